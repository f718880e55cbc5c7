//! The admins' list, withdrawing and restoring, twice and at once.
use serde_json::{Value, json};

use super::{Story, read, restore, text, withdraw};

#[tokio::test(flavor = "multi_thread")]
async fn certificates_are_found_by_words_and_state_and_come_in_pages() {
    let story = Story::begin("cert-list").await;
    let (otto, lena) = (story.learner("Otto").await, story.learner("Lena").await);
    let (fire, first) = (
        story.certified("fire 100%", &["A"]).await,
        story.certified("First aid", &["A"]).await,
    );
    otto.does(&fire, &["A"]).await;
    lena.does(&fire, &["A"]).await;
    otto.does(&first, &["A"]).await;
    let gist = async |query: &str| {
        let rows = story.issued(query).await.into_iter();
        rows.map(|row| format!("{}: {}", text(&row["name"]), text(&row["title"])))
            .collect::<Vec<_>>()
    };
    let [newest, second, oldest] = ["Otto Berg: First aid", "Lena Berg: fire 100%", "Otto Berg: fire 100%"];
    assert_eq!(gist("").await, [newest, second, oldest]);
    assert_eq!(gist("sort=issuedAt").await, [oldest, second, newest]);
    assert_eq!(gist("sort=title").await, [oldest, second, newest]);
    assert_eq!(gist("sort=-title").await, [newest, second, oldest]);
    assert_eq!(gist("sort=person").await, [second, oldest, newest]);
    assert_eq!(gist("search=OTTO%20fire").await, [oldest]);
    assert_eq!(gist("search=100%25").await, [second, oldest]);
    let number = text(&story.issued("search=aid").await[0]["number"]);
    assert_eq!(gist(&format!("search={number}")).await, [newest]);
    assert!(gist("search=nothing").await.is_empty());
    let page = read(&story.ada, "/api/certificates?page=2&perPage=2").await;
    assert_eq!(
        (&page["total"], &page["items"][0]["name"]),
        (&json!(3), &json!("Otto Berg"))
    );

    withdraw(&story.ada, &story.issued("search=lena").await[0])
        .await
        .ok()
        .unwrap();
    assert_eq!(gist("state=withdrawn").await, [second]);
    assert_eq!(gist("state=valid").await, [newest, oldest]);
    assert!(gist("state=expired").await.is_empty());
    assert_eq!(gist("").await.len(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_withdraw_or_restore_at_once_one_does() {
    let story = Story::begin("cert-twice").await;
    let (bea, lena) = (story.person("Bea", &["admin"]).await, story.learner("Lena").await);
    let course = story.certified("Fire safety", &["A"]).await;
    lena.does(&course, &["A"]).await;
    let own = story.issued("").await[0].clone();
    let early = restore(&story.ada, &own).await;
    assert_eq!((early.status.as_u16(), early.code().as_str()), (409, "not_withdrawn"));
    for _ in 0..3 {
        let (one, other) = tokio::join!(withdraw(&story.ada, &own), withdraw(&bea.browser, &own));
        let mut met = [one.status.as_u16(), other.status.as_u16()];
        met.sort_unstable();
        assert_eq!(met, [204, 409]);
        let late = if one.status == 409 { one } else { other };
        assert_eq!(late.code(), "already_withdrawn");
        let shown = story.issued("").await[0].clone();
        assert_eq!(
            (&shown["state"], &shown["reason"]),
            (&json!("withdrawn"), &json!("The exam was taken by somebody else"))
        );
        assert!(shown["withdrawnAt"].is_string());
        assert!(!text(&shown["withdrawnBy"]["name"]).is_empty());

        let (one, other) = tokio::join!(restore(&story.ada, &own), restore(&bea.browser, &own));
        let mut met = [one.status.as_u16(), other.status.as_u16()];
        met.sort_unstable();
        assert_eq!(met, [204, 409]);
        let late = if one.status == 409 { one } else { other };
        assert_eq!(late.code(), "not_withdrawn");
        assert_eq!(story.issued("").await[0], own, "it is what it was");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reason_is_asked_for() {
    let story = Story::begin("cert-reason").await;
    let lena = story.learner("Lena").await;
    let course = story.certified("Fire safety", &["A"]).await;
    lena.does(&course, &["A"]).await;
    let own = lena.mine().await[0].clone();
    let way = format!("/api/certificates/{}/withdraw", text(&own["id"]));
    for (reason, code) in [("  ".to_owned(), "required"), ("x".repeat(501), "too_long")] {
        let refused = story.ada.post(&way, json!({"reason": reason})).await.unwrap();
        assert_eq!(refused.status, 422);
        let error = refused.value()["errors"][0].clone();
        assert_eq!((&error["field"], &error["code"]), (&json!("reason"), &json!(code)));
    }
    assert_eq!(story.issued("").await[0]["withdrawnAt"], Value::Null);
}
