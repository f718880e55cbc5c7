//! Whether a session stands at a host: asked of the memory, or read.
use std::sync::Arc;

use learnt_kernel::problem::{Problem, Result};
use learnt_queries::queries::identity as sql;
use uuid::Uuid;

use super::session::{Membership, SessionState, Sessions};
use super::tenant_context::TenantContext;
use crate::app::App;
use crate::db::Sql;

impl Sessions {
    /// The standing of a session at this host, or 401. One query when it is not remembered.
    pub async fn state_of(&self, app: &App, context: &TenantContext, session: Uuid) -> Result<Arc<SessionState>> {
        let key = (context.tenant.id.clone(), context.team.id.clone(), session);
        if let Some(state) = self.remembered(&key).await {
            return if state.expires_at > app.clock.now() {
                Ok(state)
            } else {
                Err(ended())
            };
        }
        let moment = self.moment();
        let state = Arc::new(read(app, context, session).await?.ok_or_else(ended)?);
        self.remember(moment, key, state.clone()).await;
        Ok(state)
    }
}

fn ended() -> Problem {
    Problem::unauthorized("session_ended", "Your session has ended. Please sign in again.")
}

async fn read(app: &App, context: &TenantContext, session: Uuid) -> Result<Option<SessionState>> {
    let client = app.client(context).await?;
    let row = sql::session_state()
        .bind(&*client, &context.team.id.as_str(), &session, &app.clock.now())
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
