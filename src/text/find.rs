//! Searching cards and rules: the beginnings of words, in any order, whatever their case and accents.

use super::Language;
use super::topics::Topic;

/// Where all words were found; less is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// The name is what was typed.
    Same,
    /// In the name.
    Name,
    /// Among the other words it goes by.
    Term,
    /// In one sentence.
    Sentence,
    /// Here and there.
    Spread,
}

/// A result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit {
    /// What.
    pub topic: Topic,
    /// Where.
    pub rank: Rank,
    /// Its name, in pieces: those marked hold what was typed.
    pub title: Vec<(bool, String)>,
    /// The sentence in which most was found, likewise.
    pub sentence: Vec<(bool, String)>,
}

/// Everything that can be found, made ready once.
pub struct Index {
    entries: Vec<Entry>,
}

struct Entry {
    topic: Topic,
    title: Text,
    terms: Vec<Text>,
    sentences: Vec<Text>,
}

/// A text and its folded letters, one for one.
struct Text {
    shown: Vec<char>,
    folded: Vec<char>,
}

impl Text {
    fn new(text: &str) -> Text {
        let shown: Vec<char> = text.chars().collect();
        let folded = shown.iter().map(|c| fold(*c)).collect();
        Text { shown, folded }
    }

    /// Where words begin with this.
    fn starts(&self, word: &[char]) -> impl Iterator<Item = usize> {
        let all = &self.folded;
        (0..all.len())
            .filter(move |at| all[*at..].starts_with(word) && (*at == 0 || !all[*at - 1].is_alphanumeric()))
    }

    fn has(&self, word: &[char]) -> bool {
        self.starts(word).next().is_some()
    }

    fn has_all(&self, words: &[Vec<char>]) -> bool {
        words.iter().all(|word| self.has(word))
    }

    fn count(&self, words: &[Vec<char>]) -> usize {
        words.iter().filter(|word| self.has(word)).count()
    }

    fn marked(&self, words: &[Vec<char>]) -> Vec<(bool, String)> {
        let mut marks = vec![false; self.shown.len()];
        for word in words {
            for at in self.starts(word) {
                marks[at..at + word.len()].fill(true);
            }
        }
        let mut out: Vec<(bool, String)> = Vec::new();
        for (c, mark) in self.shown.iter().zip(marks) {
            match out.last_mut() {
                Some((last, text)) if *last == mark => text.push(*c),
                _ => out.push((mark, c.to_string())),
            }
        }
        out
    }
}

/// A letter without case and accent; curly quotes are straight.
fn fold(c: char) -> char {
    let c = c.to_lowercase().next().unwrap_or(c);
    const PLAIN: [(&str, char); 8] = [
        ("áàâäãåā", 'a'),
        ("éèêëē", 'e'),
        ("íìîïī", 'i'),
        ("óòôöõøō", 'o'),
        ("úùûüū", 'u'),
        ("ñ", 'n'),
        ("ç", 'c'),
        ("’‘", '\''),
    ];
    PLAIN.iter().find(|(from, _)| from.contains(c)).map_or(c, |(_, to)| *to)
}

/// The words of a question.
fn words_of(query: &str) -> Vec<Vec<char>> {
    let folded: String = query.chars().map(fold).collect();
    let words = folded.split(|c: char| !c.is_alphanumeric() && c != '\'');
    words.filter(|w| !w.is_empty()).map(|w| w.chars().collect()).collect()
}

/// Sentences of a text.
fn sentences(text: &str) -> Vec<&str> {
    text.split_inclusive(". ").map(str::trim).filter(|s| !s.is_empty()).collect()
}

impl Index {
    /// Everything of a language.
    pub fn new(words: &Language) -> Index {
        let entry = |topic: Topic| {
            let said = topic.texts(words);
            Entry {
                topic,
                title: Text::new(&topic.title(words)),
                terms: topic.terms(words).into_iter().map(Text::new).collect(),
                sentences: said.iter().flat_map(|text| sentences(text)).map(Text::new).collect(),
            }
        };
        Index { entries: Topic::all(words).into_iter().map(entry).collect() }
    }

    /// What a question finds, best first. Nothing for a question without letters.
    pub fn find(&self, query: &str) -> Vec<Hit> {
        let words = words_of(query);
        if words.is_empty() {
            return Vec::new();
        }
        let mut hits: Vec<Hit> = self.entries.iter().filter_map(|entry| entry.hit(&words)).collect();
        // Of those found alike, the one whose name holds some of it comes first.
        let named = |hit: &Hit| hit.title.iter().any(|(mark, _)| *mark);
        hits.sort_by_key(|hit| (hit.rank, !named(hit)));
        hits
    }
}

impl Entry {
    fn hit(&self, words: &[Vec<char>]) -> Option<Hit> {
        let any = |word: &Vec<char>| {
            self.title.has(word)
                || self.terms.iter().any(|t| t.has(word))
                || self.sentences.iter().any(|t| t.has(word))
        };
        if !words.iter().all(any) {
            return None;
        }
        let rank = if self.title.folded == words.join(&' ') {
            Rank::Same
        } else if self.title.has_all(words) {
            Rank::Name
        } else if self.terms.iter().any(|t| t.has_all(words)) {
            Rank::Term
        } else if self.sentences.iter().any(|t| t.has_all(words)) {
            Rank::Sentence
        } else {
            Rank::Spread
        };
        // The first of those that hold most.
        let best = self.sentences.iter().rev().max_by_key(|t| t.count(words));
        Some(Hit {
            topic: self.topic,
            rank,
            title: self.title.marked(words),
            sentence: best.map(|t| t.marked(words)).unwrap_or_default(),
        })
    }
}
