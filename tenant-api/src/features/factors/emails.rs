//! The mail about a second factor that an admin took away, in words.
use uuid::Uuid;

use crate::db::accounts::UserIdentity;
use crate::db::directory::Team;
use crate::i18n::Catalogue;
use crate::work::email::{EmailBody, greeting};
use crate::work::mail_queue::{LinkTo, QueuedEmail};

static CATALOGUE: Catalogue = Catalogue::new(include_str!("i18n/en.json"), include_str!("i18n/ar.json"));

/// Tells a person who took it away, under this id.
pub fn removed(id: Uuid, team: &Team, person: &UserIdentity, to: String, by: &str) -> QueuedEmail {
    let texts = CATALOGUE.of(person.language.unwrap_or_default());
    let values = [("team", team.display_name.as_str()), ("by", by)];
    let body = EmailBody {
        language: Some(texts.language()),
        preferences: None,
        picture: None,
        headline: greeting(texts.language(), &person.first_name),
        paragraphs: ["removed.text", "removed.next"]
            .map(|key| texts.format(key, &values))
            .into(),
        action: texts.format("removed.action", &values),
        reason: texts.format("removed.reason", &values),
    };
    let subject = texts.format("removed.subject", &values);
    let link = LinkTo::Page("/login".to_owned());
    QueuedEmail::to_person((id, "second_factor_removed"), (person, to), (subject, body), link)
}

#[cfg(test)]
mod tests {
    use learnt_kernel::host::PlatformRoots;

    use super::*;
    use crate::language::Language;
    use crate::platform;

    fn sample_email(language: Option<Language>) -> QueuedEmail {
        let team = platform::sender(&PlatformRoots::parse("learnt.test").unwrap()).unwrap();
        let person = UserIdentity {
            user_id: Uuid::nil(),
            email: None,
            first_name: "Lena".into(),
            last_name: "Berg".into(),
            has_password: true,
            disabled: false,
            is_verified: true,
            security_stamp: 0,
            language,
        };
        removed(Uuid::nil(), &team, &person, "lena@mail.test".into(), "Ada Admin")
    }

    #[test]
    fn it_is_told_in_each_language_who_took_it_away() {
        let english = sample_email(None);
        assert_eq!(
            (english.subject.as_str(), english.body.headline.as_str()),
            ("Your second factor at Learnt was removed", "Hello Lena,")
        );
        assert_eq!(
            english.body.paragraphs,
            [
                "Ada Admin removed the second factor of your account at Learnt: authenticator app, passkeys and recovery codes.",
                "Sign in with your password and set up a new one. If you did not request this, contact your administrator at once."
            ]
        );
        assert_eq!(
            (english.body.action.as_str(), english.body.reason.as_str()),
            (
                "Sign in",
                "You are receiving this email because you have an account at Learnt."
            )
        );
        let arabic = sample_email(Some(Language::Arabic));
        assert_eq!(arabic.body.language, Some(Language::Arabic));
        assert!(arabic.body.paragraphs[0].starts_with("أزال \u{2068}Ada Admin\u{2069} العامل الثاني"));
        assert_eq!(arabic.body.action, "تسجيل الدخول");
    }
}
