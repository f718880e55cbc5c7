//! Who comes in by a provider: somebody who is linked, somebody who links themselves, somebody new – and nobody else.
use learnt_compose::client::{Client, Reply};
use learnt_compose::mails::mails_to;
use learnt_compose::testing::{PASSWORD, TestStack, TestTenant, until};
use reqwest::StatusCode;
use serde_json::{Value, json};

use super::identity_provider::{IdentityProvider, arrive, away, sign_in};
use super::{configure, learner, rows, uid};

async fn with(identity_provider: &IdentityProvider, create_people: bool) -> (TestTenant, Client, Value) {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let mut provider = identity_provider.provider();
    provider["createPeople"] = json!(create_people);
    let configured = configure(&admin, vec![provider]).await["providers"][1].clone();
    (acme, admin, configured)
}

#[track_caller]
fn shut_out(reply: &Reply) {
    assert_eq!(
        (reply.status.as_u16(), reply.value()["detail"].as_str()),
        (403, Some("Your account is disabled or deleted.")),
        "{}",
        reply.text()
    );
}

/// What a refusal tells at a field.
fn at(reply: &Reply, field: &str) -> Option<String> {
    let errors = reply.value()["errors"].clone();
    let found = errors.as_array()?.iter().find(|one| one["field"] == field)?;
    Some(found["message"].as_str()?.to_owned())
}

#[tokio::test]
async fn somebody_new_becomes_a_learner_and_is_known_from_then_on() {
    let identity_provider = IdentityProvider::open().await;
    let (acme, admin, provider) = with(&identity_provider, true).await;
    let email = format!("lena@{}.test", acme.id);
    identity_provider
        .sets_claims(json!({"email": email, "email_verified": true, "given_name": "Lena", "family_name": "Brandt"}));
    let browser = acme.client();
    let first = sign_in(&browser, &provider, &identity_provider).await;
    assert_eq!(
        (first.status, &first.value()["created"], &first.value()["firstName"]),
        (StatusCode::OK, &json!(true), &json!("Lena"))
    );
    let me = browser.get("/api/me").await.unwrap().value();
    assert_eq!(
        (&me["role"], &me["data"]["email"], &me["data"]["displayName"]),
        (&json!(["learner"]), &json!(email), &json!("Lena Brandt"))
    );
    let list = admin.get("/api/people?search=Brandt").await.unwrap().value();
    assert_eq!(list["total"], 1, "{list}");

    // A new address and a new name there change nothing: it is the subject that counts.
    identity_provider.sets_claims(json!({"email": acme.admin_email, "email_verified": true, "given_name": "Ada"}));
    let again = acme.client();
    let second = sign_in(&again, &provider, &identity_provider).await;
    assert_eq!(
        (second.status, &second.value()["created"]),
        (StatusCode::OK, &Value::Null)
    );
    assert_eq!(uid(&again).await, uid(&browser).await);
    let methods = rows(&acme, "select method from sessions where method like 'provider:%'").await;
    assert_eq!(methods, vec![format!("provider:oidc {}", identity_provider.issuer); 2]);
}

#[tokio::test]
async fn somebody_new_is_nobody_where_nobody_is_made() {
    let identity_provider = IdentityProvider::open().await;
    let (acme, _, provider) = with(&identity_provider, false).await;
    identity_provider.sets_claims(json!({"email": "lena@acme.test", "email_verified": true}));
    let browser = acme.client();
    shut_out(&sign_in(&browser, &provider, &identity_provider).await);
    assert!(browser.cookie().is_none());
}

#[tokio::test]
async fn an_invited_person_without_a_password_is_the_one_whose_address_was_verified() {
    let identity_provider = IdentityProvider::open().await;
    let (acme, admin, provider) = with(&identity_provider, false).await;
    let email = format!("marco@{}.test", acme.id);
    let profile = json!({"firstName": "Marco", "lastName": "Rossi", "email": email, "lists": {}, "fields": {}});
    let added = admin
        .post("/api/people", json!({"profile": profile, "roles": ["manager"]}))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    identity_provider.sets_claims(json!({"sub": "marco", "email": email, "email_verified": false}));
    let outcome = sign_in(&acme.client(), &provider, &identity_provider).await;
    assert_eq!(
        outcome.code(),
        "account_exists",
        "an address that nobody verified links nobody"
    );
    identity_provider.sets_claims(json!({"sub": "marco", "email": email.to_uppercase(), "email_verified": true}));
    let browser = acme.client();
    assert_eq!(sign_in(&browser, &provider, &identity_provider).await.status, 200);
    assert_eq!(added["id"].as_str().map(str::to_owned), Some(uid(&browser).await));
}

#[tokio::test]
async fn somebody_with_a_password_shows_it_once_and_is_linked() {
    let identity_provider = IdentityProvider::open().await;
    let (acme, admin, provider) = with(&identity_provider, true).await;
    let lena = learner(&acme, &admin, "lena").await;
    let email = format!("lena@{}.test", acme.id);
    identity_provider.sets_claims(json!({"sub": "l-1", "email": email, "email_verified": true}));
    let outcome = sign_in(&acme.client(), &provider, &identity_provider).await;
    assert_eq!(
        (outcome.status.as_u16(), outcome.code().as_str(), at(&outcome, "email")),
        (409, "account_exists", Some(email.clone()))
    );
    assert_eq!(
        outcome.value()["detail"],
        "An account with this address already exists. Log in once with email and password to link it."
    );
    let link = at(&outcome, "link").unwrap();

    let login = |client: Client, name: String, link: String| async move {
        let form = json!({"username": name, "password": PASSWORD, "link": link});
        client.post("/api/auth/login", form).await.unwrap()
    };
    let wrong = json!({"username": email, "password": "not-the-password", "link": link});
    assert_eq!(acme.client().post("/api/auth/login", wrong).await.unwrap().status, 401);
    let other = login(acme.client(), acme.admin_email.clone(), link.clone()).await;
    assert_eq!(
        (other.status, &other.value()["linked"]),
        (StatusCode::OK, &Value::Null),
        "somebody else is in, and linked to nothing"
    );
    let linked = login(acme.client(), email.clone(), link.clone()).await;
    assert_eq!(
        (linked.status, &linked.value()["linked"]),
        (StatusCode::OK, &json!("oidc"))
    );
    let again = login(acme.client(), email, link).await;
    assert_eq!(
        (again.status, &again.value()["linked"]),
        (StatusCode::OK, &Value::Null),
        "once"
    );

    let browser = acme.client();
    assert_eq!(sign_in(&browser, &provider, &identity_provider).await.status, 200);
    assert_eq!(uid(&browser).await, uid(&lena).await);
}

#[tokio::test]
async fn another_issuers_person_of_the_same_name_is_somebody_else() {
    let (identity_provider, other) = (IdentityProvider::open().await, IdentityProvider::open().await);
    let (acme, admin, provider) = with(&identity_provider, true).await;
    let mut second = other.provider();
    second["createPeople"] = json!(false);
    let both = configure(&admin, vec![provider.clone(), second]).await["providers"].clone();
    let first = acme.client();
    assert_eq!(sign_in(&first, &both[1], &identity_provider).await.status, 200);
    // The same subject, by another's word.
    let imposter = acme.client();
    shut_out(&sign_in(&imposter, &both[2], &other).await);
    // The other provider's token for the first one's button.
    let back = away(&imposter, &both[1], &identity_provider).await;
    other.sets_claims(json!({"iss": identity_provider.issuer}));
    let elsewhere = away(&imposter, &both[2], &other).await;
    let mixed = json!({"state": back["state"], "code": elsewhere["code"], "flow": back["flow"]});
    assert_eq!(arrive(&imposter, mixed).await.code(), "provider_failed");
}

#[tokio::test]
async fn whoever_was_sent_away_stays_away() {
    let identity_provider = IdentityProvider::open().await;
    let (acme, _, provider) = with(&identity_provider, true).await;
    let browser = acme.client();
    assert_eq!(sign_in(&browser, &provider, &identity_provider).await.status, 200);
    let id = uid(&browser).await;
    acme.sql(format!(
        "update user_teams set status = 'terminated' where user_id = '{id}'"
    ))
    .await;
    shut_out(&sign_in(&acme.client(), &provider, &identity_provider).await);
    assert_eq!(
        rows(&acme, "select id from user_teams").await.len(),
        2,
        "and is not made anew"
    );
}

#[tokio::test]
async fn a_newcomer_who_cannot_be_set_up_is_taken_back() {
    let identity_provider = IdentityProvider::open().await;
    let (acme, admin, provider) = with(&identity_provider, true).await;
    let lena = learner(&acme, &admin, "lena").await;
    // The address stands in Lena's membership; she signs in with another one.
    let email = format!("new@{}.test", acme.id);
    acme.sql(format!(
        "update user_teams set email = '{email}' where user_id = '{}'",
        uid(&lena).await
    ))
    .await;
    identity_provider.sets_claims(json!({"sub": "new", "email": email, "email_verified": true}));
    let failed = sign_in(&acme.client(), &provider, &identity_provider).await;
    assert_eq!(
        (failed.status.as_u16(), failed.code().as_str()),
        (400, "provider_failed")
    );
    assert_eq!(
        super::control(&acme, "select address from identity.emails where address like 'new@%'").await,
        Vec::<String>::new()
    );
    acme.sql("update user_teams set email = null where email like 'new@%'")
        .await;
    assert_eq!(
        sign_in(&acme.client(), &provider, &identity_provider).await.value()["created"],
        true,
        "nothing is left in the way"
    );
}

#[tokio::test]
async fn an_address_that_was_only_claimed_is_not_kept_from_its_person() {
    let identity_provider = IdentityProvider::open().await;
    let (acme, admin, provider) = with(&identity_provider, true).await;
    let email = format!("claimed@{}.test", acme.id);
    identity_provider.sets_claims(json!({"sub": "thief", "email": email, "email_verified": false}));
    let thief = acme.client();
    assert_eq!(
        sign_in(&thief, &provider, &identity_provider).await.value()["created"],
        true
    );
    assert_eq!(
        thief.get("/api/me").await.unwrap().value()["data"]["email"],
        Value::Null
    );
    let owner = learner(&acme, &admin, "claimed").await;
    assert_ne!(uid(&owner).await, uid(&thief).await);
}

/// The link in the mail that asks somebody to confirm their address.
async fn code_in(tenant: &TestTenant, email: &str) -> String {
    let folder = tenant.stack().mail_dir();
    until(async || {
        let mails = mails_to(folder, email).into_iter();
        let mut codes = mails.filter_map(|mail| {
            let text = mail["text"].as_str()?.to_owned();
            let (_, rest) = text.split_once("mode=verifyEmail&code=")?;
            Some(rest.split_whitespace().next()?.to_owned())
        });
        codes.next().ok_or("no mail came")
    })
    .await
}

#[tokio::test]
async fn whoever_runs_a_provider_does_not_learn_who_has_an_account_elsewhere() {
    let identity_provider = IdentityProvider::open().await;
    let munro = TestStack::shared().await.tenant("munro").await;
    for (create_people, verified) in [(true, true), (true, false), (false, true), (false, false)] {
        let (acme, _, provider) = with(&identity_provider, create_people).await;
        let nobody = format!("nobody@{}.test", acme.id);
        let mut seen = Vec::new();
        for (subject, email) in [("one", &nobody), ("two", &munro.admin_email)] {
            identity_provider
                .sets_claims(json!({"sub": subject, "email": email, "email_verified": verified, "given_name": "Vera"}));
            let browser = acme.client();
            let reply = sign_in(&browser, &provider, &identity_provider).await;
            let mut answer = reply.value();
            for secret in ["accessToken", "requestId"] {
                answer.as_object_mut().unwrap().remove(secret);
            }
            let security = match reply.status.is_success() {
                true => {
                    let mut shown = browser.get("/api/me/security").await.unwrap().ok().unwrap().value();
                    shown["linked"] = json!(shown["linked"].as_array().unwrap().len());
                    shown
                }
                false => Value::Null,
            };
            seen.push((reply.status, answer, security));
        }
        assert_eq!(seen[0], seen[1], "{create_people} {verified}");
        assert_eq!(seen[0].0, if create_people { 200 } else { 403 });
    }
    // Their account is theirs: nobody else's provider is linked to it.
    let linked = format!(
        "select count(*)::text from identity.external_identities join identity.emails using (user_id) where address = '{}'",
        munro.admin_email
    );
    assert_eq!(super::control(&munro, linked.leak()).await, ["0"]);
    assert!(munro.client().sign_in(&munro.admin_email, PASSWORD).await.unwrap());
}

#[tokio::test]
async fn two_first_arrivals_at_once_make_one_person_and_both_come_in() {
    let identity_provider = IdentityProvider::open().await;
    let (acme, _, provider) = with(&identity_provider, true).await;
    for round in 0..8 {
        identity_provider.sets_claims(json!({"sub": format!("twin {round}"), "email": format!("twin{round}@{}.test", acme.id), "email_verified": true}));
        let (one, two) = (acme.client(), acme.client());
        let (back, too) = (
            away(&one, &provider, &identity_provider).await,
            away(&two, &provider, &identity_provider).await,
        );
        let (a, b) = tokio::join!(arrive(&one, back), arrive(&two, too));
        assert_eq!(
            (a.status.as_u16(), b.status.as_u16()),
            (200, 200),
            "{} {}",
            a.text(),
            b.text()
        );
        assert_eq!(uid(&one).await, uid(&two).await);
    }
    let members = rows(&acme, "select id from user_teams").await.len();
    assert_eq!(members, 9, "the admin and eight newcomers");
}

#[tokio::test]
async fn a_try_shows_the_claims_to_the_admin_who_began_it_and_signs_nobody_in() {
    let identity_provider = IdentityProvider::open().await;
    let (acme, admin, provider) = with(&identity_provider, true).await;
    identity_provider.sets_claims(json!({"sub": "ada", "email": "ada@acme.test", "groups": ["staff"]}));
    let path = format!(
        "/api/settings/sign-in/providers/{}/test",
        provider["id"].as_str().unwrap()
    );
    let begin = || async {
        let begun = admin.post(&path, json!({})).await.unwrap().ok().unwrap().value();
        let (state, code) = identity_provider.agree(begun["url"].as_str().unwrap());
        json!({"state": state, "code": code, "flow": begun["flow"]})
    };
    let lena = learner(&acme, &admin, "lena").await;
    for outsider in [acme.client(), lena] {
        let back = begin().await;
        let reply = outsider.post("/api/auth/providers/finish", back).await.unwrap();
        assert_eq!(reply.code(), "provider_failed");
    }
    let before = rows(&acme, "select id::text from sessions").await.len();
    let tried = admin
        .post("/api/auth/providers/finish", begin().await)
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    assert_eq!(
        (&tried["claims"]["sub"], &tried["claims"]["groups"]),
        (&json!("ada"), &json!(["staff"]))
    );
    assert_eq!(tried["accessToken"], Value::Null);
    assert_eq!(rows(&acme, "select id::text from sessions").await.len(), before);
    assert_eq!(
        rows(&acme, "select id from user_teams").await.len(),
        2,
        "nobody was made"
    );
    assert_eq!(acme.client().post(&path, json!({})).await.unwrap().status, 401);
}

#[tokio::test]
async fn another_tenant_takes_a_providers_word_only_if_it_has_the_same_provider() {
    let identity_provider = IdentityProvider::open().await;
    let (acme, _, provider) = with(&identity_provider, true).await;
    let munro = TestStack::shared().await.tenant("munro").await;
    let their_admin = munro.admin().await;
    let email = format!("lena@{}.test", acme.id);
    identity_provider.sets_claims(json!({"email": email, "email_verified": true}));
    let browser = acme.client();
    assert_eq!(sign_in(&browser, &provider, &identity_provider).await.status, 200);
    // She opens the link that was mailed to the address: it is hers from then on.
    let link = code_in(&acme, &email).await;
    let proved = browser
        .post("/api/auth/verify-email", json!({"code": link}))
        .await
        .unwrap();
    assert_eq!(proved.ok().unwrap().value(), json!({"email": email}));
    let profile = json!({"firstName": "Lena", "lastName": "L", "email": email, "lists": {}, "fields": {}});
    their_admin
        .post(
            "/api/people",
            json!({"profile": profile, "roles": ["learner"], "invite": true}),
        )
        .await
        .unwrap()
        .ok()
        .unwrap();
    let move_there = || async {
        let moved = browser
            .post("/api/auth/handover", json!({"teamId": munro.id}))
            .await
            .unwrap()
            .ok()
            .unwrap();
        moved.value()["url"].as_str().unwrap().to_owned()
    };
    assert!(move_there().await.ends_with("/login"), "she signs in there");
    configure(&their_admin, vec![identity_provider.provider()]).await;
    assert!(move_there().await.contains("/callback#code="));
}

#[tokio::test]
async fn a_link_is_taken_away_by_its_person_unless_it_is_the_last_way_in() {
    let identity_provider = IdentityProvider::open().await;
    let (acme, admin, provider) = with(&identity_provider, true).await;
    let browser = acme.client();
    assert_eq!(sign_in(&browser, &provider, &identity_provider).await.status, 200);
    let linked = browser.get("/api/me/security").await.unwrap().ok().unwrap().value()["linked"][0].clone();
    assert_eq!(
        (&linked["provider"], &linked["name"]),
        (&json!("oidc"), &json!("House"))
    );
    assert!(!linked.to_string().contains(&identity_provider.issuer), "{linked}");
    let path = format!("/api/me/linked/{}", linked["id"].as_str().unwrap());
    assert_eq!(
        admin.delete(&path, json!({"password": PASSWORD})).await.unwrap().status,
        404,
        "somebody else's"
    );
    let bare = browser.delete(&path, json!({})).await.unwrap();
    assert_eq!(bare.code(), "prove_yourself");
    let unlink = async || {
        let begun = format!("/api/auth/providers/{}/prove", provider["id"].as_str().unwrap());
        let begun = browser.post(&begun, json!({})).await.unwrap().ok().unwrap().value();
        let (state, code) = identity_provider.agree(begun["url"].as_str().unwrap());
        let back = json!({"state": state, "code": code, "flow": begun["flow"]});
        let proved = browser.post("/api/auth/providers/finish", back).await.unwrap();
        let proof = json!({"challenge": proved.ok().unwrap().value()["proof"]});
        browser.delete(&path, proof).await.unwrap()
    };
    let last = unlink().await;
    assert_eq!((last.status.as_u16(), last.code().as_str()), (409, "last_way_in"));

    let second = IdentityProvider::open().await;
    let both = configure(&admin, vec![provider.clone(), second.provider()]).await["providers"][2].clone();
    let id = uid(&browser).await;
    super::control_write(
        &acme,
        format!("insert into identity.external_identities (tenant_id, issuer, subject, user_id, provider, linked_at) values ('{}', '{}', 'lena', '{id}', 'oidc', now())", acme.id, second.issuer),
    )
    .await;
    assert_eq!(unlink().await.status, 204);
    let gone = sign_in(&acme.client(), &provider, &identity_provider).await;
    assert_eq!(gone.value()["created"], true, "nobody's any more: somebody new");
    let other = acme.client();
    assert_eq!(sign_in(&other, &both, &second).await.status, 200);
    assert_eq!(uid(&other).await, id);
    let outcome = rows(&acme, "select kind from facts where kind = 'provider.unlinked'").await;
    assert_eq!(outcome.len(), 1);
}

#[tokio::test]
async fn a_second_factor_is_asked_of_whoever_comes_by_a_provider_too() {
    let identity_provider = IdentityProvider::open().await;
    let (acme, admin, provider) = with(&identity_provider, true).await;
    let settings = json!({"settings": {"requireSecondFactorFor": ["learner"]}});
    admin
        .patch("/api/settings/sign-in", settings)
        .await
        .unwrap()
        .ok()
        .unwrap();
    let browser = acme.client();
    let entered = sign_in(&browser, &provider, &identity_provider).await.value();
    assert_eq!(
        (&entered["accessToken"], &entered["secondFactor"]["mustEnrol"]),
        (&Value::Null, &json!(true)),
        "{entered}"
    );
    assert!(browser.cookie().is_none());
}
