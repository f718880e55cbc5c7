//! Rules of second factors: what is asked of whom, where a passkey works, how a recovery code reads, and every refusal.
use chrono::Duration;

use crate::db::factors::Factors;
use crate::features::identity;
pub use crate::features::identity::Method;
use crate::prelude::*;

/// The second step of signing in may take this long.
pub const STEP_LIFE: Duration = Duration::minutes(5);
/// Nobody needs more passkeys.
pub const MOST_PASSKEYS: i64 = 20;

/// What signing in asks beyond the first factor.
#[derive(Debug, PartialEq, Eq)]
pub enum RequiredStep {
    Nothing,
    /// One of these; passkeys that work only at other hosts are named by those.
    Second {
        /// What works here.
        methods: Vec<Method>,
        /// Where else the person has passkeys.
        elsewhere: Vec<String>,
    },
    /// A first second factor, before anything else.
    Enrol,
}

/// Who has a factor is always asked for it; whose role needs one makes one first.
pub fn required_step(factors: &Factors, host: &str, is_required: bool) -> RequiredStep {
    if !factors.totp && factors.passkeys.is_empty() {
        return if is_required {
            RequiredStep::Enrol
        } else {
            RequiredStep::Nothing
        };
    }
    let (context, elsewhere): (Vec<_>, Vec<_>) = factors.passkeys.iter().partition(|rp_id| works_at(rp_id, host));
    let offered = [
        (factors.totp, Method::Totp),
        (!context.is_empty(), Method::Passkey),
        (factors.recovery, Method::Recovery),
    ];
    let methods = offered
        .into_iter()
        .filter(|(is_there, _)| *is_there)
        .map(|(_, method)| method)
        .collect();
    RequiredStep::Second {
        methods,
        elsewhere: elsewhere.into_iter().cloned().collect(),
    }
}

/// Whether the tenant wants a second factor of somebody who holds these roles.
pub fn is_required<'a>(wanted_of: &[Role], roles: impl IntoIterator<Item = &'a str>) -> bool {
    roles
        .into_iter()
        .filter_map(|role| role.parse().ok())
        .any(|role: Role| wanted_of.contains(&role))
}

/// A passkey works at the host it was made for and below it; browsers hold to the same rule.
pub fn works_at(rp_id: &str, host: &str) -> bool {
    host == rp_id || host.strip_suffix(rp_id).is_some_and(|rest| rest.ends_with('.'))
}

/// Of several relying parties that work at a host the nearest: a browser is asked about one.
pub fn nearest<'a>(rp_ids: impl Iterator<Item = &'a str>, host: &str) -> Option<&'a str> {
    rp_ids
        .filter(|rp_id| works_at(rp_id, host))
        .max_by_key(|rp_id| rp_id.len())
}

const WRONG_CODE: &str = "This code is incorrect or has already been used. Enter the next code from your app.";
const WRONG_RECOVERY: &str = "This recovery code is incorrect or has already been used.";
const WRONG_PASSKEY: &str = "This passkey could not be verified.";

/// Why something about second factors is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// The step took too long, was used, or belongs to another host.
    Expired,
    /// The second step of signing in failed.
    Wrong(Method),
    /// The same, while signed in.
    WrongInside(Method),
    /// There is an authenticator app already.
    TotpOn,
    /// A first factor, behind no more than a provider's word.
    PasswordFirst,
    /// The role needs a factor, and this is the last one.
    Required,
    /// Enough is enough.
    TooManyPasskeys,
    /// This authenticator is registered.
    PasskeyKnown,
    /// No domain, no passkeys.
    NoPasskeysHere,
    /// An admin meets somebody who also belongs to others.
    BelongsElsewhere,
    /// An admin meets somebody above.
    PersonAbove,
    /// An admin meets themselves.
    OwnFactor,
    /// Recovery codes of nothing.
    NoFactor,
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Expired => identity::must_sign_in_again(),
            Refusal::Wrong(method) => {
                let (field, sentence) = wrong_factor(method);
                Problem::unauthorized("wrong_code", sentence).with_field(field, "wrong_code", sentence)
            }
            Refusal::WrongInside(Method::Passkey) => Problem::field("credential", "wrong_passkey", WRONG_PASSKEY),
            Refusal::WrongInside(method) => {
                let (field, sentence) = wrong_factor(method);
                Problem::field(field, "wrong_code", sentence)
            }
            Refusal::TotpOn => Problem::conflict("totp_on", "You already have an authenticator app. Remove it first."),
            Refusal::PasswordFirst => Problem::forbidden(
                "password_first",
                "Your organisation requires a second factor. Sign in once with your email and password to set it up.",
            ),
            Refusal::Required => Problem::conflict(
                "factor_required",
                "Your role requires a second factor. Set up another one before you remove the last.",
            ),
            Refusal::TooManyPasskeys => Problem::conflict(
                "too_many_passkeys",
                format!("You have {MOST_PASSKEYS} passkeys. Remove one before you add another one."),
            ),
            Refusal::PasskeyKnown => Problem::conflict("passkey_known", "This passkey is already registered."),
            Refusal::NoPasskeysHere => {
                Problem::conflict("no_passkeys_here", "Passkeys are not available at this address.")
            }
            Refusal::BelongsElsewhere => Problem::forbidden(
                "belongs_elsewhere",
                "This person also belongs to another organisation, so they must change this themselves.",
            ),
            Refusal::OwnFactor => {
                Problem::conflict("own_factor", "Remove your own second factor on your security page.")
            }
            Refusal::NoFactor => Problem::conflict("no_factor", "Set up an authenticator app or a passkey first."),
            Refusal::PersonAbove => Problem::forbidden(
                "person_above",
                "You cannot change the access of a person with a higher role than yours.",
            ),
        }
    }
}

/// The field and the sentence of a factor that is wrong.
fn wrong_factor(method: Method) -> (&'static str, &'static str) {
    match method {
        Method::Totp => ("code", WRONG_CODE),
        Method::Recovery => ("recoveryCode", WRONG_RECOVERY),
        Method::Passkey => ("passkey", WRONG_PASSKEY),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn factors(totp: bool, passkeys: &[&str], recovery: bool) -> Factors {
        Factors {
            totp,
            passkeys: passkeys.iter().map(|rp_id| (*rp_id).to_owned()).collect(),
            recovery,
        }
    }

    #[test]
    fn who_has_a_factor_is_asked_and_whose_role_needs_one_makes_one() {
        let host = "acme.learnt.localhost";
        assert_eq!(
            required_step(&factors(false, &[], false), host, false),
            RequiredStep::Nothing
        );
        assert_eq!(
            required_step(&factors(false, &[], true), host, true),
            RequiredStep::Enrol
        );
        for is_required in [false, true] {
            let second = required_step(
                &factors(true, &[host, "munro.learnt.localhost"], true),
                host,
                is_required,
            );
            let methods = vec![Method::Totp, Method::Passkey, Method::Recovery];
            let elsewhere = vec!["munro.learnt.localhost".to_owned()];
            assert_eq!(second, RequiredStep::Second { methods, elsewhere });
        }
        let elsewhere = vec!["munro.learnt.localhost".to_owned()];
        let lost = required_step(&factors(false, &["munro.learnt.localhost"], false), host, false);
        assert_eq!(
            lost,
            RequiredStep::Second {
                methods: vec![],
                elsewhere
            }
        );
    }

    #[test]
    fn a_passkey_works_at_its_host_and_below_it() {
        assert!(works_at("acme.test", "acme.test") && works_at("acme.test", "academy.acme.test"));
        for (rp_id, host) in [
            ("acme.test", "notacme.test"),
            ("academy.acme.test", "acme.test"),
            ("munro.learnt.localhost", "acme.learnt.localhost"),
            ("", "acme.test"),
        ] {
            assert!(!works_at(rp_id, host), "{rp_id} {host}");
        }
        let both = ["acme.test", "academy.acme.test"].into_iter();
        assert_eq!(nearest(both, "academy.acme.test"), Some("academy.acme.test"));
    }

    #[test]
    fn one_held_role_is_enough() {
        assert!(is_required(&[Role::Admin], ["learner", "admin"]));
        assert!(!is_required(&[Role::Admin], ["learner", "manager", "odd"]));
        assert!(!is_required(&[], ["admin"]));
    }
}
