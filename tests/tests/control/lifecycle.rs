//! What becomes of a tenant after it was built: suspended, archived, erased, and nothing is left but a certificate.
use chrono::Duration;
use http::StatusCode;
use learnt_control_plane::builder;
use learnt_kernel::clock::Clock;
use learnt_kernel::tenant::SchemaName;
use serde_json::{Value, json};

use super::platform::{Answer, Console, TestPlatform, order, run};

async fn platform() -> (TestPlatform, Console) {
    let platform = TestPlatform::quiet().await;
    let console = platform.operator().await;
    builder::provision(&platform.control, order("acme")).await.unwrap();
    (platform, console)
}

async fn make(console: &Console, what: &str) -> Answer {
    let why = json!({"reason": "Unpaid since March"});
    console.post(&format!("/api/tenants/acme/{what}"), &why).await
}

async fn order_erasure(console: &Console, days: i64) -> Answer {
    let body = json!({"confirmation": "The acme company", "reason": "They asked for it", "graceDays": days});
    console.post("/api/tenants/acme/erasure", &body).await
}

async fn words(console: &Console) -> Vec<String> {
    let page = console.get("/api/audit-log").await;
    let items = page.body["items"].as_array().unwrap();
    let action = |row: &Value| row["action"].as_str().unwrap().to_owned();
    items
        .iter()
        .map(action)
        .filter(|action| action.starts_with("tenant."))
        .collect()
}

async fn hosts(platform: &TestPlatform) -> Vec<(String, String)> {
    sqlx::query_as("select team_id, tenant_status from control.directory order by 1")
        .fetch_all(&mut platform.register().await)
        .await
        .unwrap()
}

#[tokio::test]
async fn a_tenant_is_suspended_and_resumed_and_every_session_ends() {
    let (platform, console) = platform().await;
    let schema = platform.schema("acme").await;
    let session = format!(
        "insert into {schema}.sessions (id, user_id, refresh_hash, rotated_at, persist, created_at, last_seen_at, expires_at) \
         values (gen_random_uuid(), gen_random_uuid(), 'x', now(), true, now(), now(), now() + interval '1 day')"
    );
    run(&mut platform.admin().await, &session).await;
    assert_eq!(make(&console, "resume").await.body["code"], "wrong_state");
    let speechless = console.post("/api/tenants/acme/suspend", &json!({"reason": " "})).await;
    assert_eq!(speechless.refused(), [("reason".to_owned(), "required".to_owned())]);

    // Of two operators at once one does it, the other is told.
    let (one, other) = tokio::join!(make(&console, "suspend"), make(&console, "suspend"));
    let mut states = [one.status, other.status];
    states.sort();
    assert_eq!(states, [StatusCode::NO_CONTENT, StatusCode::CONFLICT]);
    assert_eq!(hosts(&platform).await, [("acme".to_owned(), "suspended".to_owned())]);
    let open: i64 = sqlx::query_scalar(sqlx::AssertSqlSafe(format!(
        "select count(*) from {schema}.sessions where ended_at is null"
    )))
    .fetch_one(&mut platform.admin().await)
    .await
    .unwrap();
    assert_eq!(open, 0);
    let shown = console.get("/api/tenants/acme").await.body;
    assert_eq!(
        (&shown["status"], &shown["statusReason"]),
        (&json!("suspended"), &json!("Unpaid since March"))
    );

    assert_eq!(make(&console, "resume").await.status, StatusCode::NO_CONTENT);
    assert_eq!(hosts(&platform).await, [("acme".to_owned(), "ready".to_owned())]);
    assert_eq!(
        words(&console).await,
        ["tenant.resumed", "tenant.suspended"],
        "each move is written down once"
    );
}

#[tokio::test]
async fn an_archived_tenant_answers_nowhere_and_comes_back_suspended() {
    let (platform, console) = platform().await;
    assert_eq!(make(&console, "restore").await.body["code"], "wrong_state");
    assert_eq!(make(&console, "archive").await.status, StatusCode::NO_CONTENT);
    assert!(hosts(&platform).await.is_empty());
    let listed = console.get("/api/tenants?status=archived").await.body;
    assert_eq!(listed["items"][0]["id"], "acme");
    assert_eq!(make(&console, "restore").await.status, StatusCode::NO_CONTENT);
    assert_eq!(hosts(&platform).await, [("acme".to_owned(), "suspended".to_owned())]);
    assert_eq!(make(&console, "resume").await.status, StatusCode::NO_CONTENT);
    assert_eq!(console.get("/api/tenants/munro").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn an_order_to_erase_is_refused_without_its_name_and_can_be_called_off() {
    let (platform, console) = platform().await;
    assert_eq!(
        order_erasure(&console, 7).await.body["code"],
        "wrong_state",
        "archived first"
    );
    make(&console, "archive").await;
    let wrong = json!({"confirmation": "acme", "reason": "", "graceDays": 91});
    let wrong = console.post("/api/tenants/acme/erasure", &wrong).await;
    let codes: Vec<String> = wrong
        .refused()
        .into_iter()
        .map(|(field, code)| format!("{field} {code}"))
        .collect();
    assert_eq!(
        codes,
        ["confirmation different", "reason required", "graceDays out_of_range"]
    );
    assert_eq!(order_erasure(&console, 7).await.status, StatusCode::ACCEPTED);
    assert_eq!(order_erasure(&console, 7).await.status, StatusCode::CONFLICT, "once");
    assert_eq!(make(&console, "restore").await.status, StatusCode::CONFLICT);
    assert_eq!(
        builder::erase(platform.control.provisioner()).await.unwrap(),
        0,
        "not yet"
    );
    let off = console.delete("/api/tenants/acme/erasure").await;
    assert_eq!(off.status, StatusCode::NO_CONTENT);
    platform.clock.set(platform.clock.now() + Duration::days(8));
    assert_eq!(builder::erase(platform.control.provisioner()).await.unwrap(), 0);
    let console = platform.operator_again().await;
    assert_eq!(make(&console, "restore").await.status, StatusCode::NO_CONTENT);
    assert_eq!(console.get("/api/erasures").await.body["total"], 0);
}

#[tokio::test]
async fn an_erased_tenant_leaves_nothing_but_a_certificate() {
    let (platform, console) = platform().await;
    builder::provision(&platform.control, order("munro")).await.unwrap();
    // Anna of Acme belongs to Munro as well; her identity stays.
    let also = "insert into identity.user_tenants select user_id, 'munro', now() from identity.emails where address = 'anna@acme.test'; \
        insert into identity.users (id, first_name, last_name, created_at, updated_at) values ('00000000-0000-7000-8000-000000000001', 'Only', 'Acme', now(), now()); \
        insert into identity.emails (address, user_id, created_at) values ('only@acme.test', '00000000-0000-7000-8000-000000000001', now()); \
        insert into identity.user_tenants values ('00000000-0000-7000-8000-000000000001', 'acme', now())";
    run(&mut platform.register().await, also).await;
    let schema = SchemaName::parse(&platform.schema("acme").await).unwrap();
    make(&console, "archive").await;
    order_erasure(&console, 0).await;

    // Schema and roles go first; the register waits until a tenant API has removed the files.
    assert_eq!(builder::erase(platform.control.provisioner()).await.unwrap(), 0);
    let shown = console.get("/api/tenants/acme").await.body;
    assert_eq!(shown["status"], "erasing");
    assert_eq!(
        console.delete("/api/tenants/acme/erasure").await.body["code"],
        "begun",
        "too late to call it off"
    );
    let left: i64 = sqlx::query_scalar(
        "select (select count(*) from pg_namespace where nspname = $1) + (select count(*) from pg_roles where rolname like $1 || '%')",
    )
    .bind(schema.as_str())
    .fetch_one(&mut platform.admin().await)
    .await
    .unwrap();
    assert_eq!(left, 0);
    assert_eq!(
        console.get("/api/labels/acme").await.body["available"],
        false,
        "nobody's files come to lie there"
    );
    run(
        &mut platform.register().await,
        "select control.files_erased('acme', 3, 4096)",
    )
    .await;
    assert_eq!(builder::erase(platform.control.provisioner()).await.unwrap(), 1);
    assert_eq!(builder::erase(platform.control.provisioner()).await.unwrap(), 0, "once");

    assert_eq!(console.get("/api/tenants/acme").await.status, StatusCode::NOT_FOUND);
    assert_eq!(console.get("/api/labels/acme").await.body["available"], true);
    let rows: Vec<(String, i64)> = sqlx::query_as(
        "select 'teams', count(*) from control.teams where tenant_id = 'acme' union all \
         select 'steps', count(*) from control.tenant_steps where tenant_id = 'acme' union all \
         select 'people', count(*) from identity.user_tenants where tenant_id = 'acme' union all \
         select 'only', count(*) from identity.emails where address = 'only@acme.test' union all \
         select 'anna', count(*) - 1 from identity.emails where address = 'anna@acme.test'",
    )
    .fetch_all(&mut platform.register().await)
    .await
    .unwrap();
    assert!(rows.iter().all(|(_, count)| *count == 0), "{rows:?}");
    let certificate = &console.get("/api/erasures").await.body["items"][0];
    assert_eq!(
        (
            &certificate["tenantName"],
            &certificate["schema"],
            &certificate["people"],
            &certificate["files"],
            &certificate["fileBytes"],
            &certificate["identities"]
        ),
        (
            &json!("The acme company"),
            &json!(schema.as_str()),
            &json!(1),
            &json!(3),
            &json!(4096),
            &json!(1)
        )
    );
    assert!(certificate["tables"].as_i64() > Some(20) && certificate["finishedAt"].is_string());
    assert!(words(&console).await.contains(&"tenant.erased".to_owned()));
    assert_eq!(platform.orphans().await, Vec::<String>::new());
    // The name is free: a new tenant of it has nothing of the old one's.
    builder::provision(&platform.control, order("acme")).await.unwrap();
}
