//! The one way in, as the doors open it: the answer that lets somebody in, and the transaction around it.
use axum::Json;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use learnt_kernel::caller::Caller;
use learnt_kernel::problem::Result;
use learnt_kernel::refresh::SignedIn;
use learnt_kernel::token::LIFETIME;
use serde::Serialize;
use utoipa::ToSchema;

use super::super::commands::hand_of;
use super::super::entry::{Arrival, begin};
use crate::app::App;
use crate::db::Change;
use crate::edge::Here;
use crate::features::providers;

/// How far somebody came.
pub enum Entry {
    /// In.
    In(SignedIn, Entered),
}

impl Entry {
    /// Says more to somebody who is in.
    pub fn saying(self, more: Entered) -> Self {
        match self {
            Self::In(signed_in, said) => Self::In(
                signed_in,
                Entered {
                    linked: said.linked.or(more.linked),
                    created: said.created.or(more.created),
                    first_name: said.first_name.or(more.first_name),
                    ..said
                },
            ),
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
        }
    }
}

/// Lets somebody in who proved who they are, at this host.
pub async fn enter(app: &App, here: &Here, caller: &Caller, arrival: &Arrival) -> Result<Entry> {
    let mut client = app.client(here).await?;
    let mut change = Change::by(&mut client, hand_of(arrival.user_id)).await?;
    let signed_in = begin(app, &mut change, &here.team.id, caller, arrival).await?;
    let linked = providers::link_up(app, &mut change, here, arrival.user_id, arrival.link.as_deref()).await?;
    change.commit(app).await?;
    let said = Entered {
        linked,
        ..Entered::default()
    };
    Ok(Entry::In(signed_in, said))
}
