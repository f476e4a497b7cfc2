//! Explanations in English.

use super::say;
use crate::text::names::EN;
use crate::text::reference::ReferenceWords;
use rules::components::action_cards::Declares;
use rules::components::dice::Symbols;
use rules::ids::ActionCard;
use rules::kit::Kit;

/// The symbols on a face, or a sum of them.
pub fn face(symbols: &Symbols) -> String {
    let parts = [
        (symbols.hits, "hit", "hits"),
        (symbols.building_hits, "building hit", "building hits"),
        (symbols.keys, "key", "keys"),
        (symbols.self_hits, "self-hit", "self-hits"),
        (symbols.intercepts, "intercept", "intercepts"),
    ];
    let parts = parts.into_iter().filter(|p| p.0 > 0).map(|(n, one, many)| say::many(n, one, many));
    let parts: Vec<String> = parts.collect();
    if parts.is_empty() { "blank".into() } else { say::list(&parts) }
}

fn action_card(kit: Kit, card: ActionCard) -> String {
    let Some(row) = kit.tables().action_cards.get(usize::from(card.0)) else { return String::new() };
    let declares = match row.declares {
        Declares::Nothing => String::new(),
        Declares::One(ambition) => format!("Led, it may declare {}.", EN.ambition(ambition)),
        Declares::Any => "Led, it may declare any ambition.".into(),
    };
    let seizes = if row.seizes { "Surpassing with it seizes the initiative." } else { "" };
    let pips = format!(
        "{}: {}.",
        say::many(row.pips, "pip", "pips"),
        say::actions(say::suit_actions(kit, row.suit))
    );
    say::row(&[pips, declares, seizes.into()])
}

/// All explanations.
pub static REFERENCE: ReferenceWords = ReferenceWords {
    ambitions: [
        "Counts your Material and Fuel: resources and Guild cards of these suits.",
        "Counts your Captives. If it was declared, all Captives go home after scoring.",
        "Counts your Trophies. If it was declared, all Trophies go home after scoring.",
        "Counts your Relics: resources and Guild cards of this suit.",
        "Counts your Psionics: resources and Guild cards of this suit.",
    ],
    scoring: &[
        "Of a marker’s two numbers, the first is the Power for having most, the second for second place. Markers on one ambition add up.",
        "Tied for first, each takes the Power of second place, and nobody behind them gets any. Tied for second, nobody does.",
        "Who has none of it never places.",
        "A sole first place brings 2 Power more with four cities off your board, and 5 more with all five.",
    ],
    resources: [
        "Spend it in the Prelude for one Build or one Repair. Counts for Tycoon.",
        "Spend it in the Prelude for one Move. Counts for Tycoon.",
        "Spend it in the Prelude: this turn each of your pips may Battle. Counts for no ambition.",
        "Spend it in the Prelude for one Secure. Counts for Keeper.",
        "Spend it in the Prelude for one action of the lead card. Counts for Empath.",
    ],
    outrage: "Whoever provokes Outrage of a type discards its resources and Guild cards. From then on resources of \
              this type grant that player no action; they still count.",
    actions: [
        "Gain the resource of a city of yours, or of a Rival’s where you have control: that also captures an agent.",
        "A city or starport where you have a piece, or a ship at a starport of yours. Damaged under a Rival’s control.",
        "Ships from one system to the next. From a starport of yours they may fly on through gates.",
        "One damaged ship or building of yours becomes fresh.",
        "Put an agent on a card of the Court.",
        "Take a Court card on which you have more agents than each Rival, and capture theirs.",
        "Attack a Rival in a system where you have ships: up to one die for each ship.",
    ],
    modes: [
        "The card opens the round. It may declare its ambition, and its pips buy actions of its suit.",
        "The lead suit and a higher number: all pips of your card. The highest takes the initiative after the round.",
        "Any card, face down: one pip for an action of the lead card’s suit.",
        "A card of another suit, face up: one pip for an action of your card’s suit.",
    ],
    dice: [
        "Hits hard, but hurts your ships too.",
        "Half a hit each, and no risk.",
        "Hits buildings and brings keys to steal with. Only where the defender has a building, or has none anywhere.",
    ],
    symbols: [
        "One of your attacking ships takes a hit.",
        "If any is rolled, your ships take a hit for each fresh ship of the defender.",
        "A ship of the defender takes a hit; buildings do when no ship is left.",
        "A building of the defender takes a hit.",
        "Buys resources and Guild cards of the defender while you still have an attacking ship.",
    ],
    face,
    action_card,
    phantom: "With two players, the resources of the planets out of play lie on the ambitions and compete there like \
              a third player, who gains no Power.",
};
