//! What people write down for themselves, against the running product. Reminders are with the notifications.

mod beside;
mod labels;
mod outsiders;
mod pictures;
mod writing;

use learnt_compose::client::{Client, Reply};
use learnt_compose::testing::{PASSWORD, TestStack, TestTenant};
use learnt_kernel::ids::new_id;
use learnt_kernel::tenant::TenantId;
use serde_json::{Value, json};

/// A tenant of one story, its admin, and Lena, who writes.
pub(crate) struct Story {
    pub(crate) tenant: TestTenant,
    pub(crate) ada: Client,
    pub(crate) lena: Client,
    pub(crate) lena_id: String,
}

impl Story {
    pub(crate) async fn begin(name: &str) -> Self {
        let tenant = TestStack::shared().await.tenant(name).await;
        let ada = tenant.admin().await;
        let (lena, lena_id) = learner(&tenant, &ada, "Lena").await;
        Self {
            tenant,
            ada,
            lena,
            lena_id,
        }
    }

    /// A number out of the tenant's schema.
    pub(crate) async fn count(&self, sql: impl Into<String>) -> i64 {
        let (product, id, sql) = (self.tenant.stack().stack().clone(), self.tenant.id.clone(), sql.into());
        let work = async move {
            let app = product.tenant_api();
            let tenant = app.directory.now().tenant(&TenantId::parse(&id).unwrap()).unwrap();
            let client = app.client_of(&tenant).await.unwrap();
            client.query_one(&sql, &[]).await.unwrap().get(0)
        };
        self.tenant.stack().inside(work).await.unwrap()
    }
}

/// Somebody who signs in by a name, with their id.
pub(crate) async fn learner(tenant: &TestTenant, ada: &Client, name: &str) -> (Client, String) {
    let username = format!("{name}.{}", tenant.id).to_lowercase();
    let profile = json!({"firstName": name, "lastName": "Berg", "username": username});
    let made = ada.post("/api/people", json!({"profile": profile, "password": PASSWORD}));
    let made = made.await.unwrap().ok().unwrap().value();
    (tenant.sign_in(&username).await, text(&made["id"]))
}

/// The address of a note that nobody wrote yet.
pub(crate) fn address() -> String {
    format!("/api/notes/{}", new_id())
}

/// A note of a title, with something else about it.
pub(crate) fn note(revision: i64, title: &str, more: Value) -> Value {
    let mut note = json!({"revision": revision, "title": title, "description": "", "checklist": [], "labels": [],
        "archive": false, "reminder": null});
    note.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    note
}

pub(crate) async fn put(browser: &Client, path: &str, note: Value) -> Reply {
    browser.put(path, note).await.unwrap()
}

pub(crate) async fn save_note(browser: &Client, path: &str, note: Value) -> Value {
    put(browser, path, note).await.ok().unwrap().value()
}

pub(crate) async fn read(browser: &Client, path: &str) -> Value {
    browser.get(path).await.unwrap().ok().unwrap().value()
}

pub(crate) async fn does(browser: &Client, path: &str) -> Reply {
    browser.post(path, json!({})).await.unwrap()
}

pub(crate) async fn titles(browser: &Client, query: &str) -> Vec<String> {
    let page = read(browser, &format!("/api/notes?{query}")).await;
    page["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|note| text(&note["title"]))
        .collect()
}

pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("no text: {value}")).to_owned()
}
