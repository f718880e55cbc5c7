//! Whoever writes a value of a field, on a page or from a file, is held to what the admin said of it.

use learnt_compose::client::Client;
use learnt_compose::testing::{PATIENCE, TestStack, holds, within};
use reqwest::Method;
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};

use super::{add, describe, field, lena, one, path, with, wrong};

/// Four fields of different types.
async fn described(admin: &Client) -> [Value; 4] {
    [
        describe(admin, with(field("shoeSize", "number"), json!({"required": true}))).await,
        describe(
            admin,
            with(field("colour", "multi"), json!({"options": ["Red", "Blue"]})),
        )
        .await,
        describe(admin, field("since", "date")).await,
        describe(admin, field("buddy", "person")).await,
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_is_added_and_edited_as_the_fields_were_described() {
    let acme = TestStack::shared().await.tenant("fields-values").await;
    let admin = acme.admin().await;
    let buddy = add(&admin, &format!("bo@{}.test", acme.id)).await;
    described(&admin).await;
    let email = format!("lena@{}.test", acme.id);
    let fields = json!({"shoeSize": ["x"], "colour": ["green"], "since": ["31/02/2020"], "buddy": ["nobody@x.test"]});
    let mut faults = wrong(&lena(&admin, &email, fields).await);
    faults.sort();
    let expected = [
        ("fields.buddy", "not_a_person"),
        ("fields.colour", "not_an_option"),
        ("fields.shoeSize", "not_a_number"),
        ("fields.since", "not_a_date"),
    ];
    assert_eq!(
        faults,
        expected.map(|(field, code)| (field.to_owned(), code.to_owned()))
    );
    assert_eq!(
        wrong(&lena(&admin, &email, json!({})).await),
        one("fields.shoeSize", "required")
    );

    let fields = json!({"shoeSize": ["041.50"], "colour": ["blue", "RED"], "since": ["01/03/2020"], "buddy": [buddy]});
    let person = lena(&admin, &email, fields).await.ok().unwrap().value();
    let stored = &person["profile"]["fields"];
    assert_eq!(stored["shoeSize"], json!(["41.5"]));
    assert_eq!(stored["colour"], json!(["Blue", "Red"]));
    assert_eq!(stored["since"], json!(["2020-03-01"]));
    assert_eq!(person["named"][0]["id"], stored["buddy"][0]);

    let page = path("/api/people", &person);
    let edit = async |fields: Value| {
        admin
            .patch(&page, json!({"revision": 1, "profile": {"fields": fields}}))
            .await
            .unwrap()
    };
    assert_eq!(
        wrong(&edit(json!({"shoeSize": []})).await),
        one("fields.shoeSize", "required")
    );
    assert_eq!(
        wrong(&edit(json!({"shoeSize": ["1", "2"]})).await),
        one("fields.shoeSize", "one_value")
    );
    assert_eq!(
        wrong(&edit(json!({"SHOESIZE": ["1"]})).await),
        one("fields.SHOESIZE", "unknown_field")
    );
    let edited = edit(json!({"colour": []})).await.ok().unwrap().value();
    assert_eq!(edited["profile"]["fields"]["colour"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_people_have_stays_when_options_go_and_a_field_is_put_away() {
    let acme = TestStack::shared().await.tenant("fields-kept").await;
    let admin = acme.admin().await;
    let [size, colour, ..] = described(&admin).await;
    let email = format!("lena@{}.test", acme.id);
    let person = lena(&admin, &email, json!({"shoeSize": ["41"], "colour": ["Red"]}))
        .await
        .ok()
        .unwrap()
        .value();
    let fewer = with(field("colour", "multi"), json!({"options": ["Blue"], "revision": 1}));
    admin
        .put(&path("/api/settings/fields", &colour), fewer)
        .await
        .unwrap()
        .ok()
        .unwrap();
    let page = path("/api/people", &person);
    let both = json!({"revision": 1, "profile": {"fields": {"colour": ["Red", "Blue"]}}});
    let both = admin.patch(&page, both).await.unwrap().ok().unwrap().value();
    assert_eq!(both["profile"]["fields"]["colour"], json!(["Red", "Blue"]));

    let dated = with(field("shoeSize", "date"), json!({"revision": 1}));
    let refused = admin.put(&path("/api/settings/fields", &size), dated).await.unwrap();
    assert_eq!(wrong(&refused), one("type", "type_in_use"));
    let status = format!("{}/status", path("/api/settings/fields", &size));
    let away = json!({"revision": 1, "isArchived": true});
    let away = admin.post(&status, away).await.unwrap().ok().unwrap().value();
    let without = admin.get(&page).await.unwrap().value();
    assert_eq!(without["profile"]["fields"]["shoeSize"], Value::Null);
    let late = json!({"revision": 2, "profile": {"fields": {"shoeSize": ["42"]}}});
    assert_eq!(
        wrong(&admin.patch(&page, late).await.unwrap()),
        one("fields.shoeSize", "field_archived")
    );
    let back = json!({"revision": away["revision"], "isArchived": false});
    admin.post(&status, back).await.unwrap().ok().unwrap();
    let again = admin.get(&page).await.unwrap().value();
    assert_eq!(again["profile"]["fields"]["shoeSize"], json!(["41"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_is_held_to_the_same_line_by_line() {
    let acme = TestStack::shared().await.tenant("fields-file").await;
    let admin = acme.admin().await;
    add(&admin, "bo@file.test").await;
    described(&admin).await;
    let text = "First,Last,Email,Size,Colour,Buddy\n\
        Ida,Berg,ida@file.test,038,red|Blue,bo@file.test\n\
        Ole,Berg,ole@file.test,big,red,\n\
        Uwe,Berg,uwe@file.test,,red,\n\
        Ada,Berg,ada@file.test,40,green,\n";
    let part = Part::bytes(text.as_bytes().to_vec()).file_name("people.csv");
    let request = admin.request(Method::POST, "/api/people/imports");
    let job = admin
        .send(request.multipart(Form::new().part("file", part)))
        .await
        .unwrap();
    let job = job.ok().unwrap().value();
    let names = [
        "firstName",
        "lastName",
        "email",
        "fields.shoeSize",
        "fields.colour",
        "fields.buddy",
    ];
    let choice = json!({"mapping": names, "matchBy": "email", "invite": false});
    let at = path("/api/people/imports", &job);
    admin.post(&format!("{at}/check"), choice).await.unwrap().ok().unwrap();
    let rows = admin.get(&format!("{at}/rows")).await.unwrap().ok().unwrap().value();
    let code = |line: i64| {
        let rows = rows["items"].as_array().unwrap();
        let row = rows.iter().find(|row| row["line"] == line).unwrap();
        (row["problems"][0]["column"].clone(), row["problems"][0]["code"].clone())
    };
    assert_eq!(code(3), (json!("Size"), json!("not_a_number")));
    assert_eq!(code(4), (json!("Size"), json!("required")));
    assert_eq!(code(5), (json!("Colour"), json!("not_an_option")));

    admin.post(&format!("{at}/run"), json!({})).await.unwrap().ok().unwrap();
    within(3 * PATIENCE, async || {
        let file = admin.get(&at).await.unwrap().value();
        holds(file["status"] == "done", file)
    })
    .await;
    let found = admin.get("/api/people?search=ida@file.test").await.unwrap().value();
    let ida = admin
        .get(&path("/api/people", &found["items"][0]))
        .await
        .unwrap()
        .value();
    assert_eq!(ida["profile"]["fields"]["shoeSize"], json!(["38"]));
    assert_eq!(ida["profile"]["fields"]["colour"], json!(["Red", "Blue"]));
    assert_eq!(ida["named"][0]["name"], "Bo Brandt");
}
