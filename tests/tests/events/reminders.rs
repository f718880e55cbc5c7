//! People are reminded before an event begins: once each, also of another time, and nobody who does not come any more.

use learnt_compose::testing::{holds, until};
use serde_json::json;

use super::{Person, Story, code, fields, read};

impl Story {
    /// Whatever has come of reminders is written.
    async fn remind(&self) {
        // It comes back by itself only while there is something to remind of.
        self.tenant
            .sql(
                "insert into scheduled_work (key, kind, due_at) values ('events.remind', 'events.remind', now() - interval '1 minute')
                 on conflict (key) do update set due_at = excluded.due_at, attempts = 0",
            )
            .await;
        self.tenant.job("audit.purge").await;
        until(async || {
            let waiting = self
                .rows("select key from scheduled_work where key = 'events.remind' and due_at <= now()")
                .await;
            holds(waiting == 0, "reminders wait to be written")
        })
        .await;
    }

    /// It begins in so many minutes, and everything about it was so for a month.
    async fn begins_in(&self, event: &str, minutes: i32) {
        self.tenant
            .sql(&format!(
                "update events set starts_at = now() + interval '{minutes} minutes', ends_at = now() + interval '1 month' where id = '{event}'"
            ))
            .await;
        self.tenant
            .sql("update user_events set changed_at = now() - interval '1 month'")
            .await;
    }
}

async fn reminded(person: &Person) -> usize {
    person
        .notification_kinds()
        .await
        .iter()
        .filter(|kind| *kind == "eventReminder")
        .count()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_is_reminded_once_for_each_time_and_who_does_not_is_not() {
    let story = Story::begin("event-remind").await;
    let (lena, mia, otto) = tokio::join!(story.learner("Lena"), story.learner("Mia"), story.learner("Otto"));
    let event = story
        .event(json!({"trainers": [otto.id], "reminders": [60, 1440, 60]}))
        .await;
    assert_eq!(
        story.managed(&event).await["content"]["reminders"],
        json!([1440, 60]),
        "the longest first"
    );
    for one in [&lena, &mia] {
        one.seat(&event, "register").await.ok().unwrap();
    }
    mia.seat(&event, "cancel").await.ok().unwrap();
    story.remind().await;
    assert_eq!(reminded(&lena).await, 0, "it begins in two days");

    story.begins_in(&event, 1439).await;
    for _ in 0..2 {
        story.remind().await;
        assert_eq!(
            (reminded(&lena).await, reminded(&mia).await, reminded(&otto).await),
            (1, 0, 1)
        );
    }
    // Moved to another time, it is told of that one; so is the second reminder.
    story.begins_in(&event, 1430).await;
    story.remind().await;
    assert_eq!(reminded(&lena).await, 2);
    story.begins_in(&event, 59).await;
    story.remind().await;
    assert_eq!(reminded(&lena).await, 3);

    // Who registers after a reminder has come knows already; what is cancelled is not reminded of.
    let late = story.learner("Late").await;
    late.seat(&event, "register").await.ok().unwrap();
    story.remind().await;
    assert_eq!(reminded(&late).await, 0);
    story
        .set_status(&event, "cancelled", "The hall is closed.")
        .await
        .ok()
        .unwrap();
    story.begins_in(&event, 1400).await;
    story.remind().await;
    assert_eq!(reminded(&lena).await, 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_says_nothing_itself_follows_the_organisation() {
    let story = Story::begin("event-remind-usual").await;
    let lena = story.learner("Lena").await;
    let (usual, silent) = (
        story.event(json!({})).await,
        story.event(json!({"reminders": []})).await,
    );
    for event in [&usual, &silent] {
        lena.seat(event, "register").await.ok().unwrap();
    }
    let settings = read(&story.ada, "/api/event-settings").await;
    assert_eq!(settings["reminders"], json!([1440, 60]));
    let wrong = json!({"revision": settings["revision"], "reminders": [1]});
    assert_eq!(
        fields(&story.ada.put("/api/event-settings", wrong).await.unwrap()),
        ["reminders"]
    );
    let body = json!({"revision": settings["revision"], "reminders": [30]});
    story
        .ada
        .put("/api/event-settings", body.clone())
        .await
        .unwrap()
        .ok()
        .unwrap();
    let stale = story.ada.put("/api/event-settings", body).await.unwrap();
    assert_eq!(code(&stale), "changed_meanwhile");
    for event in [&usual, &silent] {
        story.begins_in(event, 50).await;
    }
    story.remind().await;
    assert_eq!(reminded(&lena).await, 0);
    for event in [&usual, &silent] {
        story.begins_in(event, 29).await;
    }
    story.remind().await;
    assert_eq!(reminded(&lena).await, 1);
}
