//! Where a request comes from: the caller's address, and the page that sent it.
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use http::header::ORIGIN;
use http::request::Parts;
use http::{HeaderMap, HeaderName};
use learnt_kernel::host::Host;
use learnt_kernel::problem::{Problem, Result};

use crate::app::App;

const OWN_PAGE: HeaderName = HeaderName::from_static("x-learnt");

/// The caller's address: the peer's, or what the trusted proxy says of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Caller(pub IpAddr);

impl FromRequestParts<App> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        let peer = parts
            .extensions
            .get::<ConnectInfo<SocketAddr>>()
            .map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |info| info.0.ip());
        Ok(Self(caller(peer, &parts.headers, app.config.trusted_proxy)))
    }
}

/// Only the last hop is believed, and only from the trusted proxy: what stands before it is the client's own word.
fn caller(peer: IpAddr, headers: &HeaderMap, trusted: Option<IpAddr>) -> IpAddr {
    let forwarded = || {
        headers
            .get_all("x-forwarded-for")
            .iter()
            .next_back()?
            .to_str()
            .ok()?
            .rsplit(',')
            .next()?
            .trim()
            .parse()
            .ok()
    };
    if trusted == Some(peer) {
        forwarded().unwrap_or(peer)
    } else {
        peer
    }
}

/// For the routes that believe a cookie: the request must come from the console's own page.
pub fn own_page(headers: &HeaderMap, console: &Host) -> Result<()> {
    let origin = headers
        .get(ORIGIN)
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.split_once("://"));
    let same = origin.is_some_and(|(_, authority)| Host::parse(authority).is_ok_and(|host| host == *console));
    let marked = headers.get(OWN_PAGE).is_some_and(|value| value == "1");
    if same && marked {
        Ok(())
    } else {
        Err(Problem::forbidden(
            "foreign_origin",
            "This request did not come from the console.",
        ))
    }
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
    fn only_the_consoles_own_page_is_believed() {
        let console = Host::parse("console.localhost").unwrap();
        let check = |pairs: &[(&'static str, &str)]| own_page(&headers(pairs), &console).is_ok();
        assert!(check(&[("origin", "http://console.localhost:4400"), ("x-learnt", "1")]));
        assert!(!check(&[("origin", "http://console.localhost:4400")]));
        assert!(!check(&[("x-learnt", "1")]));
        assert!(!check(&[("origin", "null"), ("x-learnt", "1")]));
        assert!(!check(&[
            ("origin", "http://console.localhost.evil.test"),
            ("x-learnt", "1")
        ]));
        assert!(!check(&[
            ("origin", "http://acme.learnt.localhost:4400"),
            ("x-learnt", "1")
        ]));
    }

    #[test]
    fn forwarded_addresses_are_believed_from_the_trusted_proxy_alone() {
        let proxy: IpAddr = "10.0.0.1".parse().unwrap();
        let sent = headers(&[("x-forwarded-for", "6.6.6.6, 203.0.113.9")]);
        assert_eq!(caller(proxy, &sent, Some(proxy)).to_string(), "203.0.113.9");
        assert_eq!(
            caller("198.51.100.7".parse().unwrap(), &sent, Some(proxy)).to_string(),
            "198.51.100.7"
        );
        assert_eq!(caller(proxy, &sent, None), proxy);
        assert_eq!(
            caller(proxy, &headers(&[("x-forwarded-for", "junk")]), Some(proxy)),
            proxy
        );
    }
}
