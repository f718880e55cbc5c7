//! The stock: schemas that stand ready to be claimed, refilled in the background.
use learnt_kernel::tenant::SchemaName;

use super::{BuildError, Crew, Ground, Hold};

/// Brings every ground's stock to `target`: first what lies half-built or is older than the newest migration,
/// then new ones. One builder per ground at a time; a second one leaves it alone. Answers how many were made ready.
pub async fn refill(crew: &Crew, target: u64) -> Result<u64, BuildError> {
    let mut made = 0;
    for ground in crew.grounds.values() {
        made += refill_ground(crew, ground, target).await?;
    }
    Ok(made)
}

async fn refill_ground(crew: &Crew, ground: &Ground, target: u64) -> Result<u64, BuildError> {
    let Some(hold) = Hold::take(&crew.registry, "stock", ground.id()).await? else {
        return Ok(0);
    };
    let made = fill_up(crew, ground, target).await;
    hold.let_go().await?;
    made
}

async fn fill_up(crew: &Crew, ground: &Ground, target: u64) -> Result<u64, BuildError> {
    let latest = learnt_migrations::tenant::latest_version();
    let mut made = 0;
    for schema in crew.registry.stock_unfinished(ground.id(), latest).await? {
        // Off the shelf first, so that nobody claims it while it is being worked on.
        if !crew.registry.stock_taken_off(&schema).await? {
            continue;
        }
        match shelve(crew, ground, &schema).await {
            Ok(()) => made += 1,
            Err(error) => {
                tracing::warn!(%schema, error = %error, "a schema of the stock could not be finished; it is tried again later")
            }
        }
    }
    while crew.registry.stock_count(ground.id(), latest).await? < target {
        let schema = SchemaName::random();
        crew.registry
            .begin_stock(ground.id(), &schema, crew.clock.now())
            .await?;
        shelve(crew, ground, &schema).await?;
        made += 1;
    }
    metrics::gauge!("learnt_stock_ready", "cluster" => ground.id().to_owned()).set(target as f64);
    Ok(made)
}

async fn shelve(crew: &Crew, ground: &Ground, schema: &SchemaName) -> Result<(), BuildError> {
    let version = ground.raise(schema, 1).await?;
    Ok(crew.registry.stock_ready(schema, version).await?)
}
