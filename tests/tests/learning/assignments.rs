//! Who has a course follows from rules and people, at every moment.
use serde_json::json;

use super::{Story, activity, page, text};

#[tokio::test(flavor = "multi_thread")]
async fn the_preview_says_what_saving_does() {
    let story = Story::begin("preview").await;
    let (lena, otto) = (
        story.learner("Lena", "Leeds").await,
        story.learner("Otto", "York").await,
    );
    let course = story.course("Safety", vec![page("A")]).await;
    let ask = json!({"type": "course", "documentId": course, "rule": {"loc1": ["LEEDS"]}});
    let before = story.does("/api/permissions/preview", ask).await;
    assert_eq!(
        (&before["matching"], &before["added"], &before["removed"]),
        (&json!(1), &json!(1), &json!(0))
    );
    assert_eq!(before["people"]["added"][0]["userId"], lena.id.as_str());
    assert!(lena.courses().await.is_empty(), "a preview gives nothing");
    assert_eq!(
        story.count("select count(*) from permissions").await,
        0,
        "and keeps nothing"
    );

    let saved = story.gives(&course, json!({"loc1": ["Leeds"]})).await;
    assert_eq!(
        (&saved["added"], &saved["removed"], &saved["permission"]["people"]),
        (&json!(1), &json!(0), &json!(1))
    );
    let rule = saved["permission"].clone();
    let ask = json!({"type": "course", "documentId": course, "permissionId": rule["id"], "rule": {"loc1": ["York"]}});
    let change = story.does("/api/permissions/preview", ask).await;
    assert_eq!(change["people"]["added"][0]["userId"], otto.id.as_str());
    assert_eq!(change["people"]["removed"][0]["userId"], lena.id.as_str());
    let path = format!("/api/permissions/{}", text(&rule["id"]));
    let body = json!({"revision": rule["revision"], "rule": {"loc1": ["York"]}});
    let changed = story.ada.patch(&path, body).await.unwrap().ok().unwrap().value();
    assert_eq!((&changed["added"], &changed["removed"]), (&json!(1), &json!(1)));
    assert_eq!((lena.courses().await.len(), otto.courses().await.len()), (0, 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_loses_a_course_finds_it_again_as_it_was() {
    let story = Story::begin("history").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Safety", vec![page("A"), page("B")]).await;
    story.gives(&course, json!({"loc1": ["Leeds"]})).await;
    let id = lena.only().await;
    let first = activity(&lena.player(&id).await, "A");
    lena.reports(&id, &first, json!({"opened": true})).await.ok().unwrap();

    story.moves(&lena.id, "York").await.ok().unwrap();
    assert!(lena.courses().await.is_empty());
    assert_eq!(
        lena.browser
            .get(&format!("/api/me/courses/{id}"))
            .await
            .unwrap()
            .status
            .as_u16(),
        404
    );
    assert_eq!(
        lena.reports(&id, &first, json!({"opened": true})).await.status.as_u16(),
        404
    );
    assert_eq!(
        story.reads(&format!("/api/courses/{course}/progress")).await["total"],
        0
    );

    story.moves(&lena.id, "Leeds").await.ok().unwrap();
    assert_eq!(lena.only().await, id);
    let again = lena.player(&id).await;
    assert_eq!(
        (&again["progress"], &again["lastActivityId"]),
        (&json!(50), &json!(first))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn two_rules_hold_a_course_until_both_let_go() {
    let story = Story::begin("two").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Safety", vec![page("A")]).await;
    let by_place = story.gives(&course, json!({"loc1": ["Leeds"]})).await["permission"]["id"].clone();
    let optional = json!({"type": "course", "documentId": course, "rule": {"userId": [lena.id]}, "isOptional": true});
    let by_name = story.does("/api/permissions", optional).await;
    assert_eq!(by_name["added"], 0, "she has it already");
    assert_eq!(by_name["permission"]["names"][0]["name"], "Lena Berg");
    assert_eq!(lena.courses().await[0]["isOptional"], false, "one rule makes it a duty");
    // A duty too, and then optional: what somebody has by it stays with them.
    let path = format!("/api/permissions/{}", text(&by_name["permission"]["id"]));
    let mut revision = by_name["permission"]["revision"].clone();
    for optional in [false, true] {
        let body = json!({"revision": revision, "isOptional": optional});
        let saved = story.ada.patch(&path, body).await.unwrap().ok().unwrap().value();
        revision = saved["permission"]["revision"].clone();
    }

    let status_path = |rule: &serde_json::Value| format!("/api/permissions/{}/status", text(rule));
    let gone = story.does(&status_path(&by_place), json!({"status": "archived"})).await;
    assert_eq!(gone["removed"], 0);
    assert_eq!(lena.courses().await[0]["isOptional"], true);
    let gone = story
        .does(
            &status_path(&by_name["permission"]["id"]),
            json!({"status": "archived"}),
        )
        .await;
    assert_eq!((&gone["removed"], lena.courses().await.len()), (&json!(1), 0));
    let back = story.does(&status_path(&by_place), json!({"status": "active"})).await;
    assert_eq!((&back["added"], lena.courses().await.len()), (&json!(1), 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hidden_course_is_given_when_it_is_published() {
    let story = Story::begin("hidden").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.draft("Safety", vec![page("A")]).await;
    let saved = story.gives(&course, json!({"everyone": []})).await;
    assert_eq!((&saved["added"], lena.courses().await.len()), (&json!(0), 0));
    story.does(&format!("/api/courses/{course}/publish"), json!({})).await;
    let id = lena.only().await;
    let shown = lena.player(&id).await;
    lena.reports(&id, &activity(&shown, "A"), json!({"opened": true}))
        .await
        .ok()
        .unwrap();

    story.does(&format!("/api/courses/{course}/unpublish"), json!({})).await;
    assert!(lena.courses().await.is_empty());
    assert_eq!(
        lena.browser
            .get(&format!("/api/me/courses/{id}"))
            .await
            .unwrap()
            .status
            .as_u16(),
        404
    );
    let otto = story.learner("Otto", "York").await;
    assert!(otto.courses().await.is_empty());

    story.does(&format!("/api/courses/{course}/publish"), json!({})).await;
    assert_eq!(lena.player(&id).await["status"], "completed", "history is kept");
    assert_eq!(otto.courses().await.len(), 1, "who came meanwhile has it too");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_hire_and_whoever_leaves() {
    let story = Story::begin("hire").await;
    let course = story.course("Safety", vec![page("A")]).await;
    story.gives(&course, json!({"everyone": []})).await;
    let lena = story.learner("Lena", "Leeds").await;
    assert_eq!(lena.courses().await.len(), 1);
    let gone = json!({"ids": [lena.id], "status": "terminated"});
    story.does("/api/people/status", gone).await;
    assert_eq!(
        story
            .reads(&format!("/api/courses/{course}/learners?search=lena"))
            .await["total"],
        0
    );
    story
        .does("/api/people/status", json!({"ids": [lena.id], "status": "active"}))
        .await;
    assert_eq!(
        story
            .reads(&format!("/api/courses/{course}/learners?search=lena"))
            .await["total"],
        1
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_waits_for_somebody_is_what_they_have_to_do_and_can_do_now() {
    let story = Story::begin("due").await;
    let lena = story.learner("Lena", "Leeds").await;
    let due = async || {
        let teams = lena.browser.get("/api/me/teams").await.unwrap().ok().unwrap().value();
        assert_eq!(teams[0]["tenantId"], story.tenant.id.as_str());
        assert!(teams[0]["tenantName"].is_string());
        teams[0]["due"].as_i64().unwrap()
    };
    let everyone = json!({"everyone": []});
    let (first, second) = (
        story.course("Safety", vec![page("A")]).await,
        story.course("Lifting", vec![page("B")]).await,
    );
    let optional = story.course("Juggling", vec![page("C")]).await;
    for course in [&first, &second] {
        story.gives(course, everyone.clone()).await;
    }
    let body = json!({"type": "course", "documentId": optional, "rule": everyone, "isOptional": true});
    story.does("/api/permissions", body).await;
    let taken = json!({"type": "course", "documentId": optional});
    let path = "/api/me/optional-learning/enrol";
    lena.browser.post(path, taken).await.unwrap().ok().unwrap();
    assert_eq!(
        (lena.courses().await.len(), due().await),
        (3, 2),
        "the optional one can be left undone"
    );

    story.does(&format!("/api/courses/{second}/unpublish"), json!({})).await;
    assert_eq!(
        (lena.courses().await.len(), due().await),
        (2, 1),
        "a hidden course waits for nobody"
    );
    let courses = lena.courses().await;
    let safety = courses.iter().find(|course| course["title"] == "Safety").unwrap();
    let id = text(&safety["id"]);
    let only = activity(&lena.player(&id).await, "A");
    lena.reports(&id, &only, json!({"opened": true})).await.ok().unwrap();
    assert_eq!(due().await, 0);
}
