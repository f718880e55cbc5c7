//! Figures of signing in: what it costs beside a bare hash, what staying signed in costs, and what a flood of sign-ins does
//! to everybody else.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use futures_util::{StreamExt, TryStreamExt, stream};
use learnt_compose::testing::PASSWORD;
use serde_json::json;

use super::client::{client, send};
use super::cpu;
use super::product::{LoadTenant, Product};
use super::requests::{AT_ONCE, Kind, SignedInUser, yardstick};
use super::table::Row;

/// Sign-ins, each beside a hash.
const SIGN_INS: u32 = 60;
/// Sessions that are refreshed, and how often each.
const SESSIONS: usize = 300;
const ROUNDS: usize = 4;
/// Requests to the yardstick between two rounds.
const YARDS: usize = 2_000;
/// A refresh token is replaced when it is older than this.
const OLD_ENOUGH: Duration = Duration::from_secs(11);
/// How long others are looked at, before the flood and in it.
const LOOK: Duration = Duration::from_secs(15);
/// A wrong password every so often: 500 a second.
const EVERY: Duration = Duration::from_millis(2);
/// Between two questions of somebody who is looked at.
const PAUSE: Duration = Duration::from_millis(5);

/// The figures of signing in, of staying signed in and of a flood.
pub async fn figures(product: &Product, served: u32, bare: (u32, u16), visitor: &SignedInUser) -> Result<Vec<Row>> {
    let base = format!("http://127.0.0.1:{}", product.port);
    let stack = [served, product.postmaster];
    Ok(vec![
        sign_in(&stack, &base, &visitor.tenant).await?,
        refresh(&stack, &base, &visitor.tenant, yardstick(product, bare)).await?,
        flood(&base, visitor).await?,
    ])
}

/// A POST of the tenant's own page.
fn post(http: &reqwest::Client, base: &str, tenant: &LoadTenant, path: &str) -> reqwest::RequestBuilder {
    http.post(format!("{base}{path}"))
        .header("host", &tenant.host)
        .header("origin", base.replace("127.0.0.1", &tenant.host))
        .header("x-learnt", "1")
}

/// A sign-in against one hash of the same strength, in turns.
async fn sign_in(stack: &[u32], base: &str, tenant: &LoadTenant) -> Result<Row> {
    let (hasher, own) = (learnt_kernel::password::Hasher::new(2), [std::process::id()]);
    let busy = |error: learnt_kernel::password::HashError| anyhow::anyhow!("{error}");
    let hash = hasher.hash(PASSWORD.to_owned()).await.map_err(busy)?;
    let (http, mut hashing, mut signing) = (client()?, Duration::ZERO, Duration::ZERO);
    for _ in 0..SIGN_INS {
        let before = cpu::used(&own);
        hasher
            .verify(PASSWORD.to_owned(), Some(hash.clone()))
            .await
            .map_err(busy)?;
        hashing += cpu::used(&own) - before;
        let before = cpu::used(stack);
        enter(&http, base, tenant).await?;
        signing += cpu::used(stack) - before;
    }
    let each = |time: Duration| time.as_secs_f64() * 1000.0 / f64::from(SIGN_INS);
    Ok(Row::at_most(
        "sign-in",
        each(signing) / each(hashing),
        "×",
        1.1,
        format!(
            "{:.1} ms CPU against {:.1} ms of one argon2id hash; {SIGN_INS} of each in turn",
            each(signing),
            each(hashing)
        ),
    ))
}

/// Signs the first admin in; answers the refresh cookie.
async fn enter(http: &reqwest::Client, base: &str, tenant: &LoadTenant) -> Result<String> {
    let form = json!({"username": tenant.admin, "password": PASSWORD, "persist": false});
    let answer = post(http, base, tenant, "/api/auth/login").json(&form).send().await?;
    ensure!(
        answer.status().is_success(),
        "a sign-in was refused: {}",
        answer.status()
    );
    cookie_of(&answer)
}

/// The refresh cookie, as it is sent back.
fn cookie_of(answer: &reqwest::Response) -> Result<String> {
    let cookie = answer
        .headers()
        .get("set-cookie")
        .context("there is no refresh cookie")?;
    let pair = cookie.to_str()?.split(';').next().unwrap_or_default();
    Ok(pair.to_owned())
}

/// Each of many sessions goes on, round after round, and gets its next token; the yardstick in turns with them.
async fn refresh(stack: &[u32], base: &str, tenant: &LoadTenant, mut yard: Kind) -> Result<Row> {
    let (http, mut used) = (client()?, Duration::ZERO);
    let mut cookies = Vec::with_capacity(SESSIONS);
    for _ in 0..SESSIONS {
        cookies.push(enter(&http, base, tenant).await?);
    }
    for _ in 0..ROUNDS {
        yard.turn(YARDS).await?;
        tokio::time::sleep(OLD_ENOUGH).await;
        let before = cpu::used(stack);
        cookies = stream::iter(cookies)
            .map(|cookie| go_on(&http, base, tenant, cookie))
            .buffered(AT_ONCE)
            .try_collect()
            .await?;
        used += cpu::used(stack) - before;
    }
    let each = used.as_secs_f64() * 1000.0 / (SESSIONS * ROUNDS) as f64;
    Ok(Row::at_most(
        "refresh",
        each / yard.each(),
        "×",
        2.5,
        format!(
            "{each:.3} ms CPU of the whole stack against bare {:.3} ms; {SESSIONS} sessions, {ROUNDS} times each, {AT_ONCE} at once",
            yard.each()
        ),
    ))
}

/// One refresh; answers the next cookie.
async fn go_on(http: &reqwest::Client, base: &str, tenant: &LoadTenant, cookie: String) -> Result<String> {
    let request = post(http, base, tenant, "/api/auth/refresh").header("cookie", cookie);
    let answer = request.send().await?;
    let status = answer.status();
    ensure!(status.is_success(), "a refresh was refused: {status}");
    cookie_of(&answer)
}

/// How long somebody who is signed in waits for an answer, before a flood of sign-ins and in it.
async fn flood(base: &str, visitor: &SignedInUser) -> Result<Row> {
    look(base, visitor, LOOK / 5).await?;
    let calm = look(base, visitor, LOOK).await?;
    let (flooding, looking) = tokio::join!(pour(base, &visitor.tenant, LOOK), look(base, visitor, LOOK));
    let (poured, flooded) = (flooding?, looking?);
    Ok(Row::at_most(
        "p99 of others in a flood of sign-ins",
        at(&flooded, 0.99) / at(&calm, 0.99),
        "×",
        2.0,
        format!(
            "/api/me p99 {:.1} ms against {:.1} ms idle (p50 {:.1} against {:.1}); {:.0} sign-ins a second with wrong passwords from as many addresses, {} of {} turned away unchecked",
            at(&flooded, 0.99),
            at(&calm, 0.99),
            at(&flooded, 0.5),
            at(&calm, 0.5),
            poured.sent as f64 / LOOK.as_secs_f64(),
            poured.rejected,
            poured.sent
        ),
    ))
}

/// Milliseconds below which this part of the answers came.
fn at(times: &[Duration], part: f64) -> f64 {
    let index = (times.len().saturating_sub(1) as f64 * part) as usize;
    times.get(index).map_or(f64::NAN, |time| time.as_secs_f64() * 1000.0)
}

async fn look(base: &str, visitor: &SignedInUser, long: Duration) -> Result<Vec<Duration>> {
    let (http, shot, began, mut times) = (client()?, visitor.me(), Instant::now(), Vec::new());
    while began.elapsed() < long {
        let started = Instant::now();
        let wrong = send(&http, base, &shot).await?;
        ensure!(wrong.is_none(), "an answer was wrong: {wrong:?}");
        times.push(started.elapsed());
        tokio::time::sleep(PAUSE).await;
    }
    times.sort_unstable();
    Ok(times)
}

struct FloodResult {
    sent: usize,
    rejected: usize,
}

/// Wrong passwords, each from another address and for another name, as fast as was said whatever is answered.
async fn pour(base: &str, tenant: &LoadTenant, long: Duration) -> Result<FloodResult> {
    let (http, began, mut clock, mut waiting) = (client()?, Instant::now(), tokio::time::interval(EVERY), Vec::new());
    while began.elapsed() < long {
        clock.tick().await;
        let number = waiting.len();
        let address = format!("198.{}.{}.{}", 18 + number % 2, number / 250 % 250, number % 250);
        let form = json!({"username": format!("nobody-{number}"), "password": "not-the-password"});
        let request = post(&http, base, tenant, "/api/auth/login")
            .header("x-forwarded-for", address)
            .json(&form);
        waiting.push(tokio::spawn(async move {
            request.send().await.map(|answer| answer.status().as_u16())
        }));
    }
    let (sent, mut turned_away) = (waiting.len(), 0);
    for one in waiting {
        if one.await?? == 429 {
            turned_away += 1;
        }
    }
    Ok(FloodResult {
        sent,
        rejected: turned_away,
    })
}
