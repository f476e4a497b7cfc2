//! What the others may do about a turn: the game goes on from its end, everybody taking what looks best at a glance,
//! until the thinker plays a card again or the chapter is over.

use crate::mind::{Care, Mind};
use crate::net::Net;
use rules::chance::Seeded;
use rules::choice::Prompt;
use rules::event::Deaf;
use rules::ids::Seat;
use rules::options::Options;
use rules::state::State;

/// A glance.
const CARE: Care = Care { rolls: 1, draws: 1, ways: 16 };
/// Between two turns of a seat there are never so many decisions.
const MOST_DECISIONS: usize = 120;

/// How likely `seat` is to win where the game comes to when its next card is due. Also says how many states that took.
pub fn judge(net: &Net, seat: Seat, s: &State, rng: &mut Seeded) -> (f32, u32) {
    let mut state = *s;
    let chapter = state.chapter;
    let mut options = Options::all();
    state.options(&mut options);
    // Where nothing is left to play, judging alone counts.
    let mut nodes = 1;
    for _ in 0..MOST_DECISIONS {
        let Some((who, prompt)) = state.prompt() else { break };
        let due = who == seat && matches!(prompt, Prompt::Lead | Prompt::Follow);
        if due || state.chapter != chapter {
            break;
        }
        let choice = match *options.choices() {
            [only] => only,
            ref several => {
                let mut mind = Mind::new(net, who, CARE, rng.below(1 << 31) as u64);
                let picked = crate::mind::pick(prompt, several);
                let tried = mind.worths(&state, &picked);
                nodes += mind.nodes;
                let best = (0..picked.len()).max_by(|a, b| tried[*a].total_cmp(&tried[*b]));
                best.map_or(several[0], |i| picked[i])
            }
        };
        state.step(choice, rng, &mut Deaf, &mut options);
        nodes += 1;
    }
    let mut mind = Mind::new(net, seat, CARE, 0);
    (mind.judge(&state)[usize::from(seat.0)], nodes)
}
