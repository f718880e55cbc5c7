//! What admins do to rounds of a course: they mark them as completed, and let them begin anew.
use serde_json::{Value, json};

use crate::learning::{Story, activities, activity, page, text};

fn ids(learners: &Value) -> Vec<Value> {
    let items = learners["items"].as_array().unwrap();
    items.iter().map(|row| row["id"].clone()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_an_admin_marks_is_completed_with_all_that_follows_and_keeps_what_was_done() {
    let story = Story::begin("mark-complete").await;
    let (lena, otto) = (
        story.learner("Lena", "Leeds").await,
        story.learner("Otto", "York").await,
    );
    let course = story.course("Safety", vec![page("A"), page("B")]).await;
    story.gives(&course, json!({"loc1": ["Leeds", "York"]})).await;
    let id = lena.only().await;
    let shown = lena.player(&id).await;
    lena.reports(&id, &activity(&shown, "A"), json!({"opened": true}))
        .await
        .ok()
        .unwrap();
    let first = activities(&lena.player(&id).await)[0]["completedAt"].clone();

    let learners = story.reads(&format!("/api/courses/{course}/learners?sort=name")).await;
    let path = format!("/api/courses/{course}/learners/complete");
    let body = json!({"ids": ids(&learners), "reason": "Done on paper"});
    let second = activity(&shown, "B");
    // Two admins at once, and the learner herself: completed once.
    let (one, other, third) = tokio::join!(
        story.ada.post(&path, body.clone()),
        story.ada.post(&path, body.clone()),
        lena.reports(&id, &second, json!({"opened": true})),
    );
    third.ok().unwrap();
    let people = |reply: learnt_compose::client::Reply| reply.ok().unwrap().value()["people"].as_u64().unwrap();
    let marked = people(one.unwrap()) + people(other.unwrap());
    assert!(
        marked == 1 || marked == 2,
        "Otto, and Lena unless she was faster: {marked}"
    );
    assert_eq!(story.event_count("course.completed").await, 2);
    for learner in [&lena, &otto] {
        let mine = learner.courses().await;
        assert_eq!(
            (&mine[0]["status"], &mine[0]["progress"]),
            (&json!("completed"), &json!(100))
        );
    }
    let done = lena.player(&id).await;
    assert!(
        activities(&done).iter().all(|one| one["status"] == "completed"),
        "{done}"
    );
    assert_eq!(
        activities(&done)[0]["completedAt"],
        first,
        "what she did keeps its date"
    );
    let again = story.does(&path, body).await;
    assert_eq!(again, json!({"people": 0}));
    let rows =
        "select count(*) from audit_log where action = 'learning.completed' and details ->> 'reason' = 'Done on paper'";
    assert_eq!(story.count(rows).await, i64::try_from(marked).unwrap());
    let log = story.reads("/api/audit-log?action=learning.completed").await;
    let named = log["items"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|row| row["subjectName"] == "Otto Berg" && row["details"]["course"] == "Safety");
    assert_eq!(named.count(), 1, "the audit log says whose it is, and what: {log}");
    let no = story.ada.post(&path, json!({"ids": []})).await.unwrap();
    assert_eq!(no.status.as_u16(), 422);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_that_begins_anew_keeps_the_old_one_and_is_opened_once() {
    let story = Story::begin("reset").await;
    let (lena, otto) = (
        story.learner("Lena", "Leeds").await,
        story.learner("Otto", "York").await,
    );
    let course = story.course("Safety", vec![page("A")]).await;
    story.gives(&course, json!({"everyone": []})).await;
    let id = lena.only().await;
    let shown = lena.player(&id).await;
    lena.reports(&id, &activity(&shown, "A"), json!({"opened": true}))
        .await
        .ok()
        .unwrap();

    let learners = story.reads(&format!("/api/courses/{course}/learners")).await;
    let (path, body) = (
        format!("/api/courses/{course}/learners/reset"),
        json!({"ids": ids(&learners)}),
    );
    let (one, other) = tokio::join!(story.ada.post(&path, body.clone()), story.ada.post(&path, body.clone()));
    let people = |reply: learnt_compose::client::Reply| reply.ok().unwrap().value()["people"].as_u64().unwrap();
    assert_eq!(
        people(one.unwrap()) + people(other.unwrap()),
        1,
        "Otto did nothing yet, and Lena's begins once"
    );
    let mine = lena.courses().await;
    assert_eq!((mine.len(), &mine[0]["status"]), (1, &json!("notstarted")));
    assert_ne!(text(&mine[0]["id"]), id);
    let rounds = story.reads(&format!("/api/people/{}/courses/{course}", lena.id)).await;
    assert_eq!(
        (&rounds["rounds"][1]["status"], &rounds["rounds"][0]["round"]),
        (&json!("completed"), &json!(2))
    );
    let before = story
        .reads(&format!("/api/people/{}/courses/{course}?round={id}", lena.id))
        .await;
    assert_eq!(before["activities"][0]["status"], "completed", "its history stays");
    assert_eq!(otto.courses().await[0]["status"], "notstarted");

    // Completed and begun anew at once: whichever comes second finds what the first left.
    let id = lena.only().await;
    let body = json!({"ids": [id]});
    let complete = format!("/api/courses/{course}/learners/complete");
    let (completed, reset) = tokio::join!(story.ada.post(&complete, body.clone()), story.ada.post(&path, body));
    assert_eq!(people(completed.unwrap()), 1, "it was open, and is marked either way");
    let began = people(reset.unwrap());
    let rounds =
        "select count(*) from user_courses where user_id = (select user_id from user_teams where first_name = 'Lena')";
    assert_eq!(story.count(rounds).await, 2 + i64::try_from(began).unwrap());
    let open = format!("{rounds} and archived_at is null");
    assert_eq!(story.count(&open).await, 1);
}

/// An admin's mark counts on a sequenced pathway whatever comes before; a learner is still held to the order.
#[tokio::test(flavor = "multi_thread")]
async fn an_order_holds_for_learners_and_not_for_the_mark_of_an_admin() {
    let story = Story::begin("sequence").await;
    let lena = story.learner("Lena", "Leeds").await;
    let first = story.course("First", vec![page("A")]).await;
    let second = story.course("Second", vec![page("A")]).await;
    let made = story.does("/api/pathways", json!({"title": "Way"})).await;
    let way = text(&made["id"]);
    let item = |course: &str| json!({"kind": "course", "documentId": course, "required": true});
    let mut draft = story.reads(&format!("/api/pathways/{way}")).await;
    draft["mode"] = json!("sequenced");
    draft["items"] = json!([item(&first), item(&second)]);
    let saved = story
        .ada
        .put(&format!("/api/pathways/{way}"), draft)
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    let publish = json!({"revision": saved["revision"], "step": "publish"});
    story.does(&format!("/api/pathways/{way}/status"), publish).await;
    let rule = json!({"type": "pathway", "documentId": way, "rule": {"everyone": []}});
    story.does("/api/permissions", rule).await;
    let round = lena
        .courses()
        .await
        .into_iter()
        .find(|one| one["title"] == "Second")
        .unwrap();
    let id = text(&round["id"]);
    let shown = lena.browser.get(&format!("/api/me/courses/{id}")).await.unwrap();
    assert_eq!(shown.status.as_u16(), 409, "locked for her: {}", shown.text());
    let complete = format!("/api/courses/{second}/learners/complete");
    assert_eq!(story.does(&complete, json!({"ids": [id]})).await, json!({"people": 1}));
    let way = lena
        .browser
        .get(&format!("/api/me/pathways/{way}"))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    assert_eq!(way["status"], "inprogress", "{way}");
}
