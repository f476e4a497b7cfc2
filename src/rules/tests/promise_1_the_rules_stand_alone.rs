//! Promise 1: the rules depend on no web crate and on no clock, thread, file or global.

use std::fs;
use std::path::{Path, PathBuf};

/// Everything that the rules may depend on.
const ALLOWED: [&str; 5] = ["enum-map", "rand_core", "rand_pcg", "serde", "tinyvec"];

/// What no source of the rules may say: the world outside, hidden state, numbers that differ by machine.
const FORBIDDEN: [&str; 20] = [
    "std::time",
    "std::thread",
    "std::fs",
    "std::env",
    "std::io",
    "std::net",
    "std::process",
    "static mut",
    "thread_local",
    "OnceLock",
    "LazyLock",
    "OnceCell",
    "Mutex",
    "AtomicU",
    "RefCell",
    "unsafe ",
    "println!",
    "f32",
    "f64",
    "cfg(target",
];

fn home() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder").map(|e| e.expect("an entry").path()) {
        let name = entry.file_name().and_then(|n| n.to_str()).unwrap_or_default();
        if entry.is_dir() && !matches!(name, "tests" | "benches" | "target") {
            sources(&entry, found);
        } else if name.ends_with(".rs") {
            found.push(entry);
        }
    }
}

#[test]
fn the_rules_depend_on_nothing_but_data_structures_and_a_generator() {
    let manifest = fs::read_to_string(home().join("Cargo.toml")).expect("the manifest");
    let mut section = "";
    let mut depends = Vec::new();
    for line in manifest.lines().map(str::trim).filter(|l| !l.is_empty() && !l.starts_with('#')) {
        if line.starts_with('[') {
            section = line;
            let other = section.contains("dependencies")
                && !matches!(section, "[dependencies]" | "[dev-dependencies]");
            assert!(!other, "dependencies of a kind that this test does not know: {section}");
        } else if section == "[dependencies]" {
            depends.extend(line.split_once('=').map(|(name, _)| name.trim().to_owned()));
        }
    }
    assert_eq!(depends, ALLOWED);
}

#[test]
fn no_source_of_the_rules_reaches_for_the_world_or_keeps_a_global() {
    let mut files = Vec::new();
    sources(&home(), &mut files);
    assert!(files.len() > 50, "the sources were not found");
    for file in files {
        let text = fs::read_to_string(&file).expect("a source");
        for (at, line) in text.lines().enumerate() {
            let code = line.split("//").next().unwrap_or_default();
            let found = FORBIDDEN.iter().find(|word| code.contains(**word));
            assert_eq!(found, None, "{}:{}", file.display(), at + 1);
        }
    }
}
