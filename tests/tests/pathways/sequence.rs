//! In a sequenced pathway the server opens one after the other.
use serde_json::json;

use super::{course, each, item, optional};
use crate::activities::{asks, begins, form, question};
use crate::learning::{Story, activity};

const QUESTION: &str = "018f0000-0000-7000-8000-000000000007";

#[tokio::test(flavor = "multi_thread")]
async fn what_comes_later_is_refused_on_its_content_until_what_comes_before_is_done() {
    let story = Story::begin("pathway-sequence").await;
    let lena = story.learner("Lena", "Leeds").await;
    let (fire, extra, desk, plan) = (
        story.lesson("Fire").await,
        story.lesson("Extra").await,
        story.lesson("Desk").await,
        story.sheet("Plan").await,
    );
    let items = vec![course(&fire), optional(&extra), course(&desk), item("resource", &plan)];
    let id = story.sequence("Welcome", items).await;
    story.gives_pathway(&id, json!({"everyone": []})).await;
    let on = lena.on(&id).await;
    assert_eq!(
        each(&on, "isLocked"),
        [json!(false), json!(true), json!(true), json!(true)]
    );
    assert_eq!(each(&on, "waitsFor")[3], json!(["Fire", "Desk"]));

    let assignment = lena.assignment_of(&desk).await;
    let player = format!("/api/me/courses/{assignment}");
    let refused = lena.browser.get(&player).await.unwrap();
    assert_eq!(
        (refused.status.as_u16(), refused.code().as_str()),
        (409, "pathway_locked")
    );
    assert!(refused.text().contains("Complete “Fire” first"), "{}", refused.text());
    let draft = story.reads(&format!("/api/courses/{desk}")).await;
    let page = activity(&draft, "A");
    let reported = lena.reports(&assignment, &page, json!({"opened": true})).await;
    assert_eq!(reported.code(), "pathway_locked");
    let sheet = format!("/api/me/resources/{plan}");
    assert_eq!(lena.browser.get(&sheet).await.unwrap().code(), "pathway_locked");
    let opened = lena.browser.post(&format!("{sheet}/opened"), json!({})).await.unwrap();
    assert_eq!(opened.code(), "pathway_locked");

    lena.completes(&fire).await;
    assert_eq!(
        each(&lena.on(&id).await, "isLocked"),
        [json!(false), json!(false), json!(false), json!(true)]
    );
    lena.completes(&desk).await;
    lena.browser.get(&sheet).await.unwrap().ok().unwrap();
    lena.browser
        .post(&format!("{sheet}/opened"), json!({}))
        .await
        .unwrap()
        .ok()
        .unwrap();
    let on = lena.on(&id).await;
    assert_eq!((&on["status"], &on["progress"]), (&json!("completed"), &json!(100)));
    lena.completes(&extra).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_somebody_has_by_another_way_is_open_and_a_waiver_opens_what_follows() {
    let story = Story::begin("pathway-other-way").await;
    let (lena, otto) = (
        story.learner("Lena", "Leeds").await,
        story.learner("Otto", "York").await,
    );
    let (fire, desk) = (story.lesson("Fire").await, story.lesson("Desk").await);
    let id = story.sequence("Welcome", vec![course(&fire), course(&desk)]).await;
    story.gives_pathway(&id, json!({"everyone": []})).await;
    story.gives(&desk, json!({"loc1": ["York"]})).await;
    let way = format!("/api/me/courses/{}", otto.assignment_of(&desk).await);
    otto.browser.get(&way).await.unwrap().ok().unwrap();

    let way = format!("/api/me/courses/{}", lena.assignment_of(&desk).await);
    assert_eq!(lena.browser.get(&way).await.unwrap().code(), "pathway_locked");
    let blank = format!("/api/pathways/{id}/learners/{}/waivers/{fire}", lena.id);
    let refused = story.ada.put(&blank, json!({"reason": " "})).await.unwrap();
    assert_eq!(refused.value()["errors"][0]["field"], "reason");
    let waived = story.waives(&id, &lena.id, &fire).await.ok().unwrap().value();
    assert_eq!(
        (&waived["states"][0]["isDone"], &waived["states"][0]["waiveReason"]),
        (&json!(true), &json!("Knows it."))
    );
    lena.browser.get(&way).await.unwrap().ok().unwrap();
    story.ada.delete(&blank, json!({})).await.unwrap().ok().unwrap();
    assert_eq!(lena.browser.get(&way).await.unwrap().code(), "pathway_locked");
    story.waives(&id, &lena.id, &fire).await.ok().unwrap();
    lena.completes(&desk).await;
    assert_eq!(lena.on(&id).await["status"], "completed");
    let late = story.ada.delete(&blank, json!({})).await.unwrap();
    assert_eq!(late.code(), "pathway_completed");
    let done = story.waives(&id, &lena.id, &desk).await;
    assert_eq!(done.code(), "already_completed");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_decided_elsewhere_is_locked_with_its_course() {
    let story = Story::begin("pathway-elsewhere").await;
    let fire = story.lesson("Fire").await;
    let survey = form(&story, "survey", question(), json!({})).await;
    let number = json!({"id": QUESTION, "kind": "numeric", "text": "How many?", "number": 42});
    let words = json!([{"type": "text", "text": "Draw it."}]);
    let doc = json!({"type": "doc", "content": [{"type": "paragraph", "content": words}]});
    let desk = story
        .course(
            "Desk",
            vec![
                json!({"type": "quiz", "title": "Quiz", "completion": {"kind": "score", "percent": 80},
                    "content": {"questions": [number]}}),
                json!({"type": "assignment", "title": "Work", "completion": {"kind": "submitted"},
                    "content": {"doc": doc, "maxFiles": 1, "attempts": 1}}),
                asks(&survey, json!({"kind": "submitted"})),
            ],
        )
        .await;
    let id = story.sequence("Welcome", vec![course(&fire), course(&desk)]).await;
    let lena = story.learner("Lena", "Leeds").await;
    story.gives_pathway(&id, json!({"everyone": []})).await;

    let assignment = lena.assignment_of(&desk).await;
    let draft = story.reads(&format!("/api/courses/{desk}")).await;
    let of = |title: &str, what: &str| {
        let one = activity(&draft, title);
        format!("/api/me/courses/{assignment}/activities/{one}/{what}")
    };
    for path in [of("Quiz", "quiz"), of("Work", "coursework")] {
        let begun = lena.browser.post(&path, json!({})).await.unwrap();
        assert_eq!(
            (begun.status.as_u16(), begun.code().as_str()),
            (409, "pathway_locked"),
            "{path}"
        );
    }
    let refused = begins(&lena.browser, &survey).await;
    assert!(refused.status.is_client_error(), "nor its form");

    lena.completes(&fire).await;
    for path in [of("Quiz", "quiz"), of("Work", "coursework")] {
        lena.browser.post(&path, json!({})).await.unwrap().ok().unwrap();
    }
    begins(&lena.browser, &survey).await.ok().unwrap();
}
