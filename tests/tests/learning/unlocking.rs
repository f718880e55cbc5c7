//! When activities open: after others, with time; and what could never open is not published.

use serde_json::{Value, json};

use super::{Learner, Story, activities, activity, page, text};

async fn opens(story: &Story, course: &str, title: &str, rule: Value) -> learnt_compose::client::Reply {
    let path = format!("/api/courses/{course}");
    let view = story.reads(&path).await;
    let id = activity(&view, title);
    let body = json!({"revision": view["revision"], "opens": rule});
    story.ada.patch(&format!("{path}/activities/{id}"), body).await.unwrap()
}

async fn one(learner: &Learner, round: &str, title: &str) -> Value {
    let shown = learner.player(round).await;
    activities(&shown)
        .into_iter()
        .find(|one| one["title"] == title)
        .unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_activity_opens_when_what_it_waits_for_is_completed_and_the_server_holds_it_until_then() {
    let story = Story::begin("opens-after").await;
    let course = story.draft("Safety", vec![page("A"), page("B"), page("C")]).await;
    let view = story.reads(&format!("/api/courses/{course}")).await;
    let first = activity(&view, "A");
    let rule = json!({"kind": "afterActivities", "activities": [first]});
    opens(&story, &course, "C", rule.clone()).await.ok().unwrap();
    opens(&story, &course, "B", json!({"kind": "afterPrevious"}))
        .await
        .ok()
        .unwrap();
    story.does(&format!("/api/courses/{course}/publish"), json!({})).await;
    let lena = story.learner("Lena", "Leeds").await;
    story.gives(&course, json!({"userId": [lena.id]})).await;
    let round = lena.only().await;

    let locked = one(&lena, &round, "C").await;
    assert_eq!((&locked["locked"], &locked["content"]), (&json!(true), &Value::Null));
    assert_eq!(locked["waitsFor"], json!({"kind": "activities", "activities": [first]}));
    assert_eq!(one(&lena, &round, "B").await["waitsFor"], locked["waitsFor"]);
    let refused = lena
        .reports(&round, &text(&locked["id"]), json!({"opened": true}))
        .await;
    assert_eq!(
        (refused.status.as_u16(), &refused.value()["code"]),
        (409, &json!("activity_locked"))
    );

    lena.reports(&round, &first, json!({"opened": true}))
        .await
        .ok()
        .unwrap();
    let open = one(&lena, &round, "C").await;
    assert_eq!((&open["locked"], &open["waitsFor"]), (&json!(false), &Value::Null));
    lena.reports(&round, &text(&open["id"]), json!({"opened": true}))
        .await
        .ok()
        .unwrap();
    assert_eq!(lena.player(&round).await["progress"], 66);

    // A copy waits for its own activities.
    let copy = story.does(&format!("/api/courses/{course}/duplicate"), json!({})).await;
    let waits = activities(&copy).into_iter().find(|one| one["title"] == "C").unwrap();
    assert_eq!(waits["opens"]["activities"], json!([activity(&copy, "A")]));
    assert_ne!(waits["opens"], rule);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_activity_opens_some_days_after_its_person_was_assigned_the_course() {
    let story = Story::begin("opens-days").await;
    let course = story.draft("Safety", vec![page("A"), page("B")]).await;
    opens(&story, &course, "B", json!({"kind": "afterDays", "days": 3}))
        .await
        .ok()
        .unwrap();
    story.does(&format!("/api/courses/{course}/publish"), json!({})).await;
    let lena = story.learner("Lena", "Leeds").await;
    story.gives(&course, json!({"userId": [lena.id]})).await;
    let round = lena.only().await;
    let locked = one(&lena, &round, "B").await;
    assert_eq!(
        (&locked["locked"], &locked["waitsFor"]["kind"]),
        (&json!(true), &json!("date"))
    );
    let early = lena
        .reports(&round, &text(&locked["id"]), json!({"opened": true}))
        .await;
    assert_eq!(early.value()["detail"], "This activity is not open yet.");
    story
        .tenant
        .sql("update user_courses set permitted_at = permitted_at - interval '73 hours'")
        .await;
    assert_eq!(one(&lena, &round, "B").await["locked"], false);
    lena.reports(&round, &text(&locked["id"]), json!({"opened": true}))
        .await
        .ok()
        .unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_could_never_open_is_refused_at_its_field_and_not_published() {
    let story = Story::begin("opens-never").await;
    let course = story.draft("Safety", vec![page("A"), page("B")]).await;
    let path = format!("/api/courses/{course}");
    let view = story.reads(&path).await;
    let (a, b) = (activity(&view, "A"), activity(&view, "B"));
    let after = |id: &str| json!({"kind": "afterActivities", "activities": [id]});
    for bad in [
        json!({"kind": "afterDays", "days": 0}),
        json!({"kind": "afterActivities", "activities": []}),
        after(&b),
        after("0190f7a0-0000-7000-8000-00000000dead"),
    ] {
        let refused = opens(&story, &course, "B", bad.clone()).await;
        assert_eq!(
            (refused.status.as_u16(), &refused.value()["errors"][0]["field"]),
            (422, &json!("opens")),
            "{bad}"
        );
    }
    opens(&story, &course, "B", json!({"kind": "afterPrevious"}))
        .await
        .ok()
        .unwrap();
    let circle = opens(&story, &course, "A", after(&b)).await.value();
    let sentence = "This can never open: it depends on activities that can only be completed after it.";
    assert_eq!(circle["errors"][0]["message"], sentence);

    // A circle that comes about by moving is found before publishing.
    opens(&story, &course, "B", after(&a)).await.ok().unwrap();
    opens(&story, &course, "A", json!({"kind": "afterPrevious"}))
        .await
        .ok()
        .unwrap();
    let now = story.reads(&path).await;
    let order = json!({"revision": now["revision"],
        "sections": [{"id": now["sections"][0]["id"], "activities": [b, a]}]});
    story
        .ada
        .put(&format!("{path}/order"), order)
        .await
        .unwrap()
        .ok()
        .unwrap();
    let publish = || async { story.ada.post(&format!("{path}/publish"), json!({})).await.unwrap() };
    let refused = publish().await;
    assert_eq!(refused.status.as_u16(), 422);
    let errors = refused.value()["errors"].to_string();
    assert!(
        errors.contains(&format!("A: {sentence}")) && errors.contains(&format!("B: {sentence}")),
        "{errors}"
    );

    // So is one that waits for what was removed.
    opens(&story, &course, "A", json!({"kind": "always"}))
        .await
        .ok()
        .unwrap();
    let now = story.reads(&path).await;
    let gone = json!({"revision": now["revision"]});
    story
        .ada
        .delete(&format!("{path}/activities/{a}"), gone)
        .await
        .unwrap()
        .ok()
        .unwrap();
    let errors = publish().await.value()["errors"].to_string();
    assert!(
        errors.contains("B: This depends on an activity that is no longer in the course."),
        "{errors}"
    );
    opens(&story, &course, "B", json!({"kind": "always"}))
        .await
        .ok()
        .unwrap();
    publish().await.ok().unwrap();
}
