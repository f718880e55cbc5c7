//! Teams' own domains: proved by a record, live once a request came through, stopped when the record is gone for too long.
use chrono::Duration;
use http::StatusCode;
use learnt_control_plane::builder;
use learnt_control_plane::features::domains::check_due;
use learnt_kernel::clock::Clock;
use serde_json::{Value, json};

use super::name_server::{NameServer, site};
use super::ordering::form;
use super::platform::{Answer, Console, TestPlatform, config, order, run};

const HOST: &str = "academy.acme.example";
const DOMAINS: &str = "/api/tenants/acme/domains";

async fn platform() -> (TestPlatform, NameServer) {
    let server = NameServer::start().await;
    let platform = TestPlatform::with(|config| {
        config.dns_server = Some(server.address);
        // Nothing listens there.
        config.public.port = Some(9);
    })
    .await;
    builder::provision(&platform.control, order("acme")).await.unwrap();
    (platform, server)
}

/// A platform whose requests over domains are answered: as a second process over the same databases.
async fn answering() -> (TestPlatform, NameServer, Console) {
    let (mut platform, server) = platform().await;
    let port = site(platform.databases.urls.control.clone()).await;
    let mut config = config(&platform.databases);
    config.dns_server = Some(server.address);
    config.public.port = Some(port);
    platform.control = learnt_control_plane::start_with(config, platform.clock.clone())
        .await
        .unwrap();
    let console = platform.operator().await;
    (platform, server, console)
}

async fn add(console: &Console, host: &str) -> Answer {
    console.post(DOMAINS, &json!({"teamId": "acme", "host": host})).await
}

async fn check(console: &Console, host: &str) -> Value {
    let checked = console.post(&format!("{DOMAINS}/{host}/check"), &json!({})).await;
    assert_eq!(checked.status, StatusCode::OK, "{}", checked.body);
    checked.body
}

async fn choose(console: &Console, host: &str) -> Answer {
    let path = "/api/tenants/acme/teams/acme/main-domain";
    console.put(path, &json!({"host": host})).await
}

/// What the directory shows of the team: its domains, and where its links lead.
async fn shown(platform: &TestPlatform) -> (Vec<String>, String) {
    let (domains, main): (Value, String) =
        sqlx::query_as("select domains, main_domain from control.directory where team_id = 'acme'")
            .fetch_one(&mut platform.register().await)
            .await
            .unwrap();
    let host = |domain: &Value| domain["host"].as_str().unwrap().to_owned();
    (domains.as_array().unwrap().iter().map(host).collect(), main)
}

fn codes(domain: &Value) -> Vec<String> {
    let code = |check: &Value| check["code"].as_str().unwrap().to_owned();
    domain["checks"].as_array().unwrap().iter().map(code).collect()
}

/// Writes the record that the console names.
fn prove(server: &NameServer, domain: &Value) {
    let text = |key: &str| domain["record"][key].as_str().unwrap().to_owned();
    assert_eq!(text("type"), "TXT");
    server.text(&text("name"), &text("value"));
}

async fn states(console: &Console) -> Vec<(String, String)> {
    let page = console.get("/api/audit-log?action=domain.state_changed").await.body;
    let text = |row: &Value, key: &str| row["details"][key].as_str().unwrap().to_owned();
    let rows = page["items"].as_array().unwrap().iter().rev();
    rows.map(|row| (text(row, "from"), text(row, "to"))).collect()
}

#[tokio::test]
async fn a_domain_is_live_after_its_record_and_a_request_and_stops_when_the_record_is_gone_for_too_long() {
    let (platform, server, console) = answering().await;
    let added = add(&console, "Academy.Acme.example.").await;
    assert_eq!(added.status, StatusCode::CREATED, "{}", added.body);
    assert_eq!(
        (&added.body["host"], &added.body["state"]),
        (&json!(HOST), &json!("waiting"))
    );
    assert_eq!(added.body["record"]["name"], format!("_learnt.{HOST}"));
    assert_eq!(choose(&console, HOST).await.body["code"], "not_proved");

    let waiting = check(&console, HOST).await;
    assert_eq!(codes(&waiting), ["missing", "missing", "notAsked"]);
    server.leads_here(HOST);
    server.text(&format!("_learnt.{HOST}"), "learnt-domain=another");
    let waiting = check(&console, HOST).await;
    assert_eq!(codes(&waiting), ["different", "found", "notAsked"]);
    assert_eq!(waiting["checks"][0]["found"], json!(["learnt-domain=another"]));
    assert_eq!(
        (&waiting["state"], shown(&platform).await.0.len()),
        (&json!("waiting"), 0),
        "it serves nobody"
    );

    prove(&server, &added.body);
    let live = check(&console, HOST).await;
    assert_eq!(
        (&live["state"], codes(&live)),
        (&json!("live"), vec!["found".into(), "found".into(), "answered".into()])
    );
    assert_eq!(choose(&console, HOST).await.status, StatusCode::NO_CONTENT);
    assert_eq!(shown(&platform).await, (vec![HOST.to_owned()], HOST.to_owned()));

    // Within the hour nobody asks again; after it the record is gone, and the domain serves on for three days.
    server.no_text(&format!("_learnt.{HOST}"));
    assert_eq!(check_due(platform.control.state()).await.unwrap(), 0);
    platform.clock.set(platform.clock.now() + Duration::hours(1));
    assert_eq!(check_due(platform.control.state()).await.unwrap(), 1);
    let mut console = Console {
        token: platform.operator_again_at(&console).await,
        ..console
    };
    let grace = &console.get(DOMAINS).await.body[0];
    assert_eq!(
        (&grace["state"], grace["servesUntil"].is_string()),
        (&json!("grace"), true)
    );
    assert_eq!(choose(&console, HOST).await.body["code"], "record_lost");
    assert_eq!(shown(&platform).await.0, [HOST]);
    platform.clock.set(platform.clock.now() + Duration::hours(73));
    check_due(platform.control.state()).await.unwrap();
    console.token = platform.operator_again_at(&console).await;
    assert_eq!(
        shown(&platform).await,
        (Vec::new(), "acme.learnt.localhost".to_owned()),
        "links lead where it answers"
    );
    let path = [
        ("waiting", "proved"),
        ("proved", "live"),
        ("live", "grace"),
        ("grace", "stopped"),
    ];
    let path = path.map(|(from, to)| (from.to_owned(), to.to_owned()));
    assert_eq!(states(&console).await, path);

    // It comes back by a record and a request, as the first time.
    prove(&server, &added.body);
    assert_eq!(check(&console, HOST).await["state"], "live");
    let released = console.delete(&format!("{DOMAINS}/{HOST}")).await;
    assert_eq!(released.status, StatusCode::NO_CONTENT);
    assert_eq!(shown(&platform).await.0, Vec::<String>::new());
    assert_eq!(
        console.delete(&format!("{DOMAINS}/{HOST}")).await.status,
        StatusCode::NOT_FOUND
    );
    let anew = add(&console, HOST).await.body;
    assert_ne!(
        anew["record"]["value"], added.body["record"]["value"],
        "an old record proves nothing"
    );
}

#[tokio::test]
async fn a_proved_domain_without_an_answer_is_not_live_and_a_silent_name_server_takes_nothing_away() {
    let (platform, server) = platform().await;
    let console = platform.operator().await;
    let added = add(&console, HOST).await.body;
    prove(&server, &added);
    server.leads_here(HOST);
    let proved = check(&console, HOST).await;
    assert_eq!(
        (&proved["state"], codes(&proved)[2].as_str()),
        (&json!("proved"), "noConnection")
    );
    assert_eq!(choose(&console, HOST).await.body["code"], "not_answered");
    server.fail();
    let silent = check(&console, HOST).await;
    assert_eq!(
        (&silent["state"], codes(&silent)[0].as_str()),
        (&json!("proved"), "noAnswer")
    );
    assert_eq!(shown(&platform).await.0, [HOST]);
}

#[tokio::test]
async fn a_domain_that_leads_into_a_private_network_is_not_asked() {
    let server = NameServer::start().await;
    let platform = TestPlatform::with(|config| {
        config.dns_server = Some(server.address);
        config.private_domains = false;
    })
    .await;
    builder::provision(&platform.control, order("acme")).await.unwrap();
    let console = platform.operator().await;
    let added = add(&console, HOST).await.body;
    prove(&server, &added);
    server.leads_here(HOST);
    let proved = check(&console, HOST).await;
    assert_eq!(codes(&proved), ["found", "private", "notAsked"]);
    assert_eq!(proved["state"], "proved");
}

#[tokio::test]
async fn each_refusal_has_a_sentence() {
    let (platform, _server) = platform().await;
    builder::provision(&platform.control, order("munro")).await.unwrap();
    let console = platform.operator().await;
    assert_eq!(add(&console, HOST).await.status, StatusCode::CREATED);
    let at_munro = |host: &str, team: &str| {
        let (console, body) = (console.clone(), json!({"teamId": team, "host": host}));
        async move { console.post("/api/tenants/munro/domains", &body).await }
    };
    for (answer, field, code) in [
        (add(&console, "https://acme.example").await, "host", "not_a_host"),
        (
            add(&console, "deep.acme.learnt.localhost").await,
            "host",
            "below_platform",
        ),
        (add(&console, "console.localhost").await, "host", "reserved"),
        (add(&console, HOST).await, "host", "already"),
        (at_munro(HOST, "munro").await, "host", "other_tenant"),
        (at_munro("x.munro.example", "acme").await, "teamId", "unknown"),
    ] {
        assert_eq!(
            answer.refused(),
            [(field.to_owned(), code.to_owned())],
            "{}",
            answer.body
        );
        assert!(answer.body["errors"][0]["message"].as_str().unwrap().ends_with('.'));
    }
    // Another tenant's domain is not there.
    let foreign = format!("/api/tenants/munro/domains/{HOST}");
    assert_eq!(console.delete(&foreign).await.status, StatusCode::NOT_FOUND);
    assert_eq!(
        console.post(&format!("{foreign}/check"), &json!({})).await.status,
        StatusCode::NOT_FOUND
    );
    let main = "/api/tenants/munro/teams/munro/main-domain";
    assert_eq!(
        console.put(main, &json!({"host": HOST})).await.status,
        StatusCode::NOT_FOUND
    );
    assert_eq!(
        console
            .put(main, &json!({"host": "acme.learnt.localhost"}))
            .await
            .status,
        StatusCode::NOT_FOUND
    );
    assert_eq!(
        console
            .put(main, &json!({"host": "munro.teams.localhost"}))
            .await
            .status,
        StatusCode::NO_CONTENT,
        "its own host below either root"
    );
    run(
        &mut platform.register().await,
        "update control.tenants set status = 'archived' where id = 'munro'",
    )
    .await;
    assert_eq!(at_munro("y.munro.example", "munro").await.body["code"], "wrong_state");
}

#[tokio::test]
async fn of_two_operators_at_once_one_does_it() {
    let (platform, server, console) = answering().await;
    builder::provision(&platform.control, order("munro")).await.unwrap();
    let munro = json!({"teamId": "munro", "host": HOST});
    let (one, other) = tokio::join!(add(&console, HOST), console.post("/api/tenants/munro/domains", &munro));
    let mut both = [one.status, other.status];
    both.sort();
    assert_eq!(both, [StatusCode::CREATED, StatusCode::UNPROCESSABLE_ENTITY]);

    let host = "learn.acme.example";
    let added = add(&console, host).await.body;
    prove(&server, &added);
    server.leads_here(host);
    let looks = futures_util::future::join_all((0..6).map(|_| check(&console, host))).await;
    assert!(looks.iter().any(|look| look["state"] == "live"));
    let moves = states(&console).await;
    assert_eq!(moves.len(), 2, "each state is written down once: {moves:?}");

    // Made the main one and released at once: whatever comes first, no link leads to what is gone.
    let path = format!("{DOMAINS}/{host}");
    let (chosen, released) = tokio::join!(choose(&console, host), console.delete(&path));
    assert_eq!(released.status, StatusCode::NO_CONTENT);
    assert!(matches!(chosen.status, StatusCode::NO_CONTENT | StatusCode::NOT_FOUND));
    assert_eq!(shown(&platform).await, (Vec::new(), "acme.learnt.localhost".to_owned()));
}

#[tokio::test]
async fn a_tenant_ordered_with_a_domain_answers_below_a_root_until_the_domain_is_proved() {
    let server = NameServer::start().await;
    let platform = TestPlatform::with(|config| {
        config.work = true;
        config.dns_server = Some(server.address);
    })
    .await;
    let console = platform.operator().await;
    let mut body = form("acme");
    (body["root"], body["domain"]) = (Value::Null, json!(HOST));
    assert_eq!(console.post("/api/tenants", &body).await.status, StatusCode::ACCEPTED);
    platform
        .control
        .provisioner()
        .finish(&"acme".parse().unwrap())
        .await
        .unwrap();
    assert_eq!(shown(&platform).await, (Vec::new(), "acme.learnt.localhost".to_owned()));
    let domains = console.get(DOMAINS).await.body;
    assert_eq!(
        (&domains[0]["host"], &domains[0]["state"]),
        (&json!(HOST), &json!("waiting"))
    );
}
