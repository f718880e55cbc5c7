//! Two tenants that have everything which can be named, and the people who ask.

use std::collections::BTreeMap;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use futures_util::future::LocalBoxFuture;
use learnt_compose::client::Client;
use learnt_compose::testing::{PASSWORD, PATIENCE, ROOT, TestStack, TestTenant};
use learnt_kernel::ids::random_label;
use reqwest::Method;
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection, PgConnection, Row};

use super::operations::picture;

/// A picture of one dot.
const PNG: &[u8] = &[
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 31, 21, 196,
    137, 0, 0, 0, 13, 73, 68, 65, 84, 120, 156, 99, 80, 72, 56, 240, 31, 0, 4, 36, 2, 64, 234, 167, 97, 198, 0, 0, 0,
    0, 73, 69, 78, 68, 174, 66, 96, 130,
];

/// What a feature has of its own for the walls, in its `walls.rs`; `main.rs` names it.
pub struct FeatureFixtures {
    /// What its ids are of, and of which collections they are members.
    pub kinds: &'static [(&'static str, &'static [&'static str])],
    /// Bodies of its operations that the document alone does not lead to.
    pub body: fn(&str) -> Option<Value>,
    /// Makes what has these ids, through the API.
    pub furnish: for<'a> fn(&'a mut Fixtures, &'a str) -> LocalBoxFuture<'a, ()>,
}

/// A tenant with one of each thing.
pub struct Fixtures {
    pub tenant: TestTenant,
    /// Its admin, at work.
    pub admin: Client,
    /// The id of the one thing of each kind.
    pub ids: BTreeMap<&'static str, String>,
}

impl Fixtures {
    /// Makes one of each, through the API.
    pub async fn furnished(name: &str) -> Self {
        let tenant = TestStack::shared().await.tenant(name).await;
        let admin = tenant.admin().await;
        let mut fixtures = Self {
            ids: BTreeMap::from([("team", tenant.id.clone()), ("label", tenant.id.clone())]),
            tenant,
            admin,
        };
        let person = fixtures.person(&["learner"]).await;
        fixtures.ids.insert("person", id(&person));
        let course = fixtures
            .does("/api/courses", json!({ "title": format!("Secrets of {name}") }))
            .await;
        let course = id(&course);
        let section = fixtures.edits(&course, "sections", json!({ "title": "Start" })).await;
        let doc = json!({ "type": "doc", "content": [{ "type": "paragraph", "content": [{ "type": "text", "text": name }] }] });
        let page = json!({ "sectionId": section["id"], "type": "page", "completion": {"kind": "viewed"}, "title": "Read", "content": { "doc": doc } });
        let activity = fixtures.edits(&course, "activities", page).await;
        let (quiz, assignment) = fixtures.decided(&course, &section["id"], &doc).await;
        let path = format!("/api/courses/{course}");
        let page = fixtures.admin.get(&path).await.unwrap().ok().unwrap().value();
        let certified = json!({ "certificate": true, "revision": page["revision"] });
        fixtures.admin.patch(&path, certified).await.unwrap().ok().unwrap();
        fixtures
            .does(&format!("/api/courses/{course}/publish"), json!({}))
            .await;
        let rule = json!({ "type": "course", "documentId": course, "rule": { "everyone": [] } });
        let rule = fixtures.does("/api/permissions", rule).await;
        let field = json!({ "key": "secret", "label": format!("Secret of {name}"), "type": "text", "visibleTo": "admins", "editableBy": "admins" });
        let field = fixtures.does("/api/settings/fields", field).await;
        let file = fixtures
            .admin
            .upload("image", "dot.png", "image/png", PNG.to_vec())
            .await
            .unwrap();
        let table =
            Part::bytes(&b"First name,Last name,Email\nIda,Import,ida@import.test\n"[..]).file_name("people.csv");
        let request = fixtures.admin.request(Method::POST, "/api/people/imports");
        let import = fixtures
            .admin
            .send(request.multipart(Form::new().part("file", table)))
            .await
            .unwrap();
        let mine = fixtures
            .admin
            .get("/api/me/courses")
            .await
            .unwrap()
            .ok()
            .unwrap()
            .value();
        let link = fixtures.link().await;
        let provider = json!({ "kind": "facebook", "name": "Facebook", "clientId": "1", "clientSecret": "2" });
        let change = json!({ "providers": [provider] });
        let sign_in = fixtures.admin.patch("/api/settings/sign-in", change).await.unwrap();
        fixtures.ids.extend([
            ("section", id(&section)),
            ("activity", id(&activity)),
            ("permission", id(&rule["permission"])),
            ("field", id(&field)),
            ("file", id(&file.ok().unwrap().value())),
            ("import", id(&import.ok().unwrap().value())),
            ("assignment", id(&mine["items"][0])),
            ("link", link),
            ("provider", id(&sign_in.ok().unwrap().value()["providers"][1])),
            ("course", course),
            ("passkey", fixtures.passkey().await),
        ]);
        let sessions = fixtures
            .admin
            .get("/api/me/sessions")
            .await
            .unwrap()
            .ok()
            .unwrap()
            .value();
        fixtures.ids.insert("session", id(&sessions[0]));
        // The first admin's invitation.
        let mails = fixtures.admin.get("/api/mails").await.unwrap().ok().unwrap().value();
        fixtures.ids.insert("mail", id(&mails["items"][0]));
        let events = fixtures
            .admin
            .get("/api/audit-log")
            .await
            .unwrap()
            .ok()
            .unwrap()
            .value();
        fixtures.ids.insert("auditEvent", id(&events["items"][0]));
        fixtures.ids.insert("notification", fixtures.notification().await);
        fixtures.ids.insert("homepage", fixtures.homepage().await);
        let blog = fixtures
            .does("/api/blogs", json!({ "title": format!("News of {name}") }))
            .await;
        fixtures.ids.insert("blog", id(&blog));
        let event = json!({ "title": format!("Event of {name}"), "description": { "type": "doc", "content": [] }, "starts": "2040-01-01T09:00",
            "ends": "2040-01-01T10:00", "timeZone": "UTC", "promotion": "auto" });
        let event = fixtures.does("/api/events", event).await;
        let publish = json!({ "revision": event["revision"], "status": "published" });
        fixtures
            .does(&format!("/api/events/{}/status", id(&event)), publish)
            .await;
        fixtures.ids.insert("event", id(&event));
        let room = json!({ "kind": "room", "name": format!("Room of {name}") });
        let room = fixtures.does("/api/event-assets", room).await;
        fixtures.ids.insert("eventAsset", id(&room));
        let feed = json!({ "name": format!("Phone of {name}"), "kinds": ["event"] });
        let feed = fixtures.does("/api/me/calendar/feeds", feed).await;
        let secret = feed["url"]
            .as_str()
            .and_then(|url| url.rsplit('/').nth(1))
            .unwrap()
            .to_owned();
        fixtures
            .ids
            .extend([("calendarFeed", id(&feed)), ("calendarSecret", secret)]);
        let badge = fixtures
            .does("/api/badges", json!({ "title": format!("Badge of {name}") }))
            .await;
        let holders = format!("/api/badges/{}/holders", id(&badge));
        let people = json!({ "people": [fixtures.ids["person"]] });
        fixtures.does(&holders, people).await;
        let holders = fixtures.admin.get(&holders).await.unwrap().ok().unwrap().value();
        fixtures
            .ids
            .extend([("badge", id(&badge)), ("holder", id(&holders["items"][0]))]);
        for feature in crate::WALLS {
            (feature.furnish)(&mut fixtures, name).await;
        }
        fixtures.certificate().await;
        fixtures.attempts(&quiz, &assignment).await;
        fixtures.form(name).await;
        let label = fixtures.does("/api/notes/labels", json!({ "name": name })).await;
        fixtures.ids.insert("noteLabel", id(&label));
        let note = json!({ "revision": 0, "title": name, "description": "", "checklist": [], "labels": [id(&label)], "archive": false });
        let path = format!("/api/notes/{}", learnt_kernel::ids::new_id());
        let note = fixtures.admin.put(&path, note).await.unwrap().ok().unwrap().value();
        fixtures.ids.insert("note", id(&note));
        fixtures
    }

    /// A quiz and an assignment, which the course does not ask for.
    async fn decided(&self, course: &str, section: &Value, doc: &Value) -> (String, String) {
        let question =
            json!({ "id": learnt_kernel::ids::new_id(), "kind": "numeric", "text": "How many?", "number": 1 });
        let quiz = json!({ "sectionId": section, "type": "quiz", "title": "Ask", "required": false,
            "content": { "questions": [question] } });
        let task = json!({ "sectionId": section, "type": "assignment", "title": "Hand in", "required": false,
            "content": { "doc": doc } });
        let quiz = self.edits(course, "activities", quiz).await;
        let task = self.edits(course, "activities", task).await;
        (id(&quiz), id(&task))
    }

    /// The admin's attempt at the quiz, and what they hand in.
    async fn attempts(&mut self, quiz: &str, assignment: &str) {
        let round = self.ids["assignment"].clone();
        let of = |activity: &str, what: &str| format!("/api/me/courses/{round}/activities/{activity}/{what}");
        let attempt = self.does(&of(quiz, "quiz"), json!({})).await;
        let work = self.does(&of(assignment, "coursework"), json!({})).await;
        let question =
            json!({ "id": learnt_kernel::ids::new_id(), "kind": "numeric", "text": "How many?", "number": 1 });
        let bank = self.does("/api/questions", json!({ "questions": [question] })).await;
        self.ids.insert("question", bank["ids"][0].as_str().unwrap().to_owned());
        self.ids
            .extend([("quizAttempt", id(&attempt)), ("coursework", id(&work))]);
    }

    /// What the admin is given for completing the course.
    async fn certificate(&mut self) {
        let [assignment, activity] = ["assignment", "activity"].map(|kind| &self.ids[kind]);
        let path = format!("/api/me/courses/{assignment}/activities/{activity}/progress");
        self.does(&path, json!({ "opened": true })).await;
        let mine = self.admin.get("/api/certificates/mine").await.unwrap().ok().unwrap();
        let mine = mine.value()["items"][0].clone();
        let code = mine["code"].as_str().unwrap().to_owned();
        let look = json!({ "title": "Secret look" });
        let look = id(&self.does("/api/certificate-templates", look).await);
        self.ids.extend([("certificate", id(&mine)), ("certificateCode", code)]);
        let way = format!("/api/certificate-templates/{look}/publish");
        self.does(&way, json!({ "revision": 1 })).await;
        self.ids.insert("certificateTemplate", look);
        // A month and an operator's question are nobody's here: one that is none is answered alike, whosever it would be.
        for kind in ["month", "ofTheConsole", "query", "template"] {
            self.ids.insert(kind, learnt_kernel::ids::new_id().to_string());
        }
    }

    /// The team's homepage as it was published.
    async fn homepage(&self) -> String {
        let draft = json!({ "revision": 0, "widgets": [picture(&self.ids["file"])] });
        let saved = self.admin.put("/api/home/draft", draft).await.unwrap().ok().unwrap();
        let revision = json!({ "revision": saved.value()["revision"] });
        self.does("/api/home/publish", revision).await;
        let published = self.admin.get("/api/home/versions").await.unwrap().ok().unwrap();
        id(&published.value()[0])
    }

    /// What the admin was told of the course, which comes a moment later.
    async fn notification(&self) -> String {
        let deadline = tokio::time::Instant::now() + PATIENCE;
        loop {
            let notification = self
                .admin
                .get("/api/notifications")
                .await
                .unwrap()
                .ok()
                .unwrap()
                .value();
            if notification["total"] != 0 {
                return id(&notification["items"][0]);
            }
            assert!(tokio::time::Instant::now() < deadline, "nobody was told of the course");
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    }

    /// A passkey of the fixtures's person, as its authenticator would have made it.
    async fn passkey(&self) -> String {
        let passkey = random_label(16);
        let mut control = PgConnection::connect(&self.tenant.stack().urls().control)
            .await
            .unwrap();
        let made = "insert into identity.passkeys (id, user_id, rp_id, name, passkey, created_at) \
                    values ($1, $2::uuid, $3, 'Laptop', '{}', now())";
        sqlx::query(made)
            .bind(passkey.as_bytes())
            .bind(&self.ids["person"])
            .bind(&self.tenant.host)
            .execute(&mut control)
            .await
            .unwrap();
        URL_SAFE_NO_PAD.encode(passkey)
    }

    /// Somebody who signs in by a name, with the password of everybody; the answer has the name in `profile`.
    pub async fn person(&self, roles: &[&str]) -> Value {
        let profile = json!({
            "firstName": "Lena", "lastName": "Berg", "username": format!("lena-{}", random_label(8)),
        });
        self.does(
            "/api/people",
            json!({ "profile": profile, "roles": roles, "password": PASSWORD }),
        )
        .await
    }

    /// A browser in which somebody new with these roles is signed in.
    pub async fn newcomer(&self, roles: &[&str]) -> Client {
        let person = self.person(roles).await;
        self.tenant
            .sign_in(person["profile"]["username"].as_str().unwrap())
            .await
    }

    /// The revision that an edit of this must name.
    pub async fn revision(&self, path: &str) -> i64 {
        let of = |kind: &str| format!("/api/{kind}");
        let page = if path.starts_with(&of("courses/")) {
            format!("/api/courses/{}", self.ids["course"])
        } else if path.starts_with(&of("people/")) {
            format!("/api/people/{}", self.ids["person"])
        } else if path.starts_with(&of("badges/")) {
            format!("/api/badges/{}", self.ids["badge"])
        } else if path.starts_with(&of("badge-rules/")) {
            format!("/api/badge-rules/{}", self.ids["badgeRule"])
        } else if path.starts_with(&of("resources/")) {
            format!("/api/resources/{}", self.ids["resource"])
        } else if path.starts_with(&of("pathways/")) {
            format!("/api/pathways/{}", self.ids["pathway"])
        } else if path.starts_with(&of("forms/")) {
            format!("/api/forms/{}", self.ids["form"])
        } else if path.starts_with(&of("form-submissions/")) {
            format!("/api/form-submissions/{}", self.ids["formSubmission"])
        } else if path.starts_with(&of("coursework/")) {
            format!("/api/coursework/{}", self.ids["coursework"])
        } else if path.starts_with(&of("blogs/")) {
            format!("/api/blogs/{}", self.ids["blog"])
        } else if path.starts_with(&of("events/")) {
            format!("/api/events/{}/managed", self.ids["event"])
        } else if path.starts_with(&of("home/")) {
            "/api/home/draft".to_owned()
        } else {
            return 1;
        };
        let page = self.admin.get(&page).await.unwrap().ok().unwrap().value();
        page["revision"].as_i64().unwrap()
    }

    /// Posts something that works.
    pub async fn does(&self, path: &str, body: Value) -> Value {
        self.admin.post(path, body).await.unwrap().ok().unwrap().value()
    }

    async fn edits(&self, course: &str, what: &str, mut body: Value) -> Value {
        let course = format!("/api/courses/{course}");
        let page = self.admin.get(&course).await.unwrap().ok().unwrap().value();
        body["revision"] = page["revision"].clone();
        self.does(&format!("{course}/{what}"), body).await
    }

    /// What every table of the tenant holds, in short; answered when nothing is at work there any more.
    pub async fn contents(&self) -> BTreeMap<String, String> {
        let mut before = self.glance().await;
        let deadline = tokio::time::Instant::now() + PATIENCE;
        loop {
            tokio::time::sleep(std::time::Duration::from_millis(500)).await;
            let after = self.glance().await;
            // What is submitted to a form is counted a while later.
            let is_counted = after.get("form_changes").is_none_or(String::is_empty);
            if after == before && is_counted {
                return after;
            }
            assert!(
                tokio::time::Instant::now() < deadline,
                "{} does not come to rest",
                self.tenant.id
            );
            before = after;
        }
    }

    async fn glance(&self) -> BTreeMap<String, String> {
        let (mut connection, schema) = self.schema().await;
        let tables = sqlx::query("select tablename::text from pg_tables where schemaname = $1 order by 1")
            .bind(&schema)
            .fetch_all(&mut connection)
            .await
            .unwrap();
        let mut contents = BTreeMap::new();
        for table in tables {
            let table: String = table.get(0);
            let sql =
                format!("select coalesce(md5(string_agg(r::text, '|' order by r::text)), '') from {schema}.{table} r");
            let digest = sqlx::query(AssertSqlSafe(sql))
                .fetch_one(&mut connection)
                .await
                .unwrap();
            contents.insert(table, digest.get(0));
        }
        contents
    }

    /// The admin is somebody at a provider too; answers the link's id.
    async fn link(&self) -> String {
        let me = self.admin.get("/api/me").await.unwrap().ok().unwrap().value();
        let mut control = PgConnection::connect(&self.tenant.stack().urls().control)
            .await
            .unwrap();
        let sql = "insert into identity.external_identities (tenant_id, issuer, subject, user_id, provider, linked_at) \
                   values ($1, 'https://house.test', 'ada', $2::text::uuid, 'oidc', now())";
        let linked = sqlx::query(sql).bind(&self.tenant.id).bind(me["uid"].as_str().unwrap());
        linked.execute(&mut control).await.unwrap();
        let security = self.admin.get("/api/me/security").await.unwrap().ok().unwrap().value();
        id(&security["linked"][0])
    }

    /// A connection as the owner of the tenant's schema, and the schema's name.
    async fn schema(&self) -> (PgConnection, String) {
        let urls = self.tenant.stack().urls();
        let mut control = PgConnection::connect(&urls.control).await.unwrap();
        let schema: String = sqlx::query("select schema_name from control.tenants where id = $1")
            .bind(self.tenant.id.as_str())
            .fetch_one(&mut control)
            .await
            .unwrap()
            .get(0);
        let mut tenants = PgConnection::connect(&urls.cluster).await.unwrap();
        let role = format!("set role {schema}_owner");
        sqlx::query(AssertSqlSafe(role)).execute(&mut tenants).await.unwrap();
        (tenants, schema)
    }

    /// A second team of the tenant; answers the browser of its admin, who is no member of the first, at the second's host.
    pub async fn second_team(&self) -> Client {
        let tess = self.person(&["admin"]).await;
        let (mut tenants, schema) = self.schema().await;
        let second = format!("second-{}", self.tenant.id);
        let sql = format!(
            "update {schema}.user_teams set team_id = $1, id = user_id::text || '_' || $1 where user_id = $2::uuid"
        );
        let moved = sqlx::query(AssertSqlSafe(sql))
            .bind(&second)
            .bind(id(&tess))
            .execute(&mut tenants)
            .await
            .unwrap();
        assert_eq!(moved.rows_affected(), 1);
        let host = self.open_team(&second).await;
        let browser = self.tenant.stack().client(&host);
        let deadline = tokio::time::Instant::now() + PATIENCE;
        while browser.get("/api/bootstrap").await.unwrap().value()["team"]["id"] != second.as_str() {
            assert!(tokio::time::Instant::now() < deadline, "{host} is not known");
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        let name = tess["profile"]["username"].as_str().unwrap();
        assert!(
            browser.sign_in(name, PASSWORD).await.unwrap(),
            "Tess comes in at her own team"
        );
        let me = browser.get("/api/me").await.unwrap().ok().unwrap().value();
        assert_eq!(me["role"], json!(["admin"]), "and is an admin there");
        browser
    }

    /// Enters a team into the land register, as the control plane would.
    async fn open_team(&self, team: &str) -> String {
        let host = format!("{team}.{ROOT}");
        let mut control = PgConnection::connect(&self.tenant.stack().urls().control)
            .await
            .unwrap();
        sqlx::query(
            "insert into control.teams (id, tenant_id, display_name, main_domain, auth_providers, theme, created_at) \
             select $2, tenant_id, 'Second', $3, auth_providers, theme, now() from control.teams where id = $1",
        )
        .bind(self.tenant.id.as_str())
        .bind(team)
        .bind(&host)
        .execute(&mut control)
        .await
        .unwrap();
        sqlx::query("select pg_notify('learnt_directory', nextval('control.directory_version')::text)")
            .execute(&mut control)
            .await
            .unwrap();
        host
    }
}

/// The id of what was made.
pub fn id(thing: &Value) -> String {
    let id = thing["id"].as_str();
    id.unwrap_or_else(|| panic!("no id: {thing}")).to_owned()
}
