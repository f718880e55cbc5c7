//! What identity does about domain events: an invited person is mailed a link.
use learnt_kernel::tenant::TeamId;

use super::domain_events::SessionBegun;
use super::emails;
use crate::domain_events::Received;
use crate::features::people::domain_events::PersonInvited;
use crate::prelude::*;
use crate::registry::HandlerFuture;
use crate::work::mail_queue::post;
use crate::work::schedule;

/// `person.invited`: mails a fresh link to the address that the person signs in with.
pub fn invite<'a>(app: &'a App, change: &'a mut Change<'_>, event: &'a Received<PersonInvited>) -> HandlerFuture<'a> {
    Box::pin(async move { mail_invitation(app, change, event).await })
}

async fn mail_invitation(app: &App, change: &mut Change<'_>, event: &Received<PersonInvited>) -> Result<()> {
    let invited = &event.payload;
    let Some((tenant, team)) = TeamId::parse(&invited.team_id)
        .ok()
        .and_then(|id| app.directory.now().team(&id))
    else {
        return Ok(());
    };
    // In whose name it was done is who invites: an operator who acts for an admin writes as that admin.
    let by = event.acting_as.or(event.actor).filter(|by| *by != invited.user_id);
    let users: Vec<Uuid> = std::iter::once(invited.user_id).chain(by).collect();
    let identities = app.identity.find_identities(&users).await?;
    let who = |id: Uuid| identities.iter().find(|one| one.user_id == id);
    let Some(person) = who(invited.user_id) else {
        return Ok(());
    };
    // Somebody without an address, or disabled meanwhile, gets no mail; that is no failure.
    let Some(to) = person
        .email
        .clone()
        .filter(|_| !person.disabled && tenant.id == change.tenant().id)
    else {
        return Ok(());
    };
    post(
        change,
        &team,
        emails::invitation(event.id, (&tenant.name, &team), by.and_then(who), (person, to)),
    )
    .await
}

/// `session.begun`: the tenant's housekeeping is on the calendar as soon as anybody signs in.
pub fn schedule_housekeeping<'a>(
    app: &'a App,
    change: &'a mut Change<'_>,
    _: &'a Received<SessionBegun>,
) -> HandlerFuture<'a> {
    Box::pin(async move {
        let tomorrow = change.now() + chrono::Duration::days(1);
        for job in app.registry.daily_jobs() {
            schedule::plan_once(change, job, job, tomorrow).await?;
        }
        Ok(())
    })
}
