//! The link that an invited person was mailed.
use crate::prelude::*;

use axum::response::{IntoResponse, Response};
use learnt_kernel::email;
use learnt_kernel::password::PasswordRules;

use super::super::commands::principal_of;
use super::super::entry::AuthenticatedUser;
use super::super::forget_sessions;
use super::super::invitation::{self, Outcome};
use super::entry::{Entered, enter};

/// The code of a link.
#[derive(Deserialize, ToSchema)]
pub struct Code {
    /// As it stands in the link.
    code: String,
}

/// Who was invited, and what they have to do.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Invited {
    /// The address to sign in with.
    #[serde(serialize_with = "email::write_shown")]
    email: Option<String>,
    first_name: String,
    last_name: String,
    team_display_name: String,
    /// Has a password already, from another tenant: it stays, and is asked for.
    has_password: bool,
    /// What a first password must satisfy.
    password_rules: PasswordRules,
}

/// See what an invitation is about
#[utoipa::path(post, path = "/api/auth/invitation", tag = "identity", request_body = Code,
    responses((status = 200, body = Invited), (status = 400, body = Problem, description = "invalid_code"), (status = 429, body = Problem)))]
pub async fn look(
    State(app): State<App>,
    context: TenantContext,
    caller: Caller,
    Json(form): Json<Code>,
) -> Result<Json<Invited>> {
    let invited = invitation::find_invitation(&app, &context, &caller, &form.code).await?;
    Ok(Json(Invited {
        email: invited.person.email,
        first_name: invited.person.first_name,
        last_name: invited.person.last_name,
        team_display_name: invited.team.display_name.clone(),
        has_password: invited.person.has_password,
        password_rules: context.tenant.options.password_rules.clone(),
    }))
}

/// Accepting an invitation.
#[derive(Deserialize, ToSchema)]
pub struct Accept {
    /// As it stands in the link.
    code: String,
    /// The first password; for a person who has one, that one, or nothing.
    #[serde(default)]
    password: Option<String>,
}

/// Accept an invitation
#[utoipa::path(post, path = "/api/auth/invitation/accept", tag = "identity", request_body = Accept,
    responses((status = 200, body = Entered), (status = 400, body = Problem, description = "invalid_code"), (status = 401, body = Problem, description = "challenge_expired, wrong_credentials"), (status = 403, body = Problem, description = "account_disabled"), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn accept(
    State(app): State<App>,
    context: TenantContext,
    caller: Caller,
    Json(form): Json<Accept>,
) -> Result<Response> {
    let acceptance = invitation::prepare(&app, &context, &caller, &form.code, form.password).await?;
    let user_id = acceptance.person.user_id;
    let mut client = app.client(&context).await?;
    let mut change = Change::by(&mut client, principal_of(&context, user_id)).await?;
    let mut accounts = app.identity.accounts().await?;
    let account = accounts.begin().await?;
    let outcome = invitation::accept(&mut change, &account, &context, &acceptance).await?;
    let membership = format!("{user_id}_{}", context.team.id);
    change
        .record(AuditEntry::new("person.invitation_accepted", membership))
        .await?;
    change.commit(&app).await?;
    account.commit().await?;
    drop(client);
    forget_sessions(&app, &context.tenant.id, user_id).await;
    Ok(match outcome {
        Outcome::LetIn(security_stamp) => {
            let arrival = AuthenticatedUser::by("invitation", user_id, false, security_stamp);
            enter(&app, &context, &caller, &arrival).await?.into_response()
        }
        Outcome::Confirmed => Json(Entered::default()).into_response(),
    })
}
