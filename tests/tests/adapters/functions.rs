//! Finding people by a property.

use learnt_compose::client::Client;
use learnt_compose::testing::TestStack;
use serde_json::{Value, json};

async fn found(admin: &Client, tenant: &str, property: &str, value: &str) -> Vec<String> {
    let wanted = json!({"tenantId": tenant, "property": property, "value": value});
    let reply = admin
        .post("/api/functions/findUserTeamsByProperty", wanted)
        .await
        .unwrap()
        .ok()
        .unwrap();
    let Value::Array(people) = reply.value() else {
        panic!("{}", reply.text())
    };
    people
        .iter()
        .map(|one| one["firstName"].as_str().unwrap().to_owned())
        .collect()
}

#[tokio::test]
async fn people_are_found_by_what_a_rule_could_ask_for_and_by_what_names_them() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    for (name, position) in [("Lena", "Cook"), ("Mia", "Waiter")] {
        let person = json!({
            "profile": {"firstName": name, "lastName": "Brandt", "email": format!("{name}@acme.test"),
                "employeeId": format!("E-{name}"), "position": position, "lists": {"loc1": ["Berlin"]}},
            "roles": ["learner"], "invite": false,
        });
        admin.post("/api/people", person).await.unwrap().ok().unwrap();
    }
    let by = async |property: &str, value: &str| found(&admin, &acme.id, property, value).await;
    assert_eq!(by("email", "LENA@acme.test").await, ["Lena"]);
    assert_eq!(by("employeeId", "E-Mia").await, ["Mia"]);
    assert_eq!(by("position", "cook").await, ["Lena"]);
    assert_eq!(by("loc1", "berlin").await, ["Lena", "Mia"]);
    assert_eq!(by("roles", "admin").await, ["Ada"]);
    assert!(by("username", "nobody").await.is_empty());
}

#[tokio::test]
async fn nobody_is_found_in_another_tenant_or_by_what_is_no_property() {
    let stack = TestStack::shared().await;
    let (acme, munro) = (stack.tenant("acme").await, stack.tenant("munro").await);
    let admin = acme.admin().await;
    assert!(found(&admin, &munro.id, "roles", "admin").await.is_empty());
    assert!(found(&admin, &acme.id, "email", &munro.admin_email).await.is_empty());
    let wanted = json!({"tenantId": acme.id, "property": "password", "value": "x"});
    let reply = admin
        .post("/api/functions/findUserTeamsByProperty", wanted)
        .await
        .unwrap();
    assert_eq!(
        (reply.status.as_u16(), reply.value()["errors"][0]["field"].as_str()),
        (422, Some("property"))
    );
}
