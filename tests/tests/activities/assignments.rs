//! Assignments: handed in, marked, done again.

use futures_util::future::join_all;
use learnt_compose::client::Client;
use learnt_compose::testing::PASSWORD;
use reqwest::multipart::{Form, Part};
use serde_json::json;

use super::*;

const RUBRIC: &str = "018f0000-0000-7000-8000-000000000001";

pub(super) fn assignment(completion: &str, attempts: u8) -> Value {
    let doc =
        json!({"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Draw it."}]}]});
    json!({"type": "assignment", "title": "The plan", "completion": {"kind": completion},
        "content": {"doc": doc, "rubric": [{"id": RUBRIC, "text": "All exits are there"}], "attempts": attempts, "maxFiles": 2}})
}

pub(super) async fn begins(learner: &Learner, id: &str) -> Value {
    let shown = learner.player(id).await;
    let path = format!(
        "/api/me/courses/{id}/activities/{}/coursework",
        activity(&shown, "The plan")
    );
    learner
        .browser
        .post(&path, json!({}))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value()
}

pub(super) fn path(coursework: &Value, way: &str) -> String {
    format!("/api/coursework/{}{way}", text(&coursework["id"]))
}

async fn uploads(browser: &Client, coursework: &Value) -> Reply {
    let part = Part::bytes(&b"a;b\n1;2\n"[..]).file_name("plan.csv");
    let form = Form::new().text("kind", "office").part("file", part);
    let request = browser.request(reqwest::Method::POST, &path(coursework, "/files"));
    browser.send(request.multipart(form)).await.unwrap()
}

pub(super) async fn hands_in(browser: &Client, coursework: &Value) -> Reply {
    let body = json!({"revision": coursework["revision"], "note": "Here it is."});
    browser.post(&path(coursework, "/submit"), body).await.unwrap()
}

pub(super) async fn marked(browser: &Client, coursework: &Value, outcome: &str) -> Reply {
    let body = json!({"revision": coursework["revision"], "outcome": outcome, "comment": "The west exit is missing.",
        "criteria": {RUBRIC: outcome == "competent"}});
    browser.post(&path(coursework, "/mark"), body).await.unwrap()
}

/// Max, who manages these people.
pub(super) async fn manager(story: &Story, people: &[&Learner]) -> Client {
    let username = format!("max.{}", story.tenant.id).to_lowercase();
    let profile = json!({"firstName": "Max", "lastName": "Berg", "username": username});
    let body = json!({"profile": profile, "roles": ["learner", "manager"], "password": PASSWORD});
    let made = story.does("/api/people", body).await;
    for person in people {
        let revision = story.reads(&format!("/api/people/{}", person.id)).await["revision"].clone();
        let body = json!({"managers": [made["id"]], "revision": revision});
        let path = format!("/api/people/{}/managers", person.id);
        story.ada.put(&path, body).await.unwrap().ok().unwrap();
    }
    story.tenant.sign_in(&username).await
}

async fn queued(browser: &Client) -> Vec<String> {
    let page = browser.get("/api/coursework").await.unwrap().ok().unwrap().value();
    page["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| text(&row["person"]))
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_assignment_waits_is_sent_back_and_completes_the_course_once() {
    let story = Story::begin("work-loop").await;
    let course = story.course("A plan", vec![assignment("competent", 1)]).await;
    let (lena, id) = learner_of(&story, "Lena", &course).await;
    let coursework = begins(&lena, &id).await;
    assert_eq!(
        hands_in(&lena.browser, &json!({"id": coursework["id"], "revision": 99}))
            .await
            .status,
        409
    );
    let empty = json!({"revision": coursework["revision"], "note": " "});
    assert_eq!(
        lena.browser
            .post(&path(&coursework, "/submit"), empty)
            .await
            .unwrap()
            .status,
        422,
        "nothing is there"
    );
    let coursework = uploads(&lena.browser, &coursework).await.ok().unwrap().value();
    assert_eq!(coursework["files"].as_array().unwrap().len(), 1);

    let presses = join_all((0..12).map(|_| hands_in(&lena.browser, &coursework))).await;
    assert!(presses.iter().all(|reply| matches!(reply.status.as_u16(), 200 | 503)));
    assert_eq!(story.event_count("coursework.submitted").await, 1);
    let (course_is, activity_is) = state(&lena, &id, "The plan").await;
    assert_eq!(
        (course_is.as_str(), activity_is.as_str()),
        ("markingRequired", "markingRequired")
    );

    let shown = story.reads(&path(&coursework, "")).await;
    let returned = marked(&story.ada, &shown, "pendingResubmission")
        .await
        .ok()
        .unwrap()
        .value();
    assert_eq!(state(&lena, &id, "The plan").await.1, "inprogress");
    let again = lena
        .browser
        .post(&path(&coursework, "/reopen"), json!({}))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    assert_eq!((&again["attempt"], &again["status"]), (&json!(2), &json!("inprogress")));
    assert_eq!(
        marked(&story.ada, &returned, "competent").await.status,
        404,
        "nobody reads over a shoulder"
    );
    hands_in(&lena.browser, &again).await.ok().unwrap();

    let shown = story.reads(&path(&coursework, "")).await;
    let both = join_all((0..6).map(|_| marked(&story.ada, &shown, "competent"))).await;
    let won = both.iter().filter(|reply| reply.status == 200).count();
    assert_eq!(won, 1, "one marker wins");
    let notifications = both
        .iter()
        .filter(|reply| reply.status == 409 && reply.value()["code"] == "changed_meanwhile");
    assert!(notifications.count() >= 1, "the others are told");
    assert_eq!(
        state(&lena, &id, "The plan").await,
        ("completed".into(), "completed".into())
    );
    assert_eq!(story.event_count("course.completed").await, 1);
    let news = "select count(*) from user_notifications where kind = 'courseworkMarked'";
    assert_eq!(story.count(news).await, 2, "one for each decision");
}

#[tokio::test(flavor = "multi_thread")]
async fn managers_mark_their_people_and_nobody_else_and_nobody_marks_their_own() {
    let story = Story::begin("work-people").await;
    let course = story.course("A plan", vec![assignment("submitted", 0)]).await;
    let (lena, id) = learner_of(&story, "Lena", &course).await;
    let (otto, other) = learner_of(&story, "Otto", &course).await;
    let max = manager(&story, &[&lena]).await;
    let (hers, his) = (begins(&lena, &id).await, begins(&otto, &other).await);
    for (browser, coursework) in [(&lena.browser, &hers), (&otto.browser, &his)] {
        hands_in(browser, coursework).await.ok().unwrap();
    }
    assert_eq!(
        state(&lena, &id, "The plan").await.0,
        "completed",
        "submitting is enough here"
    );
    assert_eq!(queued(&max).await, ["Lena Berg"]);
    assert_eq!(queued(&story.ada).await.len(), 2);
    assert_eq!(lena.browser.get("/api/coursework").await.unwrap().status, 403);
    assert_eq!(max.get(&path(&his, "")).await.unwrap().status, 404);
    assert_eq!(otto.browser.get(&path(&hers, "")).await.unwrap().status, 404);
    let shown = max.get(&path(&hers, "")).await.unwrap().ok().unwrap().value();
    assert_eq!(marked(&lena.browser, &shown, "competent").await.status, 403);
    let decided = marked(&max, &shown, "notCompetent").await.ok().unwrap().value();
    assert_eq!(decided["criteria"][RUBRIC], false);
    let again = lena.browser.post(&path(&hers, "/reopen"), json!({})).await.unwrap();
    assert_eq!(again.ok().unwrap().value()["attempt"], 2, "as often as one likes");
    assert_eq!(
        state(&lena, &id, "The plan").await.0,
        "completed",
        "what is completed stays"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn only_so_many_files_are_handed_in_and_those_that_were_can_be_taken_out() {
    let story = Story::begin("work-files").await;
    let course = story.course("A plan", vec![assignment("competent", 1)]).await;
    let (lena, id) = learner_of(&story, "Lena", &course).await;
    let coursework = begins(&lena, &id).await;
    uploads(&lena.browser, &coursework).await.ok().unwrap();
    let full = uploads(&lena.browser, &coursework).await.ok().unwrap().value();
    assert_eq!(uploads(&lena.browser, &coursework).await.status, 422);
    let file = text(&full["files"][0]["file"]["id"]);
    let dropped = lena
        .browser
        .delete(&path(&coursework, &format!("/files/{file}")), json!({}))
        .await
        .unwrap();
    assert_eq!(dropped.ok().unwrap().value()["files"].as_array().unwrap().len(), 1);
    let handed = hands_in(&lena.browser, &coursework).await.ok().unwrap().value();
    let file_id = text(&handed["files"][0]["file"]["id"]);
    let late = lena
        .browser
        .delete(&path(&coursework, &format!("/files/{file_id}")), json!({}))
        .await
        .unwrap();
    assert_eq!(late.status, 409, "what was submitted stays as it was");
    let shown = story.reads(&path(&coursework, "")).await;
    marked(&story.ada, &shown, "notCompetent").await.ok().unwrap();
    let again = lena
        .browser
        .post(&path(&coursework, "/reopen"), json!({}))
        .await
        .unwrap();
    assert_eq!(again.value()["code"], "no_attempts_left");
}
