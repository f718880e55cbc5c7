//! What managers and admins do: reminding, other dates, assigning, and taking back.
use futures_util::future::join_all;
use serde_json::{Value, json};
use uuid::Uuid;

use super::{due_on, manager};
use crate::learning::{Story, activity, page};

#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_is_sent_once_a_day_however_many_press() {
    let story = Story::begin("reminders").await;
    let (lena, otto) = (
        story.learner("Lena", "Leeds").await,
        story.learner("Otto", "York").await,
    );
    let marco = manager(&story, "Marco").await;
    marco.manages(&story, &[&lena, &otto]).await;
    let safety = story.course("Safety", vec![page("A")]).await;
    let hygiene = story.course("Hygiene", vec![page("A")]).await;
    for course in [&safety, &hygiene] {
        story.gives(course, json!({"everyone": []})).await;
    }
    due_on(&story, &safety, "2026-01-31").await;

    let body = json!({"userIds": [lena.id, otto.id]});
    let press = (0..8).map(|press| {
        let by = if press % 2 == 0 { &marco.browser } else { &story.ada };
        by.post("/api/people/reminders", body.clone())
    });
    let answers: Vec<Value> = join_all(press)
        .await
        .into_iter()
        .map(|reply| reply.unwrap().ok().unwrap().value())
        .collect();
    let sum = |what: &str| answers.iter().map(|answer| answer[what].as_u64().unwrap()).sum::<u64>();
    assert_eq!((sum("sent"), sum("alreadyToday")), (2, 14), "{answers:?}");
    let count_sql = "select count(*) from user_notifications where kind = 'learningReminder'";
    assert_eq!(story.count(count_sql).await, 2, "each of them once, of what is late");
    let mine = lena
        .browser
        .get("/api/notifications")
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    let one = &mine["items"]
        .as_array()
        .unwrap()
        .iter()
        .find(|one| one["kind"] == "learningReminder")
        .unwrap()
        .clone();
    assert_eq!(
        one["link"],
        json!(format!("/apps/course/{}", course_round(&lena, "Safety").await))
    );
    let rows = "select count(*) from audit_log where action = 'learning.reminded'";
    assert_eq!(story.count(rows).await, 2);

    // One document, and only for whom something is left to do.
    let id = course_round(&lena, "Hygiene").await;
    let shown = lena.player(&id).await;
    lena.reports(&id, &activity(&shown, "A"), json!({"opened": true}))
        .await
        .ok()
        .unwrap();
    let of_hygiene = json!({"userIds": [lena.id, otto.id], "documentId": hygiene});
    let answer = marco.does("/api/people/reminders", of_hygiene).await;
    assert_eq!(answer, json!({"sent": 1, "alreadyToday": 0, "nothingToDo": 1}));
    let rest = marco
        .does(
            "/api/people/reminders",
            json!({"userIds": [otto.id], "of": "unfinished"}),
        )
        .await;
    assert_eq!(rest, json!({"sent": 0, "alreadyToday": 2, "nothingToDo": 0}));
    let list = marco
        .reads(&format!("/api/people/{}/learning?sort=title", otto.id))
        .await;
    assert!(list["items"][0]["remindedAt"].is_string(), "{list}");

    // From the course's own list.
    let learners = story.reads(&format!("/api/courses/{safety}/learners")).await;
    let ids: Vec<Value> = learners["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row["id"].clone())
        .collect();
    let answer = story
        .does(&format!("/api/courses/{safety}/learners/remind"), json!({"ids": ids}))
        .await;
    assert_eq!(answer["alreadyToday"], 2);
}

async fn course_round(learner: &crate::learning::Learner, title: &str) -> String {
    let mine = learner
        .courses()
        .await
        .into_iter()
        .find(|one| one["title"] == title)
        .unwrap();
    mine["id"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_manager_touches_their_own_people_alone() {
    let story = Story::begin("own-people").await;
    let (lena, mia) = (story.learner("Lena", "Leeds").await, story.learner("Mia", "York").await);
    let marco = manager(&story, "Marco").await;
    marco.manages(&story, &[&lena]).await;
    let safety = story.course("Safety", vec![page("A")]).await;
    let draft = story.draft("Draft", vec![page("A")]).await;
    let bodies = |users: Value| {
        [
            ("/api/people/reminders", json!({"userIds": users})),
            (
                "/api/people/extensions",
                json!({"userIds": users, "type": "course", "documentId": safety, "date": "2026-12-24"}),
            ),
            (
                "/api/people/assignments",
                json!({"userIds": users, "type": "course", "documentId": safety}),
            ),
            (
                "/api/people/assignments/taken",
                json!({"userIds": users, "type": "course", "documentId": safety}),
            ),
        ]
    };
    for users in [
        json!([mia.id]),
        json!([lena.id, mia.id]),
        json!([marco.id]),
        json!([Uuid::nil()]),
    ] {
        for (path, body) in bodies(users.clone()) {
            assert_eq!(marco.refused(path, Some(body)).await, 404, "{path} {users}");
        }
    }
    for (path, body) in bodies(json!([lena.id])) {
        assert_eq!(
            mia.browser.post(path, body).await.unwrap().status.as_u16(),
            403,
            "{path}"
        );
    }
    assert_eq!(story.count("select count(*) from assignment_sources").await, 0);
    for (path, body) in bodies(json!([])) {
        assert_eq!(marco.refused(path, Some(body)).await, 422, "{path}");
    }
    let unpublished = json!({"userIds": [lena.id], "type": "course", "documentId": draft});
    assert_eq!(marco.refused("/api/people/assignments", Some(unpublished)).await, 409);
    assert_eq!(
        marco
            .refused(
                &format!("/api/courses/{safety}/learners/complete"),
                Some(json!({"ids": [lena.id]}))
            )
            .await,
        403
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_manager_assigned_has_its_date_and_is_theirs_to_take_back() {
    let story = Story::begin("assigning").await;
    let lena = story.learner("Lena", "Leeds").await;
    let (marco, nora) = (manager(&story, "Marco").await, manager(&story, "Nora").await);
    let path = format!("/api/people/{}", lena.id);
    let revision = story.reads(&path).await["revision"].clone();
    let both = json!({"revision": revision, "managers": [marco.id, nora.id]});
    story
        .ada
        .put(&format!("{path}/managers"), both)
        .await
        .unwrap()
        .ok()
        .unwrap();
    let safety = story.course("Safety", vec![page("A")]).await;

    let offered = marco.reads("/api/assignables?search=safe").await;
    assert_eq!(
        (&offered["items"][0]["title"], &offered["total"]),
        (&json!("Safety"), &json!(1))
    );
    let given = |due: Option<&str>| json!({"userIds": [lena.id], "type": "course", "documentId": safety, "due": due});
    let both = tokio::join!(
        marco.does("/api/people/assignments", given(Some("2026-12-24"))),
        nora.does("/api/people/assignments", given(Some("2026-12-20"))),
    );
    assert_eq!(
        both.0["people"].as_u64().unwrap() + both.1["people"].as_u64().unwrap(),
        1,
        "one of them was first"
    );
    let mine = lena.courses().await;
    assert_eq!(mine.len(), 1);
    assert_eq!(mine[0]["dueAt"], "2026-12-20T23:59:59Z", "the earliest date counts");

    let extended = json!({"userIds": [lena.id], "type": "course", "documentId": safety, "date": "2027-01-15"});
    assert_eq!(
        marco.does("/api/people/extensions", extended).await,
        json!({"people": 1})
    );
    assert_eq!(lena.courses().await[0]["dueAt"], "2027-01-15T23:59:59Z");

    let back = json!({"userIds": [lena.id], "type": "course", "documentId": safety});
    let taken = marco.does("/api/people/assignments/taken", back.clone()).await;
    assert_eq!(taken, json!({"released": 0, "kept": 1}), "Nora gave it too");
    assert_eq!(lena.courses().await.len(), 1);
    assert_eq!(
        nora.does("/api/people/assignments/taken", back.clone()).await,
        json!({"released": 1, "kept": 0})
    );
    assert!(lena.courses().await.is_empty());
    assert_eq!(
        nora.does("/api/people/assignments/taken", back).await,
        json!({"released": 0, "kept": 0})
    );
    for (outcome, times) in [
        ("learning.assigned", 2),
        ("learning.extended", 1),
        ("learning.taken", 1),
    ] {
        let rows = format!(
            "select count(*) from audit_log where action = '{outcome}' and subject like '{}%'",
            lena.id
        );
        assert_eq!(story.count(&rows).await, times, "{outcome}");
    }
}
