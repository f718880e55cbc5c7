//! providers: signing in at another house – OpenID Connect, Facebook – and how a team's admin sets that up.
//!
//! Words: a *provider* is the other house, by its *issuer*; an *external identity* is a person there, known here by
//! tenant, issuer and subject, never by an address; *linked* is one that opens a person's account.
//!
//! Invariants: what a browser says of who it is counts for nothing; a secret of ours leaves this service sealed, and is
//! opened only for the address that it was entered for.
//!
//! Door: [`shown`], for the login page.
use learnt_kernel::role::Gate;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::edge::gate;

mod api;
mod model;
mod sealed;
mod settings;

pub use model::{Shown, shown};

/// The routes of this feature.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(gate(
        Gate::Admin,
        routes!(api::settings::sign_in, api::settings::change_sign_in),
    ))
}
