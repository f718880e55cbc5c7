//! The one way out to addresses that somebody entered: https, to public addresses, no redirects, five seconds, one mebibyte.
//!
//! A name is resolved once, by us: the addresses that were looked at are those that are connected to, so that a name
//! cannot be public when it is checked and private when it is used.
use std::error::Error;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use reqwest::{Client, Request, redirect};
use thiserror::Error;
use url::{Host, Url};

/// Nobody waits longer for another house, from the first byte out to the last one in.
const PATIENCE: Duration = Duration::from_secs(5);
/// Nothing that we ask for is longer.
const LARGEST: usize = 1024 * 1024;

/// Why nothing was fetched.
#[derive(Debug, Error)]
pub enum EgressError {
    /// Not https, or an address that is not public.
    #[error("this address is not asked: {0}")]
    Forbidden(String),
    /// More than is taken.
    #[error("the answer is longer than {LARGEST} bytes")]
    TooLarge,
    /// No answer, or a broken one.
    #[error("no answer: {0}")]
    Away(String),
    /// What was to be asked is no request.
    #[error("not a request: {0}")]
    Malformed(String),
}

/// The way out.
pub struct Egress {
    client: Client,
    loopback: bool,
}

impl Egress {
    /// `loopback` opens this very machine as well, over http: for looking and for tests.
    pub fn new(loopback: bool) -> anyhow::Result<Self> {
        let client = Client::builder()
            .timeout(PATIENCE)
            .connect_timeout(PATIENCE)
            .redirect(redirect::Policy::none())
            .no_proxy()
            .referer(false)
            .https_only(!loopback)
            .dns_resolver(Arc::new(Checked { loopback }))
            .build()?;
        Ok(Self { client, loopback })
    }

    /// Asks, and reads the whole answer.
    pub async fn ask(&self, request: http::Request<Vec<u8>>) -> Result<http::Response<Vec<u8>>, EgressError> {
        let malformed = |error: &dyn Error| EgressError::Malformed(error.to_string());
        let request = Request::try_from(request).map_err(|error| malformed(&error))?;
        self.check(request.url())?;
        let away = |error: reqwest::Error| EgressError::Away(chain(&error.without_url()));
        let mut answer = self.client.execute(request).await.map_err(away)?;
        if answer.content_length().is_some_and(|length| length > LARGEST as u64) {
            return Err(EgressError::TooLarge);
        }
        let mut whole = http::Response::builder().status(answer.status());
        if let Some(headers) = whole.headers_mut() {
            headers.clone_from(answer.headers());
        }
        let mut body = Vec::new();
        while let Some(more) = answer.chunk().await.map_err(away)? {
            if body.len() + more.len() > LARGEST {
                return Err(EgressError::TooLarge);
            }
            body.extend_from_slice(&more);
        }
        whole.body(body).map_err(|error| malformed(&error))
    }

    /// Whether an address may be asked at all, as far as it shows without asking for its name. An address that is written
    /// as a number is never resolved, and so is looked at here.
    pub fn check(&self, url: &Url) -> Result<(), EgressError> {
        let forbidden = |why: &str| {
            Err(EgressError::Forbidden(format!(
                "{} ({why})",
                url.host_str().unwrap_or_default()
            )))
        };
        let (number, here) = match url.host() {
            Some(Host::Ipv4(address)) => (Some(IpAddr::V4(address)), address.is_loopback()),
            Some(Host::Ipv6(address)) => (Some(IpAddr::V6(address)), address.is_loopback()),
            Some(Host::Domain(name)) => (None, name == "localhost"),
            None => return forbidden("no host"),
        };
        match url.scheme() {
            "https" => {}
            "http" if self.loopback && here => {}
            _ => return forbidden("not https"),
        }
        if !url.username().is_empty() || url.password().is_some() {
            return forbidden("it names somebody");
        }
        match number {
            Some(address) if !may_be_asked(address, self.loopback) => forbidden("not public"),
            _ => Ok(()),
        }
    }
}

/// Resolves names, and answers only if every address of a name is public.
struct Checked {
    loopback: bool,
}

impl Resolve for Checked {
    fn resolve(&self, name: Name) -> Resolving {
        let loopback = self.loopback;
        Box::pin(async move {
            let found: Vec<SocketAddr> = tokio::net::lookup_host((name.as_str(), 0)).await?.collect();
            if found.is_empty() || !found.iter().all(|address| may_be_asked(address.ip(), loopback)) {
                return Err(EgressError::Forbidden(format!("{} (not public)", name.as_str())).into());
            }
            Ok(Box::new(found.into_iter()) as Addrs)
        })
    }
}

fn may_be_asked(address: IpAddr, loopback: bool) -> bool {
    let here = match address {
        IpAddr::V4(address) => address.is_loopback(),
        IpAddr::V6(address) => address.is_loopback(),
    };
    (loopback && here) || is_public(address)
}

/// Whether an address is one of the open internet: not this machine, this network, nor one that stands for another.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let kept = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || matches!((a, b, c), (0, ..) | (224.., ..))
        // Carriers' own, protocol assignments, the old relays to IPv6, benchmarks.
        || (a == 100 && (64..128).contains(&b))
        || (a, b, c) == (192, 0, 0)
        || (a, b, c) == (192, 88, 99)
        || (a == 198 && (b == 18 || b == 19));
    !kept
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    // Of the global unicast block alone: mapped, NAT64, unique local, link-local and the rest lie outside.
    let global = a & 0xe000 == 0x2000;
    // 6to4 and Teredo stand for other addresses; the last two are for books and for experiments.
    let kept =
        a == 0x2002 || (a == 0x2001 && b < 0x0200) || (a == 0x2001 && b == 0x0db8) || (a == 0x3fff && b < 0x1000);
    global && !kept
}

/// An error with everything that led to it.
pub fn chain(error: &dyn Error) -> String {
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(inner) = source {
        text = format!("{text}: {inner}");
        source = inner.source();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_the_open_internet_are_public() {
        for public in [
            "1.1.1.1",
            "8.8.8.8",
            "100.63.255.255",
            "100.128.0.1",
            "172.32.0.1",
            "2606:4700::1111",
            "2a00:1450:4001::1",
        ] {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
        for kept in [
            "0.0.0.0",
            "10.0.0.1",
            "100.64.0.1",
            "100.127.255.254",
            "127.0.0.1",
            "127.8.8.8",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.1",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.51.100.1",
            "203.0.113.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:1.1.1.1",
            "::ffff:127.0.0.1",
            "::7f00:1",
            "64:ff9b::7f00:1",
            "64:ff9b:1::1",
            "100::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::1",
            "3fff::1",
            "fc00::1",
            "fd00::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
        ] {
            assert!(!is_public(kept.parse().unwrap()), "{kept}");
        }
    }

    #[test]
    fn what_is_asked_is_https_and_says_no_name_of_somebody() {
        let open = Egress::new(false).unwrap();
        let check = |text: &str| open.check(&Url::parse(text).unwrap()).is_ok();
        assert!(check("https://accounts.google.com/.well-known/openid-configuration"));
        assert!(check("https://1.1.1.1/"));
        for odd in [
            "http://accounts.google.com",
            "https://127.0.0.1",
            "https://2130706433/",
            "https://0x7f.1/",
            "https://[::1]",
            "https://[::ffff:10.0.0.1]",
            "https://169.254.169.254/latest/meta-data",
            "https://u:p@accounts.google.com",
            "file:///etc/passwd",
            "http://127.0.0.1",
        ] {
            assert!(!check(odd), "{odd}");
        }
    }

    #[test]
    fn for_looking_this_machine_is_open_and_nothing_else_more() {
        let looking = Egress::new(true).unwrap();
        let check = |text: &str| looking.check(&Url::parse(text).unwrap()).is_ok();
        assert!(check("http://127.0.0.1:4000/") && check("http://localhost:4000/") && check("http://[::1]:4000/"));
        assert!(!check("http://accounts.google.com") && !check("http://10.0.0.1") && !check("https://169.254.169.254"));
    }

    #[tokio::test]
    async fn a_name_that_leads_to_this_machine_is_not_followed() {
        learnt_kernel::crypto::install();
        let request = |url: &str| http::Request::get(url).body(Vec::new()).unwrap();
        let refused = Egress::new(false)
            .unwrap()
            .ask(request("https://localhost:1/"))
            .await
            .unwrap_err();
        assert!(refused.to_string().contains("not public"), "{refused}");
        let open = Egress::new(true)
            .unwrap()
            .ask(request("http://localhost:1/"))
            .await
            .unwrap_err();
        assert!(!open.to_string().contains("not public"), "{open}");
    }
}
