//! People come into a team one by one.
use learnt_compose::testing::{PASSWORD, TestStack};
use serde_json::json;

use super::{add, eventually, id};

#[tokio::test(flavor = "multi_thread")]
async fn lena_is_invited_and_joins() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let lena = add(&admin, "Lena", &format!("Lena@{}.test", acme.id), &[]).await;
    assert_eq!(
        (&lena["roles"], &lena["invitation"]),
        (&json!(["learner"]), &json!("invited"))
    );

    let email = format!("lena@{}.test", acme.id);
    let her = acme.join(&email).await.unwrap();
    assert_eq!(her.get("/api/me").await.unwrap().value()["data"]["email"], json!(email));
    let page = format!("/api/people/{}", id(&lena));
    let lena = eventually(&admin, &page, |lena| lena["invitation"] == "joined").await;
    assert!(lena["lastSeenAt"].is_string());

    let found = admin
        .get("/api/people?search=brandt%20len&status=active&role=learner")
        .await
        .unwrap()
        .value();
    assert_eq!(
        (&found["total"], &found["items"][0]["email"]),
        (&json!(1), &json!(email))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_without_an_address_gets_a_username_and_a_first_password() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let otto = json!({"profile": {"firstName": "Otto", "lastName": "Ek", "username": "Otto.Ek"}, "password": PASSWORD});
    let otto = admin.post("/api/people", otto).await.unwrap().ok().unwrap().value();
    assert_eq!(otto["profile"]["username"], "otto.ek");
    acme.sign_in("otto.ek").await;

    let twin = json!({"profile": {"firstName": "Olga", "lastName": "Ek", "username": "otto.ek"}, "password": PASSWORD});
    let refusal = admin.post("/api/people", twin).await.unwrap();
    assert_eq!(
        (refusal.status.as_u16(), refusal.value()["errors"][0]["field"].clone()),
        (422, json!("username"))
    );

    let path = format!("/api/people/{}/invitation", id(&otto));
    assert_eq!(admin.post(&path, json!({})).await.unwrap().code(), "no_email");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_is_refused_field_by_field() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let body = json!({"profile": {"firstName": " ", "email": "lena@acme", "lists": {"loc9": ["x"]}}});
    let refusal = admin.post("/api/people", body).await.unwrap();
    assert_eq!(refusal.value()["errors"][0]["field"], "loc9");

    let body = json!({"profile": {"firstName": " ", "email": "lena@acme", "dob": "soon"}});
    let refusal = admin.post("/api/people", body).await.unwrap().value();
    let fields: Vec<&str> = refusal["errors"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|error| error["field"].as_str())
        .collect();
    assert_eq!(fields, ["firstName", "email", "dob", "lastName"]);

    let nobody = json!({"profile": {"firstName": "Lena", "lastName": "Brandt"}});
    assert_eq!(
        admin.post("/api/people", nobody).await.unwrap().value()["errors"][0]["field"],
        "email"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn two_admins_who_add_the_same_person_at_once_make_one() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let (ada, bo) = (acme.admin().await, acme.admin().await);
    for round in 0..5 {
        let email = format!("lena{round}@{}.test", acme.id);
        let body = json!({"profile": {"firstName": "Lena", "lastName": "Brandt", "email": email}, "invite": false});
        let (first, second) = tokio::join!(ada.post("/api/people", body.clone()), bo.post("/api/people", body));
        let (first, second) = (first.unwrap(), second.unwrap());
        let mut statuses = [first.status.as_u16(), second.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [201, 422], "{} {}", first.text(), second.text());
        let found = ada
            .get(&format!("/api/people?search=lena{round}"))
            .await
            .unwrap()
            .value();
        assert_eq!(found["total"], 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_holds_the_filtered_set_and_disarms_formulas() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let evil = add(
        &admin,
        "=HYPERLINK(\"http://x\")",
        &format!("evil@{}.test", acme.id),
        &[],
    )
    .await;
    let file = admin.get("/api/people/export.csv?search=evil").await.unwrap();
    assert_eq!(
        file.headers["content-disposition"],
        "attachment; filename=\"users.csv\""
    );
    let expected = format!(
        "\u{FEFF}firstName,lastName,email,status\r\n\"'=HYPERLINK(\"\"http://x\"\")\",Brandt,evil@{}.test,active\r\n",
        acme.id
    );
    assert_eq!(file.text(), expected);
    let alone = format!("/api/people/export.csv?ids={}.nobody", id(&evil));
    assert_eq!(admin.get(&alone).await.unwrap().text(), expected, "named by their ids");
    let all = admin.get("/api/people/export.csv").await.unwrap().text();
    assert_eq!(all.lines().count(), 3, "a header, the admin and the other one");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_are_in_the_order_in_which_their_names_are_read() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    for (first, last) in [("Zoe", "Adams"), ("ada", "Zimmer"), ("Ada", "Brandt"), ("Ben", "Aalto")] {
        let email = format!("in-order-{last}@{}.test", acme.id);
        let body = json!({"profile": {"firstName": first, "lastName": last, "email": email}, "invite": false});
        admin.post("/api/people", body).await.unwrap().ok().unwrap();
    }
    let read = async |sort: &str| -> Vec<String> {
        let path = format!("/api/people?search=in-order&sort={sort}");
        let page = admin.get(&path).await.unwrap().value();
        let items = page["items"].as_array().unwrap().iter();
        items
            .map(|one| {
                [&one["firstName"], &one["lastName"]]
                    .map(|name| name.as_str().unwrap())
                    .join(" ")
            })
            .collect()
    };
    let mut names = vec!["Ada Brandt", "ada Zimmer", "Ben Aalto", "Zoe Adams"];
    assert_eq!(read("name").await, names);
    names.reverse();
    assert_eq!(read("-name").await, names);
}
