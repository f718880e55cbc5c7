//! What a browser carries for us: the one cookie, the mark of our own page, the bearer token.

use axum::http::{
    HeaderMap, HeaderName, HeaderValue,
    header::{AUTHORIZATION, COOKIE, ORIGIN},
};

use crate::{
    config::PublicAddress,
    host::Host,
    problem::{Problem, Result},
};

/// Marks a request as made by a script of our own page: a foreign page cannot set it without asking first.
pub const OWN_PAGE: HeaderName = HeaderName::from_static("x-learnt");

/// The cookie that keeps a refresh token. The prefix makes browsers refuse it from another host and without `Secure`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RefreshCookie {
    /// At a team's host.
    Team,
    Console,
}

impl RefreshCookie {
    pub const fn name(self) -> &'static str {
        match self {
            Self::Team => "__Host-learnt-refresh",
            Self::Console => "__Host-learnt-console",
        }
    }

    /// The order to keep a token for so many seconds; without a number until the browser is closed.
    pub fn keep(self, token: &str, seconds: Option<i64>) -> HeaderValue {
        let age = seconds.map(|seconds| format!("; Max-Age={}", seconds.max(0)));
        let text = format!(
            "{}={token}; Path=/; Secure; HttpOnly; SameSite=Strict{}",
            self.name(),
            age.unwrap_or_default()
        );
        let mut header = HeaderValue::try_from(text).expect("a token is base64");
        header.set_sensitive(true);
        header
    }

    /// The order to forget it.
    pub fn forget(self) -> HeaderValue {
        self.keep("", Some(0))
    }

    /// The token that came along.
    pub fn of(self, headers: &HeaderMap) -> Option<&str> {
        let lines = headers.get_all(COOKIE).into_iter();
        lines
            .filter_map(|value| value.to_str().ok())
            .flat_map(|line| line.split(';'))
            .filter_map(|pair| pair.trim().split_once('='))
            .find(|(name, _)| *name == self.name())
            .map(|(_, value)| value)
    }
}

/// For the routes that believe the cookie: the request must come from a page of this very host, reached as browsers reach the
/// platform. Another scheme or port is another page, which may be anybody's.
pub fn own_page(headers: &HeaderMap, public: &PublicAddress, host: &Host) -> Result<()> {
    let mut origins = headers.get_all(ORIGIN).iter();
    let same = origins
        .next()
        .is_some_and(|origin| origin == public.origin(host.as_str()).as_str());
    let same = same && origins.next().is_none();
    let marked = headers.get(OWN_PAGE).is_some_and(|value| value == "1");
    if same && marked {
        return Ok(());
    }
    Err(Problem::forbidden(
        "wrong_origin",
        "This request must come from the page itself.",
    ))
}

/// The token of an `Authorization: Bearer …` header.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), value.parse().unwrap()))
            .collect()
    }

    #[test]
    fn the_cookie_is_for_this_host_over_tls_and_out_of_reach_of_scripts() {
        assert_eq!(
            RefreshCookie::Team.keep("abc", Some(60)),
            "__Host-learnt-refresh=abc; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=60"
        );
        assert_eq!(
            RefreshCookie::Console.keep("abc", None),
            "__Host-learnt-console=abc; Path=/; Secure; HttpOnly; SameSite=Strict"
        );
        let forget = RefreshCookie::Team.forget();
        assert!(forget.to_str().unwrap().ends_with("Max-Age=0"));
    }

    #[test]
    fn the_cookie_is_found_among_others() {
        let found = |line: &str| {
            RefreshCookie::Console
                .of(&headers(&[("cookie", line)]))
                .map(str::to_owned)
        };
        assert_eq!(found("a=b; __Host-learnt-console=xyz; c=d").as_deref(), Some("xyz"));
        assert_eq!(found("__Host-learnt-console2=xyz; __Host-learnt-refresh=abc"), None);
    }

    #[test]
    fn only_the_hosts_own_page_is_believed() {
        let console = Host::parse("console.localhost").unwrap();
        let public = PublicAddress {
            scheme: "http".to_owned(),
            port: Some(4400),
        };
        let check = |pairs: &[(&'static str, &str)]| own_page(&headers(pairs), &public, &console).is_ok();
        assert!(check(&[("origin", "http://console.localhost:4400"), ("x-learnt", "1")]));
        assert!(!check(&[("origin", "http://console.localhost:4400")]));
        assert!(!check(&[("x-learnt", "1")]));
        assert!(!check(&[("origin", "null"), ("x-learnt", "1")]));
        for foreign in [
            "http://console.localhost.evil.test",
            "http://console.localhost.evil.test:4400",
            "https://console.localhost:4400",
            "http://console.localhost",
            "http://console.localhost:4401",
            "http://console.localhost:4400/",
            "http://acme.learnt.localhost:4400",
        ] {
            assert!(!check(&[("origin", foreign), ("x-learnt", "1")]), "{foreign}");
        }
    }

    #[test]
    fn a_bearer_is_read_and_nothing_else() {
        assert_eq!(bearer(&headers(&[("authorization", "Bearer abc")])), Some("abc"));
        assert_eq!(bearer(&headers(&[("authorization", "Basic abc")])), None);
        assert_eq!(bearer(&HeaderMap::new()), None);
    }
}
