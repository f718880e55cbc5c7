//! One's own links to other providers.

use super::super::linked;
use crate::db::tx::Principal;
use crate::edge::Person;
use crate::features::identity::{self, Given};
use crate::features::providers::domain_events::ProviderUnlinked;
use crate::prelude::*;

/// Take one's link to a provider away
#[utoipa::path(delete, path = "/api/me/linked/{id}", operation_id = "unlink", tag = "providers", params(("id" = Uuid, Path, description = "One of one's own links")), request_body = Given,
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem, description = "impersonating, prove_yourself"), (status = 404, body = Problem), (status = 409, body = Problem, description = "last_way_in"), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn unlink(
    State(app): State<App>,
    person: Person,
    caller: Caller,
    Path(id): Path<Uuid>,
    Json(given): Json<Given>,
) -> Result<StatusCode> {
    identity::prove(&app, &person, &caller, given).await?;
    let mut client = app.client(&person.context).await?;
    let mut change = Change::by(&mut client, Principal::at(&person.context, Some(person.user_id))).await?;
    let issuer = linked::unlink(&app, &person, id).await?;
    let unlinked = ProviderUnlinked {
        user_id: person.user_id,
        issuer,
    };
    change
        .publish(DomainEvent::of(person.user_id.to_string(), unlinked))
        .await?;
    change.commit(&app).await?;
    Ok(StatusCode::NO_CONTENT)
}
