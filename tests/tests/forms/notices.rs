//! Whoever a form concerns is told of it, once.
use learnt_compose::client::Client;
use learnt_compose::testing;
use learnt_kernel::clock::{Clock, SystemClock};
use serde_json::{Value, json};

use super::{Story, mark, read, send, submitted, text, words};

async fn notifications_of(browser: &Client) -> Vec<(String, String)> {
    let page = read(browser, "/api/notifications").await;
    let kind_and_title = |one: &Value| (text(&one["kind"]), text(&one["title"]));
    page["items"].as_array().unwrap().iter().map(kind_and_title).collect()
}

async fn wait_for_notifications(browser: &Client, count: usize) -> Vec<(String, String)> {
    testing::until(async || {
        let notifications = notifications_of(browser).await;
        testing::holds(
            notifications.len() >= count,
            format!("never {count} notifications: {notifications:?}"),
        )
    })
    .await;
    notifications_of(browser).await
}

#[tokio::test(flavor = "multi_thread")]
async fn markers_hear_what_waits_and_people_what_became_of_it() {
    let story = Story::begin("form-notified").await;
    let form = story
        .published("assessment", words(), json!({"approver": "manager"}))
        .await;
    let first = submitted(&story.lena, &form, json!({"why": "Dunno"})).await;
    let waits = ("formSubmitted".to_owned(), "To mark: Fire safety".to_owned());
    assert_eq!(notifications_of(&story.max).await, std::slice::from_ref(&waits));
    let page = read(&story.max, "/api/notifications").await;
    let desk = format!("/apps/manager/formSubmission/{}", text(&first["id"]));
    assert_eq!(page["items"][0]["link"], desk);
    assert!(
        notifications_of(&story.ada).await.is_empty(),
        "her manager is there: no admin is asked"
    );
    let again = json!({"comment": "Say more."});
    let returned = mark(&story.max, &first, "pendingResubmission", again)
        .await
        .ok()
        .unwrap()
        .value();
    let change = ("formMarked".to_owned(), "Changes requested: Fire safety".to_owned());
    assert_eq!(notifications_of(&story.lena).await, std::slice::from_ref(&change));
    let open = send(&story.lena, &returned, "reopen", json!({}))
        .await
        .ok()
        .unwrap()
        .value();
    let press = || send(&story.lena, &open, "submit", json!({"why": "Because of the smoke"}));
    let (one, other) = tokio::join!(press(), press());
    let second = one.ok().unwrap().value();
    other.ok().unwrap();
    assert_eq!(
        notifications_of(&story.max).await,
        [waits.clone(), waits],
        "once a try, however often it is pressed"
    );
    mark(&story.max, &second, "competent", json!({})).await.ok().unwrap();
    let done = ("formMarked".to_owned(), "Marked as competent: Fire safety".to_owned());
    assert_eq!(notifications_of(&story.lena).await, [done, change]);

    // Nobody manages Otto: what he submits is the admins'.
    submitted(&story.otto, &form, json!({"why": "Smoke"})).await;
    assert_eq!(notifications_of(&story.ada).await.len(), 1);
    assert_eq!(notifications_of(&story.max).await.len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_given_a_form_hears_of_it_with_its_date() {
    let story = Story::begin("form-due").await;
    let due = SystemClock.now() + chrono::Duration::hours(20);
    let form = story
        .published("survey", words(), json!({"openToTeam": false, "dueAt": due}))
        .await;
    let rule = json!({"type": "form", "documentId": form["id"], "rule": {"userId": [story.lena_id]}});
    story.ada.post("/api/permissions", rule).await.unwrap().ok().unwrap();
    let notifications = wait_for_notifications(&story.lena, 1).await;
    assert_eq!(
        notifications,
        [("formAssigned".to_owned(), "New form: Fire safety".to_owned())]
    );
    assert_eq!(notifications_of(&story.otto).await.len(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_not_answered_is_reminded_before_a_form_is_due_and_told_once_that_it_was() {
    let story = Story::begin("form-overdue").await;
    let due = SystemClock.now() + chrono::Duration::hours(20);
    let settings = json!({"openToTeam": false, "dueAt": due, "approver": "admin"});
    let form = story.published("assessment", words(), settings).await;
    let otto_id = text(&read(&story.otto, "/api/me").await["uid"]);
    let whom = json!([story.lena_id, otto_id, story.max_id]);
    let rule = json!({"type": "form", "documentId": form["id"], "rule": {"userId": whom}});
    story.ada.post("/api/permissions", rule).await.unwrap().ok().unwrap();
    for browser in [&story.lena, &story.otto, &story.max] {
        wait_for_notifications(browser, 1).await;
    }
    // Otto waits for a marker: he has done what was asked of him.
    submitted(&story.otto, &form, json!({"why": "Smoke"})).await;
    story
        .tenant
        .sql("update user_forms set permitted_at = permitted_at - interval '9 days'")
        .await;
    let kinds = async |browser: &Client| -> Vec<String> {
        let notifications = notifications_of(browser).await;
        notifications.into_iter().map(|(kind, _)| kind).collect()
    };
    story.tenant.job("notifications.due").await;
    story.tenant.job("notifications.due").await;
    assert_eq!(kinds(&story.lena).await, ["formDueSoon", "formAssigned"], "once");
    let passes = format!(
        "update form_versions set settings = jsonb_set(settings, '{{dueAt}}', to_jsonb(now() - interval '1 hour')) where form_id = '{}'",
        text(&form["id"])
    );
    story.tenant.sql(passes).await;
    // Max has answered in the last minute, and it was marked.
    let his = submitted(&story.max, &form, json!({"why": "Smoke"})).await;
    mark(&story.ada, &his, "competent", json!({})).await.ok().unwrap();
    story.tenant.job("notifications.due").await;
    story.tenant.job("notifications.due").await;
    let late = notifications_of(&story.lena).await;
    assert_eq!(late[0], ("formOverdue".to_owned(), "Overdue: Fire safety".to_owned()));
    assert_eq!(late.len(), 3, "once");
    assert_eq!(kinds(&story.otto).await, ["formAssigned"]);
    assert!(!kinds(&story.max).await.contains(&"formOverdue".to_owned()));
}
