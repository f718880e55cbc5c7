//! Figures of the licence bill: the console's page with many tenants and two years behind them, and what counting costs a request
//! that has nothing new to count.

use std::hint::black_box;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use chrono_tz::Tz;
use learnt_compose::testing::PASSWORD;
use learnt_control_plane::features::operators;
use learnt_kernel::clock::{Clock, SystemClock};
use learnt_kernel::email::EmailAddress;
use learnt_kernel::licence::{Metric, first_of};
use learnt_kernel::tenant::TenantId;
use learnt_kernel::totp;
use learnt_tenant_api::SettledLicences;
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use uuid::Uuid;

use super::client::client;
use super::cpu;
use super::product::Product;
use super::table::Row;

const TENANTS: usize = 1_000;
const MONTHS: usize = 24;
/// How often the page is looked at, each way.
const VIEWS: usize = 50;
/// People who counted already, and looks at them.
const PEOPLE: usize = 50_000;
const LOOKS: usize = 2_000_000;
const OPERATOR: &str = "load@learnt.test";
const FACTOR: &[u8] = b"12345678901234567890";

/// Both figures.
pub async fn figures(product: &Product) -> Result<Vec<Row>> {
    many_months(product).await?;
    let recipe = product.control_plane()?;
    let program = recipe.start().await?;
    let page = page(product, recipe.port).await?;
    program.end().await?;
    Ok(vec![page, counting()?])
}

/// Bills of tenants that are nowhere else: the page reads nothing but these rows.
async fn many_months(product: &Product) -> Result<()> {
    let mut connection = PgConnection::connect(&product.databases.urls.control).await?;
    let sql = format!(
        "insert into control.licence_months (tenant_id, month, tenant_name, plan, metric, included, counted, teams, state, billed, waived, counted_at)
         select 'bill-' || n, (date_trunc('month', now()) - m * interval '1 month')::date, 'Tenant ' || n, 'business', 'signedIn', 1000,
           (n * 37 + m * 11) % 2000, jsonb_build_object('bill-' || n, (n * 37 + m * 11) % 2000),
           case m when 0 then 'open' when 1 then 'in_review' else 'invoiced' end,
           case when m > 1 then (n * 37 + m * 11) % 2000 end, case when m > 1 then 0 end, now()
         from generate_series(1, {TENANTS}) n, generate_series(0, {MONTHS} - 1) m"
    );
    sqlx::query(AssertSqlSafe(sql)).execute(&mut connection).await?;
    connection.close().await?;
    Ok(())
}

/// An operator who is signed in at the console.
async fn operator(product: &Product, http: &reqwest::Client, base: &str) -> Result<String> {
    let email = EmailAddress::parse(OPERATOR)?;
    operators::ensure(&product.control, &email, "Load", PASSWORD, FACTOR).await?;
    let post = async |path: &str, body: Value| -> Result<Value> {
        let request = http.post(format!("{base}{path}")).header("host", "console.localhost");
        let answer = request.json(&body).send().await?;
        let (status, text) = (answer.status(), answer.text().await?);
        ensure!(status.is_success(), "{path} answered {status}: {text}");
        Ok(serde_json::from_str(&text)?)
    };
    let first = post("/api/session", json!({"email": OPERATOR, "password": PASSWORD})).await?;
    let code = totp::code(FACTOR, SystemClock.now());
    let second = json!({"challenge": first["challenge"], "code": code});
    let second = post("/api/session/totp", second).await?;
    Ok(second["accessToken"]
        .as_str()
        .context("nobody is signed in")?
        .to_owned())
}

/// The page as reviewers turn it: by name, by what is over, by the difference, and searched.
async fn page(product: &Product, port: u16) -> Result<Row> {
    let (http, base) = (client()?, format!("http://127.0.0.1:{port}"));
    let token = operator(product, &http, &base).await?;
    let month = (first_of(SystemClock.now().date_naive()) - chrono::Months::new(1)).format("%Y-%m");
    let views = [
        "sort=name",
        "sort=-over",
        "sort=-difference&page=10",
        "search=tenant%209",
    ];
    let mut times = Vec::with_capacity(views.len() * VIEWS);
    for _ in 0..VIEWS {
        for view in views {
            let began = Instant::now();
            let answer = http
                .get(format!("{base}/api/licences?month={month}&perPage=100&{view}"))
                .header("host", "console.localhost")
                .bearer_auth(&token)
                .send()
                .await?;
            let (status, text) = (answer.status(), answer.text().await?);
            times.push(began.elapsed());
            ensure!(
                status.is_success() && text.contains("bill-"),
                "{view} answered {status}: {text}"
            );
        }
    }
    times.sort_unstable();
    let at = |part: f64| times[(times.len() as f64 * part) as usize].as_secs_f64() * 1000.0;
    let note = format!(
        "{TENANTS} tenants × {MONTHS} months, 100 a page; p50 {:.1} ms by the clock",
        at(0.5)
    );
    Ok(Row::at_most("licence page, p95", at(0.95), "ms", 300.0, note))
}

/// What a request does for the bill when its person counted before: by itself, in this process.
fn counting() -> Result<Row> {
    let settled = SettledLicences::default();
    let tenant = TenantId::parse("load")?;
    let people: Vec<Uuid> = (0..PEOPLE as u128).map(Uuid::from_u128).collect();
    let (now, zone): (_, Tz) = (SystemClock.now(), chrono_tz::Europe::Berlin);
    let count = |person: Uuid| settled.counts(("business", Metric::SignedIn), (&tenant, &zone), person, now);
    for person in &people {
        if let Some(key) = count(*person) {
            settled.mark_settled(key);
        }
    }
    settled.sync();
    let before = cpu::used(&[std::process::id()]);
    for look in 0..LOOKS {
        ensure!(
            black_box(count(people[look * 7_919 % PEOPLE])).is_none(),
            "somebody counted again"
        );
    }
    let used: Duration = cpu::used(&[std::process::id()]) - before;
    let each = used.as_secs_f64() * 1_000_000.0 / LOOKS as f64;
    let note = format!("{LOOKS} times for {PEOPLE} people who counted before, CPU");
    Ok(Row::at_most("counting nothing new", each, "µs", 5.0, note))
}
