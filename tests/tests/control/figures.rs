//! Figures of tenants: counted by their schemas, kept for the list and the fleet; reactions that were given up are tried again.
use chrono::Duration;
use http::StatusCode;
use learnt_control_plane::builder;
use learnt_kernel::clock::Clock;
use serde_json::{Value, json};

use super::platform::{Console, TestPlatform, order, run};

async fn platform() -> (TestPlatform, Console) {
    let platform = TestPlatform::quiet().await;
    builder::provision(&platform.control, order("acme")).await.unwrap();
    let console = platform.operator().await;
    (platform, console)
}

/// Rows of the audit log: so many days ago, by whom, in whose name.
async fn acted(platform: &TestPlatform, rows: &[(i64, u8, bool)]) {
    let schema = platform.schema("acme").await;
    for (ago, actor, in_anothers_name) in rows {
        let at = platform.clock.now() - Duration::days(*ago);
        let acting_as = if *in_anothers_name { "gen_random_uuid()" } else { "null" };
        let row = format!(
            "insert into {schema}.audit_log (id, at, action, subject, actor, acting_as) values \
             (gen_random_uuid(), '{}', 'session.begun', 'x', '00000000-0000-7000-8000-0000000000{actor:02}', {acting_as})",
            at.to_rfc3339()
        );
        run(&mut platform.admin().await, &row).await;
    }
}

async fn dead_event(platform: &TestPlatform) -> String {
    let schema = platform.schema("acme").await;
    let id = "00000000-0000-7000-8000-00000000dead";
    let row = format!(
        "insert into {schema}.facts (id, kind, subject, at, attempts, dead_at, error) \
         values ('{id}', 'person.invited', 'x', now(), 10, now(), 'the mail server refused')"
    );
    run(&mut platform.admin().await, &row).await;
    id.to_owned()
}

async fn line(console: &Console, query: &str) -> Value {
    console.get(&format!("/api/tenants?{query}")).await.body["items"][0].clone()
}

#[tokio::test]
async fn days_are_counted_by_people_and_not_by_what_they_do() {
    let (platform, console) = platform().await;
    acted(
        &platform,
        &[
            (0, 1, false),
            (0, 1, false),
            (0, 2, false),
            (1, 2, false),
            (29, 3, false),
            (30, 4, false),
            (0, 5, true),
        ],
    )
    .await;
    assert_eq!(line(&console, "").await["health"], "notCounted");
    assert_eq!(builder::count_figures(platform.control.provisioner()).await.unwrap(), 1);
    let days = line(&console, "health=good").await["days"].clone();
    let days: Vec<i64> = serde_json::from_value(days).unwrap();
    assert_eq!((days.len(), days[0], days[28], days[29]), (30, 1, 1, 2));
    assert_eq!(
        days.iter().sum::<i64>(),
        4,
        "whoever acts in another's name does not count, nor what is older"
    );

    let overview = console.get("/api/tenants/acme/overview").await.body;
    assert_eq!((&overview["people"], &overview["waiting"].is_i64()), (&json!(1), &true));
    assert_eq!(overview["days"][29], json!({"day": "2027-01-15", "people": 2}));
    let fleet = console.get("/api/fleet").await.body;
    assert_eq!((&fleet["people"], &fleet["days"][29]["people"]), (&json!(1), &json!(2)));
    assert_eq!(fleet["clusters"][0]["tenants"], 1);
    assert!(
        fleet["clusters"][0]["connections"].as_i64() > Some(0),
        "{}",
        fleet["clusters"][0]
    );

    // Counted again, a day that goes on is counted anew, and none twice.
    acted(&platform, &[(0, 6, false)]).await;
    builder::count_figures(platform.control.provisioner()).await.unwrap();
    assert_eq!(line(&console, "sort=-recent").await["days"][29], 3);
}

#[tokio::test]
async fn the_list_says_how_each_tenant_is_and_filters_by_it() {
    let (platform, console) = platform().await;
    builder::provision(&platform.control, order("munro")).await.unwrap();
    let event = dead_event(&platform).await;
    let schema = platform.schema("munro").await;
    let broken = format!("drop function {schema}.tenant_figures");
    run(&mut platform.admin().await, &broken).await;
    assert_eq!(
        builder::count_figures(platform.control.provisioner()).await.unwrap(),
        1,
        "one broken tenant stops no other"
    );
    assert_eq!(line(&console, "health=deadLetters").await["id"], "acme");
    assert_eq!(line(&console, "health=unreachable").await["id"], "munro");
    assert_eq!(
        line(&console, "cluster=main&sort=-people").await["id"],
        "acme",
        "of the other nothing is known"
    );
    assert_eq!(line(&console, "search=MUNRO.learnt").await["id"], "munro");
    assert_eq!(
        console.get("/api/tenants/munro/overview").await.status,
        StatusCode::SERVICE_UNAVAILABLE
    );
    let fleet = console.get("/api/fleet").await.body;
    let troubled: Vec<&str> = fleet["troubled"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["health"].as_str().unwrap())
        .collect();
    assert_eq!(troubled, ["unreachable", "deadLetters"], "the worst first");

    let path = "/api/tenants/acme/dead-letters";
    let listed = console.get(path).await.body;
    assert_eq!(
        (&listed[0]["id"], &listed[0]["kind"]),
        (&json!(event), &json!("person.invited"))
    );
    let again = format!("{path}/{event}/retry");
    let nothing = json!({});
    let (one, other) = tokio::join!(console.post(&again, &nothing), console.post(&again, &nothing));
    let mut both = [one.status, other.status];
    both.sort();
    assert_eq!(
        both,
        [StatusCode::ACCEPTED, StatusCode::NOT_FOUND],
        "of two at once one does it"
    );
    assert_eq!(console.get(path).await.body, json!([]));
    let log = console.get("/api/audit-log?action=dead_letter.retried").await.body;
    assert_eq!(log["items"].as_array().unwrap().len(), 1);
    let due: bool = sqlx::query_scalar(sqlx::AssertSqlSafe(format!(
        "select due_at is not null and attempts = 0 from {}.facts where id = '{event}'",
        platform.schema("acme").await
    )))
    .fetch_one(&mut platform.admin().await)
    .await
    .unwrap();
    assert!(due);
}

#[tokio::test]
async fn a_plan_is_changed_once_by_two_who_change_it_at_once() {
    let (platform, console) = platform().await;
    let path = "/api/tenants/acme/plan";
    let body = |plan: &str| json!({"plan": plan, "from": "business"});
    assert_eq!(
        console.put(path, &body("golden")).await.refused(),
        [("plan".to_owned(), "unknown".to_owned())]
    );
    let (starter, enterprise) = (body("starter"), body("enterprise"));
    let (one, other) = tokio::join!(console.put(path, &starter), console.put(path, &enterprise));
    let mut both = [one.status, other.status];
    both.sort();
    assert_eq!(both, [StatusCode::NO_CONTENT, StatusCode::CONFLICT]);
    let plan = console.get("/api/tenants/acme").await.body["plan"].clone();
    let shown: String = sqlx::query_scalar("select plan from control.directory where team_id = 'acme'")
        .fetch_one(&mut platform.register().await)
        .await
        .unwrap();
    assert_eq!(plan, shown);
    let log = console.get("/api/audit-log?action=tenant.plan_changed").await.body;
    assert_eq!(log["items"][0]["details"], json!({"from": "business", "to": plan}));
}

#[tokio::test]
async fn the_search_finds_tenants_teams_domains_and_people_by_their_whole_address() {
    let (platform, console) = platform().await;
    let domain = json!({"teamId": "acme", "host": "academy.acme.example"});
    console.post("/api/tenants/acme/domains", &domain).await;
    let found = async |words: &str| {
        let hits = console.get(&format!("/api/search?q={words}")).await.body;
        let kind = |hit: &Value| format!("{} {}", hit["kind"].as_str().unwrap(), hit["title"].as_str().unwrap());
        hits.as_array().unwrap().iter().map(kind).collect::<Vec<_>>()
    };
    assert_eq!(
        found("ACME").await,
        ["tenant The acme company", "team ACME", "domain academy.acme.example"]
    );
    assert_eq!(found("Anna@acme.test").await, ["person Anna Berg"]);
    assert_eq!(found("anna").await, Vec::<String>::new(), "nobody leafs through people");
    assert_eq!(found("%25%25").await, Vec::<String>::new());
    assert_eq!(found("a").await, Vec::<String>::new());
    drop(platform);
}

#[tokio::test]
async fn the_fleet_shows_tenants_that_fail_and_tenants_that_are_slow() {
    let platform = TestPlatform::quiet().await;
    let console = platform.operator().await;
    for id in ["acme", "munro"] {
        builder::provision(&platform.control, order(id)).await.unwrap();
    }
    let figures = |acme: &str, munro: &str, hours: i64| {
        let hour = platform.clock.now() - chrono::Duration::hours(hours);
        format!(
            "select control.note_answers('{}', '[{acme}, {munro}, {{\"tenant\": \"nobody\", \"requests\": 1, \"errors\": 1, \"durations\": [1,0,0,0,0,0,0,0]}}]')",
            hour.to_rfc3339()
        )
    };
    let acme = r#"{"tenant": "acme", "requests": 100, "errors": 3, "durations": [100,0,0,0,0,0,0,0]}"#;
    let munro = r#"{"tenant": "munro", "requests": 40, "errors": 0, "durations": [20,0,0,0,0,0,0,20]}"#;
    // Two tenant APIs tell of the same hour; what is older than a day is not shown.
    for hours in [1, 1, 30] {
        run(&mut platform.register().await, &figures(acme, munro, hours)).await;
    }
    let answers = console.get("/api/fleet").await.body["answers"].clone();
    assert_eq!(
        answers["all"],
        json!({"id": "", "name": "", "requests": 280, "errors": 6, "p95Ms": 5000})
    );
    let rows = |what: &str| -> Vec<(Value, Value, Value)> {
        let rows = answers[what].as_array().unwrap().iter();
        rows.map(|row| (row["id"].clone(), row["errors"].clone(), row["p95Ms"].clone()))
            .collect()
    };
    assert_eq!(rows("failing"), [(json!("acme"), json!(6), json!(25))]);
    assert_eq!(rows("slow"), [(json!("munro"), json!(0), json!(5_000))]);
}
