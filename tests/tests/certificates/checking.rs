//! Anybody who knows the code sees what a certificate says and what it is worth; nobody else finds it.
use serde_json::{Value, json};

use super::{Story, check, restore, state, text, withdraw};

#[tokio::test(flavor = "multi_thread")]
async fn an_outsider_with_the_code_sees_what_stands_on_it_and_nothing_else() {
    let story = Story::begin("cert-check").await;
    let lena = story.learner("Lena").await;
    let course = story.certified("Fire safety", &["A"]).await;
    lena.does(&course, &["A"]).await;
    let own = lena.mine().await[0].clone();
    let code = text(&own["code"]);
    let typed = format!("{}-{}-{}", &code[..4], &code[4..8], &code[8..]).to_lowercase();
    for browser in [&story.tenant.client(), &lena.browser, &story.ada] {
        for way in [&code, &typed] {
            let shown = check(browser, way).await.ok().unwrap().value();
            let mut expected = shown.clone();
            let team = expected.as_object_mut().unwrap().remove("team").unwrap();
            assert!(!text(&team).is_empty());
            assert_eq!(
                expected,
                json!({
                    "title": "Fire safety", "person": "Lena Berg", "number": own["number"], "issuedOn": own["issuedOn"],
                    "validUntil": null, "expiresAt": null, "withdrawnAt": null, "replacedAt": null, "replacedBy": null, "state": "valid",
                })
            );
        }
    }
    let dots = code.replace('1', "i").replace('0', "o");
    assert_eq!(state(&story.tenant.client(), &dots).await, "valid");
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_code_or_elsewhere_there_is_nothing() {
    let (story, munro) = tokio::join!(Story::begin("cert-nobody"), Story::begin("cert-munro"));
    let lena = story.learner("Lena").await;
    let course = story.certified("Fire safety", &["A"]).await;
    lena.does(&course, &["A"]).await;
    let own = lena.mine().await[0].clone();
    let code = text(&own["code"]);
    let nobody = story.tenant.client();
    let mut wrong = vec![
        text(&own["id"]),
        text(&own["number"]),
        "0".repeat(20),
        code[..19].to_owned(),
        format!("{code}0"),
        "%25".to_owned(),
        "U".repeat(20),
    ];
    wrong.push(code.chars().rev().collect());
    for none in &wrong {
        assert_eq!(check(&nobody, none).await.status, 404, "{none}");
    }
    for browser in [&munro.tenant.client(), &munro.ada] {
        assert_eq!(check(browser, &code).await.status, 404, "another tenant's");
    }
    story.tenant.sql("update certificates set team_id = 'second'").await;
    for browser in [&nobody, &lena.browser, &story.ada] {
        assert_eq!(check(browser, &code).await.status, 404, "another team's");
    }
    assert!(lena.mine().await.is_empty(), "it is shown at the other team");
}

#[tokio::test(flavor = "multi_thread")]
async fn it_says_when_it_is_expired_or_withdrawn_and_when_it_is_neither_any_more() {
    let story = Story::begin("cert-states").await;
    let lena = story.learner("Lena").await;
    let details = json!({"certificate": true, "certificateMonths": 1});
    let course = story.course("Fire safety", &["A"], details).await;
    lena.does(&course, &["A"]).await;
    let own = lena.mine().await[0].clone();
    let (code, nobody) = (text(&own["code"]), story.tenant.client());
    let age = "update certificates set issued_at = issued_at - interval '33 days', expires_at = expires_at - interval '33 days'";
    story.tenant.sql(age).await;
    assert_eq!(state(&nobody, &code).await, "expired");
    assert_eq!(lena.mine().await[0]["state"], "expired");
    assert_eq!(story.issued("state=expired").await.len(), 1);

    withdraw(&story.ada, &own).await.ok().unwrap();
    let shown = check(&nobody, &code).await.ok().unwrap().value();
    assert_eq!(shown["state"], "withdrawn");
    assert!(shown["withdrawnAt"].is_string());
    assert!(!shown.to_string().contains("exam"), "why is for admins");
    assert!(lena.mine().await.is_empty());

    restore(&story.ada, &own).await.ok().unwrap();
    let shown = check(&nobody, &code).await.ok().unwrap().value();
    assert_eq!(
        (&shown["state"], &shown["withdrawnAt"]),
        (&json!("expired"), &Value::Null)
    );
    assert_eq!(lena.mine().await.len(), 1);
}
