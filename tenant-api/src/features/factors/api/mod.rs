//! The doors of second factors, and the transactions that they share.

use super::domain_events::FactorAdded;
use super::model::Method;
use super::step::PendingSecondStep;
use crate::db::tx::Principal;
use crate::features::identity::challenges::Kind;
use crate::features::identity::{self, SignInStep};
use crate::prelude::*;

pub mod enrol;
pub mod own;
pub mod passkeys;
pub mod people;
pub mod sign_in;

/// Who waits behind a challenge of this host.
async fn pending_step(app: &App, context: &TenantContext, kind: Kind, challenge: &str) -> Result<PendingSecondStep> {
    let mut client = app.client(context).await?;
    let change = Change::by(&mut client, Principal::default()).await?;
    PendingSecondStep::find(&change, context, kind, challenge).await
}

/// Uses the challenge, and lets in whom it was kept for.
async fn pass(
    app: &App,
    context: &TenantContext,
    caller: &Caller,
    (kind, challenge): (Kind, &str),
    method: Method,
) -> Result<SignInStep> {
    let mut client = app.client(context).await?;
    let change = Change::by(&mut client, Principal::default()).await?;
    let waiting = PendingSecondStep::claim(&change, context, kind, challenge).await?;
    change.commit(app).await?;
    drop(client);
    identity::enter(app, context, caller, &waiting.authenticated_user(method)).await
}

/// Somebody has a second factor more.
fn added(method: Method) -> EventBody {
    let method = method.into_str().to_owned();
    FactorAdded { method }.into()
}

/// Tells what somebody did about their own factors: their other tabs look again, and it is kept who did it.
async fn publish(app: &App, context: &TenantContext, id: Uuid, what: EventBody) -> Result<()> {
    let mut client = app.client(context).await?;
    let mut change = Change::by(&mut client, identity::principal_of(context, id)).await?;
    let event = DomainEvent::of(id.to_string(), what).topic(format!("me:{id}"));
    change.publish(event).await?;
    change.commit(app).await
}
