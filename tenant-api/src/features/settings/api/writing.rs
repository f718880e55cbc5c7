//! The tenant's own log of what the control plane changes for it.
//!
//! Asked first, written afterwards: the control plane may take seconds, and for so long no transaction of the tenant's stays open
//! and none of its few connections is held. The two databases have no common commit, so one of the two comes first whatever the
//! order: a log that tells only what was done is worth more than one that also tells what was refused. Hence nothing is asked for
//! where the log cannot be written to, and what is answered with success stands in it.
use crate::prelude::*;

/// Looks whether the log can be written to, before the control plane is asked.
pub async fn ready(app: &App, context: &TenantContext) -> Result<()> {
    app.client(context).await.map(drop)
}

/// Writes down what was changed.
pub async fn record(actor: &Actor, entry: AuditEntry) -> Result<()> {
    let mut client = actor.client().await?;
    let change = Change::begin(&mut client, actor).await?;
    change.record(entry).await?;
    change.commit(&actor.app).await
}
