//! OpenID Connect with the code flow: PKCE (S256), state, nonce; a signed token of exactly this issuer, for exactly us.
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use chrono::Duration;
use futures_util::FutureExt;
use openidconnect::core::{
    CoreAuthenticationFlow, CoreClient, CoreClientAuthMethod, CoreIdToken, CoreIdTokenVerifier,
    CoreJwsSigningAlgorithm as Algorithm,
};
use openidconnect::{
    AccessToken, AuthType, AuthorizationCode, ClaimsVerificationError, ClientId, ClientSecret, CsrfToken,
    EndpointMaybeSet, EndpointNotSet, EndpointSet, Nonce, OAuth2TokenResponse, PkceCodeChallenge, PkceCodeVerifier,
    RedirectUrl, Scope, SignatureVerificationError, TokenResponse,
};
use serde_json::Map;
use url::Url;

use super::flow::{CallbackParams, Secrets};
use super::model::Provider;
use super::proven_identity::ProvenIdentity;
use crate::edge::identity_providers::{IdentityProviders, Metadata, ProviderError};
use crate::prelude::*;

/// Clocks differ by so much at most.
const SKEW: Duration = Duration::seconds(60);
/// Signatures of a key that only the provider has. None at all, and those of a shared secret, are no signatures.
const SIGNED: [Algorithm; 9] = [
    Algorithm::RsaSsaPkcs1V15Sha256,
    Algorithm::RsaSsaPkcs1V15Sha384,
    Algorithm::RsaSsaPkcs1V15Sha512,
    Algorithm::RsaSsaPssSha256,
    Algorithm::RsaSsaPssSha384,
    Algorithm::RsaSsaPssSha512,
    Algorithm::EcdsaP256Sha256,
    Algorithm::EcdsaP384Sha384,
    Algorithm::EdDsa,
];
/// Asked for everywhere, unless the admin named others.
const USUAL: [&str; 2] = ["profile", "email"];

/// Us, at a provider.
pub struct Client<'a> {
    pub provider: &'a Provider,
    /// Our secret there.
    pub secret: Option<String>,
    /// Where people come back to.
    pub redirect: String,
}

type ConfiguredClient =
    CoreClient<EndpointSet, EndpointNotSet, EndpointNotSet, EndpointNotSet, EndpointMaybeSet, EndpointMaybeSet>;

impl Client<'_> {
    fn at(&self, metadata: &Metadata) -> Result<ConfiguredClient, ProviderError> {
        let redirect =
            RedirectUrl::new(self.redirect.clone()).map_err(|error| ProviderError::chain("redirect", &error))?;
        let by_form = metadata.token_endpoint_auth_methods_supported().is_some_and(|methods| {
            !methods.contains(&CoreClientAuthMethod::ClientSecretBasic)
                && methods.contains(&CoreClientAuthMethod::ClientSecretPost)
        });
        let how = if by_form {
            AuthType::RequestBody
        } else {
            AuthType::BasicAuth
        };
        let id = ClientId::new(self.provider.client_id.clone());
        let secret = self.secret.clone().map(ClientSecret::new);
        Ok(CoreClient::from_provider_metadata(metadata.clone(), id, secret)
            .set_auth_type(how)
            .set_redirect_uri(redirect))
    }

    /// Where to send the browser.
    pub async fn authorization_url(
        &self,
        identity_providers: &IdentityProviders,
        secrets: &Secrets,
    ) -> Result<Url, ProviderError> {
        let metadata = identity_providers
            .identity_provider(self.provider.issuer())
            .await?
            .metadata();
        let client = self.at(&metadata)?;
        let (state, nonce) = (secrets.state.clone(), secrets.nonce.clone());
        let challenge = PkceCodeChallenge::from_code_verifier_sha256(&PkceCodeVerifier::new(secrets.verifier.clone()));
        let requested_scopes: Vec<&str> = match self.provider.scopes.as_slice() {
            [] => USUAL.to_vec(),
            named => named.iter().map(String::as_str).collect(),
        };
        let scopes = requested_scopes
            .into_iter()
            .filter(|scope| *scope != "openid")
            .map(|scope| Scope::new(scope.to_owned()));
        let request = client
            .authorize_url(
                CoreAuthenticationFlow::AuthorizationCode,
                move || CsrfToken::new(state),
                move || Nonce::new(nonce),
            )
            .add_scopes(scopes)
            .set_pkce_challenge(challenge);
        Ok(request.url().0)
    }

    /// Exchanges the code, and checks what comes for it.
    pub async fn prove(
        &self,
        identity_providers: &IdentityProviders,
        back: &CallbackParams<'_>,
        secrets: &Secrets,
        now: DateTime<Utc>,
    ) -> Result<ProvenIdentity, ProviderError> {
        let identity_provider = identity_providers.identity_provider(self.provider.issuer()).await?;
        let metadata = identity_provider.metadata();
        if back.iss.is_none()
            && metadata
                .additional_metadata()
                .authorization_response_iss_parameter_supported
        {
            return Err(ProviderError("the answer does not name its issuer".into()));
        }
        let client = self.at(&metadata)?;
        let tokens = client
            .exchange_code(AuthorizationCode::new(back.code.to_owned()))
            .map_err(|error| ProviderError::chain("token endpoint", &error))?
            .set_pkce_verifier(PkceCodeVerifier::new(secrets.verifier.clone()))
            .request_async(&identity_providers.egress)
            .boxed()
            .await
            .map_err(|error| ProviderError::chain("code", &error))?;
        let token = tokens
            .id_token()
            .ok_or_else(|| ProviderError("there is no id token".into()))?;
        let nonce = Nonce::new(secrets.nonce.clone());
        let claims = match self.claims(&metadata, token, &nonce, now) {
            Err(ClaimsVerificationError::SignatureVerification(SignatureVerificationError::NoMatchingKey)) => {
                // The provider may have new keys: they are asked for once.
                identity_providers.refresh_keys(&identity_provider, now).await?;
                self.claims(&identity_provider.metadata(), token, &nonce, now)
            }
            checked => checked,
        };
        let claims = claims.map_err(|error| ProviderError::chain("id token", &error))?;
        let claims = self
            .with_user_info(identity_providers, &metadata, tokens.access_token(), claims)
            .await?;
        ProvenIdentity::read(self.provider.kind, self.provider.issuer(), claims)
            .ok_or_else(|| ProviderError("the token names nobody".into()))
    }

    /// The claims of a token whose signature, issuer, audience, nonce and times are right.
    fn claims(
        &self,
        metadata: &Metadata,
        token: &CoreIdToken,
        nonce: &Nonce,
        now: DateTime<Utc>,
    ) -> Result<Map<String, Value>, ClaimsVerificationError> {
        let id = ClientId::new(self.provider.client_id.clone());
        // As a public client: a token signed with a shared secret is refused whatever the secret.
        let verifier =
            CoreIdTokenVerifier::new_public_client(id.clone(), metadata.issuer().clone(), metadata.jwks().clone())
                .set_allowed_algs(SIGNED)
                .set_time_fn(move || now - SKEW)
                .set_issue_time_verifier_fn(move |at| {
                    if at <= now + SKEW {
                        Ok(())
                    } else {
                        Err("issued in the future".into())
                    }
                });
        let checked = token.claims(&verifier, nonce)?;
        if checked.authorized_party().is_some_and(|party| *party != id) {
            return Err(ClaimsVerificationError::InvalidAudience("authorized party".into()));
        }
        let claims = payload(token).ok_or_else(|| ClaimsVerificationError::Other("unreadable claims".into()))?;
        let not_before = claims.get("nbf").and_then(Value::as_f64);
        if not_before.is_some_and(|at| at > (now + SKEW).timestamp() as f64) {
            return Err(ClaimsVerificationError::Other("not valid yet".into()));
        }
        Ok(claims)
    }

    /// Some providers name only the subject in the token, and the rest where they are asked with the access token.
    async fn with_user_info(
        &self,
        identity_providers: &IdentityProviders,
        metadata: &Metadata,
        token: &AccessToken,
        mut claims: Map<String, Value>,
    ) -> Result<Map<String, Value>, ProviderError> {
        let Some(endpoint) = metadata.userinfo_endpoint().filter(|_| !claims.contains_key("email")) else {
            return Ok(claims);
        };
        let request = http::Request::get(endpoint.as_str())
            .header(http::header::ACCEPT, "application/json")
            .header(http::header::AUTHORIZATION, format!("Bearer {}", token.secret()))
            .body(Vec::new())
            .map_err(|error| ProviderError::chain("user info", &error))?;
        let answer = identity_providers
            .egress
            .ask(request)
            .await
            .map_err(|error| ProviderError::chain("user info", &error))?;
        let user_info = serde_json::from_slice::<Map<String, Value>>(answer.body());
        let Ok(user_info) = user_info.map_err(drop).and_then(|user_info| {
            if answer.status().is_success() {
                Ok(user_info)
            } else {
                Err(())
            }
        }) else {
            return Ok(claims);
        };
        // An answer about somebody else must not be taken for one about this person.
        if user_info.get("sub") != claims.get("sub") {
            return Err(ProviderError("user info is about somebody else".into()));
        }
        for (key, value) in user_info {
            claims.entry(key).or_insert(value);
        }
        Ok(claims)
    }
}

/// What stands in a token, whoever wrote it.
fn payload(token: &CoreIdToken) -> Option<Map<String, Value>> {
    let text = token.to_string();
    let body = text.split('.').nth(1)?;
    serde_json::from_slice(&URL_SAFE_NO_PAD.decode(body.trim_end_matches('=')).ok()?).ok()
}
