//! A forgotten password.
use std::sync::Arc;

use axum::body::Body;
use axum::http::Request;
use learnt_compose::client::{Client, Reply};
use learnt_compose::mails::mails_to;
use learnt_compose::testing::{PASSWORD, TestStack, holds, until};
use learnt_kernel::clock::SystemClock;
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::platform::{config, replica};

use super::{code, field_error, fresh, in_control, login, mail, out};

const OWN: &str = "purple-tractor-melody";
const SENT: &str = "Success! An password reset link has been sent to your email account";

async fn ask(browser: &Client, email: &str) -> Reply {
    browser
        .post("/api/auth/password-reset", json!({"email": email}))
        .await
        .unwrap()
}

async fn confirm(browser: &Client, code: &str, password: &str) -> Reply {
    let form = json!({"code": code, "password": password});
    browser.post("/api/auth/password-reset/confirm", form).await.unwrap()
}

fn without_id(reply: &Reply) -> Value {
    let mut body = reply.value();
    body.as_object_mut().unwrap().remove("requestId");
    body
}

#[tokio::test]
async fn ada_forgot_her_password() {
    let stack = TestStack::shared().await;
    let (acme, munro) = tokio::join!(stack.tenant("acme"), stack.tenant("munro"));
    let before = acme.admin().await;
    assert_eq!(
        field_error(&ask(&acme.client(), &fresh("nobody")).await, "email"),
        "No account found with that email address. Please enter another email address."
    );
    assert_eq!(
        field_error(&ask(&acme.client(), "ada").await, "email"),
        "Please enter a valid email"
    );
    let sent = ask(&acme.client(), &acme.admin_email.to_uppercase()).await;
    assert_eq!((sent.status.as_u16(), &sent.value()["message"]), (200, &json!(SENT)));

    let link = code(&acme.admin_email, "resetPassword").await;
    assert_eq!(link.len(), 43, "256 bits");
    let browser = acme.client();
    let shown = browser
        .post("/api/auth/password-reset/look", json!({"code": link}))
        .await
        .unwrap()
        .value();
    assert_eq!(shown["email"], json!(acme.admin_email));
    assert_eq!(
        (&shown["teamDisplayName"], &shown["passwordRules"]["minLength"]),
        (&json!("acme"), &json!(8))
    );
    assert_eq!(
        confirm(&munro.client(), &link, OWN).await.code(),
        "invalid_code",
        "bound to the host"
    );
    assert!(!field_error(&confirm(&browser, &link, "password").await, "password").is_empty());

    let entered = confirm(&browser, &link, OWN).await;
    assert_eq!(entered.status, 200, "{}", entered.text());
    assert!(entered.value()["accessToken"].is_string() && browser.cookie().is_some());
    out(&before, "/api/me").await;
    assert_eq!(login(&acme.client(), &acme.admin_email, PASSWORD).await, 401);
    assert_eq!(login(&acme.client(), &acme.admin_email, OWN).await, 200);
    let again = confirm(&acme.client(), &link, "another-fine-one-1").await;
    assert_eq!(
        (again.status.as_u16(), again.value()["detail"].as_str()),
        (400, Some("The token you provided is not valid."))
    );
}

#[tokio::test]
async fn a_link_works_for_half_an_hour_and_for_the_address_that_it_went_to() {
    let acme = TestStack::shared().await.tenant("acme").await;
    ask(&acme.client(), &acme.admin_email).await;
    let link = code(&acme.admin_email, "resetPassword").await;
    let life = format!(
        "select count(*) from identity.tokens where purpose = 'password_reset' and octet_length(hash) = 32 \
         and expires_at = created_at + interval '30 minutes' and address = '{}'",
        acme.admin_email
    );
    assert_eq!(super::count(&life).await, 1);
    let uid = acme.admin().await.get("/api/me").await.unwrap().value()["uid"]
        .as_str()
        .unwrap()
        .to_owned();
    let (old, new) = (acme.admin_email.clone(), fresh("moved"));
    let look = || async {
        acme.client()
            .post("/api/auth/password-reset/look", json!({"code": link}))
            .await
            .unwrap()
    };
    in_control(&format!(
        "update identity.emails set address = '{new}' where user_id = '{uid}'"
    ))
    .await;
    assert_eq!(
        look().await.code(),
        "invalid_code",
        "it went to an address that is hers no more"
    );
    in_control(&format!(
        "update identity.emails set address = '{old}' where user_id = '{uid}'"
    ))
    .await;
    assert_eq!(look().await.status, 200);
    in_control(&format!(
        "update identity.tokens set expires_at = now() where user_id = '{uid}'"
    ))
    .await;
    assert_eq!(look().await.code(), "invalid_code");
}

#[tokio::test]
async fn of_two_clicks_at_once_one_chooses_the_password() {
    let acme = TestStack::shared().await.tenant("acme").await;
    ask(&acme.client(), &acme.admin_email).await;
    let link = code(&acme.admin_email, "resetPassword").await;
    let (one, two) = (acme.client(), acme.client());
    let (a, b) = tokio::join!(confirm(&one, &link, OWN), confirm(&two, &link, "another-fine-one-1"));
    let mut statuses = [a.status.as_u16(), b.status.as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 400]);
    let own = login(&acme.client(), &acme.admin_email, OWN).await;
    assert_eq!(own == 200, a.status == 200, "the one that was told so");
}

#[tokio::test]
async fn sessions_end_in_all_organisations_of_the_person() {
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
    let (here, there) = (acme.admin().await, munro.sign_in(&acme.admin_email).await);
    assert_eq!(there.get("/api/me").await.unwrap().status, 200);
    let other = munro.admin().await;
    ask(&acme.client(), &acme.admin_email).await;
    let link = code(&acme.admin_email, "resetPassword").await;
    let after = acme.client();
    let entered = confirm(&after, &link, OWN).await.ok().unwrap();
    after.set_token(entered.value()["accessToken"].as_str().map(str::to_owned));
    out(&here, "/api/me").await;
    out(&there, "/api/me").await;
    assert_eq!(there.post("/api/auth/refresh", json!({})).await.unwrap().status, 401);
    assert_eq!(
        after.get("/api/me").await.unwrap().status,
        200,
        "the one that it led to stands"
    );
    assert_eq!(other.get("/api/me").await.unwrap().status, 200, "and everybody else's");
}

#[tokio::test]
async fn a_blocked_account_is_unblocked_as_it_was_promised() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let mut last = 0;
    for _ in 0..12 {
        last = login(&acme.client(), &acme.admin_email, "not-the-password").await;
    }
    assert_eq!(last, 429);
    ask(&acme.client(), &acme.admin_email).await;
    let link = code(&acme.admin_email, "resetPassword").await;
    assert_eq!(confirm(&acme.client(), &link, OWN).await.status, 200);
    assert_eq!(login(&acme.client(), &acme.admin_email, OWN).await, 200);
}

#[tokio::test]
async fn links_are_asked_for_three_times_an_hour() {
    let acme = TestStack::shared().await.tenant("acme").await;
    for wanted in [200, 200, 200, 429] {
        let reply = ask(&acme.client(), &acme.admin_email).await;
        assert_eq!(reply.status.as_u16(), wanted, "{}", reply.text());
        assert_eq!(reply.headers.contains_key("retry-after"), wanted == 429);
    }
}

/// Nothing is measured: a request for somebody and one for nobody run through the same statements, because neither looks
/// for anybody, and cost the same number of password checks.
#[tokio::test]
async fn where_it_is_hidden_nobody_learns_who_has_an_account() {
    let stack = TestStack::shared().await;
    let acme = stack.tenant("acme").await;
    acme.settings(json!({"hideAccountExistence": true, "showSelfRegistration": true}))
        .await;
    let nobody = fresh("nobody");
    let (existing, unknown) = (
        ask(&acme.client(), &acme.admin_email).await,
        ask(&acme.client(), &nobody).await,
    );
    assert_eq!(
        (existing.status, without_id(&existing)),
        (unknown.status, without_id(&unknown))
    );
    assert_eq!(existing.value()["message"], json!(SENT));
    code(&acme.admin_email, "resetPassword").await;
    assert!(mails_to(stack.mail_dir(), &nobody).is_empty());
    for email in [&acme.admin_email, &nobody] {
        let check = acme
            .client()
            .post("/api/auth/email-check", json!({"email": email}))
            .await
            .unwrap();
        assert_eq!((check.status.as_u16(), check.text().as_str()), (204, ""), "{email}");
    }
}

#[tokio::test]
async fn whoever_belongs_elsewhere_is_mailed_from_there() {
    let stack = TestStack::shared().await;
    let (acme, munro) = tokio::join!(stack.tenant("acme"), stack.tenant("munro"));
    assert_eq!(ask(&acme.client(), &munro.admin_email).await.status, 200);
    let sent = mail(&munro.admin_email, "mode=resetPassword").await;
    assert_eq!((&sent["tenant"], &sent["team"]), (&json!(munro.id), &json!(munro.id)));
    assert!(
        sent["text"]
            .as_str()
            .unwrap()
            .contains(&format!("http://{}:", munro.host))
    );
}

#[tokio::test]
async fn a_link_is_built_from_the_teams_own_host_whatever_the_request_says() {
    let stack = TestStack::shared().await;
    let acme = stack.tenant("acme").await;
    let form = json!({
        "email": acme.admin_email, "redirectUrl": "https://evil.test", "domain": "evil.test", "logo": "https://evil.test/x.png",
    });
    let request = acme
        .client()
        .request(reqwest::Method::POST, "/api/auth/password-reset")
        .header("x-forwarded-host", "evil.test")
        .header("forwarded", "host=evil.test")
        .json(&form);
    assert_eq!(acme.client().send(request).await.unwrap().status, 200);
    let sent = mail(&acme.admin_email, "mode=resetPassword").await;
    assert!(!sent.to_string().contains("evil.test"), "{sent}");
}

/// Unknown and known cost the same: one password is checked for each of them, never none and never two.
#[tokio::test]
async fn every_attempt_to_sign_in_checks_one_password() {
    let stack = TestStack::shared().await;
    let acme = stack.tenant("acme").await;
    let admin = acme.admin().await;
    let otto = json!({"profile": {"firstName": "Otto", "lastName": "Ek", "username": "otto.ek"}, "password": PASSWORD});
    admin.post("/api/people", otto).await.unwrap().ok().unwrap();
    let invited = fresh("invited");
    let lena = json!({"profile": {"firstName": "Lena", "lastName": "Ek", "email": invited}});
    admin.post("/api/people", lena).await.unwrap().ok().unwrap();
    // A copy of the service, where nobody else signs in meanwhile.
    let api = replica(config(stack), Arc::new(SystemClock)).await;
    let sign_in = async |username: &str, password: &str| {
        let form = json!({"username": username, "password": password}).to_string();
        let request = Request::post("/api/auth/login")
            .header("host", &acme.host)
            .header("origin", format!("http://{}:4400", acme.host))
            .header("x-learnt", "1")
            .header("content-type", "application/json")
            .body(Body::from(form))
            .unwrap();
        api.router.clone().oneshot(request).await.unwrap().status().as_u16()
    };
    for (name, password, status) in [
        (acme.admin_email.as_str(), PASSWORD, 200),
        (acme.admin_email.as_str(), "not-the-password", 401),
        ("nobody@mail.test", "not-the-password", 401),
        ("otto.ek", "not-the-password", 401),
        ("nobody.ek", "not-the-password", 401),
        (invited.as_str(), "not-the-password", 401),
    ] {
        let before = api.app.hasher.done();
        assert_eq!(sign_in(name, password).await, status, "{name}");
        assert_eq!(api.app.hasher.done() - before, 1, "{name}");
    }
    api.shutdown().await;
}

#[tokio::test]
async fn a_new_link_ends_the_one_before() {
    let stack = TestStack::shared().await;
    let acme = stack.tenant("acme").await;
    let look = async |link: &str| {
        let form = json!({"code": link});
        let reply = acme.client().post("/api/auth/password-reset/look", form).await.unwrap();
        reply.status.as_u16()
    };
    ask(&acme.client(), &acme.admin_email).await;
    let first = code(&acme.admin_email, "resetPassword").await;
    assert_eq!(look(&first).await, 200);
    ask(&acme.client(), &acme.admin_email).await;
    let second = until(async || {
        let newest = code(&acme.admin_email, "resetPassword").await;
        if newest == first {
            Err("the second mail is on its way")
        } else {
            Ok(newest)
        }
    })
    .await;
    assert_eq!((look(&first).await, look(&second).await), (400, 200));
    assert_eq!(confirm(&acme.client(), &first, OWN).await.code(), "invalid_code");
    assert_eq!(confirm(&acme.client(), &second, OWN).await.status, 200);
}

#[tokio::test]
async fn a_new_invitation_to_a_team_ends_the_one_before() {
    let stack = TestStack::shared().await;
    let (acme, munro) = tokio::join!(stack.tenant("acme"), stack.tenant("munro"));
    let lena = fresh("lena");
    let profile = json!({"firstName": "Lena", "lastName": "Brandt", "email": lena});
    let body = json!({"profile": profile, "roles": ["learner"], "invite": true});
    let admin = acme.admin().await;
    let added = admin
        .post("/api/people", body.clone())
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    let first = code(&lena, "acceptInvitation").await;
    munro
        .admin()
        .await
        .post("/api/people", body)
        .await
        .unwrap()
        .ok()
        .unwrap();
    mail(&lena, &munro.host).await;
    let look = async |link: &str| {
        let reply = acme
            .client()
            .post("/api/auth/invitation", json!({"code": link}))
            .await
            .unwrap();
        reply.status.as_u16()
    };
    assert_eq!(look(&first).await, 200, "another organisation's stands beside it");
    let again = format!("/api/people/{}/invitation", added["id"].as_str().unwrap());
    acme.sql("update user_teams set invited_at = invited_at - interval '1 hour'")
        .await;
    admin.post(&again, json!({})).await.unwrap().ok().unwrap();
    until(async || holds(look(&first).await == 400, "the first one works on")).await;
}
