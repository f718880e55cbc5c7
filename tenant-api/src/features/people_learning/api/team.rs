//! My team over HTTP.

use crate::prelude::*;

use super::super::authority::Scope;
use super::super::matrix::{self, TeamMatrix, TeamMatrixQuery};
use super::super::team::{self, TeamCourse, TeamCoursesQuery, TeamFigures, TeamPerson, TeamQuery};

/// My people, and how far they are with their courses and pathways
#[utoipa::path(get, path = "/api/my-team", operation_id = "team_people", tag = "people_learning", params(TeamQuery, PageQuery),
    responses((status = 200, body = Page<TeamPerson>), (status = 403, body = Problem)))]
pub async fn people(
    actor: Actor,
    Query(query): Query<TeamQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<TeamPerson>>> {
    let client = actor.client().await?;
    let scope = Scope::of(&actor)?;
    Ok(Json(
        team::people(&actor.app, &actor.context, &client, &scope, (&query, page)).await?,
    ))
}

/// All of my people together
#[utoipa::path(get, path = "/api/my-team/figures", operation_id = "team_figures", tag = "people_learning",
    responses((status = 200, body = TeamFigures), (status = 403, body = Problem)))]
pub async fn figures(actor: Actor) -> Result<Json<TeamFigures>> {
    let client = actor.client().await?;
    Ok(Json(
        team::figures(&client, &Scope::of(&actor)?, actor.app.clock.now()).await?,
    ))
}

/// The courses and pathways of my people, those first with which most are late
#[utoipa::path(get, path = "/api/my-team/courses", operation_id = "team_courses", tag = "people_learning", params(TeamCoursesQuery, PageQuery),
    responses((status = 200, body = Page<TeamCourse>), (status = 403, body = Problem)))]
pub async fn courses(
    actor: Actor,
    Query(query): Query<TeamCoursesQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<TeamCourse>>> {
    let client = actor.client().await?;
    let (scope, now) = (Scope::of(&actor)?, actor.app.clock.now());
    Ok(Json(team::courses(&client, &scope, (&query, page), now).await?))
}

/// My people by course: where each of them stands with each of their courses and pathways
#[utoipa::path(get, path = "/api/my-team/matrix", operation_id = "team_matrix", tag = "people_learning", params(TeamMatrixQuery, PageQuery),
    responses((status = 200, body = TeamMatrix), (status = 403, body = Problem)))]
pub async fn matrix(
    actor: Actor,
    Query(query): Query<TeamMatrixQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<TeamMatrix>> {
    let client = actor.client().await?;
    let scope = Scope::of(&actor)?;
    Ok(Json(
        matrix::matrix(&actor.app, &actor.context, &client, &scope, (&query, page)).await?,
    ))
}
