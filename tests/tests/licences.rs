//! Who counts in a month: whoever signs in, once; never somebody in another's name, a superadmin, or a demonstration account.
use learnt_compose::testing::{TestStack, holds, until};
use serde_json::{Value, json};

use crate::impersonation::{Desk, TestPlatform};

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
    let sue = platform.member("Sue", &["learner"]).await;
    let mark = format!("update user_teams set tags = '{{demo}}' where user_id = '{}'", demo.id);
    platform.sql(mark).await;
    let raise = format!(
        "update user_teams set roles = '{{learner,superadmin}}', rank = 4 where user_id = '{}'",
        sue.id
    );
    platform.sql(raise).await;
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

    let browser = platform.browser_of(&sue).await;
    let shown = browser.get("/api/licences").await.unwrap().ok().unwrap().value();
    assert_eq!(
        (&shown["plan"], &shown["included"], &shown["months"][0]["counted"]),
        (&json!("business"), &json!(1000), &json!(2))
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
    assert_eq!(ids, [&json!(ada), &json!(lena.id)]);
    assert_eq!(
        platform.ada.get(&path).await.unwrap().status,
        403,
        "it is a superadmin's page"
    );

    // What stands there is changed by nobody, not even by the service.
    let refused = "do $$ begin update licence_counts set team_id = 'x'; raise 'changed'; exception when insufficient_privilege then null; end $$";
    platform.sql(refused.to_owned()).await;
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
    let desk = Desk::open(&platform).await;
    let secret = desk.way(&platform, &address).await;
    let browser = platform.tenant.client();
    let body = json!({ "code": secret });
    let arrived = browser.post("/api/impersonation/arrive", body).await.unwrap();
    assert!(arrived.status.is_success(), "{}", arrived.text());
    assert_eq!(evidence(&platform).await, [platform.ada_id.as_str()]);
}

#[tokio::test]
async fn a_suspended_tenant_shuts_everybody_out_within_five_seconds_and_an_erased_one_leaves_no_file() {
    let platform = TestPlatform::open().await;
    let desk = Desk::open(&platform).await;
    let id = platform.tenant.id.clone();
    let lena = platform.member("Lena", &["learner"]).await;
    let browser = platform.browser_of(&lena).await;
    let make = async |what: &str, body: Value| {
        let path = format!("/api/tenants/{id}/{what}");
        let reply = desk.console.post(&path, body).await.unwrap();
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
    let name = desk.console.get(&format!("/api/tenants/{id}")).await.unwrap().value()["name"].clone();
    let wish = json!({"confirmation": name, "reason": "They asked for it", "graceDays": 0});
    make("erasure", wish).await;
    let gone = async || {
        let reply = desk.console.get(&format!("/api/tenants/{id}")).await.unwrap();
        holds(reply.status == 404, reply.text().to_owned())
    };
    learnt_compose::testing::within(std::time::Duration::from_secs(60), gone).await;
    let listed = desk.console.get("/api/erasures?perPage=200").await.unwrap().value();
    let certificate = listed["items"]
        .as_array()
        .unwrap()
        .iter()
        .find(|row| row["tenantId"] == json!(id));
    assert_eq!(certificate.unwrap()["people"], 2);
    assert!(TestStack::running().is_some());
}
