//! A browser's part in HTTP, for seeding and tests: one host, a bearer token in memory, the refresh cookie by hand.

use std::pin::Pin;
use std::sync::{Mutex, PoisonError};

use anyhow::{Context, bail};
use reqwest::{
    Method, RequestBuilder, StatusCode,
    header::{AUTHORIZATION, COOKIE, HOST, HeaderMap, ORIGIN, SET_COOKIE},
};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// The one cookie of the product.
const REFRESH: &str = "__Host-learnt-refresh";

/// Looks at every answer, with the host, the method and the path that was asked for; what it objects to fails the request.
pub type ResponseCheck = for<'a> fn(&'a str, &'a Method, &'a str, &'a Reply) -> CheckFuture<'a>;

/// A look under way.
pub type CheckFuture<'a> = Pin<Box<dyn Future<Output = anyhow::Result<()>> + Send + 'a>>;

/// A browser at one host.
pub struct Client {
    http: reqwest::Client,
    port: u16,
    host: String,
    token: Mutex<Option<String>>,
    cookie: Mutex<Option<String>>,
    header: Option<(&'static str, String)>,
    watch: Option<ResponseCheck>,
}

/// What came back.
#[derive(Debug)]
pub struct Reply {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Vec<u8>,
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Client {
    /// Nobody is signed in. `port` is where the product listens on this machine.
    pub fn new(http: reqwest::Client, port: u16, host: &str) -> Self {
        Self {
            http,
            port,
            host: host.to_owned(),
            token: Mutex::default(),
            cookie: Mutex::default(),
            header: None,
            watch: None,
        }
    }

    /// The same, with a header more in every request.
    pub fn with_header(self, name: &'static str, value: &str) -> Self {
        Self {
            header: Some((name, value.to_owned())),
            ..self
        }
    }

    /// The same, with somebody who looks at the answers.
    pub fn watched(self, watch: ResponseCheck) -> Self {
        Self {
            watch: Some(watch),
            ..self
        }
    }

    /// Connections that know of no proxy, and follow no redirect.
    pub fn connections() -> anyhow::Result<reqwest::Client> {
        learnt_kernel::crypto::install();
        Ok(reqwest::Client::builder()
            .no_proxy()
            .redirect(reqwest::redirect::Policy::none())
            // They lead to this machine, over http: reading the system's certificates would be the greater part of the work.
            .tls_certs_only([])
            .build()?)
    }

    /// The host that it is at.
    pub fn host(&self) -> &str {
        &self.host
    }

    /// The bearer token, if somebody is signed in.
    pub fn token(&self) -> Option<String> {
        lock(&self.token).clone()
    }

    /// Takes a bearer token, or forgets it.
    pub fn set_token(&self, token: Option<String>) {
        *lock(&self.token) = token;
    }

    /// The refresh cookie's value, if there is one.
    pub fn cookie(&self) -> Option<String> {
        lock(&self.cookie).clone()
    }

    /// Takes a refresh cookie, or forgets it.
    pub fn set_cookie(&self, cookie: Option<String>) {
        *lock(&self.cookie) = cookie;
    }

    /// A request as the page would make it; add to it and hand it to `send`.
    pub fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let mut request = self
            .http
            .request(method, format!("http://127.0.0.1:{}{path}", self.port))
            .header(HOST, format!("{}:{}", self.host, self.port))
            .header(ORIGIN, format!("http://{}:{}", self.host, self.port))
            .header("x-learnt", "1");
        if let Some((name, value)) = &self.header {
            request = request.header(*name, value);
        }
        if let Some(token) = self.token() {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        if let Some(cookie) = self.cookie() {
            request = request.header(COOKIE, format!("{REFRESH}={cookie}"));
        }
        request
    }

    /// Sends a request, and keeps the cookie that comes back.
    pub async fn send(&self, request: RequestBuilder) -> anyhow::Result<Reply> {
        let (connections, request) = request.build_split();
        let request = request?;
        let (method, path) = (request.method().clone(), request.url().path().to_owned());
        let response = connections.execute(request).await?;
        let (status, headers) = (response.status(), response.headers().clone());
        for cookie in headers.get_all(SET_COOKIE) {
            let value = cookie.to_str()?.split(';').next().and_then(|pair| pair.split_once('='));
            if let Some((REFRESH, value)) = value {
                *lock(&self.cookie) = (!value.is_empty()).then(|| value.to_owned());
            }
        }
        let body = response.bytes().await?.to_vec();
        let reply = Reply { status, headers, body };
        if let Some(watch) = self.watch {
            watch(&self.host, &method, &path, &reply).await?;
        }
        Ok(reply)
    }

    pub async fn get(&self, path: &str) -> anyhow::Result<Reply> {
        self.send(self.request(Method::GET, path)).await
    }

    /// POST with JSON
    pub async fn post(&self, path: &str, body: Value) -> anyhow::Result<Reply> {
        self.send(self.request(Method::POST, path).json(&body)).await
    }

    /// PATCH with JSON
    pub async fn patch(&self, path: &str, body: Value) -> anyhow::Result<Reply> {
        self.send(self.request(Method::PATCH, path).json(&body)).await
    }

    /// PUT with JSON
    pub async fn put(&self, path: &str, body: Value) -> anyhow::Result<Reply> {
        self.send(self.request(Method::PUT, path).json(&body)).await
    }

    /// DELETE with JSON
    pub async fn delete(&self, path: &str, body: Value) -> anyhow::Result<Reply> {
        self.send(self.request(Method::DELETE, path).json(&body)).await
    }

    /// Uploads a file of some kind (`image`, `video`, `document`) and answers what the service says of it.
    pub async fn upload(&self, kind: &str, name: &str, media_type: &str, content: Vec<u8>) -> anyhow::Result<Reply> {
        let file = reqwest::multipart::Part::bytes(content)
            .file_name(name.to_owned())
            .mime_str(media_type)?;
        let form = reqwest::multipart::Form::new()
            .text("kind", kind.to_owned())
            .part("file", file);
        self.send(self.request(Method::POST, "/api/files").multipart(form))
            .await
    }

    /// Signs in at a tenant's host; false when username and password do not fit.
    pub async fn sign_in(&self, username: &str, password: &str) -> anyhow::Result<bool> {
        let form = json!({"username": username, "password": password, "persist": true});
        let reply = self.post("/api/auth/login", form).await?;
        if reply.status == StatusCode::UNAUTHORIZED {
            return Ok(false);
        }
        self.take_token(reply.ok()?)?;
        Ok(true)
    }

    /// Accepts the invitation whose code was mailed, with a first password.
    pub async fn accept_invitation(&self, code: &str, password: &str) -> anyhow::Result<()> {
        let reply = self
            .post(
                "/api/auth/invitation/accept",
                json!({"code": code, "password": password}),
            )
            .await?;
        self.take_token(reply.ok()?)
    }

    fn take_token(&self, reply: Reply) -> anyhow::Result<()> {
        let body: Value = reply.json()?;
        let token = body["accessToken"]
            .as_str()
            .context("the answer holds no access token")?;
        self.set_token(Some(token.to_owned()));
        Ok(())
    }
}

impl Reply {
    /// The body as JSON.
    pub fn json<T: DeserializeOwned>(&self) -> anyhow::Result<T> {
        serde_json::from_slice(&self.body).with_context(|| format!("not JSON: {}", self.text()))
    }

    /// The body as JSON of any form; null if it is none.
    pub fn value(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }

    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The problem's word for programs; empty if it is no problem.
    pub fn code(&self) -> String {
        self.value()["code"].as_str().unwrap_or_default().to_owned()
    }

    /// The reply, if the service did what it was asked.
    pub fn ok(self) -> anyhow::Result<Self> {
        if self.status.is_success() {
            return Ok(self);
        }
        bail!("{}: {}", self.status, self.text())
    }
}
