//! All figures, one after the other: tenants being born, the fleet, programs at rest, requests, a minute with everybody.

use std::process::Stdio;
use std::time::Instant;

use anyhow::{Context, Result};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use super::product::{Product, give_courses};
use super::requests::SignedInUser;
use super::table::{Row, text};
use super::{
    Part, Plan, active, domains, events, fleet, forms, learning, licences, provisioning, requests, rules, signing,
    sockets, triggers,
};

/// Says on the way what is being measured, and for how long already.
struct Progress {
    began: Instant,
}

impl Progress {
    #[expect(
        clippy::print_stderr,
        reason = "whoever waits for the table wants to know where it is"
    )]
    fn log(&self, what: &str) {
        eprintln!("{:>4.0} s  {what}", self.began.elapsed().as_secs_f64());
    }

    /// Shows what a part has found: what comes later may fail.
    #[expect(clippy::print_stderr, reason = "the same")]
    fn found(&self, rows: Vec<Row>) -> Vec<Row> {
        eprint!("{}", text(&rows));
        rows
    }
}

/// Measures these parts and prints the table, or JSON.
#[expect(clippy::print_stdout, reason = "the table is what this program is for")]
pub async fn measure(plan: Plan, parts: &[Part], as_json: bool) -> Result<()> {
    let progress = Progress { began: Instant::now() };
    progress.log("preparing databases");
    let product = Product::prepare().await?;
    let mut rows = Vec::new();
    let by_themselves = [Part::Rules, Part::Triggers, Part::Licences];
    if parts.iter().any(|part| !by_themselves.contains(part)) {
        rows.extend(of_tenants(&product, plan, parts, &progress).await?);
    }
    if parts.contains(&Part::Rules) {
        progress.log("rules: a hundred thousand people");
        let tenant = product.order().await?;
        let api = product
            .tenant_api((tenant.host.clone(), "/api/bootstrap"))
            .start()
            .await?;
        rows.extend(progress.found(rules::figures(&product, &tenant).await?));
        api.end().await?;
    }
    if parts.contains(&Part::Triggers) {
        progress.log("triggers: a hundred thousand people, and a neighbour");
        let (tenant, neighbour) = (product.order().await?, product.order().await?);
        let api = product
            .tenant_api((tenant.host.clone(), "/api/bootstrap"))
            .start()
            .await?;
        rows.extend(progress.found(triggers::figures(&product, &tenant, &neighbour).await?));
        api.end().await?;
    }
    if parts.contains(&Part::Licences) {
        progress.log("licences: a thousand tenants, two years");
        rows.extend(progress.found(licences::figures(&product).await?));
    }
    product.clear()?;
    if as_json {
        println!("{}", serde_json::to_string_pretty(&rows)?);
    } else {
        print!("{}", text(&rows));
    }
    Ok(())
}

/// What is measured of the plan's tenants. They are there for each of these parts; rows of a part that was not asked for are left out.
async fn of_tenants(product: &Product, plan: Plan, parts: &[Part], progress: &Progress) -> Result<Vec<Row>> {
    let wants = |part| parts.contains(&part);
    let mut rows = Vec::new();
    let of_one_tenant = [Part::Events, Part::Forms, Part::Learning];
    let plan = match parts.iter().all(|part| of_one_tenant.contains(part)) {
        true => Plan {
            active: 11,
            quiet: 0,
            ..plan
        },
        false => plan,
    };
    progress.log("births: tenants without a stock");
    let mut births = provisioning::without_stock(product).await?;
    let first = births.tenants.first().context("no tenant was built")?.clone();

    let recipe = product.tenant_api((first.host.clone(), "/api/bootstrap"));
    let api = recipe.start().await?;
    progress.log("births: tenants from stock");
    provisioning::from_stock(product, plan, &mut births).await?;
    if wants(Part::Births) {
        rows.extend(progress.found(std::mem::take(&mut births.rows)));
    }
    let active_tenants = &births.tenants[..plan.active.min(births.tenants.len())];
    progress.log("admins accept their invitations");
    for tenant in active_tenants {
        let admin = product.join(tenant).await?;
        if tenant.id == first.id {
            give_courses(&admin, plan.courses).await?;
        }
    }
    if wants(Part::Fleet) {
        progress.log("fleet: migrating all tenants");
        rows.extend(progress.found(fleet::fleet(product).await?));
    }
    api.end().await?;

    let programs = if wants(Part::Rest) {
        progress.log("rest: programs at rest");
        let (resting, programs) = active::at_rest(product, &recipe, births.tenants.len()).await?;
        rows.extend(progress.found(resting));
        programs
    } else {
        [recipe.start().await?, product.control_plane()?.start().await?]
    };
    let mut visitors = Vec::new();
    for tenant in active_tenants {
        let token = product.token(tenant).await?;
        visitors.push(SignedInUser {
            tenant: tenant.clone(),
            token,
        });
    }
    if wants(Part::Rest) {
        progress.log("rest: a minute with everybody");
        rows.extend(progress.found(active::minute(product, &programs, births.tenants.len(), &visitors).await?));
        progress.log("rest: some hundred sockets");
        rows.extend(progress.found(sockets::figures(product, programs[0].id, &visitors).await?));
    }
    if wants(Part::Domains) {
        progress.log("domains: ten, and ten thousand");
        let visitor = visitors.first().context("nobody is signed in")?;
        rows.extend(progress.found(domains::figures(product, programs[0].id, visitor).await?));
    }
    let against = [Part::Reads, Part::Signing, Part::Events, Part::Forms, Part::Learning];
    if against.into_iter().any(wants) {
        let (bare, line) = bare(&product.login(&first.id).await?).await?;
        let yardstick = (bare.id().context("the yardstick has ended")?, line.trim().parse()?);
        if wants(Part::Reads) {
            progress.log("reads: requests against the yardstick");
            rows.extend(progress.found(requests::figures(product, plan, programs[0].id, yardstick, &visitors).await?));
        }
        if wants(Part::Signing) {
            progress.log("signing: signing in");
            let visitor = visitors.first().context("nobody is signed in")?;
            rows.extend(progress.found(signing::figures(product, programs[0].id, yardstick, visitor).await?));
        }
        if wants(Part::Events) {
            progress.log("events: explore, calendars and registering");
            let visitor = visitors.first().context("nobody is signed in")?;
            rows.extend(progress.found(events::figures(product, programs[0].id, yardstick, visitor).await?));
        }
        if wants(Part::Forms) {
            progress.log("forms: answering, and a hundred thousand submissions");
            let visitor = visitors.first().context("nobody is signed in")?;
            rows.extend(progress.found(forms::figures(product, programs[0].id, yardstick, visitor).await?));
        }
        if wants(Part::Learning) {
            progress.log("learning: a large course, completions and who is where");
            let visitor = visitors.first().context("nobody is signed in")?;
            rows.extend(progress.found(learning::figures(product, programs[0].id, yardstick, visitor).await?));
        }
    }
    for program in programs {
        program.end().await?;
    }
    Ok(rows)
}

/// The yardstick as a process of its own; answers its first line.
async fn bare(url: &str) -> Result<(Child, String)> {
    let mut child = Command::new(std::env::current_exe()?)
        .args(["bare", url])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()?;
    let mut lines = BufReader::new(child.stdout.take().context("no output")?).lines();
    let line = lines.next_line().await?.context("the yardstick said nothing")?;
    Ok((child, line))
}
