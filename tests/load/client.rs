//! A bounded load: so many requests at a concurrency of so many, against 127.0.0.1, answers checked.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

/// One request to be repeated.
#[derive(Clone, Debug)]
pub struct RequestTemplate {
    /// What the Host header says: decides the tenant.
    pub host: String,
    pub path: String,
    pub bearer: Option<String>,
    /// Must stand in every answer: a foreign row would lack it.
    pub expect: String,
}

/// What a run of shots took.
#[derive(Debug, Default)]
pub struct Outcome {
    /// Of the answers as expected, sorted.
    times: Vec<Duration>,
    wall: Duration,
    /// Answers that were not 200 or lacked the expected text.
    pub wrong: usize,
    /// One of them, to tell why.
    pub example: Option<String>,
}

impl Outcome {
    /// How many were answered as expected.
    pub fn requests(&self) -> usize {
        self.times.len()
    }

    /// Milliseconds below which this part of the answers came.
    pub fn at(&self, part: f64) -> f64 {
        let index = (self.times.len().saturating_sub(1) as f64 * part) as usize;
        self.times
            .get(index)
            .map_or(f64::NAN, |time| time.as_secs_f64() * 1000.0)
    }

    pub fn per_second(&self) -> f64 {
        self.times.len() as f64 / self.wall.as_secs_f64()
    }

    /// Takes another run of the same kind in.
    pub fn add(&mut self, other: Self) {
        self.times.extend(other.times);
        self.times.sort_unstable();
        self.wall += other.wall;
        self.wrong += other.wrong;
        self.example = self.example.take().or(other.example);
    }
}

/// A client with keep-alive connections to one address, whatever the Host header says.
pub fn client() -> Result<reqwest::Client> {
    Ok(reqwest::Client::builder()
        .no_proxy()
        .pool_max_idle_per_host(64)
        .timeout(Duration::from_secs(30))
        .build()?)
}

/// Sends `total` requests, `concurrency` at a time; shot number i is `pick(i)`.
pub async fn run(
    base: &str,
    total: usize,
    concurrency: usize,
    pick: impl Fn(usize) -> RequestTemplate + Send + Sync + 'static,
) -> Result<Outcome> {
    let client = client()?;
    let pick = Arc::new(pick);
    let next = Arc::new(AtomicUsize::new(0));
    let started = Instant::now();
    let mut workers = Vec::new();
    for _ in 0..concurrency {
        let (client, pick, next, base) = (client.clone(), pick.clone(), next.clone(), base.to_owned());
        workers.push(tokio::spawn(async move {
            let mut times = Vec::new();
            let (mut wrong, mut example) = (0, None);
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= total {
                    return (times, wrong, example);
                }
                let began = Instant::now();
                match send(&client, &base, &pick(number)).await {
                    Ok(None) => times.push(began.elapsed()),
                    Ok(Some(answer)) => {
                        wrong += 1;
                        example = Some(answer);
                    }
                    Err(error) => {
                        wrong += 1;
                        example = Some(format!("{error:#}"));
                    }
                }
            }
        }));
    }
    let (mut times, mut wrong, mut example) = (Vec::with_capacity(total), 0, None);
    for worker in workers {
        let (some, bad, one) = worker.await.context("a worker of the load ended badly")?;
        times.extend(some);
        wrong += bad;
        example = example.or(one);
    }
    times.sort_unstable();
    Ok(Outcome {
        times,
        wall: started.elapsed(),
        wrong,
        example,
    })
}

pub async fn send(client: &reqwest::Client, base: &str, shot: &RequestTemplate) -> Result<Option<String>> {
    let mut request = client.get(format!("{base}{}", shot.path)).header("host", &shot.host);
    if let Some(token) = &shot.bearer {
        request = request.bearer_auth(token);
    }
    let answer = request.send().await?;
    let status = answer.status();
    let body = answer.text().await?;
    let fits = status.is_success() && body.contains(&shot.expect);
    Ok((!fits).then(|| format!("{status}: {body}")))
}
