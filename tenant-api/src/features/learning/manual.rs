//! What admins do to people's rounds of a course by hand: they mark them as completed, or let them begin anew. Set-based, in one
//! transaction; what somebody did before stays as it was.

use learnt_queries::queries::learning as sql;

use super::domain_events::{CourseCompleted, LearningReset, RoundPayload};
use super::rounds::{self, Round};
use crate::domain_events::Event;
use crate::features::assignments::{self, DocumentType};
use crate::looked_after;
use crate::prelude::*;

/// Not too many for one transaction, and some.
pub fn expect_some(ids: &[Uuid]) -> Result<()> {
    if ids.is_empty() || ids.len() > 1_000 {
        let sentence = "Choose between 1 and 1,000 people.";
        return Err(Problem::field("ids", "out_of_range", sentence));
    }
    Ok(())
}

/// Why an admin does it, as it was typed: for the audit log.
pub fn checked_reason(given: &str) -> Result<&str> {
    let reason = given.trim();
    if reason.chars().count() > 500 {
        let sentence = "Use at most 500 characters.";
        return Err(Problem::field("reason", "too_long", sentence));
    }
    Ok(reason)
}

/// Marks these rounds of a course as completed, and does all that follows from it. The order in which somebody would have to go is
/// theirs, not the admin's. Answers whose were not completed before.
pub async fn complete(change: &mut Change<'_>, course: Uuid, ids: &[Uuid], reason: &str) -> Result<Vec<Uuid>> {
    let title = looked_after(change, course, true).await?;
    assignments::lock_assignments(change).await?;
    let (tx, now) = (change.tx(), change.now());
    let rows = sql::lock_to_complete().bind(tx, &ids, &course).all().await.sql()?;
    if rows.is_empty() {
        return Ok(Vec::new());
    }
    let rounds: Vec<Uuid> = rows.iter().map(|row| row.id).collect();
    sql::complete_activities().bind(tx, &now, &rounds).await.sql()?;
    sql::complete_rounds().bind(tx, &now, &rounds).await.sql()?;
    let people: Vec<(Uuid, Uuid)> = rows.iter().map(|row| (row.id, row.user_id)).collect();
    let constructor = |of| CourseCompleted::of(of).into();
    publish(
        change,
        (course, &title),
        ("learning.completed", constructor),
        &people,
        reason,
    )
    .await?;
    for row in rows.iter().filter(|row| !row.started) {
        assignments::started(change, DocumentType::Course, course, row.user_id).await?;
    }
    assignments::completed(change, DocumentType::Course, course, &rounds).await?;
    Ok(rows.into_iter().map(|row| row.user_id).collect())
}

/// Closes these rounds with their history, and opens the next ones. Whoever did nothing yet has nothing to begin anew. Answers whose.
pub async fn reset(change: &mut Change<'_>, course: Uuid, ids: &[Uuid], reason: &str) -> Result<Vec<Uuid>> {
    let title = looked_after(change, course, false).await?;
    assignments::lock_assignments(change).await?;
    let rows = sql::lock_to_reset()
        .bind(change.tx(), &ids, &course)
        .all()
        .await
        .sql()?;
    if rows.is_empty() {
        return Ok(Vec::new());
    }
    let over: Vec<Round> = rows.iter().map(|row| (row.id, row.user_id, course)).collect();
    rounds::open_next(change, &over).await?;
    let people: Vec<(Uuid, Uuid)> = rows.iter().map(|row| (row.id, row.user_id)).collect();
    publish(
        change,
        (course, &title),
        (LearningReset::KIND, |of| LearningReset(of).into()),
        &people,
        reason,
    )
    .await?;
    let users: Vec<Uuid> = rows.iter().map(|row| row.user_id).collect();
    rounds::publish(change, course, &users).await?;
    Ok(users)
}

/// Of these rounds of a course those of people of this team: an admin of one team does nothing to people whom another one has.
pub async fn of_team(change: &Change<'_>, course: Uuid, ids: &[Uuid], team: &str) -> Result<Vec<Uuid>> {
    sql::rounds_of_team()
        .bind(change.tx(), &team, &ids, &course)
        .all()
        .await
        .sql()
}

/// These people's rounds of a course as they are now.
pub async fn rounds_of(change: &Change<'_>, course: Uuid, users: &[Uuid]) -> Result<Vec<Uuid>> {
    sql::rounds_of_people()
        .bind(change.tx(), &users, &course)
        .all()
        .await
        .sql()
}

/// The title of a course that the admin looks after.
async fn looked_after(change: &Change<'_>, course: Uuid, must_be_live: bool) -> Result<String> {
    let row = sql::course_named()
        .bind(change.tx(), &course)
        .opt()
        .await
        .or_not_found()?;
    looked_after::expect(change, row.teams.as_deref(), "course")?;
    if must_be_live && !row.is_live {
        let sentence = "This course is not published, so nobody can complete it.";
        return Err(Problem::conflict("not_given", sentence));
    }
    Ok(row.title.unwrap_or_default())
}

/// One domain event for each person, with a row of the audit log at their membership here.
async fn publish(
    change: &mut Change<'_>,
    (course, title): (Uuid, &str),
    (action, what): (&'static str, impl Fn(RoundPayload) -> EventBody),
    people: &[(Uuid, Uuid)],
    reason: &str,
) -> Result<()> {
    let team = change.team().unwrap_or_default().to_owned();
    let events = people.iter().map(|(round, user)| {
        let row = AuditEntry::new(action, format!("{user}_{team}")).with("course", title);
        let row = if reason.is_empty() {
            row
        } else {
            row.with("reason", reason)
        };
        let body = what(RoundPayload {
            user_id: *user,
            course_id: course,
            user_course_id: *round,
        });
        let event = DomainEvent::of(round.to_string(), body).logged(row);
        event.topic(format!("course:{course}")).topic(format!("me:{user}"))
    });
    change.publish_all(events.collect()).await
}
