//! What can be read about: sections of the rules and cards, each with a name, an address and texts.

use super::Language;
use super::rulebook::Rule;
use rules::components::setup_cards::SETUP_CARDS;
use rules::hooks::Kind;
use rules::ids::{ActionCard, CardId};
use rules::kit::Kit;

/// Something to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// A section of the rules.
    Rule(Rule),
    /// A card of the Court, a leader, a lore card.
    Card(CardId),
    /// An action card.
    Action(ActionCard),
    /// A setup card, by its index in their table.
    Setup(u8),
}

/// A group of cards, as the contents list them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Action cards.
    Actions,
    /// Guild cards.
    Guild,
    /// Vox cards.
    Vox,
    /// Leaders.
    Leaders,
    /// Lore.
    Lore,
    /// Setup cards.
    Setup,
}

impl Group {
    /// All, in the order of the contents.
    pub const ALL: [Group; 6] =
        [Group::Actions, Group::Guild, Group::Vox, Group::Leaders, Group::Lore, Group::Setup];

    /// The cards of a group.
    pub fn topics(self) -> Vec<Topic> {
        let of = |kinds: &'static [Kind]| Kit::base().cards_of(kinds).map(Topic::Card).collect();
        match self {
            Group::Actions => (0..Kit::base().tables().action_cards.len())
                .map(|i| Topic::Action(ActionCard(i as u8)))
                .collect(),
            Group::Guild => of(&[Kind::Guild]),
            Group::Vox => of(&[Kind::Vox]),
            Group::Leaders => of(&[Kind::Leader]),
            Group::Lore => of(&[Kind::Lore]),
            Group::Setup => (0..SETUP_CARDS.len()).map(|i| Topic::Setup(i as u8)).collect(),
        }
    }

    /// The section that says what these cards are.
    pub fn rule(self) -> Rule {
        match self {
            Group::Actions => Rule::ActionCards,
            Group::Guild => Rule::Guild,
            Group::Vox => Rule::Vox,
            Group::Leaders | Group::Lore => Rule::LeadersLore,
            Group::Setup => Rule::Setup,
        }
    }
}

impl Topic {
    /// Everything there is: the rules first, then the cards.
    pub fn all(words: &Language) -> Vec<Topic> {
        let rules = words.rules.sections().map(|section| Topic::Rule(section.rule));
        rules.chain(Group::ALL.into_iter().flat_map(Group::topics)).collect()
    }

    /// The group of a card.
    pub fn group(self) -> Option<Group> {
        Some(match self {
            Topic::Rule(_) => return None,
            Topic::Action(_) => Group::Actions,
            Topic::Setup(_) => Group::Setup,
            Topic::Card(card) => match Kit::base().plug(card).kind {
                Kind::Leader => Group::Leaders,
                Kind::Lore => Group::Lore,
                Kind::Vox => Group::Vox,
                _ => Group::Guild,
            },
        })
    }

    /// What stands for it in an address: the same in every language, and for ever.
    pub fn slug(self) -> String {
        match self {
            Topic::Rule(rule) => rule.slug().into(),
            Topic::Card(card) => {
                let plug = Kit::base().plug(card).id;
                format!("card/{}", plug.to_lowercase())
            }
            Topic::Action(card) => match Kit::base().tables().action_cards.get(usize::from(card.0)) {
                Some(row) => {
                    let suit = ["administration", "aggression", "construction", "mobilization"];
                    let suit = suit.get(usize::from(row.suit.0)).copied().unwrap_or("other");
                    format!("card/{suit}-{}", row.number)
                }
                None => "card/other".into(),
            },
            Topic::Setup(i) => match SETUP_CARDS.get(usize::from(i)) {
                Some(card) => format!("card/{}", card.id.to_lowercase()),
                None => "card/setup".into(),
            },
        }
    }

    /// What an address stands for.
    pub fn of_slug(words: &Language, slug: &str) -> Option<Topic> {
        let slug = slug.to_lowercase();
        Topic::all(words).into_iter().find(|topic| topic.slug() == slug)
    }

    /// Its name.
    pub fn title(self, words: &Language) -> String {
        match self {
            Topic::Rule(rule) => words.rules.section(rule).title.into(),
            Topic::Card(card) => words.names.court(card).into(),
            Topic::Action(card) => match Kit::base().tables().action_cards.get(usize::from(card.0)) {
                Some(row) => format!("{} {}", words.names.suit(row.suit), row.number),
                None => String::new(),
            },
            Topic::Setup(i) => words.names.setup_card(i).into(),
        }
    }

    /// A few words about it, below its name in a list; empty for sections.
    pub fn line(self, words: &Language) -> String {
        match self {
            Topic::Rule(_) => String::new(),
            Topic::Card(card) => words.cards.of(card).short.into(),
            Topic::Action(card) => (words.reference.action_card)(Kit::base(), card),
            Topic::Setup(i) => match SETUP_CARDS.get(usize::from(i)) {
                Some(card) => (words.rules.setup_line)(card.players, card.out),
                None => String::new(),
            },
        }
    }

    /// Other words that it goes by.
    pub fn terms(self, words: &Language) -> Vec<&'static str> {
        match self {
            Topic::Rule(rule) => words.rules.section(rule).terms.to_vec(),
            _ => Vec::new(),
        }
    }

    /// Everything that is said about it, without links.
    pub fn texts(self, words: &Language) -> Vec<String> {
        match self {
            Topic::Rule(rule) => {
                let body = words.rules.section(rule).body;
                body.iter().flat_map(|para| para.texts()).map(plain).collect()
            }
            Topic::Card(card) => {
                let text = words.cards.of(card);
                let said = text.text.iter().chain(text.rulings).map(|t| t.to_string());
                let line = format!("{}.", (words.cards.line)(Kit::base(), card));
                [text.short.to_string()].into_iter().chain(said).chain([line]).collect()
            }
            Topic::Action(_) => {
                let more = words.rules.action_card.iter().map(|t| t.to_string());
                [self.line(words)].into_iter().chain(more).collect()
            }
            Topic::Setup(_) => vec![self.line(words)],
        }
    }

    /// The sections that it touches: what it is, and what its words speak of.
    pub fn see_also(self, words: &Language) -> Vec<Rule> {
        let mut found: Vec<Rule> = self.group().map(Group::rule).into_iter().collect();
        let kit = Kit::base();
        match self {
            Topic::Rule(_) | Topic::Setup(_) => {}
            Topic::Action(card) => {
                if let Some(row) = kit.tables().action_cards.get(usize::from(card.0)) {
                    let actions = rules::components::action_cards::SUITS.get(usize::from(row.suit.0));
                    found.extend(actions.copied().unwrap_or(&[]).iter().map(|a| Rule::action(*a)));
                    if row.seizes {
                        found.push(Rule::Seizing);
                    }
                    found.push(match row.declares {
                        rules::components::action_cards::Declares::One(a) => Rule::ambition(a),
                        _ => Rule::Declaring,
                    });
                }
            }
            Topic::Card(card) => {
                found.extend(kit.plug(card).suit.map(Rule::resource));
                let texts = self.texts(words).join(" ");
                let mentioned = |rule: &&Rule| {
                    let section = words.rules.section(**rule);
                    let capital = |t: &&str| t.starts_with(char::is_uppercase) && t.len() > 2;
                    let mut names = [section.title].into_iter().chain(section.terms.iter().copied());
                    names.any(|name| capital(&name) && has_word(&texts, name))
                };
                let kept = |rule: &Rule| !matches!(rule, Rule::Words | Rule::Map | Rule::Hits | Rule::Aim);
                found.extend(Rule::ALL.iter().filter(mentioned).copied().filter(kept));
            }
        }
        let mut seen = Vec::new();
        found.retain(|rule| {
            !seen.contains(rule) && {
                seen.push(*rule);
                true
            }
        });
        found
    }
}

/// Does a text hold this word, as it is written?
fn has_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    })
}

/// A piece of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Words.
    Words(&'static str),
    /// Words that lead somewhere: what is shown, and the term it leads by.
    Link(&'static str, &'static str),
}

/// A sentence in pieces: `[shown|term]` and `[term]` are links.
pub fn pieces(text: &'static str) -> Vec<Piece> {
    let mut out = Vec::new();
    let mut rest = text;
    while let Some((before, link)) = rest.split_once('[') {
        let Some((inside, after)) = link.split_once(']') else { break };
        if !before.is_empty() {
            out.push(Piece::Words(before));
        }
        let (shown, term) = inside.split_once('|').unwrap_or((inside, inside));
        out.push(Piece::Link(shown, term));
        rest = after;
    }
    if !rest.is_empty() {
        out.push(Piece::Words(rest));
    }
    out
}

/// A sentence as it is shown.
pub fn plain(text: &'static str) -> String {
    let shown = |piece: Piece| match piece {
        Piece::Words(words) | Piece::Link(words, _) => words,
    };
    pieces(text).into_iter().map(shown).collect()
}

/// Where a term leads: a section's title first, then a term that a section explains, then a card.
pub fn resolve(words: &Language, term: &str) -> Option<Topic> {
    let same = |name: &str| name.eq_ignore_ascii_case(term);
    let titled = words.rules.sections().find(|s| same(s.title));
    let termed = || words.rules.sections().find(|s| s.terms.iter().any(|t| same(t)));
    let card = || {
        let mut cards =
            [Group::Guild, Group::Vox, Group::Leaders, Group::Lore].into_iter().flat_map(Group::topics);
        cards.find(|topic| same(&topic.title(words)))
    };
    titled.or_else(termed).map(|s| Topic::Rule(s.rule)).or_else(card)
}
