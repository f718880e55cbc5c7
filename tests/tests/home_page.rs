//! The homepage: everybody begins with the same one, admins arrange a draft, and publishing it shows it to all.

use learnt_compose::client::{Client, Reply};
use learnt_compose::testing::{PASSWORD, TestStack, TestTenant};
use serde_json::{Value, json};

/// A picture of one dot.
const PNG: &[u8] = &[
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 31, 21, 196,
    137, 0, 0, 0, 13, 73, 68, 65, 84, 120, 156, 99, 80, 72, 56, 240, 31, 0, 4, 36, 2, 64, 234, 167, 97, 198, 0, 0, 0,
    0, 73, 69, 78, 68, 174, 66, 96, 130,
];

async fn read(client: &Client, path: &str) -> Value {
    client.get(path).await.unwrap().ok().unwrap().value()
}

async fn learner(tenant: &TestTenant, admin: &Client) -> Client {
    let username = format!("lena.{}", tenant.id);
    let profile = json!({"firstName": "Lena", "lastName": "Berg", "username": username, "lists": {"loc1": ["Leeds"]}});
    let made = admin.post("/api/people", json!({"profile": profile, "password": PASSWORD}));
    made.await.unwrap().ok().unwrap();
    tenant.sign_in(&username).await
}

fn widget(number: u8, kind: &str, props: Value) -> Value {
    json!({"id": format!("0190f7a0-0000-7000-8000-0000000000{number:02}"), "type": kind, "place": "main", "props": props})
}

fn links(label: &str) -> Value {
    widget(
        7,
        "quickLinks",
        json!({"items": [{"label": label, "link": "/apps/courses/mycourses"}]}),
    )
}

async fn save(admin: &Client, revision: i64, widgets: Value) -> Reply {
    let body = json!({"revision": revision, "widgets": widgets});
    admin.put("/api/home/draft", body).await.unwrap()
}

async fn publish(admin: &Client, revision: i64) -> Reply {
    admin
        .post("/api/home/publish", json!({"revision": revision}))
        .await
        .unwrap()
}

fn revision(reply: &Reply) -> i64 {
    reply.value()["revision"].as_i64().unwrap()
}

fn kinds(page: &Value) -> Vec<&str> {
    let widgets = page["widgets"].as_array().unwrap();
    widgets.iter().map(|widget| widget["type"].as_str().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_team_that_published_nothing_has_a_homepage_and_a_draft_is_no_publication() {
    let acme = TestStack::shared().await.tenant("home-first").await;
    let admin = acme.admin().await;
    let lena = learner(&acme, &admin).await;
    let first = read(&lena, "/api/home").await;
    assert_eq!(
        kinds(&first),
        [
            "overview",
            "myTeam",
            "continue",
            "counts",
            "assigned",
            "due",
            "events",
            "completed"
        ]
    );
    assert_eq!(
        (&first["publishedAt"], &first["learning"]["counts"]["total"]),
        (&Value::Null, &json!(0))
    );
    let saved = save(&admin, 0, json!([links("Courses")])).await.ok().unwrap();
    assert_eq!(read(&lena, "/api/home").await["widgets"], first["widgets"]);
    publish(&admin, revision(&saved)).await.ok().unwrap();
    let now = read(&lena, "/api/home").await;
    assert_eq!(now["widgets"][0]["props"]["items"][0]["label"], "Courses");
    let munro = read(&lena, "/api/home?kind=munro").await;
    assert_eq!(munro["widgets"], first["widgets"], "the other homepage is another one");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_publish_at_once_one_is_told_and_nobody_overwrites() {
    let acme = TestStack::shared().await.tenant("home-race").await;
    let (ada, bob) = (acme.admin().await, acme.admin().await);
    let first = tokio::join!(publish(&ada, 0), publish(&bob, 0));
    let (one, other) = (first.0.status.as_u16(), first.1.status.as_u16());
    assert_eq!((one.min(other), one.max(other)), (200, 409));
    let late = save(&ada, 0, json!([links("Late")])).await;
    assert_eq!((late.status.as_u16(), late.code().as_str()), (409, "changed_meanwhile"));
    assert_eq!(read(&ada, "/api/home/versions").await.as_array().unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_kept_is_refused_at_its_field_and_what_is_unfinished_is_not_published() {
    let acme = TestStack::shared().await.tenant("home-fields").await;
    let admin = acme.admin().await;
    let field = |reply: &Reply| {
        let body = reply.value();
        (
            reply.status.as_u16(),
            body["errors"][0]["field"].as_str().unwrap_or_default().to_owned(),
        )
    };
    let evil = widget(2, "image", json!({"file": "nothing"}));
    let script = widget(
        3,
        "quickLinks",
        json!({"items": [{"label": "A", "link": "javascript:alert(1)"}]}),
    );
    let raw = widget(
        4,
        "richText",
        json!({"doc": {"type": "doc", "content": [{"type": "script"}]}}),
    );
    for (widget, wrong) in [
        (widget(1, "html", json!({})), "widgets.0.type"),
        (evil, "widgets.0.props.file"),
        (script, "widgets.0.props.items.0.link"),
        (raw, "widgets.0.props.doc"),
    ] {
        let refused = save(&admin, 0, json!([widget])).await;
        assert_eq!(field(&refused), (422, wrong.to_owned()));
    }
    assert_eq!(
        read(&admin, "/api/home/draft").await["revision"],
        0,
        "nothing was written"
    );
    let saved = save(&admin, 0, json!([widget(5, "image", json!({"alt": "A"}))]))
        .await
        .ok()
        .unwrap();
    let refused = publish(&admin, revision(&saved)).await;
    assert_eq!(field(&refused), (422, "widgets.0.props.file".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn pictures_are_the_tenants_own_uploads_and_come_with_their_address() {
    let stack = TestStack::shared().await;
    let (acme, other) = (stack.tenant("home-pictures").await, stack.tenant("home-strange").await);
    let (admin, outsider) = (acme.admin().await, other.admin().await);
    let upload = async |of: &Client| {
        let stored = of.upload("image", "dot.png", "image/png", PNG.to_vec()).await;
        stored.unwrap().ok().unwrap().value()["id"].clone()
    };
    let (mine, theirs) = (upload(&admin).await, upload(&outsider).await);
    let post = |file: &Value| {
        let item = json!({"id": "0190f7a0-0000-7000-8000-000000000091", "caption": "Hello", "file": file,
            "timestamp": "2026-11-20T10:00:00Z"});
        json!([widget(1, "social", json!({"items": [item]}))])
    };
    let refused = save(&admin, 0, post(&theirs)).await;
    assert_eq!(refused.value()["errors"][0]["field"], "widgets.0.props.items.0.file");
    let saved = save(&admin, 0, post(&mine)).await.ok().unwrap();
    publish(&admin, revision(&saved)).await.ok().unwrap();
    let shown = read(&admin, "/api/home").await;
    let item = &shown["widgets"][0]["props"]["items"][0];
    assert_eq!(item["caption"], "Hello");
    assert_eq!(
        (&item["width"], &item["height"]),
        (&json!(1), &json!(1)),
        "it has its place before it is there"
    );
    let seen = acme.client().get(item["media_url"].as_str().unwrap()).await.unwrap();
    assert_eq!(seen.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_earlier_version_comes_back_as_the_draft_and_only_here() {
    let stack = TestStack::shared().await;
    let (acme, other) = (stack.tenant("home-history").await, stack.tenant("home-others").await);
    let (admin, outsider) = (acme.admin().await, other.admin().await);
    let mut at = 0;
    for label in ["One", "Two"] {
        at = revision(&save(&admin, at, json!([links(label)])).await.ok().unwrap());
        at = revision(&publish(&admin, at).await.ok().unwrap());
    }
    let history = read(&admin, "/api/home/versions").await;
    assert_eq!((&history[0]["version"], &history[1]["version"]), (&json!(2), &json!(1)));
    let path = format!("/api/home/versions/{}", history[1]["id"].as_str().unwrap());
    let whole = read(&admin, &path).await;
    assert_eq!(whole["widgets"][0]["props"]["items"][0]["label"], "One");

    let restore = format!("{path}/restore");
    let refused = outsider.post(&restore, json!({"revision": 0})).await.unwrap();
    assert_eq!(refused.status, 404);
    let late = admin.post(&restore, json!({"revision": at - 1})).await.unwrap();
    assert_eq!(late.code(), "changed_meanwhile");
    admin
        .post(&restore, json!({"revision": at}))
        .await
        .unwrap()
        .ok()
        .unwrap();
    let draft = read(&admin, "/api/home/draft").await;
    assert_eq!(draft["widgets"][0]["props"]["items"][0]["label"], "One");
    assert_eq!(draft["isLive"], false);
    let seen = read(&admin, "/api/home").await;
    assert_eq!(
        seen["widgets"][0]["props"]["items"][0]["label"], "Two",
        "only publishing shows it"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn learners_look_and_change_nothing() {
    let acme = TestStack::shared().await.tenant("home-learners").await;
    let admin = acme.admin().await;
    let lena = learner(&acme, &admin).await;
    for path in ["/api/home/draft", "/api/home/versions"] {
        assert_eq!(lena.get(path).await.unwrap().code(), "role", "{path}");
    }
    assert_eq!(save(&lena, 0, json!([])).await.code(), "role");
    assert_eq!(publish(&lena, 0).await.code(), "role");
    assert_eq!(acme.client().get("/api/home").await.unwrap().status, 401);
}

async fn hides(browser: &Client, widget: &Value, hidden: bool) -> Reply {
    let body = json!({"widget": widget, "hidden": hidden});
    browser.put("/api/home/hidden", body).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_person_hides_is_hidden_for_them_alone_whatever_is_published() {
    let acme = TestStack::shared().await.tenant("home-hidden").await;
    let admin = acme.admin().await;
    let lena = learner(&acme, &admin).await;
    let first = read(&lena, "/api/home").await;
    let ids: Vec<&Value> = (0..5).map(|number| &first["widgets"][number]["id"]).collect();
    assert_eq!(first["hidden"], json!([]));
    let (one, other) = tokio::join!(hides(&lena, ids[1], true), hides(&lena, ids[3], true));
    assert!(
        one.ok().is_ok() && other.ok().is_ok(),
        "two tabs at once hide two widgets"
    );
    let again = hides(&lena, ids[1], true).await.ok().unwrap().value();
    assert_eq!(again["hidden"].as_array().unwrap().len(), 2, "twice is once");
    assert_eq!(
        read(&admin, "/api/home").await["hidden"],
        json!([]),
        "nobody else is concerned"
    );
    assert_eq!(read(&lena, "/api/home?kind=munro").await["hidden"], json!([]));

    let mut page = first["widgets"].clone();
    page.as_array_mut().unwrap().push(links("New"));
    page[3]["mandatory"] = json!(true);
    let saved = save(&admin, 0, page).await.ok().unwrap();
    publish(&admin, revision(&saved)).await.ok().unwrap();
    let after = read(&lena, "/api/home").await;
    assert_eq!(
        after["hidden"],
        json!([ids[1]]),
        "what everybody is to see is back, the other stays hidden"
    );
    assert_eq!(
        (kinds(&after).len(), &after["widgets"][3]["mandatory"]),
        (9, &json!(true))
    );
    let refused = hides(&lena, ids[3], true).await;
    assert_eq!(
        (refused.status.as_u16(), refused.code().as_str()),
        (409, "widget_mandatory")
    );
    let absent = hides(&lena, &json!("0190f7a0-0000-7000-8000-00000000dead"), true).await;
    assert_eq!(absent.status.as_u16(), 404);
    let back = hides(&lena, ids[1], false).await.ok().unwrap().value();
    assert_eq!(back["hidden"], json!([]));
    assert_eq!(read(&lena, "/api/home").await["hidden"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_hides_anything_in_anothers_name() {
    let acme = TestStack::shared().await.tenant("home-acting").await;
    let admin = acme.admin().await;
    let lena = learner(&acme, &admin).await;
    let widget = read(&lena, "/api/home").await["widgets"][0]["id"].clone();
    let me = read(&lena, "/api/me").await;
    let begun = json!({"userId": me["uid"], "reason": "She called and cannot find her course", "home": "/"});
    let acting = admin.post("/api/impersonation", begun).await.unwrap().ok().unwrap();
    admin.set_token(acting.value()["accessToken"].as_str().map(str::to_owned));
    assert_eq!(hides(&admin, &widget, true).await.code(), "impersonating");
    assert_eq!(hides(&acme.client(), &widget, true).await.status, 401);
    assert_eq!(read(&lena, "/api/home").await["hidden"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_homepage_tells_what_a_person_has_to_learn() {
    let acme = TestStack::shared().await.tenant("home-learning").await;
    let admin = acme.admin().await;
    let lena = learner(&acme, &admin).await;
    let does = async |path: String, body: Value| admin.post(&path, body).await.unwrap().ok().unwrap().value();
    for title in ["Fire", "Water"] {
        let course = does("/api/courses".into(), json!({"title": title})).await;
        let at = format!("/api/courses/{}", course["id"].as_str().unwrap());
        let section = does(
            format!("{at}/sections"),
            json!({"revision": course["revision"], "title": "Start"}),
        )
        .await;
        let mut revision = section["revision"].clone();
        for name in ["A", "B"] {
            let doc =
                json!({"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "x"}]}]});
            let body = json!({"revision": revision, "sectionId": section["id"], "type": "page", "completion": {"kind": "viewed"}, "title": name,
                "completion": {"kind": "viewed"}, "content": {"doc": doc}});
            revision = does(format!("{at}/activities"), body).await["revision"].clone();
        }
        does(format!("{at}/publish"), json!({})).await;
        let rule = json!({"type": "course", "documentId": course["id"], "rule": {"loc1": ["Leeds"]}});
        does("/api/permissions".into(), rule).await;
    }
    let before = read(&lena, "/api/home").await["learning"].clone();
    assert_eq!(
        (&before["counts"]["total"], &before["counts"]["inProgress"]),
        (&json!(2), &json!(0))
    );
    let fire = before["courses"]
        .as_array()
        .unwrap()
        .iter()
        .find(|course| course["title"] == "Fire")
        .unwrap();
    let id = fire["id"].as_str().unwrap();
    let player = read(&lena, &format!("/api/me/courses/{id}")).await;
    let step = player["sections"][0]["activities"][0]["id"].as_str().unwrap();
    let path = format!("/api/me/courses/{id}/activities/{step}/progress");
    lena.post(&path, json!({"opened": true})).await.unwrap().ok().unwrap();
    let after = read(&lena, "/api/home").await["learning"].clone();
    assert_eq!(after["counts"]["inProgress"], 1);
    let first = &after["courses"][0];
    assert_eq!((&first["title"], &first["progress"]), (&json!("Fire"), &json!(50)));
    assert_eq!(
        (&first["steps"], &first["stepsDone"], &first["activityTitle"]),
        (&json!(2), &json!(1), &json!("A"))
    );
}
