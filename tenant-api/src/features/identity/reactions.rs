//! What identity does about domain events: an invited person is mailed a link.
use learnt_kernel::tenant::TeamId;

use super::domain_events::SessionBegun;
use super::model;
use crate::db::accounts::Purpose;
use crate::domain_events::Received;
use crate::features::people::domain_events::PersonInvited;
use crate::prelude::*;
use crate::registry::Reacting;
use crate::work::email::EmailBody;
use crate::work::mail_queue::{LinkTo, QueuedEmail, post};
use crate::work::schedule;

/// `person.invited`: mails a fresh link to the address that the person signs in with.
pub fn invite<'a>(app: &'a App, change: &'a mut Change<'_>, event: &'a Received<PersonInvited>) -> Reacting<'a> {
    Box::pin(async move { mail_invitation(app, change, event).await })
}

async fn mail_invitation(app: &App, change: &mut Change<'_>, event: &Received<PersonInvited>) -> Result<()> {
    let invited = &event.told;
    let Some((tenant, team)) = TeamId::parse(&invited.team_id)
        .ok()
        .and_then(|id| app.directory.now().team(&id))
    else {
        return Ok(());
    };
    let Some(person) = app.identity.identified(invited.user_id).await? else {
        return Ok(());
    };
    // Somebody without an address, or disabled meanwhile, gets no mail; that is no failure.
    let Some(to) = person
        .email
        .filter(|_| !person.disabled && tenant.id == change.tenant().id)
    else {
        return Ok(());
    };
    let email = QueuedEmail {
        calendars: Vec::new(),
        id: event.id,
        kind: "invitation",
        user_id: Some(invited.user_id),
        to,
        name: format!("{} {}", person.first_name, person.last_name),
        subject: format!("You are invited to {}", team.display_name),
        words: EmailBody {
            language: None,
            preferences: None,
            headline: format!("Welcome to {}", team.display_name),
            paragraphs: vec![
                format!("Hello {},", person.first_name),
                format!(
                    "You have been invited to join {}. The link works for 7 days.",
                    team.display_name
                ),
            ],
            action: "Accept invitation".into(),
            reason: format!(
                "You are receiving this email because an administrator of {} added you.",
                tenant.name
            ),
        },
        link: LinkTo::Action {
            purpose: Purpose::Invitation,
            user_id: invited.user_id,
            address: None,
            ways_version: None,
            minutes: model::INVITATION_LIFE.num_minutes(),
        },
    };
    post(change, &team, email).await
}

/// `session.begun`: the tenant's housekeeping is on the calendar as soon as anybody signs in.
pub fn keep_house<'a>(app: &'a App, change: &'a mut Change<'_>, _: &'a Received<SessionBegun>) -> Reacting<'a> {
    Box::pin(async move {
        let tomorrow = change.now() + chrono::Duration::days(1);
        for job in app.registry.daily_jobs() {
            schedule::plan_once(change, job, job, tomorrow).await?;
        }
        Ok(())
    })
}
