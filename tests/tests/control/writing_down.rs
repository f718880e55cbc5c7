//! Nothing that an operator does is done without its row in the log.
use http::StatusCode;
use serde_json::json;

use super::platform::{FACTOR, PASSWORD, ROOT, TestPlatform, now, run};

async fn count(platform: &TestPlatform, what: &'static str) -> i64 {
    sqlx::query_scalar(what)
        .fetch_one(&mut platform.register().await)
        .await
        .unwrap()
}

#[tokio::test]
async fn what_cannot_be_written_down_is_not_done() {
    let platform = TestPlatform::quiet().await;
    let console = platform.operator().await;
    let form = super::ordering::form("acme");
    assert_eq!(console.post("/api/tenants", &form).await.status, StatusCode::ACCEPTED);
    let failed = "update control.tenants set status = 'failed'; \
         update control.tenant_steps set status = 'failed' where step = 'role'; \
         alter table control.audit_log add constraint closed check (false) not valid";
    run(&mut platform.register().await, failed).await;
    // A code works once.
    platform.clock.advance(chrono::TimeDelta::minutes(1));
    let console = &console;

    let second = super::ordering::form("munro");
    let refused = console.post("/api/tenants", &second).await;
    assert_eq!(refused.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert_eq!(count(&platform, "select count(*) from control.tenants").await, 1);

    let refused = console.post("/api/tenants/acme/retry", &json!({})).await;
    assert_eq!(refused.status, StatusCode::INTERNAL_SERVER_ERROR);
    let failed = "select count(*) from control.tenants where status = 'failed'";
    assert_eq!(count(&platform, failed).await, 1);

    let sessions = "select count(*) from control.operator_sessions where ended_at is null";
    assert_eq!(count(&platform, sessions).await, 1);
    let first = console
        .post("/api/session", &json!({ "email": ROOT, "password": PASSWORD }))
        .await;
    let code = learnt_kernel::totp::code(FACTOR, now(&platform));
    let answer = json!({ "challenge": first.body["challenge"], "code": code });
    let refused = console.post("/api/session/totp", &answer).await;
    assert_eq!(refused.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert_eq!(count(&platform, sessions).await, 1, "nobody came in unseen");
    let refused = console.post("/api/session/logout", &json!({})).await;
    assert_eq!(refused.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert_eq!(count(&platform, sessions).await, 1, "and nobody left");
}
