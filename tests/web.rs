//! The parts of the page, in a real browser: `wasm-pack test --headless --chrome -- --test web`.
#![cfg(target_arch = "wasm32")]

#[path = "../src/rules/tests/common/mod.rs"]
mod common;
#[path = "../src/rules/tests/common/golden.rs"]
mod golden;

use arcs::app::thinker::Thinker;
use arcs::thinking::Question;
use bots::{Effort, Level};
use leptos::mount::mount_to;
use leptos::prelude::*;
use rules::chance::Seeded;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::HtmlElement;

wasm_bindgen_test_configure!(run_in_browser);

/// A fresh place in the page to mount something in.
fn host() -> HtmlElement {
    let host = document().create_element("div").unwrap();
    document().body().unwrap().append_child(&host).unwrap();
    host.unchecked_into()
}

#[wasm_bindgen_test]
fn the_app_has_one_main_heading() {
    let host = host();
    let _mounted = mount_to(host.clone(), arcs::app::App);
    assert_eq!(host.query_selector_all("h1").unwrap().length(), 1);
}

#[wasm_bindgen_test]
fn the_golden_games_come_out_in_a_browser_as_they_do_elsewhere() {
    for (players, seed, hash) in golden::GOLDEN {
        assert_eq!(golden::hash(players, seed), hash, "{players} players, seed {seed}");
    }
}

/// Some milliseconds later.
async fn later(millis: i32) {
    let wait = js_sys::Promise::new(&mut |done, _| {
        window().set_timeout_with_callback_and_timeout_and_arguments_0(&done, millis).unwrap();
    });
    wasm_bindgen_futures::JsFuture::from(wait).await.unwrap();
}

#[wasm_bindgen_test]
async fn a_page_without_workers_answers_itself_and_only_what_was_asked_last() {
    let setup = rules::Setup { players: 3, first: None, card: None, split_discard: false, lore: None };
    let game = rules::Game::new(setup, &mut Seeded::new(1)).unwrap();
    let seat = game.decision().map(|d| d.seat);
    let view = rules::view::of(game.state(), seat);
    let question = Question { view, level: Level::Hard, effort: Effort::Table, seed: 1 };
    let owner = Owner::new();
    let thinker = owner.with(Thinker::idle);
    let told = Rc::new(RefCell::new(Vec::new()));
    for n in 0..3 {
        let told = told.clone();
        thinker.ask(question.clone(), move |thought| told.borrow_mut().push((n, thought)));
    }
    for _ in 0..200 {
        later(20).await;
        if !told.borrow().is_empty() {
            break;
        }
    }
    later(100).await;
    let told = told.take();
    assert_eq!(told.len(), 1);
    assert!(told[0].0 == 2 && question.is_answered_by(&told[0].1));
    // Who is forgotten hears nothing.
    thinker.ask(question, |_| panic!("an answer that nobody wants"));
    thinker.forget();
    later(200).await;
}
