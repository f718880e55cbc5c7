//! Signing in, staying signed in, and all the ways in which somebody is not let in.

use learnt_compose::client::{Client, Reply};
use learnt_compose::testing::{PASSWORD, TestStack};
use reqwest::Method;
use serde_json::{Value, json};

async fn login(client: &Client, username: &str, password: &str) -> Reply {
    client
        .post("/api/auth/login", json!({"username": username, "password": password}))
        .await
        .unwrap()
}

async fn refresh(client: &Client) -> Reply {
    client.post("/api/auth/refresh", json!({})).await.unwrap()
}

fn without_id(reply: &Reply) -> Value {
    let mut body = reply.value();
    body.as_object_mut().unwrap().remove("requestId");
    body
}

#[tokio::test]
async fn an_unknown_name_and_a_wrong_password_answer_alike() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let wrong = login(&acme.client(), &acme.admin_email, "not-the-password").await;
    let unknown = login(&acme.client(), "nobody@acme.test", "not-the-password").await;
    let no_such_username = login(&acme.client(), "nobody", "not-the-password").await;
    assert_eq!(wrong.status, 401);
    assert_eq!(
        wrong.value()["errors"][0],
        json!({"field": "password", "code": "incorrect", "message": "username or password is incorrect"})
    );
    for other in [unknown, no_such_username] {
        assert_eq!((other.status, without_id(&other)), (wrong.status, without_id(&wrong)));
    }
}

#[tokio::test]
async fn the_form_is_checked_before_anything_else() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let reply = login(&acme.client(), "abc", "123").await;
    assert_eq!(reply.status, 422);
    let errors = reply.value()["errors"].clone();
    assert_eq!(errors[0]["message"], "Min character length is 4");
    assert_eq!(
        (errors[0]["field"].as_str(), errors[1]["field"].as_str()),
        (Some("username"), Some("password"))
    );
}

#[tokio::test]
async fn a_username_and_an_address_in_capitals_sign_in() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let uid = admin.get("/api/me").await.unwrap().value()["uid"]
        .as_str()
        .unwrap()
        .to_owned();
    acme.sql(format!(
        "insert into usernames (username, user_id) values ('ada.l', '{uid}')"
    ))
    .await;
    for name in ["ada.l", " ADA.L ", &acme.admin_email.to_uppercase()] {
        assert!(acme.client().sign_in(name, PASSWORD).await.unwrap(), "{name}");
    }
}

#[tokio::test]
async fn nobody_comes_in_without_a_usable_membership() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    assert_eq!(admin.get("/api/me").await.unwrap().status, 200);
    for status in ["terminated", "inactive", "archived"] {
        acme.sql(format!("update user_teams set status = '{status}'")).await;
        let reply = login(&acme.client(), &acme.admin_email, PASSWORD).await;
        assert_eq!(
            (reply.status.as_u16(), reply.value()["detail"].as_str()),
            (403, Some("Your account is disabled or deleted.")),
            "{status}"
        );
    }
    assert_eq!(
        refresh(&admin).await.status,
        403,
        "who is already in does not get a new token"
    );
    acme.sql("update user_teams set status = 'sick leave'").await;
    assert_eq!(login(&acme.client(), &acme.admin_email, PASSWORD).await.status, 200);
}

#[tokio::test]
async fn the_cookie_is_for_this_host_and_out_of_reach_of_scripts() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let lasting = acme
        .client()
        .post(
            "/api/auth/login",
            json!({"username": acme.admin_email, "password": PASSWORD, "persist": true}),
        )
        .await
        .unwrap();
    let cookie = lasting.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.starts_with("__Host-learnt-refresh="), "{cookie}");
    for flag in [
        "; Path=/;",
        "; Secure",
        "; HttpOnly",
        "; SameSite=Strict",
        "; Max-Age=2592000",
    ] {
        assert!(cookie.contains(flag), "{flag} in {cookie}");
    }
    let until_closed = login(&acme.client(), &acme.admin_email, PASSWORD).await;
    assert!(!until_closed.headers["set-cookie"].to_str().unwrap().contains("Max-Age"));
    assert_eq!(until_closed.headers["cache-control"], "no-store");
    assert!(until_closed.value()["expiresIn"].as_i64().unwrap() <= 300);
}

#[tokio::test]
async fn the_cookie_is_taken_only_from_our_own_page() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let cookie = format!("__Host-learnt-refresh={}", admin.cookie().unwrap());
    let http = Client::connections().unwrap();
    let url = format!("http://127.0.0.1:{}/api/auth/refresh", acme.stack().port());
    let own = format!("http://{}:{}", acme.host, acme.stack().port());
    let other_scheme = own.replace("http://", "https://");
    let other_port = format!("http://{}:{}", acme.host, acme.stack().port() + 1);
    for (origin, marked, status) in [
        (Some("http://evil.test"), true, 403),
        (Some("null"), true, 403),
        (Some(other_scheme.as_str()), true, 403),
        (Some(other_port.as_str()), true, 403),
        (None, true, 403),
        (Some(own.as_str()), false, 403),
        (Some(own.as_str()), true, 200),
    ] {
        let mut request = http
            .request(Method::POST, &url)
            .header("host", &acme.host)
            .header("cookie", &cookie);
        if let Some(origin) = origin {
            request = request.header("origin", origin);
        }
        if marked {
            request = request.header("x-learnt", "1");
        }
        assert_eq!(request.send().await.unwrap().status(), status, "{origin:?} {marked}");
    }
}

#[tokio::test]
async fn much_older_and_forged_tokens_are_told_apart() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let first = admin.cookie().unwrap();
    let forger = acme.client();
    let changed: String = first.chars().rev().collect();
    for forged in ["", "x", &changed, &"A".repeat(70)] {
        forger.set_cookie(Some(forged.to_owned()));
        assert_eq!(refresh(&forger).await.status, 401, "{forged}");
    }
    assert_eq!(
        refresh(&admin).await.status,
        200,
        "a forged token ends nobody's session"
    );
    for _ in 0..3 {
        acme.sql("update sessions set rotated_at = rotated_at - interval '11 seconds' where ended_at is null")
            .await;
        assert_eq!(refresh(&admin).await.status, 200);
    }
    forger.set_cookie(Some(first));
    assert_eq!(refresh(&forger).await.status, 401);
    assert_eq!(refresh(&admin).await.status, 401, "one of ours from long ago ends it");
}

#[tokio::test]
async fn signing_out_ends_the_session_at_once() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let (admin, elsewhere) = (acme.admin().await, acme.admin().await);
    assert_eq!(admin.get("/api/me").await.unwrap().status, 200);
    let cookie = admin.cookie();
    assert_eq!(admin.post("/api/auth/logout", json!({})).await.unwrap().status, 204);
    assert_eq!(admin.cookie(), None);
    assert_eq!(admin.get("/api/me").await.unwrap().status, 401);
    admin.set_cookie(cookie);
    assert_eq!(refresh(&admin).await.status, 401);
    assert_eq!(
        elsewhere.get("/api/me").await.unwrap().status,
        200,
        "another sign-in of the same person stands"
    );
}

#[tokio::test]
async fn a_token_of_another_tenant_is_nothing_here() {
    let stack = TestStack::shared().await;
    let (acme, munro) = (stack.tenant("acme").await, stack.tenant("munro").await);
    let (admin, outsider) = (acme.admin().await, munro.client());
    outsider.set_token(admin.token());
    outsider.set_cookie(admin.cookie());
    for path in ["/api/me", "/api/me/teams", "/api/settings/theme", "/api/people"] {
        assert_eq!(outsider.get(path).await.unwrap().status, 401, "{path}");
    }
    assert_eq!(refresh(&outsider).await.status, 401);
    assert_eq!(admin.get("/api/me").await.unwrap().status, 200);
}

#[tokio::test]
async fn a_host_that_nobody_owns_shows_branding_and_nothing_else() {
    let stack = TestStack::shared().await;
    let acme = stack.tenant("acme").await;
    let nobody = stack.client("nobody.localhost");
    let shown = nobody.get("/api/bootstrap").await.unwrap().value();
    assert_eq!(
        (shown["fallback"].as_bool(), shown["team"]["id"].as_str()),
        (Some(true), Some("learnt"))
    );
    assert_eq!(login(&nobody, &acme.admin_email, PASSWORD).await.code(), "unknown_host");
    nobody.set_token(acme.admin().await.token());
    assert_eq!(nobody.get("/api/me").await.unwrap().status, 403);
}

#[tokio::test]
async fn moving_to_another_team_works_once_and_only_at_its_host() {
    let stack = TestStack::shared().await;
    let (acme, munro) = (stack.tenant("acme").await, stack.tenant("munro").await);
    let admin = munro.admin().await;
    let body = json!({"profile": {"firstName": "Ada", "lastName": "Admin", "email": acme.admin_email, "lists": {}, "fields": {}}, "roles": ["learner"]});
    let added = admin.post("/api/people", body).await.unwrap();
    assert!(added.status.is_success(), "{}", added.text());

    let ada = acme.admin().await;
    let teams = ada.get("/api/me/teams").await.unwrap().value();
    let ids: Vec<_> = teams
        .as_array()
        .unwrap()
        .iter()
        .map(|team| team["teamId"].as_str().unwrap())
        .collect();
    assert_eq!(ids, [acme.id.as_str(), munro.id.as_str()], "this tenant's first");
    assert_eq!(
        (teams[0]["current"].as_bool(), teams[1]["current"].as_bool()),
        (Some(true), Some(false))
    );

    let moved = ada
        .post("/api/auth/handover", json!({"teamId": munro.id}))
        .await
        .unwrap()
        .ok()
        .unwrap();
    let url = moved.value()["url"].as_str().unwrap().to_owned();
    assert!(
        url.starts_with(&format!("http://{}:{}/callback#code=", munro.host, stack.port())),
        "{url}"
    );
    let code = json!({"code": url.split_once("code=").unwrap().1});
    let elsewhere = acme
        .client()
        .post("/api/auth/handover/redeem", code.clone())
        .await
        .unwrap();
    assert_eq!(elsewhere.code(), "invalid_code", "bound to the other host");
    let there = munro.client();
    let arrived = there
        .post("/api/auth/handover/redeem", code.clone())
        .await
        .unwrap()
        .ok()
        .unwrap();
    there.set_token(arrived.value()["accessToken"].as_str().map(str::to_owned));
    assert_eq!(there.get("/api/me").await.unwrap().value()["role"], json!(["learner"]));
    assert_eq!(refresh(&there).await.status, 200);
    assert_eq!(
        munro
            .client()
            .post("/api/auth/handover/redeem", code)
            .await
            .unwrap()
            .code(),
        "invalid_code",
        "once"
    );

    let foreign = ada
        .post("/api/auth/handover", json!({"teamId": "learnt"}))
        .await
        .unwrap();
    assert_eq!(foreign.status, 404, "a team that one is not in is not there");
}

#[tokio::test]
async fn an_invitation_says_who_is_meant_and_works_once() {
    let stack = TestStack::shared().await;
    let acme = stack.invited_tenant("acme").await.unwrap();
    let code = learnt_compose::mails::code_for(stack.mail_dir(), &acme.admin_email, learnt_compose::testing::PATIENCE)
        .await
        .unwrap();
    let guest = acme.client();
    let invited = guest
        .post("/api/auth/invitation", json!({"code": code}))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    assert_eq!(invited["email"], acme.admin_email.as_str());
    assert_eq!(
        (invited["firstName"].as_str(), invited["hasPassword"].as_bool()),
        (Some("Ada"), Some(false))
    );
    for weak in ["short", "password123", "iloveyou"] {
        let reply = guest
            .post("/api/auth/invitation/accept", json!({"code": code, "password": weak}))
            .await
            .unwrap();
        assert_eq!(
            (reply.status.as_u16(), reply.value()["errors"][0]["field"].as_str()),
            (422, Some("password")),
            "{weak}"
        );
    }
    let munro = stack.tenant("munro").await;
    let elsewhere = munro
        .client()
        .post("/api/auth/invitation", json!({"code": code}))
        .await
        .unwrap();
    assert_eq!(
        (elsewhere.status.as_u16(), elsewhere.value()["detail"].as_str()),
        (400, Some("The token you provided is not valid."))
    );
    guest.accept_invitation(&code, PASSWORD).await.unwrap();
    assert_eq!(guest.get("/api/me").await.unwrap().status, 200);
    let again = acme
        .client()
        .post(
            "/api/auth/invitation/accept",
            json!({"code": code, "password": "another-fine-1"}),
        )
        .await
        .unwrap();
    assert_eq!(again.code(), "invalid_code");
}

#[tokio::test]
async fn guessing_an_accounts_password_is_stopped() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let mut blocked = None;
    for _ in 0..12 {
        let reply = login(&acme.client(), &acme.admin_email, "not-the-password").await;
        if reply.status == 429 {
            blocked = Some(reply);
            break;
        }
    }
    let blocked = blocked.expect("the guesses are stopped");
    assert!(blocked.headers.contains_key("retry-after"));
    assert!(
        blocked.value()["errors"][0]["message"]
            .as_str()
            .unwrap()
            .starts_with("Your account has been blocked due to too many login attempts")
    );
}
