//! The page's start. The game itself is in the library, `src/lib.rs`.

#[cfg(target_arch = "wasm32")]
fn main() {
    console_error_panic_hook::set_once();
    if arcs::app::thinker::serve() {
        return;
    }
    arcs::app::start();
    // index.html shows this until here; if the start above fails, it becomes the error message.
    if let Some(loading) = leptos::prelude::document().get_element_by_id("loading") {
        loading.remove();
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!("Arcs runs in a browser: start it with ./play");
    println!("Games without a browser: cargo run --release --bin arcs-cli -- --help");
}
