//! Authenticator apps and recovery codes.
use learnt_compose::testing::{PASSWORD, TestStack};
use serde_json::json;

use super::{App, codes, login, second, set_up, time_goes_on};

#[tokio::test]
async fn an_app_is_set_up_shown_to_work_and_asked_for_from_then_on() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let setup = admin
        .post("/api/me/totp", json!({"password": PASSWORD}))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    let uri = setup["uri"].as_str().unwrap();
    assert!(
        uri.starts_with("otpauth://totp/acme:admin%40"),
        "the team's name and one's own: {uri}"
    );
    assert!(setup["qr"].as_str().unwrap().starts_with("<svg "));
    let app = App::new(&setup);
    // What was begun counts for nothing yet.
    assert!(login(&acme.client(), &acme.admin_email).await["accessToken"].is_string());
    let wrong = admin
        .post("/api/me/totp/confirm", json!({"code": "000000x"}))
        .await
        .unwrap();
    assert_eq!(
        (wrong.status.as_u16(), wrong.value()["errors"][0]["field"].as_str()),
        (422, Some("code"))
    );
    let confirmed = admin
        .post("/api/me/totp/confirm", json!({"code": app.code(-1)}))
        .await
        .unwrap();
    assert_eq!(codes(&confirmed.ok().unwrap().value()).len(), 10);
    assert_eq!(
        admin
            .post("/api/me/totp", json!({"password": PASSWORD}))
            .await
            .unwrap()
            .code(),
        "totp_on"
    );

    let browser = acme.client();
    let step = login(&browser, &acme.admin_email).await;
    assert_eq!(
        (&step["accessToken"], &step["secondFactor"]["methods"]),
        (&json!(null), &json!(["totp", "recovery"]))
    );
    assert_eq!(step["secondFactor"]["mustEnrol"], false);
    assert_eq!(browser.cookie(), None, "half way in is not in");
    for wrong in ["000000x", "", &app.code(-20)] {
        let refused = second(&browser, &step, json!({"code": wrong})).await;
        assert!(
            [401, 422].contains(&refused.status.as_u16()),
            "{wrong}: {}",
            refused.text()
        );
    }
    let entered = second(&browser, &step, json!({"code": app.code(0)}))
        .await
        .ok()
        .unwrap();
    assert!(entered.value()["accessToken"].is_string());
    assert!(
        entered.headers["set-cookie"]
            .to_str()
            .unwrap()
            .contains("Max-Age=2592000"),
        "what was chosen at the password holds"
    );
    let sessions = {
        browser.set_token(entered.value()["accessToken"].as_str().map(str::to_owned));
        browser.get("/api/me/sessions").await.unwrap().ok().unwrap().value()
    };
    assert_eq!(
        (&sessions[0]["factor"], &sessions[0]["current"]),
        (&json!("totp"), &json!(true))
    );
}

#[tokio::test]
async fn each_code_and_each_challenge_works_once_and_for_one_person_at_one_host() {
    let stack = TestStack::shared().await;
    let (acme, munro) = (stack.tenant("acme").await, stack.tenant("munro").await);
    let admin = acme.admin().await;
    let (app, _) = set_up(&admin).await;
    let browser = acme.client();
    let (step, other) = (
        login(&browser, &acme.admin_email).await,
        login(&browser, &acme.admin_email).await,
    );
    let elsewhere = second(&munro.client(), &step, json!({"code": app.code(0)})).await;
    assert_eq!(
        (elsewhere.status.as_u16(), elsewhere.code().as_str()),
        (401, "challenge_expired")
    );
    let code = app.code(0);
    assert_eq!(second(&browser, &step, json!({"code": code})).await.status, 200);
    let again = second(&browser, &other, json!({"code": code})).await;
    assert_eq!(
        (again.status.as_u16(), again.code().as_str()),
        (401, "wrong_code"),
        "a step works once"
    );
    let used = second(&browser, &step, json!({"code": app.code(1)})).await;
    assert_eq!(used.code(), "challenge_expired", "and so does a challenge");
    acme.sql("update sign_in_challenges set expires_at = now() - interval '1 second'")
        .await;
    assert_eq!(
        second(&browser, &other, json!({"code": app.code(1)})).await.code(),
        "challenge_expired"
    );
    // Of many who bring one code at once one comes in.
    time_goes_on(&acme).await;
    let steps = [(); 6].map(|()| {
        browser.post(
            "/api/auth/login",
            json!({"username": acme.admin_email, "password": PASSWORD}),
        )
    });
    let steps = futures_util::future::join_all(steps).await;
    let code = app.code(0);
    let tries = steps.iter().map(|step| {
        let step = step.as_ref().unwrap().value();
        let (client, code) = (acme.client(), code.clone());
        async move { second(&client, &step, json!({"code": code})).await.status }
    });
    let entered = futures_util::future::join_all(tries).await;
    assert_eq!(
        entered.iter().filter(|status| status.is_success()).count(),
        1,
        "{entered:?}"
    );
}

#[tokio::test]
async fn a_recovery_code_opens_once_and_new_ones_replace_the_old() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let (_, old) = set_up(&admin).await;
    let browser = acme.client();
    let typed = old[0].to_uppercase().replace('-', " ");
    let step = login(&browser, &acme.admin_email).await;
    assert_eq!(
        second(&browser, &step, json!({"recoveryCode": typed})).await.status,
        200
    );
    let step = login(&browser, &acme.admin_email).await;
    let again = second(&browser, &step, json!({"recoveryCode": old[0]})).await;
    assert_eq!(
        (again.status.as_u16(), again.value()["errors"][0]["field"].as_str()),
        (401, Some("recoveryCode"))
    );
    let security = admin.get("/api/me/security").await.unwrap().value();
    assert_eq!(security["recoveryCodesLeft"], 9);

    let replaced = admin
        .post("/api/me/recovery-codes", json!({"password": PASSWORD}))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    let new = codes(&replaced);
    assert_eq!(
        second(&browser, &step, json!({"recoveryCode": old[1]})).await.status,
        401
    );
    assert_eq!(
        second(&browser, &step, json!({"recoveryCode": new[0]})).await.status,
        200
    );
}

#[tokio::test]
async fn guessing_codes_is_stopped_where_it_happens() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let (app, _) = set_up(&acme.admin().await).await;
    let browser = acme.client();
    let step = login(&browser, &acme.admin_email).await;
    let mut refused = None;
    for _ in 0..12 {
        let reply = second(&browser, &step, json!({"code": "123456x"})).await;
        if reply.status == 429 {
            refused = Some(reply);
            break;
        }
    }
    let refused = refused.expect("the guesses are stopped");
    assert!(refused.headers.contains_key("retry-after"));
    let late = second(&browser, &step, json!({"code": app.code(0)})).await;
    assert_eq!(late.status, 429, "the right one comes too late");
}

#[tokio::test]
async fn an_app_is_removed_by_who_proves_themselves() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let (app, _) = set_up(&admin).await;
    // A session that has only just begun is no proof either: somebody may have taken it.
    for (path, body) in [
        ("/api/me/totp/remove", json!({})),
        ("/api/me/recovery-codes", json!({})),
        ("/api/me/passkeys", json!({})),
        ("/api/me/totp", json!({"password": ""})),
        ("/api/me/totp/remove", json!({"challenge": "made-up"})),
    ] {
        let refused = admin.post(path, body).await.unwrap();
        assert_eq!(
            (refused.status.as_u16(), refused.code().as_str()),
            (403, "prove_yourself"),
            "{path}"
        );
    }
    let wrong = admin
        .post("/api/me/totp/remove", json!({"password": "not-the-password"}))
        .await
        .unwrap();
    assert_eq!(
        (wrong.status.as_u16(), wrong.value()["errors"][0]["field"].as_str()),
        (422, Some("password"))
    );
    let wrong = json!({"code": app.code(-20)});
    let wrong = admin.post("/api/me/recovery-codes", wrong).await.unwrap();
    assert_eq!(
        (wrong.status.as_u16(), wrong.value()["errors"][0]["field"].as_str()),
        (422, Some("code"))
    );
    // A code of the app proves it as well, once.
    let by_app = json!({"code": app.code(0)});
    for status in [200, 422] {
        let answer = admin.post("/api/me/recovery-codes", by_app.clone()).await.unwrap();
        assert_eq!(answer.status.as_u16(), status, "{}", answer.text());
    }
    let removed = admin
        .post("/api/me/totp/remove", json!({"password": PASSWORD}))
        .await
        .unwrap();
    assert_eq!(removed.status, 204, "{}", removed.text());
    let security = admin.get("/api/me/security").await.unwrap().value();
    assert_eq!(
        (&security["totpSince"], &security["recoveryCodesLeft"]),
        (&json!(null), &json!(0))
    );
    assert!(login(&acme.client(), &acme.admin_email).await["accessToken"].is_string());
    let once = admin.post("/api/me/recovery-codes", json!({})).await.unwrap();
    assert_eq!(once.code(), "prove_yourself", "a password proves one change");
    let none = json!({"password": PASSWORD});
    let none = admin.post("/api/me/recovery-codes", none).await.unwrap();
    assert_eq!(none.code(), "no_factor");
}

#[tokio::test]
async fn a_password_is_not_changed_by_whoever_knows_it_and_has_not_the_second_factor() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let (app, _) = set_up(&admin).await;
    let browser = acme.client();
    let other = "purple-tractor-melody";
    let form = json!({"username": acme.admin_email, "password": PASSWORD, "newPassword": other});
    let reply = browser.post("/api/auth/change-password", form).await.unwrap();
    let step = reply.ok().unwrap().value();
    assert_eq!(step["secondFactor"]["methods"], json!(["totp", "recovery"]), "{step}");
    assert_eq!(admin.get("/api/me").await.unwrap().status, 200, "nobody is out");
    login(&acme.client(), &acme.admin_email).await;

    let entered = second(&browser, &step, json!({"code": app.code(0)}))
        .await
        .ok()
        .unwrap();
    assert!(entered.value()["accessToken"].is_string());
    browser.set_token(entered.value()["accessToken"].as_str().map(str::to_owned));
    assert_eq!(browser.get("/api/me").await.unwrap().status, 200);
    assert_eq!(admin.get("/api/me").await.unwrap().status, 401);
    let old = json!({"username": acme.admin_email, "password": PASSWORD});
    assert_eq!(acme.client().post("/api/auth/login", old).await.unwrap().status, 401);
    let new = json!({"username": acme.admin_email, "password": other});
    assert_eq!(acme.client().post("/api/auth/login", new).await.unwrap().status, 200);
}

#[tokio::test]
async fn half_way_in_ends_with_the_password_that_led_there() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let (admin, thief) = (acme.admin().await, acme.client());
    let (app, _) = set_up(&admin).await;
    let step = login(&thief, &acme.admin_email).await;
    let chosen = json!({"password": PASSWORD, "newPassword": "purple-tractor-melody"});
    assert_eq!(admin.post("/api/me/password", chosen).await.unwrap().status, 204);
    let refused = second(&thief, &step, json!({"code": app.code(0)})).await;
    assert_eq!(
        (refused.status.as_u16(), refused.code().as_str()),
        (401, "challenge_expired"),
        "{}",
        refused.text()
    );
    assert_eq!(thief.cookie(), None);
}
