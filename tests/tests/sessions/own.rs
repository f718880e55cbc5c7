//! A person looks at their own sessions and ends them.
use learnt_compose::client::Client;
use learnt_compose::testing::{PASSWORD, TestStack, TestTenant, address};
use reqwest::Method;
use reqwest::header::USER_AGENT;
use serde_json::{Value, json};

use super::{add_and_join, end_of, open, refresh, session, take};

const PHONE: &str = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";

async fn sign_in_by(tenant: &TestTenant, agent: &str) -> Client {
    let client = tenant.client();
    let form = json!({"username": tenant.admin_email, "password": PASSWORD});
    let request = client
        .request(Method::POST, "/api/auth/login")
        .header(USER_AGENT, agent)
        .json(&form);
    let reply = client.send(request).await.unwrap().ok().unwrap();
    take(&client, &reply);
    client
}

async fn listed(client: &Client) -> Vec<Value> {
    client
        .get("/api/me/sessions")
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value()
        .as_array()
        .unwrap()
        .clone()
}

#[tokio::test]
async fn a_session_says_where_it_is_and_by_what_it_was_begun() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let phone = sign_in_by(&acme, PHONE).await;
    let sessions = listed(&phone).await;
    assert_eq!(sessions.len(), 2, "the invitation's and this one: {sessions:?}");
    let current: Vec<_> = sessions.iter().filter(|one| one["current"] == true).collect();
    let [this] = current[..] else { panic!("{sessions:?}") };
    assert_eq!(this["id"], session(&phone));
    assert_eq!(
        [
            &this["device"],
            &this["browser"],
            &this["os"],
            &this["method"],
            &this["teamDisplayName"],
            &this["ip"]
        ],
        [
            "mobile",
            "Safari 18",
            "iOS 18.1",
            "password",
            "acme",
            &address().to_string()
        ]
        .map(|text| json!(text))
        .each_ref()
    );
    assert_eq!((&this["factor"], &this["actorName"]), (&json!(null), &json!(null)));
    let other = sessions.iter().find(|one| one["current"] == false).unwrap();
    assert_eq!(other["method"], "invitation");
}

#[tokio::test]
async fn an_ended_session_is_out_at_once_with_its_sockets_and_nobody_ends_anothers() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let lena = add_and_join(&acme, &admin, "lena").await;
    let phone = sign_in_by(&acme, PHONE).await;
    let mut socket = open(&acme, &phone).await;
    let mut own = open(&acme, &admin).await;
    assert_eq!(phone.get("/api/me").await.unwrap().status, 200);
    let path = format!("/api/me/sessions/{}", session(&phone));
    assert_eq!(lena.delete(&path, json!({})).await.unwrap().status, 404);
    assert_eq!(admin.delete(&path, json!({})).await.unwrap().status, 204);
    assert_eq!(
        phone.get("/api/me").await.unwrap().status,
        401,
        "not within seconds, at once"
    );
    assert_eq!(refresh(&phone).await.status, 401);
    assert_eq!(end_of(&mut socket).await.as_deref(), Some("session ended"));
    assert_eq!(admin.delete(&path, json!({})).await.unwrap().status, 404);
    assert_eq!(end_of(&mut own).await, None, "another session's socket stays");

    let (one, two) = (sign_in_by(&acme, PHONE).await, sign_in_by(&acme, "curl/8").await);
    let before = listed(&admin).await;
    assert!(
        before
            .iter()
            .any(|one| one["browser"].is_null() && one["device"].is_null()),
        "{before:?}"
    );
    assert_eq!(
        admin
            .post("/api/me/sessions/end-others", json!({}))
            .await
            .unwrap()
            .status,
        204
    );
    for ended in [&one, &two] {
        assert_eq!(ended.get("/api/me").await.unwrap().status, 401);
    }
    assert_eq!(
        (
            listed(&admin).await.len(),
            admin.get("/api/me").await.unwrap().status.as_u16()
        ),
        (1, 200)
    );
    assert_eq!(lena.get("/api/me").await.unwrap().status, 200);
}
