//! An operator who may not sign in any more acts as nobody either: neither in what they have begun, nor by a way not used yet.
use std::time::{Duration, Instant};

use learnt_compose::client::Client;
use learnt_control_plane::features::operators;
use learnt_kernel::email::EmailAddress;
use serde_json::{Value, json};

use super::operators::{OperatorConsole, arrive, lena, refused};
use super::{TestPlatform, refresh, take, until_refused};

/// A session's standing is remembered for five seconds; a busy machine takes its time besides.
const AT_ONCE: Duration = Duration::from_secs(15);

/// What `operator <e-mail> --disable` does; what it says.
async fn disable(platform: &TestPlatform, email: &str) -> Option<String> {
    let (stack, email) = (platform.tenant.stack(), EmailAddress::parse(email).unwrap());
    let product = stack.stack().clone();
    let work = async move { operators::disable(product.control(), email).await };
    let disabled = stack.inside(work).await.unwrap().unwrap();
    disabled.map(|disabled| disabled.to_string())
}

async fn acting(platform: &TestPlatform, operator: &OperatorConsole) -> (Client, String) {
    let (id, email) = lena(platform).await;
    let browser = platform.tenant.client();
    let arrived = arrive(&browser, &operator.way(platform, &email).await).await;
    take(&browser, &arrived.ok().unwrap());
    assert_eq!(browser.get("/api/me").await.unwrap().status, 200);
    (browser, id)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_disabled_operator_acts_as_nobody_within_seconds_and_both_logs_say_why() {
    let platform = TestPlatform::open().await;
    let (operator, other) = (
        OperatorConsole::open(&platform).await,
        OperatorConsole::open(&platform).await,
    );
    let (browser, id) = acting(&platform, &operator).await;
    let (elsewhere, _) = acting(&platform, &other).await;
    let (_, email) = lena(&platform).await;
    let unused = operator.way(&platform, &email).await;

    let disabled = disable(&platform, &operator.email).await.unwrap();
    assert!(disabled.contains(&platform.tenant.id), "{disabled}");
    let begun = Instant::now();
    assert_eq!(until_refused(&browser).await, "session_ended");
    assert!(begun.elapsed() < AT_ONCE, "{:?}", begun.elapsed());
    assert_eq!(refresh(&browser).await.status, 401);
    refused(&arrive(&browser, &unused).await, 400, "invalid_code");
    assert_eq!(operator.console.get("/api/me").await.unwrap().status, 401);
    // Another operator's are not concerned.
    assert_eq!(elsewhere.get("/api/me").await.unwrap().status, 200);

    let rows = platform
        .rows(&format!("actingAs={id}&action=impersonation.ended"))
        .await;
    let log_rows: Vec<[&Value; 3]> = rows
        .iter()
        .map(|row| [&row["details"]["why"], &row["actorName"], &row["details"]["operator"]])
        .collect();
    assert_eq!(
        log_rows,
        [[json!("operator disabled"), json!("Olga Operator"), json!(true)].each_ref()]
    );
    let audit_events = other.audit_events("action=operator.disabled").await;
    let audit_events: Vec<&Value> = audit_events
        .iter()
        .filter(|audit_event| audit_event["details"]["email"] == operator.email)
        .collect();
    assert_eq!(audit_events.len(), 1, "{audit_events:?}");
    assert_eq!(audit_events[0]["details"]["endedAt"], json!([platform.tenant.id]));
}

#[tokio::test(flavor = "multi_thread")]
async fn to_disable_again_does_no_more_and_of_nobody_nothing() {
    let platform = TestPlatform::open().await;
    let operator = OperatorConsole::open(&platform).await;
    assert_eq!(disable(&platform, "nobody@learnt.test").await, None);
    for _ in 0..2 {
        let disabled = disable(&platform, &operator.email).await.unwrap();
        assert!(
            disabled.contains("may not sign in any more") && !disabled.contains(&platform.tenant.id),
            "{disabled}"
        );
    }
    let form = json!({"email": operator.email, "password": learnt_compose::testing::PASSWORD});
    assert_eq!(operator.console.post("/api/session", form).await.unwrap().status, 401);
}
