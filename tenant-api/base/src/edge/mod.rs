//! The doors: which tenant a host names, who knocks, what they may open, and how a refusal reads.
pub mod actor;
pub mod archive;
pub mod csv;
pub mod egress;
pub mod form;
pub mod gate;
pub mod identity_providers;
pub mod kinds;
pub mod pdf;
pub mod session;
mod session_lookup;
pub mod share;
pub mod tenant_context;
pub mod workbook;

pub use actor::{Actor, Person};
pub use gate::{gate, open_to_person};
pub use learnt_kernel::input::{Json, Path, Query};
pub use tenant_context::TenantContext;
