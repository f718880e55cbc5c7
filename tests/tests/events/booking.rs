//! People book, wait, come up and give back.

use learnt_compose::testing::{holds, until};
use serde_json::json;

use super::{Story, code, content, fields, read};

#[tokio::test(flavor = "multi_thread")]
async fn the_first_who_waits_gets_what_another_gives_back() {
    let story = Story::begin("event-line").await;
    let (lena, mia, otto) = tokio::join!(story.learner("Lena"), story.learner("Mia"), story.learner("Otto"));
    let event = story
        .event(json!({"capacity": 1, "onlineUrl": "https://meet.example/aid"}))
        .await;
    for one in [&lena, &mia, &otto] {
        one.seat(&event, "register").await.ok().unwrap();
        one.seat(&event, "register").await.ok().unwrap();
    }
    assert_eq!(lena.state(&event).await, "attending");
    let hers = read(&mia.browser, &format!("/api/events/{event}")).await;
    assert_eq!(
        (&hers["mine"]["state"], &hers["mine"]["place"]),
        (&json!("waiting"), &json!(1))
    );
    assert_eq!(
        hers["onlineUrl"],
        json!(null),
        "where it is on the net is told to who has a seat"
    );

    lena.seat(&event, "cancel").await.ok().unwrap();
    assert_eq!(mia.state(&event).await, "attending");
    assert!(mia.notification_kinds().await.contains(&"eventSeat".to_owned()));
    let hers = read(&mia.browser, &format!("/api/events/{event}")).await;
    assert_eq!(hers["onlineUrl"], "https://meet.example/aid");
    assert_eq!(hers["mine"]["ticket"].as_str().unwrap().len(), 16);
    let his = read(&otto.browser, &format!("/api/events/{event}")).await;
    assert_eq!(his["mine"]["place"], 1);
    lena.seat(&event, "register").await.ok().unwrap();
    assert_eq!(lena.state(&event).await, "waiting", "behind Otto");

    story.save(&event, json!({"capacity": 3})).await.ok().unwrap();
    assert_eq!(
        (otto.state(&event).await, lena.state(&event).await),
        ("attending".into(), "attending".into())
    );
    story.save(&event, json!({"capacity": 1})).await.ok().unwrap();
    assert_eq!(story.managed(&event).await["taken"], 3, "fewer seats evict nobody");
    assert_eq!(story.contradictions(&event).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_offer_is_kept_until_it_expires_and_then_goes_to_the_next() {
    let story = Story::begin("event-offer").await;
    let (lena, mia, otto) = tokio::join!(story.learner("Lena"), story.learner("Mia"), story.learner("Otto"));
    let event = story
        .event(json!({"capacity": 1, "promotion": "offer", "offerHours": 2}))
        .await;
    for one in [&lena, &mia, &otto] {
        one.seat(&event, "register").await.ok().unwrap();
    }
    assert_eq!(code(&mia.seat(&event, "accept").await), "no_offer");
    lena.seat(&event, "cancel").await.ok().unwrap();
    let hers = read(&mia.browser, &format!("/api/events/{event}")).await;
    assert!(hers["mine"]["offeredUntil"].is_string());
    assert!(mia.notification_kinds().await.contains(&"eventOffered".to_owned()));
    assert_eq!(
        lena.seat(&event, "register").await.ok().unwrap().value()["mine"]["state"],
        "waiting"
    );

    story
        .tenant
        .sql("update user_events set offered_until = now() - interval '1 minute' where offered_until is not null")
        .await;
    assert_eq!(code(&mia.seat(&event, "accept").await), "offer_expired");
    story
        .tenant
        .sql("update scheduled_work set due_at = now() - interval '1 second' where kind = 'events.offer_expires'")
        .await;
    // Whatever is due is done with it, here or by whoever took it up just before.
    story.tenant.job("audit.purge").await;
    until(async || holds(mia.state(&event).await == "waiting-cancelled", "the offer still stands")).await;
    otto.seat(&event, "accept").await.ok().unwrap();
    assert_eq!(otto.state(&event).await, "attending");
    assert_eq!(story.contradictions(&event).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_is_said_at_its_field_and_times_are_those_of_the_place() {
    let story = Story::begin("event-fields").await;
    let wrong = content(
        json!({"title": " ", "starts": "2027-03-28T02:30", "ends": "2027-03-28T01:00", "capacity": 0,
        "onlineUrl": "javascript:alert(1)", "offerHours": 0}),
    );
    let reply = story.ada.post("/api/events", wrong).await.unwrap();
    let found = fields(&reply);
    for field in ["title", "starts", "capacity", "onlineUrl", "offerHours"] {
        assert!(found.contains(&field.to_owned()), "{field} of {found:?}");
    }
    let nowhere = content(json!({"timeZone": "Europe/Atlantis"}));
    assert_eq!(
        fields(&story.ada.post("/api/events", nowhere).await.unwrap()),
        ["timeZone"]
    );
    let backwards = content(json!({"ends": "2020-01-01T10:00"}));
    assert_eq!(
        fields(&story.ada.post("/api/events", backwards).await.unwrap()),
        ["ends"]
    );
    let for_ever = content(json!({"starts": "2027-07-01T09:00", "ends": "2028-07-02T10:00"}));
    assert_eq!(
        fields(&story.ada.post("/api/events", for_ever).await.unwrap()),
        ["ends"]
    );

    let day = content(json!({"starts": "2027-07-01T09:00", "ends": "2027-07-01T10:00"}));
    let made = story.ada.post("/api/events", day).await.unwrap().ok().unwrap().value();
    assert_eq!(made["startsAt"], "2027-07-01T07:00:00Z");
    assert_eq!(made["content"]["starts"], "2027-07-01T09:00");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_books_two_at_once_is_told_before_and_who_looks_finds() {
    let story = Story::begin("event-find").await;
    let lena = story.learner("Lena").await;
    let one = story
        .event(json!({"title": "Forklift", "category": "Safety", "tags": ["Hall"]}))
        .await;
    let two = story
        .event(json!({"title": "Welding", "address": "Munro street 5"}))
        .await;
    lena.seat(&one, "register").await.ok().unwrap();
    let seen = read(&lena.browser, &format!("/api/events/{two}")).await;
    assert_eq!(seen["conflicts"][0]["title"], "Forklift");
    let titles = async |query: &str| {
        let page = read(&lena.browser, &format!("/api/events?{query}")).await;
        let rows = page["items"].as_array().unwrap().iter();
        rows.map(|row| row["title"].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(titles("search=munro").await, ["Welding"]);
    assert_eq!(titles("place=munro").await, ["Welding"]);
    assert_eq!(titles("category=Safety").await, ["Forklift"]);
    assert_eq!(titles("tag=Hall").await, ["Forklift"]);
    assert_eq!(titles("sort=title").await, ["Forklift", "Welding"]);
    assert_eq!(titles("to=2020-01-01T00:00:00Z").await, Vec::<String>::new());
    let mine = read(&lena.browser, "/api/events/mine?span=upcoming").await;
    assert_eq!(mine["total"], 1);
    assert_eq!(titles("place=hall").await, ["Forklift"]);
    let filters = read(&lena.browser, "/api/events/filters").await;
    let facet = |name: &str| json!({"name": name, "events": 1});
    assert_eq!(filters["categories"], json!([facet("Safety")]));
    assert_eq!(filters["tags"], json!([facet("Hall")]));
    assert_eq!(filters["places"], json!([facet("Hall 2"), facet("Munro street 5")]));
    // Behind the last page there is nothing, and it is known how many there are.
    let behind = read(&lena.browser, "/api/events?page=3&perPage=2").await;
    assert_eq!((&behind["items"], &behind["total"]), (&json!([]), &json!(2)));
}
