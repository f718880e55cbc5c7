//! What people are told of, in the product and by mail, against the running product.

mod choosing;
mod counted;
mod mailing;
mod notes;
mod notices;
mod outsiders;
mod pictures;

use std::path::PathBuf;
use std::sync::Arc;

use chrono::{DateTime, Utc};
use learnt_compose::client::Client;
use learnt_compose::testing::{self, PASSWORD, TestStack, TestTenant, holds};
use learnt_kernel::clock::{Clock, FixedClock, SystemClock};
use learnt_kernel::ids::random_label;
use learnt_kernel::tenant::TenantId;
use learnt_tenant_api::config::{ClusterAddress, Config, MailRoute, Pace};
use learnt_tenant_api::start::at_rest;
use learnt_tenant_api::{Tenant, TenantApi, pump, schedule, sending};
use learnt_tests::statement_counter::StatementCounter;
use serde_json::{Value, json};

/// A tenant of one story, with its admin at work.
pub(crate) struct Story {
    pub(crate) tenant: TestTenant,
    pub(crate) ada: Client,
}

/// Somebody who is told of things.
pub(crate) struct Person {
    pub(crate) id: String,
    pub(crate) browser: Client,
    pub(crate) email: String,
}

impl Story {
    pub(crate) async fn begin(name: &str) -> Self {
        let tenant = TestStack::shared().await.tenant(name).await;
        let ada = tenant.admin().await;
        Self { tenant, ada }
    }

    /// Somebody at a place who signs in by a name, and has no address.
    pub(crate) async fn learner(&self, name: &str, location: &str) -> Person {
        let username = format!("{name}.{}", self.tenant.id).to_lowercase();
        let profile =
            json!({"firstName": name, "lastName": "Berg", "username": username, "lists": {"loc1": [location]}});
        let made = self
            .does("/api/people", json!({"profile": profile, "password": PASSWORD}))
            .await;
        let browser = self.tenant.sign_in(&username).await;
        Person {
            id: text(&made["id"]),
            browser,
            email: String::new(),
        }
    }

    /// Somebody at a place who was invited by mail, and came.
    pub(crate) async fn mailed(&self, name: &str, location: &str) -> Person {
        let email = format!("{name}@{}.test", self.tenant.id).to_lowercase();
        let profile = json!({"firstName": name, "lastName": "Berg", "email": email, "lists": {"loc1": [location]}});
        let made = self.does("/api/people", json!({"profile": profile})).await;
        let browser = self.tenant.join(&email).await.unwrap();
        Person {
            id: text(&made["id"]),
            browser,
            email,
        }
    }

    /// Posts something that works.
    pub(crate) async fn does(&self, path: &str, body: Value) -> Value {
        self.ada.post(path, body).await.unwrap().ok().unwrap().value()
    }

    pub(crate) async fn reads(&self, path: &str) -> Value {
        self.ada.get(path).await.unwrap().ok().unwrap().value()
    }

    /// A published course of one page that is done when it is opened, open until then.
    pub(crate) async fn course(&self, title: &str, until: Option<DateTime<Utc>>) -> String {
        let made = self.does("/api/courses", json!({"title": title})).await;
        let id = text(&made["id"]);
        let section = json!({"revision": made["revision"], "title": "Start"});
        let section = self.does(&format!("/api/courses/{id}/sections"), section).await;
        let page = json!({"revision": section["revision"], "sectionId": section["id"], "type": "page", "completion": {"kind": "viewed"}, "title": "A",
            "content": {"doc": {"type": "doc", "content": [
                {"type": "paragraph", "content": [{"type": "text", "text": "A"}]}]}}});
        let page = self.does(&format!("/api/courses/{id}/activities"), page).await;
        if let Some(until) = until {
            let dated = json!({"revision": page["revision"], "availabilityUntil": until});
            let path = format!("/api/courses/{id}");
            self.ada.patch(&path, dated).await.unwrap().ok().unwrap();
        }
        self.does(&format!("/api/courses/{id}/publish"), json!({})).await;
        id
    }

    /// Gives a course to a place, and to one where nobody is: the same rule twice would be refused.
    pub(crate) async fn gives(&self, course: &str, location: &str) -> Value {
        let rule = json!({"type": "course", "documentId": course, "rule": {"loc1": [location, random_label(8)]}});
        self.does("/api/permissions", rule).await["permission"].clone()
    }

    /// Runs SQL as the tenant's own role: what time or somebody else would have done.
    pub(crate) async fn sql(&self, sql: impl Into<String>) {
        self.tenant.sql(sql).await;
    }

    /// A number out of the tenant's schema.
    pub(crate) async fn count(&self, sql: impl Into<String>) -> i64 {
        let (product, id, sql) = (self.tenant.stack().stack().clone(), self.tenant.id.clone(), sql.into());
        let work = async move {
            let app = product.tenant_api();
            let tenant = app.directory.now().tenant(&TenantId::parse(&id).unwrap()).unwrap();
            let row = app
                .client_of(&tenant)
                .await
                .unwrap()
                .query_one(&sql, &[])
                .await
                .unwrap();
            row.get(0)
        };
        self.tenant.stack().inside(work).await.unwrap()
    }

    /// Nothing waits to be reacted to any more.
    pub(crate) async fn rests(&self) {
        let waiting = "select count(*) from facts where due_at is not null and dead_at is null";
        until("the outbox comes to rest", async || self.count(waiting).await == 0).await;
    }

    /// Mails to somebody that are notifications, newest first.
    pub(crate) fn notification_mails(&self, person: &Person) -> Vec<Value> {
        notifications_in(self.tenant.stack().mail_dir(), &person.email)
    }
}

/// Mails that are notifications: they say where one chooses them.
pub(crate) fn notifications_in(folder: &std::path::Path, address: &str) -> Vec<Value> {
    let mut mails = learnt_compose::mails::mails_to(folder, address);
    mails.retain(|mail| {
        mail["text"]
            .as_str()
            .unwrap()
            .contains("/pages/mynotifications?tab=preferences")
    });
    mails
}

impl Person {
    /// What they are shown.
    pub(crate) async fn notifications(&self) -> Vec<Value> {
        self.shown("").await["items"].as_array().unwrap().clone()
    }

    pub(crate) async fn shown(&self, query: &str) -> Value {
        let path = format!("/api/notifications?{query}");
        self.browser.get(&path).await.unwrap().ok().unwrap().value()
    }

    /// What their bell says.
    pub(crate) async fn unread(&self) -> i64 {
        let reply = self.browser.get("/api/notifications/count").await.unwrap();
        reply.ok().unwrap().value()["unread"].as_i64().unwrap()
    }

    /// Waits until so many are shown.
    pub(crate) async fn wait_for_notifications(&self, count: usize) -> Vec<Value> {
        until(&format!("{count} notifications"), async || {
            self.notifications().await.len() >= count
        })
        .await;
        let notifications = self.notifications().await;
        assert_eq!(notifications.len(), count, "{notifications:?}");
        notifications
    }

    pub(crate) async fn chooses(&self, choice: Value) -> Value {
        let reply = self
            .browser
            .patch("/api/notifications/preferences", choice)
            .await
            .unwrap();
        reply.ok().unwrap().value()
    }

    /// Opens the page of their only course.
    pub(crate) async fn learns(&self) {
        let courses = self.browser.get("/api/me/courses").await.unwrap().value();
        let path = format!("/api/me/courses/{}", text(&courses["items"][0]["id"]));
        let player = self.browser.get(&path).await.unwrap().ok().unwrap().value();
        let activity = text(&player["sections"][0]["activities"][0]["id"]);
        let path = format!("{path}/activities/{activity}/progress");
        self.browser
            .post(&path, json!({"opened": true}))
            .await
            .unwrap()
            .ok()
            .unwrap();
    }
}

pub(crate) async fn until(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    testing::until(async || holds(is_so().await, format!("never: {what}"))).await;
}

pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("no text: {value}")).to_owned()
}

/// The minute of a moment, as people write it; in UTC, as the tenants of tests live.
pub(crate) fn minute(at: DateTime<Utc>) -> String {
    at.format("%H:%M").to_string()
}

/// A copy of the tenant API with a clock and mails of its own, that works only when it is told to.
pub(crate) struct ScheduledReplica {
    pub(crate) api: TenantApi,
    pub(crate) clock: Arc<FixedClock>,
    pub(crate) mail: PathBuf,
    id: TenantId,
}

impl ScheduledReplica {
    pub(crate) async fn of(story: &Story) -> Self {
        Self::with_config(story, Self::config(story)).await
    }

    /// One whose statements are counted.
    pub(crate) async fn counted(story: &Story) -> (Self, StatementCounter) {
        let mut config = Self::config(story);
        let counted = StatementCounter::between(&mut config).await;
        (Self::with_config(story, config).await, counted)
    }

    fn config(story: &Story) -> Config {
        let stack = story.tenant.stack();
        let folder = std::env::temp_dir().join(format!("learnt-replica-{}", random_label(8)));
        std::fs::create_dir_all(&folder).unwrap();
        Config {
            edge_url: stack.urls().edge.clone(),
            clusters: [(
                "main".to_owned(),
                ClusterAddress::parse(&stack.urls().cluster_addr).unwrap(),
            )]
            .into(),
            master_key: stack.master_key().clone(),
            platform_roots: learnt_kernel::host::PlatformRoots::parse("learnt.localhost").unwrap(),
            public: learnt_kernel::config::PublicAddress {
                scheme: "https".into(),
                port: None,
            },
            listen: ([127, 0, 0, 1], 0).into(),
            mail: MailRoute::Folder(folder.join("mail")),
            data_dir: folder,
            control_plane: None,
            trusted_proxy: None,
            fonts: None,
            loopback_providers: false,
            pool_budget: 20,
            tenant_pool: 4,
            pace: Pace::default(),
        }
    }

    async fn with_config(story: &Story, config: Config) -> Self {
        let clock = Arc::new(FixedClock::at(SystemClock.now()));
        let mail = config.data_dir.join("mail");
        let api = at_rest(config, clock.clone()).await.unwrap();
        let id = TenantId::parse(&story.tenant.id).unwrap();
        Self { api, clock, mail, id }
    }

    /// The tenant as this copy knows it.
    pub(crate) fn tenant(&self) -> Arc<Tenant> {
        self.api.app.directory.now().tenant(&self.id).unwrap()
    }

    /// Does everything that is due by then.
    pub(crate) async fn at(&self, moment: DateTime<Utc>) {
        self.clock.set(moment);
        self.work().await;
    }

    /// Does everything that is due.
    pub(crate) async fn work(&self) {
        let tenant = self.tenant();
        pump::drain(&self.api.app, &tenant).await.unwrap();
        schedule::drain(&self.api.app, &tenant, 100).await.unwrap();
        pump::drain(&self.api.app, &tenant).await.unwrap();
        sending::drain(&self.api.app, &tenant).await.unwrap();
    }

    /// What somebody was mailed from here.
    pub(crate) fn mails(&self, person: &Person) -> Vec<Value> {
        notifications_in(&self.mail, &person.email)
    }
}
