//! Another password, for whoever knows the present one.
use axum::extract::State;
use learnt_kernel::caller::Caller;
use learnt_kernel::problem::{Problem, Result};
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::app::App;
use crate::db::Change;
use crate::edge::{Here, Json};
use crate::features::accounts::password::{self, Chosen};
use crate::features::identity::{Arrival, Entered, Entry, enter, forget_sessions, hand_of};

/// The form of somebody who is not signed in.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PasswordChange {
    /// Username, address or additional address.
    username: String,
    /// The present password.
    password: String,
    /// The one from now on.
    new_password: String,
    /// Whether the session survives the browser's restart.
    #[serde(default)]
    persist: bool,
}

/// Choose another password, knowing the present one
#[utoipa::path(post, path = "/api/auth/change-password", operation_id = "accounts_change_password", tag = "accounts", request_body = PasswordChange,
    responses((status = 200, body = Entered), (status = 401, body = Problem, description = "wrong_credentials"), (status = 403, body = Problem, description = "account_disabled"), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn change(
    State(app): State<App>,
    here: Here,
    caller: Caller,
    Json(form): Json<PasswordChange>,
) -> Result<Entry> {
    let present = (form.username.as_str(), form.password);
    let chosen = password::instead_of(&app, &here, &caller, present, form.new_password).await?;
    let mut client = app.client(&here).await?;
    let change = Change::by(&mut client, hand_of(&here, chosen.user_id)).await?;
    take(&app, change, &chosen, None).await?;
    drop(client);
    let arrival = Arrival::by("password", chosen.user_id, form.persist);
    enter(&app, &here, &caller, &arrival).await
}

/// The tenant's part first: a session that ended for nothing harms less than one that goes on with an old password.
pub(super) async fn take(app: &App, mut change: Change<'_>, chosen: &Chosen, keep: Option<Uuid>) -> Result<()> {
    let tenant = change.tenant().id.clone();
    let mut accounts = app.identity.accounts().await?;
    let account = accounts.begin().await?;
    password::take(&mut change, &account, chosen, keep).await?;
    change.commit(app).await?;
    account.commit().await?;
    forget_sessions(app, &tenant, chosen.user_id).await;
    Ok(())
}
