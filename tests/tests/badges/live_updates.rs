//! Who earned a badge is told: on the open screen at once, by the bell and by mail; what was done stands in the log.
use std::time::Duration;

use learnt_compose::testing::{PATIENCE, holds, until};
use learnt_tests::live::{Socket, next, tab};
use serde_json::{Value, json};

use super::{Story, give, holders, path, read, text, withdraw};

/// The next message about badges, or nothing within a while.
async fn receive(socket: &mut Socket, patience: Duration) -> Option<Value> {
    next(socket, patience, |message| message.contains("\"badge.")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_open_screen_of_whoever_earned_it_hears_of_it_and_nobody_elses() {
    let story = Story::begin("badge-live").await;
    let (lena, otto) = tokio::join!(story.learner("Lena"), story.learner("Otto"));
    let badge = story.badge("First aider").await;
    let (own, team) = (format!("me:{}", lena.id), format!("badges:{}", story.tenant.id));
    let topics = [own.clone(), format!("me:{}", otto.id), team.clone()];
    let mut hers = tab(&story.tenant, &lena.browser, &topics).await;
    let mut his = tab(&story.tenant, &otto.browser, &topics).await;
    let mut admins = tab(&story.tenant, &story.ada, &topics).await;

    give(&story.ada, &badge, &[&lena.id]).await.ok().unwrap();
    let update = receive(&mut hers, PATIENCE).await.unwrap();
    let own_badge = read(&lena.browser, "/api/badges/mine").await["items"][0].clone();
    assert_eq!(
        (&update["kind"], &update["topic"], &update["id"]),
        (&json!("badge.earned"), &json!(own), &own_badge["id"])
    );
    let update = receive(&mut admins, PATIENCE).await.unwrap();
    assert_eq!(
        (&update["kind"], &update["topic"], &update["id"]),
        (&json!("badge.given"), &json!(team), &badge["id"])
    );
    let holder = holders(&story.ada, &badge).await[0].clone();
    withdraw(&story.ada, &badge, &holder).await.ok().unwrap();
    assert_eq!(receive(&mut hers, PATIENCE).await.unwrap()["kind"], "badge.withdrawn");
    assert_eq!(receive(&mut admins, PATIENCE).await.unwrap()["kind"], "badge.withdrawn");
    for socket in [&mut hers, &mut his, &mut admins] {
        assert_eq!(receive(socket, Duration::from_millis(300)).await, None);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bell_and_the_log_know_of_a_badge_as_soon_as_it_is_given() {
    let story = Story::begin("badge-told").await;
    let (lena, otto) = tokio::join!(story.learner("Lena"), story.learner("Otto"));
    let badge = story.badge("First aider").await;
    give(&story.ada, &badge, &[&lena.id, &otto.id]).await.ok().unwrap();
    // At once: it was written with the gift.
    for person in [&lena, &otto] {
        let notified = read(&person.browser, "/api/notifications").await;
        assert_eq!(notified["total"], 1);
        let notified = &notified["items"][0];
        assert_eq!(
            (&notified["kind"], &notified["link"], &notified["params"]["badge"]),
            (&json!("badgeEarned"), &json!("/pages/profile"), &json!("First aider"))
        );
        assert_eq!(notified["title"], "Badge earned: First aider");
    }
    // A gift that is refused tells nobody.
    let strange = learnt_kernel::ids::new_id().to_string();
    assert_eq!(give(&story.ada, &badge, &[&lena.id, &strange]).await.status, 422);
    give(&story.ada, &badge, &[&lena.id]).await.ok().unwrap();
    assert_eq!(read(&lena.browser, "/api/notifications").await["total"], 1);

    let rows = read(&story.ada, "/api/audit-log?action=badge.given").await;
    let mut given: Vec<(String, String)> = rows["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| (text(&row["subjectName"]), text(&row["details"]["badge"])))
        .collect();
    given.sort();
    assert_eq!(
        given,
        [
            ("Lena Berg".to_owned(), "First aider".to_owned()),
            ("Otto Berg".to_owned(), "First aider".to_owned())
        ]
    );
    let holder = holders(&story.ada, &badge).await[0].clone();
    withdraw(&story.ada, &badge, &holder).await.ok().unwrap();
    let log = read(&story.ada, "/api/audit-log?action=badge.withdrawn").await;
    assert_eq!(log["total"], 1);
    assert!(
        !log.to_string().contains("A mistake"),
        "why is between the admins and the row itself"
    );
    assert_eq!(read(&story.ada, &path(&badge)).await["holders"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_an_address_gets_an_email_that_leads_to_their_profile() {
    let story = Story::begin("badge-mail").await;
    let email = format!("lena@{}.test", story.tenant.id);
    let profile = json!({"firstName": "Lena", "lastName": "Berg", "email": email});
    let made = story
        .ada
        .post("/api/people", json!({"profile": profile}))
        .await
        .unwrap();
    let id = text(&made.ok().unwrap().value()["id"]);
    let lena = story.tenant.join(&email).await.unwrap();
    let badge = story.badge("First aider").await;
    give(&story.ada, &badge, &[&id]).await.ok().unwrap();
    let mails = || {
        let all = learnt_compose::mails::mails_to(story.tenant.stack().mail_dir(), &email);
        let notified = all
            .into_iter()
            .filter(|mail| mail["subject"] == "Badge earned: First aider");
        notified.collect::<Vec<_>>()
    };
    until(async || holds(mails().len() == 1, "no mail about the badge")).await;
    let message = text(&mails()[0]["text"]);
    assert!(
        message.contains("/pages/profile") && message.contains(&story.tenant.host),
        "{message}"
    );

    // Who does not want to be told of badges is not, and holds them all the same.
    let quiet = json!({"kinds": [{"kind": "badgeEarned", "inApp": false, "mail": "none"}]});
    lena.patch("/api/notifications/preferences", quiet)
        .await
        .unwrap()
        .ok()
        .unwrap();
    let other = story.badge("Quiet one").await;
    give(&story.ada, &other, &[&id]).await.ok().unwrap();
    assert_eq!(read(&lena, "/api/notifications").await["total"], 1);
    assert_eq!(read(&lena, "/api/badges/mine").await["total"], 2);
}
