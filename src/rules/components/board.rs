//! The player board: resource slots, city slots, thresholds (02 C8, C9; 02 C2).

/// Board slots for resources; slot 7 and on are printed on cards.
pub const BOARD_SLOTS: usize = 6;
/// All resource slots that a player can have.
pub const SLOTS: usize = 7;
/// Keys to steal from each board slot, left to right.
pub const RAID_COST: [u8; BOARD_SLOTS] = [3, 1, 1, 2, 1, 3];
/// Open slots by the number of unbuilt cities, 0–5 (R16.3).
pub const OPEN_SLOTS: [u8; 6] = [6, 6, 6, 4, 3, 2];
/// Power added to a sole first place by the number of unbuilt cities (R20.6).
pub const CITY_BONUS: [i16; 6] = [5, 2, 0, 0, 0, 0];
/// Pieces of each player (R19.1).
pub const SHIPS: u8 = 15;
/// See [`SHIPS`].
pub const STARPORTS: u8 = 5;
/// See [`SHIPS`].
pub const CITIES: u8 = 5;
/// See [`SHIPS`].
pub const AGENTS: u8 = 10;
/// Tokens of each resource.
pub const TOKENS: u8 = 5;
/// Cards dealt to each player at the start of a chapter.
pub const HAND: usize = 6;
/// The last chapter of a base game.
pub const CHAPTERS: u8 = 5;

/// Power that ends the game (R2.1).
pub const fn threshold(players: u8) -> i16 {
    39 - 3 * players as i16
}

/// Cards in the Court (R2.1).
pub const fn court_size(players: u8) -> usize {
    if players == 2 { 3 } else { 4 }
}
