//! A session has a new id at each sign-in, and after its person's roles changed.
use learnt_compose::testing::TestStack;
use serde_json::json;

use super::{add_and_join, claims, end_of, me, open, refresh, session, take, until_status};

#[tokio::test]
async fn each_sign_in_has_a_session_of_its_own() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let browser = acme.admin().await;
    let first = session(&browser);
    assert!(
        browser
            .sign_in(&acme.admin_email, learnt_compose::testing::PASSWORD)
            .await
            .unwrap()
    );
    assert_ne!(session(&browser), first, "the cookie that came along was no way in");
}

#[tokio::test]
async fn other_roles_mean_another_session_and_two_tabs_both_get_there() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let (lena, tab) = (add_and_join(&acme, &admin, "lena").await, acme.client());
    let (before, path) = (session(&lena), format!("/api/people/{}", me(&lena).await));
    let mut socket = open(&acme, &lena).await;
    tab.set_cookie(lena.cookie());
    let old_cookie = lena.cookie();
    let page = admin.get(&path).await.unwrap().value();
    let roles = json!({"revision": page["revision"], "roles": ["learner", "manager"]});
    admin.put(&format!("{path}/roles"), roles).await.unwrap().ok().unwrap();
    assert_eq!(end_of(&mut socket).await.as_deref(), Some("session ended"));
    until_status(&lena, "/api/me", 401).await;

    let (one, two) = tokio::join!(refresh(&lena), refresh(&tab));
    assert_eq!(
        (one.status.as_u16(), two.status.as_u16()),
        (200, 200),
        "{} {}",
        one.text(),
        two.text()
    );
    take(&lena, &one);
    take(&tab, &two);
    assert_ne!(session(&lena), before);
    assert_eq!(session(&lena), session(&tab), "both tabs are in the same session");
    assert_eq!(lena.cookie(), tab.cookie());
    let now = lena.get("/api/me").await.unwrap().value();
    assert_eq!(now["role"], json!(["learner", "manager"]));
    let again = refresh(&lena).await;
    assert_eq!(
        claims(again.value()["accessToken"].as_str().unwrap())["sid"],
        session(&lena),
        "once is enough"
    );

    // The old cookie, when it comes late, is a copy: it ends what followed.
    acme.sql("update sessions set ended_at = ended_at - interval '2 minutes' where successor is not null")
        .await;
    let thief = acme.client();
    thief.set_cookie(old_cookie);
    assert_eq!(refresh(&thief).await.status, 401);
    assert_eq!(refresh(&lena).await.status, 401);
    assert_eq!(lena.get("/api/me").await.unwrap().status, 401);
}

#[tokio::test]
async fn what_changes_no_role_renews_nothing() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let lena = add_and_join(&acme, &admin, "lena").await;
    let path = format!("/api/people/{}", me(&lena).await);
    let page = admin.get(&path).await.unwrap().value();
    let edit = json!({"revision": page["revision"], "profile": {"position": "Nurse"}});
    admin.patch(&path, edit).await.unwrap().ok().unwrap();
    let before = session(&lena);
    assert_eq!(lena.get("/api/me").await.unwrap().status, 200);
    take(&lena, &refresh(&lena).await);
    assert_eq!(session(&lena), before);
}
