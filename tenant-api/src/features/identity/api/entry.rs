//! The one way in, as the doors open it: the answer that lets somebody in, and the transaction around it.
use axum::Json;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use learnt_kernel::refresh::SignedIn;
use learnt_kernel::token::LIFETIME;

use super::super::commands::principal_of;
use super::super::entry::{Arrival, Way, come};
use super::super::forget_sessions;
use super::super::handed::{SecondStep, vouching};
use super::super::model::Refusal;
use super::super::password::{Chosen, take_password};
use crate::prelude::*;

/// How far somebody came, and what there is to say.
pub enum Entry {
    /// In.
    In(SignedIn, Entered),
    /// To the second step.
    Second(Entered),
    /// No further than a mail, which says how to go on.
    Mailed,
}

impl Entry {
    /// Says more.
    pub fn saying(self, more: Entered) -> Self {
        match self {
            Self::In(signed_in, said) => Self::In(signed_in, said.and(more)),
            Self::Second(said) => Self::Second(said.and(more)),
            Self::Mailed => Self::Mailed,
        }
    }
}

impl From<Way> for Entry {
    fn from(way: Way) -> Self {
        match way {
            Way::In(_, signed_in) => Self::In(signed_in, Entered::default()),
            Way::Second(step) => Self::Second(Entered {
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

impl IntoResponse for Entry {
    fn into_response(self) -> Response {
        match self {
            Self::In(signed_in, said) => {
                let body = Entered {
                    access_token: Some(signed_in.access),
                    expires_in: Some(LIFETIME.num_seconds()),
                    ..said
                };
                let cookie = signed_in.cookie.keep(&signed_in.refresh, signed_in.max_age);
                ([(SET_COOKIE, cookie)], Json(body)).into_response()
            }
            Self::Second(said) => Json(said).into_response(),
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
pub async fn enter(app: &App, here: &Here, caller: &Caller, arrival: &Arrival) -> Result<Entry> {
    let factors = match (&arrival.factors, arrival.factor) {
        (Some(factors), _) => factors.clone(),
        (None, Some(_)) => Default::default(),
        (None, None) => app.identity.factors(arrival.user_id).await?,
    };
    let mut client = app.client(here).await?;
    let mut change = Change::by(&mut client, principal_of(here, arrival.user_id)).await?;
    let way = come(app, &mut change, here, caller, arrival, &factors).await?;
    let Way::In(session, _) = way else {
        change.commit(app).await?;
        return Ok(way.into());
    };
    let link = arrival.link.as_deref();
    let linked = vouching()
        .link_up(app, &mut change, here, arrival.user_id, link)
        .await?;
    arrive(app, change, arrival, session).await?;
    if arrival.chosen.is_some() {
        forget_sessions(app, &here.tenant.id, arrival.user_id).await;
    }
    Ok(Entry::from(way).saying(Entered {
        linked,
        ..Entered::default()
    }))
}

/// Commits, while nobody can change what opens the account: a sign-in by a password that is being replaced at this very moment
/// is either ended with all others, or does not come about.
async fn arrive(app: &App, mut change: Change<'_>, arrival: &Arrival, session: Uuid) -> Result<()> {
    let (user_id, version) = (arrival.user_id, arrival.ways_version);
    let mut accounts = app.identity.accounts().await?;
    let account = accounts.begin().await?;
    let stands = match arrival
        .chosen
        .as_ref()
        .and_then(|sealed| app.config.master_key.open(sealed))
    {
        Some(hash) => {
            let hash = String::from_utf8(hash).map_err(|error| Problem::internal(&error))?;
            let chosen = Chosen::on_the_way(user_id, hash, version);
            take_password(&mut change, &account, &chosen, Some(session)).await?
        }
        None => account.hold(user_id).await? == version,
    };
    if !stands {
        return Err(Refusal::Turned.into());
    }
    change.commit(app).await?;
    Ok(account.commit().await?)
}
