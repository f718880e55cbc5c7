//! Who did what, in whose name: rows that are written with what was done, in the same transaction, and never changed.
//!
//! A domain event that a person publishes leaves a row by itself; what publishes no domain event says so with [`AuditEntry`].
use serde::Serialize;
use serde_json::{Map, Value};
use uuid::Uuid;

/// A row about to be written. Who, in whose name, where and when are the principal's to say.
#[derive(Clone, Debug, Serialize)]
pub struct AuditEntry {
    id: Uuid,
    action: &'static str,
    subject: String,
    subject_name: Option<String>,
    details: Map<String, Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    author: Option<Author>,
}

/// Who a row is by, where one transaction holds what several people did.
#[derive(Clone, Debug, Serialize)]
pub struct Author {
    /// The person whose session it was.
    pub actor: Option<Uuid>,
    /// The person in whose name the actor acted.
    pub acting_as: Option<Uuid>,
    /// The team at whose host it was done.
    pub team_id: Option<String>,
    /// From where, as far as the network tells.
    pub ip: Option<String>,
    /// The request it came with.
    pub request_id: Option<String>,
}

impl AuditEntry {
    /// `<noun>.<past participle>` happened to this.
    pub fn new(action: &'static str, subject: impl Into<String>) -> Self {
        Self {
            id: learnt_kernel::ids::new_id(),
            action,
            subject: subject.into(),
            subject_name: None,
            details: Map::new(),
            author: None,
        }
    }

    /// Done by this person, and not by the one that the rest of the transaction is of.
    pub fn by(mut self, author: Author) -> Self {
        self.author = Some(author);
        self
    }

    /// Its word.
    pub fn action(&self) -> &'static str {
        self.action
    }

    /// As people call what it happened to. Left out: the name that the tenant has for it at this moment.
    pub fn named(mut self, name: impl Into<String>) -> Self {
        self.subject_name = Some(name.into());
        self
    }

    /// What else is to be known of it. Never a secret, and no more of a person than which field it was.
    pub fn with(mut self, key: &str, value: impl Into<Value>) -> Self {
        self.details.insert(key.to_owned(), value.into());
        self
    }
}

/// What a domain event leaves in the log.
#[derive(Clone, Debug, Default)]
pub enum AuditTrace {
    /// A row of the same word about the same thing, if a person published it.
    #[default]
    Itself,
    /// These rows, whoever told it.
    Rows(Vec<AuditEntry>),
}

/// What a person's domain event leaves in the log by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Leaves {
    /// A row of its own word.
    #[default]
    Row,
    /// The same, if it is done in another person's name: a learner's own steps are many, and theirs.
    InAnothersName,
    /// Nothing: it only follows from something else that left a row.
    Nothing,
}

impl Leaves {
    /// Whether there is a row.
    pub fn a_row(self, in_anothers_name: bool) -> bool {
        match self {
            Self::Row => true,
            Self::InAnothersName => in_anothers_name,
            Self::Nothing => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_learners_steps_are_written_down_in_anothers_name_only() {
        assert!(Leaves::Row.a_row(false) && Leaves::Row.a_row(true));
        assert!(!Leaves::InAnothersName.a_row(false) && Leaves::InAnothersName.a_row(true));
        assert!(!Leaves::Nothing.a_row(false) && !Leaves::Nothing.a_row(true));
    }

    #[test]
    fn an_entry_is_written_with_the_names_of_the_columns() {
        let entry = AuditEntry::new("course.created", "x").named("Fire").with("draft", 1);
        let written = serde_json::to_value(entry).unwrap();
        assert_eq!(written["subject_name"], "Fire");
        assert_eq!(written["details"]["draft"], 1);
    }
}
