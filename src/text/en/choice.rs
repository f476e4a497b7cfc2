//! What can be chosen, in English: here the way to the right words, one arm for each kind of choice.

use super::say;
use super::{choice_cards as cards, choice_map as map, choice_turn as turn};
use crate::text::game::ChoiceText;
use crate::text::names::EN;
use crate::text::players::Players;
use rules::State;
use rules::choice::{Choice, Prompt};
use rules::ids::*;

/// What the words of a choice are made from.
#[derive(Clone, Copy)]
pub struct Asked<'a> {
    /// The state, as who decides may know it.
    pub s: &'a State,
    /// Who decides: "you".
    pub seat: Seat,
    /// What is asked.
    pub prompt: &'a Prompt,
    /// The names.
    pub players: &'a Players,
}

impl Asked<'_> {
    /// A player's or power's name.
    pub fn owner(&self, owner: impl Into<Owner>) -> String {
        say::owner(self.players, owner.into())
    }

    /// "you" or a name, at the beginning of a sentence.
    pub fn subject(&self, owner: impl Into<Owner>) -> String {
        let owner = owner.into();
        if owner == self.seat.into() { "You".into() } else { self.owner(owner) }
    }

    /// The card that asks, by its id, with its ability and step.
    pub fn card(&self) -> Option<(&'static str, u8, u8)> {
        match self.prompt {
            Prompt::Card { card, ability, step, .. } => {
                let plug = self.s.kit.tables().plugs.get(usize::from(card.0))?;
                Some((plug.id, *ability, *step))
            }
            _ => None,
        }
    }

    /// No open slot is free for a resource that comes.
    pub fn full(&self) -> &'static str {
        if self.s.free_slots(self.seat) == 0 { "No slot is free, so one resource must go." } else { "" }
    }
}

/// The words of a choice.
pub fn choice(s: &State, seat: Seat, prompt: &Prompt, choice: &Choice, players: &Players) -> ChoiceText {
    let asked = &Asked { s, seat, prompt, players };
    match *choice {
        Choice::Play { mode, card } => turn::play(asked, mode, card),
        Choice::Pass => turn::pass(asked),
        Choice::Declare(ambition) => turn::declare(asked, ambition),
        Choice::Seize(card) => ChoiceText::new(
            format!("Seize with {}", say::card(s.kit, card)),
            "It goes face down beside your card, and you have the initiative.",
        ),
        Choice::Act(action) => turn::act(action),
        Choice::New { card, ability } => turn::new_action(card, ability),
        Choice::Spend { slot, as_ } => turn::spend(asked, slot, as_),
        Choice::Use { card, ability } => turn::use_card(asked, card, ability),
        Choice::EndTurn => ChoiceText::new(
            "End the turn",
            match s.turn.pips {
                0 => String::new(),
                1 => "1 pip stays unused.".into(),
                n => format!("{n} pips stay unused."),
            },
        ),
        Choice::System(system) => map::system(asked, system),
        Choice::Cluster(cluster) => map::cluster(asked, cluster),
        Choice::Ships(ships) => map::ships(asked, ships),
        Choice::Leave(ships) => map::leave(asked, ships),
        Choice::Site { system, kind } => map::site(asked, system, kind),
        Choice::Outside { system, kind } => map::outside(asked, system, kind),
        Choice::EmptySlot(system) => map::empty_slot(asked, system),
        Choice::Ship { system, owner, damaged } => map::ship(asked, system, owner, damaged),
        Choice::Building { system, index } => map::building(asked, system, index),
        Choice::Court(space) => cards::court(asked, space),
        Choice::Owner(owner) => cards::owner(asked, owner),
        Choice::Resource(resource) => cards::resource(asked, resource),
        Choice::Slot { seat, slot } => cards::slot(asked, seat, slot),
        Choice::Card(card) => cards::card(asked, card),
        Choice::Hand(card) => cards::hand(asked, card),
        Choice::Played(card) => cards::played(asked, card),
        Choice::Captive(owner) => cards::captive(asked, owner),
        Choice::Trophy { owner, kind } => cards::trophy(asked, owner, kind),
        Choice::Dice(pool) => ChoiceText::title(say::capital(&say::pool(pool))),
        Choice::Die { die, face } => {
            let faces = rules::components::dice::faces(die);
            let face = faces.get(usize::from(face)).copied().unwrap_or_default();
            ChoiceText::title(format!("{} die: {}", EN.die(die), super::reference::face(&face)))
        }
        Choice::Layout(layout) => cards::layout(asked, layout),
        Choice::Number(n) => cards::number(asked, n),
        Choice::Yes => cards::yes(asked),
        Choice::Done => cards::done(asked),
        Choice::Decline => cards::decline(asked),
    }
}
