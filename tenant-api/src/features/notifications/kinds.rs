//! The kinds of notifications: each feature declares its own beside itself, and hands them in (`callbacks` of its `FEATURE`).
use std::borrow::Cow;
use std::cmp::Ordering;
use std::fmt;
use std::ops::Deref;
use std::str::FromStr;
use std::sync::OnceLock;

use serde::de::Error as _;
use serde::{Deserializer, Serializer};
use utoipa::PartialSchema;
use utoipa::openapi::schema::Type;
use utoipa::openapi::{ObjectBuilder, RefOr, Schema};

use super::model::MailWay;
use super::wording::{NotificationText, Wording, plain};
use crate::feature::{HookFuture, callbacks};
use crate::i18n::Texts;
use crate::language::Language;
use crate::prelude::*;

/// A kind of notification, as its feature declares it.
pub struct NotificationKind {
    /// Under which it is stored and answered, such as `courseAssigned`.
    pub word: &'static str,
    /// Where it stands among all kinds, on the screens that list them.
    pub position: u16,
    /// The catalogue of its feature.
    pub texts: fn(Language) -> Texts<'static>,
    /// Puts it into words.
    pub text: fn(&Wording<'_>) -> NotificationText,
    /// Under which key the catalogue says what its link does.
    pub action: &'static str,
    /// The page of what it is about; a notification may bring its own (`link` in its parameters).
    pub link: fn(Uuid) -> String,
    /// How it is mailed, unless the organisation or its person chose otherwise.
    pub mail: MailWay,
    /// Parameters that its person alone reads: they are not mailed, since admins see subjects, nor shown to whoever acts as them.
    pub private_params: &'static [&'static str],
    /// What it tells the calendar of its reader, in its mail.
    pub calendar: Option<CalendarUpdate>,
}

/// What a notification of an event tells a calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CalendarUpdate {
    /// The event and its reader's seat, as they are now.
    Current,
    /// That its reader does not come any more.
    Cancelled,
}

impl NotificationKind {
    /// One that is mailed as it happens, has the texts `<word>.title` and `<word>.body`, and opens the homepage.
    pub const fn new(word: &'static str, position: u16, texts: fn(Language) -> Texts<'static>) -> Self {
        Self {
            word,
            position,
            texts,
            text: plain,
            action: "action.open",
            link: |_| "/".to_owned(),
            mail: MailWay::Each,
            private_params: &[],
            calendar: None,
        }
    }
}

/// The kinds of a feature, which it hands in.
pub struct NotificationKinds {
    /// Each of them.
    pub all: &'static [&'static NotificationKind],
    /// Finds those that need not be mailed any more, because what they tell of was taken back or is done.
    pub over: Option<OverReader>,
}

/// Answers the ids of those notifications that are over.
pub type OverReader = for<'a, 'c> fn(&'a Change<'c>, &'a [WaitingMail]) -> HookFuture<'a, Vec<Uuid>>;

/// A notification that is about to be mailed.
pub struct WaitingMail {
    /// The notification.
    pub id: Uuid,
    /// The word of its kind.
    pub kind: &'static str,
    pub user_id: Uuid,
    /// What it is about, as it was sent.
    pub about: Uuid,
}

/// A kind that some feature declares: stored, answered and compared by its word.
#[derive(Clone, Copy)]
pub struct Kind(&'static NotificationKind);

impl Kind {
    /// All of them, in the order in which they are shown.
    pub fn all() -> &'static [Self] {
        static ALL: OnceLock<Vec<Kind>> = OnceLock::new();
        ALL.get_or_init(|| {
            let declared = callbacks::<NotificationKinds>().flat_map(|feature| feature.all);
            let mut all: Vec<Self> = declared.map(|kind| Self(kind)).collect();
            all.sort_unstable();
            all
        })
    }

    /// What may be said of it to others than its person.
    pub fn redacted(self, mut params: Value) -> Value {
        if let Some(params) = params.as_object_mut() {
            params.retain(|name, _| !self.private_params.contains(&name.as_str()));
        }
        params
    }
}

impl From<&'static NotificationKind> for Kind {
    fn from(declared: &'static NotificationKind) -> Self {
        Self(declared)
    }
}

impl Deref for Kind {
    type Target = NotificationKind;

    fn deref(&self) -> &NotificationKind {
        self.0
    }
}

/// No feature here declares such a kind: a newer program does, or an older one did.
#[derive(Debug)]
pub struct UnknownKind;

impl FromStr for Kind {
    type Err = UnknownKind;

    fn from_str(word: &str) -> Result<Self, UnknownKind> {
        let mut all = Self::all().iter();
        all.find(|kind| kind.word == word).copied().ok_or(UnknownKind)
    }
}

impl Ord for Kind {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.position, self.word).cmp(&(other.position, other.word))
    }
}

impl PartialOrd for Kind {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Kind {
    fn eq(&self, other: &Self) -> bool {
        self.word == other.word
    }
}

impl Eq for Kind {}

impl fmt::Debug for Kind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.word)
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word)
    }
}

impl<'de> Deserialize<'de> for Kind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = Cow::<str>::deserialize(deserializer)?;
        word.parse()
            .map_err(|UnknownKind| D::Error::custom(format!("unknown kind of notification `{word}`")))
    }
}

impl PartialSchema for Kind {
    fn schema() -> RefOr<Schema> {
        let words = Self::all().iter().map(|kind| kind.word);
        ObjectBuilder::new()
            .schema_type(Type::String)
            .description(Some("What happened to somebody."))
            .enum_values(Some(words))
            .into()
    }
}

impl ToSchema for Kind {
    fn name() -> Cow<'static, str> {
        "NotificationKind".into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_found_by_its_word() {
        crate::feature::begin(crate::features::ALL);
        assert!(Kind::all().len() > 10);
        assert!(
            Kind::all()
                .iter()
                .all(|kind| kind.word.parse::<Kind>().unwrap() == *kind)
        );
        assert!("somethingElse".parse::<Kind>().is_err());
        let answered = serde_json::to_value(Kind::all()).unwrap();
        assert_eq!(serde_json::from_value::<Vec<Kind>>(answered).unwrap(), Kind::all());
    }

    #[test]
    fn each_kind_has_a_word_and_a_place_of_its_own() {
        crate::feature::begin(crate::features::ALL);
        for (one, next) in Kind::all().iter().zip(&Kind::all()[1..]) {
            assert!(one.position < next.position, "{one:?} and {next:?} stand in one place");
        }
        let words: std::collections::BTreeSet<&str> = Kind::all().iter().map(|kind| kind.word).collect();
        assert_eq!(words.len(), Kind::all().len());
    }
}
