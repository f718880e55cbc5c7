//! Triggers as both services speak of them: what wakes one, what it does, and what may be entered.
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use url::{Host, Url};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::problem::FieldError;

/// An event that so many triggers led to, one after another, wakes no further one.
pub const DEEPEST: i16 = 3;

const MOST_ACTIONS: usize = 10;
const MOST_DOCUMENTS: usize = 100;
const LONGEST_TITLE: usize = 120;
const LONGEST_LINE: usize = 200;
const LONGEST_TEXT: usize = 5_000;
const LONGEST_URL: usize = 2_000;
/// Ninety days.
const LONGEST_DELAY: i32 = 7_776_000;

/// What happens to somebody and can wake a trigger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[derive(strum::IntoStaticStr, strum::EnumString, strum::VariantArray)]
#[strum(serialize_all = "camelCase")]
#[schema(as = TriggerEvent)]
pub enum Event {
    /// A person is invited to the team.
    PersonInvited,
    /// A person registered by themselves.
    PersonRegistered,
    /// A person's status changed.
    StatusChanged,
    /// A course is assigned to a person.
    CourseAssigned,
    /// A person completed a course.
    CourseCompleted,
    /// A person earned a badge.
    BadgeEarned,
    /// A certificate was issued to a person.
    CertificateIssued,
    /// A person has a seat at an event.
    EventRegistered,
    /// A person came to an event.
    EventAttended,
    /// A person submitted a form.
    FormSubmitted,
    /// A person's submission was marked.
    FormMarked,
}

/// What the documents of an event are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[derive(strum::IntoStaticStr)]
#[strum(serialize_all = "camelCase")]
#[schema(as = TriggerDocumentKind)]
pub enum DocumentKind {
    Course,
    Resource,
    Badge,
    /// Events that people come to.
    Event,
    Form,
}

impl DocumentKind {
    /// As it is spoken.
    pub fn into_str(self) -> &'static str {
        self.into()
    }
}

impl Event {
    /// As it is stored.
    pub fn into_str(self) -> &'static str {
        self.into()
    }

    /// What it can be narrowed to, if it is about a document.
    pub const fn about(self) -> Option<DocumentKind> {
        match self {
            Self::PersonInvited | Self::PersonRegistered | Self::StatusChanged => None,
            Self::CourseAssigned | Self::CourseCompleted | Self::CertificateIssued => Some(DocumentKind::Course),
            Self::BadgeEarned => Some(DocumentKind::Badge),
            Self::EventRegistered | Self::EventAttended => Some(DocumentKind::Event),
            Self::FormSubmitted | Self::FormMarked => Some(DocumentKind::Form),
        }
    }
}

/// What a rule can assign, and a trigger too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[derive(strum::IntoStaticStr)]
#[strum(serialize_all = "camelCase")]
#[schema(as = TriggerAssignable)]
pub enum Assignable {
    Course,
    Resource,
}

impl Assignable {
    /// As it is stored.
    pub fn into_str(self) -> &'static str {
        self.into()
    }

    const fn kind(self) -> DocumentKind {
        match self {
            Self::Course => DocumentKind::Course,
            Self::Resource => DocumentKind::Resource,
        }
    }
}

/// What a trigger does. In texts `{firstName}`, `{lastName}` and `{about}` stand for the person and what the event was about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
#[schema(as = TriggerAction)]
pub enum Action {
    /// Emails the person.
    Email {
        subject: String,
        /// What it says; an empty line begins a paragraph.
        text: String,
    },
    /// Shows the person a notification.
    Notify {
        /// One line.
        title: String,
        /// A sentence or two.
        text: String,
    },
    /// Assigns a course or a resource.
    Assign {
        /// Which of the two.
        kind: Assignable,
        document: Uuid,
    },
    /// Takes back a course or a resource that no rule gives.
    Unassign {
        /// Which of the two.
        kind: Assignable,
        document: Uuid,
    },
    /// Sets a field of the person's profile.
    SetField {
        /// The field, such as `loc1` or `fields.shoeSize`.
        field: String,
        /// What stands in it then; nothing empties it.
        value: String,
    },
    AwardBadge {
        badge: Uuid,
    },
    /// Calls an address, signed in the Standard Webhooks format.
    Webhook {
        url: String,
    },
}

impl Action {
    /// The document that it names.
    pub fn document(&self) -> Option<(DocumentKind, Uuid)> {
        match self {
            Self::Assign { kind, document } | Self::Unassign { kind, document } => Some((kind.kind(), *document)),
            Self::AwardBadge { badge } => Some((DocumentKind::Badge, *badge)),
            _ => None,
        }
    }
}

/// A trigger as somebody enters it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TriggerContent)]
pub struct Content {
    /// The team in which it acts.
    pub team_id: String,
    pub title: String,
    /// What wakes it.
    pub event: Event,
    /// Of which courses, badges, events or forms; empty: of all.
    #[serde(default)]
    pub documents: Vec<Uuid>,
    /// For whom: AND across categories, OR inside a list, as in permissions.
    pub rule: BTreeMap<String, Vec<String>>,
    /// What it does, in this order.
    pub actions: Vec<Action>,
    /// So many seconds after the event.
    #[serde(default)]
    pub delay_seconds: i32,
    /// So many runs in an hour at most; what is more waits.
    pub per_hour: Option<i32>,
    /// So many runs for one person at most; what is more is skipped.
    pub per_person: Option<i32>,
}

struct Faults(Vec<FieldError>);

impl Faults {
    fn push(&mut self, field: impl Into<String>, code: &str, sentence: impl Into<String>) {
        self.0.push(FieldError::new(field, code, sentence));
    }

    /// A text of at least one and at most so many characters, without blanks around it.
    fn text(&mut self, field: String, text: &mut String, most: usize) {
        *text = text.trim().to_owned();
        match text.chars().count() {
            0 => self.push(field, "required", "Enter text."),
            length if length > most => self.push(field, "too_long", format!("Use at most {most} characters.")),
            _ => {}
        }
    }
}

impl Content {
    /// What is stored, or every field that is wrong.
    pub fn check(mut self) -> Result<Self, Vec<FieldError>> {
        let mut faults = Faults(Vec::new());
        faults.text("title".to_owned(), &mut self.title, LONGEST_TITLE);
        self.documents.sort_unstable();
        self.documents.dedup();
        if self.event.about().is_none() {
            self.documents.clear();
        }
        if self.documents.len() > MOST_DOCUMENTS {
            faults.push("documents", "too_many", format!("Choose at most {MOST_DOCUMENTS}."));
        }
        self.check_rule(&mut faults);
        match self.actions.len() {
            0 => faults.push("actions", "required", "Add at least one action."),
            1..=MOST_ACTIONS => {}
            _ => faults.push(
                "actions",
                "too_many",
                format!("A trigger can have at most {MOST_ACTIONS} actions."),
            ),
        }
        for (index, action) in self.actions.iter_mut().enumerate() {
            check_action(&format!("actions.{index}"), action, &mut faults);
        }
        let mut within = |field: &str, value: Option<i32>, from: i32, to: i32| {
            if value.is_some_and(|value| !(from..=to).contains(&value)) {
                faults.push(field, "out_of_range", format!("Enter a number from {from} to {to}."));
            }
        };
        within("delaySeconds", Some(self.delay_seconds), 0, LONGEST_DELAY);
        within("perHour", self.per_hour, 1, 100_000);
        within("perPerson", self.per_person, 1, 1_000);
        if faults.0.is_empty() { Ok(self) } else { Err(faults.0) }
    }

    fn check_rule(&mut self, faults: &mut Faults) {
        if self.rule.is_empty() {
            faults.push("rule", "required", "Choose at least one category.");
        }
        for (category, values) in &mut self.rule {
            if category == "everyone" {
                *values = vec!["everyone".to_owned()];
                continue;
            }
            values.iter_mut().for_each(|value| *value = value.trim().to_owned());
            values.retain(|value| !value.is_empty());
            let field = format!("rule.{category}");
            match values.len() {
                0 => faults.push(field, "required", "Choose at least one value."),
                1..=5_000 => {}
                _ => faults.push(field, "too_many", "A category can have at most 5,000 values."),
            }
        }
    }
}

fn check_action(at: &str, action: &mut Action, faults: &mut Faults) {
    match action {
        Action::Email { subject, text } => {
            faults.text(format!("{at}.subject"), subject, LONGEST_LINE);
            faults.text(format!("{at}.text"), text, LONGEST_TEXT);
        }
        Action::Notify { title, text } => {
            faults.text(format!("{at}.title"), title, LONGEST_LINE);
            faults.text(format!("{at}.text"), text, 1_000);
        }
        Action::SetField { field, value } => {
            *value = value.trim().to_owned();
            if !may_be_set(field) {
                faults.push(
                    format!("{at}.field"),
                    "unknown_field",
                    "Choose a field that triggers can set.",
                );
            }
            if value.chars().count() > LONGEST_LINE {
                faults.push(
                    format!("{at}.value"),
                    "too_long",
                    format!("Use at most {LONGEST_LINE} characters."),
                );
            }
        }
        Action::Webhook { url } => {
            *url = url.trim().to_owned();
            if !may_be_called(url) {
                faults.push(
                    format!("{at}.url"),
                    "not_a_link",
                    "Enter an address that starts with https:// and contains no user name.",
                );
            }
        }
        Action::Assign { .. } | Action::Unassign { .. } | Action::AwardBadge { .. } => {}
    }
}

/// Names, addresses and other keys are people's own: a trigger sets none of them.
fn may_be_set(field: &str) -> bool {
    let numbered = ["loc", "div", "custom"].iter().any(|prefix| {
        let digit = field.strip_prefix(prefix).and_then(|rest| rest.parse::<u8>().ok());
        digit.is_some_and(|digit| (1..=6).contains(&digit))
    });
    let own = field.strip_prefix("fields.").is_some_and(|key| !key.is_empty());
    matches!(field, "position" | "tags") || numbered || own
}

/// As far as it can be said without asking for the name: whoever calls it looks again. This machine is for looking and for tests.
fn may_be_called(url: &str) -> bool {
    let Some(parsed) = Url::parse(url).ok().filter(|_| url.len() <= LONGEST_URL) else {
        return false;
    };
    let is_loopback = match parsed.host() {
        Some(Host::Domain(name)) => name == "localhost",
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => address.is_loopback(),
        None => return false,
    };
    let nobody = parsed.username().is_empty() && parsed.password().is_none();
    nobody && (parsed.scheme() == "https" || parsed.scheme() == "http" && is_loopback)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn content() -> Content {
        Content {
            team_id: "acme".to_owned(),
            title: " Welcome ".to_owned(),
            event: Event::CourseCompleted,
            documents: vec![Uuid::nil(), Uuid::nil()],
            rule: BTreeMap::from([("everyone".to_owned(), Vec::new())]),
            actions: vec![Action::Webhook {
                url: "https://hooks.example/learnt".to_owned(),
            }],
            delay_seconds: 0,
            per_hour: None,
            per_person: Some(1),
        }
    }

    fn faults(content: Content) -> Vec<String> {
        let errors = content.check().expect_err("faults");
        errors
            .into_iter()
            .map(|error| format!("{} {}", error.field, error.code))
            .collect()
    }

    #[test]
    fn what_is_entered_is_evened_and_every_fault_is_named() {
        let even = content().check().unwrap();
        assert_eq!((even.title.as_str(), even.documents.len()), ("Welcome", 1));
        assert_eq!(even.rule["everyone"], ["everyone"]);
        let mut wrong = content();
        wrong.title.clear();
        wrong.rule = BTreeMap::from([("loc1".to_owned(), vec![" ".to_owned()])]);
        wrong.per_hour = Some(0);
        wrong.delay_seconds = -1;
        wrong.actions = vec![
            Action::SetField {
                field: "email".to_owned(),
                value: String::new(),
            },
            Action::Webhook {
                url: "http://hooks.example".to_owned(),
            },
        ];
        assert_eq!(
            faults(wrong),
            [
                "title required",
                "rule.loc1 required",
                "actions.0.field unknown_field",
                "actions.1.url not_a_link",
                "delaySeconds out_of_range",
                "perHour out_of_range",
            ]
        );
        let mut idle = content();
        idle.actions.clear();
        idle.rule.clear();
        assert_eq!(faults(idle), ["rule required", "actions required"]);
    }

    #[test]
    fn an_event_about_no_document_is_narrowed_to_none() {
        let mut invited = content();
        invited.event = Event::PersonInvited;
        assert!(invited.check().unwrap().documents.is_empty());
        let all = <Event as strum::VariantArray>::VARIANTS;
        assert!(all.iter().all(|event| event.into_str().parse() == Ok(*event)));
    }

    #[test]
    fn keys_of_people_are_not_set_and_odd_addresses_not_called() {
        for field in ["loc1", "div6", "custom3", "position", "tags", "fields.shoeSize"] {
            assert!(may_be_set(field), "{field}");
        }
        for field in ["email", "username", "employeeId", "loc7", "roles", "fields."] {
            assert!(!may_be_set(field), "{field}");
        }
        for url in [
            "https://hooks.example/a?b=c",
            "http://127.0.0.1:4000/",
            "http://localhost/",
        ] {
            assert!(may_be_called(url), "{url}");
        }
        for url in [
            "http://hooks.example",
            "https://u:p@hooks.example",
            "ftp://hooks.example",
            "hooks.example",
        ] {
            assert!(!may_be_called(url), "{url}");
        }
    }

    #[test]
    fn actions_are_written_with_their_type() {
        let written = serde_json::to_value(&content().actions[0]).unwrap();
        assert_eq!(written["type"], "webhook");
    }
}
