//! A person's list of courses keeps up with what becomes of the courses and of the assignments.

use serde_json::{Value, json};

use super::{Learner, Story, activities, page};

async fn titles(learner: &Learner) -> Vec<String> {
    let page: Value = learner
        .browser
        .get("/api/me/courses?perPage=2")
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    let named = |one: &Value| one["title"].as_str().unwrap().to_owned();
    let shown: Vec<String> = page["items"].as_array().unwrap().iter().map(named).collect();
    let total = usize::try_from(page["total"].as_u64().unwrap()).unwrap();
    assert_eq!(shown.len(), total.min(2), "{page}");
    let rest = learner.courses().await;
    assert_eq!(rest.len(), total, "as many as are counted");
    rest.iter().map(named).collect()
}

async fn renames(story: &Story, course: &str, title: &str, learners: &str) {
    let path = format!("/api/courses/{course}");
    let revision = story.reads(&path).await["revision"].clone();
    let body = json!({"title": title, "revision": revision});
    story.ada.patch(&path, body).await.unwrap().ok().unwrap();
    story
        .does(&format!("{path}/publish"), json!({"learners": learners}))
        .await;
}

/// Hides a course, or shows it again.
async fn steps(story: &Story, course: &str, step: &str) {
    story.does(&format!("/api/courses/{course}/{step}"), json!({})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_follows_new_titles_in_the_version_that_one_has() {
    let story = Story::begin("titles").await;
    let lena = story.learner("Lena", "Leeds").await;
    let otto = story.learner("Otto", "Leeds").await;
    let [a, b] = [
        story.course("Alpha", vec![page("A"), page("B")]).await,
        story.course("Beta", vec![page("A")]).await,
    ];
    for course in [&a, &b] {
        story.gives(course, json!({"everyone": []})).await;
    }
    assert_eq!(titles(&lena).await, ["Alpha", "Beta"]);
    // Lena begins: she keeps the version that she is in, until everybody is moved.
    let id = lena.courses().await[0]["id"].as_str().unwrap().to_owned();
    let first = activities(&lena.player(&id).await)[0]["id"]
        .as_str()
        .unwrap()
        .to_owned();
    lena.reports(&id, &first, json!({"opened": true})).await.ok().unwrap();
    renames(&story, &a, "Gamma", "keep").await;
    assert_eq!(titles(&lena).await, ["Alpha", "Beta"]);
    assert_eq!(titles(&otto).await, ["Beta", "Gamma"], "in its new place");
    renames(&story, &a, "Delta", "move").await;
    for person in [&lena, &otto] {
        assert_eq!(titles(person).await, ["Beta", "Delta"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_leaves_out_what_is_hidden_or_taken_away_and_has_it_again() {
    let story = Story::begin("hidden").await;
    let lena = story.learner("Lena", "Leeds").await;
    let mut courses = Vec::new();
    for title in ["Alpha", "Beta", "Gamma"] {
        courses.push(story.course(title, vec![page("A")]).await);
    }
    let draft = story.draft("Draft", vec![page("A")]).await;
    for course in courses.iter().chain([&draft]) {
        story.gives(course, json!({"loc1": ["Leeds"]})).await;
    }
    assert_eq!(titles(&lena).await, ["Alpha", "Beta", "Gamma"], "a draft waits");
    steps(&story, &courses[0], "unpublish").await;
    assert_eq!(titles(&lena).await, ["Beta", "Gamma"]);
    // What happens to a hidden course's assignments meanwhile is right when it is shown again.
    story.moves(&lena.id, "York").await.ok().unwrap();
    assert!(titles(&lena).await.is_empty());
    story.moves(&lena.id, "Leeds").await.ok().unwrap();
    assert_eq!(titles(&lena).await, ["Beta", "Gamma"]);
    for course in [&courses[0], &draft] {
        steps(&story, course, "publish").await;
    }
    assert_eq!(titles(&lena).await, ["Alpha", "Beta", "Draft", "Gamma"]);
}
