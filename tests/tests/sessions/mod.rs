//! Sessions against the running product: one's own, their end, their renewal, and every token that is none.

mod ending;
mod going_on;
mod own;
mod presence;
mod races;
mod renewal;
mod tokens;

use std::str::FromStr;
use std::time::Duration;

use futures_util::StreamExt;
use learnt_compose::client::{Client, Reply};
use learnt_compose::testing::{TestTenant, holds, until};
pub use learnt_tests::live::{Socket, open};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

/// Runs SQL in the control database: what the platform would have done.
pub async fn in_control(tenant: &TestTenant, sql: &str) {
    let config = tokio_postgres::Config::from_str(&tenant.stack().urls().control).unwrap();
    let (client, connection) = config.connect(tokio_postgres::NoTls).await.unwrap();
    let running = tokio::spawn(connection);
    client.batch_execute(sql).await.unwrap();
    drop(client);
    let _ = running.await;
}

/// Adds somebody by address, who accepts the invitation; their browser, signed in.
pub async fn add_and_join(tenant: &TestTenant, admin: &Client, name: &str) -> Client {
    let email = format!("{name}@{}.test", tenant.id);
    let body = json!({
        "profile": {"firstName": name, "lastName": "Brandt", "email": email}, "roles": [], "invite": true,
    });
    admin.post("/api/people", body).await.unwrap().ok().unwrap();
    tenant.join(&email).await.unwrap()
}

/// Asks for the next tokens.
pub async fn refresh(client: &Client) -> Reply {
    client.post("/api/auth/refresh", json!({})).await.unwrap()
}

/// Takes the access token of an answer.
pub fn take(client: &Client, reply: &Reply) {
    client.set_token(reply.value()["accessToken"].as_str().map(str::to_owned));
}

/// What an access token says.
pub fn claims(token: &str) -> Value {
    use base64::Engine;
    let body = token.split('.').nth(1).unwrap();
    let bytes = base64::engine::general_purpose::URL_SAFE_NO_PAD.decode(body).unwrap();
    serde_json::from_slice(&bytes).unwrap()
}

/// The session that a browser is signed in with.
pub fn session(client: &Client) -> String {
    claims(&client.token().unwrap())["sid"].as_str().unwrap().to_owned()
}

/// The id of whoever is signed in.
pub async fn me(client: &Client) -> String {
    let me = client.get("/api/me").await.unwrap().value();
    me["uid"].as_str().unwrap().to_owned()
}

/// Why the service closed a socket.
pub async fn end_of(socket: &mut Socket) -> Option<String> {
    let end = async {
        loop {
            match socket.next().await {
                Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.reason.to_string()),
                Some(Ok(_)) => {}
                _ => return None,
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(5), end).await.ok().flatten()
}

/// Asks until the answer has a status.
pub async fn until_status(client: &Client, path: &str, status: u16) {
    until(async || {
        let reply = client.get(path).await.unwrap();
        holds(reply.status == status, format!("{path} stays {}", reply.status))
    })
    .await;
}
