//! Somebody who thinks for seats that no person plays, beside the page, so that it never stutters. Whatever happens to
//! the worker, there is an answer: a quick one of a fresh worker, at worst the first thing that can be done. Where there
//! are no workers at all, the page thinks itself, quickly.

mod worker;

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, MessageEvent, Worker};

use crate::thinking::{Question, read, write};
use bots::Thought;
use worker::Script;
pub use worker::serve;

/// So long an answer may take, and after that a quick one.
const PATIENCE: [Duration; 2] = [Duration::from_secs(15), Duration::from_secs(4)];

/// How hard it is tried to get an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Try {
    /// As it was asked.
    Full,
    /// Quickly.
    Quick,
}

/// A worker, and what hears it.
struct Helper {
    worker: Worker,
    /// It has said that it is there.
    up: bool,
    _heard: Closure<dyn Fn(MessageEvent)>,
    _failed: Closure<dyn Fn(Event)>,
}

impl Drop for Helper {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

/// Where workers come from.
enum Source {
    /// Nobody has asked yet.
    Unknown,
    /// From this.
    Script(Script),
    /// From nowhere: the page thinks itself.
    None,
}

/// What is being thought about.
struct Asked {
    question: Question,
    how: Try,
    timer: Option<TimeoutHandle>,
    then: Box<dyn FnOnce(Thought)>,
}

struct Inside {
    source: Source,
    helper: Option<Helper>,
    asked: Option<Asked>,
    /// Counts questions and tries: what belongs to an earlier one is late.
    turn: u32,
}

/// The handle of whoever thinks.
#[derive(Clone, Copy)]
pub struct Thinker(StoredValue<Inside, LocalStorage>);

impl Thinker {
    /// Nobody yet: a worker is started with the first question.
    pub fn idle() -> Thinker {
        let inside = Inside { source: Source::Unknown, helper: None, asked: None, turn: 0 };
        Thinker(StoredValue::new_local(inside))
    }

    fn with<T>(self, f: impl FnOnce(&mut Inside) -> T) -> Option<T> {
        self.0.try_update_value(f)
    }

    /// Asks; `then` gets the answer, later, and never if something else is asked before.
    pub fn ask(self, question: Question, then: impl FnOnce(Thought) + 'static) {
        self.forget();
        self.with(|i| i.asked = Some(Asked { question, how: Try::Full, timer: None, then: Box::new(then) }));
        self.go();
    }

    /// Nobody wants to know any more.
    pub fn forget(self) {
        self.with(|i| {
            i.turn = i.turn.wrapping_add(1);
            if let Some(asked) = i.asked.take() {
                asked.timer.into_iter().for_each(|timer| timer.clear());
                // It is in the middle of a thought and hears nothing.
                i.helper = None;
            }
        });
    }

    /// A quick answer is wanted instead, if the question takes time: else the answer is as good as there.
    pub fn hurry(self) {
        let slow = |a: &Asked| a.how == Try::Full && a.question.takes_time();
        if self.with(|i| i.asked.as_ref().is_some_and(slow)) == Some(true) {
            self.next(false);
        }
    }

    /// Puts the question as hard as it is tried now.
    fn go(self) {
        let Some(turn) = self.with(|i| {
            i.turn = i.turn.wrapping_add(1);
            i.turn
        }) else {
            return;
        };
        if self.with(|i| matches!(i.source, Source::Unknown)) == Some(true) {
            return spawn_local(async move {
                let script = Script::make().await;
                self.with(|i| {
                    if matches!(i.source, Source::Unknown) {
                        i.source = script.map_or(Source::None, Source::Script);
                    }
                });
                if self.with(|i| i.turn == turn && i.asked.is_some()) == Some(true) {
                    self.go();
                }
            });
        }
        let posted = self.with(|i| {
            let asked = i.asked.as_ref()?;
            let question = match asked.how {
                Try::Full => asked.question.clone(),
                Try::Quick => asked.question.quick(),
            };
            if i.helper.is_none() {
                i.helper = self.start(i);
            }
            let bytes = js_sys::Uint8Array::from(&write(&question)[..]);
            i.helper.as_ref()?.worker.post_message(&bytes).ok()
        });
        let after = match posted.flatten() {
            Some(()) => self.with(|i| i.asked.as_ref().map(|a| PATIENCE[a.how as usize])).flatten(),
            // What is drawn comes first.
            None => Some(Duration::from_millis(30)),
        };
        let alone = posted.flatten().is_none();
        let timer = set_timeout_with_handle(
            move || {
                if self.with(|i| i.turn == turn && i.asked.is_some()) == Some(true) {
                    if alone { self.alone() } else { self.next(true) }
                }
            },
            after.unwrap_or_default(),
        );
        self.with(|i| i.asked.iter_mut().for_each(|a| a.timer = timer.as_ref().ok().copied()));
    }

    /// Starts a worker, if there can be one.
    fn start(self, inside: &mut Inside) -> Option<Helper> {
        let Source::Script(script) = &inside.source else { return None };
        let Ok(worker) = script.start() else {
            inside.source = Source::None;
            return None;
        };
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let bytes = js_sys::Uint8Array::new(&event.data()).to_vec();
            let is_up = bytes.is_empty()
                && self.with(|i| i.helper.as_mut().is_some_and(|h| !std::mem::replace(&mut h.up, true)))
                    == Some(true);
            if !is_up {
                self.answered(read(&bytes));
            }
        });
        let failed = Closure::<dyn Fn(Event)>::new(move |event: Event| {
            // What a page cannot help is no error of the page.
            event.prevent_default();
            self.next(true);
        });
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        Some(Helper { worker, up: false, _heard: heard, _failed: failed })
    }

    /// Something came back.
    fn answered(self, thought: Option<Thought>) {
        let fits = |a: &Asked, t: &Thought| a.question.is_answered_by(t);
        let asked = self.with(|i| match (&i.asked, &thought) {
            (Some(asked), Some(thought)) if fits(asked, thought) => i.asked.take(),
            _ => None,
        });
        match (asked.flatten(), thought) {
            (Some(asked), Some(thought)) => {
                asked.timer.into_iter().for_each(|timer| timer.clear());
                (asked.then)(thought);
            }
            _ => self.next(true),
        }
    }

    /// There was no answer: the worker is given up, and it is tried less hard. If the worker is to blame and has never
    /// been up, none is started again.
    fn next(self, blame: bool) {
        let last = self.with(|i| {
            // Its closures may be running: they live until this is over.
            if let Some(helper) = i.helper.take() {
                if blame && !helper.up {
                    i.source = Source::None;
                }
                helper.worker.terminate();
                set_timeout(move || drop(helper), Duration::ZERO);
            }
            let asked = i.asked.as_mut()?;
            asked.timer.take().into_iter().for_each(|timer| timer.clear());
            Some(std::mem::replace(&mut asked.how, Try::Quick) == Try::Quick)
        });
        match last.flatten() {
            None => {}
            Some(false) => self.go(),
            Some(true) => {
                let plain = self.with(|i| i.asked.as_ref().and_then(|a| a.question.plain())).flatten();
                if plain.is_some() {
                    self.answered(plain);
                }
            }
        }
    }

    /// The page thinks itself.
    fn alone(self) {
        let question = self.with(|i| i.asked.as_ref().map(|a| a.question.quick())).flatten();
        let thought = question.and_then(|q| q.think());
        self.answered(thought);
    }
}
