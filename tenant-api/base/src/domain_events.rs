//! What happened, written down in the transaction that made it happen; neighbours and live screens hear of it after the commit.
use chrono::{DateTime, Utc};
use learnt_kernel::problem::{Problem, Result};
use serde::de::DeserializeOwned;
use serde_json::Value;
use uuid::Uuid;

use crate::audit::{Entry, Trace};

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
    pub trace: Trace,
}

impl DomainEvent {
    /// A domain event. Neighbours react to it if its kind has reactions.
    pub fn new(kind: &'static str, subject: impl Into<String>, payload: Value) -> Self {
        Self {
            kind,
            subject: subject.into(),
            payload,
            topics: Vec::new(),
            silent: false,
            trace: Trace::default(),
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

    /// Leaves these rows in the audit log instead of one of its own word; none: it only follows from what left some.
    pub fn traced(mut self, rows: Vec<Entry>) -> Self {
        self.trace = Trace::Rows(rows);
        self
    }

    /// Leaves this row in the audit log instead of one of its own word.
    pub fn logged(self, row: Entry) -> Self {
        self.traced(vec![row])
    }
}

/// A domain event as a reaction reads it back.
#[derive(Clone, Debug)]
pub struct ReceivedEvent {
    /// The domain event's id: a reaction that makes something names it by this, so that a repetition finds it.
    pub id: Uuid,
    /// `<noun>.<past participle>`.
    pub kind: String,
    /// The id of what it happened to.
    pub subject: String,
    /// What was told.
    pub payload: Value,
    /// Who did it; nobody for the system itself.
    pub actor: Option<Uuid>,
    /// The person in whose name the actor acted.
    pub acting_as: Option<Uuid>,
    /// When.
    pub at: DateTime<Utc>,
    /// The triggers that led to it.
    pub cause: Cause,
}

/// How something came about by triggers: none, or so many one after another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cause {
    /// How many.
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

    /// What was told, as a reaction understands it. What cannot be read is an error: the domain event is tried again, perhaps by a
    /// newer program, and lies dead in the end where somebody sees it.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T> {
        T::deserialize(&self.payload)
            .map_err(|error| Problem::unavailable("unreadable_fact", format!("{} cannot be read: {error}", self.kind)))
    }
}
