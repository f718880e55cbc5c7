//! How far a provider's word goes: it opens one organisation, and changes nothing that opens the person's others.
use learnt_compose::client::{Client, Reply};
use learnt_compose::mails::code_for;
use learnt_compose::testing::{PASSWORD, PATIENCE, TestStack, TestTenant};
use serde_json::{Value, json};

use super::identity_provider::{IdentityProvider, sign_in};
use super::{configure, control, control_write, prove_address, uid};

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

async fn acme_with(identity_provider: &IdentityProvider) -> (TestTenant, Value) {
    let acme = TestStack::shared().await.tenant("acme").await;
    let configured = configure(&acme.admin().await, vec![identity_provider.provider()]).await;
    (acme, configured["providers"][1].clone())
}

/// Asks everybody for a second factor.
async fn ask_for_factors(tenant: &TestTenant) {
    let settings = json!({"settings": {"requireSecondFactorFor": ["learner"]}});
    let admin = tenant.admin().await;
    admin
        .patch("/api/settings/sign-in", settings)
        .await
        .unwrap()
        .ok()
        .unwrap();
}

/// Somebody is told to come with their password, and is not in.
fn assert_password_required(browser: &Client, reply: &Reply) {
    let refusal = (reply.status.as_u16(), reply.code());
    assert_eq!(refusal, (403, "password_first".to_owned()), "{}", reply.text());
    assert!(browser.cookie().is_none());
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
    let identity_provider = IdentityProvider::open().await;
    let (acme, provider) = acme_with(&identity_provider).await;
    let munro = TestStack::shared().await.tenant("munro").await;
    let email = format!("vera@{}.test", munro.id);
    add(&munro, &email).await;
    munro.join(&email).await.unwrap();
    add(&acme, &email).await;
    // Vera links herself once, with her password.
    identity_provider.sets_claims(json!({"sub": "vera", "email": email, "email_verified": true}));
    let outcome = sign_in(&acme.client(), &provider, &identity_provider).await;
    assert_eq!(outcome.code(), "account_exists");
    let link = outcome.value()["errors"][1]["message"].clone();
    let form = json!({"username": email, "password": PASSWORD, "link": link});
    let linked = acme.client().post("/api/auth/login", form).await.unwrap();
    assert_eq!(linked.value()["linked"], "oidc", "{}", linked.text());

    // From then on whoever runs the provider can be Vera at acme, at any time; and no more than that.
    let browser = acme.client();
    assert_eq!(sign_in(&browser, &provider, &identity_provider).await.status, 200);
    for (path, reply) in attempts(&browser).await {
        let refusal = (reply.status.as_u16(), reply.code());
        assert_eq!(refusal, (403, "prove_yourself".to_owned()), "{path} {}", reply.text());
    }
    assert_eq!(try_password(&munro, &email, PASSWORD).await, 200);

    // Vera herself has her password.
    let own = json!({"password": PASSWORD, "newPassword": OTHER});
    assert_eq!(browser.post("/api/me/password", own).await.unwrap().status, 204);
    assert_eq!(try_password(&munro, &email, OTHER).await, 200);
}

#[tokio::test]
async fn without_a_password_the_word_is_not_enough_for_somebody_who_is_elsewhere_too() {
    let identity_provider = IdentityProvider::open().await;
    let (acme, provider) = acme_with(&identity_provider).await;
    let munro = TestStack::shared().await.tenant("munro").await;
    let email = format!("vera@{}.test", acme.id);
    identity_provider.sets_claims(json!({"sub": "vera", "email": email, "email_verified": true}));
    let browser = acme.client();
    assert_eq!(sign_in(&browser, &provider, &identity_provider).await.status, 200);
    prove_address(&acme, &uid(&browser).await, &email).await;
    add(&munro, &email).await;
    for (path, reply) in attempts(&browser).await {
        assert_eq!(reply.code(), "prove_yourself", "{path} {}", reply.text());
    }
}

#[tokio::test]
async fn a_password_chosen_on_a_providers_word_counts_where_the_provider_does() {
    let identity_provider = IdentityProvider::open().await;
    let (acme, provider) = acme_with(&identity_provider).await;
    let munro = TestStack::shared().await.tenant("munro").await;
    let email = format!("vera@{}.test", acme.id);
    identity_provider.sets_claims(json!({"sub": "vera", "email": email, "email_verified": true}));
    let browser = acme.client();
    assert_eq!(sign_in(&browser, &provider, &identity_provider).await.status, 200);
    let id = uid(&browser).await;
    prove_address(&acme, &id, &email).await;
    let path = format!("/api/auth/providers/{}/prove", provider["id"].as_str().unwrap());
    let begun = browser.post(&path, json!({})).await.unwrap().ok().unwrap().value();
    let (state, code) = identity_provider.agree(begun["url"].as_str().unwrap());
    let back = json!({"state": state, "code": code, "flow": begun["flow"]});
    let proved = browser.post("/api/auth/providers/finish", back).await.unwrap();
    let form = json!({"challenge": proved.ok().unwrap().value()["proof"], "newPassword": OTHER});
    let chosen = browser.post("/api/me/password", form).await.unwrap();
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

#[tokio::test]
async fn a_first_factor_is_not_set_up_on_a_providers_word_by_whoever_has_a_password() {
    let identity_provider = IdentityProvider::open().await;
    let (acme, provider) = acme_with(&identity_provider).await;
    let email = format!("vera@{}.test", acme.id);
    add(&acme, &email).await;
    acme.join(&email).await.unwrap();
    identity_provider.sets_claims(json!({"sub": "vera", "email": email, "email_verified": true}));
    let outcome = sign_in(&acme.client(), &provider, &identity_provider).await;
    let link = outcome.value()["errors"][1]["message"].clone();
    let form = json!({"username": email, "password": PASSWORD, "link": link});
    acme.client().post("/api/auth/login", form).await.unwrap().ok().unwrap();
    ask_for_factors(&acme).await;

    let browser = acme.client();
    assert_password_required(&browser, &sign_in(&browser, &provider, &identity_provider).await);
    // With the password it is set up; from then on the word is the first step again.
    let form = json!({"username": email, "password": PASSWORD});
    let step = browser
        .post("/api/auth/login", form)
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    assert_eq!(step["secondFactor"]["mustEnrol"], true, "{step}");
    let challenge = json!({"challenge": step["secondFactor"]["challenge"]});
    let begun = browser.post("/api/auth/second-factor/enrol", challenge).await.unwrap();
    assert_eq!(begun.status, 200, "{}", begun.text());
    control_write(
        &acme,
        format!(
            "update identity.authenticator_apps set confirmed_at = now() \
             where user_id = (select user_id from identity.emails where address = '{email}')"
        ),
    )
    .await;
    let outcome = sign_in(&acme.client(), &provider, &identity_provider).await.value();
    assert_eq!(outcome["secondFactor"]["methods"], json!(["totp"]), "{outcome}");
}

#[tokio::test]
async fn nor_by_whoever_another_organisation_has_too() {
    let identity_provider = IdentityProvider::open().await;
    let (acme, provider) = acme_with(&identity_provider).await;
    let munro = TestStack::shared().await.tenant("munro").await;
    let email = format!("vera@{}.test", acme.id);
    identity_provider.sets_claims(json!({"sub": "vera", "email": email, "email_verified": true}));
    let vera = acme.client();
    assert_eq!(sign_in(&vera, &provider, &identity_provider).await.status, 200);
    let id = uid(&vera).await;
    // She has no password; the other organisation trusts the same provider.
    prove_address(&acme, &id, &email).await;
    add(&munro, &email).await;
    configure(&munro.admin().await, vec![identity_provider.provider()]).await;
    for tenant in [&acme, &munro] {
        ask_for_factors(tenant).await;
    }

    let browser = acme.client();
    assert_password_required(&browser, &sign_in(&browser, &provider, &identity_provider).await);
    // Nor by a session that came by the word earlier, and is taken along.
    let moved = vera
        .post("/api/auth/handover", json!({"teamId": munro.id}))
        .await
        .unwrap()
        .ok()
        .unwrap();
    let url = moved.value()["url"].as_str().unwrap().to_owned();
    let there = munro.client();
    let code = json!({"code": url.split_once("code=").unwrap().1});
    assert_password_required(&there, &there.post("/api/auth/handover/redeem", code).await.unwrap());
    let factors = format!("select count(*)::text from identity.authenticator_apps where user_id = '{id}'");
    assert_eq!(control(&acme, factors.leak()).await, ["0"]);

    // A password that she chooses by mail is hers in both.
    let folder = munro.stack().mail_dir();
    let code = code_for(folder, &email, PATIENCE).await.unwrap();
    let accept = json!({"code": code, "password": PASSWORD});
    let accepted = munro
        .client()
        .post("/api/auth/invitation/accept", accept)
        .await
        .unwrap();
    assert_eq!(
        accepted.value()["secondFactor"]["mustEnrol"],
        true,
        "{}",
        accepted.text()
    );
}
