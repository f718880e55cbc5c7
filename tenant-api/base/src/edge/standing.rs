//! Whether a session stands at a host: asked of the memory, or read.
use std::sync::Arc;

use learnt_kernel::problem::{Problem, Result};
use learnt_queries::queries::identity as sql;
use uuid::Uuid;

use super::here::Here;
use super::session::{Membership, SessionState, Sessions};
use crate::app::App;
use crate::db::Sql;

impl Sessions {
    /// The standing of a session at this host, or 401. One query when it is not remembered.
    pub async fn standing(&self, app: &App, here: &Here, session: Uuid) -> Result<Arc<SessionState>> {
        let key = (here.tenant.id.clone(), here.team.id.clone(), session);
        if let Some(standing) = self.remembered(&key).await {
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
