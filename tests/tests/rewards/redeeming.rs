//! Points are redeemed: no more of them than there are, by nobody else, and written down.
use futures_util::future::join_all;
use serde_json::{Value, json};

use super::{balance, begin, history, redeem};
use crate::learning::Story;

const NOT_ENOUGH: &str = "Sorry, you don't have enough points to redeem. Please enter another amount.";

#[tokio::test(flavor = "multi_thread")]
async fn nobody_redeems_nothing_or_more_than_they_have() {
    let story = begin("redeem").await;
    let lena = story.learner("Lena", "Leeds").await;
    assert_eq!(
        redeem(&lena.browser, json!(1)).await.status,
        422,
        "there is nothing yet"
    );
    story.earns(&lena, "Lifting", 100).await;
    for amount in [Value::Null, json!(0), json!(-5), json!(101), json!(i64::MAX)] {
        let reply = redeem(&lena.browser, amount.clone()).await;
        let error = reply.value()["errors"][0].clone();
        assert_eq!(
            (reply.status.as_u16(), &error["field"], &error["message"]),
            (422, &json!("amount"), &json!(NOT_ENOUGH)),
            "{amount}"
        );
    }
    assert_eq!(story.count("select count(*) from reward_transactions").await, 1);
    let done = redeem(&lena.browser, json!(30)).await;
    assert_eq!((done.status.as_u16(), done.value()), (201, json!({"balance": 70})));
    assert_eq!(
        history(&lena.browser, "/api/me/rewards").await,
        [(None, -30), (Some("Lifting".to_owned()), 100)]
    );
    assert_eq!(
        history(&lena.browser, "/api/me/rewards?redeem=true").await,
        [(None, -30)]
    );
    let page = story
        .reads(&format!("/api/people/{}/rewards?redeem=true", lena.id))
        .await;
    let row = page["items"][0].as_object().unwrap();
    assert_eq!((&row["documentId"], &row["documentType"]), (&Value::Null, &Value::Null));
    assert_eq!(row["teamId"], story.tenant.id.as_str());
    assert!(row["createdAt"].as_i64().unwrap() > 1_700_000_000, "unix seconds");
    let log = story.reads("/api/audit-log?action=points.redeemed").await;
    assert_eq!(log["items"][0]["details"], json!({"points": 30, "left": 70}));
    assert_eq!(story.contradictions().await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn many_tabs_at_once_never_overdraw() {
    let story = begin("redeem-race").await;
    let lena = story.learner("Lena", "Leeds").await;
    story.earns(&lena, "Lifting", 100).await;
    // Twelve tabs want 30 each while a course is completed that is worth 50: five of them can have it at most.
    let tabs = join_all((0..12).map(|_| redeem(&lena.browser, json!(30))));
    let (replies, ()) = tokio::join!(tabs, story.earns(&lena, "Carrying", 50));
    let had = replies.iter().filter(|reply| reply.status == 201).count() as i64;
    assert!((3..=5).contains(&had), "{had}");
    for reply in &replies {
        assert!([201, 422, 503].contains(&reply.status.as_u16()), "{}", reply.text());
    }
    assert_eq!(balance(&lena.browser).await, 150 - 30 * had);
    assert_eq!(story.contradictions().await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_redeems_in_anothers_name_nor_where_there_are_no_rewards() {
    let story = begin("redeem-name").await;
    let lena = story.learner("Lena", "Leeds").await;
    story.earns(&lena, "Lifting", 100).await;
    let acting = story.tenant.admin().await;
    let body = json!({"userId": lena.id, "reason": "She asked me to", "home": "/"});
    let begun = acting.post("/api/impersonation", body).await.unwrap().ok().unwrap();
    acting.set_token(begun.value()["accessToken"].as_str().map(str::to_owned));
    let reply = redeem(&acting, json!(10)).await;
    assert_eq!((reply.status.as_u16(), reply.code()), (403, "impersonating".to_owned()));
    assert_eq!(balance(&lena.browser).await, 100);

    story.tenant.settings(json!({"rewards": false})).await;
    let reply = redeem(&lena.browser, json!(10)).await;
    assert_eq!((reply.status.as_u16(), reply.code()), (409, "no_rewards".to_owned()));
    assert_eq!(history(&lena.browser, "/api/me/rewards").await.len(), 1);
}

/// The story's learner is of another team or tenant nowhere: points are a membership's.
#[tokio::test(flavor = "multi_thread")]
async fn points_of_one_tenant_are_nothing_in_another() {
    let (story, other) = tokio::join!(begin("redeem-here"), begin("redeem-there"));
    let lena: crate::learning::Learner = story.learner("Lena", "Leeds").await;
    story.earns(&lena, "Lifting", 10).await;
    let path = format!("/api/people/{}/rewards", lena.id);
    assert_eq!(other.ada.get(&path).await.unwrap().status, 404);
    assert_eq!(
        Story::count(&other, "select count(*) from reward_transactions").await,
        0
    );
}
