//! BC02, P-INTEREST(Material).

use crate::cards::patterns::interest;
use crate::hooks::Plug;
use crate::ids::Resource;

/// BC02
pub static CARD: Plug = interest("BC02", Resource::Material);
