//! A registration is announced with as many statements to many administrators as to few.
use std::sync::Arc;

use chrono::Duration;
use learnt_compose::testing::TestStack;
use learnt_kernel::clock::{Clock, FixedClock, SystemClock};
use learnt_kernel::ids::new_id;
use learnt_kernel::tenant::TenantId;
use learnt_tenant_api::pump;
use learnt_tests::statement_counter::StatementCounter;
use serde_json::json;

use crate::platform::{config, count, quiet_replica, run};

/// How many statements tell so many administrators of somebody who registered.
async fn announced_to(admins: usize) -> usize {
    let stack = TestStack::shared().await;
    let acme = stack.tenant("announced").await;
    let admin = acme.admin().await;
    let add = async |name: String| {
        let email = format!("{name}@{}.test", acme.id).to_lowercase();
        let profile = json!({"firstName": name, "lastName": "Berg", "email": email});
        let added = admin.post("/api/people", json!({"profile": profile, "invite": false}));
        let added = added.await.unwrap().ok().unwrap().value();
        added["id"].as_str().unwrap().to_owned()
    };
    for number in 1..admins {
        add(format!("admin{number}")).await;
    }
    // A copy a year ahead: what is due there is nobody else's.
    let clock = Arc::new(FixedClock::at(SystemClock.now() + Duration::days(365)));
    let mut config = config(stack);
    let counted = StatementCounter::between(&mut config).await;
    let api = quiet_replica(config, clock.clone()).await;
    run(&api, &acme, "update user_teams set roles = '{admin}'").await;
    let newcomer = add("newcomer".to_owned()).await;
    let id = TenantId::parse(&acme.id).unwrap();
    let tenant = api.app.directory.now().tenant(&id).unwrap();
    pump::drain(&api.app, &tenant).await.unwrap();
    let due = (clock.now() - Duration::minutes(1)).to_rfc3339();
    let payload = json!({"userId": newcomer, "teamId": acme.id});
    let registered = format!(
        "insert into facts (id, kind, subject, payload, at, due_at)
         values ('{}', 'person.registered', '{newcomer}', '{payload}', '{due}', '{due}')",
        new_id()
    );
    run(&api, &acme, &registered).await;
    let (done, sent) = counted.during(pump::drain(&api.app, &tenant)).await;
    assert!(done.unwrap() >= 1);
    let mails = "select count(*) from mails where kind = 'registration'";
    assert_eq!(count(&api, &acme, mails).await, i64::try_from(admins).unwrap());
    api.shutdown().await;
    sent
}

#[tokio::test(flavor = "multi_thread")]
async fn thirty_administrators_hear_of_a_registration_with_as_many_statements_as_three() {
    let (few, many) = tokio::join!(announced_to(3), announced_to(30));
    assert!(few > 5, "{few} were counted");
    assert!(
        many <= few + 3,
        "{few} statements for three administrators, {many} for thirty"
    );
}
