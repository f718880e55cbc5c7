//! Long work whose steps fail stops and says so: an import can be gone on with, invitations can be sent anew.
use std::sync::Arc;

use chrono::Duration;
use learnt_compose::testing::TestStack;
use learnt_kernel::clock::{Clock, FixedClock, SystemClock};
use learnt_kernel::ids::new_id;
use learnt_kernel::tenant::TenantId;
use learnt_tenant_api::config::Config;
use learnt_tenant_api::pump;
use serde_json::json;

use super::eventually;
use super::importing::{checked, path};
use crate::platform::{NOWHERE, config, quiet_replica, run};

#[tokio::test(flavor = "multi_thread")]
async fn an_import_that_cannot_go_on_stops_and_is_gone_on_with() {
    let stack = TestStack::shared().await;
    let acme = stack.tenant("stopped").await;
    let admin = acme.admin().await;
    let job = checked(&admin, "First name,Last name,E-mail\nLena,Berg,lena@stopped.test\n").await;
    let id = job["id"].as_str().unwrap().to_owned();

    // A copy a year ahead, for which the database of identities is away: no step of it succeeds.
    let clock = Arc::new(FixedClock::at(SystemClock.now() + Duration::days(365)));
    let config = config(stack);
    quiet_replica(config.clone(), clock.clone()).await.shutdown().await;
    let away = Config {
        edge_url: format!("postgres://learnt_edge:x@{NOWHERE}/learnt"),
        ..config
    };
    let api = quiet_replica(away, clock.clone()).await;
    let due = (clock.now() - Duration::minutes(1)).to_rfc3339();
    let step = json!({"teamId": acme.id, "processed": 0});
    let begun = format!(
        "update bulk_jobs set status = 'running', content = null, created = 0 where id = '{id}';
         insert into facts (id, kind, subject, payload, at, due_at)
         values ('{}', 'import.step', '{id}', '{step}', '{due}', '{due}')",
        new_id()
    );
    run(&api, &acme, &begun).await;
    let tenant = api
        .app
        .directory
        .now()
        .tenant(&TenantId::parse(&acme.id).unwrap())
        .unwrap();
    for _ in 0..10 {
        let status = admin.get(&path(&job, "")).await.unwrap().value()["status"].clone();
        assert_eq!(status, "running");
        pump::drain(&api.app, &tenant).await.unwrap();
        clock.advance(Duration::hours(2));
    }
    api.shutdown().await;
    let stopped = admin.get(&path(&job, "")).await.unwrap().ok().unwrap().value();
    assert_eq!(
        (&stopped["status"], &stopped["processed"]),
        (&json!("failed"), &json!(0)),
        "{stopped}"
    );

    admin.post(&path(&job, "/run"), json!({})).await.unwrap().ok().unwrap();
    let done = eventually(&admin, &path(&job, ""), |job| job["status"] == "done").await;
    assert_eq!((&done["created"], &done["rejected"]), (&json!(1), &json!(0)), "{done}");
}

/// The second portion of an import names one address twice, which nobody checks any more: it fails each time.
#[tokio::test(flavor = "multi_thread")]
async fn what_an_import_did_before_it_stopped_stays_and_it_goes_on_behind_that() {
    let stack = TestStack::shared().await;
    let acme = stack.tenant("halfway").await;
    let admin = acme.admin().await;
    let lines: String = (0..302).map(|n| format!("Lena,B{n},lena{n}@halfway.test\n")).collect();
    let job = checked(&admin, format!("First name,Last name,E-mail\n{lines}")).await;
    assert_eq!(job["created"], 302, "{job}");
    let id = job["id"].as_str().unwrap().to_owned();

    let clock = Arc::new(FixedClock::at(SystemClock.now() + Duration::days(365)));
    let api = quiet_replica(config(stack), clock.clone()).await;
    let due = (clock.now() - Duration::minutes(1)).to_rfc3339();
    let step = json!({"teamId": acme.id, "processed": 0});
    let names = |address: &str| {
        format!(
            "update bulk_rows set person = jsonb_set(person, '{{email}}', to_jsonb('{address}'::text))
             where job_id = '{id}' and line = (select max(line) from bulk_rows where job_id = '{id}');"
        )
    };
    let begun = format!(
        "{} update bulk_jobs set status = 'running', content = null, created = 0 where id = '{id}';
         insert into facts (id, kind, subject, payload, at, due_at)
         values ('{}', 'import.step', '{id}', '{step}', '{due}', '{due}')",
        names("lena300@halfway.test"),
        new_id()
    );
    run(&api, &acme, &begun).await;
    let tenant = api
        .app
        .directory
        .now()
        .tenant(&TenantId::parse(&acme.id).unwrap())
        .unwrap();
    for _ in 0..10 {
        let status = admin.get(&path(&job, "")).await.unwrap().value()["status"].clone();
        assert_eq!(status, "running");
        pump::drain(&api.app, &tenant).await.unwrap();
        clock.advance(Duration::hours(2));
    }
    let stopped = admin.get(&path(&job, "")).await.unwrap().ok().unwrap().value();
    assert_eq!(
        (&stopped["status"], &stopped["processed"], &stopped["created"]),
        (&json!("failed"), &json!(300), &json!(300)),
        "{stopped}"
    );
    let people = async || admin.get("/api/people").await.unwrap().value()["total"].clone();
    assert_eq!(people().await, 301, "with whoever did it");

    run(&api, &acme, &names("lena301@halfway.test")).await;
    api.shutdown().await;
    admin.post(&path(&job, "/run"), json!({})).await.unwrap().ok().unwrap();
    let done = eventually(&admin, &path(&job, ""), |job| job["status"] == "done").await;
    assert_eq!(
        (&done["created"], &done["rejected"]),
        (&json!(302), &json!(0)),
        "{done}"
    );
    assert_eq!(people().await, 303);
}

#[tokio::test(flavor = "multi_thread")]
async fn invitations_that_cannot_go_on_stop_and_can_be_sent_anew() {
    let stack = TestStack::shared().await;
    let acme = stack.tenant("halted").await;
    let admin = acme.admin().await;
    let clock = Arc::new(FixedClock::at(SystemClock.now() + Duration::days(365)));
    let config = config(stack);
    quiet_replica(config.clone(), clock.clone()).await.shutdown().await;
    let api = quiet_replica(config, clock.clone()).await;
    // A portion of more people than the job has: counting it fails each time.
    let (id, due) = (new_id(), (clock.now() - Duration::minutes(1)).to_rfc3339());
    let step = json!({"teamId": acme.id, "again": false});
    let begun = format!(
        "insert into invitation_jobs (id, team_id, total, created_by, started_at) values ('{id}', '{team}', 1, '{id}', '{due}');
         insert into invitation_portions (job_id, number, users) values ('{id}', 0, array['{id}', '{id}']::uuid[]);
         insert into facts (id, kind, subject, payload, at, due_at)
         values ('{event}', 'invitations.step', '{id}', '{step}', '{due}', '{due}')",
        team = acme.id,
        event = new_id(),
    );
    run(&api, &acme, &begun).await;
    let tenant = api
        .app
        .directory
        .now()
        .tenant(&TenantId::parse(&acme.id).unwrap())
        .unwrap();
    let latest = || async {
        admin
            .get("/api/people/invitations")
            .await
            .unwrap()
            .ok()
            .unwrap()
            .value()
    };
    for _ in 0..10 {
        assert_eq!(latest().await["stoppedAt"], json!(null));
        pump::drain(&api.app, &tenant).await.unwrap();
        clock.advance(Duration::hours(2));
    }
    let stopped = latest().await;
    assert_eq!(
        (
            stopped["stoppedAt"].is_string(),
            &stopped["finishedAt"],
            &stopped["done"]
        ),
        (true, &json!(null), &json!(0)),
        "{stopped}"
    );
    api.shutdown().await;
}
