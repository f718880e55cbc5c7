//! The mail that invites somebody, in words.
use uuid::Uuid;

use super::model::INVITATION_LIFE;
use crate::db::accounts::{Identified, Purpose};
use crate::db::directory::{Team, Tenant};
use crate::i18n::Catalogue;
use crate::work::email::{EmailBody, hello};
use crate::work::mail_queue::{LinkTo, QueuedEmail};

static CATALOGUE: Catalogue = Catalogue::new(include_str!("i18n/en.json"), include_str!("i18n/ar.json"));

/// Invites a person to a team, under this id.
pub fn invitation(id: Uuid, (tenant, team): (&Tenant, &Team), person: &Identified, to: String) -> QueuedEmail {
    let texts = CATALOGUE.of(person.language.unwrap_or_default());
    let values = [
        ("team", team.display_name.as_str()),
        ("organisation", tenant.name.as_str()),
    ];
    let days = usize::try_from(INVITATION_LIFE.num_days()).unwrap_or_default();
    QueuedEmail {
        calendars: Vec::new(),
        id,
        kind: "invitation",
        user_id: Some(person.user_id),
        to,
        name: format!("{} {}", person.first_name, person.last_name),
        subject: texts.say("invitation.subject", &values),
        words: EmailBody {
            language: Some(texts.language()),
            preferences: None,
            headline: texts.say("invitation.headline", &values),
            paragraphs: vec![
                hello(texts.language(), &person.first_name),
                texts.count("invitation.text", days, &values),
            ],
            action: texts.say("invitation.action", &values),
            reason: texts.say("invitation.reason", &values),
        },
        link: LinkTo::Action {
            purpose: Purpose::Invitation,
            user_id: person.user_id,
            address: None,
            ways_version: None,
            minutes: INVITATION_LIFE.num_minutes(),
        },
    }
}
