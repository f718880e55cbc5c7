//! What the demo holds of a form that two people mark: one in each state.
use learnt_compose::demo;
use serde_json::{Value, json};

use super::{Story, read, text};

#[tokio::test(flavor = "multi_thread")]
async fn the_demo_has_what_one_marked_what_two_agree_on_and_what_they_differ_in() {
    let story = Story::begin("demo-markers").await;
    for name in ["Nia", "Ola", "Pim", "Quin", "Rosa", "Sami", "Tess", "Uma"] {
        let email = format!("{}@demo-markers.test", name.to_lowercase());
        let profile = json!({"firstName": name, "lastName": "Brandt", "email": email});
        let added = story.ada.post("/api/people", json!({"profile": profile})).await;
        added.unwrap().ok().unwrap();
    }
    for _again in 0..2 {
        let stack = story.tenant.stack();
        let (inner, id, admin) = (
            stack.stack().clone(),
            story.tenant.id.parse().unwrap(),
            story.tenant.admin().await,
        );
        let entered = stack.inside(async move { demo::marked_by_two(&inner, &id, &admin).await });
        entered.await.unwrap().unwrap();
    }

    let forms = read(&story.ada, "/api/forms?search=lifting").await;
    let form = text(&forms["items"][0]["id"]);
    let rows = read(&story.ada, &format!("/api/forms/{form}/submissions?perPage=100")).await;
    let mut seen: Vec<(String, usize)> = Vec::new();
    for row in rows["items"].as_array().unwrap() {
        let one = read(&story.ada, &format!("/api/form-submissions/{}", text(&row["id"]))).await;
        let (status, opinions) = (text(&one["status"]), one["opinions"].as_array().unwrap());
        let opinion_values = |key: &str| opinions.iter().map(|one| one[key].clone()).collect::<Vec<Value>>();
        if opinions.len() == 2 {
            let outcomes = opinion_values("outcome");
            let is_decided = status != "markingRequired";
            assert_eq!(outcomes[0] == outcomes[1], is_decided, "who differs compares: {one}");
            if is_decided {
                assert_eq!(outcomes[0], json!(status));
                let words: Vec<String> = opinion_values("comment").iter().map(text).collect();
                assert_eq!(text(&one["comment"]), words.join("\n\n"), "both their words");
                assert!(one["score"].is_number() && one["maxScore"] == 8.0, "{one}");
            }
        }
        seen.push((status, usize::try_from(one["opinionsGiven"].as_u64().unwrap()).unwrap()));
    }
    for (status, given) in [
        ("markingRequired", 0),
        ("markingRequired", 1),
        ("markingRequired", 2),
        ("competent", 2),
        ("notCompetent", 2),
    ] {
        assert!(
            seen.contains(&(status.to_owned(), given)),
            "{status} by {given}: {seen:?}"
        );
    }
}
