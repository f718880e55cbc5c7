//! Uploads go on where they were cut off, and are kept once.
use learnt_compose::client::{Client, Reply};
use serde_json::{Value, json};

use super::{Story, fields, read, send, start, text};

const PIECE: usize = 4 * 1024 * 1024;

fn questions() -> Value {
    json!([{"id": "film", "type": "video", "label": "Show how"}, {"id": "paper", "type": "file", "label": "Your plan"},
        {"id": "photo", "type": "image", "label": "A photo"}])
}

/// A box of a film.
fn iso(kind: &[u8; 4], inside: usize) -> Vec<u8> {
    let size = u32::try_from(inside + 8).unwrap().to_be_bytes();
    [&size[..], &kind[..], &vec![7; inside][..]].concat()
}

fn film(bytes: usize) -> Vec<u8> {
    let mut kind = iso(b"ftyp", 8);
    kind[8..12].copy_from_slice(b"isom");
    [kind, iso(b"moov", 200), iso(b"mdat", bytes)].concat()
}

async fn begin(browser: &Client, submission: &Value, (field, kind): (&str, &str), size: usize) -> Reply {
    let path = format!("/api/form-submissions/{}/uploads", text(&submission["id"]));
    let body = json!({"field": field, "kind": kind, "name": "My film.mp4", "size": size});
    browser.post(&path, body).await.unwrap()
}

async fn piece(browser: &Client, upload: &Value, offset: usize, bytes: &[u8]) -> Reply {
    let path = format!("/api/form-uploads/{}?offset={offset}", text(&upload["id"]));
    let request = browser
        .request(reqwest::Method::PUT, &path)
        .header("content-type", "application/octet-stream");
    browser.send(request.body(bytes.to_vec())).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_megabytes_that_were_cut_off_go_on_where_they_ended() {
    let story = Story::begin("form-cut").await;
    let form = story.published("survey", questions(), json!({})).await;
    let begun = start(&story.lena, &form, json!({})).await.ok().unwrap().value();
    let bytes = film(100 * 1024 * 1024);
    let upload = begin(&story.lena, &begun, ("film", "video"), bytes.len()).await;
    let upload = upload.ok().unwrap().value();
    let at = format!("/api/form-uploads/{}", text(&upload["id"]));
    let half = 13 * PIECE;
    for offset in (0..half).step_by(PIECE) {
        piece(&story.lena, &upload, offset, &bytes[offset..offset + PIECE])
            .await
            .ok()
            .unwrap();
    }
    // The line is gone, and another device of hers asks how far it is.
    let submission = read(&story.lena, &at).await;
    assert_eq!(
        (&submission["received"], &submission["file"]),
        (&json!(half), &json!(null))
    );
    let early = piece(&story.lena, &upload, 0, &bytes[..PIECE]).await;
    assert_eq!((early.status.as_u16(), early.code()), (409, "wrong_offset".into()));
    // Two tabs send the same piece: one is kept.
    let next = &bytes[half..half + PIECE];
    let (one, other) = tokio::join!(
        piece(&story.lena, &upload, half, next),
        piece(&story.lena, &upload, half, next)
    );
    let mut came = [one.status.as_u16(), other.status.as_u16()];
    came.sort_unstable();
    assert_eq!(came, [200, 409]);
    let mut last = Value::Null;
    for offset in (half + PIECE..bytes.len()).step_by(PIECE) {
        let end = bytes.len().min(offset + PIECE);
        last = piece(&story.lena, &upload, offset, &bytes[offset..end])
            .await
            .ok()
            .unwrap()
            .value();
    }
    assert_eq!(last["file"]["size"], json!(bytes.len()));
    assert_eq!(last["file"]["name"], "My film.mp4");
    // The answer to the last piece was lost: it is there all the same, once.
    let again = piece(&story.lena, &upload, bytes.len(), b"")
        .await
        .ok()
        .unwrap()
        .value();
    assert_eq!(again["file"]["id"], last["file"]["id"]);
    let stored = story.tenant.texts("select file_id::text from form_files").await;
    assert_eq!(stored, [text(&last["file"]["id"])]);
    let answers = json!({"film": [last["file"]["id"]]});
    let done = send(&story.lena, &begun, "submit", answers).await.ok().unwrap().value();
    assert_eq!(done["files"][0]["mediaType"], "video/mp4");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_it_is_not_is_said_before_all_of_it_was_sent_and_nothing_is_left() {
    let story = Story::begin("form-wrong").await;
    let form = story.published("survey", questions(), json!({})).await;
    let begun = start(&story.lena, &form, json!({})).await.ok().unwrap().value();
    let program = [&b"MZ\x90\0\x03\0\0\0"[..], &[0; 4000]].concat();
    let elf = [&b"\x7fELF\x02\x01\x01"[..], &[0; 4000]].concat();
    let heic = [&b"\0\0\0\x18ftypheic\0\0\0\0mif1heic"[..], &[0; 4000]].concat();
    let svg = b"<svg xmlns=\"http://www.w3.org/2000/svg\"><script>alert(1)</script></svg>".to_vec();
    for (field, bytes) in [
        (("paper", "document"), &program),
        (("paper", "office"), &program),
        (("paper", "document"), &elf),
        (("film", "video"), &elf),
        (("photo", "image"), &heic),
        (("photo", "image"), &svg),
    ] {
        let upload = begin(&story.lena, &begun, field, 10 * bytes.len())
            .await
            .ok()
            .unwrap()
            .value();
        let refused = piece(&story.lena, &upload, 0, bytes).await;
        assert_eq!(fields(&refused), ["file wrong_type"], "{field:?}");
        let gone = story
            .lena
            .get(&format!("/api/form-uploads/{}", text(&upload["id"])))
            .await
            .unwrap();
        assert_eq!(gone.status, 404);
    }
    let large = begin(&story.lena, &begun, ("paper", "document"), 51 * 1024 * 1024).await;
    assert_eq!(fields(&large), ["file too_large"]);
    let broken = film(5000);
    let upload = begin(&story.lena, &begun, ("film", "video"), broken.len() - 100)
        .await
        .ok()
        .unwrap()
        .value();
    let refused = piece(&story.lena, &upload, 0, &broken[..broken.len() - 100]).await;
    assert_eq!(fields(&refused), ["file broken"]);
    assert!(story.tenant.texts("select id::text from form_uploads").await.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_upload_is_its_persons_alone() {
    let story = Story::begin("form-pieces").await;
    let form = story.published("survey", questions(), json!({})).await;
    let begun = start(&story.lena, &form, json!({})).await.ok().unwrap().value();
    let upload = begin(&story.lena, &begun, ("film", "video"), 1000)
        .await
        .ok()
        .unwrap()
        .value();
    for outsider in [&story.otto, &story.max, &story.ada] {
        assert_eq!(begin(outsider, &begun, ("film", "video"), 1000).await.status, 404);
        assert_eq!(piece(outsider, &upload, 0, &film(500)).await.status, 404);
        let path = format!("/api/form-uploads/{}", text(&upload["id"]));
        assert_eq!(outsider.get(&path).await.unwrap().status, 404);
    }
    send(&story.lena, &begun, "submit", json!({})).await.ok().unwrap();
    let late = begin(&story.lena, &begun, ("film", "video"), 1000).await;
    assert_eq!((late.status.as_u16(), late.code()), (409, "already_submitted".into()));
}
