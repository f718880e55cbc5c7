//! Events that this program can do nothing about: of a newer program, or unreadable.
use std::sync::Arc;

use chrono::Duration;
use learnt_compose::testing::{TestStack, holds, until};
use learnt_kernel::clock::{Clock, FixedClock, SystemClock};
use learnt_kernel::ids::new_id;
use learnt_kernel::tenant::TenantId;
use learnt_tenant_api::{pump, schedule};

use super::{config, count, quiet_replica, run};

#[tokio::test]
async fn what_a_newer_program_published_waits_for_it_and_is_seen() {
    let stack = TestStack::shared().await;
    let acme = stack.tenant("newer").await;
    let clock = Arc::new(FixedClock::at(SystemClock.now()));
    let api = quiet_replica(config(stack), clock.clone()).await;
    let id = TenantId::parse(&acme.id).unwrap();
    let tenant = api.app.directory.now().tenant(&id).unwrap();
    let (event, due) = (new_id(), (clock.now() - Duration::minutes(1)).to_rfc3339());
    run(
        &api,
        &acme,
        &format!(
            "insert into facts (id, kind, subject, at, due_at) values ('{event}', 'person.praised', 'x', '{due}', '{due}');
             insert into scheduled_work (key, kind, due_at) values ('praise', 'people.praise', '{due}')"
        ),
    )
    .await;
    for _ in 0..3 {
        pump::drain(&api.app, &tenant).await.unwrap();
        schedule::drain(&api.app, &tenant, 100).await.unwrap();
        clock.advance(Duration::hours(1));
    }
    let untouched = format!(
        "select count(*) from facts, scheduled_work where facts.id = '{event}' and facts.due_at is not null
         and facts.done_at is null and facts.attempts = 0 and key = 'praise' and scheduled_work.attempts = 0"
    );
    assert_eq!(count(&api, &acme, &untouched).await, 1);
    // The running product says so as soon as it looks at the tenant.
    acme.admin().await;
    let product = stack.stack().tenant_api().clone();
    until(async || {
        let left = product.outbox_backlogs.of(&id);
        holds(left.unknown == 2, format!("{left:?}"))
    })
    .await;
    api.shutdown().await;
}

#[tokio::test]
async fn what_cannot_be_read_is_tried_again_and_lies_dead_in_the_end() {
    let stack = TestStack::shared().await;
    let acme = stack.tenant("unreadable").await;
    let clock = Arc::new(FixedClock::at(SystemClock.now() + Duration::days(365)));
    let api = quiet_replica(config(stack), clock.clone()).await;
    let id = TenantId::parse(&acme.id).unwrap();
    let tenant = api.app.directory.now().tenant(&id).unwrap();
    let due = (clock.now() - Duration::minutes(1)).to_rfc3339();
    let kinds = [
        "person.invited",
        "person.registered",
        "password.forgotten",
        "session.begun",
        "sessions.ended",
        "factor.taken",
        "superadmin.appointed",
        "operator.disabled",
        "import.step",
        "file.dropped",
        "assignments.changed",
        "assignments.moved",
        "course.completed",
    ];
    for kind in kinds {
        let insert_sql = format!(
            "insert into facts (id, kind, subject, payload, at, due_at)
             values ('{}', '{kind}', 'nobody', '{{\"userId\": 7}}', '{due}', '{due}')",
            new_id()
        );
        run(&api, &acme, &insert_sql).await;
    }
    let of = |rest: &str| format!("select count(*) from facts where subject = 'nobody' and {rest}");
    pump::drain(&api.app, &tenant).await.unwrap();
    let put_off = of("attempts = 1 and dead_at is null and due_at > '2000-01-01' and error like '%cannot be read%'");
    let by_id = of("attempts = 1 and dead_at is null and error like '%by an id%'");
    let all = i64::try_from(kinds.len()).unwrap();
    assert_eq!(
        count(&api, &acme, &put_off).await + count(&api, &acme, &by_id).await,
        all
    );
    for _ in 0..10 {
        clock.advance(Duration::hours(2));
        pump::drain(&api.app, &tenant).await.unwrap();
    }
    let dead = of("attempts = 10 and dead_at is not null and due_at is null and done_at is null");
    assert_eq!(count(&api, &acme, &dead).await, all);
    api.shutdown().await;
}
