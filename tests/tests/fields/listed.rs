//! Described fields where people stand in a list: what comes along, whom a filter keeps, and what a file has of it.

use learnt_compose::client::Client;
use learnt_compose::testing::TestStack;
use serde_json::{Value, json};

use super::{add, describe, field, lena, one, path, with, wrong};

async fn people(admin: &Client, query: &str) -> Vec<Value> {
    let page = admin.get(&format!("/api/people?{query}")).await.unwrap();
    page.ok().unwrap().value()["items"].as_array().unwrap().clone()
}

fn names(people: &[Value]) -> Vec<&str> {
    people.iter().map(|one| one["firstName"].as_str().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn fields_come_along_as_columns_and_keep_whom_they_fit() {
    let acme = TestStack::shared().await.tenant("fields-listed").await;
    let admin = acme.admin().await;
    let size = describe(&admin, field("shoeSize", "number")).await;
    describe(
        &admin,
        with(field("colour", "multi"), json!({"options": ["Red", "Blue"]})),
    )
    .await;
    describe(&admin, field("loc2", "text")).await;
    describe(&admin, field("buddy", "person")).await;
    let bo = add(&admin, &format!("bo@{}.test", acme.id)).await;
    let fields = json!({"shoeSize": ["41.5"], "colour": ["Red", "Blue"], "buddy": [bo]});
    let her = lena(&admin, &format!("lena@{}.test", acme.id), fields)
        .await
        .ok()
        .unwrap()
        .value();
    let page = path("/api/people", &her);
    let patch = json!({"revision": 1, "profile": {"lists": {"loc2": ["York"]}}});
    admin.patch(&page, patch).await.unwrap().ok().unwrap();

    let found = people(&admin, "search=lena").await;
    assert_eq!(
        found[0]["fields"],
        json!({}),
        "nothing comes along that nobody asked for"
    );
    let found = people(&admin, "search=lena&fields=loc2.colour.shoeSize.buddy.nothing").await;
    assert_eq!(
        found[0]["fields"],
        json!({"shoeSize": ["41.5"], "colour": ["Red", "Blue"], "loc2": ["York"], "buddy": ["Bo Brandt"]})
    );
    for (having, expected) in [
        ("shoeSize%3D041,50", vec!["Lena"]),
        ("shoeSize%3D41", vec![]),
        ("colour%3Dred%0Aloc2%3Dyork", vec!["Lena"]),
        ("colour%3Dred%0Aloc2%3Dleeds", vec![]),
    ] {
        let found = people(&admin, &format!("having={having}")).await;
        assert_eq!(names(&found), expected, "{having}");
    }
    // Whom a field names is asked for by id; somebody else's is nobody's buddy, nor is what is no id.
    let found = people(&admin, "search=bo").await;
    let bo = found[0]["id"].as_str().unwrap();
    let lenas = her["id"].as_str().unwrap();
    for (named, expected) in [(bo, vec!["Lena"]), (lenas, vec![]), ("nobody", vec![])] {
        let found = people(&admin, &format!("having=buddy%3D{named}")).await;
        assert_eq!(names(&found), expected, "{named}");
    }
    let found = people(&admin, &format!("having=buddy%3D{}", bo.to_uppercase())).await;
    assert_eq!(names(&found), ["Lena"], "whatever its capitals");
    let file = "/api/people/export.csv?having=colour%3Dblue&fields=colour.shoeSize.loc2";
    let file = admin.get(file).await.unwrap().ok().unwrap().text();
    let mut lines = file.trim_start_matches('\u{FEFF}').lines();
    assert_eq!(
        lines.next().unwrap(),
        "firstName,lastName,email,status,fields.colour,fields.shoeSize,loc2"
    );
    assert!(lines.next().unwrap().ends_with(",active,Red|Blue,41.5,York"), "{file}");
    assert_eq!(lines.next(), None);

    // What was put away is neither shown nor found out by asking for it.
    let away = json!({"revision": 1, "isArchived": true});
    let status = format!("{}/status", path("/api/settings/fields", &size));
    admin.post(&status, away).await.unwrap().ok().unwrap();
    let found = people(&admin, "search=lena&fields=shoeSize.loc2").await;
    assert_eq!(found[0]["fields"], json!({"loc2": ["York"]}));
    for list_path in ["/api/people", "/api/people/export.csv"] {
        let list_path = format!("{list_path}?having=shoeSize%3D41.5");
        let refused = admin.get(&list_path).await.unwrap();
        assert_eq!(wrong(&refused), one("having", "unknown_field"));
    }
    let find = json!({"tenantId": acme.id, "property": "loc2", "value": "york"});
    let found = admin
        .post("/api/functions/findUserTeamsByProperty", find)
        .await
        .unwrap();
    let found = found.ok().unwrap().value();
    assert_eq!(found[0]["fields"]["shoeSize"], Value::Null, "{found}");
}

#[tokio::test(flavor = "multi_thread")]
async fn outsiders_find_nobody_by_a_field_and_other_teams_know_none_of_it() {
    let stack = TestStack::shared().await;
    let (acme, munro) = tokio::join!(stack.tenant("fields-asked"), stack.tenant("fields-askers"));
    let (admin, foreign) = (acme.admin().await, munro.admin().await);
    let visibility = json!({"visibleTo": "person"});
    describe(&admin, field("salary", "number")).await;
    describe(&admin, with(field("badge", "text"), visibility)).await;
    let email = format!("lena@{}.test", acme.id);
    lena(&admin, &email, json!({"salary": ["100"], "badge": ["B-7"]}))
        .await
        .ok()
        .unwrap();
    let her = acme.join(&email).await.unwrap();
    for list_path in [
        "/api/people?having=salary%3D100",
        "/api/people?fields=salary",
        "/api/people/export.csv?fields=badge",
        "/api/permissions/values?category=badge",
    ] {
        assert_eq!(her.get(list_path).await.unwrap().code(), "role", "{list_path}");
        assert_eq!(acme.client().get(list_path).await.unwrap().status, 401, "{list_path}");
    }
    let refused = foreign.get("/api/people?having=salary%3D100").await.unwrap();
    assert_eq!(wrong(&refused), one("having", "unknown_field"));
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_value_and_the_archive_at_once_one_is_first() {
    let acme = TestStack::shared().await.tenant("fields-at-once").await;
    let (ada, bob) = (acme.admin().await, acme.admin().await);
    let size = describe(&ada, field("shoeSize", "number")).await;
    let person = lena(&ada, &format!("lena@{}.test", acme.id), json!({}))
        .await
        .ok()
        .unwrap()
        .value();
    let (page, status) = (
        path("/api/people", &person),
        format!("{}/status", path("/api/settings/fields", &size)),
    );
    let mut field = size;
    for round in 1..=6 {
        let revision = ada.get(&page).await.unwrap().value()["revision"].clone();
        let value = round.to_string();
        let write = json!({"revision": revision, "profile": {"fields": {"shoeSize": [value]}}});
        let away = json!({"revision": field["revision"], "isArchived": true});
        let (written, archived) = tokio::join!(ada.patch(&page, write), bob.post(&status, away));
        let (written, archived) = (written.unwrap(), archived.unwrap().ok().unwrap().value());
        if written.status != 200 {
            assert_eq!(wrong(&written), one("fields.shoeSize", "field_archived"));
        }
        let back = json!({"revision": archived["revision"], "isArchived": false});
        field = bob.post(&status, back).await.unwrap().ok().unwrap().value();
        let now = ada.get(&page).await.unwrap().value();
        let has_value = now["profile"]["fields"]["shoeSize"][0] == value.as_str();
        assert_eq!(has_value, written.status == 200, "what was refused is not there");
    }
}
