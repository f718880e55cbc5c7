//! E-mail addresses, in the one spelling that is ever compared.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

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

/// An address as people read it: its domain in its own letters. What is no address, or would not lead back to it, stays as it is.
pub fn shown(address: &str) -> String {
    let read = || {
        let (local, domain) = address.rsplit_once('@')?;
        let (letters, fine) = idna::domain_to_unicode(domain);
        fine.ok()?;
        let shown = format!("{local}@{letters}");
        let leads_back = EmailAddress::parse(&shown).ok()?.as_str() == address;
        leads_back.then_some(shown)
    };
    read().unwrap_or_else(|| address.to_owned())
}

/// How a struct that is sent to a page writes an address: `#[serde(serialize_with = "email::write_shown")]`.
pub fn write_shown<S: Serializer>(address: &Option<String>, serializer: S) -> Result<S::Ok, S::Error> {
    address.as_deref().map(shown).serialize(serializer)
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

/// How a struct that writes an address so reads it again: in the spelling that is kept.
pub fn read_shown<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    let read = Option::<String>::deserialize(deserializer)?;
    Ok(read.map(|text| EmailAddress::parse(&text).map_or(text, String::from)))
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
    fn an_international_address_is_kept_in_one_spelling_and_shown_in_its_own_letters() {
        for typed in [
            "Ada@NÖRD.test",
            "ada@nörd.test",
            "ada@no\u{308}rd.test",
            "ada@xn--nrd-sna.test",
        ] {
            let address = EmailAddress::parse(typed).unwrap();
            assert_eq!(address.as_str(), "ada@xn--nrd-sna.test", "{typed}");
            assert_eq!(shown(address.as_str()), "ada@nörd.test", "{typed}");
        }
        #[derive(Debug, PartialEq, Serialize, Deserialize)]
        struct Line {
            #[serde(serialize_with = "write_shown", deserialize_with = "read_shown")]
            email: Option<String>,
        }
        for stored in [None, Some("ada@xn--nrd-sna.test".to_owned()), Some("none".to_owned())] {
            let line = Line { email: stored };
            let text = serde_json::to_string(&line).unwrap();
            assert!(!text.contains("xn--"), "{text}");
            assert_eq!(serde_json::from_str::<Line>(&text).unwrap(), line);
        }
        for same in ["ada@acme.test", "no address", "", "ada@xn--", "ada@xn--a.test"] {
            assert_eq!(shown(same), same);
        }
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
