//! The mail that invites somebody, in words.
use uuid::Uuid;

use super::model::INVITATION_LIFE;
use crate::db::accounts::{Identified, Purpose};
use crate::db::directory::Team;
use crate::i18n::Catalogue;
use crate::work::email::{EmailBody, hello};
use crate::work::mail_queue::{LinkTo, QueuedEmail};

static CATALOGUE: Catalogue = Catalogue::new(include_str!("i18n/en.json"), include_str!("i18n/ar.json"));

/// Invites a person to a team of an organisation, under this id.
pub fn invitation(id: Uuid, (organisation, team): (&str, &Team), person: &Identified, to: String) -> QueuedEmail {
    let texts = CATALOGUE.of(person.language.unwrap_or_default());
    let values = [("team", team.display_name.as_str()), ("organisation", organisation)];
    let days = usize::try_from(INVITATION_LIFE.num_days()).unwrap_or_default();
    let words = EmailBody {
        language: Some(texts.language()),
        preferences: None,
        headline: texts.say("invitation.headline", &values),
        paragraphs: vec![
            hello(texts.language(), &person.first_name),
            texts.count("invitation.text", days, &values),
        ],
        action: texts.say("invitation.action", &values),
        reason: texts.say("invitation.reason", &values),
    };
    let link = LinkTo::Action {
        purpose: Purpose::Invitation,
        user_id: person.user_id,
        address: None,
        ways_version: None,
        minutes: INVITATION_LIFE.num_minutes(),
    };
    let subject = texts.say("invitation.subject", &values);
    QueuedEmail::to_person((id, "invitation"), (person, to), (subject, words), link)
}

#[cfg(test)]
mod tests {
    use learnt_kernel::host::PlatformRoots;

    use super::*;
    use crate::language::Language;
    use crate::platform;

    fn invited(language: Option<Language>) -> QueuedEmail {
        let team = platform::sender(&PlatformRoots::parse("learnt.test").unwrap()).unwrap();
        let person = Identified {
            user_id: Uuid::nil(),
            email: None,
            first_name: "Lena".into(),
            last_name: "Berg".into(),
            has_password: false,
            disabled: false,
            proved: false,
            ways_version: 0,
            language,
        };
        invitation(Uuid::nil(), ("Acme", &team), &person, "lena@mail.test".into())
    }

    #[test]
    fn an_invitation_is_worded_in_each_language() {
        let english = invited(None);
        assert_eq!(
            (english.subject.as_str(), english.words.headline.as_str()),
            ("You are invited to Learnt", "Welcome to Learnt")
        );
        assert_eq!(
            english.words.paragraphs,
            [
                "Hello Lena,",
                "You have been invited to join Learnt. The link works for 7 days."
            ]
        );
        assert_eq!(
            (english.words.action.as_str(), english.words.reason.as_str()),
            (
                "Accept invitation",
                "You are receiving this email because an administrator of Acme added you."
            )
        );
        let arabic = invited(Some(Language::Arabic));
        assert_eq!(arabic.subject, "دعوة إلى \u{2068}Learnt\u{2069}");
        assert!(arabic.words.paragraphs[1].ends_with("يعمل الرابط لمدة 7 أيام."));
        assert_eq!(arabic.words.action, "قبول الدعوة");
    }
}
