//! The homepage shows the newest of the blog, as far as everybody reads it.
use chrono::Duration;
use learnt_compose::client::Client;
use learnt_kernel::clock::{Clock, SystemClock};
use serde_json::{Value, json};

use super::{PNG, Story, path, read, set_status, status_of};

/// Publishes a homepage with one widget for each of these.
async fn arrange(admin: &Client, news: &[Value]) {
    let widget = |(number, props): (u8, &Value)| json!({"id": format!("0190f7a0-0000-7000-8000-0000000000{number:02}"), "type": "news", "place": "main", "props": props});
    let widgets: Vec<Value> = (1..).zip(news).map(widget).collect();
    let revision = read(admin, "/api/home/draft").await["revision"].clone();
    let body = json!({"revision": revision, "widgets": widgets});
    let saved = admin.put("/api/home/draft", body).await.unwrap().ok().unwrap().value();
    let body = json!({"revision": saved["revision"]});
    admin.post("/api/home/publish", body).await.unwrap().ok().unwrap();
}

/// The headlines of each widget.
async fn headlines(browser: &Client) -> Vec<Vec<String>> {
    let page = read(browser, "/api/home").await;
    let title = |item: &Value| item["title"].as_str().unwrap().to_owned();
    let items = |widget: &Value| widget["props"]["items"].as_array().unwrap().iter().map(title).collect();
    page["widgets"].as_array().unwrap().iter().map(items).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_homepage_shows_the_newest_that_everybody_reads() {
    let story = Story::begin("blog-home").await;
    let picture = story.ada.upload("image", "dot.png", "image/png", PNG.to_vec()).await;
    let picture = picture.unwrap().ok().unwrap().value()["id"].clone();
    let mut titles = Vec::new();
    for (day, category) in [(1, "News"), (2, "News"), (3, "People"), (4, "People")] {
        let more = json!({"category": category, "image": picture, "summary": "In short",
            "publishedAt": format!("2026-11-0{day}T10:00:00Z")});
        titles.push(story.published("blog", &format!("Day {day}"), more).await);
    }
    story.draft("blog", "Draft").await;
    story.published("product", "Lamp", json!({})).await;
    let later = (SystemClock.now() + Duration::days(2)).to_rfc3339();
    story.published("blog", "Coming", json!({"publishedAt": later})).await;
    let own = json!({"items": [{"title": "Written here", "timestamp": "2026-11-20T10:00:00Z"}]});
    let all = json!({"source": "blog", "count": 3, "items": own["items"]});
    let news = json!({"source": "blog", "category": "News"});
    arrange(&story.ada, &[own, all, news]).await;

    for browser in [&story.lena, &story.ada] {
        assert_eq!(
            headlines(browser).await,
            [
                vec!["Written here"],
                vec!["Day 4", "Day 3", "Day 2"],
                vec!["Day 2", "Day 1"]
            ],
            "an admin's homepage shows what everybody's does"
        );
    }
    let shown = read(&story.lena, "/api/home").await["widgets"][1]["props"]["items"][0].clone();
    assert_eq!(
        (&shown["link"], &shown["text"], &shown["timestamp"]),
        (
            &json!(path(&titles[3]).replace("/api", "").replace("/blogs/", "/blog/")),
            &json!("In short"),
            &json!("2026-11-04T10:00:00Z")
        )
    );
    assert_eq!(
        status_of(&story.tenant.client(), shown["url"].as_str().unwrap()).await,
        200
    );
    let draft = read(&story.ada, "/api/home/draft").await;
    assert_eq!(
        draft["widgets"][1]["props"]["items"][0]["title"], "Written here",
        "what was written is kept"
    );

    set_status(&story.ada, &titles[3], "draft").await.ok().unwrap();
    set_status(&story.ada, &titles[1], "archived").await.ok().unwrap();
    assert_eq!(
        headlines(&story.lena).await[1..],
        [vec!["Day 3", "Day 1"], vec!["Day 1"]]
    );
    story.tenant.sql("update blogs set team_id = 'second'").await;
    assert_eq!(
        headlines(&story.lena).await[1..],
        [Vec::<String>::new(), Vec::new()],
        "another team's are not shown"
    );
    assert_eq!(status_of(&story.tenant.client(), "/api/home").await, 401);
}
