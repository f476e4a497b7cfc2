//! A case that does not hold must say so: every way in which one can be wrong.

use super::format::File;
use super::run;

/// The first thing that is wrong with a case of a holder about to lead.
fn wrong(lines: &str) -> String {
    let text = format!(
        "[[case]]\nrule = \"A rule\"\nplayed = [\"P1 lead Aggression 2\"]\n\
         map = {{ 2H = \"P1 2 ships, P2 city\" }}\nP1 = {{ slots = \"Relic\", hand = \"Construction 2\" }}\n{lines}"
    );
    match toml::from_str::<File>(&text) {
        Ok(file) => run(&file.case[0]).err().map(|(_, why)| why[0].clone()).unwrap_or_default(),
        Err(error) => error.message().to_owned(),
    }
}

#[track_caller]
fn says(lines: &str, expected: &str) {
    let found = wrong(lines);
    assert!(!expected.is_empty() && found.contains(expected), "expected {expected:?}, found {found:?}");
}

#[test]
fn a_case_that_holds_passes() {
    // Two hits on a fresh city leave no choice: it is destroyed.
    let lines = "play = [\"P1: battle; 2 assault => assault HH, assault blank\", \"P1 is asked turn\"]\n\
                 then = [\"map 2H = P1 2 ships\", \"P1 trophies = P2 city\", \"P1 slots = - -\"]";
    assert_eq!(wrong(lines), "");
}

#[test]
fn chance_must_be_answered_exactly() {
    let roll = |dice: &str| format!("play = [\"P1: battle; 1 assault => {dice}\"]");
    says(
        &roll("skirmish H"),
        "\"skirmish H\" is no answer when chance is asked for a roll of one assault die",
    );
    says(&roll("assault H"), "\"assault H\" is neither");
    says(&roll(""), "no answer is given");
    says(&roll("assault blank, assault HH"), "chance was not asked for: assault HH");
}

#[test]
fn a_choice_must_be_offered_and_be_clear() {
    says("play = [\"P1: tax\"]", "P1 cannot choose \"tax\": not in suit");
    says("play = [\"P1: bttle\"]", "no choice has the word \"bttle\"");
    says("play = [\"P2: end turn\"]", "expected P2 to decide, but P1 is asked: turn");
    says("play = [\"P1: battle; 1 raid 1\"]", "P1 is not offered");
    says("play = [\"P1: battle; dice; raid\"]", "P1 is not offered");
}

#[test]
fn what_is_offered_and_refused_must_be_as_said() {
    says("play = [\"P1 cannot battle\"]", "P1 is offered \"battle\"");
    says("play = [\"P1 cannot tax (no pips)\"]", "found: not in suit");
    says("play = [\"P1 cannot taxx\"]", "no choice has the word \"taxx\"");
    says("play = [\"P1 has only battle; end turn\"]", "other choices are offered too");
    says("play = [\"P1 is asked lead\"]", "found: turn");
    says("play = [\"P1 dances\"]", "cannot read the line");
}

#[test]
fn facts_must_exist_and_be_true() {
    says("then = [\"P1 power = 1\"]", "found: 0");
    says("then = [\"P1 powr = 1\"]", "there is no fact \"P1 powr\"");
    says("then = [\"P1 slots = - Relic\"]", "found: Relic -");
    says("then = [\"map 2H = P1 2 ships, P2 damaged city\"]", "found: P1 2 ships, P2 city");
}

#[test]
fn positions_must_be_possible() {
    says("P2 = { hand = \"Construction 2\" }", "Construction 2 is in two places");
    says("P2 = { slots = \"- - - Fuel\" }", "slot 4 of P2 is closed");
    says("court = \"BC99\"", "court: cannot read \"BC99\"");
    says("P2 = { hnd = \"\" }", "unknown field `hnd`");
}
