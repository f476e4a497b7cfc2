//! What the program knows of its cards.

use super::Trouble;
use crate::text::cli as text;
use crate::text::names::EN;
use rules::components::action_cards::{ACTION_CARDS, Declares};
use rules::components::setup_cards::SETUP_CARDS;
use rules::hooks::{Hook, Kind};
use rules::ids::CardId;
use rules::kit::Kit;

/// Prints all cards, or those whose id or name is this.
///
/// # Errors
/// If there is no such card.
pub fn run(id: Option<&str>) -> Result<(), Trouble> {
    let lines = court().chain(action_cards()).chain(setup_cards());
    let wanted = |(key, name, _): &(String, String, String)| {
        id.is_none_or(|id| key.eq_ignore_ascii_case(id) || name.eq_ignore_ascii_case(id))
    };
    let found: Vec<_> = lines.filter(wanted).collect();
    if let (Some(id), true) = (id, found.is_empty()) {
        return Err(Trouble::Fails(text::no_such_card(id)));
    }
    found.iter().for_each(|(key, name, rest)| println!("{}", text::card(key, name, rest)));
    Ok(())
}

fn court() -> impl Iterator<Item = (String, String, String)> {
    let kit = Kit::base();
    (0..kit.tables().plugs.len() as u16).map(CardId).map(move |card| {
        let plug = kit.plug(card);
        let suit = plug.suit.map(|suit| EN.resource(suit));
        let mask = plug.hooks.mask().0;
        let hooks = Hook::ALL.iter().filter(|h| mask >> **h as u64 & 1 == 1).map(|h| h.name()).collect();
        let vox = plug.kind == Kind::Vox;
        (plug.id.to_owned(), EN.court(card).to_owned(), text::court_card(vox, suit, plug.raid_cost, hooks))
    })
}

fn action_cards() -> impl Iterator<Item = (String, String, String)> {
    ACTION_CARDS.iter().map(|row| {
        let name = format!("{} {}", EN.suit(row.suit), row.number);
        let key = format!("{}-{}", EN.suit(row.suit), row.number);
        let declares = match row.declares {
            Declares::Nothing => text::NO_AMBITION,
            Declares::One(ambition) => EN.ambition(ambition),
            Declares::Any => text::ANY_AMBITION,
        };
        let actions = Kit::base().tables().suits[usize::from(row.suit.0)];
        let actions: Vec<&str> = actions.iter().map(|a| EN.action(*a)).collect();
        (key, name, text::action_card(row.pips, declares, &actions.join(", "), row.seizes))
    })
}

fn setup_cards() -> impl Iterator<Item = (String, String, String)> {
    SETUP_CARDS.iter().map(|card| {
        let out: Vec<String> = card.out.iter().map(u8::to_string).collect();
        let seats = card.seats.iter().map(|start| {
            let c: Vec<String> = start.c.iter().map(ToString::to_string).collect();
            text::start(&start.a.to_string(), &start.b.to_string(), &c.join(", "))
        });
        let seats: Vec<String> = seats.collect();
        (
            card.id.to_owned(),
            String::new(),
            text::setup_card(card.players, &out.join(", "), card.experienced, &seats),
        )
    })
}
