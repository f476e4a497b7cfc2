//! What happened, in English: past tense, after the name of who did it.

use super::cards::CARDS;
use super::say;
use crate::text::log::Told;
use crate::text::names::EN;
use crate::text::players::Players;
use rules::event::{Event, Seized, Totals};
use rules::ids::*;
use rules::kit::Kit;
use rules::state::End;

/// The words of an event.
pub fn told(event: &Event, kit: Kit, players: &Players) -> Told {
    let by = |seat: Seat, text: String| Told { who: Some(seat.into()), text };
    let all = |text: String| Told { who: None, text };
    let name = |seat: Seat| players.seat(seat);
    let owner = |owner: Owner| say::owner(players, owner);
    let system = |system: System| EN.system(system);
    let card = |card: ActionCard| say::card(kit, card);
    match event {
        Event::Began { setup_card, first } => all(format!(
            "The game began with the setup card {}; {} has the initiative.",
            EN.setup_card(*setup_card),
            name(*first)
        )),
        Event::Picked { seat, card } => by(*seat, format!("took {}.", EN.court(*card))),
        Event::LoreDrawn { seat, count } => {
            by(*seat, format!("drew {} to choose from.", say::many(*count, "lore card", "lore cards")))
        }
        Event::Scrapped { seat, kind, count } => {
            by(*seat, format!("scrapped {count} {}.", EN.piece(*kind, *count)))
        }
        Event::OutrageCleared { seat, resource } => {
            by(*seat, format!("is no longer Outraged for {}.", EN.resource(*resource)))
        }
        Event::Replaced { seat, system: at, owner: whose, old, new } => {
            let of =
                if *whose == Owner::from(*seat) { String::new() } else { format!(" of {}", owner(*whose)) };
            by(
                *seat,
                format!("replaced {}{of} at {} by {}.", say::a_piece(*old), system(*at), say::a_piece(*new)),
            )
        }
        Event::TypeChanged { seat, system: at, resource } => {
            by(*seat, format!("made {} a {} planet.", system(*at), EN.resource(*resource)))
        }
        Event::CardGiven { seat, to, card } => {
            by(*seat, format!("gave {} to {}.", EN.court(*card), name(*to)))
        }
        Event::Shifted { seat, owner: whose, from, to, ships } => by(
            *seat,
            format!(
                "guided {} of {} from {} to {}.",
                say::ships(*ships),
                owner(*whose),
                system(*from),
                system(*to)
            ),
        ),
        Event::TrophyReturned { seat, owner: whose, kind } => {
            by(*seat, format!("returned {} to {}.", say::a_piece(*kind), owner(*whose)))
        }
        Event::Chapter(n) => all(format!("Chapter {n} began.")),
        Event::Mulligan { seat, taken } => {
            by(*seat, if *taken { "took a new hand." } else { "kept the hand." }.into())
        }
        Event::Played { seat, mode, card: played, .. } => by(*seat, self::played(*mode, played.map(card))),
        Event::Declared { seat, ambition, first, second, zero } => {
            let zero = if *zero { ", so the lead card counts as 0" } else { "" };
            by(*seat, format!("declared {} ({first} and {second} Power){zero}.", EN.ambition(*ambition)))
        }
        Event::Seized { seat, with } => by(
            *seat,
            match with {
                Seized::Extra(Some(extra)) => {
                    format!("seized the initiative with {}, face down.", card(*extra))
                }
                Seized::Extra(None) => "seized the initiative with a card face down.".into(),
                Seized::Surpass => "seized the initiative by surpassing with a 7.".into(),
                Seized::Card(id) => format!("seized the initiative with {}.", EN.court(*id)),
            },
        ),
        Event::Passed { from, to } if from == to => {
            by(*from, "passed, and keeps the initiative, as nobody else has cards.".into())
        }
        Event::Passed { from, to } => by(*from, format!("passed the initiative to {}.", name(*to))),
        Event::Spent { seat, resource, as_ } if resource == as_ => {
            by(*seat, format!("spent 1 {}.", EN.resource(*resource)))
        }
        Event::Spent { seat, resource, as_ } => {
            by(*seat, format!("spent 1 {} as {}.", EN.resource(*resource), EN.resource(*as_)))
        }
        Event::Used { seat, card, ability } => {
            let done = CARDS.of(*card).ability(*ability).map(|a| a.done.to_string());
            by(*seat, format!("{}.", done.unwrap_or_else(|| format!("used {}", EN.court(*card)))))
        }
        Event::Applied { seat, card } => by(*seat, format!("used {}.", EN.court(*card))),
        Event::CardDiscarded { seat, card } => by(*seat, format!("discarded {}.", EN.court(*card))),
        Event::Acted { seat, action } => by(*seat, format!("took an action: {}.", EN.action(*action))),
        Event::Taxed { seat, system: at, owner: whose, gained, captured } => {
            let rival = whose.seat().filter(|o| o != seat);
            let city = rival.map_or("the city".into(), |r| format!("{} city", say::own(name(r))));
            let gain = match gained {
                Some(resource) => format!("for 1 {}", EN.resource(*resource)),
                None => "for nothing, as the supply is empty".into(),
            };
            let spared = match rival {
                Some(rival) if !captured => format!("; {} had no agent to capture", name(rival)),
                _ => String::new(),
            };
            by(*seat, format!("taxed {city} at {} {gain}{spared}.", system(*at)))
        }
        Event::Gained { seat, resource, count } => {
            by(*seat, format!("gained {count} {}.", EN.resource(*resource)))
        }
        Event::Discarded { seat, resource, count } => {
            by(*seat, format!("discarded {count} {}.", EN.resource(*resource)))
        }
        Event::Built { seat, system: at, kind, damaged, placed } => {
            let text = match (placed, damaged) {
                (true, false) => format!("built {} at {}.", say::a_piece(*kind), system(*at)),
                (true, true) => {
                    format!("built a damaged {} at {}.", EN.piece(*kind, 1), system(*at))
                }
                (false, _) => {
                    format!("built nothing at {}: no {} was left.", system(*at), EN.piece(*kind, 1))
                }
            };
            by(*seat, text)
        }
        Event::Moved { seat, from, to, ships } => {
            by(*seat, format!("moved {} from {} to {}.", say::ships(*ships), system(*from), system(*to)))
        }
        Event::Repaired { seat, system: at, kind } => {
            by(*seat, format!("repaired {} at {}.", say::a_piece(*kind), system(*at)))
        }
        Event::Influenced { seat, card, placed: true } => {
            by(*seat, format!("put an agent on {}.", EN.court(*card)))
        }
        Event::Influenced { seat, card, placed: false } => {
            by(*seat, format!("had no agent left to put on {}.", EN.court(*card)))
        }
        Event::Secured { seat, card, ransacked, agents } => by(*seat, secured(*card, *ransacked, *agents)),
        Event::Revealed { card } => all(format!("{} came into the Court.", EN.court(*card))),
        Event::Battle { attacker, defender, system: at } => {
            by(*attacker, format!("attacked {} at {}.", owner(*defender), system(*at)))
        }
        Event::Rolled { attacker, pool, .. } => by(*attacker, format!("rolled {}.", say::pool(*pool))),
        Event::Rerolled { attacker, card, .. } => {
            by(*attacker, format!("rolled dice again with {}.", EN.court(*card)))
        }
        Event::Result { attacker, symbols, intercept } => by(*attacker, result(symbols, *intercept)),
        Event::Hit { system: at, owner, kind, destroyed } => Told {
            who: Some(*owner),
            text: if *destroyed {
                format!("lost {} at {}.", say::a_piece(*kind), system(*at))
            } else {
                format!("had {} damaged at {}.", say::a_piece(*kind), system(*at))
            },
        },
        Event::Outrage { seat, resource } => {
            by(*seat, format!("provoked {} Outrage.", EN.resource(*resource)))
        }
        Event::StoleResource { thief, victim, resource } => {
            by(*thief, format!("stole 1 {} from {}.", EN.resource(*resource), name(*victim)))
        }
        Event::StoleCard { thief, victim, card, buried } => {
            let buried = if *buried { "; it went to the bottom of the Court deck" } else { "" };
            by(*thief, format!("stole {} from {}{buried}.", EN.court(*card), name(*victim)))
        }
        Event::Captured { seat, owner, count } => {
            let agents = say::many(*count, "agent", "agents");
            by(*seat, format!("captured {agents} of {}.", name(*owner)))
        }
        Event::Freed { seat, owner: whose, count } => {
            let captives = say::many(*count, "Captive", "Captives");
            by(*seat, format!("returned {captives} to {}.", owner(*whose)))
        }
        Event::Executed { seat, owner: whose, count } => {
            let captives = say::many(*count, "Captive", "Captives");
            by(*seat, format!("moved {captives} of {} to the Trophies.", owner(*whose)))
        }
        Event::Placed { seat, system: at, count } => {
            by(*seat, format!("placed {} at {}.", say::many(*count, "ship", "ships"), system(*at)))
        }
        Event::CityReturned { owner, system: at } => {
            Told { who: Some(*owner), text: format!("got the city at {} back on the board.", system(*at)) }
        }
        Event::Traded { seat, with, took, gave } => by(
            *seat,
            format!(
                "traded with {}: took 1 {}, gave 1 {}.",
                name(*with),
                EN.resource(*took),
                EN.resource(*gave)
            ),
        ),
        Event::Looked { seat, at, hand } => by(
            *seat,
            match hand {
                Some(hand) if hand.is_empty() => format!("looked at {} hand: no cards.", say::own(name(*at))),
                Some(hand) => {
                    format!("looked at {} hand: {}.", say::own(name(*at)), say::cards(kit, *hand))
                }
                None => format!("looked at {} hand.", say::own(name(*at))),
            },
        ),
        Event::Swapped { seat, with, gave, took } => by(
            *seat,
            match (gave, took) {
                (Some(gave), Some(took)) => {
                    format!("gave {} to {} for {}.", card(*gave), name(*with), card(*took))
                }
                _ => format!("swapped a card with {}.", name(*with)),
            },
        ),
        Event::HandDiscarded { seat, count, cards } => {
            let number = say::many(*count, "card", "cards");
            by(*seat, format!("discarded {number} from the hand{}.", listed(kit, cards)))
        }
        Event::Drew { seat, count: 0, .. } => {
            by(*seat, "drew no card, as the action discard pile is empty.".into())
        }
        Event::Drew { seat, count, cards } => {
            by(*seat, format!("drew {}{}.", say::many(*count, "card", "cards"), listed(kit, cards)))
        }
        Event::TookBack { seat, card: back, by: with } => {
            by(*seat, format!("took {} to the hand with {}.", card(*back), EN.court(*with)))
        }
        Event::DeckShuffled => all("The Court deck was shuffled.".into()),
        Event::ShuffledIn { card } => all(format!("{} was shuffled into the Court deck.", EN.court(*card))),
        Event::TurnEnded(seat) => by(*seat, "ended the turn.".into()),
        Event::RoundEnded { initiative } => {
            all(format!("The round ended; {} has the initiative.", name(*initiative)))
        }
        Event::Recovered { seat, system: at, count } => {
            by(*seat, format!("recovered with {} at {}.", say::many(*count, "ship", "ships"), system(*at)))
        }
        Event::Scored { ambition, power } => {
            let gains = players.all().filter(|s| power[*s] > 0);
            let gains: Vec<String> = gains.map(|s| format!("{} {}", name(s), power[s])).collect();
            all(if gains.is_empty() {
                format!("{} brought nobody Power.", EN.ambition(*ambition))
            } else {
                format!("{} brought Power: {}.", EN.ambition(*ambition), gains.join(", "))
            })
        }
        Event::Cleared { trophies: true } => all("All Trophies went home.".into()),
        Event::Cleared { trophies: false } => all("All Captives went home.".into()),
        Event::MarkerFlipped { first, second } => {
            all(format!("An ambition marker was turned: it is worth {first} and {second} Power from now on."))
        }
        Event::ChapterEnded { chapter, power } => {
            let each: Vec<String> = players.all().map(|s| format!("{} {}", name(s), power[s])).collect();
            all(format!("Chapter {chapter} ended. Power: {}.", each.join(", ")))
        }
        Event::Conceded(seat) if players.len() > 2 => by(*seat, "agreed to end the game.".into()),
        Event::Conceded(seat) => by(*seat, "conceded.".into()),
        Event::Rewound { seat, count } => {
            let were = if *count == 1 { "was" } else { "were" };
            by(*seat, format!("chooses again: {} {were} taken back.", choices(*count)))
        }
        Event::AskedBack { seat, count } => by(*seat, format!("asks to take back {}.", choices(*count))),
        Event::BackAgreed { seat } => by(*seat, "agrees to take it back.".into()),
        Event::BackRefused { seat } => by(*seat, "doesn’t agree: it stands.".into()),
        Event::Over { end, winner } => by(
            *winner,
            match end {
                End::Played => "won the game.".into(),
                End::Conceded if players.len() > 2 => "won the game, which all agreed to end.".into(),
                End::Conceded => "won the game.".into(),
            },
        ),
    }
}

/// So many choices.
fn choices(count: u16) -> String {
    match count {
        1 => "a choice".into(),
        n => format!("{n} choices"),
    }
}

/// What stands above the lines that follow.
pub fn heading(event: &Event, players: &Players) -> Option<String> {
    match event {
        Event::Chapter(n) => Some(format!("Chapter {n}")),
        Event::RoundEnded { initiative } => Some(format!("{} has the initiative", players.seat(*initiative))),
        _ => None,
    }
}

fn listed(kit: Kit, cards: &Option<ActionCards>) -> String {
    match cards {
        Some(cards) if !cards.is_empty() => format!(": {}", say::cards(kit, *cards)),
        _ => String::new(),
    }
}

fn played(mode: Mode, card: Option<String>) -> String {
    match (mode, card) {
        (Mode::LEAD, Some(card)) => format!("led {card}."),
        (Mode::SURPASS, Some(card)) => format!("surpassed with {card}."),
        (Mode::COPY, Some(card)) => format!("copied with {card}, face down."),
        (Mode::COPY, None) => "copied.".into(),
        (Mode::PIVOT, Some(card)) => format!("pivoted to {card}."),
        (_, Some(card)) => format!("played {card}."),
        (_, None) => "played a card face down.".into(),
    }
}

fn secured(card: CardId, ransacked: bool, agents: u8) -> String {
    let name = EN.court(card);
    match (ransacked, agents) {
        (false, 0) => format!("secured {name}."),
        (false, n) => format!("secured {name} and captured {}.", say::many(n, "agent", "agents")),
        (true, 0) => format!("Ransacked {name}."),
        (true, 1) => format!("Ransacked {name} and took 1 agent as a Trophy."),
        (true, n) => format!("Ransacked {name} and took {n} agents as Trophies."),
    }
}

fn result(symbols: &Totals, intercept: u8) -> String {
    let parts = [
        (symbols.hits, "hit", "hits"),
        (symbols.building_hits, "building hit", "building hits"),
        (symbols.keys, "key", "keys"),
        (symbols.self_hits, "self-hit", "self-hits"),
    ];
    let mut parts: Vec<String> =
        parts.into_iter().filter(|p| p.0 > 0).map(|(n, one, more)| say::many(n, one, more)).collect();
    if symbols.intercepts > 0 {
        parts.push(match intercept {
            0 => "an intercept that does nothing".into(),
            n => format!("an intercept by {}", say::many(n, "fresh ship", "fresh ships")),
        });
    }
    if parts.is_empty() { "got nothing.".into() } else { format!("got {}.", say::list(&parts)) }
}
