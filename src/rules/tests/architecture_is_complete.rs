//! ARCHITECTURE.md names every hook and every id of the specifications, and nothing that is not in the code.

use rules::hooks::{Hook, HookMask, Hooks};
use rules::kit::Kit;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The extension points of the Court cards, leaders and lore.
const IDS: &str = "play.window declare.cost declare.zero declare.after seize.source prelude.action prelude.first \
     prelude.spend_as pip.combo newaction.tax newaction.build newaction.move newaction.repair newaction.influence \
     newaction.battle tax.target tax.limit tax.yield tax.after planet.type build.site build.cost build.state build.after \
     move.cap move.catapult move.enter move.after secure.legal secure.source secure.when ransack.allow battle.start \
     battle.precollect battle.dice_total battle.dice_type battle.reroll battle.icons battle.intercept battle.after roll.any \
     steal.source steal.legal steal.replace slots.extra supply.home count.icons gain.source outrage.keep outrage.cause \
     outrage.clear score.place score.after round.end place.ships piece.replace hand.draw hand.swap setup.pieces setup.extra";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn document() -> String {
    fs::read_to_string(root().join("ARCHITECTURE.md")).expect("ARCHITECTURE.md")
}

/// What stands between backticks in the rows of tables.
fn named(text: &str) -> BTreeSet<String> {
    let rows = text.lines().filter(|l| l.starts_with('|'));
    rows.flat_map(|row| row.split('`').skip(1).step_by(2)).map(str::to_owned).collect()
}

fn sources(folder: &Path, text: &mut String) {
    for entry in fs::read_dir(folder).expect("a folder").map(|e| e.expect("an entry").path()) {
        if entry.is_dir() && !entry.ends_with("target") {
            sources(&entry, text);
        } else if entry.extension().is_some_and(|e| e == "rs") {
            text.push_str(&fs::read_to_string(&entry).expect("a source"));
        }
    }
}

#[test]
fn every_hook_has_a_name_and_a_row() {
    let text = document();
    let names: BTreeSet<&str> = Hook::ALL.iter().map(|h| h.name()).collect();
    assert_eq!(names.len(), Hook::ALL.len(), "two hooks have one name");
    for hook in Hook::ALL {
        let row = format!("| `{}` | `{hook:?}` |", hook.name());
        assert!(text.contains(&row), "no row {row}");
    }
}

#[test]
fn the_hooks_fit_their_mask_and_every_card_says_which_it_answers() {
    assert_eq!(Hook::ALL.len(), 50, "a new hook: also a row in ARCHITECTURE.md");
    assert!(Hook::ALL.len() <= 64);
    assert!(Hook::ALL.iter().enumerate().all(|(bit, hook)| *hook as usize == bit));
    assert_eq!(Hooks::NONE.mask(), HookMask::default());
    let answered = Kit::base().tables().plugs.iter().fold(0, |bits, plug| bits | plug.hooks.mask().0);
    assert_eq!(answered >> Hook::ALL.len(), 0);
    assert!(answered >> Hook::Prelude as u64 & 1 == 1);
}

#[test]
fn every_id_of_the_specifications_has_a_host() {
    let text = document();
    let named = named(&text);
    let missing: Vec<_> = IDS.split_whitespace().filter(|id| !named.contains(*id)).collect();
    assert_eq!(missing, [""; 0]);
    for number in 1..=92 {
        let rows = text.lines().filter(|l| l.starts_with(&format!("| H{number:02} |"))).count();
        assert_eq!(rows, 1, "H{number:02}");
    }
}

#[test]
fn what_the_tables_name_in_code_exists() {
    let mut code = String::new();
    sources(&root().join("src"), &mut code);
    let words: BTreeSet<&str> = code.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
    let ids: BTreeSet<&str> = IDS.split_whitespace().collect();
    for name in named(&document()) {
        if ids.contains(name.as_str()) {
            continue;
        }
        if name.ends_with('/') || name.ends_with(".rs") {
            let places = ["src/rules", "src/rules/tests", ""].map(|place| root().join(place).join(&name));
            assert!(places.iter().any(|p| p.exists()), "`{name}` is no file");
            continue;
        }
        // A path of code: its last part must be defined, not only used.
        let last = name.rsplit("::").next().unwrap_or_default();
        assert!(words.contains(last), "`{name}` is not in the code");
        if name.contains("::") && last.starts_with(char::is_lowercase) {
            let defined = [format!("fn {last}"), format!("pub {last}:"), format!("mod {last};")];
            assert!(defined.iter().any(|d| code.contains(d)), "`{name}` is not defined in the code");
        }
    }
}

#[test]
fn what_the_checklist_names_exists() {
    let text = fs::read_to_string(root().join("ADDING_A_CARD.md")).expect("ADDING_A_CARD.md");
    let mut code = String::new();
    sources(&root().join("src"), &mut code);
    let folders: Vec<_> =
        text.split('`').skip(1).step_by(2).filter(|name| name.starts_with("src/")).collect();
    assert!(folders.len() > 2);
    for folder in folders {
        assert!(root().join(folder).exists(), "`{folder}`");
    }
    for function in ["guild", "vox", "ask", "any", "join", "test", "tell", "fact", "seen_by"] {
        assert!(code.contains(&format!("fn {function}")), "{function}");
    }
}
