//! Whether a session still stands, remembered for a few seconds: suspension, role change and sign-out bite within them.
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use chrono::{DateTime, Utc};
use learnt_kernel::problem::{Problem, Result};
use learnt_kernel::role::Role;
use learnt_kernel::tenant::{TeamId, TenantId};
use learnt_queries::queries::identity as sql;
use moka::future::Cache;
use uuid::Uuid;

use super::here::Here;
use crate::app::App;
use crate::db::Sql;

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

type Key = (TenantId, TeamId, Uuid);

/// The memory of sessions that stand.
#[derive(Clone)]
pub struct Sessions {
    kept: Cache<Key, Arc<SessionState>>,
    /// How often something was forgotten: what was read before is not remembered after it.
    forgotten: Arc<AtomicU64>,
}

impl Sessions {
    /// Remembers for this long.
    pub fn new(memory: Duration) -> Self {
        Self {
            kept: Cache::builder().max_capacity(20_000).time_to_live(memory).build(),
            forgotten: Arc::default(),
        }
    }

    /// The standing of a session at this host, or 401. One query when it is not remembered.
    pub async fn standing(&self, app: &App, here: &Here, session: Uuid) -> Result<Arc<SessionState>> {
        let key = (here.tenant.id.clone(), here.team.id.clone(), session);
        if let Some(standing) = self.kept.get(&key).await {
            return if standing.expires_at > app.clock.now() {
                Ok(standing)
            } else {
                Err(ended())
            };
        }
        let moment = self.moment();
        let standing = Arc::new(read(app, here, session).await?.ok_or_else(ended)?);
        self.remember(moment, key, standing.clone()).await;
        Ok(standing)
    }

    /// To be taken before a session is read.
    fn moment(&self) -> u64 {
        self.forgotten.load(Ordering::SeqCst)
    }

    /// Remembers what was read since a moment, unless something was forgotten meanwhile: it may have been this one.
    async fn remember(&self, since: u64, key: Key, standing: Arc<SessionState>) {
        if self.moment() != since {
            return;
        }
        self.kept.insert(key.clone(), standing).await;
        // Whoever forgot between the two did not find it yet.
        if self.moment() != since {
            self.kept.invalidate(&key).await;
        }
    }

    /// Forgets all sessions of a person at once, in this process.
    pub async fn forget_person(&self, tenant: &TenantId, user_id: Uuid) {
        self.forgotten.fetch_add(1, Ordering::SeqCst);
        let theirs = self.kept.iter().filter(|(key, standing)| {
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

fn ended() -> Problem {
    Problem::unauthorized("session_ended", "Your session has ended. Please sign in again.")
}

async fn read(app: &App, here: &Here, session: Uuid) -> Result<Option<SessionState>> {
    let client = app.client(here).await?;
    let row = sql::standing()
        .bind(&*client, &here.team.id.as_str(), &session, &app.clock.now())
        .opt()
        .await
        .sql()?;
    Ok(row.map(|row| SessionState {
        user_id: row.user_id,
        actor_id: row.actor_id,
        expires_at: row.expires_at,
        membership: row.membership_id.map(|id| Membership {
            id,
            roles: row
                .roles
                .unwrap_or_default()
                .iter()
                .filter_map(|role| role.parse().ok())
                .collect(),
            rank: row.rank.and_then(|rank| u8::try_from(rank).ok()).unwrap_or(1),
            name: format!(
                "{} {}",
                row.first_name.unwrap_or_default(),
                row.last_name.unwrap_or_default()
            ),
            sees_position: !row.position_hidden,
        }),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_was_read_before_something_was_forgotten_is_not_remembered() {
        let sessions = Sessions::new(Duration::from_secs(60));
        let (tenant, user, session): (TenantId, _, _) =
            ("acme".parse().unwrap(), Uuid::from_u128(1), Uuid::from_u128(2));
        let key = (tenant.clone(), "main".parse::<TeamId>().unwrap(), session);
        let standing = Arc::new(SessionState {
            user_id: user,
            actor_id: None,
            expires_at: DateTime::<Utc>::MAX_UTC,
            membership: None,
        });
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
