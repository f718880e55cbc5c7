//! The address of Another company's script, such as a support chat's: what of it may stand in a page and in its policy.

use url::Url;

/// Longer ones are no address of a script.
const LONGEST: usize = 500;

/// An `https` address without anything in it that could end a header's part or an attribute.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProviderScript(Url);

impl ProviderScript {
    /// Nothing for whatever else it is.
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        let is_plain = |letter: char| letter.is_ascii_graphic() && !"\"'<>\\`;,{}|^".contains(letter);
        if text.len() > LONGEST || !text.chars().all(is_plain) {
            return None;
        }
        let url = Url::parse(text).ok()?;
        // A host may hold letters that mean something in a policy; names that people give to hosts do not.
        let is_name = |host: &str| {
            host.contains('.')
                && host
                    .chars()
                    .all(|letter| letter.is_ascii_alphanumeric() || "-.".contains(letter))
        };
        let fits = url.scheme() == "https"
            && url.domain().is_some_and(is_name)
            && url.username().is_empty()
            && url.password().is_none()
            && url.fragment().is_none();
        fits.then_some(Self(url))
    }

    /// The whole address.
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }

    /// `https://chat.example`, with a port if it has one of its own.
    pub fn origin(&self) -> String {
        self.0.origin().ascii_serialization()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_an_origin() {
        let script = ProviderScript::parse(" https://Widget.Chat.example:8443/v1/load.js?key=a1&team=b ").unwrap();
        assert_eq!(script.origin(), "https://widget.chat.example:8443");
        assert_eq!(
            script.as_str(),
            "https://widget.chat.example:8443/v1/load.js?key=a1&team=b"
        );
        assert_eq!(
            ProviderScript::parse("https://chat.example/x.js").unwrap().origin(),
            "https://chat.example"
        );
    }

    #[test]
    fn what_is_no_plain_address_of_a_script_is_none() {
        for odd in [
            "",
            "javascript:alert(1)",
            "http://chat.example/x.js",
            "//chat.example/x.js",
            "data:text/javascript,alert(1)",
            "blob:https://chat.example/1",
            "https://",
            "https://*/x.js",
            "https://localhost/x.js",
            "https://192.0.2.1/x.js",
            "https://[2001:db8::1]/x.js",
            "https://user:pw@chat.example/x.js",
            "https://chat.example/x.js#part",
            "https://chat.example/\"><script>alert(1)</script>",
            "https://chat.example/x.js' onload='alert(1)",
            "https://chat.example/x.js; script-src *",
            "https://chat.example;script-src.example/x.js",
            "https://chat.example,evil.example/x.js",
            "https://chat.example\r\nset-cookie:a=b/x.js",
            "https:\\\\chat.example\\x.js",
            "https://ch\u{e4}t.example/x.js",
        ] {
            assert_eq!(ProviderScript::parse(odd), None, "{odd}");
        }
        assert_eq!(
            ProviderScript::parse(&format!("https://chat.example/{}", "x".repeat(500))),
            None
        );
    }
}
