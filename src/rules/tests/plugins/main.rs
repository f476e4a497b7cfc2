//! Promise 8: the core plugs in. Six inventions stand here, outside the base files, which know none of them:
//! an owner that overrides control, a harmable token, a law that forbids harm, a sixth ambition, an action
//! card with a play mode of its own, and a 25th system with links that change. Each is tested alone; `together`
//! plays whole games with all of them. A seventh, `vote`, asks several seats at once.

#[path = "../common/mod.rs"]
mod common;

mod ambition;
mod centre;
mod law;
mod mode;
mod owner;
mod scene;
mod together;
mod token;
mod vote;
