//! The mails about accounts, in words.
use learnt_kernel::email::shown;
use learnt_kernel::ids::new_id;
use uuid::Uuid;

use super::model::{RECOVER_LIFE, RESET_LIFE, VERIFY_LIFE};
use crate::db::accounts::{Purpose, UserIdentity};
use crate::db::directory::Team;
use crate::i18n::{Catalogue, Texts};
use crate::work::email::{EmailBody, greeting, reason_of_member};
use crate::work::mail_queue::{LinkTo, QueuedEmail};

/// Where a tenant's admins see who is there.
const USERS: &str = "/apps/admin/users";

/// The word for mails about somebody who registered.
pub const REGISTRATION: &str = "registration";

static CATALOGUE: Catalogue = Catalogue::new(include_str!("i18n/en.json"), include_str!("i18n/ar.json"));

/// In the person's language; whoever chose none reads English.
fn texts(person: &UserIdentity) -> Texts<'static> {
    CATALOGUE.of(person.language.unwrap_or_default())
}

/// What is mailed to whom, and where the button leads.
struct Envelope<'a> {
    /// Its texts stand under this word.
    kind: &'static str,
    /// After the greeting, by the keys of their texts.
    paragraphs: &'static [&'static str],
    person: &'a UserIdentity,
    to: String,
    link: LinkTo,
}

/// In the name of a team, which its texts name.
fn email(envelope: Envelope<'_>, team: &Team, values: &[(&str, &str)]) -> QueuedEmail {
    let Envelope {
        kind,
        paragraphs,
        person,
        to,
        link,
    } = envelope;
    let texts = texts(person);
    let values = [&[("team", team.display_name.as_str())], values].concat();
    let say = |part: &str| texts.format(&format!("{kind}.{part}"), &values);
    let paragraphs = paragraphs.iter().map(|part| say(part));
    let body = EmailBody {
        language: Some(texts.language()),
        preferences: None,
        picture: None,
        headline: say("headline"),
        paragraphs: std::iter::once(greeting(texts.language(), &person.first_name))
            .chain(paragraphs)
            .collect(),
        action: say("action"),
        reason: say("reason"),
    };
    QueuedEmail::to_person((new_id(), kind), (person, to), (say("subject"), body), link)
}

fn action(purpose: Purpose, user_id: Uuid, life: chrono::Duration) -> LinkTo {
    LinkTo::Action {
        purpose,
        user_id,
        address: None,
        security_stamp: None,
        minutes: life.num_minutes(),
    }
}

/// A number of minutes or days, in words.
fn counted(person: &UserIdentity, key: &str, count: i64) -> String {
    texts(person).count(key, usize::try_from(count).unwrap_or_default(), &[])
}

/// Somebody registered: welcome, and is the address theirs?
pub fn welcome(team: &Team, person: &UserIdentity, to: String) -> QueuedEmail {
    let envelope = Envelope {
        kind: "welcome",
        paragraphs: &["ready", "confirm"],
        person,
        to,
        link: action(Purpose::VerifyEmail, person.user_id, VERIFY_LIFE),
    };
    email(envelope, team, &[])
}

/// Tells an admin that somebody registered, and with which address.
pub fn registered(team: &Team, admin: &UserIdentity, to: String, newcomer: &str, contact: Option<&str>) -> QueuedEmail {
    let envelope = Envelope {
        kind: REGISTRATION,
        paragraphs: &["text"],
        person: admin,
        to,
        link: LinkTo::Page(USERS.into()),
    };
    let contact = contact.map_or_else(|| texts(admin).format("registration.noAddress", &[]), shown);
    email(envelope, team, &[("newcomer", newcomer), ("contact", &contact)])
}

/// Tells a member of the team the same, where an admin wants them to know.
pub fn announced(team: &Team, person: &UserIdentity, to: String, newcomer: &str) -> QueuedEmail {
    let envelope = Envelope {
        kind: REGISTRATION,
        paragraphs: &["announced"],
        person,
        to,
        link: LinkTo::Page(USERS.into()),
    };
    let mut email = email(envelope, team, &[("newcomer", newcomer)]);
    email.body.reason = reason_of_member(texts(person).language(), team);
    email
}

/// Somebody asked for another password.
pub fn reset(team: &Team, person: &UserIdentity, to: String) -> QueuedEmail {
    let envelope = Envelope {
        kind: "password_reset",
        paragraphs: &["text", "ignore"],
        person,
        to,
        link: action(Purpose::PasswordReset, person.user_id, RESET_LIFE),
    };
    let minutes = counted(person, "minutes", RESET_LIFE.num_minutes());
    email(envelope, team, &[("minutes", &minutes)])
}

/// Somebody registers who has an account already, where nobody but them is to know.
pub fn already_registered(team: &Team, person: &UserIdentity, to: String) -> QueuedEmail {
    let envelope = Envelope {
        kind: "registration_known",
        paragraphs: &["text", "ignore"],
        person,
        to,
        link: LinkTo::Page("/login".into()),
    };
    email(envelope, team, &[])
}

/// Is this address theirs? Their present one, or the one that it is to become: the link to that one ends when somebody else's
/// hands are taken off the account.
pub fn verify(team: &Team, person: &UserIdentity, to: String, ends_with: Option<i32>) -> QueuedEmail {
    let address = shown(&to);
    let link = LinkTo::Action {
        purpose: Purpose::VerifyEmail,
        user_id: person.user_id,
        address: None,
        security_stamp: ends_with,
        minutes: VERIFY_LIFE.num_minutes(),
    };
    let envelope = Envelope {
        kind: "verify_email",
        paragraphs: &["text", "ignore"],
        person,
        to,
        link,
    };
    email(envelope, team, &[("address", &address)])
}

/// Tells the former address that it was replaced, and how to get it back.
pub fn recover(team: &Team, person: &UserIdentity, former: String) -> QueuedEmail {
    let envelope = Envelope {
        kind: "recover_email",
        paragraphs: &["text", "restore"],
        person,
        to: former,
        link: action(Purpose::RecoverEmail, person.user_id, RECOVER_LIFE),
    };
    let days = counted(person, "days", RECOVER_LIFE.num_days());
    email(envelope, team, &[("days", &days)])
}

#[cfg(test)]
mod tests {
    use learnt_kernel::host::PlatformRoots;

    use super::*;
    use crate::language::Language;
    use crate::platform;

    fn team() -> Team {
        platform::sender(&PlatformRoots::parse("learnt.test").unwrap()).unwrap()
    }

    fn lena(language: Option<Language>) -> UserIdentity {
        UserIdentity {
            user_id: Uuid::nil(),
            email: Some("lena@mail.test".into()),
            first_name: "Lena".into(),
            last_name: "Berg".into(),
            has_password: true,
            disabled: false,
            is_verified: true,
            security_stamp: 0,
            language,
        }
    }

    fn all(person: &UserIdentity) -> Vec<QueuedEmail> {
        let (team, to) = (team(), || "lena@mail.test".to_owned());
        vec![
            welcome(&team, person, to()),
            registered(&team, person, to(), "Otto Berg", Some("otto@mail.test")),
            registered(&team, person, to(), "Otto Berg", None),
            announced(&team, person, to(), "Otto Berg"),
            reset(&team, person, to()),
            already_registered(&team, person, to()),
            verify(&team, person, to(), None),
            recover(&team, person, to()),
        ]
    }

    fn text(mail: &QueuedEmail) -> String {
        let EmailBody {
            headline,
            paragraphs,
            action,
            reason,
            ..
        } = &mail.body;
        let head = [mail.subject.as_str(), headline];
        let parts = head
            .into_iter()
            .chain(paragraphs.iter().map(String::as_str))
            .chain([action.as_str(), reason]);
        parts.collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn whoever_chose_no_language_reads_english() {
        let mails = all(&lena(None));
        assert_eq!(mails[0].body.language, Some(Language::English));
        assert_eq!(
            text(&mails[0]),
            "Welcome to Learnt\nWelcome to Learnt\nHello Lena,\nYour account at Learnt is ready.\nPlease confirm your email address. \
             If you did not create this account, you can ignore this email: nobody can use your address until it is confirmed.\n\
             Confirm email address\nYou are receiving this email because this address was used to register at Learnt."
        );
        assert_eq!(
            text(&mails[1]),
            "New registration at Learnt\nOtto Berg has registered\nHello Lena,\nOtto Berg (otto@mail.test) has created an account for \
             Learnt.\nView users\nYou are receiving this email because you are an administrator of Learnt."
        );
        assert!(text(&mails[2]).contains("Otto Berg (no email address) has created"));
        assert_eq!(
            text(&mails[3]),
            "New registration at Learnt\nOtto Berg has registered\nHello Lena,\nOtto Berg has created an account for Learnt.\nView \
             users\nYou are receiving this email because you are a member of Learnt."
        );
        assert_eq!(
            text(&mails[4]),
            "Reset your password at Learnt\nChoose a new password\nHello Lena,\nWe received a request to reset the password of your \
             account at Learnt. The link works once and expires after 30 minutes.\nIf you did not request this, you can ignore this \
             email. Nothing has changed.\nChoose a new password\nYou are receiving this email because a password reset was requested \
             for this address."
        );
        assert!(text(&mails[6]).contains("Please confirm that lena@mail.test is your email address."));
        assert!(text(&mails[7]).contains("restore your address within 7 days. Everyone"));
    }

    #[test]
    fn an_arabic_reader_gets_all_of_them_in_arabic() {
        let mails = all(&lena(Some(Language::Arabic)));
        for mail in &mails {
            assert_eq!(mail.body.language, Some(Language::Arabic));
            // A key for which there is no text would stand for it.
            assert!(!text(mail).contains(&format!("{}.", mail.kind)), "{}", text(mail));
            for part in text(mail).lines() {
                let is_arabic = part.chars().any(|letter| ('\u{600}'..'\u{700}').contains(&letter));
                assert!(is_arabic, "{part}");
            }
        }
        assert!(text(&mails[4]).contains("بعد \u{2068}30 دقيقة\u{2069}."));
        assert!(text(&mails[7]).contains("خلال \u{2068}7 أيام\u{2069}."));
        assert!(text(&mails[2]).contains("بلا بريد إلكتروني"));
    }
}
