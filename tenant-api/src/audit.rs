//! Who did what, in whose name: rows that are written with what was done, in the same transaction, and never changed.
//!
//! A domain event that a person's hand tells leaves a row by itself; what tells no domain event says so with [`Entry`].
use serde::Serialize;
use serde_json::{Map, Value};
use uuid::Uuid;

/// Every word that a row may carry. Both apps have a text for each (`tests/tests/audit/words.rs`).
pub const WORDS: &[&str] = &[
    "activity.completed",
    "activity.opened",
    "audit.purged",
    "audit_settings.changed",
    "badge.archived",
    "badge.changed",
    "badge.created",
    "badge.given",
    "badge.restored",
    "badge.withdrawn",
    "blog.archived",
    "blog.changed",
    "blog.created",
    "blog.published",
    "blog.restored",
    "blog.unpublished",
    "calendar_feed.created",
    "calendar_feed.revoked",
    "certificate.issued",
    "certificate.reissued",
    "certificate.restored",
    "certificate.withdrawn",
    "certificate_template.archived",
    "certificate_template.changed",
    "certificate_template.created",
    "certificate_template.published",
    "certificate_template.restored",
    "course.archived",
    "course.changed",
    "course.completed",
    "course.created",
    "course.published",
    "course.restored",
    "course.started",
    "course.unpublished",
    "coursework.marked",
    "coursework.reopened",
    "coursework.submitted",
    "demo_account.marked",
    "demo_account.unmarked",
    "document.enrolled",
    "document.left",
    "email.changed",
    "email.recovered",
    "email.verified",
    "event.archived",
    "event.cancelled",
    "event.changed",
    "event.code_ended",
    "event.code_made",
    "event.created",
    "event.message_sent",
    "event.people_added",
    "event.published",
    "event.restored",
    "event_asset.archived",
    "event_asset.changed",
    "event_asset.created",
    "event_asset.restored",
    "event_settings.changed",
    "factor.added",
    "factor.removed",
    "factor.taken",
    "field.archived",
    "field.changed",
    "field.created",
    "field.restored",
    "fields.ordered",
    "file.uploaded",
    "form.answered",
    "form.archived",
    "form.changed",
    "form.created",
    "form.marked",
    "form.marker_assigned",
    "form.opinion_given",
    "form.published",
    "form.reopened",
    "form.rescored",
    "form.restored",
    "form.returned",
    "form.submitted",
    "form.unpublished",
    "form_template.created",
    "form_template.deleted",
    "home.changed",
    "home.published",
    "home.restored",
    "impersonation.ended",
    "impersonation.started",
    "import.checked",
    "import.discarded",
    "import.done",
    "import.started",
    "import.uploaded",
    "learning.assigned",
    "learning.completed",
    "learning.extended",
    "learning.reminded",
    "learning.reset",
    "learning.taken",
    "mail.sent_again",
    "mail.written",
    "navigation.changed",
    "notification_preferences.chosen",
    "notification_settings.changed",
    "package.archived",
    "package.changed",
    "package.completed",
    "package.created",
    "package.published",
    "package.restored",
    "package.unpublished",
    "password.changed",
    "password.forgotten",
    "password.reset",
    "pathway.archived",
    "pathway.changed",
    "pathway.completed",
    "pathway.created",
    "pathway.item_required",
    "pathway.item_waived",
    "pathway.published",
    "pathway.restored",
    "pathway.unpublished",
    "permission.changed",
    "permission.created",
    "person.changed",
    "person.created",
    "person.invitation_accepted",
    "person.invited",
    "person.managers_named",
    "person.password_set",
    "person.pictured",
    "person.registered",
    "person.roles_given",
    "person.sign_in_blocked",
    "person.status_changed",
    "points.redeemed",
    "points.set",
    "preferences.chosen",
    "profile_rules.changed",
    "provider.linked",
    "provider.unlinked",
    "question.added",
    "question.changed",
    "question.removed",
    "quiz.submitted",
    "recovery_codes.replaced",
    "registration.moved",
    "resource.archived",
    "resource.changed",
    "resource.created",
    "resource.downloaded",
    "resource.opened",
    "resource.published",
    "resource.restored",
    "resource.unpublished",
    "session.begun",
    "session.ended",
    "session.handed_over",
    "sessions.ended",
    "sign_in.changed",
    "theme.changed",
    "trigger.archived",
    "trigger.changed",
    "trigger.created",
    "trigger.disabled",
    "trigger.enabled",
    "trigger.redelivered",
    "trigger.replayed",
    "trigger.retried",
    "trigger.secret_rotated",
    "trigger.stopped",
];

/// A row about to be written. Who, in whose name, where and when are the hand's to say.
#[derive(Clone, Debug, Serialize)]
pub struct Entry {
    id: Uuid,
    action: &'static str,
    subject: String,
    subject_name: Option<String>,
    details: Map<String, Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hand: Option<Hand>,
}

/// Whose hand a row is of, where one transaction holds what several people did.
#[derive(Clone, Debug, Serialize)]
pub struct Hand {
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

impl Entry {
    /// `<noun>.<past participle>` happened to this.
    pub fn new(action: &'static str, subject: impl Into<String>) -> Self {
        debug_assert!(
            WORDS.contains(&action),
            "'{action}' is no word of the audit log yet: enter it in WORDS"
        );
        Self {
            id: learnt_kernel::ids::new_id(),
            action,
            subject: subject.into(),
            subject_name: None,
            details: Map::new(),
            hand: None,
        }
    }

    /// Done by this hand, and not by the one that the rest of the transaction is of.
    pub fn by(mut self, hand: Hand) -> Self {
        self.hand = Some(hand);
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
pub enum Trace {
    /// A row of the same word about the same thing, if a person's hand told it.
    #[default]
    Itself,
    /// These rows, whoever told it.
    Rows(Vec<Entry>),
}

/// Whether a person's domain event of this kind leaves a row by itself. What only follows from something else that left one does
/// not; a learner's steps do while somebody else takes them in the learner's name.
pub fn leaves_a_row(kind: &str, in_anothers_name: bool) -> bool {
    match kind {
        "course.started" | "activity.opened" | "activity.completed" | "course.completed" => in_anothers_name,
        "file.dropped" | "import.step" | "person.seen" => false,
        _ if kind.starts_with("assignments.") => false,
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_learners_steps_are_written_down_in_anothers_name_only() {
        assert!(!leaves_a_row("activity.completed", false));
        assert!(leaves_a_row("activity.completed", true));
        assert!(leaves_a_row("person.changed", false));
        assert!(!leaves_a_row("assignments.changed", true));
    }

    #[test]
    fn each_word_stands_there_once_and_in_order() {
        assert!(WORDS.is_sorted_by(|one, next| one < next));
        assert!(WORDS.iter().all(|word| word.split_once('.').is_some()));
    }

    #[test]
    fn an_entry_is_written_with_the_names_of_the_columns() {
        let entry = Entry::new("course.created", "x").named("Fire").with("draft", 1);
        let written = serde_json::to_value(entry).unwrap();
        assert_eq!(written["subject_name"], "Fire");
        assert_eq!(written["details"]["draft"], 1);
    }
}
