//! Points: what was right, what a marker gave, and whether it is enough.

use serde_json::{Map, Value};

use super::content::{Content, Field, FieldType};
use super::logic::{Answers, is_empty, text, visible_fields};
use super::settings::Criterion;

/// Points that were reached, and that could be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Score {
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

/// Under which name the marks keep the level of a criterion.
pub fn criterion_key(criterion: &Criterion) -> String {
    format!("rubric.{}", criterion.id)
}

/// The points of all fields that are shown and have some, and of the rubric.
pub fn score(content: &Content, rubric: &[Criterion], answers: &Answers, marks: &Map<String, Value>) -> Option<Score> {
    let mut score = Score {
        reached: 0.0,
        most: 0.0,
        is_open: false,
    };
    for field in visible_fields(content, answers) {
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
    for criterion in rubric {
        score.most += criterion.most();
        let level = marks.get(&criterion_key(criterion)).and_then(Value::as_str);
        match level.and_then(|level| criterion.worth(level)) {
            Some(points) => score.reached += points,
            None => score.is_open = true,
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
        let before = score(&content, &[], &answers, &Map::new()).unwrap();
        assert_eq!((before.reached, before.most, before.is_open), (3.0, 10.0, true));
        let marks = from_value(json!({"essay": 9.0})).unwrap();
        let marked = score(&content, &[], &answers, &marks).unwrap();
        assert_eq!((marked.reached, marked.is_open, marked.percent()), (8.0, false, 80.0));
        assert!(marked.passes(80) && !marked.passes(81));
    }

    #[test]
    fn a_rubric_counts_once_every_criterion_has_a_level() {
        let content = Content::default();
        let rubric: Vec<Criterion> = from_value(json!([
            {"id": "tone", "title": "Tone", "levels": [{"id": "poor", "label": "Poor"}, {"id": "good", "label": "Good", "points": 4.0}]},
            {"id": "pace", "title": "Pace", "levels": [{"id": "slow", "label": "Slow", "points": 1.0}, {"id": "fast", "label": "Fast", "points": 2.0}]},
        ]))
        .unwrap();
        let of = |marks| score(&content, &rubric, &Answers::new(), &from_value(marks).unwrap()).unwrap();
        let half = of(json!({"rubric.tone": "good", "rubric.pace": "gone"}));
        assert_eq!((half.reached, half.most, half.is_open), (4.0, 6.0, true));
        let whole = of(json!({"rubric.tone": "good", "rubric.pace": "slow"}));
        assert_eq!((whole.reached, whole.is_open), (5.0, false));
    }
}
