//! Whole courses over HTTP: copies, bundles, earlier versions, and how many people have them.

use crate::prelude::*;

use learnt_queries::queries::courses as sql;

use super::super::commands::Edited;
use super::super::outline::Changes;
use super::super::versions::{self, Version, VersionView};
use super::super::view::CourseView;
use super::super::{bundles, copies};
use super::read;

const MOST_AT_ONCE: usize = 200;

/// What a copy is to be called.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
pub struct Duplicate {
    /// Left out: after the original.
    title: Option<String>,
}

/// Copies the draft of a course with everything in it. The copy is given to nobody.
#[utoipa::path(post, path = "/api/courses/{id}/duplicate", tag = "courses", params(("id" = Uuid, Path)), request_body = Duplicate,
    responses((status = 200, body = CourseView), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn duplicate(
    actor: Actor,
    Path(original): Path<Uuid>,
    Json(body): Json<Duplicate>,
) -> Result<Json<CourseView>> {
    let id = new_id();
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    copies::duplicate(&mut change, id, original, actor.user_id, body.title.as_deref()).await?;
    change.commit(&actor.app).await?;
    drop(client);
    read(actor, Path(id)).await
}

/// A bundle, or a course.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Bundling {
    revision: i32,
    is_bundle: bool,
}

/// Makes a course a bundle, or a bundle a course, while nobody did anything in it.
#[utoipa::path(put, path = "/api/courses/{id}/bundle", operation_id = "courses_set_bundle", tag = "courses", params(("id" = Uuid, Path)), request_body = Bundling,
    responses((status = 200, body = Edited), (status = 403, body = Problem, description = "not_looked_after"), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile, has_activity")))]
pub async fn set_bundle(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<Bundling>) -> Result<Json<Edited>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let edited = bundles::set(&mut change, id, actor.user_id, body.revision, body.is_bundle).await?;
    change.commit(&actor.app).await?;
    Ok(Json(edited))
}

/// All versions of a course, newest first.
#[utoipa::path(get, path = "/api/courses/{id}/versions", operation_id = "courses_versions", tag = "courses", params(("id" = Uuid, Path)),
    responses((status = 200, body = Vec<Version>), (status = 404, body = Problem)))]
pub async fn all_versions(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Vec<Version>>> {
    let client = actor.client().await?;
    Ok(Json(versions::all(&client, id).await?))
}

/// One version of a course, whole.
#[utoipa::path(get, path = "/api/courses/{id}/versions/{version}", operation_id = "courses_version", tag = "courses",
    params(("id" = Uuid, Path), ("version" = i32, Path)), responses((status = 200, body = VersionView), (status = 404, body = Problem)))]
pub async fn one_version(actor: Actor, Path((id, version)): Path<(Uuid, i32)>) -> Result<Json<VersionView>> {
    let client = actor.client().await?;
    Ok(Json(
        versions::get(&actor.app, &actor.context, &client, id, version).await?,
    ))
}

/// Two versions that are compared.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CompareQuery {
    /// The one.
    from: i32,
    /// The other: what it has more or less.
    to: i32,
}

/// What differs between two versions of a course.
#[utoipa::path(get, path = "/api/courses/{id}/comparison", operation_id = "courses_compare", tag = "courses", params(("id" = Uuid, Path), CompareQuery),
    responses((status = 200, body = Changes), (status = 404, body = Problem)))]
pub async fn compare(actor: Actor, Path(id): Path<Uuid>, Query(query): Query<CompareQuery>) -> Result<Json<Changes>> {
    let client = actor.client().await?;
    Ok(Json(versions::compare(&client, id, query.from, query.to).await?))
}

/// Of which courses.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CountsQuery {
    /// Their ids with commas between them, at most 200.
    ids: String,
}

/// How many people have a course: in this team, and in the whole organisation.
#[derive(Debug, Clone, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CourseCounts {
    /// The course.
    pub id: Uuid,
    /// Who has it, here.
    pub enrolled: i64,
    /// Who completed it, here.
    pub completed: i64,
    /// Who is late with it, here.
    pub overdue: i64,
    /// Who has it, in the whole organisation.
    pub enrolled_everywhere: i64,
    /// Who completed it, in the whole organisation.
    pub completed_everywhere: i64,
    /// Who is late with it, in the whole organisation.
    pub overdue_everywhere: i64,
}

/// How many people have courses. Asked for beside the list, which does not wait for it; a course that nobody has is left out.
#[utoipa::path(get, path = "/api/courses/counts", operation_id = "courses_counts", tag = "courses", params(CountsQuery),
    responses((status = 200, body = Vec<CourseCounts>), (status = 422, body = Problem)))]
pub async fn counts(actor: Actor, Query(query): Query<CountsQuery>) -> Result<Json<Vec<CourseCounts>>> {
    let words = query.ids.split(',').filter(|word| !word.is_empty());
    let ids: Option<Vec<Uuid>> = words.map(|word| word.parse().ok()).collect();
    let ids = ids.filter(|ids| ids.len() <= MOST_AT_ONCE);
    let sentence = format!("Name at most {MOST_AT_ONCE} courses by their ids.");
    let ids = ids.ok_or_else(|| Problem::field("ids", "invalid", sentence))?;
    let client = actor.client().await?;
    let rows = sql::counts()
        .bind(&*client, &actor.app.clock.now(), &actor.context.team.id.as_str(), &ids)
        .all()
        .await
        .sql()?;
    let counts = |row: sql::Counts| CourseCounts {
        id: row.course_id,
        enrolled: row.enrolled_here,
        completed: row.completed_here,
        overdue: row.overdue_here,
        enrolled_everywhere: row.enrolled,
        completed_everywhere: row.completed,
        overdue_everywhere: row.overdue,
    };
    Ok(Json(rows.into_iter().map(counts).collect()))
}
