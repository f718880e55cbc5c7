//! How one session ends: whoever ends it is believed at once in this process, and its sockets close.
use learnt_kernel::tenant::TenantId;
use learnt_queries::queries::identity as sql;

use crate::features::identity::domain_events::SessionEnded;
use crate::prelude::*;

/// Publishes that sessions ended in this change: sockets close as soon as they hear of it.
pub async fn publish_ended(change: &mut Change<'_>, ended: &[sql::Ended]) -> Result<()> {
    change.publish_all(events_of(ended).collect()).await
}

/// The domain events of sessions that ended.
pub fn events_of(ended: &[sql::Ended]) -> impl Iterator<Item = DomainEvent> {
    ended.iter().map(|sql::Ended { id, user_id }| {
        DomainEvent::of(id.to_string(), SessionEnded { user_id: *user_id }).topic(format!("me:{user_id}"))
    })
}

/// Ends one session, whoever's it is; whose it was.
pub async fn end_one(change: &mut Change<'_>, session: Uuid, reason: &str) -> Result<Vec<Uuid>> {
    let ended = sql::end_session()
        .bind(change.tx(), &change.now(), &reason, &session)
        .all()
        .await
        .sql()?;
    publish_ended(change, &ended).await?;
    Ok(ended.into_iter().map(|one| one.user_id).collect())
}

/// Somebody did something: their session is not idle.
pub async fn mark_used(client: &impl GenericClient, now: DateTime<Utc>, session: Uuid) -> Result<()> {
    sql::session_used().bind(client, &now, &session).await.sql().map(drop)
}

/// What this process remembers of a person's sessions in a tenant is asked anew.
pub async fn forget_sessions(app: &App, tenant: &TenantId, user_id: Uuid) {
    app.sessions.forget_person(tenant, user_id).await;
}
