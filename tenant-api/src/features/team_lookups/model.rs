//! Rules of team lookups: what is said, how often there is a mail, and what it lists.
use chrono::Duration;
use learnt_kernel::email::EmailAddress;
use learnt_kernel::problem::Problem;

use crate::work::email::EmailLink;

/// Said to whoever asks.
pub const SENT: &str = "If this address belongs to a member, we have sent an email with links to their teams.";

/// An address gets no second mail sooner.
pub const PAUSE: Duration = Duration::minutes(10);
/// What could not leave for so long is given up: whoever waited has asked again.
pub const LONGEST: Duration = Duration::hours(1);
/// So often a tenant that does not answer is waited for; then the mail lists the others.
pub const PATIENT_TRIES: i32 = 3;
/// Of so many tenants teams are listed.
pub const MOST_TENANTS: i64 = 50;

/// An address that somebody typed.
pub fn address(typed: &str) -> Result<EmailAddress, Problem> {
    EmailAddress::parse(typed).map_err(|wrong| Problem::field("email", "not_an_email", wrong.to_string()))
}

/// A team as the mail lists it: with its organisation, where that is called otherwise.
pub fn email_link(team: &str, tenant: &str, origin: &str) -> EmailLink {
    let name = if team == tenant {
        team.to_owned()
    } else {
        format!("{team} ({tenant})")
    };
    EmailLink {
        name,
        url: format!("{origin}/login"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_team_is_listed_with_its_organisation_and_its_login_page() {
        let same = email_link("Acme", "Acme", "https://acme.test");
        assert_eq!(
            (same.name.as_str(), same.url.as_str()),
            ("Acme", "https://acme.test/login")
        );
        assert_eq!(email_link("Sales", "Acme", "https://sales.test").name, "Sales (Acme)");
    }

    #[test]
    fn what_is_no_address_is_said_at_its_field() {
        assert_eq!(address(" Lena@Mail.Test ").unwrap().as_str(), "lena@mail.test");
        assert_eq!(
            address("lena").unwrap_err(),
            Problem::field("email", "not_an_email", "Please enter a valid email")
        );
    }
}
