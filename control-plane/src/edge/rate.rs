//! How often one may try: attempts by address, failures by account. Kept in memory: a restart forgives.
use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Mutex;

use chrono::{DateTime, Duration, Utc};
use governor::clock::Clock as _;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use learnt_kernel::problem::{Problem, Result};

/// Attempts a minute from one address.
const PER_ADDRESS: NonZeroU32 = NonZeroU32::new(30).expect("thirty is not zero");
/// Failures that close an account to one address.
const FAILURES: u32 = 10;
/// How long it stays closed.
const PAUSE: Duration = Duration::minutes(15);
/// Failures a day, from all addresses together, that close an account to everybody.
const FAILURES_A_DAY: u32 = 100;
/// Above this many remembered accounts the old ones are forgotten.
const REMEMBERED: usize = 10_000;

#[derive(Clone, Copy, Debug)]
struct Window {
    since: DateTime<Utc>,
    failures: u32,
}

/// The counters of one process.
pub struct Rate {
    addresses: DefaultKeyedRateLimiter<IpAddr>,
    failures: Mutex<HashMap<(String, Option<IpAddr>), Window>>,
}

impl Default for Rate {
    fn default() -> Self {
        Self {
            addresses: RateLimiter::keyed(Quota::per_minute(PER_ADDRESS)),
            failures: Mutex::default(),
        }
    }
}

impl Rate {
    /// Counts an attempt from an address.
    pub fn attempt(&self, address: IpAddr) -> Result<()> {
        self.addresses.check_key(&address).map_err(|not_until| {
            let wait = not_until.wait_time_from(self.addresses.clock().now());
            Problem::too_many(wait.as_secs().max(1))
        })
    }

    /// Whether an account takes attempts from this address. A stranger who fails closes it to themselves only.
    pub fn open(&self, account: &str, address: IpAddr, now: DateTime<Utc>) -> bool {
        let failures = self.failures.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let count = |key: &(String, Option<IpAddr>), length| {
            failures
                .get(key)
                .filter(|window| now - window.since < length)
                .map_or(0, |window| window.failures)
        };
        count(&(account.to_owned(), Some(address)), PAUSE) < FAILURES
            && count(&(account.to_owned(), None), Duration::days(1)) < FAILURES_A_DAY
    }

    /// Counts a failure.
    pub fn failed(&self, account: &str, address: IpAddr, now: DateTime<Utc>) {
        let mut failures = self.failures.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if failures.len() > REMEMBERED {
            failures.retain(|(_, address), window| {
                now - window.since < if address.is_some() { PAUSE } else { Duration::days(1) }
            });
        }
        for (address, length) in [(Some(address), PAUSE), (None, Duration::days(1))] {
            let window = failures.entry((account.to_owned(), address)).or_insert(Window {
                since: now,
                failures: 0,
            });
            if now - window.since >= length {
                *window = Window {
                    since: now,
                    failures: 0,
                };
            }
            window.failures += 1;
        }
    }

    /// Forgets the failures of an account from this address: the right person has come.
    pub fn succeeded(&self, account: &str, address: IpAddr) {
        self.failures
            .lock()
            .unwrap_or_else(|poisoned| poisoned.into_inner())
            .remove(&(account.to_owned(), Some(address)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failures_close_an_account_to_one_address_for_a_while() {
        let rate = Rate::default();
        let (thief, owner): (IpAddr, IpAddr) = ("203.0.113.9".parse().unwrap(), "198.51.100.7".parse().unwrap());
        let now = DateTime::from_timestamp(1_800_000_000, 0).unwrap();
        for _ in 0..FAILURES {
            assert!(rate.open("root", thief, now));
            rate.failed("root", thief, now);
        }
        assert!(!rate.open("root", thief, now));
        assert!(rate.open("root", owner, now));
        assert!(rate.open("root", thief, now + PAUSE));
        rate.succeeded("root", thief);
        assert!(rate.open("root", thief, now));
    }

    #[test]
    fn many_addresses_together_close_it_for_the_day() {
        let rate = Rate::default();
        let now = DateTime::from_timestamp(1_800_000_000, 0).unwrap();
        for last in 0..FAILURES_A_DAY {
            rate.failed("root", IpAddr::from([203, 0, 113, u8::try_from(last).unwrap()]), now);
        }
        assert!(!rate.open("root", "198.51.100.7".parse().unwrap(), now));
        assert!(rate.open("root", "198.51.100.7".parse().unwrap(), now + Duration::days(1)));
    }

    #[test]
    fn an_address_that_hurries_is_told_to_wait() {
        let rate = Rate::default();
        let address: IpAddr = "203.0.113.9".parse().unwrap();
        let refused = (0..40).filter(|_| rate.attempt(address).is_err()).count();
        assert!((9..=10).contains(&refused), "{refused}");
        assert!(rate.attempt("203.0.113.10".parse().unwrap()).is_ok());
    }
}
