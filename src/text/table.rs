//! Fixed words of the table: titles, labels, and what screen readers say.

use super::names::Names;
use crate::model::Effects;
use rules::ids::{Seat, System};

/// The name of a seat; none for whoever reads.
pub type NameOf<'a> = &'a dyn Fn(Seat) -> Option<String>;

/// The table's words in one language. Sentences with blanks are functions, so that a language can order
/// its words as it must.
pub struct TableWords {
    /// Names of things.
    pub names: &'static Names,

    /// "Chapter 3".
    pub chapter: fn(u8) -> String,
    /// "Chapter 3 of 5".
    pub chapter_of: fn(u8, u8) -> String,
    /// "Round 2".
    pub round: fn(u8) -> String,
    /// Spoken Power track: "Power: Blue 17, Red 14. The game ends at 27."
    pub power_track: fn(&[(&str, i16)], i16) -> String,
    /// Label of the menu button.
    pub menu: &'static str,
    /// Takes a step back.
    pub undo: &'static str,
    /// Takes it again.
    pub redo: &'static str,
    /// Opens cards and rules.
    pub reference: &'static str,
    /// Switches the theme.
    pub theme: &'static str,

    /// Title of the ambitions.
    pub ambitions: &'static str,
    /// What the numbers below the counts mean.
    pub if_now: &'static str,
    /// An ambition without a marker.
    pub not_declared: &'static str,
    /// Before the markers not yet placed.
    pub next_marker: &'static str,
    /// After them: what the two numbers are.
    pub first_second: &'static str,
    /// No marker left to declare with.
    pub all_declared: &'static str,
    /// Spoken marker: "6 for first, 3 for second".
    pub marker: fn(i16, i16) -> String,
    /// Spoken standing: "Red 3, first, +6 Power".
    pub standing: fn(&str, u8, &str, i16) -> String,
    /// Ranks: none, second, tied for first, first.
    pub ranks: [&'static str; 4],

    /// What an option would change, in sentences; the function gives names, none for whoever reads it.
    pub effects: fn(&Effects, NameOf<'_>) -> Vec<String>,
    /// Before a number that would be another: "then 3".
    pub then: fn(u8) -> String,

    /// Asks why something can't be done.
    pub why_not: &'static str,
    /// Title of the list of all that can't be done.
    pub why_not_title: &'static str,
    /// All ships of a place, and all but one: beside their number.
    pub batch: [&'static str; 2],

    /// Title of the played cards.
    pub this_round: &'static str,
    /// "Blue, seized": after the initiative's holder when it was seized.
    pub seized: &'static str,
    /// Who has the initiative.
    pub initiative: &'static str,
    /// Added to a play that seized.
    pub seize: &'static str,
    /// Under a hand card with which the initiative can be seized.
    pub seize_way: &'static str,
    /// "was 5": the printed number under the zero marker.
    pub was: fn(u8) -> String,
    /// Not played yet.
    pub to_play: &'static str,
    /// Passed.
    pub passed: &'static str,
    /// A card face down.
    pub face_down: &'static str,
    /// "2 of 3 pips left".
    pub pips_left: fn(u8, u8) -> String,
    /// "pip 2 of 2": the one being spent.
    pub pip_now: fn(u8, u8) -> String,
    /// Spoken action card: "Mobilization 5, 2 pips".
    pub action_card: fn(&str, u8, u8) -> String,

    /// Title of the Court.
    pub court: &'static str,
    /// Title of the Court's discard pile.
    pub court_discard: &'static str,
    /// Back to what this was opened from.
    pub back: &'static str,
    /// "deck 19, discard 4".
    pub piles: fn(u8, usize) -> String,
    /// A card without agents.
    pub no_agents: &'static str,
    /// The viewer has most agents.
    pub you_lead: &'static str,
    /// "Blue leads".
    pub leads: fn(&str) -> String,
    /// Nobody has most.
    pub tied: &'static str,
    /// A space that stays empty.
    pub empty_space: &'static str,
    /// "2 keys to raid".
    pub keys: fn(u8) -> String,

    /// Beside the viewer's own name.
    pub your_board: &'static str,
    /// It is that player's turn.
    pub active: &'static str,
    /// Labels of the open board's lines.
    pub cities: &'static str,
    /// See [`TableWords::cities`].
    pub supply: &'static str,
    /// See [`TableWords::cities`].
    pub outrage: &'static str,
    /// See [`TableWords::cities`].
    pub trophies: &'static str,
    /// See [`TableWords::cities`].
    pub captives: &'static str,
    /// See [`TableWords::cities`].
    pub guild: &'static str,
    /// See [`TableWords::cities`].
    pub leader: &'static str,
    /// "2 built, 3 left. Next: slots 5 and 6".
    pub cities_line: fn(built: u8, left: u8, opens: &[u8], bonus: i16) -> String,
    /// "no Relic action".
    pub outrage_line: fn(&[&str]) -> String,
    /// An empty box.
    pub none: &'static str,
    /// A slot under a city.
    pub covered: &'static str,
    /// A free slot.
    pub free_slot: &'static str,
    /// "4 cards in hand".
    pub hand_count: fn(u8) -> String,
    /// Power, the word.
    pub power: &'static str,

    /// Title of the hand.
    pub hand: &'static str,
    /// Title of the log.
    pub log: &'static str,
    /// Shows one player's lines, or all again.
    pub log_filter: fn(&str) -> String,
    /// The map's tab.
    pub map: &'static str,
    /// The boards' tab.
    pub boards: &'static str,

    /// Spoken map.
    pub map_label: &'static str,
    /// Spoken system, from its name, type, slots and what is there.
    pub system_label: fn(SystemWords) -> String,
    /// "Cluster 4 out of play".
    pub out_of_play: fn(u8) -> String,
    /// "Gates 3 and 5 touch".
    pub gates_touch: fn(u8, u8) -> String,
    /// Zooms in.
    pub zoom_in: &'static str,
    /// Shows the whole map.
    pub fit: &'static str,
    /// Key of the map.
    pub fresh: &'static str,
    /// See [`TableWords::fresh`].
    pub damaged: &'static str,
    /// See [`TableWords::fresh`].
    pub control: &'static str,
    /// "gate" or "fuel, 1 slot".
    pub system_kind: fn(Option<&str>, u8) -> String,
    /// After the controller's name.
    pub controls: &'static str,
    /// No controller.
    pub nobody_controls: &'static str,
    /// Nothing in a system.
    pub nothing_here: &'static str,
    /// Closes a card.
    pub close: &'static str,
    /// "2 fresh, 1 damaged".
    pub ship_line: fn(u8, u8) -> String,

    /// "to decide", in the hub while nothing better is known.
    pub to_decide: &'static str,
    /// "is thinking".
    pub thinking: &'static str,
    /// "is deciding".
    pub deciding: &'static str,
    /// All groups.
    pub all: &'static str,
    /// Leaves a narrowed list.
    pub show_all: &'static str,
    /// "3 options", on a place that has several.
    pub options: fn(usize) -> String,

    /// A roll without dice.
    pub no_dice: &'static str,
    /// "Chapter 3 is over".
    pub chapter_over: fn(u8) -> String,
    /// A chapter without ambitions.
    pub nothing_scored: &'static str,
    /// The phantom's part of an ambition with two players: "2 lie there, first".
    pub phantom: fn(u8, &str) -> String,

    /// Title of the draft.
    pub draft: &'static str,
    /// Opens the draft that was put aside.
    pub to_draft: &'static str,
    /// Title of the players in the order of picking.
    pub draft_order: &'static str,
    /// What that order means.
    pub draft_order_small: &'static str,
    /// Nothing picked yet.
    pub picked_nothing: &'static str,
    /// "Take Elder".
    pub draft_take: fn(&str) -> String,
    /// Whoever picks has all they need of these: leaders, lore.
    pub draft_enough: [&'static str; 2],
    /// Titles of what lies there: leaders, lore.
    pub draft_rows: [&'static str; 2],
    /// Opens a card with its rulings.
    pub draft_rulings: &'static str,
    /// What a leader starts with.
    pub starts_with: &'static str,
    /// Spoken box of a leader: "system A: city, 3 ships".
    pub start_box: fn(char, Option<&str>, u8) -> String,
    /// Before the systems where a player starts.
    pub starts_at: &'static str,

    /// "Battle at 3 Crescent".
    pub battle_at: fn(&str) -> String,
    /// Between attacker and defender.
    pub attacks: &'static str,
    /// "2 of 3 chosen".
    pub chosen: fn(u8, u8) -> String,
    /// "Roll 3 dice".
    pub roll: fn(u8) -> String,
    /// Empties the pool.
    pub clear: &'static str,
    /// Title of the odds.
    pub odds: &'static str,
    /// Title of the comparison with other pools.
    pub other_pools: &'static str,
    /// Puts the battle aside to look at the table.
    pub to_table: &'static str,
    /// Spoken pool: "2 Assault, 1 Raid".
    pub pool: fn(&[(u8, &str)]) -> String,
    /// "destroy 1 ship or more".
    pub odds_ships: fn(usize, usize) -> String,
    /// "hit a building".
    pub odds_building: &'static str,
    /// Title of the roll.
    pub rolled: &'static str,
    /// Names of the five symbols: self-hit, intercept, hit, building hit, key; singular and plural.
    pub symbols: [(&'static str, &'static str); 5],
    /// "One Assault die less".
    pub die_less: fn(&str) -> String,
    /// "One Assault die more".
    pub die_more: fn(&str) -> String,
}

/// What is said of a system.
pub struct SystemWords<'a> {
    /// Which.
    pub system: System,
    /// Its name.
    pub name: String,
    /// Its type; none for a gate.
    pub planet: Option<&'a str>,
    /// Its building slots.
    pub slots: u8,
    /// One entry per owner: name, fresh ships, damaged ships, names of buildings, in control.
    pub owners: Vec<(String, u8, u8, Vec<String>, bool)>,
    /// Options that lie there.
    pub options: usize,
}

fn plural(n: usize, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}

fn list(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [head @ .., last] => format!("{} and {last}", head.join(", ")),
    }
}

fn ship_line(fresh: u8, damaged: u8) -> String {
    match (fresh, damaged) {
        (0, 0) => "no ships".into(),
        (f, 0) => format!("{f} fresh"),
        (0, d) => format!("{d} damaged"),
        (f, d) => format!("{f} fresh, {d} damaged"),
    }
}

fn system_label(w: SystemWords<'_>) -> String {
    let mut out = match w.planet {
        Some(planet) => {
            format!("{}, {}, {}", w.name, planet.to_lowercase(), plural(w.slots as usize, "slot", "slots"))
        }
        None => w.name.clone(),
    };
    out.push_str(if w.owners.is_empty() { ": empty." } else { ":" });
    for (name, fresh, damaged, buildings, control) in &w.owners {
        let mut parts = Vec::new();
        if fresh + damaged > 0 {
            parts.push(format!("ships {}", ship_line(*fresh, *damaged)));
        }
        parts.extend(buildings.iter().cloned());
        if *control {
            parts.push("controls".into());
        }
        out.push_str(&format!(" {name} {}.", parts.join(", ")));
    }
    if w.options > 0 {
        out.push_str(&format!(" {} here.", plural(w.options, "option", "options")));
    }
    out
}

/// English.
pub const EN: TableWords = TableWords {
    names: &super::names::EN,
    chapter: |n| format!("Chapter {n}"),
    chapter_of: |n, of| format!("Chapter {n} of {of}"),
    round: |n| format!("Round {n}"),
    power_track: |power, goal| {
        let each: Vec<String> = power.iter().map(|(name, n)| format!("{name} {n}")).collect();
        format!("Power: {}. The game ends at {goal}.", each.join(", "))
    },
    menu: "Menu",
    undo: "Undo",
    redo: "Redo",
    reference: "Cards and rules",
    theme: "Light or dark",
    ambitions: "Ambitions",
    if_now: "if the chapter ended now",
    not_declared: "not declared",
    next_marker: "Next marker",
    first_second: "first, second",
    all_declared: "All markers are placed",
    marker: |first, second| format!("{first} for first, {second} for second"),
    standing: |name, count, rank, gain| {
        let rank = if rank.is_empty() { String::new() } else { format!(", {rank}") };
        let gain = if gain == 0 { String::new() } else { format!(", +{gain} Power") };
        format!("{name} {count}{rank}{gain}")
    },
    ranks: ["", "second", "tied for first", "first"],
    effects: super::en::effects::effects,
    then: |n| format!("then {n}"),
    why_not: "Why not …?",
    why_not_title: "What can’t be done now, and why",
    batch: ["All", "All but 1"],
    this_round: "This round",
    seized: "seized",
    initiative: "initiative",
    seize: "seize",
    seize_way: "Seize",
    was: |n| format!("was {n}"),
    to_play: "to play",
    passed: "passed",
    face_down: "A card face down",
    pips_left: |left, all| format!("{left} of {all} pips left"),
    pip_now: |now, all| format!("pip {now} of {all}"),
    action_card: |suit, number, pips| format!("{suit} {number}, {}", plural(pips as usize, "pip", "pips")),
    court: "Court",
    court_discard: "Court discard pile",
    back: "Back",
    piles: |deck, discard| format!("deck {deck}, discard {discard}"),
    no_agents: "No agents",
    you_lead: "You lead",
    leads: |name| format!("{name} leads"),
    tied: "Tied",
    empty_space: "Empty",
    keys: |n| format!("{} to raid", plural(n as usize, "key", "keys")),
    your_board: "your board",
    active: "to act",
    cities: "Cities",
    supply: "Supply",
    outrage: "Outrage",
    trophies: "Trophies",
    captives: "Captives",
    guild: "Guild",
    leader: "Leader",
    cities_line: |built, left, opens, bonus| {
        let mut out = format!("{built} built, {left} left.");
        let slots: Vec<String> = opens.iter().map(u8::to_string).collect();
        if !slots.is_empty() {
            out.push_str(&format!(" Next: slot{} {}", if slots.len() == 1 { "" } else { "s" }, list(&slots)));
        }
        if bonus > 0 {
            out.push_str(&format!(" +{bonus} Power on each win"));
        }
        out
    },
    outrage_line: |types| match types {
        [] => "none".into(),
        some => format!("no {} action", list(&some.iter().map(|t| t.to_string()).collect::<Vec<_>>())),
    },
    none: "none",
    covered: "Covered by a city",
    free_slot: "Free slot",
    hand_count: |n| format!("{} in hand", plural(n as usize, "card", "cards")),
    power: "Power",
    hand: "Your hand",
    log: "Log",
    log_filter: |name| format!("Only {name}"),
    map: "Map",
    boards: "Boards",
    map_label: "Map",
    system_label,
    out_of_play: |k| format!("Cluster {k} out of play"),
    gates_touch: |a, b| format!("Gates {a} and {b} touch"),
    zoom_in: "Zoom in",
    fit: "Whole map",
    fresh: "fresh",
    damaged: "damaged",
    control: "control",
    system_kind: |planet, slots| match planet {
        Some(planet) => format!("{}, {}", planet.to_lowercase(), plural(slots as usize, "slot", "slots")),
        None => "gate".into(),
    },
    controls: "controls",
    nobody_controls: "nobody controls",
    nothing_here: "Nothing here.",
    close: "Close",
    ship_line,
    to_decide: "to decide",
    thinking: "is thinking",
    deciding: "is deciding",
    all: "All",
    show_all: "All options",
    options: |n| plural(n, "option", "options"),
    no_dice: "No dice were rolled.",
    chapter_over: |n| format!("Chapter {n} is over"),
    nothing_scored: "No ambition was declared, so nobody gains Power.",
    phantom: |count, rank| {
        let lies = if count == 1 { "1 lies".to_string() } else { format!("{count} lie") };
        if rank.is_empty() {
            format!("{lies} on the ambition")
        } else {
            format!("{lies} on the ambition, {rank}")
        }
    },

    draft: "Leaders & Lore",
    to_draft: "To the draft",
    draft_order: "Who picks",
    draft_order_small: "in this order, again and again",
    picked_nothing: "nothing yet",
    draft_take: |name| format!("Take {name}"),
    draft_enough: ["You have your leader", "You have your lore"],
    draft_rows: ["Leaders", "Lore"],
    draft_rulings: "Rulings",
    starts_with: "Starts with",
    start_box: |letter, building, ships| {
        let ships = plural(ships as usize, "ship", "ships");
        match building {
            Some(building) => format!("system {letter}: {building}, {ships}"),
            None => format!("system {letter}: {ships}"),
        }
    },
    starts_at: "Starts at",

    battle_at: |system| format!("Battle at {system}"),
    attacks: "attacks",
    chosen: |n, of| format!("{n} of {of} chosen"),
    roll: |n| {
        if n == 0 { "Roll no dice".into() } else { format!("Roll {}", plural(n as usize, "die", "dice")) }
    },
    clear: "Clear",
    odds: "Exact odds",
    other_pools: "Other pools",
    to_table: "Back to the table",
    pool: |dice| {
        let some: Vec<String> =
            dice.iter().filter(|d| d.0 > 0).map(|(n, die)| format!("{n} {die}")).collect();
        if some.is_empty() { "no dice".into() } else { some.join(", ") }
    },
    odds_ships: |n, all| match (n, all) {
        (1, 1) => "destroy the ship".into(),
        (n, all) if n == all => format!("destroy all {all} ships"),
        (1, _) => "destroy 1 ship or more".into(),
        (n, _) => format!("destroy {n} ships or more"),
    },
    odds_building: "hit a building",
    rolled: "Roll",
    symbols: [
        ("self-hit", "self-hits"),
        ("intercept", "intercepts"),
        ("hit", "hits"),
        ("building hit", "building hits"),
        ("key", "keys"),
    ],
    die_less: |die| format!("One {die} die less"),
    die_more: |die| format!("One {die} die more"),
};

/// A chance from 0 to 1 as people read it: "81 %" never hides a chance that is there or a certainty that
/// isn't.
pub fn percent(chance: f64) -> String {
    let p = chance * 100.0;
    if p > 0.0 && p < 1.0 {
        "<1%".into()
    } else if p > 99.0 && p < 100.0 - 1e-9 {
        ">99%".into()
    } else {
        format!("{p:.0}%")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_system_is_said_in_one_breath() {
        let said = system_label(SystemWords {
            system: System(0),
            name: "3 Crescent".into(),
            planet: Some("Fuel"),
            slots: 1,
            owners: vec![("Blue".into(), 2, 0, vec!["city".into()], true)],
            options: 1,
        });
        assert_eq!(said, "3 Crescent, fuel, 1 slot: Blue ships 2 fresh, city, controls. 1 option here.");
    }

    #[test]
    fn small_and_nearly_certain_chances_stay_visible() {
        assert_eq!(percent(0.0), "0%");
        assert_eq!(percent(0.004), "<1%");
        assert_eq!(percent(0.806), "81%");
        assert_eq!(percent(0.996), ">99%");
        assert_eq!(percent(1.0), "100%");
    }
}
