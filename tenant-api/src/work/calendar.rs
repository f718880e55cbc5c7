//! When each tenant is looked at next: what is due in its schema is known here, so that nobody has to ask all day long.
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use chrono::{DateTime, Utc};
use learnt_kernel::tenant::TenantId;

/// Tenants that were not looked at yet are looked at within this part of a round.
pub const FIRST_ROUND: u32 = 30;

/// The dates of this process. Forgetting them is harmless: every tenant is looked at once more.
#[derive(Default)]
pub struct Calendar(Mutex<HashMap<TenantId, DateTime<Utc>>>);

impl Calendar {
    /// The tenants whose time has come. One that stands nowhere gets a date within the first part of a round of this length,
    /// spread so that not all come at once.
    pub fn due<'a>(
        &self,
        tenants: impl Iterator<Item = &'a TenantId>,
        now: DateTime<Utc>,
        round: Duration,
    ) -> Vec<TenantId> {
        let mut dates = self.lock();
        let (mut due, mut strangers) = (Vec::new(), Vec::new());
        for tenant in tenants {
            match dates.get(tenant) {
                Some(date) if *date <= now => due.push(tenant.clone()),
                Some(_) => {}
                None => strangers.push(tenant.clone()),
            }
        }
        let step = round / FIRST_ROUND / u32::try_from(strangers.len().max(1)).unwrap_or(u32::MAX);
        let mut date = now;
        for stranger in strangers {
            dates.insert(stranger, date);
            date += step;
        }
        due
    }

    /// A tenant was looked at, and is to be looked at again then.
    pub fn note(&self, tenant: &TenantId, date: DateTime<Utc>) {
        self.lock().insert(tenant.clone(), date);
    }

    /// Forgets all dates.
    pub fn clear(&self) {
        self.lock().clear();
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TenantId, DateTime<Utc>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROUND: Duration = Duration::from_secs(900);

    #[test]
    fn a_first_round_is_spread_and_then_each_has_its_date() {
        let calendar = Calendar::default();
        let tenants: Vec<TenantId> = (0..10)
            .map(|number| TenantId::parse(&format!("t{number}")).unwrap())
            .collect();
        let start = DateTime::UNIX_EPOCH;
        let due = |seconds: u64| calendar.due(tenants.iter(), start + Duration::from_secs(seconds), ROUND);
        assert_eq!(due(0), []);
        assert_eq!(due(0), tenants[..1]);
        assert_eq!(due(14).len(), 5);
        assert_eq!(due(30).len(), 10);
        for tenant in &tenants {
            calendar.note(tenant, start + ROUND);
        }
        assert_eq!(due(899), []);
        assert_eq!(due(900).len(), 10);
        calendar.clear();
        assert_eq!(due(901), []);
        assert_eq!(due(931).len(), 10);
    }
}
