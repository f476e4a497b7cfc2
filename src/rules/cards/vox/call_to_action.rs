//! BC31: takes the bottom card of the action discard pile.

use crate::cards::patterns::vox;
use crate::hooks::Plug;

/// BC31
pub static CARD: Plug = vox("BC31", |cx, held| cx.draw_from_discard(held.seat, 1));
