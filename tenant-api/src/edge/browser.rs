//! What a browser sends along: the refresh cookie, where it came from, and what it is.
use axum::extract::FromRequestParts;
use axum::http::HeaderValue;
use axum::http::header::{COOKIE, ORIGIN, USER_AGENT};
use axum::http::request::Parts;
use learnt_kernel::host::Host;
use learnt_kernel::problem::Problem;

use super::here::{address, host};
use crate::app::App;

/// The only cookie. The prefix makes browsers refuse it from another host and without `Secure`.
pub const REFRESH: &str = "__Host-learnt-refresh";

/// A refresh token on its way to the browser, or the order to forget it.
pub fn refresh_cookie(token: Option<&str>, max_age: Option<i64>) -> HeaderValue {
    let (value, age) = match token {
        Some(token) => (token, max_age),
        None => ("", Some(0)),
    };
    let age = age.map(|seconds| format!("; Max-Age={seconds}")).unwrap_or_default();
    let mut header = HeaderValue::try_from(format!(
        "{REFRESH}={value}; Path=/; Secure; HttpOnly; SameSite=Strict{age}"
    ))
    .unwrap_or_else(|_| HeaderValue::from_static(""));
    header.set_sensitive(true);
    header
}

/// Where a request comes from, for the session's list and the limits.
#[derive(Clone, Debug)]
pub struct Caller {
    /// The address, if it is known.
    pub address: Option<String>,
    /// What the browser calls itself, shortened.
    pub user_agent: Option<String>,
}

impl FromRequestParts<App> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let agent = parts.headers.get(USER_AGENT).and_then(|value| value.to_str().ok());
        Ok(Self {
            address: address(parts, app).map(|address| address.to_string()),
            user_agent: agent.map(|agent| agent.chars().take(300).collect()),
        })
    }
}

/// A request that our own page made, with the refresh cookie if there is one. The cookie is taken from nobody else.
pub struct OwnPage {
    /// The refresh token that came along.
    pub refresh: Option<String>,
}

impl FromRequestParts<App> for OwnPage {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let refused = || Problem::forbidden("wrong_origin", "This can only be asked for by the page itself.");
        if parts.headers.get("x-learnt").is_none_or(|value| value != "1") {
            return Err(refused());
        }
        let origin = parts
            .headers
            .get(ORIGIN)
            .and_then(|value| value.to_str().ok())
            .ok_or_else(refused)?;
        let (_, named) = origin.split_once("://").ok_or_else(refused)?;
        if Host::parse(named).map_err(|_| refused())? != host(parts, app)? {
            return Err(refused());
        }
        Ok(Self { refresh: cookie(parts) })
    }
}

fn cookie(parts: &Parts) -> Option<String> {
    let all = parts
        .headers
        .get_all(COOKIE)
        .into_iter()
        .filter_map(|value| value.to_str().ok());
    all.flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(name, _)| *name == REFRESH)
        .map(|(_, value)| value.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cookie_is_for_this_host_over_tls_and_out_of_reach_of_scripts() {
        let lasting = refresh_cookie(Some("abc"), Some(60));
        assert_eq!(
            lasting,
            "__Host-learnt-refresh=abc; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=60"
        );
        let until_closed = refresh_cookie(Some("abc"), None);
        assert_eq!(
            until_closed,
            "__Host-learnt-refresh=abc; Path=/; Secure; HttpOnly; SameSite=Strict"
        );
        assert!(refresh_cookie(None, None).to_str().unwrap().ends_with("Max-Age=0"));
    }
}
