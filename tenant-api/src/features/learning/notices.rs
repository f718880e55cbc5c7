//! Who is notified of their courses: whoever was given one or completed one, and whose dates come near.
use learnt_queries::queries::learning as sql;

use super::domain_events::{AssignmentsChanged, AssignmentsMoved, AssignmentsRestarted, CourseCompleted};
use super::notifications::{COURSE_ASSIGNED, COURSE_COMPLETED, COURSE_DUE_SOON, COURSE_OVERDUE, COURSE_REFRESH_SOON};
use crate::domain_events::Received;
use crate::feature::HookFuture;
use crate::features::notifications::{DueSpan, NewNotification, send};
use crate::prelude::*;
use crate::registry::HandlerFuture;

/// `assignments.changed`: people have a course.
pub fn on_assigned<'a>(
    _: &'a App,
    change: &'a mut Change<'_>,
    event: &'a Received<AssignmentsChanged>,
) -> HandlerFuture<'a> {
    let AssignmentsChanged { course_id, opened, .. } = &event.payload;
    Box::pin(notify_assigned(change, *course_id, opened.as_deref(), event.at))
}

/// `assignments.restarted`: people have a new round of it.
pub fn on_restarted<'a>(
    _: &'a App,
    change: &'a mut Change<'_>,
    event: &'a Received<AssignmentsRestarted>,
) -> HandlerFuture<'a> {
    let AssignmentsRestarted { course_id, opened } = &event.payload;
    Box::pin(notify_assigned(change, *course_id, opened.as_deref(), event.at))
}

async fn notify_assigned(
    change: &mut Change<'_>,
    course: Uuid,
    opened: Option<&[Uuid]>,
    at: DateTime<Utc>,
) -> Result<()> {
    let notifications = notices_of_assigned(change, course, opened, at).await?;
    send(change, &COURSE_ASSIGNED, &notifications).await
}

/// Few people are notified by name; of many the course says who they are.
async fn notices_of_assigned(
    change: &Change<'_>,
    course: Uuid,
    opened: Option<&[Uuid]>,
    at: DateTime<Utc>,
) -> Result<Vec<NewNotification>> {
    let (tx, course) = (change.tx(), &course);
    let minutes = sql::course_minutes().bind(tx, course).one().await.sql()?;
    let notice =
        |id: Uuid, user_id: Uuid, title: String, is_optional: bool, due: Option<DateTime<Utc>>| NewNotification {
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
            .map(|row| notice(row.id, row.user_id, row.title, row.is_optional, row.due))
            .collect());
    }
    let rows = sql::given_of_course().bind(tx, course, &at).all().await.sql()?;
    let rows = rows.into_iter();
    Ok(rows
        .map(|row| notice(row.id, row.user_id, row.title, row.is_optional, row.due))
        .collect())
}

/// `course.completed`: somebody took the last step.
pub fn on_completed<'a>(
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
        let notice = row.map(|row| success(row.id, row.user_id, row.course_id, &row.title));
        send(change, &COURSE_COMPLETED, notice.as_slice()).await
    })
}

/// `assignments.moved`: of those under way a new version asks nothing more.
pub fn on_moved<'a>(
    _: &'a App,
    change: &'a mut Change<'_>,
    event: &'a Received<AssignmentsMoved>,
) -> HandlerFuture<'a> {
    Box::pin(async move {
        let rows = sql::completed_of_course()
            .bind(change.tx(), &event.payload.course_id, &event.at)
            .all()
            .await
            .sql()?;
        let notices: Vec<NewNotification> = rows
            .into_iter()
            .map(|row| success(row.id, row.user_id, row.course_id, &row.title))
            .collect();
        send(change, &COURSE_COMPLETED, &notices).await
    })
}

fn success(id: Uuid, user_id: Uuid, course_id: Uuid, title: &str) -> NewNotification {
    NewNotification {
        user_id,
        key: format!("completed:{id}"),
        team: None,
        about: id,
        params: json!({"course": title, "courseId": course_id, "userCourseId": id}),
    }
}

/// Courses that are due in a span of time, and rounds that begin again.
pub fn remind<'a>(change: &'a mut Change<'_>, span: DueSpan) -> HookFuture<'a, bool> {
    Box::pin(async move {
        let mut has_more = remind_of_dates(change, span).await?;
        if span.days > 0 {
            has_more |= remind_of_refreshers(change, span).await?;
        }
        Ok(has_more)
    })
}

async fn remind_of_dates(change: &mut Change<'_>, span: DueSpan) -> Result<bool> {
    let (kind, key_prefix) = span.kind("", [&COURSE_DUE_SOON, &COURSE_OVERDUE]);
    let rows = sql::due()
        .params(
            change.tx(),
            &sql::DueParams {
                after: span.after,
                until: span.until,
                days: i32::from(span.days),
                key_prefix,
                most: span.most,
            },
        )
        .all()
        .await
        .sql()?;
    let notices: Vec<NewNotification> = rows
        .into_iter()
        .map(|row| NewNotification {
            user_id: row.user_id,
            key: row.event_key,
            team: None,
            about: row.id,
            params: json!({
                "course": row.title, "courseId": row.course_id, "userCourseId": row.id, "dueAt": row.due,
                "days": span.days,
            }),
        })
        .collect();
    send(change, kind, &notices).await?;
    Ok(span.is_full(notices.len()))
}

/// Rounds that end in a span of time, and begin again: whoever completed theirs is notified as well.
async fn remind_of_refreshers(change: &mut Change<'_>, span: DueSpan) -> Result<bool> {
    let rows = sql::refreshing()
        .params(
            change.tx(),
            &sql::RefreshingParams {
                after: span.after,
                until: span.until,
                days: i32::from(span.days),
                key_prefix: format!("refresh:{}:", span.days),
                most: span.most,
            },
        )
        .all()
        .await
        .sql()?;
    let notices: Vec<NewNotification> = rows
        .into_iter()
        .map(|row| NewNotification {
            user_id: row.user_id,
            key: row.event_key,
            team: None,
            about: row.id,
            params: json!({
                "course": row.title, "courseId": row.course_id, "userCourseId": row.id, "dueAt": row.ends,
                "days": span.days,
            }),
        })
        .collect();
    send(change, &COURSE_REFRESH_SOON, &notices).await?;
    Ok(span.is_full(notices.len()))
}
