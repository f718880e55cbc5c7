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
    let words = EmailBody {
        language: Some(texts.language()),
        preferences: None,
        headline: hello(texts.language(), &person.first_name),
        paragraphs: ["removed.text", "removed.next"]
            .map(|key| texts.say(key, &values))
            .into(),
        action: texts.say("removed.action", &values),
        reason: texts.say("removed.reason", &values),
    };
    let subject = texts.say("removed.subject", &values);
    let link = LinkTo::Page("/login".to_owned());
    QueuedEmail::to_person((id, "second_factor_removed"), (person, to), (subject, words), link)
}

#[cfg(test)]
mod tests {
    use learnt_kernel::host::PlatformRoots;

    use super::*;
    use crate::language::Language;
    use crate::platform;

    fn told(language: Option<Language>) -> QueuedEmail {
        let team = platform::sender(&PlatformRoots::parse("learnt.test").unwrap()).unwrap();
        let person = Identified {
            user_id: Uuid::nil(),
            email: None,
            first_name: "Lena".into(),
            last_name: "Berg".into(),
            has_password: true,
            disabled: false,
            proved: true,
            ways_version: 0,
            language,
        };
        removed(Uuid::nil(), &team, &person, "lena@mail.test".into(), "Ada Admin")
    }

    #[test]
    fn it_is_told_in_each_language_who_took_it_away() {
        let english = told(None);
        assert_eq!(
            (english.subject.as_str(), english.words.headline.as_str()),
            ("Your second factor at Learnt was removed", "Hello Lena,")
        );
        assert_eq!(
            english.words.paragraphs,
            [
                "Ada Admin removed the second factor of your account at Learnt: authenticator app, passkeys and recovery codes.",
                "Sign in with your password and set up a new one. If you did not request this, contact your administrator at once."
            ]
        );
        assert_eq!(
            (english.words.action.as_str(), english.words.reason.as_str()),
            (
                "Sign in",
                "You are receiving this email because you have an account at Learnt."
            )
        );
        let arabic = told(Some(Language::Arabic));
        assert_eq!(arabic.words.language, Some(Language::Arabic));
        assert!(arabic.words.paragraphs[0].starts_with("أزال \u{2068}Ada Admin\u{2069} العامل الثاني"));
        assert_eq!(arabic.words.action, "تسجيل الدخول");
    }
}
