//! What many submissions come to together: counted one by one, kept, and put together again. Whatever is counted here can be added up,
//! so that the sum of parts is what a count of all of them would be.

use crate::prelude::*;

use std::collections::{BTreeMap, HashSet};

use serde_json::Map;

use super::content::{Field, FieldType};
use super::items::{self, Sums};
use super::logic::{Answers, text, visible_fields};
use super::question_set::QuestionSet;

/// One submission.
pub struct Row<'a> {
    pub status: &'a str,
    /// Which version it answers.
    pub version: i32,
    pub answers: &'a Answers,
    /// What a marker gave.
    pub marks: &'a Map<String, Value>,
    /// Points that were reached.
    pub score: Option<f64>,
    /// Points that could be.
    pub max_score: Option<f64>,
    /// How long it took, in millionths of a second.
    pub took: Option<i64>,
}

/// How a question was answered.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct FieldTally {
    #[serde(rename = "n")]
    pub answered: i64,
    /// How often each answer was given, by the row of a matrix; else by nothing.
    #[serde(rename = "c", skip_serializing_if = "BTreeMap::is_empty")]
    pub counts: BTreeMap<String, BTreeMap<String, i64>>,
    /// What its points tell of those who were asked it.
    #[serde(rename = "s", skip_serializing_if = "Sums::is_empty")]
    pub sums: Sums,
}

/// What some submissions come to.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Tally {
    /// How many they are.
    pub submissions: i64,
    /// How many of them have points, and what share of all points they reach.
    pub scored: i64,
    /// The sum of those shares, each of a hundred.
    pub percents: f64,
    /// How many stand where.
    pub by_status: BTreeMap<String, i64>,
    /// How long each of them took.
    pub took: Vec<i64>,
    /// By question.
    pub fields: BTreeMap<String, FieldTally>,
}

/// Counted, with one answer.
fn is_single(field: &Field) -> bool {
    matches!(
        field.kind,
        FieldType::SingleChoice
            | FieldType::Dropdown
            | FieldType::YesNo
            | FieldType::Rating
            | FieldType::Scale
            | FieldType::Number
            | FieldType::Calculated
    )
}

/// An answer as it is counted: the same number is the same answer however it was written.
fn count_key(value: &Value) -> String {
    match value {
        Value::Number(number) => number
            .as_f64()
            .map_or_else(|| number.to_string(), |one| one.to_string()),
        other => text(other),
    }
}

/// Whether there is nothing in it.
fn is_blank(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::String(text) => text.is_empty(),
        Value::Array(all) => all.is_empty(),
        Value::Object(all) => all.is_empty(),
        _ => false,
    }
}

impl FieldTally {
    fn count(&mut self, part: &str, value: &Value) {
        let answer = count_key(value);
        if answer.is_empty() {
            return;
        }
        let counts = match self.counts.get_mut(part) {
            Some(counts) => counts,
            None => self.counts.entry(part.to_owned()).or_default(),
        };
        match counts.get_mut(&answer) {
            Some(count) => *count += 1,
            None => {
                counts.insert(answer, 1);
            }
        }
    }

    fn note(&mut self, field: &Field, value: &Value) {
        let is_one = value.is_string() || value.is_number() || value.is_boolean();
        if is_single(field) && !is_one {
            return;
        }
        self.answered += 1;
        match (field.kind, value) {
            (FieldType::MultipleChoice, Value::Array(all)) => all.iter().for_each(|one| self.count("", one)),
            (FieldType::Matrix, Value::Object(rows)) => rows.iter().for_each(|(row, one)| self.count(row, one)),
            _ if is_single(field) => self.count("", value),
            _ => {}
        }
    }

    fn add(&mut self, other: Self) {
        self.answered += other.answered;
        for (part, counts) in other.counts {
            let mine = self.counts.entry(part).or_default();
            for (answer, count) in counts {
                *mine.entry(answer).or_default() += count;
            }
        }
        self.sums.add(&other.sums);
    }
}

impl Tally {
    /// Counts one more.
    pub fn note(&mut self, questions: &QuestionSet, row: &Row<'_>) {
        self.submissions += 1;
        *self.by_status.entry(row.status.to_owned()).or_default() += 1;
        self.took.extend(row.took);
        let most = row.max_score.filter(|most| *most > 0.0);
        // Until a marker has decided, points are missing that count as none reached.
        let is_decided = !matches!(
            row.status,
            "pending" | "markingRequired" | "approvalRequired" | "pendingResubmission"
        );
        if let Some((score, most)) = row.score.zip(most).filter(|_| is_decided) {
            self.scored += 1;
            self.percents += 100.0 * score / most;
        }
        for field in &questions.fields {
            if let Some(value) = row.answers.get(&field.id).filter(|value| !is_blank(value)) {
                self.field(&field.id).note(field, value);
            }
        }
        if most.is_some() && matches!(row.status, "completed" | "competent" | "notCompetent") {
            self.points(questions, row);
        }
    }

    fn field(&mut self, id: &str) -> &mut FieldTally {
        // Known after the first few: their names are written once.
        if !self.fields.contains_key(id) {
            self.fields.insert(id.to_owned(), FieldTally::default());
        }
        self.fields.entry(id.to_owned()).or_default()
    }

    /// What its points tell of each question that was shown to them.
    fn points(&mut self, questions: &QuestionSet, row: &Row<'_>) {
        let Some(content) = questions.versions.get(&row.version) else {
            return;
        };
        let shown: HashSet<&str> = visible_fields(content, row.answers)
            .iter()
            .map(|field| field.id.as_str())
            .collect();
        let theirs = |field: &&Field| items::is_scored(field) && shown.contains(field.id.as_str());
        let reached = questions.fields.iter().filter(theirs).map(|field| {
            let points = items::reached(field, row.answers, row.marks);
            (&field.id, points)
        });
        let reached: Vec<_> = reached.collect();
        let total: f64 = reached.iter().map(|(_, points)| points).sum();
        for (id, points) in reached {
            self.field(id).sums.note(points, total - points);
        }
    }

    /// Puts what others come to beside it.
    pub fn add(&mut self, other: Self) {
        self.submissions += other.submissions;
        self.scored += other.scored;
        self.percents += other.percents;
        self.took.extend(other.took);
        for (status, count) in other.by_status {
            *self.by_status.entry(status).or_default() += count;
        }
        for (id, field) in other.fields {
            match self.fields.get_mut(&id) {
                Some(mine) => mine.add(field),
                None => {
                    self.fields.insert(id, field);
                }
            }
        }
    }

    /// What they reach on average, of a hundred.
    pub fn average(&self) -> Option<f64> {
        (self.scored > 0).then(|| self.percents / amount(self.scored))
    }

    /// How many minutes a quarter, a half and three quarters of them took at most.
    pub fn quartiles(&mut self) -> Option<[f64; 3]> {
        self.took.sort_unstable();
        let last = self.took.len().checked_sub(1)?;
        let at = |share: f64| {
            let rank = share * amount(i64::try_from(last).unwrap_or(i64::MAX));
            let (low, high) = (self.took.get(index(rank.floor()))?, self.took.get(index(rank.ceil()))?);
            let (low, high) = (amount(*low), amount(*high));
            Some((low + (high - low) * rank.fract()) / 60_000_000.0)
        };
        Some([at(0.25)?, at(0.5)?, at(0.75)?])
    }
}

/// As far as a count is ever large, it is exact.
#[expect(clippy::cast_precision_loss, reason = "nobody counts to two to the fifty-third")]
fn amount(count: i64) -> f64 {
    count as f64
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a place in a list that is there"
)]
fn index(rank: f64) -> usize {
    rank as usize
}

#[cfg(test)]
mod tests {
    use serde_json::{from_value, json};

    use super::*;

    fn sample_questions() -> QuestionSet {
        let content = json!({"sections": [{"id": "s", "fields": [
            {"id": "one", "type": "singleChoice", "label": "?", "points": 1.0, "correct": ["a"]},
            {"id": "two", "type": "singleChoice", "label": "?", "points": 2.0, "correct": ["b"],
             "visibleWhen": {"rules": [{"field": "one", "op": "is", "value": "a"}]}},
            {"id": "many", "type": "multipleChoice", "label": "?"},
            {"id": "grid", "type": "matrix", "label": "?"},
            {"id": "age", "type": "number", "label": "?"},
            {"id": "say", "type": "longText", "label": "?"}]}]});
        QuestionSet::of(vec![(1, from_value(content).unwrap())])
    }

    fn note(tally: &mut Tally, questions: &QuestionSet, number: i64) {
        let pick = |from: &[&str]| from[usize::try_from(number).unwrap() % from.len()].to_owned();
        let answers = json!({"one": pick(&["a", "b"]), "two": pick(&["b", "a", "b"]), "many": ["x", pick(&["x", "y"])],
            "grid": {"r": pick(&["u", "v", ""])}, "age": if number % 2 == 0 { json!(7) } else { json!(7.0) },
            "say": pick(&["", "Longer breaks"])});
        tally.note(
            questions,
            &Row {
                status: if number % 5 == 0 {
                    "markingRequired"
                } else {
                    "completed"
                },
                version: 1,
                answers: &from_value(answers).unwrap(),
                marks: &Map::new(),
                score: Some(1.0),
                max_score: Some(4.0),
                took: Some(number * 60_000_000),
            },
        );
    }

    #[test]
    fn the_sum_of_kept_parts_is_what_all_of_them_come_to() {
        let questions = sample_questions();
        let (mut all, mut sum) = (Tally::default(), Tally::default());
        for part in 0..7 {
            let mut own = Tally::default();
            for number in part * 10..part * 10 + 10 {
                note(&mut all, &questions, number);
                note(&mut own, &questions, number);
            }
            sum.add(serde_json::from_slice(&serde_json::to_vec(&own).unwrap()).unwrap());
        }
        assert_eq!(all, sum);
        assert_eq!((sum.submissions, sum.by_status["markingRequired"]), (70, 14));
        assert_eq!(sum.fields["age"].counts[""], BTreeMap::from([("7".to_owned(), 70)]));
        assert_eq!(sum.fields["grid"].counts["r"]["u"], 24);
        assert_eq!(sum.fields["say"].answered, 35);
        assert_eq!(sum.average(), Some(25.0));
        assert_eq!(sum.quartiles(), Some([17.25, 34.5, 51.75]));
    }

    #[test]
    fn a_question_tells_nothing_of_those_who_were_not_asked_it() {
        let questions = sample_questions();
        let mut tally = Tally::default();
        (0..20).for_each(|number| note(&mut tally, &questions, number));
        // Ten chose what shows the second question, two of which wait for their marker.
        assert_eq!(tally.fields["two"].sums.item(2.0).map(|_| ()), Some(()));
        assert_eq!(tally.fields["two"].sums.times_asked(), 8);
        assert_eq!(tally.fields["one"].sums.times_asked(), 16);
    }
}
