//! What is being asked, what can be chosen, where it lies on the table; and what the table answers.

use super::Glow;
use crate::text::rulebook::Rule;
use rules::ids::{ActionCard, Ambition, CardId, Owner, Resource, Seat, System};

/// Where on the table an option glows. A click there takes it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Target {
    /// Only in the decision bar.
    #[default]
    None,
    /// A system.
    System(System),
    /// Ships of an owner in a system, fresh or damaged.
    ShipPlate(System, Owner, bool),
    /// A building, by its index in the system.
    Building(System, u8),
    /// A space of the Court.
    CourtSpace(u8),
    /// A card in the viewer's hand.
    HandCard(ActionCard),
    /// A card played this round.
    PlayedCard(Seat),
    /// A resource slot of a board.
    BoardSlot(Seat, u8),
    /// A Guild card in a play area.
    HeldCard(CardId),
    /// An ambition box.
    Ambition(Ambition),
    /// A player's board.
    Seat(Seat),
    /// A dice pool in the order of `Die::ALL`; the dice panel offers it.
    Dice([u8; 3]),
}

impl Target {
    /// The system it lies in.
    pub fn system(self) -> Option<System> {
        match self {
            Target::System(s) | Target::ShipPlate(s, _, _) | Target::Building(s, _) => Some(s),
            _ => None,
        }
    }

    /// Does an option at `self` glow when `place` is looked at? A system holds its plates and buildings.
    pub fn lies_at(self, place: Target) -> bool {
        self == place || matches!(place, Target::System(s) if self.system() == Some(s))
    }
}

/// How firmly a path is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RouteKind {
    /// What this option does.
    #[default]
    Sure,
    /// Where the pieces could go on.
    Maybe,
    /// Where they came from.
    Flown,
}

/// A path on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Route {
    /// From here.
    pub from: System,
    /// To here, a neighbour.
    pub to: System,
    /// How it is drawn.
    pub kind: RouteKind,
}

/// One thing that can be chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OptionView {
    /// Its place in the decision's list: what [`TableAction::Choose`] carries.
    pub index: usize,
    /// What it is, in a few words.
    pub title: String,
    /// What follows from it, in one line; may be empty.
    pub detail: String,
    /// Symbol of the sprite that stands before the title; empty for none.
    pub icon: &'static str,
    /// The key that takes it; empty for none. See [`Decision::number`].
    pub key: String,
    /// Heading of its group; may be empty.
    pub group: String,
    /// What its heading or its place leave to say: "Copy", below a card; may be empty.
    pub way: String,
    /// Where it glows.
    pub target: Target,
    /// Can it be taken? Otherwise it is shown with its reason.
    pub enabled: bool,
    /// Why not.
    pub reason: String,
    /// Ends or declines something: stands last, narrow, without detail.
    pub plain: bool,
    /// Paths on the map; what else it would change is [`super::Effects`].
    pub routes: Vec<Route>,
    /// Fresh and damaged ships, if so many are chosen: drawn in place of the title among many.
    pub ships: Option<(u8, u8)>,
    /// Resources in open slots, if that is what is chosen: drawn in place of the title.
    pub layout: Vec<Option<Resource>>,
    /// The card that allows or forbids it, if it is one card.
    pub source: Option<CardId>,
}

/// The answer to "why can't I?" for the last thing tried.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Why {
    /// The question: "Why not 3 Arrow?"
    pub question: String,
    /// The reason.
    pub answer: String,
    /// The card that forbids it.
    pub source: Option<CardId>,
    /// The section of the rules that says so.
    pub rule: Option<Rule>,
}

/// What is asked about when something can't be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyNot {
    /// The option with this index, which is shown but can't be taken.
    Option(usize),
    /// Everything that lies at a place.
    Place(Target),
    /// Everything.
    All,
}

/// Things that can't be chosen for the same reason.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Refused {
    /// The reason, in a sentence.
    pub reason: String,
    /// What they are.
    pub titles: Vec<String>,
    /// The section of the rules that says so.
    pub rule: Option<Rule>,
}

/// What a strong player would do, on request.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Hint {
    /// Nobody can ask.
    #[default]
    None,
    /// The viewer can ask.
    Possible,
    /// It is being found.
    Thinking,
    /// This: the option by its index, what it is, why, and the chance to win.
    Idea {
        /// The option.
        index: usize,
        /// What it is.
        title: String,
        /// Why; may be empty.
        because: String,
        /// The chance to win; empty if nobody knows.
        chance: String,
    },
}

/// A decision as the viewer sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Decision {
    /// Who is asked.
    pub seat: Seat,
    /// One sentence that follows the name: "where do 3 ships go from 3 Hex?"
    pub sentence: String,
    /// The same in two or three words, for the centre of the map: "to move ships".
    pub short: String,
    /// Kind of act, in a word: "Move"; may be empty.
    pub kind: String,
    /// Its symbol; empty for none.
    pub kind_icon: &'static str,
    /// Pips spent and pips in all, during a turn.
    pub pips: Option<(u8, u8)>,
    /// Can the viewer answer? Otherwise the bar says who is being waited for.
    pub mine: bool,
    /// A bot is thinking about it: nothing is offered.
    pub thinking: bool,
    /// Words of the button with which whoever waits for a bot goes on; none if nobody waits for one.
    pub on: Option<String>,
    /// What a strong player would do.
    pub hint: Hint,
    /// Everything that can be chosen, in the rules' order.
    pub options: Vec<OptionView>,
    /// Where the act starts.
    pub origin: Target,
    /// The way that moving ships have come so far.
    pub trail: Vec<Route>,
    /// The card that asks.
    pub source: Option<CardId>,
    /// Words of the way back ("Other ships"); none if there is no way back.
    pub back: Option<String>,
    /// Reasons for what was asked about last: below the options.
    pub whys: Vec<Why>,
    /// Is there anything that a player might expect and can't choose?
    pub refuses: bool,
    /// All of it by reasons, if that was asked.
    pub refused: Vec<Refused>,
}

/// Keys in the order they are given out. `z` and `y` stay free for undo and redo, `i` for opening a system, `h` for a
/// hint.
const KEYS: &str = "1234567890abcdefgjklmnopqrstuvwx";

impl Decision {
    /// Gives every enabled option a key, in order; those beyond the 32nd get none. One that has a key keeps it.
    pub fn number(mut self) -> Decision {
        let taken: Vec<String> = self.options.iter().map(|o| o.key.to_ascii_lowercase()).collect();
        let mut keys = KEYS.chars().filter(|key| !taken.iter().any(|t| t.chars().eq([*key])));
        for option in self.options.iter_mut().filter(|o| o.enabled && o.key.is_empty()) {
            option.key = keys.next().map(|c| c.to_ascii_uppercase().to_string()).unwrap_or_default();
        }
        self
    }

    /// The cards behind what is asked, what was refused last, and the option pointed at.
    pub fn sources(&self, pointed: Option<usize>) -> Vec<CardId> {
        let option = pointed.and_then(|index| self.option(index)).and_then(|o| o.source);
        self.source.into_iter().chain(self.whys.iter().filter_map(|why| why.source)).chain(option).collect()
    }

    /// The option with this index.
    pub fn option(&self, index: usize) -> Option<&OptionView> {
        self.options.iter().find(|o| o.index == index)
    }

    /// Can the option with this index be taken?
    pub fn can(&self, index: usize) -> bool {
        self.option(index).is_some_and(|o| o.enabled)
    }

    /// Indexes of enabled options that lie at `place`.
    pub fn at(&self, place: Target) -> Vec<usize> {
        self.options
            .iter()
            .filter(|o| self.mine && o.enabled && o.target.lies_at(place))
            .map(|o| o.index)
            .collect()
    }

    /// The enabled option that a key takes.
    pub fn by_key(&self, key: &str) -> Option<usize> {
        let found =
            self.options.iter().find(|o| o.enabled && !o.key.is_empty() && o.key.eq_ignore_ascii_case(key));
        found.filter(|_| self.mine).map(|o| o.index)
    }

    /// The option of a dice pool.
    pub fn dice(&self, pool: [u8; 3]) -> Option<usize> {
        self.options.iter().find(|o| o.enabled && o.target == Target::Dice(pool)).map(|o| o.index)
    }

    /// Are dice being chosen?
    pub fn is_dice(&self) -> bool {
        self.options.iter().any(|o| matches!(o.target, Target::Dice(_)))
    }

    /// The headings of the groups, in order of appearance.
    pub fn groups(&self) -> Vec<String> {
        let mut out: Vec<String> = Vec::new();
        for o in &self.options {
            if !o.group.is_empty() && !out.contains(&o.group) {
                out.push(o.group.clone());
            }
        }
        out
    }

    /// What a system shows.
    pub fn glow(&self, system: System) -> Glow {
        let options = self.at(Target::System(system));
        let key = match options.as_slice() {
            [] => String::new(),
            [one] => self.option(*one).map(|o| o.key.clone()).unwrap_or_default(),
            many => format!("×{}", many.len()),
        };
        Glow { origin: self.mine && self.origin.system() == Some(system), options, key }
    }
}

/// What the table asks of whoever owns the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableAction {
    /// Take the option with this index.
    Choose(usize),
    /// Point at an option, or at none: what it would change may follow.
    Focus(Option<usize>),
    /// Assign the hits that are left the obvious way.
    Obvious,
    /// Take the last step back.
    Undo,
    /// Take it again.
    Redo,
    /// One level up inside the decision (Esc).
    Back,
    /// Open the menu.
    Menu,
    /// Switch between light and dark.
    Theme,
    /// A system was opened: its notes may now be filled.
    OpenSystem(System),
    /// Something can't be chosen: the reason may now be shown.
    WhyNot(WhyNot),
    /// The reasons were read.
    Understood,
    /// Whoever waits for a bot wants to go on.
    GoOn,
    /// Asks for a hint, or closes it.
    Hint,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decision() -> Decision {
        let at =
            |i: usize, target, enabled| OptionView { index: i, target, enabled, ..OptionView::default() };
        Decision {
            mine: true,
            origin: Target::System(System(5)),
            options: vec![
                at(0, Target::System(System(6)), true),
                at(1, Target::Building(System(7), 0), true),
                at(2, Target::ShipPlate(System(7), Owner(1), true), true),
                at(3, Target::System(System(8)), false),
            ],
            ..Decision::default()
        }
        .number()
    }

    #[test]
    fn a_system_glows_for_the_options_inside_it() {
        let d = decision();
        assert_eq!(d.glow(System(6)).key, "1");
        assert_eq!(d.glow(System(7)).options, vec![1, 2]);
        assert_eq!(d.glow(System(7)).key, "×2");
        assert!(d.glow(System(5)).origin);
    }

    #[test]
    fn what_cannot_be_taken_has_no_key_and_does_not_glow() {
        let d = decision();
        assert!(d.glow(System(8)).options.is_empty());
        assert_eq!(d.option(3).map(|o| o.key.as_str()), Some(""));
        assert_eq!(d.by_key("3"), Some(2));
        assert_eq!(d.by_key("4"), None);
    }

    #[test]
    fn a_key_of_its_own_is_given_to_nothing_else() {
        let option = |key: &str| OptionView { enabled: true, key: key.into(), ..OptionView::default() };
        let options = [vec![option(""); 10], vec![option("A"), option("")]].concat();
        let keys: Vec<String> =
            Decision { options, ..Decision::default() }.number().options.into_iter().map(|o| o.key).collect();
        assert_eq!(keys[9..], ["0", "A", "B"]);
    }

    #[test]
    fn nobody_else_can_answer() {
        let d = Decision { mine: false, ..decision() };
        assert_eq!(d.by_key("1"), None);
        assert!(d.at(Target::System(System(6))).is_empty());
    }
}
