//! Fields of an organisation's own where courses are given and reported on: rules ask for those of which an admin said so,
//! reports show those of which an admin said so.
use serde_json::{Value, json};

use super::{Story, page, text};

/// Describes a field for admins alone.
async fn field(story: &Story, key: &str, kind: &str, more: Value) -> Value {
    let mut form =
        json!({"key": key, "label": format!("The {key}"), "type": kind, "visibleTo": "admins", "editableBy": "admins"});
    let more = more.as_object().unwrap().clone();
    form.as_object_mut().unwrap().extend(more);
    story.does("/api/settings/fields", form).await
}

/// Writes a value of a field of somebody's.
async fn gets(story: &Story, person: &str, key: &str, values: Value) {
    let path = format!("/api/people/{person}");
    let revision = story.reads(&path).await["revision"].clone();
    let body = json!({"revision": revision, "profile": {"fields": {key: values}}});
    story.ada.patch(&path, body).await.unwrap().ok().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rule_asks_for_a_field_and_a_changed_profile_follows_at_once() {
    let story = Story::begin("field-rules").await;
    let size = field(&story, "shoeSize", "number", json!({"inRules": true})).await;
    field(&story, "driver", "bool", json!({"inRules": true})).await;
    field(&story, "salary", "number", json!({"inReports": true})).await;
    field(&story, "loc1", "text", json!({"label": "Store"})).await;
    let lena = story.learner("Lena", "Leeds").await;
    gets(&story, &lena.id, "shoeSize", json!(["41"])).await;
    let course = story.course("Safety", vec![page("A")]).await;

    let categories = story.reads("/api/permissions/categories").await;
    let of = |id: &str| categories.as_array().unwrap().iter().find(|one| one["id"] == id);
    assert_eq!(of("shoeSize").unwrap()["label"], "The shoeSize");
    assert_eq!(of("driver").unwrap()["shape"], "truth");
    assert_eq!(of("loc1").unwrap()["label"], "Store");
    let used = ["shoeSize", "loc1", "roles", "loc4"].map(|id| of(id).unwrap()["isUsed"] == true);
    assert_eq!(used, [true, true, true, false], "what nobody has stands behind");
    assert!(of("salary").is_none(), "nobody said that rules ask for it");
    let values = story.reads("/api/permissions/values?category=shoeSize&search=4").await;
    assert_eq!(values, json!([{"value": "41", "label": "41"}]));
    for category in ["salary", "hat"] {
        let rule = json!({"type": "course", "documentId": course, "rule": {category: ["1"]}});
        let refused = story.ada.post("/api/permissions", rule).await.unwrap();
        assert_eq!(refused.value()["errors"][0]["code"], "unknown_category");
        let result = format!("/api/permissions/values?category={category}");
        assert_eq!(story.ada.get(&result).await.unwrap().status, 422);
    }

    // Written in another way it is the same number.
    let rule = story.gives(&course, json!({"shoeSize": ["041,0", "42"]})).await;
    assert_eq!(rule["permission"]["rule"], json!({"shoeSize": ["41", "42"]}));
    lena.only().await;
    gets(&story, &lena.id, "shoeSize", json!(["40"])).await;
    assert!(lena.courses().await.is_empty());
    gets(&story, &lena.id, "shoeSize", json!(["42"])).await;
    lena.only().await;

    // Put away, the field goes on deciding by what people have; the rule can be changed, and no other one asks for it.
    let away = format!("/api/settings/fields/{}/status", text(&size["id"]));
    story.does(&away, json!({"revision": 1, "isArchived": true})).await;
    lena.only().await;
    let path = format!("/api/permissions/{}", text(&rule["permission"]["id"]));
    let revision = &rule["permission"]["revision"];
    let edit = json!({"revision": revision, "rule": {"shoeSize": ["40", "42"], "loc1": ["Leeds"]}});
    story.ada.patch(&path, edit).await.unwrap().ok().unwrap();
    lena.only().await;
    let other = json!({"type": "course", "documentId": course, "rule": {"shoeSize": ["42"]}});
    let refused = story.ada.post("/api/permissions", other).await.unwrap();
    assert_eq!(refused.value()["errors"][0]["field"], "rule.shoeSize");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_shows_the_fields_of_which_an_admin_said_so() {
    let story = Story::begin("field-reports").await;
    field(&story, "badge", "text", json!({"inReports": true})).await;
    field(&story, "buddy", "person", json!({"inReports": true})).await;
    field(&story, "salary", "number", json!({})).await;
    let (lena, otto) = (
        story.learner("Lena", "Leeds").await,
        story.learner("Otto", "Leeds").await,
    );
    gets(&story, &lena.id, "badge", json!(["B-7"])).await;
    gets(&story, &lena.id, "salary", json!(["100"])).await;
    gets(&story, &lena.id, "buddy", json!([otto.id])).await;
    let course = story.course("Safety", vec![page("A")]).await;
    story.gives(&course, json!({"loc1": ["Leeds"]})).await;

    let list = format!("/api/courses/{course}/learners?sort=name&search=lena");
    assert_eq!(story.reads(&list).await["items"][0]["fields"], json!({}));
    let result = story.reads(&format!("{list}&fields=buddy.salary.badge.nothing")).await;
    assert_eq!(
        result["items"][0]["fields"],
        json!({"badge": ["B-7"], "buddy": ["Otto Berg"]}),
        "what reports do not show is not there"
    );
    let file = format!("/api/courses/{course}/learners.csv?sort=name&fields=badge.salary.buddy");
    let file = story.ada.get(&file).await.unwrap().ok().unwrap().text();
    let mut lines = file.lines();
    assert!(lines.next().unwrap().ends_with(",updatedAt,fields.badge,fields.buddy"));
    assert!(lines.next().unwrap().ends_with(",B-7,Otto Berg"), "{file}");
    assert!(lines.next().unwrap().ends_with(",,"), "{file}");
}
