//! A package names the teams that look after it: their admins change it and say who is given it.

use reqwest::Method;
use serde_json::json;

use crate::brand::looked_after::{Document, RequestSpec};
use crate::learning::{Story, page};

/// What changes a package besides what changes a document of any type.
fn changes(id: &str) -> Vec<RequestSpec> {
    let at = format!("/api/packages/{id}");
    let mut changes = vec![(
        Method::PUT,
        at.clone(),
        json!({"revision": 1, "title": "Mine", "items": []}),
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

/// A published package of one course.
async fn package(story: &Story) -> String {
    let fire = story.course("Fire", vec![page("A")]).await;
    story.package("First month", &[("course", &fire)]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_package_is_changed_by_admins_of_the_teams_that_look_after_it_alone() {
    let story = Story::begin("whose-package").await;
    let id = package(&story).await;
    let document = Document::of(&story, "package", "/api/packages", &id).await;
    document.is_changed_by_admins_of_its_teams_alone(changes(&id)).await;
    document.stays_when_many_are_archived().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_package_is_handed_to_teams_that_there_are() {
    let story = Story::begin("whose-box").await;
    let id = package(&story).await;
    let document = Document::of(&story, "package", "/api/packages", &id).await;
    document.is_handed_to_teams_that_there_are().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_after_a_package_is_nothing_to_outsiders() {
    let story = Story::begin("whose-set").await;
    let id = package(&story).await;
    let document = Document::of(&story, "package", "/api/packages", &id).await;
    document.is_nothing_to_outsiders("whose-set-else").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_is_looked_after_by_whoever_may_change_it() {
    let story = Story::begin("whose-box-copy").await;
    let id = package(&story).await;
    let document = Document::of(&story, "package", "/api/packages", &id).await;
    document.is_copied_for_whoever_may_change_the_copy().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_says_how_many_have_a_package_and_how_many_of_them_are_here() {
    let story = Story::begin("box-counts").await;
    story.learner("Lena", "Leeds").await;
    let otto = story.learner("Otto", "Leeds").await;
    let id = package(&story).await;
    story.gives_package(&id, json!({"loc1": ["Leeds"]})).await;
    otto.works_elsewhere(&story).await;
    let list = story.reads("/api/packages").await;
    let row = &list["items"][0];
    assert_eq!((&row["people"], &row["peopleHere"]), (&json!(2), &json!(1)));
}
