//! Reactions: once, and never half.
use std::sync::Arc;

use learnt_compose::testing::TestStack;
use learnt_kernel::clock::{Clock, FixedClock, SystemClock};
use learnt_kernel::ids::new_id;
use learnt_kernel::tenant::TenantId;
use learnt_tenant_api::config::{Config, MailRoute};
use learnt_tenant_api::{pump, sending};
use serde_json::json;

use super::{NOWHERE, config, count, quiet_replica, run};

#[tokio::test]
async fn two_pumps_react_to_each_event_once() {
    let stack = TestStack::shared().await;
    let acme = stack.tenant("acme").await;
    // A year ahead: the product's own pump does not see these events yet.
    let later = Arc::new(FixedClock::at(SystemClock.now() + chrono::Duration::days(365)));
    let (a, b) = (
        quiet_replica(config(stack), later.clone()).await,
        quiet_replica(config(stack), later.clone()).await,
    );
    run(&a, &acme, "delete from scheduled_work").await;
    let due = (later.now() - chrono::Duration::seconds(1)).to_rfc3339();
    let payload = json!({"userId": new_id(), "teamId": acme.id});
    let rows = (0..200)
        .map(|_| format!("('{}', 'session.begun', 'x', '{payload}', '{due}', '{due}')", new_id()))
        .collect::<Vec<_>>()
        .join(",");
    run(
        &a,
        &acme,
        &format!("insert into facts (id, kind, subject, payload, at, due_at) values {rows}"),
    )
    .await;
    let tenant = a
        .app
        .directory
        .now()
        .tenant(&TenantId::parse(&acme.id).unwrap())
        .unwrap();
    let (in_a, in_b) = tokio::join!(pump::drain(&a.app, &tenant), pump::drain(&b.app, &tenant));
    in_a.unwrap();
    in_b.unwrap();
    assert_eq!(
        count(
            &a,
            &acme,
            "select count(*) from facts where subject = 'x' and done_at is not null and attempts = 1 and due_at is null"
        )
        .await,
        200
    );
    assert_eq!(
        count(
            &a,
            &acme,
            "select count(*) from scheduled_work where key = 'identity.purge'"
        )
        .await,
        1
    );
    a.shutdown().await;
    b.shutdown().await;
}

#[tokio::test]
async fn a_reaction_that_keeps_failing_lies_dead_and_leaves_nothing_half_done() {
    let stack = TestStack::shared().await;
    let acme = stack.tenant("acme").await;
    // Asked before the other replica comes up: for it, a year later, every session has expired and is swept away.
    let uid = acme.admin().await.get("/api/me").await.unwrap().value()["uid"]
        .as_str()
        .unwrap()
        .to_owned();
    let clock = Arc::new(FixedClock::at(SystemClock.now() + chrono::Duration::days(365)));
    let config = config(stack);
    let MailRoute::Folder(mail) = config.mail.clone() else {
        unreachable!()
    };
    let mended = quiet_replica(config.clone(), clock.clone()).await;
    // The database of identities is away: nobody can be told whom a mail is for.
    let away = Config {
        edge_url: format!("postgres://learnt_edge:x@{NOWHERE}/learnt"),
        ..config
    };
    let api = quiet_replica(away, clock.clone()).await;
    let tenant = api
        .app
        .directory
        .now()
        .tenant(&TenantId::parse(&acme.id).unwrap())
        .unwrap();
    let (id, due) = (new_id(), (clock.now() - chrono::Duration::seconds(1)).to_rfc3339());
    let payload = json!({"userId": uid, "teamId": acme.id});
    run(&api, &acme, &format!("insert into facts (id, kind, subject, payload, at, due_at) values ('{id}', 'person.invited', 'y', '{payload}', '{due}', '{due}')")).await;
    for attempt in 1..=10 {
        pump::drain(&api.app, &tenant).await.unwrap();
        let tried = count(
            &api,
            &acme,
            &format!("select attempts::bigint from facts where id = '{id}'"),
        )
        .await;
        assert_eq!(tried, attempt);
        pump::drain(&api.app, &tenant).await.unwrap();
        assert_eq!(
            count(
                &api,
                &acme,
                &format!("select attempts::bigint from facts where id = '{id}'")
            )
            .await,
            attempt,
            "not before its time"
        );
        clock.advance(chrono::Duration::hours(1));
    }
    assert_eq!(count(&api, &acme, &format!("select count(*) from facts where id = '{id}' and dead_at is not null and due_at is null and error is not null")).await, 1);
    assert_eq!(
        count(&api, &acme, &format!("select count(*) from mails where id = '{id}'")).await,
        0,
        "the failed tries are rolled back"
    );
    // Somebody looks, mends it and wakes the event up again: the mail leaves once.
    run(
        &api,
        &acme,
        &format!("update facts set dead_at = null, due_at = at where id = '{id}'"),
    )
    .await;
    for _ in 0..2 {
        pump::drain(&mended.app, &tenant).await.unwrap();
        sending::drain(&mended.app, &tenant).await.unwrap();
    }
    assert_eq!(std::fs::read_dir(&mail).unwrap().count(), 1);
    assert_eq!(
        count(
            &api,
            &acme,
            &format!("select count(*) from mails where id = '{id}' and status = 'sent'")
        )
        .await,
        1
    );
    mended.shutdown().await;
    api.shutdown().await;
}
