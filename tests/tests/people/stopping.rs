//! An import whose steps fail stops, says so, and can be gone on with.
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
use crate::house::{NOWHERE, config, quiet_replica, run};

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
