//! What is not theirs is not there: the same answer for absent and for somebody else's.
use learnt_compose::client::Client;
use serde_json::{Value, json};

use super::{Story, activity, page, report};

const NOBODYS: &str = "0190f7a0-0000-7000-8000-00000000dead";

/// Status and body of an answer, without the id of the request.
async fn answer(browser: &Client, path: &str) -> (u16, Value) {
    let reply = browser.get(path).await.unwrap();
    let mut body = reply.value();
    body["requestId"] = json!("");
    (reply.status.as_u16(), body)
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_elses_course_is_as_absent_as_one_that_never_was() {
    let story = Story::begin("outsiders").await;
    let (lena, otto) = (
        story.learner("Lena", "Leeds").await,
        story.learner("Otto", "York").await,
    );
    let course = story.course("Safety", vec![page("A")]).await;
    story.gives(&course, json!({"loc1": ["Leeds"]})).await;
    let id = lena.only().await;
    let page_a = activity(&lena.player(&id).await, "A");

    let absent = answer(&otto.browser, &format!("/api/me/courses/{NOBODYS}")).await;
    assert_eq!(absent.0, 404);
    assert_eq!(answer(&otto.browser, &format!("/api/me/courses/{id}")).await, absent);
    assert_eq!(
        answer(&story.ada, &format!("/api/me/courses/{id}")).await,
        absent,
        "an admin's own courses are her own"
    );
    for (whose, what) in [(id.as_str(), page_a.as_str()), (NOBODYS, page_a.as_str())] {
        let refused = report(&otto.browser, whose, what, json!({"opened": true})).await;
        assert_eq!((refused.status.as_u16(), refused.code().as_str()), (404, "not_found"));
    }
    let refused = report(&lena.browser, &id, NOBODYS, json!({"opened": true})).await;
    assert_eq!(refused.status.as_u16(), 404);
    assert_eq!(lena.player(&id).await["status"], "notstarted", "nothing was written");
}

#[tokio::test(flavor = "multi_thread")]
async fn learners_see_no_rules_and_nobody_elses_progress() {
    let story = Story::begin("roles").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Safety", vec![page("A")]).await;
    story.gives(&course, json!({"everyone": []})).await;
    let paths = [
        "/api/permissions".to_owned(),
        "/api/permissions/categories".to_owned(),
        "/api/permissions/values?category=loc1".to_owned(),
        format!("/api/permissions/why?documentId={course}&userId={}", lena.id),
        "/api/permissions/export.csv".to_owned(),
        "/api/courses/export.csv".to_owned(),
        format!("/api/courses/{course}/learners"),
        format!("/api/courses/{course}/learners.csv"),
        format!("/api/courses/{course}/progress"),
    ];
    for path in paths {
        assert_eq!(lena.browser.get(&path).await.unwrap().status.as_u16(), 403, "{path}");
        assert_eq!(
            story.tenant.client().get(&path).await.unwrap().status.as_u16(),
            401,
            "{path}"
        );
    }
    let body = json!({"type": "course", "documentId": course, "rule": {"everyone": []}});
    for path in ["/api/permissions", "/api/permissions/preview"] {
        assert_eq!(
            lena.browser.post(path, body.clone()).await.unwrap().status.as_u16(),
            403
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn another_tenant_is_another_world() {
    let (acme, munro) = (Story::begin("worlda").await, Story::begin("worldb").await);
    let lena = acme.learner("Lena", "Leeds").await;
    let course = acme.course("Safety", vec![page("A")]).await;
    let rule = acme.gives(&course, json!({"everyone": []})).await["permission"]["id"].clone();
    let id = lena.only().await;

    // Munro's admin with Acme's ids, at home.
    for path in [
        format!("/api/courses/{course}/learners"),
        format!("/api/courses/{course}/progress"),
        format!("/api/me/courses/{id}"),
    ] {
        assert_eq!(munro.ada.get(&path).await.unwrap().status.as_u16(), 404, "{path}");
    }
    let path = format!("/api/permissions/{}", rule.as_str().unwrap());
    let edit = json!({"revision": 1, "rule": {"everyone": []}});
    assert_eq!(munro.ada.patch(&path, edit).await.unwrap().status.as_u16(), 404);
    // Acme's token at Munro's host.
    let mixed = munro.tenant.client();
    mixed.set_token(lena.browser.token());
    assert_eq!(mixed.get("/api/me/courses").await.unwrap().status.as_u16(), 401);
}
