//! The page: which screen stands on it, and what all screens share.

mod awake;
pub mod crash;
mod dialog;
mod files;
pub mod icons;
pub mod nav;
pub mod notices;
pub mod offline;
pub mod play;
pub mod prefs;
pub mod reading;
pub mod screens;
mod sound;
pub mod storage;
pub mod table;
pub mod theme;
pub mod thinker;

use leptos::prelude::*;

use crate::session::Page;
use crate::text::replay::words as replay;
use crate::text::screens::words;
use crate::text::settings::words as settings;
use crate::text::transfer::words as transfer;
use nav::Nav;
use notices::Notices;
use play::{Play, Stage};
use prefs::Prefs;
use theme::Theme;

/// Puts the app on the page. Must be called once.
pub fn start() {
    crash::install();
    #[cfg(debug_assertions)]
    if table::gallery::mount() {
        return;
    }
    leptos::mount::mount_to_body(App);
}

/// What stands on the page: the page's address together with how far the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// The first screen.
    Home,
    /// The form for a new game.
    NewGame,
    /// The list of games.
    Saved,
    /// A game told again.
    Replay,
    /// What this is.
    About,
    /// What is chosen for this device.
    Settings,
    /// Cards and rules.
    Reference,
    /// Who sits at this device?
    Who,
    /// The game went two ways.
    Fork,
    /// Another tab goes on with the game.
    Taken,
    /// This seat decides, at another device.
    Away(u8),
    /// The device goes to this seat; nothing of the table is on the page.
    Pass(u8),
    /// The table, as the seat at the device may see it.
    Table,
    /// How the game ended.
    GameOver,
    /// The table's address without a game.
    NoGame,
}

impl Screen {
    fn of(page: Page, stage: Stage) -> Screen {
        match (page, stage) {
            (Page::Home, _) => Screen::Home,
            (Page::NewGame, _) => Screen::NewGame,
            (Page::Saved, _) => Screen::Saved,
            (Page::Replay, _) => Screen::Replay,
            (Page::About, _) => Screen::About,
            (Page::Settings, _) => Screen::Settings,
            (Page::Reference, _) => Screen::Reference,
            (Page::Table, Stage::None) => Screen::NoGame,
            (Page::Table, Stage::Who) => Screen::Who,
            (Page::Table, Stage::Fork) => Screen::Fork,
            (Page::Table, Stage::Taken) => Screen::Taken,
            (Page::Table, Stage::Away(seat)) => Screen::Away(seat),
            (Page::Table, Stage::Pass(seat)) => Screen::Pass(seat),
            (Page::Table, Stage::Table) => Screen::Table,
            (Page::Table, Stage::Over) => Screen::GameOver,
        }
    }

    /// The title of the window. The hand-over tells no more than the first screen does.
    fn title(self) -> String {
        let w = words();
        match self {
            Screen::NewGame => (w.title)(w.new_game.heading),
            Screen::Saved => (w.title)(transfer().saved.heading),
            Screen::Replay => (w.title)(replay().replay.title),
            Screen::About => (w.title)(w.about.heading),
            Screen::Settings => (w.title)(settings().heading),
            Screen::Reference => (w.title)(reading::book().heading),
            _ => w.arcs.to_string(),
        }
    }
}

/// The whole app.
#[component]
pub fn App() -> impl IntoView {
    let notices = Notices::provide();
    let prefs = Prefs::provide(notices);
    Theme::provide(prefs);
    offline::Offline::provide();
    let nav = Nav::provide();
    let play = Play::provide(notices, nav);
    // What the device prefers holds at once, in the game at hand too.
    Effect::new(move |_| play.prefer(prefs.play()));
    Effect::new(move |_| play.tells_since().set(prefs.digest()));
    Effect::new(move |_| play.set_pace(prefs.bots()));
    Effect::new(move |_| play.watch_table(nav.page() == Page::Table));
    sound::follow(prefs, play);
    awake::follow(prefs, play, nav);
    screens::pass::follow(prefs, play, nav);
    let screen = Memo::new(move |_| Screen::of(nav.page(), play.stage()));

    // A screen of the table is drawn anew for another game, even if it asks the same seat.
    let place = Memo::new(move |_| {
        let screen = screen.get();
        (screen, if nav.page() == Page::Table { play.arrivals() } else { 0 })
    });

    // Whoever leaves the table, by a link, the browser's back button or another site, covers the hands. The replay
    // shows no more than the seat at the device may see, and leads back to the table.
    Effect::new(move |_| {
        if !matches!(nav.page(), Page::Table | Page::Replay) {
            play.cover();
        }
    });
    let _ = window_event_listener(leptos::ev::pagehide, move |_| play.cover());
    // A link brings a game; one that is none is told, and the first screen stands there.
    Effect::new(move |_| {
        if let Some(text) = nav.take_game() {
            match untrack(|| play.receive(&text)) {
                Ok(()) => nav.replace(Page::Table),
                Err(why) => notices.tell(notices::Notice::Refused(why)),
            }
        }
    });
    // The table's address opens the stored game, under cover.
    Effect::new(move |_| {
        if screen.get() == Screen::NoGame && !play.resume() {
            nav.replace(Page::Home);
        }
    });
    Effect::new(move |before: Option<Screen>| {
        let now = screen.get();
        document().set_title(&now.title());
        if before.is_some_and(|before| before != now) {
            nav::to_heading();
        }
        now
    });

    view! {
        <screens::sprite::Sprite/>
        <notices::NoticeList/>
        <screens::keys::Keys/>
        {move || match place.get().0 {
            Screen::Home => screens::home::Home().into_any(),
            Screen::NewGame => screens::new_game::NewGame().into_any(),
            Screen::Saved => screens::saved::Saved().into_any(),
            Screen::Replay => screens::replay::ReplayScreen().into_any(),
            Screen::About => screens::about::About().into_any(),
            Screen::Settings => screens::settings::SettingsPage().into_any(),
            Screen::Reference => screens::reference::Reference().into_any(),
            Screen::Who => screens::who::Who().into_any(),
            Screen::Fork => screens::fork::TwoWays().into_any(),
            Screen::Taken => screens::taken::Taken().into_any(),
            Screen::Away(seat) => view! { <screens::away::Away seat/> }.into_any(),
            Screen::Pass(seat) => view! { <screens::pass::Pass seat/> }.into_any(),
            Screen::Table => screens::table_place::TablePlace().into_any(),
            Screen::GameOver => screens::game_over::GameOver().into_any(),
            Screen::NoGame => ().into_any(),
        }}
    }
}
