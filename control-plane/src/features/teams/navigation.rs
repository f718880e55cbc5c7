//! A team's navigation, as a superadmin changes it through the tenant API: a tree of entries (specification, section 3).
use std::collections::HashSet;

use learnt_kernel::problem::FieldError;
use serde_json::{Map, Value, json};

use super::theme::{NOT_A_COLOUR, hex, link};
use crate::registry::NavigationChange;

/// Entries below entries below a group: nobody finds what lies deeper.
const DEEPEST: usize = 3;
const MOST: usize = 200;
const LONGEST_TITLE: usize = 80;
const LONGEST_BADGE: usize = 20;
/// The whole tree hangs below one entry: the first of the list is the one that is shown (specification, section 1).
const ROOT: &str = "main";
/// Who may see an entry, in the words of the table of routes.
const AUTH: [&str; 9] = [
    "anyone",
    "guest",
    "signed-in",
    "learner",
    "manager",
    "admin",
    "staff",
    "user",
    "superadmin",
];

/// Reads a change: the whole tree, of which keys that are unknown are dropped, an empty one being the product's own; whether the
/// sample areas are there; or both. What is absent stays.
pub(super) fn read(body: &Map<String, Value>) -> Result<NavigationChange, Vec<FieldError>> {
    let mut reading = NavigationParser::default();
    let side_navigation = body.get("navigation").map(|given| reading.tree(given));
    let sample_areas = body.get("sampleAreas").map(|given| reading.switch(given));
    if side_navigation.is_none() && sample_areas.is_none() {
        reading.wrong("navigation", "not_navigation", "Send the entries as a list.");
    }
    if !reading.errors.is_empty() {
        return Err(reading.errors);
    }
    let revision = body.get("revision").and_then(Value::as_i64);
    Ok(NavigationChange {
        side_navigation,
        sample_areas,
        revision: revision.and_then(|number| i32::try_from(number).ok()),
    })
}

/// Reads a tree alone.
pub(crate) fn read_tree(given: &Value) -> Result<Value, Vec<FieldError>> {
    let mut reading = NavigationParser::default();
    let tree = reading.tree(given);
    if reading.errors.is_empty() {
        Ok(tree)
    } else {
        Err(reading.errors)
    }
}

#[derive(Default)]
struct NavigationParser {
    ids: HashSet<String>,
    errors: Vec<FieldError>,
}

impl NavigationParser {
    fn wrong(&mut self, field: impl Into<String>, code: &str, sentence: &str) {
        self.errors.push(FieldError::new(field, code, sentence));
    }

    fn switch(&mut self, given: &Value) -> bool {
        given.as_bool().unwrap_or_else(|| {
            self.wrong("sampleAreas", "not_a_switch", "Choose on or off.");
            false
        })
    }

    fn tree(&mut self, given: &Value) -> Value {
        let entries = match given {
            Value::Array(entries) => self.entries(entries, "navigation", 1),
            _ => {
                self.wrong("navigation", "not_navigation", "Send the entries as a list.");
                Vec::new()
            }
        };
        if self.ids.len() > MOST {
            self.wrong("navigation", "too_many", "The navigation can have at most 200 entries.");
        }
        if entries.is_empty() {
            json!([])
        } else {
            json!([{"id": ROOT, "type": "group", "children": entries}])
        }
    }

    fn entries(&mut self, given: &[Value], at: &str, depth: usize) -> Vec<Value> {
        // A list that is far too long is refused as a whole, not letter by letter.
        if given.len() > MOST {
            self.wrong(at, "too_many", "The navigation can have at most 200 entries.");
            return Vec::new();
        }
        let read = |(index, entry): (usize, &Value)| self.entry(entry, &format!("{at}.{index}"), depth);
        given.iter().enumerate().map(read).collect()
    }

    fn entry(&mut self, given: &Value, at: &str, depth: usize) -> Value {
        let text = |key: &str| given[key].as_str().map(str::trim).filter(|text| !text.is_empty());
        let mut accepted = Map::new();
        match text("id").filter(|id| is_name(id)) {
            Some(id) if self.ids.insert(id.to_owned()) => {
                accepted.insert("id".into(), json!(id));
            }
            Some(_) => self.wrong(format!("{at}.id"), "twice", "This is in the list twice."),
            None => self.wrong(format!("{at}.id"), "not_an_id", "This is not a valid ID."),
        }
        let kind = text("type").unwrap_or_default();
        if !["group", "collapse", "item", "link", "divider"].contains(&kind) {
            self.wrong(
                format!("{at}.type"),
                "unknown",
                "Choose one of group, collapse, item, link and divider.",
            );
        }
        accepted.insert("type".into(), json!(kind));
        if let Some(title) = text("title") {
            if title.chars().count() > LONGEST_TITLE {
                self.wrong(format!("{at}.title"), "length", "Enter a name of 1 to 80 characters.");
            }
            accepted.insert("title".into(), json!(title));
        }
        if let Some(icon) = text("icon").filter(|icon| is_name(icon)) {
            accepted.insert("icon".into(), json!(icon));
        }
        self.address(kind, text("url"), at, &mut accepted);
        self.auth(&given["auth"], at, &mut accepted);
        self.badge(&given["badge"], at, &mut accepted);
        for key in ["exact", "enabled"] {
            if let Some(flag) = given[key].as_bool() {
                accepted.insert(key.into(), json!(flag));
            }
        }
        if let Some(target) = text("target").filter(|target| ["_blank", "_self"].contains(target)) {
            accepted.insert("target".into(), json!(target));
        }
        if ["group", "collapse"].contains(&kind) {
            let children = given["children"].as_array().map(Vec::as_slice).unwrap_or_default();
            if depth >= DEEPEST && !children.is_empty() {
                self.wrong(
                    format!("{at}.children"),
                    "too_deep",
                    "Entries can be at most three levels deep.",
                );
            } else {
                let children = self.entries(children, &format!("{at}.children"), depth + 1);
                accepted.insert("children".into(), Value::Array(children));
            }
        }
        Value::Object(accepted)
    }

    /// An item leads to a screen of ours, a link to anywhere that is safe behind one.
    fn address(&mut self, kind: &str, url: Option<&str>, at: &str, accepted: &mut Map<String, Value>) {
        let read = match (kind, url) {
            ("item", Some(url)) if is_path(url) => Some(url.to_owned()),
            ("link", Some(url)) => link(url).or_else(|| is_path(url).then(|| url.to_owned())),
            ("item" | "link", _) => None,
            _ => return,
        };
        match read {
            Some(url) => {
                accepted.insert("url".into(), json!(url));
            }
            None => self.wrong(
                format!("{at}.url"),
                "not_a_link",
                "Enter an address that starts with https:// or mailto:.",
            ),
        }
    }

    fn auth(&mut self, given: &Value, at: &str, accepted: &mut Map<String, Value>) {
        let rules: Vec<&str> = match given {
            Value::String(one) => vec![one.as_str()],
            Value::Array(several) => several.iter().filter_map(Value::as_str).collect(),
            _ => return,
        };
        if rules.iter().any(|rule| !AUTH.contains(rule)) {
            return self.wrong(format!("{at}.auth"), "unknown", "This rule does not exist.");
        }
        accepted.insert("auth".into(), json!(rules));
    }

    fn badge(&mut self, given: &Value, at: &str, accepted: &mut Map<String, Value>) {
        let Some(title) = given["title"].as_str().map(str::trim).filter(|text| !text.is_empty()) else {
            return;
        };
        if title.chars().count() > LONGEST_BADGE {
            return self.wrong(format!("{at}.badge"), "length", "Enter at most 20 characters.");
        }
        let mut badge = json!({"title": title});
        for key in ["bg", "fg"] {
            match given[key].as_str().map(hex) {
                Some(Some(colour)) => badge[key] = json!(colour),
                Some(None) => self.wrong(format!("{at}.badge"), "not_a_colour", NOT_A_COLOUR),
                None => {}
            }
        }
        accepted.insert("badge".into(), badge);
    }
}

/// Small letters, digits and hyphens.
fn is_name(text: &str) -> bool {
    text.len() <= 60
        && text
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}

/// A path at the team's own host, never another host's in disguise.
fn is_path(text: &str) -> bool {
    text.len() <= 500
        && text.starts_with('/')
        && !text.starts_with("//")
        && text.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field_codes(errors: Vec<FieldError>) -> Vec<String> {
        let described = |error: FieldError| format!("{} {}", error.field, error.code);
        errors.into_iter().map(described).collect()
    }

    fn read_entries(entries: Value) -> Result<Value, Vec<String>> {
        read_tree(&entries).map_err(field_codes)
    }

    #[test]
    fn what_a_change_does_not_say_stays() {
        let read = |body: Value| read(body.as_object().unwrap()).map_err(field_codes);
        let change = read(json!({"sampleAreas": true, "revision": 3})).unwrap();
        assert_eq!(
            (change.side_navigation, change.sample_areas, change.revision),
            (None, Some(true), Some(3))
        );
        let change = read(json!({"navigation": []})).unwrap();
        assert_eq!(
            (change.side_navigation, change.sample_areas, change.revision),
            (Some(json!([])), None, None)
        );
        for (wrong, described) in [
            (json!({}), "navigation not_navigation"),
            (json!({"sampleAreas": "on"}), "sampleAreas not_a_switch"),
        ] {
            assert_eq!(read(wrong).unwrap_err(), [described]);
        }
    }

    #[test]
    fn the_tree_hangs_below_the_first_entry_and_keeps_what_is_known() {
        let accepted = read_entries(json!([
            {"id": "learn", "type": "group", "title": " Learn ", "available": false, "children": [
                {"id": "mycourses", "type": "item", "url": "/apps/courses/mycourses", "icon": "courses", "enabled": false, "auth": "learner",
                 "badge": {"title": "New", "bg": "#F00"}},
                {"id": "out", "type": "link", "url": "https://example.org/x", "target": "_self"}]},
            {"id": "line", "type": "divider"}
        ]));
        assert_eq!(
            accepted.unwrap(),
            json!([{"id": "main", "type": "group", "children": [
                {"id": "learn", "type": "group", "title": "Learn", "children": [
                    {"id": "mycourses", "type": "item", "url": "/apps/courses/mycourses", "icon": "courses", "enabled": false, "auth": ["learner"],
                     "badge": {"title": "New", "bg": "#ff0000"}},
                    {"id": "out", "type": "link", "url": "https://example.org/x", "target": "_self"}]},
                {"id": "line", "type": "divider"}]}])
        );
        assert_eq!(read_entries(json!([])).unwrap(), json!([]), "the product's own again");
    }

    #[test]
    fn what_is_wrong_is_named_where_it_stands() {
        let item = |id: &str, url: &str| json!({"id": id, "type": "item", "url": url});
        for (entries, wrong) in [
            (json!([item("a", "//evil.test")]), "navigation.0.url not_a_link"),
            (json!([item("a", "/x"), item("a", "/y")]), "navigation.1.id twice"),
            (json!([item("A b", "/x")]), "navigation.0.id not_an_id"),
            (
                json!([{"id": "a", "type": "link", "url": "javascript:alert(1)"}]),
                "navigation.0.url not_a_link",
            ),
            (json!([{"id": "a", "type": "tab"}]), "navigation.0.type unknown"),
            (
                json!([{"id": "a", "type": "divider", "auth": "wizard"}]),
                "navigation.0.auth unknown",
            ),
            (
                json!([{"id": "a", "type": "divider", "title": "x".repeat(81)}]),
                "navigation.0.title length",
            ),
            (
                json!([{"id": "a", "type": "group", "children": [{"id": "b", "type": "group", "children": [
                {"id": "c", "type": "group", "children": [item("d", "/x")]}]}]}]),
                "navigation.0.children.0.children.0.children too_deep",
            ),
            (json!("no"), "navigation not_navigation"),
        ] {
            assert_eq!(read_entries(entries).unwrap_err(), [wrong]);
        }
        let many: Vec<Value> = (0..201).map(|one| item(&format!("i{one}"), "/x")).collect();
        assert_eq!(read_entries(json!(many)).unwrap_err(), ["navigation too_many"]);
    }
}
