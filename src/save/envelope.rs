//! Bytes as text that survives mail, chat and addresses, and says what was lost on the way.
//!
//! `ARCS1.` and base64 for addresses: the length of what follows, that itself, and a check over both. Text
//! around it, line breaks and quotation marks of mail inside it do no harm.

use super::Refusal;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

/// The version of the layout inside.
pub const VERSION: u32 = 1;

/// No game that people play needs more characters than this; longer text is not even looked at.
pub const MOST_CHARS: usize = 200_000;

const MARK: &str = "ARCS";

/// A hash that is the same on every machine: FNV-1a, 32 bits.
pub fn check(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |h, b| (h ^ u32::from(*b)).wrapping_mul(0x0100_0193))
}

/// Does this look like a game of ours, whole or not?
pub fn is_ours(text: &str) -> bool {
    find(text).is_some()
}

/// The bytes as text.
pub fn seal(body: &[u8]) -> String {
    let mut bytes = Vec::with_capacity(body.len() + 7);
    let mut length = body.len();
    while length >= 128 {
        bytes.push(length as u8 | 128);
        length >>= 7;
    }
    bytes.push(length as u8);
    bytes.extend(body);
    bytes.extend(check(&bytes).to_le_bytes());
    format!("{MARK}{VERSION}.{}", URL_SAFE_NO_PAD.encode(bytes))
}

/// The version that is named and where the base64 begins.
fn find(text: &str) -> Option<(u32, &str)> {
    let mut rest = text;
    while let Some(at) = rest.find(MARK) {
        rest = &rest[at + MARK.len()..];
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        if let (Ok(version), Some(after)) = (rest[..digits].parse(), rest[digits..].strip_prefix('.')) {
            return Some((version, after));
        }
    }
    None
}

/// The bytes of a text, found somewhere inside it.
///
/// # Errors
/// What is wrong with the text.
pub fn open(text: &str) -> Result<Vec<u8>, Refusal> {
    if text.len() > 4 * MOST_CHARS {
        return Err(Refusal::TooLong);
    }
    let (version, rest) = find(text).ok_or(Refusal::NotOurs)?;
    if version != VERSION {
        return Err(if version > VERSION { Refusal::Newer } else { Refusal::Altered });
    }
    let is_code = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    // Mail breaks long lines and marks quoted ones; nothing else may stand between.
    let is_gap = |c: char| {
        c.is_whitespace() || matches!(c, '>' | '=' | '\u{ad}' | '\u{200b}' | '\u{2060}' | '\u{feff}')
    };
    let code: String = rest
        .chars()
        .take_while(|c| is_code(*c) || is_gap(*c))
        .filter(|c| is_code(*c))
        .take(MOST_CHARS)
        .collect();
    // The first three characters hold the length: up to 16,383, as 14 bits in two bytes.
    let (head, length) = read_length(&code)?;
    let wanted = (head + length + 4) * 4;
    let wanted = wanted / 3 + usize::from(!wanted.is_multiple_of(3));
    if code.len() < wanted {
        return Err(Refusal::Cut { missing: wanted - code.len() });
    }
    let bytes = URL_SAFE_NO_PAD.decode(&code[..wanted]).map_err(|_| Refusal::Altered)?;
    let (body, sum) = bytes.split_at(head + length);
    if sum != check(body).to_le_bytes() {
        return Err(Refusal::Altered);
    }
    Ok(body[head..].to_vec())
}

/// How many bytes tell the length, and the length.
fn read_length(code: &str) -> Result<(usize, usize), Refusal> {
    let head = code.get(..4.min(code.len())).unwrap_or_default();
    let bytes = match head.len() {
        4 => URL_SAFE_NO_PAD.decode(head).map_err(|_| Refusal::Altered)?,
        // The shortest text has seven bytes.
        n => return Err(Refusal::Cut { missing: 10 - n }),
    };
    let mut length = 0;
    for (i, byte) in bytes.iter().enumerate() {
        length |= usize::from(byte & 127) << (7 * i);
        if byte & 128 == 0 {
            return Ok((i + 1, length));
        }
    }
    Err(Refusal::Altered)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn body(length: usize) -> Vec<u8> {
        (0..length).map(|i| (i * 37 % 251) as u8).collect()
    }

    #[test]
    fn text_gives_back_the_bytes_of_any_length() {
        for length in (0..70).chain([127, 128, 129, 130, 900, 16_383, 16_384, 70_000]) {
            assert_eq!(open(&seal(&body(length))), Ok(body(length)), "{length}");
        }
    }

    #[test]
    fn what_stands_around_or_was_broken_into_lines_does_no_harm() {
        let text = seal(&body(100));
        let lines: Vec<String> =
            text.as_bytes().chunks(40).map(|l| String::from_utf8_lossy(l).into_owned()).collect();
        for around in [
            format!("https://example.org/arcs/#{text}"),
            format!("Your turn!\n<{text}>\nSent from my phone"),
            format!("{text} and a word, and-more-that-could-be-code"),
            format!("ARCS is fun: {text}."),
            lines.join("\r\n"),
            lines.join("=\n> "),
        ] {
            assert_eq!(open(&around), Ok(body(100)), "{around}");
        }
    }

    #[test]
    fn text_that_is_cut_says_how_much_is_missing() {
        let text = seal(&body(100));
        for keep in 6..text.len() {
            let missing = text.len() - keep;
            match open(&text[..keep]) {
                Err(Refusal::Cut { missing: told }) => assert!(keep < 10 || told == missing, "{keep}"),
                other => panic!("{keep}: {other:?}"),
            }
        }
    }

    #[test]
    fn one_wrong_character_anywhere_is_noticed() {
        let text = seal(&body(60));
        for at in 6..text.len() {
            for wrong in ["A", "b", "9", "_"] {
                let changed = format!("{}{wrong}{}", &text[..at], &text[at + 1..]);
                if changed != text {
                    assert!(open(&changed).is_err(), "{at}");
                }
            }
        }
    }

    #[test]
    fn other_text_is_not_ours_and_a_newer_layout_says_so() {
        for text in ["", "hello", "ARCS", "ARCS is fun", "https://example.org/#table", "arcs1.AAAA"] {
            assert_eq!(open(text), Err(Refusal::NotOurs), "{text}");
        }
        assert_eq!(open("ARCS2.AAAAAAAA"), Err(Refusal::Newer));
        assert_eq!(open(&"x".repeat(4 * MOST_CHARS + 1)), Err(Refusal::TooLong));
    }
}
