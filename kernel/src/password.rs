//! Hashing passwords: argon2id, bounded to the cores, so that a flood of sign-ins leaves room for everything else.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use argon2::{Algorithm, Argon2, Params, PasswordHasher, PasswordVerifier, Version, password_hash::phc::PasswordHash};
use tokio::sync::Semaphore;

use crate::problem::Problem;

pub use crate::password_rules::{Advice, PasswordRules, advice};

/// How many may wait for a core.
const QUEUE: usize = 100;

/// Longer inputs are refused before any work is done.
pub const LONGEST_BYTES: usize = 1024;

/// A hash of nothing that anybody can type, with today's cost: checked when there is no person, so that time tells nothing.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$bGVhcm50LW5vYm9keS0wMQ$QUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUE";

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
            HashError::TooLong => Problem::field("password", "too_long", "Use at most 1,024 bytes"),
            HashError::Failed => Problem::internal(&error),
        }
    }
}

/// Hashes and checks passwords.
#[derive(Debug, Clone)]
pub struct Hasher {
    cores: Arc<Semaphore>,
    waiting: Arc<AtomicUsize>,
}

/// Counts one caller in the queue for as long as it lives.
struct Place<'a>(&'a AtomicUsize);

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::AcqRel);
    }
}

fn argon2() -> Argon2<'static> {
    let params = Params::new(19_456, 2, 1, None).expect("the cost is within argon2's limits");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

impl Hasher {
    /// A hasher that uses at most so many cores.
    pub fn new(cores: usize) -> Self {
        Self {
            cores: Arc::new(Semaphore::new(cores.max(1))),
            waiting: Arc::new(AtomicUsize::new(0)),
        }
    }

    /// The hash to store (PHC text).
    pub async fn hash(&self, password: String) -> Result<String, HashError> {
        self.work(password.len(), move || {
            argon2()
                .hash_password(password.as_bytes())
                .map(|hash| hash.to_string())
                .map_err(|_| HashError::Failed)
        })
        .await
    }

    /// Whether the password belongs to the hash. Without a hash the answer is no, after the same time.
    pub async fn verify(&self, password: String, hash: Option<String>) -> Result<bool, HashError> {
        self.work(password.len(), move || {
            let known = hash.is_some();
            let text = hash.as_deref().unwrap_or(NOBODY);
            let parsed = PasswordHash::new(text).map_err(|_| HashError::Failed)?;
            let fits = argon2().verify_password(password.as_bytes(), &parsed).is_ok();
            Ok(fits && known)
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
        let place = Place(&self.waiting);
        if ahead >= QUEUE {
            return Err(HashError::Busy);
        }
        let permit = self
            .cores
            .clone()
            .acquire_owned()
            .await
            .map_err(|_| HashError::Failed)?;
        drop(place);
        tokio::task::spawn_blocking(move || {
            let _permit = permit;
            job()
        })
        .await
        .map_err(|_| HashError::Failed)?
    }
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
        let hash = Hasher::new(1).hash("demo-demo-1".into()).await.unwrap();
        let cost = |text: &str| text.split('$').take(4).collect::<Vec<_>>().join("$");
        let lengths = |text: &str| text.split('$').map(str::len).collect::<Vec<_>>();
        assert_eq!(cost(NOBODY), cost(&hash));
        assert_eq!(lengths(NOBODY), lengths(&hash));
        let checked = PasswordHash::new(NOBODY).unwrap();
        let answer = argon2().verify_password(b"wrong", &checked);
        assert!(
            matches!(answer, Err(argon2::password_hash::Error::PasswordInvalid)),
            "it is computed to the end, and then refused: {answer:?}"
        );
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
    async fn endless_inputs_are_refused_before_any_work() {
        let hasher = Hasher::new(1);
        assert_eq!(hasher.verify("x".repeat(1025), None).await, Err(HashError::TooLong));
    }
}
