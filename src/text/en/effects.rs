//! What an option would change, in English: only what the table itself does not show at a glance.

use crate::model::effects::Effects;
use crate::model::{Rank, Standing};
use crate::text::names::EN;
use crate::text::table::NameOf;

/// The sentences; `name` gives the name of a seat, none for whoever reads it.
pub fn effects(effects: &Effects, name: NameOf<'_>) -> Vec<String> {
    let mut out: Vec<String> = effects.power.iter().map(|(seat, more)| power(name(*seat), *more)).collect();
    let mut rows: Vec<(&'static str, Vec<String>)> = Vec::new();
    for (ambition, standing) in &effects.standings {
        let title = EN.ambition(*ambition);
        let said = place(name(standing.seat), *standing);
        match rows.iter_mut().find(|(known, _)| *known == title) {
            Some((_, all)) => all.push(said),
            None => rows.push((title, vec![said])),
        }
    }
    out.extend(rows.into_iter().map(|(title, all)| format!("{title}: {}.", all.join("; "))));
    out
}

fn power(who: Option<String>, more: i16) -> String {
    let verb = match (who.is_some(), more < 0) {
        (true, false) => "gains",
        (true, true) => "loses",
        (false, false) => "gain",
        (false, true) => "lose",
    };
    format!("{} {verb} {} Power.", who.unwrap_or_else(|| "You".into()), more.abs())
}

/// "you 3, first, +5".
fn place(who: Option<String>, s: Standing) -> String {
    let rank = match s.rank {
        Rank::None => "",
        Rank::Second => ", second",
        Rank::TiedFirst => ", tied for first",
        Rank::First => ", first",
    };
    let gain = if s.gain > 0 { format!(", +{} Power", s.gain) } else { String::new() };
    format!("{} {}{rank}{gain}", who.unwrap_or_else(|| "you".into()), s.count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::ids::{Ambition, Seat};

    #[test]
    fn ambitions_are_told_in_one_sentence_each() {
        let at = |seat, count, rank, gain| (Ambition(0), Standing { seat: Seat(seat), count, rank, gain });
        let found = Effects {
            power: vec![(Seat(0), 2)],
            standings: vec![at(0, 3, Rank::First, 5), at(1, 2, Rank::Second, 3)],
            ..Effects::default()
        };
        let name = |seat: Seat| (seat != Seat(0)).then(|| "Blue".to_string());
        assert_eq!(
            effects(&found, &name),
            ["You gain 2 Power.", "Tycoon: you 3, first, +5 Power; Blue 2, second, +3 Power."]
        );
    }
}
