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
        language: None,
        preferences: None,
        headline: format!("Welcome to {}", team.display_name),
        paragraphs: vec![
            format!("Hello {},", person.first_name),
            format!("Your account at {} is ready.", team.display_name),
            "Please confirm your email address. If you did not create this account, you can ignore this email: nobody can use your address until it is confirmed."
                .into(),
        ],
        action: "Confirm email address".into(),
        reason: format!(
            "You are receiving this email because this address was used to register at {}.",
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
        language: None,
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
        action: "View users".into(),
        reason: format!(
            "You are receiving this email because you are an administrator of {}.",
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
        language: None,
        preferences: None,
        headline: "Choose a new password".into(),
        paragraphs: vec![
            format!("Hello {},", person.first_name),
            format!(
                "We received a request to reset the password of your account at {}. The link works once and expires after {} minutes.",
                team.display_name,
                RESET_LIFE.num_minutes()
            ),
            "If you did not request this, you can ignore this email. Nothing has changed.".into(),
        ],
        action: "Choose a new password".into(),
        reason: "You are receiving this email because a password reset was requested for this address.".into(),
    };
    let envelope = Envelope {
        kind: "password_reset",
        person,
        to,
        link: action(Purpose::PasswordReset, person.user_id, RESET_LIFE),
    };
    email(envelope, format!("Reset your password at {}", team.display_name), words)
}

/// Somebody registers who has an account already, where nobody but them is to know.
pub fn known(team: &Team, person: &Identified, to: String) -> QueuedEmail {
    let words = EmailBody {
        language: None,
        preferences: None,
        headline: "You already have an account".into(),
        paragraphs: vec![
            format!("Hello {},", person.first_name),
            format!(
                "Someone tried to register with this address, but you already have an account at {}. Sign in with it. If you forgot your password, you can reset it on the login page.",
                team.display_name
            ),
            "If you did not request this, you can ignore this email. Nothing has changed.".into(),
        ],
        action: "Sign in".into(),
        reason: "You are receiving this email because this address was used to register.".into(),
    };
    let envelope = Envelope {
        kind: "registration_known",
        person,
        to,
        link: LinkTo::Page("/login".into()),
    };
    email(envelope, "You already have an account".into(), words)
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
        language: None,
        preferences: None,
        headline: "Confirm your email address".into(),
        paragraphs: vec![
            format!("Hello {},", person.first_name),
            format!(
                "Please confirm that {} is your email address. You will sign in with it from then on.",
                shown(&to)
            ),
            "If you did not request this, you can ignore this email. Nothing will change.".into(),
        ],
        action: "Confirm email address".into(),
        reason: format!(
            "You are receiving this email because this address was entered at {}.",
            team.display_name
        ),
    };
    let envelope = Envelope {
        kind: "verify_email",
        person,
        to,
        link,
    };
    email(envelope, "Confirm your email address".into(), words)
}

/// Tells the former address that it was replaced, and how to get it back.
pub fn recover(team: &Team, person: &Identified, former: String) -> QueuedEmail {
    let words = EmailBody {
        language: None,
        preferences: None,
        headline: "Your email address was changed".into(),
        paragraphs: vec![
            format!("Hello {},", person.first_name),
            format!(
                "The email address of your account at {} was changed. If you made this change, no action is needed.",
                team.display_name
            ),
            format!(
                "If you did not, restore your address within {} days. Everyone will be signed out, and you will choose a new password.",
                RECOVER_LIFE.num_days()
            ),
        ],
        action: "Restore my address".into(),
        reason: "You are receiving this email because this was the address of your account.".into(),
    };
    let envelope = Envelope {
        kind: "recover_email",
        person,
        to: former,
        link: action(Purpose::RecoverEmail, person.user_id, RECOVER_LIFE),
    };
    email(envelope, "Your email address was changed".into(), words)
}
