//! Reading a state: every fact that a case can state, as text.

use super::notation as n;
use crate::text::names::EN;
use rules::State;
use rules::choice::Ships;
use rules::ids::*;
use rules::pile::Pile;

/// What a fact is, or none if there is no such fact. `P1 power`, `map 4A`, `court BC05` …
pub fn read(s: &State, path: &str) -> Option<String> {
    let words: Vec<&str> = path.split_whitespace().collect();
    let first = *words.first()?;
    if let Some(seat) = n::parse_seat(first) {
        return (seat.0 < s.players()).then(|| of_seat(s, seat, &words[1..])).flatten();
    }
    let yes = |b: bool| Some(if b { "yes" } else { "no" }.to_owned());
    let kit = s.kit;
    match words[..] {
        ["initiative"] => Some(n::seat(s.initiative)),
        ["chapter"] => Some(s.chapter.to_string()),
        ["round"] => Some(s.round_number.to_string()),
        ["passed"] => Some(list(s.passed.iter().map(n::seat))),
        ["seized"] => yes(s.round.seized),
        ["zeroed"] => yes(s.round.zeroed),
        ["declared"] => yes(s.round.declared),
        ["lead", "number"] => Some(s.lead_number().to_string()),
        ["played"] => Some(list(s.round.plays.iter().map(|p| {
            let mode = EN.mode(p.mode).to_lowercase();
            let extra = p.extra.map_or_else(String::new, |c| format!(" + {}", n::action_card(kit, c)));
            format!("{} {mode} {}{extra}", n::seat(p.seat), n::action_card(kit, p.card))
        }))),
        ["turn"] => Some(n::seat(s.turn.seat)),
        ["pips"] => Some(s.turn.pips.to_string()),
        ["prelude"] => Some(if s.turn.prelude { "open" } else { "closed" }.to_owned()),
        ["armed"] => yes(s.turn.armed),
        ["map", system] => System::parse(system).map(|y| on_map(s, y)),
        ["control", system] => {
            System::parse(system).map(|y| s.control(y).map_or("nobody".to_owned(), n::owner))
        }
        ["neighbours", system] => {
            System::parse(system).map(|y| list(s.neighbours(y).iter().map(|y| y.to_string())))
        }
        ["supply", resource] => n::parse_resource(resource).map(|r| s.supply[r].to_string()),
        ["spent", resource] => n::parse_resource(resource).map(|r| s.spent[r].to_string()),
        ["phantom", ambition] => n::parse_ambition(ambition).map(|a| s.phantom_count(a).to_string()),
        ["markers"] => Some(list((0..3).map(|m| {
            let side = s.side(m);
            let on = s.markers[m].on.map_or_else(String::new, |a| format!(" on {}", EN.ambition(a)));
            format!("{}/{}{on}", side.first, side.second)
        }))),
        ["worth", ambition] => n::parse_ambition(ambition).map(|a| {
            let side = s.worth(a);
            format!("{}/{}", side.first, side.second)
        }),
        ["court"] => Some(list(s.court.iter().map(|c| c.card.map_or("-", |id| n::card(kit, id)).to_owned()))),
        ["court", "deck"] => Some(pile(&s.court_deck, |id| n::card(kit, id).to_owned())),
        ["court", "deck", "size"] => Some(s.court_deck.len().to_string()),
        ["court", "deck", "bottom"] => {
            Some(list(s.court_deck.bottom().iter().map(|id| n::card(kit, *id).to_owned())))
        }
        ["court", "discard"] => Some(list(s.court_discard.iter().map(|id| n::card(kit, *id).to_owned()))),
        ["court", id] => {
            let card = kit.card_by_id(id)?;
            let space = s.court.iter().find(|c| c.card == Some(card))?;
            let agents = space.agents.iter().filter(|(_, count)| **count > 0);
            Some(
                agents
                    .map(|(seat, count)| format!("{} {count}", n::seat(seat)))
                    .collect::<Vec<_>>()
                    .join(" "),
            )
        }
        ["discard"] => Some(pile(&s.discard, |c| n::action_card(kit, c))),
        ["discard", "size"] => Some(s.discard.len().to_string()),
        ["open", "discard"] => Some(list(s.open_discard.iter().map(|c| n::action_card(kit, c)))),
        ["over"] => yes(s.over.is_some()),
        ["winner"] => s.over.map(|_| n::seat(s.ranking()[0])),
        ["ranking"] => Some(list(s.ranking().into_iter().map(n::seat))),
        _ => None,
    }
}

fn of_seat(s: &State, seat: Seat, words: &[&str]) -> Option<String> {
    let board = &s.boards[seat];
    let resources = |bits: u8| {
        list(
            Resource::ALL
                .into_iter()
                .filter(|r| bits >> *r as u8 & 1 == 1)
                .map(|r| EN.resource(r).to_owned()),
        )
    };
    match *words {
        ["power"] => Some(board.power.to_string()),
        ["ships"] => Some(board.ships.to_string()),
        ["starports"] => Some(board.starports.to_string()),
        ["agents"] => Some(board.agents.to_string()),
        ["cities"] => Some(board.cities.to_string()),
        ["slots"] => Some(n::layout(s, seat, board.slots)),
        ["outrage"] => Some(resources(board.outraged)),
        ["owed"] => Some(resources(board.owed)),
        ["trophies"] => Some(list(board.trophies.iter().flat_map(|(owner, kinds)| {
            kinds
                .iter()
                .filter(|(_, c)| **c > 0)
                .map(move |(kind, c)| pieces(&n::owner(owner), *c, EN.piece(kind, *c)))
        }))),
        ["trophies", "size"] => Some(board.trophy_count().to_string()),
        ["captives"] => {
            let some = board.captives.iter().filter(|(_, c)| **c > 0);
            Some(list(some.map(|(owner, c)| format!("{} {c}", n::owner(owner)))))
        }
        ["hand"] => Some(list(board.hand.iter().map(|c| n::action_card(s.kit, c)))),
        ["hand", "size"] => Some(board.hand.len().to_string()),
        ["cards"] => Some(list(s.held(seat).map(|c| n::card(s.kit, c.card).to_owned()))),
        ["count", ambition] => n::parse_ambition(ambition).map(|a| s.ambition_count(seat, a).to_string()),
        ["icons", resource] => n::parse_resource(resource).map(|r| s.icons(seat, r).to_string()),
        ["tokens", resource] => n::parse_resource(resource).map(|r| s.tokens(seat, r).to_string()),
        ["knows", of] => {
            let of = n::parse_seat(of)?;
            Some(list(s.known[seat][of].iter().map(|c| n::action_card(s.kit, c))))
        }
        _ => None,
    }
}

fn list(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(", ")
}

fn pile<T: Copy + Ord + Default, const N: usize>(pile: &Pile<T, N>, name: impl Fn(T) -> String) -> String {
    let batches = pile.batches().map(|batch| list(batch.iter().map(|c| name(*c))));
    batches.collect::<Vec<_>>().join(" | ")
}

fn pieces(owner: &str, count: u8, name: &str) -> String {
    if count == 1 { format!("{owner} {name}") } else { format!("{owner} {count} {name}") }
}

fn on_map(s: &State, system: System) -> String {
    let mut all = Vec::new();
    for owner in Owner::all() {
        let Ships { fresh, damaged } = s.ships[system][owner];
        if fresh > 0 {
            all.push(pieces(&n::owner(owner), fresh, EN.piece(PieceKind::SHIP, fresh)));
        }
        if damaged > 0 {
            all.push(pieces(
                &n::owner(owner),
                damaged,
                &format!("damaged {}", EN.piece(PieceKind::SHIP, damaged)),
            ));
        }
        for b in s.buildings[system].iter().filter(|b| b.owner == owner) {
            let damaged = if b.damaged { "damaged " } else { "" };
            let used = if b.used { "used " } else { "" };
            let outside = if b.outside { "outside " } else { "" };
            all.push(format!("{} {damaged}{used}{outside}{}", n::owner(owner), EN.piece(b.kind, 1)));
        }
    }
    all.join(", ")
}

/// Facts whose parts have an order.
const ORDERED: [&str; 5] = ["slots", "court", "ranking", "discard", "deck"];

/// Do two texts of a fact say the same? Where order means nothing it does not count.
pub fn same(path: &str, expected: &str, found: &str) -> bool {
    let ordered = path != "open discard" && path.split_whitespace().any(|w| ORDERED.contains(&w));
    let pieces = path.starts_with("map ") || path.ends_with(" trophies");
    let plain = |text: &str| {
        let text = if text.trim() == "none" { "" } else { text };
        let words = |part: &str| {
            let words = part.split_whitespace().map(|w| match n::parse_kind(w) {
                Some(kind) => EN.piece(kind, 1).to_owned(),
                None => w.to_lowercase(),
            });
            words.filter(|w| !(pieces && (w == "1" || w == "fresh"))).collect::<Vec<_>>().join(" ")
        };
        let mut parts: Vec<String> = text.split(',').map(words).filter(|p| !p.is_empty()).collect();
        if !ordered {
            parts.sort_unstable();
        }
        parts
    };
    plain(expected) == plain(found)
}
