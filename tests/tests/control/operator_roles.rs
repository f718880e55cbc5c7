//! What operators may do, by their role: every route's gate, told with each role, and an administrator who always stays.
use chrono::Duration;
use http::StatusCode;
use learnt_control_plane::features::operators;
use learnt_kernel::clock::Clock;
use learnt_kernel::email::EmailAddress;
use learnt_kernel::totp;
use serde_json::{Value, json};
use sqlx::AssertSqlSafe;
use uuid::Uuid;

use super::platform::{Answer, Console, FACTOR, PASSWORD, TestPlatform, run};

const ROLES: [&str; 4] = ["administrator", "support", "billing", "reader"];

/// Somebody with this role, signed in, and their id.
pub(super) async fn somebody(platform: &TestPlatform, email: &str, role: &str) -> (Console, Uuid) {
    let address = EmailAddress::parse(email).unwrap();
    let id = operators::ensure(&platform.control, &address, "Olga Operator", PASSWORD, FACTOR)
        .await
        .unwrap();
    let sql = format!("update control.operators set role = '{role}' where id = '{id}'");
    run(&mut platform.register().await, &sql).await;
    (signed_in(platform, email).await, id)
}

/// The same in a browser of their own.
async fn signed_in(platform: &TestPlatform, email: &str) -> Console {
    let mut console = Console::new(&platform.control);
    let first = json!({"email": email, "password": PASSWORD});
    let first = console.post("/api/session", &first).await;
    let second = json!({"challenge": first.body["challenge"], "code": code(platform)});
    let second = console.post("/api/session/totp", &second).await;
    assert_eq!(second.status, StatusCode::OK, "{}", second.body);
    console.token = second.body["accessToken"].as_str().map(str::to_owned);
    console
}

fn code(platform: &TestPlatform) -> String {
    totp::code(FACTOR, platform.clock.now())
}

/// The next code of everybody's app.
pub(super) fn later(platform: &TestPlatform) -> String {
    platform.clock.set(platform.clock.now() + Duration::seconds(31));
    code(platform)
}

/// An operation at things that are not there.
async fn probe(console: &Console, method: &str, path: &str) -> Answer {
    let nobody = Uuid::nil().to_string();
    let path: Vec<&str> = path
        .split('/')
        .map(|part| match part {
            "{id}" | "{tenant}" | "{label}" | "{team}" => "nowhere",
            "{host}" => "nowhere.example.org",
            "{month}" => "2020-01",
            part if part.starts_with('{') => nobody.as_str(),
            part => part,
        })
        .collect();
    let path = path.join("/");
    match method {
        "get" => console.get(&path).await,
        "post" => console.post(&path, &json!({})).await,
        "put" => console.put(&path, &json!({})).await,
        "patch" => console.patch(&path, &json!({})).await,
        _ => console.delete(&path).await,
    }
}

/// Whether a role passes a gate, said once more.
fn passes(gate: &str, role: &str) -> bool {
    match gate {
        "operator" => true,
        "administrator" | "support" | "billing" => role == "administrator" || role == gate,
        gate => panic!("there is no gate '{gate}'"),
    }
}

#[tokio::test]
async fn each_route_opens_to_the_roles_of_its_gate_and_to_nobody_else() {
    let platform = TestPlatform::quiet().await;
    let mut consoles = Vec::new();
    for role in ROLES {
        consoles.push((role, somebody(&platform, &format!("{role}@learnt.test"), role).await.0));
    }
    let document = Console::new(&platform.control).get("/api/openapi.json").await.body;
    let (mut probes, mut wrong) = (0, Vec::new());
    for (path, operations) in document["paths"].as_object().unwrap() {
        for (method, operation) in operations.as_object().unwrap() {
            let gate = operation["x-gate"].as_str().unwrap();
            if gate == "anyone" {
                continue;
            }
            // Whoever only reads changes nothing but what is their own.
            assert!(
                method == "get" || gate != "operator" || path.starts_with("/api/account/"),
                "{method} {path} is open to readers"
            );
            for (role, console) in &consoles {
                let answer = probe(console, method, path).await;
                let refused = answer.status == StatusCode::FORBIDDEN && answer.body["code"] == "operator_role";
                if refused == passes(gate, role) || answer.status == StatusCode::UNAUTHORIZED {
                    wrong.push(format!("{method} {path} as {role}: {}", answer.status));
                }
                probes += 1;
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(probes > 380, "{probes}");
    // What cannot be taken back, and who may what, is the administrators'.
    for (path, method) in [
        ("/api/tenants/{id}/erasure", "post"),
        ("/api/tenants/{id}/archive", "post"),
        ("/api/tenants/{id}/superadmins", "post"),
        ("/api/operators", "post"),
        ("/api/operators/{operator}/role", "put"),
    ] {
        assert_eq!(document["paths"][path][method]["x-gate"], "administrator", "{path}");
    }
}

/// How many administrators may sign in.
async fn administrators(platform: &TestPlatform) -> i64 {
    sqlx::query_scalar("select count(*) from control.operators where disabled_at is null and role = 'administrator'")
        .fetch_one(&mut platform.register().await)
        .await
        .unwrap()
}

async fn make(console: &Console, who: Uuid, role: &str, code: &str) -> Answer {
    let body = json!({"role": role, "code": code});
    console.put(&format!("/api/operators/{who}/role"), &body).await
}

#[tokio::test]
async fn a_role_is_changed_with_a_code_and_the_last_administrator_stays() {
    let platform = TestPlatform::quiet().await;
    let (root, root_id) = somebody(&platform, "root@learnt.test", "administrator").await;
    let (olga, olga_id) = somebody(&platform, "olga@learnt.test", "support").await;
    assert_eq!(olga.get("/api/me").await.body["role"], "support");

    let guessed = make(&root, olga_id, "billing", "000000").await.refused();
    assert_eq!(guessed, [("code".to_owned(), "wrong_code".to_owned())]);
    let alone = make(&root, root_id, "support", &later(&platform)).await;
    assert_eq!(
        (alone.status, &alone.body["code"]),
        (StatusCode::CONFLICT, &json!("last_administrator"))
    );
    assert_eq!(root.get("/api/me").await.body["role"], "administrator");

    // The session that began as something else is over.
    let done = make(&root, olga_id, "billing", &later(&platform)).await;
    assert_eq!(done.status, StatusCode::NO_CONTENT, "{}", done.body);
    assert_eq!(olga.get("/api/me").await.status, StatusCode::UNAUTHORIZED);
    let olga = signed_in(&platform, "olga@learnt.test").await;
    assert_eq!(olga.get("/api/me").await.body["role"], "billing");
    // A trigger that she made as support acts no more.
    let exists: bool = sqlx::query_scalar("select control.operator_stands($1)")
        .bind(olga_id)
        .fetch_one(&mut platform.register().await)
        .await
        .unwrap();
    assert!(!exists);
    let log = root.get("/api/audit-log?action=operator.role_changed").await.body;
    let row = &log["items"][0];
    assert_eq!(
        (&row["details"]["from"], &row["details"]["to"]),
        (&json!("support"), &json!("billing"))
    );
    // Whoever is not the last may step down.
    let raised = make(&root, olga_id, "administrator", &later(&platform)).await;
    assert_eq!(raised.status, StatusCode::NO_CONTENT, "{}", raised.body);
    let down = make(&root, root_id, "reader", &later(&platform)).await;
    assert_eq!(down.status, StatusCode::NO_CONTENT, "{}", down.body);
    assert_eq!(administrators(&platform).await, 1);
}

#[tokio::test]
async fn of_two_administrators_who_lower_themselves_or_each_other_at_once_one_stays() {
    let platform = TestPlatform::quiet().await;
    for swapped in [false, true].repeat(4) {
        later(&platform);
        let all = "update control.operators set role = 'administrator'";
        let (one, one_id) = somebody(&platform, "one@learnt.test", "administrator").await;
        let (other, other_id) = somebody(&platform, "other@learnt.test", "administrator").await;
        run(&mut platform.register().await, all).await;
        let code = later(&platform);
        let (of_one, of_other) = if swapped {
            (other_id, one_id)
        } else {
            (one_id, other_id)
        };
        let (first, second) = tokio::join!(
            make(&one, of_one, "reader", &code),
            make(&other, of_other, "reader", &code)
        );
        let done = [first.status, second.status];
        let done = done.iter().filter(|status| **status == StatusCode::NO_CONTENT).count();
        assert_eq!(done, 1, "{} {}", first.body, second.body);
        assert_eq!(administrators(&platform).await, 1);
    }
}

#[tokio::test]
async fn an_address_that_two_enter_at_once_gets_one_operator() {
    let platform = TestPlatform::quiet().await;
    let (one, _) = somebody(&platform, "one@learnt.test", "administrator").await;
    let (other, _) = somebody(&platform, "other@learnt.test", "administrator").await;
    let body: Value = json!({"email": "new@learnt.test", "name": "Nina", "role": "reader", "code": later(&platform)});
    let (first, second) = tokio::join!(one.post("/api/operators", &body), other.post("/api/operators", &body));
    let mut statuses = [first.status, second.status];
    statuses.sort();
    assert_eq!(
        statuses,
        [StatusCode::CREATED, StatusCode::UNPROCESSABLE_ENTITY],
        "{} {}",
        first.body,
        second.body
    );
    let sql = "select count(*) from control.audit_log where action = 'operator.admitted'";
    let admitted: i64 = sqlx::query_scalar(AssertSqlSafe(sql))
        .fetch_one(&mut platform.register().await)
        .await
        .unwrap();
    assert_eq!(admitted, 1);
}
