//! impersonation: an operator acts as a member of a tenant's team, for a reason, with a fresh code of their second factor.
//!
//! The console only opens the way: it keeps, through a face of the tenant's schema, the hash of a secret that works once, for a
//! minute, at the team's host. What is done there, and when it ends, is the tenant API's (`features/impersonation`).
//!
//! Invariants: what an operator is about to do stands in the operators' log before the secret exists; whoever is disabled is
//! shown out of each tenant that stands there.
mod api;
mod ending;

use chrono::Duration;

pub use api::routes;
pub(crate) use ending::{EndedSessions, end_everywhere};

/// The operator's browser has to be at the team's host by then.
const WAY: Duration = Duration::seconds(60);

/// The operators' log says that a way was opened, before there is one.
const OPENED: &str = "impersonation.opened";
