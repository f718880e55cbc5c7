//! Who holds a badge: giving it, withdrawing it, and one's own.

use super::at;
use crate::features::badges::holders::{self, BadgeHolder, HolderQuery};
use crate::features::badges::holding::{self, GivenBadge};
use crate::features::badges::own::{self, EarnedBadge};
use crate::features::badges::read;
use crate::prelude::*;

/// Who was given a badge, the newest first; those from whom it was withdrawn too
#[utoipa::path(get, path = "/api/badges/{id}/holders", operation_id = "badges_holders", tag = "badges",
    params(("id" = Uuid, Path), HolderQuery, PageQuery),
    responses((status = 200, body = Page<BadgeHolder>), (status = 404, body = Problem)))]
pub async fn list(
    actor: Actor,
    Path(id): Path<Uuid>,
    Query(query): Query<HolderQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<BadgeHolder>>> {
    let client = actor.client().await?;
    read::get(&actor, &client, id).await?;
    let found = holders::page(&actor, &client, id, (&query, page)).await?;
    Ok(Json(found))
}

/// To whom a badge is given.
#[derive(Deserialize, ToSchema)]
pub struct GiveBadge {
    /// Ids of active members of the team: 1 to 200.
    people: Vec<Uuid>,
    /// What they are told with it, in at most 300 characters.
    note: Option<String>,
}

/// Give a badge to people; whoever holds it goes on holding it
#[utoipa::path(post, path = "/api/badges/{id}/holders", operation_id = "badges_give", tag = "badges", params(("id" = Uuid, Path)), request_body = GiveBadge,
    responses((status = 200, body = GivenBadge), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "badge_archived"), (status = 422, body = Problem)))]
pub async fn give(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<GiveBadge>) -> Result<Json<GivenBadge>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let given = holding::give(&mut change, at(&actor), id, body.people, body.note.as_deref()).await?;
    change.commit(&actor.app).await?;
    Ok(Json(given))
}

/// Why it is taken back.
#[derive(Deserialize, ToSchema)]
pub struct WithdrawBadge {
    /// 1 to 500 characters.
    reason: String,
}

/// Withdraw a badge from somebody; giving it anew is the way back
#[utoipa::path(post, path = "/api/badges/{id}/holders/{holderId}/withdraw", operation_id = "badges_withdraw", tag = "badges",
    params(("id" = Uuid, Path), ("holderId" = Uuid, Path)), request_body = WithdrawBadge,
    responses((status = 204), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "already_withdrawn"), (status = 422, body = Problem)))]
pub async fn withdraw(
    actor: Actor,
    Path((id, holder)): Path<(Uuid, Uuid)>,
    Json(body): Json<WithdrawBadge>,
) -> Result<StatusCode> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    holding::withdraw(&mut change, at(&actor), id, holder, &body.reason).await?;
    change.commit(&actor.app).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The badges that I hold in this team, the newest first
#[utoipa::path(get, path = "/api/badges/mine", operation_id = "badges_mine", tag = "badges", params(PageQuery),
    responses((status = 200, body = Page<EarnedBadge>)))]
pub async fn mine(actor: Actor, Query(page): Query<PageQuery>) -> Result<Json<Page<EarnedBadge>>> {
    let client = actor.client().await?;
    let found = own::page(&actor, &client, actor.user_id, page).await?;
    Ok(Json(found))
}
