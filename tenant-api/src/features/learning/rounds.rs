//! Rounds of a course: one is closed with its history, and the next one opens. By the calendar where a course begins again, or with a
//! new version. Whoever does either holds the lock.

use std::collections::BTreeMap;

use learnt_queries::queries::learning as sql;

use super::domain_events::{AssignmentsRestarted, CourseDated};
use super::{due, with_topics};
use crate::features::assignments::{self, DocumentType, by_name};
use crate::features::courses::{self, refresher::Refresher};
use crate::looked_after;
use crate::prelude::*;
use crate::registry::JobFuture;
use crate::work::schedule::{self, DueJob};

/// The calendar's word for rounds that end.
pub const REFRESH: &str = "learning.refresh";

/// So many rounds are closed in one go; more wait a moment.
const MOST: i64 = 5_000;

/// A round that is to be closed: it, its person, its course.
pub type Round = (Uuid, Uuid, Uuid);

/// Closes rounds and opens the next ones, with dates of their own. Their courses' people are told by whoever calls it.
pub async fn open_next(change: &Change<'_>, rounds: &[Round]) -> Result<()> {
    let (tx, now) = (change.tx(), change.now());
    let before: Vec<Uuid> = rounds.iter().map(|(id, ..)| *id).collect();
    let (users, courses): (Vec<Uuid>, Vec<Uuid>) = rounds.iter().map(|(_, user, course)| (*user, *course)).unzip();
    let ids: Vec<Uuid> = rounds.iter().map(|_| new_id()).collect();
    sql::open_next_cycle().bind(tx, &now, &ids, &before).await.sql()?;
    sql::close_cycles().bind(tx, &now, &before).await.sql()?;
    due::recompute(change, &users, &courses).await?;
    count(change, &users, &courses, false).await
}

/// Counts when the rounds of these people end, pair by pair, where nobody did so far (or `anew`), and puts the first one on the
/// calendar.
pub async fn count(change: &Change<'_>, users: &[Uuid], courses: &[Uuid], anew: bool) -> Result<()> {
    let (tx, now, zone) = (change.tx(), change.now(), change.tenant().time_zone);
    let rows = sql::rounds_of_pairs().bind(tx, &users, &courses).all().await.sql()?;
    let (mut ids, mut ends) = (Vec::new(), Vec::new());
    for row in rows.into_iter().filter(|row| anew || row.reset_at.is_none()) {
        let refresher = Refresher::stored(&row.reset_mode, row.reset_days, row.reset_month_day);
        if let Some(end) = refresher.next(row.given_at, now, zone) {
            ids.push(row.id);
            ends.push(end);
        }
    }
    if ids.is_empty() {
        return Ok(());
    }
    sql::set_resets().bind(tx, &ids, &ends).await.sql()?;
    plan(change).await
}

/// Puts the next round that ends on the calendar.
pub async fn plan(change: &Change<'_>) -> Result<()> {
    match sql::next_reset().bind(change.tx()).one().await.sql()? {
        Some(at) => schedule::plan_by(change, REFRESH, REFRESH, at.max(change.now())).await,
        None => Ok(()),
    }
}

/// Closes the rounds that are over and opens the next ones, then waits for the next that ends. What was closed is over no more, so
/// that doing it again does nothing.
pub fn refresh<'a>(_: &'a App, change: &'a mut Change<'_>, _: &'a DueJob) -> JobFuture<'a> {
    Box::pin(async move {
        assignments::lock_assignments(change).await?;
        let over = sql::rounds_to_reset()
            .bind(change.tx(), &change.now(), &MOST)
            .all()
            .await
            .sql()?;
        let rounds: Vec<Round> = over.iter().map(|row| (row.id, row.user_id, row.course_id)).collect();
        if !rounds.is_empty() {
            open_next(change, &rounds).await?;
            let mut people: BTreeMap<Uuid, Vec<Uuid>> = BTreeMap::new();
            for (_, user, course) in rounds {
                people.entry(course).or_default().push(user);
            }
            for (course, users) in people {
                publish(change, course, &users).await?;
            }
        }
        plan(change).await
    })
}

/// A new round of a course began for these people.
pub async fn publish(change: &mut Change<'_>, course: Uuid, users: &[Uuid]) -> Result<()> {
    let restarted = AssignmentsRestarted {
        course_id: course,
        opened: by_name(users),
    };
    let event = DomainEvent::of(course.to_string(), restarted);
    change.publish(with_topics(event, course, users.iter())).await
}

/// Says when a course begins again; the rounds of all who have it end by that from now on.
pub async fn set_refresher(change: &mut Change<'_>, course: Uuid, refresher: Refresher) -> Result<()> {
    let row = sql::lock_due().bind(change.tx(), &course).opt().await.or_not_found()?;
    looked_after::expect(change, row.teams.as_deref(), "course")?;
    if !refresher.is_valid() {
        let sentence = "Choose a number of days from 1 to 3,650.";
        return Err(Problem::field("refresher", "out_of_range", sentence));
    }
    assignments::lock_assignments(change).await?;
    courses::set_refresher(change, course, &refresher.to_columns()).await?;
    if refresher == Refresher::None {
        sql::never_reset().bind(change.tx(), &course).await.sql()?;
    } else {
        let users = sql::rounds_of_course().bind(change.tx(), &course).all().await.sql()?;
        count(change, &users, &vec![course; users.len()], true).await?;
    }
    // A date of every year is moved by it.
    due::settle_course(change, course).await?;
    let dated = CourseDated {
        course_id: course,
        due: None,
        refresher: Some(refresher),
    };
    let event = DomainEvent::of(course.to_string(), dated).topic(DocumentType::Course.topic(course));
    let trace = AuditEntry::new("course.changed", course.to_string()).with("edit", "refresher");
    change.publish(event.logged(trace)).await
}
