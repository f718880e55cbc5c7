//! Bundles: grouped activities, done in any order, listed on their own.
use futures_util::future::join;
use serde_json::json;

use super::{Story, activity, page};

async fn bundles(story: &Story, course: &str, is_bundle: bool) -> learnt_compose::client::Reply {
    let path = format!("/api/courses/{course}");
    let revision = story.reads(&path).await["revision"].clone();
    let body = json!({"revision": revision, "isBundle": is_bundle});
    story.ada.put(&format!("{path}/bundle"), body).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bundle_stands_under_my_bundles_and_is_done_in_any_order() {
    let story = Story::begin("bundle").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.draft("First week", vec![page("A"), page("B")]).await;
    let path = format!("/api/courses/{course}");
    let revision = story.reads(&path).await["revision"].clone();
    let details = json!({"revision": revision, "sequential": true, "category": "Start"});
    story.ada.patch(&path, details).await.unwrap().ok().unwrap();
    bundles(&story, &course, true).await.ok().unwrap();
    story.does(&format!("{path}/publish"), json!({})).await;
    story.gives(&course, json!({"everyone": []})).await;

    assert!(lena.courses().await.is_empty(), "it is no course");
    let mine = lena
        .browser
        .get("/api/me/courses?bundle=true")
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    assert_eq!(mine["total"], 1);
    let categories = lena
        .browser
        .get("/api/me/courses/categories?bundle=true")
        .await
        .unwrap()
        .value();
    assert_eq!(categories, json!(["Start"]));
    let id = super::text(&mine["items"][0]["id"]);
    let shown = lena.player(&id).await;
    assert_eq!(
        (&shown["course"]["isBundle"], &shown["course"]["sequential"]),
        (&json!(true), &json!(false))
    );
    let second = activity(&shown, "B");
    lena.reports(&id, &second, json!({"opened": true})).await.ok().unwrap();
    assert_eq!(lena.player(&id).await["progress"], 50, "the second one first");

    let listed = async |filter: &str| story.reads(&format!("/api/courses?isBundle={filter}")).await["total"].clone();
    assert_eq!((listed("true").await, listed("false").await), (json!(1), json!(0)));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_somebody_did_something_in_stays_what_it_is() {
    let story = Story::begin("bundle-no").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Safety", vec![page("A"), page("B")]).await;
    story.gives(&course, json!({"everyone": []})).await;
    bundles(&story, &course, true).await.ok().unwrap();
    bundles(&story, &course, false).await.ok().unwrap();
    let id = lena.only().await;
    let first = activity(&lena.player(&id).await, "A");
    lena.reports(&id, &first, json!({"opened": true})).await.ok().unwrap();
    let refused = bundles(&story, &course, true).await;
    assert_eq!(
        (refused.status.as_u16(), &refused.value()["code"]),
        (409, &json!("has_activity"))
    );
    assert_eq!(
        refused.value()["detail"],
        "A course that already has user activity cannot be converted to a bundle."
    );
    assert_eq!(story.reads(&format!("/api/courses/{course}")).await["isBundle"], false);
}

/// A first step and a conversion at the same moment: one of them comes first, and the other knows.
#[tokio::test(flavor = "multi_thread")]
async fn a_first_step_beside_a_conversion_is_never_in_a_bundle_that_was_a_course() {
    let story = Story::begin("bundle-race").await;
    for round in 0..6 {
        let lena = story.learner(&format!("Lena{round}"), "Leeds").await;
        let course = story.course(&format!("Safety {round}"), vec![page("A")]).await;
        story.gives(&course, json!({"userId": [lena.id]})).await;
        let id = lena.only().await;
        let first = activity(&lena.player(&id).await, "A");
        let (converted, report) = join(
            bundles(&story, &course, true),
            lena.reports(&id, &first, json!({"opened": true})),
        )
        .await;
        let report = report.status.as_u16();
        assert_eq!(report, 200, "round {round}: what somebody does counts in both");
        assert!(
            [200, 409].contains(&converted.status.as_u16()),
            "round {round}: {}",
            converted.text()
        );
        let is_bundle = story.reads(&format!("/api/courses/{course}")).await["isBundle"].clone();
        assert_eq!(is_bundle, json!(converted.status.as_u16() == 200), "round {round}");
        assert_eq!(bundles(&story, &course, is_bundle == false).await.status.as_u16(), 409);
    }
}
