//! What a seat has missed: first what it lost and gained, then what everybody wants to know, grouped and summed up.

use super::log::{Eyes, line};
use super::tale::battles;
use crate::model::{LogLine, icon};
use crate::text::Words;
use crate::text::replay::words as texts;
use rules::State;
use rules::event::Event;
use rules::ids::{Owner, PieceKind, Seat, System};

/// What a part of a digest is about, in the order shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// Taken from the seat: taxed, destroyed, damaged, captured, stolen.
    Lost,
    /// Come to the seat on others’ turns.
    Gained,
    /// Battles that the seat had no part in.
    Battles,
    /// Declared ambitions.
    Ambitions,
    /// Court cards taken.
    Court,
    /// Power scored, chapters begun.
    Power,
    /// What the table did: taken back, asked to.
    Table,
}

/// One line of a digest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Where it belongs.
    pub part: Part,
    /// Symbol of the sprite.
    pub icon: &'static str,
    /// Who did it; the text follows the name.
    pub who: Option<Seat>,
    /// What.
    pub text: String,
    /// Where.
    pub system: Option<System>,
}

/// What a seat has missed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Digest {
    /// What is worth telling, grouped: parts in their order.
    pub items: Vec<Item>,
    /// Everything, as the log tells it.
    pub lines: Vec<LogLine>,
}

/// A loss that is summed up with others of its kind.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Loss {
    by: Option<Seat>,
    system: System,
    kind: PieceKind,
    destroyed: bool,
}

impl Digest {
    /// Sums these events up. `state` is the game as it stands now.
    pub fn of(events: &[&Event], viewer: Option<Seat>, words: &Words, state: &State) -> Digest {
        let kit = state.kit;
        let eyes = Eyes::of(viewer);
        let worded = |event: &Event| line(words, kit, eyes, event);
        let lines = events.iter().filter_map(|event| worded(event)).filter(|line| !line.minor).collect();
        let mut items = own(events, viewer, words, state);
        for battle in battles(events.iter().map(|event| (0, *event))) {
            let mine = viewer.is_some_and(|v| v == battle.attacker || battle.defender == Owner::from(v));
            if mine && battle.destroyed + battle.lost + battle.stolen > 0 {
                continue;
            }
            let names = words.language.names;
            let defender = words.players.owner(names, battle.defender);
            items.push(Item {
                part: Part::Battles,
                icon: "a-battle",
                who: Some(battle.attacker),
                text: (texts().since.battle)(
                    if mine { texts().since.you } else { defender },
                    &names.system(battle.system),
                    battle.destroyed,
                    battle.lost,
                ),
                system: Some(battle.system),
            });
        }
        for event in events {
            let (part, icon) = match event {
                Event::Declared { ambition, .. } => (Part::Ambitions, icon::ambition(*ambition)),
                Event::Secured { .. } => (Part::Court, "i-court"),
                Event::Scored { ambition, .. } => (Part::Power, icon::ambition(*ambition)),
                Event::ChapterEnded { .. } => (Part::Power, "i-chapter"),
                Event::Rewound { .. }
                | Event::AskedBack { .. }
                | Event::BackAgreed { .. }
                | Event::BackRefused { .. }
                | Event::Conceded(_) => (Part::Table, "i-undo"),
                _ => continue,
            };
            let by_self = matches!(event, Event::Declared { seat, .. } | Event::Secured { seat, .. } if Some(*seat) == viewer);
            if let Some(line) = worded(event).filter(|_| !by_self) {
                items.push(Item { part, icon, who: line.who, text: line.text, system: line.system });
            }
        }
        items.sort_by_key(|item| item.part);
        Digest { items, lines }
    }

    /// Is there anything that a seat should be told before it goes on?
    pub fn is_worth_telling(&self) -> bool {
        !self.items.is_empty()
    }

    /// The parts with their lines, in order.
    pub fn parts(&self) -> Vec<(Part, &[Item])> {
        self.items.chunk_by(|a, b| a.part == b.part).map(|chunk| (chunk[0].part, chunk)).collect()
    }
}

/// What the viewer lost and gained.
fn own(events: &[&Event], viewer: Option<Seat>, words: &Words, state: &State) -> Vec<Item> {
    let Some(me) = viewer else { return Vec::new() };
    let (w, names) = (&texts().since, words.language.names);
    let is_me = |owner: &Owner| *owner == Owner::from(me);
    let mut items = Vec::new();
    let mut losses: Vec<(Loss, u8)> = Vec::new();
    let mut trophies: Vec<(System, u8)> = Vec::new();
    let mut battle: Option<(Seat, Owner)> = None;
    let at = |system: System| names.system(system);
    for event in events {
        let mut tell = |part, icon, who: Option<Seat>, text: String, system| {
            items.push(Item { part, icon, who: who.filter(|s| *s != me), text, system });
        };
        match event {
            Event::Battle { attacker, defender, .. } => battle = Some((*attacker, *defender)),
            Event::Acted { .. } | Event::Played { .. } | Event::TurnEnded(_) => battle = None,
            Event::Hit { system, owner, kind, destroyed } if is_me(owner) => {
                let by = battle.map(|b| b.0).filter(|by| *by != me);
                let loss = Loss { by, system: *system, kind: *kind, destroyed: *destroyed };
                match losses.iter_mut().find(|(l, _)| *l == loss) {
                    Some((_, count)) => *count += 1,
                    None => losses.push((loss, 1)),
                }
            }
            Event::Hit { system, owner, destroyed: true, .. }
                if battle.is_some_and(|(by, against)| is_me(&against) && *owner == Owner::from(by)) =>
            {
                match trophies.iter_mut().find(|(s, _)| s == system) {
                    Some((_, count)) => *count += 1,
                    None => trophies.push((*system, 1)),
                }
            }
            Event::Taxed { seat, system, owner, .. } if is_me(owner) && *seat != me => {
                tell(Part::Lost, "a-tax", Some(*seat), (w.taxed)(&at(*system)), Some(*system));
            }
            Event::Captured { seat, owner, count } if *owner == me && *seat != me => {
                tell(Part::Lost, "i-captive", Some(*seat), (w.captured)(*count), None);
            }
            Event::Executed { seat, owner, count } if is_me(owner) && *seat != me => {
                tell(Part::Lost, "i-trophy", Some(*seat), (w.executed)(*count), None);
            }
            Event::StoleResource { thief, victim, resource } if *victim == me => {
                let what = format!("1 {}", names.resource(*resource));
                tell(Part::Lost, icon::resource(*resource), Some(*thief), (w.stole)(&what), None);
            }
            Event::StoleCard { thief, victim, card, .. } if *victim == me => {
                tell(Part::Lost, "i-court", Some(*thief), (w.stole)(names.court(*card)), None);
            }
            Event::CityReturned { owner, system } if is_me(owner) => {
                tell(Part::Lost, "i-city", None, (w.city_back)(&at(*system)), Some(*system));
            }
            Event::Outrage { seat, resource } if *seat == me => {
                tell(Part::Lost, "i-outrage", None, (w.outrage)(names.resource(*resource)), None);
            }
            Event::Looked { seat, at, .. } if *at == me => {
                tell(Part::Lost, "i-hand", Some(*seat), w.looked.to_string(), None);
            }
            Event::Swapped { with, .. } if *with == me => {
                let told = words.event(state.kit, &event.seen_by(viewer));
                tell(Part::Lost, "i-hand", None, told, None);
            }
            Event::Traded { seat, with, took, gave } if *with == me => {
                let text = (w.traded)(names.resource(*took), names.resource(*gave));
                tell(Part::Lost, icon::resource(*took), Some(*seat), text, None);
            }
            Event::Discarded { seat, resource, count } if *seat == me => {
                let what = format!("{count} {}", names.resource(*resource));
                tell(Part::Lost, icon::resource(*resource), None, (w.lost)(&what), None);
            }
            Event::Gained { seat, resource, count } if *seat == me => {
                let what = format!("{count} {}", names.resource(*resource));
                tell(Part::Gained, icon::resource(*resource), None, (w.gained)(&what), None);
            }
            Event::Freed { seat, owner, count } if is_me(owner) && *seat != me => {
                tell(Part::Gained, "i-agent", Some(*seat), (w.freed)(*count), None);
            }
            Event::CardGiven { seat, to, card } if *to == me => {
                tell(Part::Gained, "i-court", Some(*seat), (w.given)(names.court(*card)), None);
            }
            Event::Recovered { seat, system, count } if *seat == me => {
                let text = (w.recovered)(*count, &at(*system));
                tell(Part::Gained, "i-ship", None, text, Some(*system));
            }
            _ => {}
        }
    }
    for (loss, count) in losses {
        let piece = names.piece(loss.kind, if loss.by.is_some() { 2 } else { count });
        let one = names.piece(loss.kind, 1);
        let (place, system) = (at(loss.system), Some(loss.system));
        let icon = match (loss.kind, loss.destroyed) {
            (PieceKind::CITY, true) => "i-city",
            (PieceKind::CITY, false) => "i-city-damaged",
            (PieceKind::STARPORT, true) => "i-starport",
            (PieceKind::STARPORT, false) => "i-starport-damaged",
            (_, true) => "i-ship",
            (_, false) => "i-ship-damaged",
        };
        let text = match (loss.by, loss.destroyed) {
            (Some(_), true) => (w.destroyed)(count, one, piece, &place),
            (Some(_), false) => (w.damaged)(count, one, piece, &place),
            (None, true) => (w.you_lost)(count, piece, &place),
            (None, false) => (w.you_damaged)(count, piece, &place),
        };
        items.push(Item { part: Part::Lost, icon, who: loss.by, text, system });
    }
    for (system, count) in trophies {
        let text = (w.trophies)(count, &at(system));
        items.push(Item { part: Part::Gained, icon: "i-trophy", who: None, text, system: Some(system) });
    }
    items
}
