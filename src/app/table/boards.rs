//! Player boards: the viewer's own open on paper, the others folded.

use leptos::prelude::*;

use super::court::kind_icon;
use super::spot::Place;
use super::ui::Ui;
use crate::app::icons::{Emblem, Icon};
use crate::app::reading::About;
use crate::model::{BoardView, HeldCard, HeldPiece, SlotView, Target, Who, icon};
use crate::text::bots::words as bots;
use crate::text::rulebook::Rule;
use crate::text::topics::Topic;
use rules::ids::{PieceKind, Resource, Seat};

/// All boards: the viewer's own first.
#[component]
pub fn Boards() -> impl IntoView {
    let ui = Ui::get();
    let count = ui.beside(|m| m.boards.len());
    let one = move |i: usize| {
        let board = ui.beside(move |m| m.boards.get(i).cloned().unwrap_or_default());
        // Whose board it is and whether it is the viewer's: another one is drawn anew.
        let whose = ui.beside(move |m| m.boards.get(i).map(|b| (b.seat, m.viewer == Some(b.seat))));
        move || {
            if whose.get().is_some_and(|(_, own)| own) {
                view! { <OpenBoard board/> }.into_any()
            } else {
                view! { <FoldedBoard board/> }.into_any()
            }
        }
    };
    move || (0..count.get()).map(one).collect_view()
}

/// A part of a board: what shows it is drawn again only when it changes.
fn part<T: PartialEq + Send + Sync + 'static>(
    board: Memo<BoardView>,
    part: impl Fn(&BoardView) -> T + Send + Sync + 'static,
) -> Memo<T> {
    Memo::new(move |_| board.with(|b| part(b)))
}

/// The line with name, initiative, hand and Power.
#[component]
fn BoardHead(board: Memo<BoardView>, own: bool) -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let seat = board.with_untracked(|b| b.seat);
    let more = ui.would(move |e| e.power.iter().find(|(who, _)| *who == seat).map(|(_, more)| *more));
    let (hand, power) = (part(board, |b| b.hand), part(board, |b| b.power));
    let initiative = part(board, |b| b.initiative);
    let held = move || (w.hand_count)(hand.get());
    let bot = ui.beside(move |m| m.player(seat).is_some_and(|p| p.bot));
    let short = ui.name(seat).chars().count() <= 9;
    view! {
        <div class="bh">
            <Emblem colour=ui.colour(seat)/>
            <h2 class="name">{ui.name(seat)}</h2>
            {move || bot.get().then(|| view! { <span class="st bot" role="img" aria-label=bots().bot title=bots().bot><Icon id="i-bot"/></span> })}
            {(own && short).then(|| view! { <span class="st long">{w.your_board}</span> })}
            {move || initiative.get().then(|| view! {
                <span class="init" title=w.initiative><Icon id="i-initiative"/><span>{w.initiative}</span></span>
            })}
            <span class="st" role="img" aria-label=held title=held><Icon id="i-hand"/>{hand}</span>
            <span class="pw" role="img" aria-label=move || format!("{} {}", w.power, power.get())>
                <Icon id="i-power"/>{power}
                {move || more.get().map(|n| view! { <i class="would" aria-hidden="true">{format!("{n:+}")}</i> })}
            </span>
        </div>
    }
}

fn class(ui: Ui, b: &BoardView, kind: &str) -> String {
    format!("board {kind} {}{}", ui.colour(b.seat).class(), if b.active { " active" } else { "" })
}

/// The slots for resources, each by itself.
fn slots(board: Memo<BoardView>, slot: fn(Seat, u8, SlotView) -> AnyView) -> impl IntoView {
    let seat = board.with_untracked(|b| b.seat);
    let count = part(board, |b| b.slots.len());
    move || {
        let one = |i: usize| {
            let held = part(board, move |b| b.slots.get(i).copied());
            move || held.get().map(|s| slot(seat, i as u8, s))
        };
        (0..count.get()).map(one).collect_view()
    }
}

/// The viewer's board.
#[component]
fn OpenBoard(board: Memo<BoardView>) -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let seat = board.with_untracked(|b| b.seat);
    let outrage = part(board, |b| b.outrage);
    let outrage = move || {
        let set = outrage.get();
        let names: Vec<&str> =
            Resource::ALL.into_iter().filter(|r| set[*r]).map(|r| w.names.resource(r)).collect();
        let one = |r: Resource| {
            let class = format!("out {}{}", icon::resource_class(r), if set[r] { " set" } else { "" });
            view! { <span class=class title=w.names.resource(r)><Icon id=icon::resource(r)/></span> }
        };
        view! { {Resource::ALL.map(one).into_iter().collect_view()}<span class="sub">{(w.outrage_line)(&names)}</span> }
    };
    let who = ui.model.with_untracked(|m| m.who(seat));
    let supply = part(board, |b| b.supply);
    let supply = move || {
        let s = supply.get();
        let kinds =
            [(PieceKind::SHIP, s.ships), (PieceKind::STARPORT, s.starports), (PieceKind::AGENT, s.agents)];
        kinds.map(|(kind, n)| view! { <Piece who kind count=n always=true/> }).into_iter().collect_view()
    };
    let cities = part(board, move |b| {
        (w.cities_line)(5 - b.cities_left.min(5), b.cities_left, &b.next_opens, b.bonus)
    });
    let (trophies, captives) = (part(board, |b| b.trophies.clone()), part(board, |b| b.captives.clone()));
    let lore = part(board, |b| b.cards.iter().filter(|c| c.face.kind.is_lore()).cloned().collect::<Vec<_>>());
    let guild =
        part(board, |b| b.cards.iter().filter(|c| !c.face.kind.is_lore()).cloned().collect::<Vec<_>>());
    let chips =
        |cards: Vec<HeldCard>| cards.into_iter().map(|card| view! { <GuildChip card/> }).collect_view();
    let active = part(board, |b| b.active);
    move || {
        active.with(|_| ()); // The class of the whole.
        let class = board.with_untracked(|b| class(ui, b, "paper"));
        view! {
            <Place place=Target::Seat(seat) class holds=true>
                <BoardHead board own=true/>
                <div class="rslots">{slots(board, |seat, i, s| view! { <OpenSlot seat i s/> }.into_any())}</div>
                <dl class="bline">
                    <dt><About rule=Rule::CityBonus>{w.cities}</About></dt><dd class="sub">{cities}</dd>
                    <dt><About rule=Rule::Supply>{w.supply}</About></dt><dd>{supply}</dd>
                    <dt><About rule=Rule::Outrage>{w.outrage}</About></dt><dd>{outrage}</dd>
                    <dt><About rule=Rule::Trophies>{w.trophies}</About></dt><dd>{move || pieces(ui, &trophies.read())}</dd>
                    <dt><About rule=Rule::Captives>{w.captives}</About></dt><dd>{move || pieces(ui, &captives.read())}</dd>
                    {move || (!lore.read().is_empty()).then(|| view! {
                        <dt><About rule=Rule::LeadersLore>{w.leader}</About></dt><dd>{chips(lore.get())}</dd>
                    })}
                    <dt><About rule=Rule::Guild>{w.guild}</About></dt>
                    <dd>{move || if guild.read().is_empty() {
                        view! { <span class="sub">{w.none}</span> }.into_any()
                    } else {
                        chips(guild.get()).into_any()
                    }}</dd>
                </dl>
            </Place>
        }
    }
}

/// A slot of the open board: what lies in it, what it costs to raid.
#[component]
fn OpenSlot(seat: Seat, i: u8, s: SlotView) -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let place = Target::BoardSlot(seat, i);
    if !s.open {
        return view! { <Place place class="rs shut" title=w.covered><Icon id="i-city" class="city"/></Place> }.into_any();
    }
    let label = format!("{}, {}", s.resource.map_or(w.free_slot, |r| w.names.resource(r)), (w.keys)(s.cost));
    let token = s.resource.map(|r| {
        view! { <span class=format!("tokn {}", icon::resource_class(r))><Icon id=icon::resource(r)/></span> }
    });
    view! {
        <Place place class="rs" title=label.clone() label>
            {token}
            {would_hold(ui, seat, i)}
            <span class="cost">{s.cost}<Icon id="i-key"/></span>
        </Place>
    }
    .into_any()
}

/// Another player's board: the essentials on three lines.
#[component]
pub fn FoldedBoard(board: Memo<BoardView>) -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let seat = board.with_untracked(|b| b.seat);
    let count = move |id: &'static str, label: &'static str, n: fn(&BoardView) -> u8| {
        let n = part(board, n);
        view! { <span class="q" title=label role="img" aria-label=move || format!("{label} {}", n.get())><Icon id/>{n}</span> }
    };
    let cards = part(board, |b| b.cards.clone());
    let active = part(board, |b| b.active);
    move || {
        active.with(|_| ()); // The class of the whole.
        let class = board.with_untracked(|b| class(ui, b, "mini"));
        view! {
            <Place place=Target::Seat(seat) class holds=true>
                <BoardHead board own=false/>
                <div class="row">
                    {slots(board, |seat, i, s| view! { <FoldedSlot seat i s/> }.into_any())}
                    <span class="gap"></span>
                    {count("i-trophy", w.trophies, BoardView::trophy_count)}
                    {count("i-captive", w.captives, BoardView::captive_count)}
                    {count("i-outrage", w.outrage, BoardView::outrage_count)}
                    {count("i-city", w.cities, |b| 5 - b.cities_left.min(5))}
                </div>
                {move || (!cards.read().is_empty()).then(|| view! {
                    <div class="row cards">{cards.get().into_iter().map(|card| view! { <GuildName card/> }).collect_view()}</div>
                })}
            </Place>
        }
    }
}

#[component]
fn FoldedSlot(seat: Seat, i: u8, s: SlotView) -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let place = Target::BoardSlot(seat, i);
    let (class, id, title) = match (s.open, s.resource) {
        (false, _) => ("rt shut".to_string(), Some("i-lock"), w.covered.to_string()),
        (true, None) => ("rt".to_string(), None, format!("{}, {}", w.free_slot, (w.keys)(s.cost))),
        (true, Some(r)) => (
            format!("rt has {}", icon::resource_class(r)),
            Some(icon::resource(r)),
            format!("{}, {}", w.names.resource(r), (w.keys)(s.cost)),
        ),
    };
    view! {
        <Place place class title=title.clone() label=title>
            {id.map(|id| view! { <Icon id/> })}
            {would_hold(ui, seat, i)}
        </Place>
    }
}

/// What a slot would hold instead.
fn would_hold(ui: Ui, seat: Seat, i: u8) -> impl IntoView {
    let then = ui.would(move |e| e.slots.iter().find(|s| (s.0, s.1) == (seat, i)).map(|s| s.2));
    move || {
        then.get().map(|held| match held {
            Some(r) => {
                let class = format!("would tokn {}", icon::resource_class(r));
                view! { <span class=class aria-hidden="true"><Icon id=icon::resource(r)/></span> }.into_any()
            }
            None => {
                view! { <span class="would gone" aria-hidden="true"><Icon id="i-close"/></span> }.into_any()
            }
        })
    }
}

/// Resources on a card.
fn stock(card: &HeldCard) -> impl IntoView + use<> {
    let one = |(r, n): &(Resource, u8)| {
        view! { <span class=format!("stock {}", icon::resource_class(*r))><Icon id=icon::resource(*r)/>{*n}</span> }
    };
    card.stock.iter().map(one).collect_view()
}

/// A Guild card on the open board.
#[component]
fn GuildChip(card: HeldCard) -> impl IntoView {
    let ui = Ui::get();
    let f = card.face.clone();
    let (id, class) = kind_icon(f.kind);
    let class = format!("gc {class}{}", if card.used { " used" } else { "" });
    let keys = (f.keys > 0).then(|| {
        view! { <span class="keys" role="img" aria-label=(ui.words.keys)(f.keys)>{f.keys}<Icon id="i-key"/></span> }
    });
    view! {
        <Place place=Target::HeldCard(f.card) class card=Topic::Card(f.card)>
            <Icon id/>{f.name}{stock(&card)}{keys}
        </Place>
    }
}

/// A Guild card on a folded board.
#[component]
fn GuildName(card: HeldCard) -> impl IntoView {
    let f = card.face.clone();
    let (id, class) = kind_icon(f.kind);
    view! {
        <Place place=Target::HeldCard(f.card) class=format!("gl {class}") card=Topic::Card(f.card)>
            <Icon id/>{f.name}{stock(&card)}
        </Place>
    }
}

fn pieces(ui: Ui, list: &[HeldPiece]) -> AnyView {
    if list.is_empty() {
        return view! { <span class="sub">{ui.words.none}</span> }.into_any();
    }
    let one = |p: &HeldPiece| view! { <Piece who=p.who kind=p.kind count=p.count always=false/> };
    list.iter().map(one).collect_view().into_any()
}

/// A piece in its owner's colour, with the owner's emblem and a count.
#[component]
fn Piece(
    who: Who,
    kind: PieceKind,
    count: u8,
    /// Show a 1, too.
    always: bool,
) -> impl IntoView {
    let ui = Ui::get();
    let said = format!("{} {} {count}", ui.owner_name(who.owner), ui.words.names.piece(kind, count));
    view! {
        <span class=format!("pc {}", who.colour.class()) role="img" aria-label=said.clone() title=said>
            <Icon id=icon::piece(kind)/>
            <Emblem colour=who.colour/>
            {(always || count != 1).then_some(count)}
        </span>
    }
}
