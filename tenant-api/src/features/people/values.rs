//! The one place where each value of a profile is read and refused, as it arrives from forms and files.

use std::collections::HashSet;

use chrono::NaiveDate;
use learnt_kernel::email::EmailAddress;
use unicode_normalization::UnicodeNormalization;

use crate::features::fields::Refused;

/// The longest list that one field holds.
const MOST_VALUES: usize = 50;

/// A value as it arrives: from a form as text or list, from a file as text.
#[derive(Debug, Clone)]
pub enum Input {
    /// One text; for a list field its values are separated by `|` or `;`.
    Text(String),
    /// Several texts.
    List(Vec<String>),
}

impl Input {
    /// Whether nothing stands in it.
    pub fn is_blank(&self) -> bool {
        match self {
            Self::Text(text) => text.trim().is_empty(),
            Self::List(texts) => texts.iter().all(|text| text.trim().is_empty()),
        }
    }
}

/// Why a value is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{sentence}")]
pub struct ValueError {
    /// A word for programs.
    pub code: &'static str,
    /// A sentence for people.
    pub sentence: String,
    /// The bound that was passed, where the sentence names one.
    pub most: Option<usize>,
}

impl ValueError {
    pub(super) fn new(code: &'static str, sentence: impl Into<String>) -> Self {
        Self {
            code,
            sentence: sentence.into(),
            most: None,
        }
    }

    pub(super) fn beyond(self, most: usize) -> Self {
        Self {
            most: Some(most),
            ..self
        }
    }
}

impl From<Refused> for ValueError {
    fn from(refused: Refused) -> Self {
        Self::new(refused.code(), refused.to_string())
    }
}

/// Trimmed, composed, and free of what cannot be seen: two spellings of one name are one.
pub fn clean(text: &str, longest: usize) -> Result<String, ValueError> {
    let text: String = text.trim().nfc().collect();
    if text.chars().any(char::is_control) {
        return Err(ValueError::new(
            "odd_characters",
            "This contains characters that cannot be displayed",
        ));
    }
    if text.chars().count() > longest {
        return Err(ValueError::new("too_long", format!("This is longer than {longest} characters")).beyond(longest));
    }
    Ok(text)
}

/// Splits what a list field's text holds.
pub fn split(text: &str) -> Vec<String> {
    text.split(['|', ';']).map(str::to_owned).collect()
}

/// One text.
pub(super) fn one(input: Input, longest: usize) -> Result<String, ValueError> {
    match input {
        Input::Text(text) => clean(&text, longest),
        Input::List(_) => Err(ValueError::new("not_a_list", "This field accepts only one value")),
    }
}

/// One text, or nothing.
pub(super) fn optional(input: Input, longest: usize) -> Result<Option<String>, ValueError> {
    Ok(Some(one(input, longest)?).filter(|text| !text.is_empty()))
}

/// Several texts, each once, whatever its capitals.
pub(super) fn list(input: Input) -> Result<Vec<String>, ValueError> {
    let parts = match input {
        Input::Text(text) => split(&text),
        Input::List(parts) => parts,
    };
    let (mut values, mut seen) = (Vec::new(), HashSet::new());
    for part in parts {
        let value = clean(&part, 200)?;
        if value.is_empty() || !seen.insert(value.to_lowercase()) {
            continue;
        }
        if values.len() == MOST_VALUES {
            return Err(
                ValueError::new("too_many", format!("This contains more than {MOST_VALUES} values"))
                    .beyond(MOST_VALUES),
            );
        }
        values.push(value);
    }
    Ok(values)
}

/// A name; there has to be one.
pub(super) fn name(input: Input) -> Result<String, ValueError> {
    let name = one(input, 200)?;
    if name.is_empty() {
        return Err(ValueError::new("required", "Enter a name"));
    }
    Ok(name)
}

/// An address.
pub(super) fn email(text: &str) -> Result<String, ValueError> {
    EmailAddress::parse(text)
        .map(|address| address.as_str().to_owned())
        .map_err(|_| ValueError::new("not_an_email", "Please enter a valid email"))
}

/// A login name: lower case, 4 to 100 characters, nothing that could pass for an address.
pub(super) fn username(text: &str) -> Result<String, ValueError> {
    let name = text.to_lowercase();
    if name.chars().count() < 4 {
        return Err(ValueError::new("too_short", "Min character length is 4"));
    }
    if name.contains('@') || name.chars().any(char::is_whitespace) {
        return Err(ValueError::new(
            "not_a_username",
            "A username cannot contain spaces or @",
        ));
    }
    Ok(name)
}

/// A telephone number.
pub(super) fn phone(text: String) -> Result<String, ValueError> {
    let fits =
        text.chars().all(|c| c.is_ascii_digit() || " +()-./".contains(c)) && text.chars().any(|c| c.is_ascii_digit());
    if fits {
        Ok(text)
    } else {
        Err(ValueError::new(
            "not_a_phone",
            "Enter a valid phone. Only digits, spaces and + ( ) - . / are allowed",
        ))
    }
}

/// A day.
pub(super) fn date(text: &str) -> Result<NaiveDate, ValueError> {
    let day = NaiveDate::parse_from_str(text, "%Y-%m-%d")
        .or_else(|_| NaiveDate::parse_from_str(text, "%d/%m/%Y"))
        .ok();
    let plausible = |day: &NaiveDate| (1900..=2100).contains(&chrono::Datelike::year(day));
    day.filter(plausible)
        .ok_or_else(|| ValueError::new("not_a_date", "Enter the date as YYYY-MM-DD or DD/MM/YYYY"))
}
