//! A certificate with a wrong name is issued anew: one holds, the other says that it was replaced.

use learnt_compose::client::{Client, Reply};
use serde_json::{Value, json};

use super::{Story, check, state, text, withdraw};

async fn reissue(browser: &Client, certificate: &Value, name: &str) -> Reply {
    let way = format!("/api/certificates/{}/reissue", text(&certificate["id"]));
    let body = json!({"name": name, "reason": "She married"});
    browser.post(&way, body).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_new_one_holds_and_the_old_address_says_that_it_was_replaced() {
    let story = Story::begin("cert-again").await;
    let lena = story.learner("Lena").await;
    let course = story.certified("Fire safety", &["A"]).await;
    lena.does(&course, &["A"]).await;
    let old = lena.mine().await[0].clone();
    let next = reissue(&story.ada, &old, "Lena Berg-Ødegård")
        .await
        .ok()
        .unwrap()
        .value();
    assert_ne!((&next["number"], &next["code"]), (&old["number"], &old["code"]));

    let own = lena.mine().await;
    assert_eq!(own.len(), 1, "there is still one for each completion");
    assert_eq!((&own[0]["id"], &own[0]["code"]), (&old["id"], &next["code"]));
    assert_eq!(own[0]["issuedOn"], old["issuedOn"], "it was earned when it was");

    let nobody = story.tenant.client();
    let shown = check(&nobody, &text(&next["code"])).await.ok().unwrap().value();
    assert_eq!(
        (&shown["person"], &shown["state"]),
        (&json!("Lena Berg-Ødegård"), &json!("valid"))
    );
    let shown = check(&nobody, &text(&old["code"])).await.ok().unwrap().value();
    assert_eq!(
        (&shown["person"], &shown["state"]),
        (&json!("Lena Berg"), &json!("replaced"))
    );
    assert_eq!(shown["replacedBy"], next["number"]);
    assert!(
        !shown.to_string().contains(&text(&next["code"])),
        "whoever knew the old name is not told where the new one stands"
    );
    let status = format!("/api/certificates/check/{}/status", text(&old["code"]));
    let status = nobody.get(&status).await.unwrap().ok().unwrap().value();
    assert_eq!(status["revokedCredential"][0]["revoked"], true);

    for number in [&old["number"], &next["number"]] {
        let found = story.issued(&format!("search={}", text(number))).await;
        assert_eq!(found.len(), 1, "both numbers find it: {number}");
        assert_eq!(found[0]["name"], "Lena Berg-Ødegård");
        assert!(found[0]["reissuedAt"].is_string());
    }
    assert_eq!(story.issued("reissued=true").await.len(), 1);
    reissue(&story.ada, &old, "Lena Ødegård").await.ok().unwrap();
    assert_eq!(state(&nobody, &text(&next["code"])).await, "replaced");
    assert_eq!(story.rows("select code from certificate_replacements").await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_issued_anew_says_why() {
    let story = Story::begin("cert-notagain").await;
    let lena = story.learner("Lena").await;
    let course = story.certified("Fire safety", &["A"]).await;
    lena.does(&course, &["A"]).await;
    let own = lena.mine().await[0].clone();
    for (name, code) in [
        ("Lena Berg", "same_name"),
        ("  ", "required"),
        (&"x".repeat(201), "too_long"),
    ] {
        let refused = reissue(&story.ada, &own, name).await;
        assert_eq!(refused.status, 422, "{name}");
        assert_eq!(refused.value()["errors"][0]["code"], code);
    }
    withdraw(&story.ada, &own).await.ok().unwrap();
    let refused = reissue(&story.ada, &own, "Lena Ødegård").await;
    assert_eq!(
        (refused.status.as_u16(), refused.code()),
        (409, "already_withdrawn".to_owned())
    );
    assert_eq!(story.rows("select code from certificate_replacements").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_admins_at_once_the_second_one_finds_it_done() {
    let story = Story::begin("cert-twice").await;
    let lena = story.learner("Lena").await;
    let course = story.certified("Fire safety", &["A"]).await;
    lena.does(&course, &["A"]).await;
    let own = lena.mine().await[0].clone();
    let tries = (0..6).map(|_| reissue(&story.ada, &own, "Lena Ødegård"));
    let replies = futures_util::future::join_all(tries).await;
    let done = replies.iter().filter(|reply| reply.status == 200).count();
    assert_eq!(done, 1);
    assert!(replies.iter().all(|reply| reply.status == 200 || reply.status == 422));
    assert_eq!(story.rows("select code from certificate_replacements").await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_expires_soon_is_found_the_next_one_first() {
    let story = Story::begin("cert-soon").await;
    let (lena, mia) = tokio::join!(story.learner("Lena"), story.learner("Mia"));
    let course = story
        .course(
            "Fire safety",
            &["A"],
            json!({"certificate": true, "certificateMonths": 2}),
        )
        .await;
    tokio::join!(lena.does(&course, &["A"]), mia.does(&course, &["A"]));
    let nearer = format!(
        "update certificates set expires_at = expires_at - interval '40 days', issued_at = issued_at - interval '40 days' where user_id = '{}'",
        mia.id
    );
    story.tenant.sql(&nearer).await;
    let names =
        async |query: &str| -> Vec<String> { story.issued(query).await.iter().map(|one| text(&one["name"])).collect() };
    assert_eq!(names("expiring=30").await, ["Mia Berg"]);
    assert_eq!(names("expiring=90").await, ["Mia Berg", "Lena Berg"]);
    assert!(names("expiring=90&state=withdrawn").await.is_empty());
}
