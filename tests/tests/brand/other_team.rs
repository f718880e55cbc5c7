//! Two teams of one tenant, each with admins of its own: what an admin of the other team sees of people and content, and changes.
use learnt_compose::client::{Client, Reply};
use learnt_compose::testing::{PASSWORD, TestStack, TestTenant};
use reqwest::Method;
use serde_json::{Value, json};

use super::teams::{gone_over, second_team};

/// Ada is an admin of both teams, Bea of the second one alone; Lena learns in the first one.
struct Story {
    tenant: TestTenant,
    second: String,
    ada: Client,
    ada_there: Client,
    bea: Client,
    lena: String,
}

async fn does(admin: &Client, path: &str, body: Value) -> Value {
    admin.post(path, body).await.unwrap().ok().unwrap().value()
}

async fn reads(admin: &Client, path: &str) -> Value {
    admin.get(path).await.unwrap().ok().unwrap().value()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("no text: {value}")).to_owned()
}

async fn add(admin: &Client, name: &str, username: &str, roles: &[&str]) -> String {
    let profile = json!({"firstName": name, "lastName": "Berg", "username": username});
    let body = json!({"profile": profile, "roles": roles, "password": PASSWORD});
    text(&does(admin, "/api/people", body).await["id"])
}

/// Asks with a body where there is one.
async fn ask(browser: &Client, (method, path, body): &(Method, String, Value)) -> Reply {
    let request = browser.request(method.clone(), path);
    let request = if *method == Method::GET {
        request
    } else {
        request.json(body)
    };
    browser.send(request).await.unwrap()
}

impl Story {
    async fn begin(name: &str) -> Self {
        let tenant = TestStack::shared().await.tenant(name).await;
        let (second, host) = second_team(&tenant).await;
        let ada = tenant.admin().await;
        let ada_there = gone_over(&tenant, &ada, &second, &host).await;
        let username = format!("bea.{}", tenant.id);
        add(&ada_there, "Bea", &username, &["admin"]).await;
        let bea = tenant.stack().client(&host);
        assert!(bea.sign_in(&username, PASSWORD).await.unwrap());
        let lena = add(&ada, "Lena", &format!("lena.{}", tenant.id), &["learner"]).await;
        Self {
            tenant,
            second,
            ada,
            ada_there,
            bea,
            lena,
        }
    }

    /// A published course that everybody in the tenant has, by the rule that is answered with it.
    async fn course(&self) -> (String, String) {
        let course = text(&does(&self.ada, "/api/courses", json!({"title": "Safety"})).await["id"]);
        let path = format!("/api/courses/{course}");
        let section = json!({"title": "Start", "revision": self.revision(&course).await});
        let section = does(&self.ada, &format!("{path}/sections"), section).await["id"].clone();
        let link = json!({"type": "link", "title": "Read", "sectionId": section, "content": {"url": "https://learnt.test"},
            "revision": self.revision(&course).await});
        does(&self.ada, &format!("{path}/activities"), link).await;
        does(&self.ada, &format!("{path}/publish"), json!({})).await;
        let rule = json!({"type": "course", "documentId": course, "rule": {"everyone": []}});
        let rule = does(&self.ada, "/api/permissions", rule).await;
        (course, text(&rule["permission"]["id"]))
    }

    async fn revision(&self, course: &str) -> Value {
        reads(&self.ada, &format!("/api/courses/{course}")).await["revision"].clone()
    }

    /// Says which teams look after a course.
    async fn looked_after(&self, course: &str, teams: &[&str]) -> Reply {
        let body = json!({"revision": self.revision(course).await, "teams": teams});
        self.ada
            .put(&format!("/api/courses/{course}/teams"), body)
            .await
            .unwrap()
    }

    /// Everything by which an admin changes a course or who is given it.
    async fn changes(&self, course: &str, rule: &str) -> Vec<(Method, String, Value)> {
        let view = reads(&self.ada, &format!("/api/courses/{course}")).await;
        let revision = &view["revision"];
        let (section, activity) = (&view["sections"][0]["id"], &view["sections"][0]["activities"][0]["id"]);
        let at = format!("/api/courses/{course}");
        let order = json!([{"id": section, "activities": [activity]}]);
        let everyone = json!({"everyone": []});
        vec![
            (
                Method::PATCH,
                at.clone(),
                json!({"revision": revision, "title": "Mine"}),
            ),
            (
                Method::PUT,
                format!("{at}/teams"),
                json!({"revision": revision, "teams": []}),
            ),
            (
                Method::POST,
                format!("{at}/sections"),
                json!({"revision": revision, "title": "Mine"}),
            ),
            (
                Method::PATCH,
                format!("{at}/sections/{}", text(section)),
                json!({"revision": revision, "title": "Mine"}),
            ),
            (
                Method::DELETE,
                format!("{at}/sections/{}", text(section)),
                json!({"revision": revision}),
            ),
            (
                Method::POST,
                format!("{at}/activities"),
                json!({"revision": revision, "sectionId": section, "type": "link", "title": "Mine"}),
            ),
            (
                Method::PATCH,
                format!("{at}/activities/{}", text(activity)),
                json!({"revision": revision, "title": "Mine"}),
            ),
            (
                Method::DELETE,
                format!("{at}/activities/{}", text(activity)),
                json!({"revision": revision}),
            ),
            (
                Method::PUT,
                format!("{at}/order"),
                json!({"revision": revision, "sections": order}),
            ),
            (Method::POST, format!("{at}/publish"), json!({"revision": revision})),
            (Method::POST, format!("{at}/unpublish"), json!({})),
            (Method::POST, format!("{at}/archive"), json!({})),
            (Method::POST, format!("{at}/restore"), json!({})),
            (
                Method::POST,
                "/api/permissions".into(),
                json!({"type": "course", "documentId": course, "rule": {"roles": ["learner"]}}),
            ),
            (
                Method::PATCH,
                format!("/api/permissions/{rule}"),
                json!({"revision": 1, "rule": everyone}),
            ),
            (
                Method::POST,
                format!("/api/permissions/{rule}/status"),
                json!({"status": "archived"}),
            ),
        ]
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_course_is_changed_by_admins_of_the_teams_that_look_after_it_alone() {
    let story = Story::begin("whose-course").await;
    let (course, rule) = story.course().await;
    let seen = reads(&story.bea, &format!("/api/courses/{course}")).await;
    assert_eq!(
        (&seen["isLookedAfterHere"], &seen["can"]["unpublish"], &seen["teams"]),
        (&json!(true), &json!(true), &json!([])),
        "all teams look after it, unless some were chosen"
    );
    let set = story.looked_after(&course, &[&story.tenant.id]).await;
    assert_eq!(set.status, 200, "{}", set.text());

    let before = reads(&story.ada, &format!("/api/courses/{course}")).await;
    for change in story.changes(&course, &rule).await {
        let refused = ask(&story.bea, &change).await;
        assert_eq!(
            (refused.status.as_u16(), refused.code().as_str()),
            (403, "not_looked_after"),
            "{change:?}"
        );
    }
    let many = json!({"ids": [course], "archived": true});
    let many = does(&story.bea, "/api/courses/archived", many).await;
    assert_eq!(
        (
            &many["changed"],
            &many["refused"][0]["code"],
            &many["refused"][0]["title"]
        ),
        (&json!([]), &json!("not_looked_after"), &json!("Safety"))
    );
    assert_eq!(reads(&story.ada, &format!("/api/courses/{course}")).await, before);

    let seen = reads(&story.bea, &format!("/api/courses/{course}")).await;
    assert_eq!(
        (&seen["isLookedAfterHere"], &seen["title"], &seen["teams"][0]["id"]),
        (&json!(false), &json!("Safety"), &json!(story.tenant.id))
    );
    assert!(seen["can"].as_object().unwrap().values().all(|may| may == false));
    let listed = reads(&story.bea, "/api/courses").await;
    assert_eq!(listed["items"][0]["isLookedAfterHere"], false);
    let rules = reads(&story.bea, &format!("/api/permissions?documentId={course}&type=course")).await;
    assert_eq!(rules["items"][0]["canChange"], false);
    // Ada is an admin of both teams: at the second one's host she is one of its admins.
    let hide = (Method::POST, format!("/api/courses/{course}/unpublish"), json!({}));
    assert_eq!(ask(&story.ada_there, &hide).await.code(), "not_looked_after");
    // What Bea makes of it is hers to change.
    let copy = does(&story.bea, &format!("/api/courses/{course}/duplicate"), json!({})).await;
    assert_eq!((&copy["isLookedAfterHere"], &copy["teams"]), (&json!(true), &json!([])));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_admin_hands_a_course_to_teams_that_there_are_and_keeps_their_own_among_them() {
    let story = Story::begin("whose-handed").await;
    let (course, _) = story.course().await;
    let fault = |reply: Reply| (reply.status.as_u16(), reply.value()["errors"][0]["code"].clone());
    assert_eq!(
        fault(story.looked_after(&course, &["nobodys"]).await),
        (422, json!("unknown_team"))
    );
    assert_eq!(
        fault(story.looked_after(&course, &[&story.second]).await),
        (422, json!("own_team"))
    );
    let both = story.looked_after(&course, &[&story.tenant.id, &story.second]).await;
    assert_eq!(both.status, 200, "{}", both.text());
    let hide = (Method::POST, format!("/api/courses/{course}/unpublish"), json!({}));
    assert_eq!(ask(&story.bea, &hide).await.status, 200, "Bea's team is one of them");
    let teams = reads(&story.bea, "/api/documents/teams").await;
    let ids: Vec<&str> = teams
        .as_array()
        .unwrap()
        .iter()
        .map(|team| team["id"].as_str().unwrap())
        .collect();
    assert!(ids.contains(&story.second.as_str()) && ids.contains(&story.tenant.id.as_str()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_superadmin_changes_courses_of_every_team() {
    let story = Story::begin("whose-super").await;
    let (course, _) = story.course().await;
    story.looked_after(&course, &[&story.tenant.id]).await.ok().unwrap();
    let super_ = "update user_teams set roles = '{superadmin}', rank = 4 where first_name = 'Bea'";
    story.tenant.sql(super_).await;
    let (tenant, path) = (&story.tenant, format!("/api/courses/{course}/unpublish"));
    let bea = tenant
        .stack()
        .client(&format!("{}.{}", story.second, learnt_compose::testing::ROOT));
    assert!(bea.sign_in(&format!("bea.{}", tenant.id), PASSWORD).await.unwrap());
    assert_eq!(bea.post(&path, json!({})).await.unwrap().status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn people_and_their_learning_are_seen_in_their_teams_alone() {
    let story = Story::begin("whose-people").await;
    let (course, _) = story.course().await;
    let lena = &story.lena;
    let absent = [
        (Method::GET, format!("/api/people/{lena}"), json!({})),
        (
            Method::PATCH,
            format!("/api/people/{lena}"),
            json!({"revision": 1, "profile": {}}),
        ),
        (
            Method::PUT,
            format!("/api/people/{lena}/roles"),
            json!({"revision": 1, "roles": ["learner"]}),
        ),
        (Method::POST, format!("/api/people/{lena}/invitation"), json!({})),
        (
            Method::POST,
            "/api/people/status".into(),
            json!({"ids": [lena], "status": "inactive"}),
        ),
        (Method::POST, "/api/people/invitations".into(), json!({"ids": [lena]})),
        (
            Method::GET,
            format!("/api/permissions/why?documentId={course}&userId={lena}"),
            json!({}),
        ),
    ];
    for way in absent {
        let reply = ask(&story.bea, &way).await;
        assert_eq!(reply.status, 404, "{way:?}: {}", reply.text());
    }
    let names = |list: &Value| list["items"].to_string();
    for path in ["/api/people".to_owned(), format!("/api/courses/{course}/learners")] {
        assert!(names(&reads(&story.ada, &path).await).contains("Lena"), "{path}");
        assert!(!names(&reads(&story.bea, &path).await).contains("Lena"), "{path}");
    }
    for path in [
        "/api/people/export.csv".to_owned(),
        format!("/api/courses/{course}/learners.csv"),
    ] {
        let file = |reply: Reply| reply.ok().unwrap().text().to_owned();
        assert!(file(story.ada.get(&path).await.unwrap()).contains("Lena"), "{path}");
        assert!(!file(story.bea.get(&path).await.unwrap()).contains("Lena"), "{path}");
    }
    // Whom a rule reaches is counted in the tenant, and named in the team.
    let ask = json!({"type": "course", "documentId": course, "rule": {"everyone": []}});
    let preview = does(&story.bea, "/api/permissions/preview", ask).await;
    assert!(!preview["people"].to_string().contains("Lena"), "{preview}");
    assert_eq!(preview["matching"], 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_team_makes_is_its_own() {
    let story = Story::begin("whose-content").await;
    let badge = text(&does(&story.ada, "/api/badges", json!({"title": "Ours"})).await["id"]);
    let blog = story
        .ada
        .post("/api/blogs", json!({"kind": "blog", "title": "Ours"}))
        .await;
    let blog = text(&blog.unwrap().value()["id"]);
    for way in [
        (Method::GET, format!("/api/badges/{badge}"), json!({})),
        (
            Method::PATCH,
            format!("/api/badges/{badge}"),
            json!({"revision": 1, "title": "Mine"}),
        ),
        (Method::GET, format!("/api/blogs/{blog}"), json!({})),
    ] {
        assert_eq!(ask(&story.ada, &way).await.status.as_u16() / 100, 2, "{way:?}");
        assert_eq!(ask(&story.bea, &way).await.status, 404, "{way:?}");
    }
    for path in ["/api/badges", "/api/blogs?kind=blog", "/api/certificates"] {
        assert_eq!(reads(&story.bea, path).await["total"], 0, "{path}");
    }
    // Each team has a homepage of its own: the draft of one is not the other's.
    let heading = json!({"id": "0190f7a0-0000-7000-8000-000000000007", "type": "quickLinks", "place": "main",
        "props": {"items": [{"label": "Ours", "link": "/apps/courses/mycourses"}]}});
    let revision = reads(&story.ada, "/api/home/draft").await["revision"].clone();
    let body = json!({"revision": revision, "widgets": [heading]});
    story.ada.put("/api/home/draft", body).await.unwrap().ok().unwrap();
    assert!(!reads(&story.bea, "/api/home/draft").await.to_string().contains("Ours"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_is_read_by_admins_of_the_team_where_it_was_done() {
    let story = Story::begin("whose-log").await;
    let rows = async |admin: &Client| reads(admin, "/api/audit-log?perPage=100").await["items"].clone();
    let about_lena = |rows: &Value| -> Vec<Value> {
        let all = rows.as_array().unwrap().iter();
        all.filter(|row| row["subjectName"] == "Lena Berg").cloned().collect()
    };
    let here = rows(&story.ada).await;
    let row = about_lena(&here).first().expect("Ada sees that Lena was added").clone();
    let there = rows(&story.bea).await;
    assert!(about_lena(&there).is_empty(), "{there}");
    let teams: Vec<&Value> = there.as_array().unwrap().iter().map(|row| &row["teamId"]).collect();
    assert!(
        teams.contains(&&json!(story.second)),
        "she sees what was done in her own team"
    );
    assert!(!teams.contains(&&json!(story.tenant.id)), "{there}");
    let path = format!("/api/audit-log/{}", text(&row["id"]));
    assert_eq!(story.ada.get(&path).await.unwrap().status, 200);
    assert_eq!(story.bea.get(&path).await.unwrap().status, 404);
    let file = |reply: Reply| reply.ok().unwrap().text().to_owned();
    let export = "/api/audit-log/export.csv";
    assert!(file(story.ada.get(export).await.unwrap()).contains("Lena Berg"));
    assert!(!file(story.bea.get(export).await.unwrap()).contains("Lena Berg"));

    // What the system did for somebody is read where they are.
    let system = "insert into audit_log (id, at, action, subject, actor) \
        select gen_random_uuid(), now(), 'import.done', 'x', user_id from user_teams where first_name = 'Lena'";
    story.tenant.sql(system).await;
    let done = |rows: &Value| {
        rows.as_array()
            .unwrap()
            .iter()
            .any(|row| row["action"] == "import.done")
    };
    assert!(done(&rows(&story.ada).await));
    assert!(!done(&rows(&story.bea).await));

    story
        .tenant
        .sql("update user_teams set roles = '{superadmin}', rank = 4 where first_name = 'Bea'")
        .await;
    let host = format!("{}.{}", story.second, learnt_compose::testing::ROOT);
    let bea = story.tenant.stack().client(&host);
    assert!(
        bea.sign_in(&format!("bea.{}", story.tenant.id), PASSWORD)
            .await
            .unwrap()
    );
    assert!(
        !about_lena(&rows(&bea).await).is_empty(),
        "a superadmin reads the whole tenant's log"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn an_admin_does_nothing_to_rounds_of_people_of_another_team() {
    let story = Story::begin("whose-round").await;
    let (course, _) = story.course().await;
    let path = format!("/api/courses/{course}/learners");
    let learners = reads(&story.ada, &path).await;
    let rows = learners["items"].as_array().unwrap();
    let round = rows.iter().find(|row| row["userId"] == json!(story.lena)).unwrap()["id"].clone();
    let seen = reads(&story.bea, &path).await;
    assert!(
        seen["items"].as_array().unwrap().iter().all(|row| row["id"] != round),
        "{seen}"
    );
    let body = json!({"ids": [round], "date": "2030-01-31"});
    for what in ["due", "complete", "reset"] {
        let done = does(&story.bea, &format!("{path}/{what}"), body.clone()).await;
        assert_eq!(done["people"], 0, "{what}");
    }
    assert_eq!(reads(&story.ada, &path).await, learners);
    for what in ["due", "complete", "reset"] {
        let done = does(&story.ada, &format!("{path}/{what}"), body.clone()).await;
        assert_eq!(done["people"], 1, "{what}");
    }
}
