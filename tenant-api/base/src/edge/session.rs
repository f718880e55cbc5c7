//! Whether a session still stands, remembered for a few seconds: suspension, role change and sign-out bite within them.
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};
use learnt_kernel::role::Role;
use learnt_kernel::tenant::{TeamId, TenantId};
use moka::future::Cache;
use uuid::Uuid;

/// What a person is in the host's team.
#[derive(Clone, Debug)]
pub struct Membership {
    /// `<user id>_<team id>`.
    pub id: String,
    /// All held roles.
    pub roles: Vec<Role>,
    /// The highest held role's rank.
    pub rank: u8,
    /// First and last name.
    pub name: String,
    /// Whether the tenant shows people their own position.
    pub sees_position: bool,
}

/// A session that stands, and its person's active membership of the host's team, if there is one.
#[derive(Debug)]
pub struct SessionState {
    /// Whose session it is.
    pub user_id: Uuid,
    /// Who really acts in it, if that is somebody else.
    pub actor_id: Option<Uuid>,
    /// When it ends by itself.
    pub expires_at: DateTime<Utc>,
    /// Absent: signed in to the tenant, but no (active) member of this team.
    pub membership: Option<Membership>,
}

pub(super) type Key = (TenantId, TeamId, Uuid);

/// A session as it was read.
#[derive(Clone)]
struct Remembered {
    /// Before it was read: what other processes change counts from then on, however long the answer was on its way.
    asked_at: Instant,
    session: Arc<SessionState>,
}

/// Before a session is read.
#[derive(Clone, Copy)]
pub(super) struct ReadStart {
    asked_at: Instant,
    forgotten: u64,
}

/// The memory of sessions that stand.
#[derive(Clone)]
pub struct Sessions {
    cache: Cache<Key, Remembered>,
    memory: Duration,
    /// How often something was forgotten: what was read before is not remembered after it.
    forgotten: Arc<AtomicU64>,
}

impl Sessions {
    /// Remembers for this long.
    pub fn new(memory: Duration) -> Self {
        Self {
            cache: Cache::builder().max_capacity(20_000).time_to_live(memory).build(),
            memory,
            forgotten: Arc::default(),
        }
    }

    /// What was read no longer ago than it may be remembered.
    pub(super) async fn remembered(&self, key: &Key) -> Option<Arc<SessionState>> {
        let cached = self.cache.get(key).await?;
        (cached.asked_at.elapsed() < self.memory).then_some(cached.session)
    }

    /// To be taken before a session is read.
    pub(super) fn moment(&self) -> ReadStart {
        ReadStart {
            asked_at: Instant::now(),
            forgotten: self.forgotten.load(Ordering::SeqCst),
        }
    }

    /// Remembers what was read since a moment, unless something was forgotten meanwhile: it may have been this one.
    pub(super) async fn remember(&self, since: ReadStart, key: Key, state: Arc<SessionState>) {
        let is_outdated = || self.forgotten.load(Ordering::SeqCst) != since.forgotten;
        if is_outdated() {
            return;
        }
        let cached = Remembered {
            asked_at: since.asked_at,
            session: state,
        };
        self.cache.insert(key.clone(), cached).await;
        // Whoever forgot between the two did not find it yet.
        if is_outdated() {
            self.cache.invalidate(&key).await;
        }
    }

    /// Forgets all sessions of a person at once, in this process.
    pub async fn forget_person(&self, tenant: &TenantId, user_id: Uuid) {
        self.forgotten.fetch_add(1, Ordering::SeqCst);
        let theirs = self.cache.iter().filter(|(key, cached)| {
            let state = &cached.session;
            key.0 == *tenant && (state.user_id == user_id || state.actor_id == Some(user_id))
        });
        for (key, _) in theirs {
            self.cache.invalidate(&*key).await;
        }
    }

    /// Forgets all sessions of a tenant at once, in this process: what people may see has changed.
    pub async fn forget_tenant(&self, tenant: &TenantId) {
        self.forgotten.fetch_add(1, Ordering::SeqCst);
        for (key, _) in self.cache.iter().filter(|(key, _)| key.0 == *tenant) {
            self.cache.invalidate(&*key).await;
        }
    }

    /// Forgets a session at once, in this process.
    pub async fn forget(&self, tenant: &TenantId, session: Uuid) {
        let tenant = tenant.clone();
        self.forgotten.fetch_add(1, Ordering::SeqCst);
        for (key, _) in self.cache.iter().filter(|(key, _)| key.0 == tenant && key.2 == session) {
            self.cache.invalidate(&*key).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const USER: Uuid = Uuid::from_u128(1);
    const SESSION: Uuid = Uuid::from_u128(2);

    fn somebody() -> (Key, Arc<SessionState>) {
        let state = Arc::new(SessionState {
            user_id: USER,
            actor_id: None,
            expires_at: DateTime::<Utc>::MAX_UTC,
            membership: None,
        });
        (("acme".parse().unwrap(), "main".parse().unwrap(), SESSION), state)
    }

    #[tokio::test]
    async fn what_was_on_its_way_for_long_is_remembered_no_longer_for_it() {
        let sessions = Sessions::new(Duration::from_secs(60));
        let (key, state) = somebody();
        for (on_its_way, is_remembered) in [(59, true), (61, false)] {
            let asked_at = Instant::now().checked_sub(Duration::from_secs(on_its_way)).unwrap();
            let since = ReadStart {
                asked_at,
                ..sessions.moment()
            };
            sessions.remember(since, key.clone(), state.clone()).await;
            assert_eq!(
                sessions.remembered(&key).await.is_some(),
                is_remembered,
                "{on_its_way} seconds"
            );
        }
    }

    #[tokio::test]
    async fn what_was_read_before_something_was_forgotten_is_not_remembered() {
        let sessions = Sessions::new(Duration::from_secs(60));
        let (key, state) = somebody();
        let (tenant, user, session) = (key.0.clone(), USER, SESSION);
        for way in 0..3 {
            let read = sessions.moment();
            // Suspended, changed or signed out between the read and what comes of it.
            match way {
                0 => sessions.forget_person(&tenant, user).await,
                1 => sessions.forget_tenant(&tenant).await,
                _ => sessions.forget(&tenant, session).await,
            }
            sessions.remember(read, key.clone(), state.clone()).await;
            assert!(!sessions.cache.contains_key(&key), "way {way}");
        }
        sessions.remember(sessions.moment(), key.clone(), state).await;
        assert!(sessions.cache.contains_key(&key), "what is read afterwards is");
        sessions.forget(&tenant, session).await;
        assert!(!sessions.cache.contains_key(&key));
    }
}
