//! A learner's report, taken in: lock, decide, store, publish. All of it in one transaction.

use futures_util::future::join;
use learnt_queries::queries::learning as sql;

use super::domain_events::{
    ActivityCompleted, ActivityDecided, ActivityOpened, ActivityPayload, CourseCompleted, CourseStarted,
};
use super::model::{ActivityState, Bounds, Path, Refusal, Report, Resume, Status, WaitsFor, Window, rule};
use super::player::{percent, step};
use super::results::{self, ActivityResult};
use super::watched::WatchedRanges;
use crate::features::assignments::{self, Achieved, DocumentType};
use crate::features::courses::Kind;
use crate::features::{pathways, rewards};
use crate::prelude::*;

/// What a report came to.
#[derive(Debug, Clone, PartialEq)]
pub struct Outcome {
    /// The activity afterwards.
    pub activity: ActivityState,
    /// How far the course is.
    pub status: Status,
    /// 0 to 100.
    pub progress: u8,
    /// When the course was completed, once and for good.
    pub completed_at: Option<DateTime<Utc>>,
}

/// Whose report about what.
#[derive(Debug, Clone, Copy)]
pub struct ReportTarget {
    /// The learner.
    pub user_id: Uuid,
    /// The assignment.
    pub user_course_id: Uuid,
    pub activity_id: Uuid,
}

/// Takes a report in. Reports of one learner on one course wait for each other; each sees what the one before it left.
pub async fn report(change: &mut Change<'_>, about: ReportTarget, report: &Report) -> Result<Outcome> {
    let now = change.now();
    let rows = read(change, about).await?.ok_or_else(Problem::not_found)?;
    let row = rows
        .iter()
        .find(|row| row.id == about.activity_id)
        .ok_or_else(Problem::not_found)?;
    let path = Path(rows.iter().map(step).collect());
    admit(row, &path, about.activity_id, now)?;
    expect_reached(change, about, row).await?;
    let bounds = row.content.as_ref().map(Bounds::from_content).unwrap_or_default();
    let before = state(row);
    let mut after = before.after(report, &rule(&row.completion), &bounds, now);
    if after.completed_at.is_none() && row.r#type.parse().is_ok_and(Kind::is_decided_elsewhere) {
        let result = results::current_result(change, about, row).await?;
        after = after.with_result(&result, &rule(&row.completion), now);
    }
    let last_activity = Some(about.activity_id);
    store_state(change, (about, last_activity), &rows, row, &before, after).await
}

/// Records what another feature decided about an activity. Nothing where the course is hidden, closed, or locked there.
pub async fn record(change: &mut Change<'_>, about: ReportTarget, result: &ActivityResult) -> Result<()> {
    let now = change.now();
    let Some(rows) = read(change, about).await? else {
        return Ok(());
    };
    let Some(row) = rows.iter().find(|row| row.id == about.activity_id) else {
        return Ok(());
    };
    let path = Path(rows.iter().map(step).collect());
    if admit(row, &path, about.activity_id, now).is_err() || !is_unlocked(change, about, row).await? {
        return Ok(());
    }
    let before = state(row);
    let after = before.clone().with_result(result, &rule(&row.completion), now);
    if after == before {
        // What is completed stays so, and may count for more with another score.
        if before.completed_at.is_some() && result.percent.is_some() {
            let (round, activity, course) = (about.user_course_id, about.activity_id, row.course_id);
            let what = Achieved::Score {
                round,
                activity,
                course,
            };
            assignments::achieved(change, what).await?;
        }
        return Ok(());
    }
    // Where its learner is does not move by what somebody else decides.
    store_state(change, (about, row.last_activity), &rows, row, &before, after).await?;
    let decided = ActivityDecided(of_activity(about, row.course_id));
    change
        .publish(event(decided, about, row.course_id).with_audit_rows(Vec::new()))
        .await
}

/// Whether nothing on a pathway comes before the course; what is completed stays open.
async fn is_unlocked(change: &Change<'_>, about: ReportTarget, row: &sql::Path) -> Result<bool> {
    if Status::parse(&row.status) == Status::Completed {
        return Ok(true);
    }
    pathways::is_open(change.tx(), about.user_id, DocumentType::Course, row.course_id).await
}

/// Refuses a course before which something comes on the pathways that give it.
pub(super) async fn expect_reached(change: &Change<'_>, about: ReportTarget, row: &sql::Path) -> Result<()> {
    if Status::parse(&row.status) == Status::Completed {
        return Ok(());
    }
    pathways::expect_open(change.tx(), about.user_id, DocumentType::Course, row.course_id).await
}

/// Stores an activity's state, and what follows from it for the course.
async fn store_state(
    change: &mut Change<'_>,
    (about, last_activity): (ReportTarget, Option<Uuid>),
    rows: &[sql::Path],
    row: &sql::Path,
    before: &ActivityState,
    after: ActivityState,
) -> Result<Outcome> {
    let now = change.now();
    let path = Path(rows.iter().map(step).collect());
    let was = Status::parse(&row.status);
    let done = after.completed_at.is_some();
    let progress = if done {
        path.clone().with_completed(about.activity_id).progress()
    } else {
        path.progress()
    };
    let (status, progress) = if was == Status::Completed || progress == 100 {
        (Status::Completed, 100)
    } else if waits_for_marker(rows, &path, about.activity_id, after.status) {
        (Status::MarkingRequired, progress)
    } else {
        (Status::InProgress, progress)
    };
    let completes = status == Status::Completed && was != Status::Completed;
    store(change, (about, last_activity), row.version, &after, status, progress).await?;
    type EventConstructor = fn(ActivityPayload) -> EventBody;
    let happened_events: [(bool, EventConstructor); 4] = [
        (!row.started, |of| CourseStarted(of).into()),
        (last_activity.is_some() && row.last_activity != last_activity, |of| {
            ActivityOpened(of).into()
        }),
        (done && before.completed_at.is_none(), |of| ActivityCompleted(of).into()),
        (completes, |of| CourseCompleted::by(of).into()),
    ];
    let happened_events = happened_events.into_iter().filter(|(applies, _)| *applies);
    let of = of_activity(about, row.course_id);
    let events = happened_events.map(|(_, what)| event(what(of.clone()), about, row.course_id));
    let events = events.collect();
    change.publish_all(events).await?;
    if !row.started {
        assignments::started(change, DocumentType::Course, row.course_id, about.user_id).await?;
    }
    // Badges and points come behind all records, those of what contains the course too.
    if completes {
        assignments::completed(change, DocumentType::Course, row.course_id, &[about.user_course_id]).await?;
    }
    if done && before.completed_at.is_none() {
        if !completes {
            let (round, activity) = (about.user_course_id, about.activity_id);
            assignments::achieved(change, Achieved::Activity { round, activity }).await?;
        }
        rewards::activity_completed(change, about.user_course_id, about.activity_id).await?;
    }
    let completed_at = row.completed_at.or((status == Status::Completed).then_some(now));
    Ok(Outcome {
        activity: after,
        status,
        progress,
        completed_at,
    })
}

/// The lock first, then what it guards, in one round trip; nothing: the course is not theirs any more.
async fn read(change: &Change<'_>, about: ReportTarget) -> Result<Option<Vec<sql::Path>>> {
    let tx = change.tx();
    let (locked, rows) = join(
        sql::lock_user_course()
            .bind(tx, &about.user_course_id, &about.user_id)
            .opt(),
        sql::path().bind(tx, &about.activity_id, &about.user_course_id).all(),
    )
    .await;
    locked.sql()?.map(|_| rows.sql()).transpose()
}

pub(super) fn admit(
    row: &sql::Path,
    path: &Path,
    activity: Uuid,
    now: DateTime<Utc>,
) -> std::result::Result<(), Refusal> {
    let window = Window {
        from: row.availability_from,
        until: row.availability_until,
    };
    if !window.admits(now) && Status::parse(&row.status) != Status::Completed {
        return Err(Refusal::Closed);
    }
    match path.waits_for(row.sequential, activity, now) {
        None => Ok(()),
        Some(WaitsFor::Date { .. }) => Err(Refusal::Early),
        Some(WaitsFor::Order | WaitsFor::Activities { .. }) => Err(Refusal::Locked),
    }
}

async fn store(
    change: &Change<'_>,
    (about, last_activity): (ReportTarget, Option<Uuid>),
    version: i32,
    after: &ActivityState,
    status: Status,
    progress: u8,
) -> Result<()> {
    let (tx, now) = (change.tx(), change.now());
    let resume = serde_json::to_value(&after.resume).map_err(|error| Problem::internal(&error))?;
    let activity = sql::store_activity().prepare(tx).await.sql()?;
    let course = sql::store_course().prepare(tx).await.sql()?;
    let (watched, part) = (after.watched.to_json(), i16::from(after.progress));
    let (status_text, whole, whose) = (status.into_str(), i16::from(progress), &about.user_course_id);
    let of_activity = after.status.into_str();
    let (activity, course) = join(
        activity.params(
            tx,
            &sql::StoreActivityParams {
                user_course_id: *whose,
                activity_id: about.activity_id,
                status: of_activity,
                progress: part,
                resume,
                watched,
                spent_ms: after.spent_ms,
                credit_ms: after.credit_ms,
                opened_at: after.opened_at,
                reported_at: after.reported_at,
                completed_at: after.completed_at,
            },
        ),
        course.params(
            tx,
            &sql::StoreCourseParams {
                version,
                status: status_text,
                progress: whole,
                last_activity,
                now,
                user_course_id: *whose,
            },
        ),
    )
    .await;
    activity.sql()?;
    course.sql()?;
    Ok(())
}

fn of_activity(about: ReportTarget, course_id: Uuid) -> ActivityPayload {
    ActivityPayload {
        user_id: about.user_id,
        course_id,
        user_course_id: about.user_course_id,
        activity_id: about.activity_id,
    }
}

fn event(what: impl Into<EventBody>, about: ReportTarget, course_id: Uuid) -> DomainEvent {
    let event = DomainEvent::of(about.user_course_id.to_string(), what);
    event
        .topic(format!("course:{course_id}"))
        .topic(format!("me:{}", about.user_id))
}

/// Whether nothing is left for the learner to do: all that counts and is not done waits for a marker.
fn waits_for_marker(rows: &[sql::Path], path: &Path, changed: Uuid, now: Status) -> bool {
    let status = |row: &sql::Path| match row.id == changed {
        true => now,
        false => Status::parse(row.activity_status.as_deref().unwrap_or_default()),
    };
    let counted = rows.iter().filter(|row| path.counts(&step(row)));
    let mut left = counted
        .map(status)
        .filter(|status| *status != Status::Completed)
        .peekable();
    left.peek().is_some() && left.all(|status| status == Status::MarkingRequired)
}

fn state(row: &sql::Path) -> ActivityState {
    let fresh = ActivityState::default();
    ActivityState {
        status: Status::parse(row.activity_status.as_deref().unwrap_or_default()),
        progress: percent(row.activity_progress.unwrap_or(0)),
        resume: Resume::from_json(row.resume.clone()),
        watched: row.watched.as_ref().map(WatchedRanges::from_json).unwrap_or_default(),
        spent_ms: row.spent_ms.unwrap_or(0),
        credit_ms: row.credit_ms.unwrap_or(fresh.credit_ms),
        opened_at: row.opened_at,
        reported_at: row.reported_at,
        completed_at: row.activity_completed_at,
    }
}
