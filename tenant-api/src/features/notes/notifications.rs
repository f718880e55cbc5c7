//! The notification of notes: a reminder whose moment has come.
use learnt_queries::queries::notes as sql;

use crate::feature::HookFuture;
use crate::features::notifications::{NewNotification, NotificationKind, NotificationKinds, WaitingMail, send};
use crate::i18n::{Catalogue, Texts};
use crate::language::Language;
use crate::prelude::*;

static CATALOGUE: Catalogue = Catalogue::new(include_str!("i18n/en.json"), include_str!("i18n/ar.json"));

/// What this feature hands in.
pub const KINDS: NotificationKinds = NotificationKinds {
    all: &[&NOTE_REMINDER],
    over: Some(over),
};

static NOTE_REMINDER: NotificationKind = NotificationKind {
    // A note that has no name, or whose name is not for others, is only said to be there.
    text: |wording| {
        let is_named = !wording.param("note").is_empty();
        wording.variant(if is_named { "named" } else { "bare" })
    },
    action: "action.note",
    link: |note| format!("/apps/notes/{note}"),
    private_params: &["note"],
    ..NotificationKind::new("noteReminder", 60, texts)
};

fn texts(language: Language) -> Texts<'static> {
    CATALOGUE.of(language)
}

/// A note whose moment has come.
pub struct Reminder {
    pub user_id: Uuid,
    pub note: Uuid,
    /// What it is called; nobody but its person reads that.
    pub name: String,
    pub at: DateTime<Utc>,
}

/// Reminds a person of a note of theirs, once for each moment.
pub async fn remind(change: &mut Change<'_>, of: Reminder) -> Result<()> {
    let notice = NewNotification {
        user_id: of.user_id,
        key: format!("note:{}:{}", of.note, of.at.timestamp()),
        team: None,
        about: of.note,
        params: json!({"note": of.name, "noteId": of.note, "at": of.at}),
    };
    send(change, &NOTE_REMINDER, &[notice]).await
}

/// Those whose note was deleted.
fn over<'a>(change: &'a Change<'_>, waiting: &'a [WaitingMail]) -> HookFuture<'a, Vec<Uuid>> {
    Box::pin(async move {
        let ids: Vec<Uuid> = waiting.iter().map(|one| one.id).collect();
        let notes: Vec<Uuid> = waiting.iter().map(|one| one.about).collect();
        sql::over_notes().bind(change.tx(), &ids, &notes).all().await.sql()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::notifications::testing::{body, english, redacted};

    #[test]
    fn what_a_note_is_called_is_said_to_its_person_alone() {
        let params = json!({"note": "Call Otto", "noteId": "n"});
        let reminder = english(&NOTE_REMINDER, &params);
        assert_eq!(
            (reminder.title.as_str(), reminder.action.as_str()),
            ("Reminder: Call Otto", "Open the note")
        );
        assert_eq!(
            body(&NOTE_REMINDER, &redacted(&NOTE_REMINDER, params)),
            "You asked to be reminded of one of your notes."
        );
    }
}
