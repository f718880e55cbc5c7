//! What the service is told from outside: plain data, read once from the environment, complete or refused with sentences.
use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU16;
use std::path::PathBuf;
use std::time::Duration;

use learnt_kernel::config::{Env, PublicAddress};
use learnt_kernel::host::{Host, PlatformRoots};
use learnt_kernel::token::MasterKey;

/// How often background work looks for something to do. Tests make it fast.
#[derive(Clone, Debug)]
pub struct Pace {
    /// Tenants to build that nobody rang for.
    pub orders: Duration,
    pub schema_stock: Duration,
    /// What interrupted builds have left behind.
    pub sweep: Duration,
    /// Passwords, settings and limits of tenants' roles.
    pub roles: Duration,
    /// The licences of all tenants.
    pub licences: Duration,
    /// Figures of all tenants.
    pub figures: Duration,
    /// Teams' own domains whose time has come.
    pub domains: Duration,
    /// How long something without an owner is watched before it is removed.
    pub patience: Duration,
}

impl Default for Pace {
    fn default() -> Self {
        Self {
            orders: Duration::from_secs(2),
            schema_stock: Duration::from_secs(30),
            sweep: Duration::from_secs(60),
            roles: Duration::from_secs(3600),
            licences: Duration::from_secs(300),
            figures: Duration::from_secs(300),
            domains: Duration::from_secs(15),
            patience: Duration::from_secs(300),
        }
    }
}

/// The control plane's configuration.
#[derive(Clone, Debug)]
pub struct Config {
    /// The control database, as `learnt_control`.
    pub control_url: String,
    /// Tenants' databases by cluster id, as `learnt_control`.
    pub clusters: BTreeMap<String, String>,
    /// The secret from which all others are derived.
    pub master_key: MasterKey,
    /// The domains below which teams answer.
    pub platform_roots: PlatformRoots,
    pub console_host: Host,
    /// Hosts that no tenant may bring along, because the platform's own services answer there.
    pub reserved_hosts: Vec<Host>,
    /// How browsers reach the platform.
    pub public: PublicAddress,
    /// The key of the internal listener.
    pub internal_key: String,
    /// Where the console's listener binds.
    pub console_listen: SocketAddr,
    /// Where the internal listener binds.
    pub internal_listen: SocketAddr,
    /// The built console, served at the console's host.
    pub console_dist: Option<PathBuf>,
    /// The proxy whose forwarded addresses are believed.
    pub trusted_proxy: Option<IpAddr>,
    /// How many schemas stand ready per cluster.
    pub stock: u64,
    /// Months for which the operators' log is kept; never less than a year.
    pub log_months: u32,
    /// Connections of one tenant at most, of all tenant APIs together.
    pub tenant_connections: u32,
    /// The name server that is asked for teams' own domains; absent: those of the machine.
    pub dns_server: Option<SocketAddr>,
    /// Whether own domains may lead to addresses that are not of the open internet.
    pub private_domains: bool,
    /// Whether this process builds, refills, migrates and sweeps.
    pub work: bool,
    /// How often it looks for something to do.
    pub pace: Pace,
}

impl Config {
    /// Reads an environment.
    pub fn read(mut env: Env) -> Result<Self, Vec<String>> {
        let remedy = "Give it an address such as postgres://learnt_control:…@host:5432/learnt.";
        let control_url = env.postgres_url("LEARNT_CONTROL_URL", remedy);
        let clusters = clusters(&mut env);
        let master_key = env.master_key();
        let platform_roots = env.platform_roots();
        let console_host = env.host("LEARNT_CONSOLE_HOST", "console.localhost");
        let mut reserved_hosts = vec![console_host.clone()];
        for (name, default) in [
            ("LEARNT_MAIL_HOST", "mail.localhost"),
            ("LEARNT_PLAYER_HOST", "player.localhost"),
        ] {
            reserved_hosts.push(env.host(name, default));
        }
        let internal_key = env.required(
            "LEARNT_INTERNAL_KEY",
            "Give it at least 32 random characters; the tenant API needs the same ones.",
        );
        if !internal_key.is_empty() && internal_key.len() < 32 {
            env.refuse("LEARNT_INTERNAL_KEY is shorter than 32 characters. Give it a longer one, for instance from: openssl rand -base64 48");
        }
        let address = "Give it an address and a port, for instance 127.0.0.1:4410.";
        let config = Self {
            control_url,
            clusters,
            master_key,
            platform_roots,
            console_host,
            reserved_hosts,
            public: env.public_address(),
            internal_key,
            console_listen: env.parsed(
                "LEARNT_CONSOLE_LISTEN",
                SocketAddr::from(([127, 0, 0, 1], 4410)),
                address,
            ),
            internal_listen: env.parsed(
                "LEARNT_INTERNAL_LISTEN",
                SocketAddr::from(([127, 0, 0, 1], 4411)),
                address,
            ),
            console_dist: env.optional("LEARNT_CONSOLE_DIST").map(PathBuf::from),
            trusted_proxy: env.trusted_proxy(),
            stock: env.parsed("LEARNT_STOCK", 5, "Give it the number of schemas that stand ready."),
            log_months: env.parsed(
                "LEARNT_LOG_MONTHS",
                24,
                "Give it the number of months for which the operators' log is kept, at least 12.",
            ),
            tenant_connections: env
                .parsed(
                    "LEARNT_TENANT_CONNECTIONS",
                    NonZeroU16::new(40).expect("40 is above 0"),
                    "Give it a number above 0: LEARNT_TENANT_POOL times the tenant APIs, and twice that while they are replaced one by one.",
                )
                .get()
                .into(),
            dns_server: dns_server(&mut env),
            private_domains: env.parsed("LEARNT_PRIVATE_DOMAINS", false, "Use true or false."),
            work: true,
            pace: Pace::default(),
        };
        env.finish(config)
    }
}

/// `LEARNT_DNS_SERVER`, an address with its port or without.
fn dns_server(env: &mut Env) -> Option<SocketAddr> {
    let text = env.optional("LEARNT_DNS_SERVER")?;
    let address = text.parse().ok();
    let server = address.or_else(|| text.parse::<IpAddr>().ok().map(|address| SocketAddr::new(address, 53)));
    if server.is_none() {
        env.refuse(format!(
            "LEARNT_DNS_SERVER is {text}. Give it the address of a name server, for instance 9.9.9.9 or 127.0.0.1:5353."
        ));
    }
    server
}

/// `LEARNT_CLUSTER_<ID>_URL`, one for each database that holds tenants.
fn clusters(env: &mut Env) -> BTreeMap<String, String> {
    let remedy = "Give it an address such as postgres://learnt_control:…@host:5432/learnt_tenants.";
    let mut clusters = BTreeMap::new();
    for name in env.names("LEARNT_CLUSTER_") {
        let id = name
            .strip_prefix("LEARNT_CLUSTER_")
            .and_then(|rest| rest.strip_suffix("_URL").or(rest.strip_suffix("_URL_FILE")));
        if let Some(id) = id.filter(|id| !id.is_empty()) {
            clusters.insert(
                id.to_lowercase(),
                env.postgres_url(&format!("LEARNT_CLUSTER_{id}_URL"), remedy),
            );
        }
    }
    if clusters.is_empty() {
        env.refuse(format!("LEARNT_CLUSTER_MAIN_URL is not set. {remedy}"));
    }
    clusters
}

#[cfg(test)]
mod tests {
    use super::*;

    fn env(more: &[(&str, &str)]) -> Env {
        let base = [
            ("LEARNT_CONTROL_URL", "postgres://learnt_control@localhost/learnt"),
            (
                "LEARNT_CLUSTER_MAIN_URL",
                "postgres://learnt_control@localhost/learnt_tenants",
            ),
            (
                "LEARNT_MASTER_KEY",
                "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
            ),
            ("LEARNT_INTERNAL_KEY", "0123456789abcdef0123456789abcdef"),
        ];
        Env::from_map(
            base.iter()
                .chain(more)
                .map(|(name, value)| ((*name).to_owned(), (*value).to_owned())),
        )
    }

    #[test]
    fn the_least_configuration_is_enough() {
        let config = Config::read(env(&[])).unwrap();
        assert_eq!(config.clusters.keys().collect::<Vec<_>>(), ["main"]);
        assert_eq!(
            config.public.origin("acme.learnt.localhost"),
            "https://acme.learnt.localhost"
        );
    }

    #[test]
    fn a_name_server_has_port_53_where_none_is_given() {
        let server = |text| Config::read(env(&[("LEARNT_DNS_SERVER", text)])).map(|config| config.dns_server);
        assert_eq!(server("9.9.9.9").unwrap(), Some(SocketAddr::from(([9, 9, 9, 9], 53))));
        assert_eq!(
            server("127.0.0.1:5353").unwrap(),
            Some(SocketAddr::from(([127, 0, 0, 1], 5353)))
        );
        assert!(server("dns.example").unwrap_err()[0].starts_with("LEARNT_DNS_SERVER"));
    }

    #[test]
    fn everything_that_is_wrong_is_said_at_once() {
        let problems =
            Config::read(Env::from_map([("LEARNT_INTERNAL_KEY".to_owned(), "short".to_owned())])).unwrap_err();
        for name in [
            "LEARNT_CONTROL_URL",
            "LEARNT_CLUSTER_MAIN_URL",
            "LEARNT_MASTER_KEY",
            "LEARNT_INTERNAL_KEY",
        ] {
            assert!(
                problems.iter().any(|problem| problem.starts_with(name)),
                "{name}: {problems:?}"
            );
        }
    }
}
