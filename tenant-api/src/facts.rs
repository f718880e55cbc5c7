//! What happened, written down in the transaction that made it happen; neighbours and live screens hear of it after the commit.
use chrono::{DateTime, Utc};
use serde_json::Value;
use uuid::Uuid;

use crate::audit::{Entry, Trace};

/// Something that happened, about to be written to the outbox.
#[derive(Clone, Debug)]
pub struct Fact {
    /// `<noun>.<past participle>`, such as `person.invited`.
    pub kind: &'static str,
    /// The id of what it happened to.
    pub subject: String,
    /// What reactions need to know; never shown to a browser.
    pub payload: Value,
    /// Live topics that it touches: `course:<id>`, `learners:<course id>`, `home:<team>`, `fields:<team>`, `blogs:<team>`,
    /// `drafts:<team>`, `badges:<team>` and `certificates:<team>` (for admins), `me:<user id>`, `people`, `profiles`.
    pub topics: Vec<String>,
    /// Whether a neighbour has to do something about it.
    pub needs_reaction: bool,
    /// What it leaves in the audit log.
    pub trace: Trace,
}

impl Fact {
    /// A fact that only live screens hear of.
    pub fn new(kind: &'static str, subject: impl Into<String>, payload: Value) -> Self {
        Self {
            kind,
            subject: subject.into(),
            payload,
            topics: Vec::new(),
            needs_reaction: false,
            trace: Trace::default(),
        }
    }

    /// Touches this live topic too.
    pub fn topic(mut self, topic: impl Into<String>) -> Self {
        self.topics.push(topic.into());
        self
    }

    /// A neighbour has to react.
    pub fn react(mut self) -> Self {
        self.needs_reaction = true;
        self
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

/// A fact as a reaction reads it back.
#[derive(Clone, Debug)]
pub struct Happened {
    /// The fact's id: a reaction that makes something names it by this, so that a repetition finds it.
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
}
