//! What an admin says of fields.

use std::collections::BTreeSet;

use learnt_compose::client::Client;
use learnt_compose::testing::TestStack;
use serde_json::{Value, json};

use super::{describe, field, one, path, with, wrong};

const FIELDS: &str = "/api/settings/fields";

async fn keys(admin: &Client, from: &str) -> Vec<String> {
    let all = admin.get(from).await.unwrap().ok().unwrap().value();
    let key = |one: &Value| one["key"].as_str().unwrap().to_owned();
    all.as_array().unwrap().iter().map(key).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_field_is_described_ordered_put_away_and_brought_back() {
    let acme = TestStack::shared().await.tenant("fields-life").await;
    let admin = acme.admin().await;
    let size = describe(&admin, field("shoeSize", "number")).await;
    let colour = with(
        field("colour", "select"),
        json!({"options": ["Red", " Blue", "red", ""]}),
    );
    let colour = describe(&admin, colour).await;
    assert_eq!(colour["options"], json!(["Red", "Blue"]));
    let reply = describe(&admin, with(field("loc1", "text"), json!({"label": "Store"}))).await;
    assert_eq!(
        (&reply["isPredefined"], &reply["label"]),
        (&json!(true), &json!("Store"))
    );
    assert_eq!(keys(&admin, FIELDS).await, ["shoeSize", "colour", "loc1"]);

    let order = json!({"fieldIds": [reply["id"], size["id"]]});
    let ordered = admin.put(&format!("{FIELDS}/order"), order).await.unwrap();
    assert_eq!(ordered.status, 204);
    assert_eq!(keys(&admin, "/api/fields").await, ["loc1", "shoeSize", "colour"]);

    let status = format!("{}/status", path(FIELDS, &size));
    let away = json!({"revision": 1, "isArchived": true});
    let away = admin.post(&status, away).await.unwrap().ok().unwrap().value();
    assert_eq!(keys(&admin, "/api/fields").await, ["loc1", "colour"]);
    let back = json!({"revision": away["revision"], "isArchived": false});
    admin.post(&status, back).await.unwrap().ok().unwrap();
    assert_eq!(keys(&admin, "/api/fields").await, ["loc1", "shoeSize", "colour"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_hold_together_is_refused_at_its_field() {
    let acme = TestStack::shared().await.tenant("fields-wrong").await;
    let admin = acme.admin().await;
    describe(&admin, field("shoeSize", "number")).await;
    for (form, at, code) in [
        (field("SHOESIZE", "text"), "key", "key_taken"),
        (field("roles", "text"), "key", "not_a_field"),
        (field("loc7", "text"), "loc7", ""),
        (field("a b", "text"), "key", "not_a_field"),
        (with(field("a", "text"), json!({"label": " "})), "label", "required"),
        (
            with(field("a", "text"), json!({"label": "x".repeat(101)})),
            "label",
            "too_long",
        ),
        (
            with(field("a", "text"), json!({"editableBy": "person"})),
            "editableBy",
            "not_visible",
        ),
        (field("a", "select"), "options", "required"),
    ] {
        let reply = admin.post(FIELDS, form).await.unwrap();
        if code.is_empty() {
            assert_eq!(reply.status, 201, "{at} is a key like any other");
        } else {
            assert_eq!(wrong(&reply), one(at, code));
        }
    }
    let unknown = admin.post(FIELDS, field("a", "colour")).await.unwrap();
    assert!(unknown.status.is_client_error(), "{}", unknown.text());
    let strange = json!({"fieldIds": ["0190f7a0-0000-7000-8000-000000000001"]});
    let strange = admin.put(&format!("{FIELDS}/order"), strange).await.unwrap();
    assert_eq!(wrong(&strange), one("fieldIds", "not_the_fields"));
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_change_a_field_at_once_one_is_told_and_of_two_with_one_key_one_has_it() {
    let acme = TestStack::shared().await.tenant("fields-race").await;
    let (ada, bob) = (acme.admin().await, acme.admin().await);
    let make = || async {
        (
            ada.post(FIELDS, field("team", "text")),
            bob.post(FIELDS, field("Team", "text")),
        )
    };
    let (one, other) = make().await;
    let (one, other) = tokio::join!(one, other);
    let statuses = BTreeSet::from([one.unwrap().status.as_u16(), other.unwrap().status.as_u16()]);
    assert_eq!(statuses, BTreeSet::from([201, 422]));

    let all = ada.get(FIELDS).await.unwrap().ok().unwrap().value();
    let page = path(FIELDS, &all[0]);
    let as_named = |label: &str| with(field("team", "text"), json!({"label": label, "revision": 1}));
    let (one, other) = tokio::join!(ada.put(&page, as_named("Ada's")), bob.put(&page, as_named("Bob's")));
    let (one, other) = (one.unwrap(), other.unwrap());
    let late = if one.status == 409 { &one } else { &other };
    assert_eq!(late.code(), "changed_meanwhile");
    assert!(one.status == 200 || other.status == 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_hundred_fields_and_five_thousand_options_are_in_use_and_not_one_more() {
    let acme = TestStack::shared().await.tenant("fields-many").await;
    let admin = acme.admin().await;
    let options: Vec<String> = (1..=5_000).map(|n| format!("Store {n}")).collect();
    let many = with(field("store", "select"), json!({"options": options}));
    let store = describe(&admin, many).await;
    assert_eq!(store["optionCount"], 5_000);
    assert_eq!(store["options"].as_array().unwrap().len(), 5_000);
    for n in 1..199 {
        describe(&admin, field(&format!("field{n}"), "text")).await;
    }
    let last = tokio::join!(
        admin.post(FIELDS, field("lastButOne", "text")),
        admin.post(FIELDS, field("another", "text"))
    );
    let replies = [last.0.unwrap(), last.1.unwrap()];
    let refused = replies.iter().find(|reply| reply.status == 422).unwrap();
    assert_eq!(wrong(refused), one("key", "too_many_definitions"));
    assert_eq!(keys(&admin, "/api/fields").await.len(), 200);

    let found = admin
        .get("/api/fields/options?key=store&search=STORE%204999")
        .await
        .unwrap();
    assert_eq!(found.ok().unwrap().value(), json!(["Store 4999"]));
    let first = admin.get("/api/fields/options?key=store").await.unwrap().ok().unwrap();
    assert_eq!(first.value().as_array().unwrap().len(), 20);
    let shown = admin.get("/api/fields").await.unwrap().ok().unwrap().value();
    assert_eq!(
        (&shown[0]["optionCount"], &shown[0]["options"]),
        (&json!(5_000), &json!([])),
        "so many are asked for while somebody chooses"
    );
    let mut more = options;
    more.push("One too many".to_owned());
    let beyond = with(field("store", "select"), json!({"options": more, "revision": 1}));
    let refused = admin.put(&path(FIELDS, &store), beyond).await.unwrap();
    assert_eq!(wrong(&refused), one("options", "too_many_options"));
}

#[tokio::test(flavor = "multi_thread")]
async fn outsiders_describe_nothing_and_see_no_description() {
    let stack = TestStack::shared().await;
    let (acme, munro) = tokio::join!(stack.tenant("fields-own"), stack.tenant("fields-strange"));
    let (admin, foreign) = (acme.admin().await, munro.admin().await);
    let size = describe(&admin, field("shoeSize", "number")).await;
    let page = path(FIELDS, &size);
    assert_eq!(acme.client().get("/api/fields").await.unwrap().status, 401);
    assert_eq!(foreign.get(&page).await.unwrap().status, 404);
    let change = with(field("shoeSize", "text"), json!({"revision": 1}));
    assert_eq!(foreign.put(&page, change.clone()).await.unwrap().status, 404);
    assert_eq!(keys(&foreign, "/api/fields").await, Vec::<String>::new());

    let learner = acme
        .join(&super::add(&admin, &format!("lea@{}.test", acme.id)).await)
        .await
        .unwrap();
    assert_eq!(learner.get(FIELDS).await.unwrap().status, 403);
    assert_eq!(learner.put(&page, change).await.unwrap().status, 403);
    assert_eq!(
        keys(&learner, "/api/fields").await,
        Vec::<String>::new(),
        "it is for admins alone"
    );
    let reply = learner.get("/api/fields/options?key=shoeSize").await.unwrap();
    assert_eq!(reply.status, 404);
}
