//! Who may act as whom, for how long, and what has to be said.
use crate::prelude::*;

use chrono::Duration;
use url::Url;

/// It ends by itself after this long.
pub const LONGEST: Duration = Duration::minutes(60);

const SHORTEST_REASON: usize = 3;
const LONGEST_REASON: usize = 500;
const LONGEST_HOME: usize = 1_000;

/// Why somebody may not act as somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The person has this rank or a higher one; their name.
    PersonAbove(String),
    /// The person's state does not let them sign in; their name.
    CannotSignIn(String),
    /// As oneself.
    Yourself,
    /// Already acting as somebody, in another window.
    AlreadyActing,
    /// Not acting as anybody.
    NotActing,
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::PersonAbove(name) => Problem::forbidden(
                "person_above",
                format!("You cannot impersonate {name}: their role is not below yours."),
            ),
            Refusal::CannotSignIn(name) => Problem::conflict(
                "cannot_sign_in",
                format!("{name} cannot sign in at the moment, so nobody can impersonate them."),
            ),
            Refusal::Yourself => Problem::field("userId", "yourself", "You cannot impersonate yourself"),
            Refusal::AlreadyActing => Problem::conflict(
                "already_impersonating",
                "You are impersonating someone in another window. End that session first.",
            ),
            Refusal::NotActing => Problem::conflict("not_impersonating", "You are not impersonating anyone."),
        }
    }
}

/// Whom somebody wants to act as.
pub struct Person {
    pub id: Uuid,
    /// First and last name.
    pub name: String,
    /// What they are at most, in whichever team of the tenant.
    pub highest_rank: u8,
    /// Whether their membership lets them sign in.
    pub usable: bool,
}

/// Admins act as learners and managers, superadmins as anybody; nobody as themselves.
pub fn check(actor: Uuid, roles: &[Role], person: &Person) -> Result<(), Refusal> {
    if actor == person.id {
        return Err(Refusal::Yourself);
    }
    let rank = if roles.contains(&Role::Superadmin) {
        u8::MAX
    } else if roles.contains(&Role::Admin) {
        Role::Admin.rank()
    } else {
        0
    };
    if person.highest_rank >= rank {
        return Err(Refusal::PersonAbove(person.name.clone()));
    }
    if !person.usable {
        return Err(Refusal::CannotSignIn(person.name.clone()));
    }
    Ok(())
}

/// What was said of why, and where to go back to.
#[derive(Debug, PartialEq, Eq)]
pub struct Request {
    pub reason: String,
    /// A path of this host's.
    pub home: String,
}

/// Checks the reason and the path back.
pub fn parse_request(reason: &str, home: &str) -> Result<Request, Problem> {
    let mut errors = Vec::new();
    let reason = reason.trim();
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
    let home = home_path(home);
    if home.is_none() {
        errors.push(FieldError::new("home", "invalid", "This is not a page of this site."));
    }
    match home {
        Some(home) if errors.is_empty() => Ok(Request {
            reason: reason.to_owned(),
            home,
        }),
        _ => Err(Problem::unprocessable(errors)),
    }
}

/// A path of this host: one slash at its start, neither a slash nor a backslash behind it, and whatever a browser makes of
/// it stays here.
fn home_path(text: &str) -> Option<String> {
    let second = text.strip_prefix('/')?.chars().next();
    if matches!(second, Some('/' | '\\')) || text.len() > LONGEST_HOME || text.chars().any(char::is_control) {
        return None;
    }
    let base = Url::parse("https://here.invalid").ok()?;
    let url = base.join(text).ok()?;
    let stays = url.origin() == base.origin() && url.username().is_empty() && !url.path().starts_with("//");
    stays.then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(highest_rank: u8) -> Person {
        Person {
            id: Uuid::from_u128(7),
            name: "Lena Berg".into(),
            highest_rank,
            usable: true,
        }
    }

    #[test]
    fn nobody_acts_upwards_or_as_themselves() {
        let me = Uuid::from_u128(1);
        let may = |roles: &[Role], rank: u8| check(me, roles, &person(rank)).is_ok();
        assert!(may(&[Role::Admin], 1) && may(&[Role::Admin], 2));
        assert!(!may(&[Role::Admin], 3) && !may(&[Role::Admin], 4));
        assert!((1..=4).all(|rank| may(&[Role::Superadmin], rank)));
        assert!((1..=4).all(|rank| !may(&[Role::Manager, Role::Staff], rank)));
        assert_eq!(
            check(Uuid::from_u128(7), &[Role::Superadmin], &person(1)),
            Err(Refusal::Yourself)
        );
    }

    #[test]
    fn who_cannot_sign_in_is_nobody_to_act_as() {
        let left = Person {
            usable: false,
            ..person(1)
        };
        let refusal = check(Uuid::from_u128(1), &[Role::Admin], &left);
        assert_eq!(refusal, Err(Refusal::CannotSignIn("Lena Berg".into())));
    }

    #[test]
    fn the_way_back_stays_on_this_host() {
        for good in ["/", "/apps/admin/users?page=2#row", "/pages/profile", "/a//b"] {
            assert_eq!(home_path(good).as_deref(), Some(good));
        }
        for bad in [
            "",
            "apps",
            "//evil.test",
            "/\\evil.test",
            "https://evil.test/",
            "javascript:alert(1)",
            "/\t/evil.test",
            "/\n/evil.test",
            "\\/evil.test",
            "/./\\evil.test",
            "/..//evil.test",
        ] {
            assert_eq!(home_path(bad), None, "{bad:?}");
        }
        assert_eq!(home_path(&format!("/{}", "x".repeat(LONGEST_HOME))), None);
    }

    #[test]
    fn a_reason_is_asked_for() {
        let fields = |reason: &str, home: &str| -> Vec<String> {
            let problem = parse_request(reason, home).unwrap_err();
            problem
                .errors()
                .iter()
                .map(|error| format!("{} {}", error.field, error.code))
                .collect()
        };
        assert_eq!(fields("  ", "//evil"), ["reason required", "home invalid"]);
        assert_eq!(fields("ab", "/"), ["reason too_short"]);
        assert_eq!(fields(&"x".repeat(501), "/"), ["reason too_long"]);
        assert_eq!(parse_request(" She called ", "/").unwrap().reason, "She called");
    }
}
