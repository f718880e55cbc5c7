//! A team's navigation: changed by a superadmin, seen by everybody of the team.
use learnt_compose::client::Client;
use learnt_compose::testing::{TestStack, TestTenant};
use serde_json::{Value, json};

use super::{second_team, shown};

const PATH: &str = "/api/settings/navigation";

/// A tenant whose admin is its superadmin too, as an operator may say.
async fn platform() -> (TestTenant, Client) {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let me = admin.get("/api/me").await.unwrap().ok().unwrap().value();
    let id = me["uid"].as_str().unwrap();
    let sql = format!("update user_teams set roles = '{{admin,superadmin}}', rank = 4 where user_id = '{id}'");
    acme.sql(sql).await;
    let root = acme.admin().await;
    (acme, root)
}

fn tree() -> Value {
    json!([
        {"id": "learn", "type": "group", "title": "Learn", "children": [
            {"id": "mycourses", "type": "item", "url": "/apps/courses/mycourses", "title": "Training"},
            {"id": "intranet", "type": "link", "url": "https://intranet.acme.test/", "enabled": false}]},
        {"id": "hidden", "type": "item", "url": "/pages/profile", "enabled": false},
    ])
}

#[tokio::test]
async fn a_superadmin_changes_the_navigation_of_everybody() {
    let (acme, root) = platform().await;
    let guest = acme.client();
    let before = root.get(PATH).await.unwrap().ok().unwrap().value();
    assert_eq!(before["navigation"], json!([]), "the product's own");

    let change = json!({"navigation": tree(), "revision": before["revision"]});
    let saved = root.patch(PATH, change.clone()).await.unwrap().ok().unwrap().value();
    assert_eq!(saved["navigation"], tree(), "also what is switched off");
    let now = shown(&guest, |shown| shown["navigation"] != json!([])).await;
    let ids: Vec<&Value> = now["navigation"]
        .as_array()
        .unwrap()
        .iter()
        .map(|entry| &entry["id"])
        .collect();
    assert_eq!(ids, ["learn"], "what is switched off is not shown");

    // Somebody who looked at it before that would undo it unseen.
    let late = root.patch(PATH, change).await.unwrap();
    assert_eq!((late.status.as_u16(), late.code().as_str()), (409, "changed_meanwhile"));
    let wrong = json!({"navigation": [{"id": "x", "type": "link", "url": "javascript:alert(1)"}]});
    let wrong = root.patch(PATH, wrong).await.unwrap();
    assert_eq!(wrong.value()["errors"][0]["field"], "navigation.0.url");

    root.patch(PATH, json!({"navigation": []})).await.unwrap().ok().unwrap();
    shown(&guest, |shown| shown["navigation"] == json!([])).await;
}

#[tokio::test]
async fn a_team_has_the_sample_areas_as_soon_as_its_superadmin_says_so() {
    let (acme, root) = platform().await;
    let (_, host) = second_team(&acme).await;
    let guest = acme.client();
    let before = root.get(PATH).await.unwrap().ok().unwrap().value();
    assert_eq!(before["sampleAreas"], false, "no team begins with them");
    root.patch(PATH, json!({"navigation": tree(), "revision": before["revision"]}))
        .await
        .unwrap()
        .ok()
        .unwrap();

    let on = root
        .patch(PATH, json!({"sampleAreas": true}))
        .await
        .unwrap()
        .ok()
        .unwrap();
    assert_eq!(on.value()["sampleAreas"], true);
    assert_eq!(on.value()["navigation"], tree(), "what a change does not say stays");
    shown(&guest, |shown| shown["team"]["sampleAreas"] == true).await;
    let other = acme.stack().client(&host).get("/api/bootstrap").await.unwrap().value();
    assert_eq!(
        other["team"]["sampleAreas"], false,
        "another team of the same tenant has none"
    );
    let log = root.get("/api/audit-log?action=navigation.changed").await.unwrap();
    assert_eq!(
        log.value()["items"][0]["details"],
        json!({"after": {"sampleAreas": true}})
    );

    // Another tree leaves them there, and they are switched off alone.
    root.patch(PATH, json!({"navigation": []})).await.unwrap().ok().unwrap();
    let late = json!({"sampleAreas": false, "revision": on.value()["revision"]});
    let late = root.patch(PATH, late).await.unwrap();
    assert_eq!((late.status.as_u16(), late.code().as_str()), (409, "changed_meanwhile"));
    let now = root.get(PATH).await.unwrap().ok().unwrap().value();
    assert_eq!((&now["navigation"], &now["sampleAreas"]), (&json!([]), &json!(true)));
    root.patch(PATH, json!({"sampleAreas": false}))
        .await
        .unwrap()
        .ok()
        .unwrap();
    shown(&guest, |shown| shown["team"]["sampleAreas"] == false).await;

    for nothing in [json!({}), json!({"sampleAreas": "on"})] {
        let wrong = root.patch(PATH, nothing.clone()).await.unwrap();
        assert!(
            [400, 422].contains(&wrong.status.as_u16()),
            "{nothing}: {}",
            wrong.text()
        );
    }
}

#[tokio::test]
async fn of_two_superadmins_who_save_at_once_one_is_told_of_the_other() {
    let (acme, root) = platform().await;
    let other = acme.admin().await;
    for round in 1..=5 {
        let revision = root.get(PATH).await.unwrap().ok().unwrap().value()["revision"].clone();
        let entry = |title: &str| {
            let item =
                json!({"id": "mine", "type": "item", "url": "/pages/profile", "title": format!("{title} {round}")});
            json!({"navigation": [item], "revision": revision})
        };
        let (mine, theirs) = tokio::join!(root.patch(PATH, entry("Mine")), other.patch(PATH, entry("Theirs")));
        let (mine, theirs) = (mine.unwrap(), theirs.unwrap());
        let (saved, refused) = match mine.status.as_u16() {
            200 => (mine, theirs),
            _ => (theirs, mine),
        };
        assert_eq!(saved.status, 200, "{}", saved.text());
        assert_eq!(
            (refused.status.as_u16(), refused.code().as_str()),
            (409, "changed_meanwhile")
        );
        let now = root.get(PATH).await.unwrap().ok().unwrap().value();
        assert_eq!(now["navigation"], saved.value()["navigation"]);
        let log = root.get("/api/audit-log?action=navigation.changed").await.unwrap();
        let rows = log.value()["items"].as_array().unwrap().len();
        assert_eq!(rows, round, "what was refused stands in no log");
    }
}

#[tokio::test]
async fn nobody_below_a_superadmin_sees_or_changes_it() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let (admin, guest) = (acme.admin().await, acme.client());
    for (browser, status, code) in [(&admin, 403, "role"), (&guest, 401, "signed_out")] {
        let looked = browser.get(PATH).await.unwrap();
        assert_eq!((looked.status.as_u16(), looked.code().as_str()), (status, code));
        for change in [json!({"navigation": tree()}), json!({"sampleAreas": true})] {
            let changed = browser.patch(PATH, change).await.unwrap();
            assert_eq!((changed.status.as_u16(), changed.code().as_str()), (status, code));
        }
    }
}
