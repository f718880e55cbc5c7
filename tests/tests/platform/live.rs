//! Live sockets: what changed, to whom it concerns, as long as the session stands.
use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt;
use learnt_compose::client::Client;
use learnt_compose::testing::{PATIENCE, TestStack};
use learnt_kernel::clock::SystemClock;
use learnt_kernel::ids::new_id;
use learnt_kernel::tenant::TenantId;
use learnt_tests::live::{Socket, enter, next, open, send, ticket};
use serde_json::{Value, json};
use tokio::sync::broadcast::error::RecvError;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error as WsError, Message};

use super::{add_person, config, quiet_replica, replica, run};

/// The next message that is about something, or nothing within a while.
async fn receive(socket: &mut Socket, patience: Duration) -> Option<Value> {
    // What people are told of follows a moment later, whenever that is.
    next(socket, patience, |message| !message.contains("notifications.changed")).await
}

#[tokio::test]
async fn a_tab_hears_what_changed_and_never_the_data() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let entry = ticket(&admin).await;
    let mut socket = enter(&acme, &entry).await.unwrap();
    let Err(WsError::Http(refused)) = enter(&acme, &entry).await else {
        panic!("a ticket works once")
    };
    assert_eq!(refused.status(), 401);
    send(&mut socket, json!({"subscribe": ["people"]})).await;
    let standpoint = receive(&mut socket, PATIENCE).await.unwrap();
    add_person(&admin, "lena").await;
    let update = receive(&mut socket, PATIENCE).await.unwrap();
    let mut keys: Vec<_> = update.as_object().unwrap().keys().cloned().collect();
    keys.sort();
    assert_eq!(keys, ["id", "kind", "seq", "topic"]);
    assert!(!update.to_string().contains("lena"), "{update}");

    // The tab is away for a moment and asks from its last number.
    socket.close(None).await.unwrap();
    let (epoch, seq) = (standpoint["epoch"].clone(), update["seq"].clone());
    add_person(&admin, "marco").await;
    let mut back = open(&acme, &admin).await;
    send(
        &mut back,
        json!({"subscribe": ["people"], "after": {"epoch": epoch, "seq": seq}}),
    )
    .await;
    let missed = receive(&mut back, PATIENCE).await.unwrap();
    assert_eq!(
        (missed["topic"].as_str(), missed["seq"].as_u64() > seq.as_u64()),
        (Some("people"), true)
    );
    // From another life of the service there is nothing to resume: fetch everything again.
    send(
        &mut back,
        json!({"subscribe": ["people"], "after": {"epoch": "gone", "seq": 1}}),
    )
    .await;
    loop {
        let message = receive(&mut back, PATIENCE).await.unwrap();
        if message["resync"] == true {
            break;
        }
    }
}

#[tokio::test]
async fn a_page_of_another_address_opens_no_socket() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    for (origin, opens) in [
        ("https://evil.test".to_owned(), false),
        ("null".to_owned(), false),
        (format!("https://{}:{}", acme.host, acme.stack().port()), false),
        (format!("http://{}:{}", acme.host, acme.stack().port() - 1), false),
        (format!("http://{}", acme.host), false),
        (format!("http://{}:{}", acme.host, acme.stack().port()), true),
    ] {
        let path = format!("/api/live?ticket={}", ticket(&admin).await);
        let url = format!("ws://127.0.0.1:{}{path}", acme.stack().port());
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("host", acme.host.parse().unwrap());
        request.headers_mut().insert("origin", origin.parse().unwrap());
        match tokio_tungstenite::connect_async(request).await {
            Ok(_) => assert!(opens, "{origin}"),
            Err(WsError::Http(refused)) => assert_eq!((opens, refused.status().as_u16()), (false, 403), "{origin}"),
            Err(error) => panic!("{origin}: {error}"),
        }
    }
}

#[tokio::test]
async fn open_pages_of_a_team_hear_that_its_look_changed_and_nobody_hears_of_other_teams() {
    let stack = TestStack::shared().await;
    let (acme, other) = (stack.tenant("acme").await, stack.tenant("other").await);
    let admin = acme.admin().await;
    add_person(&admin, "lena").await;
    let lena = acme.join(&format!("lena@{}", acme.host)).await.unwrap();
    let mut page = open(&acme, &lena).await;
    let (mine, theirs) = (format!("team:{}", acme.id), format!("team:{}", other.id));
    send(&mut page, json!({"subscribe": [theirs, mine]})).await;
    receive(&mut page, PATIENCE).await.unwrap();

    let red = json!({"primaryColor": "#aa0000"});
    let saved = other.admin().await.patch("/api/settings/theme", red.clone()).await;
    saved.unwrap().ok().unwrap();
    let saved = admin.patch("/api/settings/theme", red).await;
    saved.unwrap().ok().unwrap();
    let update = receive(&mut page, PATIENCE).await.unwrap();
    assert_eq!(
        (update["topic"].as_str(), update["kind"].as_str(), update["id"].as_str()),
        (Some(mine.as_str()), Some("team.changed"), Some(acme.id.as_str()))
    );
    let shown = lena.get("/api/bootstrap").await.unwrap().value();
    assert_eq!(
        shown["team"]["theme"]["primaryColor"], "#aa0000",
        "who hears of it finds it"
    );
}

/// A published course of one page that everybody gets.
async fn course_for_all(admin: &Client) -> String {
    let post = async |path: String, body: Value| admin.post(&path, body).await.unwrap().ok().unwrap().value();
    let made = post("/api/courses".into(), json!({"title": "Lifting"})).await;
    let course = made["id"].as_str().unwrap().to_owned();
    let section = json!({"revision": made["revision"], "title": "Start"});
    let section = post(format!("/api/courses/{course}/sections"), section).await;
    let page = json!({"revision": section["revision"], "sectionId": section["id"], "type": "page", "completion": {"kind": "viewed"}, "title": "A",
        "content": {"doc": {"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "A"}]}]}}});
    post(format!("/api/courses/{course}/activities"), page).await;
    let rule = json!({"type": "course", "documentId": course, "rule": {"everyone": []}});
    post("/api/permissions".into(), rule).await;
    post(format!("/api/courses/{course}/publish"), json!({})).await;
    course
}

#[tokio::test]
async fn learners_hear_at_once_that_a_course_was_taken_back_and_that_it_is_there_again() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    add_person(&admin, "lena").await;
    let lena = acme.join(&format!("lena@{}", acme.host)).await.unwrap();
    let me = lena.get("/api/me").await.unwrap().value()["uid"]
        .as_str()
        .unwrap()
        .to_owned();
    let (course, other) = (course_for_all(&admin).await, new_id());
    let mine = format!("me:{me}");
    let mut socket = open(&acme, &lena).await;
    let topics = [mine.clone(), format!("learners:{other}"), format!("course:{course}")];
    send(&mut socket, json!({"subscribe": topics})).await;
    assert!(receive(&mut socket, PATIENCE).await.unwrap()["epoch"].is_string());

    for (step, kind) in [
        ("unpublish", "assignments.hidden"),
        ("publish", "assignments.shown"),
        ("archive", "assignments.hidden"),
    ] {
        let path = format!("/api/courses/{course}/{step}");
        admin.post(&path, json!({})).await.unwrap().ok().unwrap();
        let update = receive(&mut socket, PATIENCE).await.unwrap();
        assert_eq!(
            (update["kind"].as_str(), update["id"].as_str()),
            (Some(kind), Some(course.as_str())),
            "{update}"
        );
        assert_eq!(update["topic"], mine.as_str());
    }
    // Of more people than are told one by one those are told who have the course open.
    let api = quiet_replica(config(acme.stack()), Arc::new(SystemClock)).await;
    let many = format!(
        "insert into user_courses (id, user_id, course_id, permitted_at, updated_at) \
         select gen_random_uuid(), gen_random_uuid(), '{course}', now(), now() from generate_series(1, 501)"
    );
    run(&api, &acme, &many).await;
    let players = format!("learners:{course}");
    send(&mut socket, json!({"subscribe": [players]})).await;
    assert!(receive(&mut socket, PATIENCE).await.unwrap()["epoch"].is_string());
    for step in ["restore", "publish"] {
        let path = format!("/api/courses/{course}/{step}");
        admin.post(&path, json!({})).await.unwrap().ok().unwrap();
    }
    let update = receive(&mut socket, PATIENCE).await.unwrap();
    assert_eq!(
        (update["kind"].as_str(), update["topic"].as_str()),
        (Some("assignments.shown"), Some(players.as_str()))
    );
}

#[tokio::test]
async fn a_course_that_nobody_saw_is_hidden_from_nobody() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    add_person(&admin, "lena").await;
    let lena = acme.join(&format!("lena@{}", acme.host)).await.unwrap();
    let me = lena.get("/api/me").await.unwrap().value();
    let mut socket = open(&acme, &lena).await;
    let (course, hidden) = (course_for_all(&admin).await, course_for_all(&admin).await);
    let step = async |course: &str, step: &str| {
        let path = format!("/api/courses/{course}/{step}");
        admin.post(&path, json!({})).await.unwrap().ok().unwrap();
    };
    step(&course, "archive").await;
    send(
        &mut socket,
        json!({"subscribe": [format!("me:{}", me["uid"].as_str().unwrap())]}),
    )
    .await;
    assert!(receive(&mut socket, PATIENCE).await.unwrap()["epoch"].is_string());
    step(&course, "restore").await;
    step(&course, "archive").await;
    step(&hidden, "unpublish").await;
    assert_eq!(receive(&mut socket, PATIENCE).await.unwrap()["id"], hidden.as_str());
}

#[tokio::test]
async fn what_one_process_commits_is_heard_at_another() {
    let stack = TestStack::shared().await;
    let acme = stack.tenant("acme").await;
    let other = replica(config(stack), Arc::new(SystemClock)).await;
    let tenant = TenantId::parse(&acme.id).unwrap();
    let mut updates = other.app.live.listen(&tenant, None).updates;
    let admin = acme.admin().await;
    // The other process may still be on its way to listening: a person is added until one is heard of.
    let received = async {
        for turn in 0.. {
            add_person(&admin, &format!("person{turn}")).await;
            if let Ok(Ok(one)) = tokio::time::timeout(Duration::from_secs(2), updates.recv()).await {
                return one;
            }
        }
        unreachable!()
    };
    let one = tokio::time::timeout(PATIENCE, received).await.unwrap();
    assert_eq!(one.topic, "people");
    other.shutdown().await;
}

#[tokio::test]
async fn more_than_can_be_told_one_by_one_is_not_read_and_whoever_listens_fetches_anew() {
    let stack = TestStack::shared().await;
    let acme = stack.tenant("busy").await;
    let other = replica(config(stack), Arc::new(SystemClock)).await;
    let tenant = TenantId::parse(&acme.id).unwrap();
    let mut updates = other.app.live.listen(&tenant, None).updates;
    let admin = acme.admin().await;
    let many = "insert into facts (id, kind, subject, payload, topics, at)
        select gen_random_uuid(), 'person.changed', n::text, '{}', array['people'], now() from generate_series(1, 600) n";
    // The other process may still be on its way to listening: it is told again until it has looked.
    let lost = async {
        for turn in 0.. {
            run(&other, &acme, many).await;
            add_person(&admin, &format!("person{turn}")).await;
            // What it reacts to itself may be heard before.
            while let Ok(received) = tokio::time::timeout(Duration::from_secs(2), updates.recv()).await {
                match received {
                    Ok(one) => assert_ne!(one.kind, "person.changed", "one of six hundred is told"),
                    Err(RecvError::Lagged(_)) => {}
                    Err(RecvError::Closed) => return,
                }
            }
        }
    };
    tokio::time::timeout(PATIENCE, lost).await.unwrap();
    other.shutdown().await;
}

#[tokio::test]
async fn a_tab_hears_only_what_its_person_may_and_ends_with_the_session() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    add_person(&admin, "lena").await;
    let lena = acme.join(&format!("lena@{}", acme.host)).await.unwrap();
    let mut socket = open(&acme, &lena).await;
    let other = admin.get("/api/me").await.unwrap().value()["uid"]
        .as_str()
        .unwrap()
        .to_owned();
    send(
        &mut socket,
        json!({"subscribe": ["people", format!("course:{}", new_id()), format!("me:{other}"), "facts"]}),
    )
    .await;
    assert!(receive(&mut socket, PATIENCE).await.unwrap()["epoch"].is_string());
    add_person(&admin, "marco").await;
    assert_eq!(receive(&mut socket, Duration::from_millis(800)).await, None);
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
