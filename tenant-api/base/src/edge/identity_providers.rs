//! The other providers' own word about themselves – addresses and keys –, fetched through the one way out and kept for a while.
use std::error::Error;
use std::fmt;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use chrono::{DateTime, Utc};
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use moka::future::Cache;
use openidconnect::core::{
    CoreAuthDisplay, CoreClaimName, CoreClaimType, CoreClientAuthMethod, CoreGrantType, CoreJsonWebKey,
    CoreJweContentEncryptionAlgorithm, CoreJweKeyManagementAlgorithm, CoreResponseMode, CoreResponseType,
    CoreSubjectIdentifierType,
};
use openidconnect::{
    AdditionalProviderMetadata, AsyncHttpClient, HttpRequest, HttpResponse, IssuerUrl, JsonWebKeySet, ProviderMetadata,
};
use serde::{Deserialize, Serialize};
use tokio::sync::Mutex;

use crate::edge::egress::{Egress, EgressError, chain};

/// How long a provider's word is believed without asking again.
const CACHE_LIFE: Duration = Duration::from_secs(3600);
/// How long a provider that did not answer is not asked again.
const AWAY: Duration = Duration::from_secs(5);
/// Keys are asked for anew at most so often, whatever tokens come.
const REFRESH_INTERVAL: chrono::Duration = chrono::Duration::seconds(30);
/// More providers than this are not remembered.
const MOST: u64 = 2_000;

/// Why somebody else's provider did not do. For the log: whoever signs in is told no more than that it failed.
#[derive(Clone, Debug)]
pub struct ProviderError(pub String);

impl ProviderError {
    /// What failed, and why.
    pub fn at(what: &str, why: impl fmt::Display) -> Self {
        Self(format!("{what}: {why}"))
    }

    /// What failed, with everything that led to it.
    pub fn chain(what: &str, why: &dyn Error) -> Self {
        Self(format!("{what}: {}", chain(why)))
    }
}

impl fmt::Display for ProviderError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

/// What is looked at beyond the usual.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExtraMetadata {
    /// Whether the provider names itself in the answer that the browser brings (RFC 9207).
    #[serde(default)]
    pub authorization_response_iss_parameter_supported: bool,
}

impl AdditionalProviderMetadata for ExtraMetadata {}

/// A provider's word about itself.
pub type Metadata = ProviderMetadata<
    ExtraMetadata,
    CoreAuthDisplay,
    CoreClientAuthMethod,
    CoreClaimName,
    CoreClaimType,
    CoreGrantType,
    CoreJweContentEncryptionAlgorithm,
    CoreJweKeyManagementAlgorithm,
    CoreJsonWebKey,
    CoreResponseMode,
    CoreResponseType,
    CoreSubjectIdentifierType,
>;

/// A provider that was asked.
pub struct IdentityProvider {
    metadata: RwLock<Arc<Metadata>>,
    /// When keys were last asked for anew. Held by whoever asks: the others wait and use what comes.
    refreshed_at: Mutex<Option<DateTime<Utc>>>,
}

impl IdentityProvider {
    /// What it said last.
    pub fn metadata(&self) -> Arc<Metadata> {
        self.metadata.read().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl<'c> AsyncHttpClient<'c> for Egress {
    type Error = EgressError;
    type Future = BoxFuture<'c, Result<HttpResponse, EgressError>>;

    fn call(&'c self, request: HttpRequest) -> Self::Future {
        self.ask(request).boxed()
    }
}

/// All providers that were asked lately.
pub struct IdentityProviders {
    /// The way there.
    pub egress: Egress,
    cache: Cache<String, Arc<IdentityProvider>>,
    away: Cache<String, ProviderError>,
}

impl IdentityProviders {
    /// Asks at first use; `loopback` opens this very machine.
    pub fn new(loopback: bool) -> anyhow::Result<Self> {
        Ok(Self {
            egress: Egress::new(loopback)?,
            cache: Cache::builder().max_capacity(MOST).time_to_live(CACHE_LIFE).build(),
            away: Cache::builder().max_capacity(MOST).time_to_live(AWAY).build(),
        })
    }

    /// The provider of an issuer. Many who ask at once ask it once.
    pub async fn identity_provider(&self, issuer: &str) -> Result<Arc<IdentityProvider>, ProviderError> {
        if let Some(failed) = self.away.get(issuer).await {
            return Err(failed);
        }
        let found = self.cache.try_get_with_by_ref(issuer, self.discover(issuer)).await;
        match found {
            Ok(identity_provider) => Ok(identity_provider),
            Err(failed) => {
                self.away.insert(issuer.to_owned(), (*failed).clone()).await;
                Err((*failed).clone())
            }
        }
    }

    /// The metadata must name the very issuer that was asked for; both it and the keys come by the one way out.
    async fn discover(&self, issuer: &str) -> Result<Arc<IdentityProvider>, ProviderError> {
        let url = IssuerUrl::new(issuer.to_owned()).map_err(|error| ProviderError::chain("issuer", &error))?;
        let metadata = Metadata::discover_async(url, &self.egress)
            .boxed()
            .await
            .map_err(|error| ProviderError::chain("discovery", &error))?;
        if metadata.issuer().as_str() != issuer {
            return Err(ProviderError::at("discovery", "it names another issuer"));
        }
        // A browser will be sent there.
        self.egress
            .check(metadata.authorization_endpoint().url())
            .map_err(|error| ProviderError::chain("authorization endpoint", &error))?;
        Ok(Arc::new(IdentityProvider {
            metadata: RwLock::new(Arc::new(metadata)),
            refreshed_at: Mutex::new(None),
        }))
    }

    /// Asks for the keys anew, because a token names one that is not known. Not more often than every half minute.
    pub async fn refresh_keys(
        &self,
        identity_provider: &IdentityProvider,
        now: DateTime<Utc>,
    ) -> Result<(), ProviderError> {
        let mut refreshed_at = identity_provider.refreshed_at.lock().await;
        if refreshed_at.is_some_and(|at| now - at < REFRESH_INTERVAL) {
            return Ok(());
        }
        *refreshed_at = Some(now);
        let metadata = identity_provider.metadata();
        let keys = JsonWebKeySet::fetch_async(metadata.jwks_uri(), &self.egress)
            .boxed()
            .await
            .map_err(|error| ProviderError::chain("keys", &error))?;
        let metadata = (*metadata).clone().set_jwks(keys);
        *identity_provider
            .metadata
            .write()
            .unwrap_or_else(PoisonError::into_inner) = Arc::new(metadata);
        Ok(())
    }
}
