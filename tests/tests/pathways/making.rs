//! An admin makes one: what lies on it, its states, what is refused.
use serde_json::json;

use super::{course, item};
use crate::learning::{Story, text};

#[tokio::test(flavor = "multi_thread")]
async fn a_pathway_is_written_and_published_and_says_what_it_refuses() {
    let story = Story::begin("pathway-made").await;
    let made = story.does("/api/pathways", json!({"title": "Welcome"})).await;
    let (id, path) = (text(&made["id"]), format!("/api/pathways/{}", text(&made["id"])));
    assert_eq!((&made["handle"], &made["status"]), (&json!("welcome"), &json!("draft")));
    let second = story.does("/api/pathways", json!({"title": "Welcome"})).await;
    assert_eq!(second["handle"], "welcome-2");

    let empty = story.steps(&id, "publish").await;
    assert_eq!(empty.value()["errors"][0]["code"], "empty_pathway");
    let (fire, desk) = (story.lesson("Fire").await, story.lesson("Desk").await);
    let nobodys = "0190f7a0-0000-7000-8000-00000000dead";
    for (wrong, field) in [
        (json!({"title": " "}), "title".to_owned()),
        (json!({"handle": "welcome-2"}), "handle".to_owned()),
        (json!({"items": [course(&fire), course(&fire)]}), "items".to_owned()),
        (json!({"items": [course(nobodys)]}), format!("items.{nobodys}")),
        (json!({"requiredCount": 0}), "requiredCount".to_owned()),
    ] {
        let refused = story.writes(&id, wrong).await;
        assert_eq!(refused.status.as_u16(), 422);
        assert_eq!(refused.value()["errors"][0]["field"], json!(field));
    }
    // No pathway lies on a pathway: there is no way round in a circle.
    let itself = story.writes(&id, json!({"items": [course(&id)]})).await;
    assert_eq!(itself.value()["errors"][0]["field"], json!(format!("items.{id}")));
    let circle = story.writes(&id, json!({"items": [item("pathway", &id)]})).await;
    assert_eq!((circle.status.as_u16(), circle.code().as_str()), (400, "invalid_json"));
    assert!(circle.text().contains("unknown variant `pathway`"), "{}", circle.text());
    let details = json!({
        "category": "Start", "tags": ["New", "new"], "mode": "sequenced", "requiredCount": 3, "items": [course(&desk), course(&fire)],
    });
    let written = story.writes(&id, details).await.ok().unwrap().value();
    assert_eq!(written["tags"], json!(["New"]));
    let order: Vec<_> = written["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| &one["title"])
        .collect();
    assert_eq!(order, ["Desk", "Fire"]);
    let few = story.steps(&id, "publish").await;
    assert_eq!(few.value()["errors"][0]["code"], "too_few_items");
    story.writes(&id, json!({"requiredCount": null})).await.ok().unwrap();
    let late = story.ada.put(&path, made.clone()).await.unwrap();
    assert_eq!(late.code(), "changed_meanwhile");

    story.steps(&id, "publish").await.ok().unwrap();
    let again = story.steps(&id, "publish").await;
    assert_eq!((again.status.as_u16(), again.code().as_str()), (409, "wrong_state"));
    assert!(
        again.text().contains("A pathway that is 'published'"),
        "{}",
        again.text()
    );
    let copy = story.does(&format!("{path}/duplicate"), json!({})).await;
    assert_eq!(
        (&copy["title"], &copy["status"]),
        (&json!("Welcome (copy)"), &json!("draft"))
    );
    assert_eq!(copy["items"].as_array().unwrap().len(), 2);
    story.steps(&id, "archive").await.ok().unwrap();
    let archived = story.writes(&id, json!({"title": "Other"})).await;
    assert!(archived.text().contains("Restore it first"), "{}", archived.text());
    assert_eq!(story.reads("/api/pathways?search=welcome").await["total"], 2);
    assert_eq!(story.reads("/api/pathways?status=archived&tag=New").await["total"], 1);
    let restored = story.steps(&id, "restore").await.ok().unwrap().value();
    assert_eq!(restored["pathway"]["status"], "unpublished");
    let found = story.reads("/api/pathways/materials?kind=course&search=fir").await;
    assert_eq!(found[0]["documentId"], json!(fire));
}
