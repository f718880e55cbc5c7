//! What surrounds the features: directory, pools, pump, live sockets, settings, its own routes.

mod compression;
mod directory;
mod hosts;
mod live;
mod patience;
mod pools;
mod pump;
mod ready;
mod roles;
mod settings;
mod shares;
mod sockets;
mod tls;
mod unhandled_events;

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use learnt_compose::client::Client;
use learnt_compose::testing::{TestStack, TestTenant};
use learnt_kernel::clock::Clock;
use learnt_kernel::ids::random_label;
use learnt_kernel::tenant::TenantId;
use learnt_tenant_api::config::{ClusterAddress, Config, MailRoute, Pace};
use learnt_tenant_api::{
    TenantApi,
    start::{at_rest, start_at},
};
use serde_json::{Value, json};
use tower::ServiceExt;

/// Where nothing listens.
pub const NOWHERE: &str = "127.0.0.1:9";

/// What a copy of the tenant API beside the product's own is told.
pub fn config(stack: &TestStack) -> Config {
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
            scheme: "http".into(),
            port: Some(4400),
        },
        listen: ([127, 0, 0, 1], 0).into(),
        mail: MailRoute::Folder(folder.join("mail")),
        data_dir: folder,
        control_plane: None,
        trusted_proxy: None,
        pool_budget: 20,
        tenant_pool: 4,
        fonts: None,
        loopback_providers: true,
        // Nothing happens by itself unless a test wants it.
        pace: Pace {
            sweep: Duration::from_secs(3600),
            ..Pace::default()
        },
    }
}

/// Another copy of the tenant API, beside the product's own. It works for all tenants, those of other tests too: their mails
/// go where they are looked for.
pub async fn replica(config: Config, clock: Arc<dyn Clock>) -> TenantApi {
    let mail = match TestStack::running() {
        Some(stack) => MailRoute::Folder(stack.mail_dir().to_owned()),
        None => config.mail,
    };
    start_at(Config { mail, ..config }, clock).await.unwrap()
}

/// A copy that does nothing by itself: whatever it does, the test has asked for.
pub async fn quiet_replica(config: Config, clock: Arc<dyn Clock>) -> TenantApi {
    at_rest(config, clock).await.unwrap()
}

/// What a copy answers to a GET.
pub async fn ask(api: &TenantApi, host: &str, path: &str) -> (StatusCode, Value) {
    let request = Request::get(path).header("host", host).body(Body::empty()).unwrap();
    let response = api.router.clone().oneshot(request).await.unwrap();
    let status = response.status();
    let body = axum::body::to_bytes(response.into_body(), usize::MAX).await.unwrap();
    (status, serde_json::from_slice(&body).unwrap_or_default())
}

/// Runs SQL as a tenant's own role.
pub async fn run(api: &TenantApi, tenant: &TestTenant, sql: &str) {
    let tenant = api
        .app
        .directory
        .now()
        .tenant(&TenantId::parse(&tenant.id).unwrap())
        .unwrap();
    api.app
        .client_of(&tenant)
        .await
        .unwrap()
        .batch_execute(sql)
        .await
        .unwrap();
}

/// A number from a tenant's schema.
pub async fn count(api: &TenantApi, tenant: &TestTenant, sql: &str) -> i64 {
    let tenant = api
        .app
        .directory
        .now()
        .tenant(&TenantId::parse(&tenant.id).unwrap())
        .unwrap();
    api.app
        .client_of(&tenant)
        .await
        .unwrap()
        .query_one(sql, &[])
        .await
        .unwrap()
        .get(0)
}

/// An admin adds somebody.
pub async fn add_person(admin: &Client, name: &str) {
    let body = json!({"profile": {"firstName": name, "lastName": "Learner", "email": format!("{name}@{}", admin.host()), "lists": {}, "fields": {}}});
    let added = admin.post("/api/people", body).await.unwrap();
    assert!(added.status.is_success(), "{}", added.text());
}
