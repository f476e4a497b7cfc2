//! A kit whose cards note what they do: the rows of the base kit, with every hook and ability inside one that
//! passes the question on and notes when the answer counts. The rules run as ever and know nothing of it.
//!
//! What counts, by how answers combine:
//!
//! | hooks | reached when the rules asked and |
//! |---|---|
//! | forbid (`harm`, `tax_ban`, `secure_ban`, `declaring`, `steal`, `ransack_ban`, `pool_ban` …) | the card said no |
//! | allow | the card said yes, and it mattered: see the conditions of [`hooks`] one by one |
//! | add | the sum grew |
//! | replace | the answer differs from what was given |
//! | offer (`window`, `prelude`, `new_action`) | it offered something; that it was chosen is another line |
//! | react | the state has changed |
//! | ability | it was begun as `Use` or `New`, or one of its questions was answered |
//! | question | somebody, or the rules where there was one option, answered a question of the card's own |
//! | when secured | the state has changed |
//!
//! What only shows in a choice or an event is noted by [`saw`]: a resource spent as another type or against an
//! Outrage (`spend_as`), a ship built at another's starport (`ports`), an intercept that was rolled in a battle
//! in which one is ignored (`jam`).

use rules::State;
use rules::actions::moving::Moving;
use rules::choice::{Choice, Pool, Reason};
use rules::components::board::BOARD_SLOTS;
use rules::event::Event;
use rules::fact::Fact;
use rules::flow::battle::Battle;
use rules::flow::declare::Declaring;
use rules::flow::{Cx, Frame};
use rules::hooks::*;
use rules::ids::*;
use rules::kit::{self, Kit, Tables};
use rules::options::Options;
use rules::state::Building;
use std::cell::RefCell;
use std::sync::LazyLock;

/// Something of a card that can be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// One of its hooks.
    Hook(Hook),
    /// One of its abilities.
    Ability(u8),
    /// Its own decision.
    Question,
    /// What happens when it is secured.
    WhenSecured,
}

/// Room for all parts of a card: hooks have the first 64 numbers.
const PARTS: usize = 80;
/// Most abilities of a card.
pub const ABILITIES: u8 = 8;

impl Part {
    fn index(self) -> usize {
        match self {
            Part::Hook(hook) => hook as usize,
            Part::Ability(ability) => 64 + usize::from(ability.min(ABILITIES - 1)),
            Part::Question => 64 + usize::from(ABILITIES),
            Part::WhenSecured => 65 + usize::from(ABILITIES),
        }
    }
}

/// How often each part of each card was reached.
#[derive(Clone, Debug, Default)]
pub struct Counts(Vec<[u32; PARTS]>);

impl Counts {
    /// Of one part.
    pub fn of(&self, card: CardId, part: Part) -> u32 {
        self.0.get(usize::from(card.0)).map_or(0, |parts| parts[part.index()])
    }

    fn at(&mut self, card: usize) -> &mut [u32; PARTS] {
        if self.0.len() <= card {
            self.0.resize(card + 1, [0; PARTS]);
        }
        &mut self.0[card]
    }

    /// Counts once for each part that was reached at all.
    pub fn add_once(&mut self, of: &Counts) {
        for (card, parts) in of.0.iter().enumerate() {
            self.at(card).iter_mut().zip(parts).for_each(|(sum, n)| *sum += u32::from(*n > 0));
        }
    }
}

thread_local! {
    static SEEN: RefCell<Counts> = RefCell::default();
}

/// What was reached on this thread since it was last asked.
pub fn take() -> Counts {
    SEEN.take()
}

fn note(card: CardId, part: Part) {
    SEEN.with_borrow_mut(|seen| seen.at(usize::from(card.0))[part.index()] += 1);
}

/// The hooks themselves.
fn own(held: Held) -> &'static Hooks {
    &Kit::base().plug(held.card).hooks
}

/// The base kit, listening.
pub fn kit() -> Kit {
    static TABLES: LazyLock<Tables> = LazyLock::new(|| {
        let plugs: Vec<&'static Plug> =
            kit::BASE.plugs.iter().map(|plug| &*Box::leak(Box::new(listening(plug)))).collect();
        Tables { plugs: Vec::leak(plugs), ..kit::BASE }
    });
    Kit::new(&TABLES)
}

fn listening(plug: &Plug) -> Plug {
    Plug {
        hooks: hooks::listening(&plug.hooks),
        start: plug.start.and(Some(start)),
        when_secured: plug.when_secured.and(Some(when_secured)),
        choose: plug.choose.and(Some(choose)),
        ..*plug
    }
}

fn start(cx: &mut Cx<'_>, held: Held, ability: u8) {
    note(held.card, Part::Ability(ability));
    if let Some(f) = Kit::base().plug(held.card).start {
        f(cx, held, ability);
    }
}

fn choose(cx: &mut Cx<'_>, frame: CardFrame, choice: Choice) {
    note(frame.card, Part::Question);
    note(frame.card, Part::Ability(frame.ability));
    if let Some(f) = Kit::base().plug(frame.card).choose {
        f(cx, frame, choice);
    }
}

fn when_secured(cx: &mut Cx<'_>, held: Held) {
    if let Some(f) = Kit::base().plug(held.card).when_secured {
        let before = *cx.s;
        f(cx, held);
        if *cx.s != before {
            note(held.card, Part::WhenSecured);
        }
    }
}

/// Notes what only a choice and its events show.
pub fn saw(before: &State, choice: Choice, events: &[Event]) {
    let Some((seat, _)) = before.prompt() else { return };
    let answering = |hook, who: Seat| before.answers(hook).filter(move |(held, _)| held.seat == who);
    if let Choice::Spend { slot, as_ } = choice {
        let board = &before.boards[seat];
        if board.slots.get(usize::from(slot)) != Some(as_) || board.is_outraged(as_) {
            for (held, _) in answering(Hook::SpendAs, seat) {
                if own(held).spend_as.is_some_and(|f| f(before, held) == as_) {
                    note(held.card, Part::Hook(Hook::SpendAs));
                }
            }
        }
    }
    let card_acts = matches!(before.stack.last(), Some(Frame::Card(_)));
    for event in events.iter().filter(|_| !card_acts) {
        if let Event::Built { seat, system, kind: PieceKind::SHIP, .. } = event {
            let ports = &before.buildings[*system];
            let open = |b: &&Building| b.kind == PieceKind::STARPORT && !b.used;
            let foreign = ports.iter().any(|b| open(&b))
                && !ports.iter().filter(open).any(|b| b.owner == (*seat).into());
            for (held, _) in answering(Hook::Ports, *seat).filter(|_| foreign) {
                if own(held).ports.is_some_and(|f| f(before, held)) {
                    note(held.card, Part::Hook(Hook::Ports));
                }
            }
        }
    }
    let battle = before.stack.iter().find_map(|f| if let Frame::Battle(b) = f { Some(b) } else { None });
    if let Some(battle) = battle.filter(|b| b.jammed) {
        let rolled = |e: &Event| matches!(e, Event::Result { symbols, .. } if symbols.intercepts > 0);
        if events.iter().any(rolled) {
            answering(Hook::Jam, battle.attacker).for_each(|(h, _)| note(h.card, Part::Hook(Hook::Jam)));
        }
    }
}

/// One function for each hook.
mod hooks {
    use super::*;

    macro_rules! listening {
        (
            answers { $($hook:ident / $field:ident ($($arg:ident : $ty:ty),*) -> $ret:ty = $none:expr,
                |$s:ident, $held:ident, $answer:ident| $reached:expr;)* }
            offers { $($offer:ident / $offers:ident ($($oarg:ident : $oty:ty),*);)* }
            reacts { $($react:ident / $reacts:ident ($($rarg:ident : $rty:ty),*);)* }
        ) => {
            $(fn $field($s: &State, $held: Held, $($arg: $ty),*) -> $ret {
                let $answer = own($held).$field.map_or($none, |f| f($s, $held, $($arg),*));
                if $reached {
                    note($held.card, Part::Hook(Hook::$hook));
                }
                $answer
            })*
            $(fn $offers(s: &State, held: Held, $($oarg: $oty,)* out: &mut Options) {
                let before = out.choices().len();
                if let Some(f) = own(held).$offers {
                    f(s, held, $($oarg,)* out);
                }
                if out.choices().len() > before {
                    note(held.card, Part::Hook(Hook::$offer));
                }
            })*
            $(fn $reacts(cx: &mut Cx<'_>, held: Held, $($rarg: $rty),*) {
                let before = *cx.s;
                if let Some(f) = own(held).$reacts {
                    f(cx, held, $($rarg),*);
                }
                if *cx.s != before {
                    note(held.card, Part::Hook(Hook::$react));
                }
            })*

            /// The same hooks, listening.
            pub fn listening(h: &Hooks) -> Hooks {
                Hooks {
                    after_pip: h.after_pip.and(Some(after_pip)),
                    $($field: h.$field.and(Some($field)),)*
                    $($offers: h.$offers.and(Some($offers)),)*
                    $($reacts: h.$reacts.and(Some($reacts)),)*
                }
            }
        };
    }

    listening! {
        answers {
            Control / control(system: System, old: Option<Owner>) -> Option<Owner> = old, |s, held, new| new != old;
            Links / links(system: System, old: SystemSet) -> SystemSet = old, |s, held, new| new != old;
            Types / types(system: System, old: u8) -> u8 = old, |s, held, new| new != old;
            SlotCount / slot_count(system: System, old: u8) -> u8 = old, |s, held, new| new != old;
            Harm / harm(by: Seat, owner: Owner, system: System) -> Result<(), Reason> = Ok(()),
                |s, held, verdict| verdict.is_err();
            Has / has(seat: Seat, resource: Resource) -> u8 = 0, |s, held, more| more > 0;
            // The slot on the card holds something.
            CardSlot / card_slot() -> Option<u8> = None,
                |s, held, cost| cost.is_some() && s.boards[held.seat].slots.get(BOARD_SLOTS).is_some();
            // Noted by `saw`.
            SpendAs / spend_as() -> Resource = Resource::Material, |s, held, as_| false;
            TaxReach / tax_reach(system: System, city: &Building) -> Option<Reach> = None,
                |s, held, reach| match reach {
                    Some(Reach::Captive) => !s.controls(held.seat, system),
                    Some(Reach::Free) => true,
                    None => false,
                };
            TaxBan / tax_ban(system: System, city: &Building) -> Result<(), Reason> = Ok(()),
                |s, held, verdict| verdict.is_err();
            // Only asked for a city that was taxed.
            TaxAgain / tax_again() -> bool = false, |s, held, yes| yes;
            TaxSlots / tax_slots(system: System) -> bool = false, |s, held, yes| yes && s.empty_slots(system) > 0;
            // Asked when it is gained.
            TaxAlong / tax_along() -> Resource = Resource::Material, |s, held, along| s.supply[along] > 0;
            Site / site(system: System, kind: PieceKind) -> bool = false,
                |s, held, yes| yes && s.present(held.seat.into(), system);
            // Noted by `saw`.
            Ports / ports() -> bool = false, |s, held, yes| false;
            // Only asked where the piece would be damaged.
            BuildFresh / build_fresh(kind: PieceKind) -> bool = false, |s, held, yes| yes;
            // The system that the Move leaves has more ships.
            MoveCap / move_cap() -> u8 = u8::MAX, |s, held, most| match s.stack.last() {
                Some(Frame::Move(m)) => s.ships[m.at][Owner::from(held.seat)].total() > most,
                _ => false,
            };
            // It changes whether the system serves.
            Catapult / catapult(from: System) -> Launch = Launch::default(), |s, held, launch| {
                let port = s.has_starport(held.seat.into(), from);
                let other = || s.buildings[from].iter().any(|b| b.kind == PieceKind::STARPORT);
                let serves = (port || launch.any_starport && other()) && !launch.no_starport;
                (serves || launch.also) != port
            };
            Enter / enter(seat: Seat, to: System) -> bool = false, |s, held, yes| yes;
            SecureBan / secure_ban(space: u8) -> Result<(), Reason> = Ok(()), |s, held, verdict| verdict.is_err();
            RansackBan / ransack_ban(in_battle: bool) -> bool = false, |s, held, banned| banned;
            Declaring / declaring(d: &Declaring) -> Result<(), Reason> = Ok(()), |s, held, verdict| verdict.is_err();
            // The declaration would bring the marker.
            ZeroMarker / zero_marker(seat: Seat, ambition: Ambition) -> bool = false, |s, held, banned| banned
                && s.stack.iter().rev().find_map(|f| if let Frame::Declare(d) = f { Some(d.from_lead) } else { None })
                    == Some(true);
            Dice / dice(battle: &Battle) -> ExtraDice = ExtraDice::default(),
                |s, held, more| more != ExtraDice::default();
            PoolBan / pool_ban(battle: &Battle, pool: Pool) -> bool = false, |s, held, banned| banned;
            RaidDice / raid_dice(battle: &Battle) -> u8 = 0, |s, held, most| most > 0;
            // Noted by `saw`.
            Jam / jam(battle: &Battle) -> bool = false, |s, held, yes| false;
            Intercepts / intercepts(battle: &Battle) -> u8 = 0, |s, held, more| more > 0;
            // An intercept was rolled, and hits another number of times than usual.
            InterceptHits / intercept_hits(battle: &Battle) -> u8 = s.ships[battle.system][battle.defender].fresh,
                |s, held, hits| hits != s.ships[battle.system][battle.defender].fresh
                    && battle.symbols().intercepts > u8::from(battle.jammed);
            InBattle / in_battle(battle: &Battle, window: Window) -> bool = false, |s, held, yes| yes;
            // Asked when dice lie there.
            RerollAny / reroll_any() -> bool = false, |s, held, yes| yes;
            Reroll / reroll(battle: &Battle) -> Option<Reroll> = None, |s, held, reroll| reroll.is_some_and(|r| {
                r.most > 0 && r.die.map_or(battle.pool.total(), |die| battle.pool.of(die)) > 0
            });
            // Only asked when an Outrage strikes.
            KeepOnOutrage / keep_on_outrage(resource: Resource) -> bool = false, |s, held, keeps| keeps;
            Steal / steal(thief: Seat, loot: Loot) -> Result<(), Reason> = Ok(()), |s, held, verdict| verdict.is_err();
            // Only asked when it is stolen.
            Stolen / stolen(thief: Seat) -> Goes = Goes::Buried, |s, held, goes| true;
            Score / score(ambition: Ambition, place: Place, old: i16) -> i16 = old, |s, held, new| new != old;
        }
        offers {
            Window / window();
            Prelude / prelude();
            NewAction / new_action(action: Action);
        }
        reacts {
            AfterTax / after_tax(taxed: Taxed);
            AfterBuild / after_build(built: Built);
            AfterMove / after_move(moving: &Moving);
            DeclareCost / declare_cost(source: Option<CardId>);
            Declared / declared(d: &Declaring);
            Intercepted / intercepted();
            BattleAct / battle_act(window: Window);
            AfterScoring / after_scoring();
            Facts / facts(fact: Fact);
            AfterSetup / after_setup();
        }
    }

    /// The one reaction that answers too.
    fn after_pip(cx: &mut Cx<'_>, held: Held, action: Action) -> bool {
        let adds = own(held).after_pip.is_some_and(|f| f(cx, held, action));
        if adds {
            note(held.card, Part::Hook(Hook::AfterPip));
        }
        adds
    }
}
