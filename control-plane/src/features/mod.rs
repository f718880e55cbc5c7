//! What the control plane can do, one folder a feature.
pub(crate) mod audit;
pub mod demo_accounts;
pub mod domains;
pub(crate) mod fleet;
pub(crate) mod impersonation;
pub(crate) mod licences;
pub(crate) mod lifecycle;
pub(crate) mod members;
pub mod navigation;
pub mod operators;
pub mod query;
pub(crate) mod search;
pub(crate) mod sign_in;
pub mod superadmins;
pub mod teams;
pub mod tenants;
pub mod triggers;
