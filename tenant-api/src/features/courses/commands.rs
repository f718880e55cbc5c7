//! Changing a course: lock it, know its latest revision, write, publish.

use learnt_kernel::handle::Handle;
use learnt_queries::queries::courses as sql;

use super::callbacks::course_observer;
use super::content::Content;
use super::details::Details;
use super::domain_events::{
    CourseArchived, CourseChanged, CourseCreated, CoursePublished, CourseRestored, CourseUnpublished,
};
use super::draft;
use super::edits::Edit;
use super::model::{self, Can, Status, Transition};
use super::opening;
use super::plans::{self, AssignmentState, LearnersMode};
use super::references;
use super::refusal::{Refusal, Unfinished};
use crate::looked_after::{self, Named};
use crate::prelude::*;

/// What every change of a course answers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Edited {
    /// The next change must name this one.
    pub revision: i32,
    /// The state now.
    pub status: Status,
    /// The version that was written to.
    pub draft_version: i32,
    /// What learners get.
    pub live_version: Option<i32>,
    /// What may be done now.
    pub can: Can,
    pub changed_at: DateTime<Utc>,
    /// What was made, if something was.
    pub id: Option<Uuid>,
}

/// A course's row, held until the transaction ends.
pub(super) struct LockedRow {
    pub(super) state: AssignmentState,
    changed_by: Uuid,
    changed_at: DateTime<Utc>,
}

pub(super) async fn lock(change: &Change<'_>, id: Uuid) -> Result<LockedRow> {
    let row = sql::lock_course()
        .bind(change.tx(), &id)
        .opt()
        .await
        .sql()?
        .ok_or(Refusal::NotFound)?;
    looked_after::expect(change, row.teams.as_deref(), "course")?;
    let frozen = sql::version_frozen()
        .bind(change.tx(), &id, &row.draft_version)
        .one()
        .await
        .sql()?;
    let status = row
        .status
        .parse()
        .map_err(|_| Problem::internal_text("a course has an unknown status"))?;
    let state = AssignmentState {
        id,
        status,
        live_version: row.live_version,
        draft_version: row.draft_version,
        draft_frozen: frozen,
        revision: row.revision,
    };
    Ok(LockedRow {
        state,
        changed_by: row.changed_by,
        changed_at: row.changed_at,
    })
}

impl LockedRow {
    /// Refuses who does not know the latest revision, naming who was quicker.
    pub(super) async fn expect(&self, change: &Change<'_>, revision: i32) -> Result<()> {
        if revision::is_latest(self.state.revision, revision) {
            return Ok(());
        }
        let name = sql::name_of().bind(change.tx(), &self.changed_by).opt().await.sql()?;
        let when = self.changed_at.with_timezone(&change.tenant().time_zone);
        let when = when.format("%d/%m/%Y at %H:%M:%S");
        revision::expect(self.state.revision, revision, || {
            let who = name.unwrap_or_else(|| "Someone else".to_owned());
            format!(
                "{who} changed this course on {when}. Nothing was overwritten: reload the page, then repeat your change."
            )
        })
    }
}

/// Makes a course with an empty draft.
pub async fn create(change: &mut Change<'_>, id: Uuid, by: Uuid, title: &str, handle: Option<&str>) -> Result<()> {
    let title = super::details::title(title)?;
    match handle.filter(|text| !text.trim().is_empty()) {
        None => insert_suggested(change, id, by, &title).await?,
        Some(given) => {
            let handle = super::details::handle(given)?;
            if !insert(change, id, by, &handle).await? {
                return Err(Refusal::HandleTaken.into());
            }
        }
    }
    let details = Details {
        title,
        ..Details::default()
    };
    sql::insert_version()
        .bind(change.tx(), &id, &details.title, &details.search())
        .await
        .sql()?;
    change
        .publish(event(
            id,
            CourseCreated {
                course_id: id,
                version: 1,
            },
        ))
        .await
}

/// False: another course has the handle.
async fn insert(change: &Change<'_>, id: Uuid, by: Uuid, handle: &Handle) -> Result<bool> {
    let now = change.now();
    let inserted = sql::insert_course()
        .bind(change.tx(), &id, &handle.as_str(), &by, &now)
        .await
        .sql()?;
    Ok(inserted == 1)
}

/// Under the handle that the title suggests, with the first free number behind it while other courses have it. Where
/// another admin took that number this very moment, under one that nobody else can come upon.
pub(super) async fn insert_suggested(change: &Change<'_>, id: Uuid, by: Uuid, title: &str) -> Result<()> {
    let base = super::details::handle_base(title);
    let taken = sql::handles_like().bind(change.tx(), &base).all().await.sql()?;
    let numbered = super::details::handle(&super::details::free_handle(&base, &taken))?;
    if insert(change, id, by, &numbered).await? {
        return Ok(());
    }
    let end: String = id.simple().to_string().chars().skip(24).collect();
    let own = super::details::handle(&format!("{base}-{end}"))?;
    if insert(change, id, by, &own).await? {
        Ok(())
    } else {
        Err(Refusal::HandleTaken.into())
    }
}

/// Carries out one edit on the draft; after publishing, the live version is copied into a new draft first.
pub async fn edit(change: &mut Change<'_>, id: Uuid, by: Uuid, revision: i32, edit: Edit) -> Result<Edited> {
    let locked = lock(change, id).await?;
    let plan = plans::plan_edit(&locked.state)?;
    locked.expect(change, revision).await?;
    if let Some(from) = plan.copy_from {
        sql::copy_version()
            .bind(change.tx(), &plan.version, &id, &from)
            .await
            .sql()?;
        sql::copy_sections()
            .bind(change.tx(), &plan.version, &id, &from)
            .await
            .sql()?;
        sql::copy_activities()
            .bind(change.tx(), &plan.version, &id, &from)
            .await
            .sql()?;
    }
    let trace = AuditEntry::new("course.changed", id.to_string()).with("edit", edit.word());
    let made = draft::write(change, id, plan.version, edit).await?;
    let state = AssignmentState {
        status: plan.status,
        draft_version: plan.version,
        ..locked.state
    };
    let edited = touch(change, &state, by).await?;
    change
        .publish(
            event(
                id,
                CourseChanged {
                    course_id: id,
                    version: plan.version,
                },
            )
            .logged(trace),
        )
        .await?;
    Ok(Edited { id: made, ..edited })
}

/// Says which teams look after a course from now on; none: all of them. Its draft stays as it is.
pub async fn set_teams(
    change: &mut Change<'_>,
    id: Uuid,
    by: Uuid,
    revision: i32,
    teams_of_tenant: &[Named],
    chosen: Vec<String>,
) -> Result<Edited> {
    let locked = lock(change, id).await?;
    locked.expect(change, revision).await?;
    let chosen = looked_after::parse_teams(change, teams_of_tenant, chosen)?;
    sql::set_teams().bind(change.tx(), &chosen, &id).await.sql()?;
    let edited = touch(change, &locked.state, by).await?;
    let trace = looked_after::with_teams(AuditEntry::new("course.changed", id.to_string()), chosen);
    change
        .publish(
            event(
                id,
                CourseChanged {
                    course_id: id,
                    version: edited.draft_version,
                },
            )
            .logged(trace),
        )
        .await?;
    Ok(edited)
}

pub(super) async fn touch(change: &Change<'_>, course: &AssignmentState, by: Uuid) -> Result<Edited> {
    let now = change.now();
    let revision = sql::touch_course()
        .params(
            change.tx(),
            &sql::TouchCourseParams {
                status: course.status.into_str(),
                draft_version: course.draft_version,
                by,
                now,
                id: course.id,
            },
        )
        .one()
        .await
        .sql()?;
    Ok(edit_result(course, revision, now))
}

fn edit_result(course: &AssignmentState, revision: i32, now: DateTime<Utc>) -> Edited {
    Edited {
        revision,
        status: course.status,
        draft_version: course.draft_version,
        live_version: course.live_version,
        can: Can::of(course.status),
        changed_at: now,
        id: None,
    }
}

/// Freezes the draft and makes it what learners get.
pub async fn publish(
    change: &mut Change<'_>,
    id: Uuid,
    by: Uuid,
    revision: Option<i32>,
    mode: LearnersMode,
) -> Result<Edited> {
    let locked = lock(change, id).await?;
    model::after(locked.state.status, Transition::Publish)?;
    if let Some(revision) = revision {
        locked.expect(change, revision).await?;
    }
    let rows = sql::activities_of()
        .bind(change.tx(), &id, &locked.state.draft_version)
        .all()
        .await
        .sql()?;
    let named: Vec<(Uuid, &str, Content)> = rows
        .iter()
        .filter_map(|row| Some((row.id, row.title.as_str(), content(row)?)))
        .collect();
    let mut lacking: Vec<Unfinished> = rows.iter().filter_map(unfinished).collect();
    lacking.extend(references::find_closed(change, &named).await?);
    lacking.extend(opening::never_opening(change, &locked.state).await?);
    let plan = plans::plan_publish(&locked.state, rows.len(), lacking)?;
    let now = change.now();
    if plan.freeze {
        sql::freeze_version()
            .bind(change.tx(), &now, &id, &plan.version)
            .await
            .sql()?;
    }
    let revision = sql::publish_course()
        .bind(change.tx(), &now, &by, &id, &plan.version)
        .one()
        .await
        .sql()?;
    let mode = if plan.freeze { mode } else { LearnersMode::Keep };
    course_observer().published(change, id, plan.version, mode).await?;
    if locked.state.live_version.is_some() && !locked.state.status.is_live() {
        course_observer().restored(change, id).await?;
    }
    let trace = AuditEntry::new("course.published", id.to_string()).with("version", plan.version);
    change
        .publish(
            event(
                id,
                CoursePublished {
                    course_id: id,
                    version: plan.version,
                },
            )
            .logged(trace),
        )
        .await?;
    let after = AssignmentState {
        status: Status::Published,
        live_version: Some(plan.version),
        ..locked.state
    };
    Ok(edit_result(&after, revision, now))
}

fn content(row: &sql::ActivitiesOf) -> Option<Content> {
    Content::parse(row.r#type.parse().ok()?, &row.content).ok()
}

fn unfinished(row: &sql::ActivitiesOf) -> Option<Unfinished> {
    let sentence = match content(row) {
        Some(content) => content.missing()?,
        None => "This activity can no longer be read. Please create it again.",
    };
    Some(Unfinished {
        activity: row.id,
        sentence: format!("{}: {sentence}", row.title),
    })
}

/// Hides a course, puts it away or takes it out again.
pub async fn transition(change: &mut Change<'_>, id: Uuid, by: Uuid, transition: Transition) -> Result<Edited> {
    let locked = lock(change, id).await?;
    let before = locked.state.status;
    let status = model::after(before, transition)?;
    let edited = touch(change, &AssignmentState { status, ..locked.state }, by).await?;
    change
        .publish(transition_event(transition, id, edited.draft_version))
        .await?;
    if before.is_live() && !status.is_live() {
        course_observer().hidden(change, &[id]).await?;
    }
    Ok(edited)
}

/// What is told of a course that is hidden, put away or taken out again.
pub fn transition_event(transition: Transition, course_id: Uuid, version: i32) -> DomainEvent {
    match transition {
        Transition::Archive => event(course_id, CourseArchived { course_id, version }),
        Transition::Restore => event(course_id, CourseRestored { course_id, version }),
        Transition::Unpublish | Transition::Edit | Transition::Publish => {
            event(course_id, CourseUnpublished { course_id, version })
        }
    }
}

/// Something happened to a course: its admins' screens hear of it.
pub fn event(id: Uuid, what: impl Into<EventBody>) -> DomainEvent {
    DomainEvent::of(id.to_string(), what).topic(format!("course:{id}"))
}
