//! A badge for each round of a course.
use serde_json::{Value, json};

use super::{completes, held, holders};
use crate::badges::read;
use crate::learning::{Learner, Story, page};

/// An admin lets somebody begin a course anew.
async fn begins_anew(story: &Story, learner: &Learner, course: &str, title: &str) {
    let courses = learner.courses().await;
    let mine = courses.iter().find(|one| one["title"] == title).unwrap();
    let body = json!({"ids": [mine["id"]], "reason": "Once more"});
    story.does(&format!("/api/courses/{course}/learners/reset"), body).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_cycle_awards_each_completed_round_and_it_is_shown_once() {
    let story = Story::begin("badge-rule-cycles").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Fire", vec![page("A")]).await;
    story.gives(&course, json!({"everyone": []})).await;
    let (each, once) = (story.badge("Each year").await, story.badge("Once").await);
    story
        .rule_in_force(&each, json!({"refs": [course], "everyCycle": true}))
        .await;
    story.rule_in_force(&once, json!({"refs": [course]})).await;
    completes(&lena, "Fire").await;
    for _ in 0..2 {
        begins_anew(&story, &lena, &course, "Fire").await;
        completes(&lena, "Fire").await;
    }
    assert_eq!(held(&lena.browser).await, ["Each year", "Once"]);
    let shown = holders(&story.ada, &each).await;
    let cycles: Vec<&Value> = shown.iter().map(|one| &one["cycle"]).collect();
    assert_eq!(cycles, [&json!(3), &json!(2), &json!(1)]);
    assert_eq!(
        story.reads(&format!("/api/badges/{each}")).await["holders"],
        1,
        "one person"
    );
    let list = story.reads("/api/badges?search=each").await;
    assert_eq!(list["items"][0]["holders"], 1);

    let own = read(&lena.browser, "/api/badges/mine").await;
    let of = |title: &str| {
        let rows = own["items"].as_array().unwrap();
        rows.iter().find(|one| one["title"] == title).unwrap().clone()
    };
    assert_eq!(own["total"], 2);
    assert_eq!(
        (&of("Each year")["times"], &of("Once")["times"]),
        (&json!(3), &json!(1))
    );
    assert_eq!(of("Each year")["id"], shown[0]["id"], "the newest");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_several_courses_the_number_of_rounds_is_what_the_rule_makes_of_theirs() {
    let story = Story::begin("badge-rule-rounds").await;
    let lena = story.learner("Lena", "Leeds").await;
    let (fire, lift) = (
        story.course("Fire", vec![page("A")]).await,
        story.course("Lift", vec![page("A")]).await,
    );
    for course in [&fire, &lift] {
        story.gives(course, json!({"everyone": []})).await;
    }
    let (all, any) = (story.badge("All").await, story.badge("Any").await);
    for (badge, matching) in [(&all, "all"), (&any, "any")] {
        let said = json!({"refs": [fire, lift], "match": matching, "everyCycle": true});
        story.rule_in_force(badge, said).await;
    }
    let counts = async || {
        let (all, any) = (holders(&story.ada, &all).await, holders(&story.ada, &any).await);
        (all.len(), any.len())
    };
    completes(&lena, "Fire").await;
    assert_eq!(counts().await, (0, 1));
    begins_anew(&story, &lena, &fire, "Fire").await;
    completes(&lena, "Fire").await;
    assert_eq!(counts().await, (0, 2));
    completes(&lena, "Lift").await;
    assert_eq!(counts().await, (1, 2));
    begins_anew(&story, &lena, &lift, "Lift").await;
    completes(&lena, "Lift").await;
    assert_eq!(counts().await, (2, 2));
}
