//! The list: the newest first, found by words, category and tag; what has still to come is not there yet.
use chrono::{DateTime, Duration, Utc};
use serde_json::{Value, json};

use super::{Story, doc, path, read, save, set_status, status_of, titles};

fn date(blog: &Value) -> DateTime<Utc> {
    blog["publishedAt"].as_str().unwrap().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn people_find_by_words_category_and_tag_and_go_on_from_one_to_the_next() {
    let story = Story::begin("blog-find").await;
    let mut shown_titles = Vec::new();
    for (day, title, category, tag, words) in [
        (1, "Alpha", "News", "Hall", "Lorries come in by gate 3."),
        (2, "Beta", "Stories", "People", "Ida has been here for ten years."),
        (3, "Gamma", "News", "People", "100% of the shift is trained."),
    ] {
        let more = json!({"category": category, "tags": [tag], "doc": doc(words),
            "publishedAt": format!("2026-11-0{day}T10:00:00Z")});
        shown_titles.push(story.published("blog", title, more).await);
    }
    let draft = story.draft("blog", "Delta").await;
    save(&story.ada, &draft, json!({"category": "Secret", "tags": ["Hush"]}))
        .await
        .ok()
        .unwrap();

    let lena = &story.lena;
    assert_eq!(titles(lena, "").await, ["Gamma", "Beta", "Alpha"]);
    assert_eq!(titles(lena, "sort=publishedAt&perPage=2").await, ["Alpha", "Beta"]);
    assert_eq!(titles(lena, "sort=-title&page=2&perPage=2").await, ["Alpha"]);
    assert_eq!(titles(lena, "category=News").await, ["Gamma", "Alpha"]);
    assert_eq!(titles(lena, "tag=People&search=years%20ida").await, ["Beta"]);
    assert_eq!(titles(lena, "search=100%25").await, ["Gamma"]);
    assert_eq!(titles(lena, "search=%25").await, ["Gamma"], "a wildcard is a letter");
    assert_eq!(
        titles(lena, "status=draft").await,
        ["Gamma", "Beta", "Alpha"],
        "a learner sees no drafts"
    );
    assert_eq!(titles(&story.ada, "").await, ["Delta", "Gamma", "Beta", "Alpha"]);
    assert_eq!(titles(&story.ada, "status=draft").await, ["Delta"]);
    let filters = read(lena, "/api/blogs/filters").await;
    assert_eq!(
        filters,
        json!({"categories": ["News", "Stories"], "tags": ["Hall", "People"]})
    );
    let filters = read(&story.ada, "/api/blogs/filters").await;
    assert_eq!(filters["categories"], json!(["News", "Secret", "Stories"]));

    let beta = read(lena, &path(&shown_titles[1])).await;
    assert_eq!(
        (&beta["previous"]["title"], &beta["next"]["title"]),
        (&json!("Alpha"), &json!("Gamma"))
    );
    set_status(&story.ada, &shown_titles[2], "archived").await.ok().unwrap();
    let beta = read(lena, &path(&shown_titles[1])).await;
    assert_eq!(beta["next"], Value::Null, "what is archived is nobody's next");
    assert_eq!(titles(&story.ada, "status=archived").await, ["Gamma"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_has_a_date_to_come_is_there_from_then_on() {
    let story = Story::begin("blog-date").await;
    let now = story.published("blog", "Now", json!({})).await;
    let later = date(&now) + Duration::days(2);
    let coming = story
        .published(
            "blog",
            "Coming",
            json!({"publishedAt": later.to_rfc3339(), "category": "Soon"}),
        )
        .await;
    let at = path(&coming);
    assert_eq!(date(&coming).timestamp(), later.timestamp());
    assert_eq!(status_of(&story.lena, &at).await, 404);
    assert_eq!(titles(&story.lena, "").await, ["Now"]);
    assert_eq!(read(&story.lena, &path(&now)).await["next"], Value::Null);
    assert_eq!(read(&story.lena, "/api/blogs/filters").await["categories"], json!([]));
    assert_eq!(read(&story.ada, &at).await["status"], "published", "its writers see it");
    let moved = "update blogs set published_at = now() - interval '1 millisecond' where title = 'Coming'";
    story.tenant.sql(moved).await;
    assert_eq!(titles(&story.lena, "").await, ["Coming", "Now"]);
    let blog = read(&story.ada, &at).await;
    let saved = save(&story.ada, &blog, json!({"publishedAt": null})).await;
    let saved = saved.ok().unwrap().value();
    assert!(saved["publishedAt"].is_string(), "what is published has a date");
}
