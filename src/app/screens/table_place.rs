//! The table of the game at this device.

use leptos::prelude::*;

use super::menu::Menu;
use super::parts::seat_name;
use super::since::Since;
use crate::app::play::use_play;
use crate::app::table::{Reading, Table};
use crate::app::theme::Theme;
use crate::model::TableAction;
use crate::text::table::EN;
use crate::text::transfer::words;

/// The table, for the seat at the device.
#[component]
pub fn TablePlace() -> impl IntoView {
    let play = use_play();
    let theme: Theme = expect_context();
    let model = Memo::new(move |_| play.model());
    let menu = RwSignal::new(false);
    provide_context(RwSignal::new(Vec::<Reading>::new()));
    let act = Callback::new(move |action: TableAction| {
        if !play.act(action) {
            match action {
                TableAction::Menu => menu.set(true),
                TableAction::Theme => theme.turn(),
                _ => {}
            }
        }
    });
    let waits = Memo::new(move |_| play.is_looking());
    let whom = Memo::new(move |_| model.with(|m| m.decision.as_ref().map(|d| d.seat)));
    let back = move || {
        let name = whom.get().and_then(|seat| play.config()?.seats.get(usize::from(seat.0)).map(seat_name));
        (words().away.back)(&name.unwrap_or_default())
    };
    view! {
        <Table model words=&EN on_action=act/>
        {move || waits.get().then(|| view! {
            <button class="primary waiting" on:click=move |_| play.look_away()>{back}</button>
        })}
        <Menu open=menu/>
        <Since/>
    }
}
