//! The rules in our own words: sections in parts, linked with each other.
//!
//! Sentences may hold links: `[Catapult]` leads to the section of that name or term, `[moves|Move]` shows other
//! words than those it leads by. [`super::topics`] resolves them, [`super::find`] searches.

use rules::choice::Reason;
use rules::ids::{Action, Ambition, Die, Mode, Resource};

macro_rules! sections {
    ($($name:ident $slug:literal,)*) => {
        /// A section of the rules, in the order of the contents.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[allow(missing_docs)] // Each is what it is called.
        pub enum Rule { $($name),* }

        impl Rule {
            /// All of them.
            pub const ALL: &'static [Rule] = &[$(Rule::$name),*];

            /// What stands for it in an address, in every language.
            pub const fn slug(self) -> &'static str {
                match self { $(Rule::$name => $slug),* }
            }
        }
    };
}

sections! {
    Aim "aim",
    Pieces "pieces",
    Setup "setup",
    Map "map",
    OutOfPlay "out-of-play",
    Control "control",
    Damage "damage",
    Slots "building-slots",
    Chapters "chapters",
    ActionCards "action-cards",
    Lead "lead",
    Passing "passing",
    Declaring "declaring",
    ZeroMarker "zero-marker",
    Surpass "surpass",
    Copy "copy",
    Pivot "pivot",
    Initiative "initiative",
    Seizing "seizing",
    TurnEnd "turn-end",
    RoundEnd "round-end",
    ActionDiscard "action-discard",
    Prelude "prelude",
    Resources "resources",
    Material "material",
    Fuel "fuel",
    Weapon "weapon",
    Relic "relic",
    Psionic "psionic",
    ResourceSlots "resource-slots",
    OnCards "resources-on-cards",
    Actions "actions",
    Tax "tax",
    Build "build",
    Move "move",
    Catapult "catapult",
    Repair "repair",
    Influence "influence",
    Secure "secure",
    NewActions "new-actions",
    Battle "battle",
    CollectDice "collecting-dice",
    Assault "assault-die",
    Skirmish "skirmish-die",
    Raid "raid-die",
    Roll "roll",
    Intercept "intercept",
    Hits "hits",
    Raiding "raiding",
    Destroying "destroying",
    Outrage "outrage",
    Ransack "ransack",
    Trophies "trophies",
    Captives "captives",
    Supply "supply",
    Court "court",
    Guild "guild-cards",
    Vox "vox-cards",
    Ambitions "ambitions",
    Tycoon "tycoon",
    Tyrant "tyrant",
    Warlord "warlord",
    Keeper "keeper",
    Empath "empath",
    Markers "ambition-markers",
    Scoring "scoring",
    Ties "ties",
    CityBonus "city-bonus",
    ChapterEnd "chapter-end",
    GameEnd "game-end",
    TwoPlayers "two-players",
    Phantom "phantom",
    Mulligan "mulligan",
    LeadersLore "leaders-and-lore",
    Draft "draft",
    SplitDiscard "split-discard",
    Concession "concession",
    Cannot "cannot",
    Order "order",
    Secrets "secrets",
    Talk "talk",
    TakingBack "taking-back",
    Words "words",
}

impl Rule {
    /// The section of a standard action.
    pub const fn action(action: Action) -> Rule {
        match action {
            Action::Tax => Rule::Tax,
            Action::Build => Rule::Build,
            Action::Move => Rule::Move,
            Action::Repair => Rule::Repair,
            Action::Influence => Rule::Influence,
            Action::Secure => Rule::Secure,
            Action::Battle => Rule::Battle,
        }
    }

    /// The section of a resource.
    pub const fn resource(resource: Resource) -> Rule {
        match resource {
            Resource::Material => Rule::Material,
            Resource::Fuel => Rule::Fuel,
            Resource::Weapon => Rule::Weapon,
            Resource::Relic => Rule::Relic,
            Resource::Psionic => Rule::Psionic,
        }
    }

    /// The section of a die.
    pub const fn die(die: Die) -> Rule {
        match die {
            Die::Assault => Rule::Assault,
            Die::Skirmish => Rule::Skirmish,
            Die::Raid => Rule::Raid,
        }
    }

    /// The section of an ambition.
    pub const fn ambition(ambition: Ambition) -> Rule {
        match ambition {
            Ambition::TYCOON => Rule::Tycoon,
            Ambition::TYRANT => Rule::Tyrant,
            Ambition::WARLORD => Rule::Warlord,
            Ambition::KEEPER => Rule::Keeper,
            Ambition::EMPATH => Rule::Empath,
            _ => Rule::Ambitions,
        }
    }

    /// The section of a way to play a card.
    pub const fn mode(mode: Mode) -> Rule {
        match mode {
            Mode::LEAD => Rule::Lead,
            Mode::SURPASS => Rule::Surpass,
            Mode::COPY => Rule::Copy,
            Mode::PIVOT => Rule::Pivot,
            _ => Rule::ActionCards,
        }
    }

    /// The section that says why something can't be done.
    pub const fn of_reason(reason: &Reason) -> Rule {
        match reason {
            Reason::NotYours | Reason::NotOffered => Rule::Chapters,
            Reason::GameOver => Rule::GameEnd,
            Reason::TooLow { .. } | Reason::OtherSuit => Rule::Surpass,
            Reason::SameSuit => Rule::Pivot,
            Reason::NotLeading | Reason::NotOnCard | Reason::AlreadyDeclared => Rule::Declaring,
            Reason::NoMarker => Rule::Markers,
            Reason::AlreadySeized | Reason::HasInitiative => Rule::Seizing,
            Reason::TooLate | Reason::PreludeOver | Reason::JustSecured => Rule::Prelude,
            Reason::NoPips | Reason::NotInSuit => Rule::ActionCards,
            Reason::Outraged(_) => Rule::Outrage,
            Reason::UsedThisTurn => Rule::NewActions,
            Reason::NoTarget => Rule::Actions,
            Reason::AlreadyTaxed => Rule::Tax,
            Reason::NotControlled => Rule::Control,
            Reason::NoPresence | Reason::StarportUsed | Reason::NoStarport => Rule::Build,
            Reason::NoSlot | Reason::NoPlanet | Reason::OneAlready => Rule::Slots,
            Reason::NoShip => Rule::Move,
            Reason::BeenThere => Rule::Catapult,
            Reason::NothingDamaged => Rule::Repair,
            Reason::NotAdjacent => Rule::Map,
            Reason::OutOfPlay => Rule::OutOfPlay,
            Reason::NoMajority | Reason::WeaponIcons { .. } => Rule::Secure,
            Reason::NoAgents => Rule::Ransack,
            Reason::EmptySpace => Rule::Court,
            Reason::NoRival => Rule::Battle,
            Reason::NoRaidDice => Rule::CollectDice,
            Reason::Keys { .. } | Reason::NotStealable => Rule::Raiding,
            Reason::Forbidden(_) => Rule::Cannot,
            Reason::SupplyEmpty => Rule::Supply,
            Reason::NothingToGive | Reason::CannotPay(_) => Rule::Resources,
            Reason::NotDeclared(_) => Rule::Ambitions,
            Reason::EmptySlot => Rule::ResourceSlots,
        }
    }
}

/// A paragraph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Para {
    /// What is so.
    Text(&'static str),
    /// Points, in their order.
    List(&'static [&'static str]),
    /// A worked example.
    Example(&'static str),
    /// What is good to know at the edges.
    Ruling(&'static str),
    /// A word and what it means.
    Term(&'static str, &'static str),
}

impl Para {
    /// Its texts, with links.
    pub fn texts(&self) -> Vec<&'static str> {
        match self {
            Para::Text(text) | Para::Example(text) | Para::Ruling(text) => vec![text],
            Para::List(items) => items.to_vec(),
            Para::Term(_, text) => vec![text],
        }
    }
}

/// One section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section {
    /// Which.
    pub rule: Rule,
    /// Its heading.
    pub title: &'static str,
    /// What else it explains: words that lead here.
    pub terms: &'static [&'static str],
    /// What it says.
    pub body: &'static [Para],
}

/// Sections that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its heading.
    pub title: &'static str,
    /// Its sections.
    pub sections: &'static [Section],
}

/// The rules in one language, and the words around them.
pub struct RuleWords {
    /// The parts, in the order of the contents.
    pub parts: &'static [Part],
    /// The heading of the page.
    pub heading: &'static str,
    /// Below its entry on the first screen.
    pub home_small: &'static str,
    /// What the search field is called.
    pub search: &'static str,
    /// What stands in the empty search field.
    pub search_hint: &'static str,
    /// Empties the search field.
    pub clear: &'static str,
    /// The contents.
    pub contents: &'static str,
    /// How much was found.
    pub found: fn(usize) -> String,
    /// What to do when nothing was found.
    pub nothing: &'static str,
    /// Heads an example.
    pub example: &'static str,
    /// Heads what is good to know.
    pub ruling: &'static str,
    /// Heads the sections that a card touches.
    pub see_also: &'static str,
    /// Groups of cards: action, Guild, Vox, leaders, lore, setup.
    pub cards: [&'static str; 6],
    /// The link beside a reason, and what a screen reader says of it.
    pub link: (&'static str, fn(&str) -> String),
    /// Leads to a section, on labels of the table: "Read about Outrage".
    pub about: fn(&str) -> String,
    /// Opens all of it from a single card.
    pub all: &'static str,
    /// What follows in the contents.
    pub next: fn(&str) -> String,
    /// How an action card is followed with, and what it is led with; then the way to all of its suit.
    pub action_card: &'static [&'static str],
    /// A setup card: for how many, which clusters are out.
    pub setup_line: fn(u8, &[u8]) -> String,
    /// A setup card's table: seat, city, starport, ships, resources.
    pub setup_columns: [&'static str; 5],
    /// A setup card for those who know the game.
    pub experienced: &'static str,
    /// What is above the faces of a die.
    pub faces: &'static str,
}

impl RuleWords {
    /// All sections, in the order of the contents.
    pub fn sections(&self) -> impl Iterator<Item = &'static Section> + use<> {
        self.parts.iter().flat_map(|part| part.sections)
    }

    /// A section.
    pub fn section(&self, rule: Rule) -> &'static Section {
        let mut all = self.sections();
        all.find(|section| section.rule == rule).unwrap_or(&self.parts[0].sections[0])
    }
}
