//! Names of the things of the game, by language.
//!
//! A language is one [`Names`] value; everything that shows or says a name takes it from there.

use rules::ids::{Action, Ambition, CardId, Die, Mode, PieceKind, Resource, Suit, Symbol, System};

/// The names of one language.
pub struct Names {
    /// Resources, in the order of the player board.
    pub resources: [&'static str; 5],
    /// Suits of action cards, in the order of their ids.
    pub suits: [&'static str; 4],
    /// Ambitions, in the order of the map.
    pub ambitions: [&'static str; 5],
    /// What each ambition counts.
    pub ambition_counts: [&'static str; 5],
    /// The seven standard actions, in the order of `Action::ALL`.
    pub actions: [&'static str; 7],
    /// Ways to play a card, in the order of their ids.
    pub modes: [&'static str; 4],
    /// Dice, in the order of `Die::ALL`.
    pub dice: [&'static str; 3],
    /// What each die is good for, in a few words.
    pub dice_notes: [&'static str; 3],
    /// Pieces in the singular, in the order of their kinds: ship, city, starport, agent.
    pub pieces: [&'static str; 4],
    /// Pieces in the plural.
    pub pieces_many: [&'static str; 4],
    /// Red, Blue, Yellow, White, Empire, Blight, Free States.
    pub colours: [&'static str; 7],
    /// Gate, Arrow, Crescent, Hex.
    pub symbols: [&'static str; 4],
    /// The system in the centre.
    pub centre: &'static str,
    /// The 31 Court cards of the base game, in the order of their ids.
    pub court: [&'static str; 31],
    /// The setup cards, in the order of their table.
    pub setup_cards: [&'static str; 12],
    /// The 16 leaders.
    pub leaders: [&'static str; 16],
    /// The 28 lore cards.
    pub lore: [&'static str; 28],
    /// A system from its cluster and its symbol's name.
    pub system: fn(cluster: u8, symbol: &str, gate: bool) -> String,
}

impl Names {
    /// A resource or planet type: "Fuel".
    pub fn resource(&self, resource: Resource) -> &'static str {
        self.resources[resource as usize]
    }
    /// A suit of action cards: "Mobilization".
    pub fn suit(&self, suit: Suit) -> &'static str {
        self.suits.get(suit.0 as usize).copied().unwrap_or("")
    }
    /// An ambition: "Tycoon".
    pub fn ambition(&self, ambition: Ambition) -> &'static str {
        self.ambitions.get(ambition.0 as usize).copied().unwrap_or("")
    }
    /// What an ambition counts: "Material, Fuel".
    pub fn ambition_counts(&self, ambition: Ambition) -> &'static str {
        self.ambition_counts.get(ambition.0 as usize).copied().unwrap_or("")
    }
    /// A standard action: "Move".
    pub fn action(&self, action: Action) -> &'static str {
        self.actions[action as usize]
    }
    /// A way to play a card: "Surpass".
    pub fn mode(&self, mode: Mode) -> &'static str {
        self.modes.get(mode.0 as usize).copied().unwrap_or("")
    }
    /// A die: "Skirmish".
    pub fn die(&self, die: Die) -> &'static str {
        self.dice[die as usize]
    }
    /// What a die is good for.
    pub fn die_note(&self, die: Die) -> &'static str {
        self.dice_notes[die as usize]
    }
    /// A piece, in the singular or the plural as `count` asks: "ships".
    pub fn piece(&self, kind: PieceKind, count: u8) -> &'static str {
        let table = if count == 1 { &self.pieces } else { &self.pieces_many };
        table.get(kind.0 as usize).copied().unwrap_or("")
    }
    /// A Court card of the base game: BC01 is `CardId(0)`.
    pub fn court(&self, card: CardId) -> &'static str {
        let all = self.court.iter().chain(&self.leaders).chain(&self.lore);
        all.copied().nth(usize::from(card.0)).unwrap_or("")
    }
    /// A setup card, by its index in the table of setup cards: "Frontiers".
    pub fn setup_card(&self, index: u8) -> &'static str {
        self.setup_cards.get(index as usize).copied().unwrap_or("")
    }
    /// A system: "3 Hex", "Gate 3".
    pub fn system(&self, system: System) -> String {
        if system == System::CENTRE {
            return self.centre.to_string();
        }
        (self.system)(system.cluster(), self.symbol(system.symbol()), system.is_gate())
    }
    /// A planet's mark: "Crescent".
    pub fn symbol(&self, symbol: Symbol) -> &'static str {
        self.symbols[symbol as usize]
    }
}

/// English.
pub const EN: Names = Names {
    resources: ["Material", "Fuel", "Weapon", "Relic", "Psionic"],
    suits: ["Administration", "Aggression", "Construction", "Mobilization"],
    ambitions: ["Tycoon", "Tyrant", "Warlord", "Keeper", "Empath"],
    ambition_counts: ["Material, Fuel", "Captives", "Trophies", "Relics", "Psionics"],
    actions: ["Tax", "Build", "Move", "Repair", "Influence", "Secure", "Battle"],
    modes: ["Lead", "Surpass", "Copy", "Pivot"],
    dice: ["Assault", "Skirmish", "Raid"],
    dice_notes: ["hits hard, own ships too", "safe, half a hit each", "hits buildings, brings keys"],
    pieces: ["ship", "city", "starport", "agent"],
    pieces_many: ["ships", "cities", "starports", "agents"],
    colours: ["Red", "Blue", "Yellow", "White", "Empire", "Blight", "Free States"],
    symbols: ["Gate", "Arrow", "Crescent", "Hex"],
    centre: "Centre",
    court: [
        "Loyal Engineers",
        "Mining Interest",
        "Material Cartel",
        "Admin Union",
        "Construction Union",
        "Fuel Cartel",
        "Loyal Pilots",
        "Gatekeepers",
        "Shipping Interest",
        "Spacing Union",
        "Arms Union",
        "Prison Wardens",
        "Skirmishers",
        "Court Enforcers",
        "Loyal Marines",
        "Lattice Spies",
        "Farseers",
        "Secret Order",
        "Loyal Empaths",
        "Silver-Tongues",
        "Loyal Keepers",
        "Sworn Guardians",
        "Elder Broker",
        "Relic Fence",
        "Galactic Bards",
        "Mass Uprising",
        "Populist Demands",
        "Outrage Spreads",
        "Song of Freedom",
        "Guild Struggle",
        "Call to Action",
    ],
    setup_cards: [
        "Frontiers",
        "Mix Up 1",
        "Homelands",
        "Mix Up 2",
        "Mix Up",
        "Frontiers",
        "Homelands",
        "Core Conflict",
        "Mix Up 1",
        "Mix Up 2",
        "Frontiers",
        "Mix Up 3",
    ],
    leaders: [
        "Elder",
        "Mystic",
        "Fuel-Drinker",
        "Upstart",
        "Rebel",
        "Warrior",
        "Feastbringer",
        "Demagogue",
        "Archivist",
        "Overseer",
        "Corsair",
        "Noble",
        "Anarchist",
        "Shaper",
        "Agitator",
        "Quartermaster",
    ],
    lore: [
        "Tool-Priests",
        "Galactic Rifles",
        "Sprinter Drives",
        "Mirror Plating",
        "Hidden Harbors",
        "Signal Breaker",
        "Repair Drones",
        "Gate Ports",
        "Cloud Cities",
        "Living Structures",
        "Gate Stations",
        "Railgun Arrays",
        "Ancient Holdings",
        "Seeker Torpedoes",
        "Predictive Sensors",
        "Force Beams",
        "Raider Exosuits",
        "Survival Overrides",
        "Empath’s Vision",
        "Empath’s Bond",
        "Keeper’s Trust",
        "Keeper’s Solidarity",
        "Warlord’s Cruelty",
        "Warlord’s Terror",
        "Tyrant’s Ego",
        "Tyrant’s Authority",
        "Tycoon’s Ambition",
        "Tycoon’s Charm",
    ],
    system: |cluster, symbol, gate| {
        if gate { format!("{symbol} {cluster}") } else { format!("{cluster} {symbol}") }
    },
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn systems_read_as_people_say_them() {
        assert_eq!(EN.system(System::new(3, Symbol::Hex)), "3 Hex");
        assert_eq!(EN.system(System::gate(3)), "Gate 3");
        assert_eq!(EN.system(System::CENTRE), "Centre");
    }

    #[test]
    fn a_piece_agrees_with_its_number() {
        assert_eq!(EN.piece(PieceKind::CITY, 1), "city");
        assert_eq!(EN.piece(PieceKind::CITY, 2), "cities");
        assert_eq!(EN.piece(PieceKind::SHIP, 0), "ships");
    }
}
