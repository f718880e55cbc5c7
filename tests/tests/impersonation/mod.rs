//! Acting in another person's name: who may, what it opens, and how it ends.

mod attacks;
mod disabled;
mod ending;
mod operators;
mod story;
mod superadmins;

pub(crate) use operators::OperatorConsole;

use std::time::Duration;

use learnt_compose::client::{Client, Reply};
use learnt_compose::testing::{PASSWORD, TestStack, TestTenant, within};
use learnt_kernel::ids::random_label;
use serde_json::{Value, json};

/// Longer than a session's standing is remembered.
const MEMORY: Duration = Duration::from_secs(9);

/// A tenant with its admin at work.
pub(crate) struct TestPlatform {
    pub(crate) tenant: TestTenant,
    pub(crate) ada: Client,
    pub(crate) ada_id: String,
}

/// Somebody of the team.
pub(crate) struct Member {
    pub(crate) id: String,
    pub(crate) username: String,
}

impl TestPlatform {
    pub(crate) async fn open() -> Self {
        let tenant = TestStack::shared().await.tenant("acme").await;
        let ada = tenant.admin().await;
        let ada_id = uid(&ada).await;
        Self { tenant, ada, ada_id }
    }

    /// Somebody with these roles, who signs in by a name.
    pub(crate) async fn member(&self, first_name: &str, roles: &[&str]) -> Member {
        let username = format!("{}-{}", first_name.to_lowercase(), random_label(8));
        let profile = json!({"firstName": first_name, "lastName": "Berg", "username": username});
        let body = json!({"profile": profile, "roles": roles, "password": PASSWORD});
        let made = self.ada.post("/api/people", body).await.unwrap().ok().unwrap().value();
        Member {
            id: made["id"].as_str().unwrap().to_owned(),
            username,
        }
    }

    pub(crate) async fn browser_of(&self, member: &Member) -> Client {
        self.tenant.sign_in(&member.username).await
    }

    /// Runs SQL in the tenant's schema, as its own role: what time or somebody else would have done.
    pub(crate) async fn sql(&self, sql: String) {
        self.tenant.sql(sql).await;
    }

    /// Makes somebody a superadmin, which nobody of the tenant may.
    pub(crate) async fn make_superadmin(&self, id: &str) {
        self.sql(format!(
            "update user_teams set roles = '{{superadmin}}', rank = 4 where user_id = '{id}'"
        ))
        .await;
    }

    /// A browser in which Ada acts as somebody.
    pub(crate) async fn acting_as(&self, member: &Member) -> Client {
        let browser = self.tenant.admin().await;
        let reply = start(&browser, &member.id).await.ok().unwrap();
        take(&browser, &reply);
        browser
    }

    pub(crate) async fn rows(&self, query: &str) -> Vec<Value> {
        let reader = self.tenant.admin().await;
        let page = reader
            .get(&format!("/api/audit-log?perPage=200&{query}"))
            .await
            .unwrap()
            .ok()
            .unwrap();
        page.value()["items"].as_array().unwrap().clone()
    }
}

pub(crate) async fn uid(browser: &Client) -> String {
    let me = browser.get("/api/me").await.unwrap().ok().unwrap().value();
    me["uid"].as_str().unwrap().to_owned()
}

pub(crate) fn starting(id: &str) -> Value {
    json!({"userId": id, "reason": "She called and cannot find her course", "home": "/apps/admin/users?page=2"})
}

pub(crate) async fn start(browser: &Client, id: &str) -> Reply {
    browser.post("/api/impersonation", starting(id)).await.unwrap()
}

pub(crate) async fn refresh(browser: &Client) -> Reply {
    browser.post("/api/auth/refresh", json!({})).await.unwrap()
}

/// Takes the access token of an answer; the cookie was taken already.
pub(crate) fn take(browser: &Client, reply: &Reply) {
    browser.set_token(Some(reply.value()["accessToken"].as_str().unwrap().to_owned()));
}

/// Waits until a browser's token opens nothing any more; answers the code of the refusal.
pub(crate) async fn until_refused(browser: &Client) -> String {
    within(MEMORY, async || {
        let reply = browser.get("/api/me").await.unwrap();
        if reply.status.is_success() {
            return Err("it still opens");
        }
        assert_eq!(reply.status, 401, "{}", reply.text());
        Ok(reply.code())
    })
    .await
}
