//! What changed, never the data: browsers hear a topic, an id and a number, and fetch through the ordinary route.
pub mod event_bus;
pub mod hub;
pub mod socket;
pub mod watch;

pub use event_bus::{EventBus, TenantTokens};
pub use hub::Hub;
