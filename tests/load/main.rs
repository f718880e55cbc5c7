//! `load`: the product's figures, as CPU time of the whole stack and as ratios taken in one run. See README.md beside this file.

mod active;
mod client;
mod cpu;
mod domains;
mod events;
mod fleet;
mod forms;
mod learning;
mod licences;
mod measure;
mod people;
mod product;
mod programs;
mod provisioning;
mod requests;
mod rules;
mod signing;
mod sockets;
mod table;
mod triggers;
mod yardstick;

use anyhow::{Context, Result, bail};

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

/// What can be measured by itself. What a part stands on is built for it all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::EnumString, strum::VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Part {
    /// Tenants are made.
    Births,
    /// All tenants are migrated.
    Fleet,
    /// The programs at rest, a minute with everybody, and sockets at which nothing happens.
    Rest,
    /// Requests against the yardstick.
    Reads,
    Signing,
    /// Events and calendars.
    Events,
    /// Forms and what they say together.
    Forms,
    /// Courses, completions and who is where.
    Learning,
    Domains,
    /// Rules over many people.
    Rules,
    /// Triggers over many people.
    Triggers,
    /// The licence bill.
    Licences,
}

impl Part {
    /// In the order in which they run.
    pub const ALL: &'static [Self] = <Self as strum::VariantArray>::VARIANTS;

    /// The parts that were asked for; all of them if none was.
    fn requested(arguments: &[String]) -> Result<Vec<Self>> {
        let Some(at) = arguments.iter().position(|argument| argument == "--only") else {
            return Ok(Self::ALL.to_vec());
        };
        let names: Vec<&str> = Self::ALL.iter().map(<&str>::from).collect();
        let names = names.join(", ");
        let name = arguments
            .get(at + 1)
            .with_context(|| format!("--only takes one of {names}"))?;
        Ok(vec![
            name.parse()
                .with_context(|| format!("there is no part '{name}', but {names}"))?,
        ])
    }
}

#[tokio::main]
async fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let has = |argument: &str| arguments.iter().any(|other| other == argument);
    match arguments.first().map(String::as_str) {
        Some("bare") => match arguments.get(1) {
            Some(url) => yardstick::serve(url).await,
            None => bail!("bare needs the address of a tenant's schema"),
        },
        _ => {
            let plan = if has("--full") { FULL } else { QUICK };
            measure::measure(plan, &Part::requested(&arguments)?, has("--json")).await
        }
    }
}
