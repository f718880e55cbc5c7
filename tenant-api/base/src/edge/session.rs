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
    standing: Arc<SessionState>,
}

/// Before a session is read.
#[derive(Clone, Copy)]
pub(super) struct Moment {
    asked_at: Instant,
    forgotten: u64,
}

/// The memory of sessions that stand.
#[derive(Clone)]
pub struct Sessions {
    kept: Cache<Key, Remembered>,
    memory: Duration,
    /// How often something was forgotten: what was read before is not remembered after it.
    forgotten: Arc<AtomicU64>,
}

impl Sessions {
    /// Remembers for this long.
    pub fn new(memory: Duration) -> Self {
        Self {
            kept: Cache::builder().max_capacity(20_000).time_to_live(memory).build(),
            memory,
            forgotten: Arc::default(),
        }
    }

    /// What was read no longer ago than it may be remembered.
    pub(super) async fn remembered(&self, key: &Key) -> Option<Arc<SessionState>> {
        let known = self.kept.get(key).await?;
        (known.asked_at.elapsed() < self.memory).then_some(known.standing)
    }

    /// To be taken before a session is read.
    pub(super) fn moment(&self) -> Moment {
        Moment {
            asked_at: Instant::now(),
            forgotten: self.forgotten.load(Ordering::SeqCst),
        }
    }

    /// Remembers what was read since a moment, unless something was forgotten meanwhile: it may have been this one.
    pub(super) async fn remember(&self, since: Moment, key: Key, standing: Arc<SessionState>) {
        let is_outdated = || self.forgotten.load(Ordering::SeqCst) != since.forgotten;
        if is_outdated() {
            return;
        }
        let known = Remembered {
            asked_at: since.asked_at,
            standing,
        };
        self.kept.insert(key.clone(), known).await;
        // Whoever forgot between the two did not find it yet.
        if is_outdated() {
            self.kept.invalidate(&key).await;
        }
    }

    /// Forgets all sessions of a person at once, in this process.
    pub async fn forget_person(&self, tenant: &TenantId, user_id: Uuid) {
        self.forgotten.fetch_add(1, Ordering::SeqCst);
        let theirs = self.kept.iter().filter(|(key, known)| {
            let standing = &known.standing;
            key.0 == *tenant && (standing.user_id == user_id || standing.actor_id == Some(user_id))
        });
        for (key, _) in theirs {
            self.kept.invalidate(&*key).await;
        }
    }

    /// Forgets all sessions of a tenant at once, in this process: what people may see has changed.
    pub async fn forget_tenant(&self, tenant: &TenantId) {
        self.forgotten.fetch_add(1, Ordering::SeqCst);
        for (key, _) in self.kept.iter().filter(|(key, _)| key.0 == *tenant) {
            self.kept.invalidate(&*key).await;
        }
    }

    /// Forgets a session at once, in this process.
    pub async fn forget(&self, tenant: &TenantId, session: Uuid) {
        let tenant = tenant.clone();
        self.forgotten.fetch_add(1, Ordering::SeqCst);
        for (key, _) in self.kept.iter().filter(|(key, _)| key.0 == tenant && key.2 == session) {
            self.kept.invalidate(&*key).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const USER: Uuid = Uuid::from_u128(1);
    const SESSION: Uuid = Uuid::from_u128(2);

    fn somebody() -> (Key, Arc<SessionState>) {
        let standing = Arc::new(SessionState {
            user_id: USER,
            actor_id: None,
            expires_at: DateTime::<Utc>::MAX_UTC,
            membership: None,
        });
        (("acme".parse().unwrap(), "main".parse().unwrap(), SESSION), standing)
    }

    #[tokio::test]
    async fn what_was_on_its_way_for_long_is_remembered_no_longer_for_it() {
        let sessions = Sessions::new(Duration::from_secs(60));
        let (key, standing) = somebody();
        for (on_its_way, is_remembered) in [(59, true), (61, false)] {
            let asked_at = Instant::now().checked_sub(Duration::from_secs(on_its_way)).unwrap();
            let since = Moment {
                asked_at,
                ..sessions.moment()
            };
            sessions.remember(since, key.clone(), standing.clone()).await;
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
        let (key, standing) = somebody();
        let (tenant, user, session) = (key.0.clone(), USER, SESSION);
        for way in 0..3 {
            let read = sessions.moment();
            // Suspended, changed or signed out between the read and what comes of it.
            match way {
                0 => sessions.forget_person(&tenant, user).await,
                1 => sessions.forget_tenant(&tenant).await,
                _ => sessions.forget(&tenant, session).await,
            }
            sessions.remember(read, key.clone(), standing.clone()).await;
            assert!(!sessions.kept.contains_key(&key), "way {way}");
        }
        sessions.remember(sessions.moment(), key.clone(), standing).await;
        assert!(sessions.kept.contains_key(&key), "what is read afterwards is");
        sessions.forget(&tenant, session).await;
        assert!(!sessions.kept.contains_key(&key));
    }
}
