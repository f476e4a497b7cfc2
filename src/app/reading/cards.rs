//! Cards in full: their paper, what they say, what is good to know, and the sections they touch.

use leptos::prelude::*;

use super::section::symbol;
use super::{TopicLink, book, words};
use crate::app::icons::{Icon, Pips};
use crate::app::screens::setup_map::{SetupMap, Starter};
use crate::app::table::{LeaderStart, kind_icon};
use crate::model::{ActionCardView, CardKind, icon};
use crate::text::rulebook::Rule;
use crate::text::topics::Topic;
use rules::components::action_cards::SUITS;
use rules::components::setup_cards::{SETUP_CARDS, SetupCard, Start};
use rules::ids::{ActionCard, CardId, Resource, System};
use rules::kit::Kit;

/// A card of any kind, on its paper.
#[component]
pub fn TopicCard(
    /// Which.
    topic: Topic,
) -> impl IntoView {
    match topic {
        Topic::Card(card) => view! { <BigCard card/> }.into_any(),
        Topic::Action(card) => view! { <BigAction card/> }.into_any(),
        Topic::Setup(i) => view! { <BigSetup i/> }.into_any(),
        Topic::Rule(_) => ().into_any(),
    }
}

/// The sections that a card touches.
#[component]
fn SeeAlso(topic: Topic) -> impl IntoView {
    let reads = use_context::<super::Reader>().is_some();
    let one = |rule: Rule| {
        view! {
            <TopicLink topic=Topic::Rule(rule) class="rb-chip">
                {symbol(rule).map(|id| view! { <Icon id/> })}
                {book().section(rule).title}
            </TopicLink>
        }
    };
    reads.then(|| {
        view! {
            <nav class="rb-also" aria-label=book().see_also>
                <b aria-hidden="true">{book().see_also}</b>
                {topic.see_also(words()).into_iter().map(one).collect_view()}
            </nav>
        }
    })
}

/// One card of the Court, leader or lore card: everything that is said about it.
#[component]
pub fn BigCard(
    /// Which.
    card: CardId,
) -> impl IntoView {
    let w = words();
    let kit = Kit::base();
    let text = w.cards.of(card);
    let kind = CardKind::of(kit, card);
    let (id, class) = kind_icon(kind);
    let [effect, rulings] = w.cards.headings;
    let list = |items: &'static [&'static str]| items.iter().map(|t| view! { <li>{*t}</li> }).collect_view();
    view! {
        <article class=format!("paper bigcard {class}")>
            <header>
                <Icon id/>
                <div><h2 tabindex="-1">{w.names.court(card)}</h2><span class="sub">{(w.cards.line)(kit, card)}</span></div>
            </header>
            {(kind.is_leader()).then(|| view! { <LeaderStart card/> })}
            <h3 class="sr">{effect}</h3>
            {text.text.iter().map(|t| view! { <p>{*t}</p> }).collect_view()}
            {(!text.rulings.is_empty()).then(|| view! { <h3>{rulings}</h3><ul>{list(text.rulings)}</ul> })}
            <SeeAlso topic=Topic::Card(card)/>
        </article>
    }
}

/// An action card as large as a card, and what it is good for.
#[component]
fn BigAction(card: ActionCard) -> impl IntoView {
    let w = words();
    let topic = Topic::Action(card);
    let v = ActionCardView::of(card);
    let actions = SUITS.get(v.suit.0 as usize).copied().unwrap_or(&[]);
    let pips = (w.table.pips_left)(v.pips, v.pips);
    let acts = actions.iter().map(|a| {
        view! { <li><Icon id=icon::action(*a)/>{w.names.action(*a)}</li> }
    });
    view! {
        <article class=format!("paper bigcard rb-action {}", icon::suit_class(v.suit))>
            <header>
                <Icon id=icon::suit(v.suit)/>
                <div><h2 tabindex="-1">{topic.title(w)}</h2><span class="sub">{book().cards[0]}</span></div>
            </header>
            <div class="rb-print" aria-hidden="true">
                <span class="rb-number">{v.number}</span>
                <span class="rb-prints"><Pips used=0 all=v.pips label=pips/>{icon::declares(v.declares).map(|id| view! { <Icon id class="rb-amb"/> })}</span>
                <ul class="rb-acts">{acts.collect_view()}</ul>
            </div>
            <p>{topic.line(w)}</p>
            {book().action_card.iter().map(|t| view! { <p class="sub">{*t}</p> }).collect_view()}
            <SeeAlso topic/>
        </article>
    }
}

/// A setup card: its map, and who starts where with what.
#[component]
fn BigSetup(i: u8) -> impl IntoView {
    let w = words();
    let topic = Topic::Setup(i);
    let card: Option<&'static SetupCard> = SETUP_CARDS.get(usize::from(i));
    card.map(|card| {
        let starters: Vec<Starter> = (1..=card.seats.len()).map(Starter::Order).collect();
        let place = |s: System| w.names.system(s);
        let token = |s: System| {
            rules::components::map::planet_type(s).map(|r: Resource| {
                let class = format!("tokn {}", icon::resource_class(r));
                view! { <span class=class role="img" aria-label=w.names.resource(r)><Icon id=icon::resource(r)/></span> }
            })
        };
        let row = move |(k, start): (usize, &Start)| {
            let more: Vec<String> = start.c.iter().map(|s| place(*s)).collect();
            view! {
                <tr>
                    <th scope="row">{k + 1}</th>
                    <td>{place(start.a)}</td><td>{place(start.b)}</td><td>{more.join(", ")}</td>
                    <td class="rb-tokens">{token(start.a)}{token(start.b)}</td>
                </tr>
            }
        };
        view! {
            <article class="paper bigcard rb-setup">
                <header><div><h2 tabindex="-1">{topic.title(w)}</h2><span class="sub">{topic.line(w)}</span></div></header>
                <SetupMap card starters/>
                <div class="rb-scroll" tabindex="0" role="group" aria-label=topic.title(w)>
                    <table>
                        <thead><tr>{book().setup_columns.iter().map(|t| view! { <th scope="col">{*t}</th> }).collect_view()}</tr></thead>
                        <tbody>{card.seats.iter().enumerate().map(row).collect_view()}</tbody>
                    </table>
                </div>
                {card.experienced.then(|| view! { <p class="sub">{book().experienced}</p> })}
                <SeeAlso topic/>
            </article>
        }
    })
}
