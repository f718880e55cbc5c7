//! The callable functions of specification section 7 that mail: thin, under their own names and payloads. What a payload
//! says of sender, host, logo and colours is taken and not used: they are the team's.

use super::reset;
use crate::features::accounts::custom_mails::{self, Wording};
use crate::prelude::*;

/// What a function answers.
#[derive(Default, Serialize, ToSchema)]
pub struct Answer {
    /// As the callers read it.
    data: Data,
}

/// What came of it.
#[derive(Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AnswerData)]
pub struct Data {
    /// Present: it failed.
    #[serde(skip_serializing_if = "Option::is_none")]
    error_info: Option<ErrorInfo>,
    /// How many mails are on their way.
    #[serde(skip_serializing_if = "Option::is_none")]
    sent: Option<usize>,
}

/// Why it failed.
#[derive(Serialize, ToSchema)]
pub struct ErrorInfo {
    /// A word for programs.
    code: String,
    /// A sentence for people.
    message: String,
}

/// Of `email, redirectUrl, domain, logo, teamDisplayName, primaryColor, supportEmail` the first.
#[derive(Deserialize, ToSchema)]
pub struct SendPasswordResetLink {
    /// The account's address.
    email: String,
}

/// sendPasswordResetLink: have a link mailed by which another password is chosen
#[utoipa::path(post, path = "/api/functions/sendPasswordResetLink", operation_id = "accounts_send_password_reset_link", tag = "functions", request_body = SendPasswordResetLink,
    responses((status = 200, body = Answer), (status = 429, body = Problem)))]
pub async fn send_password_reset_link(
    State(app): State<App>,
    context: TenantContext,
    caller: Caller,
    Json(payload): Json<SendPasswordResetLink>,
) -> Result<Json<Answer>> {
    let refused = match reset::mail_link(&app, &context, &caller, &payload.email).await {
        Ok(()) => return Ok(Json(Answer::default())),
        Err(problem) => problem,
    };
    // What is wrong with the address is the caller's to show; anything else is a problem as everywhere.
    let error = refused.errors().first().cloned().ok_or(refused)?;
    let error_info = ErrorInfo {
        code: error.code,
        message: error.message,
    };
    Ok(Json(Answer {
        data: Data {
            error_info: Some(error_info),
            sent: None,
        },
    }))
}

/// Of `to, firstName, lastName, teamId, token`; the token is the request's own.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SendRegistrationEmail {
    /// Members of the team.
    to: Vec<String>,
    /// Who registered.
    first_name: String,
    /// Who registered.
    last_name: String,
    /// The team of this host.
    team_id: String,
}

/// sendRegistrationEmail: tell members of the team that somebody registered
#[utoipa::path(post, path = "/api/functions/sendRegistrationEmail", operation_id = "accounts_send_registration_email", tag = "functions", request_body = SendRegistrationEmail,
    responses((status = 200, body = Answer), (status = 403, body = Problem), (status = 404, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn send_registration_email(actor: Actor, Json(payload): Json<SendRegistrationEmail>) -> Result<Json<Answer>> {
    let team = &actor.context.team;
    if payload.team_id != team.id.as_str() {
        return Err(Problem::not_found());
    }
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let to = custom_mails::recipients(&change, team, &payload.to).await?;
    let newcomer = (payload.first_name.as_str(), payload.last_name.as_str());
    let sent = custom_mails::announce(&actor.app, &mut change, team, &to, newcomer).await?;
    change.commit(&actor.app).await?;
    Ok(sent_to(sent))
}

/// The words of a mail. `from, bcc, logo, heroImage, userEmail, firstName, lastName, emailEventAction`, the colours and
/// `token` are taken and not used.
#[derive(Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct SendGenericEmail {
    /// Members of the team.
    to: Vec<String>,
    subject: String,
    text: String,
    /// The first line.
    headline_message: String,
    /// How it begins.
    salutation: String,
    /// What the button does.
    call_to_action_text: String,
    /// Where it leads, at the team's own host.
    call_to_action_link: String,
    /// Instead of it.
    platform_link: String,
    /// Below the text.
    signoff_text: String,
    /// Below that.
    footer_text: String,
    /// Why the person gets it.
    email_reason: String,
}

impl SendGenericEmail {
    /// To whom, and what is said.
    fn read(self) -> (Vec<String>, Wording) {
        let link = if self.call_to_action_link.is_empty() {
            self.platform_link
        } else {
            self.call_to_action_link
        };
        let wording = Wording {
            kind: "generic",
            subject: self.subject,
            headline: self.headline_message,
            salutation: self.salutation,
            text: self.text,
            closing: vec![self.signoff_text, self.footer_text],
            action: self.call_to_action_text,
            link,
            reason: self.email_reason,
        };
        (self.to, wording)
    }
}

/// sendGenericEmail: write to members of the team
#[utoipa::path(post, path = "/api/functions/sendGenericEmail", operation_id = "accounts_send_generic_email", tag = "functions", request_body = SendGenericEmail,
    responses((status = 200, body = Answer), (status = 403, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn send_generic_email(actor: Actor, Json(payload): Json<SendGenericEmail>) -> Result<Json<Answer>> {
    let (to, wording) = payload.read();
    let team = &actor.context.team;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let to = custom_mails::recipients(&change, team, &to).await?;
    let sent = custom_mails::write(&actor.app, &mut change, team, &to, &wording).await?;
    change.commit(&actor.app).await?;
    Ok(sent_to(sent))
}

fn sent_to(many: usize) -> Json<Answer> {
    Json(Answer {
        data: Data {
            error_info: None,
            sent: Some(many),
        },
    })
}
