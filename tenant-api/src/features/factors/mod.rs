//! factors: what is asked beyond a password – an authenticator app, a passkey, a recovery code – and who has to have it.
//!
//! Words: a *factor* is an authenticator app that was shown to work, or a passkey; a *recovery code* opens once when those are
//! lost; the *second step* is what stands between the first factor and being in.
//!
//! Invariants: whoever has a factor is asked for it, whatever the way in; each code of an app, each recovery code and each
//! challenge works once; a passkey is taken at the host it was made for and below it, from a page of this very origin; a secret
//! lies sealed, a recovery code hashed; nobody changes factors in another person's name.
//!
//! What identity asks of everybody who comes in, and of whoever is in and has to prove it, is handed to it ([`SecondFactorHook`]).

use crate::edge::open_to_person;
use crate::features::identity::SecondFactorHook;
use crate::prelude::*;
use crate::settings::TenantSettings;

mod api;
mod codes;
pub mod domain_events;
mod emails;
mod model;
mod passkeys;
mod qr;
pub(crate) mod reactions;
mod second_factor_policy;
mod step;
mod totp;

/// Whether a tenant wants a second factor of somebody who holds these roles.
fn is_required<'a>(settings: &TenantSettings, roles: impl IntoIterator<Item = &'a str>) -> bool {
    model::is_required(&settings.require_second_factor_for, roles)
}

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    audit_actions: &[
        "factor.added",
        "factor.removed",
        "factor.taken",
        "recovery_codes.replaced",
    ],
    callbacks: &[&SecondFactorHook(&second_factor_policy::Factors)],
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::Anyone, routes!(api::sign_in::second_factor)))
        .routes(gate(Gate::Anyone, routes!(api::sign_in::passkey)))
        .routes(gate(Gate::Anyone, routes!(api::enrol::begin_app)))
        .routes(gate(Gate::Anyone, routes!(api::enrol::confirm_app)))
        .routes(gate(Gate::Anyone, routes!(api::enrol::begin_passkey)))
        .routes(gate(Gate::Anyone, routes!(api::enrol::confirm_passkey)))
        .routes(open_to_person(routes!(api::own::security)))
        .routes(open_to_person(routes!(api::own::begin_totp)))
        .routes(open_to_person(routes!(api::own::confirm_totp)))
        .routes(open_to_person(routes!(api::own::remove_totp)))
        .routes(open_to_person(routes!(api::own::recovery_codes)))
        .routes(open_to_person(routes!(api::passkeys::begin)))
        .routes(open_to_person(routes!(api::passkeys::ask)))
        .routes(open_to_person(routes!(api::passkeys::confirm)))
        .routes(open_to_person(routes!(api::passkeys::rename)))
        .routes(open_to_person(routes!(api::passkeys::remove)))
        .routes(gate(Gate::Admin, routes!(api::people::read)))
        .routes(gate(Gate::Admin, routes!(api::people::remove)))
}
