//! The doors: which tenant a host names, who knocks, what they may open, and how a refusal reads.
pub mod actor;
pub mod browser;
pub mod gate;
pub mod here;
pub mod house;
pub mod input;
pub mod rate;
pub mod session;

pub use actor::{Actor, Person};
pub use gate::{gate, open_to_person};
pub use here::Here;
pub use input::{Json, Path, Query};
