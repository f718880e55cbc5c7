//! The few words that both services speak; no SQL, no sockets.

pub mod clock;
pub mod config;
pub mod crypto;
pub mod email;
pub mod handle;
pub mod host;
pub mod ids;
pub mod master_key;
pub mod page;
pub mod password;
pub mod password_rules;
pub mod problem;
pub mod reader;
pub mod request;
pub mod role;
pub mod telemetry;
pub mod tenant;
pub mod token;
pub mod totp;
