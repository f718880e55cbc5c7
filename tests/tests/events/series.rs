//! Series: dates by a rule, and changes to one of them, to it and those after it, or to all.

use chrono::{Duration, NaiveDateTime};
use learnt_kernel::clock::{Clock, SystemClock};
use serde_json::{Value, json};

use super::{Story, code, fields, read};

async fn repeat(story: &Story, event: &str, rule: &str, exceptions: Value) -> learnt_compose::client::Reply {
    let revision = story.managed(event).await["revision"].clone();
    let body = json!({"revision": revision, "rule": rule, "exceptions": exceptions});
    story
        .ada
        .post(&format!("/api/events/{event}/series"), body)
        .await
        .unwrap()
}

fn ids(series: &Value) -> Vec<String> {
    let dates = series["series"]["dates"].as_array().unwrap().iter();
    dates.map(|date| date["id"].as_str().unwrap().to_owned()).collect()
}

async fn starts(story: &Story, event: &str) -> String {
    let found = story.managed(event).await;
    found["content"]["starts"].as_str().unwrap().to_owned()
}

async fn save(story: &Story, event: &str, scope: &str, more: Value) -> learnt_compose::client::Reply {
    let managed = story.managed(event).await;
    let mut body = managed["content"].clone();
    body["revision"] = managed["revision"].clone();
    body["scope"] = json!(scope);
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    story
        .ada
        .put(&format!("/api/events/{event}/series"), body)
        .await
        .unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_event_is_repeated_by_a_rule_with_exceptions_and_no_further_than_it_may_be() {
    let story = Story::begin("series-rule").await;
    let lena = story.learner("Lena").await;
    let event = story.event(json!({"title": "Yoga", "capacity": 2})).await;
    for (rule, why) in [
        ("FREQ=DAILY", "endless"),
        ("FREQ=DAILY;COUNT=10000", "too_many"),
        ("FREQ=HOURLY;COUNT=3", "invalid"),
    ] {
        let refused = repeat(&story, &event, rule, json!([])).await;
        assert_eq!(fields(&refused), ["rule"]);
        assert!(refused.text().contains(why), "{}", refused.text());
    }
    let first = starts(&story, &event).await;
    let second = NaiveDateTime::parse_from_str(&first, "%Y-%m-%dT%H:%M").unwrap() + Duration::days(7);
    let without = json!([second.format("%Y-%m-%dT%H:%M").to_string()]);
    let made = repeat(&story, &event, "FREQ=WEEKLY;COUNT=4", without).await;
    let series = made.ok().unwrap().value();
    let dates = ids(&series);
    assert_eq!((dates.len(), dates[0].as_str()), (3, event.as_str()));
    let again = repeat(&story, &dates[1], "FREQ=WEEKLY;COUNT=4", json!([])).await;
    assert_eq!(code(&again), "in_series");
    // Each date is as far as the first, and has seats of its own.
    for date in &dates {
        lena.seat(date, "register").await.ok().unwrap();
        assert_eq!(story.managed(date).await["taken"], 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_change_reaches_one_date_those_after_it_or_all() {
    let story = Story::begin("series-change").await;
    let lena = story.learner("Lena").await;
    let event = story.event(json!({"title": "Yoga", "capacity": 1})).await;
    let made = repeat(&story, &event, "FREQ=DAILY;COUNT=4", json!([])).await;
    let dates = ids(&made.ok().unwrap().value());
    let titles = async || {
        let mut titles = Vec::new();
        for date in &dates {
            let of = story.managed(date).await;
            titles.push(of["content"]["title"].as_str().unwrap().to_owned());
        }
        titles
    };
    save(&story, &dates[1], "one", json!({"title": "One"}))
        .await
        .ok()
        .unwrap();
    assert_eq!(titles().await, ["Yoga", "One", "Yoga", "Yoga"]);
    save(&story, &dates[2], "following", json!({"title": "Late"}))
        .await
        .ok()
        .unwrap();
    assert_eq!(titles().await, ["Yoga", "One", "Late", "Late"]);

    // Half an hour later: each on its own day.
    let before = starts(&story, &dates[3]).await;
    let known = story.managed(&event).await["content"].clone();
    let later = |text: &str| {
        let at = NaiveDateTime::parse_from_str(text, "%Y-%m-%dT%H:%M").unwrap() + Duration::minutes(30);
        at.format("%Y-%m-%dT%H:%M").to_string()
    };
    let at = json!({"title": "All", "starts": later(known["starts"].as_str().unwrap()),
        "ends": later(known["ends"].as_str().unwrap())});
    lena.seat(&dates[3], "register").await.ok().unwrap();
    save(&story, &event, "all", at).await.ok().unwrap();
    assert_eq!(titles().await, ["All"; 4]);
    assert_eq!(starts(&story, &dates[3]).await, later(&before));
    assert!(lena.notification_kinds().await.contains(&"eventChanged".to_owned()));
    let stale = json!({"revision": 1, "title": "Stale"});
    assert_eq!(code(&save(&story, &event, "all", stale).await), "changed_meanwhile");
    assert_eq!(titles().await, ["All"; 4]);

    let revision = story.managed(&dates[2]).await["revision"].clone();
    let body =
        json!({"revision": revision, "scope": "following", "status": "cancelled", "reason": "The trainer is ill."});
    let path = format!("/api/events/{}/series/status", dates[2]);
    story.ada.post(&path, body).await.unwrap().ok().unwrap();
    let mut states = Vec::new();
    for date in &dates {
        states.push(story.managed(date).await["status"].as_str().unwrap().to_owned());
    }
    assert_eq!(states, ["published", "published", "cancelled", "cancelled"]);
    assert_eq!(lena.state(&dates[3]).await, "cancelled");
    assert!(lena.notification_kinds().await.contains(&"eventCancelled".to_owned()));
    assert_eq!(story.contradictions(&dates[3]).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_event_in_a_night_in_which_clocks_change_is_repeated_through_it() {
    let story = Story::begin("series-night").await;
    let year = SystemClock.now().format("%Y").to_string().parse::<i32>().unwrap() + 1;
    // The last Sunday of March.
    let last = (25..=31).find(|day| {
        chrono::NaiveDate::from_ymd_opt(year, 3, *day).is_some_and(|date| date.format("%a").to_string() == "Sun")
    });
    let sunday = last.unwrap();
    let day = sunday - 1;
    let at = json!({"starts": format!("{year}-03-{day:02}T02:30"), "ends": format!("{year}-03-{day:02}T03:00")});
    let event = story.event(at).await;
    let made = repeat(&story, &event, "FREQ=DAILY;COUNT=3", json!([])).await;
    let dates = ids(&made.ok().unwrap().value());
    let shown = read(&story.ada, &format!("/api/events/{}/managed", dates[1])).await;
    assert_eq!(shown["content"]["starts"], format!("{year}-03-{sunday:02}T03:30"));
    assert_eq!(shown["content"]["ends"], format!("{year}-03-{sunday:02}T04:00"));
    assert!(starts(&story, &dates[2]).await.ends_with("T02:30"));
}

#[tokio::test(flavor = "multi_thread")]
async fn from_one_date_on_a_series_follows_another_rule_and_people_stay_where_it_has_their_date() {
    let story = Story::begin("series-new-rule").await;
    let (lena, mia) = tokio::join!(story.learner("Lena"), story.learner("Mia"));
    let event = story.event(json!({"title": "Yoga", "capacity": 5})).await;
    let made = repeat(&story, &event, "FREQ=DAILY;COUNT=5", json!([])).await;
    let dates = ids(&made.ok().unwrap().value());
    lena.seat(&dates[3], "register").await.ok().unwrap();
    mia.seat(&dates[2], "register").await.ok().unwrap();

    // From the second date on every other day: the fourth stays, the third and the fifth go.
    let change = async |rule: &str, reason: &str| {
        let revision = story.managed(&dates[1]).await["revision"].clone();
        let body = json!({"revision": revision, "rule": rule, "reason": reason});
        let path = format!("/api/events/{}/series/rule", dates[1]);
        story.ada.post(&path, body).await.unwrap()
    };
    let rule = "FREQ=DAILY;INTERVAL=2;COUNT=3";
    assert_eq!(fields(&change(rule, "").await), ["reason"], "people are told why");
    assert_eq!(fields(&change("FREQ=DAILY", "Fewer").await), ["rule"]);
    let series = change(rule, "We meet every other day from now on.")
        .await
        .ok()
        .unwrap()
        .value();
    assert_eq!(series["series"]["rule"], rule);
    let after = ids(&series);
    assert_eq!((after.len(), &after[0], &after[1]), (3, &dates[1], &dates[3]));
    assert_eq!(story.managed(&after[2]).await["status"], "published");
    assert_eq!(lena.state(&dates[3]).await, "attending");
    assert_eq!(mia.state(&dates[2]).await, "cancelled");
    assert!(mia.notification_kinds().await.contains(&"eventCancelled".to_owned()));
    assert_eq!(story.managed(&dates[4]).await["status"], "cancelled");
    // What was before is a series of its own, and stays as it was.
    let before = read(&story.ada, &format!("/api/events/{event}/series")).await;
    assert_eq!(before["series"]["rule"], "FREQ=DAILY;COUNT=5");
    assert_eq!(story.managed(&event).await["status"], "published");
    assert_eq!(story.contradictions(&dates[2]).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_dates_of_a_series_and_a_copy_are_worth_and_set_as_the_first_one_is() {
    let story = Story::begin("series-worth").await;
    story.tenant.settings(json!({"rewards": true})).await;
    let lena = story.learner("Lena").await;
    let settings = json!({
        "title": "Yoga", "category": "Health", "tags": ["calm"], "capacity": 7, "waitlistCapacity": 3, "approval": true,
        "promotion": "offer", "offerHours": 5, "reminders": [60], "onlineUrl": "https://meet.example/yoga",
        "audience": "rules", "trainers": [lena.id],
    });
    let event = story.event(settings).await;
    let worth = async |event: &str| {
        let path = format!("/api/rewards/points?type=event&documentId={event}");
        read(&story.ada, &path).await["points"].as_i64().unwrap()
    };
    let body = json!({"type": "event", "documentId": event, "points": 30});
    story.ada.put("/api/rewards/points", body).await.unwrap().ok().unwrap();
    let made = repeat(&story, &event, "FREQ=DAILY;COUNT=3", json!([])).await;
    let dates = ids(&made.ok().unwrap().value());
    let copy = story
        .ada
        .post(&format!("/api/events/{}/duplicate", dates[1]), json!({}))
        .await
        .unwrap();
    let copy = copy.ok().unwrap().value()["id"].as_str().unwrap().to_owned();

    let written = async |event: &str| {
        let mut content = story.managed(event).await["content"].clone();
        for own in ["starts", "ends"] {
            content.as_object_mut().unwrap().remove(own);
        }
        content
    };
    let first = written(&event).await;
    assert_eq!((&first["capacity"], &first["reminders"]), (&json!(7), &json!([60])));
    for other in dates.iter().chain([&copy]) {
        assert_eq!(written(other).await, first);
        assert_eq!(worth(other).await, 30);
    }

    // Worth something else from now on: the others stay as they are, and so do those that are begun later from one of them.
    let body = json!({"type": "event", "documentId": event, "points": 50});
    story.ada.put("/api/rewards/points", body).await.unwrap().ok().unwrap();
    let revision = story.managed(&dates[1]).await["revision"].clone();
    let body = json!({"revision": revision, "rule": "FREQ=DAILY;COUNT=4", "reason": "More dates"});
    let path = format!("/api/events/{}/series/rule", dates[1]);
    let series = story.ada.post(&path, body).await.unwrap().ok().unwrap().value();
    let after = ids(&series);
    assert_eq!((after.len(), worth(&event).await), (4, 50));
    for date in &after {
        assert_eq!(worth(date).await, 30);
    }
}
