//! From the texts of a case to a position.

use super::format::{Case, Place};
use super::notation as n;
use crate::text::cli as text;
use rules::components::markers::MARKERS;
use rules::components::setup_cards::SETUP_CARDS;
use rules::hooks::Kind;
use rules::ids::*;
use rules::kit::Kit;
use rules::position::{At, Card, Pieces, Position, Thing, Wrong};
use rules::state::{CourtSpace, Marker, Play, Setup, Turn};

type Read<T> = Result<T, String>;

/// The parts of a list, separated by commas.
pub fn parts(list: &str) -> impl Iterator<Item = &str> {
    list.split(',').map(str::trim).filter(|p| !p.is_empty())
}

/// Reads the position of a case.
///
/// # Errors
/// What cannot be read, or all that is wrong with the position.
pub fn position(case: &Case) -> Result<Position, Vec<String>> {
    read(case).map_err(|why| vec![why])
}

fn read(case: &Case) -> Read<Position> {
    let card = match &case.setup_card {
        Some(id) => Some(SETUP_CARDS.iter().position(|c| c.id == id).ok_or_else(|| bad("setup_card", id))?),
        None => None,
    };
    let players = card.map(|i| SETUP_CARDS[i].players).or(case.players).unwrap_or(4);
    let mut p = Position::new(players);
    let split_discard = case.split_discard;
    p.setup = Setup {
        players: case.players.unwrap_or(players),
        first: None,
        card: card.map(|i| i as u8),
        split_discard,
        lore: None,
    };
    p.out = case
        .out
        .as_ref()
        .map(|out| out.iter().fold(0, |bits, k| bits | 1u8.checked_shl((*k).into()).unwrap_or(0)));
    p.chapter = case.chapter.unwrap_or(1);
    if let Some(seat) = &case.initiative {
        p.initiative = seat_in("initiative", seat)?;
        p.setup.first = Some(p.initiative);
    }
    for seat in parts(case.passed.as_deref().unwrap_or_default()) {
        p.passed.add(seat_in("passed", seat)?);
    }
    for (system, list) in &case.map {
        let at = System::parse(system).ok_or_else(|| bad("map", system))?;
        for part in parts(list) {
            p.pieces.push(pieces(at, part)?);
        }
    }
    markers(case, &mut p)?;
    cards(case, &mut p)?;
    tokens(case, &mut p)?;
    for (i, place) in case.places().into_iter().enumerate() {
        if let Some(given) = place {
            p.seats[Seat(i as u8)] = seat_place(p.kit, given)?;
        }
    }
    round(case, &mut p)?;
    Ok(p)
}

fn bad(key: &str, value: &str) -> String {
    text::cannot_read(key, value)
}

fn seat_in(key: &str, value: &str) -> Read<Seat> {
    n::parse_seat(value.trim()).ok_or_else(|| bad(key, value))
}

/// `P1 3 ships`, `P2 damaged used city`, `P1 ship`.
fn pieces(system: System, part: &str) -> Read<Pieces> {
    let mut found = Pieces {
        system,
        owner: Owner::NEUTRAL,
        kind: PieceKind::AGENT,
        damaged: false,
        outside: false,
        used: false,
        count: 1,
    };
    for word in part.split_whitespace() {
        if let Some(seat) = n::parse_seat(word) {
            found.owner = seat.into();
        } else if let Some(kind) = n::parse_kind(word).filter(|k| *k != PieceKind::AGENT) {
            found.kind = kind;
        } else if let Ok(count) = word.parse() {
            found.count = count;
        } else {
            match word {
                "damaged" => found.damaged = true,
                "fresh" => found.damaged = false,
                "outside" => found.outside = true,
                "used" => found.used = true,
                _ => return Err(bad("map", part)),
            }
        }
    }
    let complete = found.owner != Owner::NEUTRAL && found.kind != PieceKind::AGENT;
    complete.then_some(found).ok_or_else(|| bad("map", part))
}

fn markers(case: &Case, p: &mut Position) -> Read<()> {
    for (i, marker) in p.markers.iter_mut().enumerate() {
        // The lowest turns first, one at the end of each chapter (R20.7).
        marker.high = p.chapter as usize + i > 3;
    }
    for part in parts(case.markers.as_deref().unwrap_or_default()) {
        let mut words = part.split_whitespace();
        let value = words.next().unwrap_or_default();
        let sides = (0..3).flat_map(|m| [(m, false), (m, true)]);
        let (marker, high) = sides
            .into_iter()
            .find(|(m, high)| {
                let side = MARKERS[*m][usize::from(*high)];
                value == format!("{}/{}", side.first, side.second)
            })
            .ok_or_else(|| bad("markers", part))?;
        let on = match (words.next(), words.next()) {
            (None, _) => None,
            (Some("on"), Some(ambition)) | (Some(ambition), None) => {
                Some(n::parse_ambition(ambition).ok_or_else(|| bad("markers", part))?)
            }
            _ => return Err(bad("markers", part)),
        };
        p.markers[marker] = Marker { high, on };
    }
    Ok(())
}

fn court_card(kit: Kit, key: &str, id: &str) -> Read<CardId> {
    kit.card_by_id(id).ok_or_else(|| bad(key, id))
}

fn cards(case: &Case, p: &mut Position) -> Read<()> {
    // `BC05 P1 2 P2 1, BC06, -`
    for part in parts(case.court.as_deref().unwrap_or_default()) {
        let mut words = part.split_whitespace();
        let mut space = CourtSpace::default();
        let id = words.next().unwrap_or_default();
        if id != "-" {
            space.card = Some(court_card(p.kit, "court", id)?);
        }
        while let Some(word) = words.next() {
            let seat = seat_in("court", word)?;
            let count = words.next().and_then(|w| w.parse().ok());
            space.agents[seat] = count.ok_or_else(|| bad("court", part))?;
        }
        p.court.push(space);
    }
    for id in parts(case.court_discard.as_deref().unwrap_or_default()) {
        p.court_discard.push(court_card(p.kit, "court_discard", id)?);
    }
    let mut used: Vec<CardId> =
        p.court.iter().filter_map(|c| c.card).chain(p.court_discard.clone()).collect();
    for place in case.places().into_iter().flatten() {
        used.extend(
            parts(place.cards.as_deref().unwrap_or_default())
                .filter_map(|c| p.kit.card_by_id(c.split_whitespace().next().unwrap_or_default())),
        );
    }
    used.extend(case.played.iter().filter_map(|c| p.kit.card_by_id(c.split_whitespace().last()?)));
    if let Some(deck) = &case.court_deck {
        let all = (0..p.kit.tables().plugs.len() as u16).map(CardId);
        let all = all.filter(|c| matches!(p.kit.plug(*c).kind, Kind::Guild | Kind::Vox)).collect();
        p.court_deck = piles(deck, all, used, |id| court_card(p.kit, "court_deck", id))?;
    }
    let action = |key: &'static str| {
        move |name: &str| n::parse_action_card(Kit::base(), name).ok_or_else(|| bad(key, name))
    };
    for card in parts(case.open_discard.as_deref().unwrap_or_default()) {
        p.open_discard.push(action("open_discard")(card)?);
    }
    if let Some(pile) = &case.discard {
        let mut used = p.open_discard.clone();
        for place in case.places().into_iter().flatten() {
            used.extend(
                parts(place.hand.as_deref().unwrap_or_default())
                    .filter_map(|c| n::parse_action_card(p.kit, c)),
            );
        }
        used.extend(
            case.played
                .iter()
                .flat_map(|line| play(p.kit, line))
                .flat_map(|(p, _)| [Some(p.card), p.extra])
                .flatten(),
        );
        let all = (0..p.kit.tables().action_cards.len() as u8).map(ActionCard);
        let in_game = |c: &ActionCard| rules::components::action_cards::used_with(*c, p.setup.players);
        p.discard = piles(pile, all.filter(in_game).collect(), used, action("discard"))?;
    }
    Ok(())
}

/// Batches from the top, separated by `|`; `rest` stands for all cards that lie nowhere else.
fn piles<T: Copy + PartialEq>(
    text: &str,
    all: Vec<T>,
    mut used: Vec<T>,
    read: impl Fn(&str) -> Read<T>,
) -> Read<Vec<Vec<T>>> {
    for part in text.split('|').flat_map(parts).filter(|p| *p != "rest") {
        used.push(read(part)?);
    }
    let mut batches = Vec::new();
    for batch in text.split('|') {
        let mut cards = Vec::new();
        for part in parts(batch) {
            if part == "rest" {
                cards.extend(all.iter().copied().filter(|c| !used.contains(c)));
            } else {
                cards.push(read(part)?);
            }
        }
        batches.push(cards);
    }
    Ok(batches)
}

/// `2 Relic, Fuel`.
fn counts(key: &str, list: &str) -> Read<Vec<(Resource, u8)>> {
    parts(list)
        .map(|part| {
            let (count, name) = part.split_once(' ').unwrap_or(("1", part));
            let resource = n::parse_resource(name.trim()).ok_or_else(|| bad(key, part))?;
            Ok((resource, count.parse().map_err(|_| bad(key, part))?))
        })
        .collect()
}

fn tokens(case: &Case, p: &mut Position) -> Read<()> {
    for (resource, count) in counts("supply", case.supply.as_deref().unwrap_or_default())? {
        p.supply[resource] = Some(count);
    }
    for (resource, count) in counts("spent", case.spent.as_deref().unwrap_or_default())? {
        p.spent[resource] += count;
    }
    if let Some(phantom) = &case.phantom {
        let mut tokens = ByResource::default();
        counts("phantom", phantom)?.into_iter().for_each(|(resource, count)| tokens[resource] += count);
        p.phantom = Some(tokens);
    }
    Ok(())
}

fn seat_place(kit: Kit, given: &Place) -> Read<rules::position::Place> {
    let mut place = rules::position::Place {
        power: given.power,
        ships: given.ships,
        starports: given.starports,
        agents: given.agents,
        cities: given.cities,
        ..Default::default()
    };
    for word in given.slots.as_deref().unwrap_or_default().split_whitespace() {
        let token =
            if word == "-" { None } else { Some(n::parse_resource(word).ok_or_else(|| bad("slots", word))?) };
        place.slots.push(token);
    }
    for part in parts(given.outrage.as_deref().unwrap_or_default()) {
        place.outraged.push(n::parse_resource(part).ok_or_else(|| bad("outrage", part))?);
    }
    for part in parts(given.owed.as_deref().unwrap_or_default()) {
        place.owed.push(n::parse_resource(part).ok_or_else(|| bad("owed", part))?);
    }
    for part in parts(given.trophies.as_deref().unwrap_or_default()) {
        let mut trophy = (None, None, 1);
        for word in part.split_whitespace() {
            match (n::parse_seat(word), n::parse_kind(word), word.parse()) {
                (Some(owner), _, _) => trophy.0 = Some(Owner::from(owner)),
                (_, Some(kind), _) => trophy.1 = Some(kind),
                (_, _, Ok(count)) => trophy.2 = count,
                _ => return Err(bad("trophies", part)),
            }
        }
        let (Some(owner), Some(kind), count) = trophy else { return Err(bad("trophies", part)) };
        place.trophies.push((owner, kind, count));
    }
    for part in parts(given.captives.as_deref().unwrap_or_default()) {
        let (owner, count) = part.split_once(' ').unwrap_or((part, "1"));
        let count = count.trim().parse().map_err(|_| bad("captives", part))?;
        place.captives.push((seat_in("captives", owner)?.into(), count));
    }
    for part in parts(given.hand.as_deref().unwrap_or_default()) {
        place.hand.push(n::parse_action_card(kit, part).ok_or_else(|| bad("hand", part))?);
    }
    for part in parts(given.cards.as_deref().unwrap_or_default()) {
        let mut words = part.split_whitespace();
        let card = court_card(kit, "cards", words.next().unwrap_or_default())?;
        let mut card = Card { card, ..Card::default() };
        for word in words {
            match word {
                "secured" => card.locked = true,
                "used" => card.used = u8::MAX,
                _ => return Err(bad("cards", part)),
            }
        }
        place.cards.push(card);
    }
    Ok(place)
}

/// `P1 lead Construction 5`, `P2 copy Aggression 6 + Mobilization 2`, `P1 pivot Aggression 6 under P3 BC04`.
fn play(kit: Kit, line: &str) -> Read<(Play, Option<String>)> {
    let error = || bad("played", line);
    let (line, beside) = match line.split_once(" under ") {
        Some((line, beside)) => (line, Some(beside.to_owned())),
        None => (line, None),
    };
    let (line, extra) = match line.split_once('+') {
        Some((line, extra)) => (line, Some(n::parse_action_card(kit, extra).ok_or_else(error)?)),
        None => (line, None),
    };
    let (seat, rest) = line.trim().split_once(' ').ok_or_else(error)?;
    let (mode, card) = rest.split_once(' ').ok_or_else(error)?;
    let seat = n::parse_seat(seat).ok_or_else(error)?;
    let mode =
        crate::text::names::EN.modes.iter().position(|m| m.eq_ignore_ascii_case(mode)).ok_or_else(error)?;
    let card = n::parse_action_card(kit, card).ok_or_else(error)?;
    Ok((Play { seat, mode: Mode(mode as u8), card, extra, ..Play::default() }, beside))
}

fn round(case: &Case, p: &mut Position) -> Read<()> {
    for line in &case.played {
        let (mut found, beside) = play(p.kit, line)?;
        if let Some(beside) = beside {
            let (seat, id) = beside.split_once(' ').ok_or_else(|| bad("played", line))?;
            let (card, seat) = (court_card(p.kit, "played", id)?, seat_in("played", seat)?);
            found.beside = Some(rules::hooks::Held { card, seat });
        }
        p.plays.push(found);
    }
    (p.zeroed, p.seized, p.declared) = (case.zeroed, case.seized, case.declared);
    p.at = match case.at.as_deref() {
        None | Some("round") => At::Lead,
        Some("setup") => At::Setup,
        Some("deal") => At::Deal,
        Some("score") => At::Score,
        Some(other) => return Err(bad("at", other)),
    };
    let Some(last) = p.plays.last().filter(|_| p.at == At::Lead) else { return Ok(()) };
    let seat = match &case.turn {
        Some(seat) => seat_in("turn", seat)?,
        None => last.seat,
    };
    if seat != last.seat {
        p.at = At::Follow(seat);
        return Ok(());
    }
    p.at = At::Turn;
    let row = p.kit.tables().modes.get(last.mode.0 as usize);
    let full = matches!(last.mode, Mode::LEAD | Mode::SURPASS);
    let printed = if full { p.kit.action(last.card).pips } else { u8::from(row.is_some()) };
    p.turn = Turn {
        seat,
        pips: case.pips.unwrap_or(printed),
        prelude: case.prelude.unwrap_or(true),
        acted: case.acted
            || case.armed
            || case.prelude == Some(false)
            || case.pips.is_some_and(|n| n < printed),
        declared: false,
        armed: case.armed,
        minor: false,
    };
    Ok(())
}

/// What is wrong with a position, in words.
pub fn wrong(kit: Kit, wrong: Wrong) -> String {
    use crate::text::names::EN;
    match wrong {
        Wrong::Setup => text::WRONG_SETUP.to_owned(),
        Wrong::Unknown(thing, number) => text::wrong_number(what(thing), number),
        Wrong::Clusters => text::WRONG_CLUSTERS.to_owned(),
        Wrong::Chapter(chapter) => text::wrong_chapter(chapter),
        Wrong::NoSeat(seat) => text::wrong_seat(&n::seat(seat)),
        Wrong::Power(seat) => text::wrong_power(&n::seat(seat)),
        Wrong::OutOfPlay(system) => text::wrong_system(&system.to_string()),
        Wrong::NoSlot(system) => text::wrong_slots(&system.to_string()),
        Wrong::NotOnMap(kind) => text::wrong_on_map(EN.piece(kind, 2)),
        Wrong::Crowd => text::WRONG_CROWD.to_owned(),
        Wrong::TooMany { owner, kind, found, exist } => {
            text::too_many(&format!("{} {}", n::owner(owner), EN.piece(kind, 2)), found, exist)
        }
        Wrong::TooManyTokens { resource, found, exist } => {
            text::too_many(EN.resource(resource), found, exist)
        }
        Wrong::Overlay(system) => text::wrong_overlay(&system.to_string()),
        Wrong::ClosedSlot(seat, slot) => text::wrong_slot(&n::seat(seat), u16::from(slot) + 1),
        Wrong::NotOutraged(seat, resource) => text::wrong_owed(&n::seat(seat), EN.resource(resource)),
        Wrong::ActionTwice(card) => text::wrong_twice(&n::action_card(kit, card)),
        Wrong::ActionUnused(card) => text::wrong_unused(&n::action_card(kit, card)),
        Wrong::NotDiscarded(card) => text::wrong_discarded(&n::action_card(kit, card)),
        Wrong::NotInHand(seat, card) => text::wrong_known(&n::seat(seat), &n::action_card(kit, card)),
        Wrong::CardTwice(card) => text::wrong_twice(n::card(kit, card)),
        Wrong::CardMisplaced(card) => text::wrong_place(n::card(kit, card)),
        Wrong::TooManyCards => text::WRONG_PILE.to_owned(),
        Wrong::CourtTooLong => text::WRONG_COURT.to_owned(),
        Wrong::Plays => text::WRONG_PLAYS.to_owned(),
        Wrong::NotNext(seat) => text::wrong_next(&n::seat(seat)),
        Wrong::Mulligan => text::WRONG_MULLIGAN.to_owned(),
        Wrong::NotAtTurn => text::NOT_AT_TURN.to_owned(),
        Wrong::Broken(finding) => text::broken_promise(&format!("{finding:?}")),
    }
}

fn what(thing: Thing) -> &'static str {
    match thing {
        Thing::System => text::SYSTEM,
        Thing::Owner => text::OWNER,
        Thing::Piece => text::PIECE,
        Thing::Mode => text::MODE,
        Thing::Ambition => text::AMBITION,
        Thing::ActionCard => text::ACTION_CARD,
        Thing::Card => text::CARD,
    }
}
