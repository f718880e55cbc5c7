//! What has a date comes by itself, once.
use std::time::Duration as Patience;

use chrono::{Duration, SubsecRound};
use learnt_kernel::clock::{Clock, SystemClock};
use serde_json::json;

use super::{Story, path, save, set_status, status_of};

#[tokio::test(flavor = "multi_thread")]
async fn open_pages_hear_of_a_date_when_it_comes_and_not_of_one_that_was_moved() {
    let story = Story::begin("blog-comes").await;
    let at = (SystemClock.now() + Duration::seconds(6)).trunc_subsecs(0);
    let dated = json!({"publishedAt": at.to_rfc3339()});
    let comes = story.published("blog", "Comes", dated.clone()).await;
    let moved = story.published("blog", "Moved", dated.clone()).await;
    let later = json!({"publishedAt": (at + Duration::hours(1)).to_rfc3339()});
    save(&story.ada, &moved, later).await.ok().unwrap();
    let taken = story.published("blog", "Taken back", dated.clone()).await;
    set_status(&story.ada, &taken, "draft").await.ok().unwrap();
    let scheduled = story.published("product", "Lamp", dated).await;
    let again = save(&story.ada, &scheduled, json!({"summary": "Written anew"})).await;
    again.ok().unwrap();
    let events = async || {
        let query = "select subject || ' ' || array_to_string(topics, ' ') from facts where kind = 'blog.appeared' order by subject";
        story.tenant.texts(query).await
    };
    assert!(events().await.is_empty(), "not before");
    assert_eq!(status_of(&story.lena, &path(&comes)).await, 404);
    let patience = SystemClock.now() + Duration::seconds(40);
    while events().await.len() < 2 {
        assert!(SystemClock.now() < patience, "{:?}", events().await);
        tokio::time::sleep(Patience::from_millis(200)).await;
    }
    tokio::time::sleep(Patience::from_millis(500)).await;
    let topic = format!("blogs:{}", story.tenant.id);
    let mut expected: Vec<String> = [&comes, &scheduled]
        .map(|blog| format!("{} {topic}", blog["id"].as_str().unwrap()))
        .into();
    expected.sort();
    assert_eq!(events().await, expected, "each once");
    assert_eq!(status_of(&story.lena, &path(&comes)).await, 200);
    assert_eq!(status_of(&story.lena, &path(&moved)).await, 404);
}
