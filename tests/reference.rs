//! Cards and rules: everything can be reached and found, every link leads somewhere, every word is explained.
#![cfg(not(target_arch = "wasm32"))]

#[path = "common/reasons.rs"]
mod reasons;

use arcs::text::find::{Index, Rank};
use arcs::text::rulebook::{Para, Rule};
use arcs::text::topics::{Group, Piece, Topic, pieces, plain, resolve};
use arcs::text::{Lang, Language, language};
use reasons::reasons;
use rules::choice::Reason;
use rules::ids::{Action, ActionCard, Ambition, Die, Mode, Resource};
use std::collections::BTreeSet;

fn words() -> &'static Language {
    language(Lang::English)
}

/// All texts of the rules, with links, and where they stand.
fn texts() -> Vec<(Rule, &'static str)> {
    let all = words().rules.sections();
    all.flat_map(|s| s.body.iter().flat_map(move |para| para.texts().into_iter().map(move |t| (s.rule, t))))
        .collect()
}

/// What no sentence for people contains.
const NEVER: [&str; 18] = [
    "{", "}", "[", "]", "|", "  ", " .", " ,", "..", "::", "_", "'", "\"", "None", "invalid", " a agent",
    " an ship", "a empty",
];

#[test]
fn every_section_stands_in_the_contents_once() {
    let listed: Vec<Rule> = words().rules.sections().map(|s| s.rule).collect();
    let once: BTreeSet<Rule> = listed.iter().copied().collect();
    assert_eq!(listed.len(), once.len(), "a section stands twice");
    assert_eq!(once.len(), Rule::ALL.len(), "a section is missing");
}

#[test]
fn every_link_leads_somewhere_else() {
    let mut wrong = Vec::new();
    for (rule, text) in texts() {
        for piece in pieces(text) {
            if let Piece::Link(shown, term) = piece {
                assert!(!shown.is_empty());
                match resolve(words(), term) {
                    None => wrong.push(format!("{rule:?}: [{term}] leads nowhere")),
                    Some(Topic::Rule(to)) if to == rule => wrong.push(format!("{rule:?}: [{term}] stays")),
                    _ => {}
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_section_is_linked_from_another_or_is_one_that_stands_for_itself() {
    let linked: BTreeSet<Rule> = texts()
        .iter()
        .flat_map(|(_, text)| pieces(text))
        .filter_map(|piece| match piece {
            Piece::Link(_, term) => resolve(words(), term),
            Piece::Words(_) => None,
        })
        .filter_map(|topic| match topic {
            Topic::Rule(rule) => Some(rule),
            _ => None,
        })
        .collect();
    let alone: Vec<Rule> = Rule::ALL.iter().copied().filter(|rule| !linked.contains(rule)).collect();
    assert!(alone.len() < 25, "hardly anything is linked: {alone:?}");
}

#[test]
fn the_rules_read_as_people_write() {
    for (rule, text) in texts() {
        let text = plain(text);
        assert!(text.ends_with(['.', ':']), "{rule:?}: no full stop: {text}");
        assert!(
            text.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit()),
            "{rule:?}: no capital: {text}"
        );
        for bad in NEVER {
            assert!(!format!(" {text}").contains(bad), "{rule:?}: \"{bad}\" in: {text}");
        }
        assert!(text.chars().count() <= 420, "{rule:?}: too long to read: {text}");
    }
    for section in words().rules.sections() {
        assert!(
            !section.title.ends_with('.') && section.title.starts_with(char::is_uppercase),
            "{}",
            section.title
        );
        assert!(!section.body.is_empty());
    }
}

#[test]
fn what_ends_with_a_colon_is_followed_by_a_list() {
    for section in words().rules.sections() {
        for (i, para) in section.body.iter().enumerate() {
            if let Para::Text(text) = para {
                let list = matches!(section.body.get(i + 1), Some(Para::List(_)));
                assert!(!text.ends_with(':') || list, "{}: {text}", section.title);
            }
        }
    }
}

/// The terms of the game without the campaign's (09, sections 1 to 9).
const TERMS: &[&str] = &[
    "The Reach",
    "Power",
    "Power track",
    "Power marker",
    "Chapter",
    "Chapter track",
    "Chapter marker",
    "Round",
    "Turn",
    "Turn order",
    "Setup",
    "Setup card",
    "Single-session game",
    "Two-player dummy",
    "Tie",
    "Piece",
    "Loyal",
    "Rival",
    "Ship",
    "City",
    "Starport",
    "Building",
    "Agent",
    "Fresh",
    "Damaged",
    "Supply",
    "Player board",
    "Play area",
    "City slot",
    "Building slot",
    "Resource slot",
    "Resource token",
    "Trophies",
    "Captives",
    "Initiative marker",
    "Zero marker",
    "Ambition marker",
    "Path marker",
    "Out-of-play marker",
    "Token",
    "System",
    "Gate",
    "Planet",
    "Planet type",
    "Cluster",
    "Planet ID symbol",
    "Adjacent",
    "Control",
    "Out of play",
    "Action card",
    "Action deck",
    "Action discard pile",
    "Suit",
    "Administration",
    "Aggression",
    "Construction",
    "Mobilization",
    "Court card",
    "Guild card",
    "Vox card",
    "Lore card",
    "Leader card",
    "Raid cost",
    "Prelude",
    "When Secured",
    "Lead card",
    "Surpass",
    "Copy",
    "Pivot",
    "Action pip",
    "Initiative",
    "Seize the initiative",
    "Pass the initiative",
    "Declare an ambition",
    "Mulligan",
    "Standard action",
    "New action",
    "Modifier",
    "Tax",
    "Build",
    "Move",
    "Catapult move",
    "Repair",
    "Influence",
    "Secure",
    "Battle",
    "Capture",
    "Gain",
    "Take",
    "Give",
    "Steal",
    "Spend",
    "Swap",
    "Place",
    "Return",
    "Replace",
    "Discard",
    "Scrap",
    "Bury",
    "Clear",
    "Refill",
    "Flip",
    "Battle die",
    "Assault die",
    "Skirmish die",
    "Raid die",
    "Attacking ships",
    "Defending pieces",
    "Hit",
    "Self-hit",
    "Intercept icon",
    "Intercept",
    "Ship hit icon",
    "Building hit icon",
    "Key",
    "Raid",
    "Raid dice limit",
    "Destroy",
    "Outrage",
    "Provoke Outrage",
    "Outraged",
    "Ransack the Court",
    "Harm",
    "Material",
    "Fuel",
    "Weapon",
    "Relic",
    "Psionic",
    "Ambition",
    "Ambition box",
    "Available Markers",
    "Ambition Declared slot",
    "Tycoon",
    "Tyrant",
    "Warlord",
    "Keeper",
    "Empath",
    "First place",
    "Second place",
    "Win an ambition",
    "Bonus city Power",
    "Scoring",
    "Court",
    "Court deck",
    "Court row",
    "Court discard pile",
    "Conceding",
    "Elimination",
    "Counting",
    "Icon",
];

#[test]
fn every_term_of_the_game_is_explained() {
    for term in TERMS {
        let found = resolve(words(), term);
        assert!(matches!(found, Some(Topic::Rule(_))), "{term} is explained nowhere: {found:?}");
    }
}

#[test]
fn a_term_leads_to_one_section_only() {
    let mut seen: BTreeSet<String> = BTreeSet::new();
    for section in words().rules.sections() {
        for term in section.terms {
            assert!(seen.insert(term.to_lowercase()), "{term} is explained twice");
            let titled = words().rules.sections().find(|s| s.title.eq_ignore_ascii_case(term));
            assert!(titled.is_none_or(|s| s.rule == section.rule), "{term} is the title of another section");
        }
    }
}

#[test]
fn every_topic_has_an_address_of_its_own_that_leads_to_it() {
    let all = Topic::all(words());
    assert_eq!(all.len(), Rule::ALL.len() + 28 + 31 + 16 + 28 + 12);
    let mut slugs = BTreeSet::new();
    for topic in all {
        let slug = topic.slug();
        assert!(slug.chars().all(|c| c.is_ascii_alphanumeric() || "-/".contains(c)), "{slug}");
        assert_eq!(Topic::of_slug(words(), &slug), Some(topic));
        assert!(!topic.title(words()).is_empty() && !topic.texts(words()).is_empty());
        assert!(slugs.insert(slug));
    }
    assert_eq!(Topic::of_slug(words(), "nowhere"), None);
}

#[test]
fn every_card_leads_to_what_it_is_and_what_it_speaks_of() {
    for topic in Group::ALL.into_iter().flat_map(Group::topics) {
        assert!(topic.see_also(words()).contains(&topic.group().unwrap().rule()), "{topic:?}");
    }
    let card = |name: &str| resolve(words(), name).unwrap();
    assert!(card("Gatekeepers").see_also(words()).contains(&Rule::Fuel));
    assert!(card("Court Enforcers").see_also(words()).len() > 2);
    assert!(Topic::Action(ActionCard(13)).see_also(words()).contains(&Rule::Seizing), "Aggression 7");
}

#[test]
fn what_the_table_names_has_a_section_of_that_name() {
    let title = |rule: Rule| words().rules.section(rule).title;
    let names = words().names;
    Action::ALL.into_iter().for_each(|a| assert_eq!(title(Rule::action(a)), names.action(a)));
    Resource::ALL.into_iter().for_each(|r| assert_eq!(title(Rule::resource(r)), names.resource(r)));
    (0..5).map(Ambition).for_each(|a| assert_eq!(title(Rule::ambition(a)), names.ambition(a)));
    Die::ALL.into_iter().for_each(|d| assert_eq!(title(Rule::die(d)), format!("{} die", names.die(d))));
    [Mode::LEAD, Mode::SURPASS, Mode::COPY, Mode::PIVOT]
        .into_iter()
        .for_each(|m| assert_eq!(title(Rule::mode(m)), names.mode(m)));
}

/// Where a reason leads, and what that section says about it.
fn explained(reason: Reason) -> (Rule, &'static str) {
    match reason {
        // What nobody asks about: it is somebody else’s turn, or another part of the turn.
        Reason::NotYours | Reason::NotOffered => (Rule::Chapters, "A turn has these parts"),
        Reason::GameOver => (Rule::GameEnd, "The game is over"),
        Reason::TooLow { .. } => (Rule::Surpass, "a higher number than the lead card’s"),
        Reason::OtherSuit => (Rule::Surpass, "a card of the lead suit"),
        Reason::SameSuit => (Rule::Pivot, "a card of another suit"),
        Reason::NotLeading => (Rule::Declaring, "the leader may declare"),
        Reason::NotOnCard => (Rule::Declaring, "the ambition that stands on the lead card"),
        Reason::AlreadyDeclared => (Rule::Declaring, "lead card: once"),
        Reason::NoMarker => (Rule::Markers, "places the best one that is free"),
        Reason::AlreadySeized => (Rule::Seizing, "only once a round"),
        Reason::HasInitiative => (Rule::Seizing, "Whoever has the initiative"),
        Reason::TooLate => (Rule::Prelude, "it is too late for them"),
        Reason::PreludeOver => (Rule::Prelude, "over with the first pip"),
        Reason::JustSecured => (Rule::Prelude, "secured in this Prelude can’t use its Prelude ability"),
        Reason::NoPips => (Rule::ActionCards, "A pip buys one action"),
        Reason::NotInSuit => (Rule::ActionCards, "The suit says which"),
        Reason::Outraged(_) => (Rule::Outrage, "grant that player no action"),
        Reason::UsedThisTurn => (Rule::NewActions, "Once a turn means"),
        Reason::NoTarget => (Rule::Actions, "needs something it can be done to"),
        Reason::AlreadyTaxed => (Rule::Tax, "can be taxed once a turn"),
        Reason::NotControlled => (Rule::Control, "more fresh ships there than each other player"),
        Reason::NoPresence => (Rule::Build, "where you have a ship or a building"),
        Reason::StarportUsed => (Rule::Build, "that built no ship this turn"),
        Reason::NoStarport => (Rule::Build, "where you have a starport"),
        Reason::NoSlot => (Rule::Slots, "each city or starport takes one"),
        Reason::NoPlanet => (Rule::Slots, "a gate has room for none"),
        Reason::OneAlready => (Rule::Slots, "build outside the slots"),
        Reason::NoShip => (Rule::Move, "needs at least one ship"),
        Reason::BeenThere => (Rule::Catapult, "only after ships were left behind"),
        Reason::NothingDamaged => (Rule::Repair, "your damaged ships or buildings"),
        Reason::NotAdjacent => (Rule::Map, "move between adjacent systems"),
        Reason::OutOfPlay => (Rule::OutOfPlay, "Nothing can be moved there"),
        Reason::NoMajority | Reason::WeaponIcons { .. } => (Rule::Secure, "more agents than each Rival"),
        Reason::NoAgents => (Rule::Ransack, "on which the city’s owner has an agent"),
        Reason::EmptySpace => (Rule::Court, "spaces stay empty"),
        Reason::NoRival => (Rule::Battle, "one Rival who has a ship or a building there"),
        Reason::NoRaidDice => (Rule::CollectDice, "Raid dice are allowed only if"),
        Reason::Keys { .. } => (Rule::Raiding, "for the keys printed on it"),
        Reason::NotStealable => (Rule::Raiding, "keeps resources from being stolen"),
        Reason::Forbidden(_) => (Rule::Cannot, "Where something says that you can’t"),
        Reason::SupplyEmpty => (Rule::Supply, "From an empty supply nothing is gained"),
        Reason::NothingToGive | Reason::CannotPay(_) => (Rule::Resources, "pay what a card asks"),
        Reason::NotDeclared(_) => (Rule::Ambitions, "if it was declared"),
        Reason::EmptySlot => (Rule::ResourceSlots, "six slots for one resource each"),
    }
}

#[test]
fn every_reason_leads_to_the_section_that_explains_it() {
    let mut wrong = Vec::new();
    for reason in reasons() {
        let (rule, said) = explained(reason);
        let section = words().rules.section(rule);
        let says = section.body.iter().flat_map(Para::texts).any(|text| plain(text).contains(said));
        if Rule::of_reason(&reason) != rule || !says {
            wrong.push(format!("{reason:?} leads to {:?}; {rule:?}: {said}", Rule::of_reason(&reason)));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

fn found(query: &str) -> Vec<String> {
    Index::new(words()).find(query).into_iter().map(|hit| hit.topic.title(words())).collect()
}

#[test]
fn names_come_first_whatever_their_case() {
    for query in ["catapult", "CATAPULT", "Catapult"] {
        assert_eq!(found(query)[0], "Catapult");
    }
    assert_eq!(found("elder")[0], "Elder", "the very name before Elder Broker");
    assert_eq!(found("elder")[1], "Elder Broker");
}

#[test]
fn beginnings_of_words_in_any_order_are_enough() {
    assert_eq!(found("brok eld")[0], "Elder Broker");
    assert!(found("ransa").contains(&"Ransack the Court".to_string()));
    assert!(!found("atapult").contains(&"Catapult".to_string()), "the middle of a word is none");
}

#[test]
fn accents_and_kinds_of_quotes_do_not_matter() {
    assert_eq!(found("éldèr bröker")[0], "Elder Broker");
    assert_eq!(found("empath's vision")[0], "Empath’s Vision");
}

#[test]
fn more_words_find_less() {
    let (one, two) = (found("starport").len(), found("starport tie").len());
    assert!(0 < two && two < one, "{one}, {two}");
    assert!(found("starport zzz").is_empty());
    assert!(found("  ,. ").is_empty());
}

#[test]
fn terms_come_before_mere_sentences() {
    let hits = Index::new(words()).find("elimination");
    assert_eq!(hits[0].topic, Topic::Rule(Rule::TurnEnd));
    assert_eq!(hits[0].rank, Rank::Term);
    assert!(Index::new(words()).find("relic").is_sorted_by_key(|hit| hit.rank));
    assert_eq!(Index::new(words()).find("outrage agent")[0].topic, Topic::Rule(Rule::Outrage));
}

#[test]
fn the_sentence_with_the_match_is_shown_and_marked() {
    let hits = Index::new(words()).find("opposite gate");
    let map = hits.iter().find(|hit| hit.topic == Topic::Rule(Rule::Map)).unwrap();
    let shown: String = map.sentence.iter().map(|(_, text)| text.as_str()).collect();
    assert!(shown.contains("gate") && shown.ends_with('.'), "{shown}");
    assert!(
        map.sentence.iter().any(|(mark, text)| *mark && text.eq_ignore_ascii_case("gate")),
        "{:?}",
        map.sentence
    );
}

#[test]
fn rulings_of_cards_are_found() {
    let card = resolve(words(), "Sworn Guardians").unwrap();
    let Topic::Card(id) = card else { panic!() };
    let ruling = words().cards.of(id).rulings[0];
    assert_eq!(Index::new(words()).find(ruling)[0].topic, card);
}
