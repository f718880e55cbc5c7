//! impersonation: somebody acts in another person's name, for a reason, for an hour at most.
//!
//! Words: the *actor* really acts; the *person* is whom they act as. The actor's own session waits meanwhile, and is taken up
//! again by a fresh one. An *operator* of the platform comes from the console and has none.
//!
//! Invariants: nobody acts as somebody of a higher rank, as themselves, or as two at once; it stands only as long as
//! `impersonation_stands` says, which every request and every refresh asks; both names are on every row of the audit log;
//! what the person did is never counted from it; it is locked before any of its sessions.
//!
//! Doors: [`end_and_restore`], [`end_both`] and [`own_session_used`] for whoever goes on with a session or ends one, [`lock_of_session`]
//! and [`lock_of_people`] for whoever is about to lock sessions, [`banner`] for the banner.
mod api;
mod commands;
pub mod domain_events;
pub(crate) mod jobs;
mod model;
mod operators;
pub(crate) mod reactions;
mod start;

use crate::prelude::*;

use learnt_queries::queries::impersonation as sql;

pub use commands::{
    RefreshOutcome, end_and_restore, end_both, is_active, lock_of_people, lock_of_session, own_session_used,
};

/// What the banner says.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Impersonation {
    /// Who really acts.
    pub actor_name: String,
    /// Whether that is an operator of the platform.
    pub by_operator: bool,
    pub reason: String,
    /// When it ends by itself.
    pub ends_at: DateTime<Utc>,
    /// Where the actor goes back to: a path of this host, or an operator's page at the console.
    pub home: String,
}

/// What the banner of a session in another person's name says.
pub async fn banner(client: &TenantClient, session: Uuid) -> Result<Option<Impersonation>> {
    let shown = sql::banner().bind(&**client, &session).opt().await.sql()?;
    Ok(shown.map(|shown| Impersonation {
        actor_name: shown.actor_name.unwrap_or_default(),
        by_operator: shown.by_operator,
        reason: shown.reason,
        ends_at: shown.ends_at,
        home: shown.home,
    }))
}

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    audit_actions: &["impersonation.ended", "impersonation.started"],
    planned_jobs: &[(jobs::END, jobs::end)],
    ..Feature::EMPTY
};

fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::Admin, routes!(api::start)))
        .routes(gate(Gate::Anyone, routes!(api::arrive)))
        .routes(gate(Gate::SignedIn, routes!(api::end)))
}
