//! The life of a course: written, published, edited again, hidden, put away and taken out; every other move is refused.

use learnt_compose::client::{Client, Reply};
use learnt_compose::testing::TestStack;
use serde_json::{Value, json};

/// A course with one finished page.
async fn written(admin: &Client, title: &str) -> Value {
    let course = admin
        .post("/api/courses", json!({ "title": title }))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    let id = course["id"].as_str().unwrap();
    let section = edit(admin, id, "sections", json!({ "title": "One" })).await;
    let page = json!({ "sectionId": section["id"], "type": "page", "completion": {"kind": "viewed"}, "title": "Read this", "content": { "doc": text("Hello") } });
    edit(admin, id, "activities", page).await;
    read(admin, id).await
}

fn text(words: &str) -> Value {
    json!({ "type": "doc", "content": [{ "type": "paragraph", "content": [{ "type": "text", "text": words }] }] })
}

/// Posts an edit on the latest revision.
async fn edit(admin: &Client, id: &str, what: &str, mut body: Value) -> Value {
    body["revision"] = read(admin, id).await["revision"].clone();
    admin
        .post(&format!("/api/courses/{id}/{what}"), body)
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value()
}

async fn read(admin: &Client, id: &str) -> Value {
    admin
        .get(&format!("/api/courses/{id}"))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value()
}

async fn rename(admin: &Client, id: &str, title: &str) -> Reply {
    let revision = read(admin, id).await["revision"].clone();
    admin
        .patch(
            &format!("/api/courses/{id}"),
            json!({ "title": title, "revision": revision }),
        )
        .await
        .unwrap()
}

async fn transition(admin: &Client, id: &str, what: &str) -> Reply {
    admin
        .post(&format!("/api/courses/{id}/{what}"), json!({}))
        .await
        .unwrap()
}

#[tokio::test]
async fn a_course_goes_through_all_its_states() {
    let acme = TestStack::shared().await.tenant("life").await;
    let ada = acme.admin().await;
    let course = written(&ada, "Fire safety").await;
    let id = course["id"].as_str().unwrap();
    assert_eq!(
        (course["status"].as_str(), course["handle"].as_str()),
        (Some("draft"), Some("fire-safety"))
    );
    assert_eq!(
        course["can"],
        json!({ "edit": true, "publish": true, "unpublish": false, "archive": true, "restore": false })
    );

    let published = transition(&ada, id, "publish").await.ok().unwrap().value();
    assert_eq!(
        (published["status"].as_str(), published["liveVersion"].as_i64()),
        (Some("published"), Some(1))
    );

    // The first edit afterwards makes a new draft, the second writes to it.
    let renamed = rename(&ada, id, "Fire safety 2").await.ok().unwrap().value();
    assert_eq!(
        (renamed["status"].as_str(), renamed["draftVersion"].as_i64()),
        (Some("publishedwithdraft"), Some(2))
    );
    let again = rename(&ada, id, "Fire safety 3").await.ok().unwrap().value();
    assert_eq!(
        (again["draftVersion"].as_i64(), again["liveVersion"].as_i64()),
        (Some(2), Some(1))
    );

    let changes = ada
        .get(&format!("/api/courses/{id}/changes"))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    assert_eq!(
        (changes["first"].as_bool(), &changes["changes"]["details"]),
        (Some(false), &json!(["title"]))
    );
    assert_eq!(
        transition(&ada, id, "publish").await.ok().unwrap().value()["liveVersion"],
        2
    );

    assert_eq!(
        transition(&ada, id, "unpublish").await.ok().unwrap().value()["status"],
        "unpublished"
    );
    let hidden = rename(&ada, id, "Fire safety 4").await.ok().unwrap().value();
    assert_eq!(
        (hidden["status"].as_str(), hidden["draftVersion"].as_i64()),
        (Some("draftwithchanges"), Some(3))
    );
    assert_eq!(
        transition(&ada, id, "publish").await.ok().unwrap().value()["status"],
        "published"
    );

    // Hidden and shown again without a change, it is the same version.
    transition(&ada, id, "unpublish").await.ok().unwrap();
    assert_eq!(
        transition(&ada, id, "publish").await.ok().unwrap().value()["liveVersion"],
        3
    );

    assert_eq!(
        transition(&ada, id, "archive").await.ok().unwrap().value()["status"],
        "archived"
    );
    assert_eq!(
        transition(&ada, id, "restore").await.ok().unwrap().value()["status"],
        "unpublished"
    );
}

#[tokio::test]
async fn moves_that_are_not_in_the_table_are_refused_by_name() {
    let acme = TestStack::shared().await.tenant("moves").await;
    let ada = acme.admin().await;
    let course = written(&ada, "Moves").await;
    let id = course["id"].as_str().unwrap();
    let refused = |reply: Reply, from: &str, to: &str| {
        assert_eq!((reply.status.as_u16(), reply.code().as_str()), (409, "wrong_state"));
        let detail = reply.value()["detail"].as_str().unwrap().to_owned();
        assert!(
            detail.contains(&format!("'{from}'")) && detail.contains(&format!("'{to}'")),
            "{detail}"
        );
    };
    refused(transition(&ada, id, "unpublish").await, "draft", "unpublished");
    refused(transition(&ada, id, "restore").await, "draft", "unpublished");
    transition(&ada, id, "publish").await.ok().unwrap();
    refused(transition(&ada, id, "publish").await, "published", "published");
    transition(&ada, id, "archive").await.ok().unwrap();
    refused(transition(&ada, id, "archive").await, "archived", "archived");
    refused(transition(&ada, id, "publish").await, "archived", "published");
    refused(transition(&ada, id, "unpublish").await, "archived", "unpublished");
    refused(rename(&ada, id, "No").await, "archived", "draftwithchanges");
    assert_eq!(read(&ada, id).await["title"], "Moves");
}

#[tokio::test]
async fn an_empty_course_and_a_half_written_one_are_not_published() {
    let acme = TestStack::shared().await.tenant("empty").await;
    let ada = acme.admin().await;
    let course = ada
        .post("/api/courses", json!({ "title": "Empty" }))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    let id = course["id"].as_str().unwrap();
    let empty = transition(&ada, id, "publish").await;
    assert_eq!(
        (empty.status.as_u16(), &empty.value()["errors"][0]["field"]),
        (422, &json!("activities"))
    );

    let section = edit(&ada, id, "sections", json!({ "title": "One" })).await;
    let video = json!({ "sectionId": section["id"], "type": "video", "title": "Film" });
    let video = edit(&ada, id, "activities", video).await;
    let unfinished = transition(&ada, id, "publish").await;
    assert_eq!(unfinished.status.as_u16(), 422);
    assert_eq!(
        unfinished.value()["errors"][0]["field"],
        format!("activities.{}", video["id"].as_str().unwrap())
    );
    assert_eq!(read(&ada, id).await["status"], "draft");
}

#[tokio::test]
async fn of_two_who_put_the_same_courses_away_at_once_each_course_has_one() {
    let acme = TestStack::shared().await.tenant("both").await;
    let (ada, other) = tokio::join!(acme.admin(), acme.admin());
    let mut ids = Vec::new();
    for title in ["One", "Two", "Three"] {
        ids.push(written(&ada, title).await["id"].as_str().unwrap().to_owned());
    }
    let (one, reversed) = (json!(ids), json!(ids.iter().rev().collect::<Vec<_>>()));
    let (first, second) = tokio::join!(
        ada.post("/api/courses/archived", json!({"ids": one, "archived": true})),
        other.post("/api/courses/archived", json!({"ids": reversed, "archived": true}))
    );
    let moved = [first, second].map(|answer| answer.unwrap().ok().unwrap().value());
    let count = |what: &str| moved.each_ref().map(|one| one[what].as_array().unwrap().len());
    let (mut changed, mut refused) = (count("changed"), count("refused"));
    changed.sort_unstable();
    refused.sort_unstable();
    assert_eq!((changed, refused), ([0, 3], [0, 3]), "{moved:?}");
}

#[tokio::test]
async fn many_courses_are_put_away_at_once_and_those_that_cannot_be_say_why() {
    let acme = TestStack::shared().await.tenant("many").await;
    let ada = acme.admin().await;
    let mut ids = Vec::new();
    for title in ["Live", "Draft", "Gone already"] {
        ids.push(written(&ada, title).await["id"].as_str().unwrap().to_owned());
    }
    transition(&ada, &ids[0], "publish").await.ok().unwrap();
    transition(&ada, &ids[2], "archive").await.ok().unwrap();
    let archive = async |ids: &[String], archived: bool| {
        let body = json!({ "ids": ids, "archived": archived });
        ada.post("/api/courses/archived", body).await.unwrap()
    };
    let moved = archive(&ids, true).await.ok().unwrap().value();
    assert_eq!(moved["changed"], json!(ids[..2]));
    assert_eq!(
        moved["refused"],
        json!([{ "id": ids[2], "title": "Gone already", "code": "wrong_state",
            "message": "A course that is 'archived' cannot become 'archived'. Restore it first." }])
    );
    let before = read(&ada, &ids[0]).await;
    assert_eq!(
        (&before["status"], &before["can"]["restore"]),
        (&json!("archived"), &json!(true))
    );
    let back = archive(&ids[..2], false).await.ok().unwrap().value();
    assert_eq!((&back["changed"], &back["refused"]), (&json!(ids[..2]), &json!([])));
    let after = read(&ada, &ids[0]).await;
    assert_eq!(after["status"], "unpublished");
    assert_eq!(after["revision"], json!(before["revision"].as_i64().unwrap() + 1));
    let with_nobodys = [ids[0].clone(), "0190f7a0-0000-7000-8000-00000000dead".to_owned()];
    assert_eq!(archive(&with_nobodys, true).await.status.as_u16(), 404);
    assert_eq!(
        read(&ada, &ids[0]).await["status"],
        "unpublished",
        "all or none of what is there"
    );
    assert_eq!(archive(&[], true).await.status.as_u16(), 422);
}

#[tokio::test]
async fn a_frozen_version_stays_as_it_was_when_the_draft_is_written_on() {
    let acme = TestStack::shared().await.tenant("frozen").await;
    let ada = acme.admin().await;
    let course = written(&ada, "Frozen").await;
    let id = course["id"].as_str().unwrap();
    let activity = course["sections"][0]["activities"][0]["id"].as_str().unwrap();
    transition(&ada, id, "publish").await.ok().unwrap();

    let revision = read(&ada, id).await["revision"].clone();
    let path = format!("/api/courses/{id}/activities/{activity}");
    ada.patch(
        &path,
        json!({ "revision": revision, "content": { "doc": text("Goodbye") } }),
    )
    .await
    .unwrap()
    .ok()
    .unwrap();
    let changes = ada
        .get(&format!("/api/courses/{id}/changes"))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    assert_eq!(
        changes["changes"]["changed"][0]["id"], activity,
        "the activity kept its id, the live one its words"
    );

    let preview = ada
        .get(&format!("/api/courses/{id}/preview"))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    assert_eq!(preview["preview"], true);
    let doc = &preview["sections"][0]["activities"][0]["content"]["doc"];
    assert_eq!(doc["content"][0]["content"][0]["text"], "Goodbye");
}

#[tokio::test]
async fn publishing_twice_at_once_publishes_once() {
    let acme = TestStack::shared().await.tenant("twice").await;
    let (ada, also_ada) = (acme.admin().await, acme.admin().await);
    for round in 0..5 {
        let course = written(&ada, &format!("Round {round}")).await;
        let id = course["id"].as_str().unwrap();
        let (one, two) = tokio::join!(transition(&ada, id, "publish"), transition(&also_ada, id, "publish"));
        let mut statuses = [one.status.as_u16(), two.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409]);
        assert_eq!(read(&ada, id).await["liveVersion"], 1);
    }
}

#[tokio::test]
async fn handles_are_unique_and_found_for_a_title_that_has_none() {
    let acme = TestStack::shared().await.tenant("handles").await;
    let ada = acme.admin().await;
    let make = async |body: Value| ada.post("/api/courses", body).await.unwrap();
    assert_eq!(make(json!({ "title": "Same" })).await.value()["handle"], "same");
    assert_eq!(make(json!({ "title": "Same" })).await.value()["handle"], "same-2");
    assert_eq!(make(json!({ "title": "安全" })).await.value()["handle"], "course");
    for (body, code) in [
        (json!({ "title": "Other", "handle": "same" }), "taken"),
        (json!({ "title": "Other", "handle": "Not a handle" }), "invalid"),
        (json!({ "title": "  " }), "required"),
    ] {
        let refused = make(body).await;
        assert_eq!(
            (refused.status.as_u16(), &refused.value()["errors"][0]["code"]),
            (422, &json!(code))
        );
    }
    let list = ada
        .get("/api/courses?search=same&sort=-createdAt")
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    assert_eq!(
        (list["total"].as_i64(), &list["items"][0]["handle"]),
        (Some(2), &json!("same-2"))
    );
}

#[tokio::test]
async fn the_list_sorts_by_the_specifications_priority_and_hides_the_archive() {
    let acme = TestStack::shared().await.tenant("lists").await;
    let ada = acme.admin().await;
    let mut ids = Vec::new();
    for title in ["Archived", "Draft", "Hidden", "Live", "Live with draft"] {
        ids.push(written(&ada, title).await["id"].as_str().unwrap().to_owned());
    }
    transition(&ada, &ids[0], "archive").await.ok().unwrap();
    for id in &ids[2..] {
        transition(&ada, id, "publish").await.ok().unwrap();
    }
    transition(&ada, &ids[2], "unpublish").await.ok().unwrap();
    rename(&ada, &ids[4], "Live with draft").await.ok().unwrap();
    let titles = async |query: &str| {
        let list = ada
            .get(&format!("/api/courses?{query}"))
            .await
            .unwrap()
            .ok()
            .unwrap()
            .value();
        list["items"]
            .as_array()
            .unwrap()
            .iter()
            .map(|row| row["title"].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(
        titles("sort=status").await,
        ["Live", "Live with draft", "Hidden", "Draft"]
    );
    assert_eq!(titles("sort=-title&perPage=2&page=2").await, ["Hidden", "Draft"]);
    assert_eq!(titles("status=archived").await, ["Archived"]);
    assert_eq!(
        titles("search=%25").await,
        Vec::<String>::new(),
        "a wildcard is a letter like any other"
    );
}
