//! An admin makes one: details, files, states.
use serde_json::json;

use super::{PNG, package, upload, word};
use crate::learning::{Story, text};

#[tokio::test(flavor = "multi_thread")]
async fn a_resource_is_described_and_published_with_a_file() {
    let story = Story::begin("resource-made").await;
    let made = story.empty_resource("Fire plan").await;
    let id = text(&made["id"]);
    assert_eq!(
        (&made["handle"], &made["status"]),
        (&json!("fire-plan"), &json!("draft"))
    );
    assert_eq!(story.empty_resource("Fire plan").await["handle"], "fire-plan-2");

    let refused = story.resource_is(&id, "published").await;
    assert_eq!((refused.status.as_u16(), refused.code().as_str()), (409, "no_file"));
    let path = format!("/api/resources/{id}");
    let edit = json!({"revision": made["revision"], "category": "Safety", "tags": ["Hall", "hall"], "handle": "plan"});
    let after = story.ada.patch(&path, edit).await.unwrap().ok().unwrap().value();
    assert_eq!((&after["tags"], &after["handle"]), (&json!(["Hall"]), &json!("plan")));
    let taken = json!({"revision": after["revision"], "handle": "fire-plan-2"});
    let refused = story.ada.patch(&path, taken).await.unwrap();
    assert_eq!(refused.value()["errors"][0]["field"], "handle");
    let late = json!({"revision": made["revision"], "title": "Other"});
    assert_eq!(story.ada.patch(&path, late).await.unwrap().code(), "changed_meanwhile");

    story.replaces(&id, "plan.csv", "a,b\n").await;
    let published = story.resource_is(&id, "published").await.ok().unwrap().value();
    assert_eq!(
        (&published["status"], &published["fileType"]),
        (&json!("published"), &json!("csv"))
    );
    story.resource_is(&id, "archived").await.ok().unwrap();
    assert_eq!(story.resource_is(&id, "published").await.code(), "resource_archived");
    story.resource_is(&id, "draft").await.ok().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn replacing_a_file_keeps_the_one_before() {
    let story = Story::begin("resource-versions").await;
    let id = story.resource("Price list").await;
    let file = upload(&story.ada, "office", "prices.docx", word())
        .await
        .ok()
        .unwrap()
        .value();
    assert!(
        text(&file["mediaType"]).ends_with("wordprocessingml.document"),
        "{file}"
    );
    let body = json!({"fileId": file["id"]});
    let after = story.resource_moves(&id, "versions", body).await.ok().unwrap().value();
    let versions = after["versions"].as_array().unwrap();
    let shown: Vec<_> = versions
        .iter()
        .map(|one| (&one["version"], &one["file"]["name"]))
        .collect();
    assert_eq!(
        shown,
        [(&json!(2), &json!("prices.docx")), (&json!(1), &json!("list.csv"))]
    );
    assert_eq!(after["fileType"], "word");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_files_that_a_resource_takes_are_taken() {
    let story = Story::begin("resource-files").await;
    let macros = package(&["[Content_Types].xml", "xl/workbook.xml", "xl/vbaProject.bin"]);
    for (name, bytes, code) in [
        ("macros.xlsx", macros, "macros"),
        ("prices.xls", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1".to_vec(), "old_office"),
        ("archive.zip", package(&["readme.txt"]), "wrong_type"),
        ("cut.docx", word()[..60].to_vec(), "broken"),
        ("program.csv", b"MZ\0\0\0\0".to_vec(), "wrong_type"),
        ("late.csv", [vec![b'a'; 4_000], vec![0]].concat(), "broken"),
    ] {
        let refused = upload(&story.ada, "office", name, bytes).await;
        assert_eq!(refused.value()["errors"][0]["code"], code, "{name}");
    }
    assert_eq!(story.count("select count(*) from files").await, 0);

    let id = text(&story.empty_resource("Plan").await["id"]);
    let nothing = json!({"fileId": "0190f7a0-0000-7000-8000-00000000dead"});
    let refused = story.resource_moves(&id, "versions", nothing).await;
    assert_eq!(refused.value()["errors"][0]["code"], "no_such_file");
    let picture = upload(&story.ada, "image", "dot.png", PNG.to_vec())
        .await
        .ok()
        .unwrap()
        .value();
    let after = story
        .resource_moves(&id, "versions", json!({"fileId": picture["id"]}))
        .await;
    assert_eq!(after.ok().unwrap().value()["fileType"], "image");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_is_narrowed_down_sorted_and_paged() {
    let story = Story::begin("resource-list").await;
    for title in ["Beta plan", "Alpha plan", "Gamma"] {
        story.empty_resource(title).await;
    }
    let id = story.resource("Delta").await;
    let listed = async |query: &str| {
        let page = story.reads(&format!("/api/resources{query}")).await;
        let items = page["items"].as_array().unwrap().iter();
        (
            items.map(|row| text(&row["title"])).collect::<Vec<_>>(),
            page["total"].clone(),
        )
    };
    assert_eq!(listed("").await.0, ["Alpha plan", "Beta plan", "Delta", "Gamma"]);
    assert_eq!(listed("?search=plan&sort=-title").await.0, ["Beta plan", "Alpha plan"]);
    assert_eq!(listed("?status=published").await.0, ["Delta"]);
    assert_eq!(listed("?type=csv").await.0, ["Delta"]);
    assert_eq!(listed("?perPage=3&page=2").await, (vec!["Gamma".to_owned()], json!(4)));
    story.resource_is(&id, "archived").await.ok().unwrap();
    assert_eq!(listed("").await.1, 3);
    assert_eq!(listed("?status=archived").await.0, ["Delta"]);
}
