//! Rooms, equipment and trainers: what is taken is said, and nobody takes one room twice by accident.

use chrono::Duration;
use learnt_kernel::clock::{Clock, SystemClock};
use serde_json::{Value, json};

use super::{Story, code, content, fields, read};

impl Story {
    pub(crate) async fn asset(&self, kind: &str, name: &str) -> String {
        let body = json!({"kind": kind, "name": name, "place": "Ground floor", "capacity": 12});
        let made = self.ada.post("/api/event-assets", body).await.unwrap();
        made.ok().unwrap().value()["id"].as_str().unwrap().to_owned()
    }

    async fn draft(&self, more: Value) -> String {
        let made = self.ada.post("/api/events", content(more)).await.unwrap();
        made.ok().unwrap().value()["id"].as_str().unwrap().to_owned()
    }

    async fn publish(&self, id: &str, anyway: bool) -> learnt_compose::client::Reply {
        let revision = self.managed(id).await["revision"].clone();
        let body = json!({"revision": revision, "status": "published", "bookAnyway": anyway});
        self.ada.post(&format!("/api/events/{id}/status"), body).await.unwrap()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_is_not_taken_twice_unless_somebody_says_so_and_a_busy_trainer_is_said() {
    let story = Story::begin("event-rooms").await;
    let lena = story.learner("Lena").await;
    let hall = story.asset("room", "Hall 2").await;
    let taken = json!({"kind": "room", "name": " hall 2 "});
    assert_eq!(
        fields(&story.ada.post("/api/event-assets", taken).await.unwrap()),
        ["name"]
    );
    let first = story
        .event(json!({"title": "Welding", "assets": [hall], "trainers": [lena.id]}))
        .await;
    let second = story
        .draft(json!({"title": "Yoga", "assets": [hall], "trainers": [lena.id]}))
        .await;
    let of = story.managed(&second).await["content"].clone();
    let clash_query = json!({"eventId": second, "starts": of["starts"], "ends": of["ends"], "timeZone": of["timeZone"],
        "trainers": of["trainers"], "assets": of["assets"]});
    let reply = story
        .ada
        .post("/api/events/clashes", clash_query)
        .await
        .unwrap()
        .ok()
        .unwrap();
    let reply = reply.value();
    let kinds: Vec<&str> = reply
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["kind"].as_str().unwrap())
        .collect();
    assert!(kinds.contains(&"room") && kinds.contains(&"trainer"), "{kinds:?}");
    assert_eq!(reply[0]["event"], "Welding");

    let refused = story.publish(&second, false).await;
    assert_eq!(code(&refused), "room_taken");
    assert!(
        refused.text().contains("Hall 2") && refused.text().contains("Welding"),
        "{}",
        refused.text()
    );
    story.publish(&second, true).await.ok().unwrap();
    // What was agreed is not asked again when something else is changed; another time is.
    story
        .save(&second, json!({"title": "Yoga for all"}))
        .await
        .ok()
        .unwrap();
    let later = of["ends"].as_str().unwrap().replace("T12:00", "T12:30");
    let moved = story.save(&second, json!({"ends": later})).await;
    assert_eq!(code(&moved), "room_taken");
    let away = json!({"starts": "2040-01-01T09:00", "ends": "2040-01-01T10:00"});
    story.save(&second, away).await.ok().unwrap();

    // People see who runs it and where; admins find it by both.
    let seen = read(&lena.browser, &format!("/api/events/{first}")).await;
    assert_eq!(seen["rooms"], json!(["Hall 2"]));
    assert_eq!(seen["trainers"][0]["name"], "Lena Berg");
    for query in [format!("asset={hall}"), format!("trainer={}", lena.id)] {
        let found = read(&story.ada, &format!("/api/events/managed?{query}")).await;
        assert_eq!(found["total"], 2, "{query}");
    }
    assert_eq!(read(&story.ada, "/api/events/trainers").await[0]["name"], "Lena Berg");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_admins_who_publish_into_one_room_at_once_one_is_told() {
    let story = Story::begin("event-room-race").await;
    let hall = story.asset("room", "Hall").await;
    let (one, two) = (
        story.draft(json!({"title": "One", "assets": [hall]})).await,
        story.draft(json!({"title": "Two", "assets": [hall]})).await,
    );
    let (first, second) = tokio::join!(story.publish(&one, false), story.publish(&two, false));
    let mut found = [first.status.as_u16(), second.status.as_u16()];
    found.sort_unstable();
    assert_eq!(found, [200, 409], "{} {}", first.text(), second.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_archived_stays_where_it_is_named_and_is_chosen_no_more() {
    let story = Story::begin("event-archive").await;
    let beamer = story.asset("equipment", "Projector").await;
    let event = story.event(json!({"assets": [beamer]})).await;
    let path = format!("/api/event-assets/{beamer}/archived");
    let body = json!({"revision": 1, "archived": true});
    story.ada.post(&path, body.clone()).await.unwrap().ok().unwrap();
    let stale = story.ada.post(&path, body).await.unwrap();
    assert_eq!(code(&stale), "changed_meanwhile");
    assert_eq!(read(&story.ada, "/api/event-assets?kind=equipment").await["total"], 0);
    assert_eq!(read(&story.ada, "/api/event-assets?archived=true").await["total"], 1);
    story.save(&event, json!({"title": "Still there"})).await.ok().unwrap();
    let another = story.ada.post("/api/events", content(json!({"assets": [beamer]})));
    assert_eq!(fields(&another.await.unwrap()), ["assets"]);
    let nobody = content(json!({"trainers": ["0190f7a0-0000-7000-8000-000000000001"]}));
    assert_eq!(
        fields(&story.ada.post("/api/events", nobody).await.unwrap()),
        ["trainers"]
    );
    let copy = story
        .ada
        .post(&format!("/api/events/{event}/duplicate"), json!({}))
        .await
        .unwrap();
    assert_eq!(copy.ok().unwrap().value()["assets"][0]["name"], "Projector");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_trainer_works_at_the_door_of_their_own_event_and_nowhere_else() {
    let story = Story::begin("event-trainer").await;
    let (lena, otto) = tokio::join!(story.learner("Lena"), story.learner("Otto"));
    let own = story.event(json!({"title": "Theirs", "trainers": [otto.id]})).await;
    let other = story.event(json!({"title": "Not theirs"})).await;
    lena.seat(&own, "register").await.ok().unwrap();
    let shown = read(&otto.browser, &format!("/api/events/{own}")).await;
    assert_eq!((&shown["runs"], &shown["mine"]), (&json!(true), &json!(null)));
    let people = read(&otto.browser, &format!("/api/events/{own}/attendees")).await;
    assert_eq!(people["items"][0]["name"], "Lena Berg");
    assert_eq!(people["items"][0]["email"], json!(null));

    story
        .tenant
        .sql(&format!(
            "update events set starts_at = now() - interval '1 minute' where id = '{own}'"
        ))
        .await;
    let note = async |event: &str, transition: &str| {
        let body = json!({"transition": transition, "userIds": [lena.id]});
        let path = format!("/api/events/{event}/attendees");
        otto.browser.post(&path, body).await.unwrap().status.as_u16()
    };
    assert_eq!(note(&own, "notAttended").await, 200);
    assert_eq!(note(&own, "attended").await, 200);
    assert_eq!(lena.state(&own).await, "attended");
    assert_eq!(note(&own, "undo").await, 200);
    assert_eq!(note(&own, "remove").await, 403, "that is for admins");
    let ticket = read(&lena.browser, &format!("/api/events/{own}")).await["mine"]["ticket"].clone();
    let shows = otto
        .browser
        .post(&format!("/api/events/{own}/check-in"), json!({"ticket": ticket}))
        .await;
    assert_eq!(shows.unwrap().ok().unwrap().value()["name"], "Lena Berg");
    let code = otto
        .browser
        .post(&format!("/api/events/{own}/room-code"), json!({"on": true}))
        .await;
    assert!(code.unwrap().ok().unwrap().value()["code"].is_string());
    assert_eq!(note(&other, "attended").await, 403);
    for path in [
        format!("{other}/attendees"),
        format!("{other}/room-code"),
        format!("{own}/managed"),
    ] {
        assert_eq!(
            otto.browser.get(&format!("/api/events/{path}")).await.unwrap().status,
            403,
            "{path}"
        );
    }
    let [from, to] = [-1, 5].map(|days| {
        let at = SystemClock.now() + Duration::days(days);
        at.format("%Y-%m-%dT%H:%M:%SZ").to_string()
    });
    let calendar = read(&otto.browser, &format!("/api/me/calendar?from={from}&to={to}")).await;
    assert_eq!(calendar["items"].as_array().map(Vec::len), Some(1));
    assert_eq!(calendar["items"][0]["title"], "Theirs");
}
