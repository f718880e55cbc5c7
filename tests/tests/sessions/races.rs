//! Two tabs that renew one session at once, a copy that comes late, and a class that comes in at once.
use futures_util::StreamExt;
use futures_util::future::join_all;
use learnt_compose::client::Client;
use learnt_compose::testing::{PASSWORD, TestStack, TestTenant};
use learnt_kernel::ids::new_id;
use learnt_kernel::refresh::RefreshToken;
use serde_json::json;

use super::{refresh, session, take};

const BROWSERS: usize = 50;

/// So many browsers, each with a session of its own: that of one who signed in, as often as there are browsers.
async fn browsers(tenant: &TestTenant) -> Vec<Client> {
    let (first, key) = (tenant.admin().await, tenant.stack().master_key());
    let tokens: Vec<_> = (0..BROWSERS).map(|_| RefreshToken::first(new_id())).collect();
    let hex = |hash: Vec<u8>| hash.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    let rows: Vec<_> = tokens
        .iter()
        .map(|token| format!("('{}'::uuid, '\\x{}'::bytea)", token.session, hex(token.hash(key))))
        .collect();
    let sql = format!(
        "insert into sessions (id, user_id, team_id, refresh_hash, rotated_at, persist, method, created_at, last_seen_at, expires_at) \
         select one.id, session.user_id, session.team_id, one.hash, session.rotated_at, session.persist, session.method, \
           session.created_at, session.last_seen_at, session.expires_at \
         from sessions session, (values {}) as one (id, hash) where session.id = '{}'",
        rows.join(", "),
        session(&first)
    );
    tenant.sql(sql).await;
    let browsers = tokens.into_iter().map(|token| async move {
        let browser = tenant.client();
        browser.set_cookie(Some(token.write(key)));
        let reply = refresh(&browser).await.ok().unwrap();
        take(&browser, &reply);
        browser
    });
    join_all(browsers).await
}

async fn later(tenant: &TestTenant, seconds: u32) {
    let sql =
        format!("update sessions set rotated_at = rotated_at - interval '{seconds} seconds' where ended_at is null");
    tenant.sql(sql).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_thousand_races_of_two_tabs_none_signs_anybody_out() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let browsers = browsers(&acme).await;
    for round in 0..1_000 / BROWSERS {
        // Eleven seconds pass: every token is due for being replaced.
        later(&acme, 11).await;
        let races = browsers.iter().map(|one| {
            let two = acme.client();
            two.set_cookie(one.cookie());
            async move {
                let before = one.cookie();
                let (a, b) = tokio::join!(refresh(one), refresh(&two));
                assert_eq!((a.status.as_u16(), b.status.as_u16()), (200, 200), "round {round}");
                // The browser keeps one of the two cookies; either goes on.
                assert_eq!(one.cookie(), two.cookie(), "round {round}");
                assert_ne!(one.cookie(), before, "round {round}: the token is replaced");
            }
        });
        join_all(races).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_that_comes_late_ends_the_session_every_time() {
    let acme = TestStack::shared().await.tenant("acme").await;
    for round in 0..100 / BROWSERS {
        let browsers = browsers(&acme).await;
        let stolen: Vec<_> = browsers.iter().map(Client::cookie).collect();
        later(&acme, 11).await;
        for reply in join_all(browsers.iter().map(refresh)).await {
            assert_eq!(reply.status, 200);
        }
        later(&acme, 120).await;
        let thefts = browsers.iter().zip(stolen).map(|(owner, stolen)| {
            let thief = acme.client();
            thief.set_cookie(stolen);
            async move {
                assert_eq!(refresh(&thief).await.status, 401, "round {round}");
                assert_eq!(thief.cookie(), None, "the cookie is taken away");
                assert_eq!(refresh(owner).await.status, 401, "round {round}: the family is ended");
                let me = owner.get("/api/me").await.unwrap();
                assert_eq!(me.status, 401, "and the access token with it");
            }
        });
        join_all(thefts).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_whose_successor_was_used_is_a_copy_however_soon_it_comes() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let browsers = browsers(&acme).await;
    let before: Vec<_> = browsers.iter().map(Client::cookie).collect();
    later(&acme, 11).await;
    for (number, (owner, before)) in browsers.iter().zip(before).enumerate() {
        take(owner, &refresh(owner).await.ok().unwrap());
        let late = acme.client();
        // The answer was lost, perhaps: the same question again gets the same answer.
        late.set_cookie(before.clone());
        assert_eq!(refresh(&late).await.status, 200);
        assert_eq!(late.cookie(), owner.cookie());
        if number % 2 == 0 {
            // It was not: somebody came with what it brought. Not even two seconds have passed.
            assert_eq!(refresh(owner).await.status, 200);
            late.set_cookie(before);
            assert_eq!(refresh(&late).await.status, 401, "{number}");
            assert_eq!(refresh(owner).await.status, 401, "{number}: the family is ended");
            assert_eq!(owner.get("/api/me").await.unwrap().status, 401);
        } else {
            assert_eq!(refresh(owner).await.status, 200, "{number}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_class_that_signs_in_at_once_comes_in() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let (acme, admin) = (&acme, acme.admin().await);
    let pupils: Vec<String> = (0..34).map(|number| format!("pupil-{number}")).collect();
    let made = futures_util::stream::iter(&pupils).map(|name| {
        let profile = json!({"firstName": "Pupil", "lastName": name, "username": name});
        admin.post("/api/people", json!({"profile": profile, "password": PASSWORD}))
    });
    let made: Vec<_> = made.buffer_unordered(4).collect().await;
    assert!(made.into_iter().all(|reply| reply.unwrap().status.is_success()));
    // Two of them do not know theirs yet; all are behind one address.
    for name in &pupils[..2] {
        let form = json!({"username": name, "password": "not-the-password"});
        assert_eq!(acme.client().post("/api/auth/login", form).await.unwrap().status, 401);
    }
    let arrivals = pupils.iter().map(|name| async move {
        let form = json!({"username": name, "password": PASSWORD});
        acme.client()
            .post("/api/auth/login", form)
            .await
            .unwrap()
            .status
            .as_u16()
    });
    assert_eq!(join_all(arrivals).await, vec![200; pupils.len()]);
}
