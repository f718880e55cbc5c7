//! Seats and wait lists of events, against the running product.

mod additions;
mod attending;
mod audience;
mod bad_input;
mod booking;
mod calendar;
mod counted;
mod desk;
mod door;
mod lists;
mod outsiders;
mod planning;
mod racing;
mod reminders;
mod removals;
mod series;
mod team;
mod trainers;

use chrono::Duration;
use learnt_compose::client::{Client, Reply};
use learnt_compose::testing::recount::CONTRADICTIONS;
use learnt_compose::testing::{PASSWORD, TestStack, TestTenant, holds, until};
use learnt_kernel::clock::{Clock, SystemClock};
use serde_json::{Value, json};

/// A tenant of one story and its admin.
pub(crate) struct Story {
    pub(crate) tenant: TestTenant,
    pub(crate) ada: Client,
}

/// Somebody who may come.
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

    pub(crate) async fn learner(&self, name: &str) -> Person {
        let username = format!("{name}.{}", self.tenant.id).to_lowercase();
        let profile = json!({"firstName": name, "lastName": "Berg", "username": username});
        let made = self
            .ada
            .post("/api/people", json!({"profile": profile, "password": PASSWORD}));
        let made = made.await.unwrap().ok().unwrap().value();
        Person {
            id: made["id"].as_str().unwrap().to_owned(),
            browser: self.tenant.sign_in(&username).await,
        }
    }

    /// A published event in two days.
    pub(crate) async fn event(&self, more: Value) -> String {
        let made = self.ada.post("/api/events", content(more)).await.unwrap();
        assert_eq!(made.status, 201, "{}", made.text());
        let made = made.value();
        let id = made["id"].as_str().unwrap().to_owned();
        self.set_status(&id, "published", "").await.ok().unwrap();
        id
    }

    pub(crate) async fn managed(&self, id: &str) -> Value {
        read(&self.ada, &format!("/api/events/{id}/managed")).await
    }

    pub(crate) async fn set_status(&self, id: &str, status: &str, reason: &str) -> Reply {
        let revision = self.managed(id).await["revision"].clone();
        let body = json!({"revision": revision, "status": status, "reason": reason});
        self.ada.post(&format!("/api/events/{id}/status"), body).await.unwrap()
    }

    /// Saves what is written of it with something else about it.
    pub(crate) async fn save(&self, id: &str, more: Value) -> Reply {
        let event = self.managed(id).await;
        let mut body = event["content"].clone();
        body["revision"] = event["revision"].clone();
        body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        self.ada.put(&format!("/api/events/{id}"), body).await.unwrap()
    }

    pub(crate) async fn desk(&self, id: &str, transition: &str, people: &[&Person]) -> Reply {
        let ids: Vec<&str> = people.iter().map(|person| person.id.as_str()).collect();
        let body = json!({"transition": transition, "userIds": ids, "note": ""});
        self.ada
            .post(&format!("/api/events/{id}/attendees"), body)
            .await
            .unwrap()
    }

    pub(crate) async fn rows(&self, question: &str) -> usize {
        self.tenant.texts(question).await.len()
    }

    /// Rows of an event that contradict each other: counts, states and what the ledger comes to.
    pub(crate) async fn contradictions(&self, id: &str) -> usize {
        let found = self.contradictions_anywhere().await;
        found.iter().filter(|one| one.ends_with(id)).count()
    }

    /// The same of all events, each with what contradicts what.
    pub(crate) async fn contradictions_anywhere(&self) -> Vec<String> {
        self.tenant.texts(CONTRADICTIONS).await
    }
}

impl Person {
    pub(crate) async fn seat(&self, id: &str, body: &str) -> Reply {
        self.browser
            .post(&format!("/api/events/{id}/{body}"), json!({}))
            .await
            .unwrap()
    }

    pub(crate) async fn state(&self, id: &str) -> String {
        let event = read(&self.browser, &format!("/api/events/{id}")).await;
        event["mine"]["state"].as_str().unwrap_or("none").to_owned()
    }

    pub(crate) async fn notification_kinds(&self) -> Vec<String> {
        let page = read(&self.browser, "/api/notifications?perPage=50").await;
        let rows = page["items"].as_array().unwrap().iter();
        rows.map(|row| row["kind"].as_str().unwrap().to_owned()).collect()
    }
}

/// What is written of an event in two days, in Berlin.
pub(crate) fn content(more: Value) -> Value {
    let day = (SystemClock.now() + Duration::days(2)).format("%Y-%m-%d");
    let mut body = json!({
        "title": "First aid", "description": {"type": "doc", "content": [{"type": "paragraph"}]},
        "address": "Hall 2", "starts": format!("{day}T09:00"), "ends": format!("{day}T12:00"),
        "timeZone": "Europe/Berlin", "promotion": "auto",
    });
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    body
}

pub(crate) async fn read(browser: &Client, path: &str) -> Value {
    browser.get(path).await.unwrap().ok().unwrap().value()
}

/// The code of a refusal.
pub(crate) fn code(reply: &Reply) -> String {
    reply.value()["code"].as_str().unwrap_or_default().to_owned()
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

/// Waits until everything has followed from who attended: courses, pathways and points.
pub(crate) async fn followed(tenant: &TestTenant) {
    let open = "select id::text from facts where kind = 'event.attended' and due_at is not null";
    until(async || holds(tenant.texts(open).await.is_empty(), "something is still to follow")).await;
}
