//! How maps and sets look in text: readable, and without what is empty.

/// Need this not be written, because reading leaves it so anyway?
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Seats as a list from seat 0, without the empty ones at its end.
pub mod by_seat {
    use crate::ids::{BySeat, MAX_SEATS, Seat};
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    /// Writes the list.
    ///
    /// # Errors
    /// Those of the format.
    pub fn serialize<T, S>(map: &BySeat<T>, to: S) -> Result<S::Ok, S::Error>
    where
        T: Default + PartialEq + Serialize,
        S: Serializer,
    {
        let all = map.as_slice();
        let end = all.iter().rposition(|v| *v != T::default()).map_or(0, |last| last + 1);
        to.collect_seq(&all[..end])
    }

    /// Reads the list.
    ///
    /// # Errors
    /// Those of the format, and a list that is longer than there are seats.
    pub fn deserialize<'de, T, D>(from: D) -> Result<BySeat<T>, D::Error>
    where
        T: Default + Deserialize<'de>,
        D: Deserializer<'de>,
    {
        let list = Vec::<T>::deserialize(from)?;
        if list.len() > MAX_SEATS {
            return Err(D::Error::invalid_length(list.len(), &"at most one entry a seat"));
        }
        let mut map = BySeat::default();
        list.into_iter().enumerate().for_each(|(i, value)| map[Seat(i as u8)] = value);
        Ok(map)
    }
}

/// A set of seats as a list of them.
pub mod seat_set {
    use crate::ids::{MAX_SEATS, Seat, SeatSet};
    use serde::de::{Error, Unexpected};
    use serde::{Deserialize, Deserializer, Serializer};

    /// Writes the list.
    ///
    /// # Errors
    /// Those of the format.
    pub fn serialize<S: Serializer>(set: &SeatSet, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(set.iter())
    }

    /// Reads the list.
    ///
    /// # Errors
    /// Those of the format, and a number that is no seat: the set has no place for it.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<SeatSet, D::Error> {
        let mut set = SeatSet::default();
        for seat in Vec::<Seat>::deserialize(from)? {
            if usize::from(seat.0) >= MAX_SEATS {
                return Err(D::Error::invalid_value(Unexpected::Unsigned(seat.0.into()), &"a seat"));
            }
            set.add(seat);
        }
        Ok(set)
    }
}

/// Resources by name, without those that have none.
pub mod by_resource {
    use crate::ids::{ByResource, Resource};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use std::collections::BTreeMap;

    /// Writes the map.
    ///
    /// # Errors
    /// Those of the format.
    pub fn serialize<T, S>(map: &ByResource<T>, to: S) -> Result<S::Ok, S::Error>
    where
        T: Default + PartialEq + Serialize,
        S: Serializer,
    {
        to.collect_map(map.iter().filter(|(_, v)| **v != T::default()))
    }

    /// Reads the map.
    ///
    /// # Errors
    /// Those of the format.
    pub fn deserialize<'de, T, D>(from: D) -> Result<ByResource<T>, D::Error>
    where
        T: Default + Deserialize<'de>,
        D: Deserializer<'de>,
    {
        let mut map = ByResource::default();
        map.extend(BTreeMap::<Resource, T>::deserialize(from)?);
        Ok(map)
    }
}

/// Like [`by_resource`], where no map at all means something else than an empty one.
pub mod by_resource_if_given {
    use super::by_resource;
    use crate::ids::ByResource;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    #[serde(transparent)]
    struct Given(#[serde(with = "by_resource")] ByResource<u8>);

    /// Writes the map, if there is one.
    ///
    /// # Errors
    /// Those of the format.
    pub fn serialize<S: Serializer>(map: &Option<ByResource<u8>>, to: S) -> Result<S::Ok, S::Error> {
        map.map(Given).serialize(to)
    }

    /// Reads the map, if there is one.
    ///
    /// # Errors
    /// Those of the format.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<ByResource<u8>>, D::Error> {
        Ok(Option::<Given>::deserialize(from)?.map(|given| given.0))
    }
}
