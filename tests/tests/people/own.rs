//! What people see of themselves, and when they were last seen.
use std::time::Duration;

use learnt_compose::testing::{PASSWORD, TestStack, TestTenant};
use serde_json::{Value, json};

use super::{add, id};

#[tokio::test]
async fn everybody_sees_what_the_team_knows_of_them_and_changes_none_of_it() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let mona = add(&admin, "Mona", &format!("mona@{}.test", acme.id), &["manager"]).await;
    let username = format!("lena.{}", acme.id);
    let profile = json!({
        "firstName": "Lena", "lastName": "Berg", "username": username, "employeeId": "E-7", "position": "Nurse",
        "phone": "+44 20 7946", "dob": "1990-03-01",
        "lists": {"tags": ["night"], "loc1": ["Leeds", "York"], "div6": ["Care"], "custom3": ["x"]},
        "fields": {"shoeSize": ["41"]},
    });
    let body = json!({"profile": profile, "password": PASSWORD});
    let lena = admin.post("/api/people", body).await.unwrap().ok().unwrap().value();
    let path = format!("/api/people/{}", id(&lena));
    let named = json!({"revision": lena["revision"], "managers": [id(&mona)]});
    admin
        .put(&format!("{path}/managers"), named)
        .await
        .unwrap()
        .ok()
        .unwrap();

    let browser = acme.sign_in(&username).await;
    let own = browser.get("/api/me/profile").await.unwrap().ok().unwrap().value();
    assert_eq!(own["profile"], admin.get(&path).await.unwrap().value()["profile"]);
    assert_eq!(
        (
            &own["profile"]["employeeId"],
            &own["profile"]["loc1"],
            &own["profile"]["fields"]["shoeSize"]
        ),
        (&json!("E-7"), &json!(["Leeds", "York"]), &json!(["41"]))
    );
    assert_eq!(own["managers"], json!([{"id": id(&mona), "name": "Mona Brandt"}]));
    let edit = json!({"revision": 2, "profile": {"position": "Chief"}});
    assert_eq!(browser.patch(&path, edit).await.unwrap().status, 403);
    assert_eq!(acme.client().get("/api/me/profile").await.unwrap().status, 401);
}

/// As if everybody had last been here a week ago.
async fn a_week_passes(tenant: &TestTenant) {
    // Whoever signed in a moment ago is noted by a reaction, which comes first.
    let due = "select id::text from facts where due_at is not null and dead_at is null";
    while !tenant.texts(due).await.is_empty() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let sql = "update user_teams set last_seen_at = last_seen_at - interval '7 days'; \
               update sessions set rotated_at = rotated_at - interval '7 days'";
    tenant.sql(sql).await;
}

#[tokio::test]
async fn whoever_goes_on_with_a_session_was_here_just_now() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let me = admin.get("/api/me").await.unwrap().value()["uid"]
        .as_str()
        .unwrap()
        .to_owned();
    let path = format!("/api/people/{me}");
    let until_shown = async |wanted: fn(&Value) -> bool| {
        let page = super::eventually(&admin, &path, |page| wanted(&page["lastSeenAt"])).await;
        page["lastSeenAt"].as_str().unwrap().to_owned()
    };
    let signed_in = until_shown(Value::is_string).await;
    a_week_passes(&acme).await;
    let before = until_shown(Value::is_string).await;
    assert!(before < signed_in);
    admin.post("/api/auth/refresh", json!({})).await.unwrap().ok().unwrap();
    assert!(
        until_shown(Value::is_string).await >= signed_in,
        "a refresh is a sign of life"
    );
}
