//! providers: signing in at another provider – OpenID Connect, Facebook – and how a team's admin sets that up.
//!
//! Words: a *provider* is the other provider, by its *issuer*; an *external identity* is a person there, known here by
//! tenant, issuer and subject, never by an address; *linked* is one that opens a person's account.
//!
//! Invariants: what a browser says of who it is counts for nothing; a secret of ours leaves this service sealed, and is
//! opened only for the address that it was entered for.
//!
//! Doors: [`public_providers`], for the login page; [`link_id`], for whoever shows a person's links; what identity asks of providers is handed to
//! it ([`ProviderPolicyHook`]).
use chrono::Duration;
use url::Url;

use crate::edge::identity_providers::ProviderError;
use crate::edge::open_to_person;
use crate::features::identity::ProviderPolicyHook;
use crate::prelude::*;

mod api;
pub mod domain_events;
mod facebook;
mod flow;
mod identity_match;
mod linked;
mod model;
mod openid;
mod proven_identity;
mod provider_policy;
mod sealed;
mod settings;

pub use linked::link_id;
pub use model::{Shown, public_providers};

use flow::{CallbackParams, Secrets};
use model::{Kind, Provider};
use openid::Client;
use proven_identity::ProvenIdentity;
use provider_policy::TrustedProviders;

/// Somebody who is to show with their password that they are the one has so long.
const LINK_LIFE: Duration = Duration::minutes(15);

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    audit_actions: &["provider.linked", "provider.unlinked", "sign_in.changed"],
    callbacks: &[&ProviderPolicyHook(&TrustedProviders)],
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

fn client<'a>(app: &App, context: &TenantContext, provider: &'a Provider) -> Client<'a> {
    Client {
        provider,
        secret: settings::client_secret(app, context, provider),
        redirect: settings::redirect_uri(app, context),
    }
}

/// Where to send the browser.
async fn authorization_url(
    app: &App,
    context: &TenantContext,
    provider: &Provider,
    secrets: &Secrets,
) -> std::result::Result<Url, ProviderError> {
    let client = client(app, context, provider);
    match provider.kind {
        Kind::Facebook => client.way_to_facebook(secrets),
        _ => client.authorization_url(&app.identity_providers, secrets).await,
    }
}

/// The same for somebody who is signed in there perhaps: they are to show again who they are.
fn with_reauthentication(mut way: Url, provider: &Provider) -> Url {
    let parameters: &[(&str, &str)] = match provider.kind {
        Kind::Facebook => &[("auth_type", "reauthenticate")],
        _ => &[("prompt", "login"), ("max_age", "0")],
    };
    way.query_pairs_mut().extend_pairs(parameters);
    way
}

/// Who somebody is there.
async fn prove(
    app: &App,
    context: &TenantContext,
    provider: &Provider,
    back: &CallbackParams<'_>,
    secrets: &Secrets,
) -> std::result::Result<ProvenIdentity, ProviderError> {
    let client = client(app, context, provider);
    match provider.kind {
        Kind::Facebook => client.prove_at_facebook(&app.identity_providers, back, secrets).await,
        _ => {
            client
                .prove(&app.identity_providers, back, secrets, app.clock.now())
                .await
        }
    }
}
