//! What was mailed, and what did not arrive: for the tenant's admins.
use axum::extract::State;
use learnt_kernel::page::{Page, PageQuery};
use learnt_kernel::problem::{Problem, Result};

use crate::app::App;
use crate::edge::{Actor, Json, Query};
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
