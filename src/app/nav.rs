//! Moving between pages: the address after `#`, so that the browser's back and forward buttons work.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

use crate::save::envelope;
use crate::session::Page;

/// The way to other pages.
#[derive(Clone, Copy)]
pub struct Nav {
    page: RwSignal<Page>,
    /// What the page of cards and rules reads.
    rest: RwSignal<String>,
    /// A game that stands in the address and has not been taken in yet.
    game: RwSignal<Option<String>>,
}

impl Nav {
    /// Follows the address from now on; `use_nav` finds it.
    pub fn provide() -> Nav {
        let nav =
            Nav { page: RwSignal::new(current()), rest: RwSignal::new(rest()), game: RwSignal::new(game()) };
        let _ = window_event_listener(leptos::ev::hashchange, move |_| nav.follow());
        let _ = window_event_listener(leptos::ev::popstate, move |_| nav.follow());
        provide_context(nav);
        nav
    }

    /// The page whose address it is. Tracks.
    pub fn page(self) -> Page {
        self.page.get()
    }

    /// What stands behind the address of cards and rules. Tracks.
    pub fn rest(self) -> String {
        self.rest.get()
    }

    /// Reads something else of cards and rules; back leads here.
    pub fn read(self, what: &str) {
        let _ = window().location().set_hash(&format!("{}/{what}", Page::Reference.hash()));
        self.follow();
    }

    /// Takes the game that stands in the address, if there is one; the address is the first screen's then. Tracks.
    pub fn take_game(self) -> Option<String> {
        let game = self.game.get();
        if game.is_some() {
            self.game.set(None);
            self.replace(Page::Home);
        }
        game
    }

    /// Goes to a page; back leads here.
    pub fn go(self, page: Page) {
        let _ = window().location().set_hash(page.hash());
        self.follow();
    }

    /// Goes to a page instead of this one: back leads to where one came from.
    pub fn replace(self, page: Page) {
        let address = window().location().href().unwrap_or_default();
        let place = address.split('#').next().unwrap_or_default();
        if let Ok(history) = window().history() {
            let url = format!("{place}{}", page.hash());
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&url));
        }
        self.page.set(page);
    }

    fn follow(self) {
        if let Some(game) = game() {
            return self.game.set(Some(game));
        }
        // Both events tell of one step: what is read is drawn once, and keeps the focus.
        let rest = rest();
        if self.rest.with_untracked(|now| *now != rest) {
            self.rest.set(rest);
        }
        let page = current();
        if self.page.get_untracked() != page {
            self.page.set(page);
        }
    }
}

/// The way to other pages.
pub fn use_nav() -> Nav {
    expect_context()
}

fn game() -> Option<String> {
    let hash = window().location().hash().unwrap_or_default();
    envelope::is_ours(&hash).then_some(hash)
}

fn current() -> Page {
    Page::of(&window().location().hash().unwrap_or_default())
}

fn rest() -> String {
    let hash = window().location().hash().unwrap_or_default();
    Page::rest(&hash).unwrap_or_default().to_string()
}

/// After a change of screen: from the top, and a screen reader begins with the heading.
pub fn to_heading() {
    request_animation_frame(|| {
        window().scroll_to_with_x_and_y(0.0, 0.0);
        if let Ok(Some(heading)) = document().query_selector("h1[tabindex]") {
            let _ = heading.unchecked_into::<web_sys::HtmlElement>().focus();
        }
    });
}
