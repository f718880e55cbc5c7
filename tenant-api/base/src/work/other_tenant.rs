//! What a reaction passes on to another tenant: published there, in a transaction of its own. A repetition publishes it again.
use std::sync::Arc;

use learnt_kernel::problem::Result;

use crate::app::App;
use crate::db::Change;
use crate::db::directory::Tenant;
use crate::db::tx::Principal;
use crate::domain_events::DomainEvent;

/// Tells a domain event in another tenant.
pub async fn publish(app: &App, tenant: &Arc<Tenant>, event: DomainEvent) -> Result<()> {
    publish_all(app, tenant, vec![event]).await
}

/// Tells many; nothing is done for none.
pub async fn publish_all(app: &App, tenant: &Arc<Tenant>, events: Vec<DomainEvent>) -> Result<()> {
    if events.is_empty() {
        return Ok(());
    }
    let mut client = app.client_of(tenant).await?;
    let mut change = Change::by(&mut client, Principal::default()).await?;
    change.publish_all(events).await?;
    change.commit(app).await
}
