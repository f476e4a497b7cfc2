//! Choices beside the map in English: the Court, players, resources, cards, and the short answers.

use super::cards::CARDS;
use super::choice::Asked;
use super::reason::battle;
use super::say;
use crate::text::game::ChoiceText;
use crate::text::names::EN;
use rules::choice::Prompt;
use rules::components::board::{BOARD_SLOTS, SLOTS};
use rules::flow::Frame;
use rules::hooks::{CardFrame, Hook, Loot};
use rules::ids::*;
use rules::state::Layout;

/// The running card's own numbers, if it is who decides that it asks.
fn frame(asked: &Asked<'_>) -> Option<CardFrame> {
    match asked.s.stack.last() {
        Some(Frame::Card(frame)) if frame.seat == asked.seat => Some(*frame),
        _ => None,
    }
}

/// A space of the Court.
pub fn court(asked: &Asked<'_>, space: u8) -> ChoiceText {
    let (s, seat) = (asked.s, asked.seat);
    let Some((at, card)) = s.court.get(usize::from(space)).and_then(|at| Some((at, at.card?))) else {
        return ChoiceText::title(format!("Empty space {} of the Court", space + 1));
    };
    let name = EN.court(card);
    let rivals = s.rivals(seat).filter(|r| at.agents[*r] > 0);
    let rivals: Vec<String> =
        rivals.map(|r| say::agents(asked.players, seat, r.into(), at.agents[r])).collect();
    let agents = say::list(&rivals);
    match asked.prompt {
        Prompt::Secure => {
            let captured = if rivals.is_empty() { String::new() } else { format!("You capture {agents}.") };
            ChoiceText::new(format!("Secure {name}"), say::row(&[captured, CARDS.of(card).short.into()]))
        }
        Prompt::Ransack { .. } => {
            let taken = format!("To your Trophies: {agents}.");
            ChoiceText::new(format!("Ransack {name}"), say::row(&[taken, CARDS.of(card).short.into()]))
        }
        Prompt::Card { .. } => {
            let captured = if rivals.is_empty() { String::new() } else { format!("You capture {agents}.") };
            ChoiceText::new(name, captured)
        }
        _ => ChoiceText::new(name, influence(asked, at.agents)),
    }
}

/// Where one more agent would leave the player.
fn influence(asked: &Asked<'_>, agents: BySeat<u8>) -> String {
    let (s, seat) = (asked.s, asked.seat);
    if s.boards[seat].agents == 0 {
        return "No agent is left in supply: nothing is placed.".into();
    }
    let own = agents[seat] + 1;
    let best = s.rivals(seat).map(|r| (agents[r], r)).max_by_key(|(n, _)| *n);
    match best {
        Some((0, _)) => {
            format!("You would have {}, Rivals none. You lead.", say::many(own, "agent", "agents"))
        }
        Some((n, rival)) => {
            let verdict = match own.cmp(&n) {
                std::cmp::Ordering::Greater => "You lead.",
                std::cmp::Ordering::Equal => "A tie.",
                std::cmp::Ordering::Less => "Not enough to lead.",
            };
            let mine = say::many(own, "agent", "agents");
            format!("You would have {mine}, {} has {n}. {verdict}", asked.owner(rival))
        }
        None => String::new(),
    }
}

/// A player or power.
pub fn owner(asked: &Asked<'_>, owner: Owner) -> ChoiceText {
    let s = asked.s;
    let name = asked.owner(owner);
    match asked.prompt {
        Prompt::BattleWhom { system } => {
            let buildings = s.buildings[*system].iter().filter(|b| b.owner == owner);
            let pieces = say::pieces(s.ships[*system][owner], buildings);
            let detail =
                if pieces.is_empty() { String::new() } else { format!("{}.", say::capital(&pieces)) };
            ChoiceText::new(name, detail)
        }
        _ => ChoiceText::title(name),
    }
}

/// A type of resource.
pub fn resource(asked: &Asked<'_>, resource: Resource) -> ChoiceText {
    let (s, seat) = (asked.s, asked.seat);
    let name = EN.resource(resource);
    match asked.card() {
        Some(("BC12", _, _)) => ChoiceText::new(name, format!("{} in supply.", s.supply[resource])),
        Some(("BC23", _, 1)) => ChoiceText::new(format!("Take {name}"), ""),
        Some(("BC23", _, _)) => {
            let left = s.tokens(seat, resource).saturating_sub(1);
            ChoiceText::new(format!("Give {name}"), format!("You keep {left}."))
        }
        Some(("BC28", _, _)) => {
            let lost = s.seats().map(|who| (who, loses(asked, who, resource))).filter(|(_, n)| *n > 0);
            let lost: Vec<String> = lost.map(|(who, n)| format!("{} {n}", asked.subject(who))).collect();
            let detail = if lost.is_empty() {
                "Nobody has any: it only covers the slots.".into()
            } else {
                format!("Resources and Guild cards lost: {}.", lost.join(", "))
            };
            ChoiceText::new(format!("{name} Outrage"), detail)
        }
        Some(("LEAD14", _, _)) => ChoiceText::title(format!("Lay {name} from the supply on your Cartel")),
        _ => ChoiceText::title(name),
    }
}

/// How many resources and Guild cards an Outrage would take from a player.
fn loses(asked: &Asked<'_>, who: Seat, resource: Resource) -> u8 {
    let s = asked.s;
    let kept = |card: CardId| {
        s.answers(Hook::KeepOnOutrage).any(|(held, plug)| {
            held.card == card && plug.hooks.keep_on_outrage.is_some_and(|f| f(s, held, resource))
        })
    };
    let cards = s.held(who).filter(|c| s.kit.plug(c.card).suit == Some(resource) && !kept(c.card)).count();
    s.tokens(who, resource) + cards as u8
}

/// The resource in a slot, to steal or to discard.
pub fn slot(asked: &Asked<'_>, owner: Seat, slot: u8) -> ChoiceText {
    let s = asked.s;
    let place = say::slot(slot);
    let Some(resource) = s.boards[owner].slots.get(usize::from(slot)) else {
        return ChoiceText::title(say::capital(&place));
    };
    let name = EN.resource(resource);
    if let Some(("LEAD14", _, _)) = asked.card() {
        return ChoiceText::title(format!("Lay {name} from {place}"));
    }
    if owner == asked.seat {
        let detail =
            if matches!(asked.card(), Some(("BC24", _, _))) { "You gain 1 Relic for it." } else { "" };
        return ChoiceText::new(format!("Discard {name} in {place}"), detail);
    }
    let title = match asked.prompt {
        Prompt::Raid { .. } => format!("{name} in {place}"),
        _ => format!("{name} of {} in {place}", asked.owner(owner)),
    };
    let keys = match asked.prompt {
        Prompt::Raid { victim, .. } => price(asked, *victim, Loot::Slot(slot)),
        _ => String::new(),
    };
    ChoiceText::new(title, say::row(&[keys, asked.full().into()]))
}

fn price(asked: &Asked<'_>, victim: Seat, loot: Loot) -> String {
    let cost = asked.s.raid_cost(victim, loot);
    cost.map_or_else(String::new, |n| format!("{}.", say::many(n, "key", "keys")))
}

/// A Guild card, to steal.
pub fn card(asked: &Asked<'_>, card: CardId) -> ChoiceText {
    let name = EN.court(card);
    let goes = asked.s.kit.plug(card).hooks.stolen.is_some();
    let goes = if goes { "It goes under the Court deck." } else { CARDS.of(card).short };
    match asked.prompt {
        Prompt::Raid { victim, .. } => {
            let keys = price(asked, *victim, Loot::Card(card));
            ChoiceText::new(name, say::row(&[keys, goes.into()]))
        }
        _ => {
            let title = match asked.s.holder(card) {
                Some(seat) if seat != asked.seat => format!("{name} of {}", asked.owner(seat)),
                _ => name.into(),
            };
            ChoiceText::new(title, goes)
        }
    }
}

/// A card in a hand.
pub fn hand(asked: &Asked<'_>, card: ActionCard) -> ChoiceText {
    let name = say::card(asked.s.kit, card);
    match asked.card() {
        Some(("BC17", 0, 1)) => ChoiceText::title(format!("Give {name}")),
        Some(("BC17", 0, _)) => ChoiceText::title(format!("Take {name}")),
        Some(("BC17", _, _)) => ChoiceText::title(format!("Discard {name}")),
        _ => ChoiceText::title(name),
    }
}

/// A card played this round, to take back.
pub fn played(asked: &Asked<'_>, card: ActionCard) -> ChoiceText {
    let s = asked.s;
    let by = s.round.plays.iter().find(|p| p.card == card);
    let by = by.map_or_else(String::new, |p| format!("Played by {}.", who(asked, p.seat)));
    ChoiceText::new(
        say::card(s.kit, card),
        say::row(&[by, "It comes to your hand when the round ends.".into()]),
    )
}

fn who(asked: &Asked<'_>, seat: Seat) -> String {
    if seat == asked.seat { "you".into() } else { asked.owner(seat) }
}

/// An agent among the Captives.
pub fn captive(asked: &Asked<'_>, owner: Owner) -> ChoiceText {
    let chosen = frame(asked).and_then(|f| f.n.get(usize::from(owner.0)).copied()).unwrap_or(0);
    let have = asked.s.boards[asked.seat].captives[owner];
    let detail =
        if chosen > 0 { format!("{chosen} of {have} chosen so far.") } else { format!("You have {have}.") };
    ChoiceText::new(format!("Captive of {}", asked.owner(owner)), detail)
}

/// A piece among the Trophies.
pub fn trophy(asked: &Asked<'_>, owner: Owner, kind: PieceKind) -> ChoiceText {
    let have = asked.s.boards[asked.seat].trophies[owner][kind];
    let title = format!("Trophy: {} of {}", EN.piece(kind, 1), asked.owner(owner));
    ChoiceText::new(title, format!("You have {have}."))
}

/// A layout of resources: what lies where, and what goes.
pub fn layout(asked: &Asked<'_>, layout: Layout) -> ChoiceText {
    let (s, seat) = (asked.s, asked.seat);
    let open = (0..SLOTS).filter(|slot| s.slot_open(seat, *slot));
    let filled = open.filter_map(|slot| {
        let resource = layout.get(slot)?;
        let place = if slot < BOARD_SLOTS { (slot + 1).to_string() } else { "the card’s".into() };
        Some(format!("{} in {place}", EN.resource(resource)))
    });
    let filled: Vec<String> = filled.collect();
    let mut gone = s.boards[seat].slots.counts();
    if let Some(Frame::Acquire(acquire)) = s.stack.last() {
        for (resource, count) in acquire.incoming {
            gone[resource] += count;
        }
    }
    for (resource, kept) in layout.counts() {
        gone[resource] = gone[resource].saturating_sub(kept);
    }
    let lost = say::tokens(&gone);
    let title = if filled.is_empty() { "All slots empty".to_string() } else { filled.join(", ") };
    ChoiceText::new(
        title,
        if lost.is_empty() { "Nothing is discarded.".into() } else { format!("You discard {lost}.") },
    )
}

/// A number: how many resources to gain.
pub fn number(asked: &Asked<'_>, n: u8) -> ChoiceText {
    let s = asked.s;
    if let Some(("LEAD16", _, _)) = asked.card() {
        return match n {
            0 => ChoiceText::title("Repair no ship"),
            n => ChoiceText::title(format!("Repair {}", say::many(n, "ship", "ships"))),
        };
    }
    let suit = match asked.prompt {
        Prompt::Card { card, .. } => s.kit.plug(*card).suit,
        _ => None,
    };
    let (Some(resource), Some(frame)) = (suit, frame(asked)) else {
        return ChoiceText::title(n.to_string());
    };
    let name = EN.resource(resource);
    let all = frame.n[0].min(s.supply[resource]);
    let missing = frame.n[0].saturating_sub(n);
    let detail = if n < all {
        format!("{} empty.", say::many(missing, "slot stays", "slots stay"))
    } else if missing > 0 {
        format!("No more in supply: you may steal for {} more.", say::many(missing, "slot", "slots"))
    } else {
        "All your slots are full then.".into()
    };
    let title = if n == 0 { format!("Gain no {name}") } else { format!("Gain {n} {name}") };
    ChoiceText::new(title, detail)
}

/// Yes.
pub fn yes(asked: &Asked<'_>) -> ChoiceText {
    match (asked.prompt, asked.card()) {
        (Prompt::Mulligan, _) => ChoiceText::new("Take a new hand", "6 other cards, which you must keep."),
        (_, Some(("BC29", _, _))) => {
            ChoiceText::new("Seize the initiative", "Nobody else can seize this round.")
        }
        (_, Some(("LEAD10", _, 0))) => ChoiceText::new("Hit the city", "Then you Tax it once more."),
        (_, Some(("LEAD10", _, _))) => ChoiceText::new("Hit the starport", "Then you build another ship."),
        _ => ChoiceText::title("Yes"),
    }
}

/// Enough.
pub fn done(asked: &Asked<'_>) -> ChoiceText {
    match (asked.prompt, asked.card()) {
        (Prompt::MoveTo { from, ships, .. }, _) => {
            let it = if ships.total() == 1 { "It stays" } else { "They stay" };
            ChoiceText::new("Stop here", format!("{it} at {}.", EN.system(*from)))
        }
        (Prompt::Reroll, _) => ChoiceText::title("Accept the roll"),
        (Prompt::RerollDice { .. }, _) => {
            let picked = match battle(asked.s) {
                Some(b) => b.picked.values().flatten().sum(),
                // Fire Rifles is no battle; its dice lie in the card's own frame.
                None => frame(asked).map_or(0, |f| f.n[5] + f.n[6]),
            };
            match picked {
                0 => ChoiceText::title("Roll none again"),
                n => ChoiceText::title(format!("Roll {} again", say::many(n, "die", "dice"))),
            }
        }
        (Prompt::Raid { keys, .. }, _) => {
            let left = say::many(*keys, "key stays", "keys stay");
            ChoiceText::new("Steal no more", format!("{left} unused."))
        }
        (_, Some(("BC02" | "BC09", _, _))) => ChoiceText::new("Steal no more", "The other slots stay empty."),
        (_, Some(("BC12", ability, 0))) => {
            let chosen: u8 = frame(asked).map_or(0, |f| f.n.iter().sum());
            let captives = say::many(chosen, "Captive", "Captives");
            match ability {
                0 => ChoiceText::new(format!("Return {captives}"), "You gain a resource for each."),
                _ => ChoiceText::new(format!("Execute {captives}"), "They become your Trophies."),
            }
        }
        (_, Some(("BC12", _, _))) => ChoiceText::title("Gain no more"),
        (_, Some(("BC17", _, _))) => {
            let chosen = frame(asked).map_or(0, |f| f.set.count_ones() as u8);
            let draw = format!("You draw {}.", say::many(chosen + 1, "card", "cards"));
            match chosen {
                0 => ChoiceText::new("Discard no card", draw),
                n => ChoiceText::new(format!("Discard {}", say::many(n, "card", "cards")), draw),
            }
        }
        _ => ChoiceText::title("Done"),
    }
}

/// No.
pub fn decline(asked: &Asked<'_>) -> ChoiceText {
    match (asked.prompt, asked.card()) {
        (Prompt::Mulligan, _) => ChoiceText::title("Keep this hand"),
        (Prompt::Granted { .. }, _) => ChoiceText::new("No action", "The resource is spent all the same."),
        (_, Some(("LEAD10", _, _))) => ChoiceText::title("Don’t hit it"),
        (_, Some(("LEAD14", _, _))) => ChoiceText::title("Leave the planet as it is"),
        (_, Some(("BC17", _, 0))) => ChoiceText::title("Look at no hand"),
        (_, Some(("BC17", _, _))) => ChoiceText::title("Swap no card"),
        (_, Some(("BC27", _, _))) => ChoiceText::title("Declare nothing"),
        (_, Some(("BC28", _, _))) => ChoiceText::title("No Outrage"),
        (_, Some(("BC29", _, 0))) => ChoiceText::title("Return no city"),
        (_, Some(("BC29", _, _))) => ChoiceText::title("Don’t seize"),
        (_, Some(("BC30", _, _))) => ChoiceText::title("Steal nothing"),
        _ => ChoiceText::title("No"),
    }
}
