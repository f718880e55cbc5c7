//! What a person has on which day, for their screen and for other programs.

use chrono::{DateTime, Duration, Utc};
use learnt_compose::client::{Client, Reply};
use learnt_compose::mails::mails_to;
use learnt_compose::testing::{holds, until};
use learnt_kernel::clock::{Clock, SystemClock};
use learnt_kernel::ids::new_id;
use serde_json::{Value, json};

use super::{Person, Story, code, fields, read};

fn moment(days: i64) -> String {
    let at: DateTime<Utc> = SystemClock.now() + Duration::days(days);
    at.format("%Y-%m-%dT%H:%M:%SZ").to_string()
}

async fn month(browser: &Client) -> Vec<(String, String)> {
    let path = format!("/api/me/calendar?from={}&to={}", moment(-7), moment(30));
    let found = read(browser, &path).await;
    let text = |entry: &Value, name: &str| entry[name].as_str().unwrap().to_owned();
    let rows = found["items"].as_array().unwrap().iter();
    rows.map(|entry| (text(entry, "kind"), text(entry, "title"))).collect()
}

async fn feed(browser: &Client, kinds: Value) -> Reply {
    let body = json!({"name": "My phone", "kinds": kinds});
    browser.post("/api/me/calendar/feeds", body).await.unwrap()
}

/// The path of an address.
fn path(reply: &Reply) -> String {
    let url = reply.value()["url"].as_str().unwrap().to_owned();
    let at = url.find("/api/").unwrap();
    url[at..].to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_calendar_shows_ones_own_and_nothing_of_anybody_else() {
    let story = Story::begin("calendar-own").await;
    let (lena, mia) = tokio::join!(story.learner("Lena"), story.learner("Mia"));
    let event = story.event(json!({"title": "First aid", "capacity": 1})).await;
    lena.seat(&event, "register").await.ok().unwrap();
    mia.seat(&event, "register").await.ok().unwrap();
    let note = json!({"revision": 0, "title": "Call Otto", "description": "", "checklist": [], "labels": [],
        "archive": false, "reminder": moment(3)});
    let entries = lena
        .browser
        .put(&format!("/api/notes/{}", new_id()), note)
        .await
        .unwrap();
    entries.ok().unwrap();

    let named = |kind: &str, title: &str| (kind.to_owned(), title.to_owned());
    assert_eq!(
        month(&lena.browser).await,
        [named("event", "First aid"), named("reminder", "Call Otto")]
    );
    assert_eq!(month(&mia.browser).await, [named("event", "First aid")]);
    assert!(month(&story.ada).await.is_empty());
    lena.seat(&event, "cancel").await.ok().unwrap();
    assert_eq!(month(&lena.browser).await, [named("reminder", "Call Otto")]);

    for (from, to) in [(moment(1), moment(0)), (moment(0), moment(500))] {
        let path = format!("/api/me/calendar?from={from}&to={to}");
        assert_eq!(fields(&lena.browser.get(&path).await.unwrap()), ["to"]);
    }
    let panel = read(&mia.browser, "/api/quick-panel/data").await;
    assert_eq!(panel["events"][0]["title"], "First aid");
}

#[tokio::test(flavor = "multi_thread")]
async fn another_program_reads_a_calendar_until_its_address_is_revoked() {
    let (story, munro) = tokio::join!(Story::begin("calendar-feed"), Story::begin("calendar-feed-b"));
    let lena = story.learner("Lena").await;
    let event = story
        .event(json!({"title": "First aid, part 1", "onlineUrl": "https://meet.example/aid"}))
        .await;
    lena.seat(&event, "register").await.ok().unwrap();
    let made = feed(&lena.browser, json!(["event", "due"])).await.ok().unwrap();
    let address = path(&made);
    let anybody = story.tenant.client();

    let file = anybody.get(&address).await.unwrap().ok().unwrap().text();
    for line in [
        "SUMMARY:First aid\\, part 1\r\n",
        "DTSTART;TZID=Europe/Berlin:",
        "BEGIN:VTIMEZONE\r\n",
        "LOCATION:Hall 2\r\n",
        "STATUS:CONFIRMED\r\n",
    ] {
        assert!(file.contains(line), "{line} is missing in {file}");
    }
    assert!(file.contains(&format!("UID:{event}\r\n")));
    let feeds = read(&lena.browser, "/api/me/calendar/feeds").await;
    assert!(feeds[0]["readAt"].is_string());
    assert!(feeds.to_string().find(&address).is_none(), "the address is told once");

    // Elsewhere, guessed, or of somebody who has gone, it is nothing.
    assert_eq!(munro.tenant.client().get(&address).await.unwrap().status, 404);
    let guessed = address.replace("/feeds/", "/feeds/a");
    assert_eq!(anybody.get(&guessed).await.unwrap().status, 404);
    let away = json!({"ids": [lena.id], "status": "inactive"});
    story.ada.post("/api/people/status", away).await.unwrap().ok().unwrap();
    assert_eq!(anybody.get(&address).await.unwrap().status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_is_ones_own_and_there_are_ten_of_them() {
    let story = Story::begin("calendar-feeds").await;
    let (lena, mia) = tokio::join!(story.learner("Lena"), story.learner("Mia"));
    assert_eq!(fields(&feed(&lena.browser, json!([])).await), ["kinds"]);
    let replies = futures_util::future::join_all((0..12).map(|_| feed(&lena.browser, json!(["event"])))).await;
    let made: Vec<&Reply> = replies.iter().filter(|reply| reply.status == 201).collect();
    assert_eq!(made.len(), 10);
    assert_eq!(code(&feed(&lena.browser, json!(["event"])).await), "too_many_feeds");
    let (id, address) = (made[0].value()["id"].as_str().unwrap().to_owned(), path(made[0]));
    let at = format!("/api/me/calendar/feeds/{id}");
    assert_eq!(mia.browser.delete(&at, json!({})).await.unwrap().status, 404);
    assert_eq!(lena.browser.delete(&at, json!({})).await.unwrap().status, 204);
    assert_eq!(story.tenant.client().get(&address).await.unwrap().status, 404);
}

/// Somebody with an address.
pub(super) async fn mailed(story: &Story, name: &str) -> (Person, String) {
    let email = format!("{name}@{}.test", story.tenant.id).to_lowercase();
    let profile = json!({"firstName": name, "lastName": "Berg", "email": email});
    let made = story
        .ada
        .post("/api/people", json!({"profile": profile}))
        .await
        .unwrap();
    let made = made.ok().unwrap().value();
    let browser = story.tenant.join(&email).await.unwrap();
    let id = made["id"].as_str().unwrap().to_owned();
    (Person { id, browser }, email)
}

#[tokio::test(flavor = "multi_thread")]
async fn mails_bring_an_event_into_ones_calendar_move_it_there_and_take_it_off() {
    let story = Story::begin("calendar-mails").await;
    let (lena, email) = mailed(&story, "Lena").await;
    let event = story.event(json!({"title": "First aid"})).await;
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
    let file = |mail: &Value| mail["calendars"][0]["file"].as_str().unwrap().replace("\r\n ", "");
    let sequence = |file: &str| -> i32 {
        let line = file.lines().find_map(|line| line.strip_prefix("SEQUENCE:"));
        line.unwrap().parse().unwrap()
    };

    lena.seat(&event, "register").await.ok().unwrap();
    let invited = file(&mail_with("Seat confirmed", "REQUEST").await);
    for line in [
        "METHOD:REQUEST".to_owned(),
        format!("UID:{event}"),
        "STATUS:CONFIRMED".to_owned(),
    ] {
        assert!(invited.lines().any(|one| one == line), "{line} is missing in {invited}");
    }
    assert!(invited.contains(&format!("mailto:{email}")), "{invited}");

    story.save(&event, json!({"address": "Hall 3"})).await.ok().unwrap();
    let moved = file(&mail_with("Changed", "REQUEST").await);
    assert!(
        moved.contains("LOCATION:Hall 3") && sequence(&moved) > sequence(&invited),
        "{moved}"
    );

    lena.seat(&event, "cancel").await.ok().unwrap();
    let gone = file(&mail_with("Cancelled", "CANCEL").await);
    assert!(
        gone.contains("STATUS:CANCELLED") && sequence(&gone) > sequence(&moved),
        "{gone}"
    );
    assert!(gone.contains(&format!("UID:{event}")));
    holds(mails_to(folder, &email).len() >= 3, "three mails").unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_event_an_organisation_and_a_reader_in_three_zones_mean_one_moment() {
    // The organisation lives by UTC, the event takes place in Berlin in summer, its reader lives in Tokyo.
    let story = Story::begin("calendar-zones").await;
    let (lena, email) = mailed(&story, "Lena").await;
    let zone = json!({"timeZone": "Asia/Tokyo"});
    let entries = lena
        .browser
        .patch("/api/notifications/preferences", zone)
        .await
        .unwrap();
    entries.ok().unwrap();
    let year = SystemClock.now().format("%Y").to_string().parse::<i32>().unwrap() + 1;
    let day = |hour: &str| format!("{year}-07-01T{hour}");
    let event = story
        .event(json!({"title": "First aid", "starts": day("20:00"), "ends": day("22:00"), "timeZone": "Europe/Berlin"}))
        .await;
    lena.seat(&event, "register").await.ok().unwrap();

    let shown = read(&lena.browser, &format!("/api/events/{event}")).await;
    assert_eq!(shown["startsAt"], format!("{year}-07-01T18:00:00Z"));
    let file = lena.browser.get(&format!("/api/events/{event}/calendar.ics")).await;
    let file = file.unwrap().ok().unwrap().text();
    assert!(
        file.contains(&format!("DTSTART;TZID=Europe/Berlin:{year}0701T200000")),
        "{file}"
    );
    let folder = story.tenant.stack().mail_dir();
    let mail = until(async || {
        let found = mails_to(folder, &email).into_iter().find(|mail| {
            let subject = mail["subject"].as_str().unwrap_or_default();
            subject.starts_with("Seat confirmed")
        });
        found.ok_or_else(|| "no mail about the seat".to_owned())
    })
    .await;
    let text = mail["text"].as_str().unwrap();
    // It is the next day already where she reads it.
    assert!(text.contains(&format!("2 July {year}, 03:00 (Asia/Tokyo)")), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_calendar_follows_an_event_that_moves_and_what_an_older_program_wrote_is_set_right() {
    let story = Story::begin("calendar-moves").await;
    let lena = story.learner("Lena").await;
    let event = story.event(json!({"title": "First aid"})).await;
    lena.seat(&event, "register").await.ok().unwrap();
    assert_eq!(month(&lena.browser).await.len(), 1);
    let away = SystemClock.now() + Duration::days(90);
    let (starts, ends) = (away.format("%Y-%m-%dT09:00"), away.format("%Y-%m-%dT12:00"));
    let later = json!({"starts": starts.to_string(), "ends": ends.to_string()});
    story.save(&event, later).await.ok().unwrap();
    assert!(month(&lena.browser).await.is_empty(), "it is in another month now");
    let there = format!("/api/me/calendar?from={}&to={}", moment(88), moment(93));
    assert_eq!(read(&lena.browser, &there).await["items"][0]["title"], "First aid");

    // As a program writes that knows nothing of times beside registrations.
    story
        .tenant
        .sql("update user_events set starts_at = null, ends_at = null")
        .await;
    assert!(
        read(&lena.browser, &there).await["items"]
            .as_array()
            .unwrap()
            .is_empty()
    );
    story.tenant.job("events.repair_times").await;
    assert_eq!(read(&lena.browser, &there).await["items"][0]["title"], "First aid");
}
