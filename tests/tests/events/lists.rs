//! Lists of events: those that somebody runs, those that are next for them, and those between two days.

use chrono::{Duration, SecondsFormat};
use learnt_compose::client::Client;
use learnt_kernel::clock::{Clock, SystemClock};
use serde_json::{Value, json};

use super::{Story, content, read};

async fn titles(browser: &Client, path: &str) -> Vec<String> {
    let page = read(browser, path).await;
    let rows = page["items"].as_array().unwrap().iter();
    rows.map(|row| row["title"].as_str().unwrap().to_owned()).collect()
}

/// A moment so many days from now, as an address has it.
fn moment(days: i64) -> String {
    let at = SystemClock.now() + Duration::days(days);
    at.to_rfc3339_opts(SecondsFormat::Secs, true)
}

/// From nine to twelve, so many days from now.
fn on(days: i64, title: &str) -> Value {
    let day = (SystemClock.now() + Duration::days(days)).format("%Y-%m-%d");
    json!({"title": title, "starts": format!("{day}T09:00"), "ends": format!("{day}T12:00")})
}

#[tokio::test(flavor = "multi_thread")]
async fn who_runs_events_finds_those_and_nobody_elses() {
    let (story, munro) = tokio::join!(Story::begin("event-led"), Story::begin("event-led-b"));
    let (lena, mia) = tokio::join!(story.learner("Lena"), story.learner("Mia"));
    let led = async |title: &str, days: i64| {
        let mut of = on(days, title);
        of["trainers"] = json!([lena.id]);
        story.event(of).await
    };
    let path = "/api/events/led";
    assert_eq!(read(&lena.browser, path).await["total"], 0);
    led("Yoga", 5).await;
    let aid = led("First aid", 3).await;
    let ladders = led("Ladders", 4).await;
    story.event(on(3, "Welding")).await;
    let mut draft = on(3, "Draft");
    draft["trainers"] = json!([lena.id]);
    let draft = story.ada.post("/api/events", content(draft)).await.unwrap();
    assert_eq!(draft.status, 201, "{}", draft.text());
    story
        .set_status(&ladders, "cancelled", "The hall is closed.")
        .await
        .ok()
        .unwrap();

    assert_eq!(titles(&lena.browser, path).await, ["First aid", "Ladders", "Yoga"]);
    let second = format!("{path}?perPage=1&page=2");
    let page = read(&lena.browser, &second).await;
    assert_eq!(
        (&page["total"], &page["items"][0]["title"]),
        (&json!(3), &json!("Ladders"))
    );
    assert_eq!(
        titles(&lena.browser, &format!("{path}?search=aid")).await,
        ["First aid"]
    );
    assert!(titles(&mia.browser, path).await.is_empty());
    assert!(titles(&story.ada, path).await.is_empty(), "an admin runs none of them");
    assert!(titles(&munro.ada, path).await.is_empty());
    assert_eq!(story.tenant.client().get(path).await.unwrap().status, 401);

    story
        .tenant
        .sql(format!(
            "update events set starts_at = now() - interval '2 days', ends_at = now() - interval '47 hours' where id = '{aid}'"
        ))
        .await;
    assert_eq!(titles(&lena.browser, &format!("{path}?span=past")).await, ["First aid"]);
    let upcoming = format!("{path}?span=upcoming");
    assert_eq!(titles(&lena.browser, &upcoming).await, ["Ladders", "Yoga"]);
    // Who does not run it any more does not find it any more.
    story.save(&aid, json!({"trainers": []})).await.ok().unwrap();
    assert!(titles(&lena.browser, &format!("{path}?span=past")).await.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_next_are_seats_and_what_one_runs_each_once_in_their_order() {
    let (story, munro) = tokio::join!(Story::begin("event-next"), Story::begin("event-next-b"));
    let (lena, mia) = tokio::join!(story.learner("Lena"), story.learner("Mia"));
    let led_by_lena = |title: &str, days: i64, more: Value| {
        let mut of = on(days, title);
        of["trainers"] = json!([lena.id]);
        of.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        of
    };
    let path = "/api/events/upcoming";
    assert_eq!(read(&lena.browser, path).await["total"], 0);

    let both = story
        .event(led_by_lena("Led and waited for", 6, json!({"capacity": 1})))
        .await;
    mia.seat(&both, "register").await.ok().unwrap();
    lena.seat(&both, "register").await.ok().unwrap();
    let seat = story.event(on(4, "Seat")).await;
    lena.seat(&seat, "register").await.ok().unwrap();
    story.event(led_by_lena("Led", 3, json!({}))).await;
    let given_back = story.event(led_by_lena("Led without the seat", 5, json!({}))).await;
    let left = story.event(on(2, "Left")).await;
    for event in [&given_back, &left] {
        lena.seat(event, "register").await.ok().unwrap();
        lena.seat(event, "cancel").await.ok().unwrap();
    }
    // What is written, cancelled or over is not next, and what somebody else has is not one's own.
    let draft = content(led_by_lena("Draft", 7, json!({})));
    assert_eq!(story.ada.post("/api/events", draft).await.unwrap().status, 201);
    let off = story.event(led_by_lena("Cancelled", 8, json!({}))).await;
    story
        .set_status(&off, "cancelled", "The hall is closed.")
        .await
        .ok()
        .unwrap();
    let over = story.event(led_by_lena("Over", 9, json!({}))).await;
    story
        .tenant
        .sql(format!(
            "update events set starts_at = now() - interval '2 days', ends_at = now() - interval '47 hours' where id = '{over}'"
        ))
        .await;
    story.event(on(3, "Welding")).await;

    let next = read(&lena.browser, path).await;
    let rows: Vec<_> = next["items"].as_array().unwrap().iter().collect();
    let seen: Vec<_> = rows
        .iter()
        .map(|row| (row["title"].clone(), row["runs"].clone(), row["mine"].clone()))
        .collect();
    assert_eq!(
        seen,
        [
            (json!("Led"), json!(true), json!(null)),
            (json!("Seat"), json!(false), json!("attending")),
            (json!("Led without the seat"), json!(true), json!("cancelled")),
            (json!("Led and waited for"), json!(true), json!("waiting")),
        ]
    );
    assert_eq!(next["total"], 4);
    let second = format!("{path}?perPage=3&page=2");
    assert_eq!(titles(&lena.browser, &second).await, ["Led and waited for"]);
    // The quick panel says the same.
    let panel = read(&lena.browser, "/api/quick-panel/data").await;
    let panel: Vec<_> = panel["events"].as_array().unwrap().iter().collect();
    let soon: Vec<_> = panel.iter().map(|entry| (&entry["title"], &entry["runs"])).collect();
    let [led, seat, without_it] = [json!("Led"), json!("Seat"), json!("Led without the seat")];
    let (yes, no) = (json!(true), json!(false));
    assert_eq!(soon, [(&led, &yes), (&seat, &no), (&without_it, &yes)]);

    assert_eq!(titles(&mia.browser, path).await, ["Led and waited for"]);
    assert!(titles(&story.ada, path).await.is_empty(), "an admin has none of them");
    assert!(titles(&munro.ada, path).await.is_empty());
    assert_eq!(story.tenant.client().get(path).await.unwrap().status, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn events_are_found_between_two_days() {
    let story = Story::begin("event-days").await;
    let lena = story.learner("Lena").await;
    for (days, title) in [(3, "Third"), (10, "Tenth"), (20, "Twentieth")] {
        story.event(on(days, title)).await;
    }
    for (browser, path) in [(&lena.browser, "/api/events"), (&story.ada, "/api/events/managed")] {
        let between = async |from: i64, to: i64| {
            let path = format!("{path}?sort=startsAt&from={}&to={}", moment(from), moment(to));
            titles(browser, &path).await
        };
        assert_eq!(between(0, 30).await, ["Third", "Tenth", "Twentieth"], "{path}");
        assert_eq!(between(5, 15).await, ["Tenth"], "{path}");
        assert!(between(12, 18).await.is_empty(), "{path}");
        assert!(
            between(15, 5).await.is_empty(),
            "{path}: a span that ends before it begins"
        );
        let after = format!("{path}?sort=startsAt&from={}", moment(5));
        assert_eq!(titles(browser, &after).await, ["Tenth", "Twentieth"], "{path}");
        let before = format!("{path}?sort=startsAt&to={}", moment(5));
        assert_eq!(titles(browser, &before).await, ["Third"], "{path}");
        let odd = browser.get(&format!("{path}?from=tomorrow")).await.unwrap();
        assert!(odd.status == 400 || odd.status == 422, "{path}: {}", odd.status);
    }
}
