//! triggers: operators say what is to happen by itself in a tenant when something happens to its people, try it out on paper, and look
//! at what it did (domain section 12). The tenant API runs them.
//!
//! Invariant: what an operator does about a trigger stands in the tenant's own log, in the transaction of what was done, and in the
//! operators' log.
mod api;
mod model;
mod setting_up;
mod view;

pub(crate) use api::routes;
pub use setting_up::arrange;
