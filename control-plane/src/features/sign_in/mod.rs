//! Signing in to the console: e-mail and password, then six digits or a passkey. A session is a refresh secret in a cookie, new
//! with every use, and access tokens of five minutes.
mod api;
mod factor;
mod model;
mod passkeys;

pub use api::{closed_routes, open_routes};
pub(crate) use factor::{WRONG_CODE, check as check_code};
pub(crate) use passkeys::{PasskeyRequest, ask_new as ask_new_passkey, finish_registration as made_passkey};
