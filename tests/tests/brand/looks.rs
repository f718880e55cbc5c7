//! Pictures of a team: uploaded by its admin, seen by everybody, and nothing else with them.
use learnt_compose::client::{Client, Reply};
use learnt_compose::testing::TestStack;
use reqwest::Method;
use serde_json::{Value, json};

use super::shown;

/// A picture of one dot.
const PNG: &[u8] = &[
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 31, 21, 196,
    137, 0, 0, 0, 13, 73, 68, 65, 84, 120, 156, 99, 80, 72, 56, 240, 31, 0, 4, 36, 2, 64, 234, 167, 97, 198, 0, 0, 0,
    0, 73, 69, 78, 68, 174, 66, 96, 130,
];

async fn upload(admin: &Client, kind: &str, name: &str, bytes: Vec<u8>) -> String {
    let reply = admin.upload(kind, name, "application/octet-stream", bytes).await;
    let file = reply.unwrap().ok().unwrap().value();
    file["id"].as_str().unwrap().to_owned()
}

fn pdf() -> Vec<u8> {
    let body = b"%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\n".to_vec();
    let table = format!(
        "xref\n0 1\n0000000000 65535 f \ntrailer\n<</Root 1 0 R>>\nstartxref\n{}\n%%EOF\n",
        body.len()
    );
    [body, table.into_bytes()].concat()
}

async fn look(admin: &Client) -> Value {
    admin.get("/api/settings/theme").await.unwrap().ok().unwrap().value()
}

async fn save(admin: &Client, change: Value) -> Reply {
    admin.patch("/api/settings/theme", change).await.unwrap()
}

async fn status(browser: &Client, path: &str) -> u16 {
    browser.get(path).await.unwrap().status.as_u16()
}

#[tokio::test]
async fn a_logo_is_seen_by_everybody_until_it_is_taken_away() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let (ada, guest) = (acme.admin().await, acme.client());
    let logo = upload(&ada, "image", "logo.png", PNG.to_vec()).await;
    let private = upload(&ada, "image", "cover.png", PNG.to_vec()).await;
    let saved = save(&ada, json!({"iconLogo": logo, "favicon": logo}))
        .await
        .ok()
        .unwrap();
    let address = format!("/brand/{}/iconLogo/{logo}", acme.id);
    assert_eq!(saved.value()["theme"]["iconLogo"], logo.as_str(), "kept by its id");
    assert_eq!(saved.value()["shown"]["iconLogo"], address.as_str());
    assert_eq!(
        status(&guest, &address).await,
        200,
        "open as soon as the answer is there"
    );

    let theme = guest.get("/api/bootstrap").await.unwrap().value()["team"]["theme"].clone();
    assert_eq!(theme["iconLogo"], address.as_str());
    assert_eq!(theme["favicon"], format!("/brand/{}/favicon/{logo}", acme.id).as_str());
    let picture = guest.get(&address).await.unwrap().ok().unwrap();
    assert_eq!(picture.headers["content-type"], "image/png");
    assert_eq!(picture.headers["x-content-type-options"], "nosniff");
    assert_eq!(picture.headers["cache-control"], "public, max-age=31536000, immutable");
    let again = guest
        .request(Method::GET, &address)
        .header("if-none-match", &picture.headers["etag"]);
    let again = guest.send(again).await.unwrap();
    assert_eq!((again.status.as_u16(), again.body.len()), (304, 0));
    assert_eq!(again.headers["cache-control"], picture.headers["cache-control"]);
    let teams = ada.get("/api/me/teams").await.unwrap().value();
    assert_eq!(teams[0]["theme"]["iconLogo"], address.as_str());
    let me = ada.get("/api/me").await.unwrap().value();
    assert_eq!(me["data"]["currentTeam"]["theme"]["iconLogo"], address.as_str());

    // Only what the theme names, and only as what it names it.
    for closed in [
        format!("/brand/{}/iconLogo/{private}", acme.id),
        format!("/brand/{}/loggedOutLogo/{logo}", acme.id),
        format!("/brand/{}/primaryColor/{logo}", acme.id),
        format!("/brand/learnt/iconLogo/{logo}"),
        format!("/brand/nobody/iconLogo/{logo}"),
        format!("/brand/{}/iconLogo/logo.png", acme.id),
        format!("/api/files/{logo}"),
        format!("/api/files/{private}"),
    ] {
        assert_eq!(status(&guest, &closed).await, 404, "{closed}");
    }

    save(&ada, json!({"iconLogo": null})).await.ok().unwrap();
    assert_eq!(status(&guest, &address).await, 404, "no longer named");
}

#[tokio::test]
async fn only_a_picture_of_ones_own_becomes_part_of_a_look() {
    let stack = TestStack::shared().await;
    let (acme, munro) = (stack.tenant("acme").await, stack.tenant("munro").await);
    let (ada, mona) = (acme.admin().await, munro.admin().await);
    let stolen = upload(&ada, "image", "logo.png", PNG.to_vec()).await;
    let document = upload(&mona, "document", "logo.pdf", pdf()).await;
    let before = look(&mona).await;
    for wrong in [
        json!(stolen),
        json!(document),
        json!("0190a0d0-0000-7000-8000-000000000001"),
        json!("https://tracker.test/x.png"),
        json!(7),
    ] {
        for field in ["iconLogo", "loggedOutLogo", "loggedOutBackgroundImage", "favicon"] {
            let refused = save(&mona, json!({field: wrong, "primaryColor": "#123456"})).await;
            assert_eq!(refused.status.as_u16(), 422, "{field} {wrong}");
            let error = refused.value()["errors"][0].clone();
            assert_eq!(
                (error["field"].as_str(), error["message"].as_str()),
                (Some(field), Some("Upload a picture and choose it here.")),
                "{wrong}"
            );
        }
    }
    assert_eq!(look(&mona).await, before, "nothing was saved");
}

#[tokio::test]
async fn of_two_admins_who_change_the_look_the_second_is_told() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let (ada, adam) = (acme.admin().await, acme.admin().await);
    let revision = look(&ada).await["revision"].clone();
    let blue = json!({"primaryColor": "#0000ff", "revision": revision});
    let red = json!({"primaryColor": "#ff0000", "revision": revision});
    let (one, two) = tokio::join!(save(&ada, blue), save(&adam, red));
    let (won, lost) = if one.status == 200 { (one, two) } else { (two, one) };
    assert_eq!((won.status.as_u16(), lost.status.as_u16()), (200, 409));
    assert_eq!(lost.code(), "changed_meanwhile");
    assert!(lost.value()["detail"].as_str().unwrap().contains("Nothing was saved"));

    let colour = won.value()["theme"]["primaryColor"].clone();
    shown(&acme.client(), |all| all["team"]["theme"]["primaryColor"] == colour).await;
    let newest = look(&adam).await["revision"].clone();
    let settled = save(&adam, json!({"primaryColor": "#00ff00", "revision": newest})).await;
    assert_eq!(settled.ok().unwrap().value()["theme"]["primaryColor"], "#00ff00");
}

#[tokio::test]
async fn a_team_lets_its_navigation_begin_open() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let ada = acme.admin().await;
    let guest = acme.client();
    let saved = save(&ada, json!({"navigationOpen": true})).await.ok().unwrap();
    assert_eq!(saved.value()["shown"]["navigationOpen"], true);
    shown(&guest, |all| all["team"]["theme"]["navigationOpen"] == true).await;
    let refused = save(&ada, json!({"navigationOpen": "yes"})).await;
    assert_eq!(refused.status.as_u16(), 422);
    assert_eq!(refused.value()["errors"][0]["field"], "navigationOpen");
    save(&ada, json!({"navigationOpen": false})).await.ok().unwrap();
    shown(&guest, |all| all["team"]["theme"]["navigationOpen"].is_null()).await;
}
