//! A badge is made, written anew, given a picture and put away.
use learnt_compose::client::{Client, Reply};
use reqwest::Method;
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};

use super::{Story, at, edit, path, read, refused, text};

/// A picture of one dot.
const PNG: &[u8] = &[
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 31, 21, 196,
    137, 0, 0, 0, 13, 73, 68, 65, 84, 120, 156, 99, 80, 72, 56, 240, 31, 0, 4, 36, 2, 64, 234, 167, 97, 198, 0, 0, 0,
    0, 73, 69, 78, 68, 174, 66, 96, 130,
];

async fn paint(browser: &Client, badge: &Value, bytes: &[u8]) -> Reply {
    let form = Form::new().part("file", Part::bytes(bytes.to_vec()).file_name("dot.png"));
    let request = browser.request(Method::PUT, &format!("{}/picture", path(badge)));
    browser.send(request.multipart(form)).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_badge_is_kept_as_it_was_written_and_every_wrong_field_is_named() {
    let story = Story::begin("badge-made").await;
    let ada = &story.ada;
    let body = json!({"title": " First aider ", "description": " Ready to help. "});
    let badge = ada.post("/api/badges", body).await.unwrap().ok().unwrap().value();
    assert_eq!(
        (&badge["title"], &badge["description"], &badge["status"]),
        (&json!("First aider"), &json!("Ready to help."), &json!("active"))
    );
    assert_eq!((&badge["holders"], &badge["pictureUrl"]), (&json!(0), &Value::Null));
    assert_eq!(read(ada, &path(&badge)).await, badge);
    let same = ada.post("/api/badges", json!({"title": "First aider"})).await.unwrap();
    assert_eq!(same.status, 201, "two badges may be called the same");

    let wrong = json!({"title": " ", "description": "x".repeat(501)});
    let wrong = ada.post("/api/badges", wrong).await.unwrap();
    assert_eq!(
        refused(&wrong),
        [at("title", "required"), at("description", "too_long")]
    );
    let long = edit(ada, &badge, json!({"title": "x".repeat(121)})).await;
    assert_eq!(refused(&long), [at("title", "too_long")]);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_admins_who_write_at_once_the_second_is_told_and_nothing_is_lost() {
    let story = Story::begin("badge-edits").await;
    let badge = story.badge("Early bird").await;
    let bea = story.person("Bea", &["admin"]).await;
    let (one, other) = tokio::join!(
        edit(&story.ada, &badge, json!({"title": "Ada's"})),
        edit(&bea.browser, &badge, json!({"description": "Bea's"})),
    );
    let mut met = [one.status.as_u16(), other.status.as_u16()];
    met.sort_unstable();
    assert_eq!(met, [200, 409]);
    let late = if one.status == 409 { &one } else { &other };
    assert_eq!(late.code(), "changed_meanwhile");
    let stored = read(&story.ada, &path(&badge)).await;
    let both = stored["title"] == "Ada's" && stored["description"] == "Bea's";
    assert!(stored["revision"] == 2 && !both, "{stored}");
    let nothing = edit(&story.ada, &stored, json!({"title": stored["title"]}))
        .await
        .ok()
        .unwrap();
    assert_eq!(nothing.value()["revision"], 2, "what changes nothing is not written");
    let archived_badge = edit(&story.ada, &stored, json!({"status": "archived"}))
        .await
        .ok()
        .unwrap();
    let back = edit(
        &story.ada,
        &archived_badge.value(),
        json!({"status": "active", "title": "Lark"}),
    )
    .await
    .ok()
    .unwrap();
    assert_eq!(back.value()["title"], "Lark");
    let actions_sql = "select action from audit_log where action like 'badge.%' order by at, id";
    assert_eq!(
        story.tenant.texts(actions_sql).await,
        [
            "badge.created",
            "badge.changed",
            "badge.archived",
            "badge.changed",
            "badge.restored"
        ]
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_goes_with_its_badge_and_belongs_to_nothing_else() {
    let story = Story::begin("badge-pictures").await;
    let munro = Story::begin("badge-painters").await;
    let badge = story.badge("Painter").await;
    let painted = paint(&story.ada, &badge, PNG).await.ok().unwrap().value();
    let url = text(&painted["pictureUrl"]);
    assert_eq!(painted["revision"], 2);
    assert_eq!(
        story.tenant.client().get(&url).await.unwrap().status,
        200,
        "as an <img> asks"
    );
    assert_eq!(
        munro.ada.get(&url).await.unwrap().status,
        404,
        "an address of one tenant opens nothing in another"
    );
    assert_eq!(paint(&munro.ada, &badge, PNG).await.status, 404);
    let wrong = paint(&story.ada, &badge, b"no picture at all").await;
    assert_eq!(refused(&wrong), [at("file", "wrong_type")]);
    let other = story.badge("Other").await;
    let (one, two) = tokio::join!(paint(&story.ada, &other, PNG), paint(&story.ada, &other, PNG));
    assert!(one.status == 200 && two.status == 200);
    let files = "select kind from files";
    assert_eq!(story.rows(files).await, 2, "the ones before are gone");

    // A badge's picture is no upload that something else may show.
    let id = story
        .tenant
        .texts("select picture::text from badges where title = 'Painter'")
        .await;
    let course = story.ada.post("/api/courses", json!({"title": "Thief"})).await.unwrap();
    let course = course.ok().unwrap().value();
    let theft = json!({"revision": course["revision"], "image": id[0]});
    let page = format!("/api/courses/{}", text(&course["id"]));
    assert_eq!(story.ada.patch(&page, theft).await.unwrap().status, 422);

    let picture = format!("{}/picture", path(&badge));
    for _ in 0..2 {
        let bare = story.ada.delete(&picture, json!({})).await.unwrap();
        assert_eq!(bare.ok().unwrap().value()["pictureUrl"], Value::Null);
    }
    assert_eq!(story.rows(files).await, 1);
    assert_eq!(story.tenant.client().get(&url).await.unwrap().status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn written_while_it_gets_a_picture_neither_is_lost_without_a_word() {
    let story = Story::begin("badge-beside").await;
    for round in 0..6 {
        let badge = story.badge("Plain").await;
        let (written, painted) = tokio::join!(
            edit(&story.ada, &badge, json!({"title": format!("Round {round}")})),
            paint(&story.ada, &badge, PNG)
        );
        painted.ok().unwrap();
        let stored = read(&story.ada, &path(&badge)).await;
        assert!(stored["pictureUrl"].is_string(), "{stored}");
        if written.status == 200 {
            assert_eq!(
                (&stored["title"], &stored["revision"]),
                (&json!(format!("Round {round}")), &json!(3))
            );
        } else {
            assert_eq!(written.code(), "changed_meanwhile");
            assert_eq!((&stored["title"], &stored["revision"]), (&json!("Plain"), &json!(2)));
        }
    }
}
