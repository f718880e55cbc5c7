//! A pathway names the teams that look after it: their admins change it, say who is given it, and let people off its items.

use reqwest::Method;
use serde_json::json;

use super::course;
use crate::brand::looked_after::{Document, RequestSpec};
use crate::learning::Story;

/// What changes a pathway besides what changes a document of any type.
fn changes(id: &str) -> Vec<RequestSpec> {
    let at = format!("/api/pathways/{id}");
    let mut changes = vec![(
        Method::PUT,
        at.clone(),
        json!({"revision": 1, "title": "Mine", "handle": "mine", "items": []}),
    )];
    for step in ["publish", "unpublish", "archive"] {
        changes.push((
            Method::POST,
            format!("{at}/status"),
            json!({"revision": 1, "step": step}),
        ));
    }
    changes
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pathway_is_changed_by_admins_of_the_teams_that_look_after_it_alone() {
    let story = Story::begin("whose-pathway").await;
    let fire = story.lesson("Fire").await;
    let id = story.pathway("Welcome", vec![course(&fire)]).await;
    let document = Document::of(&story, "pathway", "/api/pathways", &id).await;
    let mut own = changes(&id);
    let waiver = format!("/api/pathways/{id}/learners/{}/waivers/{fire}", document.finn());
    own.push((Method::PUT, waiver.clone(), json!({"reason": "Knows it."})));
    own.push((Method::DELETE, waiver, json!({})));
    document.is_changed_by_admins_of_its_teams_alone(own).await;
    document.stays_when_many_are_archived().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pathway_is_handed_to_teams_that_there_are() {
    let story = Story::begin("whose-way").await;
    let fire = story.lesson("Fire").await;
    let id = story.pathway("Welcome", vec![course(&fire)]).await;
    let document = Document::of(&story, "pathway", "/api/pathways", &id).await;
    document.is_handed_to_teams_that_there_are().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_after_a_pathway_is_nothing_to_outsiders() {
    let story = Story::begin("whose-road").await;
    let fire = story.lesson("Fire").await;
    let id = story.pathway("Welcome", vec![course(&fire)]).await;
    let document = Document::of(&story, "pathway", "/api/pathways", &id).await;
    document.is_nothing_to_outsiders("whose-road-else").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_is_looked_after_by_whoever_may_change_it() {
    let story = Story::begin("whose-way-copy").await;
    let fire = story.lesson("Fire").await;
    let id = story.pathway("Welcome", vec![course(&fire)]).await;
    let document = Document::of(&story, "pathway", "/api/pathways", &id).await;
    document.is_copied_for_whoever_may_change_the_copy().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_says_how_many_have_a_pathway_and_how_many_of_them_are_here() {
    let story = Story::begin("way-counts").await;
    story.learner("Lena", "Leeds").await;
    let otto = story.learner("Otto", "Leeds").await;
    let fire = story.lesson("Fire").await;
    let id = story.pathway("Welcome", vec![course(&fire)]).await;
    story.gives_pathway(&id, json!({"loc1": ["Leeds"]})).await;
    otto.works_elsewhere(&story).await;
    let list = story.reads("/api/pathways").await;
    let row = &list["items"][0];
    assert_eq!((&row["people"], &row["peopleHere"]), (&json!(2), &json!(1)));
}
