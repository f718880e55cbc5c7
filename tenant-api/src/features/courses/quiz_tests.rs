//! What a quiz may be, and how its answers are judged.

use serde_json::json;

use super::*;

fn id(n: u128) -> Uuid {
    Uuid::from_u128(n)
}

fn option(n: u128, right: bool) -> QuizOption {
    QuizOption {
        id: id(n),
        text: format!("option {n}"),
        right,
        match_id: Some(id(n + 100)),
        match_text: format!("match {n}"),
    }
}

fn question(kind: QuestionKind) -> Question {
    Question {
        id: id(9),
        kind,
        text: "Which?".into(),
        options: vec![option(1, true), option(2, true), option(3, false), option(4, false)],
        gaps: vec![vec!["Stairs".into(), "staircase".into()], vec!["out".into()]],
        number: Some(3.5),
        tolerance: 0.5,
        points: 2.0,
        feedback: String::new(),
        category: String::new(),
    }
}

#[test]
fn an_answer_is_worth_what_of_it_is_right() {
    let mut single = question(QuestionKind::Single);
    single.options[1].right = false;
    assert_eq!((single.grade(&json!(id(1))), single.grade(&json!(id(2)))), (1.0, 0.0));
    let multiple = question(QuestionKind::Multiple);
    assert_eq!(multiple.grade(&json!([id(1), id(2)])), 1.0);
    assert_eq!(multiple.grade(&json!([id(1)])), 0.5);
    assert_eq!(multiple.grade(&json!([id(1), id(2), id(3), id(4)])), 0.0);
    let ordering = question(QuestionKind::Ordering);
    assert_eq!(ordering.grade(&json!([id(1), id(2), id(4), id(3)])), 0.5);
    let matching = question(QuestionKind::Matching);
    assert_eq!(
        matching.grade(&json!({ id(1).to_string(): id(101), id(2).to_string(): id(103) })),
        0.25
    );
    let gap = question(QuestionKind::Gap);
    assert_eq!(gap.grade(&json!([" STAIRCASE ", ""])), 0.5);
    let numeric = question(QuestionKind::Numeric);
    assert_eq!((numeric.grade(&json!("4,0")), numeric.grade(&json!(4.1))), (1.0, 0.0));
    assert_eq!(numeric.grade(&Value::Null), 0.0);
}

#[test]
fn what_is_asked_does_not_tell_what_is_right() {
    for kind in [
        QuestionKind::Single,
        QuestionKind::Multiple,
        QuestionKind::Ordering,
        QuestionKind::Matching,
        QuestionKind::Gap,
        QuestionKind::Numeric,
    ] {
        let shown_question = question(kind).without_answers(&|mut ids| {
            ids.reverse();
            ids
        });
        let sent = serde_json::to_string(&shown_question).expect("json");
        for word in ["right", "gaps", "number", "tolerance", "feedback", "Stairs"] {
            assert!(!sent.contains(word), "{kind:?} tells {word}: {sent}");
        }
    }
}

#[test]
fn a_half_written_question_is_not_published() {
    let quiz = |question: Question| Quiz {
        questions: vec![question],
        ..Quiz::default()
    };
    assert!(Quiz::default().missing().is_some());
    assert!(
        quiz(question(QuestionKind::Single)).missing().is_some(),
        "two are right"
    );
    assert_eq!(quiz(question(QuestionKind::Multiple)).missing(), None);
    assert!(
        quiz(question(QuestionKind::Gap)).missing().is_some(),
        "the text has no gaps"
    );
    let mut drawn = quiz(question(QuestionKind::Multiple));
    drawn.draw = Some(2);
    assert!(drawn.missing().is_some());
}
