//! What a tenant API reads of the directory after a change.
use std::sync::Arc;

use axum::body::Body;
use http::{Request, StatusCode};
use learnt_compose::testing::{TestStack, holds, until};
use learnt_control_plane::builder;
use learnt_kernel::clock::SystemClock;
use learnt_kernel::tenant::TenantId;
use learnt_tenant_api::TenantApi;
use learnt_tenant_api::config::{ClusterAddress, Config};
use serde_json::{Value, json};

use super::platform::{INTERNAL_KEY, TestPlatform, answer, order, run};
use crate::platform::replica;

/// A tenant API of this platform's own.
async fn tenant_api(platform: &TestPlatform) -> TenantApi {
    let urls = &platform.databases.urls;
    let config = Config {
        edge_url: urls.edge.clone(),
        clusters: [("main".to_owned(), ClusterAddress::parse(&urls.cluster_addr).unwrap())].into(),
        ..crate::platform::config(TestStack::shared().await)
    };
    replica(config, Arc::new(SystemClock)).await
}

/// A tenant's name and one of its settings, as the tenant API knows them.
fn known(api: &TenantApi, tenant: &str) -> Option<(String, Value)> {
    let tenant = api.app.directory.now().tenant(&TenantId::parse(tenant).unwrap())?;
    Some((tenant.name.clone(), tenant.settings["marketplaceLink"].clone()))
}

async fn change(platform: &TestPlatform, tenant: &str, link: &str) {
    let request = Request::patch(format!("/internal/tenants/{tenant}/settings"))
        .header("content-type", "application/json")
        .header("authorization", format!("Bearer {INTERNAL_KEY}"))
        .header("x-learnt-tenant", tenant);
    let body = Body::from(json!({ "marketplaceLink": link }).to_string());
    let changed = answer(&platform.control.internal, request.body(body).unwrap()).await;
    assert_eq!(changed.status, StatusCode::OK);
}

#[tokio::test]
async fn only_the_tenant_that_changed_is_read_again() {
    let platform = TestPlatform::quiet().await;
    for tenant in ["acme", "munro"] {
        builder::provision(&platform.control, order(tenant)).await.unwrap();
    }
    let api = tenant_api(&platform).await;
    let munro = known(&api, "munro").unwrap();
    // Nobody counts this: who read all would see it.
    let silently = "update control.tenants set name = 'Unread' where id = 'munro'";
    run(&mut platform.register().await, silently).await;
    for link in ["https://one.test/", "https://two.test/"] {
        change(&platform, "acme", link).await;
        until(async || {
            let acme = known(&api, "acme");
            holds(
                acme.as_ref().is_some_and(|(_, shown)| shown == link),
                format!("{acme:?}"),
            )
        })
        .await;
    }
    builder::provision(&platform.control, order("stellar")).await.unwrap();
    until(async || holds(known(&api, "stellar").is_some(), "the new tenant is not known")).await;
    assert_eq!(known(&api, "munro"), Some(munro));

    // An earlier program counts, and does not say for whom.
    run(
        &mut platform.register().await,
        "select nextval('control.directory_version'); notify learnt_directory",
    )
    .await;
    until(async || {
        let munro = known(&api, "munro");
        holds(
            munro.as_ref().is_some_and(|(name, _)| name == "Unread"),
            format!("{munro:?}"),
        )
    })
    .await;

    let gone = "begin; update control.tenants set status = 'archived' where id = 'munro'; \
         select control.directory_changed('munro'); commit; notify learnt_directory";
    run(&mut platform.register().await, gone).await;
    until(async || holds(known(&api, "munro").is_none(), "what is gone is still known")).await;
    assert!(known(&api, "acme").is_some());
    api.shutdown().await;
}

#[tokio::test]
async fn a_change_that_is_committed_after_a_later_one_was_begun_is_not_missed() {
    let platform = TestPlatform::quiet().await;
    for tenant in ["acme", "munro"] {
        builder::provision(&platform.control, order(tenant)).await.unwrap();
    }
    let api = tenant_api(&platform).await;
    let mut slow = platform.register().await;
    run(
        &mut slow,
        "begin; update control.tenants set name = 'Slow' where id = 'munro'; select control.directory_changed('munro')",
    )
    .await;
    let quick = change(&platform, "acme", "https://quick.test/");
    let commit = async {
        // Whoever looks now sees that something is counted, and does not see what.
        run(&mut platform.register().await, "notify learnt_directory").await;
        tokio::time::sleep(std::time::Duration::from_millis(700)).await;
        run(&mut slow, "commit; notify learnt_directory").await;
    };
    tokio::join!(quick, commit);
    until(async || {
        let both = (known(&api, "acme"), known(&api, "munro"));
        let quick = both.0.as_ref().is_some_and(|(_, link)| link == "https://quick.test/");
        holds(
            quick && both.1.as_ref().is_some_and(|(name, _)| name == "Slow"),
            format!("{both:?}"),
        )
    })
    .await;
    api.shutdown().await;
}
