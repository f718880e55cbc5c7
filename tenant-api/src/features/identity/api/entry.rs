//! The one way in, as the doors open it: the answer that lets somebody in, and the transaction around it.
use axum::Json;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use learnt_kernel::refresh::SignedIn;
use learnt_kernel::token::LIFETIME;

use super::super::callbacks::{SecondStep, provider_policy};
use super::super::commands::principal_of;
use super::super::entry::{AuthenticatedUser, SignInOutcome, sign_in};
use super::super::forget_sessions;
use super::super::model::Refusal;
use super::super::password::{NewPassword, take_password};
use crate::prelude::*;

/// How far somebody came, and what there is to say.
pub enum SignInStep {
    /// In.
    In(SignedIn, Entered),
    /// To the second step.
    Second(Entered),
    /// No further than a mail, which says how to go on.
    Mailed,
}

impl SignInStep {
    /// Says more.
    pub fn saying(self, more: Entered) -> Self {
        match self {
            Self::In(signed_in, entered) => Self::In(signed_in, entered.and(more)),
            Self::Second(entered) => Self::Second(entered.and(more)),
            Self::Mailed => Self::Mailed,
        }
    }
}

impl From<SignInOutcome> for SignInStep {
    fn from(way: SignInOutcome) -> Self {
        match way {
            SignInOutcome::In(_, signed_in) => Self::In(signed_in, Entered::default()),
            SignInOutcome::Second(step) => Self::Second(Entered {
                second_factor: Some(step),
                ..Entered::default()
            }),
        }
    }
}

/// What a page is told that lets somebody in.
#[derive(Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Entered {
    /// Goes into the `Authorization` header; the refresh token comes beside it as a cookie.
    #[serde(skip_serializing_if = "Option::is_none")]
    access_token: Option<String>,
    /// Its life in seconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    expires_in: Option<i64>,
    /// What has to be given first; then there is no token yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    second_factor: Option<SecondStep>,
    /// After a first second factor was set up; shown once.
    #[serde(skip_serializing_if = "Option::is_none")]
    recovery_codes: Option<Vec<String>>,
    /// How to go on stands in a mail; said of every address, whoever has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    mailed: Option<bool>,
    /// The kind of provider that was linked just now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub linked: Option<String>,
    /// The account was made just now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub created: Option<bool>,
    /// Whose account that is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_name: Option<String>,
}

impl Entered {
    /// Somebody whose account was made just now.
    pub fn created(first_name: &str) -> Self {
        Self {
            created: Some(true),
            first_name: Some(first_name.to_owned()),
            ..Self::default()
        }
    }

    /// Somebody who just set up their first second factor.
    pub fn enrolled(recovery_codes: Vec<String>) -> Self {
        Self {
            recovery_codes: Some(recovery_codes),
            ..Self::default()
        }
    }

    fn and(self, more: Self) -> Self {
        Self {
            linked: self.linked.or(more.linked),
            created: self.created.or(more.created),
            first_name: self.first_name.or(more.first_name),
            recovery_codes: self.recovery_codes.or(more.recovery_codes),
            ..self
        }
    }
}

impl IntoResponse for SignInStep {
    fn into_response(self) -> Response {
        match self {
            Self::In(signed_in, entered) => {
                let body = Entered {
                    access_token: Some(signed_in.access),
                    expires_in: Some(LIFETIME.num_seconds()),
                    ..entered
                };
                let cookie = signed_in.cookie.keep(&signed_in.refresh, signed_in.max_age);
                ([(SET_COOKIE, cookie)], Json(body)).into_response()
            }
            Self::Second(entered) => Json(entered).into_response(),
            Self::Mailed => Json(Entered {
                mailed: Some(true),
                ..Entered::default()
            })
            .into_response(),
        }
    }
}

/// Lets somebody in who proved who they are, at this host, or asks for the second factor first. Whoever read the person's
/// account knows which there are; else they are read here. A provider's identity that waits is linked, and a password that
/// they chose on the way counts, once its person is in.
pub async fn enter(
    app: &App,
    context: &TenantContext,
    caller: &Caller,
    arrival: &AuthenticatedUser,
) -> Result<SignInStep> {
    let factors = match (&arrival.factors, arrival.factor) {
        (Some(factors), _) => factors.clone(),
        (None, Some(_)) => Default::default(),
        (None, None) => app.identity.factors(arrival.user_id).await?,
    };
    let mut client = app.client(context).await?;
    let mut change = Change::by(&mut client, principal_of(context, arrival.user_id)).await?;
    let way = sign_in(app, &mut change, context, caller, arrival, &factors).await?;
    let SignInOutcome::In(session, _) = way else {
        change.commit(app).await?;
        return Ok(way.into());
    };
    let link = arrival.link.as_deref();
    let linked = provider_policy()
        .link_up(app, &mut change, context, arrival.user_id, link)
        .await?;
    arrive(app, change, arrival, session).await?;
    if arrival.chosen.is_some() {
        forget_sessions(app, &context.tenant.id, arrival.user_id).await;
    }
    Ok(SignInStep::from(way).saying(Entered {
        linked,
        ..Entered::default()
    }))
}

/// Commits, while nobody can change what opens the account: a sign-in by a password that is being replaced at this very moment
/// is either ended with all others, or does not come about.
async fn arrive(app: &App, mut change: Change<'_>, arrival: &AuthenticatedUser, session: Uuid) -> Result<()> {
    let (user_id, security_stamp) = (arrival.user_id, arrival.security_stamp);
    let mut accounts = app.identity.accounts().await?;
    let account = accounts.begin().await?;
    let is_current = match arrival
        .chosen
        .as_ref()
        .and_then(|sealed| app.config.master_key.open(sealed))
    {
        Some(hash) => {
            let hash = String::from_utf8(hash).map_err(|error| Problem::internal(&error))?;
            let chosen = NewPassword::during_sign_in(user_id, hash, security_stamp);
            take_password(&mut change, &account, &chosen, Some(session)).await?
        }
        None => account.lock_security_stamp(user_id).await? == security_stamp,
    };
    if !is_current {
        return Err(Refusal::SecurityStampChanged.into());
    }
    change.commit(app).await?;
    Ok(account.commit().await?)
}
