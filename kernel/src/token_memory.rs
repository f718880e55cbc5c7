//! Tokens whose signature was found good: it is checked once, and not again with every request that brings the same token.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use aws_lc_rs::digest;

use crate::token::AccessClaims;

/// How many tokens are remembered at least; twice as many at most.
const GENERATION: usize = 4_096;

/// A digest of the whole token, signature included: what is remembered is good for this very text alone, and of no use to
/// whoever reads it.
type Key = [u8; 32];

/// Remembers what good tokens say. Who asks compares audience and time each time.
#[derive(Default)]
pub(crate) struct TokenMemory(Mutex<Generations>);

/// The young ones push the old ones out: what is asked for becomes young again, so nothing is counted and nothing sorted.
#[derive(Default)]
struct Generations {
    young: HashMap<Key, Arc<AccessClaims>>,
    old: HashMap<Key, Arc<AccessClaims>>,
}

impl TokenMemory {
    /// What a token says, if its signature is known to be good; else what `check` finds, kept when it is good.
    pub(crate) fn claims<E>(
        &self,
        token: &str,
        check: impl FnOnce() -> Result<AccessClaims, E>,
    ) -> Result<Arc<AccessClaims>, E> {
        let key = key(token);
        if let Some(claims) = self.lock().get(&key) {
            return Ok(claims);
        }
        let claims = Arc::new(check()?);
        self.lock().keep(key, claims.clone());
        Ok(claims)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Generations> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Generations {
    fn get(&mut self, key: &Key) -> Option<Arc<AccessClaims>> {
        if let Some(claims) = self.young.get(key) {
            return Some(claims.clone());
        }
        let claims = self.old.remove(key)?;
        self.keep(*key, claims.clone());
        Some(claims)
    }

    fn keep(&mut self, key: Key, claims: Arc<AccessClaims>) {
        if self.young.len() >= GENERATION {
            self.old = std::mem::take(&mut self.young);
        }
        self.young.insert(key, claims);
    }
}

fn key(token: &str) -> Key {
    let mut key = [0; 32];
    key.copy_from_slice(digest::digest(&digest::SHA256, token.as_bytes()).as_ref());
    key
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::new_id;
    use chrono::DateTime;

    fn claims() -> AccessClaims {
        AccessClaims::new("acme", new_id(), new_id(), 1, DateTime::UNIX_EPOCH)
    }

    #[test]
    fn a_good_token_is_checked_once_and_a_bad_one_each_time() {
        let memory = TokenMemory::default();
        let good = claims();
        assert_eq!(*memory.claims("a", || Ok::<_, ()>(good.clone())).unwrap(), good);
        assert_eq!(*memory.claims("a", || Err(())).unwrap(), good);
        assert_eq!(memory.claims("b", || Err("bad")), Err("bad"));
        assert_eq!(memory.claims("b", || Err("still bad")), Err("still bad"));
    }

    #[test]
    fn the_memory_is_bounded_and_keeps_what_is_in_use() {
        let memory = TokenMemory::default();
        for number in 0..5 * GENERATION {
            memory.claims(&number.to_string(), || Ok::<_, ()>(claims())).unwrap();
            memory.claims("in use", || Ok::<_, ()>(claims())).unwrap();
        }
        assert!(memory.claims("in use", || Err(())).is_ok());
        assert!(memory.claims("0", || Err(())).is_err());
        let generations = memory.lock();
        assert!(generations.young.len() + generations.old.len() <= 2 * GENERATION);
    }
}
