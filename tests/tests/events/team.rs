//! Managers see where their people are, and nobody else's.

use serde_json::json;

use super::{Story, read};

#[tokio::test(flavor = "multi_thread")]
async fn a_manager_sees_who_of_their_people_is_where() {
    let story = Story::begin("event-team").await;
    let (lena, mia, marco) = tokio::join!(story.learner("Lena"), story.learner("Mia"), story.learner("Marco"));
    let of = async |id: &str| read(&story.ada, &format!("/api/people/{id}")).await["revision"].clone();
    let roles = json!({"revision": of(&marco.id).await, "roles": ["learner", "manager"]});
    story
        .ada
        .put(&format!("/api/people/{}/roles", marco.id), roles)
        .await
        .unwrap()
        .ok()
        .unwrap();
    let managers = json!({"revision": of(&lena.id).await, "managers": [marco.id]});
    story
        .ada
        .put(&format!("/api/people/{}/managers", lena.id), managers)
        .await
        .unwrap()
        .ok()
        .unwrap();
    let event = story.event(json!({"title": "First aid", "capacity": 1})).await;
    let other = story.event(json!({"title": "Welding"})).await;
    for person in [&mia, &lena] {
        person.seat(&event, "register").await.ok().unwrap();
        person.seat(&other, "register").await.ok().unwrap();
    }
    lena.seat(&other, "cancel").await.ok().unwrap();

    let manager = story
        .tenant
        .sign_in(&format!("marco.{}", story.tenant.id).to_lowercase())
        .await;
    let seen = read(&manager, "/api/my-team/events").await;
    assert_eq!(seen["total"], 1, "{seen}");
    let row = &seen["items"][0];
    assert_eq!(
        (&row["title"], &row["name"], &row["state"]),
        (&json!("First aid"), &json!("Lena Berg"), &json!("waiting"))
    );
    assert_eq!(read(&manager, "/api/my-team/events?span=past").await["total"], 0);
    story
        .tenant
        .sql("update events set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'")
        .await;
    assert_eq!(read(&manager, "/api/my-team/events?span=past").await["total"], 1);
    assert_eq!(read(&manager, "/api/my-team/events").await["total"], 0);
    assert_eq!(lena.browser.get("/api/my-team/events").await.unwrap().status, 403);
}
