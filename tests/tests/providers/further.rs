//! Facebook, which has no id token, and the exchange under the specification's own name.
use std::collections::HashMap;
use std::net::Ipv4Addr;
use std::sync::{Arc, Mutex};

use axum::extract::{Form, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use learnt_compose::testing::{PASSWORD, TestStack};
use learnt_kernel::clock::{Clock, SystemClock};
use learnt_kernel::crypto::hmac_sha256;
use learnt_kernel::totp;
use reqwest::Method;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use url::Url;

use super::identity_provider::{CLIENT, IdentityProvider, SECRET, arrive, away, sign_in};
use super::{configure, control, learner};

type SharedProfile = Arc<Mutex<Value>>;

/// A Facebook of the test's own: it gives a token for any code, and tells who that is to whoever proves to be the app.
async fn facebook(profile: SharedProfile) -> String {
    async fn token(Form(form): Form<HashMap<String, String>>) -> Response {
        if form["client_id"] != CLIENT || form["client_secret"] != SECRET || form["code_verifier"].len() < 43 {
            return (StatusCode::BAD_REQUEST, Json(json!({"error": "invalid_client"}))).into_response();
        }
        Json(json!({"access_token": "fb-access", "token_type": "bearer", "expires_in": 5000})).into_response()
    }
    async fn me(
        State(profile): State<SharedProfile>,
        Query(query): Query<HashMap<String, String>>,
        headers: HeaderMap,
    ) -> Response {
        let proof: String = hmac_sha256(SECRET.as_bytes(), b"fb-access")
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        if query["appsecret_proof"] != proof || headers[header::AUTHORIZATION] != "Bearer fb-access" {
            return StatusCode::FORBIDDEN.into_response();
        }
        Json(profile.lock().unwrap().clone()).into_response()
    }
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
    let address = format!("http://127.0.0.1:{}", listener.local_addr().unwrap().port());
    let routes = Router::new()
        .route("/v23.0/oauth/access_token", post(token))
        .route("/v23.0/me", get(me))
        .with_state(profile);
    tokio::spawn(async move { axum::serve(listener, routes).await });
    address
}

#[tokio::test]
async fn facebook_says_who_it_is_and_proves_no_address() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let lena = format!("lena@{}.test", acme.id);
    learner(&acme, &admin, "lena").await;
    let profile: SharedProfile = Arc::new(Mutex::new(
        json!({"id": "100", "name": "Lena Brandt", "first_name": "Lena", "last_name": "Brandt", "email": lena}),
    ));
    let provider = json!({
        "kind": "facebook", "name": "Facebook", "baseUrl": facebook(profile.clone()).await, "clientId": CLIENT, "clientSecret": SECRET, "createPeople": true,
    });
    let provider = configure(&admin, vec![provider]).await["providers"][1].clone();
    let there_and_back = || async {
        let browser = acme.client();
        let path = format!("/api/auth/providers/{}/begin", provider["id"].as_str().unwrap());
        let begun = browser.post(&path, json!({})).await.unwrap().ok().unwrap().value();
        let authorization: HashMap<String, String> = Url::parse(begun["url"].as_str().unwrap())
            .unwrap()
            .query_pairs()
            .into_owned()
            .collect();
        assert_eq!(
            (
                authorization["scope"].as_str(),
                authorization["code_challenge_method"].as_str()
            ),
            ("public_profile email", "S256")
        );
        let back = json!({"state": authorization["state"], "code": "any", "flow": begun["flow"]});
        (arrive(&browser, back).await, browser)
    };
    let (known, _) = there_and_back().await;
    assert_eq!(known.code(), "account_exists", "Lena shows her password once");
    *profile.lock().unwrap() =
        json!({"id": "200", "name": "Maria Rossi", "email": format!("maria@{}.test", acme.id), "verified": true});
    let (new, browser) = there_and_back().await;
    assert_eq!(
        (&new.value()["created"], &new.value()["firstName"]),
        (&json!(true), &json!("Maria"))
    );
    assert_eq!(
        browser.get("/api/me").await.unwrap().value()["data"]["email"],
        Value::Null,
        "an address that Facebook tells is nobody's"
    );
    *profile.lock().unwrap() = json!({"name": "Nobody"});
    assert_eq!(there_and_back().await.0.code(), "provider_failed");
}

#[tokio::test]
async fn the_exchange_believes_neither_claims_nor_addresses_of_the_browser() {
    let identity_provider = IdentityProvider::open().await;
    let acme = TestStack::shared().await.tenant("acme").await;
    let provider = configure(&acme.admin().await, vec![identity_provider.provider()]).await["providers"][1].clone();
    let path = format!("/api/auth/sso/{}/token", provider["id"].as_str().unwrap());
    let exchange = |path: String, bearer: Value, body: Value| {
        let browser = acme.client();
        async move {
            let request = browser
                .request(Method::POST, &path)
                .bearer_auth(bearer.as_str().unwrap())
                .json(&body);
            browser.send(request).await.unwrap()
        }
    };
    let forged = json!({"oktaOrgUrl": "https://evil.okta.com", "claims": {"sub": "lena", "email": acme.admin_email, "email_verified": true}});
    let refused = exchange(path.clone(), json!("an-okta-token"), forged.clone()).await;
    assert_eq!(
        (refused.status.as_u16(), refused.value()["detail"].as_str()),
        (400, Some("The token you provided is not valid."))
    );

    let back = away(&acme.client(), &provider, &identity_provider).await;
    let mut body = forged;
    body["state"] = back["state"].clone();
    body["code"] = back["code"].clone();
    let given = exchange(path.clone(), back["flow"].clone(), body.clone()).await;
    let token = given.value()["data"]["token"].clone();
    assert!(token.is_string(), "{}", given.text());
    assert_eq!(
        exchange(path, back["flow"].clone(), body).await.code(),
        "provider_failed",
        "once"
    );

    let browser = acme.client();
    let entered = browser
        .post("/api/auth/custom-token", json!({"token": token}))
        .await
        .unwrap()
        .ok()
        .unwrap();
    browser.set_token(entered.value()["accessToken"].as_str().map(str::to_owned));
    let me = browser.get("/api/me").await.unwrap().value();
    assert_eq!(
        me["role"],
        json!(["learner"]),
        "who the provider says it is, not who the browser says"
    );
    let again = browser
        .post("/api/auth/custom-token", json!({"token": token}))
        .await
        .unwrap();
    assert_eq!(
        (again.code().as_str(), again.value()["detail"].as_str()),
        ("invalid_code", Some("The token you provided is not valid."))
    );
}

#[tokio::test]
async fn whoever_has_a_second_factor_is_linked_once_it_was_given() {
    let identity_provider = IdentityProvider::open().await;
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let provider = configure(&admin, vec![identity_provider.provider()]).await["providers"][1].clone();
    let lena = learner(&acme, &admin, "lena").await;
    let proof = json!({"password": PASSWORD});
    lena.post("/api/me/totp", proof).await.unwrap().ok().unwrap();
    let hers = format!(
        "select encode(secret, 'hex') from identity.authenticator_apps join identity.emails using (user_id) \
         where address = 'lena@{}.test'",
        acme.id
    );
    let sealed = control(&acme, hers.leak()).await;
    let byte = |at: usize| u8::from_str_radix(&sealed[0][at..at + 2], 16).unwrap();
    let sealed: Vec<u8> = (0..sealed[0].len()).step_by(2).map(byte).collect();
    let secret = acme.stack().master_key().open(&sealed).unwrap();
    let code = |steps: i64| totp::code(&secret, SystemClock.now() + chrono::Duration::seconds(30 * steps));
    let confirm = json!({"code": code(-1)});
    lena.post("/api/me/totp/confirm", confirm).await.unwrap().ok().unwrap();

    identity_provider
        .sets_claims(json!({"sub": "l-1", "email": format!("lena@{}.test", acme.id), "email_verified": true}));
    let profile = sign_in(&acme.client(), &provider, &identity_provider).await;
    assert_eq!(profile.code(), "account_exists", "{}", profile.text());
    let link = profile.value()["errors"][1]["message"].clone();
    let browser = acme.client();
    let form = json!({"username": format!("lena@{}.test", acme.id), "password": PASSWORD, "link": link});
    let step = browser
        .post("/api/auth/login", form)
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    assert_eq!((&step["linked"], &step["accessToken"]), (&Value::Null, &Value::Null));
    let linked = format!(
        "select count(*)::text from identity.external_identities where subject = 'l-1' and tenant_id = '{}'",
        acme.id
    );
    let linked: &'static str = linked.leak();
    assert_eq!(control(&acme, linked).await, ["0"], "the password alone links nothing");
    let answer = json!({"challenge": step["secondFactor"]["challenge"], "code": code(0)});
    let entered = browser
        .post("/api/auth/second-factor", answer)
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    assert_eq!(entered["linked"], "oidc", "{entered}");
    assert!(entered["accessToken"].is_string());

    // From then on the provider's word is the first step, and the second one is asked for all the same.
    let authorization = sign_in(&acme.client(), &provider, &identity_provider).await.value();
    assert_eq!(
        authorization["secondFactor"]["methods"],
        json!(["totp", "recovery"]),
        "{authorization}"
    );
}
