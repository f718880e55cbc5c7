//! The stock: schemas that stand ready to be claimed, refilled in the background.
use chrono::TimeDelta;
use learnt_kernel::tenant::SchemaName;

use super::{BuildError, Crew, Ground, Hold};

/// What could not be finished for so long, on a cluster that answers, is given up.
const GIVE_UP: TimeDelta = TimeDelta::hours(1);

/// Brings every ground's stock to `target`: first what lies half-built or has not seen all migrations, then new ones. One
/// builder per ground at a time; a second one leaves it alone. A ground that fails keeps no other one waiting: it is logged,
/// and the first such error is answered once all were tried; else how many were made ready.
pub async fn refill(crew: &Crew, target: u64) -> Result<u64, BuildError> {
    let (mut made, mut failed) = (0, None);
    for ground in crew.grounds.values() {
        match refill_ground(crew, ground, target).await {
            Ok(more) => made += more,
            Err(error) => {
                tracing::warn!(cluster = ground.id(), %error, "the stock could not be refilled; it is tried again");
                failed.get_or_insert(error);
            }
        }
    }
    failed.map_or(Ok(made), Err)
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
    let newest = learnt_migrations::tenant::newest();
    let (mut made, mut failed) = (0, None);
    for (schema, since) in crew.registry.stock_unfinished(ground.id(), newest).await? {
        // Off the shelf first, so that nobody claims it while it is being worked on.
        if !crew.registry.stock_taken_off(&schema).await? {
            continue;
        }
        match shelve(crew, ground, &schema).await {
            Ok(()) => made += 1,
            Err(error) => {
                // A single schema that is beyond repair must not stand in the way of all further ones.
                if crew.clock.now() - since > GIVE_UP && ground.answers().await {
                    crew.registry.forget_stock(&schema).await?;
                }
                failed.get_or_insert(error);
            }
        }
    }
    // Where one could not be finished, a new one would most likely be the next that lies half-built.
    if let Some(error) = failed {
        return Err(error);
    }
    while crew.registry.stock_count(ground.id(), newest).await? < target {
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
    let applied = ground.raise(schema, 1).await?;
    Ok(crew.registry.stock_ready(schema, &applied).await?)
}
