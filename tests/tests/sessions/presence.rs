//! Who has the product open: signs of life, what is shown of them, and how they end.
use std::time::Duration;

use learnt_compose::client::Client;
use learnt_compose::testing::{TestStack, holds, until};
use reqwest::Method;
use reqwest::header::USER_AGENT;
use serde_json::{Value, json};

use super::{add_and_join, me, open};

const PHONE: &str = "Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";

async fn sign(client: &Client, path: &str) {
    let body = json!({"path": path});
    let request = client
        .request(Method::POST, "/api/me/presence")
        .header(USER_AGENT, PHONE)
        .json(&body);
    assert_eq!(client.send(request).await.unwrap().status, 204);
}

async fn shown(admin: &Client, id: &str) -> Value {
    admin
        .get(&format!("/api/people/{id}"))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value()["presence"]
        .clone()
}

async fn is_online(admin: &Client, id: &str) -> bool {
    let page = admin.get("/api/people").await.unwrap().value();
    let rows = page["items"].as_array().unwrap();
    rows.iter().any(|row| row["id"] == id && row["online"] == true)
}

#[tokio::test]
async fn an_admin_sees_who_is_there_and_where_until_they_go() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let lena = add_and_join(&acme, &admin, "lena").await;
    let id = me(&lena).await;
    assert_eq!(
        shown(&admin, &id).await,
        json!(null),
        "who never said so was never there"
    );
    sign(&lena, "/apps/courses/mycourses").await;
    let there = shown(&admin, &id).await;
    assert_eq!(
        [
            &there["state"],
            &there["currentFeature"],
            &there["currentTeam"],
            &there["currentUserTeam"],
            &there["deviceType"]
        ],
        [
            "online",
            "mycourses",
            acme.id.as_str(),
            &format!("{id}_{}", acme.id),
            "mobile"
        ]
        .map(|text| json!(text))
        .each_ref()
    );
    assert_eq!(
        [
            &there["mobileVendor"],
            &there["mobileModel"],
            &there["browserName"],
            &there["browserVersion"],
            &there["osName"],
            &there["osVersion"]
        ],
        ["Samsung", "SM-S918B", "Chrome", "142", "Android", "14"]
            .map(|text| json!(text))
            .each_ref()
    );
    assert!(is_online(&admin, &id).await && !is_online(&admin, &me(&admin).await).await);

    // Signs come every thirty seconds; the same is written once a minute, another place at once.
    sign(&lena, "/apps/chat").await;
    let later = shown(&admin, &id).await;
    assert_eq!(
        (&later["currentFeature"], &later["lastChanged"]),
        (&json!("chat"), &there["lastChanged"])
    );

    // Whoever gives no sign for longer than the lease is gone, and nothing is said of where they were.
    acme.sql("update user_presence set seen_at = seen_at - interval '91 seconds'")
        .await;
    let gone = shown(&admin, &id).await;
    assert_eq!(
        (&gone["state"], &gone["currentFeature"], &gone["deviceType"]),
        (&json!("offline"), &json!(null), &json!(null))
    );
    assert!(!is_online(&admin, &id).await);

    sign(&lena, "/apps/chat").await;
    assert!(is_online(&admin, &id).await);
    lena.post("/api/auth/logout", json!({})).await.unwrap();
    assert_eq!(
        shown(&admin, &id).await["state"],
        "offline",
        "signing out says so at once"
    );
    assert_eq!(
        lena.post("/api/me/presence", json!({"path": "/apps/chat"}))
            .await
            .unwrap()
            .status,
        401
    );
}

#[tokio::test]
async fn closing_the_last_tab_is_going() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let lena = add_and_join(&acme, &admin, "lena").await;
    let id = me(&lena).await;
    let (mut one, mut two) = (open(&acme, &lena).await, open(&acme, &lena).await);
    sign(&lena, "/apps/chat").await;
    one.close(None).await.unwrap();
    drop(one);
    tokio::time::sleep(Duration::from_secs(6)).await;
    assert!(is_online(&admin, &id).await, "another tab is open");
    two.close(None).await.unwrap();
    drop(two);
    until(async || holds(!is_online(&admin, &id).await, "still there")).await;
}

#[tokio::test]
async fn a_sign_of_life_keeps_a_session_from_being_idle_and_an_untouched_page_does_not() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let older = "update sessions set last_seen_at = now() - interval '1 hour' where ended_at is null";
    let seen = async || {
        let sessions = admin.get("/api/me/sessions").await.unwrap().value();
        let own = sessions
            .as_array()
            .unwrap()
            .iter()
            .find(|one| one["current"] == true)
            .unwrap()
            .clone();
        own["lastSeenAt"].as_str().unwrap().to_owned()
    };
    acme.sql(older).await;
    let before = seen().await;
    let untouched = json!({"path": "/apps/chat", "active": false});
    assert_eq!(admin.post("/api/me/presence", untouched).await.unwrap().status, 204);
    assert_eq!(seen().await, before);
    // Where somebody is was written a moment ago and is not written again; that they touched the page counts all the same.
    sign(&admin, "/apps/chat").await;
    assert!(seen().await > before);
}
