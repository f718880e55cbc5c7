//! Who is where: the admin's view of a course's learners over HTTP.

use learnt_kernel::email;
use learnt_queries::queries::learning as sql;

use super::super::due::{DueFilter, SOON};
use super::super::model::Status;
use super::super::player::percent;
use super::super::read;
use crate::features::assignments::{self, AssignmentJob, DocumentType};
use crate::features::files;
use crate::features::people::{DefinedFields, Values};
use crate::prelude::*;

/// Which learners of a course.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct LearnersQuery {
    /// Part of a name, e-mail address, username or employee id.
    pub search: Option<String>,
    /// notstarted, inprogress or completed.
    pub status: Option<Status>,
    /// By when they are to complete it.
    #[param(inline)]
    pub due: Option<DueFilter>,
    /// `name`, `progress`, `dueAt` or `updatedAt`, with a minus downwards; `-updatedAt` if nothing is said.
    pub sort: Option<String>,
    /// Described fields that come along, by their keys with full stops between them: those that reports show.
    pub fields: Option<String>,
}

impl LearnersQuery {
    /// The described fields that it asks for.
    pub async fn described(&self, client: &TenantClient, team: &str) -> Result<DefinedFields> {
        DefinedFields::requested(&**client, team, self.fields.as_deref(), |one| one.in_reports).await
    }
}

/// A learner of a course and where they are in it.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Learner {
    /// The assignment.
    pub id: Uuid,
    pub user_id: Uuid,
    pub first_name: String,
    pub last_name: String,
    #[serde(serialize_with = "email::write_shown")]
    pub email: Option<String>,
    pub avatar: Option<String>,
    pub status: Status,
    /// 0 to 100.
    pub progress: u8,
    /// It may be left undone.
    pub is_optional: bool,
    /// The version that they learn; none before they start.
    pub version: Option<i32>,
    pub activity_title: Option<String>,
    /// When it was given.
    pub permitted_at: DateTime<Utc>,
    /// To be completed by then.
    pub due_at: Option<DateTime<Utc>>,
    /// First opened.
    pub started_at: Option<DateTime<Utc>>,
    pub completed_at: Option<DateTime<Utc>>,
    pub updated_at: DateTime<Utc>,
    /// What they have in the described fields that were asked for, by key; people by their names.
    pub fields: Values,
}

impl Learner {
    fn new(row: sql::CourseLearners, fields: Values, app: &App, context: &TenantContext) -> Self {
        Self {
            fields,
            id: row.id,
            user_id: row.user_id,
            first_name: row.first_name,
            last_name: row.last_name,
            email: row.email,
            avatar: files::avatar_url(app, &context.tenant, row.avatar.as_deref()),
            status: Status::parse(&row.status),
            progress: percent(row.progress),
            is_optional: row.is_optional,
            version: row.version,
            activity_title: row.activity_title,
            permitted_at: row.permitted_at,
            due_at: row.due_at,
            started_at: row.started_at,
            completed_at: row.completed_at,
            updated_at: row.updated_at,
        }
    }
}

/// The learners of a course who are in this team, and where they are.
#[utoipa::path(get, path = "/api/courses/{id}/learners", tag = "learning", params(("id" = Uuid, Path), LearnersQuery, PageQuery),
    responses((status = 200, body = Page<Learner>), (status = 404, body = Problem)))]
pub async fn learners(
    actor: Actor,
    Path(id): Path<Uuid>,
    Query(query): Query<LearnersQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<Learner>>> {
    let client = actor.client().await?;
    read::known_course(&client, id).await?;
    let team = actor.context.team.id.as_str();
    let described = query.described(&client, team).await?;
    let (rows, total) = read::learners(&client, team, id, &query, page, actor.app.clock.now()).await?;
    let users: Vec<Uuid> = rows.iter().map(|row| row.user_id).collect();
    let mut values = described.of(&*client, team, &users).await?;
    let learner = |row: sql::CourseLearners| {
        let fields = values.remove(&row.user_id).unwrap_or_default();
        Learner::new(row, fields, &actor.app, &actor.context)
    };
    Ok(Json(Page::new(rows.into_iter().map(learner).collect(), total, page)))
}

/// How far a course's learners are, together.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CourseProgress {
    /// All of the team who have the course.
    pub total: i64,
    /// All of the organisation who have it.
    pub everywhere: i64,
    /// Who has not opened anything.
    pub notstarted: i64,
    /// Who is under way.
    pub inprogress: i64,
    /// Who waits for a marker.
    #[serde(rename = "markingRequired")]
    pub marking_required: i64,
    pub completed: i64,
    /// Who is not, and was to be.
    pub overdue: i64,
    /// Who is to be within a week.
    pub due_soon: i64,
    /// Mean progress in percent.
    pub average: f64,
    /// When somebody last did something.
    pub last_activity_at: Option<DateTime<Utc>>,
}

/// How far a course's learners of this team are, together.
#[utoipa::path(get, path = "/api/courses/{id}/progress", tag = "learning", params(("id" = Uuid, Path)),
    responses((status = 200, body = CourseProgress), (status = 404, body = Problem)))]
pub async fn progress(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<CourseProgress>> {
    let client = actor.client().await?;
    read::known_course(&client, id).await?;
    let now = actor.app.clock.now();
    let row = sql::course_progress()
        .bind(&*client, &id, &now, &(now + SOON), &actor.context.team.id.as_str())
        .one()
        .await
        .sql()?;
    Ok(Json(CourseProgress {
        total: row.total,
        everywhere: row.everywhere,
        notstarted: row.notstarted,
        inprogress: row.inprogress,
        marking_required: row.marking_required,
        completed: row.completed,
        overdue: row.overdue,
        due_soon: row.due_soon,
        average: row.average,
        last_activity_at: row.last_activity_at,
    }))
}

/// The latest change of a course's rules that was a job: how far it is and what it came to.
#[utoipa::path(get, path = "/api/courses/{id}/assignment-job", operation_id = "learning_job", tag = "learning", params(("id" = Uuid, Path)),
    responses((status = 200, body = Option<AssignmentJob>), (status = 404, body = Problem)))]
pub async fn job(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Option<AssignmentJob>>> {
    let client = actor.client().await?;
    read::known_course(&client, id).await?;
    Ok(Json(assignments::latest_job(&*client, DocumentType::Course, id).await?))
}
