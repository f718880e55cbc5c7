//! Forms that are due stand in the calendars of those who have them, and in what other programs read of these.
use learnt_compose::client::{Client, Reply};
use learnt_compose::testing;
use learnt_kernel::clock::{Clock, SystemClock};
use reqwest::Method;
use serde_json::{Value, json};

use super::{Story, read, submitted, text, words};

/// What stands in somebody's calendar in these weeks.
async fn entries(browser: &Client) -> Vec<Value> {
    let day = |days: i64| {
        let at = SystemClock.now() + chrono::Duration::days(days);
        at.format("%Y-%m-%dT%H:%M:%SZ").to_string()
    };
    let path = format!("/api/me/calendar?from={}&to={}", day(-7), day(30));
    read(browser, &path).await["items"].as_array().unwrap().clone()
}

/// A feed of what is due, as another program asks for it that knows this state of it.
async fn fed(browser: &Client, address: &str, etag: &str) -> Reply {
    let request = browser.request(Method::GET, address).header("if-none-match", etag);
    browser.send(request).await.unwrap()
}

/// A form that is due in three days, given to Lena and Otto.
async fn given(story: &Story, settings: Value) -> Value {
    let due = SystemClock.now() + chrono::Duration::days(3);
    let mut all = json!({"openToTeam": false, "dueAt": due});
    all.as_object_mut()
        .unwrap()
        .extend(settings.as_object().unwrap().clone());
    let form = story.published("assessment", words(), all).await;
    let otto = text(&read(&story.otto, "/api/me").await["uid"]);
    let rule = json!({"type": "form", "documentId": form["id"], "rule": {"userId": [story.lena_id, otto]}});
    story.ada.post("/api/permissions", rule).await.unwrap().ok().unwrap();
    testing::until(async || {
        let (hers, his) = (entries(&story.lena).await.len(), entries(&story.otto).await.len());
        testing::holds(hers == 1 && his == 1, format!("{hers} and {his} entries"))
    })
    .await;
    form
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_that_is_due_is_in_the_calendar_and_done_once_it_waits_for_a_marker() {
    let story = Story::begin("form-calendar").await;
    let form = given(&story, json!({"approver": "admin"})).await;
    let entry = entries(&story.lena).await[0].clone();
    for (name, value) in [
        ("kind", json!("due")),
        ("document", json!("form")),
        ("id", form["id"].clone()),
        ("title", json!("Fire safety")),
        ("isDone", json!(false)),
        ("endsAt", json!(null)),
    ] {
        assert_eq!(entry[name], value, "{name}");
    }
    assert!(entries(&story.max).await.is_empty(), "it was not given to him");
    submitted(&story.otto, &form, json!({"why": "Smoke"})).await;
    assert_eq!(entries(&story.otto).await[0]["isDone"], true);
    assert_eq!(entries(&story.lena).await[0]["isDone"], false);

    // Taken from her it is gone.
    story
        .tenant
        .sql(format!(
            "update user_forms set archived_at = now() where user_id = '{}'",
            story.lena_id
        ))
        .await;
    assert!(entries(&story.lena).await.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_feed_of_what_is_due_speaks_the_language_of_its_person_and_is_read_anew_when_that_changes() {
    let story = Story::begin("form-feed").await;
    let form = given(&story, json!({})).await;
    let body = json!({"name": "My phone", "kinds": ["due"]});
    let made = story.lena.post("/api/me/calendar/feeds", body).await.unwrap();
    let url = text(&made.ok().unwrap().value()["url"]);
    let address = url[url.find("/api/").unwrap()..].to_owned();
    let anybody = story.tenant.client();

    let first = fed(&anybody, &address, "").await.ok().unwrap();
    let tag = first.headers["etag"].to_str().unwrap().to_owned();
    let file = first.text().replace("\r\n ", "");
    for line in [
        "SUMMARY:Form due: Fire safety".to_owned(),
        format!("UID:{}", text(&form["id"])),
    ] {
        assert!(file.lines().any(|one| one == line), "{line} is missing in {file}");
    }
    assert!(file.contains(&format!("/apps/form/{}", text(&form["id"]))), "{file}");
    assert_eq!(fed(&anybody, &address, &tag).await.status, 304);

    let arabic = json!({"language": "ar"});
    let chosen = story.lena.patch("/api/me/preferences", arabic).await.unwrap();
    chosen.ok().unwrap();
    let again = fed(&anybody, &address, &tag).await;
    assert_eq!(again.status, 200, "its words are others now");
    let file = again.text().replace("\r\n ", "");
    assert!(
        file.contains("SUMMARY:موعد استحقاق النموذج: \u{2068}Fire safety\u{2069}"),
        "{file}"
    );

    // What is done asks for nothing any more.
    submitted(&story.lena, &form, json!({"why": "Smoke"})).await;
    let done = fed(&anybody, &address, &tag).await.text();
    assert!(!done.contains("BEGIN:VEVENT"), "{done}");
}
