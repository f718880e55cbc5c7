//! The captions of a video: taken when a player can show them, refused with the line that it could not read.

use serde_json::json;

use super::{Story, activities};
use crate::files_uploads::{PNG, mp4};

#[tokio::test(flavor = "multi_thread")]
async fn captions_come_with_the_video_and_bad_ones_are_told_by_their_line() {
    let story = Story::begin("captions").await;
    let upload = async |kind: &str, name: &str, bytes: Vec<u8>| {
        let reply = story.ada.upload(kind, name, "application/octet-stream", bytes).await;
        reply.unwrap()
    };
    for (bad, code, sentence) in [
        (
            "Hello",
            "wrong_type",
            "This file is not a WebVTT file, which starts with the line WEBVTT. Nothing was saved.",
        ),
        (
            "WEBVTT\n\n",
            "captions",
            "There are no captions in this file. Nothing was saved.",
        ),
        (
            "WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n\n00:05.000 --> 00:04.000\nBack",
            "captions",
            "Line 6: this caption ends before it starts. Nothing was saved.",
        ),
    ] {
        let refused = upload("captions", "bad.vtt", bad.as_bytes().to_vec()).await.value();
        let error = &refused["errors"][0];
        assert_eq!(
            (&error["field"], &error["code"], &error["message"]),
            (&json!("file"), &json!(code), &json!(sentence))
        );
    }
    let large = format!("WEBVTT\n\n{}", "x".repeat(1024 * 1024));
    assert_eq!(
        upload("captions", "large.vtt", large.into_bytes()).await.value()["errors"][0]["code"],
        "too_large"
    );

    let film = upload("video", "film.mp4", mp4()).await.ok().unwrap().value();
    let spoken = "WEBVTT\n\n00:01.000 --> 00:02.000\nUse the stairs";
    let english = upload("captions", "Film.vtt", spoken.into())
        .await
        .ok()
        .unwrap()
        .value();
    assert_eq!(
        (&english["mediaType"], &english["name"]),
        (&json!("text/vtt"), &json!("Film.vtt"))
    );
    let poster = upload("image", "still.png", PNG.to_vec()).await.ok().unwrap().value();
    let video = |captions: serde_json::Value| {
        json!({"type": "video", "title": "Film", "completion": {"kind": "viewed"},
            "content": {"file": film["id"], "duration": 9.0, "poster": poster["id"], "captions": captions}})
    };
    let course = story
        .course(
            "Safety",
            vec![video(json!([{"language": "en", "file": english["id"]}]))],
        )
        .await;
    let view = story.reads(&format!("/api/courses/{course}")).await;
    assert_eq!(
        activities(&view)[0]["content"]["captions"][0]["file"]["id"],
        english["id"]
    );

    let lena = story.learner("Lena", "Leeds").await;
    story.gives(&course, json!({"userId": [lena.id]})).await;
    let shown = lena.player(&lena.only().await).await;
    let still = &activities(&shown)[0]["content"]["poster"];
    let picture = lena.browser.get(still["url"].as_str().unwrap()).await.unwrap();
    assert_eq!(
        picture.ok().unwrap().headers["content-type"].to_str().unwrap(),
        "image/png"
    );
    let captions = &activities(&shown)[0]["content"]["captions"][0];
    assert_eq!(captions["language"], "en");
    let read = lena
        .browser
        .get(captions["file"]["url"].as_str().unwrap())
        .await
        .unwrap()
        .ok()
        .unwrap();
    assert_eq!(
        (read.headers["content-type"].to_str().unwrap(), read.text().as_str()),
        ("text/vtt", spoken)
    );

    // A film is no captions, and a language is there once.
    let section = view["sections"][0]["id"].clone();
    for captions in [
        json!([{"language": "en", "file": film["id"]}]),
        json!([{"language": "en", "file": english["id"]}, {"language": "en", "file": english["id"]}]),
        json!([{"language": "<b>", "file": english["id"]}]),
    ] {
        let mut body = video(captions);
        body["sectionId"] = section.clone();
        body["revision"] = view["revision"].clone();
        let refused = story
            .ada
            .post(&format!("/api/courses/{course}/activities"), body)
            .await
            .unwrap();
        assert_eq!(
            (refused.status.as_u16(), &refused.value()["errors"][0]["field"]),
            (422, &json!("content"))
        );
    }
}
