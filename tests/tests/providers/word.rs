//! How far a provider's word goes: it opens one organisation, and changes nothing that opens the person's others.
use learnt_compose::client::{Client, Reply};
use learnt_compose::testing::{PASSWORD, TestStack, TestTenant};
use serde_json::{Value, json};

use super::house::{House, sign_in};
use super::{configure, control_write, uid};

const OTHER: &str = "purple-tractor-melody";

async fn try_password(tenant: &TestTenant, email: &str, password: &str) -> u16 {
    let form = json!({"username": email, "password": password});
    tenant
        .client()
        .post("/api/auth/login", form)
        .await
        .unwrap()
        .status
        .as_u16()
}

async fn add(tenant: &TestTenant, email: &str) {
    let profile = json!({"firstName": "Vera", "lastName": "Brandt", "email": email});
    let body = json!({"profile": profile, "roles": ["learner"], "invite": true});
    tenant
        .admin()
        .await
        .post("/api/people", body)
        .await
        .unwrap()
        .ok()
        .unwrap();
}

async fn acme_with(house: &House) -> (TestTenant, Value) {
    let acme = TestStack::shared().await.tenant("acme").await;
    let configured = configure(&acme.admin().await, vec![house.provider()]).await;
    (acme, configured["providers"][1].clone())
}

/// What somebody would do who was let in for a moment.
async fn attempts(browser: &Client) -> Vec<(&'static str, Reply)> {
    let mut all = Vec::new();
    for (path, body) in [
        ("/api/me/password", json!({"newPassword": OTHER})),
        ("/api/me/email", json!({"email": "mine@evil.test"})),
        ("/api/me/totp", json!({})),
        ("/api/me/passkeys", json!({})),
        ("/api/me/totp/remove", json!({})),
        ("/api/me/recovery-codes", json!({})),
    ] {
        all.push((path, browser.post(path, body).await.unwrap()));
    }
    all
}

#[tokio::test]
async fn whoever_runs_a_provider_takes_nobodys_account_in_other_organisations() {
    let house = House::open().await;
    let (acme, provider) = acme_with(&house).await;
    let munro = TestStack::shared().await.tenant("munro").await;
    let email = format!("vera@{}.test", munro.id);
    add(&munro, &email).await;
    munro.join(&email).await.unwrap();
    add(&acme, &email).await;
    // Vera links herself once, with her password.
    house.says(json!({"sub": "vera", "email": email, "email_verified": true}));
    let told = sign_in(&acme.client(), &provider, &house).await;
    assert_eq!(told.code(), "account_exists");
    let link = told.value()["errors"][1]["message"].clone();
    let form = json!({"username": email, "password": PASSWORD, "link": link});
    let linked = acme.client().post("/api/auth/login", form).await.unwrap();
    assert_eq!(linked.value()["linked"], "oidc", "{}", linked.text());

    // From then on whoever runs the provider can be Vera at acme, at any time; and no more than that.
    let browser = acme.client();
    assert_eq!(sign_in(&browser, &provider, &house).await.status, 200);
    for (path, reply) in attempts(&browser).await {
        let said = (reply.status.as_u16(), reply.code());
        assert_eq!(said, (403, "prove_yourself".to_owned()), "{path} {}", reply.text());
    }
    assert_eq!(try_password(&munro, &email, PASSWORD).await, 200);

    // Vera herself has her password.
    let own = json!({"password": PASSWORD, "newPassword": OTHER});
    assert_eq!(browser.post("/api/me/password", own).await.unwrap().status, 204);
    assert_eq!(try_password(&munro, &email, OTHER).await, 200);
}

#[tokio::test]
async fn without_a_password_the_word_is_not_enough_for_somebody_who_is_elsewhere_too() {
    let house = House::open().await;
    let (acme, provider) = acme_with(&house).await;
    let munro = TestStack::shared().await.tenant("munro").await;
    let email = format!("vera@{}.test", acme.id);
    house.says(json!({"sub": "vera", "email": email, "email_verified": true}));
    let browser = acme.client();
    assert_eq!(sign_in(&browser, &provider, &house).await.status, 200);
    add(&munro, &email).await;
    for (path, reply) in attempts(&browser).await {
        assert_eq!(reply.code(), "prove_yourself", "{path} {}", reply.text());
    }
}

#[tokio::test]
async fn a_password_chosen_on_a_providers_word_counts_where_the_provider_does() {
    let house = House::open().await;
    let (acme, provider) = acme_with(&house).await;
    let munro = TestStack::shared().await.tenant("munro").await;
    let email = format!("vera@{}.test", acme.id);
    house.says(json!({"sub": "vera", "email": email, "email_verified": true}));
    let browser = acme.client();
    assert_eq!(sign_in(&browser, &provider, &house).await.status, 200);
    let id = uid(&browser).await;
    let proved = "update identity.emails set verified_at = now() where user_id =";
    control_write(&acme, format!("{proved} '{id}'")).await;
    let chosen = browser
        .post("/api/me/password", json!({"newPassword": OTHER}))
        .await
        .unwrap();
    assert_eq!(chosen.status, 204, "{}", chosen.text());
    assert_eq!(try_password(&acme, &email, OTHER).await, 200);

    add(&munro, &email).await;
    assert_eq!(try_password(&munro, &email, OTHER).await, 401);
    let at_acme = acme.client();
    assert!(at_acme.sign_in(&email, OTHER).await.unwrap());
    let moved = at_acme
        .post("/api/auth/handover", json!({"teamId": munro.id}))
        .await
        .unwrap();
    assert_eq!(moved.status, 404, "{}", moved.text());
    // What she chooses by mail counts for her everywhere.
    let vera = munro.join(&email).await.unwrap();
    assert_eq!(uid(&vera).await, id);
    assert_eq!(try_password(&acme, &email, OTHER).await, 401);
    assert_eq!(try_password(&acme, &email, PASSWORD).await, 200);
}
