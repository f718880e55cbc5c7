//! What Lena did here, from the newest to the day she came: hers alone, page by page.
use learnt_compose::client::Client;
use serde_json::{Value, json};

use super::{Story, activity, extra, page, text};

async fn timeline(browser: &Client, query: &str) -> Value {
    let path = format!("/api/me/timeline{query}");
    browser.get(&path).await.unwrap().ok().unwrap().value()
}

/// What happened, with the course's title.
fn entries(timeline: &Value) -> Vec<(String, String)> {
    let items = timeline["items"].as_array().unwrap();
    let line = |item: &Value| {
        (
            text(&item["kind"]),
            item["title"].as_str().unwrap_or_default().to_owned(),
        )
    };
    items.iter().map(line).collect()
}

fn lines(wanted: &[(&str, &str)]) -> Vec<(String, String)> {
    wanted
        .iter()
        .map(|(kind, title)| ((*kind).to_owned(), (*title).to_owned()))
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn lena_reads_what_she_did_newest_first_and_filters_it() {
    let story = Story::begin("timeline").await;
    let lena = story.learner("Lena", "Leeds").await;
    assert_eq!(entries(&timeline(&lena.browser, "").await), lines(&[("joined", "")]));

    let safety = story.course("Safety", vec![page("A"), page("B")]).await;
    story.gives(&safety, json!({"loc1": ["Leeds"]})).await;
    let id = lena.only().await;
    let player = lena.player(&id).await;
    let opened = json!({"opened": true});
    lena.reports(&id, &activity(&player, "A"), opened.clone())
        .await
        .ok()
        .unwrap();
    let first = timeline(&lena.browser, "").await;
    assert_eq!(
        entries(&first),
        lines(&[("started", "Safety"), ("assigned", "Safety"), ("joined", "")])
    );
    assert_eq!(first["next"], Value::Null, "all of it was shown");

    lena.reports(&id, &activity(&player, "B"), opened).await.ok().unwrap();
    let all = timeline(&lena.browser, "").await;
    let newest = &all["items"][0];
    assert_eq!(
        (&newest["kind"], &newest["userCourseId"], &newest["round"]),
        (&json!("completed"), &json!(id), &json!(1))
    );
    let done = timeline(&lena.browser, "?kind=completed").await;
    assert_eq!(entries(&done), lines(&[("completed", "Safety")]));
    let came = timeline(&lena.browser, "?kind=joined").await;
    assert_eq!(
        (entries(&came), &came["items"][0]["userCourseId"]),
        (lines(&[("joined", "")]), &Value::Null)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_follow_each_other_without_a_gap_whatever_is_added_meanwhile() {
    let story = Story::begin("timeline-pages").await;
    let lena = story.learner("Lena", "Leeds").await;
    for title in ["One", "Two"] {
        let course = story.course(title, vec![page("A"), extra("B")]).await;
        story.gives(&course, json!({"loc1": ["Leeds"]})).await;
    }
    for course in lena.courses().await {
        let id = text(&course["id"]);
        let step = activity(&lena.player(&id).await, "A");
        // Begun and completed in one moment: both have the same time.
        lena.reports(&id, &step, json!({"opened": true})).await.ok().unwrap();
    }
    let whole = timeline(&lena.browser, "?limit=100").await;
    assert_eq!(entries(&whole).len(), 7);

    let first = timeline(&lena.browser, "?limit=2").await;
    let late = story.course("Late", vec![page("A")]).await;
    story.gives(&late, json!({"loc1": ["Leeds"]})).await;
    let (mut seen, mut next) = (entries(&first), first["next"].clone());
    while let Some(after) = next.as_str() {
        let more = timeline(&lena.browser, &format!("?limit=2&after={after}")).await;
        assert!(more["items"].as_array().unwrap().len() <= 2);
        seen.extend(entries(&more));
        next = more["next"].clone();
    }
    assert_eq!(
        seen,
        entries(&whole),
        "what came meanwhile stands before the first page"
    );
    assert_eq!(&seen[0].0, "completed");
    assert_eq!(&seen[1].0, "started", "in one moment completing comes after starting");

    for odd in ["?after=yesterday", "?after=1.9.x", "?kind=nothing"] {
        let refused = lena.browser.get(&format!("/api/me/timeline{odd}")).await.unwrap();
        assert!(
            [400, 422].contains(&refused.status.as_u16()),
            "{odd}: {}",
            refused.status
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_begun_stays_and_what_was_only_given_goes_with_the_course() {
    let story = Story::begin("timeline-gone").await;
    let lena = story.learner("Lena", "Leeds").await;
    let (begun, given) = (
        story.course("Begun", vec![page("A"), page("B")]).await,
        story.course("Given", vec![page("A")]).await,
    );
    for course in [&begun, &given] {
        story.gives(course, json!({"loc1": ["Leeds"]})).await;
    }
    let courses = lena.courses().await;
    let id = text(&courses.iter().find(|course| course["title"] == "Begun").unwrap()["id"]);
    let step = activity(&lena.player(&id).await, "A");
    lena.reports(&id, &step, json!({"opened": true})).await.ok().unwrap();
    story.moves(&lena.id, "York").await.ok().unwrap();

    let after = timeline(&lena.browser, "").await;
    assert_eq!(
        entries(&after),
        lines(&[("started", "Begun"), ("assigned", "Begun"), ("joined", "")])
    );
    assert_eq!(
        after["items"][0]["userCourseId"],
        Value::Null,
        "it leads nowhere any more"
    );
    story.does(&format!("/api/courses/{begun}/unpublish"), json!({})).await;
    assert_eq!(entries(&timeline(&lena.browser, "").await), entries(&after));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_reads_anothers_timeline() {
    let (acme, munro) = (Story::begin("timeline-own").await, Story::begin("timeline-far").await);
    let (lena, otto) = (acme.learner("Lena", "Leeds").await, acme.learner("Otto", "York").await);
    let course = acme.course("Safety", vec![page("A")]).await;
    acme.gives(&course, json!({"loc1": ["Leeds"]})).await;
    assert_eq!(entries(&timeline(&lena.browser, "").await).len(), 2);
    for outsider in [&otto.browser, &acme.ada, &munro.ada] {
        let theirs = timeline(outsider, "").await;
        assert_eq!(entries(&theirs), lines(&[("joined", "")]));
        // The mark of somebody else's page is a moment in one's own.
        let mark = format!("?after=9000000000000000.1.{}", lena.id);
        assert_eq!(entries(&timeline(outsider, &mark).await), lines(&[("joined", "")]));
    }
    let nobody = acme.tenant.client().get("/api/me/timeline").await.unwrap();
    assert_eq!(nobody.status.as_u16(), 401);
    let mixed = munro.tenant.client();
    mixed.set_token(lena.browser.token());
    assert_eq!(mixed.get("/api/me/timeline").await.unwrap().status.as_u16(), 401);
}
