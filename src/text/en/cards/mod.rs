//! The 31 Court cards in English: our wording of what they do, and the rulings that come up most.

#[macro_use]
mod patterns;

mod fuel;
mod leaders_a;
mod leaders_b;
mod lore_a;
mod lore_b;
mod material;
mod psionic;
mod relic;
mod vox;
mod weapon;

use super::say;
use crate::text::cards::{CardText, CardWords};
use crate::text::names::EN;
use rules::hooks::Kind;
use rules::ids::CardId;
use rules::kit::Kit;

/// All of them, in the order of their ids.
pub static CARDS: CardWords = CardWords {
    base: [
        material::LOYAL_ENGINEERS,
        material::MINING_INTEREST,
        material::MATERIAL_CARTEL,
        material::ADMIN_UNION,
        material::CONSTRUCTION_UNION,
        fuel::FUEL_CARTEL,
        fuel::LOYAL_PILOTS,
        fuel::GATEKEEPERS,
        fuel::SHIPPING_INTEREST,
        fuel::SPACING_UNION,
        weapon::ARMS_UNION,
        weapon::PRISON_WARDENS,
        weapon::SKIRMISHERS,
        weapon::COURT_ENFORCERS,
        weapon::LOYAL_MARINES,
        psionic::LATTICE_SPIES,
        psionic::FARSEERS,
        psionic::SECRET_ORDER,
        psionic::LOYAL_EMPATHS,
        psionic::SILVER_TONGUES,
        relic::LOYAL_KEEPERS,
        relic::SWORN_GUARDIANS,
        relic::ELDER_BROKER,
        relic::RELIC_FENCE,
        relic::GALACTIC_BARDS,
        vox::MASS_UPRISING,
        vox::POPULIST_DEMANDS,
        vox::OUTRAGE_SPREADS,
        vox::SONG_OF_FREEDOM,
        vox::GUILD_STRUGGLE,
        vox::CALL_TO_ACTION,
    ],
    leaders: [
        leaders_a::LEADERS[0],
        leaders_a::LEADERS[1],
        leaders_a::LEADERS[2],
        leaders_a::LEADERS[3],
        leaders_a::LEADERS[4],
        leaders_a::LEADERS[5],
        leaders_a::LEADERS[6],
        leaders_a::LEADERS[7],
        leaders_b::LEADERS[0],
        leaders_b::LEADERS[1],
        leaders_b::LEADERS[2],
        leaders_b::LEADERS[3],
        leaders_b::LEADERS[4],
        leaders_b::LEADERS[5],
        leaders_b::LEADERS[6],
        leaders_b::LEADERS[7],
    ],
    lore: [
        lore_a::LORE[0],
        lore_a::LORE[1],
        lore_a::LORE[2],
        lore_a::LORE[3],
        lore_a::LORE[4],
        lore_a::LORE[5],
        lore_a::LORE[6],
        lore_a::LORE[7],
        lore_a::LORE[8],
        lore_a::LORE[9],
        lore_a::LORE[10],
        lore_a::LORE[11],
        lore_a::LORE[12],
        lore_a::LORE[13],
        lore_b::LORE[0],
        lore_b::LORE[1],
        lore_b::LORE[2],
        lore_b::LORE[3],
        lore_b::LORE[4],
        lore_b::LORE[5],
        lore_b::LORE[6],
        lore_b::LORE[7],
        lore_b::LORE[8],
        lore_b::LORE[9],
        lore_b::LORE[10],
        lore_b::LORE[11],
        lore_b::LORE[12],
        lore_b::LORE[13],
    ],
    unknown: CardText { short: "", text: &[], rulings: &[], abilities: &[] },
    line,
    headings: ["What it does", "Rulings"],
};

fn line(kit: Kit, card: CardId) -> String {
    let Some(plug) = kit.tables().plugs.get(usize::from(card.0)) else { return String::new() };
    let kind = match plug.kind {
        Kind::Guild => "Guild card",
        Kind::Vox => "Vox card",
        Kind::Leader => "Leader",
        Kind::Lore => "Lore card",
        Kind::Rule => "Rule",
    };
    let suit = plug.suit.map(|suit| EN.resource(suit).to_string());
    let keys = plug.raid_cost.map(|n| format!("{} to raid", say::many(n, "key", "keys")));
    [Some(kind.to_string()), suit, keys].into_iter().flatten().collect::<Vec<_>>().join(", ")
}
