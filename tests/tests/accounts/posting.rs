//! Mail over real SMTP: what a server takes, refuses, puts off and breaks off.
use std::sync::Arc;

use axum::body::Body;
use axum::http::Request;
use learnt_compose::testing::smtp::SmtpServer;
use learnt_compose::testing::{PASSWORD, TestStack, TestTenant};
use learnt_kernel::clock::{Clock, FixedClock, SystemClock};
use learnt_kernel::ids::random_label;
use learnt_kernel::tenant::TenantId;
use learnt_tenant_api::config::{ClusterAddress, Config, MailRoute, Pace};
use learnt_tenant_api::start::at_rest;
use learnt_tenant_api::{TenantApi, pump, schedule, sending};
use serde_json::{Value, json};
use tower::ServiceExt;

use super::fresh;

/// A copy of the tenant API that mails through a server of the test's own, and works only when it is told to. Its clock is
/// a year ahead: the product's own pump does not see its work yet.
pub struct Office {
    pub api: TenantApi,
    clock: Arc<FixedClock>,
    pub tenant: TestTenant,
}

impl Office {
    pub async fn open(tenant: TestTenant, url: &str) -> Self {
        let (stack, folder) = (
            TestStack::shared().await,
            std::env::temp_dir().join(format!("learnt-post-{}", random_label(8))),
        );
        std::fs::create_dir_all(&folder).unwrap();
        let clock = Arc::new(FixedClock::at(SystemClock.now() + chrono::Duration::days(365)));
        let config = Config {
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
            mail: MailRoute::Smtp(url.to_owned()),
            data_dir: folder,
            control_plane: None,
            trusted_proxy: None,
            fonts: None,
            loopback_providers: false,
            pool_budget: 20,
            tenant_pool: 4,
            pace: Pace::default(),
        };
        let api = at_rest(config, clock.clone()).await.unwrap();
        Self { api, clock, tenant }
    }

    /// Somebody registers here; answers the status.
    pub async fn register(&self, email: &str) {
        let body = super::form(email, PASSWORD).to_string();
        let request = Request::post("/api/auth/register")
            .header("host", &self.tenant.host)
            .header("content-type", "application/json")
            .body(Body::from(body));
        let answer = self.api.router.clone().oneshot(request.unwrap()).await.unwrap();
        assert_eq!(answer.status(), 200);
    }

    /// Does everything that is due.
    pub async fn work(&self) {
        let id = TenantId::parse(&self.tenant.id).unwrap();
        let tenant = self.api.app.directory.now().tenant(&id).unwrap();
        pump::drain(&self.api.app, &tenant).await.unwrap();
        schedule::drain(&self.api.app, &tenant, 100).await.unwrap();
        sending::drain(&self.api.app, &tenant).await.unwrap();
    }

    pub async fn later(&self, by: chrono::Duration) {
        self.clock.advance(by);
        self.work().await;
    }

    /// The mails that the team's admin sees.
    async fn seen(&self, query: &str) -> Vec<Value> {
        let reply = self
            .tenant
            .admin()
            .await
            .get(&format!("/api/mails{query}"))
            .await
            .unwrap();
        reply.ok().unwrap().value()["items"].as_array().unwrap().clone()
    }
}

pub async fn office(server: &SmtpServer) -> Office {
    Office::open(super::open_tenant("acme").await, &server.url()).await
}

/// The parts of a message, decoded.
fn decoded(message: &str) -> String {
    let mut text = message.replace("=\r\n", "");
    for (code, letter) in [("=3D", "="), ("=2E", "."), ("=26", "&")] {
        text = text.replace(code, letter);
    }
    text
}

#[tokio::test]
async fn a_mail_has_both_forms_and_the_teams_own_sender() {
    let server = SmtpServer::start(None).await.unwrap();
    let office = office(&server).await;
    let lena = fresh("lena");
    office.register(&lena).await;
    office.work().await;
    let taken = server.taken();
    let to: Vec<&str> = taken.iter().map(|mail| mail.to[0].as_str()).collect();
    assert_eq!(to.len(), 2, "{to:?}");
    let welcome = taken.iter().find(|mail| mail.to == [lena.clone()]).unwrap();
    assert_eq!(welcome.from, format!("no-reply@{}", office.tenant.host));
    let message = decoded(&welcome.message);
    for part in [
        "Subject: Welcome to acme",
        "Content-Type: multipart/alternative",
        "Content-Type: text/plain",
        "Content-Type: text/html",
        "Message-ID: <",
        &format!("https://{}/action#mode=verifyEmail&code=", office.tenant.host),
        "<!doctype html>",
    ] {
        assert!(message.contains(part), "{part} in {message}");
    }
    assert!(server.connections() <= 2, "each worker keeps its connection");

    office.work().await;
    office.later(chrono::Duration::hours(2)).await;
    assert_eq!(server.taken().len(), 2, "nothing leaves twice");
    let listed = office.seen("?status=sent").await;
    assert!(
        listed
            .iter()
            .any(|mail| mail["recipient"] == json!(lena) && mail["sentAt"].is_string())
    );
    office.api.shutdown().await;
}

#[tokio::test]
async fn a_refused_recipient_is_shown_to_the_admin_at_once_with_the_reason() {
    let server = SmtpServer::start(None).await.unwrap();
    let office = office(&server).await;
    let (refused, full) = (fresh("refused"), fresh("full"));
    office.register(&refused).await;
    office.register(&full).await;
    office.work().await;
    let failed = office.seen("?status=failed").await;
    assert_eq!(failed.len(), 1, "{failed:?}");
    assert_eq!(
        (&failed[0]["recipient"], &failed[0]["kind"]),
        (&json!(refused), &json!("welcome"))
    );
    assert!(
        failed[0]["error"]
            .as_str()
            .unwrap()
            .contains("there is nobody of that name"),
        "{failed:?}"
    );
    assert!(failed[0]["nextAt"].is_null());

    let waiting = office.seen(&format!("?status=sending&search={}", &full[..12])).await;
    assert_eq!(
        (&waiting[0]["recipient"], &waiting[0]["attempts"]),
        (&json!(full), &json!(1))
    );
    assert!(
        waiting[0]["error"].as_str().unwrap().contains("the mailbox is full"),
        "{waiting:?}"
    );
    let first = waiting[0]["nextAt"].as_str().unwrap().to_owned();
    office.later(chrono::Duration::minutes(1)).await;
    let waiting = office.seen("?status=sending").await;
    assert_eq!(waiting[0]["attempts"], json!(2), "it is tried again");
    assert!(waiting[0]["nextAt"].as_str().unwrap() > first.as_str());

    for _ in 0..4 {
        office.later(chrono::Duration::days(1)).await;
    }
    let given_up = office.seen("?sort=recipient&status=failed").await;
    let given_up: Vec<_> = given_up.iter().map(|mail| mail["recipient"].clone()).collect();
    assert_eq!(given_up, [json!(full), json!(refused)], "after three days");
    office.api.shutdown().await;
}

#[tokio::test]
async fn a_connection_that_breaks_off_and_a_dead_server_only_delay() {
    let server = SmtpServer::start(None).await.unwrap();
    let office = office(&server).await;
    server.drop_next(1);
    let lena = fresh("lena");
    office.register(&lena).await;
    office.work().await;
    let before = server.taken().len();
    assert!(before < 2, "one broke off");
    for _ in 0..3 {
        office.later(chrono::Duration::minutes(2)).await;
    }
    let mine = |server: &SmtpServer, email: &str| server.taken().iter().filter(|mail| mail.to == [email]).count();
    assert_eq!(
        (server.taken().len(), mine(&server, &lena)),
        (2, 1),
        "each of them once"
    );

    let address = server.address;
    drop(server);
    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    let marco = fresh("marco");
    office.register(&marco).await;
    for _ in 0..12 {
        office.later(chrono::Duration::hours(1)).await;
    }
    let waiting = office.seen("?status=sending").await;
    assert_eq!(waiting.len(), 2, "nothing is lost: {waiting:?}");
    let tried: i64 = waiting.iter().map(|mail| mail["attempts"].as_i64().unwrap()).sum();
    assert!(tried > 5, "{waiting:?}");
    let server = SmtpServer::start(Some(address)).await.unwrap();
    office.later(chrono::Duration::hours(2)).await;
    office.later(chrono::Duration::hours(2)).await;
    assert_eq!(
        (server.taken().len(), mine(&server, &marco)),
        (2, 1),
        "and nothing leaves twice"
    );
    assert!(office.seen("?status=sending").await.is_empty());
    office.api.shutdown().await;
}

#[tokio::test]
async fn two_replicas_send_each_mail_once() {
    let server = SmtpServer::start(None).await.unwrap();
    let one = office(&server).await;
    let two = Office::open(one.tenant.again(), &server.url()).await;
    for number in 0..6 {
        one.register(&fresh(&format!("learner{number}"))).await;
    }
    for _ in 0..3 {
        tokio::join!(one.work(), two.work());
    }
    two.later(chrono::Duration::minutes(1)).await;
    let mut ids: Vec<String> = server
        .taken()
        .iter()
        .map(|mail| {
            mail.message
                .lines()
                .find(|line| line.starts_with("Message-ID"))
                .unwrap()
                .to_owned()
        })
        .collect();
    assert_eq!(ids.len(), 12);
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), 12, "no mail left twice");
    one.api.shutdown().await;
    two.api.shutdown().await;
}

#[tokio::test]
async fn the_list_is_the_admins_and_the_teams_own() {
    let stack = TestStack::shared().await;
    let (acme, munro) = (super::open_tenant("acme").await, stack.tenant("munro").await);
    let lena = fresh("lena");
    let her = acme.client();
    super::register(&her, super::form(&lena, PASSWORD)).await;
    super::mail(&lena, "mode=verifyEmail").await;
    assert_eq!(her.get("/api/mails").await.unwrap().status, 403);
    assert_eq!(acme.client().get("/api/mails").await.unwrap().status, 401);
    let path = format!("/api/mails?search={lena}");
    let own = acme.admin().await.get(&path).await.unwrap().value();
    assert_eq!((&own["total"], &own["items"][0]["status"]), (&json!(1), &json!("sent")));
    assert!(!own.to_string().contains("code="), "what it said is not kept");
    let theirs = munro.admin().await.get(&path).await.unwrap().value();
    assert_eq!(theirs["total"], json!(0));
}
