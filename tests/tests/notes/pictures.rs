//! A note's picture is its person's alone, and goes with the note.
use futures_util::future::join_all;
use learnt_compose::client::{Client, Reply};
use reqwest::Method;
use reqwest::multipart::{Form, Part};
use serde_json::json;

use super::{Story, address, does, note, read, save_note, text};

/// A picture of one dot.
const PNG: &[u8] = &[
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 31, 21, 196,
    137, 0, 0, 0, 13, 73, 68, 65, 84, 120, 156, 99, 80, 72, 56, 240, 31, 0, 4, 36, 2, 64, 234, 167, 97, 198, 0, 0, 0,
    0, 73, 69, 78, 68, 174, 66, 96, 130,
];

async fn paint(browser: &Client, note: &str, bytes: &[u8]) -> Reply {
    let form = Form::new().part("file", Part::bytes(bytes.to_vec()).file_name("dot.png"));
    let request = browser.request(Method::PUT, &format!("{note}/image")).multipart(form);
    browser.send(request).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_opens_for_whoever_was_shown_its_note_and_goes_with_it() {
    let story = Story::begin("pictures").await;
    let lena = &story.lena;
    let path = address();
    assert_eq!(paint(lena, &path, PNG).await.status, 404, "a picture is in a note");
    save_note(lena, &path, note(0, "Sketch", json!({}))).await;
    let painted = paint(lena, &path, PNG).await.ok().unwrap().value();
    assert_eq!(
        (&painted["revision"], &painted["image"]["width"]),
        (&json!(2), &json!(1))
    );
    let url = text(&painted["image"]["url"]);
    assert_eq!(
        story.tenant.client().get(&url).await.unwrap().status,
        200,
        "as an <img> asks"
    );
    let plain = url.split('?').next().unwrap();
    assert_eq!(
        story.ada.get(plain).await.unwrap().status,
        404,
        "an admin's token does not open it"
    );

    let refused = paint(lena, &path, b"no picture at all, whatever its name says").await;
    assert_eq!(
        (refused.status.as_u16(), &refused.value()["errors"][0]["code"]),
        (422, &json!("wrong_type"))
    );
    let again = paint(lena, &path, PNG).await.ok().unwrap().value();
    assert_eq!(
        story.count("select count(*) from files").await,
        1,
        "the one before is gone"
    );
    lena.delete(&path, json!({})).await.unwrap().ok().unwrap();
    assert_eq!(paint(lena, &path, PNG).await.status, 404, "a deleted note takes none");
    let back = does(lena, &format!("{path}/restore")).await.ok().unwrap().value();
    assert_eq!(back["image"]["url"], again["image"]["url"]);
    let bare = lena
        .delete(&format!("{path}/image"), json!({}))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    assert_eq!(bare["image"], json!(null));
    paint(lena, &path, PNG).await.ok().unwrap();
    lena.delete(&path, json!({})).await.unwrap().ok().unwrap();
    does(lena, &format!("{path}/erase")).await.ok().unwrap();
    assert_eq!(story.count("select count(*) from files").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_tabs_that_set_a_picture_at_once_one_picture_stays_and_opens() {
    let story = Story::begin("painters").await;
    let lena = &story.lena;
    let path = address();
    save_note(lena, &path, note(0, "Sketch", json!({}))).await;
    for _ in 0..5 {
        for painted in join_all((0..3).map(|_| paint(lena, &path, PNG))).await {
            painted.ok().unwrap();
        }
        assert_eq!(story.count("select count(*) from files").await, 1);
        let of_the_note = "select count(*) from notes join files on files.id = notes.image";
        assert_eq!(story.count(of_the_note).await, 1);
        let url = text(&read(lena, &path).await["image"]["url"]);
        assert_eq!(story.tenant.client().get(&url).await.unwrap().status, 200);
    }
}
