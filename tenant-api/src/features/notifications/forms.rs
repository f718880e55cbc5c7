//! What people are told of their forms, and markers of what waits for them.

use learnt_queries::queries::notifications as sql;

use super::model::Kind;
use super::wording::Message;
use super::write::{Event, write};
use crate::domain_events::Received;
use crate::features::forms::domain_events::FormAssigned;
use crate::prelude::*;
use crate::registry::Reacting;

/// What is told of a form that was submitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormNews {
    /// It waits for a marker.
    Submitted,
    /// It is decided, or to be done again.
    Marked,
}

/// The submission that is told of.
pub struct OfForm<'a> {
    /// Which.
    pub id: Uuid,
    /// Whose.
    pub team: &'a str,
    /// What its form is called.
    pub title: &'a str,
    /// Whom it is about.
    pub person: &'a str,
    /// What was decided; of one that waits `handed`, where a colleague handed it over.
    pub outcome: &'a str,
    /// It asks for something to be granted.
    pub is_request: bool,
}

/// Who is told.
pub struct FormPerson {
    /// Whom.
    pub user_id: Uuid,
    /// Told again under this name, it is the same.
    pub key: String,
    /// The screen on which they go on.
    pub link: String,
}

/// Tells markers what waits for them, or a person what became of their submission.
pub async fn publish(change: &mut Change<'_>, news: FormNews, of: &OfForm<'_>, people: &[FormPerson]) -> Result<()> {
    let event = |one: &FormPerson| Event {
        user_id: one.user_id,
        key: one.key.clone(),
        team: Some(of.team.to_owned()),
        about: of.id,
        params: json!({
            "form": of.title, "person": of.person, "outcome": of.outcome, "isRequest": of.is_request, "link": one.link,
        }),
    };
    let events: Vec<Event> = people.iter().map(event).collect();
    let kind = match news {
        FormNews::Submitted => Kind::FormSubmitted,
        FormNews::Marked => Kind::FormMarked,
    };
    write(change, kind, &events).await
}

/// `form.assigned`: people have a form.
pub fn given<'a>(_: &'a App, change: &'a mut Change<'_>, event: &'a Received<FormAssigned>) -> Reacting<'a> {
    Box::pin(async move {
        let form: Uuid = event.about()?;
        let rows = sql::form_given()
            .bind(change.tx(), &form, &event.at, &event.told.opened)
            .all()
            .await
            .sql()?;
        let events: Vec<Event> = rows
            .into_iter()
            .map(|row| Event {
                user_id: row.user_id,
                key: format!("form-assigned:{}", row.id),
                team: Some(row.team_id),
                about: row.form_id,
                params: json!({
                    "form": row.title, "formId": row.form_id, "isOptional": row.is_optional, "dueAt": row.due,
                    "link": format!("/apps/myforms/{}/{}", row.form_id, row.handle),
                }),
            })
            .collect();
        write(change, Kind::FormAssigned, &events).await
    })
}

/// Whatever is due in a span of time and is a duty, or with no days ahead: was due; answers how many were told.
pub async fn remind(
    change: &mut Change<'_>,
    days: i16,
    (after, until): (DateTime<Utc>, DateTime<Utc>),
    most: i64,
) -> Result<usize> {
    let (kind, word) = match days {
        0 => (Kind::FormOverdue, "form-overdue:".to_owned()),
        _ => (Kind::FormDueSoon, format!("form-due:{days}:")),
    };
    let rows = sql::forms_due()
        .params(
            change.tx(),
            &sql::FormsDueParams {
                word,
                after,
                until,
                days: i32::from(days),
                most,
            },
        )
        .all()
        .await
        .sql()?;
    let events: Vec<Event> = rows
        .into_iter()
        .map(|row| Event {
            user_id: row.user_id,
            key: row.event_key,
            team: Some(row.team_id),
            about: row.form_id,
            params: json!({
                "form": row.title, "formId": row.form_id, "dueAt": row.due, "days": days,
                "link": format!("/apps/myforms/{}/{}", row.form_id, row.handle),
            }),
        })
        .collect();
    write(change, kind, &events).await?;
    Ok(events.len())
}

/// In English words.
pub fn said(kind: Kind, params: &Value, due: Option<String>) -> Message {
    let text = |name: &str| params[name].as_str().unwrap_or_default();
    let form = text("form");
    let (title, body, action) = match kind {
        Kind::FormAssigned => {
            let given = if params["isOptional"] == true {
                format!("You can complete “{form}”.")
            } else {
                format!("Please complete “{form}”.")
            };
            let body = due.map_or_else(|| given.clone(), |due| format!("{given} It is due on {due}."));
            (format!("New form: {form}"), body, "Open the form")
        }
        Kind::FormDueSoon => (
            format!("Due soon: {form}"),
            format!("“{form}” is due on {}.", due.unwrap_or_default()),
            "Open the form",
        ),
        Kind::FormOverdue => (
            format!("Overdue: {form}"),
            format!("“{form}” was due on {}. Please complete it.", due.unwrap_or_default()),
            "Open the form",
        ),
        Kind::FormSubmitted => waiting(params, form, text("person")),
        _ => marked(form, text("outcome")),
    };
    Message { title, body, action }
}

fn waiting(params: &Value, form: &str, person: &str) -> (String, String, &'static str) {
    if params["outcome"] == "handed" {
        let body = format!("A colleague has handed over “{form}” by {person} to you for marking.");
        return (format!("Handed over to you: {form}"), body, "Open the submission");
    }
    if params["isRequest"] == true {
        let body = format!("{person} has requested your approval in “{form}”.");
        return (format!("To approve: {form}"), body, "Open the submission");
    }
    let body = format!("{person} has submitted “{form}”. It is waiting to be marked.");
    (format!("To mark: {form}"), body, "Open the submission")
}

fn marked(form: &str, outcome: &str) -> (String, String, &'static str) {
    let (head, body) = match outcome {
        "competent" => ("Marked as competent", "has been marked as competent. Well done!"),
        "pendingResubmission" => (
            "Changes requested",
            "needs changes. See the marker's comment, then submit it again.",
        ),
        "approved" => ("Approved", "has been approved."),
        "not approved" => ("Not approved", "has not been approved."),
        _ => ("Marked", "has been marked as not competent yet."),
    };
    (format!("{head}: {form}"), format!("“{form}” {body}"), "View result")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_and_outcome_has_its_sentence() {
        let of = |kind, params: Value| said(kind, &params, None).body;
        assert_eq!(
            of(Kind::FormAssigned, json!({"form": "Fire", "isOptional": true})),
            "You can complete “Fire”."
        );
        let waits = json!({"form": "Fire", "person": "Lena Berg", "isRequest": true});
        assert_eq!(
            of(Kind::FormSubmitted, waits),
            "Lena Berg has requested your approval in “Fire”."
        );
        let handed = json!({"form": "Fire", "person": "Lena Berg", "outcome": "handed"});
        assert_eq!(
            of(Kind::FormSubmitted, handed),
            "A colleague has handed over “Fire” by Lena Berg to you for marking."
        );
        let outcome = |word: &str| of(Kind::FormMarked, json!({"form": "Fire", "outcome": word}));
        assert_eq!(outcome("not approved"), "“Fire” has not been approved.");
        assert_eq!(
            outcome("pendingResubmission"),
            "“Fire” needs changes. See the marker's comment, then submit it again."
        );
        let due = said(
            Kind::FormDueSoon,
            &json!({"form": "Fire"}),
            Some("1 May 2027, 16:00".to_owned()),
        );
        assert_eq!(due.body, "“Fire” is due on 1 May 2027, 16:00.");
        let late = said(
            Kind::FormOverdue,
            &json!({"form": "Fire"}),
            Some("1 May 2027, 16:00".to_owned()),
        );
        assert_eq!(late.body, "“Fire” was due on 1 May 2027, 16:00. Please complete it.");
    }
}
