//! Handing in and marking: lock the row, know its latest revision, decide, write, notify the course. All in one transaction.

use std::collections::BTreeMap;

use learnt_queries::queries::coursework as sql;

use super::authority::Scope;
use super::domain_events::{CourseworkMarked, CourseworkReopened, CourseworkSubmitted};
use super::model::Status;
use super::notifications;
use crate::features::courses::Task;
use crate::features::files::{self, VerifiedUpload};
use crate::features::learning::{self, ActivityOf, ActivityResult};
use crate::prelude::*;

const LONGEST_TEXT: usize = 5000;

/// What a submission in this state is worth to its course.
pub fn worth(status: Status) -> ActivityResult {
    ActivityResult {
        submitted: matches!(
            status,
            Status::MarkingRequired | Status::Competent | Status::NotCompetent
        ),
        waiting: status == Status::MarkingRequired,
        competent: status == Status::Competent,
        ..ActivityResult::default()
    }
}

/// A submission, held until the transaction ends.
struct LockedRow {
    id: Uuid,
    row: sql::LockCoursework,
    status: Status,
    task: Task,
}

impl LockedRow {
    fn about(&self) -> ActivityOf {
        ActivityOf {
            user_id: self.row.user_id,
            user_course_id: self.row.user_course_id,
            activity_id: self.row.activity_id,
        }
    }

    /// Refuses whoever does not know the latest revision, naming who was quicker.
    fn expect(&self, change: &Change<'_>, revision: i32) -> Result<()> {
        let changed = revision::changed_by(change, self.row.changed_by_name.as_deref(), self.row.changed_at);
        revision::expect(self.row.revision, revision, changed)
    }

    fn expect_written(&self) -> Result<()> {
        if self.status == Status::InProgress {
            return Ok(());
        }
        Err(Problem::conflict(
            "already_submitted",
            "This has already been submitted. Nothing was changed.",
        ))
    }
}

async fn lock(change: &Change<'_>, scope: &Scope<'_>, id: Uuid) -> Result<LockedRow> {
    let row = sql::lock_coursework()
        .bind(change.tx(), &id, &scope.team, &scope.by)
        .opt()
        .await
        .sql()?
        .ok_or_else(Problem::not_found)?;
    Ok(LockedRow {
        id,
        status: Status::parse(&row.status),
        task: Task::read(&row.content),
        row,
    })
}

async fn lock_own(change: &Change<'_>, scope: &Scope<'_>, id: Uuid) -> Result<LockedRow> {
    let locked = lock(change, scope, id).await?;
    if locked.row.user_id == scope.by {
        Ok(locked)
    } else {
        Err(Problem::not_found())
    }
}

/// Begins what an activity asks for, or finds it begun.
pub async fn begin(change: &mut Change<'_>, scope: &Scope<'_>, user_course: Uuid, activity: Uuid) -> Result<Uuid> {
    let about = ActivityOf {
        user_id: scope.by,
        user_course_id: user_course,
        activity_id: activity,
    };
    let existing = sql::own_coursework()
        .bind(change.tx(), &user_course, &activity, &scope.by)
        .opt()
        .await
        .sql()?;
    if let Some(id) = existing {
        return Ok(id);
    }
    let open = learning::open_activity(change, about).await?;
    if open.kind != "assignment" {
        return Err(Problem::not_found());
    }
    sql::create_coursework()
        .params(
            change.tx(),
            &sql::CreateCourseworkParams {
                id: new_id(),
                user_course_id: user_course,
                activity_id: activity,
                course_id: open.course_id,
                version: open.version,
                team_id: scope.team,
                user_id: scope.by,
                now: change.now(),
            },
        )
        .await
        .sql()?;
    // Whoever began it a moment before on another device has the same one.
    sql::own_coursework()
        .bind(change.tx(), &user_course, &activity, &scope.by)
        .one()
        .await
        .sql()
}

fn sized(field: &str, text: &str) -> Result<()> {
    if text.chars().count() <= LONGEST_TEXT {
        return Ok(());
    }
    Err(Problem::field(field, "too_long", "Use at most 5,000 characters."))
}

/// Keeps what is written; nothing has to be complete.
pub async fn save(change: &mut Change<'_>, scope: &Scope<'_>, id: Uuid, revision: i32, note: &str) -> Result<()> {
    let locked = lock_own(change, scope, id).await?;
    locked.expect_written()?;
    locked.expect(change, revision)?;
    sized("note", note)?;
    sql::store_note()
        .bind(change.tx(), &note, &change.now(), &scope.by, &id)
        .await
        .sql()
        .map(drop)
}

/// Gives an upload to a submission that is being written.
pub async fn save_file(
    change: &mut Change<'_>,
    scope: &Scope<'_>,
    id: Uuid,
    (stored, name): (&VerifiedUpload, &str),
) -> Result<()> {
    let locked = lock_own(change, scope, id).await?;
    locked.expect_written()?;
    let file_count = sql::count_files()
        .bind(change.tx(), &id, &locked.row.attempt)
        .one()
        .await
        .sql()?;
    if file_count >= i64::from(locked.task.max_files) {
        let sentence = format!("You can submit at most {} files here.", locked.task.max_files);
        return Err(Problem::field("file", "too_many", sentence));
    }
    let file = files::save_form_file(change, stored, name, scope.by).await?;
    sql::insert_file()
        .bind(change.tx(), &file, &id, &locked.row.attempt)
        .await
        .sql()?;
    change
        .record(AuditEntry::new("file.uploaded", file.to_string()).named(name))
        .await
}

/// Takes an upload out of a submission that is being written.
pub async fn drop_file(change: &mut Change<'_>, scope: &Scope<'_>, id: Uuid, file: Uuid) -> Result<()> {
    let locked = lock_own(change, scope, id).await?;
    locked.expect_written()?;
    let dropped = sql::delete_file()
        .bind(change.tx(), &id, &file, &locked.row.attempt)
        .await
        .sql()?;
    if dropped == 0 {
        return Err(Problem::not_found());
    }
    files::delete_form_file(change, file).await
}

/// Submits it. The same press twice is one; whoever pressed in another tab is told.
pub async fn submit(change: &mut Change<'_>, scope: &Scope<'_>, id: Uuid, revision: i32, note: &str) -> Result<()> {
    let locked = lock_own(change, scope, id).await?;
    if locked.status != Status::InProgress && locked.row.submitted_on == Some(revision) {
        return Ok(());
    }
    locked.expect_written()?;
    locked.expect(change, revision)?;
    sized("note", note)?;
    learning::open_activity(change, locked.about()).await?;
    let file_count = sql::count_files()
        .bind(change.tx(), &id, &locked.row.attempt)
        .one()
        .await
        .sql()?;
    if file_count == 0 && note.trim().is_empty() {
        return Err(Problem::field("file", "required", "Upload a file or enter a note."));
    }
    sql::store_submitted()
        .bind(change.tx(), &note, &change.now(), &scope.by, &id)
        .await
        .sql()?;
    record_move(change, scope, &locked, Status::MarkingRequired, "").await?;
    learning::record_activity(change, locked.about(), &worth(Status::MarkingRequired)).await?;
    publish(change, CourseworkSubmitted {}.into(), &locked).await
}

/// Begins again; the files and words of the earlier try stay to be read.
pub async fn reopen(change: &mut Change<'_>, scope: &Scope<'_>, id: Uuid) -> Result<()> {
    let locked = lock_own(change, scope, id).await?;
    if locked.status == Status::InProgress {
        return Ok(());
    }
    locked
        .status
        .check_reopen(locked.row.attempt, i32::from(locked.task.attempts))?;
    // What could not be submitted again is not taken out of the markers' hands.
    learning::open_activity(change, locked.about()).await?;
    sql::reopen()
        .bind(change.tx(), &change.now(), &scope.by, &id)
        .await
        .sql()?;
    record_move(change, scope, &locked, Status::InProgress, "").await?;
    learning::record_activity(change, locked.about(), &worth(Status::InProgress)).await?;
    publish(change, CourseworkReopened {}.into(), &locked).await
}

/// What a marker decided.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CourseworkMarking)]
pub struct Marking {
    /// The one that was looked at.
    pub revision: i32,
    /// `competent`, `notCompetent` or `pendingResubmission`.
    pub outcome: Status,
    /// What is said about it; needed where it is to be done again.
    #[serde(default)]
    pub comment: String,
    /// Which lines of the rubric are met, by their ids.
    #[serde(default)]
    pub criteria: BTreeMap<Uuid, bool>,
}

/// Decides what a submission is worth: one marker wins, and the other is told.
pub async fn mark(change: &mut Change<'_>, scope: &Scope<'_>, id: Uuid, marking: Marking) -> Result<()> {
    let locked = lock(change, scope, id).await?;
    if !scope.may_mark(locked.row.user_id, &locked.row.managers) || locked.status == Status::InProgress {
        return Err(Problem::not_found());
    }
    locked.expect(change, marking.revision)?;
    locked.status.check_decision(marking.outcome)?;
    let comment = marking.comment.trim();
    sized("comment", comment)?;
    if marking.outcome == Status::PendingResubmission && comment.is_empty() {
        return Err(Problem::field(
            "comment",
            "required",
            "Describe what should be changed.",
        ));
    }
    let mut criteria = marking.criteria;
    criteria.retain(|id, _| locked.task.rubric.iter().any(|line| line.id == *id));
    let (status, now) = (marking.outcome.into_str(), change.now());
    sql::store_marking()
        .params(
            change.tx(),
            &sql::StoreMarkingParams {
                status,
                comment,
                criteria: json!(criteria),
                by: scope.by,
                now,
                id,
            },
        )
        .await
        .sql()?;
    record_move(change, scope, &locked, marking.outcome, comment).await?;
    learning::record_activity(change, locked.about(), &worth(marking.outcome)).await?;
    let notice = notifications::CourseworkMarkedNotice {
        user_id: locked.row.user_id,
        user_course: locked.row.user_course_id,
        key: format!("coursework:{id}:{}", locked.row.revision + 1),
        team: scope.team,
        title: &locked.row.title,
        outcome: status,
    };
    notifications::notify(change, &notice).await?;
    publish(change, CourseworkMarked {}.into(), &locked).await
}

async fn record_move(
    change: &Change<'_>,
    scope: &Scope<'_>,
    locked: &LockedRow,
    to: Status,
    comment: &str,
) -> Result<()> {
    sql::insert_move()
        .params(
            change.tx(),
            &sql::InsertMoveParams {
                id: new_id(),
                coursework_id: locked.id,
                attempt: locked.row.attempt,
                from_status: locked.status.into_str(),
                to_status: to.into_str(),
                comment,
                by_id: scope.by,
                now: change.now(),
            },
        )
        .await
        .sql()
        .map(drop)
}

async fn publish(change: &mut Change<'_>, what: EventBody, locked: &LockedRow) -> Result<()> {
    let row = AuditEntry::new(what.kind(), locked.id.to_string()).named(locked.row.title.as_str());
    let event = DomainEvent::of(locked.id.to_string(), what)
        .topic(format!("coursework:{}", locked.row.team_id))
        .topic(format!("me:{}", locked.row.user_id));
    change.publish(event.logged(row)).await
}
