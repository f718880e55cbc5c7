//! The sweep: tears down schemas and roles that no tenant and no stock row names.
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use learnt_kernel::tenant::SchemaName;

use super::{BuildError, Crew, Ground};

/// What a sweep did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SweepReport {
    /// Torn down.
    pub removed: Vec<String>,
    /// Without an owner, but not for long enough.
    pub watched: Vec<String>,
    /// Without an owner, but with people in it: for an operator to look at.
    pub kept: Vec<String>,
}

/// Remembers since when a name has had no owner.
#[derive(Debug)]
pub struct Sweeper {
    patience: Duration,
    seen: BTreeMap<String, Instant>,
}

impl Sweeper {
    /// A sweeper that watches a name for this long before it tears down what bears it.
    pub fn new(patience: Duration) -> Self {
        Self {
            patience,
            seen: BTreeMap::new(),
        }
    }

    /// Sweeps every ground; one that fails is logged, and looked at again by the next sweep.
    pub async fn sweep(&mut self, crew: &Crew) -> SweepReport {
        let (mut report, mut all_seen) = (SweepReport::default(), true);
        for ground in crew.grounds.values() {
            if let Err(error) = self.sweep_ground(crew, ground, &mut report).await {
                tracing::warn!(cluster = ground.id(), %error, "the sweep was interrupted");
                all_seen = false;
            }
        }
        // Since when a name has been watched is not forgotten because its database did not answer once.
        if all_seen {
            self.seen.retain(|name, _| report.watched.contains(name));
        }
        report
    }

    /// What stands is read before what is named: builders commit a name before they create anything that bears
    /// it, so a name that stands and is not named afterwards has no builder.
    async fn sweep_ground(&mut self, crew: &Crew, ground: &Ground, report: &mut SweepReport) -> Result<(), BuildError> {
        let standing = ground.standing().await?;
        let named = crew.registry.names_in_use(ground.id()).await?;
        for name in standing.into_iter().filter(|name| !named.contains(name)) {
            let Ok(schema) = SchemaName::parse(&name) else { continue };
            let since = *self.seen.entry(name.clone()).or_insert_with(Instant::now);
            if since.elapsed() < self.patience {
                report.watched.push(name);
            } else if ground.has_people(&schema).await.unwrap_or(true) {
                // The register may have been restored from an old copy: people's work is not ours to remove.
                tracing::error!(
                    schema = name,
                    cluster = ground.id(),
                    "a schema with people in it belongs to no tenant of the register"
                );
                report.kept.push(name);
            } else {
                if let Err(error) = ground.tear_down(&schema).await {
                    tracing::warn!(schema = name, cluster = ground.id(), %error, "could not be removed yet; the next sweep tries again");
                    report.watched.push(name);
                    continue;
                }
                tracing::info!(
                    schema = name,
                    cluster = ground.id(),
                    "removed what an interrupted build left behind"
                );
                report.removed.push(name);
            }
        }
        Ok(())
    }
}
