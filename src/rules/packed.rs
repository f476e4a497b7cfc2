//! State for a format that leaves no field out.
//!
//! In texts that people read, fields of these types are left out where they say nothing; a format that knows fields by
//! their order alone needs all of them, always. So inside a [`State`](crate::State) they stand as tuples.

use crate::ids::*;
use crate::state::{CourtSpace, LoreSetup, Marker, Play, Setup, Turn};
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tinyvec::{Array, ArrayVec};

/// A value that stands as something else.
pub trait Packed: Sized {
    /// What it stands as.
    type Form: Serialize + DeserializeOwned;
    /// The form of it.
    fn pack(&self) -> Self::Form;
    /// Back again; none if it is too much.
    fn unpack(form: Self::Form) -> Option<Self>;
}

/// Writes the form.
///
/// # Errors
/// Those of the format.
pub fn serialize<T: Packed, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
    value.pack().serialize(to)
}

/// Reads the form.
///
/// # Errors
/// Those of the format.
pub fn deserialize<'de, T: Packed, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    T::unpack(T::Form::deserialize(from)?).ok_or_else(|| D::Error::custom("too many"))
}

impl<T: Packed, const N: usize> Packed for [T; N]
where
    [T::Form; N]: Serialize + DeserializeOwned,
{
    type Form = [T::Form; N];
    fn pack(&self) -> Self::Form {
        self.each_ref().map(T::pack)
    }
    fn unpack(form: Self::Form) -> Option<Self> {
        let all: Vec<T> = form.into_iter().map(T::unpack).collect::<Option<_>>()?;
        all.try_into().ok()
    }
}

impl<A: Array> Packed for ArrayVec<A>
where
    A::Item: Packed,
{
    type Form = Vec<<A::Item as Packed>::Form>;
    fn pack(&self) -> Self::Form {
        self.iter().map(A::Item::pack).collect()
    }
    fn unpack(form: Self::Form) -> Option<Self> {
        let mut all = ArrayVec::new();
        for item in form {
            if all.try_push(A::Item::unpack(item)?).is_some() {
                return None;
            }
        }
        Some(all)
    }
}

/// Named fields on one side, a tuple on the other: a new field that is not named here does not compile.
macro_rules! tuples {
    ($($name:ident { $($field:ident: $ty:ty),* $(,)? })*) => {$(
        impl Packed for $name {
            type Form = ($($ty,)*);
            fn pack(&self) -> Self::Form {
                let $name { $($field),* } = *self;
                ($($field,)*)
            }
            fn unpack(($($field,)*): Self::Form) -> Option<Self> {
                Some($name { $($field),* })
            }
        }
    )*};
}

tuples! {
    Marker { high: bool, on: Option<Ambition> }
    CourtSpace { card: Option<CardId>, agents: BySeat<u8> }
    Play { seat: Seat, mode: Mode, card: ActionCard, extra: Option<ActionCard>, beside: Option<crate::hooks::Held>, gone: bool }
    Turn { seat: Seat, pips: u8, prelude: bool, acted: bool, declared: bool, armed: bool, minor: bool }
    Setup { players: u8, first: Option<Seat>, card: Option<u8>, split_discard: bool, lore: Option<LoreSetup> }
}
