//! What has to be told once and in words, over whatever screen is shown: troubles with storage, texts that are no
//! games, what became of a game that arrived. Play goes on.

use leptos::prelude::*;

use super::icons::Icon;
use super::screens::parts::download;
use super::storage;
use crate::save::{Loss, Refusal};
use crate::session::SeatChange;
use crate::session::shelf::StoreError;
use crate::text::bots::words as bots;
use crate::text::screens::words;
use crate::text::transfer::words as transfer;
use crate::text::{Lang, Words};

/// Something to tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Storage is in trouble.
    Store(StoreError),
    /// A text or a file is no game.
    Refused(Refusal),
    /// A game comes from another engine.
    Lost(Loss),
    /// A link is older than the game that is here.
    Older,
    /// Elsewhere, who sits where has changed.
    Seats(Vec<SeatChange>),
    /// Many games were taken in.
    Imported {
        /// So many are new or go on from one that was here.
        new: usize,
        /// So many could not be read.
        bad: usize,
    },
    /// Nobody had an idea in time.
    NoIdea,
    /// Something was put on the clipboard.
    Copied,
    /// The clipboard may not be used.
    NotCopied,
}

impl From<StoreError> for Notice {
    fn from(error: StoreError) -> Notice {
        Notice::Store(error)
    }
}

/// The list of what has to be told.
#[derive(Clone, Copy)]
pub struct Notices {
    list: RwSignal<Vec<Notice>>,
    /// Troubles with storage that somebody knows of: they are not told again at every choice.
    known: RwSignal<Vec<Notice>>,
}

impl Notices {
    /// An empty list; `expect_context` finds it.
    pub fn provide() -> Notices {
        let notices = Notices { list: RwSignal::default(), known: RwSignal::default() };
        provide_context(notices);
        notices
    }

    /// Passes a good result on and tells about a bad one.
    pub fn check<T>(self, result: Result<T, StoreError>) -> Option<T> {
        result.map_err(|error| self.tell(error.into())).ok()
    }

    /// Tells something, unless it stands there.
    pub fn tell(self, notice: Notice) {
        let has = |list: &Vec<Notice>| list.contains(&notice);
        if !self.list.with_untracked(has) && !self.known.with_untracked(has) {
            self.list.update(|list| list.push(notice));
        }
    }

    /// There is room again, and everything is stored.
    pub fn has_room(self) {
        self.known.update(|known| known.retain(|n| *n != Notice::Store(StoreError::Full)));
        self.close(&Notice::Store(StoreError::Full));
    }

    /// Somebody has read it.
    fn dismiss(self, notice: &Notice) {
        if matches!(notice, Notice::Store(StoreError::Full | StoreError::Blocked)) {
            self.known.update(|known| known.push(notice.clone()));
        }
        self.close(notice);
    }

    fn close(self, notice: &Notice) {
        if self.list.with_untracked(|list| list.contains(notice)) {
            self.list.update(|list| list.retain(|n| n != notice));
        }
    }
}

/// The notices, over whatever screen is shown.
#[component]
pub fn NoticeList() -> impl IntoView {
    let notices: Notices = expect_context();
    view! {
        <section class="notices" role="status" aria-label=words().notices.region>
            <For each=move || notices.list.get() key=|notice| format!("{notice:?}") let:notice>
                <NoticeLine notice/>
            </For>
        </section>
    }
}

fn sentence(notice: &Notice) -> String {
    let (w, t) = (&words().notices, transfer());
    match notice {
        Notice::Store(StoreError::Blocked) => w.blocked.to_string(),
        Notice::Store(StoreError::Full) => w.full.to_string(),
        Notice::Store(StoreError::Damaged { entry, .. }) => (w.damaged)(entry),
        Notice::Store(StoreError::Newer { entry, .. }) => (w.newer)(entry),
        Notice::Refused(why) => Words::plain(Lang::English, 4).refusal(why),
        Notice::Lost(loss) => (t.lost)(*loss),
        Notice::Older => t.older.to_string(),
        Notice::Seats(changes) => (t.seats)(changes),
        Notice::Imported { new, bad } => (t.imported)(*new, *bad),
        Notice::NoIdea => bots().no_idea.to_string(),
        Notice::Copied => t.copied.to_string(),
        Notice::NotCopied => t.not_copied.to_string(),
    }
}

/// Is it no trouble?
fn is_good(notice: &Notice) -> bool {
    matches!(notice, Notice::Older | Notice::Seats(_) | Notice::Imported { bad: 0, .. } | Notice::Copied)
}

/// One notice, with the way to the damaged text where there is one.
#[component]
fn NoticeLine(notice: Notice) -> impl IntoView {
    let notices: Notices = expect_context();
    let w = &words().notices;
    let backup = match &notice {
        Notice::Store(StoreError::Damaged { backup, .. }) => Some(backup.clone()),
        _ => None,
    };
    let good = is_good(&notice);
    let seconds = match notice {
        Notice::Copied => Some(4),
        Notice::Imported { bad: 0, .. } => Some(8),
        _ => None,
    };
    if let Some(seconds) = seconds {
        let gone = notice.clone();
        set_timeout(move || notices.close(&gone), std::time::Duration::from_secs(seconds));
    }
    view! {
        <div class="notice" class:good=good>
            <Icon id=if good { "i-check" } else { "i-why" }/>
            <p>{sentence(&notice)}</p>
            {backup
                .map(|key| {
                    let save = move |_| {
                        download(&format!("{key}.json"), &storage::raw(&key).unwrap_or_default())
                    };
                    view! { <button class="quiet" on:click=save>{w.download}</button> }
                })}
            <button class="tool" aria-label=w.dismiss on:click=move |_| notices.dismiss(&notice)>
                <svg class="i" viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>
                </svg>
            </button>
        </div>
    }
}
