//! Uploads: what is taken, what is refused with nothing stored, and who may have the bytes.

use learnt_compose::client::Client;
use learnt_compose::testing::{TestStack, TestTenant};
use reqwest::Method;
use serde_json::{Value, json};

/// A picture of one dot.
const PNG: &[u8] = &[
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 31, 21, 196,
    137, 0, 0, 0, 13, 73, 68, 65, 84, 120, 156, 99, 80, 72, 56, 240, 31, 0, 4, 36, 2, 64, 234, 167, 97, 198, 0, 0, 0,
    0, 73, 69, 78, 68, 174, 66, 96, 130,
];

fn iso(name: &[u8; 4], size: usize) -> Vec<u8> {
    let mut bytes = u32::try_from(size + 8).unwrap().to_be_bytes().to_vec();
    bytes.extend_from_slice(name);
    bytes.resize(size + 8, 7);
    bytes
}

fn mp4() -> Vec<u8> {
    let mut kind = iso(b"ftyp", 8);
    kind[8..12].copy_from_slice(b"isom");
    [kind, iso(b"moov", 200), iso(b"mdat", 300_000)].concat()
}

fn pdf() -> Vec<u8> {
    let body = b"%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\n".to_vec();
    let table = format!(
        "xref\n0 1\n0000000000 65535 f \ntrailer\n<</Root 1 0 R>>\nstartxref\n{}\n%%EOF\n",
        body.len()
    );
    [body, table.into_bytes()].concat()
}

async fn taken(admin: &Client, kind: &str, name: &str, bytes: Vec<u8>) -> Value {
    admin
        .upload(kind, name, "application/octet-stream", bytes)
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value()
}

/// How many objects lie in a tenant's folder.
fn objects(tenant: &TestTenant) -> usize {
    fn count(folder: &std::path::Path) -> usize {
        let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
        entries
            .map(|entry| if entry.path().is_dir() { count(&entry.path()) } else { 1 })
            .sum()
    }
    let data = tenant.stack().mail_dir().parent().unwrap().join("data");
    count(&data.join("files").join(&tenant.id)) + count(&data.join("tenant-api/files").join(&tenant.id))
}

#[tokio::test]
async fn a_picture_a_video_and_a_pdf_are_taken_and_given_back() {
    let acme = TestStack::shared().await.tenant("uploads").await;
    let ada = acme.admin().await;
    let nobody = acme.client();

    let picture = taken(&ada, "image", "../Dot.jpg", PNG.to_vec()).await;
    assert_eq!(
        (picture["mediaType"].as_str(), picture["name"].as_str()),
        (Some("image/png"), Some("Dot.png"))
    );
    assert_eq!((&picture["width"], &picture["height"]), (&json!(1), &json!(1)));
    let shown = nobody
        .get(picture["url"].as_str().unwrap())
        .await
        .unwrap()
        .ok()
        .unwrap();
    assert_eq!(shown.headers["content-type"], "image/png");
    assert_eq!(shown.headers["x-content-type-options"], "nosniff");
    assert!(shown.headers["cache-control"].to_str().unwrap().contains("immutable"));

    let video = taken(&ada, "video", "film.mp4", mp4()).await;
    let url = video["url"].as_str().unwrap();
    let part = nobody
        .send(nobody.request(Method::GET, url).header("range", "bytes=10-19"))
        .await
        .unwrap();
    assert_eq!((part.status.as_u16(), part.body.as_slice()), (206, &mp4()[10..20]));
    assert_eq!(part.headers["content-range"], format!("bytes 10-19/{}", mp4().len()));
    let beyond = nobody
        .send(nobody.request(Method::GET, url).header("range", "bytes=99999999-"))
        .await
        .unwrap();
    assert_eq!(beyond.status.as_u16(), 416);
    assert_eq!(nobody.get(url).await.unwrap().body, mp4());

    let document = taken(&ada, "document", "Rules.pdf", pdf()).await;
    let file = nobody
        .get(document["url"].as_str().unwrap())
        .await
        .unwrap()
        .ok()
        .unwrap();
    assert_eq!(
        (file.headers["content-type"].to_str().unwrap(), file.body),
        ("application/pdf", pdf())
    );
    assert!(
        file.headers["content-disposition"]
            .to_str()
            .unwrap()
            .starts_with("attachment")
    );
}

#[tokio::test]
async fn what_is_refused_is_said_in_a_sentence_and_leaves_nothing() {
    let acme = TestStack::shared().await.tenant("refused").await;
    let ada = acme.admin().await;
    taken(&ada, "document", "kept.pdf", pdf()).await;
    let before = objects(&acme);
    assert_eq!(before, 1, "the test looks where uploads lie");

    let html = b"<html><script>alert(1)</script></html>".to_vec();
    let zip = b"PK\x03\x04 an archive that calls itself something else".repeat(4);
    let cases: Vec<(&str, Vec<u8>, &str)> = vec![
        ("image", html.clone(), "wrong_type"),
        (
            "image",
            b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>".to_vec(),
            "wrong_type",
        ),
        ("image", pdf(), "wrong_type"),
        ("video", zip.clone(), "wrong_type"),
        ("document", html.clone(), "wrong_type"),
        ("document", [html, pdf()].concat(), "wrong_type"),
        ("image", PNG[..PNG.len() - 9].to_vec(), "broken"),
        ("video", mp4()[..mp4().len() - 5].to_vec(), "broken"),
        ("video", mp4()[..300].to_vec(), "broken"),
        ("video", [mp4(), zip].concat(), "broken"),
        ("document", pdf()[..pdf().len() - 8].to_vec(), "broken"),
        (
            "document",
            [pdf(), b"<script>alert(1)</script>".to_vec()].concat(),
            "broken",
        ),
        ("image", [PNG.to_vec(), vec![0; 10 * 1024 * 1024]].concat(), "too_large"),
        (
            "document",
            [b"%PDF-1.4\n".to_vec(), vec![b' '; 50 * 1024 * 1024]].concat(),
            "too_large",
        ),
    ];
    for (kind, bytes, code) in cases {
        let length = bytes.len();
        let refused = ada.upload(kind, "x", "image/png", bytes).await.unwrap();
        let problem = refused.value();
        assert_eq!(
            (refused.status.as_u16(), &problem["errors"][0]["code"]),
            (422, &json!(code)),
            "{kind} of {length}"
        );
        assert!(
            problem["errors"][0]["message"]
                .as_str()
                .unwrap()
                .ends_with("Nothing was stored.")
        );
    }
    assert_eq!(
        ada.upload("program", "x", "image/png", PNG.to_vec())
            .await
            .unwrap()
            .status
            .as_u16(),
        400
    );
    assert_eq!(objects(&acme), before);
}

#[tokio::test]
async fn a_file_belongs_to_one_tenant() {
    let stack = TestStack::shared().await;
    let (acme, munro) = (stack.tenant("mine").await, stack.tenant("yours").await);
    let (ada, mona) = (acme.admin().await, munro.admin().await);
    let mine = taken(&ada, "image", "a.png", PNG.to_vec()).await;
    let url = mine["url"].as_str().unwrap();
    let bare = format!("/api/files/{}", mine["id"].as_str().unwrap());

    // With a bearer for the admin, with the signed address for everybody at this host, and for nobody else.
    assert_eq!(ada.get(&bare).await.unwrap().status.as_u16(), 200);
    assert_eq!(acme.client().get(url).await.unwrap().status.as_u16(), 200);
    assert_eq!(acme.client().get(&bare).await.unwrap().status.as_u16(), 404);
    assert_eq!(mona.get(&bare).await.unwrap().status.as_u16(), 404);
    assert_eq!(munro.client().get(url).await.unwrap().status.as_u16(), 404);

    // The same picture at Munro has another id; Acme's signature does not fit it, at neither host.
    let theirs = taken(&mona, "image", "a.png", PNG.to_vec()).await;
    let signature = url.split_once('?').unwrap().1;
    let swapped = format!("/api/files/{}?{signature}", theirs["id"].as_str().unwrap());
    assert_eq!(munro.client().get(&swapped).await.unwrap().status.as_u16(), 404);
    assert_eq!(acme.client().get(&swapped).await.unwrap().status.as_u16(), 404);
    let longer = url.replace("exp=", "exp=9");
    assert_eq!(acme.client().get(&longer).await.unwrap().status.as_u16(), 404);

    // Nobody uploads without being an admin.
    assert_eq!(
        acme.client()
            .upload("image", "a.png", "image/png", PNG.to_vec())
            .await
            .unwrap()
            .status
            .as_u16(),
        401
    );
    // A course of Munro's cannot show Acme's picture.
    let course = mona
        .post("/api/courses", json!({ "title": "Theft" }))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    let steal = json!({ "revision": course["revision"], "image": mine["id"] });
    let refused = mona
        .patch(&format!("/api/courses/{}", course["id"].as_str().unwrap()), steal)
        .await
        .unwrap();
    assert_eq!(
        (refused.status.as_u16(), &refused.value()["errors"][0]["code"]),
        (422, &json!("no_such_file"))
    );
}
