//! Passkeys of operators, told with an authenticator made of software: added with a fresh code, taken instead of one, each answer
//! once.
use http::StatusCode;
use learnt_control_plane::features::operators;
use learnt_kernel::email::EmailAddress;
use serde_json::{Value, json};

use super::operator_roles::{later, somebody};
use super::platform::{Answer, Console, PASSWORD, TestPlatform};
use crate::factors::Authenticator;

const ORIGIN: &str = "http://console.localhost:4400";
const OLGA: &str = "olga@learnt.test";

/// Adds a passkey to whoever is signed in.
async fn add(platform: &TestPlatform, console: &Console, device: &mut Authenticator, name: &str) -> Answer {
    let options = json!({"code": later(platform)});
    let options = console.post("/api/account/passkeys/options", &options).await;
    assert_eq!(options.status, StatusCode::OK, "{}", options.body);
    let made = device.create(&options.body["options"]);
    let new = json!({"name": name, "request": options.body["request"], "credential": made});
    console.post("/api/account/passkeys", &new).await
}

/// The first factor, and what it answers.
async fn password(console: &Console) -> Value {
    let first = json!({"email": OLGA, "password": PASSWORD});
    console.post("/api/session", &first).await.body
}

/// What the browser is asked after the first factor, with everything that the answer needs.
async fn passkey_challenge(console: &Console) -> (Value, Value) {
    let challenge = password(console).await["challenge"].clone();
    let options = json!({ "challenge": challenge });
    let options = console.post("/api/session/passkey/options", &options).await;
    assert_eq!(options.status, StatusCode::OK, "{}", options.body);
    (challenge, options.body)
}

fn proof(device: &mut Authenticator, (challenge, options): &(Value, Value)) -> Value {
    let credential = device.get(&options["options"]);
    json!({"challenge": challenge, "request": options["request"], "credential": credential})
}

#[tokio::test]
async fn a_passkey_is_added_with_a_code_and_signs_in_instead_of_one() {
    let platform = TestPlatform::quiet().await;
    let (olga, id) = somebody(&platform, OLGA, "reader").await;
    let mut browser = Console::new(&platform.control);
    let before = password(&browser).await;
    assert_eq!(before["hasPasskey"], false);
    let none = json!({"challenge": before["challenge"]});
    let none = browser.post("/api/session/passkey/options", &none).await;
    assert_eq!(
        (none.status, &none.body["code"]),
        (StatusCode::UNAUTHORIZED, &json!("wrong_passkey"))
    );
    let guessed = olga
        .post("/api/account/passkeys/options", &json!({"code": "000000"}))
        .await
        .refused();
    assert_eq!(guessed, [("code".to_owned(), "wrong_code".to_owned())]);

    let mut device = Authenticator::at(ORIGIN);
    let added = add(&platform, &olga, &mut device, "Laptop").await;
    assert_eq!(added.status, StatusCode::CREATED, "{}", added.body);
    let again = add(&platform, &olga, &mut device, "Laptop again").await.refused();
    assert_eq!(again, [("credential".to_owned(), "wrong_passkey".to_owned())]);
    let nameless = json!({"name": " ", "request": "x", "credential": {}});
    let nameless = olga.post("/api/account/passkeys", &nameless).await.refused();
    assert_eq!(nameless, [("name".to_owned(), "length".to_owned())]);

    assert_eq!(password(&browser).await["hasPasskey"], true);
    let wanted = passkey_challenge(&browser).await;
    let answer = proof(&mut device, &wanted);
    let entered = browser.post("/api/session/passkey", &answer).await;
    assert_eq!(entered.status, StatusCode::OK, "{}", entered.body);
    browser.token = entered.body["accessToken"].as_str().map(str::to_owned);
    assert_eq!(browser.get("/api/me").await.body["id"], json!(id));
    // What was asked is answered once.
    let replayed = Console::new(&platform.control)
        .post("/api/session/passkey", &answer)
        .await;
    assert_eq!(replayed.body["code"], "wrong_passkey");

    let own = browser.get("/api/account/passkeys").await.body;
    assert_eq!((own.as_array().unwrap().len(), &own[0]["name"]), (1, &json!("Laptop")));
    assert!(own[0]["lastUsedAt"].is_string());
    let listed = browser.get("/api/operators").await.body;
    assert_eq!(listed[0]["passkeys"], 1);
    let sessions = browser.get("/api/account/sessions").await.body;
    assert_eq!(sessions.as_array().unwrap().len(), 2);
    let other = sessions
        .as_array()
        .unwrap()
        .iter()
        .find(|one| one["isThis"] == false)
        .unwrap();
    let other = format!("/api/account/sessions/{}", other["id"].as_str().unwrap());
    assert_eq!(browser.delete(&other).await.status, StatusCode::NO_CONTENT);
    assert_eq!(olga.get("/api/me").await.status, StatusCode::UNAUTHORIZED);

    let gone = format!("/api/account/passkeys/{}/remove", own[0]["id"].as_str().unwrap());
    let gone = browser.post(&gone, &json!({"code": later(&platform)})).await;
    assert_eq!(gone.status, StatusCode::NO_CONTENT, "{}", gone.body);
    assert_eq!(password(&browser).await["hasPasskey"], false);
    let (root, _) = somebody(&platform, "root@learnt.test", "administrator").await;
    for action in ["operator.passkey_added", "operator.passkey_removed"] {
        let log = root.get(&format!("/api/audit-log?action={action}")).await.body;
        assert_eq!(log["items"][0]["details"]["passkey"], "Laptop", "{action}");
    }
}

#[tokio::test]
async fn what_is_not_the_operators_passkey_at_this_page_lets_nobody_in() {
    let platform = TestPlatform::quiet().await;
    let (olga, _) = somebody(&platform, OLGA, "support").await;
    let mut device = Authenticator::at(ORIGIN);
    let added = add(&platform, &olga, &mut device, "Laptop").await;
    assert_eq!(added.status, StatusCode::CREATED, "{}", added.body);
    // Somebody else's authenticator is nobody's here.
    let (other, _) = somebody(&platform, "other@learnt.test", "administrator").await;
    let mut theirs = Authenticator::at(ORIGIN);
    let added = add(&platform, &other, &mut theirs, "Phone").await;
    assert_eq!(added.status, StatusCode::CREATED, "{}", added.body);

    let taken = add(&platform, &other, &mut device, "Olga's").await;
    assert_eq!(
        (taken.status, &taken.body["code"]),
        (StatusCode::CONFLICT, &json!("passkey_known"))
    );

    let browser = Console::new(&platform.control);
    let refused = async |answer: Value| {
        let answer = browser.post("/api/session/passkey", &answer).await;
        (answer.status, answer.body["code"].clone())
    };
    let wrong = (StatusCode::UNAUTHORIZED, json!("wrong_passkey"));
    assert_eq!(
        refused(proof(&mut theirs, &passkey_challenge(&browser).await)).await,
        wrong
    );
    // A page that only looks like ours.
    device.origin = "http://console.localhost.example.org".to_owned();
    assert_eq!(
        refused(proof(&mut device, &passkey_challenge(&browser).await)).await,
        wrong
    );
    device.origin = ORIGIN.to_owned();
    // A copy, which counts from where it was made.
    let good = proof(&mut device, &passkey_challenge(&browser).await);
    assert_eq!(browser.post("/api/session/passkey", &good).await.status, StatusCode::OK);
    device.counter -= 1;
    assert_eq!(
        refused(proof(&mut device, &passkey_challenge(&browser).await)).await,
        wrong
    );

    // Whoever is entered anew begins without the passkeys of before.
    let address = EmailAddress::parse(OLGA).unwrap();
    operators::admit(&platform.control, address, "Olga", Some(PASSWORD.to_owned()))
        .await
        .unwrap();
    assert_eq!(password(&browser).await["hasPasskey"], false);
}
