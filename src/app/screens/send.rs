//! The ways to send the game: a link to share or copy, its QR code, its text, a file.

use leptos::html::Textarea;
use leptos::prelude::*;
use leptos::task::spawn_local;
use qrcodegen::{QrCode, QrCodeEcc};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use super::parts::download;
use crate::app::dialog::Modal;
use crate::app::notices::{Notice, Notices};
use crate::app::play::{Parcel, use_play};
use crate::text::transfer::words;

/// More characters make a code that phones fail to read from a screen.
const MOST_QR: usize = 900;

/// The buttons and fields. Whatever is pressed, the game counts as sent.
#[component]
pub fn Send() -> impl IntoView {
    let play = use_play();
    let notices: Notices = expect_context();
    let w = &words().send;
    let parcel = play.parcel().unwrap_or_default();
    let linked = parcel.link.is_some();
    let what = parcel.link.clone().unwrap_or_else(|| parcel.text.clone());
    // Who gets it is told who is asked what; the page finds the game in whatever is pasted.
    let letter = format!("{}\n{what}", parcel.message);
    let field = NodeRef::<Textarea>::new();
    let code = RwSignal::new(false);
    let copy = {
        let letter = letter.clone();
        move |_| {
            play.sent();
            let letter = letter.clone();
            spawn_local(async move {
                let copied = copy(&letter).await;
                if !copied && let Some(field) = field.get_untracked() {
                    let _ = field.focus();
                    field.select();
                }
                notices.tell(if copied { Notice::Copied } else { Notice::NotCopied });
            });
        }
    };
    let share = can_share().then(|| {
        let parcel = parcel.clone();
        let go = move |_| {
            play.sent();
            share(&parcel);
        };
        view! { <button class="primary" on:click=go>{w.share}</button> }
    });
    let copy_class = if share.is_some() { "quiet" } else { "primary" };
    let save = move |_| {
        play.sent();
        if let Some((name, text)) = play.file_here() {
            download(&name, &text);
        }
    };
    let (label, shown) = ((w.qr_label)(&parcel.whom), what);
    let qr = move || {
        code.get().then(|| match path(&shown) {
            Some((size, path)) => view! {
                <svg class="qr" role="img" aria-label=label.clone() viewBox=format!("0 0 {size} {size}") shape-rendering="crispEdges">
                    <rect width="100%" height="100%" fill="#fff"/>
                    <path d=path fill="#000"/>
                </svg>
            }
            .into_any(),
            None => view! { <p class="sub" role="status">{w.qr_long}</p> }.into_any(),
        })
    };
    view! {
        <div class="send">
            <div class="row">
                {share}
                <button class=copy_class on:click=copy>{if linked { w.copy } else { w.copy_text }}</button>
                {linked.then(|| view! {
                    <button
                        class="quiet"
                        aria-expanded=move || code.get().to_string()
                        on:click=move |_| { play.sent(); code.update(|c| *c = !*c) }
                    >
                        {move || if code.get() { w.qr_hide } else { w.qr }}
                    </button>
                })}
                <button class="quiet" title=w.file_small on:click=save>{w.file}</button>
            </div>
            {qr}
            {(!linked).then(|| view! { <p class="sub">{w.single}</p> })}
            <label class="text">
                <span class="sr">{if linked { w.link } else { w.text }}</span>
                <textarea
                    class="field"
                    readonly
                    rows="3"
                    spellcheck="false"
                    node_ref=field
                    prop:value=letter
                    on:focus:target=move |event| event.target().select()
                    on:copy=move |_| play.sent()
                ></textarea>
            </label>
            <p class="fine">{w.honest}</p>
        </div>
    }
}

/// The same as a sheet over the table or the result.
#[component]
pub fn SendSheet(
    /// Is it open?
    open: RwSignal<bool>,
) -> impl IntoView {
    let play = use_play();
    let w = &words().send;
    let close = Callback::new(move |()| open.set(false));
    let lede = move || {
        let whom = play.parcel().unwrap_or_default().whom;
        if whom.is_empty() { w.lede_over.to_string() } else { (w.lede)(&whom) }
    };
    view! {
        <Modal open close class="table-menu sending" label=w.title.to_string()>
            <header><h2>{w.title}</h2></header>
            <p class="small">{lede}</p>
            <Send/>
            <button class="quiet" on:click=move |_| close.run(())>{w.close}</button>
        </Modal>
    }
}

/// Does the browser have a share sheet? Only some do, and only for pages they trust.
fn can_share() -> bool {
    js_sys::Reflect::get(&window().navigator(), &"share".into()).is_ok_and(|share| share.is_function())
}

fn share(parcel: &Parcel) {
    let data = web_sys::ShareData::new();
    data.set_title("Arcs");
    match &parcel.link {
        Some(link) => {
            data.set_text(&parcel.message);
            data.set_url(link);
        }
        None => data.set_text(&format!("{}\n{}", parcel.message, parcel.text)),
    }
    let asked = window().navigator().share_with_data(&data);
    spawn_local(async move {
        // Somebody who closes the sheet has decided not to share: nothing is wrong.
        let _ = JsFuture::from(asked).await;
    });
}

/// Puts a text on the clipboard, if the browser has one for us.
async fn copy(text: &str) -> bool {
    let clipboard = js_sys::Reflect::get(&window().navigator(), &"clipboard".into()).unwrap_or(JsValue::NULL);
    match clipboard.dyn_into::<web_sys::Clipboard>() {
        Ok(clipboard) => JsFuture::from(clipboard.write_text(text)).await.is_ok(),
        Err(_) => false,
    }
}

/// The QR code of a text: its size with the quiet border, and its dark modules as a path.
fn path(text: &str) -> Option<(i32, String)> {
    let code = (text.len() <= MOST_QR).then(|| QrCode::encode_text(text, QrCodeEcc::Low).ok()).flatten()?;
    let mut path = String::new();
    for y in 0..code.size() {
        for x in (0..code.size()).filter(|x| code.get_module(*x, y)) {
            path.push_str(&format!("M{} {}h1v1h-1z", x + 4, y + 4));
        }
    }
    Some((code.size() + 8, path))
}
