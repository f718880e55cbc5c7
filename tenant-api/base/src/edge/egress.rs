//! The one way out to addresses that somebody entered: https, to public addresses, no redirects, five seconds, one mebibyte.
//!
//! A name is resolved once, by us: the addresses that were looked at are those that are connected to, so that a name
//! cannot be public when it is checked and private when it is used.
use std::error::Error;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use learnt_kernel::internet::is_public;
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use reqwest::{Client, Request, redirect};
use thiserror::Error;
use url::{Host, Url};

/// Nobody waits longer for another server, from the first byte out to the last one in.
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
            .dns_resolver(Arc::new(PublicResolver { loopback }))
            .build()?;
        Ok(Self { client, loopback })
    }

    /// Asks, and reads the whole answer.
    pub async fn ask(&self, request: http::Request<Vec<u8>>) -> Result<http::Response<Vec<u8>>, EgressError> {
        let mut answer = self.execute(request).await?;
        if answer.content_length().is_some_and(|length| length > LARGEST as u64) {
            return Err(EgressError::TooLarge);
        }
        let mut body = Vec::new();
        while let Some(more) = answer.chunk().await.map_err(away)? {
            if body.len() + more.len() > LARGEST {
                return Err(EgressError::TooLarge);
            }
            body.extend_from_slice(&more);
        }
        with_body(&answer, body)
    }

    /// Sends something, and reads so many bytes of the answer at most. Whoever has answered has it: a body that is long, slow or
    /// broken changes nothing about that.
    pub async fn send(
        &self,
        request: http::Request<Vec<u8>>,
        most: usize,
    ) -> Result<http::Response<Vec<u8>>, EgressError> {
        let mut answer = self.execute(request).await?;
        let mut body = Vec::new();
        while body.len() < most
            && let Ok(Some(more)) = answer.chunk().await
        {
            body.extend_from_slice(&more);
        }
        body.truncate(most);
        with_body(&answer, body)
    }

    async fn execute(&self, request: http::Request<Vec<u8>>) -> Result<reqwest::Response, EgressError> {
        let request = Request::try_from(request).map_err(|error| EgressError::Malformed(error.to_string()))?;
        self.check(request.url())?;
        self.client.execute(request).await.map_err(away)
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
        let (number, is_loopback) = match url.host() {
            Some(Host::Ipv4(address)) => (Some(IpAddr::V4(address)), address.is_loopback()),
            Some(Host::Ipv6(address)) => (Some(IpAddr::V6(address)), address.is_loopback()),
            Some(Host::Domain(name)) => (None, name == "localhost"),
            None => return forbidden("no host"),
        };
        match url.scheme() {
            "https" => {}
            "http" if self.loopback && is_loopback => {}
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

fn away(error: reqwest::Error) -> EgressError {
    EgressError::Away(chain(&error.without_url()))
}

fn with_body(answer: &reqwest::Response, body: Vec<u8>) -> Result<http::Response<Vec<u8>>, EgressError> {
    let mut whole = http::Response::builder().status(answer.status());
    if let Some(headers) = whole.headers_mut() {
        headers.clone_from(answer.headers());
    }
    whole
        .body(body)
        .map_err(|error| EgressError::Malformed(error.to_string()))
}

/// Resolves names, and answers only if every address of a name is public.
struct PublicResolver {
    loopback: bool,
}

impl Resolve for PublicResolver {
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
    let is_loopback = match address {
        IpAddr::V4(address) => address.is_loopback(),
        IpAddr::V6(address) => address.is_loopback(),
    };
    (loopback && is_loopback) || is_public(address)
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
    async fn whoever_answers_has_it_however_long_the_answer_is() {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};

        learnt_kernel::crypto::install();
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}/", listener.local_addr().unwrap());
        tokio::spawn(async move {
            while let Ok((mut socket, _)) = listener.accept().await {
                tokio::spawn(async move {
                    let _ = socket.read(&mut [0; 1024]).await;
                    let head = "HTTP/1.1 200 OK\r\nContent-Length: 9000000\r\n\r\n";
                    let _ = socket.write_all(format!("{head}{}", "x".repeat(600)).as_bytes()).await;
                    // And not a byte more.
                    tokio::time::sleep(Duration::from_secs(60)).await;
                });
            }
        });
        let (egress, request) = (Egress::new(true).unwrap(), || {
            http::Request::post(&url).body(Vec::new()).unwrap()
        });
        let answer = egress.send(request(), 500).await.unwrap();
        assert_eq!((answer.status().as_u16(), answer.body().len()), (200, 500));
        assert!(matches!(egress.ask(request()).await, Err(EgressError::TooLarge)));
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
