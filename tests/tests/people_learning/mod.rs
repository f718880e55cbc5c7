//! The learning of people in the hands of their managers and admins, against the running product, as stories.

mod actions;
mod by_hand;
mod matrix;
mod settling;
mod team;

use learnt_compose::client::Client;
use learnt_compose::testing::PASSWORD;
use serde_json::{Value, json};

use crate::learning::{Learner, Story, text};

/// Somebody with a role, and what they do.
pub(crate) struct Member {
    pub(crate) id: String,
    pub(crate) browser: Client,
}

impl Member {
    /// Of a manager: these people name them among their managers.
    pub(crate) async fn manages(&self, story: &Story, people: &[&Learner]) {
        for person in people {
            let path = format!("/api/people/{}", person.id);
            let revision = story.reads(&path).await["revision"].clone();
            let body = json!({"revision": revision, "managers": [self.id]});
            story
                .ada
                .put(&format!("{path}/managers"), body)
                .await
                .unwrap()
                .ok()
                .unwrap();
        }
    }

    pub(crate) async fn reads(&self, path: &str) -> Value {
        self.browser.get(path).await.unwrap().ok().unwrap().value()
    }

    pub(crate) async fn does(&self, path: &str, body: Value) -> Value {
        self.browser.post(path, body).await.unwrap().ok().unwrap().value()
    }

    pub(crate) async fn refused(&self, path: &str, body: Option<Value>) -> u16 {
        let reply = match body {
            Some(body) => self.browser.post(path, body).await.unwrap(),
            None => self.browser.get(path).await.unwrap(),
        };
        reply.status.as_u16()
    }
}

/// A manager, signed in.
pub(crate) async fn manager(story: &Story, name: &str) -> Member {
    let username = format!("{name}.{}", story.tenant.id).to_lowercase();
    let body = json!({
        "profile": {"firstName": name, "lastName": "Boss", "username": username},
        "roles": ["manager"], "password": PASSWORD,
    });
    let made = story.does("/api/people", body).await;
    Member {
        id: text(&made["id"]),
        browser: story.tenant.sign_in(&username).await,
    }
}

/// Says by when a course is to be completed.
pub(crate) async fn due_on(story: &Story, course: &str, date: &str) {
    let body = json!({"due": {"kind": "on", "date": date}});
    let path = format!("/api/courses/{course}/due");
    story.ada.put(&path, body).await.unwrap().ok().unwrap();
}

/// The names of a page's people in order.
pub(crate) fn names(page: &Value) -> Vec<String> {
    let items = page["items"].as_array().unwrap();
    items.iter().map(|row| text(&row["firstName"])).collect()
}
