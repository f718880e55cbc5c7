//! The stock: schemas that stand ready to be claimed, refilled in the background.
use chrono::TimeDelta;
use learnt_kernel::tenant::SchemaName;

use super::{AdvisoryLock, BuildError, Provisioner, TenantDatabase};

/// What could not be finished for so long, on a cluster that answers, is given up.
const GIVE_UP: TimeDelta = TimeDelta::hours(1);

/// Brings every ground's stock to `target`: first what lies half-built or has not seen all migrations, then new ones. One
/// builder per ground at a time; a second one leaves it alone. A ground that fails keeps no other one waiting: it is logged,
/// and the first such error is answered once all were tried; else how many were made ready.
pub async fn refill(provisioner: &Provisioner, target: u64) -> Result<u64, BuildError> {
    let (mut made, mut failed) = (0, None);
    for tenant_database in provisioner.grounds.values() {
        match refill_database(provisioner, tenant_database, target).await {
            Ok(more) => made += more,
            Err(error) => {
                tracing::warn!(cluster = tenant_database.id(), %error, "the stock could not be refilled; it is tried again");
                failed.get_or_insert(error);
            }
        }
    }
    failed.map_or(Ok(made), Err)
}

async fn refill_database(
    provisioner: &Provisioner,
    tenant_database: &TenantDatabase,
    target: u64,
) -> Result<u64, BuildError> {
    let Some(advisory_lock) = AdvisoryLock::take(&provisioner.registry, "stock", tenant_database.id()).await? else {
        return Ok(0);
    };
    let made = fill_up(provisioner, tenant_database, target).await;
    advisory_lock.release().await?;
    made
}

async fn fill_up(provisioner: &Provisioner, tenant_database: &TenantDatabase, target: u64) -> Result<u64, BuildError> {
    let newest = learnt_migrations::tenant::newest();
    let (mut made, mut failed) = (0, None);
    for (schema, since) in provisioner
        .registry
        .stock_unfinished(tenant_database.id(), newest)
        .await?
    {
        // Off the shelf first, so that nobody claims it while it is being worked on.
        if !provisioner.registry.stock_taken_off(&schema).await? {
            continue;
        }
        match shelve(provisioner, tenant_database, &schema).await {
            Ok(()) => made += 1,
            Err(error) => {
                // A single schema that is beyond repair must not stand in the way of all further ones.
                if provisioner.clock.now() - since > GIVE_UP && tenant_database.answers().await {
                    provisioner.registry.forget_stock(&schema).await?;
                }
                failed.get_or_insert(error);
            }
        }
    }
    // Where one could not be finished, a new one would most likely be the next that lies half-built.
    if let Some(error) = failed {
        return Err(error);
    }
    while provisioner.registry.stock_count(tenant_database.id(), newest).await? < target {
        let schema = SchemaName::random();
        provisioner
            .registry
            .begin_stock(tenant_database.id(), &schema, provisioner.clock.now())
            .await?;
        shelve(provisioner, tenant_database, &schema).await?;
        made += 1;
    }
    metrics::gauge!("learnt_stock_ready", "cluster" => tenant_database.id().to_owned()).set(target as f64);
    Ok(made)
}

async fn shelve(
    provisioner: &Provisioner,
    tenant_database: &TenantDatabase,
    schema: &SchemaName,
) -> Result<(), BuildError> {
    let applied = tenant_database.create_schema(schema, 1).await?;
    Ok(provisioner.registry.stock_ready(schema, &applied).await?)
}
