//! What questions tell of those who answer them, and the words that they write.

use std::collections::HashMap;

use serde_json::{Map, Value};

use super::content::Field;
use super::logic::Answers;
use super::score::is_right;

/// What a question with points tells.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Item {
    /// How much of its points people reach, from 0 to 1.
    pub difficulty: f64,
    /// How far whoever is good at it is good at the rest, from -1 to 1; nothing while all are equally good.
    pub discrimination: Option<f64>,
}

/// Fewer submissions than these tell nothing of a question.
const FEWEST: usize = 5;

/// Whether it has points.
pub fn is_scored(field: &Field) -> bool {
    field.points.is_some_and(|points| points > 0.0)
}

/// Points that an answer reached.
fn reached(field: &Field, (answers, marks): &(Answers, Map<String, Value>)) -> f64 {
    let points = field.points.unwrap_or_default();
    match marks.get(&field.id).and_then(Value::as_f64) {
        Some(given) => given.clamp(0.0, points),
        None if !field.correct.is_empty() && is_right(field, answers.get(&field.id)) => points,
        None => 0.0,
    }
}

fn mean(values: &[f64]) -> f64 {
    let many = u32::try_from(values.len()).unwrap_or(u32::MAX);
    values.iter().sum::<f64>() / f64::from(many.max(1))
}

/// How far two rows of numbers go up and down together.
fn correlation(one: &[f64], other: &[f64]) -> Option<f64> {
    let (middle, centre) = (mean(one), mean(other));
    let pairs = || one.iter().zip(other).map(|(a, b)| (a - middle, b - centre));
    let together: f64 = pairs().map(|(a, b)| a * b).sum();
    let (first, second): (f64, f64) = (pairs().map(|(a, _)| a * a).sum(), pairs().map(|(_, b)| b * b).sum());
    let apart = (first * second).sqrt();
    (apart > f64::EPSILON).then(|| (together / apart).clamp(-1.0, 1.0))
}

/// What each question with points tells, by its id.
pub fn figures(fields: &[Field], scored: &[(Answers, Map<String, Value>)]) -> HashMap<String, Item> {
    if scored.len() < FEWEST {
        return HashMap::new();
    }
    let fields: Vec<&Field> = fields.iter().filter(|field| is_scored(field)).collect();
    let by_field: Vec<Vec<f64>> = fields
        .iter()
        .map(|field| scored.iter().map(|one| reached(field, one)).collect())
        .collect();
    let totals: Vec<f64> = (0..scored.len())
        .map(|row| by_field.iter().filter_map(|points| points.get(row)).sum())
        .collect();
    let item = |(field, points): (&&Field, &Vec<f64>)| {
        let rest: Vec<f64> = totals.iter().zip(points).map(|(total, own)| total - own).collect();
        let item = Item {
            difficulty: mean(points) / field.points.unwrap_or(1.0),
            discrimination: correlation(points, &rest),
        };
        (field.id.clone(), item)
    };
    fields.iter().zip(&by_field).map(item).collect()
}

/// Words that say nothing by themselves are short ones.
const SHORTEST: usize = 4;
const MOST_WORDS: usize = 40;

/// The words of texts, the most frequent first; one that stands in a single text is none of all of them.
pub fn words(texts: &[String]) -> Vec<(String, usize)> {
    let mut counts: HashMap<String, usize> = HashMap::new();
    for text in texts {
        let lower = text.to_lowercase();
        let mut own: Vec<&str> = lower
            .split(|letter: char| !letter.is_alphanumeric())
            .filter(|word| word.chars().count() >= SHORTEST || !word.is_ascii())
            .filter(|word| !word.is_empty())
            .collect();
        own.sort_unstable();
        own.dedup();
        for word in own {
            *counts.entry(word.to_owned()).or_default() += 1;
        }
    }
    let mut words: Vec<(String, usize)> = counts.into_iter().filter(|(_, count)| *count > 1).collect();
    words.sort_unstable_by(|(one, few), (other, many)| many.cmp(few).then_with(|| one.cmp(other)));
    words.truncate(MOST_WORDS);
    words
}

#[cfg(test)]
mod tests {
    use serde_json::{from_value, json};

    use super::*;

    #[test]
    fn a_question_tells_how_hard_it_is_and_whom_it_tells_apart() {
        let choice =
            |id: &str| json!({"id": id, "type": "singleChoice", "label": "?", "points": 1.0, "correct": ["a"]});
        let fields: Vec<Field> = from_value(json!([choice("one"), choice("two"), choice("all")])).unwrap();
        let row = |one: &str, two: &str| {
            (
                from_value(json!({"one": one, "two": two, "all": "a"})).unwrap(),
                Map::new(),
            )
        };
        let scored = [row("a", "a"), row("a", "a"), row("b", "b"), row("b", "b")];
        assert!(figures(&fields, &scored).is_empty(), "four tell nothing");
        let scored = [&scored[..], &[row("a", "a"), row("b", "b")]].concat();
        let found = figures(&fields, &scored);
        assert!((found["one"].difficulty - 0.5).abs() < 1e-9);
        assert!((found["one"].discrimination.unwrap() - 1.0).abs() < 1e-9);
        assert!((found["all"].difficulty - 1.0).abs() < 1e-9);
        assert_eq!(found["all"].discrimination, None, "all are equally good at it");
    }

    #[test]
    fn words_count_once_a_text() {
        let texts = ["More breaks, more BREAKS!", "Longer breaks", "安全 first", "安全"].map(str::to_owned);
        assert_eq!(words(&texts), [("breaks".to_owned(), 2), ("安全".to_owned(), 2)]);
    }
}
