//! Labels and hosts: which ones a tenant may have, in sentences.
mod api;
mod model;

pub use api::routes;
pub use model::{Refusal, check_domain, check_label};
