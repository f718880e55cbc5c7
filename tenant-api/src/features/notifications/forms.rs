//! What people are told of their forms, and markers of what waits for them.

use learnt_queries::queries::notifications as sql;

use super::model::Kind;
use super::write::{Event, write};
use crate::domain_events::Received;
use crate::features::forms::domain_events::FormAssigned;
use crate::prelude::*;
use crate::registry::HandlerFuture;

/// What is told of a form that was submitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormNotice {
    /// It waits for a marker.
    Submitted,
    /// It is decided, or to be done again.
    Marked,
}

/// The submission that is told of.
pub struct NotifiedSubmission<'a> {
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
pub async fn publish(
    change: &mut Change<'_>,
    news: FormNotice,
    of: &NotifiedSubmission<'_>,
    people: &[FormPerson],
) -> Result<()> {
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
        FormNotice::Submitted => Kind::FormSubmitted,
        FormNotice::Marked => Kind::FormMarked,
    };
    write(change, kind, &events).await
}

/// `form.assigned`: people have a form.
pub fn given<'a>(_: &'a App, change: &'a mut Change<'_>, event: &'a Received<FormAssigned>) -> HandlerFuture<'a> {
    Box::pin(async move {
        let form: Uuid = event.about()?;
        let rows = sql::form_given()
            .bind(change.tx(), &form, &event.at, &event.payload.opened)
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
    let (kind, key_prefix) = match days {
        0 => (Kind::FormOverdue, "form-overdue:".to_owned()),
        _ => (Kind::FormDueSoon, format!("form-due:{days}:")),
    };
    let rows = sql::forms_due()
        .params(
            change.tx(),
            &sql::FormsDueParams {
                word: key_prefix,
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
