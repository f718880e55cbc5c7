//! People are changed, and admins meet over it.
use std::time::Duration;

use learnt_compose::testing::{TestStack, holds, within};
use serde_json::json;

use super::{add, eventually, id};

#[tokio::test(flavor = "multi_thread")]
async fn an_edit_of_an_outdated_revision_writes_nothing_and_names_the_other() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let lena = add(&admin, "Lena", &format!("lena@{}.test", acme.id), &[]).await;
    let path = format!("/api/people/{}", id(&lena));
    let edit = |position: &str| json!({"revision": lena["revision"], "profile": {"position": position, "lists": {"loc1": ["Leeds"]}}});

    let changed = admin.patch(&path, edit("Nurse")).await.unwrap().ok().unwrap().value();
    assert_eq!(
        (&changed["profile"]["position"], &changed["revision"]),
        (&json!("Nurse"), &json!(2))
    );
    let refusal = admin.patch(&path, edit("Cook")).await.unwrap();
    assert_eq!(
        (refusal.status.as_u16(), refusal.code()),
        (409, "changed_meanwhile".to_owned())
    );
    assert_eq!(refusal.value()["errors"][0]["message"], "Ada Admin");
    assert_eq!(admin.get(&path).await.unwrap().value()["profile"]["position"], "Nurse");
}

#[tokio::test(flavor = "multi_thread")]
async fn roles_are_given_below_ones_own_rank_and_nobody_locks_themselves_out() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let me = admin.get("/api/people?search=ada").await.unwrap().value()["items"][0].clone();
    let mine = format!("/api/people/{}/roles", id(&me));
    let refusal = admin
        .put(&mine, json!({"revision": 1, "roles": ["learner"]}))
        .await
        .unwrap();
    assert_eq!(refusal.code(), "own_access");
    let refusal = admin
        .put(&mine, json!({"revision": 1, "roles": ["superadmin"]}))
        .await
        .unwrap();
    assert_eq!(
        (refusal.status.as_u16(), refusal.code()),
        (403, "role_above_own".to_owned())
    );
    let refusal = admin
        .post("/api/people/status", json!({"ids": [id(&me)], "status": "archived"}))
        .await
        .unwrap();
    assert_eq!(refusal.code(), "own_access");

    let body = json!({"profile": {"firstName": "R", "lastName": "R", "email": format!("r@{}.test", acme.id)}, "roles": ["superadmin"]});
    assert_eq!(admin.post("/api/people", body).await.unwrap().code(), "role_above_own");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_admins_who_demote_each_other_leave_one() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let ada = acme.admin().await;
    let email = format!("bo@{}.test", acme.id);
    let bo_page = add(&ada, "Bo", &email, &["admin"]).await;
    let bo = acme.join(&email).await.unwrap();
    let ada_page = ada.get("/api/people?search=ada").await.unwrap().value()["items"][0].clone();

    let learner = json!({"revision": 1, "roles": ["learner"]});
    let (path_of_bo, path_of_ada) = (
        format!("/api/people/{}/roles", id(&bo_page)),
        format!("/api/people/{}/roles", id(&ada_page)),
    );
    let (first, second) = tokio::join!(ada.put(&path_of_bo, learner.clone()), bo.put(&path_of_ada, learner));
    let answers = [first.unwrap(), second.unwrap()];
    let done = answers.iter().filter(|answer| answer.status.is_success()).count();
    assert_eq!(done, 1, "{} {}", answers[0].text(), answers[1].text());
    let lost = answers.iter().find(|answer| !answer.status.is_success()).unwrap();
    assert!(
        ["last_admin", "role"].contains(&lost.code().as_str()),
        "{}",
        lost.text()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_terminated_is_dated_and_out_within_seconds() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let email = format!("lena@{}.test", acme.id);
    let lena = add(&admin, "Lena", &email, &[]).await;
    let her = acme.join(&email).await.unwrap();
    assert!(her.get("/api/me").await.unwrap().status.is_success());

    let body = json!({"ids": [id(&lena)], "status": "terminated"});
    assert_eq!(
        admin.post("/api/people/status", body.clone()).await.unwrap().value(),
        json!({"changed": 1})
    );
    assert_eq!(
        admin.post("/api/people/status", body).await.unwrap().value(),
        json!({"changed": 0})
    );
    let page = admin.get(&format!("/api/people/{}", id(&lena))).await.unwrap().value();
    assert!(page["terminationDate"].is_string());
    within(Duration::from_secs(8), async || {
        holds(
            !her.get("/api/me").await.unwrap().status.is_success(),
            "she is still in",
        )
    })
    .await;
    assert!(
        !her.post("/api/auth/refresh", json!({}))
            .await
            .unwrap()
            .status
            .is_success()
    );

    let back = json!({"ids": [id(&lena)], "status": "active"});
    admin.post("/api/people/status", back).await.unwrap().ok().unwrap();
    let page = admin.get(&format!("/api/people/{}", id(&lena))).await.unwrap().value();
    assert!(page["terminationDate"].is_null());
    acme.sign_in(&email).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn managers_are_members_of_the_team_other_than_the_person() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let lena = add(&admin, "Lena", &format!("lena@{}.test", acme.id), &[]).await;
    let marco = add(&admin, "Marco", &format!("marco@{}.test", acme.id), &["manager"]).await;
    let path = format!("/api/people/{}/managers", id(&lena));
    let named = admin
        .put(&path, json!({"revision": 1, "managers": [id(&marco)]}))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    assert_eq!(named["managers"], json!([{"id": id(&marco), "name": "Marco Brandt"}]));
    let refusal = admin
        .put(&path, json!({"revision": 2, "managers": [id(&lena)]}))
        .await
        .unwrap();
    assert_eq!(refusal.value()["errors"][0]["field"], "managers");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_login_name_is_changed_and_given_back() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let email = format!("lena@{}.test", acme.id);
    let lena = add(&admin, "Lena", &email, &[]).await;
    acme.join(&email).await.unwrap();
    let path = format!("/api/people/{}", id(&lena));
    eventually(&admin, &path, |lena| lena["invitation"] == "joined").await;
    admin
        .patch(&path, json!({"revision": 1, "profile": {"username": "lenab"}}))
        .await
        .unwrap()
        .ok()
        .unwrap();
    acme.sign_in("LENAB").await;
    admin
        .patch(&path, json!({"revision": 2, "profile": {"username": "", "email": ""}}))
        .await
        .unwrap()
        .ok()
        .unwrap();
    assert!(
        !acme
            .client()
            .sign_in("lenab", learnt_compose::testing::PASSWORD)
            .await
            .unwrap()
    );
    // the address of the membership is not the one to sign in with
    acme.sign_in(&email).await;
}
