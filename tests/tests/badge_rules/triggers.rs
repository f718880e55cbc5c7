//! What each trigger counts.
use serde_json::{Value, json};

use super::{completes, does_page, held, in_force};
use crate::activities::{asks, begins, form, submits};
use crate::learning::{Story, activity, page, text};

/// A pathway or a package with these items, published and given to everybody.
pub(super) async fn around(story: &Story, kind: &str, title: &str, items: Value) -> String {
    let path = if kind == "package" {
        "/api/packages"
    } else {
        "/api/pathways"
    };
    let made = story.does(path, json!({"title": title})).await;
    let id = text(&made["id"]);
    let path = format!("{path}/{id}");
    let mut draft = story.reads(&path).await;
    draft["items"] = items;
    story.ada.put(&path, draft).await.unwrap().ok().unwrap();
    let revision = story.reads(&path).await["revision"].clone();
    let step = json!({"revision": revision, "step": "publish"});
    story.does(&format!("{path}/status"), step).await;
    let rule = json!({"type": kind, "documentId": id, "rule": {"everyone": []}});
    story.does("/api/permissions", rule).await;
    id
}

#[tokio::test(flavor = "multi_thread")]
async fn an_activity_awards_while_its_course_goes_on_and_when_an_admin_completes_it() {
    let story = Story::begin("badge-rule-activity").await;
    let (lena, otto) = tokio::join!(story.learner("Lena", "Leeds"), story.learner("Otto", "Leeds"));
    let course = story.course("Fire", vec![page("A"), page("B")]).await;
    story.gives(&course, json!({"everyone": []})).await;
    let round = lena.only().await;
    let a = activity(&lena.player(&round).await, "A");
    let badge = story.badge("A is done").await;
    story
        .rule_in_force(&badge, json!({"trigger": "activity", "refs": [a]}))
        .await;
    does_page(&lena, "Fire", "B").await;
    assert!(held(&lena.browser).await.is_empty());
    let others = otto.only().await;
    let body = json!({"ids": [others], "reason": "Did it on paper"});
    story
        .does(&format!("/api/courses/{course}/learners/complete"), body)
        .await;
    assert_eq!(held(&otto.browser).await, ["A is done"]);
    does_page(&lena, "Fire", "A").await;
    assert_eq!(held(&lena.browser).await, ["A is done"]);

    // Of a course that goes on.
    let ivy = story.learner("Ivy", "Leeds").await;
    does_page(&ivy, "Fire", "A").await;
    assert_eq!(held(&ivy.browser).await, ["A is done"]);
    let round = ivy.only().await;
    assert_eq!(ivy.player(&round).await["status"], "inprogress");
}

#[tokio::test(flavor = "multi_thread")]
async fn bundles_and_pathways_award_when_they_are_completed() {
    let story = Story::begin("badge-rule-bundle").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Fire", vec![page("A")]).await;
    let bundle = story.draft("First week", vec![page("A")]).await;
    let path = format!("/api/courses/{bundle}");
    let revision = story.reads(&path).await["revision"].clone();
    let body = json!({"revision": revision, "isBundle": true});
    story
        .ada
        .put(&format!("{path}/bundle"), body)
        .await
        .unwrap()
        .ok()
        .unwrap();
    story.does(&format!("{path}/publish"), json!({})).await;
    let item = |id: &str| json!({"kind": "course", "documentId": id, "required": true});
    let pathway = around(&story, "pathway", "Welcome", json!([item(&course), item(&bundle)])).await;
    for (title, trigger, id) in [("Bundle", "bundle", &bundle), ("Pathway", "pathway", &pathway)] {
        let badge = story.badge(title).await;
        story
            .rule_in_force(&badge, json!({"trigger": trigger, "refs": [id]}))
            .await;
    }
    let bundles = lena.browser.get("/api/me/courses?bundle=true").await.unwrap();
    let round = text(&bundles.ok().unwrap().value()["items"][0]["id"]);
    let a = activity(&lena.player(&round).await, "A");
    completes(&lena, "Fire").await;
    assert!(held(&lena.browser).await.is_empty());
    lena.reports(&round, &a, json!({"opened": true})).await.ok().unwrap();
    assert_eq!(held(&lena.browser).await, ["Bundle", "Pathway"]);
}

/// Two questions for a point each.
fn quiz() -> Value {
    let options = json!([{"id": "a", "label": "Water"}, {"id": "b", "label": "Foam"}]);
    let question = |id: &str| json!({"id": id, "type": "singleChoice", "label": "Oil burns", "options": options, "points": 1.0, "correct": ["b"]});
    json!([question("q"), question("r")])
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_awards_with_its_score_and_an_anonymous_one_never() {
    let story = crate::forms::Story::begin("badge-rule-form").await;
    let quiz = story.published("assessment", quiz(), json!({"passScore": 50})).await;
    let why = json!([{"id": "why", "type": "shortText", "label": "Why?"}]);
    let secret = story.published("survey", why, json!({"anonymous": true})).await;
    for (title, said) in [
        ("Passed", json!({"trigger": "form", "refs": [quiz["id"]]})),
        (
            "Expert",
            json!({"trigger": "form", "refs": [quiz["id"]], "minScore": 80}),
        ),
        ("Asked", json!({"trigger": "form", "refs": [secret["id"]]})),
    ] {
        let made = story.ada.post("/api/badges", json!({"title": title})).await.unwrap();
        in_force(&story.ada, &text(&made.value()["id"]), said).await;
    }
    crate::forms::submitted(&story.lena, &quiz, json!({"q": "b", "r": "a"})).await;
    assert_eq!(held(&story.lena).await, ["Passed"], "half of the points");
    crate::forms::submitted(&story.otto, &quiz, json!({"q": "b", "r": "b"})).await;
    assert_eq!(held(&story.otto).await, ["Expert", "Passed"]);
    let path = format!("/api/me/forms/{}/anonymous", text(&secret["id"]));
    let answer = json!({"id": "6f1b2f5c-3a0e-4d5e-9c1a-1f2e3d4c5b6b", "answers": {"why": "Because"}});
    story.lena.post(&path, answer).await.unwrap().ok().unwrap();
    assert_eq!(held(&story.lena).await, ["Passed"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_course_counts_with_the_score_of_what_it_asks() {
    let story = Story::begin("badge-rule-score").await;
    let (lena, otto) = tokio::join!(story.learner("Lena", "Leeds"), story.learner("Otto", "Leeds"));
    let form = form(&story, "assessment", quiz(), json!({"passScore": 50})).await;
    let course = story
        .course("Asked", vec![asks(&form, json!({"kind": "competent"}))])
        .await;
    let plain = story.course("Plain", vec![page("A")]).await;
    for course in [&course, &plain] {
        story.gives(course, json!({"everyone": []})).await;
    }
    let shown = story.reads(&format!("/api/courses/{course}")).await;
    let asking = shown["sections"][0]["activities"][0]["id"].clone();
    for (title, said) in [
        (
            "Course",
            json!({"refs": [course, plain], "match": "any", "minScore": 80}),
        ),
        (
            "Activity",
            json!({"trigger": "activity", "refs": [asking], "minScore": 80}),
        ),
    ] {
        let badge = story.badge(title).await;
        story.rule_in_force(&badge, said).await;
    }
    for (learner, answer) in [(&lena, "a"), (&otto, "b")] {
        let begun = begins(&learner.browser, &form).await.ok().unwrap().value();
        submits(&learner.browser, &begun, json!({"q": "b", "r": answer}))
            .await
            .ok()
            .unwrap();
        let courses = learner.courses().await;
        let asked = courses.iter().find(|one| one["title"] == "Asked").unwrap();
        assert_eq!(asked["status"], "completed");
        completes(learner, "Plain").await;
    }
    assert!(
        held(&lena.browser).await.is_empty(),
        "half of the points, and none at all"
    );
    assert_eq!(held(&otto.browser).await, ["Activity", "Course"]);

    // Tried once more, it counts.
    let begun = begins(&lena.browser, &form).await.ok().unwrap().value();
    submits(&lena.browser, &begun, json!({"q": "b", "r": "b"}))
        .await
        .ok()
        .unwrap();
    assert_eq!(held(&lena.browser).await, ["Activity", "Course"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_attends_an_event_is_awarded_and_undoing_it_takes_nothing() {
    let story = crate::events::Story::begin("badge-rule-event").await;
    let lena = story.learner("Lena").await;
    let event = story.event(json!({})).await;
    let made = story
        .ada
        .post("/api/badges", json!({"title": "Was there"}))
        .await
        .unwrap();
    in_force(
        &story.ada,
        &text(&made.value()["id"]),
        json!({"trigger": "event", "refs": [event]}),
    )
    .await;
    lena.seat(&event, "register").await.ok().unwrap();
    // It began an hour ago.
    story
        .tenant
        .sql(format!(
            "update events set starts_at = now() - interval '1 hour' where id = '{event}'"
        ))
        .await;
    assert!(held(&lena.browser).await.is_empty());
    for transition in ["attended", "undo", "attended"] {
        story.desk(&event, transition, &[&lena]).await.ok().unwrap();
        crate::events::followed(&story.tenant).await;
        assert_eq!(held(&lena.browser).await, ["Was there"], "{transition}");
    }
    assert_eq!(story.rows("select id::text from user_badges").await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn points_are_counted_as_they_were_earned_in_all() {
    let story = Story::begin("badge-rule-points").await;
    story.tenant.settings(json!({"rewards": true})).await;
    let lena = story.learner("Lena", "Leeds").await;
    for title in ["Fire", "Lift"] {
        let course = story.course(title, vec![page("A")]).await;
        story.gives(&course, json!({"everyone": []})).await;
        let body = json!({"type": "course", "documentId": course, "points": 20});
        story.ada.put("/api/rewards/points", body).await.unwrap().ok().unwrap();
    }
    let badge = story.badge("Thirty").await;
    story
        .rule_in_force(&badge, json!({"trigger": "points", "threshold": 30}))
        .await;
    completes(&lena, "Fire").await;
    assert!(held(&lena.browser).await.is_empty());
    let redeemed = lena
        .browser
        .post("/api/me/rewards/redemptions", json!({"amount": 15}))
        .await;
    redeemed.unwrap().ok().unwrap();
    completes(&lena, "Lift").await;
    assert_eq!(held(&lena.browser).await, ["Thirty"], "25 are left, 40 were earned");
}

#[tokio::test(flavor = "multi_thread")]
async fn days_in_a_row_are_counted_without_a_gap() {
    let story = Story::begin("badge-rule-streak").await;
    let lena = story.learner("Lena", "Leeds").await;
    let pages = ["A", "B", "C", "D"].map(page).to_vec();
    let course = story.course("Fire", pages).await;
    story.gives(&course, json!({"everyone": []})).await;
    let badge = story.badge("Three days").await;
    let said = json!({"trigger": "streak", "threshold": 3, "retroactive": true});
    story.rule_in_force(&badge, said).await;
    let back = async |days: i32, title: &str| {
        let round = lena.only().await;
        let id = activity(&lena.player(&round).await, title);
        story
            .tenant
            .sql(format!(
                "update user_activities set completed_at = completed_at - interval '{days} days' where activity_id = '{id}'"
            ))
            .await;
    };
    does_page(&lena, "Fire", "A").await;
    back(3, "A").await;
    does_page(&lena, "Fire", "B").await;
    back(1, "B").await;
    does_page(&lena, "Fire", "C").await;
    assert!(held(&lena.browser).await.is_empty(), "a day lies between");
    back(2, "C").await;
    does_page(&lena, "Fire", "D").await;
    assert_eq!(held(&lena.browser).await, ["Three days"]);
}
