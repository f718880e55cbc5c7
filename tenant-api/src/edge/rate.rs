//! How often somebody may try. Buckets that fill again with time; a success gives its token back, so that only
//! failures count.
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use chrono::{DateTime, Utc};
use learnt_kernel::problem::Problem;

/// How many tries at once, and how long one takes to come back.
#[derive(Clone, Copy, Debug)]
pub struct Quota {
    /// Tries in a row.
    pub burst: u32,
    /// Seconds until one try is back.
    pub refill: u32,
}

/// Password checks from one address: spraying.
pub const BY_ADDRESS: Quota = Quota { burst: 30, refill: 2 };
/// Password checks of one account from places where it never signed in: below 100 a day.
pub const BY_ACCOUNT: Quota = Quota { burst: 10, refill: 960 };
/// Password checks of one account from an address where it signed in before; nobody elsewhere can use this up.
pub const BY_KNOWN_PLACE: Quota = Quota { burst: 10, refill: 30 };
/// Codes of links and of handovers from one address.
pub const CODES: Quota = Quota { burst: 30, refill: 2 };

/// More keys than this are not kept: the fullest buckets are forgotten.
const KEYS: usize = 100_000;

struct Bucket {
    tokens: f64,
    at: DateTime<Utc>,
}

/// The buckets of this process.
#[derive(Default)]
pub struct Rates(Mutex<HashMap<String, Bucket>>);

impl Rates {
    /// Takes a token, or says after how many seconds there is one.
    pub fn take(&self, key: &str, quota: Quota, now: DateTime<Utc>) -> Result<(), u64> {
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= KEYS {
            buckets.retain(|_, bucket| (now - bucket.at).num_seconds() < 3600);
        }
        let full = f64::from(quota.burst);
        let bucket = buckets
            .entry(key.to_owned())
            .or_insert(Bucket { tokens: full, at: now });
        let passed = (now - bucket.at).num_milliseconds().max(0) as f64 / 1000.0;
        bucket.tokens = (bucket.tokens + passed / f64::from(quota.refill)).min(full);
        bucket.at = now;
        if bucket.tokens >= 1.0 {
            bucket.tokens -= 1.0;
            return Ok(());
        }
        Err((((1.0 - bucket.tokens) * f64::from(quota.refill)).ceil() as u64).max(1))
    }

    /// Gives a token back: it was no failure.
    pub fn give_back(&self, key: &str, quota: Quota) {
        if let Some(bucket) = self.0.lock().unwrap_or_else(PoisonError::into_inner).get_mut(key) {
            bucket.tokens = (bucket.tokens + 1.0).min(f64::from(quota.burst));
        }
    }

    /// Takes a token or refuses with 429.
    pub fn limit(&self, key: &str, quota: Quota, now: DateTime<Utc>) -> Result<(), Problem> {
        self.take(key, quota, now).map_err(Problem::too_many)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::Duration;

    #[test]
    fn tries_run_out_and_come_back_one_by_one() {
        let (rates, quota, start) = (Rates::default(), Quota { burst: 2, refill: 10 }, DateTime::UNIX_EPOCH);
        assert_eq!(rates.take("a", quota, start), Ok(()));
        assert_eq!(rates.take("a", quota, start), Ok(()));
        assert_eq!(rates.take("a", quota, start), Err(10));
        assert_eq!(rates.take("b", quota, start), Ok(()), "another key has its own bucket");
        assert_eq!(rates.take("a", quota, start + Duration::seconds(9)), Err(1));
        assert_eq!(rates.take("a", quota, start + Duration::seconds(10)), Ok(()));
    }

    #[test]
    fn a_success_does_not_count() {
        let (rates, quota) = (Rates::default(), Quota { burst: 1, refill: 10 });
        for _ in 0..5 {
            assert_eq!(rates.take("a", quota, DateTime::UNIX_EPOCH), Ok(()));
            rates.give_back("a", quota);
        }
    }

    #[test]
    fn an_account_is_checked_from_elsewhere_at_most_a_hundred_times_a_day() {
        let rates = Rates::default();
        let tries = (0..86_400).filter(|second| {
            let now = DateTime::UNIX_EPOCH + Duration::seconds(*second);
            rates.take("a", BY_ACCOUNT, now).is_ok()
        });
        assert!(tries.count() <= 100);
    }
}
