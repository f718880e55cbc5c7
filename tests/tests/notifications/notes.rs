//! People are reminded of their notes: when they asked for it, and once.
use chrono::{DateTime, Duration, SubsecRound, Utc};
use learnt_kernel::clock::{Clock, SystemClock};
use learnt_kernel::ids::new_id;
use serde_json::{Value, json};

use super::{Person, ScheduledReplica, Story, text};

fn note(revision: i64, title: &str, reminder: Option<DateTime<Utc>>) -> Value {
    json!({"revision": revision, "title": title, "description": "", "checklist": [], "labels": [], "archive": false,
        "reminder": reminder})
}

impl Person {
    async fn writes(&self, path: &str, note: Value) -> Value {
        self.browser.put(path, note).await.unwrap().ok().unwrap().value()
    }
}

fn address() -> String {
    format!("/api/notes/{}", new_id())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_comes_at_its_moment_and_once() {
    let story = Story::begin("remind").await;
    let lena = story.learner("Lena", "Leeds").await;
    let now = SystemClock.now();
    let at = (now + Duration::hours(5)).trunc_subsecs(0);
    let (path, moved, taken) = (address(), address(), address());
    lena.writes(&path, note(0, "Call Otto", Some(at))).await;
    lena.writes(&moved, note(0, "Moved", Some(at))).await;
    lena.writes(&moved, note(1, "Moved", Some(at + Duration::hours(2))))
        .await;
    lena.writes(&taken, note(0, "Taken back", Some(at))).await;
    lena.writes(&taken, note(1, "Taken back", None)).await;
    let (one, other) = (ScheduledReplica::of(&story).await, ScheduledReplica::of(&story).await);
    one.at(at - Duration::seconds(1)).await;
    assert!(lena.notifications().await.is_empty(), "not before");
    let due = at + Duration::seconds(1);
    tokio::join!(one.at(due), other.at(due));
    tokio::join!(one.work(), other.work());
    let notifications = lena.wait_for_notifications(1).await;
    assert_eq!(
        (&notifications[0]["kind"], &notifications[0]["title"]),
        (&json!("noteReminder"), &json!("Reminder: Call Otto"))
    );
    assert_eq!(notifications[0]["link"], path.replace("/api", "/apps"));
    let seen = lena.browser.get(&path).await.unwrap().ok().unwrap().value();
    assert_eq!(
        (&seen["reminded"], &seen["revision"]),
        (&json!(true), &json!(1)),
        "nobody edited it"
    );
    let typed = lena.writes(&path, note(1, "Call Otto now", Some(at))).await;
    assert_eq!(typed["reminded"], true, "typing on does not remind again");

    one.at(at + Duration::hours(3)).await;
    assert_eq!(lena.wait_for_notifications(2).await[0]["title"], "Reminder: Moved");
    let again = at + Duration::hours(4);
    let set = lena.writes(&path, note(2, "Call Otto now", Some(again))).await;
    assert_eq!(set["reminded"], false);
    one.at(again + Duration::seconds(1)).await;
    assert_eq!(
        lena.wait_for_notifications(3).await[0]["title"],
        "Reminder: Call Otto now"
    );
    one.api.shutdown().await;
    other.api.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_note_reminds_nobody_until_it_is_back_and_is_forgotten_after_a_month() {
    let story = Story::begin("deleted-notes").await;
    let lena = story.learner("Lena", "Leeds").await;
    let now = SystemClock.now();
    let at = (now + Duration::hours(5)).trunc_subsecs(0);
    let (path, old) = (address(), address());
    for path in [&path, &old] {
        lena.writes(path, note(0, "Call Otto", Some(at))).await;
        lena.browser.delete(path, json!({})).await.unwrap().ok().unwrap();
    }
    let later = ScheduledReplica::of(&story).await;
    later.at(at + Duration::minutes(1)).await;
    assert!(lena.notifications().await.is_empty());
    lena.browser
        .post(&format!("{path}/restore"), json!({}))
        .await
        .unwrap()
        .ok()
        .unwrap();
    later.at(at + Duration::minutes(2)).await;
    assert_eq!(
        lena.wait_for_notifications(1).await.len(),
        1,
        "what it missed comes now"
    );
    let notes = "select count(*) from notes";
    later.at(now + Duration::days(29)).await;
    assert_eq!(story.count(notes).await, 2);
    later.at(now + Duration::days(32)).await;
    assert_eq!(story.count(notes).await, 1, "what is there stays");
    later.api.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_mail_of_a_reminder_says_nothing_of_what_is_in_the_note() {
    let story = Story::begin("mailed-notes").await;
    let lena = story.mailed("Lena", "Leeds").await;
    let now = SystemClock.now();
    let at = (now + Duration::hours(5)).trunc_subsecs(0);
    lena.chooses(json!({"quietOf": "none"})).await;
    let (path, gone) = (address(), address());
    lena.writes(&path, note(0, "Xylophone", Some(at))).await;
    lena.writes(&gone, note(0, "Xylophone", Some(at + Duration::hours(1))))
        .await;
    let later = ScheduledReplica::of(&story).await;
    later.at(at + Duration::minutes(1)).await;
    later.work().await;
    later.work().await;
    let mails = later.mails(&lena);
    assert_eq!(mails.len(), 1, "{mails:?}");
    assert!(
        text(&mails[0]["text"]).contains(&path.replace("/api", "/apps")),
        "{mails:?}"
    );
    assert!(!mails[0].to_string().contains("Xylophone"), "{mails:?}");
    later.api.shutdown().await;
}
