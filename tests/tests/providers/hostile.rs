//! A provider that lies, a browser that mixes things up: each opens nothing and is told no more than that it failed.
use std::sync::atomic::Ordering;

use learnt_compose::client::{Client, Reply};
use learnt_compose::testing::{TestStack, TestTenant};
use serde_json::{Value, json};

use super::identity_provider::{FaultyResponse, IdentityProvider, Key, SignatureKind, arrive, away, sign_in};
use super::{configure, rows};

/// A tenant whose team has this provider.
async fn with(identity_provider: &IdentityProvider) -> (TestTenant, Value) {
    let acme = TestStack::shared().await.tenant("acme").await;
    let configured = configure(&acme.admin().await, vec![identity_provider.provider()]).await;
    (acme, configured["providers"][1].clone())
}

#[track_caller]
fn opened_nothing(browser: &Client, reply: &Reply, why: &str) {
    let answer = reply.value();
    assert_eq!(
        (reply.status.as_u16(), answer["code"].as_str()),
        (400, Some("provider_failed")),
        "{why}: {answer}"
    );
    assert_eq!(
        answer["detail"], "Something has gone wrong, please try again later",
        "{why}"
    );
    assert!(
        browser.cookie().is_none() && browser.token().is_none(),
        "{why}: somebody is signed in"
    );
}

async fn people(tenant: &TestTenant) -> usize {
    rows(tenant, "select id from user_teams").await.len()
}

#[tokio::test]
async fn a_token_that_is_not_for_this_very_sign_in_opens_nothing() {
    let identity_provider = IdentityProvider::open().await;
    let (acme, provider) = with(&identity_provider).await;
    for lie in [
        json!({"nonce": "another"}),
        json!({"nonce": null}),
        json!({"iss": "https://accounts.google.com"}),
        json!({"iss": format!("{}/", identity_provider.issuer)}),
        json!({"aud": "another-client"}),
        json!({"aud": [super::identity_provider::CLIENT, "another-client"]}),
        json!({"azp": "another-client"}),
        json!({"exp": "-61"}),
        json!({"iat": "+90"}),
        json!({"nbf": "+90"}),
        json!({"sub": ""}),
        json!({"sub": null}),
        json!({"exp": null}),
    ] {
        identity_provider.sets_claims(lie.clone());
        let browser = acme.client();
        let reply = sign_in(&browser, &provider, &identity_provider).await;
        opened_nothing(&browser, &reply, &lie.to_string());
    }
    assert_eq!(people(&acme).await, 1, "nobody came to be");
    identity_provider.sets_claims(json!({"exp": "-30", "iat": "-60"}));
    assert_eq!(
        sign_in(&acme.client(), &provider, &identity_provider).await.status,
        200,
        "clocks may differ by a minute"
    );
}

#[tokio::test]
async fn a_token_that_the_provider_did_not_sign_opens_nothing() {
    let identity_provider = IdentityProvider::open().await;
    let (acme, provider) = with(&identity_provider).await;
    for (why, lie) in [
        ("unsigned", SignatureKind::None),
        ("by the public key", SignatureKind::ByPublicKey),
        ("by the client's secret", SignatureKind::ByClientSecret),
        ("by another key of the same name", SignatureKind::BySomebodyElse),
    ] {
        identity_provider.plan.lock().unwrap().signed = lie;
        let browser = acme.client();
        let reply = sign_in(&browser, &provider, &identity_provider).await;
        opened_nothing(&browser, &reply, why);
    }
    assert_eq!(people(&acme).await, 1);
    identity_provider.plan.lock().unwrap().signed = SignatureKind::Properly;
    assert_eq!(sign_in(&acme.client(), &provider, &identity_provider).await.status, 200);
}

#[tokio::test]
async fn what_comes_back_counts_once_in_its_own_tab_and_at_its_own_host() {
    let identity_provider = IdentityProvider::open().await;
    identity_provider.plan.lock().unwrap().codes_work_again = true;
    let (acme, provider) = with(&identity_provider).await;
    let browser = acme.client();
    let (mine, other) = (
        away(&browser, &provider, &identity_provider).await,
        away(&browser, &provider, &identity_provider).await,
    );
    let mixed =
        |state: &Value, flow: &Value| json!({"state": state["state"], "code": state["code"], "flow": flow["flow"]});
    for (why, back) in [
        ("another tab's flow", mixed(&mine, &other)),
        (
            "no flow of ours",
            json!({"state": mine["state"], "code": mine["code"], "flow": "x"}),
        ),
        (
            "another state",
            json!({"state": "guessed", "code": mine["code"], "flow": mine["flow"]}),
        ),
        (
            "another's code",
            json!({"state": mine["state"], "code": other["code"], "flow": mine["flow"]}),
        ),
    ] {
        opened_nothing(&browser, &arrive(&browser, back).await, why);
    }
    opened_nothing(
        &browser,
        &arrive(&browser, mine).await,
        "tried with a wrong code before: spent",
    );

    let munro = TestStack::shared().await.tenant("munro").await;
    configure(&munro.admin().await, vec![identity_provider.provider()]).await;
    let elsewhere = munro.client();
    opened_nothing(&elsewhere, &arrive(&elsewhere, other.clone()).await, "another host");

    assert_eq!(arrive(&browser, other.clone()).await.status, 200);
    let thief = acme.client();
    opened_nothing(&thief, &arrive(&thief, other).await, "once");
}

#[tokio::test]
async fn of_two_who_arrive_with_one_state_one_comes_in() {
    let identity_provider = IdentityProvider::open().await;
    identity_provider.plan.lock().unwrap().codes_work_again = true;
    let (acme, provider) = with(&identity_provider).await;
    for round in 0..5 {
        let (one, two) = (acme.client(), acme.client());
        let back = away(&one, &provider, &identity_provider).await;
        let (a, b) = tokio::join!(arrive(&one, back.clone()), arrive(&two, back));
        let mut both = [a.status.as_u16(), b.status.as_u16()];
        both.sort_unstable();
        assert_eq!(both, [200, 400], "round {round}");
    }
}

#[tokio::test]
async fn an_answer_that_names_another_issuer_is_not_believed() {
    let (identity_provider, other) = (IdentityProvider::open().await, IdentityProvider::open().await);
    identity_provider.sets_metadata(json!({"authorization_response_iss_parameter_supported": true}));
    let (acme, provider) = with(&identity_provider).await;
    let browser = acme.client();
    let named = |back: Value, iss: &str| json!({"state": back["state"], "code": back["code"], "flow": back["flow"], "iss": iss});
    let back = away(&browser, &provider, &identity_provider).await;
    opened_nothing(
        &browser,
        &arrive(&browser, named(back, &other.issuer)).await,
        "mixed up",
    );
    let back = away(&browser, &provider, &identity_provider).await;
    opened_nothing(
        &browser,
        &arrive(&browser, back).await,
        "it says that it names itself, and does not",
    );
    let back = away(&browser, &provider, &identity_provider).await;
    assert_eq!(
        arrive(&browser, named(back, &identity_provider.issuer)).await.status,
        200
    );
}

#[tokio::test]
async fn new_keys_are_fetched_once_and_not_for_every_odd_token() {
    let identity_provider = IdentityProvider::open().await;
    let (acme, provider) = with(&identity_provider).await;
    assert_eq!(sign_in(&acme.client(), &provider, &identity_provider).await.status, 200);
    assert_eq!(identity_provider.key_fetches.load(Ordering::SeqCst), 1);
    identity_provider.plan.lock().unwrap().keys.push(Key::new("second"));
    assert_eq!(
        sign_in(&acme.client(), &provider, &identity_provider).await.status,
        200,
        "a new key is asked for"
    );
    assert_eq!(identity_provider.key_fetches.load(Ordering::SeqCst), 2);
    {
        let mut plan = identity_provider.plan.lock().unwrap();
        plan.published_keys = Some(plan.keys.clone());
        plan.keys.push(Key::new("never told"));
    }
    for _ in 0..10 {
        let browser = acme.client();
        let reply = sign_in(&browser, &provider, &identity_provider).await;
        opened_nothing(&browser, &reply, "a key that nobody told");
    }
    assert!(
        identity_provider.key_fetches.load(Ordering::SeqCst) <= 3,
        "a flood of odd tokens asks no more than once in a while"
    );
}

/// Begins at a provider and is refused.
async fn refused_at_once(acme: &TestTenant, provider: &Value, why: &str) {
    let browser = acme.client();
    let path = format!("/api/auth/providers/{}/begin", provider["id"].as_str().unwrap());
    let reply = browser.post(&path, json!({"persist": true})).await.unwrap();
    opened_nothing(&browser, &reply, why);
}

#[tokio::test]
async fn a_provider_that_misbehaves_when_it_is_asked_who_it_is_is_not_gone_to() {
    let elsewhere = IdentityProvider::open().await;
    for (why, instead) in [
        (
            "it sends elsewhere",
            FaultyResponse::Redirect(format!("{}/.well-known/openid-configuration", elsewhere.issuer)),
        ),
        ("it never ends", FaultyResponse::Flood),
        ("it never begins", FaultyResponse::Silence),
    ] {
        let identity_provider = IdentityProvider::open().await;
        identity_provider.plan.lock().unwrap().instead = Some(instead);
        let (acme, provider) = with(&identity_provider).await;
        refused_at_once(&acme, &provider, why).await;
    }
    assert_eq!(elsewhere.key_fetches.load(Ordering::SeqCst), 0);
}

#[tokio::test]
async fn metadata_that_lead_elsewhere_are_not_followed() {
    let other = IdentityProvider::open().await;
    for lie in [
        json!({"issuer": other.issuer}),
        json!({"issuer": null}),
        json!({"jwks_uri": "https://169.254.169.254/latest/meta-data"}),
        json!({"jwks_uri": "http://10.0.0.1/keys"}),
        json!({"authorization_endpoint": "http://evil.test/authorize"}),
        json!({"authorization_endpoint": "javascript:alert(1)"}),
    ] {
        let identity_provider = IdentityProvider::open().await;
        identity_provider.sets_metadata(lie.clone());
        let (acme, provider) = with(&identity_provider).await;
        refused_at_once(&acme, &provider, &lie.to_string()).await;
    }
    let identity_provider = IdentityProvider::open().await;
    identity_provider.sets_metadata(json!({"token_endpoint": "https://192.168.0.1/token"}));
    let (acme, provider) = with(&identity_provider).await;
    let browser = acme.client();
    opened_nothing(
        &browser,
        &sign_in(&browser, &provider, &identity_provider).await,
        "a token endpoint in our own network",
    );
}

#[tokio::test]
async fn an_issuer_in_a_network_of_ours_is_not_asked() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    for issuer in [
        "https://10.0.0.1",
        "https://169.254.169.254",
        "https://[fd00::1]",
        "https://100.64.0.1",
        "https://0.0.0.0",
    ] {
        let provider = json!({"kind": "oidc", "name": "Odd", "baseUrl": issuer, "clientId": "c"});
        let configured = configure(&admin, vec![provider]).await["providers"][1].clone();
        refused_at_once(&acme, &configured, issuer).await;
    }
}

#[tokio::test]
async fn a_provider_that_is_changed_meanwhile_is_another_one() {
    let (identity_provider, other) = (IdentityProvider::open().await, IdentityProvider::open().await);
    let (acme, mut provider) = with(&identity_provider).await;
    let browser = acme.client();
    let back = away(&browser, &provider, &identity_provider).await;
    provider["baseUrl"] = json!(other.issuer);
    provider["clientSecret"] = json!(super::identity_provider::SECRET);
    configure(&acme.admin().await, vec![provider]).await;
    opened_nothing(
        &browser,
        &arrive(&browser, back).await,
        "it was meant for the one before",
    );
    let unknown = browser
        .post("/api/auth/providers/email/begin", json!({}))
        .await
        .unwrap();
    assert_eq!(unknown.status, 404, "email is not gone to");
}

#[tokio::test]
async fn who_tells_more_where_it_is_asked_must_tell_it_of_the_same_person() {
    let identity_provider = IdentityProvider::open().await;
    identity_provider.plan.lock().unwrap().user_info =
        Some(json!({"sub": "somebody else", "email": "lena@acme.test", "email_verified": true}));
    let (acme, provider) = with(&identity_provider).await;
    let browser = acme.client();
    opened_nothing(
        &browser,
        &sign_in(&browser, &provider, &identity_provider).await,
        "about somebody else",
    );
    identity_provider.plan.lock().unwrap().user_info =
        Some(json!({"sub": "lena", "email": "lena@acme.test", "given_name": "Lena", "email_verified": true}));
    assert_eq!(
        sign_in(&browser, &provider, &identity_provider).await.value()["firstName"],
        "Lena"
    );
}
