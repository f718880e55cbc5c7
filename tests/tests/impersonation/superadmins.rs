//! Operators make a member of a team its superadmin: with a reason and a fresh code, under their name in both logs.

use learnt_compose::client::Reply;
use learnt_compose::testing::{CONSOLE, holds, until};
use learnt_kernel::ids::random_label;
use serde_json::{Value, json};

use super::TestPlatform;
use super::operators::{OperatorConsole, fields, lena, refused};

const REASON: &str = "Looks after the platform";

fn path(platform: &TestPlatform) -> String {
    format!("/api/tenants/{}/superadmins", platform.tenant.id)
}

async fn set_superadmin(platform: &TestPlatform, operator: &OperatorConsole, on: bool, email: &str) -> Reply {
    operator.time_goes_on(platform).await;
    set_superadmin_now(platform, operator, on, email).await
}

async fn set_superadmin_now(platform: &TestPlatform, operator: &OperatorConsole, on: bool, email: &str) -> Reply {
    let body = json!({"teamId": platform.tenant.id, "email": email, "reason": REASON, "code": operator.code(0)});
    let path = format!("{}{}", path(platform), if on { "" } else { "/withdraw" });
    operator.console.post(&path, body).await.unwrap()
}

/// The person's roles, as soon as they are these.
async fn until_roles(platform: &TestPlatform, id: &str, wanted: &[&str]) -> Value {
    until(async || {
        let person = platform
            .ada
            .get(&format!("/api/people/{id}"))
            .await
            .unwrap()
            .ok()
            .unwrap();
        let person = person.value();
        if person["roles"] == json!(wanted) {
            Ok(person)
        } else {
            Err(format!("not {wanted:?}: {person}"))
        }
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_operator_appoints_a_superadmin_and_takes_it_back() {
    let platform = TestPlatform::open().await;
    let operator = OperatorConsole::open(&platform).await;
    let (id, email) = lena(&platform).await;
    let lena = platform.tenant.join(&email).await.unwrap();
    assert_eq!(
        operator
            .console
            .get(&path(&platform))
            .await
            .unwrap()
            .ok()
            .unwrap()
            .value(),
        json!([])
    );

    let done = set_superadmin(&platform, &operator, true, &email.to_uppercase())
        .await
        .ok()
        .unwrap()
        .value();
    assert_eq!((&done["name"], &done["already"]), (&json!("Lena Berg"), &json!(false)));
    until_roles(&platform, &id, &["learner", "superadmin"]).await;
    let again = set_superadmin(&platform, &operator, true, &email)
        .await
        .ok()
        .unwrap()
        .value();
    assert_eq!(again["already"], json!(true), "twice is once");

    // What nobody below may give, she may.
    lena.post("/api/auth/refresh", json!({})).await.unwrap();
    let lena = platform.tenant.sign_in(&email).await;
    let person = platform.member("Marco", &["manager"]).await;
    let body = json!({"revision": 1, "roles": ["superadmin"]});
    let give = format!("/api/people/{}/roles", person.id);
    refused(
        &platform.ada.put(&give, body.clone()).await.unwrap(),
        403,
        "role_above_own",
    );
    lena.put(&give, body).await.unwrap().ok().unwrap();
    // What is the operators' to choose stays theirs, at home and at the console.
    let choices = format!("/api/tenants/{}/settings", platform.tenant.id);
    let starting = json!({"settings": {"rewards": true}, "revision": 1});
    refused(&lena.patch(&choices, starting.clone()).await.unwrap(), 404, "not_found");
    let intruder = platform.tenant.stack().client(CONSOLE);
    intruder.set_token(lena.token());
    refused(&intruder.get(&choices).await.unwrap(), 401, "signed_out");
    refused(&intruder.patch(&choices, starting).await.unwrap(), 401, "signed_out");
    let listed = operator
        .console
        .get(&path(&platform))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    let names: Vec<&str> = listed
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["Lena Berg", "Marco Berg"]);

    set_superadmin(&platform, &operator, false, &email).await.ok().unwrap();
    until_roles(&platform, &id, &["learner"]).await;

    // Both logs tell who said so, and why.
    let rows = platform.rows("action=person.roles_given").await;
    let given: Vec<&Value> = rows
        .iter()
        .filter(|row| row["subject"].as_str().unwrap().starts_with(&id))
        .collect();
    assert_eq!(given.len(), 2, "{rows:?}");
    for row in given {
        assert_eq!(
            (&row["details"]["operator"], &row["details"]["reason"]),
            (&json!("Olga Operator"), &json!(REASON)),
            "{row}"
        );
    }
    let audit_events = operator.audit_events("perPage=200").await;
    let actions: Vec<&str> = audit_events
        .iter()
        .filter(|audit_event| audit_event["subject"] == platform.tenant.id)
        .map(|audit_event| audit_event["action"].as_str().unwrap())
        .collect();
    assert_eq!(
        actions,
        ["superadmin.withdrawn", "superadmin.appointed", "superadmin.appointed"]
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_appointed_without_a_code_an_address_of_the_team_and_a_way_in() {
    let platform = TestPlatform::open().await;
    let operator = OperatorConsole::open(&platform).await;
    let (id, email) = lena(&platform).await;
    let unknown = set_superadmin(&platform, &operator, true, "nobody@else.test").await;
    assert_eq!(
        (unknown.status.as_u16(), fields(&unknown)),
        (422, vec!["email unknown".to_owned()])
    );

    let body = json!({"teamId": platform.tenant.id, "email": email, "reason": REASON, "code": "000000"});
    let wrong = operator.console.post(&path(&platform), body.clone()).await.unwrap();
    assert_eq!(fields(&wrong), ["code wrong_code"]);
    let elsewhere =
        json!({"teamId": format!("no-{}", random_label(6)), "email": email, "reason": REASON, "code": "000000"});
    assert_eq!(
        fields(&operator.console.post(&path(&platform), elsewhere).await.unwrap()),
        ["teamId unknown"]
    );

    let gone = json!({"ids": [id], "status": "terminated"});
    platform
        .ada
        .post("/api/people/status", gone)
        .await
        .unwrap()
        .ok()
        .unwrap();
    let gone = set_superadmin(&platform, &operator, true, &email).await;
    assert_eq!(fields(&gone), ["email cannot_sign_in"]);
    assert_eq!(
        operator
            .console
            .get(&path(&platform))
            .await
            .unwrap()
            .ok()
            .unwrap()
            .value(),
        json!([])
    );

    // Nobody but operators: no session, and a tenant's admin at the console or at home.
    let guest = platform.tenant.stack().client(CONSOLE);
    refused(&guest.get(&path(&platform)).await.unwrap(), 401, "signed_out");
    refused(
        &guest.post(&path(&platform), body.clone()).await.unwrap(),
        401,
        "signed_out",
    );
    refused(
        &platform.ada.post(&path(&platform), body).await.unwrap(),
        404,
        "not_found",
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_one_who_administers_a_team_stays_its_admin() {
    let platform = TestPlatform::open().await;
    let operator = OperatorConsole::open(&platform).await;
    platform.make_superadmin(&platform.ada_id).await;
    let ada = platform
        .ada
        .get(&format!("/api/people/{}", platform.ada_id))
        .await
        .unwrap()
        .ok()
        .unwrap();
    let email = ada.value()["profile"]["email"].as_str().unwrap().to_owned();
    set_superadmin(&platform, &operator, false, &email).await.ok().unwrap();
    until_roles(&platform, &platform.ada_id, &["admin"]).await;
}

/// What was said of a superadmin and is not followed yet.
async fn until_followed(platform: &TestPlatform) {
    let waiting = "select count(*)::text from facts where kind like 'superadmin.%' and due_at is not null";
    until(async || {
        holds(
            platform.tenant.texts(waiting).await == ["0"],
            "nobody follows what was said",
        )
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_operators_who_say_opposite_things_at_once_the_later_word_counts() {
    let platform = TestPlatform::open().await;
    let (one, other) = (
        OperatorConsole::open(&platform).await,
        OperatorConsole::open(&platform).await,
    );
    for round in 1..=5 {
        let (id, email) = lena(&platform).await;
        for operator in [&one, &other] {
            operator.time_goes_on(&platform).await;
        }
        let (appointed, withdrawn) = tokio::join!(
            set_superadmin_now(&platform, &one, true, &email),
            set_superadmin_now(&platform, &other, false, &email)
        );
        let already = |reply: Reply| reply.ok().unwrap().value()["already"] == json!(true);
        assert!(!already(appointed), "she was none before, whoever spoke first");
        // Nothing to withdraw: that was the first word. Else it is the one that counts.
        let wanted: &[&str] = match already(withdrawn) {
            true => &["learner", "superadmin"],
            false => &["learner"],
        };
        until_followed(&platform).await;
        until_roles(&platform, &id, wanted).await;
        let audit_events = one.audit_events("perPage=200").await;
        let logged = audit_events
            .iter()
            .filter(|audit_event| audit_event["subject"] == platform.tenant.id)
            .count();
        assert_eq!(logged, 2 * round, "both words stand in the operators' log");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_word_that_is_not_followed_yet_is_taken_back_all_the_same() {
    let platform = TestPlatform::open().await;
    let operator = OperatorConsole::open(&platform).await;
    let (id, email) = lena(&platform).await;
    // The tenant's own work is behind: an operator's word waits a moment.
    let payload =
        json!({"userId": id, "teamId": platform.tenant.id, "operatorId": id, "operator": "Olga", "reason": REASON});
    platform
        .sql(format!(
            "insert into facts (id, kind, subject, payload, at, due_at) \
             values (gen_random_uuid(), 'superadmin.appointed', '{id}_{}', '{payload}', now(), now() + interval '3 seconds')",
            platform.tenant.id
        ))
        .await;
    let taken_back = set_superadmin(&platform, &operator, false, &email)
        .await
        .ok()
        .unwrap()
        .value();
    assert_eq!(taken_back["already"], json!(false), "there is something to take back");
    until_followed(&platform).await;
    until_roles(&platform, &id, &["learner"]).await;
}
