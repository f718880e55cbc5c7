//! What all answers say together, and the same as files.

use crate::prelude::*;

use super::super::analytics::{self, AnalyticsQuery, FormAnalytics};
use super::super::authority::Scope;
use super::super::counting;
use super::super::people_filter::{self, PeopleFacet};
use super::super::rescoring::{self, Rescoring};

/// What all answers to a form say together
#[utoipa::path(get, path = "/api/forms/{id}/analytics", operation_id = "forms_analytics", tag = "forms", params(("id" = Uuid, Path), AnalyticsQuery),
    responses((status = 200, body = FormAnalytics), (status = 403, body = Problem, description = "role"), (status = 404, body = Problem)))]
pub async fn figures(
    actor: Actor,
    Path(id): Path<Uuid>,
    Query(query): Query<AnalyticsQuery>,
) -> Result<Json<FormAnalytics>> {
    let at = Scope::of(&actor).require_any()?;
    let mut client = actor.client().await?;
    let whole = analytics::load(&client, &at, id).await?;
    while !analytics::is_counted(&client, &at, id, &whole, &query).await? {
        let change = Change::begin(&mut client, &actor).await?;
        let is_whole = counting::count(&change, &whole.questions, (id, at.team)).await?;
        change.commit(&actor.app).await?;
        if is_whole {
            break;
        }
    }
    Ok(Json(analytics::figures(&client, &at, id, whole, &query).await?))
}

/// What the people who submitted have in common, to narrow the figures down by
#[utoipa::path(get, path = "/api/forms/{id}/analytics/people", operation_id = "forms_analytics_people", tag = "forms", params(("id" = Uuid, Path)),
    responses((status = 200, body = Vec<PeopleFacet>), (status = 403, body = Problem, description = "role"), (status = 404, body = Problem)))]
pub async fn people(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Vec<PeopleFacet>>> {
    let at = Scope::of(&actor).require_any()?;
    let client = actor.client().await?;
    Ok(Json(people_filter::people(&client, &at, id).await?))
}

/// Whose result changes once earlier versions get the right answers of the latest one
#[utoipa::path(get, path = "/api/forms/{id}/rescoring", operation_id = "forms_rescoring", tag = "forms", params(("id" = Uuid, Path)),
    responses((status = 200, body = Rescoring), (status = 403, body = Problem, description = "role"), (status = 404, body = Problem)))]
pub async fn rescoring(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<Rescoring>> {
    let at = Scope::of(&actor).require_any()?;
    let client = actor.client().await?;
    Ok(Json(rescoring::preview(&*client, &at, id).await?))
}

/// The form as it was looked at.
#[derive(Deserialize, ToSchema)]
pub struct RescoreForm {
    revision: i32,
}

/// Score earlier submissions by the right answers of the latest version
#[utoipa::path(post, path = "/api/forms/{id}/rescoring", operation_id = "forms_rescore", tag = "forms", params(("id" = Uuid, Path)), request_body = RescoreForm,
    responses((status = 200, body = Rescoring), (status = 403, body = Problem, description = "role"), (status = 404, body = Problem),
    (status = 409, body = Problem, description = "changed_meanwhile, no_points_left")))]
pub async fn rescore(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<RescoreForm>) -> Result<Json<Rescoring>> {
    let at = Scope::of(&actor).require_any()?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    rescoring::apply(&mut change, &at, (id, body.revision)).await?;
    change.commit(&actor.app).await?;
    Ok(Json(rescoring::preview(&*client, &at, id).await?))
}
