//! The tenant API changes a team's look and a tenant's settings, with the key and within its own tenant.
use axum::body::Body;
use http::{Request, StatusCode};
use learnt_control_plane::builder;
use serde_json::{Value, json};
use sqlx::postgres::PgListener;

use super::platform::{Answer, INTERNAL_KEY, TestPlatform, answer, order};

async fn patch(platform: &TestPlatform, key: &str, tenant: Option<&str>, path: &str, body: &Value) -> Answer {
    let mut request = Request::patch(path)
        .header("content-type", "application/json")
        .header("authorization", format!("Bearer {key}"));
    if let Some(tenant) = tenant {
        request = request.header("x-learnt-tenant", tenant);
    }
    answer(
        &platform.control.internal,
        request.body(Body::from(body.to_string())).unwrap(),
    )
    .await
}

async fn platform() -> TestPlatform {
    let platform = TestPlatform::quiet().await;
    builder::provision(&platform.control, order("acme")).await.unwrap();
    builder::provision(&platform.control, order("munro")).await.unwrap();
    platform
}

#[tokio::test]
async fn without_the_right_key_nothing_is_changed() {
    let platform = platform().await;
    for key in ["", "wrong", &INTERNAL_KEY[1..], &format!("{INTERNAL_KEY}x")] {
        let refused = patch(
            &platform,
            key,
            None,
            "/internal/teams/acme/theme",
            &json!({ "primaryColor": "#000000" }),
        )
        .await;
        assert_eq!(refused.status, StatusCode::UNAUTHORIZED, "{key}");
    }
    // The console does not know these routes.
    let request =
        Request::patch("/internal/teams/acme/theme").header("authorization", format!("Bearer {INTERNAL_KEY}"));
    assert_eq!(
        answer(&platform.control.console, request.body(Body::empty()).unwrap())
            .await
            .status,
        StatusCode::NOT_FOUND
    );
}

#[tokio::test]
async fn a_changed_theme_is_told_to_the_directory() {
    let platform = platform().await;
    let mut listener = PgListener::connect(&platform.databases.urls.control).await.unwrap();
    listener.listen("learnt_directory").await.unwrap();
    let body = json!({ "primaryColor": "#ABCDEF", "displayName": "Acme Academy", "supportEmail": "help@acme.test", "revision": 1 });
    let changed = patch(
        &platform,
        INTERNAL_KEY,
        Some("acme"),
        "/internal/teams/acme/theme",
        &body,
    )
    .await;
    assert_eq!(
        (changed.status, &changed.body["revision"]),
        (StatusCode::OK, &json!(2)),
        "{}",
        changed.body
    );
    assert_eq!(changed.body["theme"]["primaryColor"], "#abcdef");
    let notice: i64 = tokio::time::timeout(std::time::Duration::from_secs(5), listener.recv())
        .await
        .unwrap()
        .unwrap()
        .payload()
        .parse()
        .unwrap();
    let counter: i64 = sqlx::query_scalar("select last_value from control.directory_version")
        .fetch_one(&mut platform.register().await)
        .await
        .unwrap();
    assert_eq!(notice, counter);
    let (name, support): (String, String) =
        sqlx::query_as("select team_display_name, support_email from control.directory where team_id = 'acme'")
            .fetch_one(&mut platform.register().await)
            .await
            .unwrap();
    assert_eq!((name.as_str(), support.as_str()), ("Acme Academy", "help@acme.test"));
    // Who has read an older state is told so.
    let stale = patch(
        &platform,
        INTERNAL_KEY,
        Some("acme"),
        "/internal/teams/acme/theme",
        &body,
    )
    .await;
    assert_eq!(
        (stale.status, &stale.body["code"]),
        (StatusCode::CONFLICT, &json!("changed_meanwhile"))
    );
}

#[tokio::test]
async fn a_tenants_admin_reaches_their_own_tenant_only() {
    let platform = platform().await;
    for path in [
        "/internal/teams/munro/theme",
        "/internal/teams/munro/sign-in",
        "/internal/tenants/munro/settings",
        "/internal/teams/absent/theme",
    ] {
        let refused = patch(
            &platform,
            INTERNAL_KEY,
            Some("acme"),
            path,
            &json!({ "rewards": true, "primaryColor": "#000" }),
        )
        .await;
        assert_eq!(refused.status, StatusCode::NOT_FOUND, "{path}");
    }
    let untouched: i64 =
        sqlx::query_scalar("select count(*) from control.directory where tenant_revision = 1 and team_revision = 1")
            .fetch_one(&mut platform.register().await)
            .await
            .unwrap();
    assert_eq!(untouched, 2);
}

#[tokio::test]
async fn without_a_tenant_nothing_is_changed() {
    let platform = platform().await;
    let body = json!({ "rewards": true, "primaryColor": "#000000" });
    for path in [
        "/internal/teams/acme/theme",
        "/internal/teams/acme/sign-in",
        "/internal/teams/acme/navigation",
        "/internal/tenants/acme/settings",
    ] {
        for tenant in [None, Some(""), Some("*"), Some("ACME")] {
            let refused = patch(&platform, INTERNAL_KEY, tenant, path, &body).await;
            let code = (refused.status, refused.body["code"].as_str());
            assert_eq!(
                code,
                (StatusCode::BAD_REQUEST, Some("tenant_missing")),
                "{path} {tenant:?}"
            );
        }
    }
    let twice = Request::patch("/internal/tenants/acme/settings")
        .header("content-type", "application/json")
        .header("authorization", format!("Bearer {INTERNAL_KEY}"))
        .header("x-learnt-tenant", "acme")
        .header("x-learnt-tenant", "munro");
    let refused = answer(
        &platform.control.internal,
        twice.body(Body::from(body.to_string())).unwrap(),
    )
    .await;
    assert_eq!(
        refused.status,
        StatusCode::BAD_REQUEST,
        "one of two could be checked, and the other one meant"
    );
    let untouched: i64 =
        sqlx::query_scalar("select count(*) from control.directory where tenant_revision = 1 and team_revision = 1")
            .fetch_one(&mut platform.register().await)
            .await
            .unwrap();
    assert_eq!(untouched, 2);
}

#[tokio::test]
async fn settings_are_checked_and_merged() {
    let platform = platform().await;
    let path = "/internal/tenants/acme/settings";
    let changed = patch(
        &platform,
        INTERNAL_KEY,
        Some("acme"),
        path,
        &json!({ "marketplaceLink": "https://shop.test/x", "isDemo": true }),
    )
    .await;
    assert_eq!(changed.status, StatusCode::OK);
    assert_eq!(changed.body["settings"]["marketplaceLink"], "https://shop.test/x");
    assert_eq!(
        changed.body["settings"]["usernameTitleLabel"], "Username or email",
        "the rest stays"
    );
    assert!(changed.body["settings"]["isDemo"].is_null(), "unknown keys are dropped");
    let cleared = patch(
        &platform,
        INTERNAL_KEY,
        Some("acme"),
        path,
        &json!({ "marketplaceLink": null }),
    )
    .await;
    assert!(cleared.body["settings"].get("marketplaceLink").is_none());
    let refused = patch(
        &platform,
        INTERNAL_KEY,
        Some("acme"),
        path,
        &json!({ "marketplaceLink": "javascript:alert(1)", "rewards": 1, "supportChatScript": "http://chat.test/x.js" }),
    )
    .await;
    assert_eq!(
        refused
            .refused()
            .iter()
            .map(|(field, _)| field.as_str())
            .collect::<Vec<_>>(),
        ["marketplaceLink", "rewards", "supportChatScript"]
    );
    assert_eq!(
        patch(&platform, INTERNAL_KEY, Some("acme"), path, &json!("x"))
            .await
            .status,
        StatusCode::BAD_REQUEST
    );
}
