//! What is not theirs is not there.
use serde_json::json;

use super::{opens, titles};
use crate::learning::Story;

#[tokio::test(flavor = "multi_thread")]
async fn somebody_elses_resource_is_as_absent_as_one_that_never_was() {
    let story = Story::begin("resource-outsiders").await;
    let (lena, otto) = (
        story.learner("Lena", "Leeds").await,
        story.learner("Otto", "York").await,
    );
    let id = story.resource("Fire plan").await;
    story.gives_resource(&id, json!({"loc1": ["Leeds"]})).await;
    let nobodys = "0190f7a0-0000-7000-8000-00000000dead";
    for browser in [&otto.browser, &story.ada] {
        for id in [id.as_str(), nobodys] {
            let read = browser.get(&format!("/api/me/resources/{id}")).await.unwrap();
            assert_eq!((read.status.as_u16(), read.code().as_str()), (404, "not_found"));
            assert_eq!(opens(browser, id, true).await.status.as_u16(), 404);
        }
    }
    for path in [
        "/api/resources".to_owned(),
        "/api/resources/words".to_owned(),
        format!("/api/resources/{id}"),
        format!("/api/resources/{id}/learners"),
        format!("/api/resources/{id}/assignment-job"),
    ] {
        assert_eq!(lena.browser.get(&path).await.unwrap().status.as_u16(), 403, "{path}");
    }
    story.moves(&lena.id, "York").await.ok().unwrap();
    assert_eq!(
        opens(&lena.browser, &id, false).await.status.as_u16(),
        404,
        "it was taken from her"
    );
    assert!(titles(&lena.browser, "").await.is_empty());
    assert_eq!(story.event_count("resource.opened").await, 0);
}
