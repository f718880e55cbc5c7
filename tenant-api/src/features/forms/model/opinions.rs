//! What two markers say: alike, it is decided; otherwise somebody compares and decides.

use crate::prelude::*;

use serde_json::Map;

use super::logic::Answers;
use super::states::Status;

/// What a marker says of a submission.
#[derive(Clone, Debug, PartialEq)]
pub struct Opinion {
    /// What they decide.
    pub outcome: Status,
    /// The points of a field, by its id, and the levels of the rubric.
    pub marks: Map<String, Value>,
    /// What they say of a field, by its id.
    pub comments: Map<String, Value>,
    /// What they say of all of it.
    pub comment: String,
    /// What they filled in of what is for markers only, by the id of the field.
    pub answers: Answers,
}

/// What follows from what a marker says.
#[derive(Clone, Debug, PartialEq)]
pub enum OpinionOutcome {
    /// It waits for another marker, or for somebody who compares.
    Waits,
    /// Both say the same: this holds.
    Agreed(Opinion),
    /// They differ, and this was decided after comparing.
    Decided(Opinion),
}

fn mean(one: Map<String, Value>, other: &Map<String, Value>) -> Map<String, Value> {
    let both = |key: &str, mark: Value| match (mark.as_f64(), other.get(key).and_then(Value::as_f64)) {
        (Some(one), Some(other)) => json!(f64::midpoint(one, other)),
        _ => mark,
    };
    let mut marks: Map<String, Value> = one
        .into_iter()
        .map(|(key, mark)| (key.clone(), both(&key, mark)))
        .collect();
    for (key, mark) in other {
        marks.entry(key.as_str()).or_insert_with(|| mark.clone());
    }
    marks
}

fn join_texts(one: &str, other: &str) -> String {
    let texts = [one, other].into_iter().filter(|text| !text.is_empty());
    texts.collect::<Vec<_>>().join("\n\n")
}

/// What both said together: points are the mean, of a rubric and of what both filled in the second one's counts, and words stand one after
/// the other.
fn combine(first: &Opinion, second: &Opinion) -> Opinion {
    let mut comments = first.comments.clone();
    for (field, text) in &second.comments {
        let before = comments.get(field).and_then(Value::as_str).unwrap_or_default();
        let text = join_texts(before, text.as_str().unwrap_or_default());
        comments.insert(field.clone(), Value::String(text));
    }
    let mut answers = first.answers.clone();
    answers.extend(second.answers.clone());
    Opinion {
        outcome: second.outcome,
        marks: mean(second.marks.clone(), &first.marks),
        comments,
        comment: join_texts(&first.comment, &second.comment),
        answers,
    }
}

/// What follows from what a marker says, after what others said before.
pub fn resolve(before: &[(Uuid, Opinion)], (marker, own): (Uuid, &Opinion), is_final: bool) -> Result<OpinionOutcome> {
    let others: Vec<&Opinion> = before
        .iter()
        .filter(|(by, _)| *by != marker)
        .map(|(_, one)| one)
        .collect();
    if before.len() >= 2 {
        return if is_final {
            // What was filled in before stays, unless whoever compares filled it in anew.
            let mut decided = own.clone();
            let earlier = before.iter().flat_map(|(_, one)| &one.answers);
            decided.answers = earlier
                .chain(&own.answers)
                .map(|(field, value)| (field.clone(), value.clone()))
                .collect();
            Ok(OpinionOutcome::Decided(decided))
        } else {
            Err(Problem::conflict(
                "two_opinions",
                "The two markings differ. Compare them, then decide.",
            ))
        };
    }
    Ok(match others.first() {
        Some(other) if other.outcome == own.outcome => OpinionOutcome::Agreed(combine(other, own)),
        _ => OpinionOutcome::Waits,
    })
}

#[cfg(test)]
mod tests {
    use serde_json::from_value;

    use super::*;

    fn opinion(outcome: Status, points: f64, comment: &str) -> Opinion {
        Opinion {
            outcome,
            marks: from_value(json!({"essay": points, "rubric.tone": "good"})).unwrap(),
            comments: from_value(json!({"essay": comment})).unwrap(),
            comment: comment.to_owned(),
            answers: from_value(json!({ "seen": comment })).unwrap(),
        }
    }

    #[test]
    fn two_who_agree_decide_and_their_points_meet_in_the_middle() {
        let (ada, max) = (Uuid::from_u128(1), Uuid::from_u128(2));
        let first = opinion(Status::Competent, 8.0, "Good");
        assert_eq!(resolve(&[], (ada, &first), true), Ok(OpinionOutcome::Waits));
        let before = [(ada, first.clone())];
        assert_eq!(
            resolve(&before, (ada, &first), false),
            Ok(OpinionOutcome::Waits),
            "one is not two"
        );
        let second = opinion(Status::Competent, 5.0, "Fine");
        let Ok(OpinionOutcome::Agreed(both)) = resolve(&before, (max, &second), false) else {
            panic!("they agree");
        };
        assert_eq!(
            (&both.marks["essay"], &both.marks["rubric.tone"]),
            (&json!(6.5), &json!("good"))
        );
        assert_eq!(
            (both.comment.as_str(), &both.comments["essay"]),
            ("Good\n\nFine", &json!("Good\n\nFine"))
        );
        assert_eq!(both.answers["seen"], "Fine", "what both filled in is the second one's");
    }

    #[test]
    fn two_who_differ_are_compared_before_anything_is_decided() {
        let (ada, max) = (Uuid::from_u128(1), Uuid::from_u128(2));
        let (good, bad) = (
            opinion(Status::Competent, 8.0, ""),
            opinion(Status::NotCompetent, 2.0, ""),
        );
        let before = [(ada, good.clone())];
        assert_eq!(resolve(&before, (max, &bad), false), Ok(OpinionOutcome::Waits));
        let before = [(ada, good), (max, bad.clone())];
        assert_eq!(resolve(&before, (max, &bad), false).unwrap_err().code(), "two_opinions");
        assert_eq!(resolve(&before, (max, &bad), true), Ok(OpinionOutcome::Decided(bad)));
    }
}
