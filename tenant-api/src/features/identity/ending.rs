//! Ending a person's sessions: those of one tenant with the change that asks for it, those of the others right after it.
use std::sync::Arc;

use learnt_kernel::tenant::TenantId;
use learnt_queries::queries::identity as sql;

use super::domain_events::SessionsEnded;
use crate::db::directory::Tenant;
use crate::db::tx::Principal;
use crate::domain_events::Received;
use crate::features::impersonation;
use crate::features::sessions::{events_of, forget_sessions, publish_ended};
use crate::prelude::*;
use crate::registry::HandlerFuture;
use crate::work::other_tenant;

/// Ends a person's sessions in all tenants, but for the one that stays: here in this transaction, elsewhere by reaction. What
/// begins under the new security stamp stays.
pub async fn end_sessions_everywhere(
    change: &mut Change<'_>,
    user_id: Uuid,
    keep: Option<Uuid>,
    reason: &str,
    security_stamp: i32,
) -> Result<()> {
    impersonation::lock_of_people(change, &[user_id]).await?;
    if let Some(keep) = keep {
        let stays = sql::update_session_stamp();
        stays.bind(change.tx(), &security_stamp, &keep).await.sql()?;
    }
    let keep = keep.unwrap_or_default();
    let ended = sql::end_sessions_but()
        .bind(change.tx(), &change.now(), &reason, &user_id, &keep)
        .all()
        .await
        .sql()?;
    publish_ended(change, &ended).await?;
    let ended = SessionsEnded {
        user_id,
        reason: reason.to_owned(),
        security_stamp,
    };
    change.publish(DomainEvent::of(user_id.to_string(), ended)).await
}

/// `sessions.ended`: the person's other tenants follow. A tenant that is away is tried again, with all others.
pub fn end_in_other_tenants<'a>(
    app: &'a App,
    change: &'a mut Change<'_>,
    event: &'a Received<SessionsEnded>,
) -> HandlerFuture<'a> {
    Box::pin(async move { end_elsewhere(app, change, &event.payload).await })
}

async fn end_elsewhere(app: &App, change: &Change<'_>, ended: &SessionsEnded) -> Result<()> {
    let tenant_id = &change.tenant().id;
    forget_sessions(app, tenant_id, ended.user_id).await;
    for id in app.identity.tenants_of(ended.user_id).await? {
        let tenant = TenantId::parse(&id).ok().and_then(|id| app.directory.now().tenant(&id));
        let Some(tenant) = tenant.filter(|tenant| tenant.id != *tenant_id) else {
            continue;
        };
        end_there(app, &tenant, ended).await?;
        forget_sessions(app, &tenant.id, ended.user_id).await;
    }
    Ok(())
}

/// Ends them, and tells that tenant's sockets; those that are not told look by themselves soon.
async fn end_there(app: &App, tenant: &Arc<Tenant>, ended: &SessionsEnded) -> Result<()> {
    let mut client = app.client_of(tenant).await?;
    let there = Change::by(&mut client, Principal::default()).await?;
    impersonation::lock_of_people(&there, &[ended.user_id]).await?;
    let gone = sql::end_sessions_before()
        .bind(
            there.tx(),
            &there.now(),
            &ended.reason,
            &ended.user_id,
            &ended.security_stamp,
        )
        .all()
        .await
        .sql()?;
    there.commit(app).await?;
    drop(client);
    other_tenant::publish_all(app, tenant, events_of(&gone).collect()).await
}
