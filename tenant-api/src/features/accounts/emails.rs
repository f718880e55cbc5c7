//! The mails about accounts, in words.
use learnt_kernel::email::shown;
use learnt_kernel::ids::new_id;
use uuid::Uuid;

use super::model::{RECOVER_LIFE, RESET_LIFE, VERIFY_LIFE};
use crate::db::accounts::{Identified, Purpose};
use crate::db::directory::Team;
use crate::work::email::EmailBody;
use crate::work::mail_queue::{LinkTo, QueuedEmail};

/// Where a tenant's admins see who is there.
pub const USERS: &str = "/apps/admin/users";

fn name(person: &Identified) -> String {
    format!("{} {}", person.first_name, person.last_name)
}

/// To whom, and where the button leads.
struct Envelope<'a> {
    kind: &'static str,
    person: &'a Identified,
    to: String,
    link: LinkTo,
}

fn email(envelope: Envelope<'_>, subject: String, words: EmailBody) -> QueuedEmail {
    QueuedEmail {
        calendars: Vec::new(),
        id: new_id(),
        kind: envelope.kind,
        user_id: Some(envelope.person.user_id),
        to: envelope.to,
        name: name(envelope.person),
        subject,
        words,
        link: envelope.link,
    }
}

fn action(purpose: Purpose, user_id: Uuid, life: chrono::Duration) -> LinkTo {
    LinkTo::Action {
        purpose,
        user_id,
        address: None,
        ways_version: None,
        minutes: life.num_minutes(),
    }
}

/// Somebody registered: welcome, and is the address theirs?
pub fn welcome(team: &Team, person: &Identified, to: String) -> QueuedEmail {
    let words = EmailBody {
        preferences: None,
        headline: format!("Welcome to {}", team.display_name),
        paragraphs: vec![
            format!("Hello {},", person.first_name),
            format!("your account at {} is ready.", team.display_name),
            "Please confirm that this address is yours. If you did not create an account, do nothing: as long as it is \
             not confirmed, nobody can use your address anywhere else."
                .into(),
        ],
        action: "Confirm my address".into(),
        reason: format!(
            "You are receiving this email because somebody registered with this address at {}.",
            team.display_name
        ),
    };
    let envelope = Envelope {
        kind: "welcome",
        person,
        to,
        link: action(Purpose::VerifyEmail, person.user_id, VERIFY_LIFE),
    };
    email(envelope, format!("Welcome to {}", team.display_name), words)
}

/// Tells an admin that somebody registered.
pub fn registered(team: &Team, admin: &Identified, to: String, newcomer: &str, contact: &str) -> QueuedEmail {
    let words = EmailBody {
        preferences: None,
        headline: format!("{newcomer} has registered"),
        paragraphs: vec![
            format!("Hello {},", admin.first_name),
            format!(
                "{newcomer} ({}) has created an account for {}.",
                shown(contact),
                team.display_name
            ),
        ],
        action: "See the users".into(),
        reason: format!(
            "You are receiving this email because you administer {}.",
            team.display_name
        ),
    };
    let envelope = Envelope {
        kind: "registration",
        person: admin,
        to,
        link: LinkTo::Page(USERS.into()),
    };
    email(envelope, format!("New registration at {}", team.display_name), words)
}

/// Somebody asked for another password.
pub fn reset(team: &Team, person: &Identified, to: String) -> QueuedEmail {
    let words = EmailBody {
        preferences: None,
        headline: "Choose a new password".into(),
        paragraphs: vec![
            format!("Hello {},", person.first_name),
            format!(
                "somebody, we hope it was you, asked for a new password for your account at {}. The link works once, \
                 for {} minutes.",
                team.display_name,
                RESET_LIFE.num_minutes()
            ),
            "If this was not you, you can ignore this email: nothing has changed.".into(),
        ],
        action: "Choose a new password".into(),
        reason: "You are receiving this email because a new password was asked for this address.".into(),
    };
    let envelope = Envelope {
        kind: "password_reset",
        person,
        to,
        link: action(Purpose::PasswordReset, person.user_id, RESET_LIFE),
    };
    email(envelope, format!("Your password at {}", team.display_name), words)
}

/// Somebody registers who has an account already, where nobody but them is to know.
pub fn known(team: &Team, person: &Identified, to: String) -> QueuedEmail {
    let words = EmailBody {
        preferences: None,
        headline: "You have an account already".into(),
        paragraphs: vec![
            format!("Hello {},", person.first_name),
            format!(
                "somebody, we hope it was you, wanted to register with this address. You have an account already, at {}: \
                 sign in with it. If you forgot your password, you can choose a new one there.",
                team.display_name
            ),
            "If this was not you, you can ignore this email: nothing has changed.".into(),
        ],
        action: "Sign in".into(),
        reason: "You are receiving this email because somebody entered this address to register.".into(),
    };
    let envelope = Envelope {
        kind: "registration_known",
        person,
        to,
        link: LinkTo::Page("/login".into()),
    };
    email(envelope, "You have an account already".into(), words)
}

/// Is this address theirs? Their present one, or the one that it is to become: the link to that one ends when somebody else's
/// hands are taken off the account.
pub fn verify(team: &Team, person: &Identified, to: String, ends_with: Option<i32>) -> QueuedEmail {
    let link = LinkTo::Action {
        purpose: Purpose::VerifyEmail,
        user_id: person.user_id,
        address: None,
        ways_version: ends_with,
        minutes: VERIFY_LIFE.num_minutes(),
    };
    let words = EmailBody {
        preferences: None,
        headline: "Confirm your address".into(),
        paragraphs: vec![
            format!("Hello {},", person.first_name),
            format!(
                "please confirm that {} is your address. You sign in with it from then on.",
                shown(&to)
            ),
            "If you did not ask for this, do nothing: without you nothing changes.".into(),
        ],
        action: "Confirm my address".into(),
        reason: format!(
            "You are receiving this email because somebody entered this address at {}.",
            team.display_name
        ),
    };
    let envelope = Envelope {
        kind: "verify_email",
        person,
        to,
        link,
    };
    email(envelope, "Confirm your address".into(), words)
}

/// Tells the former address that it was replaced, and how to get it back.
pub fn recover(team: &Team, person: &Identified, former: String) -> QueuedEmail {
    let words = EmailBody {
        preferences: None,
        headline: "Your address was changed".into(),
        paragraphs: vec![
            format!("Hello {},", person.first_name),
            format!(
                "your account at {} has a new email address. If you made this change, there is nothing to do.",
                team.display_name
            ),
            format!(
                "If it was not you, bring your address back within {} days: everybody is signed out, and you choose a \
                 new password.",
                RECOVER_LIFE.num_days()
            ),
        ],
        action: "That was not me".into(),
        reason: "You are receiving this email because this was the address of your account.".into(),
    };
    let envelope = Envelope {
        kind: "recover_email",
        person,
        to: former,
        link: action(Purpose::RecoverEmail, person.user_id, RECOVER_LIFE),
    };
    email(envelope, "Your address was changed".into(), words)
}
