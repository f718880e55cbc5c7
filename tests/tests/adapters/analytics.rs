//! Events of the screens and of sign-ins: kept with the session's identity, small, and not without end.

use learnt_compose::client::Client;
use learnt_compose::testing::{TestStack, TestTenant, holds, until};
use learnt_kernel::tenant::TenantId;
use serde_json::{Value, json};

/// Kind, name, whose and properties of all events, oldest first.
async fn events(tenant: &TestTenant) -> Vec<(String, String, Option<String>, Value)> {
    let (stack, id) = (tenant.stack(), TenantId::parse(&tenant.id).unwrap());
    let product = stack.stack().clone();
    let work = async move {
        let app = product.tenant_api();
        let tenant = app.directory.now().tenant(&id).unwrap();
        let client = app.client_of(&tenant).await.unwrap();
        let sql = "select kind, name, user_id::text, properties from analytics_events order by at, id";
        client.query(sql, &[]).await.unwrap()
    };
    let rows = stack.inside(work).await.unwrap();
    rows.iter()
        .map(|row| (row.get(0), row.get(1), row.get(2), row.get(3)))
        .collect()
}

async fn send(client: &Client, path: &str, body: Value) -> u16 {
    client.post(path, body).await.unwrap().status.as_u16()
}

#[tokio::test]
async fn an_event_carries_the_sessions_person_whatever_was_sent() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let uid = admin.get("/api/me").await.unwrap().value()["uid"]
        .as_str()
        .unwrap()
        .to_owned();
    assert_eq!(
        send(
            &admin,
            "/api/v1/page",
            json!({"name": "mycourses", "properties": {"path": "/apps"}})
        )
        .await,
        204
    );
    assert_eq!(
        send(
            &admin,
            "/api/v1/track",
            json!({"event": "searched", "userId": "somebody"})
        )
        .await,
        204
    );
    assert_eq!(
        send(&admin, "/api/v1/identify", json!({"traits": {"theme": "dark"}})).await,
        204
    );
    let tracked: Vec<_> = events(&acme)
        .await
        .into_iter()
        .filter(|(_, name, ..)| !name.starts_with("login"))
        .collect();
    let mine = Some(uid);
    assert_eq!(
        tracked,
        [
            (
                "page".into(),
                "mycourses".into(),
                mine.clone(),
                json!({"path": "/apps"})
            ),
            ("track".into(), "searched".into(), mine.clone(), json!({})),
            ("identify".into(), "identify".into(), mine, json!({"theme": "dark"})),
        ]
    );
}

#[tokio::test]
async fn an_attempt_to_sign_in_is_noted_with_its_end_and_without_what_was_typed() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let typed = json!({"username": "somebody@acme.test", "password": "not-the-password"});
    assert_eq!(send(&acme.client(), "/api/auth/login", typed).await, 401);
    let failed: Vec<_> = events(&acme)
        .await
        .into_iter()
        .filter(|(.., who, _)| who.is_none())
        .map(|(_, name, _, body)| (name, body))
        .collect();
    assert_eq!(failed.len(), 2);
    assert!(failed.contains(&("login attempt".into(), json!({}))));
    assert!(failed.contains(&("login error".into(), json!({"code": "wrong_credentials"}))));
    acme.admin().await;
    until(async || {
        let names: Vec<_> = events(&acme).await.into_iter().map(|(_, name, ..)| name).collect();
        let is_so = names.iter().any(|name| name == "login success");
        holds(is_so, format!("{names:?}"))
    })
    .await;
}

#[tokio::test]
async fn an_event_is_small_and_has_a_name() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    for odd in [
        json!({"event": " "}),
        json!({"event": "x".repeat(201)}),
        json!({"event": "a", "properties": {"b": "x".repeat(5_000)}}),
    ] {
        assert_eq!(send(&admin, "/api/v1/track", odd.clone()).await, 422, "{odd}");
    }
}

#[tokio::test]
async fn one_person_sends_only_so_many_events() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let mut refused = 0;
    for _ in 0..260 {
        if send(&admin, "/api/v1/page", json!({"name": "home"})).await == 429 {
            refused += 1;
        }
    }
    assert!(refused > 0, "a page that tells without end is told to wait");
}
