//! The table of hosts and logins.

use std::fmt::Write;

use crate::state::Endpoint;

/// The table as people read it.
pub fn table(endpoints: &[Endpoint]) -> String {
    let width = |length: fn(&Endpoint) -> usize| endpoints.iter().map(length).max().unwrap_or_default();
    let names = width(|endpoint| endpoint.name.chars().count());
    let urls = width(|endpoint| endpoint.url.chars().count());
    let logins = width(|endpoint| endpoint.login.as_deref().unwrap_or_default().chars().count());
    let mut text = String::new();
    for endpoint in endpoints {
        let login = endpoint.login.as_deref().unwrap_or_default();
        let password = endpoint.password.as_deref().unwrap_or_default();
        let note = endpoint
            .note
            .as_deref()
            .map(|note| format!("({note})"))
            .unwrap_or_default();
        let line = if login.is_empty() {
            format!("{:names$}  {:urls$}  {note}", endpoint.name, endpoint.url)
        } else {
            format!(
                "{:names$}  {:urls$}  {login:logins$}  {password}  {note}",
                endpoint.name, endpoint.url
            )
        };
        let _ = writeln!(text, "{}", line.trim_end());
        if let Some(more) = &endpoint.more {
            let _ = writeln!(text, "{:names$}  {more}", "");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_stand_below_each_other() {
        let endpoint = |name: &str, url: &str, login: Option<&str>| Endpoint {
            name: name.into(),
            host: String::new(),
            url: url.into(),
            login: login.map(Into::into),
            password: login.map(|_| "secret".into()),
            note: None,
            more: login.map(|_| "learner: lena".into()),
        };
        assert_eq!(
            table(&[
                endpoint("Acme", "http://acme", Some("admin@acme.test")),
                endpoint("Console", "http://c", None)
            ]),
            "Acme     http://acme  admin@acme.test  secret\n         learner: lena\nConsole  http://c\n"
        );
    }
}
