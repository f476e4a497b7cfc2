//! Every point where a card or a rule module can take part in the rules, and how answers combine.
//!
//! A card is one row ([`Plug`]): its data and the functions of the hooks it answers. A [`State`] keeps
//! the union of the masks of the cards in play, so that a question nobody answers costs one test.
//!
//! | how answers combine | meaning |
//! |---|---|
//! | allow | one yes is enough |
//! | forbid | one no is enough, and beats every allow (R24.2) |
//! | add | sums |
//! | replace | each answerer may change the value, in the order of their ids |
//! | offer | lists that are joined |
//! | react | things that happen then; where their order matters a player is asked |
//!
//! Extension ids H01–H92 and the word ids of specs 03 and 04 are mapped to these in ARCHITECTURE.md.

use crate::actions::moving::Moving;
use crate::choice::Pool;
use crate::choice::{Choice, Prompt, Reason};
use crate::components::leaders::LeaderRow;
use crate::event::Event;
use crate::fact::Fact;
use crate::flow::Cx;
use crate::flow::battle::Battle;
use crate::flow::declare::Declaring;
use crate::ids::*;
use crate::options::Options;
use crate::state::{Building, State};
use serde::{Deserialize, Serialize};

/// A card in somebody's play area: the one whose function runs, and whose it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Held {
    /// The card.
    pub card: CardId,
    /// Its holder; seat 0 for rules of the table.
    pub seat: Seat,
}

/// What kind of card a row is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Stays with who secures it, has a suit and a raid cost.
    Guild,
    /// Happens when secured.
    Vox,
    /// A leader: drafted, stays for the whole game (R23).
    Leader,
    /// A lore card: drafted, stays until it is discarded; has no suit and no cost (R23.7).
    Lore,
    /// A rule of the table: Empire, a law, a test's invention.
    Rule,
}

/// Something that can be stolen (R15.2, K8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loot {
    /// The resource in this slot.
    Slot(u8),
    /// This Guild card.
    Card(CardId),
}

/// Where a stolen card really goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goes {
    /// To the bottom of the Court deck.
    Buried,
}

/// Dice beyond one for each attacking ship (R13.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ExtraDice {
    /// May be collected.
    pub optional: u8,
    /// Must be collected.
    pub mandatory: u8,
}

/// A leave to reroll (R13.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reroll {
    /// Dice of this type; of any type if there is none.
    pub die: Option<Die>,
    /// At most so many.
    pub most: u8,
}

/// How a card lets its holder tax a city that R7.2 does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// As a Rival's city that is controlled: its owner loses an agent.
    Captive,
    /// As a Loyal city: nobody is captured.
    Free,
}

/// What a card says about Catapults from a system (R9.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Launch {
    /// A starport of anybody serves.
    pub any_starport: bool,
    /// No starport serves.
    pub no_starport: bool,
    /// The system itself serves.
    pub also: bool,
}

/// What has just been built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Built {
    /// Where.
    pub system: System,
    /// What.
    pub kind: PieceKind,
    /// The starport that built a ship.
    pub port: Option<u8>,
}

/// What has just been taxed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taxed {
    /// Where.
    pub system: System,
    /// Which city; none if it was an empty slot, or is gone.
    pub city: Option<u8>,
    /// Whose city.
    pub owner: Owner,
    /// The types it can yield, a bit each.
    pub types: u8,
    /// Was an agent to be captured?
    pub captive: bool,
}

/// The place that a player takes in an ambition (R20.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Sole first.
    First,
    /// Tied for first: scores as second.
    Tied,
    /// Second.
    Second,
}

/// The moments of a battle in which cards do something of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Window {
    /// Before dice are collected (R13.3).
    Before,
    /// After the raid (R13.13).
    After,
}

/// The state of a card's own decision: which question, and a few numbers it keeps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardFrame {
    /// The card.
    pub card: CardId,
    /// Who decides; while several do, whose answer is being taken.
    pub seat: Seat,
    /// Seats that are asked at once, in secret, and have not answered yet. Empty: only `seat` is asked.
    pub asked: SeatSet,
    /// Which ability is running.
    pub ability: u8,
    /// Which of its questions.
    pub step: u8,
    /// Numbers whose meaning is the card's own.
    pub n: [u8; 8],
    /// A set whose meaning is the card's own.
    pub set: u64,
}

/// A set of hooks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct HookMask(pub u64);

macro_rules! hooks {
    ($($(#[$doc:meta])* $name:ident / $field:ident : $ty:ty ;)*) => {
        /// The hooks, in the order of their bits.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Hook { $($(#[$doc])* $name,)* }

        /// The functions of one card; an empty one is a hook it does not answer.
        pub struct Hooks { $($(#[$doc])* pub $field: Option<$ty>,)* }

        impl Hooks {
            /// Answers nothing.
            pub const NONE: Hooks = Hooks { $($field: None,)* };

            /// Which hooks this card answers: derived, so it can never differ from the functions.
            pub const fn mask(&self) -> HookMask {
                let mut bits = 0;
                $(if self.$field.is_some() { bits |= 1 << Hook::$name as u64; })*
                HookMask(bits)
            }
        }

        impl Hook {
            /// Every hook.
            pub const ALL: &'static [Hook] = &[$(Hook::$name,)*];

            /// The hook's name, as ARCHITECTURE.md and reports write it.
            pub const fn name(self) -> &'static str {
                match self { $(Hook::$name => stringify!($field),)* }
            }
        }
    };
}

hooks! {
    /// Replace: who controls a system (R3.4; H13–H15).
    Control / control: fn(&State, Held, System, Option<Owner>) -> Option<Owner>;
    /// Replace: the neighbours of a system (R3.2; H11).
    Links / links: fn(&State, Held, System, SystemSet) -> SystemSet;
    /// Replace: the types of a system, a bit for each resource (H79; planet.type).
    Types / types: fn(&State, Held, System, u8) -> u8;
    /// Replace: how many building slots a system has (H05).
    SlotCount / slot_count: fn(&State, Held, System, u8) -> u8;
    /// Forbid: harming this owner's pieces in this system (H61).
    Harm / harm: fn(&State, Held, Seat, Owner, System) -> Result<(), Reason>;
    /// Add: tokens a player has without holding them in slots, of one type (K3; count.icons, H83).
    Has / has: fn(&State, Held, Seat, Resource) -> u8;
    /// Allow: a slot on this card, with its raid cost (slots.extra, H06).
    CardSlot / card_slot: fn(&State, Held) -> Option<u8>;
    /// Offer: options in the window between playing a card and the first action (play.window, H76).
    Window / window: fn(&State, Held, &mut Options);
    /// Offer: Prelude abilities (prelude.action, prelude.first, H48).
    Prelude / prelude: fn(&State, Held, &mut Options);
    /// Allow: resources the holder spends may stand for this type, whose Outrage is ignored (prelude.spend_as, H77).
    SpendAs / spend_as: fn(&State, Held) -> Resource;
    /// Allow: taxing a city out of reach (tax.target, H41).
    TaxReach / tax_reach: fn(&State, Held, System, &Building) -> Option<Reach>;
    /// Forbid: taxing a city (tax.target, H41).
    TaxBan / tax_ban: fn(&State, Held, System, &Building) -> Result<(), Reason>;
    /// Allow: taxing a city that was taxed this turn (tax.limit, H41).
    TaxAgain / tax_again: fn(&State, Held) -> bool;
    /// Allow: taxing the empty building slots of a system (tax.target).
    TaxSlots / tax_slots: fn(&State, Held, System) -> bool;
    /// Add: what is gained along with a tax that the pip of a Copy or Pivot pays (tax.yield, H78).
    TaxAlong / tax_along: fn(&State, Held) -> Resource;
    /// React: the holder has taxed (tax.after).
    AfterTax / after_tax: fn(&mut Cx<'_>, Held, Taxed);
    /// Allow: building outside the slots (build.site, H05).
    Site / site: fn(&State, Held, System, PieceKind) -> bool;
    /// Allow: building ships at starports of others (build.site).
    Ports / ports: fn(&State, Held) -> bool;
    /// Allow: what the holder builds is fresh whoever controls the system (build.state).
    BuildFresh / build_fresh: fn(&State, Held, PieceKind) -> bool;
    /// React: the holder has built (build.after).
    AfterBuild / after_build: fn(&mut Cx<'_>, Held, Built);
    /// Forbid: moving more ships at once (move.cap).
    MoveCap / move_cap: fn(&State, Held) -> u8;
    /// Replace: from where the holder may Catapult (move.catapult, H44).
    Catapult / catapult: fn(&State, Held, System) -> Launch;
    /// React: a Move of somebody else enters a system; true if it costs an agent, asked before they arrive (move.enter).
    Enter / enter: fn(&State, Held, Seat, System) -> bool;
    /// React: a Move of the holder is over (move.after).
    AfterMove / after_move: fn(&mut Cx<'_>, Held, &Moving);
    /// React: a standard action that the pip of a Copy or Pivot pays is being taken; true if the card adds one
    /// (pip.combo, H78).
    AfterPip / after_pip: fn(&mut Cx<'_>, Held, Action) -> bool;
    /// Forbid: securing a card of the Court by the action (secure.legal, H46).
    SecureBan / secure_ban: fn(&State, Held, u8) -> Result<(), Reason>;
    /// Forbid: Ransacking the Court against the holder; true in a battle (ransack.allow, H59).
    RansackBan / ransack_ban: fn(&State, Held, bool) -> bool;
    /// Offer: actions in place of a standard one (newaction.*, H47).
    NewAction / new_action: fn(&State, Held, Action, &mut Options);
    /// Forbid: declaring an ambition (H28, declare.cost).
    Declaring / declaring: fn(&State, Held, &Declaring) -> Result<(), Reason>;
    /// React: the holder pays for a declaration before the marker is placed (declare.cost).
    DeclareCost / declare_cost: fn(&mut Cx<'_>, Held, Option<CardId>);
    /// Forbid: the zero marker for this declaration from the lead card (declare.zero).
    ZeroMarker / zero_marker: fn(&State, Held, Seat, Ambition) -> bool;
    /// React: the holder has declared an ambition (declare.after).
    Declared / declared: fn(&mut Cx<'_>, Held, &Declaring);
    /// Add: dice beyond one a ship (battle.dice_total, H53).
    Dice / dice: fn(&State, Held, &Battle) -> ExtraDice;
    /// Forbid: a pool of dice, by either side (battle.dice_type, H54).
    PoolBan / pool_ban: fn(&State, Held, &Battle, Pool) -> bool;
    /// Allow: so many raid dice where R13.4 allows none (battle.dice_type, H54).
    RaidDice / raid_dice: fn(&State, Held, &Battle) -> u8;
    /// Allow: at the start of a battle, one rolled intercept of it will be ignored (battle.start, battle.icons).
    Jam / jam: fn(&State, Held, &Battle) -> bool;
    /// Add: intercepts besides those rolled (battle.icons, H55).
    Intercepts / intercepts: fn(&State, Held, &Battle) -> u8;
    /// Replace: the hits of an intercept against the holder's attacker (battle.intercept, H55).
    InterceptHits / intercept_hits: fn(&State, Held, &Battle) -> u8;
    /// React: the holder's attacker was intercepted (battle.intercept).
    Intercepted / intercepted: fn(&mut Cx<'_>, Held);
    /// Offer: does the card do something in this moment of a battle (battle.precollect, battle.after, H80)?
    InBattle / in_battle: fn(&State, Held, &Battle, Window) -> bool;
    /// React: it does it.
    BattleAct / battle_act: fn(&mut Cx<'_>, Held, Window);
    /// Allow: rerolling any dice of any roll of the holder's, once (roll.any, H81).
    RerollAny / reroll_any: fn(&State, Held) -> bool;
    /// Offer: rerolls for the attacker (battle.reroll, H81).
    Reroll / reroll: fn(&State, Held, &Battle) -> Option<Reroll>;
    /// Forbid: a card survives an Outrage of its suit (outrage.keep, H85).
    KeepOnOutrage / keep_on_outrage: fn(&State, Held, Resource) -> bool;
    /// Forbid: stealing from the holder (steal.legal, H82).
    Steal / steal: fn(&State, Held, Seat, Loot) -> Result<(), Reason>;
    /// Replace: where this card goes when it is stolen (steal.replace).
    Stolen / stolen: fn(&State, Held, Seat) -> Goes;
    /// Replace: Power of the holder for a place in an ambition (score.place, H31).
    Score / score: fn(&State, Held, Ambition, Place, i16) -> i16;
    /// React: scoring is done (score.after, H32).
    AfterScoring / after_scoring: fn(&mut Cx<'_>, Held);
    /// React: a fact (H89).
    Facts / facts: fn(&mut Cx<'_>, Held, Fact);
    /// React: setting up is done, before hands are dealt (setup.extra, H39).
    AfterSetup / after_setup: fn(&mut Cx<'_>, Held);
}

/// One card or rule module: its data, its hooks, and how its own decisions run.
pub struct Plug {
    /// The publisher's id without its prefix, `BC01`; never shown without words.
    pub id: &'static str,
    /// What it is.
    pub kind: Kind,
    /// The suit of a Guild card.
    pub suit: Option<Resource>,
    /// Keys to steal it.
    pub raid_cost: Option<u8>,
    /// The hooks it answers while in play.
    pub hooks: Hooks,
    /// A leader's starting pieces and resources.
    pub leader: Option<&'static LeaderRow>,
    /// Begins an ability that was offered as `Use` or `New`.
    pub start: Option<fn(&mut Cx<'_>, Held, u8)>,
    /// A Vox card's When Secured; where the card goes after is up to it (the discard pile if it does nothing).
    pub when_secured: Option<fn(&mut Cx<'_>, Held)>,
    /// Options of the running decision.
    pub options: Option<fn(&State, &CardFrame, &mut Options)>,
    /// Applies a choice of the running decision; may change, push on or pop the frame.
    pub choose: Option<fn(&mut Cx<'_>, CardFrame, Choice)>,
    /// Goes on when a frame that it pushed has ended: true if the frame now asks, false if it has moved on.
    pub resume: Option<fn(&mut Cx<'_>, CardFrame) -> bool>,
    /// The prompt of the running decision; the usual one if there is none.
    pub prompt: Option<fn(&State, &CardFrame) -> Prompt>,
}

impl Plug {
    /// A row with nothing in it, to be filled by `..Plug::row(..)`.
    pub const fn row(id: &'static str, kind: Kind) -> Plug {
        Plug {
            id,
            kind,
            suit: None,
            raid_cost: None,
            leader: None,
            hooks: Hooks::NONE,
            start: None,
            when_secured: None,
            options: None,
            choose: None,
            resume: None,
            prompt: None,
        }
    }
}

impl State {
    /// The cards in play that answer a hook, ascending by id.
    pub fn answers(&self, hook: Hook) -> impl Iterator<Item = (Held, &'static Plug)> + '_ {
        let bit = 1u64 << hook as u64;
        let cards = if self.answered.0 & bit == 0 { &[][..] } else { &self.standing[..] };
        cards.iter().filter_map(move |s| {
            let answers = self.kit.hooks_of(s.card).0 & bit != 0;
            answers.then(|| (Held { card: s.card, seat: s.seat }, self.kit.plug(s.card)))
        })
    }

    /// Recomputes which hooks are answered; called whenever a card enters or leaves play.
    pub fn refresh_answers(&mut self) {
        let bits = self.standing.iter().fold(0, |bits, s| bits | self.kit.hooks_of(s.card).0);
        self.answered = HookMask(bits);
    }
}

impl Cx<'_> {
    /// Tells every card that listens for facts.
    pub fn fact(&mut self, fact: Fact) {
        if self.s.answered.0 >> Hook::Facts as u64 & 1 == 0 {
            return;
        }
        let listeners: Vec<_> = self.s.answers(Hook::Facts).collect();
        for (held, plug) in listeners {
            if let Some(f) = plug.hooks.facts {
                f(self, held, fact);
            }
        }
    }

    /// Tells people.
    pub fn tell(&mut self, event: Event) {
        self.sink.event(event);
    }
}
