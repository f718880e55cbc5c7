//! Encrypted connections to Postgres, with libpq's words: what each `sslmode` asks for, and nothing less.
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, bail};
use learnt_kernel::database_url::{TlsMode, TlsOptions};
use rustls::client::WebPkiServerVerifier;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::CryptoProvider;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{CertificateError, ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme};
use tokio_postgres::config::SslMode;
use tokio_postgres_rustls::MakeRustlsConnect;

/// How connections to one server are made.
#[derive(Clone)]
pub struct Tls {
    /// What the server is asked for.
    pub mode: SslMode,
    /// What is done when it agrees.
    pub connector: MakeRustlsConnect,
}

impl Tls {
    /// Gets everything ready; a certificate file that cannot be read is told here.
    pub fn new(options: &TlsOptions) -> anyhow::Result<Self> {
        learnt_kernel::crypto::install();
        let provider = CryptoProvider::get_default().context("no crypto provider is installed")?;
        let mode = match options.mode {
            TlsMode::Disable => SslMode::Disable,
            TlsMode::Prefer => SslMode::Prefer,
            TlsMode::Require | TlsMode::VerifyCa | TlsMode::VerifyFull => SslMode::Require,
        };
        let lenient = |authorities| {
            Arc::new(LenientVerifier {
                provider: provider.clone(),
                authorities,
            })
        };
        let verifier: Arc<dyn ServerCertVerifier> = match options.mode {
            // Whoever names an authority means it.
            TlsMode::Require if options.root_certificate.is_some() => lenient(Some(authorities(options)?)),
            TlsMode::Disable | TlsMode::Prefer | TlsMode::Require => lenient(None),
            TlsMode::VerifyCa => lenient(Some(authorities(options)?)),
            TlsMode::VerifyFull => authorities(options)?,
        };
        let config = ClientConfig::builder()
            .dangerous()
            .with_custom_certificate_verifier(verifier)
            .with_no_client_auth();
        Ok(Self {
            mode,
            connector: MakeRustlsConnect::new(config),
        })
    }
}

/// The authorities in the named file, else the public ones.
fn authorities(options: &TlsOptions) -> anyhow::Result<Arc<WebPkiServerVerifier>> {
    let roots = match &options.root_certificate {
        Some(file) => read(file)?,
        None => RootCertStore::from_iter(webpki_roots::TLS_SERVER_ROOTS.iter().cloned()),
    };
    Ok(WebPkiServerVerifier::builder(Arc::new(roots)).build()?)
}

fn read(file: &Path) -> anyhow::Result<RootCertStore> {
    let unusable = || {
        format!(
            "sslrootcert names {}, which holds no certificate that can be read",
            file.display()
        )
    };
    let mut roots = RootCertStore::empty();
    for certificate in CertificateDer::pem_file_iter(file).with_context(unusable)? {
        roots.add(certificate.with_context(unusable)?).with_context(unusable)?;
    }
    if roots.is_empty() {
        bail!(unusable());
    }
    Ok(roots)
}

/// What is checked when not everything is: the server holds the key of the certificate that it shows, and perhaps who
/// signed that.
#[derive(Debug)]
struct LenientVerifier {
    provider: Arc<CryptoProvider>,
    /// `verify-ca`: signed by one of these, for whatever name. Nobody for `require`: encrypted, whoever the server is.
    authorities: Option<Arc<WebPkiServerVerifier>>,
}

impl ServerCertVerifier for LenientVerifier {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer<'_>,
        between: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        ocsp: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let Some(authorities) = &self.authorities else {
            return Ok(ServerCertVerified::assertion());
        };
        match authorities.verify_server_cert(certificate, between, name, ocsp, now) {
            Err(Error::InvalidCertificate(
                CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. },
            )) => Ok(ServerCertVerified::assertion()),
            verified => verified,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let algorithms = &self.provider.signature_verification_algorithms;
        rustls::crypto::verify_tls12_signature(message, certificate, signed, algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let algorithms = &self.provider.signature_verification_algorithms;
        rustls::crypto::verify_tls13_signature(message, certificate, signed, algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider.signature_verification_algorithms.supported_schemes()
    }
}
