//! providers: signing in at another provider – OpenID Connect, Facebook – and how a team's admin sets that up.
//!
//! Words: a *provider* is the other provider, by its *issuer*; an *external identity* is a person there, known here by
//! tenant, issuer and subject, never by an address; *linked* is one that opens a person's account.
//!
//! Invariants: what a browser says of who it is counts for nothing; a secret of ours leaves this service sealed, and is
//! opened only for the address that it was entered for.
//!
//! Doors: [`shown`], for the login page; [`link_id`], for whoever shows a person's links; what identity asks of providers is handed to
//! it ([`Vouching`]).
use chrono::Duration;
use url::Url;

use crate::edge::identity_providers::Failed;
use crate::edge::open_to_person;
use crate::features::identity::Vouching;
use crate::prelude::*;

mod api;
pub mod domain_events;
mod facebook;
mod flow;
mod linked;
mod model;
mod openid;
mod proved;
mod sealed;
mod settings;
mod vouching;
mod who;

pub use linked::link_id;
pub use model::{Shown, shown};

use flow::{Back, Secrets};
use model::{Kind, Provider};
use openid::Client;
use proved::Proved;
use vouching::ByTheirWord;

/// Somebody who is to show with their password that they are the one has so long.
const LINK_LIFE: Duration = Duration::minutes(15);

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    audit_actions: &["provider.linked", "provider.unlinked", "sign_in.changed"],
    hands: &[&Vouching(&ByTheirWord)],
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(
            Gate::Admin,
            routes!(api::settings::sign_in, api::settings::change_sign_in),
        ))
        .routes(gate(Gate::Admin, routes!(api::sign_in::test)))
        .routes(open_to_person(routes!(api::linked::unlink)))
        .routes(gate(Gate::Anyone, routes!(api::sign_in::begin)))
        .routes(open_to_person(routes!(api::prove::begin)))
        .routes(gate(Gate::Anyone, routes!(api::sign_in::finish)))
        .routes(gate(Gate::Anyone, routes!(api::exchange::exchange)))
        .routes(gate(Gate::Anyone, routes!(api::exchange::custom_token)))
}

fn client<'a>(app: &App, here: &Here, provider: &'a Provider) -> Client<'a> {
    Client {
        provider,
        secret: settings::client_secret(app, here, provider),
        redirect: settings::redirect_uri(app, here),
    }
}

/// Where to send the browser.
async fn way_there(app: &App, here: &Here, provider: &Provider, secrets: &Secrets) -> std::result::Result<Url, Failed> {
    let client = client(app, here, provider);
    match provider.kind {
        Kind::Facebook => client.way_to_facebook(secrets),
        _ => client.way_there(&app.identity_providers, secrets).await,
    }
}

/// The same for somebody who is signed in there perhaps: they are to show again who they are.
fn asking_anew(mut way: Url, provider: &Provider) -> Url {
    let asked: &[(&str, &str)] = match provider.kind {
        Kind::Facebook => &[("auth_type", "reauthenticate")],
        _ => &[("prompt", "login"), ("max_age", "0")],
    };
    way.query_pairs_mut().extend_pairs(asked);
    way
}

/// Who somebody is there.
async fn prove(
    app: &App,
    here: &Here,
    provider: &Provider,
    back: &Back<'_>,
    secrets: &Secrets,
) -> std::result::Result<Proved, Failed> {
    let client = client(app, here, provider);
    match provider.kind {
        Kind::Facebook => client.prove_at_facebook(&app.identity_providers, back, secrets).await,
        _ => {
            client
                .prove(&app.identity_providers, back, secrets, app.clock.now())
                .await
        }
    }
}
