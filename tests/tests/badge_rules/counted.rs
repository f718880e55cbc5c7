//! Rules are asked with as many statements for many people as for few, and a completion that no rule asks for with one.
use std::sync::Arc;

use axum::body::Body;
use axum::http::Request;
use learnt_compose::client::Client;
use learnt_compose::testing::PASSWORD;
use learnt_kernel::clock::SystemClock;
use learnt_tenant_api::TenantApi;
use learnt_tests::statement_counter::StatementCounter;
use serde_json::{Value, json};
use tower::ServiceExt;

use super::set_status;
use crate::learning::{Story, activity, page};
use crate::platform::{config, quiet_replica};

/// Somebody's write at the copy whose statements are counted.
async fn does(api: &TenantApi, browser: &Client, path: &str, body: Value) {
    let request = Request::post(path)
        .header("host", browser.host())
        .header("authorization", format!("Bearer {}", browser.token().unwrap()))
        .header("content-type", "application/json")
        .body(Body::from(body.to_string()))
        .unwrap();
    let response = api.router.clone().oneshot(request).await.unwrap();
    let status = response.status();
    let body = axum::body::to_bytes(response.into_body(), usize::MAX).await.unwrap();
    assert!(
        status.is_success(),
        "{path}: {status} {}",
        String::from_utf8_lossy(&body)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn thirty_people_are_awarded_what_follows_with_as_many_statements_as_three() {
    let story = Story::begin("badge-counted").await;
    let mut people = Vec::new();
    for number in 0..30 {
        let username = format!("lena{number}.{}", story.tenant.id).to_lowercase();
        let profile = json!({"firstName": "Lena", "lastName": "Berg", "username": username});
        let body = json!({"profile": profile, "password": PASSWORD});
        people.push(story.does("/api/people", body).await["id"].clone());
    }
    let mut config = config(story.tenant.stack());
    let counted = StatementCounter::between(&mut config).await;
    let api = quiet_replica(config, Arc::new(SystemClock)).await;
    let (mut plain, mut awarded) = (Vec::new(), Vec::new());
    // With the first one connections open, and what is asked once is asked.
    for count in [1, 3, 30] {
        let body = json!({"people": people[..count]});
        let alone = story.badge("Alone").await;
        let path = format!("/api/badges/{alone}/holders");
        plain.push(counted.during(does(&api, &story.ada, &path, body.clone())).await.1);

        let first = story.badge("First").await;
        let mut followers = Vec::new();
        for title in ["Second", "Third"] {
            let badge = story.badge(title).await;
            let said = json!({"trigger": "badge", "refs": [first]});
            story.rule_in_force(&badge, said).await;
            followers.push(badge);
        }
        let path = format!("/api/badges/{first}/holders");
        awarded.push(counted.during(does(&api, &story.ada, &path, body)).await.1);
        for badge in &followers {
            let held = format!("select count(*) from user_badges where badge_id = '{badge}'");
            assert_eq!(story.count(&held).await, i64::try_from(count).unwrap());
        }
    }
    assert!(plain[2] <= plain[1] + 2, "one, three, thirty: {plain:?}");
    assert!(awarded[1] > plain[1], "{awarded:?} were counted");
    assert!(awarded[2] <= awarded[1] + 2, "one, three, thirty: {awarded:?}");
    api.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_that_do_not_ask_for_a_completion_cost_it_nothing() {
    let story = Story::begin("badge-cheap").await;
    let lena = story.learner("Lena", "Leeds").await;
    let pages: Vec<Value> = ["A", "B", "C", "D", "E"].map(page).to_vec();
    let course = story.course("Fire", pages).await;
    story.gives(&course, json!({"everyone": []})).await;
    let round = lena.only().await;
    let shown = lena.player(&round).await;
    let mut config = config(story.tenant.stack());
    let counted = StatementCounter::between(&mut config).await;
    let api = quiet_replica(config, Arc::new(SystemClock)).await;
    // Reported once more, the first page lets the copy ask again who Lena is, and completes nothing.
    let completes = async |title: &str| {
        let path = |title: &str| {
            format!(
                "/api/me/courses/{round}/activities/{}/progress",
                activity(&shown, title)
            )
        };
        does(&api, &lena.browser, &path("A"), json!({"opened": true})).await;
        let work = async { does(&api, &lena.browser, &path(title), json!({"opened": true})).await };
        counted.during(work).await.1
    };
    completes("A").await;
    let without = completes("B").await;

    // Many rules that ask for something else.
    let badge = story.badge("Other").await;
    let other = story.course("Other", vec![page("A")]).await;
    for _ in 0..5 {
        story.rule_in_force(&badge, json!({"refs": [other]})).await;
    }
    assert_eq!(completes("C").await, without);

    // Rules that ask for it and are not fulfilled yet: whom it concerns is held, and all of them are asked at once.
    let mut rules = Vec::new();
    for _ in 0..5 {
        let needed = json!({"trigger": "activity", "refs": [activity(&shown, "D"), activity(&shown, "E")]});
        rules.push(story.rule_in_force(&badge, needed).await);
    }
    assert_eq!(completes("D").await, without + 2);
    for rule in rules {
        set_status(&story.ada, &rule, "archived").await.ok().unwrap();
    }
    api.shutdown().await;
}
