//! Quizzes: drawn, answered, timed, reviewed.

use futures_util::future::join_all;
use learnt_compose::testing::PATIENCE;
use serde_json::json;

use super::*;

pub(super) fn id(n: u32) -> String {
    format!("018f0000-0000-7000-8000-{n:012}")
}

fn option(n: u32, right: bool) -> Value {
    json!({"id": id(n), "text": format!("Option {n}"), "right": right, "matchId": id(n + 50), "matchText": format!("Match {n}")})
}

pub(super) fn question(n: u32, kind: &str) -> Value {
    let options = json!([option(n + 1, true), option(n + 2, false), option(n + 3, false)]);
    json!({"id": id(n), "kind": kind, "text": "Which ___ is it?", "options": options, "gaps": [["stairs"]], "number": 42,
        "tolerance": 1, "points": 1, "feedback": "Remember the stairs."})
}

/// Two questions: a choice and a number.
pub(super) fn quiz(more: Value) -> Value {
    let mut content = json!({"questions": [question(100, "single"), question(200, "numeric")]});
    content
        .as_object_mut()
        .unwrap()
        .extend(more.as_object().unwrap().clone());
    json!({"type": "quiz", "title": "The quiz", "completion": {"kind": "score", "percent": 80}, "content": content})
}

async fn at(learner: &Learner, round: &str) -> String {
    let shown = learner.player(round).await;
    format!(
        "/api/me/courses/{round}/activities/{}/quiz",
        activity(&shown, "The quiz")
    )
}

pub(super) async fn begins(learner: &Learner, round: &str) -> Reply {
    learner
        .browser
        .post(&at(learner, round).await, json!({}))
        .await
        .unwrap()
}

pub(super) async fn submits(learner: &Learner, attempt: &Value, answers: Value) -> Reply {
    let path = format!("/api/quiz-attempts/{}/submit", text(&attempt["id"]));
    learner.browser.post(&path, json!({"answers": answers})).await.unwrap()
}

fn right() -> Value {
    json!({id(100): id(101), id(200): "41.5"})
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_right_stays_on_the_server_until_it_may_be_reviewed_and_enough_completes_once() {
    let story = Story::begin("quiz-once").await;
    let course = story.course("Asked", vec![quiz(json!({"attempts": 3}))]).await;
    let (lena, round) = learner_of(&story, "Lena", &course).await;
    let shown = lena.player(&round).await.to_string();
    assert!(!shown.contains("Option 101") && !shown.contains("Remember"), "{shown}");

    let begun = begins(&lena, &round).await;
    let sent = begun.text();
    for word in ["right", "stairs\"", "tolerance", "Remember", "42"] {
        assert!(
            !sent.contains(word) || word == "42" && !sent.contains("\"number\":42"),
            "{word}: {sent}"
        );
    }
    let first = begun.ok().unwrap().value();
    assert_eq!(
        begins(&lena, &round).await.value()["id"],
        first["id"],
        "the one under way"
    );
    let wrong = submits(&lena, &first, json!({id(100): id(102), "nobody": 1}))
        .await
        .ok()
        .unwrap()
        .value();
    assert_eq!(
        (&wrong["percent"], wrong["answers"].as_object().unwrap().len()),
        (&json!(0.0), 1)
    );
    assert_eq!(wrong["review"][0]["question"]["feedback"], "Remember the stairs.");
    assert_eq!(state(&lena, &round, "The quiz").await.1, "inprogress");

    let second = begins(&lena, &round).await.ok().unwrap().value();
    let presses = join_all((0..12).map(|_| submits(&lena, &second, right()))).await;
    assert!(presses.iter().all(|reply| matches!(reply.status.as_u16(), 200 | 503)));
    assert_eq!(
        state(&lena, &round, "The quiz").await,
        ("completed".into(), "completed".into())
    );
    assert_eq!(story.event_count("course.completed").await, 1);
    assert_eq!(story.event_count("quiz.submitted").await, 2);
    let attempt = lena
        .browser
        .get(&at(&lena, &round).await)
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    assert_eq!(
        (&attempt["pass"], attempt["tried"].as_array().unwrap().len()),
        (&json!(80), 2)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_saved_in_time_is_submitted_by_the_clock_and_what_comes_later_is_not_looked_at() {
    let story = Story::begin("quiz-time").await;
    let course = story
        .course("Timed", vec![quiz(json!({"minutes": 5, "attempts": 2}))])
        .await;
    let (lena, round) = learner_of(&story, "Lena", &course).await;
    let attempt = begins(&lena, &round).await.ok().unwrap().value();
    assert!(attempt["deadlineAt"].is_string());
    let path = format!("/api/quiz-attempts/{}", text(&attempt["id"]));
    let saved = json!({"answers": {id(100): id(101)}});
    lena.browser.put(&path, saved).await.unwrap().ok().unwrap();
    let over = "update quiz_attempts set deadline_at = now() - interval '1 minute'";
    story.tenant.sql(over).await;
    let late = submits(&lena, &attempt, right()).await.ok().unwrap().value();
    assert_eq!(
        (&late["percent"], &late["timedOut"]),
        (&json!(50.0), &json!(true)),
        "{late}"
    );
    assert_eq!(state(&lena, &round, "The quiz").await.1, "inprogress");

    // Nobody comes back to this one: the calendar submits it.
    let second = begins(&lena, &round).await.ok().unwrap().value();
    let path = format!("/api/quiz-attempts/{}", text(&second["id"]));
    lena.browser
        .put(&path, json!({"answers": right()}))
        .await
        .unwrap()
        .ok()
        .unwrap();
    story
        .tenant
        .sql("update quiz_attempts set deadline_at = now() - interval '1 minute' where status = 'inprogress'")
        .await;
    story
        .tenant
        .sql("update scheduled_work set due_at = now() - interval '1 second' where kind = 'quizzes.time_over'")
        .await;
    // Whatever is due is done with it, here or by whoever took it up just before.
    story.tenant.job("audit.purge").await;
    let deadline = tokio::time::Instant::now() + PATIENCE;
    while state(&lena, &round, "The quiz").await.1 != "completed" {
        assert!(tokio::time::Instant::now() < deadline, "the clock submits nothing");
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    assert_eq!(begins(&lena, &round).await.value()["code"], "no_attempts_left");
}

#[tokio::test(flavor = "multi_thread")]
async fn attempts_are_counted_under_a_race_and_belong_to_nobody_else() {
    let story = Story::begin("quiz-race").await;
    let course = story
        .course("Once", vec![quiz(json!({"attempts": 1, "review": "never", "draw": 1}))])
        .await;
    let (lena, round) = learner_of(&story, "Lena", &course).await;
    let (otto, _) = learner_of(&story, "Otto", &course).await;
    let begun = join_all((0..12).map(|_| begins(&lena, &round))).await;
    let attempts: std::collections::BTreeSet<String> = begun
        .iter()
        .filter(|reply| reply.status == 200)
        .map(|reply| text(&reply.value()["id"]))
        .collect();
    assert_eq!(attempts.len(), 1, "all of them are one");
    let attempt = json!({"id": attempts.first()});
    let path = format!("/api/quiz-attempts/{}", attempts.first().unwrap());
    assert_eq!(otto.browser.get(&path).await.unwrap().status, 404);
    assert_eq!(submits(&otto, &attempt, right()).await.status, 404);
    assert_eq!(story.ada.get(&path).await.unwrap().status, 404);
    let done = submits(&lena, &attempt, right()).await.ok().unwrap().value();
    assert_eq!(
        (done["paper"].as_array().unwrap().len(), &done["review"]),
        (1, &Value::Null)
    );
    assert_eq!(begins(&lena, &round).await.value()["code"], "no_attempts_left");

    let page = story.reads(&format!("/api/courses/{course}")).await;
    let one = text(&page["sections"][0]["activities"][0]["id"]);
    let statistics = format!("/api/courses/{course}/activities/{one}/statistics");
    let rows = story.reads(&statistics).await;
    let questions: Vec<&Value> = rows
        .as_array()
        .unwrap()
        .iter()
        .filter(|row| row["attempts"] == 1)
        .collect();
    assert_eq!((questions.len(), &questions[0]["difficulty"]), (1, &json!(1.0)));
    assert_eq!(lena.browser.get(&statistics).await.unwrap().status, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_half_written_quiz_is_not_published() {
    let story = Story::begin("quiz-half").await;
    let mut half = quiz(json!({}));
    half["content"]["questions"][0]["options"][0]["right"] = json!(false);
    let course = story.draft("Half", vec![half]).await;
    let refused = story
        .ada
        .post(&format!("/api/courses/{course}/publish"), json!({}))
        .await
        .unwrap();
    assert!(
        refused
            .text()
            .contains("A single-choice question needs at least two options"),
        "{}",
        refused.text()
    );
}
