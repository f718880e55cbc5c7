//! Editing a draft: two admins at once, orders with unknown items in them, content that must not get in.

use learnt_compose::client::{Client, Reply};
use learnt_compose::testing::TestStack;
use serde_json::{Value, json};

struct BuiltCourse {
    id: String,
    sections: Vec<String>,
    activities: Vec<String>,
}

/// Two sections, three links in the first.
async fn built(admin: &Client) -> BuiltCourse {
    let course = admin
        .post("/api/courses", json!({ "title": "Built" }))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    let id = course["id"].as_str().unwrap().to_owned();
    let mut revision = course["revision"].as_i64().unwrap();
    let mut made = async |what: &str, mut body: Value| {
        body["revision"] = json!(revision);
        let reply = admin
            .post(&format!("/api/courses/{id}/{what}"), body)
            .await
            .unwrap()
            .ok()
            .unwrap()
            .value();
        revision = reply["revision"].as_i64().unwrap();
        reply["id"].as_str().unwrap().to_owned()
    };
    let sections = vec![
        made("sections", json!({ "title": "A" })).await,
        made("sections", json!({ "title": "B" })).await,
    ];
    let mut activities = Vec::new();
    for title in ["1", "2", "3"] {
        let link =
            json!({ "sectionId": sections[0], "type": "link", "title": title, "content": { "url": "https://x.test" } });
        activities.push(made("activities", link).await);
    }
    BuiltCourse {
        id,
        sections,
        activities,
    }
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

/// `A:123 B:` for a course as the server has it.
async fn outline(admin: &Client, id: &str) -> String {
    let course = read(admin, id).await;
    let sections = course["sections"].as_array().unwrap().iter().map(|section| {
        let titles: String = section["activities"]
            .as_array()
            .unwrap()
            .iter()
            .map(|a| a["title"].as_str().unwrap())
            .collect();
        format!("{}:{titles}", section["title"].as_str().unwrap())
    });
    sections.collect::<Vec<_>>().join(" ")
}

async fn order(admin: &Client, course: &BuiltCourse, revision: &Value, sections: Value) -> Reply {
    let body = json!({ "revision": revision, "sections": sections });
    admin
        .put(&format!("/api/courses/{}/order", course.id), body)
        .await
        .unwrap()
}

#[tokio::test]
async fn the_second_of_two_admins_is_told_and_overwrites_nothing() {
    let acme = TestStack::shared().await.tenant("two").await;
    let (ada, also_ada) = (acme.admin().await, acme.admin().await);
    let course = built(&ada).await;
    for round in 0..8 {
        let before = read(&ada, &course.id).await;
        let path = format!("/api/courses/{}", course.id);
        let patch = |title: &str| json!({ "revision": before["revision"], "title": format!("{title} {round}") });
        let (one, two) = tokio::join!(ada.patch(&path, patch("one")), also_ada.patch(&path, patch("two")));
        let (one, two) = (one.unwrap(), two.unwrap());
        let (winner, loser, title) = if one.status.is_success() {
            (one, two, "one")
        } else {
            (two, one, "two")
        };
        assert_eq!((winner.status.as_u16(), loser.status.as_u16()), (200, 409));
        assert_eq!(loser.code(), "changed_meanwhile");
        assert!(
            loser.value()["detail"]
                .as_str()
                .unwrap()
                .starts_with("Ada Admin changed this course on ")
        );
        let after = read(&ada, &course.id).await;
        assert_eq!(after["title"], format!("{title} {round}"));
        assert_eq!(
            after["revision"].as_i64(),
            before["revision"].as_i64().map(|number| number + 1)
        );
    }
}

#[tokio::test]
async fn a_stale_edit_of_any_kind_writes_nothing() {
    let acme = TestStack::shared().await.tenant("stale").await;
    let ada = acme.admin().await;
    let course = built(&ada).await;
    let before = read(&ada, &course.id).await;
    let stale = json!(before["revision"].as_i64().unwrap() - 1);
    let at = |rest: &str| format!("/api/courses/{}{rest}", course.id);
    let activity = &course.activities[0];
    let replies = [
        ada.patch(&at(""), json!({ "revision": stale, "title": "No" })).await,
        ada.post(&at("/sections"), json!({ "revision": stale, "title": "No" }))
            .await,
        ada.patch(
            &at(&format!("/sections/{}", course.sections[0])),
            json!({ "revision": stale, "title": "No" }),
        )
        .await,
        ada.delete(
            &at(&format!("/sections/{}", course.sections[0])),
            json!({ "revision": stale }),
        )
        .await,
        ada.post(
            &at("/activities"),
            json!({ "revision": stale, "sectionId": course.sections[0], "type": "page", "completion": {"kind": "viewed"}, "title": "No" }),
        )
        .await,
        ada.patch(
            &at(&format!("/activities/{activity}")),
            json!({ "revision": stale, "title": "No" }),
        )
        .await,
        ada.delete(&at(&format!("/activities/{activity}")), json!({ "revision": stale }))
            .await,
        ada.put(&at("/order"), json!({ "revision": stale, "sections": [] }))
            .await,
        ada.post(&at("/publish"), json!({ "revision": stale })).await,
    ];
    for reply in replies {
        let reply = reply.unwrap();
        assert_eq!(
            (reply.status.as_u16(), reply.code().as_str()),
            (409, "changed_meanwhile")
        );
    }
    let mut after = read(&ada, &course.id).await;
    after["changedAt"] = before["changedAt"].clone();
    assert_eq!(after, before);
}

#[tokio::test]
async fn an_order_moves_everything_at_once_and_must_name_exactly_what_is_there() {
    let acme = TestStack::shared().await.tenant("order").await;
    let ada = acme.admin().await;
    let course = built(&ada).await;
    let (a, b) = (&course.sections[0], &course.sections[1]);
    let [one, two, three] = [0, 1, 2].map(|n| course.activities[n].clone());
    let revision = read(&ada, &course.id).await["revision"].clone();
    let wanted = json!([{ "id": b, "activities": [three] }, { "id": a, "activities": [two, one] }]);
    let moved = order(&ada, &course, &revision, wanted).await.ok().unwrap().value();
    assert_eq!(outline(&ada, &course.id).await, "B:3 A:21");

    let other = built(&ada).await;
    for wrong in [
        json!([]),
        json!([{ "id": a, "activities": [one, two] }, { "id": b, "activities": [] }]),
        json!([{ "id": a, "activities": [one, two, three, three] }, { "id": b, "activities": [] }]),
        json!([{ "id": a, "activities": [one, two, other.activities[0]] }, { "id": b, "activities": [] }]),
        json!([{ "id": a, "activities": [one, two, three] }, { "id": other.sections[0], "activities": [] }]),
    ] {
        let refused = order(&ada, &course, &moved["revision"], wrong).await;
        assert_eq!(
            (refused.status.as_u16(), &refused.value()["errors"][0]["code"]),
            (422, &json!("order_differs"))
        );
    }
    assert_eq!(outline(&ada, &course.id).await, "B:3 A:21");
}

#[tokio::test]
async fn what_was_removed_comes_back_with_its_id() {
    let acme = TestStack::shared().await.tenant("undo").await;
    let ada = acme.admin().await;
    let course = built(&ada).await;
    let gone = &course.activities[1];
    let path = format!("/api/courses/{}/activities", course.id);
    let revision = read(&ada, &course.id).await["revision"].clone();
    let removed = ada
        .delete(&format!("{path}/{gone}"), json!({ "revision": revision }))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    assert_eq!(outline(&ada, &course.id).await, "A:13 B:");
    let back = json!({ "revision": removed["revision"], "id": gone, "sectionId": course.sections[0], "type": "link", "title": "2", "position": 1,
        "content": { "url": "https://x.test" } });
    let back = ada.post(&path, back).await.unwrap().ok().unwrap().value();
    assert_eq!(
        (back["id"].as_str(), outline(&ada, &course.id).await.as_str()),
        (Some(gone.as_str()), "A:123 B:")
    );
}

#[tokio::test]
async fn content_that_could_do_harm_does_not_get_in() {
    let acme = TestStack::shared().await.tenant("harm").await;
    let ada = acme.admin().await;
    let course = built(&ada).await;
    let revision = read(&ada, &course.id).await["revision"].clone();
    let add = async |kind: &str, content: Value| {
        let body = json!({ "revision": revision, "sectionId": course.sections[0], "type": kind, "title": "X", "content": content });
        ada.post(&format!("/api/courses/{}/activities", course.id), body)
            .await
            .unwrap()
    };
    let node = |node: Value| json!({ "doc": { "type": "doc", "content": [node] } });
    let linked = |href: &str| {
        node(json!({ "type": "text", "text": "x", "marks": [{ "type": "link", "attrs": { "href": href } }] }))
    };
    for (kind, content) in [
        ("page", node(json!({ "type": "script" }))),
        (
            "page",
            node(json!({ "type": "iframe", "attrs": { "src": "https://evil.test" } })),
        ),
        (
            "page",
            node(json!({ "type": "image", "attrs": { "src": "https://evil.test/x.svg" } })),
        ),
        ("page", linked("javascript:alert(1)")),
        ("page", linked("//evil.test")),
        ("link", json!({ "url": "javascript:alert(1)" })),
        ("link", json!({ "url": "ftp://x.test" })),
        (
            "video",
            json!({ "file": "0198c0de-0000-7000-8000-000000000000", "duration": 3 }),
        ),
        (
            "checklist",
            json!({ "items": [{ "id": "x", "text": "y", "required": true }] }),
        ),
    ] {
        let refused = add(kind, content.clone()).await;
        assert_eq!(
            (refused.status.as_u16(), &refused.value()["errors"][0]["field"]),
            (422, &json!("content")),
            "{content}"
        );
    }
    let rule = json!({ "revision": revision, "completion": { "kind": "watched", "percent": 50 } });
    let refused = ada
        .patch(
            &format!("/api/courses/{}/activities/{}", course.id, course.activities[0]),
            rule,
        )
        .await
        .unwrap();
    assert_eq!(
        (refused.status.as_u16(), &refused.value()["errors"][0]["field"]),
        (422, &json!("completion"))
    );
    assert_eq!(outline(&ada, &course.id).await, "A:123 B:");
}

#[tokio::test]
async fn outsiders_find_nothing() {
    let stack = TestStack::shared().await;
    let (acme, munro) = (stack.tenant("here").await, stack.tenant("there").await);
    let (ada, mona) = (acme.admin().await, munro.admin().await);
    let course = built(&ada).await;
    let path = format!("/api/courses/{}", course.id);
    assert_eq!(acme.client().get(&path).await.unwrap().status.as_u16(), 401);
    let absent = mona
        .get("/api/courses/0198c0de-0000-7000-8000-000000000000")
        .await
        .unwrap();
    let foreign = mona.get(&path).await.unwrap();
    assert_eq!((absent.status.as_u16(), foreign.status.as_u16()), (404, 404));
    assert_eq!(
        (absent.code(), &absent.value()["detail"]),
        (foreign.code(), &foreign.value()["detail"])
    );
    // Mona's token at Acme's host opens nothing there.
    let elsewhere = acme.client();
    elsewhere.set_token(mona.token());
    assert_eq!(elsewhere.get(&path).await.unwrap().status.as_u16(), 401);
    assert_eq!(mona.get("/api/courses").await.unwrap().value()["total"], 0);
}
