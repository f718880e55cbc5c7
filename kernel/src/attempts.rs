//! How often somebody may guess a password or a code. Only failures count; what is counted lives in memory, never more
//! than so much of it, and a restart forgives.

use chrono::{DateTime, Duration, Utc};
use moka::{ops::compute::Op, policy::EvictionPolicy, sync::Cache};

use crate::clock::Clock;
use crate::hourly::{Hourly, HourlyLimit};
use crate::in_flight::{InFlight, InFlightGuard};

/// How many failures in a row, and how long one takes to be forgiven.
#[derive(Clone, Copy, Debug)]
struct Quota {
    burst: i32,
    refill: Duration,
}

/// Failures from one place, whatever the account: spraying.
const PER_CLIENT: Quota = Quota::new(30, 2);
/// Failures at one account from one place where it never signed in: an unknown device closes it to itself.
const PER_UNKNOWN_DEVICE: Quota = Quota::new(10, 90);
/// Failures at one account from all places where it never signed in: at most a hundred a day.
const PER_ACCOUNT: Quota = Quota::new(50, 1728);
/// Failures at one account from a place where it signed in before; nobody elsewhere can use this up.
const PER_KNOWN_DEVICE: Quota = Quota::new(10, 30);

/// Pictures that one person uploads: each costs as much as a password's check, so each counts.
const PICTURES_PER_PERSON: Quota = Quota::new(20, 60);

/// Questions whether an address has an account, and mails to it that anybody can ask for.
const LOOKUPS_PER_ADDRESS: usize = 3;
const LOOKUPS_PER_CLIENT: usize = 10;
/// A class that registers behind one address comes in; a machine that does so is stopped.
const REGISTRATIONS_PER_CLIENT: usize = 60;
/// Mails that a person has sent to themselves.
const OWN_MAILS: usize = 5;
/// Mails that a tenant's admins word themselves.
const WORDED_MAILS: usize = 200;
/// People who come to a tenant by a provider for the first time: each may be a question about an address.
const FIRST_ARRIVALS: usize = 1_000;
/// What is worth a row of its own in a log, once for each flood.
const ONE_IN_A_WHILE: Quota = Quota::new(1, 900);

/// Analytics events that one person's screens send.
const EVENTS_PER_PERSON: Quota = Quota::new(240, 1);

/// More keys than this are not kept: those are forgotten that nobody has asked for the longest.
const KEYS: u64 = 100_000;

impl Quota {
    const fn new(burst: i32, seconds: i64) -> Self {
        Self {
            burst,
            refill: Duration::seconds(seconds),
        }
    }
}

/// The counters of one process.
pub struct Attempts {
    /// For each key the moment at which all its failures are forgiven; a key that is not there has none.
    clear_at: Cache<String, DateTime<Utc>>,
    /// `<account>@<client>` where somebody signed in before.
    known_devices: Cache<String, ()>,
    /// What counts by the hour, right or wrong.
    hourly: Hourly,
    /// Whose attempts are not decided yet, by place.
    in_flight: InFlight,
}

/// An attempt under way. It counts as a failure unless it is said to be right.
#[must_use = "an attempt that was right is to be forgiven"]
pub struct Attempt<'a> {
    attempts: &'a Attempts,
    taken: Vec<(String, Quota)>,
    known_device: Option<String>,
    in_flight: Option<InFlightGuard<'a>>,
}

/// An address that somebody wants to have. It counts as a question about it unless it was free.
#[must_use = "an address that was free is to be forgotten"]
pub struct NewAddress<'a> {
    hourly: &'a Hourly,
    shares: [HourlyLimit; 2],
    now: DateTime<Utc>,
    /// Goes last: whoever waits asks again when everything is decided.
    _going: InFlightGuard<'a>,
}

impl NewAddress<'_> {
    /// It was free: nobody learned anything of anybody.
    pub fn refund(self) {
        self.hourly.give_back(&self.shares, self.now);
    }
}

impl Default for Attempts {
    fn default() -> Self {
        Self::remembering(KEYS)
    }
}

impl Attempts {
    fn remembering(keys: u64) -> Self {
        let clear_at = Cache::builder().eviction_policy(EvictionPolicy::lru());
        Self {
            clear_at: clear_at.max_capacity(keys).build(),
            known_devices: Cache::new(keys),
            hourly: Hourly::remembering(keys),
            in_flight: InFlight::default(),
        }
    }

    /// An attempt at an account's password or second factor, or after how many seconds there is one.
    pub fn at_account(&self, account: &str, client: &str, now: DateTime<Utc>) -> Result<Attempt<'_>, u64> {
        let key = format!("account/{account}@{client}");
        let mut wanted = vec![(format!("client/{client}"), PER_CLIENT)];
        if self.known_devices.contains_key(&key) {
            // Under a name of its own: what is under way from before is another count's.
            wanted.push((format!("device/{account}@{client}"), PER_KNOWN_DEVICE));
        } else {
            wanted.push((key.clone(), PER_UNKNOWN_DEVICE));
            wanted.push((format!("account/{account}"), PER_ACCOUNT));
        }
        let mut attempt = self.take(wanted, Some(key), now)?;
        attempt.in_flight = Some(self.in_flight.enter(&format!("client/{client}")));
        Ok(attempt)
    }

    /// The same for somebody of many at one place, a class that signs in at once: failures are counted, and those under way may
    /// be none, so that they are waited for.
    pub async fn at_account_in_turn(&self, account: &str, client: &str, clock: &dyn Clock) -> Result<Attempt<'_>, u64> {
        loop {
            self.wait_until_allowed(client, clock).await?;
            match self.at_account(account, client, clock.now()) {
                // Somebody else of the place was quicker.
                Err(_) if self.client_is_allowed(client, clock.now()).is_err() => {}
                answer => return answer,
            }
        }
    }

    /// Whether this client may try at all, once those who try just now are done; else after how many seconds.
    pub async fn wait_until_allowed(&self, client: &str, clock: &dyn Clock) -> Result<(), u64> {
        let key = format!("client/{client}");
        self.in_flight
            .retry_while_busy(&key, || self.client_is_allowed(client, clock.now()))
            .await
    }

    /// Whether this client may try at all, before anything is looked up for it; else after how many seconds.
    pub fn client_is_allowed(&self, client: &str, now: DateTime<Utc>) -> Result<(), u64> {
        let clear_at = self.clear_at.get(&format!("client/{client}")).unwrap_or(now).max(now);
        match wait(clear_at + PER_CLIENT.refill - now - PER_CLIENT.refill * PER_CLIENT.burst) {
            0 => Ok(()),
            seconds => Err(seconds),
        }
    }

    /// An attempt at a code that stands in a link, or after how many seconds there is one.
    pub fn at_code(&self, client: &str, now: DateTime<Utc>) -> Result<Attempt<'_>, u64> {
        self.take(vec![(format!("code/{client}"), PER_CLIENT)], None, now)
    }

    /// A picture from this person, or after how many seconds there is one.
    pub fn at_picture(&self, person: &str, now: DateTime<Utc>) -> Result<(), u64> {
        self.take(vec![(format!("picture/{person}"), PICTURES_PER_PERSON)], None, now)
            .map(drop)
    }

    /// A question whether an address has an account, in whatever words, or after how many seconds there is one.
    pub fn at_lookup(&self, address: &str, client: &str, now: DateTime<Utc>) -> Result<(), u64> {
        let of_address = HourlyLimit::one(format!("lookup/{address}"), LOOKUPS_PER_ADDRESS);
        let by_place = HourlyLimit::one(format!("lookups/{client}"), LOOKUPS_PER_CLIENT);
        self.hourly.take(&[by_place, of_address], now)
    }

    /// A mail to this address that lists its teams, or after how many seconds there may be one.
    pub fn at_team_lookup(&self, address: &str, client: &str, now: DateTime<Utc>) -> Result<(), u64> {
        let of_address = HourlyLimit::one(format!("teams-of/{address}"), LOOKUPS_PER_ADDRESS);
        let by_place = HourlyLimit::one(format!("teams-by/{client}"), LOOKUPS_PER_CLIENT);
        self.hourly.take(&[by_place, of_address], now)
    }

    /// An address that is about to be taken, or after how many seconds there is one: that it was free already counts nowhere.
    /// Many of one place may want one at once: those who are not decided yet are waited for.
    pub async fn at_new_address(&self, address: &str, client: &str, clock: &dyn Clock) -> Result<NewAddress<'_>, u64> {
        let key = format!("takens/{client}");
        let take = || {
            let shares = [
                HourlyLimit::one(key.clone(), LOOKUPS_PER_CLIENT),
                HourlyLimit::one(format!("taken/{address}"), LOOKUPS_PER_ADDRESS),
            ];
            let now = clock.now();
            self.hourly.take(&shares, now)?;
            Ok(NewAddress {
                hourly: &self.hourly,
                shares,
                now,
                _going: self.in_flight.enter(&key),
            })
        };
        self.in_flight.retry_while_busy(&key, take).await
    }

    /// A registration from this place, or after how many seconds there is one.
    pub fn at_registration(&self, client: &str, now: DateTime<Utc>) -> Result<(), u64> {
        let share = HourlyLimit::one(format!("registration/{client}"), REGISTRATIONS_PER_CLIENT);
        self.hourly.take(&[share], now)
    }

    /// A mail that a person has sent to one of their own addresses, or after how many seconds there is one.
    pub fn at_own_mail(&self, person: &str, now: DateTime<Utc>) -> Result<(), u64> {
        let share = HourlyLimit::one(format!("own-mail/{person}"), OWN_MAILS);
        self.hourly.take(&[share], now)
    }

    /// Somebody of another server who is not known in the tenant yet, or after how many seconds there may be one.
    pub fn at_first_arrival(&self, tenant: &str, now: DateTime<Utc>) -> Result<(), u64> {
        let share = HourlyLimit::one(format!("first-arrivals/{tenant}"), FIRST_ARRIVALS);
        self.hourly.take(&[share], now)
    }

    /// So many mails in a tenant's own words, or after how many seconds there are so many.
    pub fn at_worded_mails(&self, tenant: &str, count: usize, now: DateTime<Utc>) -> Result<(), u64> {
        let share = HourlyLimit {
            key: format!("worded-mails/{tenant}"),
            most: WORDED_MAILS,
            now: count,
        };
        self.hourly.take(&[share], now)
    }

    /// Somebody proved by mail that an account is theirs: from this place nothing stands in their way any more.
    pub fn clear_failures(&self, account: &str, client: &str) {
        let key = format!("account/{account}@{client}");
        self.clear_at.invalidate(&key);
        self.clear_at.invalidate(&format!("account/{account}"));
        self.clear_at.invalidate(&format!("device/{account}@{client}"));
        self.known_devices.insert(key, ());
    }

    /// An event from this person's screens, or after how many seconds there is one.
    pub fn at_event(&self, person: &str, now: DateTime<Utc>) -> Result<(), u64> {
        self.take(vec![(format!("event/{person}"), EVENTS_PER_PERSON)], None, now)
            .map(drop)
    }

    /// Whether this is to be written down: once in a quarter of an hour, however often it happens.
    pub fn should_log(&self, what: &str, now: DateTime<Utc>) -> bool {
        self.take(vec![(format!("news/{what}"), ONE_IN_A_WHILE)], None, now)
            .map(drop)
            .is_ok()
    }

    fn take(
        &self,
        wanted: Vec<(String, Quota)>,
        device_key: Option<String>,
        now: DateTime<Utc>,
    ) -> Result<Attempt<'_>, u64> {
        let mut attempt = Attempt {
            attempts: self,
            taken: Vec::with_capacity(wanted.len()),
            known_device: device_key,
            in_flight: None,
        };
        for (key, quota) in wanted {
            if let Err(seconds) = self.count(&key, quota, now) {
                // What was not tried is no failure anywhere.
                attempt.give_back();
                return Err(seconds);
            }
            attempt.taken.push((key, quota));
        }
        Ok(attempt)
    }

    fn count(&self, key: &str, quota: Quota, now: DateTime<Utc>) -> Result<(), u64> {
        let mut wait = Duration::zero();
        self.clear_at.entry_by_ref(key).and_compute_with(|found| {
            let clear_at = found.map_or(now, |entry| entry.into_value().max(now)) + quota.refill;
            wait = clear_at - now - quota.refill * quota.burst;
            if wait > Duration::zero() {
                Op::Nop
            } else {
                Op::Put(clear_at)
            }
        });
        match self::wait(wait) {
            0 => Ok(()),
            seconds => Err(seconds),
        }
    }
}

/// Whole seconds to wait, rounded up; none when the time has come.
fn wait(left: Duration) -> u64 {
    u64::try_from((left.num_milliseconds() + 999).max(0) / 1000).unwrap_or(1)
}

impl Attempt<'_> {
    /// It was right: it counts nowhere, and this place is a known device from now on.
    pub fn succeeded(mut self) {
        self.give_back();
        if let Some(device_key) = self.known_device.take() {
            self.attempts.known_devices.insert(device_key, ());
        }
        self.in_flight = None;
    }

    fn give_back(&mut self) {
        for (key, quota) in self.taken.drain(..) {
            self.attempts
                .clear_at
                .entry(key)
                .and_compute_with(|found| found.map_or(Op::Nop, |entry| Op::Put(entry.into_value() - quota.refill)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::FixedClock;

    const START: DateTime<Utc> = DateTime::UNIX_EPOCH;

    fn fails(attempts: &Attempts, account: &str, client: &str, now: DateTime<Utc>) -> Result<(), u64> {
        attempts.at_account(account, client, now).map(drop)
    }

    #[test]
    fn failures_close_an_account_to_one_place_and_are_forgiven_one_by_one() {
        let attempts = Attempts::default();
        for _ in 0..10 {
            assert_eq!(fails(&attempts, "root", "thief", START), Ok(()));
        }
        assert_eq!(fails(&attempts, "root", "thief", START), Err(90));
        assert_eq!(fails(&attempts, "root", "owner", START), Ok(()), "another place");
        assert_eq!(fails(&attempts, "lena", "thief", START), Ok(()), "another account");
        let nearly = START + Duration::milliseconds(89_500);
        assert_eq!(fails(&attempts, "root", "thief", nearly), Err(1));
        let later = START + Duration::seconds(90);
        assert_eq!(fails(&attempts, "root", "thief", later), Ok(()));
        assert_eq!(fails(&attempts, "root", "thief", later), Err(90));
    }

    #[test]
    fn what_was_right_does_not_count() {
        let attempts = Attempts::default();
        for _ in 0..200 {
            attempts.at_account("lena", "home", START).unwrap().succeeded();
            attempts.at_code("home", START).unwrap().succeeded();
        }
    }

    #[test]
    fn strangers_cannot_close_an_account_where_its_person_signed_in() {
        let attempts = Attempts::default();
        attempts.at_account("lena", "home", START).unwrap().succeeded();
        let tries = (0..200).filter(|client| fails(&attempts, "lena", &format!("bot {client}"), START).is_ok());
        assert_eq!(tries.count(), 50);
        assert!(fails(&attempts, "lena", "phone", START).is_err());
        assert_eq!(fails(&attempts, "lena", "home", START), Ok(()));
    }

    #[test]
    fn an_account_is_tried_from_elsewhere_at_most_a_hundred_times_a_day() {
        let attempts = Attempts::default();
        let tries = (0..86_400).step_by(16).filter(|second| {
            let now = START + Duration::seconds(*second);
            (0..3).any(|bot| fails(&attempts, "lena", &format!("bot {second} {bot}"), now).is_ok())
        });
        assert!(tries.count() <= 100);
    }

    #[test]
    fn whoever_tries_many_accounts_is_told_to_wait() {
        let attempts = Attempts::default();
        for account in 0..30 {
            assert_eq!(fails(&attempts, &account.to_string(), "sprayer", START), Ok(()));
        }
        assert_eq!(fails(&attempts, "31", "sprayer", START), Err(2));
        assert_eq!(fails(&attempts, "31", "elsewhere", START), Ok(()));
        let code = |now| attempts.at_code("sprayer", now).map(drop);
        assert!((0..30).all(|_| code(START) == Ok(())));
        assert_eq!(code(START), Err(2));
        assert_eq!(code(START + Duration::seconds(2)), Ok(()));
    }

    #[test]
    fn whoever_comes_in_at_many_screens_at_once_is_in_at_all_of_them() {
        let attempts = Attempts::default();
        let at_once: Vec<_> = (0..10).map(|_| attempts.at_account("lena", "home", START)).collect();
        let mut at_once = at_once.into_iter().map(Result::unwrap);
        at_once.next().unwrap().succeeded();
        // The place is a known one by now: what the others took as strangers is none of its failures.
        let later: Vec<_> = (0..10).map(|_| attempts.at_account("lena", "home", START)).collect();
        assert!(later.iter().all(Result::is_ok));
    }

    #[tokio::test]
    async fn a_class_that_signs_in_at_once_comes_in_and_whoever_sprays_does_not() {
        let (attempts, clock) = (Attempts::default(), FixedClock::at(START));
        for account in 0..29 {
            assert_eq!(fails(&attempts, &account.to_string(), "school", START), Ok(()));
        }
        // One is left, and forty come, each of them right.
        let comes = |name: usize| {
            let (attempts, clock) = (&attempts, &clock);
            async move {
                let attempt = attempts
                    .at_account_in_turn(&format!("pupil {name}"), "school", clock)
                    .await;
                tokio::task::yield_now().await;
                attempt.map(Attempt::succeeded)
            }
        };
        let all = futures_util::future::join_all((0..40).map(comes)).await;
        assert!(all.iter().all(Result::is_ok), "{all:?}");
        let guess = |name: usize| {
            let (attempts, clock) = (&attempts, &clock);
            async move {
                let attempt = attempts.at_account_in_turn(&name.to_string(), "school", clock).await;
                tokio::task::yield_now().await;
                attempt.map(drop)
            }
        };
        let guesses = futures_util::future::join_all((0..40).map(guess)).await;
        assert_eq!(guesses.iter().filter(|guess| guess.is_ok()).count(), 1);
    }

    #[tokio::test]
    async fn a_class_that_registers_at_once_is_not_turned_away() {
        let (attempts, clock) = (Attempts::default(), FixedClock::at(START));
        let comes = |name: usize| {
            let (attempts, clock) = (&attempts, &clock);
            async move {
                let address = attempts.at_new_address(&format!("pupil {name}"), "school", clock).await;
                tokio::task::yield_now().await;
                address.map(NewAddress::refund)
            }
        };
        let all = futures_util::future::join_all((0..30).map(comes)).await;
        assert!(all.iter().all(Result::is_ok), "{all:?}");
    }

    #[test]
    fn whoever_proves_an_account_by_mail_may_try_again() {
        let attempts = Attempts::default();
        while fails(&attempts, "lena", "home", START).is_ok() {}
        assert!((0..60).any(|bot| fails(&attempts, "lena", &format!("bot {bot}"), START).is_err()));
        attempts.clear_failures("lena", "home");
        assert_eq!(fails(&attempts, "lena", "home", START), Ok(()));
    }

    #[test]
    fn an_address_is_asked_for_three_times_an_hour_and_ten_by_one_place() {
        let attempts = Attempts::default();
        let ask = |address: &str, client: &str| attempts.at_lookup(address, client, START).is_ok();
        assert!((0..3).all(|_| ask("lena", "here")));
        assert!(!ask("lena", "here") && !ask("lena", "elsewhere"));
        assert!((0..7).all(|number| ask(&number.to_string(), "here")));
        assert!(!ask("marco", "here") && ask("marco", "elsewhere"));
    }

    #[test]
    fn teams_are_asked_for_under_a_count_of_their_own() {
        let attempts = Attempts::default();
        let ask = |address: &str, client: &str| attempts.at_team_lookup(address, client, START).is_ok();
        assert!((0..3).all(|_| ask("lena", "here")));
        assert!(!ask("lena", "here") && !ask("lena", "elsewhere"));
        assert!((0..7).all(|number| ask(&number.to_string(), "here")));
        assert!(!ask("marco", "here") && ask("marco", "elsewhere"));
        assert!(
            attempts.at_lookup("lena", "here", START).is_ok(),
            "a new password is another matter"
        );
    }

    #[test]
    fn a_tenant_has_so_many_first_arrivals_in_an_hour() {
        let attempts = Attempts::default();
        let come = |tenant: &str, now| attempts.at_first_arrival(tenant, now).is_ok();
        assert!((0..FIRST_ARRIVALS).all(|_| come("acme", START)));
        assert!(!come("acme", START) && come("munro", START));
        assert!(come("acme", START + Duration::hours(1)));
    }

    #[test]
    fn a_flood_of_names_fills_no_memory() {
        let attempts = Attempts::remembering(100);
        for number in 0..5_000 {
            let _ = attempts.at_code(&number.to_string(), START);
        }
        attempts.clear_at.run_pending_tasks();
        assert!(attempts.clear_at.entry_count() <= 100);
    }
}
