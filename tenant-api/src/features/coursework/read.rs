//! What was handed in, as its person and its markers see it, and the queue.

use learnt_kernel::filters::{non_empty, search_words};
use learnt_queries::queries::coursework as sql;

use super::authority::Scope;
use super::commands::worth;
use super::model::Status;
use crate::feature::HookFuture;
use crate::features::courses::{self, Criterion, Task};
use crate::features::files::{self, FileView};
use crate::features::learning::{ActivityQuery, ActivityResult};
use crate::prelude::*;

/// A file that was handed in.
#[derive(Debug, Serialize, ToSchema)]
pub struct CourseworkFile {
    /// With which try.
    attempt: i32,
    file: FileView,
}

/// What happened to it.
#[derive(Debug, Serialize, ToSchema)]
pub struct CourseworkMove {
    attempt: i32,
    from: Status,
    to: Status,
    comment: String,
    at: DateTime<Utc>,
    /// By whom, while they are in the team.
    by: Option<String>,
}

/// What was handed in.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Coursework {
    id: Uuid,
    /// The activity.
    title: String,
    course_id: Uuid,
    course_title: String,
    /// What is asked for, with the addresses of its pictures.
    #[schema(value_type = Object)]
    doc: Value,
    rubric: Vec<Criterion>,
    /// How often it may be tried; 0: as often as one likes.
    attempts: u8,
    /// How many files one try takes.
    max_files: u8,
    status: Status,
    attempt: i32,
    /// The next change must name this one.
    revision: i32,
    /// Words beside the files.
    note: String,
    files: Vec<CourseworkFile>,
    comment: String,
    /// Which lines of the rubric were met.
    #[schema(value_type = Object)]
    criteria: Value,
    person: Option<String>,
    marker: Option<String>,
    marked_at: Option<DateTime<Utc>>,
    submitted_at: Option<DateTime<Utc>>,
    is_own: bool,
    /// I may decide on it now.
    can_mark: bool,
    /// I may begin again.
    can_reopen: bool,
    moves: Vec<CourseworkMove>,
}

/// One that is there for whoever asks: their own, or one that they mark.
pub async fn get(
    app: &App,
    context: &TenantContext,
    client: &TenantClient,
    scope: &Scope<'_>,
    id: Uuid,
) -> Result<Coursework> {
    let row = sql::one_coursework()
        .bind(&**client, &id, &scope.team, &scope.by)
        .opt()
        .await
        .or_not_found()?;
    let (is_own, status) = (row.user_id == scope.by, Status::parse(&row.status));
    let marks = scope.may_mark(row.user_id, &row.managers) && status != Status::InProgress;
    if !is_own && !marks {
        return Err(Problem::not_found());
    }
    let task = Task::read(&row.content);
    let rows = sql::files_of().bind(&**client, &id).all().await.sql()?;
    let moves = sql::moves().bind(&**client, &row.team_id, &id).all().await.sql()?;
    let mut wanted = courses::uploads("assignment", &row.content);
    wanted.extend(rows.iter().map(|rows| rows.file_id));
    let mut views = files::views(app, context, client, &wanted).await?;
    let shown = courses::with_files("assignment", row.content.clone(), &views);
    let files = rows.into_iter().filter_map(|rows| {
        let file = views.remove(&rows.file_id)?;
        Some(CourseworkFile {
            attempt: rows.attempt,
            file,
        })
    });
    Ok(Coursework {
        id,
        title: row.title,
        course_id: row.course_id,
        course_title: row.course_title,
        doc: shown["doc"].clone(),
        attempts: task.attempts,
        max_files: task.max_files,
        rubric: task.rubric,
        status,
        attempt: row.attempt,
        revision: row.revision,
        note: row.note,
        files: files.collect(),
        comment: row.comment,
        criteria: row.criteria,
        person: row.person_name,
        marker: row.marker_name,
        marked_at: row.marked_at.map(|at| at.to_utc()),
        submitted_at: row.submitted_at.map(|at| at.to_utc()),
        is_own,
        can_mark: marks && status == Status::MarkingRequired,
        can_reopen: is_own && status.check_reopen(row.attempt, i32::from(task.attempts)).is_ok(),
        moves: moves
            .into_iter()
            .map(|row| CourseworkMove {
                attempt: row.attempt,
                from: Status::parse(&row.from_status),
                to: Status::parse(&row.to_status),
                comment: row.comment,
                at: row.at.to_utc(),
                by: row.by_name,
            })
            .collect(),
    })
}

/// What an activity has come to, as learning asks for it.
pub fn activity_result<'a>(change: &'a Change<'_>, query: ActivityQuery<'a>) -> HookFuture<'a, ActivityResult> {
    let about = query.about;
    Box::pin(result(change, about.user_course_id, about.activity_id))
}

/// What became of an activity until now.
async fn result(change: &Change<'_>, user_course: Uuid, activity: Uuid) -> Result<ActivityResult> {
    let status = sql::status_of()
        .bind(change.tx(), &user_course, &activity)
        .opt()
        .await
        .sql()?;
    Ok(status.map(|word| worth(Status::parse(&word))).unwrap_or_default())
}

/// What the queue is asked for.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase", default)]
pub struct QueueQuery {
    /// Words of the person.
    pub search: Option<String>,
    #[param(inline)]
    pub status: Option<Status>,
    pub course_id: Option<Uuid>,
}

/// A submission in the queue.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CourseworkRow {
    id: Uuid,
    title: String,
    course_id: Uuid,
    course_title: String,
    status: Status,
    attempt: i32,
    submitted_at: Option<DateTime<Utc>>,
    marked_at: Option<DateTime<Utc>>,
    person: String,
    marker: Option<String>,
}

/// What waits for a marker, the longest first; then what was marked. Managers get their people's.
pub async fn queue(
    client: &TenantClient,
    scope: &Scope<'_>,
    query: &QueueQuery,
    page: PageQuery,
) -> Result<Page<CourseworkRow>> {
    let status = query.status.map_or("", |status| status.into_str());
    let search = search_words(non_empty(query.search.as_deref()).unwrap_or_default());
    let rows = sql::queue()
        .params(
            &**client,
            &sql::QueueParams {
                team_id: scope.team,
                me: scope.by,
                all: scope.is_admin,
                managed: scope.managed().as_str(),
                status,
                course_id: query.course_id,
                words: search,
                most: page.limit(),
                skip: page.offset(),
            },
        )
        .all()
        .await
        .sql()?;
    let total = rows.first().map_or(0, |row| row.total);
    let shown = rows.into_iter().map(|row| CourseworkRow {
        id: row.id,
        title: row.title,
        course_id: row.course_id,
        course_title: row.course_title,
        status: Status::parse(&row.status),
        attempt: row.attempt,
        submitted_at: row.submitted_at.map(|at| at.to_utc()),
        marked_at: row.marked_at.map(|at| at.to_utc()),
        person: row.person_name,
        marker: row.marker_name,
    });
    Ok(Page::new(shown.collect(), total, page))
}
