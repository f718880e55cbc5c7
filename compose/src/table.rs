//! The table of hosts and logins.

use std::fmt::Write;

use crate::state::Place;

/// The table as people read it.
pub fn table(places: &[Place]) -> String {
    let width = |length: fn(&Place) -> usize| places.iter().map(length).max().unwrap_or_default();
    let names = width(|place| place.name.chars().count());
    let urls = width(|place| place.url.chars().count());
    let logins = width(|place| place.login.as_deref().unwrap_or_default().chars().count());
    let mut text = String::new();
    for place in places {
        let login = place.login.as_deref().unwrap_or_default();
        let password = place.password.as_deref().unwrap_or_default();
        let note = place
            .note
            .as_deref()
            .map(|note| format!("({note})"))
            .unwrap_or_default();
        let line = if login.is_empty() {
            format!("{:names$}  {:urls$}  {note}", place.name, place.url)
        } else {
            format!(
                "{:names$}  {:urls$}  {login:logins$}  {password}  {note}",
                place.name, place.url
            )
        };
        let _ = writeln!(text, "{}", line.trim_end());
        if let Some(more) = &place.more {
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
        let place = |name: &str, url: &str, login: Option<&str>| Place {
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
                place("Acme", "http://acme", Some("admin@acme.test")),
                place("Console", "http://c", None)
            ]),
            "Acme     http://acme  admin@acme.test  secret\n         learner: lena\nConsole  http://c\n"
        );
    }
}
