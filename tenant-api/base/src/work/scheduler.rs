//! When each tenant is visited next: what is due in its schema is known here, so that nobody has to ask all day long. The
//! dates lie on disk while the program is down, so that a start visits nobody who has nothing to do.
use std::collections::{BTreeMap, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use chrono::{DateTime, Utc};
use learnt_kernel::tenant::TenantId;
use serde::{Deserialize, Serialize};

/// Where nothing was done for so long nobody is waited for: it is visited rarely.
const QUIET: chrono::Duration = chrono::Duration::days(1);
/// A quiet tenant is visited once in so many rounds.
const ROUNDS_WHEN_QUIET: u32 = 24;
/// After a crash whoever was active is visited within this part of a round, as is whoever could not be read.
const SOON: u32 = 30;
/// Where nothing was kept of anybody, they are visited within this part of a round.
const UNKNOWN_ACTIVITY: u32 = 3;
/// So few who were never heard of are new tenants: their first invitations wait to be mailed.
const FEW: usize = 50;

/// What is known of a tenant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Entry {
    /// When it is visited next.
    next: DateTime<Utc>,
    /// When something was done there last, as far as it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    active: Option<DateTime<Utc>>,
}

impl Entry {
    fn is_active(&self, now: DateTime<Utc>) -> bool {
        self.active.is_some_and(|at| now - at < QUIET)
    }
}

/// The form on disk.
#[derive(Serialize, Deserialize)]
struct StoredEmail {
    /// The program ended in order: nothing was under way.
    ended: bool,
    tenants: BTreeMap<String, Entry>,
}

/// The dates of this process. Losing them is harmless: every tenant is visited once more.
#[derive(Default)]
pub struct Scheduler {
    dates: Mutex<HashMap<TenantId, Entry>>,
    /// How often an active tenant is visited, even when nobody said that anything is due.
    round: Duration,
}

impl Scheduler {
    /// Knows nobody yet.
    pub fn new(round: Duration) -> Self {
        Self {
            dates: Mutex::default(),
            round,
        }
    }

    /// As the last program left it. If that ended in the middle, whoever was active is visited soon: something may be undone.
    pub fn read(file: &Path, round: Duration, now: DateTime<Utc>) -> Self {
        let scheduler = Self::new(round);
        let stored = std::fs::read(file)
            .ok()
            .and_then(|bytes| serde_json::from_slice::<StoredEmail>(&bytes).ok());
        let Some(stored) = stored else { return scheduler };
        for (id, entry) in stored.tenants {
            if let Ok(tenant) = TenantId::parse(&id) {
                scheduler.lock().insert(tenant, entry);
            }
        }
        if !stored.ended {
            scheduler.schedule_all(now);
        }
        scheduler
    }

    /// Keeps the dates on disk. Written beside and renamed: nobody meets half a file.
    pub fn save(&self, file: &Path, ended: bool) -> std::io::Result<()> {
        let tenants = self
            .lock()
            .iter()
            .map(|(tenant, entry)| (tenant.as_str().to_owned(), *entry))
            .collect();
        let beside = file.with_extension("json.new");
        std::fs::write(&beside, serde_json::to_vec(&StoredEmail { ended, tenants })?)?;
        std::fs::rename(beside, file)
    }

    /// The tenants whose time has come.
    pub fn due(&self, now: DateTime<Utc>) -> Vec<TenantId> {
        let dates = self.lock();
        let due = dates.iter().filter(|(_, entry)| entry.next <= now);
        due.map(|(tenant, _)| tenant.clone()).collect()
    }

    /// The tenants whose time has come; their dates are forgotten.
    pub fn take_due(&self, now: DateTime<Utc>) -> Vec<TenantId> {
        let mut dates = self.lock();
        let due = dates.extract_if(|_, entry| entry.next <= now);
        due.map(|(tenant, _)| tenant).collect()
    }

    /// Gives everybody a date who has none, spread so that not all come at once, and forgets who is gone. New tenants count as
    /// active, so that what a crash interrupts in their first minutes is looked after soon.
    pub fn sync_tenants<'a>(&self, tenants: impl Iterator<Item = &'a TenantId>, now: DateTime<Utc>) {
        let mut dates = self.lock();
        let mut before = std::mem::take(&mut *dates);
        let mut unscheduled = Vec::new();
        for tenant in tenants {
            match before.remove(tenant) {
                Some(entry) => {
                    dates.insert(tenant.clone(), entry);
                }
                None => unscheduled.push(tenant),
            }
        }
        let (within, active) = if unscheduled.len() <= FEW {
            (self.round / SOON, Some(now))
        } else {
            (self.round / UNKNOWN_ACTIVITY, None)
        };
        for tenant in unscheduled {
            let next = now + spread(tenant, within);
            dates.insert(tenant.clone(), Entry { next, active });
        }
    }

    /// A tenant was visited: it is visited again when the next thing is due, or when a round is over.
    pub fn note(&self, tenant: &TenantId, began: DateTime<Utc>, due: Option<DateTime<Utc>>, was_active: bool) {
        let mut dates = self.lock();
        let active = dates.get(tenant).and_then(|entry| entry.active);
        let mut entry = Entry {
            next: began,
            active: if was_active { Some(began) } else { active },
        };
        let rounds = if entry.is_active(began) { 1 } else { ROUNDS_WHEN_QUIET };
        // Not all at the same moment for ever: a round is three quarters of its length, and up to half of it more.
        let round = self.round * rounds;
        let latest = began + round * 3 / 4 + spread(tenant, round / 2);
        entry.next = due.map_or(latest, |due| due.min(latest));
        dates.insert(tenant.clone(), entry);
    }

    /// There is something to do for a tenant by then.
    pub fn due_by(&self, tenant: &TenantId, date: DateTime<Utc>) {
        let mut dates = self.lock();
        let entry = dates.entry(tenant.clone()).or_insert(Entry {
            next: date,
            active: None,
        });
        entry.next = entry.next.min(date);
    }

    /// A tenant could not be visited.
    pub fn retry_soon(&self, tenant: &TenantId, now: DateTime<Utc>) {
        let (next, mut dates) = (now + self.round / SOON, self.lock());
        let active = dates.get(tenant).and_then(|entry| entry.active);
        dates.insert(tenant.clone(), Entry { next, active });
    }

    /// Pokes may have been lost: whoever was active lately is visited soon, everybody else within a round.
    pub fn schedule_all(&self, now: DateTime<Utc>) {
        for (tenant, entry) in self.lock().iter_mut() {
            let within = if entry.is_active(now) {
                self.round / SOON
            } else {
                self.round
            };
            entry.next = entry.next.min(now + spread(tenant, within));
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TenantId, Entry>> {
        self.dates.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A tenant's own place within a span of time.
fn spread(tenant: &TenantId, span: Duration) -> Duration {
    let mut hasher = DefaultHasher::new();
    tenant.hash(&mut hasher);
    let thousandths = u32::try_from(hasher.finish() % 1000).unwrap_or_default();
    span * thousandths / 1000
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROUND: Duration = Duration::from_secs(900);

    fn tenants() -> Vec<TenantId> {
        (0..100)
            .map(|number| TenantId::parse(&format!("t{number}")).unwrap())
            .collect()
    }

    fn at(seconds: u64) -> DateTime<Utc> {
        DateTime::UNIX_EPOCH + Duration::from_secs(seconds)
    }

    #[test]
    fn strangers_come_one_after_another_and_then_each_has_its_date() {
        let (scheduler, tenants) = (Scheduler::new(ROUND), tenants());
        scheduler.sync_tenants(tenants.iter(), at(0));
        let first = scheduler.due(at(30)).len();
        assert!((1..30).contains(&first), "{first} of 100 in a tenth of the time");
        assert_eq!(scheduler.due(at(300)).len(), 100);
        for tenant in &tenants {
            scheduler.note(tenant, at(300), None, true);
        }
        assert_eq!(scheduler.due(at(900)), [], "nobody within three quarters of a round");
        assert_eq!(scheduler.due(at(300 + 1125)).len(), 100);
        scheduler.sync_tenants(tenants[..10].iter(), at(900));
        assert_eq!(scheduler.due(at(300 + 1125)).len(), 10, "who is gone is forgotten");
    }

    #[test]
    fn new_tenants_are_visited_soon_also_when_the_program_dies_before() {
        let file = std::env::temp_dir().join(format!("learnt-calendar-new-{}.json", std::process::id()));
        let (scheduler, tenants) = (Scheduler::new(ROUND), tenants());
        scheduler.sync_tenants(tenants[..5].iter(), at(0));
        assert_eq!(scheduler.due(at(30)).len(), 5);
        scheduler.save(&file, false).unwrap();
        let crashed = Scheduler::read(&file, ROUND, at(3600));
        assert_eq!(crashed.due(at(3630)).len(), 5);
        std::fs::remove_file(&file).unwrap();
    }

    #[test]
    fn a_quiet_tenant_is_visited_rarely_and_when_something_is_due() {
        let (scheduler, tenants) = (Scheduler::new(ROUND), tenants());
        for tenant in &tenants {
            scheduler.note(tenant, at(0), None, false);
        }
        assert_eq!(scheduler.due(at(4 * 3600)), []);
        assert_eq!(scheduler.due(at(8 * 3600)).len(), 100);
        scheduler.note(&tenants[0], at(0), Some(at(60)), false);
        assert_eq!(scheduler.due(at(60)), tenants[..1]);
        scheduler.due_by(&tenants[1], at(50));
        assert_eq!(scheduler.take_due(at(50)), tenants[1..2]);
        assert_eq!(scheduler.take_due(at(50)), []);
    }

    #[test]
    fn an_orderly_end_keeps_the_dates_and_after_a_crash_the_active_come_first() {
        let file = std::env::temp_dir().join(format!("learnt-calendar-{}.json", std::process::id()));
        let (scheduler, tenants) = (Scheduler::new(ROUND), tenants());
        for (number, tenant) in tenants.iter().enumerate() {
            scheduler.note(tenant, at(0), None, number < 10);
        }
        scheduler.save(&file, true).unwrap();
        let stored = Scheduler::read(&file, ROUND, at(60));
        assert_eq!(stored.due(at(120)), [], "nobody is visited who has nothing to do");
        scheduler.save(&file, false).unwrap();
        let crashed = Scheduler::read(&file, ROUND, at(60));
        let mut soon = crashed.due(at(90));
        soon.retain(|tenant| tenants[..10].contains(tenant));
        assert_eq!(soon.len(), 10);
        assert!(crashed.due(at(90)).len() < 30);
        assert_eq!(crashed.due(at(960)).len(), 100);
        std::fs::remove_file(&file).unwrap();
        assert_eq!(Scheduler::read(&file, ROUND, at(60)).due(at(9999)), []);
    }
}
