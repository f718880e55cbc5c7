//! Triggers: made at the console, woken by what happens to people, and done once, against the running product.

mod acting;
mod console;
mod delivering;
mod limits;
mod once;
mod receiver;
mod teams;

use std::sync::Arc;

use learnt_compose::client::{Client, Reply};
use learnt_compose::testing::{CONSOLE, PASSWORD, TestStack, holds, until};
use learnt_kernel::clock::{Clock, SystemClock};
use learnt_kernel::ids::random_label;
use learnt_kernel::tenant::TenantId;
use learnt_kernel::totp;
use learnt_tenant_api::{TenantApi, pump, schedule};
use serde_json::{Value, json};

use crate::certificates::Story;
use crate::platform;

/// A tenant of one story, its admin, and an operator at the console.
pub(crate) struct Scene {
    pub(crate) story: Story,
    pub(crate) console: Client,
    pub(crate) operator: String,
}

impl Scene {
    pub(crate) async fn begin(name: &str) -> Self {
        let story = Story::begin(name).await;
        let (console, operator) = operator(story.tenant.stack()).await;
        Self {
            story,
            console,
            operator,
        }
    }

    fn path(&self, rest: &str) -> String {
        format!("/api/tenants/{}/{rest}", self.story.tenant.id)
    }

    /// What an operator enters, with these parts.
    pub(crate) fn content(&self, change: Value) -> Value {
        let mut content = json!({
            "teamId": self.story.tenant.id, "title": "Well done", "event": "badgeEarned", "documents": [],
            "rule": {"everyone": []}, "actions": [], "delaySeconds": 0, "perHour": null, "perPerson": null,
        });
        let change = change.as_object().unwrap().clone();
        content.as_object_mut().unwrap().extend(change);
        content
    }

    /// A trigger with these parts; answers its id.
    pub(crate) async fn trigger(&self, change: Value) -> String {
        let made = self
            .console
            .post(&self.path("triggers"), self.content(change))
            .await
            .unwrap();
        assert_eq!(made.status, 201, "{}", made.text());
        text(&made.value()["id"])
    }

    /// Somebody with an address.
    pub(crate) async fn person(&self, name: &str, location: &str) -> String {
        let email = format!("{name}@{}.test", self.story.tenant.id).to_lowercase();
        let profile = json!({"firstName": name, "lastName": "Berg", "email": email, "lists": {"loc1": [location]}});
        let made = self.story.does("/api/people", json!({"profile": profile})).await;
        text(&made["id"])
    }

    pub(crate) async fn badge(&self, title: &str) -> String {
        text(&self.story.does("/api/badges", json!({"title": title})).await["id"])
    }

    /// An admin gives it by hand.
    pub(crate) async fn gives(&self, badge: &str, people: &[&str]) {
        self.story
            .does(&format!("/api/badges/{badge}/holders"), json!({"people": people}))
            .await;
    }

    /// What a trigger did, the newest first.
    pub(crate) async fn runs(&self, trigger: &str) -> Vec<Value> {
        let page = self
            .console
            .get(&self.path(&format!("triggers/{trigger}/runs?perPage=100")))
            .await;
        page.unwrap().ok().unwrap().value()["items"].as_array().unwrap().clone()
    }

    /// The states of its runs, when there are so many and none waits.
    pub(crate) async fn settled(&self, trigger: &str, runs: usize) -> Vec<String> {
        until(async || {
            let states: Vec<String> = self.runs(trigger).await.iter().map(|run| text(&run["state"])).collect();
            let over = states.len() == runs && !states.contains(&"waiting".to_owned());
            if over { Ok(states) } else { Err(format!("{states:?}")) }
        })
        .await
    }

    /// One run whole.
    pub(crate) async fn run(&self, id: &str) -> Value {
        let reply = self
            .console
            .get(&self.path(&format!("trigger-runs/{id}")))
            .await
            .unwrap();
        reply.ok().unwrap().value()
    }

    /// The outcome of each action of a run.
    pub(crate) async fn outcomes(&self, run: &Value) -> Vec<String> {
        let whole = self.run(run["id"].as_str().unwrap()).await;
        let output = whole["output"].as_array().unwrap().clone();
        output
            .iter()
            .map(|one| format!("{} {}", text(&one["action"]), text(&one["outcome"])))
            .collect()
    }

    pub(crate) async fn again(&self, run: &str, replay: bool) -> Reply {
        let path = self.path(&format!("trigger-runs/{run}/again"));
        self.console.post(&path, json!({"replay": replay})).await.unwrap()
    }

    pub(crate) async fn count(&self, rows: &str) -> usize {
        self.story.rows(rows).await
    }

    /// A copy of the tenant API that does nothing by itself, and this tenant in it.
    pub(crate) async fn quiet(&self, clock: Arc<dyn Clock>) -> TenantApi {
        platform::quiet_replica(platform::config(self.story.tenant.stack()), clock).await
    }

    /// Lets a copy do everything that is due.
    pub(crate) async fn drain(&self, api: &TenantApi) {
        let tenant = self.known(api);
        pump::drain(&api.app, &tenant).await.unwrap();
        schedule::drain(&api.app, &tenant, 1_000).await.unwrap();
    }

    pub(crate) fn known(&self, api: &TenantApi) -> Arc<learnt_tenant_api::Tenant> {
        let id = TenantId::parse(&self.story.tenant.id).unwrap();
        api.app.directory.now().tenant(&id).unwrap()
    }

    /// The words of the tenant's own log about triggers, the oldest first.
    pub(crate) async fn log(&self) -> Vec<String> {
        let sql = "select action from audit_log where action like 'trigger.%' order by seq";
        self.story.tenant.texts(sql).await
    }
}

/// An operator who is signed in, and their address.
pub(crate) async fn operator(stack: &TestStack) -> (Client, String) {
    let (secret, email) = (totp::new_secret(), format!("olga-{}@learnt.test", random_label(8)));
    stack.operator(&email, secret.clone()).await.unwrap();
    let console = stack.client(CONSOLE);
    let form = json!({"email": email, "password": PASSWORD});
    let first = console.post("/api/session", form).await.unwrap().ok().unwrap().value();
    let form = json!({"challenge": first["challenge"], "code": totp::code(&secret, SystemClock.now())});
    let second = console
        .post("/api/session/totp", form)
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    console.set_token(Some(text(&second["accessToken"])));
    (console, email)
}

/// Waits until a question of the tenant's schema has so many rows.
pub(crate) async fn until_rows(scene: &Scene, question: &str, rows: usize) {
    until(async || {
        let found = scene.count(question).await;
        holds(found == rows, format!("{found} of {rows}"))
    })
    .await;
}

pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("no text: {value}")).to_owned()
}

/// Fields of a refusal, with their codes.
pub(crate) fn refused(reply: &Reply) -> Vec<String> {
    assert_eq!(reply.status, 422, "{}", reply.text());
    let body = reply.value();
    let errors = body["errors"].as_array().unwrap().iter();
    errors
        .map(|error| format!("{} {}", text(&error["field"]), text(&error["code"])))
        .collect()
}
