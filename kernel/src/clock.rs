//! Time as an argument: the system's clock, and one that tests set.

use std::sync::Mutex;

use chrono::{DateTime, Duration, NaiveDate, NaiveTime, TimeZone, Utc};

/// Whatever tells the time.
pub trait Clock: Send + Sync {
    /// The present moment.
    fn now(&self) -> DateTime<Utc>;
}

/// The machine's clock.
#[derive(Debug, Clone, Copy, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    #[allow(clippy::disallowed_methods, reason = "the one place that asks the machine")]
    fn now(&self) -> DateTime<Utc> {
        Utc::now()
    }
}

/// A clock that stands still until a test moves it.
#[derive(Debug)]
pub struct FixedClock(Mutex<DateTime<Utc>>);

impl FixedClock {
    /// A clock that stands at `now`.
    pub fn at(now: DateTime<Utc>) -> Self {
        Self(Mutex::new(now))
    }

    /// Moves the clock to `now`.
    pub fn set(&self, now: DateTime<Utc>) {
        *self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = now;
    }

    /// Moves the clock forward.
    pub fn advance(&self, by: Duration) {
        let mut now = self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        *now += by;
    }
}

impl Clock for FixedClock {
    fn now(&self) -> DateTime<Utc> {
        *self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

/// When a day begins somewhere. Where the clocks are put forward at midnight it begins an hour later.
pub fn start_of_day<Zone: TimeZone>(day: NaiveDate, zone: &Zone) -> Option<DateTime<Utc>> {
    let midnight = day.and_time(NaiveTime::MIN);
    let at = |local| zone.from_local_datetime(&local).earliest();
    Some(at(midnight).or_else(|| at(midnight + Duration::hours(1)))?.to_utc())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fixed_clock_moves_only_when_told() {
        let start = DateTime::from_timestamp(1_800_000_000, 0).unwrap();
        let clock = FixedClock::at(start);
        assert_eq!(clock.now(), start);
        clock.advance(Duration::seconds(5));
        assert_eq!(clock.now(), start + Duration::seconds(5));
        clock.set(start);
        assert_eq!(clock.now(), start);
    }
}
