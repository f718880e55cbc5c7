//! What every feature of the tenant API stands on: databases, requests, domain events, live screens, and work with a date.
//!
//! Nothing here knows a feature. What this floor needs of them – who reacts to what, which job does which work, who may
//! listen to what – it is handed at the start, as a [`registry::Registry`].
pub mod app;
pub mod audit;
pub mod blocking;
pub mod config;
pub mod control_plane;
pub mod db;
pub mod domain_events;
pub mod edge;
pub mod i18n;
pub mod ical;
pub mod language;
pub mod licences;
pub mod live;
pub mod look;
pub mod platform;
pub mod registry;
pub mod richtext;
pub mod settings;
pub mod work;
