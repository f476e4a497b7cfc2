//! A web worker with the same program as the page: how the page gets one, and what the program does in one.
//!
//! Its script is the page's own glue and one line, in a blob; the compiled program comes to it by message. So nothing
//! is downloaded for it, and it works without a network and in the single file (`scripts/single.mjs`).

use leptos::prelude::{document, window};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, BlobPropertyBag, DedicatedWorkerGlobalScope, Element, MessageEvent, Response, Url, Worker,
    WorkerOptions, WorkerType,
};

use crate::app::offline::is_single_file;
use crate::thinking;

/// If the program runs in a worker, it answers questions from now on, and there is no page to make.
pub fn serve() -> bool {
    if web_sys::window().is_some() {
        return false;
    }
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let me = scope.clone();
    let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let question = js_sys::Uint8Array::new(&event.data()).to_vec();
        send(&me, &thinking::answer(&question).unwrap_or_default());
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    // No bytes: it is there.
    send(&scope, &[]);
    true
}

fn send(scope: &DedicatedWorkerGlobalScope, bytes: &[u8]) {
    let _ = scope.post_message(&js_sys::Uint8Array::from(bytes));
}

/// What a worker is started with; it can be used again and again.
pub struct Script {
    url: String,
    kind: WorkerType,
}

impl Script {
    /// Makes it of the page's own glue. None where the page has none that can be read.
    pub async fn make() -> Option<Script> {
        let (glue, starts, kind) = if is_single_file() {
            let glue = document().get_element_by_id("glue")?.text_content()?;
            (glue, "arcs.initSync", WorkerType::Classic)
        } else {
            (fetch(&preloaded()?.get_attribute("href")?).await?, "initSync", WorkerType::Module)
        };
        let start = format!(
            "\nonmessage = (event) => {{ onmessage = null; {starts}({{ module: event.data }}); }};\n"
        );
        let parts = js_sys::Array::of2(&glue.into(), &start.into());
        let options = BlobPropertyBag::new();
        options.set_type("text/javascript");
        let blob = Blob::new_with_str_sequence_and_options(&parts, &options).ok()?;
        Some(Script { url: Url::create_object_url_with_blob(&blob).ok()?, kind })
    }

    /// Starts a worker.
    ///
    /// # Errors
    /// What the browser has against it.
    pub fn start(&self) -> Result<Worker, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(self.kind);
        let worker = Worker::new_with_options(&self.url, &options)?;
        worker.post_message(&wasm_bindgen::module())?;
        Ok(worker)
    }
}

/// The line of the page that names its glue.
fn preloaded() -> Option<Element> {
    document().query_selector("link[rel=modulepreload]").ok().flatten()
}

async fn fetch(url: &str) -> Option<String> {
    let response: Response = JsFuture::from(window().fetch_with_str(url)).await.ok()?.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}
