//! The link to the organisation's settings: a token of a minute, used once, at one host.

use learnt_compose::client::Client;
use learnt_compose::testing::TestStack;
use reqwest::Method;
use serde_json::json;

async fn token(admin: &Client) -> String {
    let uid = admin.get("/api/me").await.unwrap().value()["uid"].clone();
    let reply = admin
        .post("/api/auth/token", json!({"uid": uid}))
        .await
        .unwrap()
        .ok()
        .unwrap();
    assert_eq!(reply.value()["token"], reply.value()["data"]);
    reply.value()["token"].as_str().unwrap().to_owned()
}

async fn redeem(client: &Client, code: &str) -> u16 {
    let request = client
        .request(Method::POST, "/api/auth/handover/redeem")
        .json(&json!({"code": code}));
    client.send(request).await.unwrap().status.as_u16()
}

#[tokio::test]
async fn the_link_leads_to_the_settings_once_and_the_token_leaves_the_address() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let code = token(&acme.admin().await).await;
    let browser = acme.client();
    let link = format!(
        "/auth/signin?token={code}&tenant={}&team={}&returnUrl=https%3A%2F%2Fevil.test",
        acme.id, acme.id
    );
    let reply = browser.get(&link).await.unwrap();
    assert_eq!(reply.status, 303);
    let header = |name: &str| reply.headers[name].to_str().unwrap().to_owned();
    assert_eq!(
        header("location"),
        format!("/callback#code={code}&redirectUrl=%2Fapps%2Fadmin%2Fsettings%2Ftheme")
    );
    assert_eq!(
        (header("referrer-policy").as_str(), header("cache-control").as_str()),
        ("no-referrer", "no-store")
    );
    assert_eq!(redeem(&browser, &code).await, 200);
    assert_eq!(redeem(&acme.client(), &code).await, 400, "it works once");
}

#[tokio::test]
async fn the_link_is_for_this_host_and_this_person() {
    let stack = TestStack::shared().await;
    let (acme, munro) = (stack.tenant("acme").await, stack.tenant("munro").await);
    let admin = acme.admin().await;
    let code = token(&admin).await;
    assert_eq!(redeem(&munro.client(), &code).await, 400);
    for odd in [
        format!("/auth/signin?token={code}&tenant={}", munro.id),
        "/auth/signin?token=a%22b".to_owned(),
        "/auth/signin?token=".to_owned(),
    ] {
        let reply = acme.client().get(&odd).await.unwrap();
        assert_eq!(
            (reply.status.as_u16(), reply.code().as_str()),
            (400, "invalid_code"),
            "{odd}"
        );
    }
    let other = json!({"uid": learnt_kernel::ids::new_id()});
    assert_eq!(admin.post("/api/auth/token", other).await.unwrap().status, 404);
}
