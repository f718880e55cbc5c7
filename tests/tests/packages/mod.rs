//! Learning packages are put together and given, against the running product, as stories.

mod giving;
mod making;
mod teams;
mod walls;

pub use walls::WALLS;

use learnt_compose::client::Reply;
use serde_json::{Value, json};

use crate::learning::{Learner, Story, activity, text};

impl Story {
    async fn package_reads(&self, id: &str) -> Value {
        self.reads(&format!("/api/packages/{id}")).await
    }

    /// Saves a package with these items and what else is said.
    async fn package_saves(&self, id: &str, items: &[(&str, &str)], more: Value) -> Reply {
        let now = self.package_reads(id).await;
        let items: Vec<Value> = items
            .iter()
            .map(|(kind, id)| json!({"kind": kind, "documentId": id}))
            .collect();
        let mut body = json!({"revision": now["revision"], "title": now["title"], "due": now["due"], "onRemoval": now["onRemoval"]});
        body["items"] = json!(items);
        for (key, value) in more.as_object().into_iter().flatten() {
            body[key] = value.clone();
        }
        self.ada.put(&format!("/api/packages/{id}"), body).await.unwrap()
    }

    /// A draft with these items.
    async fn package_draft(&self, title: &str, items: &[(&str, &str)]) -> String {
        let made = self.does("/api/packages", json!({"title": title})).await;
        let id = text(&made["id"]);
        self.package_saves(&id, items, json!({})).await.ok().unwrap();
        id
    }

    /// Takes a step on the latest revision.
    async fn package_steps(&self, id: &str, step: &str) -> Reply {
        let revision = self.package_reads(id).await["revision"].clone();
        let body = json!({"revision": revision, "step": step});
        self.ada
            .post(&format!("/api/packages/{id}/status"), body)
            .await
            .unwrap()
    }

    /// A published package with these items.
    async fn package(&self, title: &str, items: &[(&str, &str)]) -> String {
        let id = self.package_draft(title, items).await;
        self.package_steps(&id, "publish").await.ok().unwrap();
        id
    }

    /// Gives a package by a rule; answers it.
    async fn gives_package(&self, id: &str, rule: Value) -> Value {
        let body = json!({"type": "package", "documentId": id, "rule": rule});
        self.does("/api/permissions", body).await
    }

    /// A person's record of a package as its list shows it.
    async fn package_record(&self, id: &str, user: &str) -> Value {
        let list = self.reads(&format!("/api/packages/{id}/learners")).await;
        let mut rows = list["items"].as_array().unwrap().iter();
        rows.find(|row| row["userId"] == user).cloned().unwrap_or_default()
    }
}

impl Learner {
    async fn titles(&self) -> Vec<String> {
        let mut titles: Vec<String> = self.courses().await.iter().map(|one| text(&one["title"])).collect();
        titles.sort();
        titles
    }

    /// The only activity of a course is done.
    async fn completes_titled(&self, title: &str) {
        let courses = self.courses().await;
        let course = courses.iter().find(|one| one["title"] == title).unwrap();
        let id = text(&course["id"]);
        let first = activity(&self.player(&id).await, "A");
        self.reports(&id, &first, json!({"opened": true})).await.ok().unwrap();
    }
}
