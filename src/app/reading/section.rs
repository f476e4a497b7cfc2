//! A section of the rules: its heading, what it draws, its paragraphs with links.

use leptos::prelude::*;

use super::{TopicLink, book, words};
use crate::app::icons::Icon;
use crate::model::icon;
use crate::text::rulebook::{Para, Rule};
use crate::text::topics::{Piece, pieces, resolve};
use rules::components::dice::{Symbols, faces};
use rules::ids::{Action, Ambition, Die, Mode, PieceKind, Resource};

/// A sentence with its links.
#[component]
pub fn Linked(text: &'static str) -> impl IntoView {
    let one = |piece: Piece| match piece {
        Piece::Words(words) => words.into_any(),
        Piece::Link(shown, term) => match resolve(words(), term) {
            Some(topic) => view! { <TopicLink topic class="rb-link">{shown}</TopicLink> }.into_any(),
            None => shown.into_any(),
        },
    };
    pieces(text).into_iter().map(one).collect_view()
}

/// The symbol of a section, if something of the table has it.
pub fn symbol(rule: Rule) -> Option<&'static str> {
    let action = Action::ALL.into_iter().find(|a| Rule::action(*a) == rule).map(icon::action);
    let mode = [Mode::LEAD, Mode::SURPASS, Mode::COPY, Mode::PIVOT];
    let mode = mode.into_iter().find(|m| Rule::mode(*m) == rule).map(icon::mode);
    let resource = Resource::ALL.into_iter().find(|r| Rule::resource(*r) == rule).map(icon::resource);
    let ambition = (0..5).map(Ambition).find(|a| Rule::ambition(*a) == rule).map(icon::ambition);
    let die = Die::ALL.into_iter().find(|d| Rule::die(*d) == rule).map(icon::die);
    let other = || {
        Some(match rule {
            Rule::Aim | Rule::Scoring | Rule::CityBonus | Rule::GameEnd => "i-power",
            Rule::Chapters | Rule::ChapterEnd => "i-chapter",
            Rule::Pieces | Rule::Supply => icon::piece(PieceKind::SHIP),
            Rule::Damage => icon::piece_damaged(PieceKind::SHIP),
            Rule::Slots => icon::piece(PieceKind::CITY),
            Rule::Catapult => icon::piece(PieceKind::STARPORT),
            Rule::Map => "i-gate",
            Rule::Setup => "i-map",
            Rule::Ambitions | Rule::Declaring | Rule::Markers => "i-any",
            Rule::ActionDiscard | Rule::SplitDiscard => "i-hand",
            Rule::Resources | Rule::ResourceSlots | Rule::OnCards => "i-board",
            Rule::OutOfPlay => "i-path",
            Rule::ActionCards => "i-hand",
            Rule::ZeroMarker => "i-zero",
            Rule::Initiative => "i-initiative",
            Rule::Seizing => "i-seize",
            Rule::Prelude => "i-prelude",
            Rule::Outrage => "i-outrage",
            Rule::Trophies => "i-trophy",
            Rule::Captives => "i-captive",
            Rule::Court | Rule::Guild | Rule::Ransack => "i-court",
            Rule::Vox => "i-vox",
            Rule::Intercept => "i-intercept",
            Rule::Hits => "i-hit",
            Rule::Roll => "i-self",
            Rule::Raiding => "i-key",
            Rule::LeadersLore => "i-leader",
            Rule::Draft => "i-lore",
            Rule::Secrets => "i-hidden",
            Rule::TakingBack => "i-undo",
            Rule::Words => "i-book",
            _ => return None,
        })
    };
    action.or(mode).or(resource).or(ambition).or(die).or_else(other)
}

/// The class that colours a section's symbol.
fn colour(rule: Rule) -> &'static str {
    Resource::ALL.into_iter().find(|r| Rule::resource(*r) == rule).map_or("", icon::resource_class)
}

/// One section.
#[component]
pub fn SectionView(
    /// Which.
    rule: Rule,
) -> impl IntoView {
    let section = book().section(rule);
    let die = Die::ALL.into_iter().find(|d| Rule::die(*d) == rule);
    view! {
        <article class="rb-section">
            <header class=colour(rule)>
                {symbol(rule).map(|id| view! { <Icon id class="rb-symbol"/> })}
                <h2 tabindex="-1">{section.title}</h2>
            </header>
            {die.map(|die| view! { <Faces die/> })}
            {section.body.iter().map(|para| paragraph(*para)).collect_view()}
        </article>
    }
}

fn paragraph(para: Para) -> AnyView {
    let w = book();
    let noted = |class: &'static str, head: &'static str, text: &'static str| {
        view! { <aside class=class><b>{head}</b><p><Linked text/></p></aside> }.into_any()
    };
    match para {
        Para::Text(text) => view! { <p><Linked text/></p> }.into_any(),
        Para::List(items) => {
            view! { <ul>{items.iter().map(|text| view! { <li><Linked text/></li> }).collect_view()}</ul> }
                .into_any()
        }
        Para::Example(text) => noted("rb-note example", w.example, text),
        Para::Ruling(text) => noted("rb-note ruling", w.ruling, text),
        Para::Term(term, text) => {
            view! { <dl class="rb-term"><dt>{term}</dt><dd><Linked text/></dd></dl> }.into_any()
        }
    }
}

/// The six faces of a die.
#[component]
fn Faces(die: Die) -> impl IntoView {
    let one = |face: Symbols| {
        let shown = [
            ("i-self", face.self_hits),
            ("i-intercept", face.intercepts),
            ("i-hit", face.hits),
            ("i-bhit", face.building_hits),
            ("i-key", face.keys),
        ];
        let some = shown.into_iter().flat_map(|(id, n)| (0..n).map(move |_| view! { <Icon id/> }));
        let blank = face == Symbols::default();
        view! {
            <span class=format!("face xl {}", icon::die_class(die)) role="img" aria-label=(words().reference.face)(&face)>
                {some.collect_view()}
                {blank.then(|| view! { <Icon id="i-blank"/> })}
            </span>
        }
    };
    view! { <div class="rb-faces" role="group" aria-label=book().faces>{faces(die).iter().copied().map(one).collect_view()}</div> }
}
