//! Reading configuration: all that is missing or wrong, in one list of sentences, each with its remedy.

use std::{collections::BTreeMap, fmt::Display, net::IpAddr, num::NonZeroUsize, str::FromStr, time::Duration};

use crate::{
    database_url::{self, AddressError},
    host::{Host, PlatformRoots},
    serve::Limits,
    token::MasterKey,
};

/// How browsers reach the platform, whatever stands in between.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicAddress {
    /// The scheme of links.
    pub scheme: String,
    /// The port of links, where it is not the scheme's own.
    pub port: Option<u16>,
}

impl PublicAddress {
    /// The address of a host as people type it: `<scheme>://<host>[:port]`.
    pub fn origin(&self, host: &str) -> String {
        match (self.scheme.as_str(), self.port) {
            (scheme, None) | (scheme @ "http", Some(80)) | (scheme @ "https", Some(443)) => {
                format!("{scheme}://{host}")
            }
            (scheme, Some(port)) => format!("{scheme}://{host}:{port}"),
        }
    }
}

/// Variables, and what was wrong with them so far.
pub struct Env {
    variables: BTreeMap<String, String>,
    problems: Vec<String>,
}

impl Env {
    /// The process's own environment. For each variable `X`, a file named by `X_FILE` counts as well.
    #[allow(clippy::disallowed_methods, reason = "the one place that reads the environment")]
    pub fn from_process() -> Self {
        Self::from_map(
            std::env::vars_os().filter_map(|(name, value)| Some((name.into_string().ok()?, value.into_string().ok()?))),
        )
    }

    /// Variables given one by one.
    pub fn from_map(variables: impl IntoIterator<Item = (String, String)>) -> Self {
        Self {
            variables: variables.into_iter().collect(),
            problems: Vec::new(),
        }
    }

    /// The names of all variables that begin with `prefix`.
    pub fn names(&self, prefix: &str) -> Vec<String> {
        self.variables
            .keys()
            .filter(|name| name.starts_with(prefix))
            .cloned()
            .collect()
    }

    /// Notes something that is wrong; `sentence` says what, and what to do.
    pub fn refuse(&mut self, sentence: impl Into<String>) {
        self.problems.push(sentence.into());
    }

    /// A variable that may be absent or empty.
    pub fn optional(&mut self, name: &str) -> Option<String> {
        if let Some(value) = self.variables.get(name).filter(|value| !value.trim().is_empty()) {
            return Some(value.trim().to_owned());
        }
        let file = self
            .variables
            .get(&format!("{name}_FILE"))
            .filter(|file| !file.trim().is_empty())?
            .clone();
        match std::fs::read_to_string(file.trim()) {
            Ok(content) => Some(content.trim().to_owned()),
            Err(error) => {
                self.refuse(format!(
                    "{name}_FILE names {file}, which cannot be read ({error}). Name a file that this account can read."
                ));
                None
            }
        }
    }

    /// A variable that must be there; `remedy` says what to set it to.
    pub fn required(&mut self, name: &str, remedy: &str) -> String {
        let before = self.problems.len();
        match self.optional(name) {
            Some(value) => value,
            None => {
                if self.problems.len() == before {
                    self.refuse(format!("{name} is not set. {remedy}"));
                }
                String::new()
            }
        }
    }

    /// A variable with a default.
    pub fn or(&mut self, name: &str, default: &str) -> String {
        self.optional(name).unwrap_or_else(|| default.to_owned())
    }

    /// A variable of a type, with a default.
    pub fn parsed<T: FromStr>(&mut self, name: &str, default: T, remedy: &str) -> T
    where
        T::Err: Display,
    {
        let Some(text) = self.optional(name) else {
            return default;
        };
        match text.parse() {
            Ok(value) => value,
            Err(error) => {
                self.refuse(format!("{name} is '{text}', which does not work ({error}). {remedy}"));
                default
            }
        }
    }

    /// A database's address: `postgres://…`. Its text may hold a password and is never shown.
    pub fn postgres_url(&mut self, name: &str, remedy: &str) -> String {
        let url = self.required(name, remedy);
        if !url.is_empty() {
            self.check_postgres_url(name, &url, remedy);
        }
        url
    }

    /// A database's address that may be absent.
    pub fn optional_postgres_url(&mut self, name: &str, remedy: &str) -> Option<String> {
        let url = self.optional(name)?;
        self.check_postgres_url(name, &url, remedy);
        Some(url)
    }

    fn check_postgres_url(&mut self, name: &str, url: &str, remedy: &str) {
        match database_url::check(url) {
            Err(AddressError::Scheme) => self.refuse(format!("{name} does not begin with postgres://. {remedy}")),
            Err(error) => self.refuse(format!("{name} does not work: {error}. {remedy}")),
            Ok(_) => {}
        }
    }

    /// What is logged, from `LEARNT_LOG`.
    pub fn log_filter(&mut self) -> Option<String> {
        let text = self.optional("LEARNT_LOG")?;
        if let Err(error) = tracing_subscriber::EnvFilter::try_new(&text) {
            self.refuse(format!(
                "LEARNT_LOG is '{text}', which does not work ({error}). Set it to error, warn, info, debug or trace, or to something like info,learnt_tenant_api=debug."
            ));
        }
        Some(text)
    }

    /// The scheme of links, from `LEARNT_PUBLIC_SCHEME`.
    pub fn public_scheme(&mut self) -> String {
        let scheme = self.or("LEARNT_PUBLIC_SCHEME", "https");
        if !matches!(scheme.as_str(), "http" | "https") {
            self.refuse(format!("LEARNT_PUBLIC_SCHEME is '{scheme}'. Use https, or http."));
        }
        scheme
    }

    /// The master key, from `LEARNT_MASTER_KEY` or the file that `LEARNT_MASTER_KEY_FILE` names.
    pub fn master_key(&mut self) -> MasterKey {
        const REMEDY: &str =
            "Set it to at least 32 random bytes in hexadecimal or base64, for instance from: openssl rand -base64 48";
        let before = self.problems.len();
        let text = self.required("LEARNT_MASTER_KEY", REMEDY);
        match MasterKey::parse(&text) {
            Ok(key) => return key,
            Err(error) if self.problems.len() == before => {
                self.refuse(format!("LEARNT_MASTER_KEY does not work: {error}. {REMEDY}"))
            }
            Err(_) => {}
        }
        // Never used: `finish` refuses.
        MasterKey::random()
    }

    /// The domains below which teams answer, from `LEARNT_PLATFORM_ROOTS`.
    pub fn platform_roots(&mut self) -> PlatformRoots {
        let roots = self.or("LEARNT_PLATFORM_ROOTS", "learnt.localhost,teams.localhost");
        PlatformRoots::parse(&roots).unwrap_or_else(|error| {
            self.refuse(format!("LEARNT_PLATFORM_ROOTS is '{roots}', which does not work ({error}). Give it host names, with commas between them."));
            PlatformRoots::default()
        })
    }

    /// A host of the platform's own.
    pub fn host(&mut self, name: &str, default: &str) -> Host {
        let text = self.or(name, default);
        Host::parse(&text).unwrap_or_else(|error| {
            self.refuse(format!(
                "{name} is '{text}', which does not work ({error}). Give it a host name such as {default}."
            ));
            Host::parse(default).expect("the default is a host name")
        })
    }

    /// How browsers reach the platform, from `LEARNT_PUBLIC_SCHEME` and `LEARNT_PUBLIC_PORT`.
    pub fn public_address(&mut self) -> PublicAddress {
        let port: u16 = self.parsed("LEARNT_PUBLIC_PORT", 0, "Give it the port that browsers use.");
        PublicAddress {
            scheme: self.public_scheme(),
            port: (port != 0).then_some(port),
        }
    }

    /// The proxy whose forwarded addresses are believed, from `LEARNT_TRUSTED_PROXY`.
    pub fn trusted_proxy(&mut self) -> Option<IpAddr> {
        let text = self.optional("LEARNT_TRUSTED_PROXY")?;
        let address = text.parse().ok();
        if address.is_none() {
            self.refuse(format!(
                "LEARNT_TRUSTED_PROXY is '{text}', which is no address. Give it the proxy's IP address."
            ));
        }
        address
    }

    /// What connections may take their time for, and how the service ends: `LEARNT_DRAIN_SECONDS`, `LEARNT_ADDRESS_CONNECTIONS`.
    pub fn serving(&mut self) -> Limits {
        let usual = Limits::default();
        let drain = self.parsed(
            "LEARNT_DRAIN_SECONDS",
            usual.drain.as_secs(),
            "Give it a number of seconds, or 0.",
        );
        let of_an_address = self.parsed(
            "LEARNT_ADDRESS_CONNECTIONS",
            NonZeroUsize::new(usual.of_an_address).unwrap_or(NonZeroUsize::MIN),
            "Use a number above 0, or remove it.",
        );
        Limits {
            drain: Duration::from_secs(drain),
            of_an_address: of_an_address.get(),
            ..usual
        }
    }

    /// The value, if nothing was wrong; else all sentences.
    pub fn finish<T>(self, value: T) -> Result<T, Vec<String>> {
        if self.problems.is_empty() {
            Ok(value)
        } else {
            Err(self.problems)
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

    #[test]
    fn everything_wrong_is_told_at_once() {
        let mut env = env(&[
            ("PORT", "many"),
            ("DB_URL", "mysql://x"),
            ("LEARNT_MASTER_KEY", "abcd"),
            ("SECRET_FILE", "/nowhere/at/all"),
            ("LEARNT_LOG", "info,learnt=loud"),
            ("LEARNT_PUBLIC_SCHEME", "gopher"),
        ]);
        let port = env.parsed("PORT", 4400_u16, "Use a number from 1 to 65535.");
        env.postgres_url("DB_URL", "Use postgres://user@host/database.");
        env.required("ABSENT", "Set it to anything.");
        env.required("SECRET", "Set it.");
        env.master_key();
        env.log_filter();
        env.public_scheme();
        let problems = env.finish(port).unwrap_err();
        assert_eq!(problems.len(), 7, "{problems:#?}");
        assert!(problems[0].starts_with("PORT is 'many'"));
        assert!(problems[1].starts_with("DB_URL does not begin with postgres://"));
        assert_eq!(problems[2], "ABSENT is not set. Set it to anything.");
        assert!(problems[3].starts_with("SECRET_FILE names /nowhere/at/all"));
        assert!(problems[4].starts_with("LEARNT_MASTER_KEY does not work: it holds fewer than 32 bytes"));
        assert!(problems[5].starts_with("LEARNT_LOG is 'info,learnt=loud', which does not work"));
        assert!(problems[6].starts_with("LEARNT_PUBLIC_SCHEME is 'gopher'"));
    }

    #[test]
    fn good_values_are_read_and_defaults_fill_the_rest() {
        let mut env = env(&[("PORT", " 80 "), ("EMPTY", " ")]);
        assert_eq!(env.parsed("PORT", 4400_u16, ""), 80);
        assert_eq!(env.parsed("OTHER", 7_u16, ""), 7);
        assert_eq!(env.or("EMPTY", "default"), "default");
        assert_eq!(env.finish(()), Ok(()));
    }

    #[test]
    fn links_name_a_port_that_is_not_the_schemes_own() {
        let origin = |scheme, port| {
            let mut env = env(&[("LEARNT_PUBLIC_SCHEME", scheme), ("LEARNT_PUBLIC_PORT", port)]);
            env.public_address().origin("acme.test")
        };
        assert_eq!(origin("http", "4400"), "http://acme.test:4400");
        assert_eq!(origin("http", "80"), "http://acme.test");
        assert_eq!(origin("https", "443"), "https://acme.test");
        assert_eq!(origin("", ""), "https://acme.test");
    }

    #[test]
    fn how_a_service_ends_is_a_number_of_seconds() {
        let env_of = |text| env(&[("LEARNT_DRAIN_SECONDS", text)]).serving().drain.as_secs();
        assert_eq!((env_of("12"), env_of("0"), env_of("")), (12, 0, 5));
        let mut wrong = env(&[("LEARNT_DRAIN_SECONDS", "soon"), ("LEARNT_ADDRESS_CONNECTIONS", "0")]);
        wrong.serving();
        assert_eq!(wrong.finish(()).unwrap_err().len(), 2);
    }

    #[test]
    fn a_proxy_is_an_address_or_none() {
        assert_eq!(env(&[]).trusted_proxy(), None);
        let mut wrong = env(&[("LEARNT_TRUSTED_PROXY", "nginx")]);
        assert_eq!(wrong.trusted_proxy(), None);
        assert!(wrong.finish(()).unwrap_err()[0].starts_with("LEARNT_TRUSTED_PROXY is 'nginx'"));
    }

    #[test]
    fn a_secret_may_lie_in_a_file() {
        let path = std::env::temp_dir().join(format!("learnt-config-{}", crate::ids::random_label(8)));
        std::fs::write(&path, "s3cret\n").unwrap();
        let mut env = env(&[("SECRET_FILE", path.to_str().unwrap())]);
        assert_eq!(env.required("SECRET", ""), "s3cret");
        std::fs::remove_file(path).unwrap();
    }
}
