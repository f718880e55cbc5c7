//! What operators did is written down, and a tenant's log is read through a stored function, which is written down too.
use http::StatusCode;
use learnt_control_plane::builder;
use serde_json::{Value, json};

use super::platform::{Console, TestPlatform, order, run};

async fn audit_events(console: &Console, query: &str) -> Vec<Value> {
    let page = console.get(&format!("/api/audit-log?{query}")).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    page.body["items"].as_array().unwrap().clone()
}

fn words(rows: &[Value]) -> Vec<&str> {
    rows.iter().map(|row| row["action"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn what_an_operator_does_is_written_down_with_name_and_place() {
    let platform = TestPlatform::quiet().await;
    let console = platform.operator().await;
    let body = json!({
        "name": "Acme", "team": {"displayName": "Acme", "label": "acme"}, "root": "learnt.localhost",
        "admin": {"firstName": "Anna", "lastName": "Berg", "email": "anna@acme.test"}, "plan": "business",
    });
    let ordered = console.post("/api/tenants", &body).await;
    assert_eq!(ordered.status, StatusCode::ACCEPTED, "{}", ordered.body);
    let refused = console.post("/api/tenants", &body).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    let rows = audit_events(&console, "").await;
    assert_eq!(
        words(&rows),
        ["tenant.ordered", "operator.signed_in"],
        "what is refused is not done"
    );
    assert_eq!(
        (&rows[0]["operatorName"], &rows[0]["subjectName"]),
        (&json!("Root"), &json!("Acme"))
    );
    assert_eq!(
        (&rows[0]["ip"], &rows[0]["details"]),
        (&json!("198.51.100.7"), &json!({"plan": "business"}))
    );
    assert_eq!(rows[0]["requestId"], ordered.headers["x-request-id"].to_str().unwrap());

    assert_eq!(words(&audit_events(&console, "search=ACME").await), ["tenant.ordered"]);
    assert_eq!(
        words(&audit_events(&console, "action=operator.signed_in").await),
        ["operator.signed_in"]
    );
    assert!(audit_events(&console, "to=2020-01-01").await.is_empty());
    assert!(
        audit_events(&console, &format!("operator={}", uuid::Uuid::nil()))
            .await
            .is_empty()
    );
    let odd = console.get("/api/audit-log?from=soon").await;
    assert_eq!(odd.refused(), [("from".to_owned(), "not_a_date".to_owned())]);
    let actions = console.get("/api/audit-log/actions").await;
    assert_eq!(actions.body, json!(["operator.signed_in", "tenant.ordered"]));
    let file = console.get("/api/audit-log/export.csv?action=tenant.ordered").await;
    let text = file.body.as_str().unwrap();
    assert_eq!(text.lines().count(), 2, "{text}");
    assert!(text.contains("tenant.ordered,acme,Acme"), "{text}");

    console.post("/api/session/logout", &json!({})).await;
    // The next code of the second factor.
    platform.clock.advance(chrono::Duration::seconds(30));
    let again = platform.operator_again().await;
    assert_eq!(audit_events(&again, "").await[1]["action"], "operator.signed_out");
}

#[tokio::test]
async fn the_operators_log_is_only_added_to() {
    let platform = TestPlatform::quiet().await;
    platform.operator().await;
    for sql in [
        "update control.audit_log set action = 'x.y'",
        "delete from control.audit_log",
        "truncate control.audit_log",
    ] {
        let refused = sqlx::query(sqlx::AssertSqlSafe(sql))
            .execute(&mut platform.register().await)
            .await;
        assert!(refused.is_err(), "{sql}");
    }
}

#[tokio::test]
async fn a_tenants_log_is_read_through_a_stored_function_and_that_is_written_down() {
    let platform = TestPlatform::quiet().await;
    let console = platform.operator().await;
    builder::provision(&platform.control, order("acme")).await.unwrap();
    let schema = platform.schema("acme").await;
    for (number, action) in ["person.created", "person.invited", "course.created"]
        .iter()
        .enumerate()
    {
        run(
            &mut platform.admin().await,
            &format!(
                "insert into {schema}.audit_log (id, at, action, subject, subject_name, actor_name) values \
                 (gen_random_uuid(), timestamptz '2026-11-2{number} 12:00Z', '{action}', 's', 'Lena 50%', 'Ada Admin')"
            ),
        )
        .await;
    }
    let read = async |query: &str| {
        let page = console.get(&format!("/api/tenants/acme/audit-log?{query}")).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
        page.body
    };
    let all = read("").await;
    assert_eq!(
        words(all["items"].as_array().unwrap()),
        ["course.created", "person.invited", "person.created"]
    );
    assert_eq!(all["total"], 3);
    assert_eq!(read("search=50%25").await["total"], 3);
    assert_eq!(read("search=nobody").await["total"], 0);
    assert_eq!(read("action=person.invited").await["total"], 1);
    assert_eq!(
        read("from=2026-11-21&to=2026-11-21").await["items"][0]["action"],
        "person.invited"
    );
    let first = read("perPage=2").await;
    let last = read(&format!("perPage=2&after={}", first["next"].as_str().unwrap())).await;
    assert_eq!(
        (&first["total"], &last["items"][0]["action"]),
        (&json!(3), &json!("person.created"))
    );
    let back = read(&format!("perPage=2&before={}", last["previous"].as_str().unwrap())).await;
    assert_eq!((&back["items"], &back["previous"]), (&first["items"], &Value::Null));
    let words_in_use = console.get("/api/tenants/acme/audit-log/actions").await;
    assert_eq!(
        words_in_use.body,
        json!(["course.created", "person.created", "person.invited"])
    );
    let file = console.get("/api/tenants/acme/audit-log/export.csv").await;
    assert_eq!(file.body.as_str().unwrap().lines().count(), 4);
    assert_eq!(
        console.get("/api/tenants/nobody/audit-log").await.status,
        StatusCode::NOT_FOUND
    );

    let reads = audit_events(&console, "action=tenant.log_read").await;
    assert_eq!(reads.len(), 8);
    assert_eq!(
        (&reads[0]["subject"], &reads[0]["operatorName"]),
        (&json!("acme"), &json!("Root"))
    );
    assert_eq!(audit_events(&console, "action=tenant.log_exported").await.len(), 1);
}

#[tokio::test]
async fn a_long_log_of_a_tenant_is_estimated_and_exported_whole() {
    let platform = TestPlatform::quiet().await;
    let console = platform.operator().await;
    builder::provision(&platform.control, order("acme")).await.unwrap();
    let schema = platform.schema("acme").await;
    let old = format!(
        "insert into {schema}.audit_log (id, at, action, subject, actor_name) \
         select gen_random_uuid(), now() - make_interval(hours => n), 'course.created', 's-' || n, 'Ada Admin' \
         from generate_series(1, 4500) n"
    );
    run(&mut platform.admin().await, &old).await;
    let first = console
        .get("/api/tenants/acme/audit-log?perPage=2&search=ada")
        .await
        .body;
    assert_eq!(first["isEstimate"], json!(true));
    assert!(first["total"].as_i64().unwrap() > 1_000, "{}", first["total"]);
    let file = console.get("/api/tenants/acme/audit-log/export.csv").await;
    let lines: std::collections::HashSet<&str> = file.body.as_str().unwrap().lines().skip(1).collect();
    assert_eq!(lines.len(), 4_500);
    assert_eq!(audit_events(&console, "action=tenant.log_exported").await.len(), 1);
}

#[tokio::test]
async fn the_operators_log_is_read_on_estimated_and_kept_for_as_long_as_is_said() {
    let platform = TestPlatform::quiet().await;
    let console = platform.operator().await;
    let add = async |count: usize, days: usize| {
        let sql = format!(
            "insert into control.audit_log (id, at, action, subject) \
             select gen_random_uuid(), now() - make_interval(days => {days}) - make_interval(mins => n), 'tenant.ordered', 's-' || n \
             from generate_series(1, {count}) n"
        );
        run(&mut platform.register().await, &sql).await;
    };
    add(2_500, 10).await;
    let path = "/api/audit-log?action=tenant.ordered&perPage=2";
    let first = console.get(path).await.body;
    assert_eq!(first["isEstimate"], json!(true));
    assert!(first["total"].as_i64().unwrap() > 1_000, "{}", first["total"]);
    let next = console
        .get(&format!("{path}&after={}", first["next"].as_str().unwrap()))
        .await
        .body;
    assert_eq!(
        (&next["items"][0]["subject"], &next["total"]),
        (&json!("s-3"), &Value::Null)
    );
    let back = console
        .get(&format!("{path}&before={}", next["previous"].as_str().unwrap()))
        .await
        .body;
    assert_eq!(back["items"], first["items"]);
    let file = console.get("/api/audit-log/export.csv?action=tenant.ordered").await;
    assert_eq!(file.body.as_str().unwrap().lines().count(), 2_501);

    add(40, 800).await;
    add(30, 400).await;
    let purge = async |months: i32| -> i64 {
        sqlx::query_scalar("select control.audit_purge(gen_random_uuid(), $1, 1000)")
            .bind(months)
            .fetch_one(&mut platform.register().await)
            .await
            .unwrap()
    };
    assert_eq!((purge(24).await, purge(24).await), (40, 0));
    assert_eq!(purge(0).await, 30, "the last year stays, whatever is said");
    let logged = audit_events(&console, "action=log.purged").await;
    assert_eq!((logged.len(), &logged[1]["details"]["count"]), (2, &json!(40)));
    let refused = sqlx::query("delete from control.audit_log")
        .execute(&mut platform.register().await)
        .await;
    assert!(refused.is_err(), "and nobody may delete afterwards");
}
