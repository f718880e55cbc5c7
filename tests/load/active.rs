//! What the services keep: at rest, just started, and while tenants are visited for a minute.

use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use sqlx::{Connection, PgConnection};

use super::client::{RequestTemplate, client};
use super::cpu::{self, Memory};
use super::product::{OURS, Product};
use super::programs::{Program, Recipe};
use super::requests::SignedInUser;
use super::table::{Row, median};

/// Cold starts of each program.
const STARTS: usize = 5;
/// How long a program is left alone before it is looked at.
const REST: Duration = Duration::from_secs(15);
/// How long it is looked at.
const LOOK: Duration = Duration::from_secs(60);
/// The minute of the goals, and requests in it for each active tenant: four visits of three requests.
const MINUTE: Duration = Duration::from_secs(60);
const VISITS: usize = 4;

const MIB: f64 = 1024.0 * 1024.0;

/// Cold starts, then what the last one keeps at rest. Both programs run on.
pub async fn at_rest(product: &Product, tenant_api: &Recipe, tenants: usize) -> Result<(Vec<Row>, [Program; 2])> {
    let (api_row, api) = cold_start("cold start, tenant API", tenant_api).await?;
    let (control_row, control) = cold_start("cold start, control plane", &product.control_plane()?).await?;
    tokio::time::sleep(REST).await;
    let trees = [api.id, control.id, product.postmaster];
    let each = || trees.map(|tree| cpu::used(&[tree]).as_secs_f64());
    let before = each();
    tokio::time::sleep(LOOK).await;
    let (after, of) = (each(), LOOK.as_secs_f64() / 100.0);
    let [of_api, of_control, of_postgres] = [0, 1, 2].map(|at| (after[at] - before[at]) / of);
    let rest = |work, memory: Memory| {
        Row::at_most(
            work,
            memory.resident as f64 / MIB,
            "MB",
            20.0,
            format!(
                "resident, the program's own pages included ({:.1} MB without); {tenants} tenants, nobody there",
                memory.anonymous as f64 / MIB
            ),
        )
    };
    let mut rows = vec![
        api_row,
        control_row,
        rest("tenant API at rest", Memory::of(api.id)),
        rest("control plane at rest", Memory::of(control.id)),
    ];
    rows.push(Row::at_most(
        "both at rest, CPU",
        of_api + of_control + of_postgres,
        "%",
        1.0,
        format!(
            "of one core: tenant API {of_api:.2}, control plane {of_control:.2}, Postgres {of_postgres:.2}; {tenants} tenants, nobody there"
        ),
    ));
    Ok((rows, [api, control]))
}

async fn cold_start(work: &'static str, recipe: &Recipe) -> Result<(Row, Program)> {
    let mut times = Vec::new();
    let mut last: Option<Program> = None;
    for _ in 0..STARTS {
        if let Some(program) = last.take() {
            program.end().await?;
        }
        let program = recipe.start().await?;
        times.push(program.cold_start.as_secs_f64() * 1000.0);
        last = Some(program);
    }
    let note = format!("p50 of {STARTS}, from being started to the first answer, database up");
    let row = Row::at_most(work, median(&times), "ms", 60.0, note);
    Ok((row, last.context("nothing was started")?))
}

/// A minute in which every visitor comes by some times: the most memory and the most backends that were seen.
pub async fn minute(
    product: &Product,
    programs: &[Program; 2],
    tenants: usize,
    visitors: &[SignedInUser],
) -> Result<Vec<Row>> {
    let [api, control] = programs;
    let visits = visitors.len() * VISITS;
    let pause = MINUTE / u32::try_from(visits)?;
    let (http, base) = (client()?, format!("http://127.0.0.1:{}", product.port));
    let mut looker = PgConnection::connect(&product.superuser).await?;
    let trees = [api.id, control.id, product.postmaster];
    let (began, before, mut wrong) = (Instant::now(), cpu::used(&trees), 0);
    let (mut memory, mut resting, mut backends) = (Memory::default(), Memory::default(), [0; 3]);
    for number in 0..visits {
        // Everybody once, in an order that jumps about, then again.
        let visitor = &visitors[(number * 37) % visitors.len()];
        for shot in visit(visitor) {
            wrong += usize::from(super::client::send(&http, &base, &shot).await?.is_some());
        }
        if number.is_multiple_of(10) {
            let (now, keeper) = (Memory::of(api.id), Memory::of(control.id));
            if now.resident > memory.resident {
                memory = now;
            }
            if keeper.resident > resting.resident {
                resting = keeper;
            }
            let now = open(&mut looker, product).await?;
            if now.iter().sum::<i64>() > backends.iter().sum() {
                backends = now;
            }
        }
        tokio::time::sleep((began + pause * u32::try_from(number + 1)?).saturating_duration_since(Instant::now()))
            .await;
    }
    let busy = (cpu::used(&trees) - before).as_secs_f64() / began.elapsed().as_secs_f64();
    let summary = format!(
        "{tenants} tenants, {} of them visited {VISITS} times in a minute",
        visitors.len()
    );
    Ok(vec![
        Row::at_most(
            "tenant API, its tenants active",
            memory.resident as f64 / MIB,
            "MB",
            64.0,
            format!(
                "most of the minute, resident ({:.1} MB without the program's own pages; control plane {:.1} MB); {summary}; {wrong} wrong answers",
                memory.anonymous as f64 / MIB,
                resting.resident as f64 / MIB
            ),
        ),
        Row::at_most(
            "backends, its tenants active",
            backends.iter().sum::<i64>() as f64,
            "",
            60.0,
            format!(
                "most of the minute: {} of tenants, {} of the tenant API's own, {} of builders; {:.1} % of one core",
                backends[0],
                backends[1],
                backends[2],
                busy * 100.0
            ),
        ),
    ])
}

/// What the page of my courses asks for.
fn visit(visitor: &SignedInUser) -> [RequestTemplate; 3] {
    [
        visitor.shot("/api/bootstrap", &visitor.tenant.id),
        visitor.me(),
        visitor.shot("/api/me/courses", "items"),
    ]
}

/// Connections of both services: of tenants, to listen or to look a person up, of builders. Ours are left out.
async fn open(looker: &mut PgConnection, product: &Product) -> Result<[i64; 3]> {
    let names = &product.databases.names;
    let kinds: (i64, i64, i64) = sqlx::query_as(
        "select count(*) filter (where rolname like 't\\_%'), count(*) filter (where rolname like '%edge%'),
           count(*) filter (where rolname not like 't\\_%' and rolname not like '%edge%')
         from pg_stat_activity join pg_roles on usesysid = pg_roles.oid
         where datname in ($1, $2) and backend_type = 'client backend' and not rolsuper and application_name <> $3",
    )
    .bind(&names.control_database)
    .bind(&names.tenants_database)
    .bind(OURS)
    .fetch_one(looker)
    .await?;
    Ok([kinds.0, kinds.1, kinds.2])
}
