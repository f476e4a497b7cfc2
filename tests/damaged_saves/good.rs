//! Good saves, to be damaged: every form of games of every kind, at many decisions.

use crate::common::{MODES, begin, many};
use arcs::save::compact::{self, For};
use arcs::save::{envelope, file};
use rules::chance::Seeded;
use rules::game::{ENGINE, Record};
use serde_json::{Value, json};
use std::sync::LazyLock;

/// A game in every form.
pub struct Good {
    /// Short texts: for others, for here, of another engine.
    pub texts: [String; 3],
    /// The bytes inside them.
    pub bodies: [Vec<u8>; 3],
    /// Files: of this layout, of another engine, of the layouts before.
    pub files: [Value; 4],
    /// The game as it opens here, and at another device.
    pub records: [Record; 2],
}

impl Good {
    /// The games that it can open as without anything being wrong.
    pub fn known(&self) -> [&Record; 2] {
        self.records.each_ref()
    }
}

/// All of them.
pub static GOOD: LazyLock<Vec<Good>> = LazyLock::new(|| {
    let mut all = Vec::new();
    for seed in 0..many(6, 60) {
        for mode in MODES {
            let players = 2 + (seed % 3) as u8;
            let (head, mut game, mut party) = begin(mode, players, seed);
            let mut rng = Seeded::new(seed);
            for _ in 0..4 {
                let steps = [0, 3, 12, 40, 90][rng.below(5)];
                for _ in 0..steps {
                    if seed % 2 == 0 {
                        party.wander(&mut game)
                    } else {
                        party.advance(&mut game)
                    };
                }
                let here = game.record();
                let texts = [
                    compact::write(&head, &game, For::Others),
                    compact::write(&head, &game, For::Here),
                    compact::write_as(ENGINE + 1, &head, &game, For::Others),
                ];
                let bare = serde_json::to_value(&here).expect("plain data");
                let written =
                    |engine| serde_json::from_str(&file::write_as(engine, &head, &game)).expect("a file");
                let old = json!({
                    "format": "arcs.game", "version": 1,
                    "data": { "summary": { "config": head.config }, "outcome": null, "game": bare },
                });
                all.push(Good {
                    bodies: texts.each_ref().map(|text| envelope::open(text).expect("our own")),
                    texts,
                    files: [written(ENGINE), written(ENGINE + 1), old, bare],
                    records: [Record { undone: Vec::new(), sealed: game.tape().len(), ..here.clone() }, here],
                });
            }
        }
    }
    all
});

/// One of them.
pub fn any(rng: &mut Seeded) -> &'static Good {
    &GOOD[rng.below(GOOD.len())]
}
