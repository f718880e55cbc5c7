//! People who came without an invitation are invited later: those who are chosen, all that a filter keeps, or by their file again.
use learnt_compose::client::Client;
use learnt_compose::testing::{PASSWORD, TestStack, TestTenant};
use serde_json::{Value, json};

use super::importing::{checked_inviting, run};
use super::{add, eventually, id};

async fn quiet(admin: &Client, tenant: &TestTenant, name: &str) -> Value {
    let email = format!("{}@{}.test", name.to_lowercase(), tenant.id);
    let profile = json!({"firstName": name, "lastName": "Brandt", "email": email});
    let body = json!({"profile": profile, "roles": ["learner"], "invite": false});
    admin.post("/api/people", body).await.unwrap().ok().unwrap().value()
}

async fn named(admin: &Client, filter: &str) -> Vec<String> {
    let page = admin
        .get(&format!("/api/people?{filter}"))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    let rows = page["items"].as_array().unwrap().iter();
    rows.map(|row| row["firstName"].as_str().unwrap().to_owned()).collect()
}

async fn invite(admin: &Client, body: Value) -> Value {
    let reply = admin.post("/api/people/invitations", body).await.unwrap();
    reply.ok().unwrap().value()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_knows_who_was_not_invited_who_was_and_who_has_come() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    quiet(&admin, &acme, "Quinn").await;
    add(&admin, "Ina", &format!("ina@{}.test", acme.id), &["learner"]).await;
    let lena = format!("lena@{}.test", acme.id);
    add(&admin, "Lena", &lena, &["learner"]).await;
    acme.join(&lena).await.unwrap();
    // That somebody has come is noted a moment after they signed in.
    eventually(&admin, "/api/people?invitation=joined&search=lena", |page| {
        page["total"] == 1
    })
    .await;
    assert_eq!(named(&admin, "invitation=none").await, ["Quinn"]);
    assert_eq!(named(&admin, "invitation=invited").await, ["Ina"]);
    assert!(named(&admin, "invitation=joined").await.contains(&"Lena".to_owned()));
    assert_eq!(
        named(&admin, "invitation=joined&search=quinn").await,
        Vec::<String>::new()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_are_chosen_are_invited_and_who_has_come_is_left_alone() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let (quinn, rolf) = (quiet(&admin, &acme, "Quinn").await, quiet(&admin, &acme, "Rolf").await);
    let lena_at = format!("lena@{}.test", acme.id);
    let lena = add(&admin, "Lena", &lena_at, &["learner"]).await;
    acme.join(&lena_at).await.unwrap();
    let by_name = json!({"profile": {"firstName": "Nora", "lastName": "Berg", "username": format!("nora.{}", acme.id)},
        "roles": ["learner"], "password": PASSWORD});
    let nora = admin.post("/api/people", by_name).await.unwrap().ok().unwrap().value();
    let ids = [id(&quinn), id(&rolf), id(&lena), id(&nora)];
    let invited = invite(&admin, json!({"ids": ids})).await;
    assert_eq!(invited, json!({"invited": 2, "skipped": 2, "inProgress": null}));
    acme.join(&format!("quinn@{}.test", acme.id)).await.unwrap();
    acme.join(&format!("rolf@{}.test", acme.id)).await.unwrap();
    assert_eq!(named(&admin, "invitation=none").await, ["Nora"]);
    // Once invited they are left alone, unless it is said, and then not within the same minute.
    let sam = quiet(&admin, &acme, "Sam").await;
    assert_eq!(invite(&admin, json!({"ids": [id(&sam)]})).await["invited"], 1);
    assert_eq!(invite(&admin, json!({"ids": [id(&sam)]})).await["invited"], 0);
    assert_eq!(
        invite(&admin, json!({"ids": [id(&sam)], "again": true})).await["invited"],
        0
    );
    acme.sql("update user_teams set invited_at = invited_at - interval '2 minutes'")
        .await;
    assert_eq!(invite(&admin, json!({"ids": [id(&sam)]})).await["invited"], 0);
    assert_eq!(
        invite(&admin, json!({"ids": [id(&sam)], "again": true})).await["invited"],
        1
    );
    // Each leaves its row in the log.
    let log = admin.get("/api/audit-log?action=person.invited").await.unwrap().value();
    assert!(log["items"].to_string().contains("Quinn Brandt"), "{log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn all_that_a_filter_keeps_are_invited_by_a_job_when_they_are_many() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let (admin, team) = (acme.admin().await, &acme.id);
    quiet(&admin, &acme, "Quinn").await;
    // They have no identity yet, so no mail leaves for them: it is the going through them that counts here.
    acme.sql(format!(
        "insert into user_teams (id, user_id, team_id, first_name, last_name, email, facets, search, created_at, updated_at) \
         select p.id::text || '_{team}', p.id, '{team}', 'Many', p.n::text, p.n || '@many.test', array['everyone='], 'many ' || p.n, now(), now() \
         from (select n, gen_random_uuid() as id from generate_series(1, 1200) n) p"
    ))
    .await;
    let none = admin
        .get("/api/people/invitations")
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    assert_eq!(none, json!(null));
    let begun = invite(&admin, json!({"filter": {"search": "many", "invitation": "none"}})).await;
    assert_eq!(begun["inProgress"], 1200, "{begun}");
    let job = eventually(&admin, "/api/people/invitations", |job| job["finishedAt"].is_string()).await;
    assert_eq!(
        (&job["total"], &job["done"], &job["invited"]),
        (&json!(1200), &json!(1200), &json!(1200))
    );
    assert_eq!(
        named(&admin, "invitation=none").await,
        ["Quinn"],
        "the filter did not keep her"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_file_again_invites_those_whom_it_brought() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let file = format!(
        "first name,last name,email\nQuinn,Brandt,quinn@{0}.test\nRolf,Brandt,rolf@{0}.test\n",
        acme.id
    );
    let first = checked_inviting(&admin, file.clone(), false).await;
    run(&admin, &first).await;
    assert_eq!(named(&admin, "invitation=none").await, ["Quinn", "Rolf"]);
    acme.sql("update user_teams set joined_at = now() where first_name = 'Rolf'")
        .await;
    let again = checked_inviting(&admin, file.clone(), true).await;
    assert_eq!(
        (&again["updated"], &again["unchanged"]),
        (&json!(1), &json!(1)),
        "Rolf has come already: {again}"
    );
    run(&admin, &again).await;
    acme.join(&format!("quinn@{}.test", acme.id)).await.unwrap();
    let third = checked_inviting(&admin, file, true).await;
    assert_eq!(third["unchanged"], 2, "{third}");
}
