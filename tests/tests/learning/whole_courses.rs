//! Whole courses: copies, earlier versions, and how many people have them.
use serde_json::json;

use super::{Story, activity, page, text};

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_has_everything_and_nobody() {
    let story = Story::begin("copy").await;
    let lena = story.learner("Lena", "Leeds").await;
    let mut timed = page("A");
    timed["minutes"] = json!(7);
    let course = story.course("Safety", vec![timed, page("B")]).await;
    story.gives(&course, json!({"everyone": []})).await;
    let due = json!({"due": {"kind": "after", "days": 5}});
    story
        .ada
        .put(&format!("/api/courses/{course}/due"), due.clone())
        .await
        .unwrap()
        .ok()
        .unwrap();
    let copy = story.does(&format!("/api/courses/{course}/duplicate"), json!({})).await;
    let id = text(&copy["id"]);
    assert_eq!(
        (&copy["title"], &copy["status"]),
        (&json!("Copy of Safety"), &json!("draft"))
    );
    let original = story.reads(&format!("/api/courses/{course}")).await;
    let titles = |view: &serde_json::Value| {
        let all = view["sections"][0]["activities"].as_array().unwrap();
        all.iter().map(|one| one["title"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(titles(&copy), titles(&original));
    assert_eq!(copy["sections"][0]["activities"][0]["minutes"], 7);
    assert_ne!(
        copy["sections"][0]["activities"][0]["id"],
        original["sections"][0]["activities"][0]["id"]
    );
    assert_eq!(story.reads(&format!("/api/courses/{id}/due")).await, due);
    story.does(&format!("/api/courses/{id}/publish"), json!({})).await;
    assert_eq!(lena.courses().await.len(), 1, "nobody was given the copy");
    let again = story
        .does(
            &format!("/api/courses/{course}/duplicate"),
            json!({"title": "Safety II"}),
        )
        .await;
    assert_eq!(
        (&again["title"], &again["handle"]),
        (&json!("Safety II"), &json!("safety-ii"))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn earlier_versions_are_read_and_compared() {
    let story = Story::begin("old").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Safety", vec![page("A"), page("B")]).await;
    let path = format!("/api/courses/{course}");
    story.gives(&course, json!({"everyone": []})).await;
    let id = lena.only().await;
    let first = activity(&lena.player(&id).await, "A");
    lena.reports(&id, &first, json!({"opened": true})).await.ok().unwrap();
    let section = story.reads(&path).await["sections"][0]["id"].clone();
    let mut more = page("C");
    more["sectionId"] = section;
    story.edits(&course, "activities", more).await;
    let revision = story.reads(&path).await["revision"].clone();
    let titled = json!({"revision": revision, "title": "Safety II"});
    story.ada.patch(&path, titled).await.unwrap().ok().unwrap();
    let all = story.reads(&format!("{path}/versions")).await;
    assert_eq!(
        (&all[0]["version"], &all[0]["isDraft"], &all[0]["isLive"]),
        (&json!(2), &json!(true), &json!(false))
    );
    story
        .does(&format!("{path}/publish"), json!({"learners": "keep"}))
        .await;
    let all = story.reads(&format!("{path}/versions")).await;
    let seen = |at: usize| {
        (
            all[at]["title"].clone(),
            all[at]["isLive"].clone(),
            all[at]["activities"].clone(),
            all[at]["people"].clone(),
        )
    };
    assert_eq!(seen(0), (json!("Safety II"), json!(true), json!(3), json!(0)));
    assert_eq!(
        seen(1),
        (json!("Safety"), json!(false), json!(2), json!(1)),
        "she stays in it"
    );
    let old = story.reads(&format!("{path}/versions/1")).await;
    assert_eq!(
        (
            &old["title"],
            old["sections"][0]["activities"].as_array().unwrap().len()
        ),
        (&json!("Safety"), 2)
    );
    let changes = story.reads(&format!("{path}/comparison?from=1&to=2")).await;
    assert_eq!(
        (&changes["added"][0]["title"], &changes["details"]),
        (&json!("C"), &json!(["title"]))
    );
    let back = story.reads(&format!("{path}/comparison?from=2&to=1")).await;
    assert_eq!(back["removed"][0]["title"], "C");
    for missing in ["versions/3", "comparison?from=1&to=9"] {
        let reply = story.ada.get(&format!("{path}/{missing}")).await.unwrap();
        assert_eq!(reply.status.as_u16(), 404, "{missing}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_says_how_many_have_a_course_here_and_everywhere() {
    let story = Story::begin("counts").await;
    let (lena, otto) = (
        story.learner("Lena", "Leeds").await,
        story.learner("Otto", "York").await,
    );
    let course = story.course("Safety", vec![page("A")]).await;
    let other = story.course("Nobody's", vec![page("A")]).await;
    story.gives(&course, json!({"roles": ["learner"]})).await;
    let yesterday =
        learnt_kernel::clock::Clock::now(&learnt_kernel::clock::SystemClock).date_naive() - chrono::Duration::days(1);
    let due = json!({"due": {"kind": "on", "date": yesterday}});
    story
        .ada
        .put(&format!("/api/courses/{course}/due"), due)
        .await
        .unwrap()
        .ok()
        .unwrap();
    let id = lena.only().await;
    let first = activity(&lena.player(&id).await, "A");
    lena.reports(&id, &first, json!({"opened": true})).await.ok().unwrap();
    otto.works_elsewhere(&story).await;
    let counts = story.reads(&format!("/api/courses/counts?ids={course},{other}")).await;
    assert_eq!(counts.as_array().unwrap().len(), 1, "nobody has the other one");
    let of = |key: &str| counts[0][key].clone();
    assert_eq!(
        (of("enrolled"), of("completed"), of("overdue")),
        (json!(1), json!(1), json!(0))
    );
    assert_eq!(
        (
            of("enrolledEverywhere"),
            of("completedEverywhere"),
            of("overdueEverywhere")
        ),
        (json!(2), json!(1), json!(1))
    );
    let progress = story.reads(&format!("/api/courses/{course}/progress")).await;
    assert_eq!((&progress["total"], &progress["everywhere"]), (&json!(1), &json!(2)));
    assert_eq!(
        story
            .ada
            .get("/api/courses/counts?ids=x")
            .await
            .unwrap()
            .status
            .as_u16(),
        422
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_is_filtered_by_tag_and_availability() {
    let story = Story::begin("filters").await;
    let course = story.draft("Safety", vec![page("A")]).await;
    let path = format!("/api/courses/{course}");
    let revision = story.reads(&path).await["revision"].clone();
    let details = json!({"revision": revision, "tags": ["Yearly"], "availabilityFrom": "2020-01-01T00:00:00Z"});
    story.ada.patch(&path, details).await.unwrap().ok().unwrap();
    story.draft("Other", vec![page("A")]).await;
    let found = async |query: &str| story.reads(&format!("/api/courses?{query}")).await["total"].clone();
    assert_eq!(
        (found("tag=Yearly").await, found("tag=None").await),
        (json!(1), json!(0))
    );
    assert_eq!(
        (
            found("availability=open").await,
            found("availability=always").await,
            found("availability=closed").await
        ),
        (json!(1), json!(1), json!(0))
    );
    let estimate = json!({"type": "page", "title": "B", "minutes": 0});
    let section = story.reads(&path).await["sections"][0]["id"].clone();
    let mut body = estimate;
    body["sectionId"] = section;
    body["revision"] = story.reads(&path).await["revision"].clone();
    let refused = story.ada.post(&format!("{path}/activities"), body).await.unwrap();
    assert_eq!(refused.value()["errors"][0]["field"], "minutes");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_course_begins_from_a_template_that_the_list_finds() {
    let story = Story::begin("template").await;
    let course = story.course("Induction", vec![page("A")]).await;
    story.course("Other", vec![page("A")]).await;
    let path = format!("/api/courses/{course}/template");
    let revision = story.reads(&format!("/api/courses/{course}")).await["revision"].clone();
    let body = json!({"revision": revision, "isTemplate": true});
    story.ada.put(&path, body.clone()).await.unwrap().ok().unwrap();
    let late = story.ada.put(&path, body).await.unwrap();
    assert_eq!((late.status.as_u16(), late.code().as_str()), (409, "changed_meanwhile"));
    let found = story.reads("/api/courses?isTemplate=true").await;
    assert_eq!(
        (&found["total"], &found["items"][0]["title"]),
        (&json!(1), &json!("Induction"))
    );
    let made = story
        .does(
            &format!("/api/courses/{course}/duplicate"),
            json!({"title": "Induction in Leeds"}),
        )
        .await;
    assert_eq!(
        (&made["title"], &made["isTemplate"]),
        (&json!("Induction in Leeds"), &json!(false))
    );
    assert_eq!(made["sections"][0]["activities"][0]["title"], "A");
}

#[tokio::test(flavor = "multi_thread")]
async fn authors_see_who_else_has_the_course_open() {
    let story = Story::begin("editors").await;
    let course = story.draft("Safety", vec![page("A")]).await;
    let path = format!("/api/courses/{course}/editors");
    let bo = story.learner("Bo", "Leeds").await;
    let person = format!("/api/people/{}", bo.id);
    let body = json!({"revision": story.reads(&person).await["revision"], "roles": ["admin"]});
    story
        .ada
        .put(&format!("{person}/roles"), body)
        .await
        .unwrap()
        .ok()
        .unwrap();
    let second = story.elsewhere(&bo).await;
    let seen = async |browser: &learnt_compose::client::Client| {
        browser.put(&path, json!({})).await.unwrap().ok().unwrap().value()
    };
    assert_eq!(seen(&story.ada).await, json!([]), "nobody sees themselves");
    let others = seen(&second).await;
    assert_eq!(others.as_array().unwrap().len(), 1, "{others}");
    assert_eq!(seen(&story.ada).await[0]["name"], "Bo Berg");
    assert_eq!(second.delete(&path, json!({})).await.unwrap().status.as_u16(), 204);
    assert_eq!(seen(&story.ada).await, json!([]));
    seen(&second).await;
    story
        .tenant
        .sql("update course_editors set seen_at = seen_at - interval '1 minute'")
        .await;
    assert_eq!(seen(&story.ada).await, json!([]), "who gave no sign has gone");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_course_leads_to_whom_its_learners_may_turn_to_where_its_author_says_so() {
    let story = Story::begin("course-contacts").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Safety", vec![page("A")]).await;
    story.gives(&course, json!({"everyone": []})).await;
    let id = lena.only().await;
    let leads = async || lena.player(&id).await["course"]["chat"].clone();
    assert_eq!(leads().await, false);

    let path = format!("/api/courses/{course}");
    let revision = story.reads(&path).await["revision"].clone();
    let body = json!({"chat": true, "revision": revision});
    story.ada.patch(&path, body).await.unwrap().ok().unwrap();
    assert_eq!(leads().await, false, "learners have what is published");
    let pending = story.reads(&format!("{path}/changes")).await;
    assert_eq!(pending["changes"]["details"], json!(["chat"]));
    story.does(&format!("{path}/publish"), json!({})).await;
    assert_eq!(leads().await, true);
    let copy = story.does(&format!("{path}/duplicate"), json!({})).await;
    assert_eq!(copy["chat"], true);
}
