//! By when people are to complete their courses: counted from what gives them the course, set-based, in the transaction that
//! changed it.

use chrono::{Duration, NaiveDate, NaiveTime, TimeZone};
use chrono_tz::Tz;
use learnt_queries::queries::learning as sql;

use super::domain_events::{AssignmentsDated, CourseDated};
use crate::features::assignments::{self, DocumentType, DueRule};
pub use crate::features::assignments::{DueFilter, SOON};
use crate::features::courses;
use crate::looked_after;
use crate::prelude::*;

/// So many rounds are counted anew with one statement.
const PORTION: usize = 20_000;

/// Counts the dates of these people's rounds of these courses anew, pair by pair.
pub async fn recompute(change: &Change<'_>, users: &[Uuid], courses: &[Uuid]) -> Result<()> {
    let (tx, zone) = (change.tx(), change.tenant().time_zone.name());
    let statement = sql::recompute_due().prepare(tx).await.sql()?;
    for (users, courses) in users.chunks(PORTION).zip(courses.chunks(PORTION)) {
        statement.bind(tx, &users, &courses, &zone).await.sql()?;
    }
    Ok(())
}

/// The same for everybody who is to complete a course.
pub async fn settle_course(change: &Change<'_>, course: Uuid) -> Result<()> {
    let users = sql::dated_by_course().bind(change.tx(), &course).all().await.sql()?;
    let courses = vec![course; users.len()];
    recompute(change, &users, &courses).await
}

/// The same for people who changed, where a date hangs on a field of theirs.
pub async fn settle_people(change: &Change<'_>, users: &[Uuid]) -> Result<()> {
    let dated = sql::dated_by_field().bind(change.tx(), &users).all().await.sql()?;
    let (users, courses): (Vec<Uuid>, Vec<Uuid>) = dated.into_iter().map(|row| (row.user_id, row.course_id)).unzip();
    recompute(change, &users, &courses).await
}

/// Says by when a course is to be completed where no rule says otherwise; everybody's dates follow.
pub async fn set_rule(change: &mut Change<'_>, course: Uuid, rule: &DueRule) -> Result<()> {
    let row = sql::lock_due().bind(change.tx(), &course).opt().await.or_not_found()?;
    looked_after::expect(change, row.teams.as_deref(), "course")?;
    let team = change.team().unwrap_or_default().to_owned();
    rule.check(change.tx(), &team, Some(&DueRule::stored(&row.due))).await?;
    assignments::lock_assignments(change).await?;
    courses::set_due(change, course, &rule.to_json()).await?;
    settle_course(change, course).await?;
    let dated = CourseDated {
        course_id: course,
        due: Some(rule.clone()),
        refresher: None,
    };
    let event = DomainEvent::of(course.to_string(), dated).topic(DocumentType::Course.topic(course));
    let trace = AuditEntry::new("course.changed", course.to_string()).with("edit", "due date");
    change.publish(event.logged(trace)).await
}

/// The last second of a day in a time zone. Where the clocks are turned at that moment, the later one; where it is left out, the
/// day ends an hour early.
pub fn end_of_day(day: NaiveDate, zone: Tz) -> DateTime<Utc> {
    let local = day.and_time(NaiveTime::from_hms_opt(23, 59, 59).unwrap_or_default());
    let found = zone.from_local_datetime(&local).latest();
    let found = found.or_else(|| zone.from_local_datetime(&(local - Duration::hours(1))).latest());
    found.map_or_else(|| local.and_utc(), |at| at.to_utc())
}

/// Gives some of a course's people a date of their own, before whatever rules say; none: as the rules say again. Answers how many.
pub async fn extend_looked_after(
    change: &mut Change<'_>,
    course: Uuid,
    records: &[Uuid],
    date: Option<NaiveDate>,
) -> Result<usize> {
    let row = sql::course_due()
        .bind(change.tx(), &course)
        .opt()
        .await
        .or_not_found()?;
    looked_after::expect(change, row.teams.as_deref(), "course")?;
    Ok(extend(change, course, records, date).await?.len())
}

/// The same for whoever may, as the caller says. Answers the people.
pub async fn extend(
    change: &mut Change<'_>,
    course: Uuid,
    records: &[Uuid],
    date: Option<NaiveDate>,
) -> Result<Vec<Uuid>> {
    let until = date.map(|day| end_of_day(day, change.tenant().time_zone));
    assignments::lock_assignments(change).await?;
    let users = sql::extend()
        .bind(change.tx(), &until, &records, &course)
        .all()
        .await
        .sql()?;
    recompute(change, &users, &vec![course; users.len()]).await?;
    let dated = AssignmentsDated {
        course_id: course,
        date,
        people: users.len(),
    };
    let event = DomainEvent::of(course.to_string(), dated).with_audit_rows(Vec::new());
    let event = assignments::with_topics(event, DocumentType::Course, course, users.iter());
    let trace = AuditEntry::new("course.changed", course.to_string()).with("edit", "extension");
    change.publish(event.logged(trace)).await?;
    Ok(users)
}
