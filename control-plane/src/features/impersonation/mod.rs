//! impersonation: an operator acts as a member of a tenant's team, for a reason, with a fresh code of their second factor.
//!
//! The console only opens the way: it keeps, through a face of the tenant's schema, the hash of a secret that works once, for a
//! minute, at the team's host. What is done there, and when it ends, is the tenant API's (`features/impersonation`).
//!
//! Doors: [`Wish`] and [`at`], for whatever else an operator does about a member of a team with a reason and a fresh code.
//!
//! Invariants: what an operator is about to do stands in the operators' log before the secret exists; whoever is disabled is
//! shown out of each tenant that stands there.
mod api;
mod ending;
mod model;

pub use api::routes;
pub(crate) use api::{At, at, away, place};
pub(crate) use ending::{Ended, end_everywhere};
pub(crate) use model::{Refusal, Wish};

/// The operators' log says that a way was opened, before there is one.
const OPENED: &str = "impersonation.opened";
