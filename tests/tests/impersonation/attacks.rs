//! Upwards, sideways, twice, and with what is over.
use serde_json::json;

use learnt_compose::testing::{TestStack, holds, within};

use super::{TestPlatform, refresh, start, starting, take, uid, until_refused};

#[tokio::test(flavor = "multi_thread")]
async fn nobody_acts_upwards_as_themselves_or_as_an_outsider() {
    let platform = TestPlatform::open().await;
    let lena = platform.member("Lena", &["learner"]).await;
    let marco = platform.member("Marco", &["manager"]).await;
    let anna = platform.member("Anna", &["admin"]).await;
    let root = platform.member("Root", &["learner"]).await;
    platform.make_superadmin(&root.id).await;
    for below in [&lena, &marco] {
        let browser = platform.browser_of(below).await;
        let refused = start(&browser, &lena.id).await;
        assert_eq!(
            (refused.status.as_u16(), refused.code().as_str()),
            (403, "role"),
            "{}",
            below.username
        );
    }
    for above in [&anna, &root] {
        let refused = start(&platform.ada, &above.id).await;
        assert_eq!(
            (refused.status.as_u16(), refused.code().as_str()),
            (403, "person_above")
        );
    }
    let refused = start(&platform.ada, &platform.ada_id).await;
    assert_eq!(
        (refused.status.as_u16(), &refused.value()["errors"][0]["code"]),
        (422, &json!("yourself"))
    );
    // An admin of another team of the organisation is one here too: the session would reach there.
    platform
        .sql(format!(
            "insert into user_teams (id, user_id, team_id, roles, rank, first_name, last_name, facets, search, created_at, updated_at) \
             select user_id || '_other', user_id, 'other', '{{admin}}', 3, first_name, last_name, facets, search, now(), now() \
             from user_teams where user_id = '{}'",
            lena.id
        ))
        .await;
    assert_eq!(start(&platform.ada, &lena.id).await.code(), "person_above");

    let body = json!({"ids": [marco.id], "status": "inactive"});
    platform
        .ada
        .post("/api/people/status", body)
        .await
        .unwrap()
        .ok()
        .unwrap();
    let refused = start(&platform.ada, &marco.id).await;
    assert_eq!(
        (refused.status.as_u16(), refused.code().as_str()),
        (409, "cannot_sign_in")
    );

    let munro = TestStack::shared().await.tenant("munro").await;
    let there = munro.admin().await;
    let (theirs, absent) = (
        start(&there, &lena.id).await,
        start(&there, &uuid::Uuid::nil().to_string()).await,
    );
    assert_eq!((theirs.status.as_u16(), absent.status.as_u16()), (404, 404));
    assert_eq!(uid(&platform.ada).await, platform.ada_id, "all of it changed nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_reason_and_the_way_back_are_checked() {
    let platform = TestPlatform::open().await;
    let lena = platform.member("Lena", &["learner"]).await;
    for home in [
        "//evil.test",
        "/\\evil.test",
        "https://evil.test/",
        "javascript:alert(1)",
        "",
        "apps",
    ] {
        let mut body = starting(&lena.id);
        body["home"] = json!(home);
        let refused = platform.ada.post("/api/impersonation", body).await.unwrap();
        assert_eq!(
            (refused.status.as_u16(), &refused.value()["errors"][0]["field"]),
            (422, &json!("home")),
            "{home}"
        );
    }
    for reason in ["", "  ", "ab", &"x".repeat(501)] {
        let mut body = starting(&lena.id);
        body["reason"] = json!(reason);
        let refused = platform.ada.post("/api/impersonation", body).await.unwrap();
        assert_eq!(
            (refused.status.as_u16(), &refused.value()["errors"][0]["field"]),
            (422, &json!("reason"))
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_starts_at_once_one_is_let_in() {
    let platform = TestPlatform::open().await;
    let (lena, marco) = (
        platform.member("Lena", &["learner"]).await,
        platform.member("Marco", &["manager"]).await,
    );
    let (one, two) = (platform.tenant.admin().await, platform.tenant.admin().await);
    let (first, second) = tokio::join!(start(&one, &lena.id), start(&two, &marco.id));
    let mut answers = [first.status.as_u16(), second.status.as_u16()];
    answers.sort_unstable();
    assert_eq!(answers, [200, 409], "{} {}", first.text(), second.text());
    let (winner, loser, person) = if first.status.is_success() {
        (&one, &two, &marco.id)
    } else {
        (&two, &one, &lena.id)
    };
    take(winner, if first.status.is_success() { &first } else { &second });
    assert_eq!(start(loser, person).await.code(), "already_impersonating");
    let mut body = starting(person);
    body["endOther"] = json!(true);
    take(
        loser,
        &loser.post("/api/impersonation", body).await.unwrap().ok().unwrap(),
    );
    assert_eq!(uid(loser).await, *person);
    assert_eq!(until_refused(winner).await, "session_ended");
}

#[tokio::test(flavor = "multi_thread")]
async fn it_ends_once_and_what_was_before_opens_nothing() {
    let platform = TestPlatform::open().await;
    let lena = platform.member("Lena", &["learner"]).await;
    let browser = platform.tenant.admin().await;
    assert_eq!(
        browser.post("/api/impersonation/end", json!({})).await.unwrap().code(),
        "not_impersonating"
    );
    let own = browser.cookie();
    take(&browser, &start(&browser, &lena.id).await.ok().unwrap());
    let (hers, her_token) = (browser.cookie(), browser.token());
    let (one, two) = (platform.tenant.client(), platform.tenant.client());
    for copy in [&one, &two] {
        copy.set_token(her_token.clone());
    }
    let end = json!({});
    let (first, second) = tokio::join!(
        one.post("/api/impersonation/end", end.clone()),
        two.post("/api/impersonation/end", end.clone())
    );
    let (first, second) = (first.unwrap(), second.unwrap());
    assert!(first.status.is_success() || second.status.is_success());
    let rows = platform.rows("action=impersonation.ended").await;
    assert_eq!(rows.len(), 1, "it ended once");

    // Her token is over, the cookie from before is over, and hers gives nobody but Ada, and not for long.
    let late = platform.tenant.client();
    late.set_token(her_token);
    assert_eq!(until_refused(&late).await, "session_ended");
    late.set_token(None);
    late.set_cookie(own);
    assert_eq!(
        refresh(&late).await.status,
        401,
        "the session from before was followed by a fresh one"
    );
    late.set_cookie(hers.clone());
    take(&late, &refresh(&late).await.ok().unwrap());
    assert_eq!(uid(&late).await, platform.ada_id);
    platform
        .sql("update sessions set rotated_at = rotated_at - interval '2 minutes'".to_owned())
        .await;
    let later = platform.tenant.client();
    later.set_cookie(hers);
    assert_eq!(refresh(&later).await.status, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_of_an_old_cookie_gets_nobodys_session() {
    let platform = TestPlatform::open().await;
    let lena = platform.member("Lena", &["learner"]).await;
    let browser = platform.acting_as(&lena).await;
    let old = browser.cookie();
    for _ in 0..2 {
        platform
            .sql(
                "update sessions set rotated_at = rotated_at - interval '2 minutes' where actor_id is not null"
                    .to_owned(),
            )
            .await;
        take(&browser, &refresh(&browser).await.ok().unwrap());
    }
    platform
        .sql("update impersonation_sessions set ends_at = now() - interval '1 second'".to_owned())
        .await;
    let thief = platform.tenant.client();
    thief.set_cookie(old);
    assert_eq!(refresh(&thief).await.status, 401);
    take(&browser, &refresh(&browser).await.ok().unwrap());
    assert_eq!(
        uid(&browser).await,
        platform.ada_id,
        "whoever has the newest one goes back"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn in_anothers_name_nobody_leaves_the_team() {
    let platform = TestPlatform::open().await;
    let lena = platform.member("Lena", &["learner"]).await;
    let acting = platform.acting_as(&lena).await;
    let teams = acting.get("/api/me/teams").await.unwrap().ok().unwrap().value();
    let ids: Vec<&str> = teams
        .as_array()
        .unwrap()
        .iter()
        .map(|team| team["teamId"].as_str().unwrap())
        .collect();
    assert_eq!(ids, [platform.tenant.id.as_str()]);
    // At another team's host of the organisation her token is no member's, although she is one there.
    platform
        .sql("update sessions set team_id = 'elsewhere' where actor_id is not null".to_owned())
        .await;
    within(super::MEMORY, async || {
        let reply = acting.get("/api/me").await.unwrap();
        holds(reply.code() == "no_membership", reply.text())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_opens_the_persons_account_is_changed_in_their_name() {
    let platform = TestPlatform::open().await;
    let marco = platform.member("Marco", &["manager"]).await;
    let his = platform.browser_of(&marco).await;
    let theirs = his.get("/api/me/sessions").await.unwrap().value();
    let session = theirs[0]["id"].as_str().unwrap().to_owned();
    let acting = platform.acting_as(&marco).await;
    let nobody = uuid::Uuid::nil();
    for (method, path, body) in [
        (
            "POST",
            "/api/me/password".to_owned(),
            json!({"newPassword": "purple-tractor-melody"}),
        ),
        ("POST", "/api/me/email".into(), json!({"email": "ada@mine.test"})),
        ("POST", "/api/me/verify-email".into(), json!({})),
        ("POST", "/api/me/totp".into(), json!({})),
        ("POST", "/api/me/totp/confirm".into(), json!({"code": "123456"})),
        ("POST", "/api/me/totp/remove".into(), json!({})),
        ("POST", "/api/me/recovery-codes".into(), json!({})),
        ("POST", "/api/me/passkeys".into(), json!({})),
        (
            "POST",
            "/api/me/passkeys/confirm".into(),
            json!({"challenge": "x", "name": "mine", "credential": {}}),
        ),
        ("PATCH", "/api/me/passkeys/eA".into(), json!({"name": "mine"})),
        ("POST", "/api/me/passkeys/eA/remove".into(), json!({})),
        ("DELETE", format!("/api/me/linked/{nobody}"), json!({})),
        ("DELETE", format!("/api/me/sessions/{session}"), json!({})),
        ("POST", "/api/me/sessions/end-others".into(), json!({})),
        (
            "POST",
            "/api/auth/handover".into(),
            json!({"teamId": platform.tenant.id}),
        ),
    ] {
        let reply = match method {
            "POST" => acting.post(&path, body).await,
            "PATCH" => acting.patch(&path, body).await,
            _ => acting.delete(&path, body).await,
        }
        .unwrap();
        let refusal = (reply.status.as_u16(), reply.code());
        assert_eq!(
            refusal,
            (403, "impersonating".to_owned()),
            "{method} {path} {}",
            reply.text()
        );
    }
    assert_eq!(his.get("/api/me").await.unwrap().status, 200, "his session stands");

    // What he chose for his screens may be changed for him; whose hand it was is written down.
    let chosen = json!({"shortcuts": ["calendar"]});
    acting.patch("/api/me/preferences", chosen).await.unwrap().ok().unwrap();
    let rows = platform.rows("action=preferences.chosen").await;
    assert_eq!(
        (&rows[0]["actor"], &rows[0]["actingAs"]),
        (&json!(platform.ada_id), &json!(marco.id))
    );
}
