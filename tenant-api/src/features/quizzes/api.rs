//! Quizzes over HTTP.

pub mod bank;

use super::commands::{self, Answers};
use super::read::{self, QuestionStatistics, QuizAttempt, QuizState};
use crate::features::licences;
use crate::prelude::*;

async fn load_view(actor: &Actor, client: &TenantClient, id: Uuid) -> Result<Json<QuizAttempt>> {
    Ok(Json(
        read::attempt(client, actor.app.clock.now(), actor.user_id, id).await?,
    ))
}

/// The quiz of an activity of mine, and how often I tried it
#[utoipa::path(get, path = "/api/me/courses/{id}/activities/{activityId}/quiz", operation_id = "quiz_read", tag = "quizzes",
    params(("id" = Uuid, Path), ("activityId" = Uuid, Path)), responses((status = 200, body = QuizState), (status = 404, body = Problem)))]
pub async fn quiz(actor: Actor, Path((id, activity)): Path<(Uuid, Uuid)>) -> Result<Json<QuizState>> {
    let client = actor.client().await?;
    Ok(Json(read::quiz(&client, actor.user_id, id, activity).await?))
}

/// Begin an attempt, or go on with the one under way
#[utoipa::path(post, path = "/api/me/courses/{id}/activities/{activityId}/quiz", operation_id = "quiz_begin", tag = "quizzes",
    params(("id" = Uuid, Path), ("activityId" = Uuid, Path)),
    responses((status = 200, body = QuizAttempt), (status = 404, body = Problem), (status = 409, body = Problem, description = "no_attempts_left, activity_locked, course_closed, pathway_locked")))]
pub async fn begin(actor: Actor, Path((id, activity)): Path<(Uuid, Uuid)>) -> Result<Json<QuizAttempt>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let id = commands::begin(&mut change, actor.user_id, id, activity).await?;
    licences::learnt(&actor.app, &change, &actor).await?;
    change.commit(&actor.app).await?;
    load_view(&actor, &client, id).await
}

/// One of my attempts; with what was right where that may be seen
#[utoipa::path(get, path = "/api/quiz-attempts/{id}", operation_id = "quiz_attempt", tag = "quizzes", params(("id" = Uuid, Path)),
    responses((status = 200, body = QuizAttempt), (status = 404, body = Problem)))]
pub async fn attempt(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<QuizAttempt>> {
    let client = actor.client().await?;
    load_view(&actor, &client, id).await
}

/// What was answered.
#[derive(Deserialize, ToSchema)]
pub struct QuizAnswers {
    /// By question; those of other questions stay.
    #[schema(value_type = Object)]
    answers: Answers,
}

/// Save answers; after the time, what was saved before is submitted
#[utoipa::path(put, path = "/api/quiz-attempts/{id}", operation_id = "quiz_save", tag = "quizzes", params(("id" = Uuid, Path)), request_body = QuizAnswers,
    responses((status = 200, body = QuizAttempt), (status = 404, body = Problem), (status = 413, body = Problem)))]
pub async fn save(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<QuizAnswers>) -> Result<Json<QuizAttempt>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::save(&mut change, actor.user_id, id, &body.answers).await?;
    change.commit(&actor.app).await?;
    load_view(&actor, &client, id).await
}

/// Submit an attempt; the same press twice is one
#[utoipa::path(post, path = "/api/quiz-attempts/{id}/submit", operation_id = "quiz_submit", tag = "quizzes", params(("id" = Uuid, Path)), request_body = QuizAnswers,
    responses((status = 200, body = QuizAttempt), (status = 404, body = Problem), (status = 413, body = Problem)))]
pub async fn submit(actor: Actor, Path(id): Path<Uuid>, Json(body): Json<QuizAnswers>) -> Result<Json<QuizAttempt>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    commands::submit(&mut change, actor.user_id, id, &body.answers).await?;
    licences::learnt(&actor.app, &change, &actor).await?;
    change.commit(&actor.app).await?;
    load_view(&actor, &client, id).await
}

/// What first attempts say of each question of a quiz
#[utoipa::path(get, path = "/api/courses/{id}/activities/{activityId}/statistics", operation_id = "quiz_statistics", tag = "quizzes",
    params(("id" = Uuid, Path), ("activityId" = Uuid, Path)), responses((status = 200, body = Vec<QuestionStatistics>), (status = 404, body = Problem)))]
pub async fn statistics(
    actor: Actor,
    Path((id, activity)): Path<(Uuid, Uuid)>,
) -> Result<Json<Vec<QuestionStatistics>>> {
    let client = actor.client().await?;
    Ok(Json(read::statistics(&client, id, activity).await?))
}
