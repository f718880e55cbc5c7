//! An admin writes, publishes, takes back and archives; of two at once one is told.
use serde_json::{Value, json};

use super::{PNG, Story, doc, fields, path, read, save, set_status, status_of};

#[tokio::test(flavor = "multi_thread")]
async fn what_is_published_is_read_by_the_team_and_what_is_taken_back_is_not() {
    let story = Story::begin("blog-life").await;
    let draft = story.draft("blog", " The new hall ").await;
    let at = path(&draft);
    assert_eq!(
        (&draft["title"], &draft["status"], &draft["kind"]),
        (&json!("The new hall"), &json!("draft"), &json!("blog"))
    );
    assert_eq!(status_of(&story.lena, &at).await, 404);
    let empty = set_status(&story.ada, &draft, "published").await;
    assert_eq!(fields(&empty), ["doc"]);

    let more = json!({"summary": "It is open", "category": "News", "tags": ["Hall", "hall "], "doc": doc(&"word ".repeat(201))});
    let saved = save(&story.ada, &draft, more).await.ok().unwrap().value();
    assert_eq!((&saved["tags"], &saved["minutes"]), (&json!(["Hall"]), &json!(2)));
    let shown = set_status(&story.ada, &saved, "published").await.ok().unwrap().value();
    let seen = read(&story.lena, &at).await;
    assert_eq!(
        (&seen["summary"], &seen["publishedAt"]),
        (&json!("It is open"), &shown["publishedAt"])
    );
    assert!(seen["author"]["name"].is_string() && seen["publishedAt"].is_string());

    let hollow = save(&story.ada, &shown, json!({"doc": doc(" ")})).await;
    assert_eq!(fields(&hollow), ["doc"], "what people read is not emptied");
    let back = set_status(&story.ada, &shown, "draft").await.ok().unwrap().value();
    assert_eq!(status_of(&story.lena, &at).await, 404);
    let again = set_status(&story.ada, &back, "published").await.ok().unwrap().value();
    assert_eq!(again["publishedAt"], shown["publishedAt"], "its date stays");
    let twice = set_status(&story.ada, &again, "published").await.ok().unwrap().value();
    assert_eq!(twice["revision"], again["revision"]);
    let away = set_status(&story.ada, &again, "archived").await.ok().unwrap().value();
    assert_eq!(status_of(&story.lena, &at).await, 404);
    set_status(&story.ada, &away, "published").await.ok().unwrap();
    assert_eq!(status_of(&story.lena, &at).await, 200, "undo leads where it was");
    let search_text = story
        .tenant
        .texts("select action from audit_log where action like 'blog.%' order by id")
        .await;
    assert_eq!(
        search_text,
        [
            "blog.created",
            "blog.changed",
            "blog.published",
            "blog.unpublished",
            "blog.published",
            "blog.archived",
            "blog.restored"
        ]
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_write_at_once_one_is_told_and_nothing_is_overwritten() {
    let story = Story::begin("blog-race").await;
    let bob = story.tenant.admin().await;
    let draft = story.draft("blog", "Both").await;
    let (one, other) = tokio::join!(
        save(&story.ada, &draft, json!({"summary": "Ada's"})),
        save(&bob, &draft, json!({"summary": "Bob's"}))
    );
    let (won, lost) = if one.status == 200 { (one, other) } else { (other, one) };
    assert_eq!((won.status.as_u16(), lost.status.as_u16()), (200, 409));
    assert_eq!(lost.code(), "changed_meanwhile");
    let saved = read(&story.ada, &path(&draft)).await;
    assert_eq!(saved["summary"], won.value()["summary"]);
    let (one, other) = tokio::join!(
        set_status(&story.ada, &saved, "published"),
        save(&bob, &saved, json!({"summary": "Late"}))
    );
    let mut both = [one.status.as_u16(), other.status.as_u16()];
    both.sort_unstable();
    assert_eq!(both, [200, 409]);
    let late = set_status(&bob, &draft, "archived").await;
    assert_eq!(late.code(), "changed_meanwhile");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_kept_is_refused_at_its_field() {
    let (story, other) = tokio::join!(Story::begin("blog-fields"), Story::begin("blog-others"));
    let theirs = other.ada.upload("image", "dot.png", "image/png", PNG.to_vec()).await;
    let theirs = theirs.unwrap().ok().unwrap().value()["id"].clone();
    let draft = story.draft("product", "Lamp").await;
    let script = json!({"type": "doc", "content": [{"type": "script"}]});
    let foreign = json!({"type": "doc", "content": [{"type": "image", "attrs": {"file": theirs, "alt": ""}}]});
    for (more, field) in [
        (json!({"title": " "}), "title"),
        (json!({"doc": script}), "doc"),
        (json!({"doc": foreign}), "doc"),
        (json!({"image": theirs}), "image"),
        (json!({"summary": "x".repeat(501)}), "summary"),
        (json!({"product": {"pictures": [theirs]}}), "product.pictures"),
        (
            json!({"product": {"actionLink": "javascript:alert(1)"}}),
            "product.actionLink",
        ),
    ] {
        let refused = save(&story.ada, &draft, more).await;
        assert_eq!(fields(&refused), [field]);
    }
    assert_eq!(read(&story.ada, &path(&draft)).await, draft, "nothing was written");
    let half = save(&story.ada, &draft, json!({"product": {"actionLabel": "Order it"}})).await;
    let half = half.ok().unwrap().value();
    let refused = set_status(&story.ada, &half, "published").await;
    assert_eq!(fields(&refused), ["product.actionLink"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_product_has_pictures_a_price_and_a_way_to_get_it() {
    let story = Story::begin("blog-product").await;
    let upload = async || {
        let stored = story.ada.upload("image", "dot.png", "image/png", PNG.to_vec()).await;
        stored.unwrap().ok().unwrap().value()["id"].clone()
    };
    let (cover, more) = (upload().await, upload().await);
    let offer = json!({"price": " EUR 25 ", "pictures": [more, more], "actionLabel": "Order it", "actionLink": "https://shop.test/lamp"});
    let lamp = story
        .published("product", "Lamp", json!({"image": cover, "product": offer}))
        .await;
    let seen = read(&story.lena, &path(&lamp)).await;
    let product = &seen["product"];
    assert_eq!(
        (&product["price"], &product["actionLink"]),
        (&json!("EUR 25"), &json!("https://shop.test/lamp"))
    );
    assert_eq!(product["pictures"].as_array().unwrap().len(), 1);
    for picture in [&seen["image"]["url"], &product["pictures"][0]["url"]] {
        assert_eq!(status_of(&story.tenant.client(), picture.as_str().unwrap()).await, 200);
    }
    let listed = read(&story.lena, "/api/blogs?kind=product").await;
    assert_eq!(
        (&listed["total"], &listed["items"][0]["price"]),
        (&json!(1), &json!("EUR 25"))
    );
    assert_eq!(read(&story.lena, "/api/blogs").await["total"], 0);
    let entry = story.published("blog", "Entry", json!({"product": offer})).await;
    assert_eq!(entry["product"], Value::Null, "an entry of the blog is not for sale");
}
