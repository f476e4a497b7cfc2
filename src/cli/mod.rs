//! The command line: games without a browser, for measuring, checking and telling.

pub mod cases;
