//! Whom the month's licences have counted already: a memory, so that most requests cost no statement.
use chrono::{DateTime, Datelike, NaiveDate, Utc};
use chrono_tz::Tz;
use learnt_kernel::licence::{Metric, month_of, terms};
use learnt_kernel::tenant::TenantId;
use moka::sync::Cache;
use uuid::Uuid;

/// People of whom this process knows that nothing is to be written for them in a month: they cost no statement.
#[derive(Clone)]
pub struct SettledLicences(Cache<(TenantId, i32, Uuid), ()>);

impl Default for SettledLicences {
    fn default() -> Self {
        // Not for longer: whoever is superadmin no longer counts again.
        let memory = std::time::Duration::from_secs(600);
        Self(Cache::builder().max_capacity(100_000).time_to_live(memory).build())
    }
}

/// What is settled: somebody in a tenant's month.
pub struct LicenceKey((TenantId, i32, Uuid), NaiveDate);

impl LicenceKey {
    pub fn month(&self) -> NaiveDate {
        self.1
    }
}

impl SettledLicences {
    /// Where somebody is to be counted, if their plan counts this and they are not known to be settled: all that a request does
    /// which has nothing new to count.
    pub fn counts(
        &self,
        (plan, metric): (&str, Metric),
        (tenant, zone): (&TenantId, &Tz),
        user: Uuid,
        now: DateTime<Utc>,
    ) -> Option<LicenceKey> {
        if terms(plan).metric != metric {
            return None;
        }
        let month = month_of(now, zone);
        let key = (tenant.clone(), month.num_days_from_ce(), user);
        (!self.0.contains_key(&key)).then_some(LicenceKey(key, month))
    }

    /// Nothing is to be written there for a while.
    pub fn mark_settled(&self, key: LicenceKey) {
        self.0.insert(key.0, ());
    }

    /// Does what the memory puts off otherwise, so that it is not done while something is measured.
    pub fn sync(&self) {
        self.0.run_pending_tasks();
    }
}
