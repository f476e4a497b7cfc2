//! Ids of the symbols in the sprite (`public/icons.svg`).

use super::CardKind;
use rules::components::action_cards::Declares;
use rules::ids::{Action, Ambition, Die, Mode, PieceKind, Resource, Suit, Symbol};

/// A resource, a planet type, the suit of a Guild card.
pub const fn resource(resource: Resource) -> &'static str {
    match resource {
        Resource::Material => "i-material",
        Resource::Fuel => "i-fuel",
        Resource::Weapon => "i-weapon",
        Resource::Relic => "i-relic",
        Resource::Psionic => "i-psionic",
    }
}

/// The class that sets a resource's colours (`--t`, `--t2`).
pub const fn resource_class(resource: Resource) -> &'static str {
    match resource {
        Resource::Material => "t-material",
        Resource::Fuel => "t-fuel",
        Resource::Weapon => "t-weapon",
        Resource::Relic => "t-relic",
        Resource::Psionic => "t-psionic",
    }
}

/// A suit of action cards.
pub const fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::ADMINISTRATION => "i-administration",
        Suit::AGGRESSION => "i-aggression",
        Suit::CONSTRUCTION => "i-construction",
        Suit::MOBILIZATION => "i-mobilization",
        _ => "i-faithful",
    }
}

/// The class that sets a suit's colour (`--su`).
pub const fn suit_class(suit: Suit) -> &'static str {
    match suit {
        Suit::ADMINISTRATION => "su-administration",
        Suit::AGGRESSION => "su-aggression",
        Suit::CONSTRUCTION => "su-construction",
        Suit::MOBILIZATION => "su-mobilization",
        _ => "su-faithful",
    }
}

/// A standard action.
pub const fn action(action: Action) -> &'static str {
    match action {
        Action::Tax => "a-tax",
        Action::Build => "a-build",
        Action::Move => "a-move",
        Action::Repair => "a-repair",
        Action::Influence => "a-influence",
        Action::Secure => "a-secure",
        Action::Battle => "a-battle",
    }
}

/// An ambition.
pub const fn ambition(ambition: Ambition) -> &'static str {
    match ambition {
        Ambition::TYCOON => "i-tycoon",
        Ambition::TYRANT => "i-tyrant",
        Ambition::WARLORD => "i-warlord",
        Ambition::KEEPER => "i-keeper",
        Ambition::EMPATH => "i-empath",
        _ => "i-any",
    }
}

/// The ambition printed on an action card.
pub const fn declares(declares: Declares) -> Option<&'static str> {
    match declares {
        Declares::Nothing => None,
        Declares::One(a) => Some(ambition(a)),
        Declares::Any => Some("i-any"),
    }
}

/// The kind of a card of the Court or of a play area.
pub const fn card(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Guild(suit) => resource(suit),
        CardKind::Vox => "i-vox",
        CardKind::Leader(number) => leader(number),
        CardKind::Lore => "i-lore",
    }
}

/// The emblem of each leader, in their order; one of a kit of its own has the common one.
const fn leader(number: u8) -> &'static str {
    const EMBLEMS: [&str; 16] = [
        "l-elder",
        "l-mystic",
        "l-fuel-drinker",
        "l-upstart",
        "l-rebel",
        "l-warrior",
        "l-feastbringer",
        "l-demagogue",
        "l-archivist",
        "l-overseer",
        "l-corsair",
        "l-noble",
        "l-anarchist",
        "l-shaper",
        "l-agitator",
        "l-quartermaster",
    ];
    if (number as usize) < EMBLEMS.len() { EMBLEMS[number as usize] } else { "i-leader" }
}

/// The class that sets its colours.
pub const fn card_class(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Guild(suit) => resource_class(suit),
        CardKind::Vox => "t-vox",
        CardKind::Leader(_) => "t-leader",
        CardKind::Lore => "t-lore",
    }
}

/// How a card is played.
pub const fn mode(mode: Mode) -> &'static str {
    match mode {
        Mode::LEAD => "i-lead",
        Mode::SURPASS => "i-surpass",
        Mode::COPY => "i-copy",
        Mode::PIVOT => "i-pivot",
        _ => "i-any",
    }
}

/// A piece, fresh.
pub const fn piece(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::CITY => "i-city",
        PieceKind::STARPORT => "i-starport",
        PieceKind::AGENT => "i-agent",
        _ => "i-ship",
    }
}

/// A piece, damaged.
pub const fn piece_damaged(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::CITY => "i-city-damaged",
        PieceKind::STARPORT => "i-starport-damaged",
        _ => "i-ship-damaged",
    }
}

/// A type of die.
pub const fn die(die: Die) -> &'static str {
    match die {
        Die::Assault => "i-die-assault",
        Die::Skirmish => "i-die-skirmish",
        Die::Raid => "i-die-raid",
    }
}

/// The class that sets a die's colours (`--f`, `--ff`).
pub const fn die_class(die: Die) -> &'static str {
    match die {
        Die::Assault => "f-assault",
        Die::Skirmish => "f-skirmish",
        Die::Raid => "f-raid",
    }
}

/// The mark of a planet in its cluster.
pub const fn symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Gate => "i-gate",
        Symbol::Arrow => "i-arrow",
        Symbol::Crescent => "i-crescent",
        Symbol::Hex => "i-hex",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_symbol_is_in_the_sprite() {
        let sprite = include_str!("../../public/icons.svg");
        let mut ids: Vec<&str> = Vec::new();
        ids.extend(Resource::ALL.map(resource));
        ids.extend((0..5).map(|s| suit(Suit(s))));
        ids.extend(Action::ALL.map(action));
        ids.extend(Ambition::BASE.map(ambition));
        ids.extend((0..17).map(|n| card(CardKind::Leader(n))));
        ids.extend([card(CardKind::Vox), card(CardKind::Lore)]);
        ids.extend((0..5).map(|m| mode(Mode(m))));
        ids.extend((0..4).map(|k| piece(PieceKind(k))));
        ids.extend((0..3).map(|k| piece_damaged(PieceKind(k))));
        ids.extend(Die::ALL.map(die));
        ids.extend([Symbol::Gate, Symbol::Arrow, Symbol::Crescent, Symbol::Hex].map(symbol));
        let emblems: Vec<String> =
            super::super::Colour::ALL.iter().map(|c| format!("e-{}", c.id())).collect();
        for id in ids.into_iter().chain(emblems.iter().map(String::as_str)) {
            assert!(sprite.contains(&format!("id=\"{id}\"")), "{id} is missing");
        }
    }
}
