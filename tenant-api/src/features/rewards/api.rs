//! Rewards over HTTP: one's own points, what admins say that things are worth, and what they have reported.

pub mod report;
mod report_export;

use learnt_queries::queries::rewards as sql;

use super::history::{self, RewardQuery, RewardTransaction};
use super::redeeming;
use super::worth::{self, RewardPoints};
use crate::features::assignments::{self, DocumentType};
use crate::prelude::*;

/// How many points somebody has.
#[derive(Serialize, ToSchema)]
pub struct RewardBalance {
    balance: i64,
}

/// How many reward points I have in this team
#[utoipa::path(get, path = "/api/me/rewards/balance", operation_id = "rewards_balance", tag = "rewards",
    responses((status = 200, body = RewardBalance)))]
pub async fn balance(actor: Actor) -> Result<Json<RewardBalance>> {
    let client = actor.client().await?;
    let team = actor.context.team.id.as_str();
    let found = sql::balance().bind(&*client, &team, &actor.user_id).opt().await.sql()?;
    Ok(Json(RewardBalance {
        balance: found.unwrap_or(0),
    }))
}

/// The points that I earned and redeemed in this team, the newest first
#[utoipa::path(get, path = "/api/me/rewards", operation_id = "rewards_mine", tag = "rewards", params(RewardQuery, PageQuery),
    responses((status = 200, body = Page<RewardTransaction>)))]
pub async fn mine(
    actor: Actor,
    Query(query): Query<RewardQuery>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<RewardTransaction>>> {
    let client = actor.client().await?;
    Ok(Json(
        history::page(&actor.context, &client, actor.user_id, (&query, page)).await?,
    ))
}

/// How many points are redeemed.
#[derive(Deserialize, ToSchema)]
pub struct RedeemPoints {
    /// At least one, and no more than there are.
    amount: Option<i64>,
}

/// Redeem reward points of mine
#[utoipa::path(post, path = "/api/me/rewards/redemptions", operation_id = "rewards_redeem", tag = "rewards", request_body = RedeemPoints,
    responses((status = 201, body = RewardBalance), (status = 403, body = Problem, description = "impersonating"),
        (status = 409, body = Problem, description = "no_rewards"), (status = 422, body = Problem)))]
pub async fn redeem(actor: Actor, Json(body): Json<RedeemPoints>) -> Result<(StatusCode, Json<RewardBalance>)> {
    actor.in_own_name()?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let team = actor.context.team.id.as_str();
    let balance = redeeming::redeem(&mut change, team, actor.user_id, body.amount).await?;
    change.commit(&actor.app).await?;
    Ok((StatusCode::CREATED, Json(RewardBalance { balance })))
}

/// Of which document.
#[derive(Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct WorthQuery {
    #[serde(rename = "type")]
    kind: DocumentType,
    document_id: Uuid,
}

/// How many points a document is worth, and a course's activities
#[utoipa::path(get, path = "/api/rewards/points", operation_id = "rewards_worth", tag = "rewards", params(WorthQuery),
    responses((status = 200, body = RewardPoints), (status = 404, body = Problem)))]
pub async fn worth(actor: Actor, Query(query): Query<WorthQuery>) -> Result<Json<RewardPoints>> {
    let client = actor.client().await?;
    let found = assignments::find(&*client, query.kind, query.document_id).await?;
    found.ok_or_else(Problem::not_found)?;
    Ok(Json(worth::of(&*client, query.kind, query.document_id).await?))
}

/// What something is worth from now on.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SetRewardPoints {
    /// The document's type.
    #[serde(rename = "type")]
    kind: DocumentType,
    document_id: Uuid,
    /// An activity of it, if it is a course: that one's points.
    activity_id: Option<Uuid>,
    /// 0 to 100,000; 0: nothing.
    points: i32,
}

/// Say how many points a document is worth, or an activity of a course; what was earned stays
#[utoipa::path(put, path = "/api/rewards/points", operation_id = "rewards_set_worth", tag = "rewards", request_body = SetRewardPoints,
    responses((status = 200, body = RewardPoints), (status = 403, body = Problem, description = "not_looked_after"),
        (status = 422, body = Problem)))]
pub async fn set_worth(actor: Actor, Json(body): Json<SetRewardPoints>) -> Result<Json<RewardPoints>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let of = (body.kind, body.document_id);
    worth::set(&mut change, actor.user_id, of, body.activity_id, body.points).await?;
    change.commit(&actor.app).await?;
    Ok(Json(worth::of(&*client, body.kind, body.document_id).await?))
}
