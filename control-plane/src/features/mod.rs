//! What the control plane can do, one folder a feature.
pub(crate) mod audit;
pub(crate) mod domains;
pub(crate) mod impersonation;
pub(crate) mod licences;
pub(crate) mod lifecycle;
pub(crate) mod members;
pub mod operators;
pub(crate) mod sign_in;
pub mod superadmins;
pub mod teams;
pub mod tenants;
pub mod triggers;
