//! The pictures of people: put up and taken down by themselves or by an admin, shown wherever they are.
use std::io::Cursor;

use image::{DynamicImage, ImageFormat, Rgb, RgbImage};
use learnt_compose::client::{Client, Reply};
use learnt_compose::testing::{TestStack, TestTenant};
use reqwest::Method;
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};

use super::{add, eventually, id};

/// A photograph with a hidden note behind it.
fn photo(shade: u8) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    DynamicImage::ImageRgb8(RgbImage::from_fn(90, 60, |x, _| Rgb([shade, (x * 2) as u8, 90])))
        .write_to(&mut bytes, ImageFormat::Png)
        .unwrap();
    [bytes.into_inner(), b"taken at home".to_vec()].concat()
}

async fn put(browser: &Client, path: &str, bytes: Vec<u8>) -> Reply {
    let part = Part::bytes(bytes).file_name("me.png");
    let request = browser
        .request(Method::PUT, path)
        .multipart(Form::new().part("file", part));
    browser.send(request).await.unwrap()
}

async fn drop(browser: &Client, path: &str) -> Reply {
    browser.delete(path, json!({})).await.unwrap()
}

async fn reads(browser: &Client, path: &str) -> Value {
    browser.get(path).await.unwrap().ok().unwrap().value()
}

/// Somebody who learns, signed in, with their id.
async fn learner(acme: &TestTenant, admin: &Client, name: &str) -> (Client, String) {
    let username = format!("{name}.{}", acme.id).to_lowercase();
    let body = json!({
        "profile": {"firstName": name, "lastName": "Berg", "username": username},
        "password": learnt_compose::testing::PASSWORD,
    });
    let made = admin.post("/api/people", body).await.unwrap().ok().unwrap().value();
    (acme.sign_in(&username).await, id(&made))
}

/// How many files lie in the tenant's folder.
fn objects(tenant: &TestTenant) -> usize {
    let data = tenant.stack().mail_dir().parent().unwrap().join("data");
    let in_folder = |folder: std::path::PathBuf| {
        let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
        entries.filter(|entry| entry.path().is_file()).count()
    };
    in_folder(data.join("files").join(&tenant.id)) + in_folder(data.join("tenant-api/files").join(&tenant.id))
}

#[tokio::test]
async fn lena_puts_up_her_picture_and_everybody_who_sees_her_sees_it() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let (lena, lena_id) = learner(&acme, &admin, "Lena").await;
    let answer = put(&lena, "/api/me/avatar", photo(10)).await.ok().unwrap().value();
    let address = answer["avatar"].as_str().unwrap().to_owned();

    let picture = acme.client().get(&address).await.unwrap().ok().unwrap();
    assert_eq!(picture.headers["content-type"], "image/png");
    assert_eq!(picture.headers["x-content-type-options"], "nosniff");
    assert!(!picture.body.windows(4).any(|part| part == b"home"), "written anew");
    let shown = image::load_from_memory(&picture.body).unwrap();
    assert_eq!((shown.width(), shown.height()), (60, 60), "the square in the middle");

    let me = reads(&lena, "/api/me").await;
    assert_eq!(me["data"]["currentUserTeam"]["avatar"], address.as_str());
    assert_eq!(reads(&lena, "/api/me/profile").await["avatar"], address.as_str());
    let listed = reads(&admin, "/api/people?search=lena").await;
    assert_eq!(listed["items"][0]["avatar"], address.as_str());
    let page = reads(&admin, &format!("/api/people/{lena_id}")).await;
    assert_eq!((&page["avatar"], &page["revision"]), (&json!(address), &json!(1)));

    assert_eq!(objects(&acme), 1);
    let newer = put(&lena, "/api/me/avatar", photo(200)).await.ok().unwrap().value();
    assert_ne!(newer["avatar"], address.as_str());
    assert_eq!(
        acme.client().get(&address).await.unwrap().status,
        404,
        "the old one is gone"
    );
    let gone = drop(&lena, "/api/me/avatar").await.ok().unwrap().value();
    assert_eq!(gone["avatar"], Value::Null);
    assert_eq!(
        reads(&lena, "/api/me").await["data"]["currentUserTeam"]["avatar"],
        Value::Null
    );
    let empty = async |path: &str| eventually(&admin, path, |_| objects(&acme) == 0).await;
    empty("/api/people").await;
    assert_eq!(
        drop(&lena, "/api/me/avatar").await.status,
        200,
        "nothing to take down is no error"
    );
}

#[tokio::test]
async fn an_admin_changes_other_peoples_pictures_and_nobody_else_does() {
    let stack = TestStack::shared().await;
    let (acme, munro) = (stack.tenant("acme").await, stack.tenant("munro").await);
    let (admin, foreign) = (acme.admin().await, munro.admin().await);
    let (lena, lena_id) = learner(&acme, &admin, "Lena").await;
    let (max, _) = learner(&acme, &admin, "Max").await;
    let of_lena = format!("/api/people/{lena_id}/avatar");

    put(&admin, &of_lena, photo(30)).await.ok().unwrap();
    let before = reads(&lena, "/api/me").await["data"]["currentUserTeam"]["avatar"].clone();
    assert!(before.is_string());
    for (who, outsider, status) in [
        ("another learner", &max, 403),
        ("the learner herself, by the admin's door", &lena, 403),
        ("an admin of another tenant", &foreign, 404),
        ("nobody", &acme.client(), 401),
    ] {
        assert_eq!(
            put(outsider, &of_lena, photo(40)).await.status.as_u16(),
            status,
            "{who}"
        );
        assert_eq!(drop(outsider, &of_lena).await.status.as_u16(), status, "{who}");
    }
    let guest = acme.client();
    assert_eq!(put(&guest, "/api/me/avatar", photo(1)).await.status, 401);
    assert_eq!(
        reads(&lena, "/api/me").await["data"]["currentUserTeam"]["avatar"],
        before
    );

    for (bytes, code) in [
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>".to_vec(), "wrong_type"),
        (photo(1)[..60].to_vec(), "broken"),
        (vec![], "wrong_type"),
    ] {
        let refused = put(&lena, "/api/me/avatar", bytes).await;
        assert_eq!(refused.status.as_u16(), 422);
        assert_eq!(refused.value()["errors"][0]["code"], code);
    }
    assert_eq!(objects(&acme), 1, "what was refused left nothing");
    assert_eq!(objects(&munro), 0);

    // A face is no cover: its id opens no other door.
    let file = before.as_str().unwrap().split(['/', '?']).nth(3).unwrap().to_owned();
    let look = admin
        .patch("/api/settings/theme", json!({"iconLogo": file}))
        .await
        .unwrap();
    assert_eq!(look.status.as_u16(), 422, "{}", look.text());
    drop(&admin, &of_lena).await.ok().unwrap();
    assert_eq!(
        reads(&lena, "/api/me").await["data"]["currentUserTeam"]["avatar"],
        Value::Null
    );
}

#[tokio::test]
async fn pictures_are_put_up_a_few_at_a_time() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    add(&admin, "Lena", &format!("lena@{}.test", acme.id), &[]).await;
    let mut last = 200;
    for _ in 0..21 {
        last = put(&admin, "/api/me/avatar", photo(5)).await.status.as_u16();
    }
    assert_eq!(last, 429);
}
