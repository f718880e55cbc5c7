//! Activities that are decided outside the player: forms, live sessions, assignments and quizzes, and forms that rules give.

mod assignments;
mod awaiting_marking;
mod form_activities;
mod given_forms;
mod question_bank;
mod quizzes;
mod sessions;

use learnt_compose::client::{Client, Reply};
use serde_json::{Value, json};

use crate::learning::{Learner, Story, activities, activity, page, report, text};

/// A form that was published and is open to nobody by itself.
pub(crate) async fn form(story: &Story, kind: &str, fields: Value, settings: Value) -> String {
    let made = draft_form(story, kind, fields, settings).await;
    let body = json!({"revision": made["revision"], "step": "publish"});
    let id = text(&made["id"]);
    story.does(&format!("/api/forms/{id}/status"), body).await;
    id
}

pub(crate) async fn draft_form(story: &Story, kind: &str, fields: Value, settings: Value) -> Value {
    let made = story
        .does("/api/forms", json!({"title": "Safety check", "kind": kind}))
        .await;
    let body = json!({"revision": made["revision"], "title": "Safety check", "kind": kind,
        "content": {"sections": [{"id": "page", "fields": fields}]}, "settings": settings});
    let path = format!("/api/forms/{}", text(&made["id"]));
    story.ada.put(&path, body).await.unwrap().ok().unwrap().value()
}

/// One question that has to be answered.
pub(crate) fn question() -> Value {
    json!([{"id": "why", "type": "shortText", "label": "Why?", "required": true}])
}

/// A form as an activity.
pub(crate) fn asks(form: &str, completion: Value) -> Value {
    json!({"type": "form", "title": "The form", "content": {"form": form}, "completion": completion})
}

pub(crate) async fn begins(browser: &Client, form: &str) -> Reply {
    browser
        .post(&format!("/api/me/forms/{form}/submissions"), json!({}))
        .await
        .unwrap()
}

pub(crate) async fn submits(browser: &Client, submission: &Value, answers: Value) -> Reply {
    let path = format!("/api/form-submissions/{}/submit", text(&submission["id"]));
    let body = json!({"revision": submission["revision"], "answers": answers});
    browser.post(&path, body).await.unwrap()
}

pub(crate) async fn marks(browser: &Client, submission: &Value, outcome: &str) -> Reply {
    let path = format!("/api/form-submissions/{}/mark", text(&submission["id"]));
    let body =
        json!({"revision": submission["revision"], "outcome": outcome, "comment": "Look again at the second answer."});
    browser.post(&path, body).await.unwrap()
}

/// A learner who has a course, and the round of it.
pub(crate) async fn learner_of(story: &Story, name: &str, course: &str) -> (Learner, String) {
    let learner = story.learner(name, "Leeds").await;
    story.gives(course, json!({"userId": [learner.id]})).await;
    let id = learner.only().await;
    (learner, id)
}

/// How far the course and its activity of a title are.
pub(crate) async fn state(learner: &Learner, id: &str, title: &str) -> (String, String) {
    let shown = learner.player(id).await;
    let one = activities(&shown)
        .into_iter()
        .find(|one| one["title"] == title)
        .unwrap();
    (text(&shown["status"]), text(&one["status"]))
}
