//! Labels are made, called something else and taken away; the notes stay.
use serde_json::json;

use super::{Story, address, note, read, save_note, text, titles};

#[tokio::test(flavor = "multi_thread")]
async fn notes_are_found_by_their_labels_and_stay_when_one_is_taken_away() {
    let story = Story::begin("labels").await;
    let lena = &story.lena;
    let make = async |name: &str| lena.post("/api/notes/labels", json!({"name": name})).await.unwrap();
    let work = make("  My  work ").await.ok().unwrap().value();
    let home = make("Home").await.ok().unwrap().value();
    assert_eq!(
        (text(&work["name"]), text(&work["handle"])),
        ("My work".into(), "my-work".into())
    );
    let path = address();
    let both = json!({"labels": [home["id"], work["id"], home["id"], learnt_kernel::ids::new_id()]});
    let saved = save_note(lena, &path, note(0, "Plan", both)).await;
    assert_eq!(
        saved["labels"].as_array().unwrap().len(),
        2,
        "once each, and none that is not there"
    );
    save_note(lena, &address(), note(0, "Other", json!({"labels": [home["id"]]}))).await;
    let counted = async || {
        let labels = read(lena, "/api/notes/labels").await;
        let one = |label: &serde_json::Value| (text(&label["name"]), label["notes"].as_i64().unwrap());
        labels.as_array().unwrap().iter().map(one).collect::<Vec<_>>()
    };
    assert_eq!(counted().await, [("Home".to_owned(), 2), ("My work".to_owned(), 1)]);
    let of = |label: &serde_json::Value| format!("labelId={}", text(&label["id"]));
    assert_eq!(titles(lena, &of(&work)).await, ["Plan"]);
    assert_eq!(titles(lena, &of(&home)).await, ["Other", "Plan"]);

    let own = format!("/api/notes/labels/{}", text(&home["id"]));
    for (name, code) in [("my WORK", "taken"), (" ", "required"), (&"x".repeat(61), "too_long")] {
        for refused in [make(name).await, lena.patch(&own, json!({"name": name})).await.unwrap()] {
            let body = refused.value();
            assert_eq!(
                (&body["errors"][0]["field"], &body["errors"][0]["code"]),
                (&json!("name"), &json!(code))
            );
        }
    }
    lena.patch(&own, json!({"name": "HOME"})).await.unwrap().ok().unwrap();
    lena.delete(&own, json!({})).await.unwrap().ok().unwrap();
    assert_eq!(counted().await, [("My work".to_owned(), 1)]);
    let plan = read(lena, &path).await;
    assert_eq!(
        (&plan["labels"], &plan["revision"]),
        (&json!([work["id"]]), &saved["revision"])
    );
    assert_eq!(titles(lena, "").await, ["Other", "Plan"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_label_that_is_made_twice_at_once_is_one() {
    let story = Story::begin("label-race").await;
    let make = || story.lena.post("/api/notes/labels", json!({"name": "Work"}));
    let (one, other, third) = tokio::join!(make(), make(), make());
    let mut came: Vec<_> = [one, other, third]
        .into_iter()
        .map(|reply| reply.unwrap().status.as_u16())
        .collect();
    came.sort_unstable();
    assert_eq!(came, [201, 422, 422]);
    assert_eq!(story.count("select count(*) from note_labels").await, 1);
}
