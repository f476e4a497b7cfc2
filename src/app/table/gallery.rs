//! The table's samples, for looking at: open the page at `#gallery`, `#gallery/crowd`, `/dice`, `/roll`,
//! `/lore` or `/waiting`; `?theme=light` or `dark` before the `#` forces a theme. Debug builds only.

use leptos::prelude::*;

use super::Table;
use crate::model::{TableAction, TableModel, sample};
use crate::text::table::EN;

/// Mounts the sample that the page's address asks for; false if it asks for none.
pub fn mount() -> bool {
    let location = window().location();
    let hash = location.hash().unwrap_or_default();
    let Some(name) = hash.strip_prefix("#gallery").map(|n| n.trim_start_matches('/').to_string()) else {
        return false;
    };
    let search = location.search().unwrap_or_default();
    if let (Some(theme), Some(root)) = (search.strip_prefix("?theme="), document().document_element()) {
        let _ = root.set_attribute("data-theme", theme);
    }
    leptos::mount::mount_to_body(move || {
        view! { <div hidden inner_html=include_str!("../../../public/icons.svg")></div><Gallery name/> }
    });
    true
}

/// The model of a part of the address: what follows `#gallery`.
fn model(name: &str) -> TableModel {
    match name {
        "crowd" => sample::crowd(),
        "dice" => sample::battle(false),
        "roll" => sample::battle(true),
        "lore" => sample::lore(),
        "waiting" => sample::waiting(),
        _ => sample::sample(),
    }
}

/// One sample on a table; what the table sends goes to the console.
#[component]
pub fn Gallery(
    /// Which: see the module.
    #[prop(into)]
    name: String,
) -> impl IntoView {
    let model = RwSignal::new(model(&name));
    let log = Callback::new(move |action: TableAction| {
        leptos::logging::log!("{action:?}");
        if action == TableAction::Theme {
            let root = document().document_element();
            let dark = root.as_ref().and_then(|r| r.get_attribute("data-theme")).as_deref() == Some("dark");
            if let Some(root) = root {
                let _ = root.set_attribute("data-theme", if dark { "light" } else { "dark" });
            }
        }
    });
    view! { <Table model words=&EN on_action=log/> }
}
