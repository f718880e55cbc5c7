//! How requests of each tenant were answered since somebody last asked: so that tenants that fail or are slow are seen as such.
//! Counting takes a lock and a look into a table; what is counted is taken away now and then.

use std::{
    collections::HashMap,
    sync::{LazyLock, Mutex, PoisonError},
    time::Duration,
};

use serde::Serialize;

/// Answers that took this many milliseconds at most are counted together; what took longer is in the last sort.
pub const BOUNDS: [u64; 7] = [25, 50, 100, 250, 500, 1_000, 2_500];

/// How the requests of a tenant were answered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Answers {
    pub requests: i64,
    /// Of them, those that failed by our fault.
    pub errors: i64,
    /// By how long they took.
    pub durations: [i64; BOUNDS.len() + 1],
}

static COUNTED: LazyLock<Mutex<HashMap<String, Answers>>> = LazyLock::new(Mutex::default);

/// A request of a tenant was answered with this status, after so long.
pub fn note(tenant: &str, status: u16, elapsed: Duration) {
    let ms = u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX);
    let sort = BOUNDS.partition_point(|bound| *bound < ms);
    let mut counted = COUNTED.lock().unwrap_or_else(PoisonError::into_inner);
    let answers = match counted.get_mut(tenant) {
        Some(answers) => answers,
        None => counted.entry(tenant.to_owned()).or_default(),
    };
    answers.requests += 1;
    answers.errors += i64::from(status >= 500);
    answers.durations[sort] += 1;
}

/// What was counted since this was last called.
pub fn drain() -> HashMap<String, Answers> {
    std::mem::take(&mut *COUNTED.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Puts back what could not be told to anybody.
pub fn restore(answers: HashMap<String, Answers>) {
    let mut counted = COUNTED.lock().unwrap_or_else(PoisonError::into_inner);
    for (tenant, more) in answers {
        let sum = counted.entry(tenant).or_default();
        sum.requests += more.requests;
        sum.errors += more.errors;
        for (sum, more) in sum.durations.iter_mut().zip(more.durations) {
            *sum += more;
        }
    }
}

/// The milliseconds within which this share of requests was answered; of those that took longest it is only known that they took longer
/// than the last bound.
pub fn within(durations: &[i64], share: f64) -> Option<u64> {
    let all: i64 = durations.iter().sum();
    let wanted = (all as f64 * share).ceil() as i64;
    let mut sum = 0;
    let sort = durations.iter().position(|count| {
        sum += count;
        sum >= wanted
    });
    let last = BOUNDS[BOUNDS.len() - 1];
    sort.filter(|_| all > 0)
        .map(|sort| BOUNDS.get(sort).copied().unwrap_or(2 * last))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_counted_by_tenant_and_taken_once() {
        let (one, other) = ("answers-one", "answers-other");
        note(one, 200, Duration::from_millis(25));
        note(one, 503, Duration::from_millis(26));
        note(other, 404, Duration::from_secs(60));
        let mut taken = drain();
        let (first, second) = (taken.remove(one).unwrap(), taken.remove(other).unwrap());
        assert_eq!((first.requests, first.errors), (2, 1));
        assert_eq!(first.durations, [1, 1, 0, 0, 0, 0, 0, 0]);
        assert_eq!((second.errors, second.durations[7]), (0, 1));
        restore(HashMap::from([(one.to_owned(), first)]));
        note(one, 200, Duration::ZERO);
        assert_eq!(drain()[one].durations, [2, 1, 0, 0, 0, 0, 0, 0]);
        assert!(!drain().contains_key(one));
    }

    #[test]
    fn a_share_is_answered_within_a_bound() {
        assert_eq!(within(&[95, 0, 0, 5, 0, 0, 0, 0], 0.95), Some(25));
        assert_eq!(within(&[94, 0, 0, 6, 0, 0, 0, 0], 0.95), Some(250));
        assert_eq!(within(&[0, 0, 0, 0, 0, 0, 0, 1], 0.95), Some(5_000));
        assert_eq!(within(&[0; 8], 0.95), None);
    }
}
