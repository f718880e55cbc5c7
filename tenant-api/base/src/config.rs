//! What the service is told from outside: plain data, read once from the environment, complete or refused with sentences.
use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use learnt_kernel::config::{Env, PublicAddress};
use learnt_kernel::database_url::TlsOptions;
use learnt_kernel::host::PlatformRoots;
use learnt_kernel::password::HashCost;
use learnt_kernel::token::MasterKey;
use lettre::{AsyncSmtpTransport, Tokio1Executor};

/// Where a cluster's tenants live: `host:port/database`, without user and password (each tenant has its own), with
/// `?sslmode=…` where the connection is to be encrypted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClusterAddress {
    /// Host name or address.
    pub host: String,
    pub port: u16,
    /// Database that holds the tenants' schemas.
    pub database: String,
    /// Whether and how the connection is encrypted.
    pub tls: TlsOptions,
}

impl ClusterAddress {
    /// Reads `host:port/database?sslmode=…`.
    pub fn parse(text: &str) -> Option<Self> {
        let (address, query) = text.trim().split_once('?').unwrap_or((text.trim(), ""));
        let (server, database) = address.rsplit_once('/')?;
        let (host, port) = server.rsplit_once(':').unwrap_or((server, "5432"));
        let host = host.trim_start_matches('[').trim_end_matches(']');
        if host.is_empty() || database.is_empty() {
            return None;
        }
        Some(Self {
            host: host.to_owned(),
            port: port.parse().ok()?,
            database: database.to_owned(),
            tls: TlsOptions::from_query(query).ok()?,
        })
    }
}

/// How mail leaves.
#[derive(Clone, Debug)]
pub enum MailRoute {
    /// Through an SMTP server, `smtp://user:password@host:port` or `smtps://…`.
    Smtp(String),
    /// As one JSON file a mail in this folder, shown by the mail page.
    Folder(PathBuf),
}

/// The control plane's internal API, for changes of settings that it owns.
#[derive(Clone)]
pub struct ControlPlaneAddress {
    /// Base address, without a slash at the end.
    pub url: String,
    /// The shared key of the internal listener.
    pub key: String,
}

/// How long things last; tests shorten them.
#[derive(Clone, Debug)]
pub struct Pace {
    /// The slow sweep: each tenant's outbox and calendar is looked at so often, even when nobody said that anything is due.
    pub sweep: Duration,
    /// The slow poll of the directory.
    pub directory_poll: Duration,
    /// How long a session's state may be remembered.
    pub session_memory: Duration,
    /// How often a live socket's session is checked again.
    pub socket_check: Duration,
    /// How often a live socket is asked whether somebody is there, which also keeps proxies from closing a quiet one.
    pub socket_ping: Duration,
    /// Whoever has said nothing on a live socket for so long, not even answered a ping, is gone.
    pub socket_silence: Duration,
    /// Whoever takes a message of a live socket no sooner is gone too.
    pub socket_taken: Duration,
    /// How long a request waits for its turn among those of its tenant.
    pub queue_timeout: Duration,
    /// First back-off of a reaction that failed; doubles each time.
    pub back_off: Duration,
    /// An idle connection younger than this is taken from its tenant only for one that has none.
    pub evict_after: Duration,
    /// An idle connection older than this is closed.
    pub reap_after: Duration,
    /// How long an answer may take to begin.
    pub longest_wait: Duration,
    /// How much work the hash of a new password is.
    pub hashing: HashCost,
}

impl Default for Pace {
    fn default() -> Self {
        Self {
            sweep: Duration::from_secs(15 * 60),
            directory_poll: Duration::from_secs(15),
            session_memory: Duration::from_secs(5),
            socket_check: Duration::from_secs(15),
            socket_ping: Duration::from_secs(25),
            socket_silence: Duration::from_secs(60),
            socket_taken: Duration::from_secs(10),
            queue_timeout: Duration::from_secs(10),
            back_off: Duration::from_secs(5),
            evict_after: Duration::from_millis(250),
            reap_after: Duration::from_secs(60),
            longest_wait: learnt_kernel::server::LONGEST_WAIT,
            hashing: HashCost::default(),
        }
    }
}

/// Everything the tenant API needs to start.
#[derive(Clone)]
pub struct Config {
    /// Connection of role `learnt_edge` to the control database.
    pub edge_url: String,
    /// Addresses of the tenants' databases, by cluster id.
    pub clusters: BTreeMap<String, ClusterAddress>,
    /// From which role passwords and signing keys are derived.
    pub master_key: MasterKey,
    /// Domains directly below which a label names a team.
    pub platform_roots: PlatformRoots,
    /// How browsers reach the platform.
    pub public: PublicAddress,
    /// Where the program of its own listens; the all-in-one program does not look at it.
    pub listen: SocketAddr,
    /// Files and the directory's snapshot.
    pub data_dir: PathBuf,
    /// A folder of font files, for characters that the program's own fonts do not have.
    pub fonts: Option<PathBuf>,
    /// How mail leaves.
    pub mail: MailRoute,
    /// Where settings are changed; absent: settings changes answer 503.
    pub control_plane: Option<ControlPlaneAddress>,
    /// The one address whose forwarded headers are believed.
    pub trusted_proxy: Option<IpAddr>,
    /// Open connections to tenants' databases, all tenants together.
    pub pool_budget: usize,
    /// Open connections of one tenant.
    pub tenant_pool: usize,
    /// Sign-in providers may be on this machine, over http: for looking and for tests.
    pub loopback_providers: bool,
    /// How long things last.
    pub pace: Pace,
}

impl Config {
    /// Reads variables; on failure every missing or wrong one as a sentence with its remedy.
    pub fn read(mut env: Env) -> Result<Self, Vec<String>> {
        let edge_url = env.postgres_url(
            "LEARNT_EDGE_URL",
            "Give it the control database's address for role learnt_edge: postgres://learnt_edge:…@host:port/learnt.",
        );
        let data_dir =
            PathBuf::from(env.required("LEARNT_DATA_DIR", "Give it a folder that the service may write to."));
        let master_key = env.master_key();
        let clusters = clusters(&mut env);
        let platform_roots = env.platform_roots();
        let many = "Use a number above 0, or remove it.";
        let pool_budget = env
            .parsed(
                "LEARNT_POOL_BUDGET",
                NonZeroUsize::new(50).expect("50 is above 0"),
                many,
            )
            .get();
        let tenant_pool = env
            .parsed("LEARNT_TENANT_POOL", NonZeroUsize::new(8).expect("8 is above 0"), many)
            .get();
        let public = env.public_address();
        let trusted_proxy = env.trusted_proxy();
        let listen = env.parsed(
            "LEARNT_LISTEN",
            SocketAddr::from(([127, 0, 0, 1], 4401)),
            "Use address:port.",
        );
        let control_plane = control_plane(&mut env);
        let loopback_providers = env.parsed("LEARNT_LOOPBACK_PROVIDERS", false, "Use true or false.");
        let fonts = env.optional("LEARNT_FONTS_DIR").map(PathBuf::from);
        let mail = match (smtp_url(&mut env, "LEARNT_SMTP_URL"), env.optional("LEARNT_MAIL_DIR")) {
            (Some(url), _) => MailRoute::Smtp(url),
            (None, Some(folder)) => MailRoute::Folder(folder.into()),
            (None, None) => MailRoute::Folder(data_dir.join("mail")),
        };
        env.finish(Self {
            edge_url,
            clusters,
            master_key,
            platform_roots,
            public,
            listen,
            data_dir,
            fonts,
            mail,
            control_plane,
            trusted_proxy,
            pool_budget,
            tenant_pool,
            loopback_providers,
            pace: Pace::default(),
        })
    }
}

/// The SMTP server, if one is named. Its address may hold a password and is never shown.
pub fn smtp_url(env: &mut Env, name: &str) -> Option<String> {
    let url = env.optional(name)?;
    if let Err(error) = AsyncSmtpTransport::<Tokio1Executor>::from_url(&url) {
        env.refuse(format!("{name} does not work ({error}). Use smtp://user:password@host:port or smtps://…, or unset it: then mails are kept in a folder."));
    }
    Some(url)
}

/// Every `LEARNT_CLUSTER_<ID>_ADDR`.
fn clusters(env: &mut Env) -> BTreeMap<String, ClusterAddress> {
    let mut clusters = BTreeMap::new();
    for name in env.names("LEARNT_CLUSTER_") {
        let Some(id) = name
            .strip_prefix("LEARNT_CLUSTER_")
            .and_then(|rest| rest.strip_suffix("_ADDR"))
        else {
            continue;
        };
        match env.optional(&name).as_deref().and_then(ClusterAddress::parse) {
            Some(address) => {
                clusters.insert(id.to_lowercase(), address);
            }
            None => env.refuse(format!("{name} is not an address. Write host:port/database, with ?sslmode=disable, prefer, require, verify-ca or verify-full if you like.")),
        }
    }
    if clusters.is_empty() {
        env.refuse("No cluster is named. Set LEARNT_CLUSTER_MAIN_ADDR to host:port/database of the tenants' database.");
    }
    clusters
}

fn control_plane(env: &mut Env) -> Option<ControlPlaneAddress> {
    match (env.optional("LEARNT_INTERNAL_URL"), env.optional("LEARNT_INTERNAL_KEY")) {
        (Some(url), Some(key)) => Some(ControlPlaneAddress {
            url: url.trim_end_matches('/').to_owned(),
            key,
        }),
        (None, None) => None,
        _ => {
            env.refuse("LEARNT_INTERNAL_URL and LEARNT_INTERNAL_KEY belong together. Set both or neither.");
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn env(pairs: &[(&str, &str)]) -> Env {
        Env::from_map(
            pairs
                .iter()
                .map(|(name, value)| ((*name).to_owned(), (*value).to_owned())),
        )
    }

    const NEEDED: [(&str, &str); 4] = [
        ("LEARNT_EDGE_URL", "postgres://learnt_edge@localhost/learnt"),
        ("LEARNT_DATA_DIR", "/data"),
        (
            "LEARNT_MASTER_KEY",
            "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff",
        ),
        ("LEARNT_CLUSTER_MAIN_ADDR", "db:5433/learnt_tenants"),
    ];

    #[test]
    fn what_is_needed_suffices() {
        let config = Config::read(env(&NEEDED)).unwrap();
        let main = ClusterAddress {
            host: "db".into(),
            port: 5433,
            database: "learnt_tenants".into(),
            tls: TlsOptions::default(),
        };
        assert_eq!(config.clusters["main"], main);
        assert_eq!(
            (
                config.pool_budget,
                config.tenant_pool,
                config.public.port,
                config.trusted_proxy
            ),
            (50, 8, None, None)
        );
    }

    #[test]
    fn all_that_is_wrong_is_said_at_once() {
        let wrong = Config::read(env(&[
            ("LEARNT_POOL_BUDGET", "0"),
            ("LEARNT_CLUSTER_EU_ADDR", "nowhere"),
            ("LEARNT_CLUSTER_US_ADDR", "db/learnt_tenants?sslmode=sometimes"),
            ("LEARNT_INTERNAL_URL", "http://x"),
            ("LEARNT_SMTP_URL", "mail.example"),
        ]));
        let wrong = wrong.err().unwrap();
        for part in [
            "LEARNT_EDGE_URL",
            "LEARNT_DATA_DIR",
            "LEARNT_MASTER_KEY",
            "LEARNT_CLUSTER_EU_ADDR",
            "LEARNT_CLUSTER_US_ADDR",
            "LEARNT_SMTP_URL",
            "No cluster is named",
            "LEARNT_POOL_BUDGET",
            "belong together",
        ] {
            assert!(
                wrong.iter().any(|sentence| sentence.contains(part)),
                "{part}: {wrong:#?}"
            );
        }
    }
}
