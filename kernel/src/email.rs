//! E-mail addresses, in the one spelling that is ever compared.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// A text is no e-mail address.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("Please enter a valid email")]
pub struct NotAnEmail;

/// An address: trimmed, lower case, with a domain of at least two segments.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct EmailAddress(String);

impl EmailAddress {
    /// Reads what somebody typed.
    pub fn parse(text: &str) -> Result<Self, NotAnEmail> {
        let text = text.trim().to_lowercase();
        let (local, domain) = text.rsplit_once('@').ok_or(NotAnEmail)?;
        let local_is_fine = (1..=64).contains(&local.len())
            && !local.starts_with('.')
            && !local.ends_with('.')
            && !local.contains("..")
            && local
                .chars()
                .all(|c| c.is_alphanumeric() || "!#$%&'*+/=?^_`{|}~.-".contains(c));
        let ascii = idna::domain_to_ascii_strict(domain).map_err(|_| NotAnEmail)?;
        let domain_is_fine = ascii.split('.').count() >= 2
            && ascii.split('.').all(|label| !label.is_empty())
            && ascii.parse::<std::net::Ipv4Addr>().is_err();
        if !local_is_fine || !domain_is_fine || text.len() > 254 {
            return Err(NotAnEmail);
        }
        Ok(Self(format!("{local}@{ascii}")))
    }

    /// The text itself.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for EmailAddress {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl FromStr for EmailAddress {
    type Err = NotAnEmail;
    fn from_str(text: &str) -> Result<Self, NotAnEmail> {
        Self::parse(text)
    }
}

impl TryFrom<String> for EmailAddress {
    type Error = NotAnEmail;
    fn try_from(text: String) -> Result<Self, NotAnEmail> {
        Self::parse(&text)
    }
}

impl From<EmailAddress> for String {
    fn from(address: EmailAddress) -> String {
        address.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_trimmed_and_lowered() {
        assert_eq!(
            EmailAddress::parse(" Lena@Acme.TEST ").unwrap().as_str(),
            "lena@acme.test"
        );
        assert_eq!(
            EmailAddress::parse("o'neil+x@mail.acme.test").unwrap().as_str(),
            "o'neil+x@mail.acme.test"
        );
        assert_eq!(
            EmailAddress::parse("jo@bücher.example").unwrap().as_str(),
            "jo@xn--bcher-kva.example"
        );
    }

    #[test]
    fn other_texts_are_refused() {
        for bad in [
            "",
            "lena",
            "lena@",
            "@acme.test",
            "lena@acme",
            "le na@acme.test",
            "a..b@acme.test",
            ".a@acme.test",
            "a@b@acme.test",
            "a@-acme.test",
            "a@127.0.0.1",
            "a\r\nBcc:x@acme.test",
            "<a@acme.test>",
            &format!("{}@acme.test", "x".repeat(65)),
        ] {
            assert_eq!(EmailAddress::parse(bad), Err(NotAnEmail), "{bad}");
        }
    }
}
