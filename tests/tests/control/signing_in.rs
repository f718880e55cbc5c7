//! An operator signs in with two factors, and stays signed in without ever being signed out by a race.
use chrono::Duration;
use http::StatusCode;
use learnt_control_plane::features::operators;
use learnt_kernel::email::EmailAddress;
use learnt_kernel::totp;
use serde_json::json;

use super::platform::{Console, FACTOR, PASSWORD, ROOT, TestPlatform, now, run};

async fn with_operator() -> (TestPlatform, Console) {
    let platform = TestPlatform::quiet().await;
    operators::ensure(
        &platform.control,
        &EmailAddress::parse(ROOT).unwrap(),
        "Root",
        PASSWORD,
        FACTOR,
    )
    .await
    .unwrap();
    let console = Console::new(&platform.control);
    (platform, console)
}

async fn challenge(console: &Console) -> serde_json::Value {
    console
        .post("/api/session", &json!({ "email": ROOT, "password": PASSWORD }))
        .await
        .body["challenge"]
        .clone()
}

#[tokio::test]
async fn a_wrong_password_and_an_unknown_address_get_the_same_answer() {
    let (_platform, console) = with_operator().await;
    let wrong = console
        .post("/api/session", &json!({ "email": ROOT, "password": "nope" }))
        .await;
    let unknown = console
        .post(
            "/api/session",
            &json!({ "email": "who@learnt.test", "password": PASSWORD }),
        )
        .await;
    assert_eq!(
        (wrong.status, unknown.status),
        (StatusCode::UNAUTHORIZED, StatusCode::UNAUTHORIZED)
    );
    assert_eq!(wrong.body["errors"], unknown.body["errors"]);
    assert_eq!(wrong.body["errors"][0]["message"], "username or password is incorrect");
    assert_eq!(wrong.refused(), [("password".to_owned(), "wrong_password".to_owned())]);
}

#[tokio::test]
async fn a_code_works_once() {
    let (platform, console) = with_operator().await;
    let code = totp::code(FACTOR, now(&platform));
    let challenge = challenge(&console).await;
    let send = |code: &str| {
        let body = json!({ "challenge": challenge, "code": code });
        let console = console.clone();
        async move { console.post("/api/session/totp", &body).await }
    };
    assert_eq!(
        send("000000").await.refused(),
        [("code".to_owned(), "wrong_code".to_owned())]
    );
    // Two at once with the same code: one is let in.
    let (one, two) = tokio::join!(send(&code), send(&code));
    let mut both = [one.status, two.status];
    both.sort();
    assert_eq!(both, [StatusCode::OK, StatusCode::UNAUTHORIZED]);
    assert_eq!(send(&code).await.status, StatusCode::UNAUTHORIZED, "replayed");
    platform.clock.advance(Duration::seconds(30));
    assert_eq!(
        send(&totp::code(FACTOR, now(&platform))).await.status,
        StatusCode::OK,
        "the next one works"
    );
    platform.clock.advance(Duration::minutes(5));
    let late = send(&totp::code(FACTOR, now(&platform))).await;
    assert_eq!(
        (late.status, &late.body["code"]),
        (StatusCode::UNAUTHORIZED, &json!("challenge_expired"))
    );
}

#[tokio::test]
async fn whoever_guesses_is_stopped_and_the_right_person_elsewhere_is_not() {
    let (_platform, console) = with_operator().await;
    let thief = Console {
        peer: [203, 0, 113, 9],
        ..console.clone()
    };
    let right = json!({ "email": ROOT, "password": PASSWORD });
    let mut statuses = Vec::new();
    for _ in 0..11 {
        let guess = json!({ "email": ROOT, "password": "guess" });
        statuses.push(thief.post("/api/session", &guess).await.status);
    }
    assert_eq!(statuses[..10], [StatusCode::UNAUTHORIZED; 10]);
    assert_eq!(statuses[10], StatusCode::TOO_MANY_REQUESTS);
    let blocked = thief.post("/api/session", &right).await;
    assert_eq!(blocked.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(blocked.headers["retry-after"], "90");
    assert_eq!(
        blocked.body["detail"],
        "Too many attempts. Please try again in 90 seconds"
    );
    assert_eq!(console.post("/api/session", &right).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_session_goes_on_and_ends() {
    let platform = TestPlatform::quiet().await;
    let mut console = platform.operator().await;
    assert_eq!(console.get("/api/me").await.body["email"], ROOT);
    platform.clock.advance(Duration::minutes(6));
    assert_eq!(
        console.get("/api/me").await.status,
        StatusCode::UNAUTHORIZED,
        "five minutes are over"
    );
    let refreshed = console.post("/api/session/refresh", &json!({})).await;
    assert_eq!(refreshed.status, StatusCode::OK);
    console.token = refreshed.body["accessToken"].as_str().map(str::to_owned);
    console.cookie = refreshed.cookie();
    assert_eq!(console.get("/api/me").await.status, StatusCode::OK);
    let cookie = refreshed.headers["set-cookie"].to_str().unwrap().to_owned();
    for part in [
        "__Host-learnt-console=",
        "Secure",
        "HttpOnly",
        "SameSite=Strict",
        "Path=/",
    ] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert_eq!(
        console.post("/api/session/logout", &json!({})).await.status,
        StatusCode::NO_CONTENT
    );
    assert_eq!(console.get("/api/me").await.status, StatusCode::UNAUTHORIZED, "at once");
    assert_eq!(
        console.post("/api/session/refresh", &json!({})).await.status,
        StatusCode::UNAUTHORIZED
    );
}

#[tokio::test]
async fn two_tabs_that_refresh_at_once_both_stay_signed_in() {
    let platform = TestPlatform::quiet().await;
    let mut console = platform.operator().await;
    for _ in 0..20 {
        let nothing = json!({});
        let (one, two) = tokio::join!(
            console.post("/api/session/refresh", &nothing),
            console.post("/api/session/refresh", &nothing)
        );
        assert_eq!((one.status, two.status), (StatusCode::OK, StatusCode::OK));
        assert_eq!(one.cookie(), two.cookie(), "the same question gets the same answer");
        console.cookie = one.cookie();
        platform.clock.advance(Duration::minutes(1));
    }
}

#[tokio::test]
async fn a_copied_old_token_ends_the_session_for_everybody() {
    let platform = TestPlatform::quiet().await;
    for generations in 1..=3 {
        platform.clock.advance(Duration::minutes(1));
        let mut console = platform.operator().await;
        let copy = console.cookie.clone();
        for _ in 0..generations {
            platform.clock.advance(Duration::seconds(10));
            console.cookie = console.post("/api/session/refresh", &json!({})).await.cookie();
        }
        platform.clock.advance(Duration::seconds(61));
        let thief = Console {
            cookie: copy,
            ..console.clone()
        };
        assert_eq!(
            thief.post("/api/session/refresh", &json!({})).await.status,
            StatusCode::UNAUTHORIZED
        );
        assert_eq!(
            console.post("/api/session/refresh", &json!({})).await.status,
            StatusCode::UNAUTHORIZED,
            "the family is over"
        );
        assert_eq!(console.get("/api/me").await.status, StatusCode::UNAUTHORIZED);
    }
}

#[tokio::test]
async fn a_forged_token_ends_nobodys_session() {
    let platform = TestPlatform::quiet().await;
    let console = platform.operator().await;
    let (name, token) = console.cookie.as_deref().unwrap().split_once('=').unwrap();
    let reversed: String = token.chars().rev().collect();
    for forged in [
        "",
        "x",
        &reversed,
        &format!("{}{}", &token[..20], "A".repeat(token.len() - 20)),
    ] {
        let forger = Console {
            cookie: Some(format!("{name}={forged}")),
            ..console.clone()
        };
        assert_eq!(
            forger.post("/api/session/refresh", &json!({})).await.status,
            StatusCode::UNAUTHORIZED,
            "{forged}"
        );
        assert_eq!(
            forger.post("/api/session/logout", &json!({})).await.status,
            StatusCode::NO_CONTENT
        );
    }
    assert_eq!(
        console.post("/api/session/refresh", &json!({})).await.status,
        StatusCode::OK
    );
}

#[tokio::test]
async fn the_cookie_alone_is_not_enough() {
    let platform = TestPlatform::quiet().await;
    let console = platform.operator().await;
    for headers in [
        vec![],
        vec![("x-learnt", "1".to_owned())],
        vec![("origin", "http://console.localhost:4400".to_owned())],
        vec![
            ("origin", "http://acme.learnt.localhost:4400".to_owned()),
            ("x-learnt", "1".to_owned()),
        ],
    ] {
        let foreign = Console {
            headers,
            ..console.clone()
        };
        for path in ["/api/session/refresh", "/api/session/logout"] {
            assert_eq!(foreign.post(path, &json!({})).await.status, StatusCode::FORBIDDEN);
        }
    }
    assert_eq!(
        console.post("/api/session/refresh", &json!({})).await.status,
        StatusCode::OK,
        "nothing has happened to it"
    );
}

#[tokio::test]
async fn a_disabled_operator_is_out_at_once() {
    let platform = TestPlatform::quiet().await;
    let console = platform.operator().await;
    run(
        &mut platform.register().await,
        "update control.operators set disabled_at = now()",
    )
    .await;
    assert_eq!(console.get("/api/me").await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(
        console.post("/api/session/refresh", &json!({})).await.status,
        StatusCode::UNAUTHORIZED
    );
    assert_eq!(
        console
            .post("/api/session", &json!({ "email": ROOT, "password": PASSWORD }))
            .await
            .status,
        StatusCode::UNAUTHORIZED
    );
}
