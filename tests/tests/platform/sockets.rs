//! Live sockets and those who misuse them: who is silent, who takes nothing, who has too many, and tickets that are old or used.
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use learnt_compose::client::Client;
use learnt_compose::testing::{PATIENCE, TestStack, TestTenant, holds, until};
use learnt_kernel::clock::{Clock, FixedClock, SystemClock};
use learnt_kernel::ids::new_id;
use learnt_kernel::tenant::TenantId;
use learnt_tenant_api::config::{Config, Pace};
use learnt_tenant_api::{CommittedEvent, TenantApi};
use learnt_tests::live::{Socket, enter, enter_at, entry, open, ticket};
use serde_json::json;
use tokio::net::{TcpListener, TcpSocket};
use tokio_tungstenite::tungstenite::{Error as WsError, Message};
use uuid::Uuid;

use super::{add_person, config, quiet_replica};

/// Nobody has more sockets open.
const MOST: usize = 30;

/// A copy of the service with deadlines of its own, and the port where it listens.
async fn copy(stack: &TestStack, pace: Pace, clock: Arc<dyn Clock>) -> (TenantApi, u16) {
    let api = quiet_replica(Config { pace, ..config(stack) }, clock).await;
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let routes = api.router.clone();
    tokio::spawn(async move { axum::serve(listener, routes).await });
    (api, port)
}

async fn id_of(person: &Client) -> Uuid {
    let me = person.get("/api/me").await.unwrap().ok().unwrap().value();
    me["uid"].as_str().unwrap().parse().unwrap()
}

async fn learner(acme: &TestTenant, admin: &Client, name: &str) -> Client {
    add_person(admin, name).await;
    acme.join(&format!("{name}@{}", acme.host)).await.unwrap()
}

/// Waits until the service has let go of everything that somebody had open.
async fn until_gone(api: &TenantApi, acme: &TestTenant, person: Uuid) {
    let tenant = TenantId::parse(&acme.id).unwrap();
    until(async || holds(!api.app.live.is_connected(&tenant, person), "a dead socket is kept")).await;
}

fn refused(entered: Result<Socket, WsError>) -> u16 {
    match entered {
        Err(WsError::Http(refused)) => refused.status().as_u16(),
        Err(error) => panic!("{error}"),
        Ok(_) => 101,
    }
}

#[tokio::test]
async fn whoever_answers_no_ping_is_closed_and_whoever_does_stays() {
    let stack = TestStack::shared().await;
    let acme = stack.tenant("silent").await;
    let admin = acme.admin().await;
    let lena = learner(&acme, &admin, "lena").await;
    let pace = Pace {
        socket_ping: Duration::from_millis(50),
        socket_silence: Duration::from_millis(1_500),
        ..config(stack).pace
    };
    let (api, port) = copy(stack, pace, Arc::new(SystemClock)).await;
    let mut answering = enter_at(port, &acme.host, &ticket(&admin).await).await.unwrap();
    // Whoever reads answers pings.
    tokio::spawn(async move { while let Some(Ok(_)) = answering.next().await {} });
    let mut silent = enter_at(port, &acme.host, &ticket(&lena).await).await.unwrap();

    until_gone(&api, &acme, id_of(&lena).await).await;
    let tenant = TenantId::parse(&acme.id).unwrap();
    assert!(
        api.app.live.is_connected(&tenant, id_of(&admin).await),
        "it was open for longer, and answered"
    );
    let ends = async { while let Some(Ok(_)) = silent.next().await {} };
    tokio::time::timeout(PATIENCE, ends).await.unwrap();
    api.shutdown().await;
}

#[tokio::test]
async fn whoever_takes_no_message_is_given_up() {
    let stack = TestStack::shared().await;
    let acme = stack.tenant("stuck").await;
    let admin = acme.admin().await;
    let pace = Pace {
        socket_taken: Duration::from_millis(300),
        ..config(stack).pace
    };
    let (api, port) = copy(stack, pace, Arc::new(SystemClock)).await;
    let narrow = TcpSocket::new_v4().unwrap();
    narrow.set_recv_buffer_size(4 * 1024).unwrap();
    let line = narrow.connect(([127, 0, 0, 1], port).into()).await.unwrap();
    let request = entry(port, &acme.host, &ticket(&admin).await).unwrap();
    let (mut stuck, _) = tokio_tungstenite::client_async(request, line).await.unwrap();
    let subscribe = json!({"subscribe": ["people"]}).to_string();
    stuck.send(Message::Text(subscribe.into())).await.unwrap();
    // It listens as soon as it says where it stands; from now on nothing is read.
    while !matches!(stuck.next().await.unwrap().unwrap(), Message::Text(_)) {}

    let tenant = TenantId::parse(&acme.id).unwrap();
    // More than the system keeps on its way.
    for _ in 0..480 {
        let event = CommittedEvent {
            id: new_id(),
            kind: "person.created".into(),
            subject: "x".repeat(32 * 1024),
            topics: vec!["people".to_owned()],
            needs_reaction: false,
        };
        api.app.live.publish(&tenant, &event);
    }
    until_gone(&api, &acme, id_of(&admin).await).await;
    drop(stuck);
    api.shutdown().await;
}

#[tokio::test]
async fn a_person_has_so_many_sockets_and_gets_another_one_for_one_that_is_closed() {
    let acme = TestStack::shared().await.tenant("many").await;
    let admin = acme.admin().await;
    let lena = learner(&acme, &admin, "lena").await;
    let mut tabs = Vec::new();
    for _ in 0..MOST {
        tabs.push(open(&acme, &lena).await);
    }
    let Err(WsError::Http(full)) = enter(&acme, &ticket(&lena).await).await else {
        panic!("one too many")
    };
    assert_eq!(full.status().as_u16(), 429);
    assert_eq!(full.headers()["retry-after"], "60");
    assert_eq!(
        refused(enter(&acme, &ticket(&admin).await).await),
        101,
        "others come in"
    );
    tabs.pop().unwrap().close(None).await.unwrap();
    until(async || {
        let status = refused(enter(&acme, &ticket(&lena).await).await);
        holds(status == 101, format!("a closed socket still counts: {status}"))
    })
    .await;
}

#[tokio::test]
async fn a_ticket_opens_one_socket_within_a_minute_as_long_as_its_session_stands() {
    let stack = TestStack::shared().await;
    let acme = stack.tenant("ticket").await;
    let admin = acme.admin().await;
    let lena = learner(&acme, &admin, "lena").await;
    let before = SystemClock.now();
    let [early, late] = [ticket(&admin).await, ticket(&admin).await];
    let after = SystemClock.now();
    let clock = Arc::new(FixedClock::at(after + chrono::Duration::seconds(61)));
    let (api, port) = copy(stack, config(stack).pace, clock.clone()).await;
    assert_eq!(refused(enter_at(port, &acme.host, &late).await), 401, "it is too old");
    clock.set(before + chrono::Duration::seconds(59));
    assert_eq!(refused(enter_at(port, &acme.host, &early).await), 101);
    assert_eq!(refused(enter_at(port, &acme.host, &early).await), 401, "it was used");

    clock.set(SystemClock.now());
    let left = ticket(&lena).await;
    assert_eq!(lena.post("/api/auth/logout", json!({})).await.unwrap().status, 204);
    assert_eq!(
        refused(enter_at(port, &acme.host, &left).await),
        401,
        "its session is over"
    );
    api.shutdown().await;
}
