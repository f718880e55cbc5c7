//! What factors do about domain events: somebody whose second factor an admin took away is told so.
use learnt_kernel::tenant::TeamId;

use super::domain_events::FactorTaken;
use super::emails;
use crate::domain_events::Received;
use crate::prelude::*;
use crate::registry::HandlerFuture;
use crate::work::mail_queue::post;

/// `factor.taken`: mails the person.
pub fn on_factor_taken<'a>(
    app: &'a App,
    change: &'a mut Change<'_>,
    event: &'a Received<FactorTaken>,
) -> HandlerFuture<'a> {
    Box::pin(mail(app, change, event))
}

async fn mail(app: &App, change: &mut Change<'_>, event: &Received<FactorTaken>) -> Result<()> {
    let taken = &event.payload;
    let team = TeamId::parse(&taken.team_id)
        .ok()
        .and_then(|id| app.directory.now().team(&id));
    let person = app.identity.find_identity(taken.user_id).await?;
    let (Some((_, team)), Some(person)) = (team, person.filter(|person| !person.disabled)) else {
        return Ok(());
    };
    // Somebody without an address hears of it when they sign in.
    let Some(to) = person.email.clone() else {
        return Ok(());
    };
    post(change, &team, emails::removed(event.id, &team, &person, to, &taken.by)).await
}
