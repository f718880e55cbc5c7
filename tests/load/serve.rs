//! The served side: the whole product in a process of its own, with as many tenants as the figures need.

use std::time::Instant;

use anyhow::{Context, Result, ensure};
use learnt_compose::client::Client;
use learnt_compose::testing::{PASSWORD, TestStack, test_cluster};
use learnt_control_plane::builder;
use serde::{Deserialize, Serialize};
use serde_json::json;
use sqlx::{AssertSqlSafe, Connection, PgConnection};

/// How much to prepare.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Tenants with a signed-in admin.
    pub active: usize,
    /// Further tenants that only exist.
    pub quiet: usize,
    /// Courses that the first tenant's admin is given.
    pub courses: usize,
}

/// What the measuring side needs to know; times in milliseconds, sizes in bytes.
#[derive(Debug, Serialize, Deserialize)]
pub struct Ready {
    pub port: u16,
    pub process: u32,
    pub postmaster: u32,
    pub resident_at_rest: u64,
    pub ready_without_stock: Vec<f64>,
    pub ready_from_stock: Vec<f64>,
    pub tenants: Vec<Born>,
    pub superuser: String,
    pub bare_url: String,
    pub empty_tenant_size: i64,
    pub empty_tenant_relations: i64,
    pub fleet: Fleet,
}

/// A tenant whose admin is signed in.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Born {
    pub id: String,
    pub host: String,
    pub token: String,
    pub username: String,
}

/// What migrating every tenant took.
#[derive(Debug, Serialize, Deserialize)]
pub struct Fleet {
    pub tenants: usize,
    pub no_op_ms: f64,
    pub migrate_ms: f64,
}

/// The password of every admin here, for the sign-in figure.
pub const LOGIN_PASSWORD: &str = PASSWORD;

/// How many tenants are built without a stock before the stock is filled.
const WITHOUT_STOCK: usize = 5;

/// Prepares what the plan asks for, prints one line of JSON, and serves until its input ends.
pub async fn serve(plan: Plan) -> Result<()> {
    let stack = TestStack::shared().await;
    let resident_at_rest = super::cpu::resident(std::process::id());
    let (mut without, mut from_stock, mut tenants) = (Vec::new(), Vec::new(), Vec::new());
    let mut empty = None;
    for number in 0..plan.active + plan.quiet {
        let left = plan.active + plan.quiet - number;
        if number >= WITHOUT_STOCK && (number - WITHOUT_STOCK).is_multiple_of(STOCK) {
            let inside = stack.stack().clone();
            stack
                .inside(async move { builder::refill(inside.control().crew(), left.min(STOCK) as u64).await })
                .await??;
        }
        let began = Instant::now();
        let tenant = stack.invited_tenant("load").await?;
        let took = began.elapsed().as_secs_f64() * 1000.0;
        if number < WITHOUT_STOCK {
            without.push(took)
        } else {
            from_stock.push(took)
        }
        if empty.is_none() {
            empty = Some(size(stack, &tenant.id).await?);
        }
        if number >= plan.active {
            continue;
        }
        let admin = tenant.join(&tenant.admin_email).await?;
        if number == 0 {
            give_courses(&admin, plan.courses).await?;
        }
        let token = admin.token().context("nobody is signed in")?;
        tenants.push(Born {
            id: tenant.id.clone(),
            host: tenant.host.clone(),
            token,
            username: tenant.admin_email.clone(),
        });
    }
    let fleet = fleet(stack, plan.active + plan.quiet).await?;
    let first = tenants.first().context("at least one tenant is needed")?;
    let (empty_tenant_size, empty_tenant_relations) = empty.context("no tenant was built")?;
    let ready = Ready {
        port: stack.port(),
        process: std::process::id(),
        postmaster: postmaster(&stack.urls().control).await?,
        resident_at_rest,
        ready_without_stock: without,
        ready_from_stock: from_stock,
        bare_url: bare_url(stack, &first.id).await?,
        tenants,
        superuser: test_cluster().await?.url,
        empty_tenant_size,
        empty_tenant_relations,
        fleet,
    };
    say(&ready)?;
    tokio::task::spawn_blocking(|| std::io::stdin().read_line(&mut String::new())).await??;
    Ok(())
}

/// How many schemas are built ahead at a time.
const STOCK: usize = 50;

#[expect(clippy::print_stdout, reason = "this line is what the measuring process reads")]
fn say(ready: &Ready) -> Result<()> {
    println!("{}", serde_json::to_string(ready)?);
    Ok(())
}

/// So many published courses with one page each, given to everyone.
async fn give_courses(admin: &Client, count: usize) -> Result<()> {
    for number in 0..count {
        let course = admin
            .post("/api/courses", json!({"title": format!("Course {number}")}))
            .await?
            .ok()?
            .value();
        let id = course["id"].as_str().context("a course has an id")?.to_owned();
        let at = |revision: &serde_json::Value| json!({"title": "Section", "revision": revision});
        let section = admin
            .post(&format!("/api/courses/{id}/sections"), at(&course["revision"]))
            .await?
            .ok()?
            .value();
        let page = json!({
            "revision": section["revision"], "sectionId": section["id"], "type": "page", "title": "Read this",
            "required": true, "completion": {"kind": "viewed"},
            "content": {"doc": {"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Hello."}]}]}},
        });
        let activity = admin
            .post(&format!("/api/courses/{id}/activities"), page)
            .await?
            .ok()?
            .value();
        let publish = json!({"revision": activity["revision"], "learners": "keep"});
        admin.post(&format!("/api/courses/{id}/publish"), publish).await?.ok()?;
        let rule = json!({"type": "course", "documentId": id, "title": "Everyone", "rule": {"everyone": ["true"]}});
        admin.post("/api/permissions", rule).await?.ok()?;
    }
    let mine = admin.get("/api/me/courses").await?.ok()?.value();
    ensure!(
        mine["total"] == count,
        "the admin was given {} of {count} courses",
        mine["total"]
    );
    Ok(())
}

/// Bytes and relations of a tenant that holds only its first admin.
async fn size(stack: &TestStack, tenant: &str) -> Result<(i64, i64)> {
    let schema = schema(stack, tenant).await?;
    let mut connection = PgConnection::connect(&stack.urls().cluster).await?;
    let row = sqlx::query_as(
        "select coalesce(sum(pg_relation_size(c.oid)), 0)::int8, count(*) from pg_class c where c.relnamespace = $1::regnamespace",
    )
    .bind(schema)
    .fetch_one(&mut connection)
    .await?;
    Ok(row)
}

/// Takes every tenant one migration back, then lets the fleet come up again, then once more with nothing to do.
async fn fleet(stack: &'static TestStack, tenants: usize) -> Result<Fleet> {
    let mut control = PgConnection::connect(&stack.urls().control).await?;
    let mut admin = PgConnection::connect(&superuser_of_tenants(stack).await?).await?;
    let latest = learnt_migrations::tenant::latest_version();
    let schemas: Vec<String> =
        sqlx::query_scalar("select schema_name from control.tenants where schema_name is not null")
            .fetch_all(&mut control)
            .await?;
    for schema in &schemas {
        let back = format!(
            "drop function {schema}.tenant_summary; drop function {schema}.seed_first_admin; delete from {schema}._migrations where version = {latest}"
        );
        sqlx::raw_sql(AssertSqlSafe(back)).execute(&mut admin).await?;
    }
    sqlx::query("update control.tenants set migration_version = migration_version - 1")
        .execute(&mut control)
        .await?;
    let run = || async {
        let (inside, began) = (stack.stack().clone(), Instant::now());
        let report = stack
            .inside(async move { builder::migrate(inside.control().crew()).await })
            .await??;
        anyhow::Ok((report, began.elapsed().as_secs_f64() * 1000.0))
    };
    let (report, migrate_ms) = run().await?;
    ensure!(
        report.migrated as usize == schemas.len(),
        "the fleet did not come up: {report:?}"
    );
    let (report, no_op_ms) = run().await?;
    ensure!(report.migrated == 0, "there was nothing to migrate: {report:?}");
    Ok(Fleet {
        tenants,
        no_op_ms,
        migrate_ms,
    })
}

async fn schema(stack: &TestStack, tenant: &str) -> Result<String> {
    let mut control = PgConnection::connect(&stack.urls().control).await?;
    Ok(
        sqlx::query_scalar("select schema_name from control.tenants where id = $1")
            .bind(tenant)
            .fetch_one(&mut control)
            .await?,
    )
}

/// The tenant's own login, as the tenant API uses it.
async fn bare_url(stack: &TestStack, tenant: &str) -> Result<String> {
    let role = format!("{}_app", schema(stack, tenant).await?);
    let password = stack.master_key().role_password(&role, 1);
    Ok(format!("postgres://{role}:{password}@{}", stack.urls().cluster_addr))
}

/// The process above the one that serves our connection.
async fn postmaster(url: &str) -> Result<u32> {
    let mut connection = PgConnection::connect(url).await?;
    let backend: i32 = sqlx::query_scalar("select pg_backend_pid()")
        .fetch_one(&mut connection)
        .await?;
    let stat =
        std::fs::read_to_string(format!("/proc/{backend}/stat")).context("Postgres has to run on this machine")?;
    let parent = stat
        .rsplit_once(')')
        .and_then(|(_, rest)| rest.split_whitespace().nth(1));
    parent.context("no parent")?.parse().context("no number")
}

/// A superuser's address in the database that holds the tenants.
async fn superuser_of_tenants(stack: &TestStack) -> Result<String> {
    let url = test_cluster().await?.url;
    let server = url.rsplit_once('/').context("an address has a database")?.0;
    let database = stack
        .urls()
        .cluster
        .rsplit_once('/')
        .context("an address has a database")?
        .1;
    Ok(format!("{server}/{database}"))
}
