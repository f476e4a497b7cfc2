//! The log: the newest chapter, round and turn first, all of them folded but the newest; filters by player and by what
//! it is about; a line shows its place on the map, a turn leads to its moment in the replay.

use std::collections::BTreeSet;
use std::sync::Arc;

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::ui::{Tab, Ui};
use crate::app::icons::{Emblem, Icon};
use crate::model::{LogFilter, LogKind, LogLine, LogTurn, icon};
use crate::text::replay::words;
use rules::ids::Seat;

/// So many turns are shown at first, and so many more each time.
const STEP: usize = 60;

/// What a turn of the log leads to, given by whoever stands around the table.
#[derive(Clone, Copy)]
pub struct Moments {
    /// Shows the moment after so many entries of the journal.
    pub look: Callback<usize>,
    /// The moment that is shown; none where the log belongs to a game going on.
    pub at: Option<Signal<usize>>,
}

/// A row of the log.
#[derive(Clone, PartialEq)]
enum Row {
    /// Chapter 0 is the setup.
    Chapter {
        chapter: u8,
        open: bool,
        turns: usize,
    },
    Round {
        chapter: u8,
        round: u8,
        open: bool,
        turns: usize,
    },
    Turn(usize, Arc<LogTurn>),
}

/// What the panel remembers.
#[derive(Clone, Copy)]
struct Shown {
    filter: RwSignal<LogFilter>,
    /// Chapters and rounds that are not as they would be; round 0 is the chapter.
    turned: RwSignal<BTreeSet<(u8, u8)>>,
    /// Turns that are unfolded, by their number.
    unfolded: RwSignal<BTreeSet<usize>>,
    most: RwSignal<usize>,
}

/// The panel.
#[component]
pub fn LogPanel() -> impl IntoView {
    let ui = Ui::get();
    let w = &words().log;
    let moments = use_context::<Moments>();
    let shown = Shown {
        filter: RwSignal::default(),
        turned: RwSignal::default(),
        unfolded: RwSignal::default(),
        most: RwSignal::new(STEP),
    };
    let log = ui.beside(|m| m.log.clone());
    // The turn that the moment lies in, by its number.
    let now = Memo::new(move |_| {
        let at = moments.and_then(|m| m.at)?.get();
        log.with(|log| log.iter().rposition(|turn| turn.at <= at))
    });
    let kinds = RwSignal::new(false);
    let rows = Memo::new(move |_| log.with(|log| shown.rows(log, now.get())));
    let more = move || {
        let turns = log.with(|log| shown.filter.with(|f| log.iter().filter(|t| f.keeps_turn(t)).count()));
        let hidden = shown.filter.with(|f| !f.is_all()) && turns > shown.most.get();
        hidden.then(|| {
            view! {
                <li class="older"><button on:click=move |_| shown.most.update(|n| *n += STEP)>
                    {(w.older)(turns - shown.most.get_untracked())}
                </button></li>
            }
        })
    };
    let nothing = move || {
        (rows.with(Vec::is_empty) && shown.filter.with(|f| !f.is_all()))
            .then(|| view! { <li class="none">{w.nothing}</li> })
    };
    let list = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move |_| {
        now.track();
        rows.track();
        if moments.is_some_and(|m| m.at.is_some())
            && let Some(list) = list.get_untracked()
        {
            request_animation_frame(move || follow(&list));
        }
    });
    view! {
        <section class="panel logbox" aria-label=ui.words.log>
            <header>
                <h2>{ui.words.log}</h2>
                <span class="f" role="group" aria-label=w.filters><Players shown/></span>
                <button
                    class="tool kinds"
                    aria-label=w.filter
                    title=w.filter
                    aria-expanded=move || kinds.get().to_string()
                    on:click=move |_| kinds.update(|k| *k = !*k)
                ><Icon id="i-filter"/></button>
            </header>
            {move || (kinds.get() || shown.filter.with(|f| !f.kinds.is_empty())).then(|| view! { <Kinds shown/> })}
            <ol tabindex="0" node_ref=list>
                {nothing}
                <For each=move || rows.get() key=key let:row>{draw(ui, shown, now, moments, row)}</For>
                {more}
            </ol>
        </section>
    }
}

/// What makes a row another one.
fn key(row: &Row) -> (u8, u8, u8, usize, usize) {
    match row {
        Row::Chapter { chapter, open, turns } => (0, *chapter, u8::from(*open), *turns, 0),
        Row::Round { chapter, round, open, turns } => (1 + u8::from(*open), *chapter, *round, *turns, 0),
        // A turn that grew, or that was told anew, is drawn anew.
        Row::Turn(number, turn) => {
            (3, turn.lines.len() as u8, turn.round, *number, Arc::as_ptr(turn) as usize)
        }
    }
}

impl Shown {
    fn rows(self, log: &[Arc<LogTurn>], now: Option<usize>) -> Vec<Row> {
        let (filter, turned) = (self.filter.get(), self.turned.get());
        let all = !filter.is_all();
        let newest = log.last().map(|turn| (turn.chapter, turn.round));
        let current = now.and_then(|at| log.get(at)).map(|turn| (turn.chapter, turn.round));
        // The newest two rounds are open, and that of the moment.
        let before = log.iter().rev().map(|t| (t.chapter, t.round)).find(|place| Some(*place) != newest);
        let is_open = |place: (u8, u8)| {
            let by_itself = all
                || current == Some(place)
                || current.is_none() && (Some(place) == newest || Some(place) == before);
            by_itself != turned.contains(&place)
        };
        let chapter_open = |chapter: u8| {
            let by_itself = all || [newest, current, before].into_iter().flatten().any(|p| p.0 == chapter);
            by_itself != turned.contains(&(chapter, 0))
        };
        let kept: Vec<usize> = (0..log.len()).rev().filter(|i| filter.keeps_turn(&log[*i])).collect();
        let kept = if all { &kept[..kept.len().min(self.most.get())] } else { &kept[..] };
        let mut rows = Vec::new();
        for of_chapter in kept.chunk_by(|a, b| log[*a].chapter == log[*b].chapter) {
            let chapter = log[of_chapter[0]].chapter;
            let open = chapter_open(chapter);
            rows.push(Row::Chapter { chapter, open, turns: of_chapter.len() });
            for of_round in of_chapter.chunk_by(|a, b| log[*a].round == log[*b].round).filter(|_| open) {
                let round = log[of_round[0]].round;
                let open = is_open((chapter, round));
                if chapter > 0 {
                    rows.push(Row::Round { chapter, round, open, turns: of_round.len() });
                }
                if open || chapter == 0 {
                    rows.extend(of_round.iter().map(|i| Row::Turn(*i, log[*i].clone())));
                }
            }
        }
        rows
    }

    fn turn(self, place: (u8, u8)) {
        self.turned.update(|turned| {
            if !turned.remove(&place) {
                turned.insert(place);
            }
        });
    }
}

/// The filters by player.
#[component]
fn Players(shown: Shown) -> impl IntoView {
    let ui = Ui::get();
    let seats = ui.beside(|m| m.seats.iter().map(|s| (s.seat, s.colour, s.name.clone())).collect::<Vec<_>>());
    let one = move |(seat, colour, name): (Seat, _, String)| {
        let label = (ui.words.log_filter)(&name);
        view! {
            <button
                aria-label=label.clone()
                title=label
                aria-pressed=move || shown.filter.with(|f| f.seats.has(seat)).to_string()
                on:click=move |_| shown.filter.update(|f| f.turn_seat(seat))
            ><Emblem colour/></button>
        }
    };
    move || seats.get().into_iter().map(one).collect_view()
}

/// The filters by what a line is about.
#[component]
fn Kinds(shown: Shown) -> impl IntoView {
    let w = &words().log;
    let one = |kind: LogKind| {
        let on = move || shown.filter.with(|f| f.kinds.contains(&kind));
        view! {
            <button
                class="chip"
                aria-pressed=move || on().to_string()
                on:click=move |_| shown.filter.update(|f| f.turn_kind(kind))
            >
                {move || view! { <Icon id=if on() { "i-check" } else { symbol(kind) }/> }}
                {(w.kind)(kind)}
            </button>
        }
    };
    view! {
        <div class="sorts" role="group" aria-label=w.filters>
            {LogKind::ALL.map(one).into_iter().collect_view()}
            <button class="chip all" on:click=move |_| shown.filter.set(LogFilter::default())>{w.all}</button>
        </div>
    }
}

fn symbol(kind: LogKind) -> &'static str {
    match kind {
        LogKind::Battle => "a-battle",
        LogKind::Power => "i-power",
        LogKind::Court => "i-court",
        LogKind::Moves => "i-map",
        LogKind::Cards => "i-hand",
        LogKind::Table => "i-log",
    }
}

fn draw(ui: Ui, shown: Shown, now: Memo<Option<usize>>, moments: Option<Moments>, row: Row) -> AnyView {
    let w = &words().log;
    let heading = move |class: &'static str, place: (u8, u8), open: bool, text: String, turns: usize| {
        let folded = (!open).then(|| view! { <small>{(w.turns)(turns)}</small> });
        view! {
            <li class=class>
                <button aria-expanded=open.to_string() on:click=move |_| shown.turn(place)>
                    <i class="fold" class:open=open></i><b>{text}</b>{folded}
                </button>
            </li>
        }
        .into_any()
    };
    match row {
        Row::Chapter { chapter, open, turns } => {
            let text = if chapter == 0 { w.setup.to_string() } else { (w.chapter)(chapter) };
            heading("ch", (chapter, 0), open, text, turns)
        }
        Row::Round { chapter, round, open, turns } => {
            heading("t", (chapter, round), open, (w.round)(round), turns)
        }
        Row::Turn(number, turn) => view! { <Turn ui shown now moments number turn/> }.into_any(),
    }
}

/// A turn: what opened it, what came of it, and unfolded how it came about and the way to its moment.
#[component]
fn Turn(
    ui: Ui,
    shown: Shown,
    now: Memo<Option<usize>>,
    moments: Option<Moments>,
    number: usize,
    turn: Arc<LogTurn>,
) -> impl IntoView {
    let w = &words().log;
    let at = turn.at;
    let replay = moments.is_some_and(|m| m.at.is_some());
    let here = Memo::new(move |_| now.get() == Some(number));
    let open = Memo::new(move |_| (replay && here.get()) || shown.unfolded.read().contains(&number));
    let press = move |_| match moments.filter(|_| replay) {
        Some(moments) => moments.look.run(at),
        None => shown.unfolded.update(|all| {
            if !all.remove(&number) {
                all.insert(number);
            }
        }),
    };
    let who = turn.who;
    let emblem = who.map(|seat| {
        view! { <Emblem colour=ui.colour(seat)/><span class="sr">{ui.name(seat)}" "</span> }
    });
    let mode = turn.mode.map(|mode| view! { <Icon id=icon::mode(mode)/> });
    let headed = !turn.title.is_empty() || turn.has_minor() || replay;
    let title = if turn.title.is_empty() { w.details.to_string() } else { turn.title.clone() };
    let lines = {
        let turn = turn.clone();
        move || {
            let (filter, open) = (shown.filter.get(), open.get());
            let keep = |line: &&LogLine| (open || !line.minor) && filter.keeps(line);
            turn.lines.iter().filter(keep).map(|l| view! { <Line ui l=l.clone() turn=who/> }).collect_view()
        }
    };
    let look = move || {
        let moments = moments.filter(|_| open.get() && !replay)?;
        Some(view! {
            <button class="look" on:click=move |_| moments.look.run(at)><Icon id="i-clock"/>{w.look}</button>
        })
    };
    view! {
        <li class="turn" class:here=here aria-current=move || here.get().then_some("step")>
            {headed.then(|| view! { <button
                class="by"
                title=if replay { w.look } else { w.details }
                aria-expanded=move || open.get().to_string()
                on:click=press
            >{emblem}<span>{title}</span>{mode}</button> })}
            <ul>{lines}</ul>
            {look}
        </li>
    }
}

#[component]
fn Line(ui: Ui, l: LogLine, turn: Option<Seat>) -> impl IntoView {
    // Who does most of it stands in the heading.
    let other = l.who.filter(|who| Some(*who) != turn);
    let emblem = other.map(|seat| view! { <Emblem colour=ui.colour(seat)/> });
    let name = l.who.map(|seat| view! { <span class="sr">{ui.name(seat)}" "</span> });
    let class = if l.minor { "minor" } else { "" };
    let text = view! { {emblem}<span>{name}{l.text}</span> };
    match l.system {
        Some(system) => {
            let show = move |_| {
                ui.tab.set(Tab::Map);
                ui.open_system(Some(system));
            };
            view! {
                <li class=class>
                    <button
                        class="place"
                        on:pointerenter=move |_| ui.pointed.set(Some(system))
                        on:pointerleave=move |_| ui.pointed.set(None)
                        on:focus=move |_| ui.pointed.set(Some(system))
                        on:blur=move |_| ui.pointed.set(None)
                        on:click=show
                    >{text}</button>
                </li>
            }
            .into_any()
        }
        None => view! { <li class=class>{text}</li> }.into_any(),
    }
}

/// Brings the turn of the moment into sight, moving nothing but the list.
fn follow(list: &web_sys::Element) {
    let Ok(Some(here)) = list.query_selector(".here") else { return };
    let (outer, inner) = (list.get_bounding_client_rect(), here.get_bounding_client_rect());
    if inner.top() < outer.top() || inner.bottom() > outer.bottom() {
        let top = list.scroll_top() as f64 + inner.top() - outer.top() - 40.0;
        list.unchecked_ref::<web_sys::HtmlElement>().set_scroll_top(top.max(0.0) as i32);
    }
}
