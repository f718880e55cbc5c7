//! The mail about a second factor that an admin took away, in words.
use uuid::Uuid;

use crate::db::accounts::Identified;
use crate::db::directory::Team;
use crate::i18n::Catalogue;
use crate::work::email::{EmailBody, hello};
use crate::work::mail_queue::{LinkTo, QueuedEmail};

static CATALOGUE: Catalogue = Catalogue::new(include_str!("i18n/en.json"), include_str!("i18n/ar.json"));

/// Tells a person who took it away, under this id.
pub fn removed(id: Uuid, team: &Team, person: &Identified, to: String, by: &str) -> QueuedEmail {
    let texts = CATALOGUE.of(person.language.unwrap_or_default());
    let values = [("team", team.display_name.as_str()), ("by", by)];
    QueuedEmail {
        calendars: Vec::new(),
        id,
        kind: "second_factor_removed",
        user_id: Some(person.user_id),
        to,
        name: format!("{} {}", person.first_name, person.last_name),
        subject: texts.say("removed.subject", &values),
        words: EmailBody {
            language: Some(texts.language()),
            preferences: None,
            headline: hello(texts.language(), &person.first_name),
            paragraphs: ["removed.text", "removed.next"]
                .map(|key| texts.say(key, &values))
                .into(),
            action: texts.say("removed.action", &values),
            reason: texts.say("removed.reason", &values),
        },
        link: LinkTo::Page("/login".to_owned()),
    }
}
