//! What follows from attending an event: it is an activity of courses, lies on pathways, and earns badges and points. It follows right after the
//! check-in, in a transaction of its own: a check-in holds the event's row, and courses, pathways and points hold rows of its people,
//! as does whoever registers or leaves before they wait for the event. Taking the check-in back does not take back what followed: a
//! certificate or the next course is there by then.

use learnt_queries::queries::events as sql;

use super::domain_events::EventAttended;
use crate::domain_events::Received;
use crate::feature::HookFuture;
use crate::features::assignments::{self, Achieved, DocumentType};
use crate::features::learning::{self, ActivityQuery, ActivityResult, Subject};
use crate::features::{pathways, rewards};
use crate::prelude::*;
use crate::registry::HandlerFuture;

const ATTENDED: ActivityResult = ActivityResult {
    submitted: false,
    waiting: false,
    competent: false,
    percent: None,
    attended: true,
};

/// That these people attended, to be published; nothing: nobody did.
pub(super) fn attended_event(team: &str, event: Uuid, attended: &[Uuid]) -> Option<DomainEvent> {
    if attended.is_empty() {
        return None;
    }
    // In one order for everybody who does something with some of them at once.
    let mut users = attended.to_vec();
    users.sort_unstable();
    users.dedup();
    let attended_event = EventAttended {
        team: team.to_owned(),
        users,
    };
    let attended = DomainEvent::of(event.to_string(), attended_event);
    Some(attended.with_audit_rows(Vec::new()))
}

/// Courses hear of it, then pathways, and badges and points are earned. Told again it changes nothing: checked in once more, nothing is earned
/// a second time.
pub fn on_attended<'a>(
    _: &'a App,
    change: &'a mut Change<'_>,
    event: &'a Received<EventAttended>,
) -> HandlerFuture<'a> {
    Box::pin(async move {
        let (id, EventAttended { team, users }) = (event.about()?, &event.payload);
        change.at_team(team.clone());
        learning::record_result(change, users, Subject::Event(id), &ATTENDED).await?;
        pathways::done(change, "event", id, users).await?;
        let attended = Achieved::Document {
            kind: DocumentType::Event,
            document: id,
            people: users,
        };
        assignments::achieved(change, attended).await?;
        rewards::earn(change, DocumentType::Event, id, users).await
    })
}

/// What an activity has come to, as learning asks for it.
pub fn activity_result<'a>(change: &'a Change<'_>, query: ActivityQuery<'a>) -> HookFuture<'a, ActivityResult> {
    let named = query.content["events"].as_array().into_iter().flatten();
    let events: Vec<Uuid> = named.filter_map(|id| id.as_str()?.parse().ok()).collect();
    Box::pin(async move { result(change, query.about.user_id, &events, query.since).await })
}

/// Whether a person attended one of these events, of those that began since.
async fn result(
    change: &Change<'_>,
    user: Uuid,
    events: &[Uuid],
    since: Option<DateTime<Utc>>,
) -> Result<ActivityResult> {
    let attended = sql::attended_one()
        .bind(change.tx(), &user, &events, &since)
        .one()
        .await
        .sql()?;
    Ok(if attended { ATTENDED } else { ActivityResult::default() })
}

/// Which of these events there are, and whether people can register for them.
pub fn are_open<'a>(change: &'a Change<'_>, ids: &'a [Uuid]) -> HookFuture<'a, Vec<(Uuid, bool)>> {
    Box::pin(open_of(change, ids))
}

async fn open_of(change: &Change<'_>, ids: &[Uuid]) -> Result<Vec<(Uuid, bool)>> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let rows = sql::are_open().bind(change.tx(), &ids).all().await.sql()?;
    Ok(rows.into_iter().map(|row| (row.id, row.is_published)).collect())
}
