//! Where generators put what can be chosen, and why the rest cannot.
//!
//! There is one generator for each decision. Play asks it for the legal choices; "is there any?" asks it
//! to stop at the first; the screen's "why not" asks for the refusals too.

use crate::choice::{Choice, Reason};

/// What a caller wants from a generator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Want {
    All,
    Any,
    Why,
}

/// A list of choices being made.
#[derive(Clone, Debug)]
pub struct Options {
    want: Want,
    yes: Vec<Choice>,
    no: Vec<(Choice, Reason)>,
    found: bool,
    nearest_no: Option<Reason>,
}

/// How near a refusal is to a possible choice: those that say that something is not there at all come first.
/// Asked for every refusal of the hot path, hence a match and not a search.
#[inline]
fn nearness(reason: Reason) -> u8 {
    match reason {
        Reason::NoShip => 0,
        Reason::NoStarport => 1,
        Reason::NoPlanet => 2,
        Reason::NoPresence => 3,
        Reason::EmptySpace => 4,
        Reason::EmptySlot => 5,
        Reason::NotOnCard => 6,
        Reason::NoRival => 7,
        Reason::NoAgents => 8,
        Reason::NotControlled => 9,
        Reason::NoTarget => 10,
        Reason::NoSlot => 11,
        Reason::NoMajority => 12,
        _ => 13,
    }
}

impl Options {
    /// Collects the legal choices.
    pub fn all() -> Options {
        Options { want: Want::All, yes: Vec::new(), no: Vec::new(), found: false, nearest_no: None }
    }

    /// Only finds out whether there is any.
    pub fn any() -> Options {
        Options { want: Want::Any, ..Options::all() }
    }

    /// Collects legal choices and refusals.
    pub fn why() -> Options {
        Options { want: Want::Why, ..Options::all() }
    }

    /// Empties the list but keeps its room.
    pub fn clear(&mut self) {
        self.yes.clear();
        self.no.clear();
        self.found = false;
        self.nearest_no = None;
    }

    /// This can be chosen.
    pub fn yes(&mut self, choice: Choice) {
        self.found = true;
        if self.want != Want::Any {
            self.yes.push(choice);
        }
    }

    /// This cannot, for this reason.
    pub fn no(&mut self, choice: Choice, reason: Reason) {
        match self.want {
            Want::Why => self.no.push((choice, reason)),
            Want::Any if self.nearest_no.is_none_or(|old| nearness(reason) > nearness(old)) => {
                self.nearest_no = Some(reason);
            }
            _ => {}
        }
    }

    /// This can be chosen if nothing speaks against it.
    pub fn test(&mut self, choice: Choice, verdict: Result<(), Reason>) {
        match verdict {
            Ok(()) => self.yes(choice),
            Err(reason) => self.no(choice, reason),
        }
    }

    /// Nobody needs more: a generator may stop.
    pub fn full(&self) -> bool {
        self.want == Want::Any && self.found
    }

    /// Refusals are wanted, so a generator should also look at what it would otherwise skip.
    pub fn wants_reasons(&self) -> bool {
        self.want == Want::Why
    }

    /// The verdict on "is there any?": if there is none, the refusal that was nearest to a possible choice.
    pub fn verdict(&self) -> Result<(), Reason> {
        if self.found { Ok(()) } else { Err(self.nearest_no.unwrap_or(Reason::NoTarget)) }
    }

    /// Brings the choices into their order and drops what stands twice; the first `keep` stay in front.
    pub fn sort(&mut self, keep: usize) {
        if self.yes.len() > keep {
            self.yes[keep..].sort_unstable();
        }
        self.yes.dedup();
        self.no.sort_unstable_by_key(|(c, _)| *c);
        self.no.dedup();
    }

    /// The legal choices.
    pub fn choices(&self) -> &[Choice] {
        &self.yes
    }

    /// The refusals.
    pub fn refusals(&self) -> &[(Choice, Reason)] {
        &self.no
    }
}

/// Asks a generator whether there is anything.
pub fn any(generate: impl FnOnce(&mut Options)) -> Result<(), Reason> {
    let mut options = Options::any();
    generate(&mut options);
    options.verdict()
}
