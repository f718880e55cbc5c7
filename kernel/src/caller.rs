//! Who sends a request, as far as the network tells: an address, believed from the trusted proxy alone, and a browser's
//! name for itself.

use std::{
    convert::Infallible,
    net::{IpAddr, SocketAddr},
    sync::Arc,
};

use axum::{
    extract::{ConnectInfo, FromRequestParts},
    http::{header::USER_AGENT, request::Parts},
};

/// A service that may stand behind a proxy.
pub trait BehindProxy: Send + Sync {
    /// The one address whose forwarded headers are believed.
    fn trusted_proxy(&self) -> Option<IpAddr>;
}

/// Where a request comes from, for the session's list and the limits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caller {
    /// The address, if it is known.
    pub address: Option<IpAddr>,
    /// What the browser calls itself, shortened.
    pub user_agent: Option<String>,
}

impl Caller {
    /// What the limits count by. Whoever has one IPv6 address has all that share its first half.
    pub fn client_key(&self) -> String {
        match self.address {
            Some(IpAddr::V6(address)) => {
                let [a, b, c, d, ..] = address.segments();
                format!("{a:x}:{b:x}:{c:x}:{d:x}::/64")
            }
            Some(address) => address.to_string(),
            None => "-".to_owned(),
        }
    }
}

impl<S: BehindProxy> FromRequestParts<Arc<S>> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, service: &Arc<S>) -> Result<Self, Infallible> {
        let agent = parts.headers.get(USER_AGENT).and_then(|value| value.to_str().ok());
        Ok(Self {
            address: address(parts, service.trusted_proxy()),
            user_agent: agent.map(|agent| agent.chars().take(300).collect()),
        })
    }
}

/// Whether the trusted proxy sent this: only then forwarded headers count.
pub fn through_proxy(parts: &Parts, trusted: Option<IpAddr>) -> bool {
    trusted.is_some() && peer(parts) == trusted.map(|address| address.to_canonical())
}

fn peer(parts: &Parts) -> Option<IpAddr> {
    let info = parts.extensions.get::<ConnectInfo<SocketAddr>>();
    info.map(|info| info.0.ip().to_canonical())
}

fn address(parts: &Parts, trusted: Option<IpAddr>) -> Option<IpAddr> {
    let peer = peer(parts);
    if !through_proxy(parts, trusted) {
        return peer;
    }
    // The last entry is the one that the proxy itself added; all before it is the client's own word.
    let last = parts.headers.get_all("x-forwarded-for").iter().next_back();
    last.and_then(|value| value.to_str().ok())
        .and_then(|list| list.rsplit(',').next())
        .and_then(|text| text.trim().parse().ok())
        .or(peer)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::Request;

    const PROXY: &str = "10.0.0.1";

    fn client_address(peer: &str, forwarded: &[&str], trusted: Option<&str>) -> String {
        let mut request = Request::new(());
        for value in forwarded {
            request.headers_mut().append("x-forwarded-for", value.parse().unwrap());
        }
        let peer = SocketAddr::new(peer.parse().unwrap(), 4000);
        request.extensions_mut().insert(ConnectInfo(peer));
        let trusted = trusted.map(|address| address.parse().unwrap());
        address(&request.into_parts().0, trusted).unwrap().to_string()
    }

    #[test]
    fn forwarded_addresses_are_believed_from_the_trusted_proxy_alone() {
        let sent = ["6.6.6.6, 203.0.113.9"];
        assert_eq!(client_address(PROXY, &sent, Some(PROXY)), "203.0.113.9");
        assert_eq!(
            client_address(PROXY, &["6.6.6.6", "203.0.113.9"], Some(PROXY)),
            "203.0.113.9"
        );
        assert_eq!(client_address("198.51.100.7", &sent, Some(PROXY)), "198.51.100.7");
        assert_eq!(client_address(PROXY, &sent, None), PROXY);
        assert_eq!(client_address(PROXY, &["junk"], Some(PROXY)), PROXY);
    }

    #[test]
    fn a_whole_network_of_one_customer_is_one_place() {
        let key_of = |address: &str| {
            Caller {
                address: Some(address.parse().unwrap()),
                user_agent: None,
            }
            .client_key()
        };
        assert_eq!(key_of("2001:db8:1:2::5"), key_of("2001:db8:1:2:ffff::9"));
        assert_ne!(key_of("2001:db8:1:2::5"), key_of("2001:db8:1:3::5"));
        assert_ne!(key_of("203.0.113.9"), key_of("203.0.113.10"));
    }
}
