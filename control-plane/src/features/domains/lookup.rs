//! Asking for a domain: its record and addresses by DNS, and a request over it as a browser would send it.
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use hickory_resolver::config::{ConnectionConfig, NameServerConfig, ResolveHosts, ResolverConfig};
use hickory_resolver::net::NetError;
use hickory_resolver::net::runtime::TokioRuntimeProvider;
use hickory_resolver::proto::rr::RData;
use hickory_resolver::{Resolver, TokioResolver};
use learnt_kernel::config::PublicAddress;
use learnt_kernel::internet::is_public;
use serde::Deserialize;

use super::state::{Check, Condition, Met};

/// A name server that takes longer does not answer.
const PATIENCE: Duration = Duration::from_secs(2);
/// A site that takes longer does not answer.
const REQUEST: Duration = Duration::from_secs(5);
/// What a team's site tells of itself is not longer.
const LARGEST: usize = 1024 * 1024;

/// The first label of the record's name.
pub const RECORD_LABEL: &str = "_learnt";

/// What the record of a domain must say.
pub fn record_value(token: &str) -> String {
    format!("learnt-domain={token}")
}

/// The way to ask.
pub struct DnsLookup {
    resolver: TokioResolver,
    public: PublicAddress,
    private: bool,
}

/// Which team a site says that it is.
#[derive(Deserialize)]
struct Site {
    team: SiteTeam,
    fallback: bool,
}

#[derive(Deserialize)]
struct SiteTeam {
    id: String,
}

impl DnsLookup {
    /// Asks this name server, or those that the machine is told to ask. `private`: domains may lead to addresses that are not
    /// of the open internet.
    pub fn new(server: Option<SocketAddr>, public: PublicAddress, private: bool) -> anyhow::Result<Self> {
        let provider = TokioRuntimeProvider::default();
        let mut builder = match server {
            Some(server) => {
                let connections = [ConnectionConfig::udp(), ConnectionConfig::tcp()].map(|mut connection| {
                    connection.port = server.port();
                    connection
                });
                let server = NameServerConfig::new(server.ip(), true, connections.into());
                let config = ResolverConfig::from_name_servers(vec![server]);
                Resolver::builder_with_config(config, provider)
            }
            None => Resolver::builder(provider).unwrap_or_else(|_| {
                Resolver::builder_with_config(ResolverConfig::default(), TokioRuntimeProvider::default())
            }),
        };
        let options = builder.options_mut();
        options.timeout = PATIENCE;
        options.attempts = 1;
        // Whoever has just written the record wants to see it, and the file of this machine is nobody's proof.
        options.cache_size = 0;
        options.use_hosts_file = ResolveHosts::Never;
        Ok(Self {
            resolver: builder.build()?,
            public,
            private,
        })
    }

    /// Looks for the record that proves a domain.
    pub async fn record(&self, host: &str, token: &str) -> Check {
        let wanted = record_value(token);
        let check = |met, code: &str, found| Check {
            condition: Condition::Record,
            met,
            code: code.to_owned(),
            found,
        };
        let answer = match self.resolver.txt_lookup(format!("{RECORD_LABEL}.{host}.")).await {
            Ok(answer) => answer,
            Err(error) if is_nothing(&error) => return check(Met::No, "missing", Vec::new()),
            Err(error) => {
                tracing::debug!(host, %error, "no name server answers for a domain");
                return check(Met::Unknown, "noAnswer", Vec::new());
            }
        };
        let texts: Vec<String> = answer
            .answers()
            .iter()
            .filter_map(|record| match &record.data {
                RData::TXT(text) => Some(text.txt_data.concat()),
                _ => None,
            })
            .map(|bytes| String::from_utf8_lossy(&bytes).trim().to_owned())
            .collect();
        match texts.contains(&wanted) {
            true => check(Met::Yes, "found", vec![wanted]),
            // Others' texts are shown as far as a line is long.
            false => check(
                Met::No,
                "different",
                texts
                    .into_iter()
                    .take(5)
                    .map(|text| text.chars().take(200).collect())
                    .collect(),
            ),
        }
    }

    /// Looks for the addresses to which a domain leads.
    pub async fn addresses(&self, host: &str) -> (Check, Vec<IpAddr>) {
        let check = |met, code: &str, found: &[IpAddr]| Check {
            condition: Condition::Address,
            met,
            code: code.to_owned(),
            found: found.iter().map(ToString::to_string).collect(),
        };
        match self.resolver.lookup_ip(format!("{host}.")).await {
            Ok(answer) => {
                let found: Vec<IpAddr> = answer.iter().take(8).collect();
                if found.is_empty() {
                    return (check(Met::No, "missing", &[]), Vec::new());
                }
                if !self.private && !found.iter().all(|address| is_public(*address)) {
                    return (check(Met::No, "private", &found), Vec::new());
                }
                (check(Met::Yes, "found", &found), found)
            }
            Err(error) if is_nothing(&error) => (check(Met::No, "missing", &[]), Vec::new()),
            Err(_) => (check(Met::Unknown, "noAnswer", &[]), Vec::new()),
        }
    }

    /// Sends a request over a domain to these addresses, and looks whether its team answers.
    pub async fn request(&self, host: &str, team: &str, addresses: &[IpAddr]) -> Check {
        let check = |met, code: &str| Check {
            condition: Condition::Request,
            met,
            code: code.to_owned(),
            found: Vec::new(),
        };
        if addresses.is_empty() {
            return check(Met::Unknown, "notAsked");
        }
        match self.site(host, addresses).await {
            Ok(Some(site)) if site.team.id == team && !site.fallback => check(Met::Yes, "answered"),
            Ok(_) => check(Met::No, "otherSite"),
            Err(error) => {
                tracing::debug!(host, error = %error.without_url(), "no site answers at a domain");
                check(Met::No, "noConnection")
            }
        }
    }

    /// What the site says that it is: nothing, where it is none of ours.
    async fn site(&self, host: &str, addresses: &[IpAddr]) -> Result<Option<Site>, reqwest::Error> {
        // The addresses that were looked at are those that are connected to.
        let sockets: Vec<SocketAddr> = addresses.iter().map(|address| SocketAddr::new(*address, 0)).collect();
        let client = reqwest::Client::builder()
            .timeout(REQUEST)
            .redirect(reqwest::redirect::Policy::none())
            .no_proxy()
            .resolve_to_addrs(host, &sockets)
            .build()?;
        let url = format!("{}/api/bootstrap", self.public.origin(host));
        let mut answer = client.get(url).send().await?;
        let mut body = Vec::new();
        while let Some(more) = answer.chunk().await? {
            body.extend_from_slice(&more);
            if body.len() > LARGEST {
                return Ok(None);
            }
        }
        Ok(serde_json::from_slice(&body).ok())
    }
}

/// Whether a name server says that there is no such thing, rather than nothing.
fn is_nothing(error: &NetError) -> bool {
    error.is_no_records_found() || error.is_nx_domain()
}
