//! A passkey as the first factor of somebody whose role needs one: made before they are in, and in no other way.
use learnt_compose::client::{Client, Reply};
use learnt_compose::testing::{TestStack, TestTenant};
use serde_json::{Value, json};

use super::authenticator::Authenticator;
use super::{App, codes, login, require, second};

fn device(tenant: &TestTenant) -> Authenticator {
    Authenticator::at(&format!("http://{}:{}", tenant.host, tenant.stack().port()))
}

fn challenge(step: &Value) -> Value {
    json!({"challenge": step["secondFactor"]["challenge"]})
}

async fn begin(client: &Client, step: &Value) -> Reply {
    client
        .post("/api/auth/second-factor/enrol/passkey", challenge(step))
        .await
        .unwrap()
}

async fn options(client: &Client, step: &Value) -> Value {
    begin(client, step).await.ok().unwrap().value()["options"].clone()
}

async fn save_passkey(client: &Client, step: &Value, passkey: Value) -> Reply {
    let mut body = challenge(step);
    (body["name"], body["passkey"]) = (json!("Laptop"), passkey);
    client
        .post("/api/auth/second-factor/enrol/passkey/confirm", body)
        .await
        .unwrap()
}

fn refused(reply: &Reply, status: u16, code: &str) {
    assert_eq!(
        (reply.status.as_u16(), reply.code().as_str()),
        (status, code),
        "{}",
        reply.text()
    );
}

#[tokio::test]
async fn who_has_to_have_a_factor_makes_a_passkey_and_is_in() {
    let acme = TestStack::shared().await.tenant("acme").await;
    require(&acme, &["admin"]).await;
    let (browser, mut device) = (acme.client(), device(&acme));
    let step = login(&browser, &acme.admin_email).await;
    assert_eq!(step["secondFactor"]["mustEnrol"], true);
    refused(
        &save_passkey(&browser, &step, json!({"id": "x"})).await,
        401,
        "wrong_code",
    );
    let passkey_options = options(&browser, &step).await;
    assert_eq!(
        (
            &passkey_options["rp"]["id"],
            &passkey_options["authenticatorSelection"]["userVerification"]
        ),
        (&json!(acme.host), &json!("required"))
    );
    let made = device.create(&passkey_options);
    let mut nameless = challenge(&step);
    (nameless["name"], nameless["passkey"]) = (json!(" "), made.clone());
    let path = "/api/auth/second-factor/enrol/passkey/confirm";
    assert_eq!(browser.post(path, nameless).await.unwrap().status, 422);
    let entered = save_passkey(&browser, &step, made.clone()).await.ok().unwrap().value();
    assert_eq!(codes(&entered).len(), 10, "the first factor brings recovery codes");
    browser.set_token(entered["accessToken"].as_str().map(str::to_owned));
    let security = browser.get("/api/me/security").await.unwrap().value();
    assert_eq!(
        (&security["passkeys"][0]["name"], &security["recoveryCodesLeft"]),
        (&json!("Laptop"), &json!(10))
    );
    let sessions = browser.get("/api/me/sessions").await.unwrap().value();
    assert_eq!(sessions[0]["factor"], "passkey");
    refused(&save_passkey(&browser, &step, made).await, 401, "challenge_expired");

    let next = acme.client();
    let step = login(&next, &acme.admin_email).await;
    assert_eq!(step["secondFactor"]["methods"], json!(["passkey", "recovery"]));
    let passkey_options = next
        .post("/api/auth/second-factor/passkey", challenge(&step))
        .await
        .unwrap()
        .ok()
        .unwrap();
    let given = device.get(&passkey_options.value()["options"]);
    assert_eq!(second(&next, &step, json!({"passkey": given})).await.status, 200);
}

#[tokio::test]
async fn of_two_who_know_the_password_only_the_first_makes_the_passkey() {
    let acme = TestStack::shared().await.tenant("acme").await;
    require(&acme, &["admin"]).await;
    let (owner, thief, late) = (acme.client(), acme.client(), acme.client());
    let step = login(&owner, &acme.admin_email).await;
    let stolen = login(&thief, &acme.admin_email).await;
    let with_app = login(&late, &acme.admin_email).await;
    let stolen_options = options(&thief, &stolen).await;
    let setup = late
        .post("/api/auth/second-factor/enrol", challenge(&with_app))
        .await
        .unwrap()
        .ok()
        .unwrap();

    let made = device(&acme).create(&options(&owner, &step).await);
    save_passkey(&owner, &step, made).await.ok().unwrap();
    let copy = device(&acme).create(&stolen_options);
    refused(&save_passkey(&thief, &stolen, copy).await, 401, "challenge_expired");
    refused(&begin(&thief, &stolen).await, 401, "challenge_expired");
    let mut code = challenge(&with_app);
    code["code"] = json!(App::new(&setup.value()).code(0));
    let app = late.post("/api/auth/second-factor/enrol/confirm", code).await.unwrap();
    refused(&app, 401, "wrong_code");
}

#[tokio::test]
async fn a_first_passkey_is_made_for_what_was_asked_here_and_for_nothing_else() {
    let stack = TestStack::shared().await;
    let (acme, munro) = (stack.tenant("acme").await, stack.tenant("munro").await);
    let browser = acme.client();
    let nothing = json!({"secondFactor": {"challenge": "made-up"}});
    refused(&begin(&browser, &nothing).await, 401, "challenge_expired");
    refused(
        &save_passkey(&browser, &nothing, json!({})).await,
        401,
        "challenge_expired",
    );

    require(&acme, &["admin"]).await;
    let step = login(&browser, &acme.admin_email).await;
    refused(&begin(&munro.client(), &step).await, 401, "challenge_expired");
    let passkey_options = options(&browser, &step).await;
    let mut elsewhere = Authenticator::at("http://evil.test");
    refused(
        &save_passkey(&browser, &step, elsewhere.create(&passkey_options)).await,
        401,
        "wrong_code",
    );
    let mut other_party = device(&acme);
    other_party.rp_id = "learnt.localhost".to_owned();
    refused(
        &save_passkey(&browser, &step, other_party.create(&passkey_options)).await,
        401,
        "wrong_code",
    );
    let other = login(&browser, &acme.admin_email).await;
    let others = device(&acme).create(&options(&browser, &other).await);
    refused(&save_passkey(&browser, &step, others).await, 401, "wrong_code");
    // Whoever has a factor is asked for that; their step is none to make another one in.
    let made = device(&acme).create(&options(&browser, &step).await);
    save_passkey(&browser, &step, made).await.ok().unwrap();
    let step = login(&acme.client(), &acme.admin_email).await;
    refused(&begin(&browser, &step).await, 401, "challenge_expired");
}
