//! Addresses of databases, looked at before anybody connects: what a connection library would only say later, and its
//! own way, is told at the start.

use std::path::PathBuf;

use url::Url;

/// Why an address does not do.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AddressError {
    /// Another scheme, or none.
    #[error("it does not begin with postgres://")]
    Scheme,
    /// No address at all.
    #[error("it is no address: {0}; in a password, characters such as / : @ # are written as %2F %3A %40 %23")]
    Form(url::ParseError),
    /// Sockets of the file system are not spoken to.
    #[error("it names no host")]
    NoHost,
    /// A word that means nothing.
    #[error("its sslmode is '{0}'; there are disable, prefer, require, verify-ca and verify-full")]
    Mode(String),
}

/// Whether and how a connection is encrypted, as libpq's `sslmode` says it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum TlsMode {
    /// Never.
    Disable,
    /// Where the server offers it.
    #[default]
    Prefer,
    /// Always, whoever the server is.
    Require,
    /// Always, and the server's certificate is signed by an authority that we know.
    VerifyCa,
    /// Always, and the certificate also names the host.
    VerifyFull,
}

impl TlsMode {
    /// libpq's word.
    pub fn into_str(self) -> &'static str {
        self.into()
    }
}

/// What an address says about encryption: `?sslmode=verify-full&sslrootcert=/etc/learnt/ca.pem`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TlsOptions {
    /// Whether and how.
    pub mode: TlsMode,
    /// The authorities to believe, as PEM; without it the public ones.
    pub root_certificate: Option<PathBuf>,
}

impl TlsOptions {
    /// Reads what stands behind the question mark; other parameters are left alone.
    pub fn from_query(query: &str) -> Result<Self, AddressError> {
        let mut options = Self::default();
        for (name, value) in url::form_urlencoded::parse(query.as_bytes()) {
            match &*name {
                "sslmode" => options.mode = value.parse().map_err(|_| AddressError::Mode(value.into_owned()))?,
                "sslrootcert" => options.root_certificate = Some(PathBuf::from(&*value)),
                _ => {}
            }
        }
        Ok(options)
    }
}

/// Checks an address, and answers what it says about encryption.
pub fn check(address: &str) -> Result<TlsOptions, AddressError> {
    if !address.starts_with("postgres://") && !address.starts_with("postgresql://") {
        return Err(AddressError::Scheme);
    }
    let url = Url::parse(address).map_err(AddressError::Form)?;
    if url.host_str().is_none_or(str::is_empty) {
        return Err(AddressError::NoHost);
    }
    TlsOptions::from_query(url.query().unwrap_or_default())
}

/// The address without what it says about encryption, for libraries that know fewer words than libpq.
pub fn without_tls(address: &str) -> String {
    let Ok(mut url) = Url::parse(address) else {
        return address.to_owned();
    };
    let rest: Vec<(String, String)> = url
        .query_pairs()
        .filter(|(name, _)| !name.starts_with("ssl"))
        .map(|(name, value)| (name.into_owned(), value.into_owned()))
        .collect();
    url.set_query(None);
    if !rest.is_empty() {
        url.query_pairs_mut().extend_pairs(rest);
    }
    url.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_says_how_it_is_encrypted() {
        let options = |query: &str| check(&format!("postgres://u:p@db.example:5432/x{query}"));
        assert_eq!(options("").unwrap(), TlsOptions::default());
        assert_eq!(options("?sslmode=require").unwrap().mode, TlsMode::Require);
        assert_eq!(
            options("?application_name=x&sslmode=verify-full&sslrootcert=%2Fca.pem").unwrap(),
            TlsOptions {
                mode: TlsMode::VerifyFull,
                root_certificate: Some("/ca.pem".into()),
            }
        );
        assert_eq!(options("?sslmode=maybe"), Err(AddressError::Mode("maybe".into())));
    }

    #[test]
    fn what_is_no_address_is_refused_with_its_reason() {
        assert_eq!(check("mysql://db/x"), Err(AddressError::Scheme));
        assert_eq!(check("postgres:///x?host=/tmp"), Err(AddressError::NoHost));
        assert!(matches!(check("postgres://u:p/w@db/x"), Err(AddressError::Form(_))));
    }

    #[test]
    fn other_parameters_stay() {
        assert_eq!(
            without_tls("postgres://u:p@db/x?sslmode=verify-full&application_name=y&sslrootcert=z"),
            "postgres://u:p@db/x?application_name=y"
        );
        assert_eq!(
            without_tls("postgres://u:p@db/x?sslmode=require"),
            "postgres://u:p@db/x"
        );
    }
}
