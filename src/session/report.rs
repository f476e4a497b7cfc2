//! Making a stored game safe to hand to somebody else: the names of the people go.

use serde_json::Value;

/// What stands in a report instead of a name: `Player 2` for the second seat.
fn alias(seat: usize) -> String {
    format!("Player {}", seat + 1)
}

/// An error, what happened before it, the page's console and a game as one text, without the names of the seats.
///
/// Names are found in every `seats` list of the stored game and replaced wherever they stand as words of
/// their own. A game that is no JSON is described, not quoted, since nobody knows where names stand in it;
/// then the rest isn't quoted either, but for the error's own text.
pub fn without_names(error: &str, events: &[String], console: &[String], game: Option<&str>) -> String {
    let game = match game.map(serde_json::from_str::<Value>) {
        None => Value::Null,
        Some(Ok(game)) => game,
        Some(Err(why)) => return format!("{error}\n\nThe stored game is not readable: {why}"),
    };
    let mut names = Vec::new();
    collect(&game, &mut names);
    // Longer names first: one name may be part of another.
    names.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
    let mut all = serde_json::json!({ "error": error, "events": events, "console": console, "game": game });
    replace(&mut all, &names);
    format!("{}\n\n{:#}", all["error"].as_str().unwrap_or_default(), all)
}

fn collect(value: &Value, names: &mut Vec<(String, usize)>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| collect(item, names)),
        Value::Object(fields) => {
            for (key, field) in fields {
                if key == "seats"
                    && let Value::Array(seats) = field
                {
                    for (seat, item) in seats.iter().enumerate() {
                        if let Some(name) = item.get("name").and_then(Value::as_str)
                            && !name.trim().is_empty()
                        {
                            names.push((name.trim().to_string(), seat));
                        }
                    }
                }
                collect(field, names);
            }
        }
        _ => {}
    }
}

fn replace(value: &mut Value, names: &[(String, usize)]) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| replace(item, names)),
        Value::Object(fields) => fields.values_mut().for_each(|field| replace(field, names)),
        Value::String(text) => *text = swap(text, names),
        _ => {}
    }
}

/// Replaces names that stand in a text as words of their own.
fn swap(text: &str, names: &[(String, usize)]) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    'text: while let Some(first) = rest.chars().next() {
        let inside = out.chars().next_back().is_some_and(char::is_alphanumeric);
        for (name, seat) in names {
            if !inside
                && let Some(after) = rest.strip_prefix(name.as_str())
                && !after.chars().next().is_some_and(char::is_alphanumeric)
            {
                out.push_str(&alias(*seat));
                rest = after;
                continue 'text;
            }
        }
        out.push(first);
        rest = &rest[first.len_utf8()..];
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_replaced_wherever_they_stand() {
        let game = r#"{"data": {
            "config": {"seats": [{"name": "Anna", "colour": "red"}, {"name": "Ann", "colour": "blue"}]},
            "journal": [1, 2]
        }}"#;
        let events = ["Anna beat Ann, Annabel watched".to_string()];
        let text = without_names("no ship of Ann", &events, &["Ann: lost".into()], Some(game));
        assert!(text.starts_with("no ship of Player 2\n"), "{text}");
        assert!(text.contains("Player 1 beat Player 2, Annabel watched"), "{text}");
        assert!(text.contains("Player 2: lost"), "{text}");
        assert!(!text.contains("\"Anna\""), "{text}");
        assert!(text.contains("\"colour\": \"red\""), "{text}");
    }

    #[test]
    fn an_unreadable_game_is_not_quoted() {
        let text = without_names(
            "oh",
            &["Anna moved".into()],
            &["Anna!".into()],
            Some("{\"seats\":[{\"name\":\"Anna\""),
        );
        assert!(text.starts_with("oh\n") && !text.contains("Anna"), "{text}");
    }

    #[test]
    fn without_a_game_the_error_is_told() {
        assert!(without_names("oh", &[], &[], None).starts_with("oh\n"));
    }
}
