//! A tenant's own role may change its password and settings. The tenant goes on.

use learnt_compose::testing::{TestStack, TestTenant, holds, until};
use learnt_kernel::tenant::TenantId;
use serde_json::json;

/// Closes the connections that the tenant's pool holds, and answers whether the next one is let in.
async fn is_let_in(tenant: &TestTenant) -> bool {
    let (product, id) = (tenant.stack().stack().clone(), TenantId::parse(&tenant.id).unwrap());
    let connect = async move {
        let app = product.tenant_api();
        app.pools.release(&id);
        let tenant = app.directory.now().tenant(&id).unwrap();
        let connected = app.pools.client(&tenant).await;
        !connected.is_err_and(|error| error.login_refused())
    };
    tenant.stack().inside(connect).await.unwrap()
}

#[tokio::test]
async fn a_tenant_whose_role_changed_its_password_is_let_in_again_at_once() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let role = acme.texts("select current_user::text").await.remove(0);
    acme.sql(format!("alter role {role} password 'mine'")).await;
    until(async || holds(!is_let_in(&acme).await, "the old password still opens")).await;
    // Open connections know nothing of the new password; sooner or later so many ask at once that one more is opened.
    until(async || {
        let replies = futures_util::future::join_all((0..12).map(|_| admin.get("/api/me/courses"))).await;
        for reply in replies {
            let reply = reply.unwrap();
            holds(reply.status.is_success(), format!("{}: {}", reply.status, reply.text()))?;
        }
        let figures = acme.stack().client("localhost").get("/metrics").await.unwrap().text();
        let alerts = [
            "learnt_tenant_logins_refused_total",
            "learnt_role_repairs_total{why=\"login\"}",
        ];
        let missing: Vec<&str> = alerts.into_iter().filter(|alert| !figures.contains(alert)).collect();
        if missing.is_empty() {
            Ok(())
        } else {
            Err(format!("not reported: {missing:?}"))
        }
    })
    .await;
    assert!(is_let_in(&acme).await);
}

#[tokio::test]
async fn what_a_role_has_set_for_itself_decides_nothing() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let before = acme
        .texts("select current_user::text union all select pg_backend_pid()::text")
        .await;
    let (role, pid) = (&before[0], &before[1]);
    acme.sql(format!(
        "alter role {role} set search_path = pg_catalog; alter role {role} set statement_timeout = 1; \
         alter role {role} set lock_timeout = 1; alter role {role} set idle_in_transaction_session_timeout = 1; \
         alter role {role} set default_transaction_read_only = on; alter role {role} set default_transaction_isolation = serializable; \
         alter role {role} set timezone = 'Asia/Tokyo'"
    ))
    .await;
    let shown = until(async || {
        is_let_in(&acme).await;
        let shown = acme
            .texts(
                "select pg_backend_pid()::text union all select current_setting(name) from unnest(array['statement_timeout', \
                 'lock_timeout', 'idle_in_transaction_session_timeout', 'default_transaction_read_only', \
                 'default_transaction_isolation', 'timezone', 'search_path']) name",
            )
            .await;
        if &shown[0] == pid { Err("an old connection") } else { Ok(shown) }
    })
    .await;
    let schema = role.trim_end_matches("_app");
    assert_eq!(
        shown[1..],
        [
            "30s",
            "10s",
            "30s",
            "off",
            "read committed",
            "UTC",
            &format!("{schema}, extensions, pg_temp")
        ]
    );
    let made = admin.post("/api/courses", json!({"title": "Lifting"})).await.unwrap();
    assert!(made.status.is_success(), "{}", made.text());
}
