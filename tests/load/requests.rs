//! Figures of requests: what one costs the whole stack, beside what the yardstick costs, in turns so that a noisy neighbour
//! disturbs all alike.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, ensure};

use super::client::{Outcome, RequestTemplate, run};
use super::product::{LoadTenant, Product};
use super::table::Row;
use super::{Plan, cpu};

/// Turns that each kind of request gets, and requests in a turn.
const TURNS: usize = 5;
const REQUESTS: usize = 4_000;
/// Requests under way at a time.
pub const AT_ONCE: usize = 8;
/// Of what writes, so many are not counted: each connection of a tenant plans a statement six times before it keeps a plan.
pub const WARMING: usize = 60;
/// Requests to the yardstick in a turn: it takes so little that fewer would be measured in a few ticks of the clock.
pub const YARDSTICK: usize = 3_000;

/// Somebody signed in at a tenant's host.
#[derive(Clone)]
pub struct SignedInUser {
    pub tenant: LoadTenant,
    pub token: String,
}

impl SignedInUser {
    pub fn shot(&self, path: &str, expect: &str) -> RequestTemplate {
        RequestTemplate {
            host: self.tenant.host.clone(),
            path: path.to_owned(),
            bearer: Some(self.token.clone()),
            expect: expect.to_owned(),
        }
    }

    /// Its answer names its own tenant; nobody else's does.
    pub fn me(&self) -> RequestTemplate {
        self.shot("/api/me", &self.tenant.id)
    }
}

/// One kind of request.
pub struct Kind {
    base: String,
    processes: Vec<u32>,
    pick: Arc<dyn Fn(usize) -> RequestTemplate + Send + Sync>,
    /// By all processes.
    used: Duration,
    /// By the first of them, which answers.
    answering: Duration,
    outcome: Outcome,
}

impl Kind {
    pub fn new(base: &str, processes: &[u32], pick: impl Fn(usize) -> RequestTemplate + Send + Sync + 'static) -> Self {
        Self {
            base: base.to_owned(),
            processes: processes.to_vec(),
            pick: Arc::new(pick),
            used: Duration::ZERO,
            answering: Duration::ZERO,
            outcome: Outcome::default(),
        }
    }

    /// So many of them.
    pub async fn turn(&mut self, requests: usize) -> Result<()> {
        let pick = self.pick.clone();
        let (all, one) = (&self.processes[..], &self.processes[..1]);
        let before = (cpu::used(all), cpu::used(one));
        let outcome = run(&self.base, requests, AT_ONCE, move |number| pick(number)).await?;
        self.used += cpu::used(all) - before.0;
        self.answering += cpu::used(one) - before.1;
        ensure!(
            outcome.wrong == 0,
            "{} of {requests} answers were wrong, such as {:?}",
            outcome.wrong,
            outcome.example
        );
        self.outcome.add(outcome);
        Ok(())
    }

    /// CPU milliseconds of a request.
    pub fn each(&self) -> f64 {
        self.part(self.used)
    }

    fn part(&self, used: Duration) -> f64 {
        used.as_secs_f64() * 1000.0 / self.outcome.requests() as f64
    }

    fn summary(&self) -> String {
        format!(
            "{:.3} ms CPU, {:.3} of it not Postgres (p50 {:.2} ms, p99 {:.2} ms, {:.0}/s)",
            self.each(),
            self.part(self.answering),
            self.outcome.at(0.5),
            self.outcome.at(0.99),
            self.outcome.per_second()
        )
    }
}

/// The yardstick: a bare route over one tenant's pool.
pub fn yardstick(product: &Product, (id, port): (u32, u16)) -> Kind {
    let base = format!("http://127.0.0.1:{port}");
    Kind::new(&base, &[id, product.postmaster], |_| RequestTemplate {
        host: "localhost".to_owned(),
        path: "/bare".to_owned(),
        bearer: None,
        expect: "teamId".to_owned(),
    })
}

/// The figures of reading and of tenants at random.
pub async fn figures(
    product: &Product,
    plan: Plan,
    served: u32,
    bare: (u32, u16),
    visitors: &[SignedInUser],
) -> Result<Vec<Row>> {
    let base = format!("http://127.0.0.1:{}", product.port);
    let stack = [served, product.postmaster];
    let first = visitors.first().context("nobody is signed in")?.clone();
    let fifty: Vec<SignedInUser> = visitors.iter().take(50).cloned().collect();
    let (me, mine) = (first.clone(), first.clone());
    let mut yard = yardstick(product, bare);
    let mut read = Kind::new(&base, &stack, move |_| me.me());
    let mut courses = Kind::new(&base, &stack, move |_| mine.shot("/api/me/courses", "items"));
    // A fixed sequence that jumps about: the same in every run.
    let jump = move |number: usize| fifty[(number.wrapping_mul(2_654_435_761) >> 7) % fifty.len()].me();
    let mut at_random = Kind::new(&base, &stack, jump.clone());
    for kind in [&mut yard, &mut read, &mut courses, &mut at_random] {
        kind.turn(REQUESTS / 4).await?;
        (kind.used, kind.answering, kind.outcome) = (Duration::ZERO, Duration::ZERO, Outcome::default());
    }
    for _ in 0..TURNS {
        for kind in [&mut yard, &mut read, &mut courses, &mut at_random] {
            kind.turn(REQUESTS).await?;
        }
    }
    let foreign = run(&base, plan.at_random, AT_ONCE, jump).await?;
    let count = TURNS * REQUESTS;
    Ok(vec![
        Row::at_most(
            "one authenticated read",
            read.each() / yard.each(),
            "×",
            2.0,
            format!(
                "/api/me {} against bare {}; {count} of each, {AT_ONCE} at once, in turns",
                read.summary(),
                yard.summary()
            ),
        ),
        round_trips(product, &base, &first).await?,
        Row::at_most(
            "my courses",
            courses.each(),
            "ms",
            0.32,
            format!("the list's call, {} courses: {}", plan.courses, courses.summary()),
        ),
        Row::at_most(
            "50 tenants at random instead of one",
            at_random.each() / read.each(),
            "×",
            1.5,
            format!("/api/me {}", at_random.summary()),
        ),
        Row::at_most(
            "50 tenants at random, foreign rows",
            foreign.wrong as f64,
            "",
            0.0,
            format!("{} answers looked at, p99 {:.2} ms", plan.at_random, foreign.at(0.99)),
        ),
    ])
}

/// Statements per request, as the database counts them: each is a transaction of its own, so a round trip.
async fn round_trips(product: &Product, base: &str, visitor: &SignedInUser) -> Result<Row> {
    const REQUESTS: usize = 5_000;
    let before = commits(&product.superuser).await?;
    let shot = visitor.me();
    run(base, REQUESTS, AT_ONCE, move |_| shot.clone()).await?;
    let per_request = (commits(&product.superuser).await? - before) as f64 / REQUESTS as f64;
    Ok(Row::at_most(
        "one authenticated read, round trips",
        per_request,
        "",
        3.0,
        "transactions per request, all databases".to_owned(),
    ))
}

async fn commits(url: &str) -> Result<i64> {
    // A backend that has become idle reports the last of what it did after ten seconds.
    tokio::time::sleep(Duration::from_secs(12)).await;
    let (client, connection) = tokio_postgres::connect(url, tokio_postgres::NoTls).await?;
    let driving = tokio::spawn(connection);
    let row = client
        .query_one("select sum(xact_commit)::int8 from pg_stat_database", &[])
        .await?;
    drop(client);
    driving.await??;
    Ok(row.get(0))
}
