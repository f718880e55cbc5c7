//! Drafts are their writers', and everything is its team's.
use reqwest::Method;
use serde_json::json;

use super::{Story, doc, path, set_status, status_of, titles};

#[tokio::test(flavor = "multi_thread")]
async fn only_admins_write_and_nobody_else_knows_of_drafts() {
    let (story, munro) = tokio::join!(Story::begin("blog-own"), Story::begin("blog-munro"));
    let draft = story.draft("blog", "Secret").await;
    let shown = story.published("blog", "Open", json!({})).await;
    let (at, nowhere) = (path(&draft), "/api/blogs/0190f7a0-0000-7000-8000-000000000001");
    let gist = async |address: &str| {
        let reply = story.lena.get(address).await.unwrap();
        (reply.status, reply.code(), reply.value()["detail"].clone())
    };
    assert_eq!(
        gist(&at).await,
        gist(nowhere).await,
        "a draft is as absent as what never was"
    );
    let content = json!({"revision": 1, "title": "Mine", "doc": doc("Mine")});
    let ways = [
        (Method::POST, "/api/blogs".to_owned(), json!({"title": "Mine"})),
        (Method::PUT, path(&shown), content),
        (
            Method::POST,
            format!("{}/status", path(&shown)),
            json!({"revision": 3, "status": "archived"}),
        ),
    ];
    for (method, way, body) in ways {
        let probe = async |browser: &learnt_compose::client::Client| {
            let request = browser.request(method.clone(), &way).json(&body);
            browser.send(request).await.unwrap().status.as_u16()
        };
        assert_eq!(probe(&story.lena).await, 403, "{way}");
        assert_eq!(probe(&story.tenant.client()).await, 401, "{way}");
        if way != "/api/blogs" {
            assert_eq!(probe(&munro.ada).await, 404, "{way}");
        }
    }
    for outsider in [&munro.ada, &munro.lena] {
        for blog in [&draft, &shown] {
            assert_eq!(status_of(outsider, &path(blog)).await, 404);
        }
        assert!(titles(outsider, "").await.is_empty());
    }
    assert_eq!(titles(&story.lena, "").await, ["Open"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn another_team_of_the_tenant_has_a_blog_of_its_own() {
    let story = Story::begin("blog-teams").await;
    let shown = story.published("product", "Lamp", json!({"category": "Light"})).await;
    story
        .tenant
        .sql("update blogs set team_id = 'second', category = 'Theirs'")
        .await;
    for reader in [&story.ada, &story.lena] {
        assert_eq!(status_of(reader, &path(&shown)).await, 404);
        assert!(titles(reader, "kind=product").await.is_empty());
        let filters = reader.get("/api/blogs/filters?kind=product").await.unwrap();
        assert!(!filters.text().contains("Theirs"));
    }
    assert_eq!(set_status(&story.ada, &shown, "archived").await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn open_pages_hear_of_what_they_may_see() {
    let story = Story::begin("blog-live").await;
    let shown = story.published("blog", "Open", json!({})).await;
    set_status(&story.ada, &shown, "draft").await.ok().unwrap();
    let id = &story.tenant.id;
    let events = story
        .tenant
        .texts("select kind || ' ' || array_to_string(topics, ' ') from facts where kind like 'blog.%' order by id")
        .await;
    let (drafts, blogs) = (format!("drafts:{id}"), format!("blogs:{id}"));
    assert_eq!(
        events,
        [
            format!("blog.created {drafts}"),
            format!("blog.changed {drafts}"),
            format!("blog.published {drafts} {blogs}"),
            format!("blog.unpublished {drafts} {blogs}"),
        ]
    );
}
