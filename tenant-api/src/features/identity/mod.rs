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
//! [`end_sessions`] when people leave.
use learnt_kernel::problem::Result;
use learnt_kernel::role::Gate;
use learnt_queries::queries::identity as sql;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use crate::app::App;
use crate::db::{Change, Sql};
use crate::edge::{gate, open_to_person};

mod api;
pub mod challenges;
mod commands;
mod entry;
mod invitation;
pub(crate) mod jobs;
mod me;
mod model;
pub(crate) mod reactions;
mod teams;

pub use api::entry::{Entered, Entry, enter};
pub use entry::Arrival;

/// Ends every session of these people, in the transaction of whoever sends them away.
pub async fn end_sessions(change: &Change<'_>, users: &[Uuid], reason: &str) -> Result<()> {
    if users.is_empty() {
        return Ok(());
    }
    let end = sql::end_sessions_of();
    end.bind(change.tx(), &change.now(), &reason, &users)
        .await
        .sql()
        .map(drop)
}

/// The routes of this feature.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::Anyone, routes!(api::sign_in::login)))
        .routes(gate(Gate::Anyone, routes!(api::sign_in::refresh)))
        .routes(gate(Gate::Anyone, routes!(api::sign_in::logout)))
        .routes(gate(Gate::Anyone, routes!(api::invitation::look)))
        .routes(gate(Gate::Anyone, routes!(api::invitation::accept)))
        .routes(open_to_person(routes!(api::moving::handover)))
        .routes(gate(Gate::Anyone, routes!(api::moving::redeem)))
        .routes(gate(Gate::SignedIn, routes!(api::moving::live_ticket)))
        .routes(gate(Gate::SignedIn, routes!(api::me::me)))
        .routes(open_to_person(routes!(api::me::teams)))
}
