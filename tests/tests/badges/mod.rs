//! Badges: made, given, earned and withdrawn, against the running product.

mod finding;
mod giving;
mod live_updates;
mod making;
mod outsiders;

use learnt_compose::client::{Client, Reply};
use learnt_compose::testing::{PASSWORD, TestStack, TestTenant};
use serde_json::{Value, json};

/// A tenant of one story and its admin.
pub(crate) struct Story {
    pub(crate) tenant: TestTenant,
    pub(crate) ada: Client,
}

/// Somebody who may earn something.
pub(crate) struct Person {
    pub(crate) id: String,
    pub(crate) browser: Client,
}

impl Story {
    pub(crate) async fn begin(name: &str) -> Self {
        let tenant = TestStack::shared().await.tenant(name).await;
        let ada = tenant.admin().await;
        Self { tenant, ada }
    }

    /// Somebody with these roles, signed in.
    pub(crate) async fn person(&self, name: &str, roles: &[&str]) -> Person {
        let username = format!("{name}.{}", self.tenant.id).to_lowercase();
        let profile = json!({"firstName": name, "lastName": "Berg", "username": username});
        let body = json!({"profile": profile, "roles": roles, "password": PASSWORD});
        let made = self.ada.post("/api/people", body).await.unwrap().ok().unwrap().value();
        Person {
            id: text(&made["id"]),
            browser: self.tenant.sign_in(&username).await,
        }
    }

    /// Somebody who learns, signed in.
    pub(crate) async fn learner(&self, name: &str) -> Person {
        self.person(name, &["learner"]).await
    }

    pub(crate) async fn badge(&self, title: &str) -> Value {
        let made = self.ada.post("/api/badges", json!({"title": title})).await.unwrap();
        assert_eq!(made.status, 201, "{}", made.text());
        made.value()
    }

    /// How many rows a question of the tenant's schema has.
    pub(crate) async fn rows(&self, question: &str) -> usize {
        self.tenant.texts(question).await.len()
    }
}

pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

pub(crate) fn path(badge: &Value) -> String {
    format!("/api/badges/{}", badge["id"].as_str().unwrap())
}

pub(crate) async fn read(browser: &Client, path: &str) -> Value {
    browser.get(path).await.unwrap().ok().unwrap().value()
}

pub(crate) async fn edit(browser: &Client, badge: &Value, mut change: Value) -> Reply {
    change["revision"] = badge["revision"].clone();
    browser.patch(&path(badge), change).await.unwrap()
}

pub(crate) async fn give(browser: &Client, badge: &Value, people: &[&str]) -> Reply {
    let body = json!({"people": people, "note": "Well done"});
    browser.post(&format!("{}/holders", path(badge)), body).await.unwrap()
}

pub(crate) async fn withdraw(browser: &Client, badge: &Value, holder: &Value) -> Reply {
    let way = format!("{}/holders/{}/withdraw", path(badge), text(&holder["id"]));
    browser.post(&way, json!({"reason": "A mistake"})).await.unwrap()
}

/// Who was given a badge, the newest first.
pub(crate) async fn holders(browser: &Client, badge: &Value) -> Vec<Value> {
    let page = read(browser, &format!("{}/holders", path(badge))).await;
    page["items"].as_array().unwrap().clone()
}

/// What somebody holds, the newest first.
pub(crate) async fn mine(browser: &Client) -> Vec<String> {
    let page = read(browser, "/api/badges/mine").await;
    page["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| text(&one["title"]))
        .collect()
}

/// Fields of a refusal, with their codes.
pub(crate) fn refused(reply: &Reply) -> Vec<(String, String)> {
    assert_eq!(reply.status, 422, "{}", reply.text());
    let body = reply.value();
    let errors = body["errors"].as_array().unwrap().iter();
    errors
        .map(|error| (text(&error["field"]), text(&error["code"])))
        .collect()
}

pub(crate) fn at(field: &str, code: &str) -> (String, String) {
    (field.to_owned(), code.to_owned())
}
