//! Whoever runs an event needs no seat of their own: they know where it is on the net, have it in their calendar, and hear of what becomes
//! of it. Nobody else without a seat learns where it is on the net.

use learnt_compose::client::Client;
use learnt_compose::mails::mails_to;
use learnt_compose::testing::until;
use serde_json::{Value, json};

use super::calendar::mailed;
use super::{Person, Story, read};

const MEETING: &str = "https://meet.example/aid";

async fn file(browser: &Client, path: &str) -> String {
    let reply = browser.get(path).await.unwrap().ok().unwrap();
    // Long lines go on behind a space.
    reply.text().replace("\r\n ", "")
}

/// The path of an address under which other programs read somebody's events.
async fn feed(browser: &Client) -> String {
    let body = json!({"name": "My phone", "kinds": ["event"]});
    let made = browser.post("/api/me/calendar/feeds", body).await.unwrap();
    let url = made.ok().unwrap().value()["url"].as_str().unwrap().to_owned();
    let at = url.find("/api/").unwrap();
    url[at..].to_owned()
}

/// How many notifications of a kind somebody has.
async fn notified_of(person: &Person, kind: &str) -> usize {
    person
        .notification_kinds()
        .await
        .iter()
        .filter(|one| *one == kind)
        .count()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_runs_an_event_knows_without_a_seat_where_it_is_on_the_net_and_nobody_else_does() {
    let (story, munro) = tokio::join!(Story::begin("event-runs"), Story::begin("event-runs-b"));
    let (otto, lena, mia, nora) = tokio::join!(
        story.learner("Otto"),
        story.learner("Lena"),
        story.learner("Mia"),
        story.learner("Nora")
    );
    let event = story
        .event(json!({"capacity": 1, "address": "", "onlineUrl": MEETING, "trainers": [otto.id]}))
        .await;
    for one in [&lena, &mia] {
        one.seat(&event, "register").await.ok().unwrap();
    }
    assert_eq!(mia.state(&event).await, "waiting");
    let (page, calendar) = (
        format!("/api/events/{event}"),
        format!("/api/events/{event}/calendar.ics"),
    );
    let location = format!("LOCATION:{MEETING}\r\n");

    let (his_feed, hers, mias, noras, adas) = tokio::join!(
        feed(&otto.browser),
        feed(&lena.browser),
        feed(&mia.browser),
        feed(&nora.browser),
        feed(&story.ada)
    );
    let his = read(&otto.browser, &page).await;
    assert_eq!(
        (&his["runs"], &his["mine"], &his["onlineUrl"]),
        (&json!(true), &json!(null), &json!(MEETING))
    );
    for (browser, feed) in [(&otto.browser, &his_feed), (&lena.browser, &hers)] {
        assert_eq!(read(browser, &page).await["onlineUrl"], MEETING);
        for path in [&calendar, feed] {
            let entry = file(browser, path).await;
            assert!(entry.contains(&location), "{path}: {entry}");
            assert!(entry.contains("STATUS:CONFIRMED\r\n"), "{path}: {entry}");
        }
    }
    // Who waits, who has nothing to do with it, and an admin without a seat, who reads it where it is written.
    for (browser, feed) in [(&mia.browser, &mias), (&nora.browser, &noras), (&story.ada, &adas)] {
        let seen = read(browser, &page).await;
        assert_eq!(
            (&seen["runs"], &seen["isOnline"], &seen["onlineUrl"]),
            (&json!(false), &json!(true), &json!(null))
        );
        for path in [&calendar, feed] {
            let entry = file(browser, path).await;
            assert!(!entry.contains("meet.example"), "{path}: {entry}");
        }
    }
    for path in [&page, &calendar] {
        assert_eq!(munro.ada.get(path).await.unwrap().status, 404, "{path}");
        assert_eq!(story.tenant.client().get(path).await.unwrap().status, 401, "{path}");
    }

    // A place in the line, and giving it back, change nothing about it.
    for (body, state) in [("register", "waiting"), ("cancel", "waiting-cancelled")] {
        otto.seat(&event, body).await.ok().unwrap();
        let his = read(&otto.browser, &page).await;
        assert_eq!(
            (&his["mine"]["state"], &his["onlineUrl"]),
            (&json!(state), &json!(MEETING))
        );
        for path in [&calendar, &his_feed] {
            let entry = file(&otto.browser, path).await;
            assert!(entry.contains(&location), "{state}, {path}: {entry}");
            assert!(entry.contains("STATUS:CONFIRMED\r\n"), "{state}, {path}: {entry}");
        }
    }
    let attendees = format!("{page}/attendees");
    assert_eq!(otto.browser.get(&attendees).await.unwrap().status, 200);

    // Whoever looks at something else at that time is told of it before they book: it is an event of theirs.
    let other = story.event(json!({"title": "Welding"})).await;
    let conflicts = async |person: &Person, event: &str| {
        let seen = read(&person.browser, &format!("/api/events/{event}")).await;
        let rows = seen["conflicts"].as_array().unwrap().iter();
        let titles: Vec<String> = rows.map(|row| row["title"].as_str().unwrap().to_owned()).collect();
        titles
    };
    assert_eq!(conflicts(&otto, &other).await, ["First aid"]);
    assert!(
        conflicts(&otto, &event).await.is_empty(),
        "it is not at the time of another one"
    );
    assert!(conflicts(&nora, &other).await.is_empty());
    otto.seat(&other, "register").await.ok().unwrap();
    assert_eq!(conflicts(&otto, &event).await, ["Welding"]);

    // Somebody else runs it now.
    story.save(&event, json!({"trainers": [nora.id]})).await.ok().unwrap();
    assert_eq!(read(&nora.browser, &page).await["onlineUrl"], MEETING);
    assert!(file(&nora.browser, &noras).await.contains(&location));
    assert_eq!(read(&otto.browser, &page).await["onlineUrl"], json!(null));
    for path in [&calendar, &his_feed] {
        let entry = file(&otto.browser, path).await;
        assert!(!entry.contains("meet.example"), "{path}: {entry}");
    }
    assert_eq!(otto.browser.get(&attendees).await.unwrap().status, 403);
    assert_eq!(story.contradictions(&event).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_runs_an_event_hears_that_they_do_of_each_change_and_why_it_is_cancelled() {
    let story = Story::begin("event-runs-told").await;
    let (otto, email) = mailed(&story, "Otto").await;
    let (lena, mia) = tokio::join!(story.learner("Lena"), story.learner("Mia"));
    let folder = story.tenant.stack().mail_dir();
    let mail_with = async |begins: &str, method: &str| {
        until(async || {
            let found = mails_to(folder, &email).into_iter().find(|mail| {
                let subject = mail["subject"].as_str().unwrap_or_default();
                subject.starts_with(begins) && mail["calendars"][0]["method"] == method
            });
            found.ok_or_else(|| format!("no {method} in a mail “{begins}…”"))
        })
        .await
    };
    let calendar = |mail: &Value| mail["calendars"][0]["file"].as_str().unwrap().replace("\r\n ", "");

    let event = story
        .event(json!({"title": "First aid", "onlineUrl": MEETING, "trainers": [otto.id]}))
        .await;
    mia.seat(&event, "register").await.ok().unwrap();
    let invited = calendar(&mail_with("You lead: First aid", "REQUEST").await);
    assert!(invited.contains(MEETING), "{invited}");
    assert!(invited.contains(&format!("UID:{event}\r\n")), "{invited}");

    story.save(&event, json!({"address": "Hall 3"})).await.ok().unwrap();
    let moved = calendar(&mail_with("Changed", "REQUEST").await);
    assert!(
        moved.contains("LOCATION:Hall 3\r\n") && moved.contains(MEETING),
        "{moved}"
    );

    // Who comes to run it beside him, and goes again, is told; he is not.
    story
        .save(&event, json!({"trainers": [otto.id, lena.id]}))
        .await
        .ok()
        .unwrap();
    assert_eq!(notified_of(&lena, "eventSeat").await, 1);
    story.save(&event, json!({"trainers": [otto.id]})).await.ok().unwrap();
    assert_eq!(notified_of(&lena, "eventCancelled").await, 1);
    assert_eq!(
        (
            notified_of(&otto, "eventSeat").await,
            notified_of(&otto, "eventChanged").await,
            notified_of(&otto, "eventCancelled").await
        ),
        (1, 1, 0)
    );

    let reason = "The hall is closed.";
    story.set_status(&event, "cancelled", reason).await.ok().unwrap();
    let mail = mail_with("Cancelled", "CANCEL").await;
    assert!(mail["text"].as_str().unwrap().contains(reason), "{mail}");
    let gone = calendar(&mail);
    assert!(
        gone.contains("STATUS:CANCELLED") && !gone.contains("meet.example"),
        "{gone}"
    );
    for person in [&otto, &mia] {
        assert_eq!(notified_of(person, "eventCancelled").await, 1);
        let page = read(&person.browser, "/api/notifications?perPage=50").await;
        let rows = page["items"].as_array().unwrap();
        let cancelled = rows.iter().find(|row| row["kind"] == "eventCancelled").unwrap();
        assert!(cancelled["body"].as_str().unwrap().contains(reason), "{cancelled}");
    }
    assert_eq!(
        notified_of(&lena, "eventCancelled").await,
        1,
        "it was not hers any more"
    );
    assert_eq!(story.contradictions(&event).await, 0);
}
