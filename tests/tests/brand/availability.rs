//! What operators settle of a tenant's navigation is what its people see, moments later and whatever a team made of its own.
use serde_json::{Value, json};

use super::shown;
use crate::impersonation::{OperatorConsole, TestPlatform};

const OWN: &str = "/api/settings/navigation";

fn ids(entries: &Value) -> Vec<String> {
    let entries = entries.as_array().into_iter().flatten();
    entries
        .flat_map(|entry| {
            let mut all = vec![entry["id"].as_str().unwrap_or_default().to_owned()];
            all.extend(ids(&entry["children"]));
            all
        })
        .collect()
}

#[tokio::test]
async fn a_team_shows_nothing_that_its_tenant_does_not_have_and_begins_with_its_template() {
    let platform = TestPlatform::open().await;
    let operator = OperatorConsole::open(&platform).await;
    let guest = platform.tenant.client();
    let promote = format!(
        "update user_teams set roles = '{{admin,superadmin}}', rank = 4 where user_id = '{}'",
        platform.ada_id
    );
    platform.sql(promote).await;
    let root = platform.tenant.admin().await;
    let settled = format!("/api/tenants/{}/navigation", platform.tenant.id);
    let settle = async |template: &Value, unavailable: Value| {
        let revision = operator.console.get(&settled).await.unwrap().value()["revision"].clone();
        let body = json!({ "template": template, "unavailable": unavailable, "revision": revision });
        operator.console.put(&settled, body).await.unwrap().ok().unwrap();
    };

    // The product's own tree lies in the browser: it is told what to leave out.
    settle(&Value::Null, json!(["chat", "myreports"])).await;
    let shown_now = shown(&guest, |shown| shown["unavailableNavigation"] != json!([])).await;
    let gone = shown_now["unavailableNavigation"].as_array().unwrap();
    for one in ["chat", "myreports", "/apps/manager/reporting"] {
        assert!(gone.contains(&json!(one)), "{one}: {gone:?}");
    }

    // A team's own tree, in which somebody gave the screen another name.
    let tree = json!([
        { "id": "talk", "type": "item", "url": "/apps/chat", "title": "Talk" },
        { "id": "learn", "type": "group", "children": [
            { "id": "chat", "type": "item", "url": "/apps/chat" },
            { "id": "mycourses", "type": "item", "url": "/apps/courses/mycourses" }]}]);
    let revision = root.get(OWN).await.unwrap().ok().unwrap().value()["revision"].clone();
    let saved = root
        .patch(OWN, json!({ "navigation": tree, "revision": revision }))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    assert_eq!(
        ids(&saved["navigation"]),
        ["talk", "learn", "chat", "mycourses"],
        "nothing of it is lost"
    );
    assert!(
        saved["unavailable"].as_array().unwrap().contains(&json!("chat")),
        "and the superadmin sees why it is not shown"
    );
    let shown_now = shown(&guest, |shown| shown["navigation"] != json!([])).await;
    assert_eq!(ids(&shown_now["navigation"]), ["learn", "mycourses"]);
    settle(&Value::Null, json!([])).await;
    let shown_now = shown(&guest, |shown| shown["unavailableNavigation"] == json!([])).await;
    assert_eq!(ids(&shown_now["navigation"]), ["talk", "learn", "chat", "mycourses"]);

    // Without a tree of its own a team begins with the template, and follows it.
    let name = format!("Of {}", platform.tenant.id);
    let of = |id: &str| json!([{ "id": id, "type": "item", "url": "/pages/profile", "title": id }]);
    let made = operator.console.post(
        "/api/navigation/templates",
        json!({ "name": name, "navigation": of("first") }),
    );
    let template = made.await.unwrap().ok().unwrap().value();
    settle(&template, json!([])).await;
    root.patch(OWN, json!({ "navigation": [] }))
        .await
        .unwrap()
        .ok()
        .unwrap();
    shown(&guest, |shown| ids(&shown["navigation"]) == ["first"]).await;
    assert_eq!(ids(&root.get(OWN).await.unwrap().value()["template"]), ["first"]);
    let path = format!("/api/navigation/templates/{}", template.as_str().unwrap());
    let change = json!({ "name": name, "navigation": of("second"), "revision": 1 });
    operator.console.put(&path, change).await.unwrap().ok().unwrap();
    shown(&guest, |shown| ids(&shown["navigation"]) == ["second"]).await;
}
