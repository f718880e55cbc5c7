//! Migrating the fleet: a canary first, then all others in parallel, each in a transaction of its own.
use std::sync::atomic::{AtomicU64, Ordering};

use futures_util::StreamExt;
use serde::Serialize;
use tokio::sync::Mutex;

use super::{BuildError, Provisioner};
use crate::registry::OutdatedTenant;

/// How many tenants are migrated at once.
const WIDTH: usize = 4;

/// How many canaries may fail: after that it is the migration that is broken, and not a tenant.
const CANARIES: usize = 3;

/// What a run over the fleet came to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct FleetReport {
    /// Tenants that were brought to the newest version.
    pub migrated: u64,
    /// Tenants that were there already.
    pub unchanged: u64,
    /// Tenants that failed, each with its error; they stay at their version and are tried again by the next run.
    pub failed: Vec<(String, String)>,
    /// Tenants that were not tried, because every canary failed.
    pub held_back: u64,
}

/// Brings every tenant to the newest version. Which ones have not seen all files is read from the register in one query, so
/// a run that has nothing to do costs the same for one tenant and for a thousand; an interrupted run is resumed
/// by running again.
pub async fn migrate(provisioner: &Provisioner) -> Result<FleetReport, BuildError> {
    let behind = provisioner.registry.behind(learnt_migrations::tenant::newest()).await?;
    let unchanged = provisioner
        .registry
        .fleet_size()
        .await?
        .saturating_sub(behind.len() as u64);
    let mut report = FleetReport {
        unchanged,
        ..FleetReport::default()
    };
    let mut queue = behind.into_iter();
    while report.migrated == 0 && report.failed.len() < CANARIES {
        let Some(canary) = queue.next() else { return Ok(report) };
        match one(provisioner, &canary).await {
            Ok(()) => report.migrated += 1,
            Err(error) => report.failed.push((canary.tenant.to_string(), error)),
        }
    }
    if report.migrated == 0 {
        report.held_back = queue.len() as u64;
        if report.held_back > 0 {
            tracing::error!(
                held_back = report.held_back,
                "every canary failed: the other tenants stay as they are"
            );
        }
        return Ok(report);
    }
    let (migrated, failed) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    futures_util::stream::iter(queue)
        .for_each_concurrent(WIDTH, |tenant| {
            let (migrated, failed) = (&migrated, &failed);
            async move {
                match one(provisioner, &tenant).await {
                    Ok(()) => {
                        migrated.fetch_add(1, Ordering::Relaxed);
                    }
                    Err(error) => failed.lock().await.push((tenant.tenant.to_string(), error)),
                }
            }
        })
        .await;
    report.migrated += migrated.into_inner();
    report.failed.extend(failed.into_inner());
    Ok(report)
}

async fn one(provisioner: &Provisioner, tenant: &OutdatedTenant) -> Result<(), String> {
    let id = tenant.tenant.as_str();
    let outcome = async {
        let applied = provisioner
            .tenant_database(&tenant.cluster)?
            .migrate(&tenant.schema)
            .await?;
        provisioner.registry.migrated(id, &applied).await?;
        Ok::<_, BuildError>(())
    };
    let Err(error) = outcome.await else { return Ok(()) };
    let sentence = error.to_string();
    tracing::warn!(tenant = id, error = %sentence, "a tenant could not be migrated");
    if let Err(error) = provisioner.registry.migration_failed(id, &sentence).await {
        tracing::warn!(tenant = id, error = %error, "the failed migration could not be noted");
    }
    Err(sentence)
}
