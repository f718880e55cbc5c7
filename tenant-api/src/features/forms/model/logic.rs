//! What is shown to whoever answered so far: pages and questions by their conditions, and the way that jumps lead.

use std::collections::HashSet;

use serde_json::{Map, Value};

use super::content::{Comparison, Condition, Content, Field, Rule};

/// Answers by the id of their field.
pub type Answers = Map<String, Value>;

/// The target of a jump that leads past all pages.
pub const END: &str = "end";

/// Whether nothing was answered.
pub fn is_empty(value: Option<&Value>) -> bool {
    match value {
        None | Some(Value::Null) => true,
        Some(Value::String(text)) => text.trim().is_empty(),
        Some(Value::Array(all)) => all.is_empty(),
        Some(Value::Object(all)) => all.values().all(|one| is_empty(Some(one))),
        Some(_) => false,
    }
}

/// An answer as text.
pub fn text(value: &Value) -> String {
    match value {
        Value::String(text) => text.trim().to_owned(),
        Value::Null => String::new(),
        other => other.to_string(),
    }
}

/// An answer as a number.
pub fn number(value: &Value) -> Option<f64> {
    value.as_f64().or_else(|| value.as_str()?.trim().parse().ok())
}

fn same(answer: &Value, value: &Value) -> bool {
    match (number(answer), number(value)) {
        (Some(one), Some(other)) => (one - other).abs() < f64::EPSILON,
        _ => text(answer).to_lowercase() == text(value).to_lowercase(),
    }
}

fn holds(rule: &Rule, answers: &Answers) -> bool {
    let answer = answers.get(&rule.field);
    let given = answer.unwrap_or(&Value::Null);
    let compared = |by: fn(f64, f64) -> bool| {
        let both = number(given).zip(number(&rule.value));
        both.is_some_and(|(answer, value)| by(answer, value))
    };
    match rule.op {
        Comparison::Answered => !is_empty(answer),
        Comparison::NotAnswered => is_empty(answer),
        Comparison::Is => !is_empty(answer) && same(given, &rule.value),
        Comparison::IsNot => is_empty(answer) || !same(given, &rule.value),
        Comparison::MoreThan => compared(|answer, value| answer > value),
        Comparison::LessThan => compared(|answer, value| answer < value),
        Comparison::Contains => match given {
            Value::Array(all) => all.iter().any(|one| same(one, &rule.value)),
            other => text(other).to_lowercase().contains(&text(&rule.value).to_lowercase()),
        },
    }
}

/// Whether a condition is met; no condition is.
pub fn is_met(condition: Option<&Condition>, answers: &Answers) -> bool {
    let Some(condition) = condition.filter(|condition| !condition.rules.is_empty()) else {
        return true;
    };
    let mut rules = condition.rules.iter();
    if condition.all {
        rules.all(|rule| holds(rule, answers))
    } else {
        rules.any(|rule| holds(rule, answers))
    }
}

/// The fields that are shown, in order. What is hidden counts as not answered for all that comes after it.
pub fn visible_fields<'a>(content: &'a Content, answers: &Answers) -> Vec<&'a Field> {
    let (mut known, mut shown) = (Answers::new(), Vec::new());
    let mut skip_to: Option<&str> = None;
    for section in &content.sections {
        if skip_to.is_some_and(|to| to != section.id) {
            continue;
        }
        skip_to = None;
        if !is_met(section.visible_when.as_ref(), &known) {
            continue;
        }
        for field in &section.fields {
            if is_met(field.visible_when.as_ref(), &known) {
                if let Some(value) = answers.get(&field.id) {
                    known.insert(field.id.clone(), value.clone());
                }
                shown.push(field);
            }
        }
        let jump = section.jumps.iter().find(|jump| is_met(Some(&jump.when), &known));
        skip_to = jump.map(|jump| jump.to.as_str());
    }
    shown
}

/// Whether a field has to be answered.
pub fn required(field: &Field, answers: &Answers) -> bool {
    field.required || (field.required_when.is_some() && is_met(field.required_when.as_ref(), answers))
}

/// The answers that count: those to fields that are shown.
pub fn counted_answers(content: &Content, answers: &Answers) -> Answers {
    let shown: HashSet<&str> = visible_fields(content, answers)
        .iter()
        .map(|field| field.id.as_str())
        .collect();
    let counts = |(id, _): &(&String, &Value)| shown.contains(id.as_str());
    let all = answers.iter().filter(counts);
    all.map(|(id, value)| (id.clone(), value.clone())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{from_value, json};

    fn content() -> Content {
        from_value(json!({"sections": [
            {"id": "one", "fields": [
                {"id": "pet", "type": "yesNo", "label": "A pet?"},
                {"id": "name", "type": "shortText", "label": "Its name?",
                 "visibleWhen": {"all": true, "rules": [{"field": "pet", "op": "is", "value": true}]}},
            ], "jumps": [{"when": {"rules": [{"field": "pet", "op": "is", "value": false}]}, "to": "three"}]},
            {"id": "two", "fields": [{"id": "food", "type": "shortText", "label": "Its food?"}]},
            {"id": "three", "fields": [{"id": "end", "type": "shortText", "label": "Anything else?",
                "visibleWhen": {"rules": [{"field": "name", "op": "notAnswered"}]}}]},
        ]}))
        .unwrap()
    }

    fn ids(answers: Value) -> Vec<String> {
        let answers: Answers = from_value(answers).unwrap();
        visible_fields(&content(), &answers)
            .iter()
            .map(|field| field.id.clone())
            .collect()
    }

    #[test]
    fn questions_follow_from_answers_and_jumps_leave_pages_out() {
        assert_eq!(ids(json!({"pet": true})), ["pet", "name", "food", "end"]);
        assert_eq!(ids(json!({"pet": true, "name": "Rex"})), ["pet", "name", "food"]);
        assert_eq!(ids(json!({"pet": false})), ["pet", "end"]);
        assert_eq!(
            ids(json!({"pet": false, "name": "Rex"})),
            ["pet", "end"],
            "what is hidden was not answered"
        );
    }

    #[test]
    fn what_is_hidden_does_not_count() {
        let answers = from_value(json!({"pet": false, "name": "Rex", "food": "Meat", "gone": 1})).unwrap();
        assert_eq!(
            Value::from(counted_answers(&content(), &answers)),
            json!({"pet": false})
        );
    }
}
