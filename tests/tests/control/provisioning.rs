//! A tenant is born: from stock, without, and after any interruption.
use std::time::Duration;

use learnt_compose::testing::{holds, until};
use learnt_control_plane::builder::{self, Build, Step, Sweeper};
use learnt_kernel::tenant::{SchemaName, TenantId};
use serde_json::json;
use sqlx::AssertSqlSafe;

use super::platform::{TestPlatform, order, run};

const ALL_DONE: [&str; 8] = [
    "requested",
    "role",
    "schema",
    "migrations",
    "settings",
    "domain",
    "invitation",
    "ready",
];

async fn is_complete(platform: &TestPlatform, tenant: &str) {
    let steps = platform.steps(tenant).await;
    assert_eq!(steps, ALL_DONE.map(|step| (step.to_owned(), "done".to_owned())));
    let (status, ready, version): (String, bool, i64) =
        sqlx::query_as("select status, ready_at is not null, migration_version from control.tenants where id = $1")
            .bind(tenant)
            .fetch_one(&mut platform.register().await)
            .await
            .unwrap();
    assert_eq!(
        (status.as_str(), ready, version),
        ("ready", true, learnt_migrations::tenant::latest_version())
    );
    let shown: i64 = sqlx::query_scalar("select count(*) from control.directory where tenant_id = $1")
        .bind(tenant)
        .fetch_one(&mut platform.register().await)
        .await
        .unwrap();
    assert_eq!(shown, 1, "the directory shows the tenant's team");
    admin_is_invited_once(platform, tenant).await;
    assert_eq!(platform.orphans().await, Vec::<String>::new());
}

async fn admin_is_invited_once(platform: &TestPlatform, tenant: &str) {
    let user: uuid::Uuid = sqlx::query_scalar(
        "select email.user_id from identity.emails email join identity.user_tenants link using (user_id) where address = $1 and tenant_id = $2",
    )
    .bind(format!("anna@{tenant}.test"))
    .bind(tenant)
    .fetch_one(&mut platform.register().await)
    .await
    .unwrap();
    let schema = platform.schema(tenant).await;
    let members: Vec<(uuid::Uuid, Vec<String>)> =
        sqlx::query_as(AssertSqlSafe(format!("select user_id, roles from {schema}.user_teams")))
            .fetch_all(&mut platform.admin().await)
            .await
            .unwrap();
    assert_eq!(members, [(user, vec!["admin".to_owned()])]);
    let kinds: Vec<String> = sqlx::query_scalar(AssertSqlSafe(format!("select kind from {schema}.facts")))
        .fetch_all(&mut platform.admin().await)
        .await
        .unwrap();
    assert_eq!(kinds, ["person.invited"]);
}

#[tokio::test]
async fn without_stock_every_step_is_built() {
    let platform = TestPlatform::quiet().await;
    let id = builder::provision(&platform.control, order("acme")).await.unwrap();
    assert_eq!(id.as_str(), "acme");
    is_complete(&platform, "acme").await;
    let steps = platform.operator().await.get("/api/tenants/acme/steps").await.body;
    let outcome = |step: &serde_json::Value| (step["outcome"].clone(), step["about"].clone());
    let outcomes: Vec<_> = steps.as_array().unwrap().iter().map(outcome).collect();
    let version = learnt_migrations::tenant::latest_version().to_string();
    assert_eq!(
        outcomes,
        [
            (json!(null), json!(null)),
            (json!("roles"), json!(null)),
            (json!("schema"), json!(platform.schema("acme").await)),
            (json!("version"), json!(version)),
            (json!("defaults"), json!(null)),
            (json!("host"), json!("acme.learnt.localhost")),
            (json!("invited"), json!("anna@acme.test")),
            (json!(null), json!(null)),
        ],
        "codes and what they are about; the words are the console's"
    );
}

#[tokio::test]
async fn from_stock_the_schema_is_taken_as_it_stands() {
    let platform = TestPlatform::quiet().await;
    assert_eq!(builder::refill(platform.control.provisioner(), 2).await.unwrap(), 2);
    let stock: Vec<String> = sqlx::query_scalar("select schema_name from control.stock order by created_at")
        .fetch_all(&mut platform.register().await)
        .await
        .unwrap();
    builder::provision(&platform.control, order("acme")).await.unwrap();
    is_complete(&platform, "acme").await;
    assert!(stock.contains(&platform.schema("acme").await));
    let outcomes: Vec<Option<String>> =
        sqlx::query_scalar("select outcome from control.tenant_steps where position between 1 and 3")
            .fetch_all(&mut platform.register().await)
            .await
            .unwrap();
    assert_eq!(outcomes, vec![Some("stock".to_owned()); 3]);
    let left: i64 = sqlx::query_scalar("select count(*) from control.stock")
        .fetch_one(&mut platform.register().await)
        .await
        .unwrap();
    assert_eq!(left, 1);
}

#[tokio::test]
async fn two_tenants_at_once_never_share_a_schema() {
    let platform = TestPlatform::quiet().await;
    builder::refill(platform.control.provisioner(), 1).await.unwrap();
    let (one, two, three) = tokio::join!(
        builder::provision(&platform.control, order("one")),
        builder::provision(&platform.control, order("two")),
        builder::provision(&platform.control, order("three")),
    );
    for (id, label) in [(one, "one"), (two, "two"), (three, "three")] {
        id.unwrap();
        is_complete(&platform, label).await;
    }
}

#[tokio::test]
async fn a_builder_killed_between_any_two_steps_is_followed_by_another() {
    let platform = TestPlatform::quiet().await;
    let id = platform.control.provisioner().enter(&order("acme")).await.unwrap();
    // A new process for every single step.
    for step in Step::ALL.iter().skip(1) {
        let process = platform.another().await;
        assert_eq!(process.provisioner().advance(&id).await.unwrap(), Some(*step));
        process.shutdown().await;
    }
    assert_eq!(platform.control.provisioner().advance(&id).await.unwrap(), None);
    is_complete(&platform, "acme").await;
}

#[tokio::test]
async fn from_stock_a_builder_killed_between_any_two_steps_is_followed_by_another() {
    let platform = TestPlatform::quiet().await;
    builder::refill(platform.control.provisioner(), 1).await.unwrap();
    let id = platform.control.provisioner().enter(&order("acme")).await.unwrap();
    // What the register alone decides is one step with the schema's claim.
    for step in [Step::Role, Step::Invitation, Step::Ready] {
        let process = platform.another().await;
        assert_eq!(process.provisioner().advance(&id).await.unwrap(), Some(step));
        process.shutdown().await;
    }
    assert_eq!(platform.control.provisioner().advance(&id).await.unwrap(), None);
    is_complete(&platform, "acme").await;
}

#[tokio::test]
async fn from_stock_a_builder_killed_in_the_middle_of_anything_leaves_nothing_behind() {
    let platform = TestPlatform::quiet().await;
    builder::refill(platform.control.provisioner(), 8).await.unwrap();
    for round in 0..8_u64 {
        let label = format!("acme{round}");
        let id = platform.control.provisioner().enter(&order(&label)).await.unwrap();
        let process = platform.another().await;
        let cut = tokio::time::timeout(Duration::from_millis(1 + 5 * round), process.provisioner().build(&id)).await;
        drop(cut);
        drop(process);
        platform.control.provisioner().finish(&id).await.unwrap();
        is_complete(&platform, &label).await;
    }
}

#[tokio::test]
async fn a_builder_killed_in_the_middle_of_anything_leaves_nothing_behind() {
    let platform = TestPlatform::quiet().await;
    for round in 0..12_u64 {
        let label = format!("acme{round}");
        let id = platform.control.provisioner().enter(&order(&label)).await.unwrap();
        let process = platform.another().await;
        // Ever a little later: the cut falls into another statement each time.
        let cut = tokio::time::timeout(Duration::from_millis(3 + 9 * round), process.provisioner().build(&id)).await;
        drop(cut);
        drop(process);
        platform.control.provisioner().finish(&id).await.unwrap();
        is_complete(&platform, &label).await;
    }
}

#[tokio::test]
async fn a_killed_refill_is_taken_up_again() {
    let platform = TestPlatform::quiet().await;
    for round in 0..6_u64 {
        let process = platform.another().await;
        let _ = tokio::time::timeout(
            Duration::from_millis(5 + 15 * round),
            builder::refill(process.provisioner(), round + 1),
        )
        .await;
        drop(process);
    }
    // The lock of the last one is gone with its connection.
    until(async || {
        builder::refill(platform.control.provisioner(), 6).await.unwrap();
        let ready = platform.ready().await;
        holds(ready == 6, format!("{ready} schemas stand ready"))
    })
    .await;
    let rows: i64 = sqlx::query_scalar("select count(*) from control.stock")
        .fetch_one(&mut platform.register().await)
        .await
        .unwrap();
    assert_eq!(rows, 6);
    assert_eq!(platform.orphans().await, Vec::<String>::new());
}

#[tokio::test]
async fn two_builders_of_one_tenant_do_not_get_in_each_others_way() {
    let platform = TestPlatform::quiet().await;
    let other = platform.another().await;
    let id = platform.control.provisioner().enter(&order("acme")).await.unwrap();
    let (one, two) = tokio::join!(
        platform.control.provisioner().build(&id),
        other.provisioner().build(&id)
    );
    let ends = [one.unwrap(), two.unwrap()];
    assert!(ends.contains(&Build::Done), "{ends:?}");
    is_complete(&platform, "acme").await;
}

#[tokio::test]
async fn a_failed_step_says_why_and_is_tried_again_from_there() {
    let platform = TestPlatform::quiet().await;
    let id = platform.control.provisioner().enter(&order("acme")).await.unwrap();
    for _ in 0..3 {
        platform.control.provisioner().advance(&id).await.unwrap();
    }
    let schema = platform.schema("acme").await;
    // Somebody has changed the platform's plan by hand.
    run(
        &mut platform.admin().await,
        &format!("alter function {schema}.seed_first_admin rename to gone"),
    )
    .await;
    let error = platform.control.provisioner().build(&id).await.unwrap_err().to_string();
    assert!(
        error.contains("'invitation'") && error.contains("seed_first_admin"),
        "{error}"
    );
    let console = platform.operator().await;
    let seen = console.get("/api/tenants/acme").await.body;
    assert_eq!(seen["status"], "failed");
    assert_eq!(seen["steps"][6]["status"], "failed");
    assert!(seen["steps"][6]["error"].as_str().unwrap().contains("seed_first_admin"));
    run(
        &mut platform.admin().await,
        &format!("alter function {schema}.gone rename to seed_first_admin"),
    )
    .await;
    assert_eq!(
        console
            .post("/api/tenants/acme/retry", &serde_json::json!({}))
            .await
            .status,
        202
    );
    platform.control.provisioner().finish(&id).await.unwrap();
    is_complete(&platform, "acme").await;
    assert_eq!(
        console
            .post("/api/tenants/acme/retry", &serde_json::json!({}))
            .await
            .status,
        409
    );
}

#[tokio::test]
async fn the_sweep_removes_what_nobody_names_and_keeps_what_has_people() {
    let platform = TestPlatform::quiet().await;
    builder::refill(platform.control.provisioner(), 2).await.unwrap();
    builder::provision(&platform.control, order("acme")).await.unwrap();
    let mut sweeper = Sweeper::new(Duration::ZERO);
    assert_eq!(
        sweeper.sweep(platform.control.provisioner()).await,
        Default::default(),
        "nothing to do"
    );
    // One stock row vanishes, and a tenant's name too: the first is rubbish, the second holds people.
    let rubbish: String = sqlx::query_scalar(
        "delete from control.stock where ctid = (select ctid from control.stock limit 1) returning schema_name",
    )
    .fetch_one(&mut platform.register().await)
    .await
    .unwrap();
    let peopled = platform.schema("acme").await;
    run(
        &mut platform.register().await,
        "update control.tenants set schema_name = null",
    )
    .await;
    let mut patient = Sweeper::new(Duration::from_secs(60));
    let watched = patient.sweep(platform.control.provisioner()).await.watched;
    assert!(watched.contains(&rubbish) && watched.contains(&peopled));
    let report = sweeper.sweep(platform.control.provisioner()).await;
    assert_eq!(
        (report.removed, report.left_alone),
        (vec![rubbish.clone()], vec![peopled])
    );
    let roles: i64 = sqlx::query_scalar("select count(*) from pg_roles where starts_with(rolname, $1)")
        .bind(&rubbish)
        .fetch_one(&mut platform.tenant_database().await)
        .await
        .unwrap();
    assert_eq!(roles, 0);
}

#[tokio::test]
async fn links_that_are_over_are_deleted_in_portions_and_the_others_stay() {
    let platform = TestPlatform::quiet().await;
    builder::provision(&platform.control, order("acme")).await.unwrap();
    let made = "insert into identity.tokens (hash, purpose, user_id, tenant_id, team_id, created_at, expires_at, used_at) \
        select decode(md5(kind || n), 'hex'), 'password_reset', (select id from identity.users limit 1), 'acme', 'acme', \
          timestamptz '2027-01-01', expires_at, used_at from generate_series(1, 1500) n, (values \
          ('expired', timestamptz '2027-01-02', null), ('used', timestamptz '2027-02-01', timestamptz '2027-01-02'), \
          ('used later', timestamptz '2027-02-01', timestamptz '2027-01-12'), ('works', timestamptz '2027-02-01', null) \
        ) as made (kind, expires_at, used_at)";
    run(&mut platform.register().await, made).await;
    let before = chrono::DateTime::parse_from_rfc3339("2027-01-10T00:00:00Z")
        .unwrap()
        .to_utc();
    let registry = &platform.control.state().registry;
    assert_eq!(registry.delete_links(before).await.unwrap(), 3_000);
    assert_eq!(registry.delete_links(before).await.unwrap(), 0);
    let left: i64 = sqlx::query_scalar("select count(*) from identity.tokens where purpose = 'password_reset'")
        .fetch_one(&mut platform.register().await)
        .await
        .unwrap();
    assert_eq!(left, 3_000);
}

#[tokio::test]
async fn a_tenants_roles_can_do_their_work_and_nothing_else() {
    let platform = TestPlatform::quiet().await;
    builder::provision(&platform.control, order("acme")).await.unwrap();
    builder::provision(&platform.control, order("munro")).await.unwrap();
    let (own, other) = (
        SchemaName::parse(&platform.schema("acme").await).unwrap(),
        platform.schema("munro").await,
    );
    let mut app = platform.as_role(&own.app_role()).await;
    let people: i64 = sqlx::query_scalar("select count(*) from user_teams")
        .fetch_one(&mut app)
        .await
        .unwrap();
    assert_eq!(people, 1, "the path belongs to the role");
    sqlx::query("update user_teams set position = 'Head'")
        .execute(&mut app)
        .await
        .unwrap();
    let mut ro = platform.as_role(&own.ro_role()).await;
    let summary: i64 = sqlx::query_scalar("select people from tenant_summary()")
        .fetch_one(&mut ro)
        .await
        .unwrap();
    assert_eq!(summary, 1);
    let mut forbidden = vec![
        format!("select count(*) from {other}.user_teams"),
        "create table mine (id int)".to_owned(),
        "create temporary table mine (id int)".to_owned(),
        "drop table user_teams".to_owned(),
        "truncate user_teams".to_owned(),
        format!("set role {}", own.owner_role()),
        format!("set role {other}_app"),
        "select * from _migrations".to_owned(),
        "select lo_create(0)".to_owned(),
        "select pg_advisory_lock(1)".to_owned(),
    ];
    // Up to version 15 a member may become the group, which has no rights but to enter.
    if platform
        .tenant_database()
        .await
        .server_version_num()
        .unwrap_or_default()
        >= 160_000
    {
        forbidden.push(format!(
            "set role {}_members",
            platform.databases.names.tenants_database
        ));
    }
    for forbidden in forbidden {
        assert!(
            sqlx::raw_sql(AssertSqlSafe(forbidden.clone()))
                .execute(&mut app)
                .await
                .is_err(),
            "app: {forbidden}"
        );
        assert!(
            sqlx::raw_sql(AssertSqlSafe(forbidden.clone()))
                .execute(&mut ro)
                .await
                .is_err(),
            "ro: {forbidden}"
        );
    }
    for forbidden in [
        "set default_transaction_read_only = off; update user_teams set position = 'x'",
        "delete from user_teams",
    ] {
        assert!(
            sqlx::raw_sql(forbidden).execute(&mut ro).await.is_err(),
            "ro: {forbidden}"
        );
    }
}

#[tokio::test]
async fn the_background_builds_what_was_ordered_and_refills_the_stock() {
    let platform = TestPlatform::working().await;
    let id: TenantId = platform.control.provisioner().enter(&order("acme")).await.unwrap();
    platform.control.provisioner().finish(&id).await.unwrap();
    is_complete(&platform, "acme").await;
    until(async || {
        let ready = platform.ready().await;
        holds(ready == 2, format!("{ready} schemas stand ready"))
    })
    .await;
    platform.control.shutdown().await;
}

#[tokio::test]
async fn the_platforms_own_tenant_may_have_its_reserved_label() {
    let platform = TestPlatform::quiet().await;
    let refused = builder::provision(&platform.control, order("learnt"))
        .await
        .unwrap_err();
    assert!(matches!(refused, builder::BuildError::Reserved(_)));
    let mut own = order("learnt");
    own.platform_own = true;
    builder::provision(&platform.control, own).await.unwrap();
    is_complete(&platform, "learnt").await;
}
