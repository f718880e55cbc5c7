//! One person, two teams of one tenant: both are offered, and a code that works once leads from one to the other.
use learnt_compose::client::{Client, Reply};
use learnt_compose::testing::{ROOT, TestStack, TestTenant};
use learnt_control_plane::builder::{Address, NewTeam};
use learnt_control_plane::features::teams::{self, Theme};
use learnt_kernel::tenant::{Label, TeamId, TenantId};
use reqwest::Method;
use serde_json::{Value, json};

use super::shown;

/// A second team, which the tenant's first admin looks after too; answers its id and host.
pub(crate) async fn second_team(tenant: &TestTenant) -> (String, String) {
    let (stack, label) = (tenant.stack(), format!("{}-two", tenant.id));
    let host = format!("{label}.{ROOT}");
    let order = NewTeam {
        label: Label::parse(&label).unwrap(),
        display_name: "Second".into(),
        address: Address::Below(ROOT.into()),
        theme: Theme::default(),
        support_email: None,
    };
    let (product, id, team) = (
        stack.stack().clone(),
        TenantId::parse(&tenant.id).unwrap(),
        TeamId::parse(&label).unwrap(),
    );
    stack
        .inside(async move {
            teams::add(product.control(), &id, &order).await.unwrap();
            teams::seat_first_admin(product.control(), &id, &team).await.unwrap();
        })
        .await
        .unwrap();
    shown(&stack.client(&host), |all| all["team"]["id"] == label.as_str()).await;
    (label, host)
}

/// The code of a link to another team, and the link's page.
async fn way_to(person: &Client, team: &str) -> (String, String) {
    let reply = person.post("/api/auth/handover", json!({"teamId": team})).await;
    let url = reply.unwrap().ok().unwrap().value()["url"].as_str().unwrap().to_owned();
    let (page, code) = url.split_once("#code=").unwrap();
    (page.to_owned(), code.to_owned())
}

/// A browser at the other team's host, in which the code's person has arrived.
async fn arrive(tenant: &TestTenant, host: &str, code: &str) -> Client {
    let there = tenant.stack().client(host);
    let arrived = redeem(&there, code).await.ok().unwrap();
    there.set_token(arrived.value()["accessToken"].as_str().map(str::to_owned));
    there
}

/// The tenant's first admin, who has gone over to the second team.
pub(crate) async fn gone_over(tenant: &TestTenant, admin: &Client, team: &str, host: &str) -> Client {
    let (_, code) = way_to(admin, team).await;
    arrive(tenant, host, &code).await
}

async fn redeem(browser: &Client, code: &str) -> Reply {
    let reply = browser.post("/api/auth/handover/redeem", json!({"code": code})).await;
    reply.unwrap()
}

fn ids(teams: &Value) -> Vec<(&str, bool)> {
    let all = teams.as_array().unwrap().iter();
    all.map(|team| (team["teamId"].as_str().unwrap(), team["current"].as_bool().unwrap()))
        .collect()
}

#[tokio::test]
async fn a_person_of_two_teams_goes_from_one_to_the_other_without_signing_in_again() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let (second, host) = second_team(&acme).await;
    let ada = acme.admin().await;
    let teams = ada.get("/api/me/teams").await.unwrap().value();
    assert_eq!(ids(&teams), [(acme.id.as_str(), true), (second.as_str(), false)]);
    let origin = format!("http://{host}:{}", acme.stack().port());
    assert_eq!(teams[1]["url"], origin.as_str());

    let (page, code) = way_to(&ada, &second).await;
    assert_eq!(page, format!("{origin}/callback"));
    let there = arrive(&acme, &host, &code).await;
    let me = there.get("/api/me").await.unwrap().ok().unwrap().value();
    assert_eq!(me["data"]["currentTeam"]["id"], second.as_str());
    assert_eq!(
        me["uid"],
        ada.get("/api/me").await.unwrap().value()["uid"],
        "the same person"
    );
    let seen = there.get("/api/me/teams").await.unwrap().value();
    assert_eq!(ids(&seen), [(acme.id.as_str(), false), (second.as_str(), true)]);

    // Signing out of one host leaves the other as it is: each has a session of its own.
    assert_eq!(there.post("/api/auth/logout", json!({})).await.unwrap().status, 204);
    assert_eq!(there.get("/api/me").await.unwrap().status, 401);
    assert_eq!(ada.get("/api/me").await.unwrap().status, 200);
}

#[tokio::test]
async fn a_code_is_refused_again_elsewhere_and_too_late() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let munro = acme.stack().tenant("munro").await;
    let (second, host) = second_team(&acme).await;
    let ada = acme.admin().await;
    let at = |host: &str| acme.stack().client(host);

    let (_, code) = way_to(&ada, &second).await;
    for wrong in [&acme.host, &munro.host] {
        let refused = redeem(&at(wrong), &code).await;
        assert_eq!(
            (refused.status.as_u16(), refused.code().as_str()),
            (400, "invalid_code")
        );
        assert_eq!(refused.value()["detail"], "The token you provided is not valid.");
        assert_eq!(at(wrong).cookie(), None);
    }
    assert_eq!(
        redeem(&at(&host), &code).await.status,
        200,
        "the tries elsewhere did not use it up"
    );
    assert_eq!(redeem(&at(&host), &code).await.code(), "invalid_code", "it works once");

    let (_, late) = way_to(&ada, &second).await;
    pass_a_minute(&acme).await;
    assert_eq!(redeem(&at(&host), &late).await.code(), "invalid_code", "a minute later");

    // From a page of somebody else's it is not even looked at.
    let (_, fresh) = way_to(&ada, &second).await;
    let foreign = Client::connections()
        .unwrap()
        .request(
            Method::POST,
            format!("http://127.0.0.1:{}/api/auth/handover/redeem", acme.stack().port()),
        )
        .header("host", &host)
        .header("origin", "http://evil.test")
        .header("x-learnt", "1")
        .json(&json!({"code": fresh}));
    assert_eq!(foreign.send().await.unwrap().status(), 403);
    assert_eq!(redeem(&at(&host), &fresh).await.status, 200);

    for unknown in ["learnt", munro.id.as_str(), "nobody", "../x"] {
        let refused = ada
            .post("/api/auth/handover", json!({"teamId": unknown}))
            .await
            .unwrap();
        assert_eq!(refused.status, 404, "{unknown}");
    }
    let guest = acme
        .client()
        .post("/api/auth/handover", json!({"teamId": second}))
        .await;
    assert_eq!(guest.unwrap().status, 401);
}

/// Every code of the tenant becomes a minute older.
async fn pass_a_minute(tenant: &TestTenant) {
    let sql = "update one_time_codes set created_at = created_at - interval '1 minute', expires_at = expires_at - interval '1 minute'";
    tenant.sql(sql).await;
}
