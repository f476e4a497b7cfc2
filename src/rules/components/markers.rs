//! The three ambition markers (02 C4).

/// First- and second-place Power of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Side {
    /// For a sole first place.
    pub first: i16,
    /// For second place.
    pub second: i16,
}

/// Low and high side of the three markers, most valuable first.
pub const MARKERS: [[Side; 2]; 3] = [
    [Side { first: 5, second: 3 }, Side { first: 9, second: 4 }],
    [Side { first: 3, second: 2 }, Side { first: 6, second: 3 }],
    [Side { first: 2, second: 0 }, Side { first: 4, second: 2 }],
];
