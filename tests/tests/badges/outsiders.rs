//! Badges are their team's: its admins make and give them, everybody sees their own.
use learnt_compose::client::Client;
use reqwest::Method;
use serde_json::{Value, json};

use super::{Story, give, holders, mine, path, read, text, withdraw};

fn ways(badge: &Value, holder: &Value, person: &str) -> Vec<(Method, String, Value)> {
    let at = path(badge);
    vec![
        (Method::GET, at.clone(), json!({})),
        (Method::PATCH, at.clone(), json!({"revision": 1, "title": "Mine"})),
        (Method::PUT, format!("{at}/picture"), json!({})),
        (Method::DELETE, format!("{at}/picture"), json!({})),
        (Method::GET, format!("{at}/holders"), json!({})),
        (Method::POST, format!("{at}/holders"), json!({"people": [person]})),
        (
            Method::POST,
            format!("{at}/holders/{}/withdraw", text(&holder["id"])),
            json!({"reason": "Envy"}),
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
async fn nobody_but_the_teams_admins_makes_gives_or_takes() {
    let (story, munro) = tokio::join!(Story::begin("badge-own"), Story::begin("badge-munro"));
    let (lena, mia) = tokio::join!(story.learner("Lena"), story.person("Mia", &["learner", "manager"]));
    let badge = story.badge("Ours").await;
    give(&story.ada, &badge, &[&lena.id]).await.ok().unwrap();
    let holder = holders(&story.ada, &badge).await[0].clone();
    for way in ways(&badge, &holder, &lena.id) {
        for lower in [&lena.browser, &mia.browser] {
            assert_eq!(probe(lower, &way).await, 403, "{way:?}");
        }
        assert_eq!(probe(&munro.ada, &way).await, 404, "{way:?}");
        assert_eq!(probe(&story.tenant.client(), &way).await, 401, "{way:?}");
    }
    for (method, body) in [(Method::GET, json!({})), (Method::POST, json!({"title": "Mine"}))] {
        let way = (method, "/api/badges".to_owned(), body);
        assert_eq!(probe(&mia.browser, &way).await, 403);
        assert_eq!(probe(&story.tenant.client(), &way).await, 401);
    }
    let own = (Method::GET, "/api/badges/mine".to_owned(), json!({}));
    assert_eq!(probe(&story.tenant.client(), &own).await, 401);
    assert!(mine(&mia.browser).await.is_empty());
    assert_eq!(mine(&lena.browser).await, ["Ours"]);
    assert_eq!(read(&munro.ada, "/api/badges").await["total"], 0);
    assert_eq!(read(&story.ada, &path(&badge)).await, {
        let mut expected = badge.clone();
        expected["holders"] = json!(1);
        expected
    });
}

#[tokio::test(flavor = "multi_thread")]
async fn an_award_is_reached_by_its_own_badge_alone() {
    let story = Story::begin("badge-mixed").await;
    let lena = story.learner("Lena").await;
    let (badge, other) = (story.badge("One").await, story.badge("Other").await);
    give(&story.ada, &badge, &[&lena.id]).await.ok().unwrap();
    let holder = holders(&story.ada, &badge).await[0].clone();
    assert_eq!(withdraw(&story.ada, &other, &holder).await.status, 404);
    assert_eq!(mine(&lena.browser).await, ["One"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn another_team_of_the_tenant_has_badges_of_its_own() {
    let story = Story::begin("badge-teams").await;
    let lena = story.learner("Lena").await;
    let badge = story.badge("Theirs").await;
    give(&story.ada, &badge, &[&lena.id]).await.ok().unwrap();
    let holder = holders(&story.ada, &badge).await[0].clone();
    story.tenant.sql("update badges set team_id = 'second'").await;
    for way in ways(&badge, &holder, &lena.id) {
        assert_eq!(probe(&story.ada, &way).await, 404, "{way:?}");
    }
    assert_eq!(read(&story.ada, "/api/badges").await["total"], 0);
    assert!(mine(&lena.browser).await.is_empty(), "it is shown at the other team");
}
