//! The notifications about the learning of people: managers hear who is late, and people that somebody reminds them.
use learnt_queries::queries::people_learning as sql;

use crate::feature::HookFuture;
use crate::features::notifications::{
    DueSpan, MailWay, NewNotification, NotificationKind, NotificationKinds, NotificationText, WaitingMail, Wording,
    send,
};
use crate::i18n::{Catalogue, Texts};
use crate::language::Language;
use crate::prelude::*;

static CATALOGUE: Catalogue = Catalogue::new(include_str!("i18n/en.json"), include_str!("i18n/ar.json"));

/// What this feature hands in.
pub const KINDS: NotificationKinds = NotificationKinds {
    all: &[&PEOPLE_OVERDUE, &LEARNING_REMINDER],
    over: Some(over),
};

/// People whom somebody manages are late with a course or a pathway.
static PEOPLE_OVERDUE: NotificationKind = NotificationKind {
    text: people_overdue,
    action: "action.team",
    link: |document| format!("/apps/manager/my-team?state=overdue&documentId={document}"),
    mail: MailWay::Digest,
    ..NotificationKind::new("peopleOverdue", 140, texts)
};

/// A manager or an admin reminds of something that is not completed; where it is done, the notification says.
static LEARNING_REMINDER: NotificationKind = NotificationKind {
    text: |wording| NotificationText {
        title: wording.own("title"),
        body: wording.with_due_date(wording.own("body")),
    },
    link: |record| format!("/apps/course/{record}"),
    ..NotificationKind::new("learningReminder", 160, texts)
};

fn texts(language: Language) -> Texts<'static> {
    CATALOGUE.of(language)
}

/// Reminders of what their person has no longer, or completed meanwhile. Of people who are late, managers are told all the same.
fn over<'a>(change: &'a Change<'_>, waiting: &'a [WaitingMail]) -> HookFuture<'a, Vec<Uuid>> {
    Box::pin(async move {
        let is_reminder = |one: &&WaitingMail| one.kind == LEARNING_REMINDER.word;
        let reminders: Vec<&WaitingMail> = waiting.iter().filter(is_reminder).collect();
        let ids: Vec<Uuid> = reminders.iter().map(|one| one.id).collect();
        let users: Vec<Uuid> = reminders.iter().map(|one| one.user_id).collect();
        let records: Vec<Uuid> = reminders.iter().map(|one| one.about).collect();
        sql::over_reminders()
            .bind(change.tx(), &ids, &users, &records)
            .all()
            .await
            .sql()
    })
}

/// Few are named; of more it is said how many they are.
fn people_overdue(wording: &Wording<'_>) -> NotificationText {
    let names = wording.params["names"].as_array().into_iter().flatten();
    let names: Vec<&str> = names.filter_map(Value::as_str).collect();
    let people = wording.params["people"].as_u64().unwrap_or_default();
    let people = usize::try_from(people).unwrap_or(usize::MAX);
    let more = people.saturating_sub(names.len());
    let listed = |names: &[&str]| names.join(&wording.text("people.separator", &[]));
    let who = match (names.split_last(), more) {
        (Some((last, [])), 0) => (*last).to_owned(),
        (Some((last, first)), 0) => wording.text("people.last", &[("first", &listed(first)), ("last", last)]),
        (_, more) => wording.count("people.more", more, &[("names", &listed(&names))]),
    };
    let (title, body) = if wording.has_value("pathway") {
        ("pathway.title", "peopleOverdue.pathway.body")
    } else {
        ("title", "peopleOverdue.body")
    };
    NotificationText {
        title: wording.own(title),
        body: wording.count(body, people, &[("who", &who)]),
    }
}

/// Tells managers of their people who are late, once for a document and a date.
pub fn remind_managers<'a>(change: &'a mut Change<'_>, span: DueSpan) -> HookFuture<'a, bool> {
    Box::pin(async move {
        if span.days > 0 {
            return Ok(false);
        }
        let rows = sql::late_people()
            .bind(change.tx(), &span.after, &span.until, &span.most)
            .all()
            .await
            .sql()?;
        let notices: Vec<NewNotification> = rows
            .into_iter()
            .map(|row| {
                let (name, id) = match row.r#type.as_str() {
                    "pathway" => ("pathway", "pathwayId"),
                    _ => ("course", "courseId"),
                };
                NewNotification {
                    user_id: row.manager,
                    key: row.event_key,
                    team: None,
                    about: row.document_id,
                    params: json!({
                        name: row.title, id: row.document_id, "dueAt": row.due, "people": row.people,
                        "names": row.names,
                    }),
                }
            })
            .collect();
        send(change, &PEOPLE_OVERDUE, &notices).await?;
        Ok(span.is_full(notices.len()))
    })
}

/// That somebody is reminded, by a person, of what they have not completed.
pub struct ManualReminder {
    pub user_id: Uuid,
    pub record: Uuid,
    /// Sent again under this key, it is the same.
    pub key: String,
    pub title: String,
    /// Who reminds them.
    pub by: String,
    pub due_at: Option<DateTime<Utc>>,
    /// Where they go on with it.
    pub link: String,
}

/// Reminds people of a team of what they have not completed.
pub async fn notify(change: &mut Change<'_>, team: &str, reminded: &[ManualReminder]) -> Result<()> {
    let notice = |one: &ManualReminder| NewNotification {
        user_id: one.user_id,
        key: one.key.clone(),
        team: Some(team.to_owned()),
        about: one.record,
        params: json!({"title": one.title, "by": one.by, "dueAt": one.due_at, "link": one.link}),
    };
    let notices: Vec<_> = reminded.iter().map(notice).collect();
    send(change, &LEARNING_REMINDER, &notices).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::notifications::testing::{arabic, body, english};

    fn late(names: Value, people: u64) -> Value {
        json!({"course": "Fire", "dueAt": "2026-11-27T23:59:59Z", "names": names, "people": people})
    }

    #[test]
    fn few_are_named_and_many_are_counted() {
        let late_body = |names: Value, people: u64| body(&PEOPLE_OVERDUE, &late(names, people));
        assert_eq!(
            late_body(json!(["Lena Berg"]), 1),
            "Lena Berg has not completed “Fire”, which was due on 27 November 2026."
        );
        assert_eq!(
            late_body(json!(["Lena Berg", "Otto Berg"]), 2),
            "Lena Berg and Otto Berg have not completed “Fire”, which was due on 27 November 2026."
        );
        assert_eq!(
            late_body(json!(["Lena Berg", "Otto Berg", "Mia Berg"]), 12),
            "Lena Berg, Otto Berg, Mia Berg and 9 more have not completed “Fire”, which was due on 27 November 2026."
        );
        assert_eq!(
            arabic(&PEOPLE_OVERDUE, &late(json!(["Lena", "Otto", "Mia"]), 12)).body,
            "لم يكمل Lena، Otto، Mia و9 أشخاص آخرين الدورة «Fire» التي كان موعدها 27 نوفمبر 2026."
        );
    }

    #[test]
    fn a_pathway_is_named_as_one() {
        let late_with_pathway =
            json!({"pathway": "Welcome", "dueAt": "2026-11-27T23:59:59Z", "names": ["Lena Berg"], "people": 1});
        let message = english(&PEOPLE_OVERDUE, &late_with_pathway);
        assert_eq!(
            (message.title.as_str(), message.body.as_str()),
            (
                "Overdue in your team: Welcome",
                "Lena Berg has not completed the pathway “Welcome”, which was due on 27 November 2026."
            )
        );
    }

    #[test]
    fn a_reminder_says_who_sent_it_and_when_it_is_due() {
        let reminded = |due: Value| {
            body(
                &LEARNING_REMINDER,
                &json!({"title": "Fire", "by": "Marco Berg", "dueAt": due}),
            )
        };
        assert_eq!(
            reminded(Value::Null),
            "Marco Berg has sent you a reminder about “Fire”."
        );
        assert_eq!(
            reminded(json!("2026-11-27T16:00:00Z")),
            "Marco Berg has sent you a reminder about “Fire”. It is due on 27 November 2026, 16:00."
        );
    }
}
