//! identity: signing in, staying signed in, moving between teams, and the invitation that begins it all.
//!
//! Words: an *account* is an address or username with its password (global, in the control database); a *session* is
//! for one tenant and lives in its schema; a *refresh token* is the cookie that keeps it going; a *code* works once.
//!
//! Invariants: an unknown name, a wrong password and a person without a password answer alike, in words and in time;
//! a refresh token that was replaced ends its session when it comes back late; an invitation goes to the address that
//! the person signs in with, never to one that a tenant wrote into a membership.
//!
//! Doors: [`enter`] lets in whoever proved who they are, [`challenges`] keep what a sign-in under way has to remember,
//! [`prove()`] before somebody changes how they sign in, [`expect_proof`] for what is given back to it, [`prove_account`] before an address becomes theirs, [`may_prove_by_provider`] where a provider's word alone might, [`end_at_team`] when people leave, [`renew`] when their roles change,
//! [`end_sessions_everywhere`] when their password changes, [`by_password`] for whoever has to be asked for it,
//! [`names_of`] for whoever looks at a new one.

use crate::edge::open_to_person;
pub use crate::features::sessions::{challenges, forget_sessions, invalid_code, no_team};
use crate::prelude::*;

mod api;
mod callbacks;
mod commands;
pub mod domain_events;
mod emails;
mod ending;
mod entry;
mod invitation;
pub(crate) mod jobs;
mod me;
mod model;
mod names;
mod password;
mod prove;
pub(crate) mod reactions;
mod refresh;
mod sessions;
mod teams;

pub use api::entry::{Entered, SignInStep, enter};
pub use callbacks::{Method, ProviderPolicy, ProviderPolicyHook, SecondFactorHook, SecondFactorPolicy, SecondStep};
pub use commands::{by_password, principal_of};
pub(crate) use ending::end_in_other_tenants;
pub use ending::end_sessions_everywhere;
pub use entry::AuthenticatedUser;
pub use names::{names_of, names_of_place};
pub use password::{NewPassword, take_password};
pub use prove::{Given, expect_proof, may_prove_by_provider, prove, prove_account};
pub use sessions::{end_at_team, mark_proved, renew, roles};
pub use teams::{Proof, usable_teams};

/// The refusal of somebody whose way in does not lead there any more.
pub fn must_sign_in_again() -> Problem {
    model::Refusal::SecurityStampChanged.into()
}

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    audit_actions: &[
        "person.invitation_accepted",
        "person.sign_in_blocked",
        "session.begun",
        "session.ended",
        "session.handed_over",
        "sessions.ended",
    ],
    daily_jobs: &[(jobs::PURGE, jobs::purge)],
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::Anyone, routes!(api::sign_in::login)))
        .routes(gate(Gate::Anyone, routes!(api::sign_in::refresh)))
        .routes(gate(Gate::Anyone, routes!(api::sign_in::logout)))
        .routes(gate(Gate::Anyone, routes!(api::invitation::look)))
        .routes(gate(Gate::Anyone, routes!(api::invitation::accept)))
        .routes(open_to_person(routes!(api::handover::handover)))
        .routes(gate(Gate::Anyone, routes!(api::handover::redeem)))
        .routes(gate(Gate::SignedIn, routes!(api::handover::live_ticket)))
        .routes(gate(Gate::SignedIn, routes!(api::me::me)))
        .routes(gate(Gate::SignedIn, routes!(api::legacy::user)))
        .routes(gate(Gate::SignedIn, routes!(api::legacy::access_token)))
        .routes(gate(Gate::Admin, routes!(api::organisation::token)))
        .routes(gate(Gate::Anyone, routes!(api::organisation::arrive)))
        .routes(open_to_person(routes!(api::me::teams)))
        .routes(open_to_person(routes!(api::sessions::list)))
        .routes(open_to_person(routes!(api::sessions::end)))
        .routes(open_to_person(routes!(api::sessions::end_others)))
}
