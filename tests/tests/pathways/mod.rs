//! Pathways are made, given by rules and followed, against the running product, as stories.

mod calendar;
mod completing;
mod due;
mod giving;
mod late;
mod making;
mod outsiders;
mod sequence;
mod teams;
mod walls;

pub use walls::WALLS;

use learnt_compose::client::{Client, Reply};
use serde_json::{Value, json};

use crate::learning::{Learner, Story, activities, page, text};

/// Something that lies on a pathway.
fn item(kind: &str, id: &str) -> Value {
    json!({"kind": kind, "documentId": id, "required": true})
}

fn course(id: &str) -> Value {
    item("course", id)
}

/// The same, but it may be left undone.
fn optional(id: &str) -> Value {
    json!({"kind": "course", "documentId": id, "required": false})
}

impl Story {
    /// A course of one page, published and given to nobody.
    async fn lesson(&self, title: &str) -> String {
        self.course(title, vec![page("A")]).await
    }

    /// A published CSV that nobody has.
    async fn sheet(&self, title: &str) -> String {
        let made = self.does("/api/resources", json!({"title": title})).await;
        let bytes = b"a,b\n".to_vec();
        let kind = "application/octet-stream";
        let file = self.ada.upload("office", "list.csv", kind, bytes).await.unwrap();
        let path = format!("/api/resources/{}", text(&made["id"]));
        let body = json!({"revision": made["revision"], "fileId": file.ok().unwrap().value()["id"]});
        let uploaded = self.does(&format!("{path}/versions"), body).await;
        let body = json!({"revision": uploaded["revision"], "status": "published"});
        self.does(&format!("{path}/status"), body).await;
        text(&made["id"])
    }

    /// A draft with these items.
    async fn drafted(&self, title: &str, details: Value, items: Vec<Value>) -> String {
        let made = self.does("/api/pathways", json!({"title": title})).await;
        let id = text(&made["id"]);
        let mut details = details;
        details["items"] = json!(items);
        self.writes(&id, details).await.ok().unwrap();
        id
    }

    /// A published pathway with these items, in any order.
    async fn pathway(&self, title: &str, items: Vec<Value>) -> String {
        let id = self.drafted(title, json!({}), items).await;
        self.steps(&id, "publish").await.ok().unwrap();
        id
    }

    /// The same, one after the other.
    async fn sequence(&self, title: &str, items: Vec<Value>) -> String {
        let id = self.drafted(title, json!({"mode": "sequenced"}), items).await;
        self.steps(&id, "publish").await.ok().unwrap();
        id
    }

    /// What saving the draft with these fields different answers.
    async fn writes(&self, id: &str, different: Value) -> Reply {
        let path = format!("/api/pathways/{id}");
        let mut draft = self.reads(&path).await;
        for (field, value) in different.as_object().unwrap() {
            draft[field] = value.clone();
        }
        self.ada.put(&path, draft).await.unwrap()
    }

    /// What a step of a pathway on its latest revision answers.
    async fn steps(&self, id: &str, step: &str) -> Reply {
        let revision = self.reads(&format!("/api/pathways/{id}")).await["revision"].clone();
        let body = json!({"revision": revision, "step": step});
        let path = format!("/api/pathways/{id}/status");
        self.ada.post(&path, body).await.unwrap()
    }

    /// Gives a pathway by a rule.
    async fn gives_pathway(&self, id: &str, rule: Value) -> Value {
        let body = json!({"type": "pathway", "documentId": id, "rule": rule});
        self.does("/api/permissions", body).await
    }

    /// Lets somebody off an item.
    async fn waives(&self, pathway: &str, user: &str, document: &str) -> Reply {
        let path = format!("/api/pathways/{pathway}/learners/{user}/waivers/{document}");
        self.ada.put(&path, json!({"reason": "Knows it."})).await.unwrap()
    }
}

impl Learner {
    /// The titles of My Courses, in their order.
    async fn course_titles(&self) -> Vec<String> {
        self.courses().await.iter().map(|one| text(&one["title"])).collect()
    }

    /// The assignment of a course.
    async fn assignment_of(&self, course: &str) -> String {
        let mine = self.courses().await;
        let found = mine.iter().find(|one| one["courseId"] == course);
        text(&found.unwrap_or_else(|| panic!("{mine:?}"))["id"])
    }

    /// Where completing a course of one page is reported.
    async fn way_through(&self, course: &str) -> String {
        let assignment = self.assignment_of(course).await;
        let page = text(&activities(&self.player(&assignment).await)[0]["id"]);
        format!("/api/me/courses/{assignment}/activities/{page}/progress")
    }

    /// Completes a course of one page.
    async fn completes(&self, course: &str) {
        let way = self.way_through(course).await;
        let done = self.browser.post(&way, json!({"opened": true})).await.unwrap();
        assert_eq!(done.ok().unwrap().value()["course"]["status"], "completed");
    }

    /// One of my pathways.
    async fn on(&self, pathway: &str) -> Value {
        read(&self.browser, &format!("/api/me/pathways/{pathway}")).await
    }
}

async fn read(browser: &Client, path: &str) -> Value {
    browser.get(path).await.unwrap().ok().unwrap().value()
}

/// A field of each item in order.
fn each(pathway: &Value, field: &str) -> Vec<Value> {
    let states = pathway["states"].as_array().unwrap();
    states.iter().map(|state| state[field].clone()).collect()
}
