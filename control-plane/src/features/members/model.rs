//! What an operator has to say about a member of a team, and why it is refused.
use learnt_kernel::email::EmailAddress;
use learnt_kernel::problem::{FieldError, Problem};
use serde::Deserialize;
use utoipa::ToSchema;

const SHORTEST_REASON: usize = 3;
const LONGEST_REASON: usize = 500;

/// About whom, why, and that it is really the operator.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AboutMember)]
pub struct AboutMember {
    /// A team of the tenant.
    pub team_id: String,
    /// The address of a member of it.
    email: String,
    /// 3 to 500 letters; the person and the tenant's admins read it.
    reason: String,
    /// Six digits of the operator's app.
    pub(super) code: String,
}

/// What was said, read.
#[derive(Debug, PartialEq, Eq)]
pub struct MemberTarget {
    /// Whose address.
    pub email: EmailAddress,
    pub reason: String,
}

impl AboutMember {
    /// Reads what was said; everything that is wrong at once.
    pub fn validate(&self) -> Result<MemberTarget, Problem> {
        let mut errors = Vec::new();
        let email = EmailAddress::parse(&self.email.trim().to_lowercase());
        if email.is_err() {
            errors.push(FieldError::new("email", "invalid", "Please enter a valid email"));
        }
        let reason = self.reason.trim();
        match reason.chars().count() {
            0 => errors.push(FieldError::new("reason", "required", "Enter a reason.")),
            length if length < SHORTEST_REASON => {
                errors.push(FieldError::new(
                    "reason",
                    "too_short",
                    "Enter a reason of at least 3 characters.",
                ));
            }
            length if length > LONGEST_REASON => {
                errors.push(FieldError::new("reason", "too_long", "Enter at most 500 characters."));
            }
            _ => {}
        }
        match email {
            Ok(email) if errors.is_empty() => Ok(MemberTarget {
                email,
                reason: reason.to_owned(),
            }),
            _ => Err(Problem::unprocessable(errors)),
        }
    }
}

/// Why it is refused.
#[derive(Debug)]
pub enum Refusal {
    /// The tenant is not built, or is suspended.
    NotReady,
    /// The tenant has no such team, or it is not active.
    NoTeam,
    /// Nobody of the team has this address.
    NoPerson,
    /// The person's state does not let them sign in; their name.
    CannotSignIn(String),
    /// The digits are wrong or used up.
    WrongCode,
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::NotReady => Problem::conflict("not_ready", "Nobody can sign in to this tenant at the moment."),
            Refusal::NoTeam => Problem::field("teamId", "unknown", "This team does not exist."),
            Refusal::NoPerson => Problem::field("email", "unknown", "Nobody in this team has this address."),
            Refusal::CannotSignIn(name) => Problem::field(
                "email",
                "cannot_sign_in",
                format!("{name} cannot sign in at the moment, so nobody can impersonate them."),
            ),
            Refusal::WrongCode => Problem::field("code", "wrong_code", crate::features::sign_in::WRONG_CODE),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn body(email: &str, reason: &str) -> AboutMember {
        AboutMember {
            team_id: "acme".into(),
            email: email.into(),
            reason: reason.into(),
            code: "123456".into(),
        }
    }

    #[test]
    fn a_person_and_a_reason_are_asked_for() {
        let fields = |email: &str, reason: &str| -> Vec<String> {
            let problem = body(email, reason).validate().unwrap_err();
            let name = |error: &FieldError| format!("{} {}", error.field, error.code);
            problem.errors().iter().map(name).collect()
        };
        assert_eq!(fields("lena", " "), ["email invalid", "reason required"]);
        assert_eq!(fields("lena@acme.test", "ab"), ["reason too_short"]);
        assert_eq!(fields("lena@acme.test", &"x".repeat(501)), ["reason too_long"]);
        let target = body(" Lena@Acme.test ", " She called ").validate().unwrap();
        assert_eq!(
            (target.email.as_str(), target.reason.as_str()),
            ("lena@acme.test", "She called")
        );
    }
}
