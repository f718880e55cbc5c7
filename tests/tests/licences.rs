//! Who counts in a month: whoever signs in, once; never somebody in another's name, a superadmin, or a demonstration account.
use learnt_compose::testing::{TestStack, holds, until};
use serde_json::{Value, json};

use crate::impersonation::{Member, OperatorConsole, TestPlatform};

async fn evidence(platform: &TestPlatform) -> Vec<String> {
    platform
        .tenant
        .texts("select user_id::text from licence_counts order by at, user_id")
        .await
}

#[tokio::test]
async fn whoever_signs_in_counts_once_a_month_and_only_whoever_is_billed() {
    let platform = TestPlatform::open().await;
    let lena = platform.member("Lena", &["learner"]).await;
    let demo = platform.member("Dora", &["learner"]).await;
    let tagged = platform.member("Tara", &["learner"]).await;
    let sue = platform.member("Sue", &["learner"]).await;
    let operator = OperatorConsole::open(&platform).await;
    marked(&platform, &operator, &demo, true).await;
    // What the tenant's own people write about somebody takes nobody off the bill.
    let tag = format!(
        "update user_teams set tags = '{{demo}}' where user_id = '{}'",
        tagged.id
    );
    platform.sql(tag).await;
    let promote = format!(
        "update user_teams set roles = '{{learner,superadmin}}', rank = 4 where user_id = '{}'",
        sue.id
    );
    platform.sql(promote).await;
    let ada = platform.ada_id.clone();
    assert_eq!(evidence(&platform).await, [ada.as_str()]);
    // Many sign-ins at once are one person.
    tokio::join!(
        platform.browser_of(&lena),
        platform.browser_of(&lena),
        platform.browser_of(&lena),
        platform.browser_of(&demo),
        platform.browser_of(&sue)
    );
    assert_eq!(evidence(&platform).await, [ada.as_str(), lena.id.as_str()]);
    platform.browser_of(&tagged).await;
    assert_eq!(
        evidence(&platform).await,
        [ada.as_str(), lena.id.as_str(), tagged.id.as_str()]
    );

    let browser = platform.browser_of(&sue).await;
    let shown = browser.get("/api/licences").await.unwrap().ok().unwrap().value();
    assert_eq!(
        (&shown["plan"], &shown["included"], &shown["months"][0]["counted"]),
        (&json!("business"), &json!(1000), &json!(3))
    );
    let month = shown["current"].as_str().unwrap();
    assert_eq!(shown["months"][0]["month"], month);
    let path = format!("/api/licences/{month}/people");
    let people = browser.get(&path).await.unwrap().ok().unwrap().value();
    let ids: Vec<&Value> = people["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| &row["userId"])
        .collect();
    assert_eq!(ids, [&json!(ada), &json!(lena.id), &json!(tagged.id)]);
    assert_eq!(
        platform.ada.get(&path).await.unwrap().status,
        403,
        "it is a superadmin's page"
    );

    // Nobody of the tenant marks anybody, whatever its service does.
    let refused = format!(
        "do $$ begin insert into demo_accounts values ('{}', 'x', 'x', 'x', now()); raise 'marked'; exception when insufficient_privilege then null; end $$",
        lena.id
    );
    platform.sql(refused).await;
    // What stands there is changed by nobody, not even by the service.
    let refused = "do $$ begin update licence_counts set team_id = 'x'; raise 'changed'; exception when insufficient_privilege then null; end $$";
    platform.sql(refused.to_owned()).await;
}

/// An operator says that somebody is a demo account, or no longer.
async fn marked(platform: &TestPlatform, operator: &OperatorConsole, who: &Member, on: bool) -> Value {
    let address = format!("{}@{}", who.username, platform.tenant.host);
    let named = format!("update user_teams set email = '{address}' where user_id = '{}'", who.id);
    platform.sql(named).await;
    operator.time_goes_on(platform).await;
    let path = format!("/api/tenants/{}/demo-accounts", platform.tenant.id);
    let path = format!("{path}{}", if on { "" } else { "/unmark" });
    let body = json!({"teamId": platform.tenant.id, "email": address, "reason": "Shown to customers", "code": operator.code(0)});
    operator.console.post(&path, body).await.unwrap().ok().unwrap().value()
}

#[tokio::test]
async fn operators_mark_demo_accounts_with_a_reason_and_take_it_back() {
    let platform = TestPlatform::open().await;
    let operator = OperatorConsole::open(&platform).await;
    let dora = platform.member("Dora", &["learner"]).await;
    let path = format!("/api/tenants/{}/demo-accounts", platform.tenant.id);
    let body = |email: &str, reason: &str| json!({"teamId": platform.tenant.id, "email": email, "reason": reason, "code": operator.code(0)});
    let nobody = operator
        .console
        .post(&path, body("nobody@acme.test", ""))
        .await
        .unwrap();
    assert_eq!(nobody.status, 422);
    assert_eq!(
        marked(&platform, &operator, &dora, true).await,
        json!({"name": "Dora Berg", "already": false})
    );
    assert_eq!(
        marked(&platform, &operator, &dora, true).await["already"],
        json!(true),
        "twice is once"
    );
    let listed = operator.console.get(&path).await.unwrap().ok().unwrap().value();
    assert_eq!(
        (
            &listed[0]["userId"],
            &listed[0]["reason"],
            listed.as_array().unwrap().len()
        ),
        (&json!(dora.id), &json!("Shown to customers"), 1)
    );
    platform.browser_of(&dora).await;
    assert!(!evidence(&platform).await.contains(&dora.id));
    let log = platform
        .tenant
        .texts("select action from audit_log where action like 'demo_account.%' order by seq")
        .await;
    assert_eq!(log, ["demo_account.marked"]);

    assert_eq!(
        marked(&platform, &operator, &dora, false).await["already"],
        json!(false)
    );
    let listed = operator.console.get(&path).await.unwrap().ok().unwrap().value();
    assert_eq!(listed, json!([]));
}

/// So many people who counted in the month before the present one; answers it, and one of them.
async fn last_month(platform: &TestPlatform, people: u32) -> (String, String) {
    let sql = format!(
        "insert into licence_counts (month, user_id, team_id, event, at) \
         select (date_trunc('month', now()) - interval '1 month')::date, md5(one::text)::uuid, '{}', 'signedIn', \
           date_trunc('month', now()) - interval '20 days' + make_interval(secs => one) from generate_series(1, {people}) one",
        platform.tenant.id
    );
    platform.sql(sql).await;
    let first = "select to_char(month, 'YYYY-MM') || ' ' || user_id from licence_counts order by at limit 1";
    let found = platform.tenant.texts(first).await.remove(0);
    let (month, user) = found.split_once(' ').unwrap();
    (month.to_owned(), user.to_owned())
}

#[tokio::test]
async fn a_tenant_sees_the_numbers_of_its_bill_whatever_plan_it_has_by_then() {
    let platform = TestPlatform::open().await;
    let operator = OperatorConsole::open(&platform).await;
    let sue = platform.member("Sue", &["learner"]).await;
    platform.make_superadmin(&sue.id).await;
    let browser = platform.browser_of(&sue).await;
    let (month, user) = last_month(&platform, 1_004).await;
    let bill = format!("/api/licences/{}/{month}", platform.tenant.id);
    let post = async |rest: &str, body: Value| {
        let done = operator.console.post(&format!("{bill}{rest}"), body).await.unwrap();
        assert!(done.status.is_success(), "{rest}: {}", done.text());
    };
    let same = async |state: &str| {
        let line = operator.console.get(&bill).await.unwrap().ok().unwrap().value()["line"].clone();
        let shown = browser.get("/api/licences").await.unwrap().ok().unwrap().value();
        let own = shown["months"]
            .as_array()
            .unwrap()
            .iter()
            .find(|one| one["month"] == json!(month));
        let own = own.unwrap();
        for part in [
            "plan", "metric", "included", "counted", "waived", "over", "billed", "state",
        ] {
            assert_eq!(own[part], line[part], "{part}");
        }
        assert_eq!(own["state"], state);
        (own["waived"].clone(), own["over"].clone(), own["billed"].clone())
    };
    post("/recount", json!({})).await;
    assert_eq!(same("in_review").await, (json!(0), json!(4), Value::Null));
    let waiver = format!("{bill}/waivers/{user}");
    let why = json!({"text": "Left on the first day"});
    operator.console.put(&waiver, why).await.unwrap().ok().unwrap();
    assert_eq!(same("in_review").await, (json!(1), json!(3), Value::Null));
    post("/state", json!({"to": "approved"})).await;
    // Another plan from now on.
    let plan = format!("/api/tenants/{}/plan", platform.tenant.id);
    let body = json!({"plan": "enterprise", "from": "business"});
    operator.console.put(&plan, body).await.unwrap().ok().unwrap();
    assert_eq!(same("approved").await, (json!(1), json!(3), json!(1_003)));
    let path = format!("/api/licences/{month}/people?perPage=2");
    let people = browser.get(&path).await.unwrap().ok().unwrap().value();
    assert_eq!(
        (&people["total"], &people["items"][0]["userId"]),
        (&json!(1_004), &json!(user))
    );
    let waived = |row: usize| people["items"][row]["waived"].clone();
    assert_eq!((waived(0), waived(1)), (json!(true), json!(false)));
}

#[tokio::test]
async fn whoever_is_acted_as_does_not_count_for_it() {
    let platform = TestPlatform::open().await;
    let lena = platform.member("Lena", &["learner"]).await;
    let address = format!("{}@{}", lena.username, platform.tenant.host);
    let named = format!(
        "update user_teams set email = '{address}' where user_id = '{}'",
        lena.id
    );
    platform.sql(named).await;
    let operator = OperatorConsole::open(&platform).await;
    let secret = operator.way(&platform, &address).await;
    let browser = platform.tenant.client();
    let body = json!({ "code": secret });
    let arrived = browser.post("/api/impersonation/arrive", body).await.unwrap();
    assert!(arrived.status.is_success(), "{}", arrived.text());
    assert_eq!(evidence(&platform).await, [platform.ada_id.as_str()]);
}

#[tokio::test]
async fn a_suspended_tenant_shuts_everybody_out_within_five_seconds_and_an_erased_one_leaves_no_file() {
    let platform = TestPlatform::open().await;
    let operator = OperatorConsole::open(&platform).await;
    let id = platform.tenant.id.clone();
    let lena = platform.member("Lena", &["learner"]).await;
    let browser = platform.browser_of(&lena).await;
    let make = async |what: &str, body: Value| {
        let path = format!("/api/tenants/{id}/{what}");
        let reply = operator.console.post(&path, body).await.unwrap();
        assert!(reply.status.is_success(), "{what}: {}", reply.text());
    };
    make("suspend", json!({"reason": "Unpaid"})).await;
    let began = std::time::Instant::now();
    until(async || {
        let reply = browser.get("/api/me").await.unwrap();
        holds(reply.status == 403 || reply.status == 401, reply.text().to_owned())
    })
    .await;
    assert!(began.elapsed().as_secs() < 5, "{:?}", began.elapsed());
    make("resume", json!({})).await;
    until(async || {
        let again = platform.tenant.client();
        let fits = again.sign_in(&lena.username, learnt_compose::testing::PASSWORD).await;
        holds(fits.unwrap_or(false), "nobody can sign in".to_owned())
    })
    .await;
    let ended = browser.get("/api/me").await.unwrap();
    assert_eq!(ended.status, 401, "the session of before is over");

    make("archive", json!({"reason": "They left"})).await;
    let name = operator
        .console
        .get(&format!("/api/tenants/{id}"))
        .await
        .unwrap()
        .value()["name"]
        .clone();
    let body = json!({"confirmation": name, "reason": "They asked for it", "graceDays": 0});
    make("erasure", body).await;
    let gone = async || {
        let reply = operator.console.get(&format!("/api/tenants/{id}")).await.unwrap();
        holds(reply.status == 404, reply.text().to_owned())
    };
    learnt_compose::testing::within(std::time::Duration::from_secs(60), gone).await;
    let listed = operator.console.get("/api/erasures?perPage=200").await.unwrap().value();
    let certificate = listed["items"]
        .as_array()
        .unwrap()
        .iter()
        .find(|row| row["tenantId"] == json!(id));
    assert_eq!(certificate.unwrap()["people"], 2);
    assert!(TestStack::running().is_some());
}
