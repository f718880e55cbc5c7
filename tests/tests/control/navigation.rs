//! Navigation settings: templates, what a tenant has at all, and two operators at once.
use http::StatusCode;
use learnt_control_plane::builder;
use serde_json::{Value, json};

use super::platform::{Answer, Console, TestPlatform, order};

const TEMPLATES: &str = "/api/navigation/templates";
const ACME: &str = "/api/tenants/acme/navigation";

async fn platform() -> (TestPlatform, Console) {
    let platform = TestPlatform::quiet().await;
    let console = platform.operator().await;
    builder::provision(&platform.control, order("acme")).await.unwrap();
    (platform, console)
}

fn tree(title: &str) -> Value {
    json!([{ "id": "learn", "type": "group", "title": title, "children": [
        { "id": "mycourses", "type": "item", "url": "/apps/courses/mycourses" },
        { "id": "link-1", "type": "link", "title": "Intranet", "url": "https://intranet.acme.test/" }]}])
}

async fn template(console: &Console, name: &str) -> String {
    let made = console
        .post(TEMPLATES, &json!({ "name": name, "navigation": tree(name) }))
        .await;
    assert_eq!(made.status, StatusCode::CREATED, "{}", made.body);
    made.body.as_str().unwrap().to_owned()
}

async fn settle(console: &Console, template: Option<&str>, unavailable: &[&str], revision: &Value) -> Answer {
    let body = json!({ "template": template, "unavailable": unavailable, "revision": revision });
    console.put(ACME, &body).await
}

/// What the directory tells of the tenant's navigation, and which change of it this is.
async fn directory(platform: &TestPlatform) -> (Value, i64) {
    let sql =
        "select coalesce(settings -> 'navigation', 'null'), directory_version from control.tenants where id = 'acme'";
    sqlx::query_as(sql)
        .fetch_one(&mut platform.register().await)
        .await
        .unwrap()
}

#[tokio::test]
async fn a_template_is_what_all_its_tenants_begin_with() {
    let (platform, console) = platform().await;
    let sales = template(&console, "Sales").await;
    let again = console
        .post(TEMPLATES, &json!({ "name": "sales", "navigation": tree("x") }))
        .await;
    assert_eq!(again.refused(), [("name".to_owned(), "taken".to_owned())]);
    let wrong = json!({ "name": "Wrong", "navigation": [{ "id": "x", "type": "link", "url": "javascript:alert(1)" }] });
    assert_eq!(console.post(TEMPLATES, &wrong).await.refused()[0].0, "navigation.0.url");

    let before = console.get(ACME).await.body;
    assert_eq!(
        (&before["template"], &before["unavailable"]),
        (&Value::Null, &json!([]))
    );
    assert_eq!(
        settle(&console, Some(&sales), &["chat"], &before["revision"])
            .await
            .status,
        StatusCode::NO_CONTENT
    );
    let after = console.get(ACME).await.body;
    assert_eq!(
        (&after["template"], &after["unavailable"]),
        (&json!(sales), &json!(["chat"]))
    );
    let (stored, first) = directory(&platform).await;
    assert_eq!(
        (&stored["entries"], &stored["urls"]),
        (&tree("Sales"), &json!(["/apps/chat"]))
    );

    let path = format!("{TEMPLATES}/{sales}");
    assert_eq!(console.delete(&path).await.body["code"], "in_use");
    let change = json!({ "name": "Sales", "navigation": tree("Selling"), "revision": 1 });
    let (one, other) = tokio::join!(console.put(&path, &change), console.put(&path, &change));
    let mut states = [one.status, other.status];
    states.sort();
    assert_eq!(
        states,
        [StatusCode::NO_CONTENT, StatusCode::CONFLICT],
        "one of two is told"
    );
    let (stored, second) = directory(&platform).await;
    assert_eq!(stored["entries"], tree("Selling"), "its tenants have it at once");
    assert_eq!(stored["unavailable"], json!(["chat"]), "and keep what is theirs");
    assert!(second > first, "the directory tells of it");
    assert_eq!(console.get(TEMPLATES).await.body[0]["tenants"], 1);

    let revision = console.get(ACME).await.body["revision"].clone();
    assert_eq!(
        settle(&console, None, &[], &revision).await.status,
        StatusCode::NO_CONTENT
    );
    assert_eq!(console.delete(&path).await.status, StatusCode::NO_CONTENT);
    assert_eq!(console.delete(&path).await.status, StatusCode::NOT_FOUND);
    let actions: Vec<String> =
        sqlx::query_scalar("select action from control.audit_log where action like '%navigation%' order by seq")
            .fetch_all(&mut platform.register().await)
            .await
            .unwrap();
    assert_eq!(
        actions,
        [
            "navigation.template_saved",
            "tenant.navigation_changed",
            "navigation.template_saved",
            "tenant.navigation_changed",
            "navigation.template_deleted"
        ]
    );
}

#[tokio::test]
async fn of_two_operators_on_one_tenant_one_is_told_and_nothing_is_lost() {
    let (_platform, console) = platform().await;
    for round in 0..5 {
        let revision = console.get(ACME).await.body["revision"].clone();
        let (mine, theirs) = tokio::join!(
            settle(&console, None, &["chat"], &revision),
            settle(&console, None, &["notes"], &revision)
        );
        let (saved, refused) = if mine.status == StatusCode::NO_CONTENT {
            (["chat"], theirs)
        } else {
            (["notes"], mine)
        };
        assert_eq!(
            (refused.status, &refused.body["code"]),
            (StatusCode::CONFLICT, &json!("changed_meanwhile")),
            "{round}"
        );
        assert_eq!(console.get(ACME).await.body["unavailable"], json!(saved));
    }
}

#[tokio::test]
async fn a_template_is_not_deleted_while_a_tenant_is_given_it() {
    let (_platform, console) = platform().await;
    for round in 0..5 {
        let name = format!("Round {round}");
        let id = template(&console, &name).await;
        let path = format!("{TEMPLATES}/{id}");
        let revision = console.get(ACME).await.body["revision"].clone();
        let (given, deleted) = tokio::join!(settle(&console, Some(&id), &[], &revision), console.delete(&path));
        let now = console.get(ACME).await.body["template"].clone();
        match given.status {
            StatusCode::NO_CONTENT => {
                assert_eq!((deleted.body["code"].as_str(), &now), (Some("in_use"), &json!(id)));
            }
            _ => {
                assert_eq!(given.refused(), [("template".to_owned(), "unknown".to_owned())]);
                assert_eq!(deleted.status, StatusCode::NO_CONTENT);
            }
        }
    }
}

#[tokio::test]
async fn what_cannot_be_taken_away_has_a_sentence() {
    let (_platform, console) = platform().await;
    let revision = console.get(ACME).await.body["revision"].clone();
    for (ids, code) in [(["logout"], "needed"), (["no-such-entry"], "unknown")] {
        assert_eq!(
            settle(&console, None, &ids, &revision).await.refused(),
            [("unavailable".to_owned(), code.to_owned())]
        );
    }
    let gone = "00000000-0000-7000-8000-00000000dead";
    assert_eq!(
        settle(&console, Some(gone), &[], &revision).await.refused()[0].0,
        "template"
    );
    let nobody = json!({ "unavailable": [], "revision": 1 });
    assert_eq!(
        console.put("/api/tenants/nobody/navigation", &nobody).await.status,
        StatusCode::NOT_FOUND
    );
}
