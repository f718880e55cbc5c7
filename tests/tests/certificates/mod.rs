//! Certificates: issued, checked, withdrawn and restored, against the running product.

mod checking;
mod downloads;
mod issuing;
mod live_updates;
mod moving;
mod outsiders;
mod reissuing;
mod templates;
mod withdrawing;

use learnt_compose::client::{Client, Reply};
use learnt_compose::testing::{PASSWORD, TestStack, TestTenant};
use serde_json::{Value, json};

/// A tenant of one story and its admin.
pub(crate) struct Story {
    pub(crate) tenant: TestTenant,
    pub(crate) ada: Client,
}

/// Somebody who may complete something.
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
        let made = self.does("/api/people", body).await;
        Person {
            id: text(&made["id"]),
            browser: self.tenant.sign_in(&username).await,
        }
    }

    /// Somebody who learns, signed in.
    pub(crate) async fn learner(&self, name: &str) -> Person {
        self.person(name, &["learner"]).await
    }

    /// Posts something that works.
    pub(crate) async fn does(&self, path: &str, body: Value) -> Value {
        self.ada.post(path, body).await.unwrap().ok().unwrap().value()
    }

    /// A course with these pages, each done when it is opened, published and given to everybody.
    pub(crate) async fn course(&self, title: &str, pages: &[&str], details: Value) -> String {
        let course = text(&self.does("/api/courses", json!({"title": title})).await["id"]);
        let section = self.adds(&course, "sections", json!({"title": "Start"})).await;
        for page in pages {
            self.adds_page(&course, &section["id"], page).await;
        }
        self.sets(&course, details).await.ok().unwrap();
        self.publishes(&course, "keep").await;
        let rule = json!({"type": "course", "documentId": course, "rule": {"everyone": []}});
        self.does("/api/permissions", rule).await;
        course
    }

    /// One that gives a certificate for good.
    pub(crate) async fn certified(&self, title: &str, pages: &[&str]) -> String {
        self.course(title, pages, json!({"certificate": true})).await
    }

    pub(crate) async fn adds_page(&self, course: &str, section: &Value, title: &str) {
        let words = json!([{"type": "text", "text": title}]);
        let doc = json!({"type": "doc", "content": [{"type": "paragraph", "content": words}]});
        let page = json!({"sectionId": section, "type": "page", "completion": {"kind": "viewed"}, "title": title, "content": {"doc": doc}});
        self.adds(course, "activities", page).await;
    }

    async fn adds(&self, course: &str, what: &str, mut body: Value) -> Value {
        body["revision"] = self.draft(course).await["revision"].clone();
        self.does(&format!("/api/courses/{course}/{what}"), body).await
    }

    /// A course as its admins see it.
    pub(crate) async fn draft(&self, course: &str) -> Value {
        read(&self.ada, &format!("/api/courses/{course}")).await
    }

    /// Changes details of the draft.
    pub(crate) async fn sets(&self, course: &str, mut details: Value) -> Reply {
        details["revision"] = self.draft(course).await["revision"].clone();
        self.ada
            .patch(&format!("/api/courses/{course}"), details)
            .await
            .unwrap()
    }

    /// Takes a page out of the draft.
    pub(crate) async fn drops(&self, course: &str, title: &str) {
        let draft = self.draft(course).await;
        let id = page_id(&draft, title);
        let way = format!("/api/courses/{course}/activities/{id}");
        let body = json!({"revision": draft["revision"]});
        self.ada.delete(&way, body).await.unwrap().ok().unwrap();
    }

    pub(crate) async fn publishes(&self, course: &str, learners: &str) {
        let path = format!("/api/courses/{course}/publish");
        self.does(&path, json!({"learners": learners})).await;
    }

    /// All that were issued.
    pub(crate) async fn issued(&self, query: &str) -> Vec<Value> {
        items(&read(&self.ada, &format!("/api/certificates?{query}")).await)
    }

    /// How many rows a question of the tenant's schema has.
    pub(crate) async fn rows(&self, question: &str) -> usize {
        self.tenant.texts(question).await.len()
    }
}

impl Person {
    /// The assignment of a course.
    pub(crate) async fn assignment(&self, course: &str) -> String {
        let mine = read(&self.browser, "/api/me/courses").await;
        let found = items(&mine).into_iter().find(|one| one["courseId"] == course);
        text(&found.unwrap()["id"])
    }

    /// Where it is told that a page of a course was opened.
    pub(crate) async fn way(&self, course: &str, title: &str) -> String {
        let path = format!("/api/me/courses/{}", self.assignment(course).await);
        let page = page_id(&read(&self.browser, &path).await, title);
        format!("{path}/activities/{page}/progress")
    }

    /// Opens a page of a course.
    pub(crate) async fn opens(&self, course: &str, title: &str) -> Reply {
        let way = self.way(course, title).await;
        self.browser.post(&way, json!({"opened": true})).await.unwrap()
    }

    /// Opens these pages of a course, one after the other.
    pub(crate) async fn does(&self, course: &str, pages: &[&str]) {
        for page in pages {
            self.opens(course, page).await.ok().unwrap();
        }
    }

    /// What they hold, the newest first.
    pub(crate) async fn mine(&self) -> Vec<Value> {
        items(&read(&self.browser, "/api/certificates/mine").await)
    }
}

/// The id of a page by its title, in a course or a player.
fn page_id(course: &Value, title: &str) -> String {
    let sections = course["sections"].as_array().unwrap().iter();
    let mut pages = sections.flat_map(|section| section["activities"].as_array().unwrap());
    text(&pages.find(|page| page["title"] == title).unwrap()["id"])
}

pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("no text: {value}")).to_owned()
}

pub(crate) fn items(page: &Value) -> Vec<Value> {
    page["items"].as_array().unwrap().clone()
}

pub(crate) async fn read(browser: &Client, path: &str) -> Value {
    browser.get(path).await.unwrap().ok().unwrap().value()
}

/// What its page says of a certificate.
pub(crate) async fn check(browser: &Client, code: &str) -> Reply {
    browser.get(&format!("/api/certificates/check/{code}")).await.unwrap()
}

pub(crate) async fn state(browser: &Client, code: &str) -> Value {
    check(browser, code).await.ok().unwrap().value()["state"].clone()
}

pub(crate) async fn withdraw(browser: &Client, certificate: &Value) -> Reply {
    let way = format!("/api/certificates/{}/withdraw", text(&certificate["id"]));
    browser
        .post(&way, json!({"reason": "The exam was taken by somebody else"}))
        .await
        .unwrap()
}

pub(crate) async fn restore(browser: &Client, certificate: &Value) -> Reply {
    let way = format!("/api/certificates/{}/restore", text(&certificate["id"]));
    browser.post(&way, json!({})).await.unwrap()
}
