//! The host of a request, in the one spelling that is ever compared.

use std::fmt;

use axum::http::{HeaderMap, HeaderName, Uri, header::HOST};
use serde::Serialize;

use crate::problem::Problem;

/// Why a text is no host.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum HostError {
    /// Nothing was given.
    #[error("Enter a host name")]
    Empty,
    /// Not a host name by the rules of DNS and IDNA.
    #[error("This is not a valid host name")]
    Invalid,
}

/// A host: lower case, without port and trailing dot, in its ASCII (IDNA) form.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Host(String);

impl Host {
    /// Reads a `Host` header or what somebody typed.
    pub fn parse(text: &str) -> Result<Self, HostError> {
        let text = text.trim();
        if text.is_empty() {
            return Err(HostError::Empty);
        }
        if let Some(rest) = text.strip_prefix('[') {
            return Self::parse_ipv6(rest);
        }
        let name = match text.rsplit_once(':') {
            Some((name, port)) if !port.is_empty() && port.bytes().all(|b| b.is_ascii_digit()) => name,
            Some(_) => return Err(HostError::Invalid),
            None => text,
        };
        let name = name.strip_suffix('.').unwrap_or(name);
        let ascii = idna::domain_to_ascii_strict(name).map_err(|_| HostError::Invalid)?;
        if ascii.is_empty() || ascii.len() > 253 || ascii.split('.').any(str::is_empty) {
            return Err(HostError::Invalid);
        }
        Ok(Self(ascii))
    }

    fn parse_ipv6(rest: &str) -> Result<Self, HostError> {
        let (address, tail) = rest.split_once(']').ok_or(HostError::Invalid)?;
        let port_is_fine = tail.is_empty()
            || tail
                .strip_prefix(':')
                .is_some_and(|port| !port.is_empty() && port.bytes().all(|b| b.is_ascii_digit()));
        if !port_is_fine {
            return Err(HostError::Invalid);
        }
        let address: std::net::Ipv6Addr = address.parse().map_err(|_| HostError::Invalid)?;
        Ok(Self(format!("[{address}]")))
    }

    /// The text itself.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether the host is a name that could be proved in DNS: several labels, not an address.
    pub fn is_domain(&self) -> bool {
        self.0.contains('.') && !self.0.starts_with('[') && self.0.parse::<std::net::Ipv4Addr>().is_err()
    }
}

impl fmt::Display for Host {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

/// The host that a request names. Whoever names two is answered nothing: what stands in front of us may have looked at the
/// other one.
pub fn named_host(headers: &HeaderMap, uri: &Uri) -> Result<Host, Problem> {
    let header = one_host(headers, &HOST)?;
    let authority = uri.authority().map(|authority| Host::parse(authority.as_str()));
    match (authority.transpose().map_err(|_| invalid_host())?, header) {
        (Some(authority), Some(header)) if authority != header => Err(invalid_host()),
        (authority, header) => authority.or(header).ok_or_else(invalid_host),
    }
}

/// The host in a header that may be there once.
pub fn one_host(headers: &HeaderMap, name: &HeaderName) -> Result<Option<Host>, Problem> {
    let mut values = headers.get_all(name).iter();
    let Some(value) = values.next() else { return Ok(None) };
    let host = value.to_str().ok().and_then(|text| Host::parse(text).ok());
    match (host, values.next()) {
        (Some(host), None) => Ok(Some(host)),
        _ => Err(invalid_host()),
    }
}

/// 400 where a request does not name one host.
pub fn invalid_host() -> Problem {
    Problem::bad_request("invalid_host", "The request has no valid host.")
}

/// The domains below which every team has a host of its own.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlatformRoots(Vec<String>);

impl PlatformRoots {
    /// Roots as configured, in the given order; the first is the default.
    pub fn new(roots: Vec<Host>) -> Self {
        Self(roots.into_iter().map(|host| host.0).collect())
    }

    /// Reads a comma list.
    pub fn parse(text: &str) -> Result<Self, HostError> {
        let roots = text.split(',').map(str::trim).filter(|part| !part.is_empty());
        let roots: Vec<Host> = roots.map(Host::parse).collect::<Result<_, _>>()?;
        if roots.is_empty() {
            Err(HostError::Empty)
        } else {
            Ok(Self::new(roots))
        }
    }

    /// The roots.
    pub fn as_slice(&self) -> &[String] {
        &self.0
    }

    /// The team that the host names: the single label directly below a root.
    pub fn team_label<'h>(&self, host: &'h Host) -> Option<&'h str> {
        self.0.iter().find_map(|root| {
            let label = host.0.strip_suffix(root.as_str())?.strip_suffix('.')?;
            (!label.is_empty() && !label.contains('.')).then_some(label)
        })
    }

    /// Whether the host is a root or lies below one: no team may claim it as its own domain.
    pub fn covers(&self, host: &Host) -> bool {
        self.0.iter().any(|root| {
            host.0
                .strip_suffix(root.as_str())
                .is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn host(text: &str) -> Host {
        Host::parse(text).unwrap()
    }

    #[test]
    fn one_spelling_for_a_host() {
        for spelling in [
            "acme.learnt.localhost",
            "ACME.Learnt.localhost:4400",
            " acme.learnt.localhost. ",
            "acme.learnt.localhost.:80",
        ] {
            assert_eq!(host(spelling).as_str(), "acme.learnt.localhost", "{spelling}");
        }
        assert_eq!(host("BÜCHER.example").as_str(), "xn--bcher-kva.example");
        assert_eq!(host("[::1]:4400").as_str(), "[::1]");
        assert_eq!(host("127.0.0.1:4400").as_str(), "127.0.0.1");
    }

    #[test]
    fn odd_hosts_are_refused() {
        assert_eq!(Host::parse("  "), Err(HostError::Empty));
        for bad in [
            "a..b",
            ".",
            "a b",
            "a/b",
            "a@b",
            "a_b.example",
            "-a.example",
            "a:b",
            "a:80:90",
            "[::1",
            "[x]",
            "[::1]x",
            "a\0b",
            &format!("{}.example", "x".repeat(64)),
            &"abcdefgh.".repeat(40),
        ] {
            assert_eq!(Host::parse(bad), Err(HostError::Invalid), "{bad}");
        }
    }

    #[test]
    fn a_team_is_one_label_below_a_root() {
        let roots = PlatformRoots::parse("learnt.localhost, teams.localhost").unwrap();
        assert_eq!(roots.team_label(&host("acme.learnt.localhost")), Some("acme"));
        assert_eq!(roots.team_label(&host("stellar.teams.localhost")), Some("stellar"));
        for none in [
            "learnt.localhost",
            "a.b.learnt.localhost",
            "acmelearnt.localhost",
            "console.localhost",
            "acme.example",
        ] {
            assert_eq!(roots.team_label(&host(none)), None, "{none}");
        }
    }

    #[test]
    fn roots_cover_themselves_and_what_lies_below() {
        let roots = PlatformRoots::parse("learnt.localhost").unwrap();
        assert!(roots.covers(&host("learnt.localhost")));
        assert!(roots.covers(&host("a.b.learnt.localhost")));
        assert!(!roots.covers(&host("xlearnt.localhost")));
    }

    #[test]
    fn addresses_are_no_domains() {
        assert!(host("academy.acme.localhost").is_domain());
        assert!(!host("127.0.0.1").is_domain());
        assert!(!host("[::1]").is_domain());
        assert!(!host("localhost").is_domain());
    }
}
