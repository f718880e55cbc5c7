//! A mail about a course or a badge shows it, and carries the picture itself.
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use super::{Person, Story, text, until};
use crate::files_uploads::PNG;

/// The only mail to somebody.
async fn mail_to(story: &Story, person: &Person) -> Value {
    until("a mail", async || story.notification_mails(person).len() == 1).await;
    story.notification_mails(person)[0].clone()
}

/// The picture that a mail carries, if its page shows it without a word of its own.
fn carried(mail: &Value) -> (String, image::DynamicImage) {
    let picture = &mail["picture"];
    let shown = format!("<img alt=\"\" src=\"cid:{}\"", text(&picture["contentId"]));
    assert!(text(&mail["html"]).contains(&shown), "{shown} in {mail}");
    let bytes = STANDARD.decode(text(&picture["base64"])).unwrap();
    assert!(bytes.len() <= 30 * 1024, "{}", bytes.len());
    let kind = text(&picture["mediaType"]);
    (kind, image::load_from_memory(&bytes).unwrap())
}

async fn uploaded(story: &Story) -> Value {
    let reply = story.ada.upload("image", "dot.png", "image/png", PNG.to_vec()).await;
    reply.unwrap().ok().unwrap().value()["id"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_badge_without_a_picture_is_shown_as_a_seal_that_is_drawn_once() {
    let story = Story::begin("seal-mailed").await;
    let (lena, otto) = (story.mailed("Lena", "Leeds").await, story.mailed("Otto", "Leeds").await);
    let badge = story.does("/api/badges", json!({"title": "Navigator"})).await;
    let holders = format!("/api/badges/{}/holders", text(&badge["id"]));
    story.does(&holders, json!({"people": [&lena.id, &otto.id]})).await;
    let (one, other) = (mail_to(&story, &lena).await, mail_to(&story, &otto).await);
    let (kind, seal) = carried(&one);
    assert_eq!(kind, "image/png");
    assert_eq!((seal.width(), seal.height()), (192, 192));
    assert_eq!(
        seal.to_rgba8().get_pixel(0, 0).0[3],
        0,
        "around a seal the mail's own colour is seen"
    );
    assert_eq!(one["picture"], other["picture"], "made once for both");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_course_is_shown_by_its_cover_and_without_one_as_the_apps_draw_it() {
    let story = Story::begin("cover-mailed").await;
    let (lena, otto) = (story.mailed("Lena", "Leeds").await, story.mailed("Otto", "York").await);
    let plain = story.course("Fire safety", None).await;
    story.gives(&plain, "Leeds").await;
    let (kind, cover) = carried(&mail_to(&story, &lena).await);
    assert_eq!((kind.as_str(), cover.width(), cover.height()), ("image/png", 540, 210));

    let covered = story.course("Lifting", None).await;
    let path = format!("/api/courses/{covered}");
    let revision = story.reads(&path).await["revision"].clone();
    let image = json!({"revision": revision, "image": uploaded(&story).await});
    story.ada.patch(&path, image).await.unwrap().ok().unwrap();
    story.does(&format!("{path}/publish"), json!({})).await;
    story.gives(&covered, "York").await;
    let (kind, cover) = carried(&mail_to(&story, &otto).await);
    assert_eq!((kind.as_str(), cover.width(), cover.height()), ("image/jpeg", 1, 1));
}
