//! What was mailed, and what did not arrive: for the tenant's admins.
use axum::extract::State;
use axum::http::StatusCode;
use learnt_kernel::page::{Page, PageQuery};
use learnt_kernel::problem::{Problem, Result};
use uuid::Uuid;

use crate::app::App;
use crate::db::Change;
use crate::edge::{Actor, Json, Path, Query};
use crate::features::accounts::again;
use crate::features::accounts::mails::{self, Filter, MailRow};

/// The mails of the team, newest first; bodies are not kept.
#[utoipa::path(get, path = "/api/mails", operation_id = "accounts_mails", tag = "accounts", params(Filter, PageQuery),
    responses((status = 200, body = Page<MailRow>), (status = 403, body = Problem)))]
pub async fn list(
    State(app): State<App>,
    actor: Actor,
    Query(filter): Query<Filter>,
    Query(page): Query<PageQuery>,
) -> Result<Json<Page<MailRow>>> {
    let client = app.client(&actor.here).await?;
    Ok(Json(
        mails::page(&client, actor.here.team.id.as_str(), &filter, &page).await?,
    ))
}

/// Write a mail anew that did not arrive: a link to another password, or one that proves an address
#[utoipa::path(post, path = "/api/mails/{id}/again", operation_id = "accounts_mail_again", tag = "accounts", params(("id" = Uuid, Path, description = "The mail")),
    responses((status = 202), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "mail_not_again"), (status = 429, body = Problem)))]
pub async fn again(State(app): State<App>, actor: Actor, Path(id): Path<Uuid>) -> Result<StatusCode> {
    let mut client = app.client(&actor.here).await?;
    let change = Change::begin(&mut client, &actor).await?;
    again::send(&app, &change, &actor.here.team, id).await?;
    change.commit(&app).await?;
    Ok(StatusCode::ACCEPTED)
}
