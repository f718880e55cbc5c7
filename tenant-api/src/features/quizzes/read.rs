//! Quizzes and attempts as their person sees them, and what their author learns from them.

use learnt_queries::queries::quizzes as sql;

use super::commands::percent;
use crate::feature::HookFuture;
use crate::features::courses::{AskedQuestion, Completion, Question, QuestionKind, Quiz, QuizReview};
use crate::features::learning::{ActivityQuery, ActivityResult};
use crate::prelude::*;

/// An attempt in the list of mine.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QuizAttemptRow {
    id: Uuid,
    number: i32,
    /// Still under way.
    is_open: bool,
    percent: Option<f64>,
    started_at: DateTime<Utc>,
    submitted_at: Option<DateTime<Utc>>,
}

/// A quiz before and between attempts.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QuizState {
    /// How many questions one attempt asks.
    questions: usize,
    minutes: Option<u16>,
    /// How often it may be tried; 0: as often as one likes.
    attempts: u8,
    /// What is to be reached, of a hundred.
    pass: Option<u8>,
    /// The latest first.
    tried: Vec<QuizAttemptRow>,
    can_begin: bool,
}

/// The quiz of an activity of mine.
pub async fn quiz(client: &TenantClient, user: Uuid, user_course: Uuid, activity: Uuid) -> Result<QuizState> {
    let row = sql::own_quiz()
        .bind(&**client, &user_course, &user, &activity)
        .opt()
        .await
        .or_not_found()?;
    let (quiz, rows) = (
        Quiz::read(&row.content),
        sql::attempts_of()
            .bind(&**client, &user_course, &activity)
            .all()
            .await
            .sql()?,
    );
    let is_open = rows.iter().any(|row| row.status == "inprogress");
    Ok(QuizState {
        questions: quiz.asked_count(),
        minutes: quiz.minutes,
        attempts: quiz.attempts,
        pass: pass(&row.completion),
        can_begin: is_open || quiz.attempts == 0 || rows.len() < usize::from(quiz.attempts),
        tried: rows
            .into_iter()
            .map(|row| QuizAttemptRow {
                id: row.id,
                number: row.number,
                is_open: row.status == "inprogress",
                percent: row.score.and_then(|score| percent(score, row.max_score)),
                started_at: row.started_at.to_utc(),
                submitted_at: row.submitted_at.map(|at| at.to_utc()),
            })
            .collect(),
    })
}

fn pass(completion: &Value) -> Option<u8> {
    match serde_json::from_value(completion.clone()) {
        Ok(Completion::Score { percent }) => Some(percent),
        _ => None,
    }
}

/// A question as it is reviewed.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReviewedQuestion {
    /// With what is right.
    question: Question,
    /// How much of the answer is right, from 0 to 1.
    grade: f64,
}

/// An attempt.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QuizAttempt {
    id: Uuid,
    number: i32,
    is_open: bool,
    /// What it asks, in its order.
    paper: Vec<AskedQuestion>,
    /// By question, as they were given.
    #[schema(value_type = Object)]
    answers: Value,
    started_at: DateTime<Utc>,
    /// By then it is submitted, with what is saved.
    deadline_at: Option<DateTime<Utc>>,
    /// The server's clock, by which the time is counted.
    now: DateTime<Utc>,
    submitted_at: Option<DateTime<Utc>>,
    /// The time was over, and what was saved was submitted.
    timed_out: bool,
    percent: Option<f64>,
    pass: Option<u8>,
    /// What was right, where that may be seen.
    review: Option<Vec<ReviewedQuestion>>,
}

/// One of mine.
pub async fn attempt(client: &TenantClient, now: DateTime<Utc>, user: Uuid, id: Uuid) -> Result<QuizAttempt> {
    let row = sql::one_attempt()
        .bind(&**client, &id, &user)
        .opt()
        .await
        .or_not_found()?;
    let quiz = Quiz::read(&row.content);
    let (is_open, pass) = (row.status == "inprogress", pass(&row.completion));
    let reached = row.score.and_then(|score| percent(score, row.max_score));
    let is_passed = reached
        .zip(pass)
        .is_none_or(|(reached, pass)| reached >= f64::from(pass));
    let is_last = quiz.attempts > 0 && row.tries >= i64::from(quiz.attempts);
    let may_review = match quiz.review {
        QuizReview::Never => false,
        QuizReview::Submitted => true,
        QuizReview::Done => is_passed || is_last,
    };
    let paper: Vec<AskedQuestion> = serde_json::from_value(row.paper).unwrap_or_default();
    let review = (!is_open && may_review).then(|| {
        let reviewed = paper.iter().filter_map(|paper_question| {
            let question = quiz
                .questions
                .iter()
                .find(|question| question.id == paper_question.id)?;
            Some(ReviewedQuestion {
                question: question.clone(),
                grade: row.grades[paper_question.id.to_string()].as_f64().unwrap_or(0.0),
            })
        });
        reviewed.collect()
    });
    Ok(QuizAttempt {
        id,
        number: row.number,
        is_open,
        paper,
        answers: row.answers,
        started_at: row.started_at.to_utc(),
        deadline_at: row.deadline_at.map(|at| at.to_utc()),
        now,
        submitted_at: row.submitted_at.map(|at| at.to_utc()),
        timed_out: row.timed_out,
        percent: reached,
        pass,
        review,
    })
}

/// What an activity has come to, as learning asks for it.
pub fn activity_result<'a>(change: &'a Change<'_>, query: ActivityQuery<'a>) -> HookFuture<'a, ActivityResult> {
    let about = query.about;
    Box::pin(result(change, about.user_course_id, about.activity_id))
}

/// What became of an activity until now: the best attempt counts.
async fn result(change: &Change<'_>, user_course: Uuid, activity: Uuid) -> Result<ActivityResult> {
    let best = sql::best_of()
        .bind(change.tx(), &user_course, &activity)
        .one()
        .await
        .sql()?;
    Ok(ActivityResult {
        submitted: best.submitted > 0,
        percent: best.percent,
        ..ActivityResult::default()
    })
}

/// How often something was answered.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QuizAnswerCount)]
pub struct AnswerCount {
    /// The option, or what was typed.
    text: String,
    /// It is right; nothing where the place of an answer decides.
    right: Option<bool>,
    /// In so many first attempts.
    count: i64,
}

/// What first attempts say of a question.
#[derive(Debug, Serialize, ToSchema)]
pub struct QuestionStatistics {
    id: Uuid,
    text: String,
    /// How often it was asked.
    attempts: i64,
    /// The share that was right: near 1 it is easy.
    difficulty: Option<f64>,
    /// Whether those who know the rest know it, too, from -1 to 1: below 0.2 it tells little.
    discrimination: Option<f64>,
    /// How often each option was chosen, in their order; of numbers and gaps what was typed, the most frequent first.
    answers: Vec<AnswerCount>,
}

/// So many different words are told of a number or a gap.
const MOST_ANSWERS: usize = 8;

/// How a question was answered: `given` has what was, with how often.
fn answers(question: &Question, given: &[&sql::AnswersGiven]) -> Vec<AnswerCount> {
    let is_choice = matches!(question.kind, QuestionKind::Single | QuestionKind::Multiple);
    if is_choice {
        let count = |id: Uuid| {
            given
                .iter()
                .find(|row| row.answer == id.to_string())
                .map_or(0, |row| row.given)
        };
        let options = question.options.iter();
        return options
            .map(|option| AnswerCount {
                text: option.text.clone(),
                right: Some(option.right),
                count: count(option.id),
            })
            .collect();
    }
    if !matches!(question.kind, QuestionKind::Numeric | QuestionKind::Gap) {
        return Vec::new();
    }
    let is_number = question.kind == QuestionKind::Numeric;
    let typed = given.iter().take(MOST_ANSWERS);
    typed
        .map(|row| AnswerCount {
            text: row.answer.clone(),
            right: is_number.then(|| question.grade(&Value::String(row.answer.clone())) > 0.0),
            count: row.given,
        })
        .collect()
}

/// Each question of a quiz, in the order of the draft.
pub async fn statistics(client: &TenantClient, course: Uuid, activity: Uuid) -> Result<Vec<QuestionStatistics>> {
    let content = sql::draft_quiz()
        .bind(&**client, &course, &activity)
        .opt()
        .await
        .sql()?;
    let quiz = Quiz::read(&content.ok_or_else(Problem::not_found)?);
    let rows = sql::statistics()
        .bind(&**client, &course, &activity)
        .all()
        .await
        .sql()?;
    let given = sql::answers_given()
        .bind(&**client, &course, &activity)
        .all()
        .await
        .sql()?;
    let of = |question: &Question| {
        let id = question.id.to_string();
        let given: Vec<&sql::AnswersGiven> = given.iter().filter(|row| row.question == id).collect();
        let row = rows.iter().find(|row| row.question == question.id.to_string());
        QuestionStatistics {
            id: question.id,
            text: question.text.clone(),
            attempts: row.map_or(0, |row| row.attempts),
            difficulty: row.and_then(|row| row.difficulty),
            discrimination: row.and_then(|row| row.discrimination),
            answers: answers(question, &given),
        }
    };
    Ok(quiz.questions.iter().map(of).collect())
}
