//! Labels and hosts: which ones a tenant may have, in sentences. Teams' own domains: each is proved by a record in DNS, live once a
//! request over it was answered, looked at again each hour, and stopped when its record is gone for longer than the grace.
mod api;
mod check;
mod lookup;
mod model;
mod preset;
mod state;
mod view;

pub use api::routes;
pub use check::check_due;
pub use lookup::DnsLookup;
pub use model::{Refusal, check_domain, check_label};
pub use preset::preset;
pub use state::DomainState;
