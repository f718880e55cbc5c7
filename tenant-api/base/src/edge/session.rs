//! Whether a session still stands, remembered for a few seconds: suspension, role change and sign-out bite within them.
use std::sync::Arc;
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
pub struct Sessions(Cache<Key, Arc<SessionState>>);

impl Sessions {
    /// Remembers for this long.
    pub fn new(memory: Duration) -> Self {
        Self(Cache::builder().max_capacity(20_000).time_to_live(memory).build())
    }

    /// The standing of a session at this host, or 401. One query when it is not remembered.
    pub async fn standing(&self, app: &App, here: &Here, session: Uuid) -> Result<Arc<SessionState>> {
        let key = (here.tenant.id.clone(), here.team.id.clone(), session);
        if let Some(standing) = self.0.get(&key).await {
            return if standing.expires_at > app.clock.now() {
                Ok(standing)
            } else {
                Err(ended())
            };
        }
        let standing = Arc::new(read(app, here, session).await?.ok_or_else(ended)?);
        self.0.insert(key, standing.clone()).await;
        Ok(standing)
    }

    /// Forgets all sessions of a person at once, in this process.
    pub async fn forget_person(&self, tenant: &TenantId, user_id: Uuid) {
        let theirs = self.0.iter().filter(|(key, standing)| {
            key.0 == *tenant && (standing.user_id == user_id || standing.actor_id == Some(user_id))
        });
        for (key, _) in theirs {
            self.0.invalidate(&*key).await;
        }
    }

    /// Forgets all sessions of a tenant at once, in this process: what people may see has changed.
    pub async fn forget_tenant(&self, tenant: &TenantId) {
        for (key, _) in self.0.iter().filter(|(key, _)| key.0 == *tenant) {
            self.0.invalidate(&*key).await;
        }
    }

    /// Forgets a session at once, in this process.
    pub async fn forget(&self, tenant: &TenantId, session: Uuid) {
        let tenant = tenant.clone();
        for (key, _) in self.0.iter().filter(|(key, _)| key.0 == tenant && key.2 == session) {
            self.0.invalidate(&*key).await;
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
