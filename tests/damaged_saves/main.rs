//! Damaged saves: whatever text says, it is refused with a reason or opens a game that can be played and saved.
//! No text fails, is slow, or takes much of the heap. Texts are damaged on the way, behind a correct checksum, as
//! files of every layout, and mixed up.
#![cfg(not(target_arch = "wasm32"))]

#[path = "../common/mod.rs"]
mod common;
mod damage;
mod found;
mod good;
mod heap;
mod json;
mod long;
mod shelf;
mod tally;

use arcs::save::envelope;
use common::many;
use good::any;
use rules::chance::Seeded;
use tally::Tally;

#[global_allocator]
static HEAP: heap::Counted = heap::Counted;

#[test]
fn short_texts_damaged_on_their_way() {
    let mut tally = Tally::default();
    for case in 0..many(1_500, 250_000) {
        let mut rng = Seeded::new(case);
        let (one, two) = (any(&mut rng), any(&mut rng));
        let mut text = one.texts[rng.below(3)].clone();
        for _ in 0..1 + rng.below(2) {
            text = damage::text(&text, &two.texts[rng.below(3)], &mut rng);
            if text.is_empty() {
                break;
            }
        }
        tally.judge("on the way", &text, &[one.known(), two.known()].concat(), case);
    }
    tally.tell("on the way");
    for (kind, least) in [("opened", 30), ("cut", 5), ("altered", 30), ("not ours", 2)] {
        assert!(tally.of(kind) * 1000 > tally.cases * least, "too few: {kind}");
    }
}

/// What is behind the checksum is not protected by it: anybody can make one.
#[test]
fn bodies_damaged_behind_a_correct_checksum() {
    let mut tally = Tally::default();
    for case in 0..many(2_000, 400_000) {
        let mut rng = Seeded::new(case);
        let (one, two) = (any(&mut rng), any(&mut rng));
        let mut body = one.bodies[rng.below(3)].clone();
        match rng.below(9) {
            3 => {
                // The table.
                let last = body.len().min(48) - 1;
                (0..1 + rng.below(2)).for_each(|_| body[2 + rng.below(last - 2)] ^= 1 << rng.below(8));
            }
            0 => {
                // Only what comes after what is said of the table.
                let from = body.len().min(2 + rng.below(60));
                body[from..].iter_mut().for_each(|b| *b = damage::byte(&mut rng));
            }
            1 => {
                // The first part of one game, the second of another.
                let length = |b: &[u8]| 2 + usize::from(u16::from_le_bytes([b[0], b[1]]));
                let other = &two.bodies[rng.below(3)];
                body.truncate(length(&body));
                body.extend(&other[length(other)..]);
            }
            2 => {
                // At the end of the first part stand the choices.
                let end = 2 + usize::from(u16::from_le_bytes([body[0], body[1]]));
                let at = end - 1 - rng.below(8.min(end - 2));
                body[at] = damage::byte(&mut rng);
            }
            _ => (0..1 + rng.below(3))
                .for_each(|_| damage::bytes(&mut body, &two.bodies[rng.below(3)], &mut rng)),
        }
        tally.judge("sealed again", &envelope::seal(&body), &one.known(), case);
    }
    tally.tell("sealed again");
    // Every stage of reading is passed by many, so what comes after it is tried as well.
    let past_the_table = tally.cases - tally.of("altered") - tally.of("table") - tally.of("game: kit");
    let past_the_position = past_the_table - tally.of("game: position") - tally.of("game: setup");
    assert!(past_the_table * 3 > tally.cases, "the position: {past_the_table}");
    assert!(past_the_position * 8 > tally.cases, "the tape: {past_the_position}");
    for kind in ["game: position", "differs", "other engine", "opened", "opened in part"] {
        assert!(tally.of(kind) * 1000 > tally.cases, "too few: {kind}");
    }
    assert!(tally.of("table") > 0, "no table that cannot be");
}

#[test]
fn random_bodies_behind_a_correct_checksum() {
    let mut tally = Tally::default();
    for case in 0..many(2_000, 200_000) {
        let mut rng = Seeded::new(case);
        let most = [8, 60, 400, 3000][rng.below(4)];
        let length = rng.below(most);
        let mut body: Vec<u8> = match rng.below(3) {
            // A good table, then anything.
            0 | 1 => {
                let whole = &any(&mut rng).bodies[rng.below(3)];
                whole[..whole.len().min(2 + rng.below(80))].to_vec()
            }
            _ => Vec::new(),
        };
        let same = damage::byte(&mut rng);
        let repeats = rng.below(3) == 0;
        body.extend((0..length).map(|_| if repeats { same } else { damage::byte(&mut rng) }));
        if body.len() > 2 && rng.below(8) > 0 {
            let first = if rng.below(2) == 0 { body.len() - 2 } else { rng.below(body.len() - 2) };
            body[..2].copy_from_slice(&(first as u16).to_le_bytes());
        }
        tally.judge("random", &envelope::seal(&body), &[], case);
    }
    tally.tell("random");
    assert!(
        (tally.of("game: position") + tally.of("differs")) * 100 > tally.cases,
        "few come past the table"
    );
}

#[test]
fn files_with_damaged_values() {
    let mut tally = Tally::default();
    for case in 0..many(800, 250_000) {
        let mut rng = Seeded::new(case);
        let (one, two) = (any(&mut rng), any(&mut rng));
        let mut value = one.files[rng.below(4)].clone();
        match rng.below(4) {
            0 => (0..1 + rng.below(2)).for_each(|_| json::tape(&mut value, &mut rng)),
            1 if rng.below(2) == 0 => json::undo(&mut value, &mut rng),
            _ => {
                let from = &two.files[rng.below(4)];
                (0..1 + rng.below(2)).for_each(|_| json::damage(&mut value, from, &mut rng));
            }
        }
        tally.judge("values", &value.to_string(), &one.known(), case);
    }
    tally.tell("values");
    for kind in
        ["no game", "game: entry", "differs", "table", "opened", "opened in part", "newer", "game: setup"]
    {
        assert!(tally.of(kind) * 1000 > tally.cases, "too few: {kind}");
    }
}

#[test]
fn files_with_damaged_text() {
    let mut tally = Tally::default();
    for case in 0..many(400, 60_000) {
        let mut rng = Seeded::new(case);
        let (one, two) = (any(&mut rng), any(&mut rng));
        let whole = one.files[rng.below(4)].to_string();
        let text = match rng.below(3) {
            0 => damage::text(&whole, &two.files[rng.below(4)].to_string(), &mut rng),
            _ => json::text(&whole, &mut rng),
        };
        tally.judge("file text", &text, &one.known(), case);
    }
    tally.tell("file text");
}

/// Short texts, files and other text in one.
#[test]
fn mixtures_of_everything() {
    let mut tally = Tally::default();
    for case in 0..many(600, 100_000) {
        let mut rng = Seeded::new(case);
        let mut text = String::new();
        for _ in 0..1 + rng.below(4) {
            let good = any(&mut rng);
            let part = match rng.below(6) {
                0 => good.files[rng.below(4)].to_string(),
                1 => "ARCS1.".into(),
                2 => format!("ARCS{}.", damage::byte(&mut rng)),
                3 => ["\u{feff}", "https://example.org/arcs/#", "{", "[", "\"", "ARCS", "</a>"][rng.below(7)]
                    .into(),
                _ => good.texts[rng.below(3)].clone(),
            };
            let cut = part.char_indices().nth(rng.below(part.len() + 1)).map_or(part.len(), |c| c.0);
            text += if rng.below(2) == 0 { &part } else { &part[..cut] };
        }
        tally.judge("mixtures", &text, &[], case | 1);
    }
    tally.tell("mixtures");
    assert!(tally.of("opened") * 10 > tally.cases, "too few: opened");
}
