//! What was mailed, and what did not arrive: for the tenant's admins.

use crate::features::accounts::mails::{self, Filter, MailRow};
use crate::features::accounts::resend;
use crate::prelude::*;

/// The mails of the team, newest first; bodies are not kept.
#[utoipa::path(get, path = "/api/mails", operation_id = "accounts_mails", tag = "accounts", params(Filter, PageQuery),
    responses((status = 200, body = Page<MailRow>), (status = 403, body = Problem)))]
pub async fn list(
    actor: Actor,
    Query(filter): Query<Filter>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<MailRow>>> {
    let client = actor.client().await?;
    Ok(Json(
        mails::page(&client, actor.context.team.id.as_str(), &filter, &page).await?,
    ))
}

/// Write a mail anew that did not arrive: a link to another password, or one that proves an address
#[utoipa::path(post, path = "/api/mails/{id}/again", operation_id = "accounts_mail_again", tag = "accounts", params(("id" = Uuid, Path, description = "The mail")),
    responses((status = 202), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "mail_not_again"), (status = 429, body = Problem)))]
pub async fn again(actor: Actor, Path(id): Path<Uuid>) -> Result<StatusCode> {
    let mut client = actor.client().await?;
    let change = Change::begin(&mut client, &actor).await?;
    resend::send(&actor.app, &change, &actor.context.team, id).await?;
    change.commit(&actor.app).await?;
    Ok(StatusCode::ACCEPTED)
}
