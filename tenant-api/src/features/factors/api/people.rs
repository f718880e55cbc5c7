//! An admin helps somebody who lost their second factor.
use learnt_queries::queries::factors as sql;

use super::super::model::Refusal;
use crate::db::factors::FactorRemoval;
use crate::features::factors::domain_events::FactorTaken;
use crate::prelude::*;

/// Somebody's second factor, as an admin sees it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TheirFactor {
    /// Whether there is one.
    is_on: bool,
    /// Whether the admin may take it away.
    can_remove: bool,
}

/// The person of the admin's team, and whether they stand above the admin in whichever team of the tenant.
async fn below(actor: &Actor, id: Uuid) -> Result<bool> {
    let client = actor.client().await?;
    let found = sql::member_above()
        .bind(&*client, &actor.context.team.id.as_str(), &id)
        .opt()
        .await
        .sql()?
        .ok_or_else(Problem::not_found)?;
    Ok(found.highest <= i16::from(actor.rank))
}

/// Whether somebody has a second factor
#[utoipa::path(get, path = "/api/people/{id}/second-factor", operation_id = "people_second_factor", tag = "factors", params(("id" = Uuid, Path, description = "The user's id")),
    responses((status = 200, body = TheirFactor), (status = 404, body = Problem)))]
pub async fn read(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<TheirFactor>> {
    let is_below = below(&actor, id).await?;
    let tenant = actor.context.tenant.id.as_str();
    let (factors, ways) = futures_util::try_join!(
        actor.app.identity.factors(id),
        actor.app.identity.sign_in_methods(id, tenant)
    )?;
    let is_on = factors.totp || !factors.passkeys.is_empty();
    let is_ours = ways.is_some_and(|ways| !ways.belongs_elsewhere);
    Ok(Json(TheirFactor {
        is_on,
        can_remove: is_on && is_below && is_ours && id != actor.user_id,
    }))
}

/// Take a lost second factor off a person of no other organisation
#[utoipa::path(post, path = "/api/people/{id}/second-factor/remove", operation_id = "people_remove_second_factor", tag = "factors", params(("id" = Uuid, Path, description = "The user's id")),
    responses((status = 204), (status = 403, body = Problem, description = "belongs_elsewhere, impersonating, person_above"), (status = 404, body = Problem), (status = 409, body = Problem, description = "own_factor")))]
pub async fn remove(actor: Actor, Path(id): Path<Uuid>) -> Result<StatusCode> {
    actor.in_own_name()?;
    if !below(&actor, id).await? {
        return Err(Refusal::PersonAbove.into());
    }
    if id == actor.user_id {
        return Err(Refusal::OwnFactor.into());
    }
    match actor
        .app
        .identity
        .drop_factors(id, actor.context.tenant.id.as_str())
        .await?
    {
        FactorRemoval::Refused => return Err(Refusal::BelongsElsewhere.into()),
        FactorRemoval::Absent => return Err(Problem::not_found()),
        FactorRemoval::Yes => {}
    }
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let taken = FactorTaken {
        user_id: id,
        team_id: actor.context.team.id.to_string(),
        by: actor.name.clone(),
    };
    let event = DomainEvent::of(id.to_string(), taken).topic(format!("me:{id}"));
    change.publish(event).await?;
    change.commit(&actor.app).await?;
    Ok(StatusCode::NO_CONTENT)
}
