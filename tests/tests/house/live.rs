//! Live sockets: what changed, to whom it concerns, as long as the session stands.
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use learnt_compose::testing::{PATIENCE, TestStack, TestTenant};
use learnt_kernel::clock::SystemClock;
use learnt_kernel::ids::new_id;
use learnt_kernel::tenant::TenantId;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error as WsError, Message};

use crate::{add_person, config, replica};

type Socket = tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>;

async fn open(tenant: &TestTenant, ticket: &str) -> Result<Socket, WsError> {
    let mut request =
        format!("ws://127.0.0.1:{}/api/live?ticket={ticket}", tenant.stack().port()).into_client_request()?;
    request.headers_mut().insert("host", tenant.host.parse().unwrap());
    Ok(tokio_tungstenite::connect_async(request).await?.0)
}

async fn ticket(client: &learnt_compose::client::Client) -> String {
    let reply = client.post("/api/live/ticket", json!({})).await.unwrap().ok().unwrap();
    reply.value()["ticket"].as_str().unwrap().to_owned()
}

async fn say(socket: &mut Socket, what: Value) {
    socket.send(Message::Text(what.to_string().into())).await.unwrap();
}

/// The next message that is about something, or nothing within a while.
async fn hear(socket: &mut Socket, patience: Duration) -> Option<Value> {
    loop {
        match tokio::time::timeout(patience, socket.next()).await.ok()?? {
            Ok(Message::Text(text)) => return serde_json::from_str(&text).ok(),
            Ok(_) => {}
            Err(_) => return None,
        }
    }
}

#[tokio::test]
async fn a_tab_hears_what_changed_and_never_the_data() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let entry = ticket(&admin).await;
    let mut socket = open(&acme, &entry).await.unwrap();
    let Err(WsError::Http(refused)) = open(&acme, &entry).await else {
        panic!("a ticket works once")
    };
    assert_eq!(refused.status(), 401);
    say(&mut socket, json!({"subscribe": ["people"]})).await;
    let standpoint = hear(&mut socket, PATIENCE).await.unwrap();
    add_person(&admin, "lena").await;
    let news = hear(&mut socket, PATIENCE).await.unwrap();
    let mut keys: Vec<_> = news.as_object().unwrap().keys().cloned().collect();
    keys.sort();
    assert_eq!(keys, ["id", "kind", "seq", "topic"]);
    assert!(!news.to_string().contains("lena"), "{news}");

    // The tab is away for a moment and asks from its last number.
    socket.close(None).await.unwrap();
    let (epoch, seq) = (standpoint["epoch"].clone(), news["seq"].clone());
    add_person(&admin, "marco").await;
    let mut back = open(&acme, &ticket(&admin).await).await.unwrap();
    say(
        &mut back,
        json!({"subscribe": ["people"], "after": {"epoch": epoch, "seq": seq}}),
    )
    .await;
    let missed = hear(&mut back, PATIENCE).await.unwrap();
    assert_eq!(
        (missed["topic"].as_str(), missed["seq"].as_u64() > seq.as_u64()),
        (Some("people"), true)
    );
    // From another life of the service there is nothing to resume: fetch everything again.
    say(
        &mut back,
        json!({"subscribe": ["people"], "after": {"epoch": "gone", "seq": 1}}),
    )
    .await;
    loop {
        let message = hear(&mut back, PATIENCE).await.unwrap();
        if message["resync"] == true {
            break;
        }
    }
}

#[tokio::test]
async fn what_one_process_commits_is_heard_at_another() {
    let stack = TestStack::shared().await;
    let acme = stack.tenant("acme").await;
    let other = replica(config(stack), Arc::new(SystemClock)).await;
    let tenant = TenantId::parse(&acme.id).unwrap();
    let mut news = other.app.live.listen(&tenant, None).news;
    let admin = acme.admin().await;
    // The other process may still be on its way to listening: a person is added until one is heard of.
    let heard = async {
        for turn in 0.. {
            add_person(&admin, &format!("person{turn}")).await;
            if let Ok(Ok(one)) = tokio::time::timeout(Duration::from_secs(2), news.recv()).await {
                return one;
            }
        }
        unreachable!()
    };
    let one = tokio::time::timeout(PATIENCE, heard).await.unwrap();
    assert_eq!(one.topic, "people");
    other.shutdown().await;
}

#[tokio::test]
async fn a_tab_hears_only_what_its_person_may_and_ends_with_the_session() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    add_person(&admin, "lena").await;
    let lena = acme.join(&format!("lena@{}", acme.host)).await.unwrap();
    let mut socket = open(&acme, &ticket(&lena).await).await.unwrap();
    let other = admin.get("/api/me").await.unwrap().value()["uid"]
        .as_str()
        .unwrap()
        .to_owned();
    say(
        &mut socket,
        json!({"subscribe": ["people", format!("course:{}", new_id()), format!("me:{other}"), "facts"]}),
    )
    .await;
    assert!(hear(&mut socket, PATIENCE).await.unwrap()["epoch"].is_string());
    add_person(&admin, "marco").await;
    assert_eq!(hear(&mut socket, Duration::from_millis(800)).await, None);
    assert_eq!(lena.post("/api/auth/logout", json!({})).await.unwrap().status, 204);
    let end = tokio::time::timeout(Duration::from_secs(30), async {
        loop {
            match socket.next().await {
                Some(Ok(Message::Close(frame))) => return frame,
                Some(Ok(_)) => {}
                _ => return None,
            }
        }
    });
    assert_eq!(end.await.unwrap().unwrap().reason.as_str(), "session ended");
}
