//! Activities that another feature decides about: a form that was submitted, an event that was attended. What became of them is
//! recorded in the transaction in which it happens, and asked for again when the activity is opened, so that nothing is missed
//! that happened before the course was given, while the activity was locked, or before its rule changed.

use learnt_queries::queries::learning as sql;

use super::commands::{self, ReportTarget};
use super::model::{ActivityState, Path, Status, Window};
use super::player::step;
use crate::feature::{HookFuture, callbacks};
use crate::features::assignments::DocumentType;
use crate::features::courses::{Completion, Kind};
use crate::features::pathways;
use crate::prelude::*;

/// What an activity is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subject {
    /// A form of this id.
    Form(Uuid),
    /// An event of this id.
    Event(Uuid),
}

/// What became of it for one person.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct ActivityResult {
    /// Something was submitted, and is not to be done again.
    pub submitted: bool,
    /// Somebody has to mark it.
    pub waiting: bool,
    /// It is good enough.
    pub competent: bool,
    /// Points of a hundred, once they are all given.
    pub percent: Option<f64>,
    /// Its person was there.
    pub attended: bool,
}

impl ActivityResult {
    /// Whether the rule is met.
    fn meets(&self, rule: &Completion) -> bool {
        match rule {
            Completion::Submitted => self.submitted,
            Completion::Competent => self.competent,
            Completion::Score { percent } => self.percent.is_some_and(|reached| reached >= f64::from(*percent)),
            Completion::Attended => self.attended,
            Completion::Viewed
            | Completion::Read
            | Completion::TimeSpent { .. }
            | Completion::Watched { .. }
            | Completion::Ticked => false,
        }
    }
}

impl ActivityState {
    /// The state after a result: what was completed stays completed.
    pub(super) fn with_result(mut self, result: &ActivityResult, rule: &Completion, now: DateTime<Utc>) -> Self {
        if self.status == Status::Completed {
            return self;
        }
        if result.meets(rule) {
            (self.status, self.progress, self.completed_at) = (Status::Completed, 100, Some(now));
        } else if result.waiting {
            self.status = Status::MarkingRequired;
        } else if result.submitted || self.status == Status::MarkingRequired {
            self.status = Status::InProgress;
        }
        self.opened_at = self.opened_at.or((self.status != Status::NotStarted).then_some(now));
        self
    }
}

/// A person's round of a course that asks for something.
#[derive(Debug, Clone, Copy)]
pub struct OpenRound {
    /// Since when results count: those of earlier rounds were for those. Nothing: since ever.
    pub since: Option<DateTime<Utc>>,
}

fn since(cycle: i32, permitted_at: DateTime<Utc>) -> Option<DateTime<Utc>> {
    (cycle > 1).then_some(permitted_at)
}

struct Asking {
    about: ReportTarget,
    since: Option<DateTime<Utc>>,
}

async fn rounds(
    client: &impl learnt_queries::client::GenericClient,
    users: &[Uuid],
    subject: Subject,
) -> Result<Vec<Asking>> {
    let asking = |id: Uuid, user_id: Uuid, activity_id: Uuid, since: Option<DateTime<Utc>>| Asking {
        about: ReportTarget {
            user_id,
            user_course_id: id,
            activity_id,
        },
        since,
    };
    Ok(match subject {
        Subject::Form(form) => {
            let rows = sql::rounds_with_form().bind(client, &users, &form).all().await.sql()?;
            let of = |row: sql::RoundsWithForm| {
                let since = since(row.cycle, row.permitted_at.to_utc());
                asking(row.id, row.user_id, row.activity_id, since)
            };
            rows.into_iter().map(of).collect()
        }
        Subject::Event(event) => {
            let rows = sql::rounds_with_event()
                .bind(client, &users, &event)
                .all()
                .await
                .sql()?;
            let of = |row: sql::RoundsWithEvent| {
                let since = since(row.cycle, row.permitted_at.to_utc());
                asking(row.id, row.user_id, row.activity_id, since)
            };
            rows.into_iter().map(of).collect()
        }
    })
}

/// Records what became of people's form or event in each of their courses that asks for it, in the caller's transaction. Told
/// again it changes nothing; a course that is closed or locked there finds it when the activity is opened.
pub async fn record(change: &mut Change<'_>, users: &[Uuid], subject: Subject, result: &ActivityResult) -> Result<()> {
    for round in rounds(change.tx(), users, subject).await? {
        commands::record(change, round.about, result).await?;
    }
    Ok(())
}

/// The same of one activity of one round.
pub async fn record_activity(change: &mut Change<'_>, about: ReportTarget, result: &ActivityResult) -> Result<()> {
    commands::record(change, about, result).await
}

/// An activity that is open to its learner.
#[derive(Debug, Clone)]
pub struct OpenActivity {
    pub course_id: Uuid,
    pub version: i32,
    /// What kind of activity it is.
    pub kind: String,
    /// Its content, as it is stored.
    pub content: Value,
}

/// An activity that its learner may work on now; refused while it is locked or the course is closed.
pub async fn open_activity(change: &Change<'_>, about: ReportTarget) -> Result<OpenActivity> {
    let (tx, now) = (change.tx(), change.now());
    let is_own = sql::is_own()
        .bind(tx, &about.user_course_id, &about.user_id)
        .one()
        .await
        .sql()?;
    let rows = sql::path()
        .bind(tx, &about.activity_id, &about.user_course_id)
        .all()
        .await
        .sql()?;
    let row = rows.iter().find(|row| is_own && row.id == about.activity_id);
    let row = row.ok_or_else(Problem::not_found)?;
    let path = Path(rows.iter().map(step).collect());
    commands::admit(row, &path, about.activity_id, now)?;
    commands::expect_reached(change, about, row).await?;
    Ok(OpenActivity {
        course_id: row.course_id,
        version: row.version,
        kind: row.r#type.clone(),
        content: row.content.clone().unwrap_or_default(),
    })
}

/// The round in which a person may do this now, as an activity of a course; the latest, if there are several.
pub async fn open_round(
    client: &TenantClient,
    now: DateTime<Utc>,
    user: Uuid,
    subject: Subject,
) -> Result<Option<OpenRound>> {
    open_round_in(&**client, now, user, subject).await
}

/// The same inside a transaction.
pub async fn open_round_of(change: &Change<'_>, user: Uuid, subject: Subject) -> Result<Option<OpenRound>> {
    open_round_in(change.tx(), change.now(), user, subject).await
}

async fn open_round_in(
    client: &impl learnt_queries::client::GenericClient,
    now: DateTime<Utc>,
    user: Uuid,
    subject: Subject,
) -> Result<Option<OpenRound>> {
    for round in rounds(client, &[user], subject).await?.into_iter().rev() {
        let ReportTarget {
            user_course_id,
            activity_id,
            ..
        } = round.about;
        let rows = sql::path()
            .bind(client, &activity_id, &user_course_id)
            .all()
            .await
            .sql()?;
        let Some(row) = rows.iter().find(|row| row.id == activity_id) else {
            continue;
        };
        let path = Path(rows.iter().map(step).collect());
        let window = Window {
            from: row.availability_from,
            until: row.availability_until,
        };
        let is_completed = Status::parse(&row.status) == Status::Completed;
        let is_open =
            (window.admits(now) || is_completed) && path.waits_for(row.sequential, activity_id, now).is_none();
        if is_open && (is_completed || pathways::is_open(client, user, DocumentType::Course, row.course_id).await?) {
            return Ok(Some(OpenRound { since: round.since }));
        }
    }
    Ok(None)
}

/// An activity that is asked about, of one person's round.
#[derive(Debug, Clone, Copy)]
pub struct ActivityQuery<'a> {
    /// Whose, and which.
    pub about: ReportTarget,
    /// Since when results count. Nothing: since ever.
    pub since: Option<DateTime<Utc>>,
    /// Its content, as it is stored.
    pub content: &'a Value,
}

/// What became of activities of a kind, as the feature that decides about them says: it registers it (`callbacks` of its `FEATURE`).
pub struct ActivityResultSource {
    pub kind: Kind,
    /// What became of one.
    pub result: for<'a, 'c> fn(&'a Change<'c>, ActivityQuery<'a>) -> HookFuture<'a, ActivityResult>,
}

/// What became of an activity until now, as the feature that decides about it says.
pub(super) async fn current_result(
    change: &Change<'_>,
    about: ReportTarget,
    row: &sql::Path,
) -> Result<ActivityResult> {
    let kind = row.r#type.parse().ok();
    let decides = callbacks::<ActivityResultSource>().find(|one| kind == Some(one.kind));
    match (decides, &row.content) {
        (Some(decides), Some(content)) => {
            let since = since(row.cycle, row.permitted_at.to_utc());
            (decides.result)(change, ActivityQuery { about, since, content }).await
        }
        _ => Ok(ActivityResult::default()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state(status: Status) -> ActivityState {
        ActivityState {
            status,
            ..ActivityState::default()
        }
    }

    #[test]
    fn a_result_completes_what_its_rule_asks_for_and_nothing_else() {
        let now = DateTime::UNIX_EPOCH;
        let submitted = ActivityResult {
            submitted: true,
            percent: Some(79.9),
            ..ActivityResult::default()
        };
        let after = |rule| state(Status::NotStarted).with_result(&submitted, &rule, now).status;
        assert_eq!(after(Completion::Submitted), Status::Completed);
        assert_eq!(after(Completion::Competent), Status::InProgress);
        assert_eq!(after(Completion::Score { percent: 80 }), Status::InProgress);
        assert_eq!(after(Completion::Score { percent: 79 }), Status::Completed);
        assert_eq!(after(Completion::Attended), Status::InProgress);
    }

    #[test]
    fn what_waits_says_so_and_what_is_completed_stays_completed() {
        let now = DateTime::UNIX_EPOCH;
        let waiting = ActivityResult {
            submitted: true,
            waiting: true,
            ..ActivityResult::default()
        };
        let after = state(Status::InProgress).with_result(&waiting, &Completion::Competent, now);
        assert_eq!((after.status, after.completed_at), (Status::MarkingRequired, None));
        let returned = after.with_result(&ActivityResult::default(), &Completion::Competent, now);
        assert_eq!(returned.status, Status::InProgress);
        let done = state(Status::Completed).with_result(&ActivityResult::default(), &Completion::Attended, now);
        assert_eq!(done.status, Status::Completed);
    }
}
