//! It ends by itself: when its hour is over, and when one of the two is not any more who they were.
use std::time::Duration;

use futures_util::StreamExt;
use learnt_compose::testing::PATIENCE;
use learnt_tests::live::open;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use super::{TestPlatform, refresh, start, take, uid, until_refused};

#[tokio::test(flavor = "multi_thread")]
async fn after_its_hour_the_next_question_gives_the_own_session_back() {
    let platform = TestPlatform::open().await;
    let lena = platform.member("Lena", &["learner"]).await;
    let acting = platform.acting_as(&lena).await;
    platform
        .sql(
            "update impersonation_sessions set ends_at = now() - interval '1 second'; \
             update sessions set expires_at = now() - interval '1 second' where actor_id is not null"
                .to_owned(),
        )
        .await;
    assert_eq!(until_refused(&acting).await, "session_ended");
    // Two tabs ask at once with the same cookie: neither is signed out.
    let other = platform.tenant.client();
    other.set_cookie(acting.cookie());
    let (one, two) = tokio::join!(refresh(&acting), refresh(&other));
    take(&acting, &one.ok().unwrap());
    take(&other, &two.ok().unwrap());
    assert_eq!(
        (uid(&acting).await, uid(&other).await),
        (platform.ada_id.clone(), platform.ada_id.clone())
    );
    assert_eq!(acting.cookie(), other.cookie());
    let rows = platform.rows("action=impersonation.ended").await;
    assert_eq!(rows.len(), 1);
    assert_eq!(
        (&rows[0]["actorName"], &rows[0]["actingAsName"]),
        (&json!("Ada Admin"), &json!("Lena Berg"))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn an_actor_who_is_demoted_is_out_within_seconds() {
    let platform = TestPlatform::open().await;
    let (lena, anna) = (
        platform.member("Lena", &["learner"]).await,
        platform.member("Anna", &["admin"]).await,
    );
    let acting = platform.acting_as(&lena).await;
    let annas = platform.browser_of(&anna).await;
    let page = annas
        .get(&format!("/api/people/{}", platform.ada_id))
        .await
        .unwrap()
        .value();
    let body = json!({"revision": page["revision"], "roles": ["learner"]});
    let path = format!("/api/people/{}/roles", platform.ada_id);
    annas.put(&path, body).await.unwrap().ok().unwrap();
    assert_eq!(until_refused(&acting).await, "session_ended");
    take(&acting, &refresh(&acting).await.ok().unwrap());
    // The own session goes on under a new id, because its person holds another role now.
    take(&acting, &refresh(&acting).await.ok().unwrap());
    let me = acting.get("/api/me").await.unwrap().ok().unwrap().value();
    assert_eq!(
        (&me["uid"], &me["role"]),
        (&json!(platform.ada_id), &json!(["learner"]))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_who_leaves_or_rises_is_nobody_to_act_as() {
    let platform = TestPlatform::open().await;
    for change in ["terminated", "admin"] {
        let lena = platform.member("Lena", &["learner"]).await;
        let acting = platform.acting_as(&lena).await;
        let reader = platform.tenant.admin().await;
        if change == "admin" {
            let path = format!("/api/people/{}/roles", lena.id);
            reader
                .put(&path, json!({"revision": 1, "roles": ["admin"]}))
                .await
                .unwrap()
                .ok()
                .unwrap();
        } else {
            let body = json!({"ids": [lena.id], "status": change});
            reader.post("/api/people/status", body).await.unwrap().ok().unwrap();
        }
        assert_eq!(until_refused(&acting).await, "session_ended", "{change}");
        take(&acting, &refresh(&acting).await.ok().unwrap());
        assert_eq!(uid(&acting).await, platform.ada_id, "{change}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_own_session_there_is_nothing_to_come_back_to() {
    let platform = TestPlatform::open().await;
    let lena = platform.member("Lena", &["learner"]).await;
    let browser = platform.tenant.admin().await;
    let own = browser.cookie();
    take(&browser, &start(&browser, &lena.id).await.ok().unwrap());
    let elsewhere = platform.tenant.client();
    elsewhere.set_cookie(own);
    elsewhere
        .post("/api/auth/logout", json!({}))
        .await
        .unwrap()
        .ok()
        .unwrap();
    assert_eq!(until_refused(&browser).await, "session_ended");
    assert_eq!(refresh(&browser).await.status, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_who_ends_it_waits_for_another_one_who_does() {
    let platform = TestPlatform::open().await;
    let lena = platform.member("Lena", &["learner"]).await;
    for round in 0..30 {
        let browser = platform.tenant.admin().await;
        let own = platform.tenant.client();
        own.set_cookie(browser.cookie());
        take(&browser, &start(&browser, &lena.id).await.ok().unwrap());
        let (tab, out) = (platform.tenant.client(), platform.tenant.client());
        tab.set_cookie(browser.cookie());
        out.set_cookie(browser.cookie());
        // One ends it, one goes on in their own name, one goes on in hers, one signs out: whoever comes late hears that it is
        // over, and no two wait for each other until the database takes one of them away.
        let (ended, went_on, acted_on, left) = tokio::join!(
            browser.post("/api/impersonation/end", json!({})),
            refresh(&own),
            refresh(&tab),
            out.post("/api/auth/logout", json!({})),
        );
        for reply in [ended.unwrap(), went_on, acted_on, left.unwrap()] {
            assert!(
                [200, 204, 401].contains(&reply.status.as_u16()),
                "round {round}: {} {}",
                reply.status,
                reply.text()
            );
        }
        platform
            .sql("update impersonation_sessions set status = 'inactive' where status = 'active'".to_owned())
            .await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn it_ends_while_the_schedule_is_about_to_end_it() {
    let platform = TestPlatform::open().await;
    let lena = platform.member("Lena", &["learner"]).await;
    let browser = platform.tenant.admin().await;
    take(&browser, &start(&browser, &lena.id).await.ok().unwrap());
    // The schedule has the work in hand, and waits for the row that whoever ends it has locked.
    let holds =
        "do $$ begin delete from scheduled_work where key like 'impersonation.end/%'; perform pg_sleep(3); end $$";
    let lock_holder = platform.tenant.sql(holds);
    let ends = async {
        tokio::time::sleep(Duration::from_millis(500)).await;
        let end = browser.post("/api/impersonation/end", json!({}));
        tokio::time::timeout(Duration::from_secs(2), end).await
    };
    let ((), ended) = tokio::join!(lock_holder, ends);
    let ended = ended.expect("it waits for nobody").unwrap();
    assert_eq!(ended.status, 200, "{}", ended.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_out_ends_both() {
    let platform = TestPlatform::open().await;
    let lena = platform.member("Lena", &["learner"]).await;
    let browser = platform.tenant.admin().await;
    let own = browser.cookie();
    take(&browser, &start(&browser, &lena.id).await.ok().unwrap());
    let hers = browser.cookie();
    browser.post("/api/auth/logout", json!({})).await.unwrap().ok().unwrap();
    assert_eq!(browser.get("/api/me").await.unwrap().code(), "session_ended");
    for cookie in [own, hers] {
        let late = platform.tenant.client();
        late.set_cookie(cookie);
        assert_eq!(refresh(&late).await.status, 401);
    }
    let rows = platform.rows(&format!("actingAs={}", lena.id)).await;
    let actions: Vec<&str> = rows.iter().map(|row| row["action"].as_str().unwrap()).collect();
    assert_eq!(
        actions,
        ["impersonation.ended", "session.ended", "impersonation.started"]
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_goes_on_in_their_own_name_acts_as_nobody() {
    let platform = TestPlatform::open().await;
    let lena = platform.member("Lena", &["learner"]).await;
    let browser = platform.tenant.admin().await;
    let own = browser.cookie();
    take(&browser, &start(&browser, &lena.id).await.ok().unwrap());
    // The answer to the start was lost: the browser asks with the cookie that it has.
    let lost = platform.tenant.client();
    lost.set_cookie(own);
    take(&lost, &refresh(&lost).await.ok().unwrap());
    assert_eq!(uid(&lost).await, platform.ada_id);
    assert_eq!(until_refused(&browser).await, "session_ended");
    take(&lost, &start(&lost, &lena.id).await.ok().unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_live_socket_closes_with_it() {
    let platform = TestPlatform::open().await;
    let lena = platform.member("Lena", &["learner"]).await;
    let acting = platform.acting_as(&lena).await;
    let mut socket = open(&platform.tenant, &acting).await;
    acting
        .post("/api/impersonation/end", json!({}))
        .await
        .unwrap()
        .ok()
        .unwrap();
    let closed = async {
        while let Some(Ok(message)) = socket.next().await {
            if let Message::Close(frame) = message {
                return frame.map(|frame| u16::from(frame.code));
            }
        }
        None
    };
    let code = tokio::time::timeout(PATIENCE + Duration::from_secs(10), closed)
        .await
        .unwrap();
    assert_eq!(code, Some(1008));
}
