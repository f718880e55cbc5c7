//! The blog and the products of a team, against the running product.

mod coming;
mod finding;
mod newest;
mod outsiders;
mod writing;

use learnt_compose::client::{Client, Reply};
use learnt_compose::testing::{PASSWORD, TestStack, TestTenant};
use serde_json::{Value, json};

/// A picture of one dot.
pub(crate) const PNG: &[u8] = &[
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 31, 21, 196,
    137, 0, 0, 0, 13, 73, 68, 65, 84, 120, 156, 99, 80, 72, 56, 240, 31, 0, 4, 36, 2, 64, 234, 167, 97, 198, 0, 0, 0,
    0, 73, 69, 78, 68, 174, 66, 96, 130,
];

/// A tenant of one story, its admin, who writes, and Lena, who reads.
pub(crate) struct Story {
    pub(crate) tenant: TestTenant,
    pub(crate) ada: Client,
    pub(crate) lena: Client,
}

impl Story {
    pub(crate) async fn begin(name: &str) -> Self {
        let tenant = TestStack::shared().await.tenant(name).await;
        let ada = tenant.admin().await;
        let username = format!("lena.{}", tenant.id);
        let profile = json!({"firstName": "Lena", "lastName": "Berg", "username": username});
        let made = ada.post("/api/people", json!({"profile": profile, "password": PASSWORD}));
        made.await.unwrap().ok().unwrap();
        let lena = tenant.sign_in(&username).await;
        Self { tenant, ada, lena }
    }

    /// A draft of this kind.
    pub(crate) async fn draft(&self, kind: &str, title: &str) -> Value {
        let made = self.ada.post("/api/blogs", json!({"kind": kind, "title": title}));
        let made = made.await.unwrap();
        assert_eq!(made.status, 201, "{}", made.text());
        made.value()
    }

    /// Something that everybody in the team reads.
    pub(crate) async fn published(&self, kind: &str, title: &str, more: Value) -> Value {
        let draft = self.draft(kind, title).await;
        let saved = save(&self.ada, &draft, more).await.ok().unwrap().value();
        set_status(&self.ada, &saved, "published").await.ok().unwrap().value()
    }
}

/// A text of one paragraph.
pub(crate) fn doc(words: &str) -> Value {
    json!({"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "text", "text": words}]}]})
}

pub(crate) fn path(blog: &Value) -> String {
    format!("/api/blogs/{}", blog["id"].as_str().unwrap())
}

/// Writes it anew on the revision that is known here, with something else about it.
pub(crate) async fn save(browser: &Client, blog: &Value, more: Value) -> Reply {
    let mut body = json!({"revision": blog["revision"], "title": blog["title"], "doc": doc("Read this."),
        "publishedAt": blog["publishedAt"]});
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    browser.put(&path(blog), body).await.unwrap()
}

pub(crate) async fn set_status(browser: &Client, blog: &Value, status: &str) -> Reply {
    let body = json!({"revision": blog["revision"], "status": status});
    browser.post(&format!("{}/status", path(blog)), body).await.unwrap()
}

pub(crate) async fn read(browser: &Client, path: &str) -> Value {
    browser.get(path).await.unwrap().ok().unwrap().value()
}

pub(crate) async fn status_of(browser: &Client, path: &str) -> u16 {
    browser.get(path).await.unwrap().status.as_u16()
}

pub(crate) async fn titles(browser: &Client, query: &str) -> Vec<String> {
    let page = read(browser, &format!("/api/blogs?{query}")).await;
    let rows = page["items"].as_array().unwrap().iter();
    rows.map(|row| row["title"].as_str().unwrap().to_owned()).collect()
}

/// Fields of a refusal.
pub(crate) fn fields(reply: &Reply) -> Vec<String> {
    assert_eq!(reply.status, 422, "{}", reply.text());
    let body = reply.value();
    let errors = body["errors"].as_array().unwrap().iter();
    errors
        .map(|error| error["field"].as_str().unwrap().to_owned())
        .collect()
}
