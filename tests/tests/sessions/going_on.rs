//! Going on in one round trip is for sessions about which nothing is special: each thing that is, is looked at closely.
//! That idleness is one of them stands in `ending`, that of two tabs one comes too late in `races`.
use learnt_compose::client::Client;
use learnt_compose::testing::{TestStack, TestTenant};
use serde_json::json;

use super::{add_and_join, me, refresh, session, take, until_status};

/// Lena, whose token is due for being replaced: nothing else about her session is special.
async fn due() -> (TestTenant, Client, Client) {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let lena = add_and_join(&acme, &admin, "lena").await;
    take(&lena, &refresh(&lena).await);
    later(&acme, 11).await;
    (acme, admin, lena)
}

async fn later(tenant: &TestTenant, seconds: u32) {
    let sql =
        format!("update sessions set rotated_at = rotated_at - interval '{seconds} seconds' where ended_at is null");
    tenant.sql(sql).await;
}

/// Changes a browser's session as time or somebody else would have done.
async fn change(tenant: &TestTenant, browser: &Client, what: &str) {
    let id = session(browser);
    tenant
        .sql(format!("update sessions set {what} where id = '{id}'"))
        .await;
}

/// What must be so of a browser's session.
async fn is_so(tenant: &TestTenant, browser: &Client, what: &str) {
    let id = session(browser);
    let sql = format!(
        "do $$ begin if not exists (select from sessions where id = '{id}' and {what}) then raise 'not so: {}'; end if; end $$",
        what.replace('\'', "''")
    );
    tenant.sql(sql).await;
}

#[tokio::test]
async fn a_usual_session_goes_on_with_another_token_for_as_long_again() {
    let (acme, _, lena) = due().await;
    change(&acme, &lena, "expires_at = now() + interval '1 hour'").await;
    let before = lena.cookie();
    assert_eq!(refresh(&lena).await.status, 200);
    assert_ne!(lena.cookie(), before);
    is_so(&acme, &lena, "expires_at > now() + interval '11 hours'").await;
}

#[tokio::test]
async fn a_token_that_was_given_out_a_moment_ago_is_given_out_again() {
    let (_, _, lena) = due().await;
    assert_eq!(refresh(&lena).await.status, 200);
    let young = lena.cookie();
    assert_eq!(refresh(&lena).await.status, 200);
    assert_eq!(lena.cookie(), young);
}

#[tokio::test]
async fn a_token_that_is_not_the_valid_one_ends_the_session() {
    let (acme, _, lena) = due().await;
    let replaced = lena.cookie();
    assert_eq!(refresh(&lena).await.status, 200);
    later(&acme, 61).await;
    let copy = acme.client();
    copy.set_cookie(replaced);
    assert_eq!(refresh(&copy).await.status, 401);
    assert_eq!(refresh(&lena).await.status, 401, "nor does the valid one go on");
}

#[tokio::test]
async fn a_session_that_ended_does_not_go_on() {
    let (acme, _, lena) = due().await;
    change(&acme, &lena, "ended_at = now(), end_reason = 'tried'").await;
    assert_eq!(refresh(&lena).await.status, 401);
    is_so(&acme, &lena, "end_reason = 'tried'").await;
}

#[tokio::test]
async fn a_session_whose_time_is_up_does_not_go_on() {
    let (acme, _, lena) = due().await;
    change(&acme, &lena, "expires_at = now() - interval '1 second'").await;
    assert_eq!(refresh(&lena).await.status, 401);
}

#[tokio::test]
async fn a_session_that_is_to_be_renewed_goes_on_under_another_id() {
    let (acme, _, lena) = due().await;
    change(&acme, &lena, "renew = true").await;
    let before = session(&lena);
    take(&lena, &refresh(&lena).await);
    assert_ne!(session(&lena), before);
}

#[tokio::test]
async fn a_session_in_anothers_name_is_not_made_longer() {
    let (acme, admin, lena) = due().await;
    let acting = acts_as(&admin, &me(&lena).await).await;
    later(&acme, 11).await;
    take(&admin, &refresh(&admin).await);
    assert_eq!(session(&admin), acting, "it goes on");
    is_so(&acme, &admin, "expires_at < now() + interval '61 minutes'").await;
}

#[tokio::test]
async fn a_session_that_waits_for_its_person_ends_what_they_do_in_anothers_name() {
    let (acme, admin, lena) = due().await;
    let own = acme.client();
    own.set_cookie(admin.cookie());
    acts_as(&admin, &me(&lena).await).await;
    later(&acme, 11).await;
    assert_eq!(refresh(&own).await.status, 200);
    until_status(&admin, "/api/me", 401).await;
}

/// Begins to act as somebody; the session in which it happens.
async fn acts_as(admin: &Client, id: &str) -> String {
    let body = json!({"userId": id, "reason": "She called", "home": "/"});
    let begun = admin.post("/api/impersonation", body).await.unwrap().ok().unwrap();
    take(admin, &begun);
    session(admin)
}

#[tokio::test]
async fn no_session_lives_longer_than_ninety_days() {
    let (acme, _, lena) = due().await;
    change(&acme, &lena, "created_at = now() - interval '89 days 23 hours'").await;
    assert_eq!(refresh(&lena).await.status, 200);
    is_so(
        &acme,
        &lena,
        "expires_at between now() and now() + interval '61 minutes'",
    )
    .await;
}

#[tokio::test]
async fn whoever_left_this_team_goes_on_only_with_another_one_that_is_open() {
    let (acme, _, lena) = due().await;
    let (id, team) = (me(&lena).await, &acme.id);
    // A team that is not there (any more): a membership of it opens nothing.
    let moved = format!(
        "insert into user_teams (id, user_id, team_id, first_name, last_name, facets, search, created_at, updated_at) \
         select user_id || '_{team}-gone', user_id, '{team}-gone', first_name, last_name, facets, search, now(), now() \
         from user_teams where user_id = '{id}'; \
         delete from user_teams where user_id = '{id}' and team_id = '{team}'"
    );
    acme.sql(moved).await;
    let reply = refresh(&lena).await;
    assert_eq!(
        (reply.status.as_u16(), reply.code().as_str()),
        (403, "account_disabled")
    );
}

#[tokio::test]
async fn whoever_may_not_sign_in_does_not_go_on() {
    for status in ["inactive", "terminated", "archived"] {
        let (acme, _, lena) = due().await;
        let id = me(&lena).await;
        acme.sql(format!(
            "update user_teams set status = '{status}' where user_id = '{id}'"
        ))
        .await;
        let reply = refresh(&lena).await;
        assert_eq!(
            (reply.status.as_u16(), reply.code().as_str()),
            (403, "account_disabled"),
            "{status}"
        );
    }
}
