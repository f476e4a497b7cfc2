//! The action cards: pips, numbers, ambitions and the suits' actions (02 C3, R6.1).

use crate::ids::{Action, ActionCard, Ambition, Suit};

/// What the number of a card lets its leader declare (R4.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Declares {
    /// A 1.
    Nothing,
    /// A 2–6.
    One(Ambition),
    /// A 7.
    Any,
}

/// One action card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActionRow {
    /// Its suit.
    pub suit: Suit,
    /// Its number, 1–7 in the base game.
    pub number: u8,
    /// Its pips when led or when it surpasses.
    pub pips: u8,
    /// The ambition printed on it.
    pub declares: Declares,
    /// Does surpassing with it seize the initiative (R4.8)?
    pub seizes: bool,
}

const fn row(suit: Suit, number: u8, pips: u8) -> ActionRow {
    let declares = match number {
        2..=6 => Declares::One(Ambition(number - 2)),
        7 => Declares::Any,
        _ => Declares::Nothing,
    };
    ActionRow { suit, number, pips, declares, seizes: number == 7 }
}

const PIPS: [[u8; 7]; 4] = [
    [4, 4, 3, 3, 3, 2, 1], // Administration
    [3, 3, 2, 2, 2, 2, 1], // Aggression
    [4, 4, 3, 3, 2, 2, 1], // Construction
    [4, 4, 3, 3, 2, 2, 1], // Mobilization
];

/// The 28 cards, at the index of their [`ActionCard`].
pub const ACTION_CARDS: [ActionRow; 28] = {
    let mut rows = [row(Suit(0), 1, 0); 28];
    let mut i = 0;
    while i < 28 {
        let (suit, number) = (i / 7, i % 7 + 1);
        rows[i] = row(Suit(suit as u8), number as u8, PIPS[suit][number - 1]);
        i += 1;
    }
    rows
};

/// The actions of the four suits.
pub const SUITS: [&[Action]; 4] = [
    &[Action::Tax, Action::Repair, Action::Influence],
    &[Action::Battle, Action::Move, Action::Secure],
    &[Action::Build, Action::Repair],
    &[Action::Move, Action::Influence],
];

/// Is this card used at a table of `players`? Ones and sevens only with four (R2.1).
pub fn used_with(card: ActionCard, players: u8) -> bool {
    let number = ACTION_CARDS[card.0 as usize].number;
    players == 4 || (2..=6).contains(&number)
}
