//! Player boards: the viewer's own open on paper, the others folded.

use leptos::prelude::*;

use super::court::kind_icon;
use super::spot::Place;
use super::ui::{Reading, Ui};
use crate::app::icons::{Emblem, Icon};
use crate::app::reading::About;
use crate::model::{BoardView, HeldCard, HeldPiece, SlotView, Target, Who, icon};
use crate::text::rulebook::Rule;
use rules::ids::{PieceKind, Resource, Seat};

/// All boards: the viewer's own first.
#[component]
pub fn Boards() -> impl IntoView {
    let ui = Ui::get();
    let count = ui.memo(|m| m.boards.len());
    let one = move |i: usize| {
        let board = ui.memo(move |m| m.boards.get(i).cloned().unwrap_or_default());
        let own = ui.memo(move |m| m.boards.get(i).is_some_and(|b| m.viewer == Some(b.seat)));
        move || {
            let b = board.get();
            if own.get() {
                view! { <OpenBoard b/> }.into_any()
            } else {
                view! { <FoldedBoard b/> }.into_any()
            }
        }
    };
    move || (0..count.get()).map(one).collect_view()
}

/// The line with name, initiative, hand and Power.
#[component]
fn BoardHead(b: BoardView, own: bool) -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let colour = ui.colour(b.seat);
    let seat = b.seat;
    let more = ui.would(move |e| e.power.iter().find(|(who, _)| *who == seat).map(|(_, more)| *more));
    let hand = (w.hand_count)(b.hand);
    let initiative = b.initiative.then(|| {
        view! { <span class="init" title=w.initiative><Icon id="i-initiative"/><span>{w.initiative}</span></span> }
    });
    view! {
        <div class="bh">
            <Emblem colour/>
            <h2 class="name">{ui.name(b.seat)}</h2>
            {own.then(|| view! { <span class="st long">{w.your_board}</span> })}
            {initiative}
            <span class="st" role="img" aria-label=hand.clone() title=hand><Icon id="i-hand"/>{b.hand}</span>
            <span class="pw" role="img" aria-label=format!("{} {}", w.power, b.power)>
                <Icon id="i-power"/>{b.power}
                {move || more.get().map(|n| view! { <i class="would" aria-hidden="true">{format!("{n:+}")}</i> })}
            </span>
        </div>
    }
}

fn class(ui: Ui, b: &BoardView, kind: &str) -> String {
    let colour = ui.colour(b.seat);
    format!("board {kind} {}{}", colour.class(), if b.active { " active" } else { "" })
}

/// The viewer's board.
#[component]
fn OpenBoard(b: BoardView) -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let seat = b.seat;
    let slots = (0u8..).zip(b.slots.clone()).map(|(i, s)| view! { <OpenSlot seat i s/> }).collect_view();
    let outraged: Vec<&str> =
        Resource::ALL.into_iter().filter(|r| b.outrage[*r]).map(|r| w.names.resource(r)).collect();
    let outrage = Resource::ALL.into_iter().map(|r| {
        let class = format!("out {}{}", icon::resource_class(r), if b.outrage[r] { " set" } else { "" });
        view! { <span class=class title=w.names.resource(r)><Icon id=icon::resource(r)/></span> }
    });
    let outrage = outrage.collect_view();
    let who = ui.model.with_untracked(|m| m.who(seat));
    let supply = [
        (PieceKind::SHIP, b.supply.ships),
        (PieceKind::STARPORT, b.supply.starports),
        (PieceKind::AGENT, b.supply.agents),
    ];
    let supply = supply.map(|(kind, n)| view! { <Piece who kind count=n always=true/> });
    let built = 5 - b.cities_left.min(5);
    let cities = (w.cities_line)(built, b.cities_left, &b.next_opens, b.bonus);
    let line = (w.outrage_line)(&outraged);
    let (lore, guild): (Vec<HeldCard>, Vec<HeldCard>) =
        b.cards.iter().cloned().partition(|c| c.face.kind.is_lore());
    let class = class(ui, &b, "paper");
    view! {
        <Place place=Target::Seat(seat) class holds=true>
            <BoardHead b=b.clone() own=true/>
            <div class="rslots">{slots}</div>
            <dl class="bline">
                <dt><About rule=Rule::CityBonus>{w.cities}</About></dt><dd class="sub">{cities}</dd>
                <dt><About rule=Rule::Supply>{w.supply}</About></dt><dd>{supply.into_iter().collect_view()}</dd>
                <dt><About rule=Rule::Outrage>{w.outrage}</About></dt><dd>{outrage}<span class="sub">{line}</span></dd>
                <dt><About rule=Rule::Trophies>{w.trophies}</About></dt><dd>{pieces(ui, &b.trophies)}</dd>
                <dt><About rule=Rule::Captives>{w.captives}</About></dt><dd>{pieces(ui, &b.captives)}</dd>
                {(!lore.is_empty()).then(|| view! {
                    <dt><About rule=Rule::LeadersLore>{w.leader}</About></dt>
                    <dd>{lore.into_iter().map(|card| view! { <GuildChip card/> }).collect_view()}</dd>
                })}
                <dt><About rule=Rule::Guild>{w.guild}</About></dt>
                <dd>
                    {guild.is_empty().then(|| view! { <span class="sub">{w.none}</span> })}
                    {guild.into_iter().map(|card| view! { <GuildChip card/> }).collect_view()}
                </dd>
            </dl>
        </Place>
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
pub fn FoldedBoard(b: BoardView) -> impl IntoView {
    let ui = Ui::get();
    let w = ui.words;
    let seat = b.seat;
    let slots = (0u8..).zip(b.slots.clone()).map(|(i, s)| view! { <FoldedSlot seat i s/> }).collect_view();
    let count = |id: &'static str, label: &'static str, n: u8| {
        view! { <span class="q" title=label role="img" aria-label=format!("{label} {n}")><Icon id/>{n}</span> }
    };
    let class = class(ui, &b, "mini");
    view! {
        <Place place=Target::Seat(seat) class holds=true>
            <BoardHead b=b.clone() own=false/>
            <div class="row">
                {slots}
                <span class="gap"></span>
                {count("i-trophy", w.trophies, b.trophy_count())}
                {count("i-captive", w.captives, b.captive_count())}
                {count("i-outrage", w.outrage, b.outrage_count())}
                {count("i-city", w.cities, 5 - b.cities_left.min(5))}
            </div>
            {(!b.cards.is_empty()).then(|| view! {
                <div class="row cards">{b.cards.iter().map(|c| view! { <GuildName card=c.clone()/> }).collect_view()}</div>
            })}
        </Place>
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
        <Place place=Target::HeldCard(f.card) class title=f.text read=Reading::Card(f.card)>
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
        <Place place=Target::HeldCard(f.card) class=format!("gl {class}") title=f.text read=Reading::Card(f.card)>
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
