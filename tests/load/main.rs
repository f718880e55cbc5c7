//! `load`: the product's figures, as CPU time of the whole stack and as ratios taken in one run. See README.md beside this file.

mod active;
mod bare;
mod birth;
mod client;
mod cpu;
mod fleet;
mod measure;
mod product;
mod programs;
mod requests;
mod signing;
mod table;

use anyhow::{Result, bail};

/// How much is measured.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Tenants with a signed-in admin.
    pub active: usize,
    /// Further tenants that only exist.
    pub quiet: usize,
    /// Courses that the first tenant's admin is given.
    pub courses: usize,
    /// Requests to tenants at random, each looked at for foreign rows.
    pub at_random: usize,
}

/// Few tenants: some minutes. `--full` takes the thousand that the goals speak of.
const QUICK: Plan = Plan {
    active: 50,
    quiet: 0,
    courses: 20,
    at_random: 50_000,
};
const FULL: Plan = Plan {
    active: 100,
    quiet: 900,
    courses: 20,
    at_random: 1_000_000,
};

#[tokio::main]
async fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let has = |word: &str| words.iter().any(|other| other == word);
    match words.first().map(String::as_str) {
        Some("bare") => match words.get(1) {
            Some(url) => bare::serve(url).await,
            None => bail!("bare needs the address of a tenant's schema"),
        },
        _ => measure::all(if has("--full") { FULL } else { QUICK }, has("--json")).await,
    }
}
