//! What happened, written down in the transaction that made it happen; neighbours and live screens hear of it after the commit.
//!
//! Each kind is a struct of its own, declared once by [`crate::domain_events!`] beside the feature in which it happens. Who publishes it
//! makes the struct, and who reacts to it gets it: there is no other way to either.
use std::ops::Deref;

use chrono::{DateTime, Utc};
use learnt_kernel::problem::{Problem, Result};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use uuid::Uuid;

use crate::audit::{AuditEntry, AuditTrace, Leaves};

/// What a domain event of one kind says.
pub trait Event: Serialize + DeserializeOwned + Send + Sync + 'static {
    /// `<noun>.<past participle>`, such as `person.invited`. It lies in tables: another one is another kind.
    const KIND: &'static str;
    /// Whether it leaves a row in the audit log by itself, when a person publishes it.
    const LEAVES: Leaves = Leaves::Row;
}

/// Declares the domain events of a feature, a struct a kind:
///
/// ```ignore
/// domain_events! {
///     /// An upload lies in no row any more: its bytes go.
///     "file.dropped", Nothing => FileDropped { hash: String }
///     /// Somebody saw it for the first time.
///     "thing.seen" => ThingSeen {}
/// }
/// ```
///
/// A second word says what it leaves in the audit log by itself, if that is not a row ([`Leaves`]). Names in the database are
/// in `camelCase`. What rows say that lie there already stays readable: a new field has a `#[serde(default)]`.
#[macro_export]
macro_rules! domain_events {
    (@struct [$($meta:tt)*] $name:ident {}) => {
        $($meta)*
        #[derive(Clone, Copy, Debug)]
        pub struct $name {}

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> ::std::result::Result<S::Ok, S::Error> {
                ::serde::Serialize::serialize(&$crate::domain_events::EmptyPayload {}, serializer)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(reader: D) -> ::std::result::Result<Self, D::Error> {
                <$crate::domain_events::EmptyPayload as ::serde::Deserialize>::deserialize(reader).map(|_| Self {})
            }
        }
    };
    (@struct [$($meta:tt)*] $name:ident { $($(#[$about:meta])* $field:ident: $type:ty),+ $(,)? }) => {
        $($meta)*
        #[derive(Clone, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(rename_all = "camelCase")]
        pub struct $name {
            $($(#[$about])* pub $field: $type),+
        }
    };
    (@struct [$($meta:tt)*] $name:ident ($type:ty)) => {
        $($meta)*
        #[derive(Clone, Debug, ::serde::Serialize, ::serde::Deserialize)]
        pub struct $name(pub $type);
    };
    ($($(#[$meta:meta])* $kind:literal $(, $leaves:ident)? => $name:ident $fields:tt)+) => {$(
        $crate::domain_events!(@struct [$(#[$meta])*] $name $fields);

        impl $crate::domain_events::Event for $name {
            const KIND: &'static str = $kind;
            $(const LEAVES: $crate::audit::Leaves = $crate::audit::Leaves::$leaves;)?
        }
    )+};
}

/// The payload of a kind that says no more than that it happened.
#[derive(Serialize, Deserialize)]
pub struct EmptyPayload {}

/// What happened, of whatever kind: made of the kind's struct, and of nothing else.
#[derive(Clone, Debug)]
pub struct EventBody {
    kind: &'static str,
    payload: Value,
    audit_trace: Leaves,
}

impl EventBody {
    /// `<noun>.<past participle>`.
    pub fn kind(&self) -> &'static str {
        self.kind
    }
}

impl<E: Event> From<E> for EventBody {
    fn from(event: E) -> Self {
        Self {
            kind: E::KIND,
            payload: serde_json::to_value(event).expect("what a domain event says can be written as JSON"),
            audit_trace: E::LEAVES,
        }
    }
}

/// Something that happened, about to be written to the outbox.
#[derive(Clone, Debug)]
pub struct DomainEvent {
    /// `<noun>.<past participle>`, such as `person.invited`.
    pub kind: &'static str,
    /// The id of what it happened to.
    pub subject: String,
    /// What reactions need to know; never shown to a browser.
    pub payload: Value,
    /// Live topics that it touches: `course:<id>`, `learners:<course id>`, `home:<team>`, `fields:<team>`, `blogs:<team>`, `events:<team>`,
    /// `drafts:<team>`, `forms:<team>` (for admins and managers), `badges:<team>` and `certificates:<team>` (for admins),
    /// `me:<user id>`, `people`, `profiles`.
    pub topics: Vec<String>,
    /// Nobody has to react to this one, although others of its kind have reactions.
    silent: bool,
    /// What it leaves in the audit log.
    pub trace: AuditTrace,
    audit_trace: Leaves,
}

impl DomainEvent {
    /// It happened to this. Neighbours react to it if its kind has reactions.
    pub fn of(subject: impl Into<String>, what: impl Into<EventBody>) -> Self {
        let EventBody {
            kind,
            payload,
            audit_trace,
        } = what.into();
        Self {
            kind,
            subject: subject.into(),
            payload,
            topics: Vec::new(),
            silent: false,
            trace: AuditTrace::default(),
            audit_trace,
        }
    }

    /// Touches this live topic too.
    pub fn topic(mut self, topic: impl Into<String>) -> Self {
        self.topics.push(topic.into());
        self
    }

    /// Nobody has to react, although others of this kind have reactions.
    pub fn without_reaction(mut self) -> Self {
        self.silent = true;
        self
    }

    /// Whether nobody has to react to this one.
    pub fn is_silent(&self) -> bool {
        self.silent
    }

    /// What it leaves in the audit log by itself.
    pub fn audit_trace(&self) -> Leaves {
        self.audit_trace
    }

    /// Leaves these rows in the audit log instead of one of its own word; none: it only follows from what left some.
    pub fn with_audit_rows(mut self, rows: Vec<AuditEntry>) -> Self {
        self.trace = AuditTrace::Rows(rows);
        self
    }

    /// Leaves this row in the audit log instead of one of its own word.
    pub fn logged(self, row: AuditEntry) -> Self {
        self.with_audit_rows(vec![row])
    }
}

/// A domain event as the outbox has it.
#[derive(Clone, Debug)]
pub struct ReceivedEvent {
    /// The domain event's id: a reaction that makes something names it by this, so that a repetition finds it.
    pub id: Uuid,
    /// `<noun>.<past participle>`.
    pub kind: String,
    /// The id of what it happened to.
    pub subject: String,
    /// What was published.
    pub payload: Value,
    /// Who did it; nobody for the system itself.
    pub actor: Option<Uuid>,
    /// The person in whose name the actor acted.
    pub acting_as: Option<Uuid>,
    pub at: DateTime<Utc>,
    /// The triggers that led to it.
    pub cause: Cause,
}

/// How something came about by triggers: none, or so many one after another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cause {
    pub depth: i16,
    /// The last one.
    pub trigger: Option<Uuid>,
}

impl ReceivedEvent {
    /// What it happened to, by its id.
    pub fn about(&self) -> Result<Uuid> {
        self.subject
            .parse()
            .map_err(|_| Problem::unavailable("unreadable_fact", format!("{} names nothing by an id", self.kind)))
    }

    /// With what it says. What cannot be read is an error: the domain event is tried again, perhaps by a newer program, and lies dead
    /// in the end where somebody sees it.
    pub fn read<E: Event>(&self) -> Result<Received<E>> {
        let unreadable = |why: String| Problem::unavailable("unreadable_fact", format!("{} {why}", self.kind));
        if self.kind != E::KIND {
            return Err(unreadable(format!("is not {}", E::KIND)));
        }
        let payload = E::deserialize(&self.payload).map_err(|error| unreadable(format!("cannot be read: {error}")))?;
        Ok(Received {
            event: self.clone(),
            payload,
        })
    }
}

/// A domain event of one kind, as a reaction to that kind gets it.
#[derive(Clone, Debug)]
pub struct Received<E> {
    event: ReceivedEvent,
    /// Its payload, as its kind declares it.
    pub payload: E,
}

impl<E> Deref for Received<E> {
    type Target = ReceivedEvent;

    fn deref(&self) -> &ReceivedEvent {
        &self.event
    }
}

#[cfg(test)]
mod tests {
    use learnt_kernel::ids::new_id;
    use serde_json::json;

    use super::*;

    crate::domain_events! {
        /// Somebody praised somebody.
        "person.praised", InAnothersName => PersonPraised { user_id: Uuid, by: Option<String> }

        /// Nothing more is said.
        "praise.ended" => PraiseEnded {}
    }

    fn row(kind: &str, payload: Value) -> ReceivedEvent {
        ReceivedEvent {
            id: new_id(),
            kind: kind.to_owned(),
            subject: "x".to_owned(),
            payload,
            actor: None,
            acting_as: None,
            at: DateTime::UNIX_EPOCH,
            cause: Cause::default(),
        }
    }

    #[test]
    fn what_was_published_is_read_by_whoever_reacts() {
        let (user_id, by) = (new_id(), None);
        let event = DomainEvent::of("x", PersonPraised { user_id, by });
        assert_eq!(
            (event.kind, event.audit_trace()),
            ("person.praised", Leaves::InAnothersName)
        );
        assert_eq!(event.payload, json!({"userId": user_id, "by": null}));
        let received = row(event.kind, event.payload).read::<PersonPraised>().unwrap();
        assert_eq!(received.payload.user_id, user_id);
        let event = DomainEvent::of("x", PraiseEnded {});
        assert_eq!((event.payload, event.audit_trace), (json!({}), Leaves::Row));
    }

    #[test]
    fn what_a_newer_or_an_older_program_says_besides_is_left_alone() {
        let more = json!({"userId": new_id(), "since": "noon"});
        assert!(row("person.praised", more.clone()).read::<PersonPraised>().is_ok());
        assert!(row("praise.ended", more).read::<PraiseEnded>().is_ok());
    }

    #[test]
    fn what_cannot_be_read_and_another_kind_are_errors_that_are_tried_again() {
        for unreadable in [
            row("person.praised", json!({"userId": 7})),
            row("person.praised", json!({})),
            row("person.blamed", json!({"userId": new_id()})),
        ] {
            let problem = unreadable.read::<PersonPraised>().unwrap_err();
            assert_eq!(problem.code(), "unreadable_fact");
            assert_eq!(problem.status(), 503);
        }
    }
}
