//! What may be chosen, and how much of it.
use crate::prelude::*;

use serde_json::Map;

/// More shortcuts do not fit into a toolbar.
const MOST_SHORTCUTS: usize = 50;
const LONGEST_SHORTCUT: usize = 100;
/// What layout settings consist of (specification, section 3), what is switched in the quick panel, and whether keys of one
/// letter do something.
const KEYS: [&str; 5] = ["layout", "theme", "customScrollbars", "quickPanel", "singleKeys"];
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
    let mut kept: Vec<String> = Vec::with_capacity(chosen.len());
    for one in chosen {
        if !kept.contains(&one) {
            kept.push(one);
        }
    }
    Ok(kept)
}

/// Checks layout settings: keys that are not listed are dropped.
pub fn settings(chosen: Map<String, Value>) -> Result<Value, Problem> {
    let kept: Map<String, Value> = chosen
        .into_iter()
        .filter(|(key, _)| KEYS.contains(&key.as_str()))
        .collect();
    let kept = Value::Object(kept);
    if kept.to_string().len() > LARGEST {
        return Err(Problem::unprocessable(vec![FieldError::new(
            "settings",
            "too_large",
            "These settings are too large to be saved.",
        )]));
    }
    Ok(kept)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn shortcuts_are_ids_and_each_is_kept_once() {
        let kept = shortcuts(vec!["calendar".into(), "my-courses".into(), "calendar".into()]);
        assert_eq!(kept.unwrap(), ["calendar", "my-courses"]);
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
        let Value::Object(large) = json!({"theme": "x".repeat(20_000)}) else {
            unreachable!()
        };
        assert!(settings(large).is_err());
    }
}
