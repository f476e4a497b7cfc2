//! Words of the battle sheet: dice and what changes them, odds, the five steps, the obvious way, raids.

use rules::components::dice::Symbols;

/// Dice that a card gives: its name, how many may be rolled and how many must.
pub type ExtraDice<'a> = (&'a str, u8, u8);

/// How a side of a battle is spoken of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Side {
    /// It is whoever reads.
    You,
    /// By its name.
    Named(String),
}

impl Default for Side {
    fn default() -> Side {
        Side::Named(String::new())
    }
}

impl Side {
    /// "you" or the name: after a verb or a preposition.
    fn object(&self) -> &str {
        match self {
            Side::You => "you",
            Side::Named(name) => name,
        }
    }

    /// "your" or "Blue’s".
    fn own(&self) -> String {
        match self {
            Side::You => "your".into(),
            Side::Named(name) => format!("{name}’s"),
        }
    }

    /// "You do" or "Blue does".
    fn does(&self, you: &str, verb: &str) -> String {
        match self {
            Side::You => format!("You {you}"),
            Side::Named(name) => format!("{name} {verb}"),
        }
    }
}

/// The battle sheet's words in one language.
pub struct BattleWords {
    /// The steps after the roll: self-hits, intercept, hits, building hits, raid.
    pub steps: [&'static str; 5],
    /// What the first step brings.
    pub self_hits: fn(u8) -> String,
    /// What the second brings; none if no intercept counts.
    pub intercept: fn(Option<u8>) -> String,
    /// What the third brings.
    pub ship_hits: fn(u8) -> String,
    /// What the fourth brings.
    pub building_hits: fn(u8) -> String,
    /// What the fifth has to spend.
    pub keys: fn(u8) -> String,
    /// "1 of 3 to assign".
    pub left: fn(u8, u8) -> String,
    /// After what a step brought: "1 damaged, 1 destroyed".
    pub fell: fn(u8, u8) -> String,
    /// After keys, when there is nobody to raid with or from.
    pub no_raid: &'static str,

    /// The most dice: ships, dice by cards, and the sum.
    pub limit: fn(u8, &[ExtraDice<'_>], u8) -> String,
    /// Raid dice are allowed: a building stands here.
    pub raid_here: &'static str,
    /// Raid dice are allowed: the defender has no building at all.
    pub raid_nowhere: &'static str,
    /// A card allows so many.
    pub raid_leave: fn(&str, u8) -> String,
    /// They are not allowed.
    pub raid_elsewhere: &'static str,
    /// A card forbids a pool.
    pub ban: fn(&str) -> String,
    /// What an intercept brings: fresh ships, or so many hits by this card.
    pub hits_back: fn(u8, Option<(&str, u8)>) -> String,

    /// Nobody hits back at a card's own dice.
    pub no_hits_back: &'static str,

    /// Above the sentences about cards.
    pub counted: &'static str,
    /// No card does anything to the odds.
    pub none_counted: &'static str,
    /// A card gives dice: optional, mandatory.
    pub gives_dice: fn(&str, u8, u8) -> String,
    /// A card ignores an intercept.
    pub jams: fn(&str) -> String,
    /// A card adds so many intercepts, always or if there is a die of this type.
    pub intercepts: fn(&str, u8, Option<&str>) -> String,
    /// A card changes what an intercept brings.
    pub changes_hits: fn(&str, u8) -> String,
    /// A card rolls so many dice again, of one type or any.
    pub rerolls: fn(&str, Option<&str>, u8) -> String,
    /// A card acts after the battle and is not counted.
    pub after: fn(&str) -> String,
    /// Steals and Outrage are not counted either.
    pub not_counted: &'static str,

    /// Above what the attacker does.
    pub does: fn(&Side) -> String,
    /// Above what the attacker suffers.
    pub suffers: fn(&Side) -> String,
    /// The columns of the comparison with other pools: one ship, all ships, a building, raid, hits on the attacker.
    pub pool_columns: fn(&Side) -> [String; 5],
    /// What the odds are for: "for 2 Assault, 1 Raid".
    pub odds_for: fn(&str) -> String,
    /// Title of the choices of aim.
    pub aim: &'static str,
    /// Hits on ships: destroy, damage.
    pub aim_ships: [&'static str; 2],
    /// Label of that row.
    pub aim_ships_label: &'static str,
    /// Label of the buildings' row.
    pub aim_buildings_label: &'static str,
    /// As many buildings as possible.
    pub aim_buildings: &'static str,
    /// One building first: "damaged city first".
    pub aim_building: fn(&str, bool) -> String,
    /// Label of the rerolls' row.
    pub aim_rerolls_label: &'static str,
    /// What is rerolled for: hits, keys, safety, nothing.
    pub aim_rerolls: [&'static str; 4],
    /// The policy in a sentence, by the same four; the attacker is spoken of.
    pub policy: fn(&Side) -> [String; 4],
    /// "Assault dice that show": before the faces rolled again.
    pub again: fn(&str) -> String,
    /// "destroy a building", "destroy all 2 buildings".
    pub destroy_buildings: fn(usize, usize) -> String,
    /// "hit the damaged city", "destroy the damaged city".
    pub hit_this: fn(&str, bool, bool) -> String,
    /// "1 key or more".
    pub keys_or_more: fn(usize) -> String,
    /// After it, what can be bought: "buys Fuel".
    pub buys: fn(&[&str]) -> String,
    /// "lose 1 ship or more", "lose all 3 ships".
    pub lose: fn(usize, usize) -> String,
    /// "be intercepted: 2 hits".
    pub intercepted: fn(u8) -> String,
    /// The attacker and the defender, and what to expect on average.
    pub means: fn(&Side, &Side, Means) -> String,
    /// What the tick in the bars marks: "marks the same odds with 3 Assault".
    pub tick: fn(&str) -> String,
    /// "with 3 Assault: 95%", said of a bar.
    pub tick_said: fn(&str) -> String,
    /// Title of the distributions.
    pub exactly: &'static str,
    /// Which distribution: hits on the attacker, hits, building hits, keys.
    pub kinds: fn(&Side) -> [String; 4],
    /// "or more", on the last column.
    pub more: fn(usize) -> String,
    /// Below the hits on the attacker.
    pub lose_few: fn(&Side) -> String,

    /// The keys of the pool, for whoever works by keyboard.
    pub pool_keys: &'static str,
    /// Why the pool can't be rolled as it is: too few dice.
    pub too_few: &'static str,
    /// Somebody else chooses the dice.
    pub try_out: &'static str,
    /// Rolled again with these cards.
    pub rerolled: fn(&[&str]) -> String,
    /// Said of a die that was rolled again: "was: 1 hit".
    pub was: fn(&str) -> String,
    /// A face without symbols.
    pub blank: &'static str,

    /// Title of the obvious way.
    pub obvious: &'static str,
    /// What it does: own ships; damaged, destroyed.
    pub obvious_own: fn(u8, u8) -> String,
    /// The same of the defender's ships.
    pub obvious_ships: fn(u8, u8) -> String,
    /// The same of buildings: each with its state before, its name and whether it is destroyed.
    pub obvious_buildings: fn(&[(&str, bool)]) -> String,

    /// "Raid: 2 keys left".
    pub keys_left: fn(u8) -> String,
    /// "costs 2 keys".
    pub costs: fn(u8) -> String,
    /// Nothing is there to steal.
    pub nothing_to_steal: &'static str,
}

/// What a pool brings on average.
#[derive(Clone, Copy, Debug)]
pub struct Means {
    /// Ships of the attacker that are destroyed.
    pub lost: f64,
    /// More of them that are damaged.
    pub damaged: f64,
    /// Hits on the defender.
    pub hits: f64,
    /// Keys.
    pub keys: f64,
}

/// The words, until there are more languages.
pub fn words() -> &'static BattleWords {
    &EN
}

fn count(n: u8, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}

fn fell(damaged: u8, destroyed: u8) -> String {
    match (damaged, destroyed) {
        (0, 0) => String::new(),
        (n, 0) => format!("{n} damaged"),
        (0, n) => format!("{n} destroyed"),
        (a, b) => format!("{a} damaged, {b} destroyed"),
    }
}

fn list(words: &[&str]) -> String {
    match words {
        [] => String::new(),
        [one] => one.to_string(),
        [head @ .., last] => format!("{} and {last}", head.join(", ")),
    }
}

fn many(n: u8, text: &str) -> String {
    if n == 0 { "none".into() } else { format!("{n} {text}") }
}

/// What a face or a sum shows, as it is said: "2 hits, 1 self-hit".
pub fn said(s: Symbols, names: &[(&str, &str); 5]) -> String {
    let numbers = [s.self_hits, s.intercepts, s.hits, s.building_hits, s.keys];
    let some = numbers.into_iter().zip(names).filter(|(n, _)| *n > 0);
    let parts: Vec<String> = some.map(|(n, (one, many))| count(n, one, many)).collect();
    if parts.is_empty() { EN.blank.into() } else { parts.join(", ") }
}

/// English.
pub const EN: BattleWords = BattleWords {
    steps: ["Self-hits", "Intercept", "Hits", "Building hits", "Raid"],
    self_hits: |n| many(n, "on the attacking ships"),
    intercept: |hits| match hits {
        None => "none".into(),
        Some(0) => "nothing hits back".into(),
        Some(1) => "1 hit back on the attacker".into(),
        Some(n) => format!("{n} hits back on the attacker"),
    },
    ship_hits: |n| many(n, "on ships, then on buildings"),
    building_hits: |n| many(n, "on buildings"),
    keys: |n| if n == 0 { "no keys".into() } else { count(n, "key to steal with", "keys to steal with") },
    left: |left, of| format!("{left} of {of} to assign"),
    fell,
    no_raid: "no raid",
    limit: |ships, cards, most| {
        let mut out = count(ships, "ship", "ships");
        for (card, optional, mandatory) in cards {
            if *optional > 0 {
                out.push_str(&format!(", +{optional} by {card}"));
            }
            if *mandatory > 0 {
                out.push_str(&format!(", +{mandatory} that must be rolled by {card}"));
            }
        }
        format!("{out}: up to {}", count(most, "die", "dice"))
    },
    raid_here: "allowed: a building stands here",
    raid_nowhere: "allowed: the defender has no building anywhere",
    raid_leave: |card, n| format!("{} allowed by {card}: no building stands here", count(n, "die", "dice")),
    raid_elsewhere: "not allowed: the defender has buildings, but none here",
    ban: |card| format!("{card} forbids that"),
    hits_back: |fresh, card| match (fresh, card) {
        (_, Some((card, n))) => format!("An intercept brings {}, by {card}", count(n, "hit", "hits")),
        (0, None) => "No fresh ship: an intercept brings nothing".into(),
        (n, None) => {
            format!("{} back on an intercept", count(n, "fresh ship hits", "fresh ships hit"))
        }
    },
    no_hits_back: "Nobody hits back",
    counted: "Cards counted",
    none_counted: "No card changes these odds.",
    gives_dice: |card, optional, mandatory| match (optional, mandatory) {
        (n, 0) => format!("{card}: up to {} more.", count(n, "die", "dice")),
        (0, n) => format!("{card}: {} more, which must be rolled.", count(n, "die", "dice")),
        (a, b) => format!("{card}: {b} dice more, which must be rolled, and up to {a} besides."),
    },
    jams: |card| format!("{card}: one rolled intercept is ignored."),
    intercepts: |card, n, die| {
        let more = if n == 1 { "an intercept more".to_string() } else { format!("{n} intercepts more") };
        match die {
            Some(die) => format!("{card}: {more} against a pool with {die} dice."),
            None => format!("{card}: {more}."),
        }
    },
    changes_hits: |card, n| {
        format!("{card}: an intercept brings {}, whatever is fresh.", count(n, "hit", "hits"))
    },
    rerolls: |card, die, most| match die {
        Some(die) => format!("{card}: up to {most} {die} {} again.", if most == 1 { "die" } else { "dice" }),
        None => format!("{card}: any dice again."),
    },
    after: |card| format!("Not counted: {card}, after the battle."),
    not_counted: "Not counted: what Outrage and Ransack change before the raid.",
    does: |attacker| attacker.does("do", "does"),
    suffers: |attacker| attacker.does("suffer", "suffers"),
    pool_columns: |attacker| {
        let hits = format!("hits on {}", attacker.object());
        ["1 ship".into(), "all".into(), "building".into(), "raid".into(), hits]
    },
    odds_for: |pool| format!("for {pool}"),
    aim: "Hits go first to",
    aim_ships: ["what falls", "fresh ships"],
    aim_ships_label: "Ships",
    aim_buildings_label: "Buildings",
    aim_buildings: "what falls",
    aim_building: |piece, damaged| {
        if damaged { format!("damaged {piece}") } else { format!("fresh {piece}") }
    },
    aim_rerolls_label: "Rerolls",
    aim_rerolls: ["for hits", "for keys", "for safety", "none"],
    policy: |attacker| {
        let each = |which: &str| {
            format!(
                "Each card is used once, for the dice that {which} than such a die does on average, the worst first."
            )
        };
        [
            each("show fewer hits and building hits"),
            each("show fewer keys"),
            each(&format!("bring more hits on {}", attacker.object())),
            "Nothing is rolled again.".into(),
        ]
    },
    again: |die| format!("{die} again:"),
    destroy_buildings: |n, all| match (n, all) {
        (1, 1) => "destroy the building".into(),
        (n, all) if n == all => format!("destroy all {all} buildings"),
        (1, _) => "destroy 1 building or more".into(),
        (n, _) => format!("destroy {n} buildings or more"),
    },
    hit_this: |piece, damaged, destroy| {
        let verb = if destroy { "destroy" } else { "hit" };
        let state = if damaged { "damaged" } else { "fresh" };
        format!("{verb} the {state} {piece}")
    },
    keys_or_more: |n| {
        if n == 1 { "raid with 1 key or more".into() } else { format!("raid with {n} keys or more") }
    },
    buys: |things| format!("buys {}", list(things)),
    lose: |n, all| match (n, all) {
        (1, 1) => "lose the ship".into(),
        (n, all) if n == all => format!("lose all {all} ships"),
        (1, _) => "lose 1 ship or more".into(),
        (n, _) => format!("lose {n} ships or more"),
    },
    intercepted: |hits| match hits {
        0 => "be intercepted: no hits".into(),
        n => format!("be intercepted: {}", count(n, "hit", "hits")),
    },
    means: |attacker, defender, Means { lost, damaged, hits, keys }| {
        let (whom, whose) = (defender.object(), attacker.own());
        format!(
            "On average: {hits:.1} hits on {whom}, {keys:.1} keys; {lost:.1} of {whose} ships lost, {damaged:.1} more damaged."
        )
    },
    tick: |pool| format!("marks the same odds with {pool}."),
    tick_said: |pool| format!("with {pool}"),
    exactly: "How many",
    kinds: |attacker| {
        let own = format!("hits on {}", attacker.object());
        [own, "hits".into(), "building hits".into(), "keys".into()]
    },
    more: |n| format!("{n}+"),
    lose_few: |attacker| {
        format!("Hits on {} fall on fresh ships first, so that the fewest are lost.", attacker.object())
    },
    pool_keys: "1, 2, 3 add a die, Backspace takes the last one back, 0 clears.",
    too_few: "More dice must be rolled.",
    try_out: "Try out what a pool would do.",
    rerolled: |cards| format!("rolled again with {}", list(cards)),
    was: |face| format!("before: {face}"),
    blank: "blank",
    obvious: "The obvious way",
    obvious_own: |damaged, destroyed| match fell(damaged, destroyed) {
        text if text.is_empty() => "Fresh ships first.".into(),
        text => format!("Fresh ships first: {text}."),
    },
    obvious_ships: |damaged, destroyed| match fell(damaged, destroyed) {
        text if text.is_empty() => "Damaged ships first.".into(),
        text => format!("Damaged ships first: {text}."),
    },
    obvious_buildings: |pieces| {
        let each: Vec<String> = pieces
            .iter()
            .map(|(piece, destroyed)| format!("{piece} {}", if *destroyed { "destroyed" } else { "damaged" }))
            .collect();
        format!("Damaged buildings first: {}.", list(&each.iter().map(String::as_str).collect::<Vec<_>>()))
    },
    keys_left: |n| count(n, "key left", "keys left"),
    costs: |n| count(n, "key", "keys"),
    nothing_to_steal: "Nothing is there to steal.",
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limit_names_where_every_die_comes_from() {
        assert_eq!((EN.limit)(4, &[("Gatekeepers", 2, 0)], 6), "4 ships, +2 by Gatekeepers: up to 6 dice");
        assert_eq!((EN.limit)(1, &[], 1), "1 ship: up to 1 die");
    }

    /// Whatever is said of what an attacker does and suffers.
    fn told(attacker: &Side, defender: &Side) -> Vec<String> {
        let means = Means { lost: 0.25, damaged: 1.0, hits: 2.5, keys: 0.0 };
        let one = [(EN.does)(attacker), (EN.suffers)(attacker), (EN.lose_few)(attacker)];
        one.into_iter()
            .chain([(EN.means)(attacker, defender, means)])
            .chain((EN.pool_columns)(attacker))
            .chain((EN.policy)(attacker))
            .chain((EN.kinds)(attacker))
            .collect()
    }

    #[test]
    fn only_whoever_takes_part_is_called_you() {
        let (red, blue) = (Side::Named("Red".into()), Side::Named("Blue".into()));
        let to_you = |text: &String| {
            text.to_lowercase().split(|c: char| !c.is_alphabetic()).any(|w| w.starts_with("you"))
        };
        assert_eq!(told(&red, &blue).iter().filter(|text| to_you(text)).count(), 0);
        let told = told(&Side::You, &blue);
        assert_eq!(told[..2], ["You do", "You suffer"]);
        assert_eq!(
            told[3],
            "On average: 2.5 hits on Blue, 0.0 keys; 0.2 of your ships lost, 1.0 more damaged."
        );
        assert!(told.iter().all(|text| !text.contains("Red")));
    }

    #[test]
    fn whoever_is_attacked_reads_who_attacks() {
        let red = Side::Named("Red".into());
        let told = told(&red, &Side::You);
        assert_eq!(
            told[..3],
            [
                "Red does",
                "Red suffers",
                "Hits on Red fall on fresh ships first, so that the fewest are lost."
            ]
        );
        assert_eq!(
            told[3],
            "On average: 2.5 hits on you, 0.0 keys; 0.2 of Red’s ships lost, 1.0 more damaged."
        );
    }

    #[test]
    fn the_obvious_way_says_what_falls() {
        assert_eq!((EN.obvious_ships)(1, 2), "Damaged ships first: 1 damaged, 2 destroyed.");
        assert_eq!((EN.obvious_own)(2, 0), "Fresh ships first: 2 damaged.");
        assert_eq!(
            (EN.obvious_buildings)(&[("city", true), ("starport", false)]),
            "Damaged buildings first: city destroyed and starport damaged."
        );
    }
}
