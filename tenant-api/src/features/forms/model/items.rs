//! What questions tell of those who answer them, and the words that they write.

use crate::prelude::*;

use std::collections::HashMap;

use serde_json::Map;

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

/// Sums over all who were asked a question, of the points that they reached there and with the rest: what it tells follows from them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Sums {
    many: f64,
    own: f64,
    rest: f64,
    own_own: f64,
    rest_rest: f64,
    own_rest: f64,
}

/// Fewer submissions than these tell nothing of a question.
const FEWEST: f64 = 5.0;

/// What is left of equal sums by rounding alone.
const ROUNDING: f64 = 1e-12;

impl Sums {
    /// Nobody was asked it.
    pub fn is_empty(&self) -> bool {
        self.many == 0.0
    }

    /// One more, with their points there and with the rest.
    pub fn note(&mut self, own: f64, rest: f64) {
        self.add(&Self {
            many: 1.0,
            own,
            rest,
            own_own: own * own,
            rest_rest: rest * rest,
            own_rest: own * rest,
        });
    }

    /// Others beside them.
    pub fn add(&mut self, other: &Self) {
        self.many += other.many;
        self.own += other.own;
        self.rest += other.rest;
        self.own_own += other.own_own;
        self.rest_rest += other.rest_rest;
        self.own_rest += other.own_rest;
    }

    /// What a question of so many points tells; nothing of too few.
    pub fn item(&self, points: f64) -> Option<Item> {
        (self.many >= FEWEST && points > 0.0).then(|| Item {
            difficulty: self.own / self.many / points,
            discrimination: self.correlation(),
        })
    }

    /// How far both go up and down together.
    fn correlation(&self) -> Option<f64> {
        let spread = |square: f64, sum: f64| {
            let spread = self.many * square - sum * sum;
            (spread > ROUNDING * self.many * square).then_some(spread)
        };
        let apart = (spread(self.own_own, self.own)? * spread(self.rest_rest, self.rest)?).sqrt();
        Some(((self.many * self.own_rest - self.own * self.rest) / apart).clamp(-1.0, 1.0))
    }

    #[cfg(test)]
    pub fn times_asked(&self) -> i32 {
        #[expect(clippy::cast_possible_truncation, reason = "a count of a test")]
        {
            self.many as i32
        }
    }
}

/// Whether it has points.
pub fn is_scored(field: &Field) -> bool {
    field.points.is_some_and(|points| points > 0.0)
}

/// Points that an answer reached.
pub fn reached(field: &Field, answers: &Answers, marks: &Map<String, Value>) -> f64 {
    let points = field.points.unwrap_or_default();
    match marks.get(&field.id).and_then(Value::as_f64) {
        Some(given) => given.clamp(0.0, points),
        None if !field.correct.is_empty() && is_right(field, answers.get(&field.id)) => points,
        None => 0.0,
    }
}

/// Words that say nothing by themselves are short ones.
const SHORTEST: usize = 4;
const MOST_WORDS: usize = 40;

/// The words of texts, the most frequent first; one that stands in a single text is none of all of them.
pub fn frequent_words(texts: &[String]) -> Vec<(String, usize)> {
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
            match counts.get_mut(word) {
                Some(count) => *count += 1,
                None => {
                    counts.insert(word.to_owned(), 1);
                }
            }
        }
    }
    let mut words: Vec<(String, usize)> = counts.into_iter().filter(|(_, count)| *count > 1).collect();
    words.sort_unstable_by(|(one, few), (other, many)| many.cmp(few).then_with(|| one.cmp(other)));
    words.truncate(MOST_WORDS);
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sums(all: &[(f64, f64)]) -> Sums {
        let mut sums = Sums::default();
        all.iter().for_each(|(own, rest)| sums.note(*own, *rest));
        sums
    }

    #[test]
    fn a_question_tells_how_hard_it_is_and_whom_it_tells_apart() {
        let four = [(1.0, 2.0), (1.0, 2.0), (0.0, 1.0), (0.0, 1.0)];
        assert_eq!(sums(&four).item(1.0), None, "four tell nothing");
        let six = [&four[..], &[(1.0, 2.0), (0.0, 1.0)]].concat();
        let item = sums(&six).item(1.0).unwrap();
        assert_eq!((item.difficulty, item.discrimination), (0.5, Some(1.0)));
        let against: Vec<_> = six.iter().map(|(own, rest)| (1.0 - own, *rest)).collect();
        assert_eq!(sums(&against).item(1.0).unwrap().discrimination, Some(-1.0));
        // Parts of points leave a rest by rounding that is no difference.
        let same = sums(&[(0.1, 0.3); 7]).item(0.1).unwrap();
        assert_eq!(same.discrimination, None, "all are equally good at it");
        assert!((same.difficulty - 1.0).abs() < 1e-9);
    }

    #[test]
    fn words_count_once_a_text() {
        let texts = ["More breaks, more BREAKS!", "Longer breaks", "安全 first", "安全"].map(str::to_owned);
        assert_eq!(
            frequent_words(&texts),
            [("breaks".to_owned(), 2), ("安全".to_owned(), 2)]
        );
    }
}
