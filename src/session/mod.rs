//! What a table agrees on before the first card is dealt, and what is kept about a game between visits.
//!
//! Plain data without words for people and without the browser: it compiles natively and is tested there.
//! The screens fill a [`TableConfig`], the game starts from it, [`shelf`] keeps both, [`report`] makes them
//! safe to send to somebody else.

pub mod arrival;
mod config;
pub mod digest;
pub mod kept;
pub mod log;
mod outcome;
mod page;
mod past;
pub mod replay;
pub mod report;
pub mod settings;
pub mod shelf;
pub mod sitting;
pub mod tale;

pub use config::{
    Colour, ConfigError, FirstPlayer, LoreConfig, MAX_NAME, SeatChange, SeatConfig, SetupChoice, TableConfig,
    UndoPolicy, Who,
};
pub use outcome::{Outcome, Standing, Summary};
pub use page::Page;
