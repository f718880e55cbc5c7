//! Points: what was right, what a marker gave, and whether it is enough.

use serde_json::{Map, Value};

use super::content::{Content, Field, FieldType};
use super::logic::{Answers, is_empty, shown, text};

/// Points that were reached, and that could be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Score {
    /// Reached.
    pub reached: f64,
    /// Reachable.
    pub most: f64,
    /// Some points are still a marker's to give.
    pub is_open: bool,
}

/// Whether the answer to a field with a key is right.
pub fn is_right(field: &Field, answer: Option<&Value>) -> bool {
    let Some(answer) = answer.filter(|answer| !is_empty(Some(answer))) else {
        return false;
    };
    let is_correct = |value: &Value| {
        let given = text(value).to_lowercase();
        field
            .correct
            .iter()
            .any(|correct| correct.trim().to_lowercase() == given)
    };
    match (field.kind, answer) {
        (FieldType::MultipleChoice, Value::Array(all)) => {
            all.len() == field.correct.len() && all.iter().all(is_correct)
        }
        (FieldType::YesNo, Value::Bool(yes)) => {
            field.correct.iter().any(|word| word == if *yes { "yes" } else { "no" })
        }
        (_, value) => is_correct(value),
    }
}

/// The points of all fields that are shown and have some.
pub fn score(content: &Content, answers: &Answers, marks: &Map<String, Value>) -> Option<Score> {
    let mut score = Score {
        reached: 0.0,
        most: 0.0,
        is_open: false,
    };
    for field in shown(content, answers) {
        let Some(points) = field.points.filter(|points| *points > 0.0) else {
            continue;
        };
        score.most += points;
        match marks.get(&field.id).and_then(Value::as_f64) {
            Some(given) => score.reached += given.clamp(0.0, points),
            None if field.correct.is_empty() => score.is_open = true,
            None if is_right(field, answers.get(&field.id)) => score.reached += points,
            None => {}
        }
    }
    (score.most > 0.0).then_some(score)
}

impl Score {
    /// Of a hundred, downwards.
    pub fn percent(self) -> f64 {
        (100.0 * self.reached / self.most).floor()
    }

    /// Whether it is enough.
    pub fn passes(self, pass: i32) -> bool {
        self.percent() >= f64::from(pass)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{from_value, json};

    #[test]
    fn points_are_reached_by_right_answers_and_given_by_markers() {
        let content: Content = from_value(json!({"sections": [{"id": "s", "fields": [
            {"id": "one", "type": "singleChoice", "label": "?", "points": 2.0, "correct": ["a"]},
            {"id": "many", "type": "multipleChoice", "label": "?", "points": 2.0, "correct": ["a", "b"]},
            {"id": "word", "type": "shortText", "label": "?", "points": 1.0, "correct": ["Paris"]},
            {"id": "essay", "type": "longText", "label": "?", "points": 5.0},
        ]}]}))
        .unwrap();
        let answers = from_value(json!({"one": "a", "many": ["a"], "word": " paris ", "essay": "…"})).unwrap();
        let before = score(&content, &answers, &Map::new()).unwrap();
        assert_eq!((before.reached, before.most, before.is_open), (3.0, 10.0, true));
        let marks = from_value(json!({"essay": 9.0})).unwrap();
        let marked = score(&content, &answers, &marks).unwrap();
        assert_eq!((marked.reached, marked.is_open, marked.percent()), (8.0, false, 80.0));
        assert!(marked.passes(80) && !marked.passes(81));
    }
}
