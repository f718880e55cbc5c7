//! What a form asks over all of its versions, as far as its figures depend on it.

use std::collections::HashMap;

use sha2::{Digest, Sha256};

use super::content::{Choice, Content, Field, FieldType};
use super::items;

/// How is counted: raised when the same submissions come to something else.
const COUNTED: u32 = 2;

/// What is asked, as far as counting depends on it.
pub struct QuestionSet {
    /// Every question that was ever asked, as it was asked last.
    pub fields: Vec<Field>,
    /// What each version asks, where points tell something of its questions.
    pub(super) versions: HashMap<i32, Content>,
}

impl QuestionSet {
    /// Of all contents there are, each with its version, the latest first. What could once be chosen keeps its words.
    pub fn of(contents: Vec<(i32, Content)>) -> Self {
        let (mut indexes, mut fields) = (HashMap::new(), Vec::<Field>::new());
        for (_, content) in &contents {
            for field in content.fields().filter(|field| field.kind != FieldType::Information) {
                let known = indexes.get(&field.id).and_then(|at: &usize| fields.get_mut(*at));
                match known {
                    Some(known) => {
                        remember(&mut known.options, &field.options);
                        remember(&mut known.rows, &field.rows);
                    }
                    None => {
                        indexes.insert(field.id.clone(), fields.len());
                        fields.push(field.clone());
                    }
                }
            }
        }
        let is_scored = fields.iter().any(items::is_scored);
        let versions = contents.into_iter().filter(|_| is_scored).collect();
        Self { fields, versions }
    }

    /// All that figures depend on besides the submissions: once it is another text, everything is counted anew.
    pub fn basis(&self) -> String {
        let asks = self.fields.iter().map(|field| {
            let key = items::is_scored(field).then_some((field.points, &field.correct));
            serde_json::json!([field.id, field.kind, key])
        });
        let mut versions: Vec<_> = self.versions.iter().collect();
        versions.sort_unstable_by_key(|(version, _)| **version);
        let all = serde_json::json!([COUNTED, asks.collect::<Vec<_>>(), versions]).to_string();
        let digest = Sha256::digest(all.as_bytes());
        hex::encode(digest)
    }
}

/// Adds what is not offered any more.
fn remember(choices: &mut Vec<Choice>, earlier: &[Choice]) {
    for choice in earlier {
        if choices.iter().all(|one| one.id != choice.id) {
            choices.push(choice.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, from_value, json};

    use super::*;

    #[test]
    fn what_could_once_be_chosen_keeps_its_words() {
        let of = |label: &str, options: Value| -> Content {
            let field = json!({"id": "q", "type": "dropdown", "label": label, "options": options});
            from_value(json!({"sections": [{"id": "s", "fields": [field]}]})).unwrap()
        };
        let now = of("Now", json!([{"id": "a", "label": "Aye"}, {"id": "c", "label": "C"}]));
        let before = of("Before", json!([{"id": "a", "label": "A"}, {"id": "b", "label": "B"}]));
        let questions = QuestionSet::of(vec![(2, now), (1, before)]);
        let labels: Vec<&str> = questions.fields[0]
            .options
            .iter()
            .map(|one| one.label.as_str())
            .collect();
        assert_eq!(
            (questions.fields[0].label.as_str(), labels),
            ("Now", vec!["Aye", "C", "B"])
        );
    }

    #[test]
    fn another_key_is_another_basis_and_another_wording_is_not() {
        let basis = |field: Value| {
            let content = json!({"sections": [{"id": "s", "fields": [field]}]});
            QuestionSet::of(vec![(1, from_value(content).unwrap())]).basis()
        };
        let of = |label: &str, correct: &str| {
            basis(json!({"id": "q", "type": "singleChoice", "label": label, "correct": [correct]}))
        };
        let with = |points: f64, correct: &str| {
            basis(json!({"id": "q", "type": "singleChoice", "label": "?", "points": points, "correct": [correct]}))
        };
        assert_eq!(of("Why?", "a"), of("How?", "b"), "no points, no key");
        assert_ne!(with(1.0, "a"), with(1.0, "b"));
        assert_ne!(with(1.0, "a"), with(2.0, "a"));
    }
}
