//! The few words that both services speak; no SQL, no sockets.

pub mod attempts;
pub mod browser;
pub mod caller;
pub mod clock;
pub mod config;
pub mod crypto;
pub mod email;
pub mod handle;
pub mod host;
pub mod house;
pub mod ids;
pub mod input;
pub mod master_key;
pub mod openapi;
pub mod page;
pub mod password;
pub mod password_rules;
pub mod problem;
pub mod process;
mod reader;
pub mod refresh;
pub mod request;
pub mod role;
pub mod telemetry;
pub mod tenant;
pub mod token;
pub mod totp;
