//! Forms, from the first question to the result, against the running product.

mod answering;
mod bad_input;
mod building;
mod calendar;
mod demo;
mod desk;
mod figures;
mod filling;
mod marker_lists;
mod marking;
mod mending;
mod notices;
mod outsiders;
mod pdf;
mod resuming;
mod stored_figures;
mod templates;

use learnt_compose::client::{Client, Reply};
use learnt_compose::testing::{PASSWORD, TestStack, TestTenant};
use serde_json::{Value, json};

/// A tenant of one story: its admin, Max, who manages Lena, and Otto, whom he does not manage.
pub(crate) struct Story {
    pub(crate) tenant: TestTenant,
    pub(crate) ada: Client,
    pub(crate) max: Client,
    pub(crate) lena: Client,
    pub(crate) otto: Client,
    pub(crate) lena_id: String,
    pub(crate) max_id: String,
}

impl Story {
    pub(crate) async fn begin(name: &str) -> Self {
        let tenant = TestStack::shared().await.tenant(name).await;
        let ada = tenant.admin().await;
        let (_, max_id) = person(&tenant, &ada, "Max").await;
        let path = format!("/api/people/{max_id}/roles");
        let revision = ada
            .get(&format!("/api/people/{max_id}"))
            .await
            .unwrap()
            .ok()
            .unwrap()
            .value()["revision"]
            .clone();
        let roles = json!({"roles": ["learner", "manager"], "revision": revision});
        ada.put(&path, roles).await.unwrap().ok().unwrap();
        let (lena, lena_id) = person(&tenant, &ada, "Lena").await;
        let (otto, _) = person(&tenant, &ada, "Otto").await;
        let path = format!("/api/people/{lena_id}/managers");
        let revision = ada
            .get(&format!("/api/people/{lena_id}"))
            .await
            .unwrap()
            .ok()
            .unwrap()
            .value()["revision"]
            .clone();
        ada.put(&path, json!({"managers": [max_id], "revision": revision}))
            .await
            .unwrap()
            .ok()
            .unwrap();
        let max = tenant.sign_in(&format!("max.{}", tenant.id)).await;
        Self {
            tenant,
            ada,
            max,
            lena,
            otto,
            lena_id,
            max_id,
        }
    }

    /// A form that was published, and is open to the team.
    pub(crate) async fn published(&self, kind: &str, fields: Value, settings: Value) -> Value {
        let draft = self.draft(kind, fields, settings).await;
        step(&self.ada, &draft, "publish").await.ok().unwrap().value()
    }

    pub(crate) async fn draft(&self, kind: &str, fields: Value, settings: Value) -> Value {
        let made = self
            .ada
            .post("/api/forms", json!({"title": "Fire safety", "kind": kind}))
            .await
            .unwrap();
        assert_eq!(made.status, 201, "{}", made.text());
        let made = made.value();
        let mut all = json!({"openToTeam": true});
        all.as_object_mut()
            .unwrap()
            .extend(settings.as_object().unwrap().clone());
        save(&self.ada, &made, fields, all).await.ok().unwrap().value()
    }
}

/// Somebody who signs in by a name, with their id.
async fn person(tenant: &TestTenant, ada: &Client, name: &str) -> (Client, String) {
    let username = format!("{name}.{}", tenant.id).to_lowercase();
    let profile = json!({"firstName": name, "lastName": "Berg", "username": username});
    let made = ada
        .post("/api/people", json!({"profile": profile, "password": PASSWORD}))
        .await
        .unwrap();
    let made = made.ok().unwrap().value();
    (tenant.sign_in(&username).await, text(&made["id"]))
}

/// A form with one page of these questions, on the revision that is known here.
pub(crate) async fn save(browser: &Client, form: &Value, fields: Value, settings: Value) -> Reply {
    let body = json!({"revision": form["revision"], "title": form["title"], "kind": form["kind"],
        "content": {"sections": [{"id": "page", "fields": fields}]}, "settings": settings});
    browser
        .put(&format!("/api/forms/{}", text(&form["id"])), body)
        .await
        .unwrap()
}

pub(crate) async fn step(browser: &Client, form: &Value, step: &str) -> Reply {
    let body = json!({"revision": form["revision"], "step": step});
    browser
        .post(&format!("/api/forms/{}/status", text(&form["id"])), body)
        .await
        .unwrap()
}

pub(crate) async fn start(browser: &Client, form: &Value, body: Value) -> Reply {
    browser
        .post(&format!("/api/me/forms/{}/submissions", text(&form["id"])), body)
        .await
        .unwrap()
}

pub(crate) async fn send(browser: &Client, submission: &Value, way: &str, answers: Value) -> Reply {
    let path = format!("/api/form-submissions/{}", text(&submission["id"]));
    let body = json!({"revision": submission["revision"], "answers": answers});
    match way {
        "" => browser.put(&path, body).await.unwrap(),
        way => browser.post(&format!("{path}/{way}"), body).await.unwrap(),
    }
}

/// What somebody submitted.
pub(crate) async fn submitted(browser: &Client, form: &Value, answers: Value) -> Value {
    let begun = start(browser, form, json!({})).await.ok().unwrap().value();
    send(browser, &begun, "submit", answers).await.ok().unwrap().value()
}

pub(crate) async fn mark(browser: &Client, submission: &Value, outcome: &str, more: Value) -> Reply {
    let mut body = json!({"revision": submission["revision"], "outcome": outcome});
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let path = format!("/api/form-submissions/{}/mark", text(&submission["id"]));
    browser.post(&path, body).await.unwrap()
}

pub(crate) async fn read(browser: &Client, path: &str) -> Value {
    browser.get(path).await.unwrap().ok().unwrap().value()
}

pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("no text: {value}")).to_owned()
}

pub(crate) fn words() -> Value {
    json!([{"id": "why", "type": "shortText", "label": "Why?", "required": true}])
}

/// Fields of a refusal, with their codes.
pub(crate) fn fields(reply: &Reply) -> Vec<String> {
    assert_eq!(reply.status, 422, "{}", reply.text());
    let body = reply.value();
    let errors = body["errors"].as_array().unwrap().iter();
    errors
        .map(|error| format!("{} {}", text(&error["field"]), text(&error["code"])))
        .collect()
}
