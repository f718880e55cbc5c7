//! Uploads: what is taken, what is refused with nothing stored, and who may have the bytes.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use learnt_compose::client::Client;
use learnt_compose::testing::{TestStack, TestTenant};
use learnt_kernel::tenant::TenantId;
use reqwest::Method;
use serde_json::{Value, json};
use tokio::sync::oneshot;

/// A picture of one dot.
pub(crate) const PNG: &[u8] = &[
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

pub(crate) fn mp4() -> Vec<u8> {
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
        ("document", zip.clone(), "not_pages"),
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
                .ends_with("Nothing was saved.")
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
async fn a_pdf_with_a_script_is_given_back_so_that_nothing_of_it_runs() {
    let acme = TestStack::shared().await.tenant("script").await;
    let body = b"%PDF-1.4\n1 0 obj\n<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>\nendobj\n".to_vec();
    let table = format!(
        "xref\n0 1\n0000000000 65535 f \ntrailer\n<</Root 1 0 R>>\nstartxref\n{}\n%%EOF\n",
        body.len()
    );
    let file = taken(
        &acme.admin().await,
        "document",
        "x.pdf",
        [body, table.into_bytes()].concat(),
    )
    .await;
    let url = file["url"].as_str().unwrap();
    let headers = acme.client().get(url).await.unwrap().ok().unwrap().headers;
    let header = |name: &str| headers[name].to_str().unwrap().to_owned();
    assert!(header("content-disposition").starts_with("attachment"));
    assert_eq!(header("content-security-policy"), "default-src 'none'; sandbox");
    assert_eq!(header("x-content-type-options"), "nosniff");
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

/// Where a tenant's uploads lie.
fn folder(tenant: &TestTenant) -> PathBuf {
    let data = tenant.stack().mail_dir().parent().unwrap().join("data");
    let folders = [data.join("tenant-api/files"), data.join("files")];
    let found = folders
        .iter()
        .map(|folder_path| folder_path.join(&tenant.id))
        .find(|folder_path| folder_path.is_dir());
    found.expect("something was uploaded")
}

/// Writes a file that was last changed so many hours ago.
fn lay(path: &Path, hours: u64) {
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(path, "left behind").unwrap();
    age(path, hours);
}

fn age(path: &Path, hours: u64) {
    #[allow(clippy::disallowed_methods, reason = "the time of the machine's files")]
    let then = SystemTime::now() - Duration::from_secs(hours * 3600);
    std::fs::File::options()
        .write(true)
        .open(path)
        .unwrap()
        .set_modified(then)
        .unwrap();
}

fn id(file: &Value) -> String {
    file["id"].as_str().unwrap().to_owned()
}

/// A course with this picture and, if one is given, this document.
async fn course_with(admin: &Client, picture: &Value, document: &Value) -> String {
    let done = async |reply: anyhow::Result<learnt_compose::client::Reply>| reply.unwrap().ok().unwrap().value();
    let course = done(admin.post("/api/courses", json!({"title": "Fire"})).await).await;
    let path = format!("/api/courses/{}", id(&course));
    let image = json!({"revision": course["revision"], "image": picture["id"]});
    let course = done(admin.patch(&path, image).await).await;
    let section = json!({"revision": course["revision"], "title": "Start"});
    let section = done(admin.post(&format!("{path}/sections"), section).await).await;
    let activity = json!({
        "revision": section["revision"], "sectionId": section["id"], "type": "document", "title": "Rules",
        "content": {"file": document["id"], "pages": 1},
    });
    done(admin.post(&format!("{path}/activities"), activity).await).await;
    path
}

#[tokio::test(flavor = "multi_thread")]
async fn an_upload_that_nothing_names_is_collected_after_a_month() {
    let acme = TestStack::shared().await.tenant("collected").await;
    let ada = acme.admin().await;
    let (picture, document) = (
        taken(&ada, "image", "a.png", PNG.to_vec()).await,
        taken(&ada, "document", "Rules.pdf", pdf()).await,
    );
    let video = taken(&ada, "video", "film.mp4", mp4()).await;
    course_with(&ada, &picture, &document).await;
    let unused = async || {
        acme.texts("select id::text from files where unused_since is not null")
            .await
    };

    acme.job("files.collect").await;
    assert!(
        unused().await.is_empty(),
        "what was uploaded today may still find its place"
    );
    acme.sql("update files set created_at = created_at - interval '2 days'")
        .await;
    acme.job("files.collect").await;
    assert_eq!(unused().await, [id(&video)]);
    acme.job("files.collect").await;
    assert_eq!(objects(&acme), 3, "it may be named again");

    // Noted as unused, and named again by then: the column says one thing, the course another.
    acme.sql("update files set unused_since = now() - interval '31 days'")
        .await;
    acme.job("files.collect").await;
    assert_eq!(
        acme.texts("select name from files order by name").await,
        ["a.png", "Rules.pdf"]
    );
    let waiting = "select kind from facts where kind = 'file.dropped' and done_at is null";
    while !acme.texts(waiting).await.is_empty() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(objects(&acme), 2);
    let gone = acme.client().get(video["url"].as_str().unwrap()).await.unwrap();
    assert_eq!(gone.status.as_u16(), 404);
    for stored in [&picture, &document] {
        acme.client()
            .get(stored["url"].as_str().unwrap())
            .await
            .unwrap()
            .ok()
            .unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_logo_of_a_team_is_not_collected() {
    let acme = TestStack::shared().await.tenant("logo").await;
    let ada = acme.admin().await;
    let logo = taken(&ada, "image", "a.png", PNG.to_vec()).await;
    let change = json!({"iconLogo": logo["id"]});
    ada.patch("/api/settings/theme", change).await.unwrap().ok().unwrap();
    acme.sql("update files set created_at = created_at - interval '2 days', unused_since = now() - interval '31 days'")
        .await;
    acme.job("files.collect").await;
    assert_eq!(
        acme.texts("select name from files where unused_since is null").await,
        ["a.png"]
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_never_given_a_row_is_collected_after_a_day() {
    let acme = TestStack::shared().await.tenant("killed").await;
    let ada = acme.admin().await;
    taken(&ada, "document", "Rules.pdf", pdf()).await;
    let folder = folder(&acme);
    let stored = std::fs::read_dir(&folder)
        .unwrap()
        .flatten()
        .map(|entry| entry.path())
        .find(|path| path.is_file());
    let stored = stored.unwrap();
    age(&stored, 30);
    let (killed, whole) = (folder.join("arriving/an-id#1"), folder.join("arriving/another-id"));
    let (content, coming) = (folder.join("0".repeat(64)), folder.join("arriving/a-third-id#1"));
    for path in [&killed, &whole, &content] {
        lay(path, 30);
    }
    lay(&coming, 1);
    acme.job("files.collect").await;
    for path in [&killed, &whole, &content] {
        assert!(!path.exists(), "{}", path.display());
    }
    assert!(coming.exists(), "somebody is still uploading it");
    assert!(stored.exists(), "an upload has it");
}

/// Whoever removes a content has looked whether an upload has it; meanwhile the same content is uploaded again.
#[tokio::test(flavor = "multi_thread")]
async fn a_content_is_not_removed_under_a_new_upload() {
    let acme = TestStack::shared().await.tenant("at-once").await;
    let ada = acme.admin().await;
    let first = taken(&ada, "image", "a.png", PNG.to_vec()).await;
    let folder = folder(&acme);
    let hash = acme.texts("select hash from files").await.remove(0);
    let (locked, is_held) = oneshot::channel();
    let (go_on, may_go_on) = oneshot::channel::<()>();
    let (product, tenant_id) = (acme.stack().stack().clone(), TenantId::parse(&acme.id).unwrap());
    let (content, first_id) = (folder.join(&hash), id(&first));
    let removing = acme.stack().inside(async move {
        let app = product.tenant_api();
        let tenant = app.directory.now().tenant(&tenant_id).unwrap();
        let client = app.client_of(&tenant).await.unwrap();
        let begin =
            format!("begin; insert into file_turns values ('{hash}'); delete from files where id = '{first_id}'");
        client.batch_execute(&begin).await.unwrap();
        locked.send(()).unwrap();
        may_go_on.await.unwrap();
        std::fs::remove_file(content).unwrap();
        let end = format!("delete from file_turns where hash = '{hash}'; commit");
        client.batch_execute(&end).await.unwrap();
    });
    let uploading = async {
        is_held.await.unwrap();
        let again = taken(&ada, "image", "b.png", PNG.to_vec());
        let arrived = async {
            // It lies there whole before it asks for its turn.
            while std::fs::read_dir(folder.join("arriving")).unwrap().count() == 0 {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            go_on.send(()).unwrap();
        };
        tokio::join!(again, arrived).0
    };
    let (removed, again) = tokio::join!(removing, uploading);
    removed.unwrap();
    let shown = acme
        .client()
        .get(again["url"].as_str().unwrap())
        .await
        .unwrap()
        .ok()
        .unwrap();
    assert_eq!(shown.headers["content-type"], "image/png");
    assert_eq!(objects(&acme), 1);
    assert!(acme.texts("select hash from file_turns").await.is_empty());
}
