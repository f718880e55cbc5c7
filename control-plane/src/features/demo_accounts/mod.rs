//! demo_accounts: operators mark members of a tenant's teams whom no bill counts – they are shown around with – and take that back. Nobody of
//! the tenant can: who is billed does not decide who counts.
//!
//! Invariants: it stands in the operators' log before the tenant's rows change; whoever has counted in a month stays counted in it, as
//! evidence is never changed.
mod api;
mod setting_up;

pub use api::routes;
pub use setting_up::mark;
