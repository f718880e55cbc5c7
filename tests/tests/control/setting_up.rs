//! Before the first start: somebody gets into the console, and whatever is missing is told in one list.
use http::StatusCode;
use learnt_control_plane::setup;
use learnt_kernel::config::Env;
use learnt_kernel::totp;
use serde_json::json;

use super::platform::{Console, INTERNAL_KEY, ROOT, TestPlatform, now};

fn env(pairs: &[(&str, String)]) -> Env {
    Env::from_map(pairs.iter().map(|(name, value)| ((*name).to_owned(), value.clone())))
}

fn variables(platform: &TestPlatform, password: &str) -> Env {
    env(&[
        ("LEARNT_CONTROL_URL", platform.databases.urls.control.clone()),
        ("LEARNT_CLUSTER_MAIN_URL", platform.databases.urls.cluster.clone()),
        ("LEARNT_MASTER_KEY", platform.databases.master_key.to_text()),
        ("LEARNT_INTERNAL_KEY", INTERNAL_KEY.to_owned()),
        ("LEARNT_OPERATOR_PASSWORD", password.to_owned()),
    ])
}

/// The secret in what authenticator apps read: five bits a letter.
fn factor(admission: &str) -> Vec<u8> {
    let uri = admission.lines().find_map(|line| line.trim().strip_prefix("otpauth:"));
    let url = url::Url::parse(&format!("otpauth:{}", uri.unwrap())).unwrap();
    let (_, text) = url.query_pairs().find(|(name, _)| name == "secret").unwrap();
    let bits: String = text
        .bytes()
        .map(|letter| match letter {
            b'A'..=b'Z' => letter - b'A',
            digit => digit - b'2' + 26,
        })
        .map(|value| format!("{value:05b}"))
        .collect();
    bits.as_bytes()
        .chunks_exact(8)
        .map(|byte| u8::from_str_radix(std::str::from_utf8(byte).unwrap(), 2).unwrap())
        .collect()
}

#[tokio::test]
async fn an_operator_is_entered_and_comes_in_with_the_factor_that_was_printed() {
    let platform = TestPlatform::quiet().await;
    let first = setup::operator(variables(&platform, "a-first-passw0rd"), ROOT, "Root")
        .await
        .unwrap();
    let second = setup::operator(variables(&platform, "another-passw0rd"), ROOT, "Root")
        .await
        .unwrap();
    assert_ne!(factor(&first), factor(&second), "both are renewed");

    let console = Console::new(&platform.control);
    let sign_in = |password: &'static str| {
        let console = &console;
        async move {
            console
                .post("/api/session", &json!({ "email": ROOT, "password": password }))
                .await
        }
    };
    assert_eq!(sign_in("a-first-passw0rd").await.status, StatusCode::UNAUTHORIZED);
    let challenge = sign_in("another-passw0rd").await.body["challenge"].clone();
    let code = totp::code(&factor(&second), now(&platform));
    let answer = console
        .post("/api/session/totp", &json!({ "challenge": challenge, "code": code }))
        .await;
    assert_eq!(answer.status, StatusCode::OK);
}

#[tokio::test]
async fn without_a_password_one_is_made_and_whoever_was_signed_in_is_out() {
    let platform = TestPlatform::quiet().await;
    let before = platform.operator().await;
    assert_eq!(before.get("/api/me").await.status, StatusCode::OK);
    let mut unset = variables(&platform, "");
    assert_eq!(unset.optional("LEARNT_OPERATOR_PASSWORD"), None);
    let output = setup::operator(unset, ROOT, "Root").await.unwrap();
    assert_eq!(before.get("/api/me").await.status, StatusCode::UNAUTHORIZED);
    let password = output
        .lines()
        .find_map(|line| line.strip_prefix("password"))
        .unwrap()
        .trim();
    let console = Console::new(&platform.control);
    let form = json!({ "email": ROOT, "password": password });
    let challenge = console.post("/api/session", &form).await.body["challenge"].clone();
    let code = totp::code(&factor(&output), now(&platform));
    let answer = console
        .post("/api/session/totp", &json!({ "challenge": challenge, "code": code }))
        .await;
    assert_eq!(answer.status, StatusCode::OK);
}

#[tokio::test]
async fn what_is_missing_or_weak_is_told_at_once() {
    let platform = TestPlatform::quiet().await;
    let weak = setup::operator(variables(&platform, "short"), ROOT, "Root")
        .await
        .unwrap_err();
    assert_eq!(
        weak,
        ["LEARNT_OPERATOR_PASSWORD does not do: Be at least 8 characters long."]
    );
    let nobody = setup::operator(variables(&platform, "long-enough-1"), "root", "Root").await;
    assert_eq!(nobody.unwrap_err(), ["'root' is not an email address."]);
    let missing = setup::prepare(env(&[])).await.unwrap_err();
    assert!(
        missing[0].starts_with("LEARNT_ADMIN_URL is not set") && missing[1].starts_with("LEARNT_MASTER_KEY is not set")
    );
}
