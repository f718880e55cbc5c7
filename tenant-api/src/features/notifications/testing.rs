//! What the unit tests of the features above need to read their kinds of notifications.
use super::kinds::{Kind, NotificationKind};
use super::wording::{Message, Reader, compose};
use crate::language::Language;
use crate::prelude::*;

/// What a kind says in English, with the clocks of UTC.
pub fn english(kind: &'static NotificationKind, params: &Value) -> Message {
    in_language(kind, params, Language::English)
}

/// What a kind says in Arabic, without the marks that keep together what stands in a sentence of the other direction.
pub fn arabic(kind: &'static NotificationKind, params: &Value) -> Message {
    let read = |text: String| text.replace(['\u{2068}', '\u{2069}'], "");
    let message = in_language(kind, params, Language::Arabic);
    Message {
        title: read(message.title),
        body: read(message.body),
        action: read(message.action),
    }
}

/// The body of a kind in English.
pub fn body(kind: &'static NotificationKind, params: &Value) -> String {
    english(kind, params).body
}

/// What may be said of a kind to others than its person.
pub fn redacted(kind: &'static NotificationKind, params: Value) -> Value {
    Kind::from(kind).redacted(params)
}

/// What a kind says to somebody who lives elsewhere.
pub fn in_zone(kind: &'static NotificationKind, params: &Value, zone: chrono_tz::Tz) -> Message {
    let language = Language::English;
    compose(Kind::from(kind), params, Reader { zone, language })
}

fn in_language(kind: &'static NotificationKind, params: &Value, language: Language) -> Message {
    let zone = chrono_tz::UTC;
    compose(Kind::from(kind), params, Reader { zone, language })
}
