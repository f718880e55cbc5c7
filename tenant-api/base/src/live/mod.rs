//! What changed, never the data: browsers hear a topic, an id and a number, and fetch through the ordinary route.
pub mod bus;
pub mod event_bus;
pub mod hub;
pub mod socket;
pub mod watch;

pub use bus::{EventBus, EventBusQueue, TenantTokens};
pub use hub::Hub;
