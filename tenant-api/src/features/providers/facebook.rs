//! Facebook: OAuth 2 without an id token. Who somebody is, it is asked with the token that it gave for the code, and with a
//! proof that we are the app that the token is for.
use futures_util::FutureExt;
use http::header::{ACCEPT, AUTHORIZATION};
use learnt_kernel::crypto::hmac_sha256;
use oauth2::basic::BasicClient;
use oauth2::{
    AuthType, AuthUrl, AuthorizationCode, ClientId, ClientSecret, CsrfToken, EndpointNotSet, EndpointSet,
    PkceCodeChallenge, PkceCodeVerifier, RedirectUrl, Scope, TokenResponse, TokenUrl,
};
use serde_json::{Map, Value};
use url::Url;

use super::flow::{CallbackParams, Secrets};
use super::openid::Client;
use super::proven_identity::ProvenIdentity;
use crate::edge::identity_providers::{IdentityProviders, ProviderError};

/// The version of its API that this was written for.
const VERSION: &str = "v23.0";
/// What is asked for, unless the admin named others.
const USUAL: [&str; 2] = ["public_profile", "email"];
/// What is asked of a person.
const FIELDS: &str = "id,name,first_name,last_name,email";

type ConfiguredClient = BasicClient<EndpointSet, EndpointNotSet, EndpointNotSet, EndpointNotSet, EndpointSet>;

/// Where Facebook answers; for looking and tests all of it lies at one address.
struct FacebookUrls {
    dialog: String,
    token: String,
    me: String,
}

impl Client<'_> {
    fn urls(&self) -> FacebookUrls {
        let (page, graph) = match self.provider.base_url.as_deref() {
            Some(one) => (one.trim_end_matches('/'), one.trim_end_matches('/')),
            None => ("https://www.facebook.com", "https://graph.facebook.com"),
        };
        FacebookUrls {
            dialog: format!("{page}/{VERSION}/dialog/oauth"),
            token: format!("{graph}/{VERSION}/oauth/access_token"),
            me: format!("{graph}/{VERSION}/me"),
        }
    }

    fn at_facebook(&self) -> Result<ConfiguredClient, ProviderError> {
        let (urls, odd) = (self.urls(), |error| ProviderError::chain("address", &error));
        let secret = self
            .secret
            .clone()
            .ok_or_else(|| ProviderError("there is no secret".into()))?;
        Ok(BasicClient::new(ClientId::new(self.provider.client_id.clone()))
            .set_client_secret(ClientSecret::new(secret))
            .set_auth_type(AuthType::RequestBody)
            .set_auth_uri(AuthUrl::new(urls.dialog).map_err(odd)?)
            .set_token_uri(TokenUrl::new(urls.token).map_err(odd)?)
            .set_redirect_uri(RedirectUrl::new(self.redirect.clone()).map_err(odd)?))
    }

    /// Where to send the browser.
    pub fn way_to_facebook(&self, secrets: &Secrets) -> Result<Url, ProviderError> {
        let state = secrets.state.clone();
        let challenge = PkceCodeChallenge::from_code_verifier_sha256(&PkceCodeVerifier::new(secrets.verifier.clone()));
        let requested_scopes: Vec<&str> = match self.provider.scopes.as_slice() {
            [] => USUAL.to_vec(),
            named => named.iter().map(String::as_str).collect(),
        };
        let client = self.at_facebook()?;
        let request = client
            .authorize_url(move || CsrfToken::new(state))
            .add_scopes(requested_scopes.into_iter().map(|scope| Scope::new(scope.to_owned())))
            .set_pkce_challenge(challenge);
        Ok(request.url().0)
    }

    /// Exchanges the code, and asks who that is.
    pub async fn prove_at_facebook(
        &self,
        identity_providers: &IdentityProviders,
        back: &CallbackParams<'_>,
        secrets: &Secrets,
    ) -> Result<ProvenIdentity, ProviderError> {
        let token = self
            .at_facebook()?
            .exchange_code(AuthorizationCode::new(back.code.to_owned()))
            .set_pkce_verifier(PkceCodeVerifier::new(secrets.verifier.clone()))
            .request_async(&identity_providers.egress)
            .boxed()
            .await
            .map_err(|error| ProviderError::chain("code", &error))?;
        let token = token.access_token().secret();
        let profile = self.me(identity_providers, token).await?;
        let claims = named_as_usual(profile);
        ProvenIdentity::read(self.provider.kind, self.provider.issuer(), claims)
            .ok_or_else(|| ProviderError("nobody is named".into()))
    }

    async fn me(
        &self,
        identity_providers: &IdentityProviders,
        token: &str,
    ) -> Result<Map<String, Value>, ProviderError> {
        let odd = |error: &dyn std::error::Error| ProviderError::chain("me", error);
        let secret = self.secret.as_deref().unwrap_or_default();
        let proof = hex::encode(hmac_sha256(secret.as_bytes(), token.as_bytes()));
        let query = [("fields", FIELDS), ("appsecret_proof", proof.as_str())];
        let url = Url::parse_with_params(&self.urls().me, query).map_err(|error| odd(&error))?;
        let request = http::Request::get(url.as_str())
            .header(ACCEPT, "application/json")
            .header(AUTHORIZATION, format!("Bearer {token}"))
            .body(Vec::new())
            .map_err(|error| odd(&error))?;
        let answer = identity_providers
            .egress
            .ask(request)
            .await
            .map_err(|error| odd(&error))?;
        if !answer.status().is_success() {
            return Err(ProviderError::at("me", answer.status()));
        }
        serde_json::from_slice(answer.body()).map_err(|error| odd(&error))
    }
}

/// Facebook's words for names, as everybody else calls them.
fn named_as_usual(mut profile: Map<String, Value>) -> Map<String, Value> {
    for (theirs, usual) in [("first_name", "given_name"), ("last_name", "family_name")] {
        if let Some(value) = profile.get(theirs).cloned() {
            profile.insert(usual.to_owned(), value);
        }
    }
    profile
}
