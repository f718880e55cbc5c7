//! Beginning, answering and submitting: lock the attempt, decide, write, notify the course. All in one transaction.

use chrono::Duration;
use learnt_kernel::ids::random_label;
use learnt_queries::queries::quizzes as sql;
use serde_json::Map;

use super::domain_events::QuizSubmitted;
use super::jobs;
use crate::features::courses::{AskedQuestion, Quiz};
use crate::features::learning::{self, ActivityOf, ActivityResult};
use crate::prelude::*;

/// What a line may take longer than the clock.
const GRACE: Duration = Duration::seconds(3);
/// More than any answers need.
const MOST_BYTES: usize = 256 * 1024;

/// Answers by question.
pub type Answers = Map<String, Value>;

/// Random keys: what is sorted by them stands in any order.
fn shuffled<T>(mut all: Vec<T>) -> Vec<T> {
    all.sort_by_cached_key(|_| random_label(12));
    all
}

/// What one attempt asks: as many as are drawn, in the order of the quiz or in any.
fn draw(quiz: &Quiz) -> Vec<AskedQuestion> {
    let mut chosen = quiz.drawn(shuffled);
    if quiz.shuffle {
        chosen = shuffled(chosen);
    }
    let questions = chosen.into_iter().filter_map(|at| quiz.questions.get(at));
    questions
        .map(|question| question.without_answers(&shuffled::<Uuid>))
        .collect()
}

/// Begins an attempt, or finds the one that is under way.
pub async fn begin(change: &mut Change<'_>, user: Uuid, user_course: Uuid, activity: Uuid) -> Result<Uuid> {
    let about = ActivityOf {
        user_id: user,
        user_course_id: user_course,
        activity_id: activity,
    };
    let open = learning::open_activity(change, about).await?;
    if open.kind != "quiz" {
        return Err(Problem::not_found());
    }
    let tries = sql::tries()
        .bind(change.tx(), &user_course, &activity)
        .one()
        .await
        .sql()?;
    if let Some(id) = tries.open {
        return Ok(id);
    }
    let quiz = Quiz::read(&open.content);
    let number = i32::try_from(tries.tries + 1).unwrap_or(i32::MAX);
    if quiz.attempts > 0 && number > i32::from(quiz.attempts) {
        return Err(Problem::conflict(
            "no_attempts_left",
            "You have no attempts left. Contact the course's admin.",
        ));
    }
    let (id, now, paper) = (new_id(), change.now(), draw(&quiz));
    let most: f64 = paper.iter().map(|question| question.points).sum();
    let deadline = quiz.minutes.map(|minutes| now + Duration::minutes(i64::from(minutes)));
    sql::create_attempt()
        .params(
            change.tx(),
            &sql::CreateAttemptParams {
                id,
                user_course_id: user_course,
                activity_id: activity,
                course_id: open.course_id,
                version: open.version,
                user_id: user,
                number,
                paper: json!(paper),
                max_score: most,
                now,
                deadline_at: deadline,
            },
        )
        .await
        .sql()?;
    // Whoever began it a moment before in another tab has the same one.
    let tries = sql::tries()
        .bind(change.tx(), &user_course, &activity)
        .one()
        .await
        .sql()?;
    let begun = tries.open.ok_or_else(Problem::not_found)?;
    if let Some(deadline) = deadline.filter(|_| begun == id) {
        jobs::plan_time_over(change, id, deadline + GRACE).await?;
    }
    Ok(begun)
}

/// An attempt, held until the transaction ends.
async fn lock(change: &Change<'_>, id: Uuid) -> Result<sql::LockAttempt> {
    sql::lock_attempt().bind(change.tx(), &id).opt().await.or_not_found()
}

async fn lock_own(change: &Change<'_>, user: Uuid, id: Uuid) -> Result<sql::LockAttempt> {
    let row = lock(change, id).await?;
    if row.user_id == user {
        Ok(row)
    } else {
        Err(Problem::not_found())
    }
}

fn is_late(row: &sql::LockAttempt, now: DateTime<Utc>) -> bool {
    row.deadline_at.is_some_and(|deadline| now > deadline.to_utc() + GRACE)
}

/// What was saved with what comes now: answers to questions of the paper and no others, as they are given.
fn merge_answers(row: &sql::LockAttempt, given: &Answers) -> Result<Answers> {
    let mut answers = row.answers.as_object().cloned().unwrap_or_default();
    let questions = row.paper.as_array().into_iter().flatten();
    let ids: Vec<&str> = questions.filter_map(|question| question["id"].as_str()).collect();
    for (question, answer) in given {
        if ids.contains(&question.as_str()) {
            answers.insert(question.clone(), answer.clone());
        }
    }
    if json!(answers).to_string().len() > MOST_BYTES {
        return Err(Problem::too_large(
            "These answers are larger than 256 kB in all. Please shorten the longest.",
        ));
    }
    Ok(answers)
}

/// Saves answers; those of other questions stay. When the time is over, what was saved before is submitted.
pub async fn save(change: &mut Change<'_>, user: Uuid, id: Uuid, given: &Answers) -> Result<()> {
    let row = lock_own(change, user, id).await?;
    if row.status != "inprogress" {
        return Ok(());
    }
    if is_late(&row, change.now()) {
        return finish(change, id, &row, None, true).await;
    }
    let answers = merge_answers(&row, given)?;
    sql::store_answers()
        .bind(change.tx(), &Value::Object(answers), &id)
        .await
        .sql()
        .map(drop)
}

/// Submits an attempt with these answers. The same press twice is one; what comes after the time is not looked at.
pub async fn submit(change: &mut Change<'_>, user: Uuid, id: Uuid, given: &Answers) -> Result<()> {
    let row = lock_own(change, user, id).await?;
    if row.status != "inprogress" {
        return Ok(());
    }
    let late = is_late(&row, change.now());
    let answers = if late { None } else { Some(merge_answers(&row, given)?) };
    finish(change, id, &row, answers, late).await
}

/// Submits an attempt whose time is over, with what was saved.
pub async fn time_over(change: &mut Change<'_>, id: Uuid) -> Result<()> {
    let Some(row) = sql::lock_attempt().bind(change.tx(), &id).opt().await.sql()? else {
        return Ok(());
    };
    if row.status != "inprogress" {
        return Ok(());
    }
    finish(change, id, &row, None, true).await
}

async fn finish(
    change: &mut Change<'_>,
    id: Uuid,
    row: &sql::LockAttempt,
    answers: Option<Answers>,
    late: bool,
) -> Result<()> {
    let answers = answers.unwrap_or_else(|| row.answers.as_object().cloned().unwrap_or_default());
    let quiz = Quiz::read(&row.content);
    let questions: Vec<AskedQuestion> = serde_json::from_value(row.paper.clone()).unwrap_or_default();
    let mut grades = Map::new();
    let mut score = 0.0;
    for questions in &questions {
        let Some(question) = quiz.questions.iter().find(|question| question.id == questions.id) else {
            continue;
        };
        let key = questions.id.to_string();
        let grade = question.grade(answers.get(&key).unwrap_or(&Value::Null));
        score += grade * questions.points;
        grades.insert(key, json!(grade));
    }
    sql::store_submitted()
        .params(
            change.tx(),
            &sql::StoreSubmittedParams {
                answers: Value::Object(answers),
                grades: Value::Object(grades),
                score,
                now: change.now(),
                timed_out: late,
                id,
            },
        )
        .await
        .sql()?;
    let about = ActivityOf {
        user_id: row.user_id,
        user_course_id: row.user_course_id,
        activity_id: row.activity_id,
    };
    let result = ActivityResult {
        submitted: true,
        percent: percent(score, row.max_score),
        ..ActivityResult::default()
    };
    learning::record_activity(change, about, &result).await?;
    let trace = AuditEntry::new("quiz.submitted", id.to_string()).named(row.title.as_str());
    let event = DomainEvent::of(id.to_string(), QuizSubmitted {}).topic(format!("me:{}", row.user_id));
    change.publish(event.logged(trace)).await
}

/// Points of a hundred.
pub fn percent(score: f64, most: f64) -> Option<f64> {
    (most > 0.0).then(|| (100.0 * score / most).clamp(0.0, 100.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::courses::{Question, QuestionKind};

    fn quiz(questions: u128) -> Quiz {
        let question = |n| Question {
            id: Uuid::from_u128(n),
            kind: QuestionKind::Numeric,
            text: "How many?".into(),
            options: Vec::new(),
            gaps: Vec::new(),
            number: Some(1.0),
            tolerance: 0.0,
            points: 1.0,
            feedback: String::new(),
            category: String::new(),
        };
        Quiz {
            questions: (0..questions).map(question).collect(),
            ..Quiz::default()
        }
    }

    #[test]
    fn as_many_as_are_drawn_are_asked_each_once() {
        let mut quiz = quiz(30);
        assert_eq!(draw(&quiz).len(), 30);
        quiz.draw = Some(10);
        let mut ids: Vec<Uuid> = draw(&quiz).iter().map(|question| question.id).collect();
        assert!(ids.is_sorted(), "unless it is shuffled the order is the author's");
        ids.dedup();
        assert_eq!(ids.len(), 10);
    }
}
