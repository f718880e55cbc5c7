//! An operator fills in "New tenant": refusals stand at their fields, the steps go by live, the list finds it again.
use std::time::Duration;

use axum::body::Body;
use futures_util::StreamExt;
use http::{Request, StatusCode};
use learnt_control_plane::builder;
use learnt_control_plane::builder::{Address, NewTeam};
use learnt_control_plane::features::teams;
use learnt_control_plane::features::teams::Theme;
use learnt_kernel::host::Host;
use learnt_kernel::tenant::{Label, TenantId};
use serde_json::{Value, json};
use tower::ServiceExt;

use super::platform::{Console, TestPlatform, order};

pub(super) fn form(label: &str) -> Value {
    json!({
        "name": "Acme", "team": { "displayName": "Acme Academy", "label": label }, "root": "learnt.localhost",
        "admin": { "firstName": "Anna", "lastName": "Berg", "email": "anna@acme.test" },
        "theme": { "primaryColor": "#1F6FEB", "sidebarBackgroundColor": "#123" }, "plan": "business", "timeZone": "Europe/Berlin",
    })
}

fn with(mut form: Value, changes: Value) -> Value {
    for (key, value) in changes.as_object().unwrap() {
        form[key] = value.clone();
    }
    form
}

fn one(field: &str, code: &str) -> Vec<(String, String)> {
    vec![(field.to_owned(), code.to_owned())]
}

#[tokio::test]
async fn an_order_is_built_while_the_console_looks_on() {
    let platform = TestPlatform::working().await;
    let console = platform.operator().await;
    let accepted = console.post("/api/tenants", &form("acme")).await;
    assert_eq!(
        (accepted.status, &accepted.body["id"]),
        (StatusCode::ACCEPTED, &json!("acme"))
    );
    let request = Request::get("/api/tenants/acme/steps/stream")
        .header("authorization", format!("Bearer {}", console.token.as_ref().unwrap()));
    let response = platform
        .control
        .console
        .clone()
        .oneshot(request.body(Body::empty()).unwrap())
        .await
        .unwrap();
    assert_eq!(response.headers()["content-type"], "text/event-stream");
    let mut events = response.into_body().into_data_stream();
    let mut text = String::new();
    let read = async {
        while let Some(part) = events.next().await {
            text.push_str(core::str::from_utf8(&part.unwrap()).unwrap());
        }
    };
    tokio::time::timeout(Duration::from_secs(20), read)
        .await
        .expect("the stream ends when the tenant is ready");
    let last = text.lines().rev().find_map(|line| line.strip_prefix("data:")).unwrap();
    let last: Value = serde_json::from_str(last).unwrap();
    assert_eq!(last["status"], "ready");
    assert!(
        last["steps"]
            .as_array()
            .unwrap()
            .iter()
            .all(|step| step["status"] == "done" && step["durationMs"].is_i64()),
        "{last}"
    );
    let seen = console.get("/api/tenants/acme").await.body;
    assert_eq!(seen["url"], "http://acme.learnt.localhost:4400");
    assert_eq!(
        seen["teams"][0]["theme"],
        json!({ "primaryColor": "#1f6feb", "sidebarBackgroundColor": "#112233" })
    );
    assert_eq!(seen["settings"]["passwordRules"]["minLength"], 8);
    assert_eq!(
        seen["summary"],
        json!({ "people": 1, "active": 1, "courses": 0, "lastSeenAt": null })
    );
    assert_eq!(seen["admin"]["email"], "anna@acme.test");
    assert_eq!(console.get("/api/tenants").await.body["items"][0]["people"], 1);
    platform.control.shutdown().await;
}

#[tokio::test]
async fn every_refusal_stands_at_its_field() {
    let platform = TestPlatform::quiet().await;
    let console = platform.operator().await;
    builder::provision(&platform.control, order("taken")).await.unwrap();
    let own = json!({ "root": null, "domain": "academy.acme.test" });
    assert_eq!(
        console
            .post("/api/tenants", &with(form("first"), own.clone()))
            .await
            .status,
        StatusCode::ACCEPTED
    );
    for (form, refusal) in [
        (form("taken"), one("team.label", "taken")),
        (form("console"), one("team.label", "reserved")),
        (form("Not a label"), one("team.label", "not_a_label")),
        (with(form("b"), own), one("domain", "in_use")),
        (
            with(form("b"), json!({ "root": null, "domain": "http://x" })),
            one("domain", "not_a_host"),
        ),
        (
            with(form("b"), json!({ "root": null, "domain": "x.teams.localhost" })),
            one("domain", "below_platform"),
        ),
        (
            with(form("b"), json!({ "root": null, "domain": "mail.localhost" })),
            one("domain", "reserved"),
        ),
        (
            with(
                form("b"),
                json!({ "admin": { "firstName": "A", "lastName": "B", "email": "a@b" } }),
            ),
            one("admin.email", "not_an_email"),
        ),
        (
            with(form("b"), json!({ "theme": { "primaryColor": "red" } })),
            one("theme.primaryColor", "not_a_colour"),
        ),
        (with(form("b"), json!({ "plan": "golden" })), one("plan", "unknown")),
    ] {
        let answer = console.post("/api/tenants", &form).await;
        assert_eq!(
            (answer.status, answer.refused()),
            (StatusCode::UNPROCESSABLE_ENTITY, refusal),
            "{}",
            answer.body
        );
        assert!(answer.body["errors"][0]["message"].as_str().unwrap().ends_with('.'));
    }
    assert_eq!(
        console.post("/api/tenants", &json!("x")).await.status,
        StatusCode::BAD_REQUEST
    );
    for (label, available) in [("free", true), ("taken", false), ("www", false), ("a b", false)] {
        let seen = console
            .get(&format!("/api/labels/{}", label.replace(' ', "%20")))
            .await
            .body;
        assert_eq!(
            (seen["available"].as_bool(), seen["reason"].is_null()),
            (Some(available), available),
            "{label}"
        );
    }
}

#[tokio::test]
async fn of_operators_who_want_one_label_at_once_exactly_one_gets_it() {
    let platform = TestPlatform::quiet().await;
    let console = platform.operator().await;
    let form = form("acme");
    let answers = futures_util::future::join_all((0..8).map(|_| console.post("/api/tenants", &form))).await;
    let accepted = answers
        .iter()
        .filter(|answer| answer.status == StatusCode::ACCEPTED)
        .count();
    assert_eq!(accepted, 1);
    assert!(
        answers
            .iter()
            .filter(|answer| answer.status != StatusCode::ACCEPTED)
            .all(|answer| answer.refused() == one("team.label", "taken"))
    );
    // The same for a domain.
    let domains = (0..8).map(|n| {
        with(
            self::form(&format!("team{n}")),
            json!({ "root": null, "domain": "learn.acme.test" }),
        )
    });
    let answers = futures_util::future::join_all(domains.map(|form| {
        let console = console.clone();
        async move { console.post("/api/tenants", &form).await }
    }))
    .await;
    assert_eq!(
        answers
            .iter()
            .filter(|answer| answer.status == StatusCode::ACCEPTED)
            .count(),
        1
    );
    assert_eq!(
        answers
            .iter()
            .filter(|answer| answer.refused() == one("domain", "in_use"))
            .count(),
        7
    );
}

#[tokio::test]
async fn the_list_filters_sorts_and_pages() {
    let platform = TestPlatform::quiet().await;
    let console = platform.operator().await;
    for (n, label) in ["delta", "alpha", "charlie", "bravo"].into_iter().enumerate() {
        platform
            .clock
            .advance(chrono::Duration::minutes(i64::try_from(n).unwrap()));
        let mut order = order(label);
        order.plan = if n % 2 == 0 {
            "starter".to_owned()
        } else {
            "enterprise".to_owned()
        };
        platform.control.provisioner().enter(&order).await.unwrap();
    }
    // Half an hour later the operator signs in again: access tokens are short.
    let console = Console {
        token: platform.operator_again().await.token,
        ..console
    };
    let ids = |body: &Value| {
        body["items"]
            .as_array()
            .unwrap()
            .iter()
            .map(|item| item["id"].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    let page = console.get("/api/tenants?sort=name&perPage=3").await.body;
    assert_eq!(
        (ids(&page), &page["total"]),
        (
            vec!["alpha".to_owned(), "bravo".to_owned(), "charlie".to_owned()],
            &json!(4)
        )
    );
    assert_eq!(
        ids(&console.get("/api/tenants?sort=name&perPage=3&page=2").await.body),
        ["delta"]
    );
    assert_eq!(console.get("/api/tenants?page=9").await.body["total"], 4);
    assert_eq!(
        ids(&console.get("/api/tenants").await.body),
        ["bravo", "charlie", "alpha", "delta"],
        "newest first"
    );
    assert_eq!(
        ids(&console.get("/api/tenants?search=ALPHA.LEARNT").await.body),
        ["alpha"],
        "by host"
    );
    assert_eq!(
        ids(&console.get("/api/tenants?search=%25").await.body),
        Vec::<String>::new(),
        "a per cent sign is no joker"
    );
    assert_eq!(
        ids(&console.get("/api/tenants?plan=starter&sort=-name").await.body),
        ["delta", "charlie"]
    );
    assert_eq!(console.get("/api/tenants?status=ready,failed").await.body["total"], 0);
    let line = console.get("/api/tenants?search=delta").await.body["items"][0].clone();
    assert_eq!(
        (&line["status"], &line["teams"], &line["url"]),
        (
            &json!("requested"),
            &json!(1),
            &json!("http://delta.learnt.localhost:4400")
        )
    );
    assert_eq!(
        console.get("/api/tenants?sort=colour").await.refused(),
        one("sort", "unknown")
    );
    assert_eq!(console.get("/api/tenants/nobody").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_further_team_answers_on_its_own_domain() {
    let platform = TestPlatform::quiet().await;
    let id: TenantId = builder::provision(&platform.control, order("acme")).await.unwrap();
    let team = NewTeam {
        label: Label::parse("academy").unwrap(),
        display_name: "Academy".to_owned(),
        address: Address::Own(Host::parse("academy.acme.localhost").unwrap()),
        theme: Theme::default(),
        support_email: None,
    };
    teams::add(&platform.control, &id, &team).await.unwrap();
    let (hosts, default): (Value, bool) =
        sqlx::query_as("select domains, is_default from control.directory where team_id = 'academy'")
            .fetch_one(&mut platform.register().await)
            .await
            .unwrap();
    assert_eq!(
        (hosts, default),
        (json!([{ "host": "academy.acme.localhost", "isDefault": true }]), false)
    );
    assert!(teams::add(&platform.control, &id, &team).await.is_err());
}

#[tokio::test]
async fn a_person_who_is_known_already_keeps_their_identity() {
    let platform = TestPlatform::quiet().await;
    builder::provision(&platform.control, order("acme")).await.unwrap();
    let mut second = order("munro");
    second.admin = order("acme").admin;
    builder::provision(&platform.control, second).await.unwrap();
    let (people, tenants): (i64, i64) =
        sqlx::query_as("select (select count(*) from identity.users), (select count(*) from identity.user_tenants)")
            .fetch_one(&mut platform.register().await)
            .await
            .unwrap();
    assert_eq!((people, tenants), (1, 2));
}

#[tokio::test]
async fn the_api_describes_itself() {
    let platform = TestPlatform::quiet().await;
    let outsider = Console::new(&platform.control);
    let document = outsider.get("/api/openapi.json").await;
    assert_eq!(document.body["paths"]["/api/tenants"]["post"]["x-gate"], "support");
    let page = outsider.get("/api/docs").await;
    assert!(page.body.as_str().unwrap().contains("/api/tenants/{id}/retry"));
    let policy = page.headers["content-security-policy"].to_str().unwrap();
    assert!(
        policy.starts_with("default-src 'none'") && !policy.contains("script-src"),
        "{policy}"
    );
    assert_eq!(outsider.get("/healthz").await.status, StatusCode::OK);
    assert_eq!(outsider.get("/readyz").await.status, StatusCode::OK);
    assert_eq!(outsider.get("/metrics").await.status, StatusCode::OK);
    let unknown = outsider.get("/api/nowhere").await;
    assert_eq!(
        (unknown.status, &unknown.body["code"]),
        (StatusCode::NOT_FOUND, &json!("not_found"))
    );
    for path in [
        "/api/me",
        "/api/tenants",
        "/api/tenants/acme",
        "/api/tenants/acme/steps",
        "/api/labels/x",
        "/api/plans",
        "/api/platform",
    ] {
        assert_eq!(outsider.get(path).await.status, StatusCode::UNAUTHORIZED, "{path}");
    }
    assert_eq!(
        outsider.post("/api/tenants", &form("acme")).await.status,
        StatusCode::UNAUTHORIZED
    );
}
