//! What is not theirs is not there.
use serde_json::json;

use super::course;
use crate::learning::Story;

#[tokio::test(flavor = "multi_thread")]
async fn somebody_elses_pathway_is_as_absent_as_one_that_never_was() {
    let story = Story::begin("pathway-outsiders").await;
    let (lena, otto) = (
        story.learner("Lena", "Leeds").await,
        story.learner("Otto", "York").await,
    );
    let fire = story.lesson("Fire").await;
    let id = story.pathway("Welcome", vec![course(&fire)]).await;
    story.gives_pathway(&id, json!({"loc1": ["Leeds"]})).await;
    let nobodys = "0190f7a0-0000-7000-8000-00000000dead";
    for browser in [&otto.browser, &story.ada] {
        for id in [id.as_str(), nobodys] {
            let read = browser.get(&format!("/api/me/pathways/{id}")).await.unwrap();
            assert_eq!((read.status.as_u16(), read.code().as_str()), (404, "not_found"));
        }
    }
    for path in [
        "/api/pathways".to_owned(),
        format!("/api/pathways/{id}"),
        format!("/api/pathways/{id}/learners"),
        format!("/api/pathways/{id}/learners/{}", lena.id),
        format!("/api/pathways/{id}/learners.csv"),
    ] {
        assert_eq!(lena.browser.get(&path).await.unwrap().status.as_u16(), 403, "{path}");
    }
    let absent = story.waives(&id, &otto.id, &fire).await;
    assert_eq!(absent.status.as_u16(), 404, "he does not have it");
}
