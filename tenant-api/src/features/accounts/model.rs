//! Rules of accounts: what a registration may say, how long links work, and why somebody is refused.
use chrono::Duration;
use learnt_kernel::email::EmailAddress;
use learnt_kernel::password::PasswordRules;
use learnt_kernel::problem::{FieldError, Problem};

use crate::features::people::Joining;

/// Said of an address that an account has.
pub const EMAIL_TAKEN: &str = "The email has been already registered.";
/// Said of an address that none has.
pub const NO_ACCOUNT: &str = "No account found with that email address. Please enter another email address.";
/// Said when a link is on its way.
pub const RESET_SENT: &str = "Success! An password reset link has been sent to your email account";
const NOT_AN_EMAIL: &str = "Please enter a valid email";
const SHORTEST_NAME: usize = 2;

/// A link to another password works this long.
pub const RESET_LIFE: Duration = Duration::minutes(30);
/// A link that proves an address works this long.
pub const VERIFY_LIFE: Duration = Duration::days(7);
/// A link that brings a former address back works this long.
pub const RECOVER_LIFE: Duration = Duration::days(7);

/// Why an account is not made or changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The tenant lets nobody register themselves.
    Closed,
    /// An account has the address.
    EmailTaken,
    /// No account has the address.
    NoAccount,
    /// This is no address.
    NotAnEmail,
    /// It is the person's own already.
    SameEmail,
    /// The new password is the old one.
    SamePassword,
    /// There is no address that could be proved.
    NoEmail,
    /// The address is proved already.
    Proved,
    /// A mail that would not be of use any more.
    NotAgain,
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Closed => Problem::forbidden(
                "registration_closed",
                "Registration is closed. Ask your administrator for an invitation.",
            ),
            Refusal::EmailTaken => Problem::field("email", "email_taken", EMAIL_TAKEN),
            Refusal::NoAccount => Problem::field("email", "no_account", NO_ACCOUNT),
            Refusal::NotAnEmail => Problem::field("email", "not_an_email", NOT_AN_EMAIL),
            Refusal::SameEmail => Problem::field("email", "same_email", "This is already your address"),
            Refusal::SamePassword => Problem::field(
                "newPassword",
                "same_password",
                "Choose a password that differs from the current one",
            ),
            Refusal::NoEmail => Problem::conflict("no_email", "Your account has no email address yet."),
            Refusal::Proved => Problem::conflict("already_verified", "Your email address is already confirmed."),
            Refusal::NotAgain => Problem::conflict(
                "mail_not_again",
                "This email is no longer needed, or the person has a new address.",
            ),
        }
    }
}

/// An address that somebody typed.
pub fn email(typed: &str) -> Result<String, Refusal> {
    EmailAddress::parse(typed)
        .map(|address| address.as_str().to_owned())
        .map_err(|_| Refusal::NotAnEmail)
}

/// What somebody who registers says of themselves.
pub struct Form<'a> {
    pub first_name: &'a str,
    pub last_name: &'a str,
    /// The address; blank: one is made.
    pub email: &'a str,
    pub phone: &'a str,
    pub password: &'a str,
}

/// Reads a registration, or says everything that is wrong with it (specification, section 5). `place_names` is what the team and its
/// organisation are called: no part of a password.
pub fn check(
    form: &Form<'_>,
    tags: &[String],
    rules: &PasswordRules,
    place_names: &[String],
) -> Result<Joining, Problem> {
    let mut errors = Vec::new();
    let short = format!("Min character length is {SHORTEST_NAME}");
    for (field, name) in [("firstName", form.first_name), ("lastName", form.last_name)] {
        if name.trim().chars().count() < SHORTEST_NAME {
            errors.push(FieldError::new(field, "too_short", &short));
        }
    }
    if form.phone.trim().is_empty() {
        errors.push(FieldError::new("phone", "required", "Enter your phone number"));
    }
    let given = Some(form.email.trim()).filter(|text| !text.is_empty());
    let joining = Joining {
        first_name: form.first_name.to_owned(),
        last_name: form.last_name.to_owned(),
        email: given.map(|text| email(text).unwrap_or_else(|_| text.to_owned())),
        phone: Some(form.phone.to_owned()),
        tags: tags.to_vec(),
    };
    let (profile, others) = joining.profile();
    for error in others {
        if !errors.iter().any(|known| known.field == error.field) {
            errors.push(error);
        }
    }
    let own = [form.first_name.trim(), form.last_name.trim(), form.email.trim()];
    let names: Vec<&str> = own.into_iter().chain(place_names.iter().map(String::as_str)).collect();
    errors.extend(rules.check(form.password, &names));
    if !errors.is_empty() {
        return Err(Problem::unprocessable(errors));
    }
    Ok(Joining {
        first_name: profile.first_name,
        last_name: profile.last_name,
        email: profile.email,
        phone: profile.phone,
        tags: joining.tags,
    })
}

/// What is wrong with a new password, at the field that it was typed into.
pub fn check_password(rules: &PasswordRules, field: &str, password: &str, names: &[String]) -> Result<(), Problem> {
    let mut errors = rules.check(password, names);
    if errors.is_empty() {
        return Ok(());
    }
    for error in &mut errors {
        field.clone_into(&mut error.field);
    }
    Err(Problem::unprocessable(errors))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field_errors(form: &Form<'_>) -> Vec<(String, String)> {
        check(form, &[], &PasswordRules::default(), &["Munro Ltd".to_owned()])
            .err()
            .map_or_else(Vec::new, |problem| {
                let errors = problem.errors().iter();
                errors
                    .map(|error| (error.field.clone(), error.message.clone()))
                    .collect()
            })
    }

    const LENA: Form<'_> = Form {
        first_name: "Lena",
        last_name: "Brandt",
        email: " Lena@Acme.Test ",
        phone: "+49 30 1234",
        password: "tractor-melody",
    };

    #[test]
    fn a_form_is_refused_in_the_specifications_words_all_at_once() {
        let form = Form {
            first_name: "L",
            last_name: " B ",
            email: "lena@acme",
            phone: " ",
            password: "short",
        };
        let all: Vec<(String, String)> = field_errors(&form);
        let all: Vec<(&str, &str)> = all.iter().map(|(f, m)| (f.as_str(), m.as_str())).collect();
        assert_eq!(
            all,
            [
                ("firstName", "Min character length is 2"),
                ("lastName", "Min character length is 2"),
                ("phone", "Enter your phone number"),
                ("email", "Please enter a valid email"),
                ("password", "Be at least 8 characters long"),
            ]
        );
    }

    #[test]
    fn what_fits_is_read_as_it_is_kept() {
        let joining = check(&LENA, &["new".to_owned()], &PasswordRules::default(), &[]).unwrap();
        assert_eq!(joining.email.as_deref(), Some("lena@acme.test"));
        assert_eq!(joining.tags, ["new"]);
        let blank = Form { email: " ", ..LENA };
        assert_eq!(check(&blank, &[], &PasswordRules::default(), &[]).unwrap().email, None);
        let own_name = Form {
            password: "lena@acme.test",
            ..LENA
        };
        assert_eq!(field_errors(&own_name)[0].0, "password");
        let their_name = Form {
            password: "Munro-2026",
            ..LENA
        };
        assert_eq!(field_errors(&their_name)[0].0, "password");
    }

    #[test]
    fn a_new_passwords_faults_stand_at_its_own_field() {
        let problem = check_password(&PasswordRules::default(), "newPassword", "short", &[]).unwrap_err();
        assert_eq!(problem.errors()[0].field, "newPassword");
    }
}
