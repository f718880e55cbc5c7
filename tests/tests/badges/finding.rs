//! The lists: pages, words, states and orders.
use serde_json::{Value, json};

use super::{Story, edit, give, mine, path, read, text};

async fn titles(story: &Story, query: &str) -> Vec<String> {
    let page = read(&story.ada, &format!("/api/badges?{query}")).await;
    let rows = page["items"].as_array().unwrap().iter();
    rows.map(|row| text(&row["title"])).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn badges_are_found_by_words_and_state_and_come_in_pages() {
    let story = Story::begin("badge-list").await;
    for (title, about) in [("alpha", "Tools 100%"), ("Beta", "Words"), ("Gamma", "Tools")] {
        let body = json!({"title": title, "description": about});
        story.ada.post("/api/badges", body).await.unwrap().ok().unwrap();
    }
    assert_eq!(titles(&story, "").await, ["Gamma", "Beta", "alpha"]);
    assert_eq!(titles(&story, "sort=createdAt").await, ["alpha", "Beta", "Gamma"]);
    assert_eq!(titles(&story, "sort=title").await, ["alpha", "Beta", "Gamma"]);
    assert_eq!(titles(&story, "sort=-title").await, ["Gamma", "Beta", "alpha"]);
    assert_eq!(titles(&story, "search=TOOLS").await, ["Gamma", "alpha"]);
    assert_eq!(titles(&story, "search=tools%20gam").await, ["Gamma"]);
    assert_eq!(titles(&story, "search=100%25").await, ["alpha"]);
    assert!(titles(&story, "search=nothing").await.is_empty());

    let page = read(&story.ada, "/api/badges?page=2&perPage=2").await;
    assert_eq!(
        (&page["total"], &page["items"][0]["title"]),
        (&json!(3), &json!("alpha"))
    );
    let behind = read(&story.ada, "/api/badges?page=9&perPage=2").await;
    assert_eq!((&behind["total"], &behind["items"]), (&json!(3), &json!([])));

    let page = read(&story.ada, "/api/badges?search=beta").await;
    edit(&story.ada, &page["items"][0], json!({"status": "archived"}))
        .await
        .ok()
        .unwrap();
    assert_eq!(titles(&story, "status=archived").await, ["Beta"]);
    assert_eq!(titles(&story, "status=active").await, ["Gamma", "alpha"]);
    assert_eq!(titles(&story, "").await.len(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn holders_are_found_by_name_and_ones_own_come_in_pages() {
    let story = Story::begin("badge-holders").await;
    let (lena, otto) = tokio::join!(story.learner("Lena"), story.learner("Otto"));
    for title in ["One", "Two", "Three"] {
        let badge = story.badge(title).await;
        give(&story.ada, &badge, &[&otto.id]).await.ok().unwrap();
        give(&story.ada, &badge, &[&lena.id]).await.ok().unwrap();
    }
    let badge = read(&story.ada, "/api/badges?search=two").await["items"][0].clone();
    assert_eq!(badge["holders"], 2);
    let names = async |query: &str| {
        let page = read(&story.ada, &format!("{}/holders?{query}", path(&badge))).await;
        let rows = page["items"].as_array().unwrap().iter();
        let names: Vec<Value> = rows.map(|row| row["person"]["name"].clone()).collect();
        (page["total"].clone(), names)
    };
    assert_eq!(
        names("").await,
        (json!(2), vec![json!("Lena Berg"), json!("Otto Berg")])
    );
    assert_eq!(names("search=otto%20berg").await, (json!(1), vec![json!("Otto Berg")]));
    assert_eq!(names("page=2&perPage=1").await, (json!(2), vec![json!("Otto Berg")]));
    assert_eq!(mine(&lena.browser).await, ["Three", "Two", "One"]);
    let second = read(&lena.browser, "/api/badges/mine?page=2&perPage=2").await;
    assert_eq!(
        (&second["total"], &second["items"][0]["title"]),
        (&json!(3), &json!("One"))
    );
}
