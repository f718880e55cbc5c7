//! What a person chooses for their own screens, under the product's names and under those of the specification.

use learnt_compose::client::Client;
use learnt_compose::testing::TestStack;
use serde_json::{Value, json};

async fn me(client: &Client) -> Value {
    client.get("/api/me").await.unwrap().value()
}

#[tokio::test]
async fn everybody_begins_with_the_same_shortcuts_and_keeps_what_they_choose() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let at_first = json!(["calendar", "mail", "contacts", "todo"]);
    assert_eq!(me(&admin).await["data"]["shortcuts"], at_first);
    let chosen = json!({"shortcuts": ["my-courses", "my-courses", "calendar"]});
    let reply = admin.patch("/api/me/preferences", chosen).await.unwrap();
    assert_eq!(reply.status, 200);
    assert_eq!(me(&admin).await["data"]["shortcuts"], json!(["my-courses", "calendar"]));
    let settings = json!({"settings": {"layout": {"style": "layout2"}, "roles": ["superadmin"]}});
    let reply = admin.patch("/api/me/preferences", settings).await.unwrap();
    assert_eq!(
        reply.value(),
        json!({"shortcuts": ["my-courses", "calendar"], "settings": {"layout": {"style": "layout2"}}}),
        "what is not given stays, what is not listed is dropped"
    );
    let none = json!({"shortcuts": []});
    admin.patch("/api/me/preferences", none).await.unwrap();
    assert_eq!(me(&admin).await["data"]["shortcuts"], json!([]), "none is a choice too");
}

#[tokio::test]
async fn the_views_of_a_list_that_somebody_named_are_theirs_on_every_device() {
    let acme = TestStack::shared().await.tenant("preferences-views").await;
    let (admin, email) = (acme.admin().await, format!("kim@{}.test", acme.id));
    let profile = json!({"firstName": "Kim", "lastName": "Brandt", "email": email});
    let body = json!({"profile": profile, "roles": ["learner"], "invite": true});
    admin.post("/api/people", body).await.unwrap().ok().unwrap();
    let kim = acme.join(&email).await.unwrap();
    let views = json!({"users": [{"name": "Never signed in", "query": "search=ana&status=invited"}]});
    let saved = admin
        .patch("/api/me/preferences", json!({"settings": {"views": views}}))
        .await
        .unwrap();
    assert_eq!(
        (saved.status.as_u16(), &saved.value()["settings"]["views"]),
        (200, &views)
    );
    let read = admin.get("/api/me/preferences").await.unwrap().value();
    assert_eq!(read["settings"]["views"], views);
    let others = kim.get("/api/me/preferences").await.unwrap().value();
    assert_eq!(others["settings"]["views"], Value::Null, "nobody else's");

    let many = vec![json!({"name": "One", "query": ""}); 21];
    let refused = admin
        .patch("/api/me/preferences", json!({"settings": {"views": {"users": many}}}))
        .await
        .unwrap();
    assert_eq!(
        (refused.status.as_u16(), &refused.value()["errors"][0]["field"]),
        (422, &json!("settings.views"))
    );
    let read = admin.get("/api/me/preferences").await.unwrap().value();
    assert_eq!(read["settings"]["views"], views, "what is refused changes nothing");
}

#[tokio::test]
async fn the_legacy_calls_answer_with_the_session_user_and_keep_the_same_preferences() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let user = me(&admin).await;
    assert_eq!(admin.get("/api/auth").await.unwrap().value()["user"], user);
    let access = admin.get("/api/auth/access-token").await.unwrap().value();
    assert_eq!(access["user"], user);
    assert_eq!(
        access["access_token"].as_str(),
        admin.token().as_deref(),
        "a token does not renew itself"
    );
    let update = json!({"user": {"role": ["superadmin"], "data": {"shortcuts": ["chat"], "displayName": "Somebody"}}});
    let reply = admin.post("/api/auth/user/update", update).await.unwrap();
    assert_eq!(reply.value()["data"]["shortcuts"], json!(["chat"]));
    let after = me(&admin).await;
    assert_eq!(after["data"]["shortcuts"], json!(["chat"]));
    assert_eq!(
        (&after["role"], &after["data"]["displayName"]),
        (&user["role"], &user["data"]["displayName"])
    );
}

#[tokio::test]
async fn the_providers_user_is_oneself_and_nobody_else() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    let uid = me(&admin).await["uid"].as_str().unwrap().to_owned();
    let path = format!("/api/v2/users/{uid}");
    let patch = json!({"user_metadata": {"shortcuts": ["todo"]}, "email": "other@acme.test"});
    let reply = admin.patch(&path, patch).await.unwrap();
    assert_eq!(reply.value()["user_metadata"]["shortcuts"], json!(["todo"]));
    let read = admin.get(&path).await.unwrap().value();
    assert_eq!((&read["user_id"], &read["name"]), (&json!(uid), &json!("Ada Admin")));
    let other = format!("/api/v2/users/{}", learnt_kernel::ids::new_id());
    assert_eq!(admin.get(&other).await.unwrap().status, 404);
    let patch = json!({"user_metadata": {"shortcuts": []}});
    assert_eq!(admin.patch(&other, patch).await.unwrap().status, 404);
}

#[tokio::test]
async fn what_no_screen_makes_is_not_kept() {
    let acme = TestStack::shared().await.tenant("acme").await;
    let admin = acme.admin().await;
    for odd in [
        json!({"shortcuts": ["<img>"]}),
        json!({"shortcuts": vec!["a"; 51]}),
        json!({"settings": {"theme": "x".repeat(20_000)}}),
    ] {
        let reply = admin.patch("/api/me/preferences", odd.clone()).await.unwrap();
        assert_eq!(reply.status, 422, "{odd}");
    }
}
