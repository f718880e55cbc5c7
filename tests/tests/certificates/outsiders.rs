//! Certificates are their person's and their team's admins'.
use learnt_compose::client::Client;
use reqwest::Method;
use serde_json::{Value, json};

use super::{Story, text};

fn ways(certificate: &Value) -> Vec<(Method, String, Value)> {
    let at = format!("/api/certificates/{}", text(&certificate["id"]));
    vec![
        (Method::POST, format!("{at}/withdraw"), json!({"reason": "Envy"})),
        (Method::POST, format!("{at}/restore"), json!({})),
        (
            Method::POST,
            format!("{at}/reissue"),
            json!({"name": "Envy", "reason": "Envy"}),
        ),
    ]
}

async fn probe(browser: &Client, (method, path, body): &(Method, String, Value)) -> u16 {
    let request = browser.request(method.clone(), path);
    let request = if *method == Method::GET {
        request
    } else {
        request.json(body)
    };
    browser.send(request).await.unwrap().status.as_u16()
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_but_the_teams_admins_lists_withdraws_or_restores() {
    let (story, munro) = tokio::join!(Story::begin("cert-own"), Story::begin("cert-theirs"));
    let (lena, mia) = tokio::join!(story.learner("Lena"), story.person("Mia", &["learner", "manager"]));
    let course = story.certified("Ours", &["A"]).await;
    lena.does(&course, &["A"]).await;
    let own = lena.mine().await[0].clone();
    for way in ways(&own) {
        for lower in [&lena.browser, &mia.browser] {
            assert_eq!(probe(lower, &way).await, 403, "{way:?}");
        }
        assert_eq!(probe(&munro.ada, &way).await, 404, "{way:?}");
        assert_eq!(probe(&story.tenant.client(), &way).await, 401, "{way:?}");
    }
    let list = (Method::GET, "/api/certificates".to_owned(), json!({}));
    assert_eq!(probe(&lena.browser, &list).await, 403);
    assert_eq!(probe(&mia.browser, &list).await, 403);
    assert_eq!(probe(&story.tenant.client(), &list).await, 401);
    let mine = (Method::GET, "/api/certificates/mine".to_owned(), json!({}));
    assert_eq!(probe(&story.tenant.client(), &mine).await, 401);
    assert!(mia.mine().await.is_empty());
    assert!(munro.issued("").await.is_empty());

    story.tenant.sql("update certificates set team_id = 'second'").await;
    for way in ways(&own) {
        assert_eq!(probe(&story.ada, &way).await, 404, "another team's: {way:?}");
    }
    assert!(story.issued("").await.is_empty());
    let valid_sql = "select id::text from certificates where withdrawn_at is null";
    assert_eq!(story.rows(valid_sql).await, 1);
}
