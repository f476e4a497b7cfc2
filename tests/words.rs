//! Whatever a game can ask, offer, refuse and tell has words, in every language, that read as people write.

#[path = "common/reasons.rs"]
mod reasons;

use arcs::text::{Lang, Level, Words, language};
use reasons::reasons;
use rules::Game;
use rules::chance::Seeded;
use rules::choice::{Choice, Prompt};
use rules::components::setup_cards::SETUP_CARDS;
use rules::game::LoadError;
use rules::hooks::Kind;
use rules::ids::{ActionCard, Ambition, CardId, Seat};
use rules::kit::Kit;
use rules::state::LoreSetup;
use rules::{Setup, view};
use std::collections::BTreeSet;

/// What no sentence for people contains: the look of code, and numbers that do not agree.
const NEVER: [&str; 36] = [
    "{",
    "}",
    "  ",
    " .",
    " ,",
    "..",
    "::",
    "_",
    "'",
    "CardId",
    "Some(",
    "None",
    "Seat(",
    "System(",
    "Owner(",
    "true",
    "false",
    "()",
    "invalid",
    "Invalid",
    " 1 ships",
    " 1 cards",
    " 1 keys",
    " 1 pips",
    " 1 dice",
    " 1 agents",
    " 1 hits",
    " 1 Captives",
    " 1 slots",
    " 1 fresh ships",
    "a agent",
    "a empty",
    "an ship",
    "?.",
    ",.",
    ":.",
];

fn sound(text: &str) {
    assert!(!text.is_empty(), "nothing is said");
    assert_eq!(text, text.trim());
    for bad in NEVER {
        assert!(!format!(" {text}").contains(bad), "\"{bad}\" in: {text}");
    }
}

/// Whole sentences.
fn sentences(text: &str) {
    sound(text);
    assert!(text.ends_with('.'), "no full stop: {text}");
    let first = text.chars().next().unwrap();
    assert!(first.is_uppercase() || first.is_ascii_digit() || first == '+', "no capital: {text}");
}

/// A few words that head something.
fn title(text: &str) {
    sound(text);
    assert!(!text.ends_with(['.', '?', ':', ',']), "a title that ends like a sentence: {text}");
    assert!(text.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit()), "no capital: {text}");
}

/// What follows a name.
fn after_name(text: &str) {
    sound(text);
    // Ransack is written with a capital wherever it stands.
    assert!(
        text.starts_with(char::is_lowercase) || text.starts_with("Ransacked "),
        "cannot follow a name: {text}"
    );
}

fn long() -> bool {
    std::env::var_os("ARCS_LONG").is_some()
}

#[test]
fn everything_that_random_games_meet_has_words() {
    let games = if long() { 160 } else { 12 };
    let mut met = BTreeSet::new();
    for lang in Lang::ALL {
        for players in 2..=4 {
            for seed in 0..games {
                play(lang, players, seed, &mut met);
            }
        }
    }
    let cards = met.iter().filter(|m| m.starts_with("asked by")).count();
    assert!(cards > 8, "so few questions of cards prove little: {met:?}");
}

fn play(lang: Lang, players: u8, seed: u64, met: &mut BTreeSet<String>) {
    let words = Words::plain(lang, players);
    let mut chance = Seeded::new(seed * 10 + u64::from(players));
    // Every other pair of seeds plays with leaders and lore.
    let lore = LoreSetup { pack: true, two: seed % 8 > 3, dealt: false };
    let lore = (seed % 4 > 1).then_some(lore);
    let setup = Setup { players, first: None, card: None, split_discard: seed % 2 == 1, lore };
    let mut game = Game::new(setup, &mut chance).unwrap();
    let kit = game.state().kit;
    game.retell(&mut |_, events| events.iter().for_each(|e| tell(&words, kit, players, e)));
    while let Some(decision) = game.decision() {
        let (seat, prompt) = (decision.seat, decision.prompt);
        let options = decision.options.to_vec();
        ask(&words, &game, seat, &prompt, &options);
        if let Prompt::Card { card, ability, step, .. } = prompt {
            met.insert(format!("asked by {} {ability} {step}", words.card_name(card)));
        }
        for (choice, reason) in game.refusals() {
            title(&words.choice(game.state(), seat, &prompt, &choice).title);
            sentences(&words.reason(game.state(), &reason));
        }
        let choice = pick(&options, &mut chance);
        for event in game.apply(seat, choice, &mut chance).unwrap() {
            tell(&words, kit, players, &event);
        }
    }
    let ranking = words.ranking(game.state());
    assert_eq!(ranking.len(), usize::from(players));
    ranking.iter().for_each(|line| sentences(line));
}

/// Ends turns less often than a uniform choice would, so that more happens.
fn pick(options: &[Choice], chance: &mut Seeded) -> Choice {
    let choice = options[chance.below(options.len())];
    if matches!(choice, Choice::EndTurn | Choice::Pass | Choice::Decline | Choice::Done) {
        options[chance.below(options.len())]
    } else {
        choice
    }
}

fn ask(words: &Words, game: &Game, seat: Seat, prompt: &Prompt, options: &[Choice]) {
    let state = game.state();
    let question = words.question(state, seat, prompt);
    after_name(&question);
    assert!(!question.ends_with('.') && !question.contains("decide for"), "{prompt:?}: {question}");
    assert!(words.prompt(state, seat, prompt).starts_with(words.player(seat)));
    after_name(&words.question_short(prompt));
    // Others are told who is asked what, from what they know.
    for viewer in state.seats().map(Some).chain([None]) {
        after_name(&words.question(&view::of(state, viewer).state, seat, prompt));
    }
    let own = view::of(state, Some(seat)).state;
    let mut titles = BTreeSet::new();
    for choice in options {
        let text = words.choice(state, seat, prompt, choice);
        title(&text.title);
        if !text.detail.is_empty() {
            sentences(&text.detail);
        }
        assert!(titles.insert(text.title.clone()), "{prompt:?}: two choices are \"{}\"", text.title);
        assert_eq!(text, words.choice(&own, seat, prompt, choice), "what is not known is told: {choice:?}");
    }
}

fn tell(words: &Words, kit: Kit, players: u8, event: &rules::event::Event) {
    for viewer in Seat::all(players).map(Some).chain([None]) {
        let seen = event.seen_by(viewer);
        let sentence = words.event(kit, &seen);
        sentences(&sentence);
        let line = words.line(kit, &seen);
        if line.who.is_some() {
            after_name(&line.text);
        }
        if let Some(shown) = words.log(&seen, kit) {
            sound(&shown.text);
            assert_eq!(shown.heading, shown.heading && line.level <= Level::Round);
        }
    }
}

#[test]
fn every_court_card_is_explained() {
    let kit = Kit::base();
    for lang in Lang::ALL {
        let words = Words::plain(lang, 4);
        let mut shorts = BTreeSet::new();
        for (i, plug) in kit.tables().plugs.iter().enumerate() {
            let card = CardId(i as u16);
            let text = words.card_text(card);
            title(words.card_name(card));
            sentences(text.short);
            assert!(text.short.chars().count() <= 90, "{}: {}", text.short.chars().count(), text.short);
            assert!(shorts.insert(text.short), "{} has the text of another card", plug.id);
            assert!(!text.text.is_empty());
            text.text.iter().chain(text.rulings).for_each(|t| sentences(t));
            assert!((2..=4).contains(&text.rulings.len()), "{}: {} rulings", plug.id, text.rulings.len());
            title(&words.card_line(kit, card));
            assert_eq!(
                plug.start.is_some() || plug.choose.is_some(),
                !text.abilities.is_empty(),
                "{}",
                plug.id
            );
            for ability in text.abilities {
                title(ability.title);
                after_name(ability.done);
                ability.questions.iter().for_each(|q| after_name(q));
                if plug.kind == Kind::Guild {
                    sentences(ability.detail);
                }
            }
        }
    }
}

#[test]
fn every_reason_has_words() {
    let reasons = reasons();
    let setup = Setup { players: 3, first: None, card: None, split_discard: false, lore: None };
    let game = Game::new(setup, &mut Seeded::new(1)).unwrap();
    for lang in Lang::ALL {
        let words = Words::plain(lang, 3);
        reasons.iter().for_each(|reason| sentences(&words.reason(game.state(), reason)));
        title(words.why_not("3 Hex").trim_end_matches('?'));
        for error in [
            LoadError::Engine(0),
            LoadError::Engine(99),
            LoadError::Kit,
            LoadError::Setup,
            LoadError::Position,
            LoadError::Entry(11),
        ] {
            sentences(&words.load_error(&error));
        }
    }
}

#[test]
fn everything_is_explained_and_named() {
    let kit = Kit::base();
    for lang in Lang::ALL {
        let language = language(lang);
        let explained = language.reference;
        let all = [&explained.ambitions[..], &explained.resources, &explained.actions, &explained.modes];
        all.into_iter().flatten().for_each(|t| sentences(t));
        explained.dice.iter().chain(&explained.symbols).chain(explained.scoring).for_each(|t| sentences(t));
        sentences(explained.outrage);
        sentences(explained.phantom);
        assert_eq!(explained.ambition(Ambition::EMPATH), explained.ambitions[4]);
        for i in 0..kit.tables().action_cards.len() as u8 {
            title(&(language.game.action_card)(kit, ActionCard(i)));
            sentences(&(explained.action_card)(kit, ActionCard(i)));
        }
        for (i, card) in SETUP_CARDS.iter().enumerate() {
            let name = language.names.setup_card(i as u8);
            title(name);
            assert_eq!(name, (language.screens.setup_card)(card.id));
        }
    }
}

#[test]
fn people_are_called_by_their_names() {
    let setup = Setup { players: 2, first: Some(Seat(1)), card: Some(0), split_discard: false, lore: None };
    let game = Game::new(setup, &mut Seeded::new(3)).unwrap();
    let mut words = Words::plain(Lang::English, 2);
    words.players = arcs::text::Players::new(["Ada", "Grace Hopper"]);
    let asked = game.decision().unwrap();
    assert_eq!(
        words.prompt(game.state(), asked.seat, &asked.prompt),
        "Ada: keep this hand, or take a new one for good?"
    );
    let event = rules::event::Event::Passed { from: Seat(0), to: Seat(1) };
    assert_eq!(words.event(game.state().kit, &event), "Ada passed the initiative to Grace Hopper.");
}
