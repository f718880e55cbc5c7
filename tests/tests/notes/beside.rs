//! A note beside an activity is found there again, and is its person's alone.
use serde_json::{Value, json};

use super::{address, note, put, read, save_note, text};
use crate::learning::{Story, activity, extra, page};
use crate::people_learning::manager;

/// What stands beside an activity, as its person finds it there.
fn beside(activity: &str) -> String {
    format!("/api/notes?activityId={activity}")
}

/// The titles of a page of notes in order.
fn titles(page: &Value) -> Vec<String> {
    let items = page["items"].as_array().unwrap();
    items.iter().map(|one| text(&one["title"])).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_note_beside_an_activity_is_found_there_and_leads_back() {
    let story = Story::begin("note-beside").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Safety", vec![page("A"), extra("B")]).await;
    story.gives(&course, json!({"loc1": ["Leeds"]})).await;
    let id = lena.only().await;
    let shown = lena.player(&id).await;
    let (first, second) = (activity(&shown, "A"), activity(&shown, "B"));

    let path = address();
    let activity_ref = json!({"courseId": course, "activityId": first});
    let saved = save_note(
        &lena.browser,
        &path,
        note(0, "Helmets", json!({"beside": activity_ref})),
    )
    .await;
    let there =
        json!({"courseId": course, "activityId": first, "userCourseId": id, "course": "Safety", "activity": "A"});
    assert_eq!(saved["beside"], there);
    save_note(&lena.browser, &address(), note(0, "Milk", json!({}))).await;
    assert_eq!(titles(&read(&lena.browser, &beside(&first)).await), ["Helmets"]);
    assert_eq!(read(&lena.browser, &beside(&second)).await["total"], 0);
    let all = read(&lena.browser, "/api/notes").await;
    assert_eq!(
        (titles(&all), &all["items"][1]["beside"]),
        (vec!["Milk".to_owned(), "Helmets".to_owned()], &there)
    );

    // It stays where it was begun, whatever a later edit says; sent twice it is one.
    let other = json!({"beside": {"courseId": course, "activityId": second}});
    let moved = save_note(&lena.browser, &path, note(1, "Helmets and shoes", other.clone())).await;
    assert_eq!(moved["beside"]["activityId"], first);
    let again = put(&lena.browser, &path, note(0, "Helmets and shoes", other))
        .await
        .ok()
        .unwrap();
    assert_eq!(
        (&again.value()["revision"], &again.value()["beside"]["activityId"]),
        (&json!(2), &json!(first))
    );

    // Whoever has the course no more keeps the note, without the way there.
    story.moves(&lena.id, "York").await.ok().unwrap();
    let left = read(&lena.browser, &path).await;
    assert_eq!(
        (&left["title"], &left["beside"]),
        (&json!("Helmets and shoes"), &Value::Null)
    );

    // Forgotten, it is forgotten there too.
    lena.browser.delete(&path, json!({})).await.unwrap().ok().unwrap();
    assert_eq!(read(&lena.browser, &beside(&first)).await["total"], 0);
    lena.browser
        .post(&format!("{path}/erase"), json!({}))
        .await
        .unwrap()
        .ok()
        .unwrap();
    assert_eq!(story.count("select count(*) from note_places").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn neither_a_manager_nor_an_admin_nor_a_colleague_sees_what_stands_beside_an_activity() {
    let story = Story::begin("note-beside-own").await;
    let lena = story.learner("Lena", "Leeds").await;
    let otto = story.learner("Otto", "Leeds").await;
    let mia = story.learner("Mia", "York").await;
    let marco = manager(&story, "Marco").await;
    marco.manages(&story, &[&lena, &otto]).await;
    let course = story.course("Safety", vec![page("A")]).await;
    story.gives(&course, json!({"loc1": ["Leeds"]})).await;
    let step = activity(&lena.player(&lena.only().await).await, "A");
    let activity_ref = json!({"beside": {"courseId": course, "activityId": step}, "description": "Xylophone"});
    let path = address();
    save_note(&lena.browser, &path, note(0, "Helmets", activity_ref.clone())).await;

    for outsider in [&otto.browser, &marco.browser, &story.ada] {
        assert_eq!(read(outsider, &beside(&step)).await["total"], 0);
        assert_eq!(outsider.get(&path).await.unwrap().status.as_u16(), 404);
        let taken = put(outsider, &path, note(1, "Mine now", activity_ref.clone())).await;
        assert_eq!(taken.status.as_u16(), 404);
    }
    // What managers and admins see of her learning does not hold it either.
    for what in ["learning", "timeline", "summary"] {
        let path_of = format!("/api/people/{}/{what}", lena.id);
        for browser in [&marco.browser, &story.ada] {
            let shown = browser.get(&path_of).await.unwrap().ok().unwrap().text();
            assert!(
                !shown.contains("Xylophone") && !shown.contains("Helmets"),
                "{what}: {shown}"
            );
        }
    }

    // Whoever does not have the course keeps a note that stands nowhere, and learns no title by it.
    let saved = save_note(&mia.browser, &address(), note(0, "Curious", activity_ref)).await;
    assert_eq!(saved["beside"], Value::Null);
    assert_eq!(read(&mia.browser, &beside(&step)).await["total"], 0);
    assert_eq!(story.count("select count(*) from note_places").await, 1);
    let made_up = json!({"beside": {"courseId": course, "activityId": course}});
    let saved = save_note(&lena.browser, &address(), note(0, "Elsewhere", made_up)).await;
    assert_eq!(saved["beside"], Value::Null);
}
