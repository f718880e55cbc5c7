//! A stranger registers with somebody else's address before that person comes: they gain nothing that is the person's.
use learnt_compose::client::Client;
use learnt_compose::testing::{PASSWORD, TestStack, TestTenant};
use serde_json::json;

use super::{code, count, form, fresh, in_control, login, mail, open_tenant, out, register};

const OWN: &str = "purple-tractor-melody";

/// A stranger in acme with the victim's address; munro, which invites the victim.
async fn prepared() -> (TestTenant, TestTenant, Client, String) {
    let (acme, munro) = (
        open_tenant("acme").await,
        TestStack::shared().await.tenant("munro").await,
    );
    let (victim, stranger) = (fresh("victim"), acme.client());
    assert_eq!(register(&stranger, form(&victim, PASSWORD)).await.status, 200);
    (acme, munro, stranger, victim)
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
async fn an_invitation_elsewhere_opens_nothing_to_the_stranger() {
    let (acme, munro, stranger, victim) = prepared().await;
    invite(&munro, &victim).await;
    assert_eq!(
        login(&munro.client(), &victim, PASSWORD).await,
        401,
        "the password counts in acme only"
    );
    let moved = stranger
        .post("/api/auth/handover", json!({"teamId": munro.id}))
        .await
        .unwrap();
    assert_eq!(moved.status, 404, "and so does the session");
    let teams = stranger.get("/api/me/teams").await.unwrap().value();
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
        "the stranger's password is none of hers"
    );
    vera.accept_invitation(&invitation, OWN).await.unwrap();
    assert_eq!(vera.get("/api/me").await.unwrap().value()["role"], json!(["admin"]));

    out(&stranger, "/api/me").await;
    assert_eq!(stranger.post("/api/auth/refresh", json!({})).await.unwrap().status, 401);
    assert_eq!(
        login(&acme.client(), &victim, PASSWORD).await,
        401,
        "the stranger's password is gone"
    );
    assert_eq!(login(&acme.client(), &victim, OWN).await, 200, "hers counts everywhere");
    assert_eq!(login(&munro.client(), &victim, OWN).await, 200);
}

#[tokio::test]
async fn the_organisation_itself_may_invite_and_the_stranger_is_out() {
    let (acme, _, stranger, victim) = prepared().await;
    let uid = stranger.get("/api/me").await.unwrap().value()["uid"]
        .as_str()
        .unwrap()
        .to_owned();
    let path = format!("/api/people/{uid}/invitation");
    acme.admin().await.post(&path, json!({})).await.unwrap().ok().unwrap();
    let invitation = code(&victim, "acceptInvitation").await;
    acme.client().accept_invitation(&invitation, OWN).await.unwrap();
    out(&stranger, "/api/me").await;
    assert_eq!(login(&acme.client(), &victim, PASSWORD).await, 401);
}

#[tokio::test]
async fn the_victims_reset_puts_the_stranger_out_and_what_they_planted() {
    let (acme, _, stranger, victim) = prepared().await;
    let uid = stranger.get("/api/me").await.unwrap().value()["uid"]
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
    let asked = acme
        .client()
        .post("/api/auth/password-reset", json!({"email": victim}))
        .await
        .unwrap();
    assert_eq!(asked.status, 200);
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
    out(&stranger, "/api/me").await;
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
