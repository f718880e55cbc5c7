//! What admins do with who comes.

use serde_json::json;

use super::{Story, code, fields, read};

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_is_approved_or_refused_and_let_in_by_the_ticket() {
    let story = Story::begin("event-desk").await;
    let (lena, mia, otto) = tokio::join!(story.learner("Lena"), story.learner("Mia"), story.learner("Otto"));
    let event = story.event(json!({"capacity": 2, "approval": true})).await;
    for one in [&lena, &mia, &otto] {
        one.seat(&event, "register").await.ok().unwrap();
    }
    assert_eq!(
        (lena.state(&event).await.as_str(), otto.state(&event).await.as_str()),
        ("pending", "waiting")
    );
    story.desk(&event, "approve", &[&lena]).await.ok().unwrap();
    story.desk(&event, "refuse", &[&mia]).await.ok().unwrap();
    assert_eq!(otto.state(&event).await, "pending", "the refused seat is free");
    assert_eq!(code(&story.desk(&event, "approve", &[&lena]).await), "not_pending");
    assert_eq!(code(&story.desk(&event, "add", &[&mia]).await), "event_full");
    assert_eq!(code(&story.desk(&event, "attended", &[&lena]).await), "too_early");

    story
        .tenant
        .sql("update events set starts_at = now() - interval '1 minute', ends_at = now() + interval '1 hour'")
        .await;
    let ticket = read(&lena.browser, &format!("/api/events/{event}")).await["mine"]["ticket"].clone();
    let let_in = async |ticket: serde_json::Value| {
        let path = format!("/api/events/{event}/check-in");
        story.ada.post(&path, json!({"ticket": ticket})).await.unwrap()
    };
    assert_eq!(
        let_in(ticket.clone()).await.ok().unwrap().value()["userId"],
        lena.id.as_str()
    );
    assert_eq!(code(&let_in(ticket).await), "already_checked_in");
    assert_eq!(fields(&let_in(json!("nobody's")).await), ["ticket"]);
    assert_eq!(lena.state(&event).await, "attended");
    story.desk(&event, "undo", &[&lena]).await.ok().unwrap();
    story.desk(&event, "notAttended", &[&lena]).await.ok().unwrap();
    assert_eq!(lena.state(&event).await, "not attended");

    let list = read(&story.ada, &format!("/api/events/{event}/attendees?search=len")).await;
    assert_eq!(
        (&list["total"], &list["items"][0]["name"]),
        (&json!(1), &json!("Lena Berg"))
    );
    let moves = read(&story.ada, &format!("/api/events/{event}/ledger")).await;
    assert_eq!(moves[0]["reason"], "not-attended");
    let sheet = story
        .ada
        .get(&format!("/api/events/{event}/attendees.csv"))
        .await
        .unwrap();
    assert!(sheet.ok().unwrap().text().contains("Lena,Berg"));
    let path = format!("/api/events/{event}/attendees.xlsx");
    let book = story.ada.get(&path).await.unwrap().ok().unwrap();
    assert!(book.body.starts_with(b"PK"), "a workbook is a zip");
    for language in ["en", "ar"] {
        let path = format!("/api/events/{event}/sign-in-sheet.pdf?language={language}");
        let sheet = story.ada.get(&path).await.unwrap().ok().unwrap();
        assert!(sheet.body.starts_with(b"%PDF-"), "{language}");
        assert!(sheet.body.len() > 2_000);
    }
    assert_eq!(story.contradictions(&event).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cancelled_event_lets_everybody_go_and_tells_them() {
    let story = Story::begin("event-off").await;
    let (lena, mia) = tokio::join!(story.learner("Lena"), story.learner("Mia"));
    let event = story.event(json!({"capacity": 1})).await;
    lena.seat(&event, "register").await.ok().unwrap();
    mia.seat(&event, "register").await.ok().unwrap();
    assert_eq!(fields(&story.set_status(&event, "cancelled", " ").await), ["reason"]);
    story
        .set_status(&event, "cancelled", "The trainer is ill.")
        .await
        .ok()
        .unwrap();
    assert_eq!(
        (lena.state(&event).await.as_str(), mia.state(&event).await.as_str()),
        ("cancelled", "waiting-cancelled")
    );
    for one in [&lena, &mia] {
        assert!(one.notification_kinds().await.contains(&"eventCancelled".to_owned()));
    }
    assert_eq!(code(&lena.seat(&event, "register").await), "event_cancelled");
    assert_eq!(code(&story.set_status(&event, "published", "").await), "no_way_there");
    assert_eq!(story.contradictions(&event).await, 0);
    let copy = story
        .ada
        .post(&format!("/api/events/{event}/duplicate"), json!({}))
        .await
        .unwrap();
    assert_eq!(copy.ok().unwrap().value()["status"], "draft");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_the_team_frees_the_seat_at_once() {
    let story = Story::begin("event-gone").await;
    let (lena, mia) = tokio::join!(story.learner("Lena"), story.learner("Mia"));
    let event = story.event(json!({"capacity": 1})).await;
    lena.seat(&event, "register").await.ok().unwrap();
    mia.seat(&event, "register").await.ok().unwrap();
    let body = json!({"ids": [lena.id], "status": "terminated"});
    story.ada.post("/api/people/status", body).await.unwrap().ok().unwrap();
    assert_eq!(mia.state(&event).await, "attending");
    let moves = read(&story.ada, &format!("/api/events/{event}/ledger")).await;
    assert_eq!(
        (&moves[1]["reason"], &moves[0]["reason"]),
        (&json!("left-team"), &json!("promoted"))
    );
    assert_eq!(story.contradictions(&event).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_with_a_script_is_an_address_wherever_it_is_told() {
    let story = Story::begin("event-script").await;
    let lena = story.learner("Lena").await;
    let address = "<script>alert(1)</script>\r\nATTENDEE:mailto:x@y.test";
    let stored = "<script>alert(1)</script>\r\nATTENDEE:mailto:x@y.test";
    let event = story.event(json!({"address": address, "title": "=1+1"})).await;
    lena.seat(&event, "register").await.ok().unwrap();
    let seen = read(&lena.browser, &format!("/api/events/{event}")).await;
    assert_eq!(seen["address"], stored, "it is text, and shown as such");
    let file = lena
        .browser
        .get(&format!("/api/events/{event}/calendar.ics"))
        .await
        .unwrap();
    let file = file.ok().unwrap().text().replace("\r\n ", "");
    assert!(
        !file.lines().any(|line| line.starts_with("ATTENDEE")),
        "a line of its own would be a command: {file}"
    );
    assert!(file.contains("LOCATION:<script>alert(1)</script>"), "{file}");
    let sheet = format!("/api/events/{event}/sign-in-sheet.pdf");
    story.ada.get(&sheet).await.unwrap().ok().unwrap();
    for bad in ["javascript:alert(1)", "https://a b", "data:text/html,x"] {
        let reply = story.save(&event, json!({"onlineUrl": bad})).await;
        assert_eq!(fields(&reply), ["onlineUrl"], "{bad}");
    }
}
