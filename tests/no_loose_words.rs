//! Every word for people stands in `src/text`: whoever translates finds them all there. This test reads the source of
//! everything else as tokens, also inside `view!`, and finds literals that read as words for people.
#![cfg(not(target_arch = "wasm32"))]

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::fs;
use std::path::{Path, PathBuf};

/// Whose text is for those who write the program: it says what must be true, and nobody reads it who plays.
const FOR_PROGRAMMERS: [&str; 12] = [
    "panic",
    "unreachable",
    "todo",
    "assert",
    "assert_eq",
    "assert_ne",
    "debug_assert",
    "debug_assert_eq",
    "expect",
    "log",
    "warn",
    "error",
];
/// Attributes of elements that are read out or shown.
const READ: [&str; 5] = ["label", "title", "placeholder", "alt", "aria"];
/// Files whose literals are no words of the page, and why.
const FILES: [(&str, &str); 3] = [
    ("src/text", "here they belong"),
    ("src/cli/cases", "the notation of the test cases, for those who write them"),
    ("src/model/sample", "a made-up table, in development only"),
];
/// Literals that may stand where they stand, and why.
const LITERALS: &[(&str, &str)] = &[
    ("Esc", "what stands on the key"),
    ("A", "what stands on the key"),
    ("Enter", "what stands on the key"),
    (
        "Games without a browser: cargo run --release --bin arcs-cli -- --help",
        "for those who build the program: the page built for the wrong machine",
    ),
];

/// Does it read as words, wherever it stands: a sentence, or several words that begin with a capital?
fn reads(text: &str) -> bool {
    // What is filled in is no word, nor are the letters and numbers of a drawing's path.
    let bare: String =
        text.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest)).collect();
    let is_word = |w: &&str| w.as_bytes().windows(2).any(|two| two.iter().all(u8::is_ascii_lowercase));
    let words: Vec<&str> = bare.split(' ').filter(is_word).collect();
    let plain = text.chars().all(|c| c.is_alphanumeric() || " .,:;?!’'“”()&-{}".contains(c));
    let starts = text.chars().next().is_some_and(char::is_uppercase);
    let ends = text.trim_end().ends_with(['.', '?', '!']);
    words.len() > 1 && plain && (starts || ends)
}

/// A literal that is a string, without its quotes.
fn string(token: &TokenTree) -> Option<String> {
    let TokenTree::Literal(literal) = token else { return None };
    let text = literal.to_string();
    let text = text.strip_prefix('r').map(|t| t.trim_matches('#')).unwrap_or(&text);
    Some(text.strip_prefix('"')?.strip_suffix('"')?.to_string())
}

fn is_punct(token: Option<&TokenTree>, of: char) -> bool {
    matches!(token, Some(TokenTree::Punct(p)) if p.as_char() == of)
}

fn ident(token: Option<&TokenTree>) -> Option<String> {
    match token {
        Some(TokenTree::Ident(name)) => Some(name.to_string()),
        _ => None,
    }
}

/// Collects what reads as words. `view` says whether these tokens are elements.
fn walk(tokens: TokenStream, view: bool, found: &mut Vec<String>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut at = 0;
    let before = |at: usize, back: usize| at.checked_sub(back).and_then(|i| tokens.get(i));
    while at < tokens.len() {
        match &tokens[at] {
            // Attributes hold documentation; what is only there for tests is skipped with its body.
            TokenTree::Punct(p) if p.as_char() == '#' && !view => {
                let mut next = at + 1;
                if is_punct(tokens.get(next), '!') {
                    next += 1;
                }
                if let Some(TokenTree::Group(group)) = tokens.get(next)
                    && group.delimiter() == Delimiter::Bracket
                {
                    let said = group.stream().to_string().replace(' ', "");
                    at = next + 1;
                    if said == "cfg(test)" || said == "test" {
                        let body = |t: &TokenTree| {
                            matches!(t, TokenTree::Group(g) if g.delimiter() == Delimiter::Brace)
                                || is_punct(Some(t), ';')
                        };
                        at += tokens[at..].iter().position(body).map_or(0, |n| n + 1);
                    }
                    continue;
                }
            }
            TokenTree::Group(group) => {
                let called = match is_punct(before(at, 1), '!') {
                    true => ident(before(at, 2)),
                    false => ident(before(at, 1)),
                };
                let called = called.unwrap_or_default();
                if !FOR_PROGRAMMERS.contains(&called.as_str()) {
                    let inside = called == "view" || view && group.delimiter() != Delimiter::Brace;
                    walk(group.stream(), inside, found);
                }
            }
            token => {
                if let Some(text) = string(token) {
                    let shown = view && (is_punct(before(at, 1), '>') || is_punct(before(at, 1), '}'));
                    let group = matches!(before(at, 1), Some(TokenTree::Group(_)));
                    let capital = text.trim().chars().next().is_some_and(char::is_uppercase);
                    let read = view
                        && is_punct(before(at, 1), '=')
                        && ident(before(at, 2)).is_some_and(|name| READ.contains(&name.as_str()));
                    let letters = text.chars().any(char::is_alphabetic);
                    if reads(&text) || (shown || view && group) && capital || read && letters {
                        found.push(text);
                    }
                }
            }
        }
        at += 1;
    }
}

/// What reads as words in this source.
fn loose(source: &str) -> Vec<String> {
    let mut found = Vec::new();
    walk(source.parse().expect("Rust"), false, &mut found);
    found
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir()
            && !path.ends_with("tests")
            && !path.ends_with("benches")
            && !path.ends_with("target")
        {
            sources(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") && !path.ends_with("tests.rs") {
            found.push(path);
        }
    }
}

#[test]
fn no_word_for_people_stands_outside_of_text() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    sources(&root.join("src"), &mut files);
    assert!(files.len() > 100);
    let mut stray = Vec::new();
    for file in files {
        let name = file.strip_prefix(root).expect("below").to_string_lossy().into_owned();
        if FILES.iter().any(|(folder, _)| name.starts_with(folder)) {
            continue;
        }
        for text in loose(&fs::read_to_string(&file).expect("a file")) {
            if !LITERALS.iter().any(|(known, _)| *known == text) {
                stray.push(format!("{name}: {text:?}"));
            }
        }
    }
    assert!(stray.is_empty(), "these belong into src/text:\n{}", stray.join("\n"));
}

#[test]
fn loose_words_are_found_wherever_they_stand() {
    let finds = |source: &str| !loose(source).is_empty();
    assert!(finds(r#"fn f() -> &'static str { "The game is over." }"#));
    assert!(finds(r#"fn f() { view! { <button>"Save"</button> } }"#));
    assert!(finds(r#"fn f() { view! { <p>{move || view! { <b>"Two words"</b> }}</p> } }"#));
    assert!(finds(r#"fn f() { view! { <nav aria-label="tools"></nav> } }"#));
    assert!(finds(r#"fn f() { view! { <i title="home"/> } }"#));
    assert!(finds(r#"fn f() { format!("Chapter {n} begins") }"#));
    for fine in [
        r#"fn f() { view! { <p class="panel round">{w.title}</p> } }"#,
        r#"fn f() { view! { <path d="M5 12h.01M12 12h.01"/> } }"#,
        r#"fn f() { x.expect("A table with seats.") }"#,
        r#"fn f() { assert!(x, "Something must be so.") }"#,
        r#"/// The game is over.
           fn f() {}"#,
        r#"#[cfg(test)] mod tests { const A: &str = "The game is over."; }"#,
        r#"fn f() { get("journal") }"#,
    ] {
        assert!(!finds(fine), "{fine}: {:?}", loose(fine));
    }
}
