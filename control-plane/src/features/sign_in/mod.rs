//! Signing in to the console: e-mail and password, then six digits. A session is a refresh secret in a cookie, new
//! with every use, and access tokens of five minutes.
mod api;
mod factor;
mod model;

pub use api::{closed_routes, open_routes};
pub(crate) use factor::{WRONG_CODE, check as check_code};
