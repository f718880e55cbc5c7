//! `load`: the product's figures, as CPU time of the whole stack and as ratios taken in one run. See README.md beside this file.

mod bare;
mod client;
mod cpu;
mod measure;
mod serve;
mod table;

use anyhow::{Result, bail};

/// Few tenants: a minute or two. `--full` takes the thousand that the goals speak of.
const QUICK: serve::Plan = serve::Plan {
    active: 50,
    quiet: 0,
    courses: 20,
};
const FULL: serve::Plan = serve::Plan {
    active: 100,
    quiet: 900,
    courses: 20,
};

#[tokio::main]
async fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let has = |word: &str| words.iter().any(|other| other == word);
    let plan = if has("--full") { FULL } else { QUICK };
    match words.first().map(String::as_str) {
        Some("serve") => serve::serve(plan).await,
        Some("bare") => match words.get(1) {
            Some(url) => bare::serve(url).await,
            None => bail!("bare needs the address of a tenant's schema"),
        },
        _ => measure::all(has("--full"), has("--json")).await,
    }
}
