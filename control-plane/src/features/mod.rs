//! What the control plane can do, one folder a feature.
pub mod domains;
pub mod operators;
pub mod sign_in;
pub mod teams;
pub mod tenants;
