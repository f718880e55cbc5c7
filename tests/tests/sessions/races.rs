//! Two tabs that renew one session at once, and a copy that comes late.
use futures_util::StreamExt;
use futures_util::future::join_all;
use learnt_compose::client::Client;
use learnt_compose::testing::{TestStack, TestTenant};

use super::{in_schema, refresh};

const BROWSERS: usize = 50;

/// So many browsers, each with a session of its own. A few at a time: sign-ins under way count as failures until they are right,
/// and the first one makes this place a known one.
async fn browsers(tenant: &TestTenant) -> Vec<Client> {
    tenant.admin().await;
    let signing_in = futures_util::stream::iter(0..BROWSERS).map(|_| tenant.admin());
    signing_in.buffer_unordered(5).collect().await
}

async fn later(tenant: &TestTenant, seconds: u32) {
    let sql =
        format!("update sessions set rotated_at = rotated_at - interval '{seconds} seconds' where ended_at is null");
    in_schema(tenant, sql).await;
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
