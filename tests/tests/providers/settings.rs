//! How an admin sets up the ways to sign in, and what everybody else may see of it.
use serde_json::{Value, json};

use super::{configure, okta, sign_in_settings, uid};
use learnt_compose::testing::TestStack;

#[tokio::test]
async fn a_team_starts_with_email_alone_and_the_page_shows_no_more_than_buttons() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let before = sign_in_settings(&admin).await;
    assert_eq!(before["providers"].as_array().unwrap().len(), 1);
    assert_eq!(
        (
            before["providers"][0]["kind"].as_str(),
            before["settings"]["passwordRules"]["minLength"].as_u64()
        ),
        (Some("email"), Some(8))
    );
    let origin = format!("http://{}:{}", acme.host, acme.stack().port());
    assert_eq!(before["redirectUri"], format!("{origin}/callback"));

    let after = configure(&admin, vec![okta("https://acme.okta.com")]).await;
    let (email, okta) = (&after["providers"][0], &after["providers"][1]);
    assert_eq!(email["kind"], "email", "email cannot be taken away");
    assert_eq!(
        (okta["hasSecret"].as_bool(), okta["baseUrl"].as_str()),
        (Some(true), Some("https://acme.okta.com"))
    );
    assert!(!after.to_string().contains("s3cret"), "{after}");
    assert!(after["revision"].as_i64() > before["revision"].as_i64());

    let shown = acme.client().get("/api/bootstrap").await.unwrap();
    assert_eq!(
        shown.value()["team"]["providers"],
        json!([
            {"id": "email", "kind": "email", "name": "email", "color": null},
            {"id": okta["id"], "kind": "okta", "name": "Okta", "color": "#00297a"},
        ])
    );
    for inner in ["clientId", "baseUrl", "acme.okta.com", "secret", "s3cret"] {
        assert!(!shown.text().contains(inner), "{inner}");
    }
}

#[tokio::test]
async fn a_secret_stays_until_it_would_go_elsewhere() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let mut okta = configure(&admin, vec![okta("https://acme.okta.com")]).await["providers"][1].clone();
    let id = okta["id"].clone();

    okta["name"] = json!("Company login");
    let saved = configure(&admin, vec![okta.clone()]).await;
    assert_eq!(
        (&saved["providers"][1]["id"], &saved["providers"][1]["hasSecret"]),
        (&id, &json!(true))
    );

    for (field, elsewhere) in [
        ("baseUrl", "https://evil.test"),
        ("clientId", "another"),
        ("kind", "oidc"),
    ] {
        let mut moved = okta.clone();
        moved[field] = json!(elsewhere);
        let refused = admin
            .patch("/api/settings/sign-in", json!({"providers": [moved]}))
            .await
            .unwrap();
        assert_eq!(
            (refused.status.as_u16(), &refused.value()["errors"][0]["field"]),
            (422, &json!("providers.0.clientSecret")),
            "{field}"
        );
        moved["clientSecret"] = json!("another-one");
        assert_eq!(configure(&admin, vec![moved]).await["providers"][1]["hasSecret"], true);
        okta["clientSecret"] = json!("s3cret");
        configure(&admin, vec![okta.clone()]).await;
        okta.as_object_mut().unwrap().remove("clientSecret");
    }
}

#[tokio::test]
async fn what_is_wrong_is_said_at_its_field_and_changes_nothing() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let before = sign_in_settings(&admin).await;
    let body = json!({
        "providers": [okta("http://acme.okta.com"), okta("https://fine.test")],
        "settings": {"usernameTitleLabel": "", "requireSecondFactorFor": ["pope"], "sessionConfig": {"unit": "moons"}, "rewards": true},
        "registrationTags": ["x".repeat(201)],
    });
    let refused = admin.patch("/api/settings/sign-in", body).await.unwrap();
    let errors = refused.value()["errors"].clone();
    let fields: Vec<&str> = errors
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["field"].as_str().unwrap())
        .collect();
    assert_eq!(
        fields,
        [
            "providers.0.baseUrl",
            "registrationTags",
            "settings.requireSecondFactorFor",
            "settings.sessionConfig",
            "settings.usernameTitleLabel"
        ]
    );
    assert_eq!(sign_in_settings(&admin).await, before);
}

#[tokio::test]
async fn settings_hold_in_every_team_and_only_those_of_signing_in_are_changed_here() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let wanted = json!({
        "usernameTitleLabel": "Staff number", "showSelfRegistration": true, "hideAccountExistence": true,
        "requireSecondFactorFor": ["admin"], "personalTermsAndConditionsUrl": "https://acme.test/terms", "showPersonalTermsConditions": false,
        "passwordRules": {"minLength": 10, "number": true},
        "sessionConfig": {"expireSessionAfter": 20, "unit": "seconds", "checkUserInactivity": true, "persistUserSession": false},
        "rewards": true, "plan": "enterprise",
    });
    let changed = admin
        .patch("/api/settings/sign-in", json!({"settings": wanted}))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    assert_eq!(
        (
            &changed["settings"]["usernameTitleLabel"],
            &changed["settings"]["requireSecondFactorFor"]
        ),
        (&json!("Staff number"), &json!(["admin"]))
    );
    let shown = acme.client().get("/api/bootstrap").await.unwrap().value()["tenant"]["settings"].clone();
    assert_eq!(
        (&shown["usernameTitleLabel"], &shown["rewards"]),
        (&json!("Staff number"), &json!(false)),
        "rewards are not about signing in"
    );
    assert_eq!(shown["sessionConfig"]["unit"], "seconds");
}

#[tokio::test]
async fn the_tags_of_newcomers_are_their_own_teams_and_stand_in_the_log_by_their_name() {
    let stack = TestStack::shared().await;
    let (acme, other) = (stack.tenant("acme").await, stack.tenant("other").await);
    let admin = acme.admin().await;
    let before = sign_in_settings(&admin).await;
    assert_eq!(before["registrationTags"], json!([]));
    let body = json!({"registrationTags": ["spring"], "revision": before["revision"]});
    let changed = admin.patch("/api/settings/sign-in", body).await.unwrap().ok().unwrap();
    assert_eq!(changed.value()["registrationTags"], json!(["spring"]));
    assert_eq!(
        changed.value()["providers"],
        before["providers"],
        "what is not named stays"
    );
    assert!(changed.value()["revision"].as_i64() > before["revision"].as_i64());
    assert_eq!(
        sign_in_settings(&other.admin().await).await["registrationTags"],
        json!([])
    );
    let events = super::rows(&acme, "select payload::text from facts where kind = 'sign_in.changed'").await;
    assert!(
        events[0].contains("registrationTags") && !events[0].contains("spring"),
        "{events:?}"
    );
    let emptied = admin
        .patch("/api/settings/sign-in", json!({"registrationTags": []}))
        .await
        .unwrap();
    assert_eq!(emptied.ok().unwrap().value()["registrationTags"], json!([]));
}

#[tokio::test]
async fn who_has_read_an_older_state_is_told_so() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let revision = sign_in_settings(&admin).await["revision"].clone();
    let body = |label: &str| json!({"settings": {"usernameTitleLabel": label}, "revision": revision});
    assert_eq!(
        admin.patch("/api/settings/sign-in", body("One")).await.unwrap().status,
        200
    );
    let stale = admin.patch("/api/settings/sign-in", body("Two")).await.unwrap();
    assert_eq!(
        (stale.status.as_u16(), stale.code().as_str()),
        (409, "changed_meanwhile")
    );
    assert_eq!(sign_in_settings(&admin).await["settings"]["usernameTitleLabel"], "One");
}

#[tokio::test]
async fn a_change_is_written_down_with_who_made_it_and_without_a_secret() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    configure(&admin, vec![okta("https://acme.okta.com")]).await;
    let events = super::rows(
        &acme,
        "select actor::text || ' ' || payload::text from facts where kind = 'sign_in.changed'",
    )
    .await;
    let who = uid(&admin).await;
    assert_eq!(events.len(), 1);
    assert!(
        events[0].starts_with(&who) && events[0].contains("providers") && !events[0].contains("s3cret"),
        "{events:?}"
    );
    let saved = super::directory(&acme).await;
    assert!(
        saved.contains("acme.okta.com") && !saved.contains("s3cret"),
        "the secret leaves the service sealed"
    );
}

#[tokio::test]
async fn a_learner_sees_and_changes_none_of_it() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let lena = super::learner(&acme, &admin, "lena").await;
    for refused in [
        lena.get("/api/settings/sign-in").await.unwrap(),
        lena.patch(
            "/api/settings/sign-in",
            json!({"settings": {"usernameTitleLabel": "x"}}),
        )
        .await
        .unwrap(),
    ] {
        assert_eq!((refused.status.as_u16(), refused.code().as_str()), (403, "role"));
    }
    let _: Value = sign_in_settings(&admin).await;
}
