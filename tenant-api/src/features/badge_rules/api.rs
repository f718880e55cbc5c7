//! Badge rules over HTTP: made, changed and put in force by the admins of their team.

use crate::prelude::*;

use super::commands;
use super::evaluation::{self, Preview};
use super::list::{self, BadgeRuleQuery, BadgeRuleRow};
use super::model::{Draft, Status, Trigger};
use super::read::{self, BadgeRule, Reference};
use crate::features::badges::Scope;

fn at(actor: &Actor) -> Scope<'_> {
    Scope {
        team: actor.context.team.id.as_str(),
        by: actor.user_id,
    }
}

/// The badge rules of the team
#[utoipa::path(get, path = "/api/badge-rules", operation_id = "badge_rules_list", tag = "badge_rules", params(BadgeRuleQuery, PageQuery),
    responses((status = 200, body = Page<BadgeRuleRow>)))]
pub async fn list(
    actor: Actor,
    Query(query): Query<BadgeRuleQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<BadgeRuleRow>>> {
    let client = actor.client().await?;
    Ok(Json(list::page(&actor, &client, (&query, page)).await?))
}

/// A rule to be.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewBadgeRule {
    /// The badge of this team that it is to award.
    badge_id: Uuid,
    /// 1 to 120 characters; the badge's title if none is said.
    title: Option<String>,
}

/// Make a badge rule: a draft, for everybody
#[utoipa::path(post, path = "/api/badge-rules", operation_id = "badge_rules_create", tag = "badge_rules", request_body = NewBadgeRule,
    responses((status = 201, body = BadgeRule), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn create(actor: Actor, Json(body): Json<NewBadgeRule>) -> Result<(StatusCode, Json<BadgeRule>)> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let id = commands::create(&mut change, at(&actor), body.badge_id, body.title.as_deref()).await?;
    change.commit(&actor.app).await?;
    Ok((StatusCode::CREATED, Json(read::get(&actor, &client, id).await?)))
}

/// One badge rule
#[utoipa::path(get, path = "/api/badge-rules/{id}", operation_id = "badge_rules_read", tag = "badge_rules", params(("id" = Uuid, Path)),
    responses((status = 200, body = BadgeRule), (status = 404, body = Problem)))]
pub async fn read(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<BadgeRule>> {
    let client = actor.client().await?;
    Ok(Json(read::get(&actor, &client, id).await?))
}

/// What a rule is to say.
#[derive(Deserialize, ToSchema)]
pub struct SaveBadgeRule {
    /// The one that was looked at.
    revision: i32,
    #[serde(flatten)]
    draft: Draft,
}

/// Change a badge rule; an active one must stay whole
#[utoipa::path(put, path = "/api/badge-rules/{id}", operation_id = "badge_rules_save", tag = "badge_rules", params(("id" = Uuid, Path)),
    request_body = SaveBadgeRule, responses((status = 200, body = BadgeRule), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem)))]
pub async fn save(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<SaveBadgeRule>) -> Result<Json<BadgeRule>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::save(&mut change, at(&actor), id, body.revision, &body.draft).await?;
    change.commit(&actor.app).await?;
    Ok(Json(read::get(&actor, &client, id).await?))
}

/// Whether a rule is to award.
#[derive(Deserialize, ToSchema)]
pub struct SetBadgeRuleStatus {
    /// The one that was looked at.
    revision: i32,
    /// `active` or `archived`.
    status: Status,
}

/// Put a badge rule in force, or away
#[utoipa::path(post, path = "/api/badge-rules/{id}/status", operation_id = "badge_rules_set_status", tag = "badge_rules",
    params(("id" = Uuid, Path)), request_body = SetBadgeRuleStatus,
    responses((status = 200, body = BadgeRule), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem)))]
pub async fn set_status(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<SetBadgeRuleStatus>,
) -> Result<Json<BadgeRule>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::set_status(&mut change, at(&actor), id, body.revision, body.status).await?;
    change.commit(&actor.app).await?;
    Ok(Json(read::get(&actor, &client, id).await?))
}

/// Try a badge rule out: whom it would award now if everybody were looked at
#[utoipa::path(post, path = "/api/badge-rules/{id}/preview", operation_id = "badge_rules_preview", tag = "badge_rules",
    params(("id" = Uuid, Path)), request_body = Draft,
    responses((status = 200, body = Preview), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn preview(actor: Actor, Path(id): Path<Uuid>, Json(draft): Json<Draft>) -> Result<Json<Preview>> {
    let mut client = actor.client().await?;
    // Never committed: the rule is asked as it would be kept, and is as before afterwards.
    let change = Change::begin(&mut client, &actor).await?;
    commands::rehearse(&change, at(&actor), id, &draft).await?;
    Ok(Json(evaluation::preview(&change, id).await?))
}

/// What to choose from.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ReferencesQuery {
    /// The trigger whose rules could count it.
    #[serde(rename = "type")]
    #[param(inline)]
    trigger: Trigger,
    /// Words of its title; of activities also of their course's.
    search: Option<String>,
}

/// What a badge rule can count: the first twenty
#[utoipa::path(get, path = "/api/badge-rules/references", operation_id = "badge_rules_references", tag = "badge_rules", params(ReferencesQuery),
    responses((status = 200, body = Vec<Reference>), (status = 422, body = Problem)))]
pub async fn references(actor: Actor, Query(query): Query<ReferencesQuery>) -> Result<Json<Vec<Reference>>> {
    let client = actor.client().await?;
    let team = actor.context.team.id.as_str();
    let found = read::choices(&client, team, query.trigger, query.search.as_deref()).await?;
    Ok(Json(found))
}
