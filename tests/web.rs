//! The parts of the page, in a real browser: `wasm-pack test --headless --chrome -- --test web`.
#![cfg(target_arch = "wasm32")]

#[path = "../src/rules/tests/common/mod.rs"]
mod common;
#[path = "../src/rules/tests/common/golden.rs"]
mod golden;

use leptos::mount::mount_to;
use leptos::prelude::*;
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
