//! The overview: where a team stands, for its admins, and for nobody else.

use serde_json::{Value, json};

use crate::learning::{Story, activity, page, text};
use crate::people_learning::due_on;

#[tokio::test(flavor = "multi_thread")]
async fn an_admin_sees_who_is_late_and_what_was_completed() {
    let story = Story::begin("overview").await;
    let new = story.reads("/api/overview").await;
    assert_eq!(
        new["setup"],
        json!({"people": false, "course": false, "assigned": false}),
        "a new team has everything to set up"
    );
    let lena = story.learner("Lena", "Leeds").await;
    let otto = story.learner("Otto", "York").await;
    let safety = story.course("Safety", vec![page("A")]).await;
    let hygiene = story.course("Hygiene", vec![page("A")]).await;
    story.gives(&safety, json!({"everyone": []})).await;
    story.gives(&hygiene, json!({"loc1": ["York"]})).await;
    due_on(&story, &safety, "2026-01-31").await;
    due_on(&story, &hygiene, "2026-02-28").await;
    let done = lena.courses().await.remove(0);
    let id = text(&done["id"]);
    let step = activity(&lena.player(&id).await, "A");
    lena.reports(&id, &step, json!({"opened": true})).await.ok().unwrap();

    let seen = story.reads("/api/overview").await;
    assert_eq!(seen["setup"], json!({"people": true, "course": true, "assigned": true}));
    // Ada has the course for everyone too.
    assert_eq!(
        (&seen["people"], &seen["latePeople"], &seen["lateAssignments"]),
        (&json!(3), &json!(2), &json!(3))
    );
    let late: Vec<(String, Value)> = seen["late"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| (text(&one["id"]), one["assignments"].clone()))
        .collect();
    assert_eq!(
        late[0],
        (otto.id.clone(), json!(2)),
        "whoever has most of it stands first"
    );
    assert_eq!(late.len(), 2);
    let completed = &seen["completed"][0];
    assert_eq!(
        (text(&completed["id"]), &completed["title"]),
        (lena.id.clone(), &json!("Safety"))
    );
    let weeks = seen["weeks"].as_array().unwrap();
    let counts: Vec<i64> = weeks.iter().map(|week| week["completed"].as_i64().unwrap()).collect();
    assert_eq!((counts.len(), counts[11], counts.iter().sum::<i64>()), (12, 1, 1));
    assert_eq!(lena.browser.get("/api/overview").await.unwrap().status.as_u16(), 403);

    // Whoever left no longer counts.
    let left = json!({"ids": [otto.id], "status": "inactive"});
    story.does("/api/people/status", left).await;
    let after = story.reads("/api/overview").await;
    assert_eq!((&after["people"], &after["latePeople"]), (&json!(2), &json!(1)));
}
