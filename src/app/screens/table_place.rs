//! The table of the game at this device.

use leptos::prelude::*;

use super::menu::Menu;
use super::since::Since;
use crate::app::play::{Stage, use_play};
use crate::app::table::{Moments, OpenPlace, Reading, Table};
use crate::app::theme::Theme;
use crate::model::{TableAction, TableModel};
use crate::text::table::EN;

/// The table, for the seat at the device.
#[component]
pub fn TablePlace() -> impl IntoView {
    let play = use_play();
    let theme: Theme = expect_context();
    // What is about to be covered is not drawn once more.
    let model = Memo::new(move |before: Option<&TableModel>| match before {
        Some(before) if play.stage() != Stage::Table => before.clone(),
        _ => play.model(),
    });
    let menu = RwSignal::new(false);
    provide_context(RwSignal::new(Vec::<Reading>::new()));
    provide_context(OpenPlace(RwSignal::new(None)));
    provide_context(Moments { look: Callback::new(move |at| play.watch_here(Some(at))), at: None });
    let act = Callback::new(move |action: TableAction| {
        if !play.act(action) {
            match action {
                TableAction::Menu => menu.set(true),
                TableAction::Theme => theme.turn(),
                _ => {}
            }
        }
    });
    view! {
        <Table model effects=Signal::derive(move || play.effects()) words=&EN on_action=act/>
        <Menu open=menu/>
        <Since/>
    }
}
