//! Another password and another address, while one knows who one is.
use learnt_compose::client::{Client, Reply};
use learnt_compose::testing::{PASSWORD, TestStack};
use serde_json::{Value, json};

use super::{code, confirm, count, field_error, form, fresh, in_control, login, mail, open_tenant, out, register};

const OWN: &str = "purple-tractor-melody";

async fn change(browser: &Client, username: &str, present: &str, new: &str) -> Reply {
    let form = json!({"username": username, "password": present, "newPassword": new});
    browser.post("/api/auth/change-password", form).await.unwrap()
}

async fn open(browser: &Client, what: &str, code: &str) -> Reply {
    browser
        .post(&format!("/api/auth/{what}"), json!({"code": code}))
        .await
        .unwrap()
}

fn uid(me: &Value) -> String {
    me["uid"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_password_is_changed_by_whoever_knows_it() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let before = acme.admin().await;
    let wrong = change(&acme.client(), &acme.admin_email, "not-the-password", OWN).await;
    assert_eq!(
        (wrong.status.as_u16(), field_error(&wrong, "password").as_str()),
        (401, "username or password is incorrect")
    );
    let unknown = change(&acme.client(), "nobody", "not-the-password", OWN).await;
    assert_eq!(
        (unknown.status.as_u16(), field_error(&unknown, "password").as_str()),
        (401, "username or password is incorrect")
    );
    let weak = change(&acme.client(), &acme.admin_email, PASSWORD, "short").await;
    assert_eq!(field_error(&weak, "newPassword"), "Be at least 8 characters long");
    let same = change(&acme.client(), &acme.admin_email, PASSWORD, PASSWORD).await;
    assert_eq!(
        field_error(&same, "newPassword"),
        "Choose a password that differs from the current one"
    );

    let browser = acme.client();
    let entered = change(&browser, &acme.admin_email, PASSWORD, OWN).await;
    assert_eq!(entered.status, 200, "{}", entered.text());
    assert!(entered.value()["accessToken"].is_string() && browser.cookie().is_some());
    out(&before, "/api/me").await;
    assert_eq!(login(&acme.client(), &acme.admin_email, PASSWORD).await, 401);
    assert_eq!(login(&acme.client(), &acme.admin_email, OWN).await, 200);
}

#[tokio::test]
async fn a_first_password_may_be_for_changing_only() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let otto = json!({
        "profile": {"firstName": "Otto", "lastName": "Ek", "username": "otto.ek"}, "password": PASSWORD, "changePassword": true,
    });
    let otto = admin.post("/api/people", otto).await.unwrap().ok().unwrap().value();
    let form = json!({"username": "otto.ek", "password": PASSWORD});
    let refused = acme.client().post("/api/auth/login", form).await.unwrap();
    assert_eq!(
        (refused.status.as_u16(), refused.code().as_str()),
        (403, "password_change_required")
    );
    assert_eq!(
        login(&acme.client(), "otto.ek", "not-the-password").await,
        401,
        "whoever guesses is not told"
    );
    assert_eq!(change(&acme.client(), "otto.ek", PASSWORD, OWN).await.status, 200);
    assert_eq!(login(&acme.client(), "otto.ek", OWN).await, 200);
    let path = format!("/api/people/{}/password", otto["id"].as_str().unwrap());
    let again = admin
        .post(&path, json!({"password": PASSWORD, "changePassword": true}))
        .await
        .unwrap();
    assert_eq!(again.code(), "chooses_own_password");
}

#[tokio::test]
async fn a_password_that_counts_in_one_organisation_is_changed_for_that_one() {
    let acme = open_tenant("acme").await;
    let munro = TestStack::shared().await.tenant("munro").await;
    let lena = fresh("lena");
    assert_eq!(register(&acme.client(), form(&lena, PASSWORD)).await.status, 200);
    let body = json!({"profile": {"firstName": "Lena", "lastName": "Brandt", "email": lena}});
    munro
        .admin()
        .await
        .post("/api/people", body)
        .await
        .unwrap()
        .ok()
        .unwrap();
    assert_eq!(change(&acme.client(), &lena, PASSWORD, OWN).await.status, 200);
    assert_eq!(login(&munro.client(), &lena, OWN).await, 401);

    let proved = confirm(&acme.client(), &code(&lena, "verifyEmail").await, OWN).await;
    assert_eq!((proved.status.as_u16(), proved.value()), (200, json!({"email": lena})));
    assert_eq!(
        login(&munro.client(), &lena, OWN).await,
        200,
        "the address is hers, and so is all that was given to it"
    );
    let again = confirm(&acme.client(), &code(&lena, "verifyEmail").await, OWN).await;
    assert_eq!(again.value()["detail"], "The token you provided is not valid.");
}

#[tokio::test]
async fn the_mail_that_proves_an_address_is_sent_again() {
    let acme = open_tenant("acme").await;
    let (lena, her) = (fresh("lena"), acme.client());
    register(&her, form(&lena, PASSWORD)).await;
    let first = code(&lena, "verifyEmail").await;
    assert_eq!(her.post("/api/me/verify-email", json!({})).await.unwrap().status, 202);
    mail(&lena, "Please confirm that").await;
    let second = code(&lena, "verifyEmail").await;
    assert_ne!(first, second);
    assert_eq!(confirm(&acme.client(), &second, PASSWORD).await.status, 200);
    let proved = her.post("/api/me/verify-email", json!({})).await.unwrap();
    assert_eq!(
        (proved.status.as_u16(), proved.code().as_str()),
        (409, "already_verified")
    );
    let none = acme.client();
    register(&none, form("", PASSWORD)).await;
    assert_eq!(
        none.post("/api/me/verify-email", json!({})).await.unwrap().code(),
        "no_email"
    );
}

/// What a link to another address does, however it came to be mailed.
async fn link(acme: &learnt_compose::testing::TestTenant, uid: &str, purpose: &str, address: &str) -> String {
    let code = learnt_kernel::ids::Secret::random();
    let hash: String = code.hash().iter().map(|byte| format!("{byte:02x}")).collect();
    in_control(&format!(
        "insert into identity.tokens (hash, purpose, user_id, tenant_id, team_id, address, created_at, expires_at)
         values ('\\x{hash}', '{purpose}', '{uid}', '{}', '{}', '{address}', now(), now() + interval '1 hour')",
        acme.id, acme.id
    ))
    .await;
    code.as_str().to_owned()
}

#[tokio::test]
async fn an_address_is_changed_by_a_link_and_brought_back_by_another() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let id = uid(&admin.get("/api/me").await.unwrap().value());
    let (old, new) = (acme.admin_email.clone(), fresh("thief"));
    let moved = confirm(&acme.client(), &link(&acme, &id, "verify_email", &new).await, PASSWORD).await;
    assert_eq!(moved.value(), json!({"email": new}));
    assert_eq!(login(&acme.client(), &new, PASSWORD).await, 200);
    assert_eq!(login(&acme.client(), &old, PASSWORD).await, 401);

    let thief = acme.sign_in(&new).await;
    let id = uid(&thief.get("/api/me").await.unwrap().value());
    in_control(&format!(
        "insert into identity.authenticator_apps (user_id, secret, confirmed_at, created_at) values ('{id}', 'x', now(), now());
         insert into identity.recovery_codes (user_id, hash, created_at) values ('{id}', 'x', now());
         insert into identity.passkeys (id, user_id, rp_id, name, passkey, created_at)
         values ('{id}', '{id}', 'acme', 'from before', '{{}}', now() - interval '1 day'),
           ('{id}2', '{id}', 'acme', 'the thief''s', '{{}}', now())"
    ))
    .await;
    let back = open(&acme.client(), "recover-email", &code(&old, "recoverEmail").await).await;
    assert_eq!((back.status.as_u16(), &back.value()["email"]), (200, &json!(old)));
    out(&thief, "/api/me").await;
    assert_eq!(
        login(&acme.client(), &old, PASSWORD).await,
        401,
        "whoever knew the password knows nothing any more"
    );
    let left = "select (select count(*) from identity.authenticator_apps where user_id = '{id}')
        + (select count(*) from identity.recovery_codes where user_id = '{id}')
        + 10 * (select count(*) from identity.passkeys where user_id = '{id}')";
    assert_eq!(
        count(&left.replace("{id}", &id)).await,
        10,
        "what the thief set up does not keep anybody out"
    );
    in_control(&format!("delete from identity.passkeys where user_id = '{id}'")).await;
    let form = json!({"code": back.value()["resetCode"], "password": OWN});
    let reset = acme
        .client()
        .post("/api/auth/password-reset/confirm", form)
        .await
        .unwrap();
    assert_eq!(reset.status, 200, "{}", reset.text());
    assert_eq!(login(&acme.client(), &old, OWN).await, 200);
    assert_eq!(login(&acme.client(), &new, OWN).await, 401);
}

#[tokio::test]
async fn a_thiefs_own_way_back_ends_with_the_owners() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let id = uid(&acme.admin().await.get("/api/me").await.unwrap().value());
    let (old, one, two) = (acme.admin_email.clone(), fresh("one"), fresh("two"));
    for address in [&one, &two] {
        let code = link(&acme, &id, "verify_email", address).await;
        assert_eq!(confirm(&acme.client(), &code, PASSWORD).await.status, 200);
        // The link back leaves before the next change.
        let former = if address == &one { &old } else { &one };
        code_of(former).await;
    }
    let theirs = code_of(&one).await;
    assert_eq!(
        open(&acme.client(), "recover-email", &code_of(&old).await).await.status,
        200
    );
    assert_eq!(
        open(&acme.client(), "recover-email", &theirs).await.code(),
        "invalid_code"
    );
}

async fn code_of(address: &str) -> String {
    code(address, "recoverEmail").await
}

#[tokio::test]
async fn an_address_that_nobody_proved_is_not_left_with_what_others_gave_to_it() {
    let acme = open_tenant("acme").await;
    let munro = TestStack::shared().await.tenant("munro").await;
    let (victim, own, attacker) = (fresh("victim"), fresh("own"), acme.client());
    register(&attacker, form(&victim, PASSWORD)).await;
    let id = uid(&attacker.get("/api/me").await.unwrap().value());
    let body = json!({"profile": {"firstName": "Vera", "lastName": "Victim", "email": victim}, "roles": ["admin"]});
    munro
        .admin()
        .await
        .post("/api/people", body)
        .await
        .unwrap()
        .ok()
        .unwrap();
    let moved = confirm(&acme.client(), &link(&acme, &id, "verify_email", &own).await, PASSWORD).await;
    assert_eq!(moved.code(), "invalid_code");
    assert_eq!(login(&munro.client(), &own, PASSWORD).await, 401);

    // Nobody else knows a mistyped address: it may be left, and its real owner gets no way back into it.
    let (typo, right) = (fresh("typo"), fresh("right"));
    let lena = acme.client();
    register(&lena, form(&typo, PASSWORD)).await;
    let id = uid(&lena.get("/api/me").await.unwrap().value());
    assert_eq!(
        confirm(
            &acme.client(),
            &link(&acme, &id, "verify_email", &right).await,
            PASSWORD
        )
        .await
        .status,
        200
    );
    assert_eq!(login(&acme.client(), &right, PASSWORD).await, 200);
    assert_eq!(
        register(&acme.client(), form(&typo, PASSWORD)).await.status,
        200,
        "the address is free again"
    );
}

#[tokio::test]
async fn an_address_that_somebody_took_meanwhile_stays_theirs() {
    let acme = open_tenant("acme").await;
    let id = uid(&acme.admin().await.get("/api/me").await.unwrap().value());
    let wanted = fresh("wanted");
    let code = link(&acme, &id, "verify_email", &wanted).await;
    register(&acme.client(), form(&wanted, PASSWORD)).await;
    let refused = confirm(&acme.client(), &code, PASSWORD).await;
    assert_eq!(
        (refused.status.as_u16(), field_error(&refused, "email").as_str()),
        (422, "The email has been already registered.")
    );
    assert_eq!(login(&acme.client(), &acme.admin_email, PASSWORD).await, 200);
}
