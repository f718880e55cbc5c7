//! The measuring side: starts the served side and the yardstick as processes of their own, loads them, reads their CPU time.

use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use serde_json::json;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use super::client::{Outcome, Shot, client, run};
use super::serve::{Born, LOGIN_PASSWORD, Ready};
use super::table::{Row, text};
use super::{cpu, table};

/// Requests of one figure; enough for a hundredth of a second of CPU time not to matter.
const REQUESTS: usize = 20_000;
const AT_ONCE: usize = 8;

/// Measures everything there is and prints the table, or JSON.
#[expect(clippy::print_stdout, reason = "the table is what this program is for")]
pub async fn all(full: bool, as_json: bool) -> Result<()> {
    let mut words = vec!["serve".to_owned()];
    words.extend(full.then(|| "--full".to_owned()));
    let (_served, line) = start(&words).await?;
    let ready: Ready = serde_json::from_str(&line).with_context(|| format!("not what was expected: {line}"))?;
    let (bare, line) = start(&["bare".to_owned(), ready.bare_url.clone()]).await?;
    let bare_port: u16 = line.trim().parse()?;
    let rows = figures(&ready, bare.id().context("the yardstick has ended")?, bare_port).await?;
    if as_json {
        println!("{}", serde_json::to_string_pretty(&rows)?);
    } else {
        print!("{}", text(&rows));
    }
    Ok(())
}

/// This program again, in another part; answers its first line.
async fn start(words: &[String]) -> Result<(Child, String)> {
    let mut child = Command::new(std::env::current_exe()?)
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()?;
    let mut lines = BufReader::new(child.stdout.take().context("no output")?).lines();
    let line = lines
        .next_line()
        .await?
        .with_context(|| format!("{words:?} said nothing"))?;
    tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
    Ok((child, line))
}

async fn figures(ready: &Ready, bare_process: u32, bare_port: u16) -> Result<Vec<Row>> {
    let base = format!("http://127.0.0.1:{}", ready.port);
    let stack = [ready.process, ready.postmaster];
    let first = ready.tenants.first().context("no tenant")?.clone();
    let mut rows = Vec::new();

    let bare_shot = Shot {
        host: "localhost".to_owned(),
        path: "/bare".to_owned(),
        bearer: None,
        expect: "teamId".to_owned(),
    };
    let bare_base = format!("http://127.0.0.1:{bare_port}");
    let yard = cost(&[bare_process, ready.postmaster], &bare_base, move |_| {
        bare_shot.clone()
    })
    .await?;
    let me = first.clone();
    let read = cost(&stack, &base, move |_| me.shot("/api/me")).await?;
    rows.push(Row::at_most("one authenticated read", read.per_request / yard.per_request, "×", 2.0, format!(
        "/api/me {:.3} ms CPU (p50 {:.2} ms, p99 {:.2} ms, {:.0}/s) against bare {:.3} ms; {REQUESTS} requests, {AT_ONCE} at once",
        read.per_request, read.p50(), read.p99(), read.per_second(), yard.per_request)));
    rows.push(round_trips(ready, &base, &first).await?);

    let mine = first.clone();
    let courses = cost(&stack, &base, move |_| mine.shot("/api/me/courses")).await?;
    rows.push(Row::at_most(
        "my courses",
        courses.per_request,
        "ms",
        0.32,
        format!(
            "CPU of the whole stack, 20 courses; p50 {:.2} ms, p99 {:.2} ms",
            courses.p50(),
            courses.p99()
        ),
    ));

    let many: Vec<Born> = ready.tenants.iter().take(50).cloned().collect();
    let count = many.len();
    // a fixed sequence that jumps about: the same in every run
    let at_random = cost(&stack, &base, move |number| {
        many[(number.wrapping_mul(2_654_435_761) >> 7) % many.len()].shot("/api/me")
    })
    .await?;
    rows.push(Row::at_most(
        "50 tenants at random instead of one",
        at_random.per_request / read.per_request,
        "×",
        1.5,
        format!(
            "{count} tenants; {:.3} ms CPU; {} answers of another tenant",
            at_random.per_request, at_random.outcome.wrong
        ),
    ));
    ensure!(at_random.outcome.wrong == 0, "an answer was not its own tenant's");

    rows.push(sign_in(&stack, &base, &first).await?);
    rows.push(median("tenant ready, from stock", &ready.ready_from_stock, 100.0));
    rows.push(median(
        "tenant ready, without stock",
        &ready.ready_without_stock,
        1000.0,
    ));
    let fleet = &ready.fleet;
    let thousand = 1000.0 / fleet.tenants as f64;
    rows.push(Row::at_most(
        "migrate 1,000 tenants",
        fleet.migrate_ms / 1000.0 * thousand,
        "s",
        60.0,
        format!("{} tenants migrated, scaled", fleet.tenants),
    ));
    rows.push(Row::at_most(
        "migrate 1,000 tenants, nothing to do",
        fleet.no_op_ms / 1000.0,
        "s",
        1.0,
        format!("{} tenants", fleet.tenants),
    ));
    let mib = |bytes: f64| bytes / 1024.0 / 1024.0;
    rows.push(Row::at_most(
        "empty tenant",
        mib(ready.empty_tenant_size as f64),
        "MB",
        3.0,
        "all forks' main data of its relations".to_owned(),
    ));
    rows.push(Row::at_most(
        "empty tenant, relations",
        ready.empty_tenant_relations as f64,
        "",
        350.0,
        "tables, indexes, sequences".to_owned(),
    ));
    rows.push(Row::at_most(
        "service at rest",
        mib(ready.resident_at_rest as f64),
        "MB",
        20.0,
        "resident, both services in one process".to_owned(),
    ));
    rows.push(Row::at_most(
        "service with its tenants active",
        mib(cpu::resident(ready.process) as f64),
        "MB",
        64.0,
        format!(
            "{} tenants, {} active; {} Postgres processes",
            fleet.tenants,
            ready.tenants.len(),
            cpu::children(ready.postmaster)
        ),
    ));
    Ok(rows)
}

/// What one kind of request cost.
struct Cost {
    /// CPU milliseconds.
    per_request: f64,
    outcome: Outcome,
}

impl Cost {
    fn p50(&self) -> f64 {
        self.outcome.p50.as_secs_f64() * 1000.0
    }
    fn per_second(&self) -> f64 {
        self.outcome.requests as f64 / self.outcome.wall.as_secs_f64()
    }
    fn p99(&self) -> f64 {
        self.outcome.p99.as_secs_f64() * 1000.0
    }
}

impl Born {
    fn shot(&self, path: &str) -> Shot {
        // every answer has to name its own tenant or, in a list, at least be one
        let expect = if path == "/api/me" {
            self.id.clone()
        } else {
            "items".to_owned()
        };
        Shot {
            host: self.host.clone(),
            path: path.to_owned(),
            bearer: Some(self.token.clone()),
            expect,
        }
    }
}

async fn cost(processes: &[u32], base: &str, pick: impl Fn(usize) -> Shot + Send + Sync + 'static) -> Result<Cost> {
    let pick = std::sync::Arc::new(pick);
    let warm = pick.clone();
    run(base, REQUESTS / 10, AT_ONCE, move |number| warm(number)).await?;
    let before = cpu::used(processes);
    let outcome = run(base, REQUESTS, AT_ONCE, move |number| pick(number)).await?;
    let used = cpu::used(processes) - before;
    ensure!(
        outcome.wrong == 0,
        "{} of {REQUESTS} answers were wrong, such as {:?}",
        outcome.wrong,
        outcome.example
    );
    Ok(Cost {
        per_request: used.as_secs_f64() * 1000.0 / outcome.requests as f64,
        outcome,
    })
}

/// Statements per request, as the database counts them: each is a transaction of its own, so a round trip.
async fn round_trips(ready: &Ready, base: &str, tenant: &Born) -> Result<Row> {
    let count = || async {
        // statistics are written with a delay
        tokio::time::sleep(Duration::from_secs(2)).await;
        let (client, connection) = tokio_postgres::connect(&ready.superuser, tokio_postgres::NoTls).await?;
        let driving = tokio::spawn(connection);
        let row = client
            .query_one("select sum(xact_commit)::int8 from pg_stat_database", &[])
            .await?;
        drop(client);
        driving.await??;
        anyhow::Ok(row.get::<_, i64>(0))
    };
    let before = count().await?;
    let shot = tenant.shot("/api/me");
    run(base, 5_000, AT_ONCE, move |_| shot.clone()).await?;
    let per_request = (count().await? - before) as f64 / 5_000.0;
    Ok(Row::at_most(
        "one authenticated read, round trips",
        per_request,
        "",
        3.0,
        "commits per request, all databases".to_owned(),
    ))
}

/// A sign-in against the CPU time of one hash of the same strength.
async fn sign_in(stack: &[u32], base: &str, tenant: &Born) -> Result<Row> {
    const TIMES: u32 = 40;
    let hasher = learnt_kernel::password::Hasher::new(2);
    let own = [std::process::id()];
    let hash = hasher
        .hash(LOGIN_PASSWORD.to_owned())
        .await
        .map_err(|busy| anyhow::anyhow!("{busy:?}"))?;
    let before = cpu::used(&own);
    for _ in 0..TIMES {
        hasher
            .verify(LOGIN_PASSWORD.to_owned(), Some(hash.clone()))
            .await
            .map_err(|busy| anyhow::anyhow!("{busy:?}"))?;
    }
    let one_hash = (cpu::used(&own) - before).as_secs_f64() * 1000.0 / f64::from(TIMES);
    let http = client()?;
    let before = cpu::used(stack);
    let mut done = 0;
    for _ in 0..TIMES {
        let answer = http
            .post(format!("{base}/api/auth/login"))
            .header("host", &tenant.host)
            .header("origin", format!("http://{}", tenant.host))
            .header("x-learnt", "1")
            .json(&json!({"username": tenant.username, "password": LOGIN_PASSWORD, "persist": false}))
            .send()
            .await?;
        done += u32::from(answer.status().is_success());
    }
    ensure!(done > 0, "nobody could sign in");
    let each = (cpu::used(stack) - before).as_secs_f64() * 1000.0 / f64::from(done);
    Ok(Row::at_most(
        "sign-in",
        each / one_hash,
        "×",
        1.3,
        format!("{each:.1} ms CPU against {one_hash:.1} ms of one argon2id hash; {done} of {TIMES} let through"),
    ))
}

fn median(work: &str, times: &[f64], limit: f64) -> Row {
    let mut sorted = times.to_vec();
    sorted.sort_by(f64::total_cmp);
    let middle = sorted.get(sorted.len() / 2).copied().unwrap_or(f64::NAN);
    table::Row::at_most(
        work,
        middle,
        "ms",
        limit,
        format!(
            "p50 of {} tenants, from order to the first answer on its host",
            sorted.len()
        ),
    )
}
