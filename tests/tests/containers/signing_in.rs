//! Signing in by Keycloak: its own login page, its own keys, its own idea of OpenID Connect.
use std::collections::HashMap;

use learnt_compose::testing::containers::{GenericImage, ImageExt, IntoContainerPort, TestContainer};
use learnt_compose::testing::{PASSWORD, TestStack, TestTenant};
use reqwest::header::{CONTENT_TYPE, LOCATION};
use reqwest::redirect::Policy;
use serde_json::{Value, json};
use url::Url;

use crate::providers::identity_provider::{CLIENT, SECRET, arrive};
use crate::providers::{configure, sign_in_settings};

const HTTP: u16 = 8080;

/// A realm with one person, Lena, and one client, whose people are sent back to one address alone.
async fn keycloak(email: &str, redirect: &Value) -> (TestContainer, String) {
    let realm = json!({
        "realm": "staff", "enabled": true, "sslRequired": "none",
        "clients": [{
            "clientId": CLIENT, "secret": SECRET, "enabled": true, "protocol": "openid-connect", "publicClient": false,
            "standardFlowEnabled": true, "redirectUris": [redirect], "attributes": {"pkce.code.challenge.method": "S256"},
        }],
        "users": [{
            "username": "lena", "enabled": true, "email": email, "emailVerified": true, "firstName": "Lena", "lastName": "Brandt",
            "credentials": [{"type": "password", "value": PASSWORD, "temporary": false}],
        }],
    });
    let image = GenericImage::new("quay.io/keycloak/keycloak", "26.7.4")
        .with_exposed_port(HTTP.tcp())
        .with_cmd(["start-dev", "--import-realm"])
        .with_copy_to(
            "/opt/keycloak/data/import/staff-realm.json",
            realm.to_string().into_bytes(),
        );
    let server = TestContainer::start(image).await.unwrap();
    let about = "/realms/staff/.well-known/openid-configuration";
    let base = server.answers(HTTP, about).await.unwrap();
    (server, format!("{base}/realms/staff"))
}

/// What a browser does at Keycloak: opens the page, fills in the form, and is sent back with these.
async fn log_in(page: &str) -> HashMap<String, String> {
    let browser = reqwest::Client::builder()
        .no_proxy()
        .cookie_store(true)
        .tls_certs_only([])
        .redirect(Policy::none())
        .build()
        .unwrap();
    let shown = browser.get(page).send().await.unwrap().text().await.unwrap();
    let (_, form) = shown
        .split_once("id=\"kc-form-login\"")
        .unwrap_or_else(|| panic!("no form in {shown}"));
    let (_, action) = form.split_once(" action=\"").unwrap();
    let action = action.split('"').next().unwrap().replace("&amp;", "&");
    let fields = url::form_urlencoded::Serializer::new(String::new())
        .extend_pairs([("username", "lena"), ("password", PASSWORD)])
        .finish();
    let post = browser
        .post(action)
        .header(CONTENT_TYPE, "application/x-www-form-urlencoded");
    let sent = post.body(fields).send().await.unwrap();
    let status = sent.status();
    let Some(back) = sent.headers().get(LOCATION).cloned() else {
        panic!("{status} {}", sent.text().await.unwrap());
    };
    let back = Url::parse(back.to_str().unwrap()).unwrap();
    back.query_pairs().into_owned().collect()
}

/// What a browser brings back from there.
async fn there(acme: &TestTenant, provider: &Value) -> Value {
    let path = format!("/api/auth/providers/{}/begin", provider["id"].as_str().unwrap());
    let begun = acme.client().post(&path, json!({"persist": false})).await.unwrap();
    let begun = begun.ok().unwrap().value();
    let mut back = json!(log_in(begun["url"].as_str().unwrap()).await);
    back["flow"] = begun["flow"].clone();
    back.as_object_mut()
        .unwrap()
        .retain(|key, _| ["state", "code", "iss", "flow"].contains(&key.as_str()));
    back
}

#[tokio::test]
async fn somebody_new_comes_in_by_keycloak_and_is_known_the_second_time() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let email = format!("lena@{}.test", acme.id);
    let redirect = sign_in_settings(&admin).await["redirectUri"].clone();
    let (_server, issuer) = keycloak(&email, &redirect).await;
    let provider = json!({
        "kind": "oidc", "name": "Staff", "baseUrl": issuer, "clientId": CLIENT, "clientSecret": SECRET, "createPeople": true,
    });
    let provider = configure(&admin, vec![provider]).await["providers"][1].clone();

    let browser = acme.client();
    let back = there(&acme, &provider).await;
    assert_eq!(back["iss"], json!(issuer), "it names itself");
    let first = arrive(&browser, back.clone()).await;
    assert_eq!(
        (
            first.status.as_u16(),
            &first.value()["created"],
            &first.value()["firstName"]
        ),
        (200, &json!(true), &json!("Lena")),
        "{}",
        first.text()
    );
    let me = browser.get("/api/me").await.unwrap().value();
    assert_eq!(
        (&me["data"]["email"], &me["data"]["displayName"]),
        (&json!(email), &json!("Lena Brandt"))
    );
    assert_eq!(
        arrive(&acme.client(), back).await.code(),
        "provider_failed",
        "a code works once"
    );

    let again = acme.client();
    let second = arrive(&again, there(&acme, &provider).await).await;
    assert_eq!(
        (second.status.as_u16(), &second.value()["created"]),
        (200, &Value::Null)
    );
    let uid = again.get("/api/me").await.unwrap().value()["uid"].clone();
    assert_eq!(uid, me["uid"]);
}
