//! The decision: every choice gets its place on the table, its words and its key.

use super::{Scene, why};
use crate::model::{CardKind, Decision, Hint, Note, OptionView, Route, RouteKind, Target, icon};
use crate::text::Group;
use rules::State;
use rules::choice::{Choice, Prompt, Reason};
use rules::components::board::SLOTS;
use rules::flow::Frame;
use rules::flow::setup::Step;
use rules::hooks::Hook;
use rules::ids::{Action, CardId, Die, Mode, Owner, PieceKind, Resource, Seat, System};

/// What is being asked, as the viewer sees it.
pub fn decision(scene: &Scene<'_>) -> Option<Decision> {
    let s = &scene.view.state;
    let (seat, prompt) = scene.view.prompt?;
    let mine = scene.view.viewer == Some(seat) && !scene.bot;
    let words = scene.words;
    let given = if mine { &scene.view.options[..] } else { &[] };
    let options = given.iter().enumerate().map(|(index, choice)| {
        let text = words.choice(s, seat, &prompt, choice);
        OptionView {
            index,
            title: text.title,
            detail: text.detail,
            icon: symbol(s, *choice),
            key: batch(s, seat, &prompt, *choice).map_or("", |b| b.key()).to_string(),
            group: heading(scene, *choice),
            way: way(scene, seat, &prompt, *choice),
            target: target(s, seat, *choice),
            enabled: true,
            reason: String::new(),
            plain: is_plain(*choice),
            routes: routes(s, seat, &prompt, *choice),
            ships: match choice {
                Choice::Ships(ships) | Choice::Leave(ships) => Some((ships.fresh, ships.damaged)),
                _ => None,
            },
            layout: layout(s, seat, *choice),
            source: source(s, seat, *choice),
        }
    });
    let mut options: Vec<OptionView> = options.collect();
    let first = options.len();
    let reasons = why::Reasons { scene, seat, prompt: &prompt, first };
    let refused = scene.refusals.iter().enumerate().filter(|(_, (c, reason))| is_expected(c, reason));
    options.extend(refused.map(|(i, (choice, reason))| OptionView {
        index: first + i,
        title: words.choice(s, seat, &prompt, choice).title,
        reason: words.reason_for(s, choice, reason),
        icon: symbol(s, *choice),
        group: heading(scene, *choice),
        target: target(s, seat, *choice),
        source: forbidder(reason),
        ..OptionView::default()
    }));
    let action = action_of(s, &prompt);
    let asks = s.stack.last().and_then(|frame| match frame {
        Frame::Card(frame) => Some(frame.card),
        Frame::Bonus { card, .. } => Some(*card),
        Frame::Build(_) => only(s, seat, Hook::Site),
        Frame::Tax(tax) if tax.step == rules::actions::tax::Step::How => only(s, seat, Hook::TaxReach),
        _ => None,
    });
    let card = asks.map(|card| (words.card_name(card), icon::card(CardKind::of(s.kit, card))));
    let kind = action.map(|a| (words.action(a), icon::action(a))).or(card);
    let pips = (s.lead().is_some() && !matches!(prompt, Prompt::Follow | Prompt::Lead))
        .then(|| s.play_of(s.turn.seat))
        .flatten()
        .filter(|p| p.card != rules::view::HIDDEN || p.mode == Mode::COPY)
        .map(|p| {
            let all = if p.mode == Mode::COPY { 1 } else { (s.kit.mode(p.mode).pips)(s, p.card) };
            (all - s.turn.pips.min(all), all)
        });
    let decision = Decision {
        seat,
        // What is asked in full may speak of a hand that this viewer does not see.
        sentence: if mine { words.question(s, seat, &prompt) } else { String::new() },
        short: words.question_short(&prompt),
        kind: kind.map(|k| k.0.to_string()).unwrap_or_default(),
        kind_icon: kind.map_or("", |k| k.1),
        pips,
        mine,
        thinking: scene.bot,
        on: None,
        hint: Hint::None,
        options,
        origin: origin(&prompt),
        trail: Vec::new(),
        source: asks,
        back: (mine && scene.back).then(|| words.back().to_string()),
        whys: reasons.asked(),
        refuses: reasons.any(),
        refused: reasons.all(),
    };
    Some(decision.number())
}

/// Would a player look for this among the options? Actions of the card's suit, and what the own cards do.
fn is_expected(choice: &Choice, reason: &Reason) -> bool {
    match choice {
        Choice::Act(_) => !matches!(reason, Reason::NotInSuit | Reason::NoPips),
        Choice::Use { .. } => !matches!(reason, Reason::PreludeOver),
        _ => false,
    }
}

/// What could be done in a system, and why the rest cannot.
pub fn notes(scene: &Scene<'_>, decision: Option<&Decision>, system: System) -> Vec<Note> {
    let Some(decision) = decision.filter(|d| d.mine) else { return Vec::new() };
    let s = &scene.view.state;
    let there = Target::System(system);
    let possible = decision.options.iter().filter(|o| o.enabled && o.target.lies_at(there)).map(|o| Note {
        possible: true,
        text: if o.detail.is_empty() { o.title.clone() } else { format!("{}. {}", o.title, o.detail) },
    });
    let Some((seat, prompt)) = scene.view.prompt else { return possible.collect() };
    let refused = scene.refusals.iter().filter(|(c, _)| target(s, seat, *c).lies_at(there));
    let refused = refused.map(|(choice, reason)| Note {
        possible: false,
        text: format!(
            "{}: {}",
            scene.words.choice(s, seat, &prompt, choice).title,
            scene.words.reason_for(s, choice, reason)
        ),
    });
    possible.chain(refused).collect()
}

/// The heading over a choice; none for most.
fn heading(scene: &Scene<'_>, choice: Choice) -> String {
    match choice {
        Choice::Seize(_) => scene.words.language.table.seize_way.to_string(),
        _ => group(choice).map(|g| scene.words.group(g)).unwrap_or_default(),
    }
}

/// What its heading or its place leave to say of a choice.
fn way(scene: &Scene<'_>, seat: Seat, prompt: &Prompt, choice: Choice) -> String {
    let names = scene.words.language.names;
    if let Some(batch) = batch(&scene.view.state, seat, prompt, choice) {
        return scene.words.language.table.batch[batch as usize].to_string();
    }
    match choice {
        Choice::Play { mode, .. } => names.mode(mode).to_string(),
        Choice::Seize(_) => scene.words.language.table.seize_way.to_string(),
        Choice::Declare(ambition) => names.ambition(ambition).to_string(),
        Choice::Spend { slot, as_ } if scene.view.state.boards[seat].slots.get(slot.into()) == Some(as_) => {
            names.resource(as_).to_string()
        }
        Choice::Site { system, .. } => names.system(system),
        _ => String::new(),
    }
}

/// How much of the ships of a place a choice takes along.
#[derive(Clone, Copy)]
enum Batch {
    All,
    AllButOne,
}

impl Batch {
    /// The key that takes it in every Move.
    fn key(self) -> &'static str {
        match self {
            Batch::All => "A",
            Batch::AllButOne => "B",
        }
    }
}

/// Is it all ships, or all but one? Of several ways to leave one behind only the one that leaves a fresh ship.
fn batch(s: &State, seat: Seat, prompt: &Prompt, choice: Choice) -> Option<Batch> {
    let (Prompt::MoveShips { from }, Choice::Ships(ships)) = (prompt, choice) else { return None };
    let all = s.ships[*from][Owner::from(seat)];
    let stays = (all.fresh.checked_sub(ships.fresh)?, all.damaged.checked_sub(ships.damaged)?);
    match stays {
        (0, 0) => Some(Batch::All),
        (1, 0) if all.total() > 2 => Some(Batch::AllButOne),
        _ => None,
    }
}

/// The open slots as a choice would fill them.
fn layout(s: &State, seat: Seat, choice: Choice) -> Vec<Option<Resource>> {
    let Choice::Layout(layout) = choice else { return Vec::new() };
    (0..SLOTS).filter(|slot| s.slot_open(seat, *slot)).map(|slot| layout.get(slot)).collect()
}

fn group(choice: Choice) -> Option<Group> {
    match choice {
        Choice::Play { mode, .. } => Some(Group::Mode(mode)),
        Choice::Declare(_) => Some(Group::Declare),
        Choice::Seize(_) => Some(Group::Seize),
        Choice::Act(_) | Choice::New { .. } => Some(Group::Actions),
        Choice::Spend { .. } => Some(Group::Resources),
        Choice::Use { .. } => Some(Group::Cards),
        Choice::Site { kind, .. } | Choice::Outside { kind, .. } => Some(Group::Piece(kind)),
        Choice::System(_) => Some(Group::Go),
        Choice::Leave(_) => Some(Group::Leave),
        Choice::Pass
        | Choice::EndTurn
        | Choice::Cluster(_)
        | Choice::Ships(_)
        | Choice::EmptySlot(_)
        | Choice::Ship { .. }
        | Choice::Building { .. }
        | Choice::Court(_)
        | Choice::Owner(_)
        | Choice::Resource(_)
        | Choice::Slot { .. }
        | Choice::Card(_)
        | Choice::Hand(_)
        | Choice::Played(_)
        | Choice::Captive(_)
        | Choice::Trophy { .. }
        | Choice::Dice(_)
        | Choice::Die { .. }
        | Choice::Layout(_)
        | Choice::Number(_)
        | Choice::Yes
        | Choice::Done
        | Choice::Decline => None,
    }
}

/// Where a choice lies on the table.
pub fn target(s: &State, seat: Seat, choice: Choice) -> Target {
    match choice {
        Choice::Play { card, .. } | Choice::Seize(card) => Target::HandCard(card),
        Choice::Hand(card) if s.boards[seat].hand.has(card) => Target::HandCard(card),
        Choice::Declare(ambition) => Target::Ambition(ambition),
        Choice::New { card, .. } | Choice::Use { card, .. } => Target::HeldCard(card),
        // A card that was just drawn lies nowhere yet.
        Choice::Card(card) if lies(s, card) => Target::HeldCard(card),
        Choice::Card(_) => Target::None,
        Choice::Spend { slot, .. } => Target::BoardSlot(seat, slot),
        Choice::Slot { seat, slot } => Target::BoardSlot(seat, slot),
        Choice::System(system)
        | Choice::Site { system, .. }
        | Choice::Outside { system, .. }
        | Choice::EmptySlot(system) => Target::System(system),
        Choice::Cluster(cluster) => Target::System(System::gate(cluster)),
        Choice::Ship { system, owner, damaged } => Target::ShipPlate(system, owner, damaged),
        Choice::Building { system, index } => Target::Building(system, index),
        Choice::Court(space) => Target::CourtSpace(space),
        Choice::Owner(owner) => owner.seat().map_or(Target::None, Target::Seat),
        Choice::Played(card) => {
            s.round.plays.iter().find(|p| p.card == card).map_or(Target::None, |p| Target::PlayedCard(p.seat))
        }
        Choice::Dice(pool) => Target::Dice([pool.assault, pool.skirmish, pool.raid]),
        Choice::Act(_)
        | Choice::Hand(_)
        | Choice::Pass
        | Choice::EndTurn
        | Choice::Ships(_)
        | Choice::Leave(_)
        | Choice::Resource(_)
        | Choice::Captive(_)
        | Choice::Trophy { .. }
        | Choice::Die { .. }
        | Choice::Layout(_)
        | Choice::Number(_)
        | Choice::Yes
        | Choice::Done
        | Choice::Decline => Target::None,
    }
}

/// Does a card lie in a play area, in the Court, or in the draft?
fn lies(s: &State, card: CardId) -> bool {
    let drafting = s.stack.iter().any(|f| matches!(f, Frame::Setup(Step::Draft(_))));
    s.holder(card).is_some()
        || drafting && s.offer.contains(&card)
        || s.court.iter().any(|space| space.card == Some(card))
}

/// The card that makes a choice possible, if it can only be one.
fn source(s: &State, seat: Seat, choice: Choice) -> Option<CardId> {
    let hook = match choice {
        Choice::New { card, .. } | Choice::Use { card, .. } => return Some(card),
        Choice::Outside { .. } => Hook::Site,
        Choice::EmptySlot(_) => Hook::TaxSlots,
        _ => return None,
    };
    only(s, seat, hook)
}

/// The card of a seat that answers a hook, if it is only one.
fn only(s: &State, seat: Seat, hook: Hook) -> Option<CardId> {
    let mut cards = s.answers(hook).map(|(held, _)| held).filter(|held| held.seat == seat);
    cards.next().filter(|_| cards.next().is_none()).map(|held| held.card)
}

/// The card that forbids something.
pub fn forbidder(reason: &Reason) -> Option<CardId> {
    match reason {
        Reason::Forbidden(card) => Some(*card),
        _ => None,
    }
}

/// The symbol before a choice's title.
fn symbol(s: &State, choice: Choice) -> &'static str {
    match choice {
        Choice::Play { mode, .. } => icon::mode(mode),
        Choice::Declare(ambition) => icon::ambition(ambition),
        Choice::Act(action) => icon::action(action),
        Choice::Spend { as_, .. } => icon::resource(as_),
        Choice::Resource(resource) => icon::resource(resource),
        Choice::Site { kind, .. } | Choice::Outside { kind, .. } => icon::piece(kind),
        Choice::EmptySlot(_) => icon::piece(PieceKind::CITY),
        Choice::Ship { damaged: true, .. } => icon::piece_damaged(PieceKind::SHIP),
        Choice::Ship { .. } => icon::piece(PieceKind::SHIP),
        Choice::Building { system, index } => s.buildings[system]
            .get(index as usize)
            .map_or("", |b| if b.damaged { icon::piece_damaged(b.kind) } else { icon::piece(b.kind) }),
        Choice::Slot { seat, slot } => s.boards[seat].slots.get(slot as usize).map_or("", icon::resource),
        Choice::New { card, .. } | Choice::Use { card, .. } | Choice::Card(card) => {
            icon::card(CardKind::of(s.kit, card))
        }
        Choice::Hand(card) | Choice::Played(card) | Choice::Seize(card) => {
            icon::suit(s.kit.action(card).suit)
        }
        Choice::Captive(_) => icon::piece(PieceKind::AGENT),
        Choice::Trophy { kind, .. } => icon::piece(kind),
        Choice::Die { die, .. } => icon::die(die),
        Choice::Dice(pool) if pool.total() > 0 && pool.total() == pool.skirmish => icon::die(Die::Skirmish),
        Choice::Pass
        | Choice::EndTurn
        | Choice::System(_)
        | Choice::Cluster(_)
        | Choice::Ships(_)
        | Choice::Leave(_)
        | Choice::Court(_)
        | Choice::Owner(_)
        | Choice::Dice(_)
        | Choice::Layout(_)
        | Choice::Number(_)
        | Choice::Yes
        | Choice::Done
        | Choice::Decline => "",
    }
}

fn is_plain(choice: Choice) -> bool {
    matches!(choice, Choice::Pass | Choice::EndTurn | Choice::Done | Choice::Decline)
}

/// The action that a question belongs to.
fn action_of(s: &State, prompt: &Prompt) -> Option<Action> {
    match prompt {
        Prompt::Tax | Prompt::TaxHow { .. } | Prompt::TaxType { .. } => Some(Action::Tax),
        Prompt::Bonus { action, .. } => Some(*action),
        Prompt::BuildCost { .. } | Prompt::Build => Some(Action::Build),
        Prompt::Repair => Some(Action::Repair),
        Prompt::Influence => Some(Action::Influence),
        Prompt::Secure | Prompt::Ransack { .. } => Some(Action::Secure),
        Prompt::MoveFrom | Prompt::MoveShips { .. } | Prompt::MoveTo { .. } => Some(Action::Move),
        Prompt::BattleWhere
        | Prompt::BattleWhom { .. }
        | Prompt::Dice { .. }
        | Prompt::Reroll
        | Prompt::RerollDice { .. }
        | Prompt::HitOwnShip { .. }
        | Prompt::HitShip { .. }
        | Prompt::HitBuilding { .. }
        | Prompt::Raid { .. } => Some(Action::Battle),
        Prompt::Arrange => {
            s.stack.iter().any(|f| matches!(f, rules::flow::Frame::Battle(_))).then_some(Action::Battle)
        }
        Prompt::Draft
        | Prompt::Order
        | Prompt::Lead
        | Prompt::Follow
        | Prompt::Mulligan
        | Prompt::Turn { .. }
        | Prompt::Granted { .. }
        | Prompt::Recover
        | Prompt::Card { .. } => None,
    }
}

fn origin(prompt: &Prompt) -> Target {
    match prompt {
        Prompt::MoveShips { from } | Prompt::MoveTo { from, .. } => Target::System(*from),
        Prompt::BattleWhom { system } | Prompt::Dice { system, .. } => Target::System(*system),
        _ => Target::None,
    }
}

/// Paths to a move's destinations.
fn routes(s: &State, seat: Seat, prompt: &Prompt, choice: Choice) -> Vec<Route> {
    let (Prompt::MoveTo { from, .. }, Choice::System(to)) = (prompt, choice) else {
        return Vec::new();
    };
    let mut routes = vec![Route { from: *from, to, kind: RouteKind::Sure }];
    if flies_on(s, seat, to) {
        let onward = s.neighbours(to).iter().filter(|y| y != from);
        routes.extend(onward.map(|y| Route { from: to, to: y, kind: RouteKind::Maybe }));
    }
    routes
}

/// Would a Catapult that enters this system be able to go on (R9.3)?
fn flies_on(s: &State, seat: Seat, to: System) -> bool {
    let catapult = s.stack.iter().rev().find_map(|f| match f {
        rules::flow::Frame::Move(m) => Some(m.catapult),
        _ => None,
    });
    catapult == Some(true) && to.is_gate() && s.control(to).is_none_or(|o| o == Owner::from(seat))
}
