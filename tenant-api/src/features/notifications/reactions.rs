//! What notifications do about domain events of learning: whoever was given a course or completed one is told.
use learnt_queries::queries::notifications as sql;

use super::jobs;
use super::model::Kind;
use super::write::{Event, write};
use crate::domain_events::Received;
use crate::features::identity::domain_events::SessionBegun;
use crate::features::learning::domain_events::{
    AssignmentsChanged, AssignmentsMoved, AssignmentsRestarted, CourseCompleted,
};
use crate::prelude::*;
use crate::registry::HandlerFuture;
use crate::work::schedule;

/// `session.begun`: reminders are on the calendar as soon as anybody signs in.
pub fn schedule_reminders<'a>(
    _: &'a App,
    change: &'a mut Change<'_>,
    _: &'a Received<SessionBegun>,
) -> HandlerFuture<'a> {
    Box::pin(async move { schedule::plan_once(change, jobs::DUE, jobs::DUE, change.now()).await })
}

/// `assignments.changed`: people have a course.
pub fn given<'a>(_: &'a App, change: &'a mut Change<'_>, event: &'a Received<AssignmentsChanged>) -> HandlerFuture<'a> {
    let AssignmentsChanged { course_id, opened, .. } = &event.payload;
    Box::pin(tell_given(change, *course_id, opened.as_deref(), event.at))
}

/// `assignments.restarted`: people have a new round of it.
pub fn restarted<'a>(
    _: &'a App,
    change: &'a mut Change<'_>,
    event: &'a Received<AssignmentsRestarted>,
) -> HandlerFuture<'a> {
    let AssignmentsRestarted { course_id, opened } = &event.payload;
    Box::pin(tell_given(change, *course_id, opened.as_deref(), event.at))
}

async fn tell_given(change: &mut Change<'_>, course: Uuid, opened: Option<&[Uuid]>, at: DateTime<Utc>) -> Result<()> {
    let events = assigned(change, course, opened, at).await?;
    write(change, Kind::CourseAssigned, &events).await
}

/// Few people are told by name; of many the course says who they are.
async fn assigned(change: &Change<'_>, course: Uuid, opened: Option<&[Uuid]>, at: DateTime<Utc>) -> Result<Vec<Event>> {
    let (tx, course) = (change.tx(), &course);
    let minutes = sql::course_minutes().bind(tx, course).one().await.sql()?;
    let event = |id: Uuid, user_id: Uuid, title: String, is_optional: bool, due: Option<DateTime<Utc>>| Event {
        user_id,
        key: format!("assigned:{id}"),
        team: None,
        about: id,
        params: json!({
            "course": title, "courseId": course, "userCourseId": id, "isOptional": is_optional, "dueAt": due,
            "minutes": minutes,
        }),
    };
    if let Some(users) = &opened {
        let rows = sql::given_to_people().bind(tx, users, course, &at).all().await.sql()?;
        let rows = rows.into_iter();
        return Ok(rows
            .map(|row| event(row.id, row.user_id, row.title, row.is_optional, row.due))
            .collect());
    }
    let rows = sql::given_of_course().bind(tx, course, &at).all().await.sql()?;
    let rows = rows.into_iter();
    Ok(rows
        .map(|row| event(row.id, row.user_id, row.title, row.is_optional, row.due))
        .collect())
}

/// `course.completed`: somebody took the last step.
pub fn completed<'a>(
    _: &'a App,
    change: &'a mut Change<'_>,
    event: &'a Received<CourseCompleted>,
) -> HandlerFuture<'a> {
    Box::pin(async move {
        let row = sql::completed()
            .bind(change.tx(), &event.payload.user_course_id)
            .opt()
            .await
            .sql()?;
        let events = row.map(|row| success(row.id, row.user_id, row.course_id, &row.title));
        write(change, Kind::CourseCompleted, events.as_slice()).await
    })
}

/// `assignments.moved`: of those under way a new version asks nothing more.
pub fn moved<'a>(_: &'a App, change: &'a mut Change<'_>, event: &'a Received<AssignmentsMoved>) -> HandlerFuture<'a> {
    Box::pin(async move {
        let rows = sql::completed_of_course()
            .bind(change.tx(), &event.payload.course_id, &event.at)
            .all()
            .await
            .sql()?;
        let events: Vec<Event> = rows
            .into_iter()
            .map(|row| success(row.id, row.user_id, row.course_id, &row.title))
            .collect();
        write(change, Kind::CourseCompleted, &events).await
    })
}

fn success(id: Uuid, user_id: Uuid, course_id: Uuid, title: &str) -> Event {
    let params: Value = json!({"course": title, "courseId": course_id, "userCourseId": id});
    Event {
        user_id,
        key: format!("completed:{id}"),
        team: None,
        about: id,
        params,
    }
}

/// A letter with notifications has left.
pub fn mailed<'a>(change: &'a mut Change<'_>, mail: Uuid) -> HandlerFuture<'a> {
    Box::pin(async move {
        sql::mailed()
            .bind(change.tx(), &change.now(), &mail)
            .await
            .sql()
            .map(drop)
    })
}
