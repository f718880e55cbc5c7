//! Courses over HTTP: the list, one draft, its life. Edits of the draft stand beside.

pub mod authors;
mod bulk;
mod edits;
mod export;
mod whole;

use learnt_queries::queries::courses as sql;

use super::changes::{self, Pending};
use super::commands::{self, Edited};
use super::list::{self, CourseRow, ListQuery};
use super::model::Transition;
use super::plans::LearnersMode;
use super::view::{self, CourseView};
use crate::looked_after::{self, Chosen};
use crate::prelude::*;

pub use bulk::*;
pub use edits::*;
pub use export::*;
pub use whole::*;

/// The admin's list of courses.
#[utoipa::path(get, path = "/api/courses", tag = "courses", params(ListQuery, PageQuery),
    responses((status = 200, body = Page<CourseRow>)))]
pub async fn list(
    actor: Actor,
    Query(query): Query<ListQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<CourseRow>>> {
    let client = actor.client().await?;
    Ok(Json(list::page(&actor, &client, &query, page).await?))
}

/// Categories and tags in use.
#[derive(Serialize, ToSchema)]
pub struct Tags {
    categories: Vec<String>,
    tags: Vec<String>,
}

/// Categories and tags in use, for filters and suggestions.
#[utoipa::path(get, path = "/api/courses/words", tag = "courses", responses((status = 200, body = Tags)))]
pub async fn tags(actor: Actor) -> Result<Json<Tags>> {
    let client = actor.client().await?;
    let row = sql::tags_in_use().bind(&*client).one().await.sql()?;
    Ok(Json(Tags {
        categories: row.categories,
        tags: row.tags,
    }))
}

/// A new course.
#[derive(Deserialize, ToSchema)]
pub struct NewCourse {
    title: String,
    /// Left out: made from the title.
    handle: Option<String>,
}

/// Makes a course with an empty draft.
#[utoipa::path(post, path = "/api/courses", tag = "courses", request_body = NewCourse,
    responses((status = 200, body = CourseView), (status = 422, body = Problem)))]
pub async fn create(actor: Actor, Json(new): Json<NewCourse>) -> Result<Json<CourseView>> {
    let id = new_id();
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::create(&mut change, id, actor.user_id, &new.title, new.handle.as_deref()).await?;
    change.commit(&actor.app).await?;
    drop(client);
    read(actor, Path(id)).await
}

/// Says which teams look after a course: only their admins change it and say who is given it.
#[utoipa::path(put, path = "/api/courses/{id}/teams", operation_id = "courses_set_teams", tag = "courses", params(("id" = Uuid, Path)), request_body = Chosen,
    responses((status = 200, body = Edited), (status = 403, body = Problem, description = "not_looked_after"), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem)))]
pub async fn set_teams(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<Chosen>) -> Result<Json<Edited>> {
    let teams_of_tenant = looked_after::all(&actor.app, &actor.context);
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let edited = commands::set_teams(
        &mut change,
        id,
        actor.user_id,
        body.revision,
        &teams_of_tenant,
        body.teams,
    )
    .await?;
    change.commit(&actor.app).await?;
    Ok(Json(edited))
}

/// The whole draft of a course.
#[utoipa::path(get, path = "/api/courses/{id}", tag = "courses", params(("id" = Uuid, Path)),
    responses((status = 200, body = CourseView), (status = 404, body = Problem)))]
pub async fn read(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<CourseView>> {
    let client = actor.client().await?;
    view::course(&actor, &client, id)
        .await?
        .map(Json)
        .ok_or_else(Problem::not_found)
}

/// What publishing would change, and for how many people.
#[utoipa::path(get, path = "/api/courses/{id}/changes", tag = "courses", params(("id" = Uuid, Path)),
    responses((status = 200, body = Pending), (status = 404, body = Problem)))]
pub async fn pending(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Pending>> {
    let client = actor.client().await?;
    changes::pending(&client, id)
        .await?
        .map(Json)
        .ok_or_else(Problem::not_found)
}

/// How to publish.
#[derive(Deserialize, ToSchema)]
#[serde(default)]
#[derive(Default)]
pub struct Publishing {
    /// What becomes of people who started an older version.
    learners: LearnersMode,
    /// The draft that was looked at; left out: whatever the draft is.
    revision: Option<i32>,
}

/// Freezes the draft and makes it what learners get.
#[utoipa::path(post, path = "/api/courses/{id}/publish", tag = "courses", params(("id" = Uuid, Path)), request_body = Publishing,
    responses((status = 200, body = Edited), (status = 403, body = Problem, description = "not_looked_after"), (status = 409, body = Problem, description = "changed_meanwhile, wrong_state"), (status = 422, body = Problem)))]
pub async fn publish(actor: Actor, Path(id): Path<Uuid>, Json(how): Json<Publishing>) -> Result<Json<Edited>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let edited = commands::publish(&mut change, id, actor.user_id, how.revision, how.learners).await?;
    change.commit(&actor.app).await?;
    Ok(Json(edited))
}

/// Hides a course from learners; what they did is kept.
#[utoipa::path(post, path = "/api/courses/{id}/unpublish", tag = "courses", params(("id" = Uuid, Path)),
    responses((status = 200, body = Edited), (status = 403, body = Problem, description = "not_looked_after"), (status = 409, body = Problem, description = "wrong_state")))]
pub async fn unpublish(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Edited>> {
    transition(actor, id, Transition::Unpublish).await
}

/// Puts a course away.
#[utoipa::path(post, path = "/api/courses/{id}/archive", tag = "courses", params(("id" = Uuid, Path)),
    responses((status = 200, body = Edited), (status = 403, body = Problem, description = "not_looked_after"), (status = 409, body = Problem, description = "wrong_state")))]
pub async fn archive(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Edited>> {
    transition(actor, id, Transition::Archive).await
}

/// Takes an archived course out again; it is unpublished then.
#[utoipa::path(post, path = "/api/courses/{id}/restore", tag = "courses", params(("id" = Uuid, Path)),
    responses((status = 200, body = Edited), (status = 403, body = Problem, description = "not_looked_after"), (status = 409, body = Problem, description = "wrong_state")))]
pub async fn restore(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Edited>> {
    transition(actor, id, Transition::Restore).await
}

async fn transition(actor: Actor, id: Uuid, transition: Transition) -> Result<Json<Edited>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let edited = commands::transition(&mut change, id, actor.user_id, transition).await?;
    change.commit(&actor.app).await?;
    Ok(Json(edited))
}
