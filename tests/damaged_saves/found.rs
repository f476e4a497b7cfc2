//! What damaged saves have found, each as a case of its own.

use crate::common::{Party, begin};
use arcs::cli::simulate::Mode;
use arcs::save::compact::{self, For};
use arcs::save::{Head, Loss, MAX_TITLE, Refusal, file, open};
use arcs::session::ConfigError;
use rules::Game;
use rules::game::{Deed, ENGINE, Record};
use rules::ids::Seat;
use serde_json::{Value, json};

fn after(steps: usize, mode: Mode, players: u8, seed: u64) -> (Head, Game, Party) {
    let (head, mut game, mut party) = begin(mode, players, seed);
    for _ in 0..steps {
        party.advance(&mut game);
    }
    (head, game, party)
}

fn as_value(head: &Head, game: &Game) -> Value {
    serde_json::from_str(&file::write(head, game)).expect("a file")
}

/// A game that opened is the same again as a short text and as a file.
fn keeps(text: &str) {
    let first = open(text).expect("a game");
    for text in [compact::write(&first.head, &first.game, For::Here), file::write(&first.head, &first.game)] {
        let again = open(&text).expect("the same game");
        assert_eq!((&again.head, again.loss), (&first.head, Loss::Nothing));
        assert_eq!(again.game.record(), first.game.record());
    }
}

/// The first version took dice back without a trace: what can be done again has answers that are nowhere on its
/// tape.
#[test]
fn dice_that_were_taken_back_without_a_trace_can_be_kept() {
    let (head, mut game, mut party) = after(60, Mode::Base, 3, 4);
    while game.journal().last().is_none_or(|e| e.answers.len() < 2) {
        assert!(party.advance(&mut game));
    }
    let mut record = game.record();
    record.undone = record.journal.split_off(record.journal.len() - 3);
    record.sealed = 0;
    let mut value = as_value(&head, &game);
    value["game"] = serde_json::to_value(&record).expect("plain data");
    value.as_object_mut().expect("a file").remove("turn");
    keeps(&value.to_string());
}

#[test]
fn titles_and_names_are_what_a_line_can_show_however_they_come() {
    let (mut head, game, _) = after(30, Mode::Base, 2, 2);
    head.title = format!(" \n{}\u{202e} ", "x".repeat(3 * MAX_TITLE));
    head.config.seats[0].name = format!("{}Ada\t{}", " ".repeat(400), "\u{2003}".repeat(400));
    head.config.seats[1].name = format!(" {}", "🚀".repeat(16));
    for text in [compact::write(&head, &game, For::Others), file::write(&head, &game)] {
        let opened = open(&text).expect("a game").head;
        assert_eq!(opened.title, "x".repeat(MAX_TITLE));
        assert_eq!(opened.config.seats[0].name, "Ada");
        assert_eq!(opened.config.seats[1].name, "🚀".repeat(16));
    }
    let mut value = as_value(&head, &game);
    value["title"] = format!("{}\u{7}", "y".repeat(100)).into();
    value["config"]["seats"][0]["name"] = format!("{}A\u{0}da\u{2067} ", "\n".repeat(9999)).into();
    keeps(&value.to_string());
    let tidied = open(&value.to_string()).expect("a game").head;
    assert_eq!((&*tidied.title, &*tidied.config.seats[0].name), (&*"y".repeat(MAX_TITLE), "Ada"));
}

/// What is not said of a position follows from the rest: said all the same, it is the same position.
#[test]
fn a_position_is_kept_however_it_was_told() {
    let (head, game, mut party) = after(150, Mode::Lore, 3, 5);
    let anchor = game.anchor().expect("a turn");
    let mut goes_on = Game::at(anchor.position, &mut party.chance).expect("a position");
    for _ in 0..20 {
        party.advance(&mut goes_on);
    }
    let mut value = as_value(&head, &goes_on);
    value["game"]["position"]["turn"] = json!({ "seat": 1, "pips": 3 });
    let supply: Value = rules::ids::Resource::ALL
        .iter()
        .map(|r| {
            (
                format!("{r:?}"),
                json!(
                    open(&file::write(&head, &goes_on))
                        .expect("a game")
                        .game
                        .origin()
                        .expect("a position")
                        .resume()
                        .expect("a state")
                        .supply[*r]
                ),
            )
        })
        .collect::<serde_json::Map<_, _>>()
        .into();
    value["game"]["position"]["supply"] = supply;
    keeps(&value.to_string());
}

#[test]
fn a_turn_that_has_begun_to_spend_tokens_is_no_start_of_a_turn() {
    let (head, game, _) = after(150, Mode::Base, 3, 5);
    let text = file::write_as(ENGINE + 1, &head, &game);
    let mut value: Value = serde_json::from_str(&text).expect("a file");
    value["turn"]["position"]["spent"] = json!({ "Fuel": 1 });
    assert!(matches!(open(&value.to_string()), Err(Refusal::Game(_))));
}

#[test]
fn while_the_table_is_asked_nothing_is_taken_back() {
    let (head, mut game, _) = after(90, Mode::Base, 3, 4);
    game.ask_back(Seat(1), 70).expect("a plea");
    game.rewind(60);
    assert_eq!((game.journal().len(), game.tape().last().map(|e| e.deed)), (90, Some(Deed::AskedBack(20))));
    keeps(&file::write(&head, &game));
}

/// Each value takes many times its text while it is read.
#[test]
fn a_file_of_very_many_values_is_too_long() {
    for (many, one) in [(110_000, "[],"), (210_000, "0,"), (110_000, "{},")] {
        let text = format!("{{\"format\":\"arcs.game\",\"version\":2,\"game\":[{}0]}}", one.repeat(many));
        assert_eq!(open(&text).err(), Some(Refusal::TooLong), "{one}");
    }
}

#[test]
fn more_choices_than_any_game_has_are_no_loss_but_no_game() {
    let (head, game, _) = after(150, Mode::Base, 3, 5);
    let mut value: Value = serde_json::from_str(&file::write_as(ENGINE + 1, &head, &game)).expect("a file");
    let strange = vec![json!(7); 30_000];
    value["game"]["journal"].as_array_mut().expect("a tape").extend(strange);
    assert_eq!(open(&value.to_string()).err(), Some(Refusal::NoGame));
}

#[test]
fn a_setup_card_that_is_none_is_not_told_at_any_length() {
    let (head, game, _) = after(30, Mode::Base, 2, 2);
    let mut value = as_value(&head, &game);
    value["config"]["setup"] = json!({ "card": "x".repeat(1 << 20) });
    let Err(Refusal::Table(ConfigError::NoSuchCard(id))) = open(&value.to_string()) else { panic!("a card") };
    assert_eq!(id.len(), 16);
}

#[test]
fn records_that_are_the_same_are_the_same_text() {
    let (head, game, _) = after(150, Mode::Lore2, 4, 9);
    let Record { journal, .. } = open(&file::write(&head, &game)).expect("a game").game.record();
    assert_eq!(journal, game.tape());
    assert_eq!(
        compact::write(&head, &game, For::Here),
        compact::write(&head, &open(&file::write(&head, &game)).expect("a game").game, For::Here)
    );
}
