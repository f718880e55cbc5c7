//! Lena works through courses.
use serde_json::json;

use super::{Story, activities, activity, extra, long, page, player, report, text};

#[tokio::test(flavor = "multi_thread")]
async fn lena_leaves_in_the_middle_goes_on_elsewhere_and_completes() {
    let story = Story::begin("resume").await;
    let lena = story.learner("Lena", "Leeds").await;
    let list = json!([{"id": "0190f7a0-0000-7000-8000-000000000001", "text": "Mask", "required": true},
        {"id": "0190f7a0-0000-7000-8000-000000000002", "text": "Gloves", "required": true}]);
    let checklist = json!({"type": "checklist", "title": "Kit", "content": {"items": list}});
    let course = story
        .course("Safety", vec![page("Read"), checklist, extra("More")])
        .await;
    story.gives(&course, json!({"loc1": ["leeds"]})).await;

    let mine = &lena.courses().await[0];
    assert_eq!((&mine["status"], &mine["progress"]), (&json!("notstarted"), &json!(0)));
    let id = text(&mine["id"]);
    let shown = lena.player(&id).await;
    assert_eq!(
        (&shown["startedAt"], &shown["lastActivityId"]),
        (&json!(null), &json!(null)),
        "looking is not starting"
    );

    let read = lena
        .reports(&id, &activity(&shown, "Read"), json!({"opened": true}))
        .await
        .ok()
        .unwrap()
        .value();
    assert_eq!(
        (&read["activity"]["status"], &read["course"]["progress"]),
        (&json!("completed"), &json!(50))
    );
    let kit = activity(&shown, "Kit");
    let ticked = json!({"opened": true, "ticks": {"0190f7a0-0000-7000-8000-000000000001": true}});
    let half = lena.reports(&id, &kit, ticked).await.ok().unwrap().value();
    assert_eq!(
        (&half["activity"]["progress"], &half["course"]["status"]),
        (&json!(50), &json!("inprogress"))
    );

    let phone = story.elsewhere(&lena).await;
    let there = player(&phone, &id).await;
    assert_eq!(there["lastActivityId"], kit.as_str());
    assert_eq!(
        activities(&there)[1]["resume"]["ticked"],
        json!(["0190f7a0-0000-7000-8000-000000000001"])
    );
    // The other device tells its own tick alone: what was ticked here stays.
    let other = json!({"ticks": {"0190f7a0-0000-7000-8000-000000000002": true}});
    let done = report(&phone, &id, &kit, other).await.ok().unwrap().value();
    assert_eq!(
        (&done["course"]["status"], &done["course"]["progress"]),
        (&json!("completed"), &json!(100))
    );
    assert!(done["course"]["completedAt"].is_string());

    let shown = story.reads(&format!("/api/courses/{course}/progress")).await;
    assert_eq!(
        (&shown["total"], &shown["completed"], &shown["average"]),
        (&json!(1), &json!(1), &json!(100.0))
    );
    let who = story.reads(&format!("/api/courses/{course}/learners")).await;
    assert_eq!(
        (&who["items"][0]["firstName"], &who["items"][0]["activityTitle"]),
        (&json!("Lena"), &json!("Kit"))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_locked_is_neither_shown_nor_counted() {
    let story = Story::begin("locked").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story
        .draft("Steps", vec![page("One"), extra("Aside"), page("Two"), page("Three")])
        .await;
    let revision = story.reads(&format!("/api/courses/{course}")).await["revision"].clone();
    let path = format!("/api/courses/{course}");
    story
        .ada
        .patch(&path, json!({"sequential": true, "revision": revision}))
        .await
        .unwrap()
        .ok()
        .unwrap();
    story.does(&format!("/api/courses/{course}/publish"), json!({})).await;
    story.gives(&course, json!({"everyone": []})).await;
    let id = lena.only().await;

    let shown = lena.player(&id).await;
    let open = |shown: &serde_json::Value| {
        activities(shown)
            .iter()
            .map(|one| one["content"].is_object())
            .collect::<Vec<_>>()
    };
    assert_eq!(open(&shown), [true, false, false, false]);
    let three = activity(&shown, "Three");
    let refused = lena.reports(&id, &three, json!({"opened": true})).await;
    assert_eq!(
        (refused.status.as_u16(), refused.code().as_str()),
        (409, "activity_locked")
    );

    lena.reports(&id, &activity(&shown, "One"), json!({"opened": true}))
        .await
        .ok()
        .unwrap();
    assert_eq!(
        open(&lena.player(&id).await),
        [true, true, true, false],
        "what is not required holds nobody up"
    );
    lena.reports(&id, &activity(&shown, "Two"), json!({"opened": true}))
        .await
        .ok()
        .unwrap();
    let done = lena
        .reports(&id, &three, json!({"opened": true}))
        .await
        .ok()
        .unwrap()
        .value();
    assert_eq!(done["course"]["status"], "completed");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_outruns_the_clock_of_the_server() {
    let story = Story::begin("clock").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Patience", vec![long("Wait", 600)]).await;
    story.gives(&course, json!({"everyone": []})).await;
    let id = lena.only().await;
    let wait = activity(&lena.player(&id).await, "Wait");
    lena.reports(&id, &wait, json!({"opened": true})).await.ok().unwrap();
    for _ in 0..20 {
        let reply = lena
            .reports(&id, &wait, json!({"seconds": 3600}))
            .await
            .ok()
            .unwrap()
            .value();
        assert_eq!(reply["activity"]["status"], "inprogress");
    }
    let spent = activities(&lena.player(&id).await)[0]["spentSeconds"].as_i64().unwrap();
    assert!(spent < 60, "twenty claims of an hour came to {spent} seconds");
    for bad in [
        json!({"seconds": -1}),
        json!({"seconds": 1e9}),
        json!({"position": -3}),
        json!({"watched": [[9, 3]]}),
    ] {
        assert_eq!(lena.reports(&id, &wait, bad).await.status.as_u16(), 422);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_course_that_requires_nothing_counts_everything() {
    let story = Story::begin("optional").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Reading list", vec![extra("A"), extra("B")]).await;
    story.gives(&course, json!({"everyone": []})).await;
    let id = lena.only().await;
    let shown = lena.player(&id).await;
    let half = lena
        .reports(&id, &activity(&shown, "A"), json!({"opened": true}))
        .await
        .ok()
        .unwrap()
        .value();
    assert_eq!(
        (&half["course"]["progress"], &half["course"]["status"]),
        (&json!(50), &json!("inprogress"))
    );
    let done = lena
        .reports(&id, &activity(&shown, "B"), json!({"opened": true}))
        .await
        .ok()
        .unwrap()
        .value();
    assert_eq!(done["course"]["status"], "completed");
}

#[tokio::test(flavor = "multi_thread")]
async fn my_courses_are_found_filtered_and_sorted() {
    let story = Story::begin("list").await;
    let lena = story.learner("Lena", "Leeds").await;
    for (title, category) in [("Beta 100%", "safety"), ("Alpha", ""), ("Gamma", "Office")] {
        let course = story.draft(title, vec![page("Read")]).await;
        let path = format!("/api/courses/{course}");
        let revision = story.reads(&path).await["revision"].clone();
        let change = json!({"category": category, "revision": revision});
        story.ada.patch(&path, change).await.unwrap().ok().unwrap();
        story.does(&format!("{path}/publish"), json!({})).await;
        story.gives(&course, json!({"everyone": []})).await;
    }
    let titles = async |query: &str| {
        let page = lena
            .browser
            .get(&format!("/api/me/courses?{query}"))
            .await
            .unwrap()
            .ok()
            .unwrap()
            .value();
        let items = page["items"]
            .as_array()
            .unwrap()
            .iter()
            .map(|item| text(&item["title"]))
            .collect::<Vec<_>>();
        (items, page["total"].as_i64().unwrap())
    };
    assert_eq!(
        titles("").await,
        (vec!["Alpha".into(), "Beta 100%".into(), "Gamma".into()], 3)
    );
    assert_eq!(
        titles("sort=-title&perPage=1&page=2").await,
        (vec!["Beta 100%".into()], 3)
    );
    for (sort, first) in [("category", "Gamma"), ("-category", "Beta 100%")] {
        let (all, _) = titles(&format!("sort={sort}")).await;
        assert_eq!(
            (all[0].as_str(), all[2].as_str()),
            (first, "Alpha"),
            "those without a category come last: {sort}"
        );
    }
    assert_eq!(titles("search=100%25").await, (vec!["Beta 100%".into()], 1));
    assert_eq!(titles("search=_").await, (vec![], 0));
    assert_eq!(titles("page=9").await, (vec![], 3));
    let id = text(&lena.courses().await[0]["id"]);
    let read = activity(&lena.player(&id).await, "Read");
    lena.reports(&id, &read, json!({"opened": true})).await.ok().unwrap();
    assert_eq!(titles("status=completed").await, (vec!["Alpha".into()], 1));
    assert_eq!(titles("sort=-progress&perPage=1").await.0, ["Alpha"]);
    assert_eq!(
        lena.browser
            .get("/api/me/courses?status=asleep")
            .await
            .unwrap()
            .status
            .as_u16(),
        400
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_course_that_closes_in_the_middle_keeps_what_was_done_and_goes_on_when_it_opens_again() {
    let story = Story::begin("closes").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Safety", vec![page("A"), page("B")]).await;
    story.gives(&course, json!({"everyone": []})).await;
    let id = lena.only().await;
    let shown = lena.player(&id).await;
    let (a, b) = (activity(&shown, "A"), activity(&shown, "B"));
    lena.reports(&id, &a, json!({"opened": true})).await.ok().unwrap();

    story
        .tenant
        .sql("update course_versions set availability_until = now() - interval '1 minute'")
        .await;
    let refused = lena.reports(&id, &b, json!({"opened": true})).await;
    assert_eq!(
        (refused.status.as_u16(), refused.code().as_str()),
        (409, "course_closed")
    );
    let closed = lena.player(&id).await;
    assert_eq!(closed["progress"], 50);
    assert!(activities(&closed).iter().all(|one| !one["content"].is_object()));

    story
        .tenant
        .sql("update course_versions set availability_until = null")
        .await;
    let done = lena.reports(&id, &b, json!({"opened": true})).await;
    assert_eq!(done.ok().unwrap().value()["course"]["status"], "completed");
}
