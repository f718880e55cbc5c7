//! What may be chosen, and how much of it.
use crate::prelude::*;

use serde_json::Map;

/// More shortcuts do not fit into a toolbar.
const MOST_SHORTCUTS: usize = 50;
const LONGEST_SHORTCUT: usize = 100;
/// What layout settings consist of (specification, section 3), what is switched in the quick panel, whether keys of one
/// letter do something, and the views of lists that a person named.
const KEYS: [&str; 6] = ["layout", "theme", "customScrollbars", "quickPanel", "singleKeys", VIEWS];
const VIEWS: &str = "views";
/// A list has no more views of one person.
const MOST_VIEWS: usize = 20;
const LONGEST_NAME: usize = 60;
/// A view is part of an address: search, filters, order and columns.
const LONGEST_VIEW: usize = 1000;
/// Settings that are longer, written as JSON, are none that a screen makes.
const LARGEST: usize = 16 * 1024;

/// Checks chosen shortcuts: ids of navigation items, each once.
pub fn shortcuts(chosen: Vec<String>) -> Result<Vec<String>, Problem> {
    let refuse =
        |code: &str, sentence: &str| Problem::unprocessable(vec![FieldError::new("shortcuts", code, sentence)]);
    if chosen.len() > MOST_SHORTCUTS {
        return Err(refuse("too_many", "Choose at most 50 shortcuts."));
    }
    let is_id = |text: &String| {
        (1..=LONGEST_SHORTCUT).contains(&text.len())
            && text
                .chars()
                .all(|letter| letter.is_ascii_alphanumeric() || "-_./".contains(letter))
    };
    if !chosen.iter().all(is_id) {
        return Err(refuse("invalid", "A shortcut is the id of a navigation item."));
    }
    let mut accepted: Vec<String> = Vec::with_capacity(chosen.len());
    for one in chosen {
        if !accepted.contains(&one) {
            accepted.push(one);
        }
    }
    Ok(accepted)
}

/// What is wrong with views of lists: each list has a few, `name` and `query` each.
fn wrong_views(views: &Value) -> Option<(&'static str, &'static str)> {
    let text = |view: &Value, key: &str, most: usize| {
        view[key]
            .as_str()
            .is_some_and(|text| text.chars().count() <= most && (key != "name" || !text.trim().is_empty()))
    };
    let is_view = |view: &Value| {
        let keys = view.as_object().map_or(0, Map::len);
        keys == 2 && text(view, "name", LONGEST_NAME) && text(view, "query", LONGEST_VIEW)
    };
    let Some(lists) = views.as_object() else {
        return Some(("invalid", "Views belong to a list."));
    };
    for of_list in lists.values() {
        match of_list.as_array() {
            Some(views) if views.len() > MOST_VIEWS => {
                return Some(("too_many", "Save at most 20 views of a list."));
            }
            Some(views) if views.iter().all(is_view) => {}
            _ => return Some(("invalid", "A view has a name of at most 60 characters and a query.")),
        }
    }
    None
}

/// Checks layout settings: keys that are not listed are dropped.
pub fn settings(chosen: Map<String, Value>) -> Result<Value, Problem> {
    if let Some((code, sentence)) = chosen.get(VIEWS).and_then(wrong_views) {
        return Err(Problem::unprocessable(vec![FieldError::new(
            "settings.views",
            code,
            sentence,
        )]));
    }
    let accepted: Map<String, Value> = chosen
        .into_iter()
        .filter(|(key, _)| KEYS.contains(&key.as_str()))
        .collect();
    let accepted = Value::Object(accepted);
    if accepted.to_string().len() > LARGEST {
        return Err(Problem::unprocessable(vec![FieldError::new(
            "settings",
            "too_large",
            "These settings are too large to be saved.",
        )]));
    }
    Ok(accepted)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn shortcuts_are_ids_and_each_is_kept_once() {
        let accepted = shortcuts(vec!["calendar".into(), "my-courses".into(), "calendar".into()]);
        assert_eq!(accepted.unwrap(), ["calendar", "my-courses"]);
        for odd in ["", "<script>", "a b"] {
            assert!(shortcuts(vec![odd.into()]).is_err(), "{odd}");
        }
        assert!(shortcuts(vec!["a".into(); 51]).is_err());
    }

    #[test]
    fn only_listed_settings_are_kept_and_not_more_than_a_screen_makes() {
        let Value::Object(sent) = json!({"layout": {"style": "layout2"}, "singleKeys": false, "roles": ["admin"]})
        else {
            unreachable!()
        };
        assert_eq!(
            settings(sent).unwrap(),
            json!({"layout": {"style": "layout2"}, "singleKeys": false})
        );
        let views = |of_list: Value| {
            let Value::Object(sent) = json!({"views": {"people": of_list}}) else {
                unreachable!()
            };
            settings(sent)
        };
        let one = json!({"name": "Active", "query": "status=active"});
        assert_eq!(views(json!([one])).unwrap(), json!({"views": {"people": [one]}}));
        for odd in [
            json!("x"),
            json!([{"name": " ", "query": ""}]),
            json!([{"name": "n".repeat(61), "query": ""}]),
            json!([{"name": "Active", "query": "", "roles": []}]),
            json!(vec![one.clone(); 21]),
        ] {
            assert!(views(odd).is_err());
        }
        let Value::Object(large) = json!({"theme": "x".repeat(20_000)}) else {
            unreachable!()
        };
        assert!(settings(large).is_err());
    }
}
