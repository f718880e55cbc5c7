//! The whole chain of a completion: activity, course, bundle, pathway, package, certificate, points, badge and notifications, each once.
use std::sync::Arc;

use futures_util::future::join_all;
use learnt_compose::testing::{holds, until};
use learnt_kernel::clock::SystemClock;
use learnt_kernel::tenant::TenantId;
use learnt_tenant_api::{pump, schedule};
use serde_json::{Value, json};

use super::{Story, activity, page, report, text};
use crate::platform;
use crate::triggers::operator;

/// What a completed chain left behind, as a question and the only right answer to it.
const ONCE: &[(&str, i64)] = &[
    ("user_activities where completed_at is not null", 3),
    ("user_courses where status = 'completed' and progress = 100", 2),
    ("user_courses", 2),
    (
        "user_learning_pathways where status = 'completed' and progress = 100",
        1,
    ),
    ("user_packages where status = 'completed' and progress = 100", 1),
    ("certificates", 1),
    ("reward_transactions", 5),
    ("user_badges", 1),
    ("trigger_runs", 1),
    ("user_notifications where kind = 'courseCompleted'", 2),
    ("user_notifications where kind = 'message'", 1),
    ("facts where kind = 'course.started'", 2),
    ("facts where kind = 'activity.completed'", 3),
    ("facts where kind = 'course.completed'", 2),
    ("facts where kind = 'pathway.completed'", 1),
    ("facts where kind = 'package.completed'", 1),
    ("facts where kind = 'certificate.issued'", 1),
    ("facts where kind = 'points.earned'", 5),
    ("facts where kind = 'badge.given'", 1),
];

/// Publishes a pathway or a package with these items.
async fn around(story: &Story, path: &str, title: &str, items: Value) -> String {
    let made = story.does(path, json!({"title": title})).await;
    let id = text(&made["id"]);
    let path = format!("{path}/{id}");
    let mut draft = story.reads(&path).await;
    draft["items"] = items;
    story.ada.put(&path, draft).await.unwrap().ok().unwrap();
    let revision = story.reads(&path).await["revision"].clone();
    let step = json!({"revision": revision, "step": "publish"});
    story.does(&format!("{path}/status"), step).await;
    id
}

/// A course of two pages with a certificate, published.
async fn certified(story: &Story) -> String {
    let course = story.draft("Safety", vec![page("A"), page("B")]).await;
    let path = format!("/api/courses/{course}");
    let revision = story.reads(&path).await["revision"].clone();
    let details = json!({"revision": revision, "certificate": true});
    story.ada.patch(&path, details).await.unwrap().ok().unwrap();
    story.does(&format!("{path}/publish"), json!({})).await;
    course
}

/// A bundle of one page, published.
async fn bundle(story: &Story) -> String {
    let bundle = story.draft("First week", vec![page("C")]).await;
    let path = format!("/api/courses/{bundle}");
    let revision = story.reads(&path).await["revision"].clone();
    let body = json!({"revision": revision, "isBundle": true});
    story
        .ada
        .put(&format!("{path}/bundle"), body)
        .await
        .unwrap()
        .ok()
        .unwrap();
    story.does(&format!("{path}/publish"), json!({})).await;
    bundle
}

/// Whoever completes the course earns a badge and is told so.
async fn awards(story: &Story, course: &str) {
    let badge = text(&story.does("/api/badges", json!({"title": "Safe"})).await["id"]);
    let (console, _) = operator(story.tenant.stack()).await;
    let trigger = json!({
        "teamId": story.tenant.id, "title": "Well done", "event": "courseCompleted", "documents": [course],
        "rule": {"everyone": []}, "delaySeconds": 0, "perHour": null, "perPerson": null,
        "actions": [{"type": "awardBadge", "badge": badge}, {"type": "notify", "title": "Well done", "text": "A badge is yours"}],
    });
    let path = format!("/api/tenants/{}/triggers", story.tenant.id);
    let made = console.post(&path, trigger).await.unwrap();
    assert_eq!(made.status, 201, "{}", made.text());
}

/// Waits until nothing of the chain is still to be done, and finds each of it once.
async fn all_once(story: &Story) {
    let open = "select count(*) from facts where due_at is not null and done_at is null and dead_at is null
        and kind in ('course.completed', 'certificate.issued', 'badge.given')";
    until(async || {
        let waiting = story.count(open).await;
        let runs = story
            .count("select count(*) from trigger_runs where state = 'done'")
            .await;
        holds(
            waiting == 0 && runs == 1,
            format!("{waiting} wait, {runs} runs are done"),
        )
    })
    .await;
    for (rows, wanted) in ONCE {
        assert_eq!(
            story.count(&format!("select count(*) from {rows}")).await,
            *wanted,
            "{rows}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_whole_chain_happens_once_however_often_its_completions_are_told() {
    let story = Story::begin("chain").await;
    story.tenant.settings(json!({"rewards": true})).await;
    let lena = story.learner("Lena", "Leeds").await;
    let (course, bundle) = (certified(&story).await, bundle(&story).await);
    let item = |kind: &str, id: &str| json!({"kind": kind, "documentId": id, "required": true});
    let items = json!([item("course", &course), item("course", &bundle)]);
    let pathway = around(&story, "/api/pathways", "Welcome", items).await;
    let items = json!([{"kind": "pathway", "documentId": pathway}]);
    let package = around(&story, "/api/packages", "First month", items).await;
    let rule = json!({"type": "package", "documentId": package, "rule": {"userId": [lena.id]}});
    story.does("/api/permissions", rule).await;
    awards(&story, &course).await;

    let mine = lena.only().await;
    let shown = lena.player(&mine).await;
    let (a, b) = (activity(&shown, "A"), activity(&shown, "B"));
    let bundles = lena
        .browser
        .get("/api/me/courses?bundle=true")
        .await
        .unwrap()
        .ok()
        .unwrap();
    let bundled = text(&bundles.value()["items"][0]["id"]);
    let c = activity(&lena.player(&bundled).await, "C");
    for (kind, id, points) in [
        ("course", &course, 10),
        ("course", &bundle, 20),
        ("pathway", &pathway, 40),
        ("package", &package, 80),
    ] {
        let body = json!({"type": kind, "documentId": id, "points": points});
        story.ada.put("/api/rewards/points", body).await.unwrap().ok().unwrap();
    }
    let body = json!({"type": "course", "documentId": course, "activityId": a, "points": 5});
    story.ada.put("/api/rewards/points", body).await.unwrap().ok().unwrap();

    // Fifty at once, from two devices.
    let elsewhere = story.elsewhere(&lena).await;
    let steps = [(&mine, &a), (&mine, &b), (&bundled, &c)];
    let calls = (0..50).map(|i| {
        let (round, step) = steps[i % 3];
        let browser = if i % 2 == 0 { &lena.browser } else { &elsewhere };
        report(browser, round, step, json!({"opened": true}))
    });
    for reply in join_all(calls).await {
        let status = reply.status.as_u16();
        assert!(status == 200 || status == 503, "{status}: {}", reply.text());
    }
    for (round, step) in steps {
        lena.reports(round, step, json!({"opened": true})).await.ok().unwrap();
    }
    all_once(&story).await;
    let earned = "select reward_points_count::int8 from user_teams where reward_points_count > 0";
    assert_eq!(story.count(earned).await, 155);

    // What is told again by a worker that did not know that it was done is done already; so is what an admin's hand completes.
    let again = "update facts set due_at = now() - interval '1 second', done_at = null
        where kind in ('course.completed', 'certificate.issued', 'badge.given')";
    let config = platform::config(story.tenant.stack());
    let worker = platform::quiet_replica(config, Arc::new(SystemClock)).await;
    let id = TenantId::parse(&story.tenant.id).unwrap();
    let tenant = worker.app.directory.now().tenant(&id).unwrap();
    for _ in 0..3 {
        story.tenant.sql(again).await;
        pump::drain(&worker.app, &tenant).await.unwrap();
        schedule::drain(&worker.app, &tenant, 1_000).await.unwrap();
        all_once(&story).await;
    }
    let body = json!({"ids": [mine], "reason": "Did it on paper"});
    story
        .does(&format!("/api/courses/{course}/learners/complete"), body)
        .await;
    all_once(&story).await;
    assert_eq!(story.count(earned).await, 155);
    worker.shutdown().await;
}
