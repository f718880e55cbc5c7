//! Notifications in the words of whoever reads them: for mails, and for whoever reads the API without a catalogue.
use crate::prelude::*;

use chrono_tz::Tz;

use super::kinds::Kind;
use super::times::{format_time, format_with_zone};
use crate::i18n::{Catalogue, Texts};
use crate::language::Language;

/// What is said of all notifications: digests, and the parts of dates. What a kind says stands in the catalogue of its feature.
pub(super) static CATALOGUE: Catalogue = Catalogue::new(include_str!("i18n/en.json"), include_str!("i18n/ar.json"));

/// For whom something is worded.
#[derive(Clone, Copy, Debug)]
pub struct Reader {
    /// Dates are as they are there.
    pub zone: Tz,
    pub language: Language,
}

/// What a kind says of one notification.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotificationText {
    /// One line.
    pub title: String,
    /// A sentence or two.
    pub body: String,
}

/// What a notification says, and what its link does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// One line.
    pub title: String,
    /// A sentence or two.
    pub body: String,
    /// What its link does.
    pub action: String,
}

/// A notification that is put into words: its kind, its parameters, and the catalogue of its feature in the reader's language.
pub struct Wording<'a> {
    word: &'static str,
    texts: Texts<'static>,
    /// As they were sent.
    pub params: &'a Value,
    values: Vec<(&'a str, String)>,
}

impl<'a> Wording<'a> {
    /// A parameter that is a text, as it was sent; empty where there is none.
    pub fn param(&self, name: &str) -> &'a str {
        self.params[name].as_str().unwrap_or_default()
    }

    /// Whether there is a text or a moment under this name.
    pub fn has_value(&self, name: &str) -> bool {
        self.values.iter().any(|(known, _)| *known == name)
    }

    /// A text of the catalogue, with the parameters in it, and these values beside them.
    pub fn text(&self, key: &str, more: &[(&str, &str)]) -> String {
        self.texts.format(key, &self.values_with(more))
    }

    /// The same about so many things.
    pub fn count(&self, key: &str, count: usize, more: &[(&str, &str)]) -> String {
        self.texts.count(key, count, &self.values_with(more))
    }

    /// A text of the kind itself: `<word>.<key>`.
    pub fn own(&self, key: &str) -> String {
        self.text(&format!("{}.{key}", self.word), &[])
    }

    /// Of a kind that says different things: `<word>.<variant>.title` and `<word>.<variant>.body`.
    pub fn variant(&self, variant: &str) -> NotificationText {
        NotificationText {
            title: self.own(&format!("{variant}.title")),
            body: self.own(&format!("{variant}.body")),
        }
    }

    /// A body, and by when something is due (`due` in the catalogue) where that is known.
    pub fn with_due_date(&self, body: String) -> String {
        if self.has_value("dueAt") {
            format!("{body} {}", self.text("due", &[]))
        } else {
            body
        }
    }

    fn values_with<'v>(&'v self, more: &[(&'v str, &'v str)]) -> Vec<(&'v str, &'v str)> {
        let own = self.values.iter().map(|(name, value)| (*name, value.as_str()));
        more.iter().copied().chain(own).collect()
    }
}

/// What most kinds say: `<word>.title` and `<word>.body`.
pub fn plain(wording: &Wording<'_>) -> NotificationText {
    NotificationText {
        title: wording.own("title"),
        body: wording.own("body"),
    }
}

/// Words a kind with its parameters.
pub fn compose(kind: Kind, params: &Value, reader: Reader) -> Message {
    let wording = Wording {
        word: kind.word,
        texts: (kind.texts)(reader.language),
        params,
        values: values(params, reader),
    };
    let NotificationText { title, body } = (kind.text)(&wording);
    Message {
        title,
        body,
        action: wording.texts.format(kind.action, &[]),
    }
}

/// The parameters that are texts, under their own names; moments as the reader writes them. Times of an event are said by the
/// clocks of its reader, which are named: an event may be elsewhere, and so may the reader.
fn values(params: &Value, reader: Reader) -> Vec<(&str, String)> {
    let shown = |name: &str, text: &str| -> Option<String> {
        let at = || text.parse::<DateTime<Utc>>().ok();
        match name {
            "dueAt" => Some(format_time(at()?, reader)),
            "startsAt" | "until" => Some(format_with_zone(at()?, reader)),
            _ => Some(text.to_owned()),
        }
    };
    let all = params.as_object().into_iter().flatten();
    all.filter_map(|(name, value)| Some((name.as_str(), shown(name, value.as_str()?)?)))
        .collect()
}
