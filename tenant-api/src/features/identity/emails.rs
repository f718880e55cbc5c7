//! The mail that invites somebody, in words.
use uuid::Uuid;

use super::model::INVITATION_LIFE;
use crate::db::accounts::{Purpose, UserIdentity};
use crate::db::directory::Team;
use crate::i18n::Catalogue;
use crate::work::email::{EmailBody, greeting};
use crate::work::mail_queue::{LinkTo, QueuedEmail};

static CATALOGUE: Catalogue = Catalogue::new(include_str!("i18n/en.json"), include_str!("i18n/ar.json"));

/// Invites a person to a team of an organisation, under this id; it names who did, where that was somebody.
pub fn invitation(
    id: Uuid,
    (organisation, team): (&str, &Team),
    inviter: Option<&UserIdentity>,
    (person, to): (&UserIdentity, String),
) -> QueuedEmail {
    let texts = CATALOGUE.of(person.language.unwrap_or_default());
    let by = inviter.map(UserIdentity::name).filter(|name| !name.trim().is_empty());
    let text = if by.is_some() {
        "invitation.by"
    } else {
        "invitation.text"
    };
    let values = [
        ("team", team.display_name.as_str()),
        ("organisation", organisation),
        ("inviter", by.as_deref().unwrap_or_default()),
    ];
    let days = usize::try_from(INVITATION_LIFE.num_days()).unwrap_or_default();
    let body = EmailBody {
        language: Some(texts.language()),
        preferences: None,
        picture: None,
        headline: texts.format("invitation.headline", &values),
        paragraphs: vec![
            greeting(texts.language(), &person.first_name),
            texts.count(text, days, &values),
        ],
        action: texts.format("invitation.action", &values),
        reason: texts.format("invitation.reason", &values),
    };
    let link = LinkTo::Action {
        purpose: Purpose::Invitation,
        user_id: person.user_id,
        address: None,
        security_stamp: None,
        minutes: INVITATION_LIFE.num_minutes(),
    };
    let subject = texts.format("invitation.subject", &values);
    QueuedEmail::to_person((id, "invitation"), (person, to), (subject, body), link)
}

#[cfg(test)]
mod tests {
    use learnt_kernel::host::PlatformRoots;

    use super::*;
    use crate::language::Language;
    use crate::platform;

    fn named(first_name: &str, language: Option<Language>) -> UserIdentity {
        UserIdentity {
            user_id: Uuid::nil(),
            email: None,
            first_name: first_name.into(),
            last_name: "Berg".into(),
            has_password: false,
            disabled: false,
            is_verified: false,
            security_stamp: 0,
            language,
        }
    }

    fn invited(language: Option<Language>, inviter: Option<&UserIdentity>) -> QueuedEmail {
        let team = platform::sender(&PlatformRoots::parse("learnt.test").unwrap()).unwrap();
        let to = "lena@mail.test".to_owned();
        invitation(Uuid::nil(), ("Acme", &team), inviter, (&named("Lena", language), to))
    }

    #[test]
    fn an_invitation_names_who_sent_it() {
        let marco = named("Marco", None);
        let english = invited(None, Some(&marco)).body.paragraphs;
        assert_eq!(
            english[1],
            "Marco Berg has invited you to join Learnt. The link works for 7 days."
        );
        let arabic = invited(Some(Language::Arabic), Some(&marco)).body.paragraphs;
        assert!(arabic[1].contains("\u{2068}Marco Berg\u{2069}") && arabic[1].ends_with("يعمل الرابط لمدة 7 أيام."));
    }

    #[test]
    fn an_invitation_is_worded_in_each_language() {
        assert_eq!(CATALOGUE.differences(), [""; 0]);
        let english = invited(None, None);
        assert_eq!(
            (english.subject.as_str(), english.body.headline.as_str()),
            ("You are invited to Learnt", "Welcome to Learnt")
        );
        assert_eq!(
            english.body.paragraphs,
            [
                "Hello Lena,",
                "You have been invited to join Learnt. The link works for 7 days."
            ]
        );
        assert_eq!(
            (english.body.action.as_str(), english.body.reason.as_str()),
            (
                "Accept invitation",
                "You are receiving this email because an administrator of Acme added you."
            )
        );
        let arabic = invited(Some(Language::Arabic), None);
        assert_eq!(arabic.subject, "دعوة إلى \u{2068}Learnt\u{2069}");
        assert!(arabic.body.paragraphs[1].ends_with("يعمل الرابط لمدة 7 أيام."));
        assert_eq!(arabic.body.action, "قبول الدعوة");
    }
}
