//! An attacker registers with somebody else's address before that person comes: they gain nothing that is the person's.
use learnt_compose::client::Client;
use learnt_compose::testing::{PASSWORD, TestStack, TestTenant};
use serde_json::json;

use super::{
    at_work, code, commit_when_waited_for, confirm, count, field_error, form, fresh, in_control, login, mail,
    open_tenant, out, register,
};

const OWN: &str = "purple-tractor-melody";

/// An attacker in acme with the victim's address; munro, which invites the victim.
async fn prepared() -> (TestTenant, TestTenant, Client, String) {
    let (acme, munro) = (
        open_tenant("acme").await,
        TestStack::shared().await.tenant("munro").await,
    );
    let (victim, attacker) = (fresh("victim"), acme.client());
    assert_eq!(register(&attacker, form(&victim, PASSWORD)).await.status, 200);
    (acme, munro, attacker, victim)
}

async fn invite(tenant: &TestTenant, email: &str) {
    let body = json!({"profile": {"firstName": "Vera", "lastName": "Victim", "email": email}, "roles": ["admin"]});
    tenant
        .admin()
        .await
        .post("/api/people", body)
        .await
        .unwrap()
        .ok()
        .unwrap();
}

#[tokio::test]
async fn an_invitation_elsewhere_opens_nothing_to_the_attacker() {
    let (acme, munro, attacker, victim) = prepared().await;
    invite(&munro, &victim).await;
    assert_eq!(
        login(&munro.client(), &victim, PASSWORD).await,
        401,
        "the password counts in acme only"
    );
    let moved = attacker
        .post("/api/auth/handover", json!({"teamId": munro.id}))
        .await
        .unwrap();
    assert_eq!(moved.status, 404, "and so does the session");
    let teams = attacker.get("/api/me/teams").await.unwrap().value();
    let teams: Vec<_> = teams
        .as_array()
        .unwrap()
        .iter()
        .map(|team| team["teamId"].clone())
        .collect();
    assert_eq!(teams, [json!(acme.id)], "who invited the victim is not told");

    let invitation = code(&victim, "acceptInvitation").await;
    let vera = munro.client();
    let look = vera
        .post("/api/auth/invitation", json!({"code": invitation}))
        .await
        .unwrap()
        .value();
    assert_eq!(
        look["hasPassword"],
        json!(false),
        "the attacker's password is none of hers"
    );
    vera.accept_invitation(&invitation, OWN).await.unwrap();
    assert_eq!(vera.get("/api/me").await.unwrap().value()["role"], json!(["admin"]));

    out(&attacker, "/api/me").await;
    assert_eq!(attacker.post("/api/auth/refresh", json!({})).await.unwrap().status, 401);
    assert_eq!(
        login(&acme.client(), &victim, PASSWORD).await,
        401,
        "the attacker's password is gone"
    );
    assert_eq!(login(&acme.client(), &victim, OWN).await, 200, "hers counts everywhere");
    assert_eq!(login(&munro.client(), &victim, OWN).await, 200);
}

#[tokio::test]
async fn the_organisation_itself_may_invite_and_the_attacker_is_out() {
    let (acme, _, attacker, victim) = prepared().await;
    let uid = attacker.get("/api/me").await.unwrap().value()["uid"]
        .as_str()
        .unwrap()
        .to_owned();
    let path = format!("/api/people/{uid}/invitation");
    acme.admin().await.post(&path, json!({})).await.unwrap().ok().unwrap();
    let invitation = code(&victim, "acceptInvitation").await;
    acme.client().accept_invitation(&invitation, OWN).await.unwrap();
    out(&attacker, "/api/me").await;
    assert_eq!(login(&acme.client(), &victim, PASSWORD).await, 401);
}

#[tokio::test]
async fn the_victims_reset_puts_the_attacker_out_and_what_they_planted() {
    let (acme, _, attacker, victim) = prepared().await;
    let uid = attacker.get("/api/me").await.unwrap().value()["uid"]
        .as_str()
        .unwrap()
        .to_owned();
    in_control(&format!(
        "insert into identity.external_identities (tenant_id, issuer, subject, user_id, provider, linked_at) values ('{}', 'https://evil.test', 'me', '{uid}', 'oidc', now());
         insert into identity.authenticator_apps (user_id, secret, confirmed_at, created_at) values ('{uid}', 'x', now(), now());
         insert into identity.recovery_codes (user_id, hash, created_at) values ('{uid}', 'x', now());
         insert into identity.passkeys (id, user_id, rp_id, name, passkey, created_at) values ('{uid}', '{uid}', 'acme', 'mine', '{{}}', now())",
        acme.id
    ))
    .await;
    let reply = acme
        .client()
        .post("/api/auth/password-reset", json!({"email": victim}))
        .await
        .unwrap();
    assert_eq!(reply.status, 200);
    let link = code(&victim, "resetPassword").await;
    let vera = acme.client();
    let reset = vera
        .post(
            "/api/auth/password-reset/confirm",
            json!({"code": link, "password": OWN}),
        )
        .await
        .unwrap();
    assert_eq!(reset.status, 200, "{}", reset.text());
    out(&attacker, "/api/me").await;
    for table in [
        "external_identities",
        "authenticator_apps",
        "recovery_codes",
        "passkeys",
    ] {
        assert_eq!(
            count(&format!(
                "select count(*) from identity.{table} where user_id = '{uid}'"
            ))
            .await,
            0,
            "{table}"
        );
    }
}

#[tokio::test]
async fn a_victim_who_confirms_by_hand_gives_the_attacker_nothing() {
    let (acme, munro, attacker, victim) = prepared().await;
    invite(&munro, &victim).await;
    let link = code(&victim, "verifyEmail").await;
    // The victim presses the button, in a browser where nobody or somebody else is signed in.
    for browser in [acme.client(), acme.admin().await] {
        let pressed = json!({"code": link});
        let pressed = browser.post("/api/auth/verify-email", pressed).await.unwrap();
        assert_eq!(
            (pressed.status.as_u16(), pressed.code().as_str()),
            (403, "prove_yourself"),
            "{}",
            pressed.text()
        );
    }
    let guessed = confirm(&acme.client(), &link, OWN).await;
    assert_eq!(field_error(&guessed, "password"), "The password is incorrect.");
    assert_eq!(login(&munro.client(), &victim, PASSWORD).await, 401);
    let proved = format!("select count(*) from identity.emails where address = '{victim}' and verified_at is not null");
    assert_eq!(count(&proved).await, 0);

    // Whoever registered has the mail too, or does not: the password alone, or their session, is none without it.
    let made_up = confirm(&attacker, "made-up", PASSWORD).await;
    assert_eq!(made_up.code(), "invalid_code");
    assert_eq!(
        confirm(&attacker, &link, "").await.status,
        200,
        "the account's own browser"
    );
}

#[tokio::test]
async fn nor_does_a_victim_to_whose_address_the_attacker_moves() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let (attacker, victim) = (acme.admin().await, fresh("victim"));
    let reply = attacker
        .post("/api/me/email", json!({"email": victim, "password": PASSWORD}))
        .await
        .unwrap();
    assert_eq!(reply.status, 202, "{}", reply.text());
    let link = code(&victim, "verifyEmail").await;
    assert_eq!(confirm(&acme.client(), &link, "").await.code(), "prove_yourself");
    assert_eq!(super::identities(&victim).await, 0);
    assert_eq!(confirm(&acme.client(), &link, PASSWORD).await.status, 200);
    assert_eq!(login(&acme.client(), &victim, PASSWORD).await, 200);
}

#[tokio::test]
async fn whoever_proved_the_address_keeps_their_ways_in_when_somebody_else_invites_them() {
    let (acme, munro) = (
        open_tenant("acme").await,
        TestStack::shared().await.tenant("munro").await,
    );
    let uid = acme.admin().await.get("/api/me").await.unwrap().value()["uid"]
        .as_str()
        .unwrap()
        .to_owned();
    in_control(&format!(
        "insert into identity.recovery_codes (user_id, hash, created_at) values ('{uid}', 'x', now())"
    ))
    .await;
    let admin = acme.admin().await;
    invite(&munro, &acme.admin_email).await;
    mail(&acme.admin_email, &munro.host).await;
    let invitation = code(&acme.admin_email, "acceptInvitation").await;
    let accepted = munro
        .client()
        .post("/api/auth/invitation/accept", json!({"code": invitation}))
        .await
        .unwrap();
    assert_eq!(
        (accepted.status.as_u16(), accepted.value()["accessToken"].clone()),
        (200, json!(null))
    );
    assert_eq!(
        admin.get("/api/me").await.unwrap().status,
        200,
        "nothing of theirs is over"
    );
    assert_eq!(
        count(&format!(
            "select count(*) from identity.recovery_codes where user_id = '{uid}'"
        ))
        .await,
        1
    );
}

#[tokio::test]
async fn what_the_attacker_asked_for_before_moves_no_address_afterwards() {
    let (acme, munro, attacker, victim) = prepared().await;
    let theirs = fresh("attacker");
    let reply = attacker
        .post("/api/me/email", json!({"email": theirs, "password": PASSWORD}))
        .await
        .unwrap();
    assert_eq!(reply.status, 202, "{}", reply.text());
    let link = code(&theirs, "verifyEmail").await;
    invite(&munro, &victim).await;
    let vera = munro.client();
    let invitation = code(&victim, "acceptInvitation").await;
    vera.accept_invitation(&invitation, OWN).await.unwrap();
    let moved = confirm(&acme.client(), &link, OWN).await;
    assert_eq!((moved.status.as_u16(), moved.code().as_str()), (400, "invalid_code"));
    assert_eq!(login(&munro.client(), &victim, OWN).await, 200, "the account is hers");
    assert_eq!(super::identities(&theirs).await, 0);
}

#[tokio::test]
async fn an_address_that_is_being_left_is_invited_without_whoever_leaves_it() {
    let (_, munro, attacker, victim) = prepared().await;
    let uid = attacker.get("/api/me").await.unwrap().value()["uid"].clone();
    let theirs = fresh("attacker");
    // The attacker proves an address of their own at the very moment.
    let leaving = at_work(&format!(
        "update identity.emails set address = '{theirs}', verified_at = now() where address = '{victim}'"
    ))
    .await;
    let admin = munro.admin().await;
    let profile = json!({"firstName": "Vera", "lastName": "Victim", "email": victim});
    let adding = admin.post("/api/people", json!({"profile": profile, "roles": ["admin"]}));
    let (waited, added) = commit_when_waited_for(leaving, adding).await;
    let added = added.unwrap().ok().unwrap().value();
    assert_ne!(added["id"], uid, "the invited person is somebody else");
    assert!(waited);
}

#[tokio::test]
async fn a_mail_that_left_late_brings_no_address_to_whoever_was_shown_out() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let (thief, theirs) = (acme.admin().await, fresh("thief"));
    let reply = thief
        .post("/api/me/email", json!({"email": theirs, "password": PASSWORD}))
        .await
        .unwrap();
    assert_eq!(reply.status, 202, "{}", reply.text());
    let link = code(&theirs, "verifyEmail").await;
    let forgot = json!({"email": acme.admin_email});
    let reply = acme.client().post("/api/auth/password-reset", forgot).await.unwrap();
    assert_eq!(reply.status, 200);
    let reset = json!({"code": code(&acme.admin_email, "resetPassword").await, "password": OWN});
    let reset = acme
        .client()
        .post("/api/auth/password-reset/confirm", reset)
        .await
        .unwrap();
    assert_eq!(reset.status, 200, "{}", reset.text());
    // The thief's mail server kept the mail waiting: its link was made only now.
    in_control(&format!(
        "update identity.tokens set used_at = null where address = '{theirs}'"
    ))
    .await;
    let moved = confirm(&acme.client(), &link, OWN).await;
    assert_eq!((moved.status.as_u16(), moved.code().as_str()), (400, "invalid_code"));
    assert_eq!(login(&acme.client(), &acme.admin_email, OWN).await, 200);
}

#[tokio::test]
async fn whoever_is_on_their_way_in_by_a_password_that_is_replaced_does_not_arrive() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let (address, thief) = (acme.admin_email.clone(), acme.client());
    let replacing = at_work(&format!(
        "update identity.users set ways_version = ways_version + 1 where email = '{address}'"
    ))
    .await;
    let form = json!({"username": address, "password": PASSWORD});
    let (waited, reply) = commit_when_waited_for(replacing, thief.post("/api/auth/login", form)).await;
    let reply = reply.unwrap();
    assert_eq!(
        (reply.status.as_u16(), reply.code().as_str()),
        (401, "challenge_expired"),
        "{}",
        reply.text()
    );
    assert!(waited && thief.cookie().is_none());
}

#[tokio::test]
async fn a_session_from_before_is_not_taken_along_to_other_organisations() {
    let stack = TestStack::shared().await;
    let (acme, munro) = tokio::join!(stack.tenant("acme"), stack.tenant("munro"));
    invite(&munro, &acme.admin_email).await;
    let thief = acme.admin().await;
    // A new password was chosen elsewhere, and this organisation has not heard of it yet.
    in_control(&format!(
        "update identity.users set ways_version = ways_version + 1 where email = '{}'",
        acme.admin_email
    ))
    .await;
    let there = json!({"teamId": munro.id});
    let moved = thief.post("/api/auth/handover", there).await.unwrap();
    assert_eq!(moved.status, 401, "{}", moved.text());
    let chosen = json!({"password": PASSWORD, "newPassword": OWN});
    let chosen = thief.post("/api/me/password", chosen).await.unwrap();
    assert_eq!(chosen.status, 401, "{}", chosen.text());
}
