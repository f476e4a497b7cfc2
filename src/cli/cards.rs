//! What the program knows of its cards.

use super::{Trouble, say};
use crate::text::cli as text;
use crate::text::{Lang, Words};
use rules::components::action_cards::{ACTION_CARDS, Declares};
use rules::components::setup_cards::SETUP_CARDS;
use rules::hooks::Hook;
use rules::ids::{ActionCard, CardId};
use rules::kit::Kit;

/// One card: how to call it, its name, a line about it, and more.
struct Entry {
    id: String,
    name: String,
    line: String,
    more: Vec<String>,
}

/// Prints all cards, a line each, or everything about those with this id or name.
///
/// # Errors
/// If there is no such card.
pub fn run(id: Option<&str>) -> Result<(), Trouble> {
    let words = Words::plain(Lang::English, 4);
    let all = court(&words).chain(action_cards(&words)).chain(setup_cards(&words));
    let Some(id) = id else {
        all.for_each(|card| say(text::card(&card.id, &card.name, &card.line)));
        return Ok(());
    };
    let wanted = |card: &Entry| card.id.eq_ignore_ascii_case(id) || card.name.eq_ignore_ascii_case(id);
    let found: Vec<Entry> = all.filter(wanted).collect();
    if found.is_empty() {
        return Err(Trouble::Fails(text::no_such_card(id)));
    }
    for card in found {
        say(text::card(&card.id, &card.name, &card.line));
        card.more.iter().for_each(say);
    }
    Ok(())
}

fn court(words: &Words) -> impl Iterator<Item = Entry> {
    let kit = Kit::base();
    (0..kit.tables().plugs.len() as u16).map(CardId).map(move |card| {
        let plug = kit.plug(card);
        let about = words.card_text(card);
        let [effect, rulings] = words.language.cards.headings;
        let mut more = vec![text::paragraph(effect, about.text)];
        if !about.rulings.is_empty() {
            more.push(text::paragraph(rulings, about.rulings));
        }
        more.extend(about.abilities.iter().enumerate().map(|(i, a)| text::ability(i, a.title, a.detail)));
        let mask = plug.hooks.mask().0;
        let hooks: Vec<&str> =
            Hook::ALL.iter().filter(|h| mask >> **h as u64 & 1 == 1).map(|h| h.name()).collect();
        if !hooks.is_empty() {
            more.push(text::hooks(&hooks));
        }
        Entry {
            id: plug.id.to_owned(),
            name: words.card_name(card).to_owned(),
            line: text::court_card(&words.card_line(kit, card), about.short),
            more,
        }
    })
}

fn action_cards(words: &Words) -> impl Iterator<Item = Entry> {
    let names = words.language.names;
    ACTION_CARDS.iter().enumerate().map(move |(i, row)| {
        let name = words.action_card(Kit::base(), ActionCard(i as u8));
        let declares = match row.declares {
            Declares::Nothing => text::NO_AMBITION,
            Declares::One(ambition) => names.ambition(ambition),
            Declares::Any => text::ANY_AMBITION,
        };
        let actions = Kit::base().tables().suits[usize::from(row.suit.0)];
        let actions: Vec<&str> = actions.iter().map(|a| names.action(*a)).collect();
        let line = text::action_card(row.pips, declares, &actions.join(", "), row.seizes);
        Entry { id: name.replace(' ', "-"), name, line, more: Vec::new() }
    })
}

fn setup_cards(words: &Words) -> impl Iterator<Item = Entry> {
    let names = words.language.names;
    SETUP_CARDS.iter().enumerate().map(move |(i, card)| {
        let out: Vec<String> = card.out.iter().map(u8::to_string).collect();
        let seats = card.seats.iter().map(|start| {
            let ships: Vec<String> = start.c.iter().map(|y| names.system(*y)).collect();
            text::start(&names.system(start.a), &names.system(start.b), &ships.join(", "))
        });
        Entry {
            id: card.id.to_owned(),
            name: names.setup_card(i as u8).to_owned(),
            line: text::setup_card(card.players, &out.join(", "), card.experienced),
            more: seats.enumerate().map(|(seat, start)| text::seat_starts(seat + 1, &start)).collect(),
        }
    })
}
