//! Who has to have a second factor: whatever the way in, whoever holds a role that needs one makes one first.
use learnt_compose::client::Client;
use learnt_compose::testing::{PASSWORD, TestStack, TestTenant};
use serde_json::{Value, json};

use super::{App, add_and_join, codes, login, me, require, second, set_up};

/// Sets up what has to be set up at sign-in.
async fn enrol(client: &Client, step: &Value) -> (App, Value) {
    assert_eq!(
        (&step["secondFactor"]["mustEnrol"], &step["accessToken"]),
        (&json!(true), &json!(null)),
        "{step}"
    );
    assert_eq!(client.cookie(), None);
    let challenge = json!({"challenge": step["secondFactor"]["challenge"]});
    let setup = client
        .post("/api/auth/second-factor/enrol", challenge)
        .await
        .unwrap()
        .ok()
        .unwrap();
    let app = App::new(&setup.value());
    let confirm = |code: String| json!({"challenge": step["secondFactor"]["challenge"], "code": code});
    let wrong = client
        .post("/api/auth/second-factor/enrol/confirm", confirm("12345x".into()))
        .await
        .unwrap();
    assert_eq!((wrong.status.as_u16(), wrong.code().as_str()), (401, "wrong_code"));
    let entered = client
        .post("/api/auth/second-factor/enrol/confirm", confirm(app.code(-1)))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    client.set_token(entered["accessToken"].as_str().map(str::to_owned));
    (app, entered)
}

#[tokio::test]
async fn a_role_that_needs_a_factor_makes_its_people_set_one_up_before_they_are_in() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    add_and_join(&acme, &admin, "lena", &[]).await;
    require(&acme, &["admin"]).await;
    let lena = login(&acme.client(), &format!("lena@{}.test", acme.id)).await;
    assert!(lena["accessToken"].is_string(), "a learner is not asked");

    let browser = acme.client();
    let step = login(&browser, &acme.admin_email).await;
    let refused = second(&browser, &step, json!({"code": "123456"})).await;
    assert_eq!(refused.code(), "challenge_expired", "there is nothing to be asked yet");
    let (app, entered) = enrol(&browser, &step).await;
    assert_eq!(codes(&entered).len(), 10);
    assert_eq!(browser.get("/api/me").await.unwrap().status, 200);
    let security = browser.get("/api/me/security").await.unwrap().value();
    assert_eq!(security["secondFactorRequired"], true);
    let removed = browser
        .post("/api/me/totp/remove", json!({"password": PASSWORD}))
        .await
        .unwrap();
    assert_eq!(
        (removed.status.as_u16(), removed.code().as_str()),
        (409, "factor_required")
    );
    let step = login(&acme.client(), &acme.admin_email).await;
    assert_eq!(step["secondFactor"]["mustEnrol"], false);
    assert_eq!(
        second(&acme.client(), &step, json!({"code": app.code(0)})).await.status,
        200
    );
}

#[tokio::test]
async fn of_two_who_know_the_password_only_the_first_sets_up_the_factor() {
    let acme = TestStack::shared().await.tenant("acme").await;
    require(&acme, &["admin"]).await;
    let (owner, thief) = (acme.client(), acme.client());
    let (step, stolen) = (
        login(&owner, &acme.admin_email).await,
        login(&thief, &acme.admin_email).await,
    );
    enrol(&owner, &step).await;
    let challenge = json!({"challenge": stolen["secondFactor"]["challenge"]});
    let late = thief.post("/api/auth/second-factor/enrol", challenge).await.unwrap();
    assert_eq!((late.status.as_u16(), late.code().as_str()), (409, "totp_on"));
    let confirm = json!({"challenge": stolen["secondFactor"]["challenge"], "code": "123456"});
    assert_eq!(
        thief
            .post("/api/auth/second-factor/enrol/confirm", confirm)
            .await
            .unwrap()
            .status,
        401
    );
}

#[tokio::test]
async fn an_invitation_is_no_way_around_it() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    require(&acme, &["learner"]).await;
    let email = format!("lena@{}.test", acme.id);
    let body = json!({"profile": {"firstName": "Lena", "lastName": "B", "email": email}, "roles": [], "invite": true});
    admin.post("/api/people", body).await.unwrap().ok().unwrap();
    let code = learnt_compose::mails::code_for(acme.stack().mail_dir(), &email, learnt_compose::testing::PATIENCE)
        .await
        .unwrap();
    let browser = acme.client();
    let accepted = browser
        .post(
            "/api/auth/invitation/accept",
            json!({"code": code, "password": PASSWORD}),
        )
        .await
        .unwrap()
        .ok()
        .unwrap();
    enrol(&browser, &accepted.value()).await;
    assert_eq!(browser.get("/api/me").await.unwrap().status, 200);
}

async fn hand_over(from: &Client, to: &TestTenant) -> (Client, Value) {
    let moved = from
        .post("/api/auth/handover", json!({"teamId": to.id}))
        .await
        .unwrap()
        .ok()
        .unwrap();
    let url = moved.value()["url"].as_str().unwrap().to_owned();
    let there = to.client();
    let code = json!({"code": url.split_once("code=").unwrap().1});
    let arrived = there
        .post("/api/auth/handover/redeem", code)
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    (there, arrived)
}

#[tokio::test]
async fn coming_over_from_another_tenant_brings_the_factor_or_is_asked_for_it() {
    let stack = TestStack::shared().await;
    let (acme, munro) = (stack.tenant("acme").await, stack.tenant("munro").await);
    let body =
        json!({"profile": {"firstName": "Ada", "lastName": "Admin", "email": acme.admin_email}, "roles": ["learner"]});
    munro
        .admin()
        .await
        .post("/api/people", body)
        .await
        .unwrap()
        .ok()
        .unwrap();
    require(&munro, &["learner"]).await;

    let ada = acme.admin().await;
    let (there, arrived) = hand_over(&ada, &munro).await;
    let (app, _) = enrol(&there, &arrived).await;
    assert_eq!(there.get("/api/me").await.unwrap().value()["role"], json!(["learner"]));

    let (there, arrived) = hand_over(&ada, &munro).await;
    assert_eq!(
        arrived["secondFactor"]["methods"],
        json!(["totp", "recovery"]),
        "the older session never gave it"
    );
    assert_eq!(second(&there, &arrived, json!({"code": app.code(0)})).await.status, 200);

    let browser = acme.client();
    let step = login(&browser, &acme.admin_email).await;
    let entered = second(&browser, &step, json!({"code": app.code(1)}))
        .await
        .ok()
        .unwrap()
        .value();
    browser.set_token(entered["accessToken"].as_str().map(str::to_owned));
    let (_, arrived) = hand_over(&browser, &munro).await;
    assert!(
        arrived["accessToken"].is_string(),
        "a session that gave it brings it along: {arrived}"
    );
}

#[tokio::test]
async fn whoever_rises_to_a_role_that_needs_a_factor_signs_in_again() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let lena = add_and_join(&acme, &admin, "lena", &[]).await;
    set_up(&admin).await;
    require(&acme, &["manager"]).await;
    let path = format!("/api/people/{}", me(&lena).await);
    let page = admin.get(&path).await.unwrap().value();
    let roles = json!({"revision": page["revision"], "roles": ["learner", "manager"]});
    admin.put(&format!("{path}/roles"), roles).await.unwrap().ok().unwrap();
    let refreshed = lena.post("/api/auth/refresh", json!({})).await.unwrap();
    assert_eq!(refreshed.status, 401);
    let browser = acme.client();
    let step = login(&browser, &format!("lena@{}.test", acme.id)).await;
    enrol(&browser, &step).await;
}
