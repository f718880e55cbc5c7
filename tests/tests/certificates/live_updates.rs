//! Open screens hear of it at once, and what was done stands in the log.
use std::time::Duration;

use learnt_compose::testing::PATIENCE;
use learnt_tests::live::{Socket, next, tab};
use serde_json::json;

use super::{Story, items, read, restore, text, withdraw};

/// The kind and the topic of the next message about certificates, or nothing within a while.
async fn receive(socket: &mut Socket, patience: Duration) -> Option<(String, String)> {
    let news = next(socket, patience, |message| message.contains("\"certificate.")).await?;
    Some((text(&news["kind"]), text(&news["topic"])))
}

#[tokio::test(flavor = "multi_thread")]
async fn their_persons_screens_and_the_admins_hear_of_it_and_nobody_elses() {
    let story = Story::begin("cert-live").await;
    let (lena, otto) = tokio::join!(story.learner("Lena"), story.learner("Otto"));
    let course = story.certified("Fire safety", &["A"]).await;
    let (own, team) = (format!("me:{}", lena.id), format!("certificates:{}", story.tenant.id));
    let topics = [own.clone(), format!("me:{}", otto.id), team.clone()];
    let mut hers = tab(&story.tenant, &lena.browser, &topics).await;
    let mut his = tab(&story.tenant, &otto.browser, &topics).await;
    let mut admins = tab(&story.tenant, &story.ada, &topics).await;
    lena.does(&course, &["A"]).await;
    let certificate = lena.mine().await[0].clone();
    for step in ["issued", "withdrawn", "restored"] {
        match step {
            "withdrawn" => withdraw(&story.ada, &certificate).await.ok().map(drop).unwrap(),
            "restored" => restore(&story.ada, &certificate).await.ok().map(drop).unwrap(),
            _ => {}
        }
        let action = format!("certificate.{step}");
        assert_eq!(receive(&mut hers, PATIENCE).await, Some((action.clone(), own.clone())));
        assert_eq!(receive(&mut admins, PATIENCE).await, Some((action, team.clone())));
    }
    for socket in [&mut hers, &mut his, &mut admins] {
        assert_eq!(receive(socket, Duration::from_millis(300)).await, None);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_knows_what_was_issued_withdrawn_and_restored() {
    let story = Story::begin("cert-log").await;
    let lena = story.learner("Lena").await;
    let course = story.certified("Fire safety", &["A"]).await;
    lena.does(&course, &["A"]).await;
    let certificate = lena.mine().await[0].clone();
    withdraw(&story.ada, &certificate).await.ok().unwrap();
    restore(&story.ada, &certificate).await.ok().unwrap();
    for action in ["issued", "withdrawn", "restored"] {
        let log = read(&story.ada, &format!("/api/audit-log?action=certificate.{action}")).await;
        let rows = items(&log);
        assert_eq!(rows.len(), 1, "{action}");
        assert_eq!(rows[0]["subjectName"], "Lena Berg");
        assert_eq!(
            rows[0]["details"],
            json!({"certificate": certificate["number"], "course": "Fire safety"})
        );
        assert!(!log.to_string().contains("exam"), "why is kept with the certificate");
    }
    let notifications = read(&lena.browser, "/api/notifications").await;
    let kinds: Vec<String> = items(&notifications).iter().map(|one| text(&one["kind"])).collect();
    assert!(
        !kinds.is_empty() && kinds.iter().all(|kind| kind.starts_with("course")),
        "{kinds:?}"
    );
}
