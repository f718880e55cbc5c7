//! Every role may change its own password and settings. What a tenant's role changed is set again, and it holds few connections.
use axum::body::Body;
use http::{Request, StatusCode};
use learnt_control_plane::builder;
use learnt_kernel::tenant::SchemaName;
use sqlx::{Connection, PgConnection};

use super::platform::{INTERNAL_KEY, TestPlatform, answer, order, run};

async fn platform() -> (TestPlatform, SchemaName) {
    let platform = TestPlatform::quiet().await;
    builder::provision(&platform.control, order("acme")).await.unwrap();
    let schema = SchemaName::parse(&platform.schema("acme").await).unwrap();
    (platform, schema)
}

/// Whether a role is let in with the password that it was made with.
async fn login(platform: &TestPlatform, role: &str) -> Result<PgConnection, sqlx::Error> {
    let mut url = url::Url::parse(&platform.databases.urls.cluster).unwrap();
    url.set_username(role).unwrap();
    url.set_password(Some(&platform.databases.master_key.role_password(role, 1)))
        .unwrap();
    PgConnection::connect(url.as_str()).await
}

/// A role's limit, its settings, and in how many databases it has others.
async fn role_settings(platform: &TestPlatform, role: &str) -> (i32, Vec<String>, i64) {
    sqlx::query_as(
        "select rolconnlimit, array(select unnest(rolconfig) order by 1), \
           (select count(*) from pg_db_role_setting where setrole = oid and setdatabase <> 0) \
         from pg_roles where rolname = $1",
    )
    .bind(role)
    .fetch_one(&mut platform.tenant_database().await)
    .await
    .unwrap()
}

#[tokio::test]
async fn what_a_role_changed_of_itself_is_set_again() {
    let (platform, schema) = platform().await;
    builder::provision(&platform.control, order("munro")).await.unwrap();
    let (app, ro) = (schema.app_role(), schema.ro_role());
    let before = [
        role_settings(&platform, &app).await,
        role_settings(&platform, &ro).await,
    ];
    let database = &platform.databases.names.tenants_database;
    run(
        &mut platform.as_role(&app).await,
        &format!(
            "alter role {app} password 'mine'; alter role {app} set statement_timeout = 1; alter role {app} set search_path = pg_catalog; \
             alter role {app} in database {database} set work_mem = '64kB'"
        ),
    )
    .await;
    run(
        &mut platform.as_role(&ro).await,
        &format!("begin read write; alter role {ro} password 'mine'; alter role {ro} reset all; commit"),
    )
    .await;
    assert!(login(&platform, &app).await.is_err() && login(&platform, &ro).await.is_err());
    let mut changed = builder::assert_roles(platform.control.provisioner()).await.unwrap();
    changed.sort();
    assert_eq!(
        changed,
        [app.clone(), ro.clone()],
        "whoever looks after the service reads their names"
    );
    assert_eq!(
        [
            role_settings(&platform, &app).await,
            role_settings(&platform, &ro).await
        ],
        before
    );
    assert!(login(&platform, &app).await.is_ok() && login(&platform, &ro).await.is_ok());
    let again = builder::assert_roles(platform.control.provisioner()).await.unwrap();
    assert_eq!(again, Vec::<String>::new());
}

#[tokio::test]
async fn a_role_that_is_gone_keeps_nobody_elses_from_being_set() {
    let (platform, schema) = platform().await;
    builder::provision(&platform.control, order("munro")).await.unwrap();
    let gone = SchemaName::parse(&platform.schema("munro").await).unwrap().ro_role();
    run(
        &mut platform.admin().await,
        &format!("drop owned by {gone}; drop role {gone}"),
    )
    .await;
    let app = schema.app_role();
    run(
        &mut platform.as_role(&app).await,
        &format!("alter role {app} password 'mine'"),
    )
    .await;
    builder::assert_roles(platform.control.provisioner()).await.unwrap();
    assert!(login(&platform, &app).await.is_ok());
}

#[tokio::test]
async fn the_tenant_api_has_a_role_set_again_at_once_in_its_own_tenant_only() {
    let (platform, schema) = platform().await;
    let app = schema.app_role();
    run(
        &mut platform.as_role(&app).await,
        &format!("alter role {app} password 'mine'"),
    )
    .await;
    for (tenant, status) in [("munro", StatusCode::NOT_FOUND), ("acme", StatusCode::NO_CONTENT)] {
        assert!(login(&platform, &app).await.is_err());
        let request = Request::post("/internal/tenants/acme/roles")
            .header("authorization", format!("Bearer {INTERNAL_KEY}"))
            .header("x-learnt-tenant", tenant);
        let answered = answer(&platform.control.internal, request.body(Body::empty()).unwrap()).await;
        assert_eq!(answered.status, status, "{tenant}");
    }
    assert!(login(&platform, &app).await.is_ok());
}

#[tokio::test]
async fn roles_of_an_earlier_program_get_their_limits_when_the_program_starts() {
    let (platform, schema) = platform().await;
    let (app, ro) = (schema.app_role(), schema.ro_role());
    run(
        &mut platform.admin().await,
        &format!("alter role {app} connection limit -1; alter role {ro} connection limit -1"),
    )
    .await;
    let changed = builder::assert_roles(platform.control.provisioner()).await.unwrap();
    assert_eq!(changed, Vec::<String>::new(), "they could not do that themselves");
    assert_eq!(
        (
            role_settings(&platform, &app).await.0,
            role_settings(&platform, &ro).await.0
        ),
        (40, 5)
    );
}

#[tokio::test]
async fn one_role_cannot_take_all_connections_of_the_server() {
    let (platform, schema) = platform().await;
    let mut connections = Vec::new();
    let refused = loop {
        match login(&platform, &schema.ro_role()).await {
            Ok(connection) => connections.push(connection),
            Err(error) => break error,
        }
        assert!(connections.len() < 20, "nobody stops it");
    };
    assert_eq!(connections.len(), 5);
    let code = refused.as_database_error().and_then(|error| error.code());
    assert_eq!(code.as_deref(), Some("53300"));
    assert!(
        login(&platform, &schema.app_role()).await.is_ok(),
        "the others have theirs"
    );
}
