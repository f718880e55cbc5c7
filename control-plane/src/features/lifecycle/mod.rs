//! What becomes of a tenant after it was built: suspended and resumed, archived and restored, erased. Each move is refused from
//! any other state, and written down with its reason.
mod api;
mod model;

pub use api::routes;
pub use model::ErasureView;
