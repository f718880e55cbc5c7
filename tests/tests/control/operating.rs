//! Operators look after one another: entered and disabled with a fresh code, their sessions seen and ended.
use chrono::Duration;
use http::StatusCode;
use learnt_kernel::clock::Clock;
use learnt_kernel::totp;
use serde_json::{Value, json};

use super::platform::{Answer, Console, FACTOR, TestPlatform};

/// A code of the first operator's app that was not used before.
fn fresh(platform: &TestPlatform) -> String {
    platform.clock.set(platform.clock.now() + Duration::seconds(31));
    totp::code(FACTOR, platform.clock.now())
}

async fn invite(platform: &TestPlatform, console: &Console, email: &str) -> Answer {
    let body = json!({"email": email, "name": "Olga Operator", "role": "administrator", "code": fresh(platform)});
    console.post("/api/operators", &body).await
}

/// Signs in with what was answered once.
async fn sign_in(platform: &TestPlatform, admission: &Value) -> Console {
    let mut console = Console::new(&platform.control);
    let first = json!({"email": admission["email"], "password": admission["password"]});
    let first = console.post("/api/session", &first).await;
    assert_eq!(first.status, StatusCode::OK, "{}", first.body);
    let secret = secret(admission);
    let code = totp::code(&secret, platform.clock.now());
    let second = json!({"challenge": first.body["challenge"], "code": code});
    let second = console.post("/api/session/totp", &second).await;
    assert_eq!(second.status, StatusCode::OK, "{}", second.body);
    console.token = second.body["accessToken"].as_str().map(str::to_owned);
    console
}

/// The second factor's secret, read as an app reads it.
fn secret(admission: &Value) -> Vec<u8> {
    const ALPHABET: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    let (mut bits, mut count, mut bytes) = (0_u32, 0, Vec::new());
    for letter in admission["totpSecret"].as_str().unwrap().chars() {
        let Some(value) = ALPHABET.find(letter) else { continue };
        bits = (bits << 5) | u32::try_from(value).unwrap();
        count += 5;
        if count >= 8 {
            count -= 8;
            bytes.push(u8::try_from((bits >> count) & 0xff).unwrap());
        }
    }
    bytes
}

async fn disable(platform: &TestPlatform, console: &Console, id: &Value) -> Answer {
    let path = format!("/api/operators/{}/disable", id.as_str().unwrap());
    console.post(&path, &json!({"code": fresh(platform)})).await
}

#[tokio::test]
async fn an_operator_is_entered_signs_in_is_seen_and_is_disabled() {
    let platform = TestPlatform::quiet().await;
    let console = platform.operator().await;
    let wrong = json!({"email": "olga", "name": " ", "role": "reader", "code": "000000"});
    let wrong = console.post("/api/operators", &wrong).await.refused();
    assert_eq!(
        wrong,
        [
            ("email".to_owned(), "not_an_email".to_owned()),
            ("name".to_owned(), "length".to_owned())
        ]
    );
    let guessed = json!({"email": "olga@learnt.test", "name": "Olga", "role": "reader", "code": "000000"});
    let guessed = console.post("/api/operators", &guessed).await.refused();
    assert_eq!(guessed, [("code".to_owned(), "wrong_code".to_owned())]);

    let admitted = invite(&platform, &console, "olga@learnt.test").await;
    assert_eq!(admitted.status, StatusCode::CREATED, "{}", admitted.body);
    let taken = invite(&platform, &console, "olga@learnt.test").await.refused();
    assert_eq!(taken, [("email".to_owned(), "taken".to_owned())]);
    let olga = sign_in(&platform, &admitted.body).await;
    assert_eq!(olga.get("/api/me").await.body["name"], "Olga Operator");

    let listed = console.get("/api/operators").await.body;
    let (first, second) = (&listed[0], &listed[1]);
    assert_eq!(
        (&first["name"], &first["sessions"], &first["isYou"]),
        (&json!("Olga Operator"), &json!(1), &json!(false))
    );
    assert_eq!((&second["name"], &second["isYou"]), (&json!("Root"), &json!(true)));

    // A session that is ended is over with its next request.
    let sessions = format!("/api/operators/{}/sessions", first["id"].as_str().unwrap());
    let open = console.get(&sessions).await.body;
    let one = format!("{sessions}/{}", open[0]["id"].as_str().unwrap());
    assert_eq!(console.delete(&one).await.status, StatusCode::NO_CONTENT);
    assert_eq!(console.delete(&one).await.status, StatusCode::NOT_FOUND);
    assert_eq!(olga.get("/api/me").await.status, StatusCode::UNAUTHORIZED);

    platform.clock.set(platform.clock.now() + Duration::seconds(31));
    let olga = sign_in(&platform, &admitted.body).await;
    assert_eq!(
        disable(&platform, &console, &second["id"]).await.body["code"],
        "yourself"
    );
    assert_eq!(
        disable(&platform, &console, &first["id"]).await.status,
        StatusCode::NO_CONTENT
    );
    assert_eq!(olga.get("/api/me").await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(
        disable(&platform, &console, &first["id"]).await.body["code"],
        "already_disabled"
    );
    let log = console.get("/api/audit-log?search=olga").await.body;
    let actions: Vec<&str> = log["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row["action"].as_str().unwrap())
        .collect();
    for action in ["operator.admitted", "operator.session_ended", "operator.disabled"] {
        assert!(actions.contains(&action), "{action}: {actions:?}");
    }
    // Entered again they may sign in, with what is new.
    let again = invite(&platform, &console, "olga@learnt.test").await;
    assert_ne!(again.body["password"], admitted.body["password"]);
    sign_in(&platform, &again.body).await;
}

#[tokio::test]
async fn of_two_who_disable_each_other_at_once_one_stays() {
    let platform = TestPlatform::quiet().await;
    let console = platform.operator().await;
    let admitted = invite(&platform, &console, "olga@learnt.test").await.body;
    platform.clock.set(platform.clock.now() + Duration::seconds(31));
    let olga = sign_in(&platform, &admitted).await;
    let listed = console.get("/api/operators").await.body;
    let path = |index: usize| format!("/api/operators/{}/disable", listed[index]["id"].as_str().unwrap());
    let code = fresh(&platform);
    let theirs = json!({"code": totp::code(&secret(&admitted), platform.clock.now())});
    let (ours, code) = (path(0), json!({"code": code}));
    let root = path(1);
    let (one, other) = tokio::join!(console.post(&ours, &code), olga.post(&root, &theirs));
    let done = [one.status, other.status]
        .iter()
        .filter(|status| **status == StatusCode::NO_CONTENT)
        .count();
    assert_eq!(done, 1, "{} {}", one.body, other.body);
    let left: i64 = sqlx::query_scalar("select count(*) from control.operators where disabled_at is null")
        .fetch_one(&mut platform.register().await)
        .await
        .unwrap();
    assert_eq!(left, 1);
}
