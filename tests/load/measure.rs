//! All figures, one after the other: tenants being born, the fleet, programs at rest, requests, a minute with everybody.

use std::process::Stdio;

use anyhow::{Context, Result};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use super::product::{Product, give_courses};
use super::requests::Visitor;
use super::table::text;
use super::{Plan, active, birth, fleet, requests, signing};

/// Measures everything there is and prints the table, or JSON.
#[expect(clippy::print_stdout, reason = "the table is what this program is for")]
pub async fn all(plan: Plan, as_json: bool) -> Result<()> {
    let product = Product::prepare().await?;
    let mut births = birth::without_stock(&product).await?;
    let first = births.tenants.first().context("no tenant was built")?.clone();

    let recipe = product.tenant_api((first.host.clone(), "/api/bootstrap"));
    let api = recipe.start().await?;
    birth::from_stock(&product, plan, &mut births).await?;
    let mut rows = births.rows;
    let active_tenants = &births.tenants[..plan.active.min(births.tenants.len())];
    for tenant in active_tenants {
        let admin = product.join(tenant).await?;
        if tenant.id == first.id {
            give_courses(&admin, plan.courses).await?;
        }
    }
    rows.extend(fleet::fleet(&product).await?);
    api.end().await?;

    let (resting, programs) = active::at_rest(&product, &recipe, births.tenants.len()).await?;
    rows.extend(resting);
    let mut visitors = Vec::new();
    for tenant in active_tenants {
        let token = product.token(tenant).await?;
        visitors.push(Visitor {
            tenant: tenant.clone(),
            token,
        });
    }
    rows.extend(active::minute(&product, &programs, births.tenants.len(), &visitors).await?);
    let (bare, line) = bare(&product.login(&first.id).await?).await?;
    let yardstick = (bare.id().context("the yardstick has ended")?, line.trim().parse()?);
    rows.extend(requests::figures(&product, plan, programs[0].id, yardstick, &visitors).await?);
    let visitor = visitors.first().context("nobody is signed in")?;
    rows.extend(signing::figures(&product, programs[0].id, yardstick, visitor).await?);
    for program in programs {
        program.end().await?;
    }
    product.clear()?;
    if as_json {
        println!("{}", serde_json::to_string_pretty(&rows)?);
    } else {
        print!("{}", text(&rows));
    }
    Ok(())
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
