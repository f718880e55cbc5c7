//! What is written down.
use learnt_compose::testing::{TestStack, address};
use serde_json::{Value, json};

use super::{add, may, rows, text};

#[tokio::test(flavor = "multi_thread")]
async fn a_write_says_who_what_where_and_with_which_request() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let lena = add(&admin, "Lena", &["learner"]).await;
    let path = format!("/api/people/{}", text(&lena["id"]));
    let edit = json!({"revision": lena["revision"], "profile": {"position": "Nurse", "phone": "+44 20 7946 0000"}});
    let edited = admin.patch(&path, edit).await.unwrap().ok().unwrap();
    let row = rows(&admin, "action=person.changed").await[0].clone();
    assert_eq!(
        (&row["actorName"], &row["subjectName"]),
        (&json!("Ada Admin"), &json!("Lena Berg"))
    );
    assert_eq!(row["subject"], format!("{}_{}", text(&lena["id"]), acme.id));
    assert_eq!((&row["teamId"], &row["ip"]), (&json!(acme.id), &json!(address())));
    assert_eq!(row["requestId"], edited.headers["x-request-id"].to_str().unwrap());
    assert_eq!(row["details"]["fields"], json!(["phone", "position"]));
    assert!(
        !row.to_string().contains("Nurse") && !row.to_string().contains("7946"),
        "no values: {row}"
    );
    assert!(row["actingAs"].is_null());

    let page = admin.get(&path).await.unwrap().value();
    let body = json!({"revision": page["revision"], "roles": ["manager"]});
    admin.put(&format!("{path}/roles"), body).await.unwrap().ok().unwrap();
    let row = rows(&admin, "action=person.roles_given").await[0].clone();
    assert_eq!(row["details"], json!({"before": ["learner"], "roles": ["manager"]}));

    let body = json!({"password": "another-story-2"});
    admin
        .post(&format!("{path}/password"), body)
        .await
        .unwrap()
        .ok()
        .unwrap();
    let row = rows(&admin, "action=person.password_set").await[0].clone();
    assert_eq!(
        (&row["subjectName"], &row["details"]),
        (&json!("Lena Berg"), &json!({}))
    );
    let all = admin.get("/api/audit-log?perPage=200").await.unwrap().text();
    assert!(
        !all.contains("another-story") && !all.contains("argon2"),
        "no secret: {all}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_refused_or_changed_nothing_leaves_no_row() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let lena = add(&admin, "Lena", &["learner"]).await;
    let path = format!("/api/people/{}", text(&lena["id"]));
    let same = json!({"revision": lena["revision"], "profile": {"firstName": "Lena"}});
    admin.patch(&path, same).await.unwrap().ok().unwrap();
    let outdated = json!({"revision": 7, "profile": {"position": "Cook"}});
    assert_eq!(admin.patch(&path, outdated).await.unwrap().status, 409);
    assert!(rows(&admin, "action=person.changed").await.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn coming_going_and_being_shut_out_are_written_down() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let lena = add(&admin, "Lena", &["learner"]).await;
    let username = text(&lena["profile"]["username"]);
    let browser = acme.sign_in(&username).await;
    browser.post("/api/auth/logout", json!({})).await.unwrap().ok().unwrap();
    let actor = format!("actor={}", text(&lena["id"]));
    let actions: Vec<Value> = rows(&admin, &actor)
        .await
        .iter()
        .map(|row| row["action"].clone())
        .collect();
    assert_eq!(actions, [json!("session.ended"), json!("session.begun")]);
    assert_eq!(rows(&admin, &actor).await[1]["details"]["method"], "password");

    let guesser = acme.client();
    for _ in 0..16 {
        let form = json!({"username": username, "password": "not-the-password"});
        guesser.post("/api/auth/login", form).await.unwrap();
    }
    let shut = rows(&admin, "action=person.sign_in_blocked").await;
    assert_eq!(shut.len(), 1, "one row for the whole flood");
    assert_eq!(
        (&shut[0]["subjectName"], &shut[0]["actor"]),
        (&json!("Lena Berg"), &json!(null))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_learners_steps_are_written_down_in_anothers_name_only() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let lena = add(&admin, "Lena", &["learner"]).await;
    let course = admin
        .post("/api/courses", json!({"title": "Fire"}))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    let course = format!("/api/courses/{}", text(&course["id"]));
    let section = json!({"revision": 1, "title": "Start"});
    let section = admin
        .post(&format!("{course}/sections"), section)
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    for (revision, title) in [(2, "One"), (3, "Two")] {
        let doc =
            json!({"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Read"}]}]});
        let page = json!({
            "revision": revision, "sectionId": section["id"], "type": "page", "completion": {"kind": "viewed"}, "title": title, "content": {"doc": doc},
        });
        admin
            .post(&format!("{course}/activities"), page)
            .await
            .unwrap()
            .ok()
            .unwrap();
    }
    admin
        .post(&format!("{course}/publish"), json!({}))
        .await
        .unwrap()
        .ok()
        .unwrap();
    let rule = json!({"type": "course", "documentId": course.rsplit('/').next(), "rule": {"everyone": []}});
    admin.post("/api/permissions", rule).await.unwrap().ok().unwrap();
    let actions: Vec<Value> = rows(&admin, "search=fire")
        .await
        .iter()
        .map(|row| row["action"].clone())
        .collect();
    assert_eq!(actions.len(), 6, "what only follows is not told again: {actions:?}");

    let learns = async |browser: &learnt_compose::client::Client, which: usize| {
        let mine = browser.get("/api/me/courses").await.unwrap().ok().unwrap().value();
        let id = text(&mine["items"][0]["id"]);
        let shown = browser
            .get(&format!("/api/me/courses/{id}"))
            .await
            .unwrap()
            .ok()
            .unwrap()
            .value();
        let activity = text(&shown["sections"][0]["activities"][which]["id"]);
        let path = format!("/api/me/courses/{id}/activities/{activity}/progress");
        browser
            .post(&path, json!({"opened": true}))
            .await
            .unwrap()
            .ok()
            .unwrap();
    };
    learns(&acme.sign_in(&text(&lena["profile"]["username"])).await, 0).await;
    let all = admin.get("/api/audit-log?perPage=200").await.unwrap().text();
    assert!(!all.contains("activity.") && !all.contains("course.started"), "{all}");

    let acting = acme.admin().await;
    let body = json!({"userId": lena["id"], "reason": "She asked me to", "home": "/"});
    let started = acting
        .post("/api/impersonation", body)
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    acting.set_token(Some(text(&started["accessToken"])));
    learns(&acting, 1).await;
    let done = rows(&admin, "action=activity.completed").await;
    assert_eq!(done.len(), 1);
    assert_eq!(
        (&done[0]["actorName"], &done[0]["actingAsName"]),
        (&json!("Ada Admin"), &json!("Lena Berg"))
    );
    assert_eq!(done[0]["subjectName"], "Fire");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_written_stays() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    add(&admin, "Lena", &["learner"]).await;
    for sql in [
        "update audit_log set actor_name = 'Nobody'",
        "delete from audit_log",
        "truncate audit_log",
        "alter table audit_log disable trigger all",
        "drop table audit_log",
        "grant update on audit_log to current_user",
    ] {
        assert!(!may(&acme, sql).await || sql.starts_with("grant"), "{sql}");
    }
    assert!(
        !may(&acme, "update audit_log set actor_name = 'Nobody'").await,
        "and granting to oneself does nothing"
    );
    assert!(may(&acme, "select count(*) from audit_log").await);
}
