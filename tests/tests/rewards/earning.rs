//! Whoever completes something earns what it is worth, once.
use futures_util::future::join_all;
use serde_json::{Value, json};

use super::{balance, begin, history};
use crate::learning::{Story, activity, extra, page, report, text};

#[tokio::test(flavor = "multi_thread")]
async fn fifty_reports_at_once_earn_the_points_of_a_course_and_its_activities_once() {
    let story = begin("points-once").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Once", vec![page("A"), page("B"), extra("C")]).await;
    story.is_worth("course", &course, 50).await;
    story.gives(&course, json!({"everyone": []})).await;
    let id = lena.only().await;
    let shown = lena.player(&id).await;
    let (a, b) = (activity(&shown, "A"), activity(&shown, "B"));
    let body = json!({"type": "course", "documentId": course, "activityId": a, "points": 5});
    let saved = story.ada.put("/api/rewards/points", body).await.unwrap().ok().unwrap();
    assert_eq!(
        saved.value(),
        json!({"points": 50, "activities": [{"activityId": a, "points": 5}]})
    );

    let calls = (0..50).map(|i| {
        report(
            &lena.browser,
            &id,
            if i % 2 == 0 { &a } else { &b },
            json!({"opened": true}),
        )
    });
    for reply in join_all(calls).await {
        let status = reply.status.as_u16();
        assert!(status == 200 || status == 503, "{status}: {}", reply.text());
    }
    for one in [&a, &b] {
        lena.reports(&id, one, json!({"opened": true})).await.ok().unwrap();
    }
    assert_eq!(balance(&lena.browser).await, 55);
    let mut earned = history(&lena.browser, "/api/me/rewards").await;
    earned.sort();
    assert_eq!(earned, [(Some("A".to_owned()), 5), (Some("Once".to_owned()), 50)]);
    let me = lena.browser.get("/api/me").await.unwrap().ok().unwrap().value();
    assert_eq!(me["data"]["currentUserTeam"]["rewardPointsCount"], 55);
    assert_eq!(story.contradictions().await, 0);

    // What it is worth from now on changes nothing of what was earned; a next round earns nothing again.
    story.is_worth("course", &course, 70).await;
    let body = json!({"ids": [id], "reason": "Once more"});
    story.does(&format!("/api/courses/{course}/learners/reset"), body).await;
    let next = lena.only().await;
    for one in [&a, &b] {
        lena.reports(&next, one, json!({"opened": true})).await.ok().unwrap();
    }
    assert_eq!(lena.player(&next).await["status"], "completed");
    assert_eq!(balance(&lena.browser).await, 55);
    assert_eq!(story.contradictions().await, 0);
}

/// A draft of a pathway or a package with one course, published and given to everybody.
async fn around(story: &Story, kind: &str, title: &str, course: &str) -> String {
    let path = if kind == "package" {
        "/api/packages"
    } else {
        "/api/pathways"
    };
    let made = story.does(path, json!({"title": title})).await;
    let id = text(&made["id"]);
    let path = format!("{path}/{id}");
    let now = story.reads(&path).await;
    let mut body = now.clone();
    body["items"] = json!([{"kind": "course", "documentId": course, "required": true}]);
    story.ada.put(&path, body).await.unwrap().ok().unwrap();
    let revision = story.reads(&path).await["revision"].clone();
    let step = json!({"revision": revision, "step": "publish"});
    story.does(&format!("{path}/status"), step).await;
    let rule = json!({"type": kind, "documentId": id, "rule": {"everyone": []}});
    story.does("/api/permissions", rule).await;
    id
}

#[tokio::test(flavor = "multi_thread")]
async fn the_whole_chain_earns_in_the_transaction_that_completes_its_last_course() {
    let story = begin("points-chain").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Lifting", vec![page("A")]).await;
    let pathway = around(&story, "pathway", "First week", &course).await;
    let package = around(&story, "package", "First month", &course).await;
    for (kind, id, points) in [
        ("course", &course, 10),
        ("pathway", &pathway, 20),
        ("package", &package, 40),
    ] {
        story.is_worth(kind, id, points).await;
    }
    let id = lena.only().await;
    let a = activity(&lena.player(&id).await, "A");
    lena.reports(&id, &a, json!({"opened": true})).await.ok().unwrap();
    assert_eq!(balance(&lena.browser).await, 70);
    assert_eq!(story.event_count("points.earned").await, 3);

    // An admin's hand completes for others, and they earn the same.
    let otto = story.learner("Otto", "Leeds").await;
    let mine = otto.only().await;
    let body = json!({"ids": [mine], "reason": "Did it on paper"});
    story
        .does(&format!("/api/courses/{course}/learners/complete"), body)
        .await;
    assert_eq!(balance(&otto.browser).await, 70);
    assert_eq!(story.contradictions().await, 0);
    let seen = history(&story.ada, &format!("/api/people/{}/rewards", otto.id)).await;
    assert_eq!(seen.len(), 3, "{seen:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_attended_is_earned_once_and_undoing_it_takes_nothing() {
    let story = crate::events::Story::begin("points-event").await;
    story.tenant.settings(json!({"rewards": true})).await;
    let lena = story.learner("Lena").await;
    let event = story.event(json!({})).await;
    let body = json!({"type": "event", "documentId": event, "points": 30});
    story.ada.put("/api/rewards/points", body).await.unwrap().ok().unwrap();
    lena.seat(&event, "register").await.ok().unwrap();
    // It began an hour ago.
    story
        .tenant
        .sql(format!(
            "update events set starts_at = now() - interval '1 hour' where id = '{event}'"
        ))
        .await;
    assert_eq!(balance(&lena.browser).await, 0);
    for (transition, points) in [("attended", 30), ("undo", 30), ("attended", 30)] {
        story.desk(&event, transition, &[&lena]).await.ok().unwrap();
        crate::events::followed(&story.tenant).await;
        assert_eq!(balance(&lena.browser).await, points, "{transition}");
    }
    assert_eq!(history(&lena.browser, "/api/me/rewards").await.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_earns_when_it_is_good_enough_and_an_anonymous_one_never() {
    let story = crate::forms::Story::begin("points-form").await;
    story.tenant.settings(json!({"rewards": true})).await;
    let options = json!([{"id": "a", "label": "Water"}, {"id": "b", "label": "Foam"}]);
    let questions = json!([{"id": "q", "type": "singleChoice", "label": "Oil burns", "options": options, "points": 2.0, "correct": ["b"]}]);
    let form = story.published("assessment", questions, json!({"passScore": 50})).await;
    let why = json!([{"id": "why", "type": "shortText", "label": "Why?"}]);
    let secret = story.published("survey", why, json!({"anonymous": true})).await;
    for form in [&form, &secret] {
        let body = json!({"type": "form", "documentId": form["id"], "points": 15});
        story.ada.put("/api/rewards/points", body).await.unwrap().ok().unwrap();
    }
    crate::forms::submitted(&story.lena, &form, json!({"q": "a"})).await;
    assert_eq!(balance(&story.lena).await, 0);
    crate::forms::submitted(&story.lena, &form, json!({"q": "b"})).await;
    assert_eq!(balance(&story.lena).await, 15);
    let path = format!("/api/me/forms/{}/anonymous", text(&secret["id"]));
    let answer = json!({"id": "6f1b2f5c-3a0e-4d5e-9c1a-1f2e3d4c5b6a", "answers": {"why": "Because"}});
    story.lena.post(&path, answer).await.unwrap().ok().unwrap();
    assert_eq!(balance(&story.lena).await, 15);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_or_not_ones_own_is_refused_and_without_rewards_nothing_is_earned() {
    let story = Story::begin("points-none").await;
    let lena = story.learner("Lena", "Leeds").await;
    story.earns(&lena, "Lifting", 25).await;
    assert_eq!(balance(&lena.browser).await, 0, "the organisation has no rewards");
    let course = story.course("Other", vec![page("A")]).await;
    let set = async |more: Value| {
        let mut body = json!({"type": "course", "documentId": course, "points": 5});
        body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let reply = story.ada.put("/api/rewards/points", body).await.unwrap();
        let errors = reply.value()["errors"].as_array().cloned().unwrap_or_default();
        let fields = errors.iter().map(|one| text(&one["field"])).collect::<Vec<_>>();
        (reply.status.as_u16(), fields.join(" "))
    };
    let nobody = learnt_kernel::ids::new_id();
    for (more, status, field) in [
        (json!({"points": -1}), 422, "points"),
        (json!({"points": 100_001}), 422, "points"),
        (json!({"documentId": nobody}), 422, "documentId"),
        (json!({"activityId": nobody}), 422, "activityId"),
        (json!({"points": 0}), 200, ""),
    ] {
        assert_eq!(set(more.clone()).await, (status, field.to_owned()), "{more}");
    }
    let body = json!({"type": "course", "documentId": course, "points": 5});
    let refused = lena.browser.put("/api/rewards/points", body).await.unwrap();
    assert_eq!(refused.status, 403);
    let others = format!("/api/people/{}/rewards", lena.id);
    assert_eq!(lena.browser.get(&others).await.unwrap().status, 403);
}

/// A copy is worth what its original is, and so are its activities.
#[tokio::test(flavor = "multi_thread")]
async fn points_go_with_a_copy_of_a_course() {
    let story = begin("reward-copy").await;
    let course = story.course("Fire safety", vec![page("A"), page("B")]).await;
    story.is_worth("course", &course, 50).await;
    let shown = story.reads(&format!("/api/courses/{course}")).await;
    let first = shown["sections"][0]["activities"][0]["id"].clone();
    let body = json!({"type": "course", "documentId": course, "activityId": first, "points": 5});
    story.ada.put("/api/rewards/points", body).await.unwrap().ok().unwrap();
    let copy = story.does(&format!("/api/courses/{course}/duplicate"), json!({})).await;
    let copy = text(&copy["id"]);
    let copied = story.reads(&format!("/api/courses/{copy}")).await;
    let points = story
        .reads(&format!("/api/rewards/points?type=course&documentId={copy}"))
        .await;
    let own = &copied["sections"][0]["activities"][0]["id"];
    assert_ne!(own, &first);
    assert_eq!(points["points"], 50);
    assert_eq!(points["activities"], json!([{"activityId": own, "points": 5}]));
}
