//! From the beginning to the end, as it is meant.
use learnt_kernel::clock::{Clock, SystemClock};
use serde_json::{Value, json};

use super::{TestPlatform, refresh, start, take, uid};

#[tokio::test(flavor = "multi_thread")]
async fn an_admin_acts_as_a_learner_and_comes_back() {
    let platform = TestPlatform::open().await;
    let lena = platform.member("Lena", &["learner"]).await;
    let before = platform.ada.cookie();
    let reply = start(&platform.ada, &lena.id).await.ok().unwrap();
    let cookie = reply.headers["set-cookie"].to_str().unwrap();
    assert!(!cookie.contains("Max-Age"), "it goes with the browser: {cookie}");
    take(&platform.ada, &reply);
    assert_ne!(platform.ada.cookie(), before);

    let me = platform.ada.get("/api/me").await.unwrap().ok().unwrap().value();
    assert_eq!(me["uid"], lena.id.as_str());
    assert_eq!(me["role"], json!(["learner"]));
    assert_eq!(me["isImpersonating"], true);
    assert_eq!(me["impersonation"]["actorName"], "Ada Admin");
    assert_eq!(me["impersonation"]["reason"], "She called and cannot find her course");
    assert_eq!(me["impersonation"]["home"], "/apps/admin/users?page=2");
    let ends: chrono::DateTime<chrono::Utc> = me["impersonation"]["endsAt"].as_str().unwrap().parse().unwrap();
    let left = (ends - SystemClock.now()).num_seconds();
    assert!((3500..=3600).contains(&left), "an hour at most: {left} s");
    assert_eq!(
        platform.ada.get("/api/people").await.unwrap().code(),
        "role",
        "a learner sees nobody"
    );

    // It goes on like any session, in her name.
    let reply = refresh(&platform.ada).await.ok().unwrap();
    take(&platform.ada, &reply);
    assert_eq!(uid(&platform.ada).await, lena.id);

    let back = platform
        .ada
        .post("/api/impersonation/end", json!({}))
        .await
        .unwrap()
        .ok()
        .unwrap();
    assert_eq!(back.value()["home"], "/apps/admin/users?page=2");
    take(&platform.ada, &back);
    let me = platform.ada.get("/api/me").await.unwrap().ok().unwrap().value();
    assert_eq!(
        (me["uid"].as_str(), &me["isImpersonating"]),
        (Some(platform.ada_id.as_str()), &json!(false))
    );
    assert!(me["impersonation"].is_null());
    take(&platform.ada, &refresh(&platform.ada).await.ok().unwrap());
    assert_eq!(uid(&platform.ada).await, platform.ada_id, "the fresh session goes on");
}

#[tokio::test(flavor = "multi_thread")]
async fn both_names_stand_on_every_row_and_she_reads_them() {
    let platform = TestPlatform::open().await;
    let marco = platform.member("Marco", &["manager"]).await;
    let acting = platform.acting_as(&marco).await;
    // A write in his name.
    acting.delete("/api/me/avatar", json!({})).await.unwrap().ok().unwrap();
    take(
        &acting,
        &acting
            .post("/api/impersonation/end", json!({}))
            .await
            .unwrap()
            .ok()
            .unwrap(),
    );

    let rows = platform.rows(&format!("actingAs={}", marco.id)).await;
    let actions: Vec<&str> = rows.iter().map(|row| row["action"].as_str().unwrap()).collect();
    assert_eq!(actions, ["impersonation.ended", "impersonation.started"]);
    for row in &rows {
        assert_eq!(
            (&row["actorName"], &row["actingAsName"]),
            (&json!("Ada Admin"), &json!("Marco Berg"))
        );
        assert_eq!(
            (&row["actor"], &row["subjectName"]),
            (&json!(platform.ada_id), &json!("Marco Berg"))
        );
        assert!(row["requestId"].is_string() && row["ip"].is_string() && row["teamId"].is_string());
    }
    assert_eq!(rows[1]["details"]["reason"], "She called and cannot find her course");

    let his = platform.browser_of(&marco).await;
    let mine = his.get("/api/me/audit-log").await.unwrap().ok().unwrap().value();
    let of = |word: &str| -> Value {
        let items = mine["items"].as_array().unwrap();
        items
            .iter()
            .find(|row| row["action"] == word)
            .cloned()
            .unwrap_or_default()
    };
    assert_eq!(of("impersonation.started")["actorName"], "Ada Admin");
    assert!(
        of("impersonation.started")["ip"].is_null(),
        "from where she works is hers"
    );
    assert!(of("session.begun")["ip"].is_string(), "from where he works he may see");
}

#[tokio::test(flavor = "multi_thread")]
async fn she_was_not_there_because_of_it() {
    let platform = TestPlatform::open().await;
    let lena = platform.member("Lena", &["learner"]).await;
    let acting = platform.acting_as(&lena).await;
    platform
        .sql("update sessions set rotated_at = rotated_at - interval '1 minute' where actor_id is not null".to_owned())
        .await;
    take(&acting, &refresh(&acting).await.ok().unwrap());
    acting.get("/api/me/courses").await.unwrap().ok().unwrap();
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    let page = platform
        .ada
        .get(&format!("/api/people/{}", lena.id))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    assert_eq!(
        (&page["lastSeenAt"], &page["invitation"]),
        (&json!(null), &json!("none")),
        "{page}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_superadmin_acts_as_anybody() {
    let platform = TestPlatform::open().await;
    let (anna, root) = (
        platform.member("Anna", &["admin"]).await,
        platform.member("Root", &["learner"]).await,
    );
    platform.make_superadmin(&root.id).await;
    let browser = platform.browser_of(&root).await;
    take(&browser, &start(&browser, &anna.id).await.ok().unwrap());
    browser.get("/api/people").await.unwrap().ok().unwrap();
    // What is hers to do in her own name alone stays so, and nobody acts as somebody in another's name.
    let lena = platform.member("Lena", &["learner"]).await;
    for (path, body) in [
        ("/api/impersonation".to_owned(), super::starting(&lena.id)),
        ("/api/auth/handover".to_owned(), json!({"teamId": platform.tenant.id})),
        (
            format!("/api/people/{}/password", lena.id),
            json!({"password": "another-story-2"}),
        ),
    ] {
        let refused = browser.post(&path, body).await.unwrap();
        assert_eq!(
            (refused.status.as_u16(), refused.code().as_str()),
            (403, "impersonating"),
            "{path}"
        );
    }
}
