//! BC09, P-INTEREST(Fuel).

use crate::cards::patterns::interest;
use crate::hooks::Plug;
use crate::ids::Resource;

/// BC09
pub static CARD: Plug = interest("BC09", Resource::Fuel);
