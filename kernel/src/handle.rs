//! Handles: what a document is called in a URL.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// A text is no handle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("Use lowercase letters and digits, separated by single hyphens, at most 100 characters")]
pub struct NotAHandle;

/// Small letters and digits joined by single hyphens, at most 100 characters.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Handle(String);

const LONGEST: usize = 100;

impl Handle {
    /// Reads a handle.
    pub fn parse(text: &str) -> Result<Self, NotAHandle> {
        let is_fine = (1..=LONGEST).contains(&text.len())
            && text
                .split('-')
                .all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit()));
        if is_fine {
            Ok(Self(text.to_owned()))
        } else {
            Err(NotAHandle)
        }
    }

    /// The handle that a title suggests; `None` if the title holds no Latin letter or digit.
    pub fn from_title(title: &str) -> Option<Self> {
        let mut text = String::new();
        for character in title.chars() {
            match plain(character) {
                Some(plain) if text.len() + plain.len() <= LONGEST => text.push_str(plain),
                Some(_) => break,
                None if character.is_ascii_alphanumeric() && text.len() < LONGEST => {
                    text.push(character.to_ascii_lowercase())
                }
                None if !text.is_empty() && !text.ends_with('-') && text.len() < LONGEST => text.push('-'),
                None => {}
            }
        }
        Self::parse(text.trim_end_matches('-')).ok()
    }

    /// The text itself.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The plain spelling of the accented letters of European languages.
fn plain(character: char) -> Option<&'static str> {
    Some(match character.to_lowercase().next()? {
        'à' | 'á' | 'â' | 'ã' | 'å' | 'ā' | 'ă' | 'ą' => "a",
        'ä' | 'æ' => "ae",
        'ç' | 'ć' | 'č' => "c",
        'ď' | 'đ' | 'ð' => "d",
        'è' | 'é' | 'ê' | 'ë' | 'ē' | 'ę' | 'ě' => "e",
        'ğ' => "g",
        'ì' | 'í' | 'î' | 'ï' | 'ī' | 'ı' => "i",
        'ł' => "l",
        'ñ' | 'ń' | 'ň' => "n",
        'ò' | 'ó' | 'ô' | 'õ' | 'ō' | 'ő' => "o",
        'ö' | 'ø' | 'œ' => "oe",
        'ř' => "r",
        'ś' | 'š' | 'ş' | 'ș' => "s",
        'ß' => "ss",
        'ť' | 'ţ' | 'ț' => "t",
        'ù' | 'ú' | 'û' | 'ū' | 'ů' | 'ű' => "u",
        'ü' => "ue",
        'ý' | 'ÿ' => "y",
        'ź' | 'ż' | 'ž' => "z",
        'þ' => "th",
        _ => return None,
    })
}

impl fmt::Display for Handle {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl FromStr for Handle {
    type Err = NotAHandle;
    fn from_str(text: &str) -> Result<Self, NotAHandle> {
        Self::parse(text)
    }
}

impl TryFrom<String> for Handle {
    type Error = NotAHandle;
    fn try_from(text: String) -> Result<Self, NotAHandle> {
        Self::parse(&text)
    }
}

impl From<Handle> for String {
    fn from(handle: Handle) -> String {
        handle.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn handles_are_words_and_hyphens() {
        for good in ["a", "fire-safety-2", "2026"] {
            assert_eq!(Handle::parse(good).unwrap().as_str(), good);
        }
        for bad in ["", "-a", "a-", "a--b", "A", "a b", "é", &"x".repeat(101)] {
            assert_eq!(Handle::parse(bad), Err(NotAHandle), "{bad}");
        }
    }

    #[test]
    fn a_title_suggests_one() {
        let suggested = |title: &str| Handle::from_title(title).map(|handle| handle.0);
        assert_eq!(suggested("Fire safety: 2026!").as_deref(), Some("fire-safety-2026"));
        assert_eq!(
            suggested("  Große Übung – Café ").as_deref(),
            Some("grosse-uebung-cafe")
        );
        assert_eq!(suggested("安全"), None);
        assert_eq!(
            suggested(&"ab ".repeat(60)).map(|handle| handle.len() <= 100),
            Some(true)
        );
    }
}
