//! Games without a browser: see `cargo run --release --bin arcs-cli -- --help`.

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    arcs::cli::run(std::env::args_os())
}

/// A browser has no command line.
#[cfg(target_arch = "wasm32")]
fn main() {}
