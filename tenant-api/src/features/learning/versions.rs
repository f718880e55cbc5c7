//! What becomes of those under way when a course is published anew.

use learnt_queries::queries::learning as sql;

use super::domain_events::{AssignmentsHidden, AssignmentsMoved, AssignmentsShown, CourseCompleted, RoundPayload};
use super::model::Status;
use super::rounds::{self, Round};
use super::with_topics;
use crate::features::assignments::{self, DocumentType, PERSONAL_TOPIC_LIMIT, lock_assignments};
use crate::features::courses::LearnersMode;
use crate::prelude::*;

/// Deals with everyone who has started, after `version` has become the live one.
pub async fn new_version(change: &mut Change<'_>, course_id: Uuid, version: i32, learners: LearnersMode) -> Result<()> {
    lock_assignments(change).await?;
    match learners {
        LearnersMode::Keep => Ok(()),
        LearnersMode::Move => move_to_version(change, course_id, version).await,
        LearnersMode::Restart => restart(change, course_id).await,
    }
}

async fn move_to_version(change: &mut Change<'_>, course_id: Uuid, version: i32) -> Result<()> {
    let (tx, now) = (change.tx(), change.now());
    sql::lock_under_way().bind(tx, &course_id).all().await.sql()?;
    let moved = sql::move_to_version().prepare(tx).await.sql()?;
    let moved = moved.bind(tx, &course_id, &version, &now).all().await.sql()?;
    let completed = |row: &&sql::MoveToVersion| Status::parse(&row.status) == Status::Completed;
    let completed: Vec<_> = moved.iter().filter(completed).collect();
    let events = completed.iter().map(|row| {
        let completed = CourseCompleted::of(RoundPayload {
            user_id: row.user_id,
            course_id,
            user_course_id: row.id,
        });
        let event = DomainEvent::of(row.id.to_string(), completed);
        event.without_reaction().with_audit_rows(Vec::new())
    });
    let has_completed = !completed.is_empty();
    change.publish_all(events.collect()).await?;
    let completed: Vec<Uuid> = completed.iter().map(|row| row.id).collect();
    assignments::completed(change, DocumentType::Course, course_id, &completed).await?;
    let people: Vec<Uuid> = moved.iter().map(|row| row.user_id).collect();
    if people.is_empty() {
        return Ok(());
    }
    // One reaction for all of them: of the completions above nobody is told one by one.
    let mut event = learners_event(AssignmentsMoved { course_id }, course_id, &people);
    if !has_completed {
        event = event.without_reaction();
    }
    change.publish(event).await
}

async fn restart(change: &mut Change<'_>, course_id: Uuid) -> Result<()> {
    let started = sql::started_of_course()
        .bind(change.tx(), &course_id)
        .all()
        .await
        .sql()?;
    if started.is_empty() {
        return Ok(());
    }
    let rounds: Vec<Round> = started.iter().map(|row| (row.id, row.user_id, course_id)).collect();
    rounds::open_next(change, &rounds).await?;
    let people: Vec<Uuid> = started.iter().map(|row| row.user_id).collect();
    rounds::publish(change, course_id, &people).await
}

/// The courses are hidden from their learners, or shown to them again: nothing of theirs changes but what they see.
pub async fn visibility_changed(change: &mut Change<'_>, courses: &[Uuid], is_shown: bool) -> Result<()> {
    let most = i64::try_from(PERSONAL_TOPIC_LIMIT)
        .unwrap_or(i64::MAX)
        .saturating_add(1);
    let tx = change.tx();
    let holders = sql::holders_of_courses().prepare(tx).await.sql()?;
    let holders = holders.bind(tx, &courses, &most).all().await.sql()?;
    let events = holders
        .chunk_by(|one, other| one.course_id == other.course_id)
        .map(|one| {
            let people: Vec<Uuid> = one.iter().map(|holder| holder.user_id).collect();
            let course_id = one[0].course_id;
            if is_shown {
                learners_event(AssignmentsShown { course_id }, course_id, &people)
            } else {
                learners_event(AssignmentsHidden { course_id }, course_id, &people)
            }
        });
    change.publish_all(events.collect()).await
}

/// One piece of news for all of them: a domain event a person would take as long as the change itself, many times over.
fn learners_event(what: impl Into<EventBody>, course: Uuid, people: &[Uuid]) -> DomainEvent {
    let event = DomainEvent::of(course.to_string(), what);
    with_topics(event, course, people.iter())
}
