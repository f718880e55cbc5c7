//! superadmins: operators make members of a tenant's teams superadmins of it, which nobody of the tenant may, and take it back.
//!
//! The console only writes down what is to be done, through a face of the tenant's schema; the tenant API does it within moments,
//! with everything that follows from other roles.
//!
//! Invariant: it stands in the operators' log before it is written down in the tenant.
mod api;
mod seat;

pub use api::routes;
pub use seat::seat;
