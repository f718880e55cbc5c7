//! Open screens hear of it at once, and what was done stands in the log.
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use learnt_compose::client::Client;
use learnt_compose::testing::{PATIENCE, TestTenant};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use super::{Story, items, read, restore, text, withdraw};

type Socket = tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>;

/// An open tab that listens to these topics.
async fn tab(tenant: &TestTenant, browser: &Client, topics: &[String]) -> Socket {
    let ticket = browser.post("/api/live/ticket", json!({})).await.unwrap().ok().unwrap();
    let address = format!(
        "ws://127.0.0.1:{}/api/live?ticket={}",
        tenant.stack().port(),
        text(&ticket.value()["ticket"])
    );
    let mut request = address.into_client_request().unwrap();
    request.headers_mut().insert("host", tenant.host.parse().unwrap());
    let mut socket = tokio_tungstenite::connect_async(request).await.unwrap().0;
    let wish = json!({ "subscribe": topics }).to_string();
    socket.send(Message::Text(wish.into())).await.unwrap();
    loop {
        let message = socket.next().await.unwrap().unwrap();
        // It says where it stands as soon as it listens.
        if matches!(&message, Message::Text(text) if text.contains("epoch")) {
            return socket;
        }
    }
}

/// The kind and the topic of the next message about certificates, or nothing within a while.
async fn hear(socket: &mut Socket, patience: Duration) -> Option<(String, String)> {
    loop {
        match tokio::time::timeout(patience, socket.next()).await.ok()?? {
            Ok(Message::Text(said)) if said.contains("\"certificate.") => {
                let news: Value = serde_json::from_str(&said).ok()?;
                return Some((text(&news["kind"]), text(&news["topic"])));
            }
            Ok(_) => {}
            Err(_) => return None,
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn their_persons_screens_and_the_admins_hear_of_it_and_nobody_elses() {
    let story = Story::begin("cert-live").await;
    let (lena, otto) = tokio::join!(story.learner("Lena"), story.learner("Otto"));
    let course = story.certified("Fire safety", &["A"]).await;
    let (own, team) = (format!("me:{}", lena.id), format!("certificates:{}", story.tenant.id));
    let topics = [own.clone(), format!("me:{}", otto.id), team.clone()];
    let mut hers = tab(&story.tenant, &lena.browser, &topics).await;
    let mut his = tab(&story.tenant, &otto.browser, &topics).await;
    let mut admins = tab(&story.tenant, &story.ada, &topics).await;
    lena.does(&course, &["A"]).await;
    let certificate = lena.mine().await[0].clone();
    for step in ["issued", "withdrawn", "restored"] {
        match step {
            "withdrawn" => withdraw(&story.ada, &certificate).await.ok().map(drop).unwrap(),
            "restored" => restore(&story.ada, &certificate).await.ok().map(drop).unwrap(),
            _ => {}
        }
        let word = format!("certificate.{step}");
        assert_eq!(hear(&mut hers, PATIENCE).await, Some((word.clone(), own.clone())));
        assert_eq!(hear(&mut admins, PATIENCE).await, Some((word, team.clone())));
    }
    for socket in [&mut hers, &mut his, &mut admins] {
        assert_eq!(hear(socket, Duration::from_millis(300)).await, None);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_knows_what_was_issued_withdrawn_and_restored() {
    let story = Story::begin("cert-log").await;
    let lena = story.learner("Lena").await;
    let course = story.certified("Fire safety", &["A"]).await;
    lena.does(&course, &["A"]).await;
    let certificate = lena.mine().await[0].clone();
    withdraw(&story.ada, &certificate).await.ok().unwrap();
    restore(&story.ada, &certificate).await.ok().unwrap();
    for word in ["issued", "withdrawn", "restored"] {
        let log = read(&story.ada, &format!("/api/audit-log?action=certificate.{word}")).await;
        let rows = items(&log);
        assert_eq!(rows.len(), 1, "{word}");
        assert_eq!(rows[0]["subjectName"], "Lena Berg");
        assert_eq!(
            rows[0]["details"],
            json!({"certificate": certificate["number"], "course": "Fire safety"})
        );
        assert!(!log.to_string().contains("exam"), "why is kept with the certificate");
    }
    let told = read(&lena.browser, "/api/notifications").await;
    let kinds: Vec<String> = items(&told).iter().map(|one| text(&one["kind"])).collect();
    assert!(kinds.iter().all(|kind| kind.starts_with("course")), "{kinds:?}");
}
