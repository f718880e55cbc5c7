//! What operators say about one another, and why it is refused.
use chrono::{DateTime, Utc};
use learnt_kernel::email::EmailAddress;
use learnt_kernel::passkeys::id_text;
use learnt_kernel::problem::{FieldError, Problem};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::edge::gate::OperatorRole;
use crate::registry::{OperatorPasskey, OperatorRow, OperatorSession};

/// Somebody who is to run the platform, too.
#[derive(Deserialize, ToSchema)]
pub struct OperatorInput {
    email: String,
    name: String,
    /// What they are here for.
    pub role: OperatorRole,
    /// Six digits of one's own app.
    pub code: String,
}

/// What an operator is to be from now on.
#[derive(Deserialize, ToSchema)]
pub struct RoleInput {
    /// What they are here for.
    pub role: OperatorRole,
    /// Six digits of one's own app.
    pub code: String,
}

/// A passkey that was made for oneself.
#[derive(Deserialize, ToSchema)]
pub struct NewPasskey {
    /// What to call it.
    name: String,
    /// What the options came with.
    pub request: String,
    /// `credential.toJSON()`.
    #[schema(value_type = Object)]
    pub credential: serde_json::Value,
}

impl NewPasskey {
    /// What it is to be called.
    pub fn name(&self) -> Result<&str, Problem> {
        let name = self.name.trim();
        if !(1..=100).contains(&name.chars().count()) || name.chars().any(char::is_control) {
            return Err(Problem::field("name", "length", "Enter a name of 1 to 100 characters."));
        }
        Ok(name)
    }
}

/// That it is really the operator who asks.
#[derive(Deserialize, ToSchema)]
pub struct ProofInput {
    /// Six digits of one's own app.
    pub code: String,
}

impl OperatorInput {
    /// The address and the name, or all that is wrong with them.
    pub fn read(&self) -> Result<(EmailAddress, String), Problem> {
        let mut errors = Vec::new();
        let email = EmailAddress::parse(&self.email);
        if email.is_err() {
            errors.push(FieldError::new(
                "email",
                "not_an_email",
                "Enter an email address, for instance anna@example.com.",
            ));
        }
        let name = self.name.trim();
        if !(1..=200).contains(&name.chars().count()) || name.chars().any(char::is_control) {
            errors.push(FieldError::new(
                "name",
                "length",
                "Enter a name of 1 to 200 characters.",
            ));
        }
        match email {
            Ok(email) if errors.is_empty() => Ok((email, name.to_owned())),
            _ => Err(Problem::unprocessable(errors)),
        }
    }
}

/// Why it is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Such an operator is there.
    #[error("An operator with this address already exists.")]
    Already,
    /// Nobody locks themselves out.
    #[error("You cannot disable yourself. Ask another operator.")]
    Yourself,
    /// Nothing to be done.
    #[error("This operator is already disabled, or you have been disabled.")]
    AlreadyDisabled,
    /// Somebody has to be one.
    #[error("This is the last administrator. Make someone else an administrator first.")]
    LastAdministrator,
    /// Somebody else was faster.
    #[error("This operator has been disabled, or you are no longer an administrator.")]
    GoneMeanwhile,
    /// Nobody needs more.
    #[error("You have too many passkeys. Remove one first.")]
    TooManyPasskeys,
    /// An authenticator has one passkey for a person.
    #[error("This passkey is already registered.")]
    PasskeyKnown,
    /// It took too long, or is not what was asked for.
    #[error("This passkey was not accepted. Please try again.")]
    WrongPasskey,
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Already => Problem::field("email", "taken", refusal.to_string()),
            Refusal::Yourself => Problem::conflict("yourself", refusal.to_string()),
            Refusal::AlreadyDisabled => Problem::conflict("already_disabled", refusal.to_string()),
            Refusal::LastAdministrator => Problem::conflict("last_administrator", refusal.to_string()),
            Refusal::GoneMeanwhile => Problem::conflict("gone_meanwhile", refusal.to_string()),
            Refusal::TooManyPasskeys => Problem::conflict("too_many_passkeys", refusal.to_string()),
            Refusal::PasskeyKnown => Problem::conflict("passkey_known", refusal.to_string()),
            Refusal::WrongPasskey => Problem::field("credential", "wrong_passkey", refusal.to_string()),
        }
    }
}

/// Somebody who runs the platform.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OperatorView {
    /// The operator.
    pub id: Uuid,
    pub email: String,
    pub name: String,
    /// Whether it is who asks.
    pub is_you: bool,
    /// What they are here for.
    pub role: OperatorRole,
    /// Passkeys that they can sign in with besides their app.
    pub passkeys: i64,
    /// When they were entered.
    pub created_at: DateTime<Utc>,
    /// Since when they may not sign in.
    pub disabled_at: Option<DateTime<Utc>>,
    /// When they signed in last, as far as it is remembered.
    pub signed_in_at: Option<DateTime<Utc>>,
    /// Sessions that go on.
    pub sessions: i64,
}

impl OperatorView {
    /// As `who` sees them.
    pub fn new(row: OperatorRow, who: Uuid) -> Result<Self, Problem> {
        Ok(Self {
            is_you: row.id == who,
            role: row.role.parse().map_err(|error| Problem::internal(&error))?,
            passkeys: row.passkeys,
            id: row.id,
            email: row.email,
            name: row.name,
            created_at: row.created_at,
            disabled_at: row.disabled_at,
            signed_in_at: row.signed_in_at,
            sessions: row.sessions,
        })
    }
}

/// A passkey of one's own.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OperatorPasskeyView {
    /// The credential's id.
    pub id: String,
    /// What its owner calls it.
    pub name: String,
    pub created_at: DateTime<Utc>,
    /// When it was given last.
    pub last_used_at: Option<DateTime<Utc>>,
}

impl From<OperatorPasskey> for OperatorPasskeyView {
    fn from(row: OperatorPasskey) -> Self {
        Self {
            id: id_text(&row.id),
            name: row.name,
            created_at: row.created_at,
            last_used_at: row.last_used_at,
        }
    }
}

/// A session of an operator that goes on.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OperatorSessionView {
    /// The session.
    pub id: Uuid,
    pub created_at: DateTime<Utc>,
    /// When it was gone on with last.
    pub renewed_at: DateTime<Utc>,
    /// When it ends by itself.
    pub expires_at: DateTime<Utc>,
    /// What the browser says that it is.
    pub user_agent: Option<String>,
    /// From where it began.
    pub ip: Option<String>,
    /// Whether it is the one that asks.
    pub is_this: bool,
}

impl OperatorSessionView {
    /// As it is seen from a session.
    pub fn new(row: OperatorSession, from: Uuid) -> Self {
        Self {
            is_this: row.id == from,
            id: row.id,
            created_at: row.created_at,
            renewed_at: row.rotated_at,
            expires_at: row.expires_at,
            user_agent: row.user_agent,
            ip: row.ip,
        }
    }
}

/// What an operator needs to sign in. Shown once: it is kept only as a hash and under seal.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AdmissionView {
    /// The operator.
    pub id: Uuid,
    pub email: String,
    pub password: String,
    /// The second factor, for an authenticator app.
    pub totp_secret: String,
    /// The same as an address that apps read from a QR code.
    pub totp_uri: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_operator_has_an_address_and_a_name() {
        let read = |email: &str, name: &str| {
            let body = OperatorInput {
                email: email.to_owned(),
                name: name.to_owned(),
                role: OperatorRole::Reader,
                code: String::new(),
            };
            body.read().map_err(|problem| problem.errors().len())
        };
        assert_eq!(read("robin", " "), Err(2));
        assert_eq!(read("robin@learnt.test", "a\nb"), Err(1));
        let (email, name) = read(" Robin@Learnt.test ", " Robin ").unwrap();
        assert_eq!((email.as_str(), name.as_str()), ("robin@learnt.test", "Robin"));
    }
}
