//! One's own password and address, from inside.
use learnt_compose::client::{Client, Reply};
use learnt_compose::testing::{PASSWORD, TestStack};
use serde_json::{Value, json};

use super::{code, field_error, form, fresh, login, mail, open_tenant, out, register};

const OWN: &str = "purple-tractor-melody";

async fn post(browser: &Client, path: &str, body: Value) -> Reply {
    browser.post(path, body).await.unwrap()
}

#[tokio::test]
async fn another_password_ends_all_sessions_but_ones_own() {
    let stack = TestStack::shared().await;
    let (acme, munro) = tokio::join!(stack.tenant("acme"), stack.tenant("munro"));
    let body = json!({"profile": {"firstName": "Ada", "lastName": "Admin", "email": acme.admin_email}});
    munro
        .admin()
        .await
        .post("/api/people", body)
        .await
        .unwrap()
        .ok()
        .unwrap();
    let (here, elsewhere) = (acme.admin().await, acme.admin().await);
    let there = munro.sign_in(&acme.admin_email).await;
    let unproved = post(&here, "/api/me/password", json!({"newPassword": OWN})).await;
    assert_eq!(
        (unproved.status.as_u16(), unproved.code().as_str()),
        (403, "prove_yourself")
    );
    let wrong = post(
        &here,
        "/api/me/password",
        json!({"password": "not-the-password", "newPassword": OWN}),
    )
    .await;
    assert_eq!(wrong.status, 422);
    assert!(!field_error(&wrong, "password").is_empty());
    let weak = post(
        &here,
        "/api/me/password",
        json!({"password": PASSWORD, "newPassword": "short"}),
    )
    .await;
    assert_eq!(field_error(&weak, "newPassword"), "Be at least 8 characters long");
    let changed = post(
        &here,
        "/api/me/password",
        json!({"password": PASSWORD, "newPassword": OWN}),
    )
    .await;
    assert_eq!(changed.status, 204, "{}", changed.text());
    assert_eq!(
        here.get("/api/me").await.unwrap().status,
        200,
        "one's own session stands"
    );
    assert_eq!(post(&here, "/api/auth/refresh", json!({})).await.status, 200);
    out(&elsewhere, "/api/me").await;
    out(&there, "/api/me").await;
    assert_eq!(login(&acme.client(), &acme.admin_email, PASSWORD).await, 401);
    assert_eq!(login(&munro.client(), &acme.admin_email, OWN).await, 200);
}

#[tokio::test]
async fn another_address_is_ones_own_once_its_mail_was_read() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let ada = acme.admin().await;
    let (old, new) = (acme.admin_email.clone(), fresh("ada"));
    let unproved = post(&ada, "/api/me/email", json!({"email": new})).await;
    assert_eq!(unproved.code(), "prove_yourself");
    let reply = post(
        &ada,
        "/api/me/email",
        json!({"email": new.to_uppercase(), "password": PASSWORD}),
    )
    .await;
    assert_eq!(reply.status, 202, "{}", reply.text());
    assert_eq!(login(&acme.client(), &new, PASSWORD).await, 401, "not yet");
    let link = json!({"code": code(&new, "verifyEmail").await});
    assert_eq!(
        post(&ada, "/api/auth/verify-email", link).await.value(),
        json!({"email": new})
    );
    assert_eq!(login(&acme.client(), &new, PASSWORD).await, 200);
    assert_eq!(ada.get("/api/me").await.unwrap().value()["data"]["email"], json!(new));
    let old_mail = mail(&old, "mode=recoverEmail").await;
    assert!(
        !old_mail.to_string().contains(&new),
        "who reads the former mailbox learns no more than that it was changed"
    );
    let link = json!({"code": code(&old, "recoverEmail").await});
    assert_eq!(post(&acme.client(), "/api/auth/recover-email", link).await.status, 200);
    out(&ada, "/api/me").await;
}

#[tokio::test]
async fn an_address_that_cannot_be_had_is_refused_in_a_sentence() {
    let acme = open_tenant("acme").await;
    let lena = fresh("lena");
    register(&acme.client(), form(&lena, PASSWORD)).await;
    let ada = acme.admin().await;
    for (email, sentence) in [
        (lena.as_str(), "The email has been already registered."),
        ("lena@acme", "Please enter a valid email"),
        (acme.admin_email.as_str(), "This is already your address"),
    ] {
        let refused = post(&ada, "/api/me/email", json!({"email": email, "password": PASSWORD})).await;
        assert_eq!(
            (refused.status.as_u16(), field_error(&refused, "email").as_str()),
            (422, sentence)
        );
    }
    let mut last = 202;
    for _ in 0..6 {
        last = post(
            &ada,
            "/api/me/email",
            json!({"email": fresh("many"), "password": PASSWORD}),
        )
        .await
        .status
        .as_u16();
    }
    assert_eq!(last, 429, "five mails an hour");
}
