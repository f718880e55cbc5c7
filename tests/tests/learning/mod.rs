//! Courses are given by rules and learnt, against the running product, as stories.

mod assignments;
mod bundles;
mod captions;
mod chain;
mod due;
mod exports;
mod fields;
mod large_groups;
mod listing;
mod outsiders;
mod progress;
mod races;
mod refresher;
mod rules;
mod timeline;
mod unlocking;
mod versions;
mod whole_courses;

use learnt_compose::client::{Client, Reply};
use learnt_compose::testing::{PASSWORD, TestStack, TestTenant};
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection, PgConnection, Row};

/// A tenant of one story, with its admin at work.
pub(crate) struct Story {
    pub(crate) tenant: TestTenant,
    pub(crate) ada: Client,
}

/// Somebody who learns.
pub(crate) struct Learner {
    pub(crate) id: String,
    pub(crate) browser: Client,
    username: String,
}

impl Story {
    pub(crate) async fn begin(name: &str) -> Self {
        let tenant = TestStack::shared().await.tenant(name).await;
        let ada = tenant.admin().await;
        Self { tenant, ada }
    }

    /// A learner at a location, signed in.
    pub(crate) async fn learner(&self, name: &str, location: &str) -> Learner {
        let username = format!("{name}.{}", self.tenant.id).to_lowercase();
        let profile =
            json!({"firstName": name, "lastName": "Berg", "username": username, "lists": {"loc1": [location]}});
        let made = self
            .does("/api/people", json!({"profile": profile, "password": PASSWORD}))
            .await;
        let browser = self.tenant.sign_in(&username).await;
        Learner {
            id: text(&made["id"]),
            browser,
            username,
        }
    }

    /// The same learner on another device.
    pub(crate) async fn elsewhere(&self, learner: &Learner) -> Client {
        self.tenant.sign_in(&learner.username).await
    }

    /// Posts something that works.
    pub(crate) async fn does(&self, path: &str, body: Value) -> Value {
        self.ada.post(path, body).await.unwrap().ok().unwrap().value()
    }

    pub(crate) async fn reads(&self, path: &str) -> Value {
        self.ada.get(path).await.unwrap().ok().unwrap().value()
    }

    /// A draft with these activities in one section.
    pub(crate) async fn draft(&self, title: &str, activities: Vec<Value>) -> String {
        let course = self.does("/api/courses", json!({"title": title})).await;
        let id = text(&course["id"]);
        let section = self.edits(&id, "sections", json!({"title": "Start"})).await;
        for mut activity in activities {
            activity["sectionId"] = section["id"].clone();
            self.edits(&id, "activities", activity).await;
        }
        id
    }

    /// A published course with these activities.
    pub(crate) async fn course(&self, title: &str, activities: Vec<Value>) -> String {
        let id = self.draft(title, activities).await;
        self.does(&format!("/api/courses/{id}/publish"), json!({})).await;
        id
    }

    /// Posts an edit of a course on its latest revision.
    pub(crate) async fn edits(&self, course: &str, what: &str, mut body: Value) -> Value {
        body["revision"] = self.reads(&format!("/api/courses/{course}")).await["revision"].clone();
        self.does(&format!("/api/courses/{course}/{what}"), body).await
    }

    /// Gives a course by a rule.
    pub(crate) async fn gives(&self, course: &str, rule: Value) -> Value {
        self.does(
            "/api/permissions",
            json!({"type": "course", "documentId": course, "rule": rule}),
        )
        .await
    }

    /// Changes where somebody works.
    pub(crate) async fn moves(&self, learner: &str, location: &str) -> Reply {
        let path = format!("/api/people/{learner}");
        let revision = self.reads(&path).await["revision"].clone();
        let body = json!({"revision": revision, "profile": {"lists": {"loc1": [location]}}});
        self.ada.patch(&path, body).await.unwrap()
    }

    /// How many domain events of a kind were published.
    pub(crate) async fn event_count(&self, kind: &str) -> i64 {
        self.count(&format!("select count(*) from facts where kind = '{kind}'"))
            .await
    }

    /// A number out of this tenant's schema.
    pub(crate) async fn count(&self, sql: &str) -> i64 {
        let urls = self.tenant.stack().urls();
        let mut control = PgConnection::connect(&urls.control).await.unwrap();
        let schema: String = sqlx::query("select schema_name from control.tenants where id = $1")
            .bind(self.tenant.id.as_str())
            .fetch_one(&mut control)
            .await
            .unwrap()
            .get(0);
        let mut tenants = PgConnection::connect(&urls.cluster).await.unwrap();
        let steps = [
            format!("set role {schema}_owner"),
            format!("set search_path to {schema}"),
        ];
        for step in steps {
            sqlx::query(AssertSqlSafe(step)).execute(&mut tenants).await.unwrap();
        }
        sqlx::query(AssertSqlSafe(sql.to_owned()))
            .fetch_one(&mut tenants)
            .await
            .unwrap()
            .get(0)
    }
}

impl Learner {
    /// From now on in another team of the organisation, and in no other.
    pub(crate) async fn works_elsewhere(&self, story: &Story) {
        let moved = format!(
            "update user_teams set team_id = 'elsewhere', id = user_id || '_elsewhere' where user_id = '{}'",
            self.id
        );
        story.tenant.sql(moved).await;
    }

    /// My Courses.
    pub(crate) async fn courses(&self) -> Vec<Value> {
        let page = self.browser.get("/api/me/courses").await.unwrap().ok().unwrap().value();
        page["items"].as_array().unwrap().clone()
    }

    /// The assignment of the only course.
    pub(crate) async fn only(&self) -> String {
        let courses = self.courses().await;
        assert_eq!(courses.len(), 1, "{courses:?}");
        text(&courses[0]["id"])
    }

    pub(crate) async fn player(&self, id: &str) -> Value {
        player(&self.browser, id).await
    }

    pub(crate) async fn reports(&self, id: &str, activity: &str, body: Value) -> Reply {
        report(&self.browser, id, activity, body).await
    }
}

pub(crate) async fn player(browser: &Client, id: &str) -> Value {
    browser
        .get(&format!("/api/me/courses/{id}"))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value()
}

pub(crate) async fn report(browser: &Client, id: &str, activity: &str, body: Value) -> Reply {
    let path = format!("/api/me/courses/{id}/activities/{activity}/progress");
    browser.post(&path, body).await.unwrap()
}

/// All activities of a player in order.
pub(crate) fn activities(player: &Value) -> Vec<Value> {
    let sections = player["sections"].as_array().unwrap();
    sections
        .iter()
        .flat_map(|section| section["activities"].as_array().unwrap().clone())
        .collect()
}

/// The id of an activity by its title.
pub(crate) fn activity(player: &Value, title: &str) -> String {
    let found = activities(player)
        .into_iter()
        .find(|activity| activity["title"] == title);
    text(&found.unwrap_or_else(|| panic!("no activity is called {title}"))["id"])
}

pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("no text: {value}")).to_owned()
}

/// A page that is done when it is opened.
pub(crate) fn page(title: &str) -> Value {
    json!({"type": "page", "completion": {"kind": "viewed"}, "title": title, "content": {"doc": {"type": "doc", "content": [
        {"type": "paragraph", "content": [{"type": "text", "text": title}]}]}}})
}

/// The same, but not needed.
pub(crate) fn extra(title: &str) -> Value {
    let mut page = page(title);
    page["required"] = json!(false);
    page
}

/// A page that is done after some seconds.
pub(crate) fn long(title: &str, seconds: u32) -> Value {
    let mut page = page(title);
    page["completion"] = json!({"kind": "timeSpent", "seconds": seconds});
    page
}
