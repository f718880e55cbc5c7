//! A resource names the teams that look after it: their admins change it and say who is given it.

use reqwest::Method;
use serde_json::json;

use crate::brand::looked_after::{Document, RequestSpec};
use crate::learning::Story;

/// What changes a resource besides what changes a document of any type.
fn changes(id: &str) -> Vec<RequestSpec> {
    let at = format!("/api/resources/{id}");
    let nobodys = "0190f7a0-0000-7000-8000-00000000dead";
    vec![
        (Method::PATCH, at.clone(), json!({"revision": 1, "title": "Mine"})),
        (
            Method::POST,
            format!("{at}/versions"),
            json!({"revision": 1, "fileId": nobodys}),
        ),
        (
            Method::POST,
            format!("{at}/status"),
            json!({"revision": 1, "status": "draft"}),
        ),
        (
            Method::POST,
            format!("{at}/status"),
            json!({"revision": 1, "status": "archived"}),
        ),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_resource_is_changed_by_admins_of_the_teams_that_look_after_it_alone() {
    let story = Story::begin("whose-resource").await;
    let id = story.resource("Fire plan").await;
    let document = Document::of(&story, "resource", "/api/resources", &id).await;
    document.is_changed_by_admins_of_its_teams_alone(changes(&id)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_resource_is_handed_to_teams_that_there_are() {
    let story = Story::begin("whose-sheet").await;
    let id = story.resource("Fire plan").await;
    let document = Document::of(&story, "resource", "/api/resources", &id).await;
    document.is_handed_to_teams_that_there_are().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_after_a_resource_is_nothing_to_outsiders() {
    let story = Story::begin("whose-file").await;
    let id = story.resource("Fire plan").await;
    let document = Document::of(&story, "resource", "/api/resources", &id).await;
    document.is_nothing_to_outsiders("whose-file-else").await;
}
