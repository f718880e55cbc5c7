//! An open tab: what it is told over its live socket.
#![allow(clippy::unwrap_used, reason = "a test says what went wrong by failing")]

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use learnt_compose::client::Client;
use learnt_compose::testing::{ADDRESS_HEADER, PATIENCE, TestTenant, address};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::client::Request;
use tokio_tungstenite::tungstenite::{Error, Message};

/// A live socket.
pub type Socket = tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>;

/// What lets whoever is signed in open one socket.
pub async fn ticket(client: &Client) -> String {
    let reply = client.post("/api/live/ticket", json!({})).await.unwrap().ok().unwrap();
    reply.value()["ticket"].as_str().unwrap().to_owned()
}

/// Opens a socket with a ticket, or says why not.
pub async fn enter(tenant: &TestTenant, ticket: &str) -> Result<Socket, Error> {
    enter_at(tenant.stack().port(), &tenant.host, ticket).await
}

/// As [`enter`], at a copy of the service that listens at this port.
pub async fn enter_at(port: u16, host: &str, ticket: &str) -> Result<Socket, Error> {
    Ok(tokio_tungstenite::connect_async(entry(port, host, ticket)?).await?.0)
}

/// What asks for a socket.
pub fn entry(port: u16, host: &str, ticket: &str) -> Result<Request, Error> {
    let url = format!("ws://127.0.0.1:{port}/api/live?ticket={ticket}");
    let mut request = url.into_client_request()?;
    request.headers_mut().insert("host", host.parse().unwrap());
    request
        .headers_mut()
        .insert(ADDRESS_HEADER, address().to_string().parse().unwrap());
    Ok(request)
}

/// Opens a socket for whoever is signed in.
pub async fn open(tenant: &TestTenant, client: &Client) -> Socket {
    enter(tenant, &ticket(client).await).await.unwrap()
}

/// Tells the service something.
pub async fn send(socket: &mut Socket, what: Value) {
    socket.send(Message::Text(what.to_string().into())).await.unwrap();
}

/// An open tab that listens to these topics.
pub async fn tab(tenant: &TestTenant, client: &Client, topics: &[String]) -> Socket {
    let mut socket = open(tenant, client).await;
    send(&mut socket, json!({ "subscribe": topics })).await;
    // It says where it stands as soon as it listens.
    next(&mut socket, PATIENCE, |message| message.contains("epoch"))
        .await
        .unwrap();
    socket
}

/// The next message that is wanted, or nothing within a while.
///
/// # Panics
/// When the socket is closed: whoever cannot hear must not pass for one who is told nothing.
pub async fn next(socket: &mut Socket, patience: Duration, is_wanted: impl Fn(&str) -> bool) -> Option<Value> {
    let wanted = async {
        loop {
            match socket.next().await {
                Some(Ok(Message::Text(message))) if is_wanted(&message) => {
                    return serde_json::from_str(&message).unwrap();
                }
                Some(Ok(Message::Close(why))) => panic!("the socket was closed: {why:?}"),
                Some(Ok(_)) => {}
                ended => panic!("the socket has ended: {ended:?}"),
            }
        }
    };
    tokio::time::timeout(patience, wanted).await.ok()
}
