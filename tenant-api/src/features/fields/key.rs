//! Under which keys a team's own fields may stand, and how rules ask for what stands in a field.
use super::profile::ProfileField;

/// Facet categories that an own field must not imitate.
const RESERVED: [&str; 9] = [
    "everyone",
    "userid",
    "username",
    "employeeid",
    "roles",
    "managers",
    "status",
    "firstname",
    "lastname",
];

/// Whether a field of the organisation's own may have this key.
pub fn is_own_key(key: &str) -> bool {
    let is_shaped = key.len() <= 40
        && key.starts_with(|c: char| c.is_ascii_alphabetic())
        && key.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    let lower = key.to_lowercase();
    let is_standard = lower.parse::<ProfileField>().is_ok() || is_numbered(&lower);
    is_shaped && !is_standard && !RESERVED.contains(&lower.as_str())
}

/// One of those that every team has, also in another spelling of its number.
fn is_numbered(key: &str) -> bool {
    let digits = ["loc", "div", "custom"]
        .iter()
        .find_map(|group| key.strip_prefix(group));
    let number = digits.and_then(|digits| digits.parse::<u8>().ok());
    number.is_some_and(|number| (1..=6).contains(&number))
}

/// One facet: what rules are matched against.
pub fn facet(category: &str, value: &str) -> String {
    format!("{}={}", category.to_lowercase(), value.trim().to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_own_key_is_a_word_that_nothing_else_is_called_by() {
        assert!(is_own_key("shoeSize") && is_own_key("loc7") && is_own_key("a_1"));
        for taken in [
            "loc1", "LOC1", "loc01", "custom6", "email", "Email", "roles", "managers", "lastName",
        ] {
            assert!(!is_own_key(taken), "{taken}");
        }
        for odd in ["", "1a", "a b", "é", "a.b"] {
            assert!(!is_own_key(odd), "{odd}");
        }
    }
}
