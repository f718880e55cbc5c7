//! Events for those whom rules name: to everybody else they are not there.

use serde_json::json;

use super::{Story, read};

#[tokio::test(flavor = "multi_thread")]
async fn whom_no_rule_names_neither_finds_nor_opens_nor_books() {
    let story = Story::begin("event-audience").await;
    let (lena, mia, otto) = tokio::join!(story.learner("Lena"), story.learner("Mia"), story.learner("Otto"));
    let event = story
        .event(json!({"title": "Secret", "category": "Board", "audience": "rules", "capacity": 5}))
        .await;
    let rule = json!({"type": "event", "documentId": event, "rule": {"userId": [lena.id]}});
    let preview = json!({"type": "event", "documentId": event, "rule": {"userId": [lena.id]}});
    let preview = story.ada.post("/api/permissions/preview", preview).await.unwrap();
    assert_eq!(preview.ok().unwrap().value()["added"], 1);
    let made = story
        .ada
        .post("/api/permissions", rule)
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();

    assert_eq!(read(&lena.browser, "/api/events").await["total"], 1);
    assert_eq!(lena.seat(&event, "register").await.status, 200);
    for outsider in [&mia, &otto] {
        assert_eq!(read(&outsider.browser, "/api/events").await["total"], 0);
        assert_eq!(
            read(&outsider.browser, "/api/events/filters").await["categories"],
            json!([])
        );
        for path in ["", "/calendar.ics"] {
            let reply = outsider
                .browser
                .get(&format!("/api/events/{event}{path}"))
                .await
                .unwrap();
            assert_eq!(reply.status, 404, "{path}");
        }
        for body in ["register", "cancel", "accept"] {
            assert_eq!(outsider.seat(&event, body).await.status, 404, "{body}");
        }
        let arrive = outsider
            .browser
            .post(&format!("/api/events/{event}/arrive"), json!({"code": "abcdef"}))
            .await;
        assert_eq!(arrive.unwrap().status, 404);
    }
    // Whoever was added by hand is in; whoever runs it sees it.
    story.desk(&event, "add", &[&mia]).await.ok().unwrap();
    assert_eq!(mia.state(&event).await, "attending");
    story.save(&event, json!({"trainers": [otto.id]})).await.ok().unwrap();
    assert_eq!(otto.state(&event).await, "none");

    // The rule goes: who has a seat keeps it, and nobody new comes.
    let permission = made["permission"]["id"].as_str().unwrap();
    let archived = story
        .ada
        .post(
            &format!("/api/permissions/{permission}/status"),
            json!({"status": "archived"}),
        )
        .await;
    let archived = archived.unwrap();
    assert!(archived.status.is_success(), "{}", archived.text());
    assert_eq!(lena.state(&event).await, "attending");
    let nora = story.learner("Nora").await;
    assert_eq!(nora.seat(&event, "register").await.status, 404);
    story.save(&event, json!({"audience": "everyone"})).await.ok().unwrap();
    assert_eq!(nora.seat(&event, "register").await.status, 200);
    assert_eq!(story.contradictions(&event).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_of_one_date_hold_for_its_series() {
    let story = Story::begin("event-audience-series").await;
    let (lena, mia) = tokio::join!(story.learner("Lena"), story.learner("Mia"));
    let event = story.event(json!({"audience": "rules"})).await;
    let rule = json!({"type": "event", "documentId": event, "rule": {"userId": [lena.id]}});
    story.ada.post("/api/permissions", rule).await.unwrap().ok().unwrap();
    let revision = story.managed(&event).await["revision"].clone();
    let body = json!({"revision": revision, "rule": "FREQ=DAILY;COUNT=3"});
    let path = format!("/api/events/{event}/series");
    story.ada.post(&path, body).await.unwrap().ok().unwrap();
    assert_eq!(read(&lena.browser, "/api/events").await["total"], 3);
    assert_eq!(read(&mia.browser, "/api/events").await["total"], 0);

    // From the second date on another rule of dates holds: the audience stays whom it was.
    let second = read(&story.ada, &path).await["series"]["dates"][1]["id"].clone();
    let second = second.as_str().unwrap();
    let revision = story.managed(second).await["revision"].clone();
    let body = json!({"revision": revision, "rule": "FREQ=DAILY;COUNT=2"});
    let changed = format!("/api/events/{second}/series/rule");
    story.ada.post(&changed, body).await.unwrap().ok().unwrap();
    assert_eq!(read(&lena.browser, "/api/events").await["total"], 3);
    assert_eq!(read(&mia.browser, "/api/events").await["total"], 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_is_for_the_same_people() {
    let story = Story::begin("event-audience-copy").await;
    let (lena, mia) = tokio::join!(story.learner("Lena"), story.learner("Mia"));
    let event = story.event(json!({"audience": "rules"})).await;
    for rule in [json!({"userId": [lena.id]}), json!({"loc1": ["Leeds"]})] {
        let body = json!({"type": "event", "documentId": event, "rule": rule});
        story.ada.post("/api/permissions", body).await.unwrap().ok().unwrap();
    }
    let copy = async |id: &str| {
        let path = format!("/api/events/{id}/duplicate");
        let made = story.ada.post(&path, json!({})).await.unwrap().ok().unwrap().value();
        made["id"].as_str().unwrap().to_owned()
    };
    let rules = async |id: &str| {
        let path = format!("/api/permissions?type=event&documentId={id}&status=active");
        read(&story.ada, &path).await["total"].clone()
    };
    let first = copy(&event).await;
    assert_eq!(rules(&first).await, 2);
    assert_eq!(read(&lena.browser, "/api/events").await["total"], 1, "it is a draft");
    story.set_status(&first, "published", "").await.ok().unwrap();
    assert_eq!(read(&lena.browser, "/api/events").await["total"], 2);
    assert_eq!(lena.seat(&first, "register").await.status, 200);
    assert_eq!(mia.seat(&first, "register").await.status, 404);

    // A date of a series is for whom another of its dates names.
    let revision = story.managed(&event).await["revision"].clone();
    let body = json!({"revision": revision, "rule": "FREQ=DAILY;COUNT=3"});
    let path = format!("/api/events/{event}/series");
    let series = story.ada.post(&path, body).await.unwrap().ok().unwrap().value();
    let last = series["series"]["dates"][2]["id"].as_str().unwrap().to_owned();
    assert_eq!(rules(&last).await, 0);
    assert_eq!(rules(&copy(&last).await).await, 2);
}
