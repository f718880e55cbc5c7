//! A note is its person's alone.
use learnt_compose::client::Client;
use learnt_compose::testing::until;
use reqwest::Method;
use serde_json::{Value, json};

use super::{Story, address, learner, note, read, save_note, text};

/// Every way to a note and to a label.
fn ways(path: &str, label: &str) -> Vec<(Method, String, Value)> {
    let label = format!("/api/notes/labels/{label}");
    vec![
        (Method::GET, path.to_owned(), json!({})),
        (Method::PUT, path.to_owned(), note(1, "Mine now", json!({}))),
        (Method::PUT, path.to_owned(), note(0, "Mine now", json!({}))),
        (Method::DELETE, path.to_owned(), json!({})),
        (Method::PATCH, format!("{path}/checklist"), json!({"lines": []})),
        (Method::POST, format!("{path}/restore"), json!({})),
        (Method::POST, format!("{path}/erase"), json!({})),
        (Method::PUT, format!("{path}/image"), json!({})),
        (Method::DELETE, format!("{path}/image"), json!({})),
        (Method::PATCH, label.clone(), json!({"name": "Mine"})),
        (Method::DELETE, label, json!({})),
    ]
}

async fn probe(browser: &Client, (method, path, body): &(Method, String, Value)) -> (u16, String) {
    let request = browser.request(method.clone(), path);
    let request = if *method == Method::GET {
        request
    } else {
        request.json(body)
    };
    let reply = browser.send(request).await.unwrap();
    (reply.status.as_u16(), reply.code())
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_reads_or_writes_a_note_whatever_their_role() {
    let (story, munro) = tokio::join!(Story::begin("own"), Story::begin("munro"));
    let lena = &story.lena;
    let (otto, _) = learner(&story.tenant, &story.ada, "Otto").await;
    let label = lena.post("/api/notes/labels", json!({"name": "Secret"})).await.unwrap();
    let label = text(&label.ok().unwrap().value()["id"]);
    let path = address();
    let saved = save_note(lena, &path, note(0, "Secret", json!({"labels": [label]}))).await;
    for way in ways(&path, &label) {
        for outsider in [&otto, &story.ada, &munro.ada, &munro.lena] {
            // In another tenant nobody has this id yet: there a note of its own begins.
            if way.2["revision"] == 0 && outsider.host() != lena.host() {
                continue;
            }
            let (status, _) = probe(outsider, &way).await;
            assert_eq!(status, 404, "{way:?}");
        }
        assert_eq!(probe(&story.tenant.client(), &way).await.0, 401, "{way:?}");
    }
    for list in ["/api/notes", "/api/notes/labels"] {
        assert_eq!(story.tenant.client().get(list).await.unwrap().status, 401, "{list}");
        for outsider in [&otto, &story.ada] {
            let seen = outsider.get(list).await.unwrap().ok().unwrap().text();
            assert!(!seen.contains("Secret"), "{list}: {seen}");
        }
    }
    let by_label = read(&otto, &format!("/api/notes?labelId={label}")).await;
    assert_eq!(by_label["total"], 0);
    assert_eq!(read(lena, &path).await, saved);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_acts_as_somebody_sees_none_of_their_notes_and_no_log_does() {
    let story = Story::begin("acting").await;
    let path = address();
    let secret = json!({"description": "Xylophone", "reminder": "2020-01-01T10:00:00Z"});
    save_note(&story.lena, &path, note(0, "Xylophone", secret)).await;
    let label = story
        .lena
        .post("/api/notes/labels", json!({"name": "Xylophone"}))
        .await
        .unwrap();
    let label = text(&label.ok().unwrap().value()["id"]);
    let acting = story.tenant.admin().await;
    let begun = json!({"userId": story.lena_id, "reason": "She called and cannot find her course", "home": "/"});
    let reply = acting.post("/api/impersonation", begun).await.unwrap().ok().unwrap();
    acting.set_token(Some(text(&reply.value()["accessToken"])));
    let lists = ["/api/notes", "/api/notes/labels"].map(|list| (Method::GET, list.to_owned(), json!({})));
    let make = (Method::POST, "/api/notes/labels".to_owned(), json!({"name": "Mine"}));
    for way in ways(&path, &label).into_iter().chain(lists).chain([make]) {
        assert_eq!(probe(&acting, &way).await, (403, "impersonating".into()), "{way:?}");
    }
    let panel = read(&acting, "/api/quick-panel/data").await;
    assert_eq!(panel["notes"], json!([]));
    let notifications = until(async || {
        let notifications = read(&story.lena, "/api/notifications").await;
        if notifications["total"] == 0 {
            Err("she was never reminded")
        } else {
            Ok(notifications)
        }
    })
    .await;
    assert_eq!(notifications["items"][0]["title"], "Reminder: Xylophone");
    let seen = acting.get("/api/notifications").await.unwrap().ok().unwrap();
    assert_eq!(seen.value()["items"][0]["kind"], "noteReminder");
    assert!(!seen.text().contains("Xylophone"), "{}", seen.text());
    for table in ["facts", "audit_log", "scheduled_work", "mails"] {
        let holds = format!("select count(*) from {table} t where t::text ilike '%xylophone%'");
        assert_eq!(story.count(holds).await, 0, "{table}");
    }
}
