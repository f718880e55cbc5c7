//! The domain events of this feature: what happens here, and what they say.
use serde::{Deserialize, Serialize};

use crate::language::Language;

/// What is told of an address at a team, whoever has it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AddressPayload {
    pub email: String,
    pub team_id: String,
    /// The language that was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,
}

impl AddressPayload {
    /// An address at a team.
    pub fn at(team: &str, email: &str, language: Option<Language>) -> Self {
        Self {
            email: email.to_owned(),
            team_id: team.to_owned(),
            language,
        }
    }
}

crate::domain_events! {
    /// Somebody forgot their password: the address that they named.
    "password.forgotten" => PasswordForgotten(AddressPayload)

    /// Somebody registered with an address that has an account.
    "registration.met" => RegistrationMet(AddressPayload)

    /// Somebody chose another password.
    "password.changed" => PasswordChanged {}

    /// Somebody chose another password by a mailed link.
    "password.reset" => PasswordReset {}

    /// Somebody showed that they read mails to their address.
    "email.verified" => EmailVerified {}

    /// Somebody has another address.
    "email.changed" => EmailChanged {}

    /// Somebody has their former address back.
    "email.recovered" => EmailRecovered {}

    /// Mails of a kind were written to so many.
    "mail.written" => MailWritten { kind: String, count: usize }
}
