//! Operators look after a tenant's teams: added, closed, archived, made the default.
use http::StatusCode;
use learnt_control_plane::builder;
use serde_json::{Value, json};

use super::platform::{Console, TestPlatform, order, run};

const TEAMS: &str = "/api/tenants/acme/teams";

async fn platform() -> (TestPlatform, Console) {
    let platform = TestPlatform::quiet().await;
    builder::provision(&platform.control, order("acme")).await.unwrap();
    let console = platform.operator().await;
    (platform, console)
}

fn body(label: &str) -> Value {
    json!({"displayName": "Sales", "label": label, "root": "teams.localhost", "theme": {"primaryColor": "#1f6feb"}})
}

#[tokio::test]
async fn a_team_is_added_below_a_root_and_its_first_admin_is_in_it() {
    let (platform, console) = platform().await;
    let added = console.post(TEAMS, &body("acme-sales")).await;
    assert_eq!(
        (added.status, &added.body["id"]),
        (StatusCode::CREATED, &json!("acme-sales"))
    );
    let shown: (String, String) =
        sqlx::query_as("select main_domain, team_status from control.directory where team_id = 'acme-sales'")
            .fetch_one(&mut platform.register().await)
            .await
            .unwrap();
    assert_eq!(shown, ("acme-sales.teams.localhost".to_owned(), "active".to_owned()));
    let seated: i64 = sqlx::query_scalar(sqlx::AssertSqlSafe(format!(
        "select count(*) from {}.user_teams where team_id = 'acme-sales' and 'admin' = any (roles)",
        platform.schema("acme").await
    )))
    .fetch_one(&mut platform.admin().await)
    .await
    .unwrap();
    assert_eq!(seated, 1);
    for (body, field, code) in [
        (body("acme"), "label", "taken"),
        (body("console"), "label", "reserved"),
        (
            json!({"displayName": "x", "label": "x", "root": "evil.test"}),
            "root",
            "unknown",
        ),
        (
            json!({"displayName": "", "label": "x", "root": "teams.localhost"}),
            "displayName",
            "length",
        ),
    ] {
        assert_eq!(
            console.post(TEAMS, &body).await.refused(),
            [(field.to_owned(), code.to_owned())]
        );
    }
    let many = futures_util::future::join_all((0..4).map(|_| {
        let console = console.clone();
        async move { console.post(TEAMS, &body("acme-race")).await.status }
    }));
    let won = many
        .await
        .into_iter()
        .filter(|status| *status == StatusCode::CREATED)
        .count();
    assert_eq!(won, 1, "of several who want one label one gets it");
}

#[tokio::test]
async fn the_default_team_stays_open_and_another_can_become_it() {
    let (platform, console) = platform().await;
    for label in ["acme-sales", "acme-care"] {
        assert_eq!(console.post(TEAMS, &body(label)).await.status, StatusCode::CREATED);
    }
    let status = async |team: &str, status: &str| {
        console
            .put(&format!("{TEAMS}/{team}/status"), &json!({"status": status}))
            .await
    };
    let default = async |team: &str| console.post(&format!("{TEAMS}/{team}/default"), &json!({})).await;
    assert_eq!(status("acme", "archived").await.body["code"], "is_default");
    assert_eq!(
        status("acme-sales", "closed").await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    assert_eq!(status("acme-sales", "archived").await.status, StatusCode::NO_CONTENT);
    assert_eq!(status("acme-sales", "archived").await.body["code"], "already");
    assert_eq!(default("acme-sales").await.body["code"], "not_active");
    assert_eq!(status("acme-sales", "active").await.status, StatusCode::NO_CONTENT);
    let (one, other) = tokio::join!(default("acme-sales"), default("acme-care"));
    assert!(one.status == StatusCode::NO_CONTENT && other.status == StatusCode::NO_CONTENT);
    let defaults: Vec<String> =
        sqlx::query_scalar("select team_id from control.directory where tenant_id = 'acme' and is_default")
            .fetch_all(&mut platform.register().await)
            .await
            .unwrap();
    assert_eq!(defaults.len(), 1, "{defaults:?}");
    assert_eq!(status("acme", "inactive").await.status, StatusCode::NO_CONTENT);
    assert_eq!(status("nobody", "active").await.status, StatusCode::NOT_FOUND);
    builder::provision(&platform.control, order("munro")).await.unwrap();
    let foreign = console
        .put("/api/tenants/munro/teams/acme/status", &json!({"status": "active"}))
        .await;
    assert_eq!(foreign.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn operators_change_a_teams_look_tags_and_which_ways_to_sign_in_it_offers() {
    let (platform, console) = platform().await;
    let ways = "update control.teams set auth_providers = '[{\"id\": \"email\", \"kind\": \"email\", \"name\": \"email\"}, \
         {\"id\": \"g\", \"kind\": \"google\", \"name\": \"Google\"}, {\"id\": \"o\", \"kind\": \"okta\", \"name\": \"Okta\"}]' where id = 'acme'";
    run(&mut platform.register().await, ways).await;
    let shown = async || console.get("/api/tenants/acme").await.body["teams"][0].clone();
    let team = shown().await;
    assert_eq!(team["ways"].as_array().unwrap().len(), 3);
    let body = |revision: &Value| {
        json!({
            "revision": revision, "displayName": "Acme Learning", "supportEmail": "help@acme.test", "termsAndConditionsUrl": "",
            "theme": {"primaryColor": "#123456"}, "registrationTags": ["new", "NEW", "2027"], "ways": ["o"],
        })
    };
    let path = format!("{TEAMS}/acme");
    // Of two operators who saw the same one changes it, the other is told.
    let (one, other) = (body(&team["revision"]), body(&team["revision"]));
    let (one, other) = tokio::join!(console.put(&path, &one), console.put(&path, &other));
    let mut states = [one.status, other.status];
    states.sort();
    assert_eq!(states, [StatusCode::NO_CONTENT, StatusCode::CONFLICT]);
    let changed = shown().await;
    assert_eq!(
        (
            &changed["displayName"],
            &changed["supportEmail"],
            &changed["theme"]["primaryColor"]
        ),
        (&json!("Acme Learning"), &json!("help@acme.test"), &json!("#123456"))
    );
    assert_eq!(changed["registrationTags"], json!(["new", "2027"]));
    assert_eq!(
        changed["providers"],
        json!(["email", "okta"]),
        "email stays in any case"
    );
    let wrong = json!({"revision": changed["revision"], "displayName": "", "registrationTags": [], "ways": [], "theme": {"primaryColor": "red"}});
    let fields: Vec<String> = console
        .put(&path, &wrong)
        .await
        .refused()
        .into_iter()
        .map(|one| one.0)
        .collect();
    assert_eq!(fields, ["theme.primaryColor", "displayName"]);
    builder::provision(&platform.control, order("munro")).await.unwrap();
    let foreign = console
        .put("/api/tenants/munro/teams/acme", &body(&changed["revision"]))
        .await;
    assert_eq!(foreign.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn whoever_could_not_be_added_to_a_new_team_is_added_later_and_once() {
    let (platform, console) = platform().await;
    let schema = platform.schema("acme").await;
    // For a moment nobody can be added.
    let shut = format!("alter table {schema}.user_teams add constraint shut check (team_id <> 'acme-sales')");
    run(&mut platform.admin().await, &shut).await;
    assert_eq!(
        console.post(TEAMS, &body("acme-sales")).await.body["code"],
        "not_seated"
    );
    run(
        &mut platform.admin().await,
        &format!("alter table {schema}.user_teams drop constraint shut"),
    )
    .await;
    let seat = format!("{TEAMS}/acme-sales/first-admin");
    for _ in 0..2 {
        assert_eq!(console.post(&seat, &json!({})).await.status, StatusCode::NO_CONTENT);
    }
    let seated: i64 = sqlx::query_scalar(sqlx::AssertSqlSafe(format!(
        "select count(*) from {schema}.user_teams where team_id = 'acme-sales'"
    )))
    .fetch_one(&mut platform.admin().await)
    .await
    .unwrap();
    assert_eq!(seated, 1);
    let nobody = format!("{TEAMS}/nobody/first-admin");
    assert_eq!(console.post(&nobody, &json!({})).await.status, StatusCode::NOT_FOUND);
}
