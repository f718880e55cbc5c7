//! At most so many in any hour, for what counts whether it succeeds or not: questions about accounts, registrations, mails.
//! What is counted lives in memory, never more than so much of it, and a restart forgives.

use std::sync::Arc;

use chrono::{DateTime, Duration, Utc};
use moka::{ops::compute::Op, policy::EvictionPolicy, sync::Cache};

const HOUR: Duration = Duration::hours(1);

/// What is counted under one name.
#[derive(Clone, Debug)]
pub struct HourlyLimit {
    /// Under which name.
    pub key: String,
    /// How many of it there may be in an hour.
    pub most: usize,
    /// How many it is to be now.
    pub now: usize,
}

impl HourlyLimit {
    /// One more.
    pub fn one(key: String, most: usize) -> Self {
        Self { key, most, now: 1 }
    }
}

/// The moments of the last hour, by name.
pub struct Hourly(Cache<String, Arc<Vec<DateTime<Utc>>>>);

impl Hourly {
    /// Remembers so many names: those are forgotten that nobody has asked for the longest.
    pub fn remembering(keys: u64) -> Self {
        Self(
            Cache::builder()
                .eviction_policy(EvictionPolicy::lru())
                .max_capacity(keys)
                .build(),
        )
    }

    /// Takes all shares or none; none is there before so many seconds have passed.
    pub fn take(&self, shares: &[HourlyLimit], now: DateTime<Utc>) -> Result<(), u64> {
        for (at, share) in shares.iter().enumerate() {
            if let Err(seconds) = self.count(share, now) {
                self.give_back(&shares[..at], now);
                return Err(seconds);
            }
        }
        Ok(())
    }

    fn count(&self, share: &HourlyLimit, now: DateTime<Utc>) -> Result<(), u64> {
        let mut wait = None;
        self.0.entry_by_ref(&share.key).and_compute_with(|found| {
            let mut moments: Vec<_> = found.map_or_else(Vec::new, |entry| entry.into_value().to_vec());
            moments.retain(|at| *at + HOUR > now);
            let over = (moments.len() + share.now).saturating_sub(share.most);
            if over > 0 {
                // So many have to be an hour old; more than fit into one never come in.
                wait = Some(moments.get(over - 1).map_or(HOUR, |at| *at + HOUR - now));
                return Op::Nop;
            }
            moments.extend(std::iter::repeat_n(now, share.now));
            Op::Put(Arc::new(moments))
        });
        match wait {
            None => Ok(()),
            Some(wait) => Err(u64::try_from(wait.num_seconds()).unwrap_or(0) + 1),
        }
    }

    /// What was taken at that moment counts nowhere.
    pub fn give_back(&self, shares: &[HourlyLimit], at: DateTime<Utc>) {
        for share in shares {
            self.uncount(share, at);
        }
    }

    fn uncount(&self, share: &HourlyLimit, now: DateTime<Utc>) {
        self.0.entry_by_ref(&share.key).and_compute_with(|found| {
            let Some(found) = found else { return Op::Nop };
            let mut moments = found.into_value().to_vec();
            for _ in 0..share.now {
                if let Some(at) = moments.iter().rposition(|at| *at == now) {
                    moments.remove(at);
                }
            }
            Op::Put(Arc::new(moments))
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: DateTime<Utc> = DateTime::UNIX_EPOCH;

    fn minutes(minutes: i64) -> DateTime<Utc> {
        START + Duration::minutes(minutes)
    }

    #[test]
    fn there_are_never_more_in_any_hour() {
        let hourly = Hourly::remembering(10);
        let take = |at| hourly.take(&[HourlyLimit::one("lena".into(), 3)], at);
        assert!([0, 20, 50].iter().all(|at| take(minutes(*at)).is_ok()));
        assert_eq!(take(minutes(55)), Err(301));
        assert_eq!(take(minutes(60)), Ok(()), "the first is an hour old");
        assert!(take(minutes(61)).is_err(), "the one of minute 20 is not");
        assert_eq!(take(minutes(80)), Ok(()));
    }

    #[test]
    fn what_one_name_refuses_counts_under_no_other() {
        let hourly = Hourly::remembering(10);
        let ask = |address: &str| {
            let (address, client) = (address.to_owned(), "here".to_owned());
            hourly.take(&[HourlyLimit::one(client, 4), HourlyLimit::one(address, 3)], START)
        };
        assert!((0..3).all(|_| ask("lena").is_ok()));
        assert!((0..5).all(|_| ask("lena").is_err()));
        assert!(ask("marco").is_ok(), "the place has one left");
        assert!(ask("marco").is_err());
    }

    #[test]
    fn many_at_once_come_in_together_or_not_at_all() {
        let hourly = Hourly::remembering(10);
        let mails = |now| {
            hourly.take(
                &[HourlyLimit {
                    key: "acme".into(),
                    most: 200,
                    now,
                }],
                START,
            )
        };
        assert!(mails(150).is_ok() && mails(51).is_err() && mails(50).is_ok());
        assert!(mails(1).is_err() && mails(500).is_err());
    }
}
