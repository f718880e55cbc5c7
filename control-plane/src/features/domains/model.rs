//! The rules for labels and domains. Whether one is taken is known to the register alone.
use learnt_kernel::host::{Host, PlatformRoots};
use learnt_kernel::problem::{FieldError, Problem};
use learnt_kernel::tenant::Label;

use super::state::DomainState;

/// Why a label or a domain cannot be had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Not a DNS label.
    #[error("Use 1 to 63 lowercase letters, digits and hyphens, starting and ending with a letter or digit.")]
    NotALabel,
    /// Kept for the platform.
    #[error("This label is reserved for the platform. Choose another one.")]
    Reserved,
    /// Another team has it.
    #[error("This label is taken. Choose another one.")]
    Taken,
    /// Not a host name.
    #[error("Enter a host name such as academy.example.com, without https:// and without a path.")]
    NotAHost,
    /// A label would do.
    #[error("This host is below a platform domain. Choose the platform domain instead of an own domain.")]
    BelowPlatform,
    /// The console or another service answers there.
    #[error("This host is reserved for the platform. Choose another one.")]
    PlatformHost,
    /// Another team answers there.
    #[error("This domain is in use by another team.")]
    InUse,
    /// This team has it.
    #[error("This team already has this domain.")]
    Already,
    /// Another tenant has it.
    #[error("This domain belongs to another tenant. It can be added here once it is released there.")]
    OtherTenant,
    /// No such team, or an archived one.
    #[error("This team does not exist or is archived.")]
    NoTeam,
    /// Nothing serves there.
    #[error("Domains can be added only to tenants that are ready or suspended.")]
    WrongState,
    /// Links must not lead there: waiting, and never proved.
    #[error("Only a live domain can be the main domain. This one is not verified.")]
    NotProved,
    /// Proved, and no request came through yet.
    #[error("Only a live domain can be the main domain. This one has not answered a request yet.")]
    NotAnswered,
    /// Its record is gone.
    #[error("Only a live domain can be the main domain. The record of this one is missing.")]
    RecordLost,
}

impl Refusal {
    /// The word for programs.
    pub fn code(self) -> &'static str {
        match self {
            Self::NotALabel => "not_a_label",
            Self::Reserved => "reserved",
            Self::Taken => "taken",
            Self::NotAHost => "not_a_host",
            Self::BelowPlatform => "below_platform",
            Self::PlatformHost => "reserved",
            Self::InUse => "in_use",
            Self::Already => "already",
            Self::OtherTenant => "other_tenant",
            Self::NoTeam => "unknown",
            Self::WrongState => "wrong_state",
            Self::NotProved => "not_proved",
            Self::NotAnswered => "not_answered",
            Self::RecordLost => "record_lost",
        }
    }

    /// Why a domain in this state cannot be the main one.
    pub fn of_main(state: DomainState) -> Self {
        match state {
            DomainState::Waiting => Self::NotProved,
            DomainState::Proved | DomainState::Live => Self::NotAnswered,
            DomainState::Grace | DomainState::Stopped => Self::RecordLost,
        }
    }

    /// As a refusal of the whole.
    pub fn conflict(self) -> Problem {
        Problem::conflict(self.code(), self.to_string())
    }

    /// As an error at a field.
    pub fn at(self, field: &str) -> FieldError {
        FieldError::new(field, self.code(), self.to_string())
    }
}

/// Reads a label that a new team may have.
pub fn check_label(text: &str) -> Result<Label, Refusal> {
    let label = Label::parse(text.trim()).map_err(|_| Refusal::NotALabel)?;
    if label.is_reserved() {
        Err(Refusal::Reserved)
    } else {
        Ok(label)
    }
}

/// Reads a domain that a tenant brings along. `reserved` are the hosts of the platform's own services.
pub fn check_domain(text: &str, roots: &PlatformRoots, reserved: &[Host]) -> Result<Host, Refusal> {
    // A port would be cut off silently: whoever typed one meant something that cannot be had.
    let host = Host::parse(text)
        .ok()
        .filter(|host| host.is_domain() && !text.contains(':'))
        .ok_or(Refusal::NotAHost)?;
    if roots.covers(&host) {
        return Err(Refusal::BelowPlatform);
    }
    let is_reserved = |reserved: &Host| host == *reserved || host.as_str().ends_with(&format!(".{reserved}"));
    if reserved.iter().any(is_reserved) {
        Err(Refusal::PlatformHost)
    } else {
        Ok(host)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn domain(text: &str) -> Result<String, Refusal> {
        let roots = PlatformRoots::parse("learnt.localhost,teams.localhost").unwrap();
        let reserved = [Host::parse("console.localhost").unwrap()];
        check_domain(text, &roots, &reserved).map(|host| host.to_string())
    }

    #[test]
    fn labels() {
        assert_eq!(check_label(" acme-2 ").unwrap().as_str(), "acme-2");
        for odd in ["", "-acme", "acme-", "a.b", "Ac me", "äcme", &"a".repeat(64)] {
            assert_eq!(check_label(odd), Err(Refusal::NotALabel), "{odd}");
        }
        for reserved in ["learnt", "www", "console", "api", "xn--acme-x"] {
            assert_eq!(check_label(reserved), Err(Refusal::Reserved), "{reserved}");
        }
    }

    #[test]
    fn domains() {
        assert_eq!(domain("Academy.Acme.test.").unwrap(), "academy.acme.test");
        assert_eq!(domain("bücher.example").unwrap(), "xn--bcher-kva.example");
        for odd in [
            "",
            "acme",
            "https://acme.test",
            "acme.test/path",
            "acme.test:80",
            "127.0.0.1",
            "a b.test",
            "-a.test",
        ] {
            assert_eq!(domain(odd), Err(Refusal::NotAHost), "{odd}");
        }
        assert_eq!(domain("learnt.localhost"), Err(Refusal::BelowPlatform));
        assert_eq!(domain("deep.acme.teams.localhost"), Err(Refusal::BelowPlatform));
        assert_eq!(domain("console.localhost"), Err(Refusal::PlatformHost));
        assert_eq!(domain("x.console.localhost"), Err(Refusal::PlatformHost));
    }
}
