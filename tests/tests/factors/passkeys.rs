//! Passkeys: made and given with a software authenticator, and every way in which one is not taken.
use learnt_compose::client::{Client, Reply};
use learnt_compose::testing::{PASSWORD, TestStack, TestTenant};
use serde_json::{Value, json};

use super::authenticator::Authenticator;
use super::{add_and_join, in_control, login, second};

fn origin(tenant: &TestTenant) -> String {
    format!("http://{}:{}", tenant.host, tenant.stack().port())
}

async fn begin(client: &Client) -> Value {
    client
        .post("/api/me/passkeys", json!({"password": PASSWORD}))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value()
}

async fn save_passkey(client: &Client, begun: &Value, credential: Value) -> Reply {
    let body = json!({"challenge": begun["challenge"], "name": "Laptop", "credential": credential});
    client.post("/api/me/passkeys/confirm", body).await.unwrap()
}

/// A passkey of whoever is signed in.
async fn register(tenant: &TestTenant, client: &Client) -> Authenticator {
    let mut device = Authenticator::at(&origin(tenant));
    let begun = begin(client).await;
    let made = device.create(&begun["options"]);
    save_passkey(client, &begun, made).await.ok().unwrap();
    device
}

/// What an authenticator is asked in a second step.
async fn ask(client: &Client, step: &Value) -> Value {
    let reply = client
        .post(
            "/api/auth/second-factor/passkey",
            json!({"challenge": step["secondFactor"]["challenge"]}),
        )
        .await
        .unwrap()
        .ok()
        .unwrap();
    reply.value()["options"].clone()
}

#[tokio::test]
async fn a_passkey_is_made_named_given_and_removed() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let mut device = Authenticator::at(&origin(&acme));
    let begun = begin(&admin).await;
    assert_eq!(begun["options"]["rp"], json!({"id": acme.host, "name": "acme"}));
    assert_eq!(
        begun["options"]["authenticatorSelection"]["userVerification"],
        "required"
    );
    let made = device.create(&begun["options"]);
    let saved = save_passkey(&admin, &begun, made.clone()).await.ok().unwrap().value();
    assert_eq!(super::codes(&saved).len(), 10, "the first factor brings recovery codes");
    assert_eq!(
        save_passkey(&admin, &begun, made).await.status,
        422,
        "a challenge works once"
    );
    let again = begin(&admin).await;
    assert_eq!(again["options"]["excludeCredentials"][0]["id"], saved["passkey"]["id"]);
    let same = device.create(&again["options"]);
    assert_eq!(
        save_passkey(&admin, &again, same).await.status.as_u16() / 100,
        4,
        "the same device twice"
    );

    let browser = acme.client();
    let step = login(&browser, &acme.admin_email).await;
    assert_eq!(step["secondFactor"]["methods"], json!(["passkey", "recovery"]));
    let options = ask(&browser, &step).await;
    assert_eq!(options["rpId"], acme.host.as_str());
    let entered = second(&browser, &step, json!({"passkey": device.get(&options)})).await;
    browser.set_token(entered.ok().unwrap().value()["accessToken"].as_str().map(str::to_owned));
    let sessions = browser.get("/api/me/sessions").await.unwrap().value();
    assert_eq!(sessions[0]["factor"], "passkey");

    let path = format!("/api/me/passkeys/{}", saved["passkey"]["id"].as_str().unwrap());
    assert_eq!(admin.patch(&path, json!({"name": " "})).await.unwrap().status, 422);
    assert_eq!(
        admin
            .patch(&path, json!({"name": "Ada's laptop"}))
            .await
            .unwrap()
            .status,
        204
    );
    let shown = admin.get("/api/me/security").await.unwrap().value()["passkeys"][0].clone();
    assert_eq!(
        (&shown["name"], shown["lastUsedAt"].is_string()),
        (&json!("Ada's laptop"), true)
    );
    let remove = async |proof: Value| admin.post(&format!("{path}/remove"), proof).await.unwrap();
    // The passkey itself proves who removes it: once, in the session that asked for it, for what was asked.
    let reply = async |browser: &Client| {
        let reply = browser.post("/api/me/passkeys/prove", json!({})).await.unwrap();
        reply.ok().unwrap().value()
    };
    let elsewhere = reply(&browser).await;
    let stolen = json!({"challenge": elsewhere["challenge"], "passkey": device.get(&elsewhere["options"])});
    assert_eq!(remove(stolen).await.code(), "prove_yourself", "of another session");
    let mine = reply(&admin).await;
    let bare = json!({"challenge": mine["challenge"]});
    assert_eq!(remove(bare).await.code(), "prove_yourself", "nothing was given");
    let mine = reply(&admin).await;
    let proof = json!({"challenge": mine["challenge"], "passkey": device.get(&mine["options"])});
    assert_eq!(remove(proof.clone()).await.status, 204);
    assert_eq!(remove(proof).await.code(), "prove_yourself", "once");
    assert_eq!(remove(json!({"password": PASSWORD})).await.status, 404);
    assert!(login(&acme.client(), &acme.admin_email).await["accessToken"].is_string());
}

#[tokio::test]
async fn a_passkey_is_not_made_for_another_page_or_another_party() {
    let stack = TestStack::shared().await;
    let acme = stack.tenant("acme").await;
    let admin = acme.admin().await;
    for wrong in [
        "http://evil.test",
        "https://acme.learnt.localhost",
        &origin(&acme).replace("http://", "http://x."),
    ] {
        let mut device = Authenticator::at(wrong);
        let begun = begin(&admin).await;
        let made = device.create(&begun["options"]);
        assert_eq!(
            save_passkey(&admin, &begun, made).await.status,
            422,
            "from a page at {wrong}"
        );
    }
    let mut device = Authenticator::at(&origin(&acme));
    device.rp_id = "learnt.localhost".to_owned();
    let begun = begin(&admin).await;
    let made = device.create(&begun["options"]);
    assert_eq!(
        save_passkey(&admin, &begun, made).await.status,
        422,
        "for another relying party"
    );
    // Somebody else's challenge.
    let lena = add_and_join(&acme, &admin, "lena", &[]).await;
    let mut device = Authenticator::at(&origin(&acme));
    let begun = begin(&admin).await;
    let made = device.create(&begun["options"]);
    assert_eq!(save_passkey(&lena, &begun, made).await.status, 422, "of somebody else");
    assert!(
        admin.get("/api/me/security").await.unwrap().value()["passkeys"]
            .as_array()
            .unwrap()
            .is_empty()
    );
}

#[tokio::test]
async fn a_passkey_is_not_taken_from_elsewhere_or_from_somebody_else() {
    let stack = TestStack::shared().await;
    let acme = stack.tenant("acme").await;
    let admin = acme.admin().await;
    let lena = add_and_join(&acme, &admin, "lena", &[]).await;
    let mut device = register(&acme, &admin).await;
    let mut others = register(&acme, &lena).await;
    let browser = acme.client();
    let refused = async |step: &Value, passkey: Value, why: &str| {
        let reply = second(&browser, step, json!({"passkey": passkey})).await;
        assert_eq!(
            (reply.status.as_u16(), reply.code().as_str()),
            (401, "wrong_code"),
            "{why}: {}",
            reply.text()
        );
    };

    let step = login(&browser, &acme.admin_email).await;
    let early = device.get(&json!({"challenge": "AAAA"}));
    refused(&step, early, "before anything was asked").await;
    let options = ask(&browser, &step).await;
    for wrong in [
        "http://evil.test",
        "https://evil.test",
        &origin(&acme).replace("http:", "https:"),
    ] {
        device.origin = wrong.to_owned();
        refused(&step, device.get(&options), wrong).await;
    }
    device.origin = origin(&acme);
    device.rp_id = "learnt.localhost".to_owned();
    refused(&step, device.get(&options), "another relying party").await;
    device.rp_id.clone_from(&acme.host);
    refused(&step, others.get(&options), "somebody else's").await;
    refused(&step, json!({"id": "x"}), "nothing of the kind").await;
    let other_step = login(&browser, &acme.admin_email).await;
    let other_options = ask(&browser, &other_step).await;
    refused(&step, device.get(&other_options), "the answer to another challenge").await;

    let right = device.get(&options);
    let entered = second(&browser, &step, json!({"passkey": right})).await;
    assert_eq!(entered.status, 200, "{}", entered.text());
}

#[tokio::test]
async fn an_answer_works_once_and_a_copy_of_the_device_not_at_all() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let mut device = register(&acme, &acme.admin().await).await;
    let browser = acme.client();
    let (step, other_step) = (
        login(&browser, &acme.admin_email).await,
        login(&browser, &acme.admin_email).await,
    );
    let (options, other_options) = (ask(&browser, &step).await, ask(&browser, &other_step).await);
    let refused = async |passkey: Value, why: &str| {
        let reply = second(&browser, &other_step, json!({"passkey": passkey})).await;
        assert_eq!(
            (reply.status.as_u16(), reply.code().as_str()),
            (401, "wrong_code"),
            "{why}: {}",
            reply.text()
        );
    };
    let right = device.get(&options);
    assert_eq!(
        second(&browser, &step, json!({"passkey": right.clone()})).await.status,
        200
    );
    let replayed = second(&browser, &step, json!({"passkey": right.clone()})).await;
    assert_eq!(replayed.code(), "challenge_expired", "a challenge works once");
    refused(right, "an answer works once").await;
    // A copy of the device that did not see the last sign-in.
    device.counter -= 1;
    refused(device.get(&other_options), "a counter that stands still").await;
    let next = second(&browser, &other_step, json!({"passkey": device.get(&other_options)})).await;
    assert_eq!(next.status, 200, "{}", next.text());
}

#[tokio::test]
async fn two_answers_with_one_counter_let_one_in() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let mut device = register(&acme, &acme.admin().await).await;
    let (one, two) = (acme.client(), acme.client());
    let (step, other) = (
        login(&one, &acme.admin_email).await,
        login(&two, &acme.admin_email).await,
    );
    let (options, other_options) = (ask(&one, &step).await, ask(&two, &other).await);
    let first = device.get(&options);
    device.counter -= 1;
    let copy = device.get(&other_options);
    let (a, b) = tokio::join!(
        second(&one, &step, json!({"passkey": first})),
        second(&two, &other, json!({"passkey": copy})),
    );
    let entered = [&a, &b].iter().filter(|reply| reply.status.is_success()).count();
    assert_eq!(entered, 1, "{} {}", a.text(), b.text());
}

#[tokio::test]
async fn a_passkey_is_offered_where_it_works() {
    let stack = TestStack::shared().await;
    let (acme, munro) = (stack.tenant("acme").await, stack.tenant("munro").await);
    let admin = acme.admin().await;
    let munros = munro.admin().await;
    let body =
        json!({"profile": {"firstName": "Ada", "lastName": "Admin", "email": acme.admin_email}, "roles": ["learner"]});
    munros.post("/api/people", body).await.unwrap().ok().unwrap();
    let mut device = register(&acme, &admin).await;
    let there = munro.client();
    let step = login(&there, &acme.admin_email).await;
    assert_eq!(
        step["secondFactor"]["methods"],
        json!(["recovery"]),
        "asked for, but not for what cannot be given"
    );
    assert_eq!(step["secondFactor"]["elsewhere"], json!([acme.host]));
    let reply = there
        .post(
            "/api/auth/second-factor/passkey",
            json!({"challenge": step["secondFactor"]["challenge"]}),
        )
        .await
        .unwrap();
    assert_eq!(reply.code(), "no_passkeys_here");
    // At a host below the one it was made for it works.
    let parent = acme.host.split_once('.').unwrap().1;
    let moved = format!(
        "update identity.passkeys set rp_id = '{parent}' where rp_id = '{}'",
        acme.host
    );
    in_control(&acme, &moved).await;
    let step = login(&there, &acme.admin_email).await;
    assert_eq!(step["secondFactor"]["methods"], json!(["passkey", "recovery"]));
    let options = ask(&there, &step).await;
    assert_eq!(options["rpId"], parent);
    (device.rp_id, device.origin) = (parent.to_owned(), origin(&munro));
    assert_eq!(
        second(&there, &step, json!({"passkey": device.get(&options)}))
            .await
            .status,
        200
    );
}

#[tokio::test]
async fn nobody_has_more_than_twenty() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    register(&acme, &admin).await;
    in_control(
        &acme,
        &format!(
            "insert into identity.passkeys (id, user_id, rp_id, name, passkey, created_at) \
             select decode(md5(n::text || '{}'), 'hex'), user_id, rp_id, name, passkey, now() \
             from identity.passkeys, generate_series(1, 19) n where rp_id = '{}'",
            acme.host, acme.host
        ),
    )
    .await;
    let refused = admin
        .post("/api/me/passkeys", json!({"password": PASSWORD}))
        .await
        .unwrap();
    assert_eq!(
        (refused.status.as_u16(), refused.code().as_str()),
        (409, "too_many_passkeys")
    );
}
