//! What factors do about domain events: somebody whose second factor an admin took away is told so.
use learnt_kernel::tenant::TeamId;

use super::domain_events::FactorTaken;
use crate::domain_events::Received;
use crate::prelude::*;
use crate::registry::Reacting;
use crate::work::email::EmailBody;
use crate::work::mail_queue::{LinkTo, QueuedEmail, post};

/// `factor.taken`: mails the person.
pub fn taken<'a>(app: &'a App, change: &'a mut Change<'_>, event: &'a Received<FactorTaken>) -> Reacting<'a> {
    Box::pin(mail(app, change, event))
}

async fn mail(app: &App, change: &mut Change<'_>, event: &Received<FactorTaken>) -> Result<()> {
    let taken = &event.told;
    let team = TeamId::parse(&taken.team_id)
        .ok()
        .and_then(|id| app.directory.now().team(&id));
    let person = app.identity.identified(taken.user_id).await?;
    let (Some((_, team)), Some(person)) = (team, person.filter(|person| !person.disabled)) else {
        return Ok(());
    };
    // Somebody without an address hears of it when they sign in.
    let Some(to) = person.email else {
        return Ok(());
    };
    let name = &team.display_name;
    let email = QueuedEmail {
        calendars: Vec::new(),
        id: event.id,
        kind: "second_factor_removed",
        user_id: Some(taken.user_id),
        to,
        name: format!("{} {}", person.first_name, person.last_name),
        subject: format!("Your second factor at {name} was removed"),
        words: EmailBody {
language: None,
preferences: None,
            headline: format!("Hello {},", person.first_name),
            paragraphs: vec![
                format!("{} removed the second factor of your account at {name}: authenticator app, passkeys and recovery codes.", taken.by),
                "Sign in with your password and set up a new one. If you did not request this, contact your administrator at once.".to_owned(),
            ],
            action: "Sign in".to_owned(),
            reason: format!("You are receiving this email because you have an account at {name}."),
        },
        link: LinkTo::Page("/login".to_owned()),
    };
    post(change, &team, email).await
}
