//! A pathway that is due stands in the calendar of who has it.
use chrono::Duration;
use learnt_kernel::clock::{Clock, SystemClock};
use serde_json::{Value, json};

use super::{course, read};
use crate::learning::{Learner, Story};

/// The pathways in somebody's calendar in these weeks.
async fn pathways(learner: &Learner) -> Vec<Value> {
    let day = |days: i64| {
        let at = SystemClock.now() + Duration::days(days);
        at.format("%Y-%m-%dT%H:%M:%SZ").to_string()
    };
    let path = format!("/api/me/calendar?from={}&to={}", day(-7), day(30));
    let found = read(&learner.browser, &path).await;
    let items = found["items"].as_array().unwrap().iter();
    items.filter(|one| one["document"] == "pathway").cloned().collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pathway_that_is_due_is_in_the_calendar_and_done_once_it_is_completed() {
    let story = Story::begin("pathway-calendar").await;
    let (lena, otto) = (
        story.learner("Lena", "Leeds").await,
        story.learner("Otto", "York").await,
    );
    let fire = story.lesson("Fire").await;
    let id = story.pathway("Welcome", vec![course(&fire)]).await;
    let due = json!({"kind": "after", "days": 5});
    story.writes(&id, json!({"due": due})).await.ok().unwrap();
    story.steps(&id, "publish").await.ok().unwrap();
    story.gives_pathway(&id, json!({"loc1": ["Leeds"]})).await;

    let found = pathways(&lena).await;
    assert_eq!(found.len(), 1, "{found:?}");
    for (name, value) in [
        ("kind", json!("due")),
        ("id", json!(id)),
        ("title", json!("Welcome")),
        ("isDone", json!(false)),
        ("startsAt", lena.on(&id).await["dueAt"].clone()),
    ] {
        assert_eq!(found[0][name], value, "{name}");
    }
    assert!(pathways(&otto).await.is_empty(), "it is not his");
    lena.completes(&fire).await;
    assert_eq!(pathways(&lena).await[0]["isDone"], true);
}
