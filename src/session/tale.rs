//! What is told of a game when it is over: who won which ambition, the battles, a few numbers of each player. From
//! events alone, so that every game that can be opened can be told.

use rules::State;
use rules::event::Event;
use rules::ids::{Action, Ambition, BySeat, Mode, Owner, PieceKind, Seat, SeatSet, System};

/// A battle from its first roll to what came of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BattleTale {
    /// After how many entries of the journal it began.
    pub at: usize,
    /// In which chapter.
    pub chapter: u8,
    /// Who attacked.
    pub attacker: Seat,
    /// Whom.
    pub defender: Owner,
    /// Where.
    pub system: System,
    /// Pieces of the defender that were destroyed, buildings included.
    pub destroyed: u8,
    /// Cities and starports among them.
    pub buildings: u8,
    /// Pieces of the defender that were damaged.
    pub damaged: u8,
    /// Ships that the attacker lost.
    pub lost: u8,
    /// Resources and cards that the attacker stole.
    pub stolen: u8,
}

impl BattleTale {
    /// How much there is to tell of it: what was destroyed counts more than damage, buildings and what was stolen most.
    fn weight(&self) -> u16 {
        let [destroyed, buildings, lost, stolen, damaged] =
            [self.destroyed, self.buildings, self.lost, self.stolen, self.damaged].map(u16::from);
        2 * (destroyed + buildings + lost) + 4 * stolen + damaged
    }
}

/// The battles among these events, each with the entry of the journal that it belongs to.
pub fn battles<'a>(events: impl Iterator<Item = (usize, &'a Event)>) -> Vec<BattleTale> {
    let (mut all, mut chapter, mut on) = (Vec::<BattleTale>::new(), 0, false);
    for (at, event) in events {
        match event {
            Event::Chapter(number) => chapter = *number,
            Event::Battle { attacker, defender, system } => {
                let (attacker, defender, system) = (*attacker, *defender, *system);
                all.push(BattleTale { at, chapter, attacker, defender, system, ..BattleTale::default() });
                on = true;
            }
            // The next act ends it, whatever it was.
            Event::Acted { .. } | Event::TurnEnded(_) | Event::Played { .. } => on = false,
            _ => {}
        }
        let Some(battle) = all.last_mut().filter(|_| on) else { continue };
        match event {
            Event::Hit { owner, destroyed: true, kind, .. } => {
                if *owner == Owner::from(battle.attacker) {
                    battle.lost += 1;
                } else {
                    battle.destroyed += 1;
                    battle.buildings += u8::from(*kind != PieceKind::SHIP);
                }
            }
            Event::Hit { owner, .. } => {
                battle.damaged += u8::from(*owner != Owner::from(battle.attacker));
            }
            Event::StoleResource { .. } | Event::StoleCard { .. } => battle.stolen += 1,
            _ => {}
        }
    }
    all
}

/// An ambition that was scored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WonAmbition {
    /// In which chapter.
    pub chapter: u8,
    /// After how many entries of the journal.
    pub at: usize,
    /// Which.
    pub ambition: Ambition,
    /// Who came first, alone; nobody after a tie.
    pub first: Option<Seat>,
    /// The others who scored: second, or tied.
    pub second: SeatSet,
    /// Power that each scored.
    pub power: BySeat<i16>,
}

/// Numbers of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Numbers {
    /// Cards played as lead, surpass, copy and pivot.
    pub modes: [u16; 4],
    /// How often the initiative was seized.
    pub seized: u16,
    /// Actions taken, in the order of `Action::ALL`.
    pub actions: [u16; Action::ALL.len()],
    /// Resources spent in Preludes.
    pub spent: u16,
    /// Agents put on Court cards.
    pub agents: u16,
    /// Court cards secured, Vox cards too.
    pub secured: u16,
    /// Agents captured.
    pub captives: u16,
    /// Pieces of others destroyed in battle: Trophies.
    pub trophies: u16,
    /// Own ships and buildings destroyed.
    pub lost: u16,
    /// Battles begun.
    pub attacks: u16,
    /// Resources and cards stolen.
    pub stolen: u16,
    /// Ambitions declared.
    pub declared: u16,
    /// Power from ambitions.
    pub scored: i16,
}

impl Numbers {
    /// Actions of all kinds.
    pub fn all_actions(&self) -> u16 {
        self.actions.iter().sum()
    }
}

/// The tale of a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tale {
    /// Ambitions scored, in order.
    pub ambitions: Vec<WonAmbition>,
    /// All battles, in order.
    pub battles: Vec<BattleTale>,
    /// Numbers by seat.
    pub numbers: Vec<(Seat, Numbers)>,
}

impl Tale {
    /// Tells it. `told` is what happened in the setup and after each entry of the journal, `state` how it ended.
    pub fn of(told: &[Vec<Event>], state: &State) -> Tale {
        let events = || told.iter().enumerate().flat_map(|(at, events)| events.iter().map(move |e| (at, e)));
        let battles = battles(events());
        let mut numbers: BySeat<Numbers> = BySeat::default();
        let mut ambitions = Vec::new();
        let mut chapter = 0;
        // Power for the first places declared in this chapter.
        let mut markers: Vec<(Ambition, i16)> = Vec::new();
        for (at, event) in events() {
            count(&mut numbers, event);
            match event {
                Event::Chapter(number) => {
                    chapter = *number;
                    markers.clear();
                }
                Event::Declared { ambition, first, .. } => markers.push((*ambition, *first)),
                Event::Scored { ambition, power } => {
                    let worth: i16 =
                        markers.iter().filter(|(a, _)| a == ambition).map(|(_, first)| first).sum();
                    let most = state.seats().map(|seat| power[seat]).max().unwrap_or(0);
                    let tops: Vec<Seat> = state.seats().filter(|s| most > 0 && power[*s] == most).collect();
                    let first = match tops.as_slice() {
                        [one] if most >= worth => Some(*one),
                        _ => None,
                    };
                    let mut second = SeatSet::default();
                    state.seats().filter(|s| power[*s] > 0 && first != Some(*s)).for_each(|s| second.add(s));
                    ambitions.push(WonAmbition {
                        chapter,
                        at,
                        ambition: *ambition,
                        first,
                        second,
                        power: *power,
                    });
                }
                _ => {}
            }
        }
        for battle in &battles {
            numbers[battle.attacker].trophies += u16::from(battle.destroyed);
            if let Some(defender) = battle.defender.seat() {
                numbers[defender].trophies += u16::from(battle.lost);
            }
        }
        let numbers = state.seats().map(|seat| (seat, numbers[seat])).collect();
        Tale { ambitions, battles, numbers }
    }

    /// The battles of which there is most to tell, at most so many, the greatest first.
    pub fn notable(&self, most: usize) -> Vec<BattleTale> {
        let mut some: Vec<BattleTale> = self.battles.iter().filter(|b| b.weight() > 0).copied().collect();
        some.sort_by_key(|b| std::cmp::Reverse(b.weight()));
        some.truncate(most);
        some
    }
}

fn count(numbers: &mut BySeat<Numbers>, event: &Event) {
    match event {
        Event::Played { seat, mode, .. } => {
            let at = [Mode::LEAD, Mode::SURPASS, Mode::COPY, Mode::PIVOT].iter().position(|m| m == mode);
            at.into_iter().for_each(|at| numbers[*seat].modes[at] += 1);
        }
        Event::Seized { seat, .. } => numbers[*seat].seized += 1,
        Event::Acted { seat, action } => {
            let at = Action::ALL.iter().position(|a| a == action);
            at.into_iter().for_each(|at| numbers[*seat].actions[at] += 1);
        }
        Event::Spent { seat, .. } => numbers[*seat].spent += 1,
        Event::Influenced { seat, placed: true, .. } => numbers[*seat].agents += 1,
        Event::Secured { seat, .. } => numbers[*seat].secured += 1,
        Event::Captured { seat, count, .. } => numbers[*seat].captives += u16::from(*count),
        Event::Battle { attacker, .. } => numbers[*attacker].attacks += 1,
        Event::Hit { owner, destroyed: true, .. } => {
            owner.seat().into_iter().for_each(|seat| numbers[seat].lost += 1);
        }
        Event::StoleResource { thief, .. } | Event::StoleCard { thief, .. } => numbers[*thief].stolen += 1,
        Event::Declared { seat, .. } => numbers[*seat].declared += 1,
        Event::Scored { power, .. } => {
            numbers.iter_mut().for_each(|(seat, n)| n.scored += power[seat].max(0));
        }
        _ => {}
    }
}
