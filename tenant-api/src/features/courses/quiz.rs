//! Quizzes: the questions, and how one is tried. They are content of a version and frozen with it; what is right never leaves the
//! house with a question that is still to be answered.

use crate::prelude::*;

use std::collections::HashSet;

/// What a question asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = QuestionKind)]
pub enum QuestionKind {
    /// One of the options.
    #[default]
    Single,
    /// All options that are right.
    Multiple,
    /// The options in their right order.
    Ordering,
    /// What belongs to each of the options.
    Matching,
    /// What fills the gaps, which are written as three underscores.
    Gap,
    /// A number, give or take the tolerance.
    Numeric,
}

/// One thing to choose, to order, or to find the match of.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[schema(as = QuizOption)]
pub struct QuizOption {
    /// The same from version to version.
    pub id: Uuid,
    pub text: String,
    /// Of choices: it is right.
    #[serde(default)]
    pub right: bool,
    /// Of matching: what belongs to it, under an id of its own, so that the two do not give each other away.
    #[serde(default)]
    pub match_id: Option<Uuid>,
    /// Of matching: what belongs to it.
    #[serde(default)]
    pub match_text: String,
}

/// A question.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[schema(as = QuizQuestion)]
pub struct Question {
    /// The same from version to version.
    pub id: Uuid,
    /// What it asks for.
    pub kind: QuestionKind,
    pub text: String,
    /// Of choices, ordering (in the right order) and matching.
    #[serde(default)]
    pub options: Vec<QuizOption>,
    /// Of gaps: for each of them what is right, in any case of letters.
    #[serde(default)]
    pub gaps: Vec<Vec<String>>,
    /// Of numbers: what is right.
    #[serde(default)]
    pub number: Option<f64>,
    /// Of numbers: how far off is still right.
    #[serde(default)]
    pub tolerance: f64,
    /// What it is worth.
    #[serde(default = "one")]
    pub points: f64,
    /// What is said when it is reviewed.
    #[serde(default)]
    pub feedback: String,
    /// What it is about: as many as are asked for are drawn from those of the same category.
    #[serde(default)]
    pub category: String,
}

/// How many questions of a category one attempt asks.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = QuizDraw)]
pub struct Draw {
    /// The questions of the quiz that have it.
    pub category: String,
    /// So many of them, by chance.
    pub count: u16,
}

fn one() -> f64 {
    1.0
}

/// When learners see what was right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = QuizReview)]
pub enum Review {
    Never,
    /// As soon as they submitted.
    #[default]
    Submitted,
    /// When the quiz is completed or no attempt is left.
    Done,
}

/// A quiz.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[schema(as = QuizContent)]
pub struct Quiz {
    /// All there are.
    pub questions: Vec<Question>,
    /// How many of them are drawn by chance for an attempt; nothing: all.
    pub draw: Option<u16>,
    /// Of these categories only so many are asked; of the others all.
    pub draws: Vec<Draw>,
    /// Their order is drawn by chance.
    pub shuffle: bool,
    /// How often it may be tried; 0: as often as one likes.
    pub attempts: u8,
    /// For so long, by the server's clock; nothing: as long as one likes.
    pub minutes: Option<u16>,
    /// When learners see what was right.
    pub review: Review,
}

const MOST_QUESTIONS: usize = 300;
const MOST_OPTIONS: usize = 20;
const LONGEST: usize = 2000;

impl Quiz {
    /// Reads what is stored.
    pub fn read(stored: &Value) -> Quiz {
        serde_json::from_value(stored.clone()).unwrap_or_default()
    }

    /// Reads what an author wrote; the sentence says what is wrong with it.
    pub fn parse(given: &Value) -> Result<Quiz, String> {
        let quiz: Quiz =
            serde_json::from_value(given.clone()).map_err(|_| "This is not the content of a quiz.".to_owned())?;
        if quiz.questions.len() > MOST_QUESTIONS {
            return Err(format!("A quiz can have at most {MOST_QUESTIONS} questions."));
        }
        if quiz.minutes.is_some_and(|minutes| !(1..=1440).contains(&minutes)) {
            return Err("Enter a time between 1 minute and 24 hours.".into());
        }
        if quiz.draw == Some(0) {
            return Err("Draw at least one question.".into());
        }
        let mut drawn = HashSet::new();
        if quiz.draws.iter().any(|draw| draw.count == 0) {
            return Err("Draw at least one question.".into());
        }
        if !quiz.draws.iter().all(|draw| drawn.insert(&draw.category)) {
            return Err("Each category can be used only once for random questions.".into());
        }
        let mut ids = HashSet::new();
        for question in &quiz.questions {
            question.check(&mut ids)?;
        }
        Ok(quiz)
    }

    /// Where the questions of one attempt stand, in the order of the quiz: of each category as many as are drawn, of all of these
    /// as many as are drawn in all. `by_chance` puts places in any order.
    pub fn drawn(&self, by_chance: impl Fn(Vec<usize>) -> Vec<usize>) -> Vec<usize> {
        let all = || self.questions.iter().enumerate();
        let is_drawn = |category: &str| self.draws.iter().any(|draw| draw.category == category);
        let whole = all().filter(|(_, question)| !is_drawn(&question.category));
        let mut chosen: Vec<usize> = whole.map(|(at, _)| at).collect();
        for draw in &self.draws {
            let of = all().filter(|(_, question)| question.category == draw.category);
            let of = by_chance(of.map(|(at, _)| at).collect());
            chosen.extend(of.into_iter().take(usize::from(draw.count)));
        }
        if let Some(most) = self.draw {
            chosen = by_chance(chosen);
            chosen.truncate(usize::from(most));
        }
        chosen.sort_unstable();
        chosen
    }

    /// How many questions one attempt asks.
    pub fn asked_count(&self) -> usize {
        self.drawn(|all| all).len()
    }

    /// What keeps it from being published.
    pub fn missing(&self) -> Option<&'static str> {
        if self.questions.is_empty() {
            return Some("Add at least one question.");
        }
        if self.draw.is_some_and(|draw| usize::from(draw) > self.questions.len()) {
            return Some("The quiz has fewer questions than should be drawn.");
        }
        let of = |category: &str| self.questions.iter().filter(|one| one.category == category).count();
        if self
            .draws
            .iter()
            .any(|draw| usize::from(draw.count) > of(&draw.category))
        {
            return Some("A category has fewer questions than should be drawn.");
        }
        self.questions.iter().find_map(Question::missing)
    }
}

impl Question {
    /// Whether it may be stored, complete or not; the ids of its parts join those that are known.
    pub fn check(&self, ids: &mut HashSet<Uuid>) -> Result<(), String> {
        let own = self
            .options
            .iter()
            .flat_map(|option| [Some(option.id), option.match_id])
            .flatten();
        if !std::iter::once(self.id).chain(own).all(|id| ids.insert(id)) {
            return Err("Two parts of the quiz have the same ID.".into());
        }
        let texts = self
            .options
            .iter()
            .flat_map(|option| [&option.text, &option.match_text]);
        let gaps = self.gaps.iter().flatten();
        let long = |text: &String| text.chars().count() > LONGEST;
        if [&self.text, &self.feedback]
            .into_iter()
            .chain(texts)
            .chain(gaps)
            .any(long)
        {
            return Err(format!("Texts in a quiz can have at most {LONGEST} characters."));
        }
        if self.category.chars().count() > 100 {
            return Err("A category can have at most 100 characters.".into());
        }
        if self.options.len() > MOST_OPTIONS || self.gaps.len() > MOST_OPTIONS {
            return Err(format!("A question can have at most {MOST_OPTIONS} options."));
        }
        if !(self.points > 0.0 && self.points <= 1000.0) {
            return Err("Enter 0 to 1,000 points.".into());
        }
        if self.tolerance < 0.0 || !self.tolerance.is_finite() || self.number.is_some_and(|number| !number.is_finite())
        {
            return Err("Enter a valid number and tolerance.".into());
        }
        Ok(())
    }

    /// What keeps it from being asked.
    pub fn missing(&self) -> Option<&'static str> {
        let right = self.options.iter().filter(|option| option.right).count();
        if self.text.trim().is_empty() {
            return Some("Every question needs text.");
        }
        if self.options.iter().any(|option| option.text.trim().is_empty()) {
            return Some("Every option needs text.");
        }
        match self.kind {
            QuestionKind::Single if self.options.len() < 2 || right != 1 => {
                Some("A single-choice question needs at least two options, one of them correct.")
            }
            QuestionKind::Multiple if self.options.len() < 2 || right == 0 => {
                Some("A multiple-choice question needs at least two options, at least one of them correct.")
            }
            QuestionKind::Ordering if self.options.len() < 2 => Some("Add at least two items to put in order."),
            QuestionKind::Matching
                if self.options.len() < 2
                    || self
                        .options
                        .iter()
                        .any(|option| option.match_id.is_none() || option.match_text.trim().is_empty()) =>
            {
                Some("Add at least two complete pairs to match.")
            }
            QuestionKind::Gap
                if self.gaps.is_empty()
                    || self.gaps.len() != self.text.matches("___").count()
                    || self
                        .gaps
                        .iter()
                        .any(|all| all.iter().all(|text| text.trim().is_empty())) =>
            {
                Some("Write each gap as ___ in the text, and enter the correct answers for each gap.")
            }
            QuestionKind::Numeric if self.number.is_none() => Some("Enter the correct number."),
            _ => None,
        }
    }

    /// How much of it an answer gets right, from 0 to 1. What a wrong choice is given away takes from what a right one is worth, so that
    /// ticking everything is worth nothing.
    pub fn grade(&self, answer: &Value) -> f64 {
        let chosen = |value: &Value| value.as_str().and_then(|id| id.parse::<Uuid>().ok());
        let list: Vec<Option<Uuid>> = answer.as_array().into_iter().flatten().map(chosen).collect();
        let share = |hits: usize, of: usize| if of == 0 { 0.0 } else { hits as f64 / of as f64 };
        match self.kind {
            QuestionKind::Single => {
                let right = self.options.iter().find(|option| option.right).map(|option| option.id);
                f64::from(u8::from(right.is_some() && chosen(answer) == right))
            }
            QuestionKind::Multiple => {
                let chosen: HashSet<Uuid> = list.into_iter().flatten().collect();
                let right = self.options.iter().filter(|option| option.right).count();
                let hit = |is_right: bool| {
                    let of = self.options.iter().filter(|option| option.right == is_right);
                    of.filter(|option| chosen.contains(&option.id)).count()
                };
                (share(hit(true), right) - share(hit(false), self.options.len() - right)).max(0.0)
            }
            QuestionKind::Ordering => {
                let hits = self
                    .options
                    .iter()
                    .zip(&list)
                    .filter(|(option, one)| Some(option.id) == **one);
                share(hits.count(), self.options.len())
            }
            QuestionKind::Matching => {
                let hit = |option: &&QuizOption| {
                    option.match_id.is_some() && chosen(&answer[option.id.to_string()]) == option.match_id
                };
                share(self.options.iter().filter(hit).count(), self.options.len())
            }
            QuestionKind::Gap => {
                let given = answer.as_array().into_iter().flatten();
                let same = |right: &String, text: &str| right.trim().to_lowercase() == text.trim().to_lowercase();
                let hits = self.gaps.iter().zip(given).filter(|(right, text)| {
                    let text = text.as_str().unwrap_or_default();
                    !text.trim().is_empty() && right.iter().any(|right| same(right, text))
                });
                share(hits.count(), self.gaps.len())
            }
            QuestionKind::Numeric => {
                let given = answer
                    .as_f64()
                    .or_else(|| answer.as_str()?.trim().replace(',', ".").parse().ok());
                let near = |(given, right): (f64, f64)| (given - right).abs() <= self.tolerance + 1e-9;
                f64::from(u8::from(given.zip(self.number).is_some_and(near)))
            }
        }
    }

    /// The same without anything that tells what is right; what is to be put in order comes in another one.
    pub fn without_answers(&self, shuffled: &dyn Fn(Vec<Uuid>) -> Vec<Uuid>) -> AskedQuestion {
        let ids = |all: Vec<Uuid>| match self.kind {
            QuestionKind::Ordering | QuestionKind::Matching => shuffled(all),
            _ => all,
        };
        let text_of = |id: &Uuid| {
            let of = |option: &QuizOption| match (option.id == *id, option.match_id == Some(*id)) {
                (true, _) => Some(option.text.clone()),
                (_, true) => Some(option.match_text.clone()),
                _ => None,
            };
            let text = self.options.iter().find_map(of).unwrap_or_default();
            AskedOption { id: *id, text }
        };
        let options = match self.kind {
            QuestionKind::Matching => self.options.iter().map(|option| option.id).collect(),
            _ => ids(self.options.iter().map(|option| option.id).collect()),
        };
        let matches = ids(self.options.iter().filter_map(|option| option.match_id).collect());
        AskedQuestion {
            id: self.id,
            kind: self.kind,
            text: self.text.clone(),
            points: self.points,
            options: options.iter().map(text_of).collect(),
            matches: match self.kind {
                QuestionKind::Matching => matches.iter().map(text_of).collect(),
                _ => Vec::new(),
            },
        }
    }
}

/// Something to choose, without whether it is right.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct AskedOption {
    pub id: Uuid,
    pub text: String,
}

/// A question as whoever answers it gets it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct AskedQuestion {
    pub id: Uuid,
    /// What it asks for.
    pub kind: QuestionKind,
    pub text: String,
    /// What it is worth.
    pub points: f64,
    /// What there is to choose, to order, or to find the match of.
    pub options: Vec<AskedOption>,
    /// Of matching: what belongs to the options, in no order.
    pub matches: Vec<AskedOption>,
}

#[cfg(test)]
#[path = "quiz_tests.rs"]
mod tests;
