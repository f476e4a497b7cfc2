//! Games as short texts: writing and reading one, and how long they are.

use super::simulate::{Plan, Table, pick, setup};
use super::{Trouble, say};
use crate::save::compact::{self, For};
use crate::save::{Head, Opened, file, open};
use crate::session::{LoreConfig, MAX_NAME, TableConfig};
use crate::text::cli as text;
use crate::text::{Lang, Words};
use rules::Game;
use rules::state::Setup;
use serde::Serialize;
use std::path::Path;

/// How many characters the texts of some games have.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Lengths {
    mode: super::simulate::Mode,
    games: u64,
    players: u8,
    seed: u64,
    mean_decisions: f64,
    median_chars_midgame: usize,
    median_chars_finished: usize,
    max_chars_finished: usize,
}

/// A table for a setup, where everybody has this name with a number.
pub fn table_of(setup: &Setup, name: impl Fn(usize) -> String) -> TableConfig {
    let mut config = TableConfig::of(setup.players.into());
    config.seats.iter_mut().enumerate().for_each(|(i, seat)| seat.name = name(i));
    config.split_discard = setup.split_discard;
    config.lore = setup.lore.map(|l| LoreConfig { pack: l.pack, two: l.two, dealt: l.dealt });
    config
}

/// Plays games and measures their texts at half their decisions and at their end, all names as long as they may
/// be.
pub fn measure(plan: &Plan) -> Lengths {
    let longest = |i: usize| format!("{:x<width$}", format!("Player {i} "), width = MAX_NAME);
    let head = Head {
        id: plan.seed,
        title: String::new(),
        config: table_of(&setup(plan.mode, plan.players), longest),
    };
    let (mut midway, mut finished, mut decisions) = (Vec::new(), Vec::new(), 0);
    for index in 0..plan.games {
        let mut table = Table::new(plan.seed, index);
        let mut game = Game::new(setup(plan.mode, plan.players), &mut table.chance).expect("2 to 4 players");
        let mut real = vec![0];
        while let Some(decision) = game.decision() {
            let (seat, choice) = (decision.seat, pick(plan, &game, &decision, &mut table.picker));
            if decision.options.len() > 1 {
                real.push(game.journal().len() + 1);
            }
            game.apply(seat, choice, &mut table.chance).expect("an option can be chosen");
        }
        decisions += real.len() - 1;
        finished.push(compact::write(&head, &game, For::Others).len());
        game.rewind(real[real.len() / 2]);
        let half = Game::load(&rules::game::Record {
            journal: game.journal().to_vec(),
            undone: Vec::new(),
            sealed: 0,
            ..game.record()
        });
        midway.push(compact::write(&head, &half.expect("half a game"), For::Others).len());
    }
    let median = |all: &mut Vec<usize>| {
        all.sort_unstable();
        all.get(all.len() / 2).copied().unwrap_or_default()
    };
    Lengths {
        mode: plan.mode,
        games: plan.games,
        players: plan.players,
        seed: plan.seed,
        mean_decisions: (decisions as f64 / plan.games.max(1) as f64 * 10.0).round() / 10.0,
        median_chars_midgame: median(&mut midway),
        median_chars_finished: median(&mut finished),
        max_chars_finished: finished.last().copied().unwrap_or_default(),
    }
}

/// Prints how long the texts of some games are.
///
/// # Errors
/// If it cannot be told.
pub fn lengths(plan: &Plan) -> Result<(), Trouble> {
    let line = serde_json::to_string(&measure(plan)).map_err(|e| Trouble::Fails(e.to_string()))?;
    say(&line);
    Ok(())
}

fn opened(name: &str, content: &str) -> Result<Opened, Trouble> {
    open(content)
        .map_err(|why| Trouble::Fails(text::refused(name, &Words::plain(Lang::English, 4).refusal(&why))))
}

/// Prints the short text of a saved game.
///
/// # Errors
/// Why the file is none.
pub fn link(path: &Path) -> Result<(), Trouble> {
    let name = path.display().to_string();
    let content = std::fs::read_to_string(path)
        .map_err(|e| Trouble::Fails(text::cannot_open(&name, &e.to_string())))?;
    let Opened { head, game, .. } = opened(&name, &content)?;
    say(compact::write(&head, &game, For::Others));
    Ok(())
}

/// Prints the game of a short text or a link as a file.
///
/// # Errors
/// What is wrong with the text.
pub fn show(content: &str) -> Result<(), Trouble> {
    let Opened { head, game, .. } = opened(text::THIS_TEXT, content)?;
    say(file::write(&head, &game).trim_end());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::bots::Bot;
    use super::super::simulate::Mode;
    use super::*;

    #[test]
    fn a_finished_game_fits_into_a_link_and_half_a_game_into_half_of_it() {
        for (mode, bot) in [(Mode::Base, Bot::Random), (Mode::Base, Bot::Busy), (Mode::Lore2, Bot::Busy)] {
            let plan = Plan { mode, games: 12, bots: vec![bot; 4], ..Plan::default() };
            let found = measure(&plan);
            assert!(found.max_chars_finished <= 2000 && found.median_chars_midgame <= 1000, "{found:?}");
            assert!(found.median_chars_midgame > 100 && found.mean_decisions > 200.0, "{found:?}");
        }
    }
}
