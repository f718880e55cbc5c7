//! A pathway is completed once, with what completes its last item.
use futures_util::future::join_all;
use serde_json::json;

use super::{course, item, optional, read};
use crate::learning::Story;

#[tokio::test(flavor = "multi_thread")]
async fn the_last_required_item_completes_it_and_what_was_done_before_counts() {
    let story = Story::begin("pathway-done").await;
    let lena = story.learner("Lena", "Leeds").await;
    let (fire, desk, extra) = (
        story.lesson("Fire").await,
        story.lesson("Desk").await,
        story.lesson("Extra").await,
    );
    story.gives(&fire, json!({"everyone": []})).await;
    lena.completes(&fire).await;
    let id = story
        .pathway("Welcome", vec![course(&fire), course(&desk), optional(&extra)])
        .await;
    story.gives_pathway(&id, json!({"loc1": ["Leeds"]})).await;
    let on = lena.on(&id).await;
    assert_eq!(
        (&on["status"], &on["progress"], &on["done"]),
        (&json!("inprogress"), &json!(50), &json!(1))
    );
    lena.completes(&desk).await;
    let on = lena.on(&id).await;
    assert_eq!((&on["status"], &on["progress"]), (&json!("completed"), &json!(100)));
    assert_eq!(story.event_count("pathway.completed").await, 1);
    let written = story.reads("/api/audit-log?action=pathway.completed").await;
    let row = &written["items"][0];
    assert_eq!(
        (&row["actorName"], &row["subjectName"]),
        (&json!("Lena Berg"), &json!("Welcome"))
    );

    let more = story.lesson("More").await;
    let items = json!([course(&fire), course(&desk), course(&more)]);
    story.writes(&id, json!({"items": items})).await.ok().unwrap();
    story.steps(&id, "publish").await.ok().unwrap();
    let on = lena.on(&id).await;
    assert_eq!(on["status"], "completed", "what was completed stays completed");
    assert_eq!(lena.course_titles().await, ["Desk", "Fire", "More"]);
    let figures = story.reads(&format!("/api/pathways/{id}/progress")).await;
    assert_eq!((&figures["total"], &figures["completed"]), (&json!(1), &json!(1)));
    let file = story
        .ada
        .get(&format!("/api/pathways/{id}/learners.csv"))
        .await
        .unwrap();
    assert!(file.text().contains("Lena,Berg,"), "{}", file.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn so_many_of_them_complete_it_and_a_beginning_shows() {
    let story = Story::begin("pathway-some").await;
    let lena = story.learner("Lena", "Leeds").await;
    let (fire, desk, plan) = (
        story
            .course("Fire", vec![crate::learning::page("A"), crate::learning::page("B")])
            .await,
        story.lesson("Desk").await,
        story.sheet("Plan").await,
    );
    let items = vec![course(&fire), course(&desk), item("resource", &plan)];
    let id = story.drafted("Choose", json!({"requiredCount": 2}), items).await;
    story.steps(&id, "publish").await.ok().unwrap();
    story.gives_pathway(&id, json!({"everyone": []})).await;
    assert_eq!(lena.on(&id).await["status"], "notstarted");
    let way = lena.way_through(&fire).await;
    lena.browser
        .post(&way, json!({"opened": true}))
        .await
        .unwrap()
        .ok()
        .unwrap();
    let on = lena.on(&id).await;
    assert_eq!((&on["status"], &on["progress"]), (&json!("inprogress"), &json!(0)));
    lena.completes(&desk).await;
    assert_eq!(lena.on(&id).await["progress"], 50);
    let opened = format!("/api/me/resources/{plan}/opened");
    lena.browser.post(&opened, json!({})).await.unwrap().ok().unwrap();
    assert_eq!(lena.on(&id).await["status"], "completed");
    let list = read(&lena.browser, "/api/me/pathways?status=completed&search=choose").await;
    assert_eq!(list["total"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_last_items_completed_at_once_complete_it_once() {
    let story = Story::begin("pathway-race").await;
    let lena = story.learner("Lena", "Leeds").await;
    let elsewhere = story.elsewhere(&lena).await;
    for round in 0..5 {
        let (one, other) = (
            story.lesson(&format!("One {round}")).await,
            story.lesson(&format!("Other {round}")).await,
        );
        let id = story
            .pathway(&format!("Way {round}"), vec![course(&one), course(&other)])
            .await;
        story.gives_pathway(&id, json!({"everyone": []})).await;
        let (one, other) = (lena.way_through(&one).await, lena.way_through(&other).await);
        let opened = json!({"opened": true});
        let calls = [
            lena.browser.post(&one, opened.clone()),
            elsewhere.post(&other, opened.clone()),
            elsewhere.post(&one, opened.clone()),
            lena.browser.post(&other, opened),
        ];
        for reply in join_all(calls).await {
            reply.unwrap().ok().unwrap();
        }
        assert_eq!(lena.on(&id).await["status"], "completed");
        assert_eq!(story.event_count("pathway.completed").await, round + 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn given_while_its_item_is_completed_it_counts_that_item() {
    let story = Story::begin("pathway-meanwhile").await;
    let lena = story.learner("Lena", "Leeds").await;
    for round in 0..5 {
        let fire = story.lesson(&format!("Fire {round}")).await;
        story.gives(&fire, json!({"everyone": []})).await;
        let id = story.pathway(&format!("Way {round}"), vec![course(&fire)]).await;
        let way = lena.way_through(&fire).await;
        let rule = json!({"type": "pathway", "documentId": id, "rule": {"everyone": []}});
        let calls = [
            lena.browser.post(&way, json!({"opened": true})),
            story.ada.post("/api/permissions", rule),
        ];
        for reply in join_all(calls).await {
            reply.unwrap().ok().unwrap();
        }
        assert_eq!(lena.on(&id).await["status"], "completed");
    }
    assert_eq!(story.event_count("pathway.completed").await, 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_hidden_is_passed_over_and_may_complete_it() {
    let story = Story::begin("pathway-passed-over").await;
    let lena = story.learner("Lena", "Leeds").await;
    let (fire, desk) = (story.lesson("Fire").await, story.lesson("Desk").await);
    let id = story.pathway("Welcome", vec![course(&fire), course(&desk)]).await;
    story.gives_pathway(&id, json!({"everyone": []})).await;
    lena.completes(&fire).await;
    assert_eq!(lena.on(&id).await["progress"], 50);
    story.does(&format!("/api/courses/{desk}/unpublish"), json!({})).await;
    let on = lena.on(&id).await;
    assert_eq!((&on["status"], &on["progress"]), (&json!("completed"), &json!(100)));
    assert_eq!(on["states"][1]["isAvailable"], false);
}

#[tokio::test(flavor = "multi_thread")]
async fn laid_on_a_pathway_while_it_is_completed_it_counts() {
    let story = Story::begin("pathway-laid").await;
    let lena = story.learner("Lena", "Leeds").await;
    for round in 0..4 {
        let (fire, desk) = (
            story.lesson(&format!("Fire {round}")).await,
            story.lesson(&format!("Desk {round}")).await,
        );
        story.gives(&desk, json!({"everyone": []})).await;
        let id = story.pathway(&format!("Way {round}"), vec![course(&fire)]).await;
        story.gives_pathway(&id, json!({"everyone": []})).await;
        let items = json!({"items": [course(&fire), course(&desk)]});
        story.writes(&id, items).await.ok().unwrap();
        let way = lena.way_through(&desk).await;
        let (done, published) = tokio::join!(
            lena.browser.post(&way, json!({"opened": true})),
            story.steps(&id, "publish")
        );
        done.unwrap().ok().unwrap();
        published.ok().unwrap();
        assert_eq!(lena.on(&id).await["progress"], 50);
        lena.completes(&fire).await;
        assert_eq!(lena.on(&id).await["status"], "completed");
    }
}
