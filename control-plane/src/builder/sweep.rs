//! The sweep: tears down schemas and roles that no tenant and no stock row names.
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use learnt_kernel::tenant::SchemaName;

use super::{BuildError, Provisioner, TenantDatabase};

/// What a sweep did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SweepReport {
    /// Torn down.
    pub removed: Vec<String>,
    /// Without an owner, but not for long enough.
    pub watched: Vec<String>,
    /// Without an owner, but with people in it: for an operator to look at.
    pub left_alone: Vec<String>,
}

/// Remembers since when a name has had no owner.
#[derive(Debug)]
pub struct Sweeper {
    patience: Duration,
    first_seen: BTreeMap<String, Instant>,
}

impl Sweeper {
    /// A sweeper that watches a name for this long before it tears down what bears it.
    pub fn new(patience: Duration) -> Self {
        Self {
            patience,
            first_seen: BTreeMap::new(),
        }
    }

    /// Sweeps every ground; one that fails is logged, and looked at again by the next sweep.
    pub async fn sweep(&mut self, provisioner: &Provisioner) -> SweepReport {
        let (mut report, mut all_seen) = (SweepReport::default(), true);
        for tenant_database in provisioner.grounds.values() {
            if let Err(error) = self.sweep_database(provisioner, tenant_database, &mut report).await {
                tracing::warn!(cluster = tenant_database.id(), %error, "the sweep was interrupted");
                all_seen = false;
            }
        }
        // Since when a name has been watched is not forgotten because its database did not answer once.
        if all_seen {
            self.first_seen.retain(|name, _| report.watched.contains(name));
        }
        report
    }

    /// What stands is read before what is named: builders commit a name before they create anything that bears
    /// it, so a name that stands and is not named afterwards has no builder.
    async fn sweep_database(
        &mut self,
        provisioner: &Provisioner,
        tenant_database: &TenantDatabase,
        report: &mut SweepReport,
    ) -> Result<(), BuildError> {
        let existing = tenant_database.existing_names().await?;
        let named = provisioner.registry.names_in_use(tenant_database.id()).await?;
        for name in existing.into_iter().filter(|name| !named.contains(name)) {
            let Ok(schema) = SchemaName::parse(&name) else { continue };
            let since = *self.first_seen.entry(name.clone()).or_insert_with(Instant::now);
            if since.elapsed() < self.patience {
                report.watched.push(name);
            } else if tenant_database.has_people(&schema).await.unwrap_or(true) {
                // The register may have been restored from an old copy: people's work is not ours to remove.
                tracing::error!(
                    schema = name,
                    cluster = tenant_database.id(),
                    "a schema with people in it belongs to no tenant of the register"
                );
                report.left_alone.push(name);
            } else {
                if let Err(error) = tenant_database.drop_schema(&schema).await {
                    tracing::warn!(schema = name, cluster = tenant_database.id(), %error, "could not be removed yet; the next sweep tries again");
                    report.watched.push(name);
                    continue;
                }
                tracing::info!(
                    schema = name,
                    cluster = tenant_database.id(),
                    "removed what an interrupted build left behind"
                );
                report.removed.push(name);
            }
        }
        Ok(())
    }
}
