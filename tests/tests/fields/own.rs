//! What people see of their own fields, and which of them are theirs to fill.

use learnt_compose::testing::TestStack;
use serde_json::{Value, json};

use super::{add, describe, field, lena, one, with, wrong};

#[tokio::test(flavor = "multi_thread")]
async fn people_see_and_fill_what_was_given_to_them_and_nothing_else() {
    let acme = TestStack::shared().await.tenant("fields-mine").await;
    let admin = acme.admin().await;
    let visibility = json!({"visibleTo": "person"});
    let given = json!({"visibleTo": "person", "editableBy": "person"});
    describe(&admin, with(field("shoeSize", "number"), given.clone())).await;
    describe(&admin, with(field("badge", "text"), visibility)).await;
    describe(&admin, field("salary", "number")).await;
    describe(
        &admin,
        with(
            with(field("loc2", "select"), given),
            json!({"options": ["Leeds", "York"]}),
        ),
    )
    .await;
    let email = format!("lena@{}.test", acme.id);
    let fields = json!({"shoeSize": ["41"], "badge": ["B-7"], "salary": ["100"]});
    lena(&admin, &email, fields).await.ok().unwrap();
    let her = acme.join(&email).await.unwrap();

    let own = her.get("/api/me/profile").await.unwrap().ok().unwrap().value();
    assert_eq!(own["profile"]["fields"], json!({"shoeSize": ["41"], "badge": ["B-7"]}));
    let shown = her.get("/api/fields").await.unwrap().ok().unwrap().value();
    let keys: Vec<&Value> = shown.as_array().unwrap().iter().map(|one| &one["key"]).collect();
    assert_eq!(keys, ["shoeSize", "badge", "loc2"]);

    let revision = own["revision"].clone();
    let edit = async |change: Value| {
        her.patch("/api/me/profile", with(json!({"revision": revision}), change))
            .await
            .unwrap()
    };
    for key in ["badge", "salary", "nothing"] {
        let refused = edit(json!({"fields": {key: ["1"]}})).await;
        assert_eq!(wrong(&refused), one(&format!("fields.{key}"), "not_yours"));
    }
    let tags = edit(json!({"lists": {"tags": ["chief"]}})).await;
    assert_eq!(wrong(&tags), one("tags", "not_yours"));
    let odd = edit(json!({"fields": {"shoeSize": ["big"]}})).await;
    assert_eq!(wrong(&odd), one("fields.shoeSize", "not_a_number"));

    let done = edit(json!({"fields": {"shoeSize": ["42"]}, "lists": {"loc2": ["york"]}})).await;
    let done = done.ok().unwrap().value();
    assert_eq!(
        (&done["profile"]["fields"]["shoeSize"], &done["profile"]["loc2"]),
        (&json!(["42"]), &json!(["York"]))
    );
    let late = edit(json!({"fields": {"shoeSize": ["43"]}})).await;
    assert_eq!((late.status.as_u16(), late.code().as_str()), (409, "changed_meanwhile"));
    let found = admin.get(&format!("/api/people?search={email}")).await.unwrap().value();
    let page = admin
        .get(&super::path("/api/people", &found["items"][0]))
        .await
        .unwrap()
        .value();
    assert_eq!(
        page["profile"]["fields"],
        json!({"shoeSize": ["42"], "badge": ["B-7"], "salary": ["100"]}),
        "what she does not see is still there"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_held_to_fields_on_the_way_in() {
    let acme = TestStack::shared().await.tenant("fields-way-in").await;
    let admin = acme.admin().await;
    let her = acme
        .join(&add(&admin, &format!("lea@{}.test", acme.id)).await)
        .await
        .unwrap();
    let needed = json!({"required": true, "visibleTo": "person", "editableBy": "person"});
    describe(&admin, with(field("shoeSize", "number"), needed)).await;
    let own = her.get("/api/me/profile").await.unwrap().ok().unwrap().value();
    assert_eq!(
        own["profile"]["fields"],
        json!({}),
        "who came before has nothing to fill in at once"
    );
}
