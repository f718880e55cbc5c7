//! What the tenant API keeps for a live socket at which nothing happens: an open tab.

use std::time::Duration;

use anyhow::{Context, Result};
use futures_util::{SinkExt, StreamExt};
use learnt_compose::client::Client;
use learnt_compose::testing::PATIENCE;
use learnt_tests::live::{Socket, enter_at};
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use super::cpu::Memory;
use super::product::Product;
use super::requests::SignedInUser;
use super::table::Row;

/// People who have tabs open, and tabs of each: one person may have thirty.
const PEOPLE: usize = 20;
const TABS: usize = 21;
/// What a request needed is given back meanwhile.
const REST: Duration = Duration::from_secs(2);

/// Opens some hundred sockets, and looks at the program before and after.
pub async fn figures(product: &Product, api: u32, visitors: &[SignedInUser]) -> Result<Vec<Row>> {
    let mut people = Vec::new();
    for visitor in visitors.iter().take(PEOPLE) {
        let client = product.client(&visitor.tenant)?;
        client.set_token(Some(visitor.token.clone()));
        people.push((client, visitor.tenant.host.as_str()));
    }
    // The first of each opens what their tenant needs, whose connections are not the sockets'.
    let mut open = tabs(product, &people, 1).await?;
    tokio::time::sleep(REST).await;
    let before = Memory::of(api).anonymous;
    let more = tabs(product, &people, TABS - 1).await?;
    tokio::time::sleep(REST).await;
    let after = Memory::of(api).anonymous;
    let sockets = more.len();
    let each = after.saturating_sub(before) as f64 / 1024.0 / sockets as f64;
    open.extend(more);
    for socket in &mut open {
        socket.close(None).await?;
    }
    let note = format!(
        "{sockets} sockets of {} people, each subscribed to a topic; nothing happens",
        people.len()
    );
    Ok(vec![Row::at_most("a live socket at rest", each, "kB", 20.0, note)])
}

/// So many for each, of which every one has said that it listens.
async fn tabs(product: &Product, people: &[(Client, &str)], of_each: usize) -> Result<Vec<Socket>> {
    let mut sockets = Vec::new();
    for _ in 0..of_each {
        for (client, host) in people {
            let opened = tokio::time::timeout(PATIENCE, tab(product, client, host));
            sockets.push(opened.await.context("a socket does not say where it stands")??);
        }
    }
    Ok(sockets)
}

async fn tab(product: &Product, client: &Client, host: &str) -> Result<Socket> {
    let reply = client.post("/api/live/ticket", json!({})).await?.ok()?.value();
    let ticket = reply["ticket"].as_str().context("no ticket was given")?;
    let mut socket = enter_at(product.port, host, ticket).await?;
    socket
        .send(Message::Text(json!({"subscribe": ["people"]}).to_string().into()))
        .await?;
    while !socket.next().await.context("the socket has ended")??.is_text() {}
    Ok(socket)
}
