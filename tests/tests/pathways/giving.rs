//! A pathway gives what lies on it, as a source of its own.
use serde_json::json;

use super::{course, item, optional, read};
use crate::learning::{Story, text};

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_a_pathway_has_what_lies_on_it_while_a_source_remains() {
    let story = Story::begin("pathway-given").await;
    let (lena, otto) = (
        story.learner("Lena", "Leeds").await,
        story.learner("Otto", "York").await,
    );
    let (fire, desk, plan) = (
        story.lesson("Fire").await,
        story.lesson("Desk").await,
        story.sheet("Plan").await,
    );
    let id = story
        .pathway("Welcome", vec![course(&fire), optional(&desk), item("resource", &plan)])
        .await;
    let saved = story.gives_pathway(&id, json!({"loc1": ["Leeds"]})).await;
    assert_eq!(saved["added"], 1, "the pathway's own people are counted");
    assert_eq!(lena.course_titles().await, ["Desk", "Fire"]);
    let mine = lena.courses().await;
    assert_eq!(
        (&mine[0]["isOptional"], &mine[1]["isOptional"]),
        (&json!(true), &json!(false))
    );
    assert_eq!(read(&lena.browser, "/api/me/resources").await["total"], 1);
    assert!(otto.courses().await.is_empty());

    let why = format!("/api/permissions/why?type=course&documentId={fire}&userId={}", lena.id);
    assert_eq!(story.reads(&why).await["assignment"]["others"], json!(["pathway"]));

    story.gives(&fire, json!({"loc1": ["Leeds", "York"]})).await;
    lena.completes(&desk).await;
    let rule = format!("/api/permissions/{}/status", text(&saved["permission"]["id"]));
    assert_eq!(story.does(&rule, json!({"status": "archived"})).await["removed"], 1);
    assert_eq!(lena.course_titles().await, ["Fire"], "the rule is a source of its own");
    assert_eq!(read(&lena.browser, "/api/me/resources").await["total"], 0);
    let archived_sql = "select count(*) from user_courses where archived_at is not null and status = 'completed'";
    assert_eq!(story.count(archived_sql).await, 1, "what was done stays");
    story.does(&rule, json!({"status": "active"})).await;
    assert_eq!(lena.course_titles().await, ["Desk", "Fire"]);
    assert_eq!(lena.on(&id).await["done"], 1);
    story.moves(&otto.id, "Leeds").await.ok().unwrap();
    assert_eq!(otto.course_titles().await, ["Desk", "Fire"], "a profile gives it, too");
    story.moves(&lena.id, "York").await.ok().unwrap();
    assert_eq!(lena.course_titles().await, ["Fire"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_changes_on_a_published_pathway_is_everybodys_when_it_is_published() {
    let story = Story::begin("pathway-changed").await;
    let lena = story.learner("Lena", "Leeds").await;
    let (fire, desk) = (story.lesson("Fire").await, story.lesson("Desk").await);
    let id = story.pathway("Welcome", vec![course(&fire)]).await;
    story.gives_pathway(&id, json!({"loc1": ["Leeds"]})).await;
    story.writes(&id, json!({"items": [course(&desk)]})).await.ok().unwrap();
    assert_eq!(
        story.reads(&format!("/api/pathways/{id}")).await["status"],
        "publishedwithdraft"
    );
    assert_eq!(lena.course_titles().await, ["Fire"], "a draft is nobody's");
    story.steps(&id, "publish").await.ok().unwrap();
    assert_eq!(lena.course_titles().await, ["Desk"]);
    let sources = "select count(*) from assignment_sources where kind = 'pathway'";
    assert_eq!(story.count(sources).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hidden_pathway_gives_nothing_and_gives_it_again_when_it_is_shown() {
    let story = Story::begin("pathway-hidden").await;
    let lena = story.learner("Lena", "Leeds").await;
    let fire = story.lesson("Fire").await;
    let id = story.pathway("Welcome", vec![course(&fire)]).await;
    story.gives_pathway(&id, json!({"everyone": []})).await;
    lena.completes(&fire).await;
    story.steps(&id, "unpublish").await.ok().unwrap();
    assert!(lena.course_titles().await.is_empty());
    assert_eq!(read(&lena.browser, "/api/me/pathways").await["total"], 0);
    story.steps(&id, "publish").await.ok().unwrap();
    assert_eq!(lena.course_titles().await, ["Fire"]);
    assert_eq!(lena.on(&id).await["status"], "completed");
    let many = json!({"ids": [id], "archived": true});
    let moved = story.does("/api/pathways/archived", many.clone()).await;
    assert_eq!(moved["changed"], json!([id]));
    assert!(lena.course_titles().await.is_empty());
    let refused = story.does("/api/pathways/archived", many).await;
    assert_eq!(refused["refused"][0]["code"], "wrong_state");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_course_that_is_published_later_comes_to_those_who_have_the_pathway() {
    let story = Story::begin("pathway-later").await;
    let lena = story.learner("Lena", "Leeds").await;
    let fire = story.lesson("Fire").await;
    let late = story.draft("Late", vec![crate::learning::page("A")]).await;
    let id = story.sequence("Welcome", vec![course(&late), course(&fire)]).await;
    story.gives_pathway(&id, json!({"everyone": []})).await;
    assert_eq!(lena.course_titles().await, ["Fire"]);
    let on = lena.on(&id).await;
    assert_eq!(super::each(&on, "isAvailable"), [json!(false), json!(true)]);
    assert_eq!(
        super::each(&on, "isLocked"),
        [json!(false), json!(false)],
        "what is hidden is passed over"
    );
    story.does(&format!("/api/courses/{late}/publish"), json!({})).await;
    assert_eq!(lena.course_titles().await, ["Fire", "Late"]);
    assert_eq!(super::each(&lena.on(&id).await, "isLocked")[1], json!(true));
}
