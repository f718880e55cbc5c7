//! A provider of the test's own, on this machine: it does what a good one does, unless it is told to lie.
use std::collections::HashMap;
use std::net::Ipv4Addr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use axum::extract::{Form, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use base64::Engine;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use jsonwebtoken::{Algorithm, EncodingKey, Header};
use learnt_compose::client::{Client, Reply};
use learnt_kernel::ids::{Secret, random_label};
use serde_json::{Map, Value, json};
use tokio::net::TcpListener;
use url::Url;

/// Who we are there.
pub const CLIENT: &str = "learnt-client";
/// What only we and the provider know.
pub const SECRET: &str = "s3cret-of-the-client";

/// A key that signs.
#[derive(Clone)]
pub struct Key {
    pub kid: String,
    private: Vec<u8>,
    public: Value,
}

impl Key {
    pub fn new(kid: &str) -> Self {
        let pair = rcgen::KeyPair::generate_for(&rcgen::PKCS_ECDSA_P256_SHA256).unwrap();
        let point = pair.public_key_raw().to_vec();
        let text = |bytes: &[u8]| URL_SAFE_NO_PAD.encode(bytes);
        let public = json!({
            "kty": "EC", "crv": "P-256", "use": "sig", "alg": "ES256", "kid": kid, "x": text(&point[1..33]), "y": text(&point[33..65]),
        });
        Self {
            kid: kid.to_owned(),
            private: pair.serialize_der(),
            public,
        }
    }
}

/// How a token is signed.
#[derive(Clone, Default)]
pub enum SignatureKind {
    #[default]
    Properly,
    /// Not at all.
    None,
    /// With a secret that is none: the public key, which everybody has.
    ByPublicKey,
    /// With the client's secret, which is ours as much as theirs.
    ByClientSecret,
    /// By somebody else, under the right key's name.
    BySomebodyElse,
}

/// What it says and does.
#[derive(Default)]
pub struct Plan {
    /// Laid over the claims of the next tokens; null leaves one out.
    pub claims: Map<String, Value>,
    /// Laid over the metadata.
    pub metadata: Map<String, Value>,
    pub signed: SignatureKind,
    /// Tokens are signed by the last one.
    pub keys: Vec<Key>,
    /// The keys that are told; all, if nothing is said.
    pub published_keys: Option<Vec<Key>>,
    /// What is answered where metadata are asked for, instead of them.
    pub instead: Option<FaultyResponse>,
    pub user_info: Option<Value>,
    /// Codes that were given out: nonce and PKCE challenge. A code works once, unless it is told to work again.
    codes: HashMap<String, (String, String)>,
    pub codes_work_again: bool,
}

/// Answers of a provider that misbehaves.
#[derive(Clone)]
pub enum FaultyResponse {
    Redirect(String),
    /// More than anybody would read.
    Flood,
    /// Nothing, for ever.
    Silence,
}

/// A provider that runs.
pub struct IdentityProvider {
    pub issuer: String,
    pub plan: Arc<Mutex<Plan>>,
    /// How often its keys were asked for.
    pub key_fetches: Arc<AtomicUsize>,
}

#[derive(Clone)]
struct Inner {
    issuer: String,
    plan: Arc<Mutex<Plan>>,
    key_fetches: Arc<AtomicUsize>,
}

impl IdentityProvider {
    pub async fn open() -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let issuer = format!("http://127.0.0.1:{}", listener.local_addr().unwrap().port());
        let plan = Plan {
            keys: vec![Key::new("first")],
            ..Plan::default()
        };
        let inner = Inner {
            issuer: issuer.clone(),
            plan: Arc::new(Mutex::new(plan)),
            key_fetches: Arc::default(),
        };
        let routes = Router::new()
            .route("/.well-known/openid-configuration", get(metadata))
            .route("/keys", get(keys))
            .route("/token", post(token))
            .route("/me", get(user_info))
            .with_state(inner.clone());
        tokio::spawn(async move { axum::serve(listener, routes).await });
        Self {
            issuer,
            plan: inner.plan,
            key_fetches: inner.key_fetches,
        }
    }

    /// How an admin sets it up.
    pub fn provider(&self) -> Value {
        json!({"kind": "oidc", "name": "House", "baseUrl": self.issuer, "clientId": CLIENT, "clientSecret": SECRET, "createPeople": true})
    }

    /// From now on its tokens say this.
    pub fn sets_claims(&self, claims: Value) {
        self.plan.lock().unwrap().claims = claims.as_object().unwrap().clone();
    }

    /// From now on its metadata say this.
    pub fn sets_metadata(&self, metadata: Value) {
        self.plan.lock().unwrap().metadata = metadata.as_object().unwrap().clone();
    }

    /// Somebody arrives with the address that we gave, says yes, and is sent back with a code.
    pub fn agree(&self, url: &str) -> (String, String) {
        let authorization: HashMap<String, String> = Url::parse(url).unwrap().query_pairs().into_owned().collect();
        assert_eq!(
            (
                authorization["response_type"].as_str(),
                authorization["code_challenge_method"].as_str()
            ),
            ("code", "S256")
        );
        assert!(
            authorization["redirect_uri"].ends_with("/callback") && authorization["client_id"] == CLIENT,
            "{authorization:?}"
        );
        let code = random_label(20);
        let code_entry = (authorization["nonce"].clone(), authorization["code_challenge"].clone());
        self.plan.lock().unwrap().codes.insert(code.clone(), code_entry);
        (authorization["state"].clone(), code)
    }
}

async fn metadata(State(inner): State<Inner>) -> Response {
    let instead = inner.plan.lock().unwrap().instead.clone();
    match instead {
        Some(FaultyResponse::Redirect(to)) => return Redirect::temporary(&to).into_response(),
        Some(FaultyResponse::Flood) => {
            return (
                [(header::CONTENT_TYPE, "application/json")],
                " ".repeat(3 * 1024 * 1024),
            )
                .into_response();
        }
        Some(FaultyResponse::Silence) => std::future::pending().await,
        None => {}
    }
    let mut document = json!({
        "issuer": inner.issuer, "authorization_endpoint": format!("{}/authorize", inner.issuer),
        "token_endpoint": format!("{}/token", inner.issuer), "jwks_uri": format!("{}/keys", inner.issuer),
        "response_types_supported": ["code"], "subject_types_supported": ["public"], "id_token_signing_alg_values_supported": ["ES256"],
    });
    let plan = inner.plan.lock().unwrap();
    if plan.user_info.is_some() {
        document["userinfo_endpoint"] = json!(format!("{}/me", inner.issuer));
    }
    lay_over(document.as_object_mut().unwrap(), &plan.metadata);
    Json(document).into_response()
}

async fn keys(State(inner): State<Inner>) -> Json<Value> {
    inner.key_fetches.fetch_add(1, Ordering::SeqCst);
    let plan = inner.plan.lock().unwrap();
    let published = plan.published_keys.as_ref().unwrap_or(&plan.keys);
    Json(json!({"keys": published.iter().map(|key| key.public.clone()).collect::<Vec<_>>()}))
}

async fn user_info(State(inner): State<Inner>, headers: HeaderMap) -> Response {
    if headers
        .get(header::AUTHORIZATION)
        .is_none_or(|sent| sent != "Bearer access")
    {
        return StatusCode::UNAUTHORIZED.into_response();
    }
    Json(inner.plan.lock().unwrap().user_info.clone()).into_response()
}

async fn token(State(inner): State<Inner>, headers: HeaderMap, Form(form): Form<HashMap<String, String>>) -> Response {
    let us = format!("Basic {}", STANDARD.encode(format!("{CLIENT}:{SECRET}")));
    if headers
        .get(header::AUTHORIZATION)
        .is_none_or(|sent| sent != us.as_str())
    {
        return (StatusCode::UNAUTHORIZED, Json(json!({"error": "invalid_client"}))).into_response();
    }
    let mut plan = inner.plan.lock().unwrap();
    let known = match plan.codes_work_again {
        true => plan.codes.get(&form["code"]).cloned(),
        false => plan.codes.remove(&form["code"]),
    };
    let challenge = URL_SAFE_NO_PAD.encode(Secret::from_text(form["code_verifier"].as_str()).hash());
    let Some((nonce, _)) = known.filter(|(_, authorization)| *authorization == challenge) else {
        return (StatusCode::BAD_REQUEST, Json(json!({"error": "invalid_grant"}))).into_response();
    };
    let now = chrono::DateTime::<chrono::Utc>::from(std::time::UNIX_EPOCH + std::time::UNIX_EPOCH.elapsed().unwrap())
        .timestamp();
    let mut claims =
        json!({"iss": inner.issuer, "sub": "lena", "aud": CLIENT, "iat": now, "exp": now + 300, "nonce": nonce});
    let sent: Map<String, Value> = plan
        .claims
        .iter()
        .map(|(key, value)| (key.clone(), relative(value, now)))
        .collect();
    lay_over(claims.as_object_mut().unwrap(), &sent);
    Json(json!({"access_token": "access", "token_type": "Bearer", "expires_in": 300, "id_token": signed(&plan, &claims)})).into_response()
}

/// `"+300"` and `"-300"` are seconds from now.
fn relative(value: &Value, now: i64) -> Value {
    let seconds = value
        .as_str()
        .filter(|text| text.starts_with(['+', '-']))
        .and_then(|text| text.parse::<i64>().ok());
    seconds.map_or_else(|| value.clone(), |seconds| json!(now + seconds))
}

fn lay_over(under: &mut Map<String, Value>, over: &Map<String, Value>) {
    for (key, value) in over {
        match value {
            Value::Null => under.remove(key),
            other => under.insert(key.clone(), other.clone()),
        };
    }
}

fn signed(plan: &Plan, claims: &Value) -> String {
    let key = plan.keys.last().unwrap();
    let with = |algorithm: Algorithm, secret: EncodingKey| {
        let header = Header {
            kid: Some(key.kid.clone()),
            ..Header::new(algorithm)
        };
        jsonwebtoken::encode(&header, claims, &secret).unwrap()
    };
    match plan.signed {
        SignatureKind::Properly => with(Algorithm::ES256, EncodingKey::from_ec_der(&key.private)),
        SignatureKind::BySomebodyElse => with(Algorithm::ES256, EncodingKey::from_ec_der(&Key::new("another").private)),
        SignatureKind::ByPublicKey => with(
            Algorithm::HS256,
            EncodingKey::from_secret(key.public.to_string().as_bytes()),
        ),
        SignatureKind::ByClientSecret => with(Algorithm::HS256, EncodingKey::from_secret(SECRET.as_bytes())),
        SignatureKind::None => {
            let text = |value: &Value| URL_SAFE_NO_PAD.encode(value.to_string());
            format!("{}.{}.", text(&json!({"alg": "none", "typ": "JWT"})), text(claims))
        }
    }
}

/// A browser's way to a provider and back: what it would send to arrive.
pub async fn away(browser: &Client, provider: &Value, identity_provider: &IdentityProvider) -> Value {
    let id = provider["id"].as_str().unwrap();
    let begun = browser
        .post(&format!("/api/auth/providers/{id}/begin"), json!({"persist": false}))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    let (state, code) = identity_provider.agree(begun["url"].as_str().unwrap());
    json!({"state": state, "code": code, "flow": begun["flow"]})
}

/// Arrives with what came back.
pub async fn arrive(browser: &Client, back: Value) -> Reply {
    let reply = browser.post("/api/auth/providers/finish", back).await.unwrap();
    browser.set_token(reply.value()["accessToken"].as_str().map(str::to_owned));
    reply
}

/// There and back.
pub async fn sign_in(browser: &Client, provider: &Value, identity_provider: &IdentityProvider) -> Reply {
    let back = away(browser, provider, identity_provider).await;
    arrive(browser, back).await
}
