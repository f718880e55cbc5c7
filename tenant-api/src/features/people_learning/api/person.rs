//! One person's learning over HTTP, for their managers and for admins.

use learnt_kernel::cursor::{CursorPage, CursorQuery};

use super::super::authority::Scope;
use super::super::person::{self, LearningQuery, PersonCourse, PersonDocument, PersonSummary, RoundQuery};
use crate::features::audit::{self, AuditRow};
use crate::features::badges::{self, EarnedBadge};
use crate::features::certificates::{self, OwnCertificate, OwnQuery};
use crate::features::learning::{self, Timeline, TimelineQuery};
use crate::features::rewards::{self, RewardQuery, RewardTransaction};
use crate::prelude::*;

/// Who a person is, and how far they are with all that they were given
#[utoipa::path(get, path = "/api/people/{id}/summary", operation_id = "person_summary", tag = "people_learning", params(("id" = Uuid, Path)),
    responses((status = 200, body = PersonSummary), (status = 403, body = Problem, description = "role"), (status = 404, body = Problem)))]
pub async fn summary(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<PersonSummary>> {
    let client = actor.client().await?;
    Ok(Json(
        person::summary(&actor.app, &actor.context, &client, &Scope::of(&actor)?, id).await?,
    ))
}

/// All that a person was given, why, and how far they are with it
#[utoipa::path(get, path = "/api/people/{id}/learning", operation_id = "person_learning", tag = "people_learning",
    params(("id" = Uuid, Path), LearningQuery, PageQuery),
    responses((status = 200, body = Page<PersonDocument>), (status = 403, body = Problem, description = "role"), (status = 404, body = Problem)))]
pub async fn learning(
    actor: Actor,
    Path(id): Path<Uuid>,
    Query(query): Query<LearningQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<PersonDocument>>> {
    let client = actor.client().await?;
    let scope = Scope::of(&actor)?;
    scope.person(&*client, id).await?;
    Ok(Json(
        person::learning(&client, &scope, id, (&query, page), actor.app.clock.now()).await?,
    ))
}

/// A person's rounds of a course, and what they did in one of them
#[utoipa::path(get, path = "/api/people/{id}/courses/{courseId}", operation_id = "person_course", tag = "people_learning",
    params(("id" = Uuid, Path), ("courseId" = Uuid, Path), RoundQuery),
    responses((status = 200, body = PersonCourse), (status = 403, body = Problem, description = "role"), (status = 404, body = Problem)))]
pub async fn course(
    actor: Actor,
    Path((id, course)): Path<(Uuid, Uuid)>,
    Query(query): Query<RoundQuery>,
) -> Result<Json<PersonCourse>> {
    let client = actor.client().await?;
    let scope = Scope::of(&actor)?;
    scope.person(&*client, id).await?;
    Ok(Json(person::course(&client, &scope, (id, course), query.round).await?))
}

/// A person's certificates in this team, the newest first
#[utoipa::path(get, path = "/api/people/{id}/certificates", operation_id = "person_certificates", tag = "people_learning",
    params(("id" = Uuid, Path), PageQuery),
    responses((status = 200, body = Page<OwnCertificate>), (status = 403, body = Problem, description = "role"), (status = 404, body = Problem)))]
pub async fn certificates(
    actor: Actor,
    Path(id): Path<Uuid>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<OwnCertificate>>> {
    let client = actor.client().await?;
    Scope::of(&actor)?.person(&*client, id).await?;
    Ok(Json(
        certificates::held(&actor.app, &actor.context, &client, id, (&OwnQuery::default(), page)).await?,
    ))
}

/// A person's badges in this team, the newest first
#[utoipa::path(get, path = "/api/people/{id}/badges", operation_id = "person_badges", tag = "people_learning",
    params(("id" = Uuid, Path), PageQuery),
    responses((status = 200, body = Page<EarnedBadge>), (status = 403, body = Problem, description = "role"), (status = 404, body = Problem)))]
pub async fn badges(
    actor: Actor,
    Path(id): Path<Uuid>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<EarnedBadge>>> {
    let client = actor.client().await?;
    Scope::of(&actor)?.person(&*client, id).await?;
    Ok(Json(badges::held(&actor, &client, id, page).await?))
}

/// The points that a person earned and redeemed in this team, the newest first
#[utoipa::path(get, path = "/api/people/{id}/rewards", operation_id = "person_rewards", tag = "people_learning",
    params(("id" = Uuid, Path), RewardQuery, PageQuery),
    responses((status = 200, body = Page<RewardTransaction>), (status = 403, body = Problem, description = "role"), (status = 404, body = Problem)))]
pub async fn rewards(
    actor: Actor,
    Path(id): Path<Uuid>,
    Query(query): Query<RewardQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<RewardTransaction>>> {
    let client = actor.client().await?;
    Scope::of(&actor)?.person(&*client, id).await?;
    Ok(Json(
        rewards::history(&actor.context, &client, id, (&query, page)).await?,
    ))
}

/// What a person did here, newest first
#[utoipa::path(get, path = "/api/people/{id}/timeline", operation_id = "person_timeline", tag = "people_learning",
    params(("id" = Uuid, Path), TimelineQuery),
    responses((status = 200, body = Timeline), (status = 403, body = Problem, description = "role"), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn timeline(
    actor: Actor,
    Path(id): Path<Uuid>,
    Query(query): Query<TimelineQuery>,
) -> Result<Json<Timeline>> {
    let client = actor.client().await?;
    Scope::of(&actor)?.person(&*client, id).await?;
    Ok(Json(
        learning::timeline(&client, id, actor.context.team.id.as_str(), &query).await?,
    ))
}

/// What a person did, what was done in their name and to their membership, as far as this admin may see it
#[utoipa::path(get, path = "/api/people/{id}/audit-log", operation_id = "person_audit_log", tag = "people_learning",
    params(("id" = Uuid, Path), CursorQuery),
    responses((status = 200, body = CursorPage<AuditRow>), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn audit_log(
    actor: Actor,
    Path(id): Path<Uuid>,
    Query(page): Query<CursorQuery>,
) -> Result<Json<CursorPage<AuditRow>>> {
    let client = actor.client().await?;
    let person = Scope::of(&actor)?.person(&*client, id).await?;
    Ok(Json(
        audit::about(&client, &actor, (id, &person.membership_id), &page).await?,
    ))
}
