//! Hashing passwords: argon2id, bounded to fewer cores than there are and with pauses while many wait, so that a flood of sign-ins
//! leaves room for everything else, the database above all.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use argon2::{
    Algorithm, Argon2, Block, Params, Version,
    password_hash::phc::{Output, ParamsString, PasswordHash, Salt},
};
use subtle::ConstantTimeEq;
use tokio::sync::{Semaphore, oneshot};

use crate::{ids::random_bytes, problem::Problem};

pub use crate::password_rules::{Advice, PasswordRules, advice};

/// How many may wait for a core.
const QUEUE: usize = 100;

/// So many wait when a class signs in; more are a flood, and a core rests as long as it worked.
const CROWD: usize = 30;

/// Longer inputs are refused before any work is done.
pub const LONGEST_BYTES: usize = 1024;

/// What follows the cost in a hash of nothing that anybody can type.
const NOBODY: &str = "bGVhcm50LW5vYm9keS0wMQ$QUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUE";

/// What the hash of a new password costs. Services start with the default; tests, which sign in all the time, take less.
#[derive(Debug, Clone, Copy)]
pub struct HashCost {
    /// Memory in KiB.
    pub memory: u32,
    /// How often all of the memory is gone through.
    pub passes: u32,
}

impl Default for HashCost {
    fn default() -> Self {
        Self {
            memory: 19_456,
            passes: 2,
        }
    }
}

impl HashCost {
    fn params(self) -> Params {
        Params::new(self.memory, self.passes, 1, None).expect("the cost is within argon2's limits")
    }

    /// A hash of nobody's password at this cost: checked when there is no person, so that time tells nothing.
    fn nobody(self) -> String {
        format!("$argon2id$v=19$m={},t={},p=1${NOBODY}", self.memory, self.passes)
    }
}

/// Why a password was not looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum HashError {
    /// The queue is full.
    #[error("too many passwords are being checked")]
    Busy,
    /// The input is longer than a password may be.
    #[error("the password is too long")]
    TooLong,
    /// The hashing itself failed.
    #[error("the password could not be hashed")]
    Failed,
}

impl From<HashError> for Problem {
    fn from(error: HashError) -> Self {
        match error {
            HashError::Busy => Problem::too_many(2),
            HashError::TooLong => Problem::field("password", "too_long", "This password is too long"),
            HashError::Failed => Problem::internal(&error),
        }
    }
}

/// Hashes and checks passwords.
#[derive(Debug, Clone)]
pub struct Hasher {
    cost: HashCost,
    cores: Arc<Semaphore>,
    waiting: Arc<AtomicUsize>,
    done: Arc<AtomicU64>,
}

/// Counts one caller in the queue for as long as it lives.
struct QueueSlot<'a>(&'a AtomicUsize);

impl Drop for QueueSlot<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::AcqRel);
    }
}

/// So many blocks (of 1 KiB) are never kept for later: a piece of memory of more than 32 MiB is given back to the system at
/// once. Smaller ones stay with the thread that had them, and a service to which somebody has signed in once would never be
/// small again. What is asked for and not used costs nothing.
const RETURNED_BLOCKS: usize = 33 * 1024;

/// The hash of a password: as long as the hash that it is compared with.
fn hashed(
    algorithm: Algorithm,
    version: Version,
    cost: Params,
    password: &[u8],
    salt: &[u8],
    length: usize,
) -> Option<Output> {
    let blocks = cost.block_count();
    let mut memory = Vec::with_capacity(blocks.max(RETURNED_BLOCKS));
    memory.resize(blocks, Block::default());
    let mut buffer = [0_u8; Output::MAX_LENGTH];
    let out = buffer.get_mut(..length)?;
    Argon2::new(algorithm, version, cost)
        .hash_password_into_with_memory(password, salt, out, &mut memory)
        .ok()?;
    Output::new(out).ok()
}

/// A new hash as PHC text.
fn new_hash(password: &[u8], cost: HashCost) -> Option<String> {
    let (salt, cost) = (random_bytes::<16>(), cost.params());
    let params = ParamsString::try_from(&cost).ok()?;
    let (algorithm, version) = (Algorithm::Argon2id, Version::V0x13);
    let hash = hashed(algorithm, version, cost, password, &salt, Params::DEFAULT_OUTPUT_LEN)?;
    let phc = PasswordHash {
        algorithm: algorithm.ident(),
        version: Some(version.into()),
        params,
        salt: Some(Salt::new(&salt).ok()?),
        hash: Some(hash),
    };
    Some(phc.to_string())
}

/// Whether a password belongs to a hash, at the cost that the hash tells; nothing if it is none of argon2's.
fn verifies(password: &[u8], text: &str) -> Option<bool> {
    let phc = PasswordHash::new(text).ok()?;
    let algorithm = Algorithm::try_from(phc.algorithm.as_str()).ok()?;
    let version = phc.version.map_or(Ok(Version::V0x13), Version::try_from).ok()?;
    let (salt, stored_hash) = (phc.salt?, phc.hash?);
    let cost = Params::try_from(&phc).ok()?;
    let hash = hashed(algorithm, version, cost, password, &salt, stored_hash.len())?;
    Some(hash.as_bytes().ct_eq(stored_hash.as_bytes()).into())
}

impl Hasher {
    /// A hasher for a machine with so many cores: one of them stays free, where there are several.
    pub fn of_machine(cores: usize) -> Self {
        Self::new(cores.saturating_sub(1))
    }

    /// A hasher that uses at most so many cores.
    pub fn new(cores: usize) -> Self {
        Self {
            cost: HashCost::default(),
            cores: Arc::new(Semaphore::new(cores.max(1))),
            waiting: Arc::new(AtomicUsize::new(0)),
            done: Arc::default(),
        }
    }

    /// The same, with another cost of new passwords.
    pub fn at(self, cost: HashCost) -> Self {
        Self { cost, ..self }
    }

    /// How many passwords were hashed or checked since the start: what is told apart by nobody costs equally many.
    pub fn done(&self) -> u64 {
        self.done.load(Ordering::Relaxed)
    }

    /// Whether a password could be looked at now: whoever would be turned away is, before anything is looked up for them.
    pub fn has_room(&self) -> Result<(), HashError> {
        if self.waiting.load(Ordering::Acquire) < QUEUE {
            Ok(())
        } else {
            Err(HashError::Busy)
        }
    }

    /// The hash to store (PHC text).
    pub async fn hash(&self, password: String) -> Result<String, HashError> {
        let cost = self.cost;
        self.work(password.len(), move || {
            new_hash(password.as_bytes(), cost).ok_or(HashError::Failed)
        })
        .await
    }

    /// Whether the password belongs to the hash. Without a hash the answer is no, after the same time.
    pub async fn verify(&self, password: String, hash: Option<String>) -> Result<bool, HashError> {
        let cost = self.cost;
        self.work(password.len(), move || {
            let has_hash = hash.is_some();
            let text = hash.unwrap_or_else(|| cost.nobody());
            let fits = verifies(password.as_bytes(), &text).ok_or(HashError::Failed)?;
            Ok(fits && has_hash)
        })
        .await
    }

    async fn work<T: Send + 'static>(
        &self,
        length: usize,
        job: impl FnOnce() -> Result<T, HashError> + Send + 'static,
    ) -> Result<T, HashError> {
        if length > LONGEST_BYTES {
            return Err(HashError::TooLong);
        }
        let ahead = self.waiting.fetch_add(1, Ordering::AcqRel);
        let slot = QueueSlot(&self.waiting);
        if ahead >= QUEUE {
            return Err(HashError::Busy);
        }
        let permit = self
            .cores
            .clone()
            .acquire_owned()
            .await
            .map_err(|_| HashError::Failed)?;
        drop(slot);
        self.done.fetch_add(1, Ordering::Relaxed);
        let (sender, receiver) = oneshot::channel();
        let waiting = self.waiting.clone();
        // A thread of its own, because one that has stepped back cannot come forward again. Beside the hash it costs nothing.
        std::thread::Builder::new()
            .name("hash".to_owned())
            .spawn(move || {
                step_back();
                let begun = Instant::now();
                let done = job();
                let _ = sender.send(done);
                let rest = rest(begun.elapsed(), waiting.load(Ordering::Acquire));
                if !rest.is_zero() {
                    std::thread::sleep(rest);
                }
                drop(permit);
            })
            .map_err(|_| HashError::Failed)?;
        receiver.await.map_err(|_| HashError::Failed)?
    }
}

/// How long a core rests after a password, while so many wait: stepping back counts among the threads of one session of the
/// system only, and the database is another one.
fn rest(worked: Duration, waiting: usize) -> Duration {
    if waiting > CROWD { worked } else { Duration::ZERO }
}

/// Whoever only has to be answered goes first: hashing gets what the cores have left. Where that cannot be said to the
/// system it is left as it is.
fn step_back() {
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(Some(rustix::thread::gettid()), 19);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_fits_its_own_hash_only() {
        let hasher = Hasher::new(2);
        let hash = hasher.hash("demo-demo-1".into()).await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert_eq!(hasher.verify("demo-demo-1".into(), Some(hash.clone())).await, Ok(true));
        assert_eq!(hasher.verify("demo-demo-2".into(), Some(hash)).await, Ok(false));
        assert_eq!(hasher.verify("demo-demo-1".into(), None).await, Ok(false));
        assert_eq!(
            hasher.verify("x".into(), Some("not a hash".into())).await,
            Err(HashError::Failed)
        );
    }

    /// What verifying costs is told by the stored text: algorithm, version and parameters; then salt and hash.
    #[tokio::test]
    async fn an_unknown_person_costs_as_much_as_a_known_one() {
        let little = HashCost { memory: 64, passes: 1 };
        for cost in [HashCost::default(), little] {
            let hash = Hasher::new(1).at(cost).hash("demo-demo-1".into()).await.unwrap();
            let beginning = |text: &str| text.split('$').take(4).collect::<Vec<_>>().join("$");
            let lengths = |text: &str| text.split('$').map(str::len).collect::<Vec<_>>();
            let nobody = cost.nobody();
            assert_eq!(beginning(&nobody), beginning(&hash));
            assert_eq!(lengths(&nobody), lengths(&hash));
            assert_eq!(
                verifies(b"wrong", &nobody),
                Some(false),
                "it is computed to the end, and then refused"
            );
        }
    }

    #[tokio::test]
    async fn the_queue_is_bounded() {
        let hasher = Hasher::new(1);
        let tries = (0..130).map(|_| {
            let hasher = hasher.clone();
            tokio::spawn(async move { hasher.verify("x".into(), None).await })
        });
        let mut busy = 0;
        for attempt in tries.collect::<Vec<_>>() {
            match attempt.await.unwrap() {
                Ok(fits) => assert!(!fits),
                Err(error) => {
                    assert_eq!(error, HashError::Busy);
                    busy += 1;
                }
            }
        }
        assert!(busy > 0);
        assert_eq!(hasher.verify("x".into(), None).await, Ok(false));
    }

    #[tokio::test]
    async fn a_full_queue_is_known_before_any_work() {
        let hasher = Hasher::new(1);
        assert_eq!(hasher.has_room(), Ok(()));
        // The only core is taken, and as many wait as may.
        let core = hasher.cores.clone().acquire_owned().await.unwrap();
        let waiting = (0..QUEUE).map(|_| {
            let hasher = hasher.clone();
            tokio::spawn(async move { hasher.verify("x".into(), None).await })
        });
        let waiting: Vec<_> = waiting.collect();
        while hasher.has_room().is_ok() {
            tokio::task::yield_now().await;
        }
        assert_eq!(hasher.verify("x".into(), None).await, Err(HashError::Busy));
        assert_eq!(hasher.done(), 0, "nothing was hashed for it");
        for one in waiting {
            one.abort();
        }
        while hasher.has_room().is_err() {
            tokio::task::yield_now().await;
        }
        drop(core);
        assert_eq!(hasher.verify("x".into(), None).await, Ok(false));
    }

    #[test]
    fn a_core_rests_only_while_a_flood_waits() {
        let worked = Duration::from_millis(20);
        for waiting in [0, 1, CROWD] {
            assert_eq!(rest(worked, waiting), Duration::ZERO, "{waiting}");
        }
        for waiting in [CROWD + 1, QUEUE] {
            assert_eq!(rest(worked, waiting), worked, "{waiting}");
        }
    }

    #[test]
    fn one_core_stays_free_where_there_are_several() {
        for (cores, used) in [(1, 1), (2, 1), (8, 7)] {
            assert_eq!(Hasher::of_machine(cores).cores.available_permits(), used, "{cores}");
        }
    }

    #[tokio::test]
    async fn endless_inputs_are_refused_before_any_work() {
        let hasher = Hasher::new(1);
        assert_eq!(hasher.verify("x".repeat(1025), None).await, Err(HashError::TooLong));
    }
}
