//! The query screen: what is asked is compiled here, answered as the tenant's reading role, within its limits, and written down.
use std::time::{Duration, Instant};

use chrono::Duration as Span;
use http::StatusCode;
use learnt_control_plane::builder;
use learnt_kernel::clock::Clock;
use learnt_kernel::totp;
use serde_json::{Value, json};
use sqlx::AssertSqlSafe;

use super::platform::{Answer, Console, FACTOR, TestPlatform, order, run};

async fn platform() -> (TestPlatform, Console) {
    let platform = TestPlatform::quiet().await;
    let console = platform.operator().await;
    builder::provision(&platform.control, order("acme")).await.unwrap();
    (platform, console)
}

/// So many more people of a tenant, each with everything that is personal.
async fn people(platform: &TestPlatform, tenant: &str, many: u32) {
    let schema = platform.schema(tenant).await;
    let sql = format!(
        "insert into {schema}.user_teams (id, user_id, team_id, first_name, last_name, email, username, phone, dob, employee_id, facets, search, created_at, updated_at) \
         select id::text || '_{tenant}', id, '{tenant}', 'Lena' || n, 'Privat' || n, 'lena' || n || '@private.test', 'lena' || n, '+49 170 ' || n, \
           '1990-01-01', 'E' || n, '{{}}', 'lena privat', now(), now() \
         from generate_series(1, {many}) n, lateral (select md5(n::text || '{tenant}')::uuid as id) made"
    );
    run(&mut platform.admin().await, &sql).await;
}

async fn ask_in(console: &Console, tenant: &str, query: Value) -> Answer {
    let body = json!({ "query": query, "reason": "A ticket of today" });
    console.post(&format!("/api/tenants/{tenant}/query"), &body).await
}

async fn ask(console: &Console, query: Value) -> Answer {
    ask_in(console, "acme", query).await
}

async fn log(platform: &TestPlatform) -> Vec<(String, Value)> {
    sqlx::query_as("select action, details from control.audit_log where action like 'tenant.quer%' order by seq")
        .fetch_all(&mut platform.register().await)
        .await
        .unwrap()
}

#[tokio::test]
async fn a_question_is_answered_with_its_personal_fields_masked_and_stands_in_the_log() {
    let (platform, console) = platform().await;
    people(&platform, "acme", 3).await;
    let offered = console.get("/api/tenants/acme/collections").await.body;
    let names: Vec<&str> = offered
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|one| one["name"].as_str())
        .collect();
    for name in [
        "userTeams",
        "courses",
        "userCourses",
        "userFormSubmission",
        "permissions",
    ] {
        assert!(names.contains(&name), "{names:?}");
    }
    for name in ["sessions", "user_teams", "users", "auditLog"] {
        assert!(!names.contains(&name), "{name}");
    }

    let fields = [
        "_id",
        "firstName",
        "lastName",
        "email",
        "username",
        "phone",
        "dob",
        "employeeId",
        "status",
        "terminationDate",
    ];
    let query = json!({ "collection": "userTeams", "fields": fields, "filters": [{ "field": "email", "operator": "is", "value": "lena2@private.test" }] });
    let answer = ask(&console, query.clone()).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    let rows = answer.body["rows"].as_array().unwrap();
    let (mask, none) = (json!("•••"), Value::Null);
    assert_eq!(rows.len(), 1);
    assert_eq!(
        rows[0].as_array().unwrap()[1..],
        [&mask, &mask, &mask, &mask, &mask, &mask, &mask, &json!("active"), &none].map(Clone::clone)
    );
    // Whoever asks for everything is shown no more.
    let all = ask(&console, json!({ "collection": "userTeams" })).await;
    let text = all.body.to_string().to_lowercase();
    for personal in ["lena", "privat", "+49", "1990", "anna", "berg"] {
        assert!(!text.contains(personal), "{personal} in {text}");
    }
    for hidden in ["search", "facets", "password"] {
        assert!(!text.contains(&format!("\"{hidden}\"")), "{hidden}");
    }
    assert_eq!(all.body["rows"].as_array().unwrap().len(), 4);

    let saved = log(&platform).await;
    assert_eq!(saved.len(), 2);
    assert_eq!(saved[0].1["reason"], "A ticket of today");
    assert_eq!(saved[0].1["query"]["filters"], query["filters"], "what was asked");
    assert!(!saved[0].1.to_string().contains("rows"), "and not what was found");
    let past = console.get("/api/queries/history").await.body;
    assert_eq!(
        (&past[0]["query"]["collection"], &past[1]["tenantId"]),
        (&json!("userTeams"), &json!("acme"))
    );
}

#[tokio::test]
async fn a_reason_is_asked_for_and_nothing_is_written_down_of_what_was_refused() {
    let (platform, console) = platform().await;
    for (reason, code) in [("", "required"), ("ab", "too_short"), (&*"x".repeat(501), "too_long")] {
        let body = json!({ "query": { "collection": "userTeams" }, "reason": reason });
        let answer = console.post("/api/tenants/acme/query", &body).await;
        assert_eq!(answer.refused(), [("reason".to_owned(), code.to_owned())]);
    }
    assert_eq!(
        ask_in(&console, "nobody", json!({ "collection": "userTeams" }))
            .await
            .status,
        StatusCode::NOT_FOUND
    );
    assert!(log(&platform).await.is_empty());
}

#[tokio::test]
async fn nothing_that_is_sent_becomes_sql() {
    let (platform, console) = platform().await;
    people(&platform, "acme", 2).await;
    let evil = "x\"'; drop table user_teams cascade; --";
    let filter =
        |field: &str, operator: &str, value: &str| json!([{ "field": field, "operator": operator, "value": value }]);
    let refused = [
        (json!({ "collection": evil }), "collection"),
        (json!({ "collection": "pg_authid" }), "collection"),
        (json!({ "collection": "user_teams" }), "collection"),
        (json!({ "collection": "userTeams", "fields": [evil] }), "fields.0"),
        (json!({ "collection": "userTeams", "fields": ["search"] }), "fields.0"),
        (
            json!({ "collection": "userTeams", "filters": filter(evil, "is", "x") }),
            "filters.0.field",
        ),
        (
            json!({ "collection": "userTeams", "filters": filter("status", evil, "x") }),
            "filters.0.operator",
        ),
        (
            json!({ "collection": "userTeams", "filters": filter("userId", "is", evil) }),
            "filters.0.value",
        ),
        (
            json!({ "collection": "userTeams", "filters": filter("rank", "atLeast", "1 or 1=1") }),
            "filters.0.value",
        ),
        (
            json!({ "collection": "userTeams", "filters": filter("firstName", "contains", "a") }),
            "filters.0.operator",
        ),
        (
            json!({ "collection": "userTeams", "order": [{ "field": evil }] }),
            "order.0.field",
        ),
        (
            json!({ "collection": "userTeams", "order": [{ "field": "email" }] }),
            "order.0.field",
        ),
        (json!({ "collection": "userTeams", "limit": 1001 }), "limit"),
        (json!({ "collection": "userTeams", "limit": 0 }), "limit"),
    ];
    for (query, field) in refused {
        let answer = ask(&console, query.clone()).await;
        assert_eq!(
            answer.status,
            StatusCode::UNPROCESSABLE_ENTITY,
            "{query}: {}",
            answer.body
        );
        assert_eq!(answer.refused()[0].0, field, "{query}");
    }
    for value in [evil, "' or '1'='1", "%", "_ctive", "\\", "active' --", "$1", "${x}"] {
        for operator in ["is", "contains", "beginsWith", "oneOf"] {
            let query = json!({ "collection": "userTeams", "filters": filter("status", operator, value) });
            let answer = ask(&console, query).await;
            assert_eq!(answer.status, StatusCode::OK, "{operator} {value}: {}", answer.body);
            assert_eq!(answer.body["rows"], json!([]), "{operator} {value}");
        }
    }
    let query = json!({ "collection": "userTeams", "filters": filter("status", "beginsWith", "ACT"), "order": [{ "field": "createdAt", "descending": true }], "limit": 2 });
    let answer = ask(&console, query).await.body;
    assert_eq!(
        (answer["rows"].as_array().unwrap().len(), &answer["isCut"]),
        (2, &json!(true))
    );
}

#[tokio::test]
async fn it_reads_one_tenants_rows_and_can_write_none() {
    let (platform, console) = platform().await;
    builder::provision(&platform.control, order("munro")).await.unwrap();
    people(&platform, "munro", 5).await;
    let count = async |tenant: &str| {
        let answer = ask_in(
            &console,
            tenant,
            json!({ "collection": "userTeams", "fields": ["teamId"] }),
        )
        .await
        .body;
        answer["rows"].as_array().unwrap().len()
    };
    assert_eq!((count("acme").await, count("munro").await), (1, 6));
    // Whatever might be compiled one day: the role that asks can neither reach a neighbour nor change anything.
    let (acme, munro) = (platform.schema("acme").await, platform.schema("munro").await);
    let role = learnt_kernel::tenant::SchemaName::parse(&acme).unwrap().ro_role();
    for sql in [
        format!("select * from {munro}.user_teams"),
        format!("begin read write; delete from {acme}.user_teams"),
        format!("begin read write; update {acme}.user_teams set status = 'archived'"),
        format!("begin read write; create table {acme}.mine (x int)"),
        format!("set role {acme}_owner"),
    ] {
        let refused = sqlx::raw_sql(AssertSqlSafe(sql.clone()))
            .execute(&mut platform.as_role(&role).await)
            .await;
        let code = refused
            .unwrap_err()
            .as_database_error()
            .unwrap()
            .code()
            .unwrap()
            .into_owned();
        assert_eq!(code, "42501", "{sql}");
    }
    // A role that shut itself out is let in again.
    let own = format!(
        "begin read write; alter role {role} password 'mine'; alter role {role} set statement_timeout = 0; commit"
    );
    run(&mut platform.as_role(&role).await, &own).await;
    assert_eq!(count("acme").await, 1);
}

#[tokio::test]
async fn a_question_that_would_run_for_an_hour_is_cancelled_from_outside() {
    let (platform, console) = platform().await;
    builder::provision(&platform.control, order("munro")).await.unwrap();
    let schema = platform.schema("acme").await;
    let slow = format!(
        "alter table {schema}.user_teams enable row level security; \
         create policy slow on {schema}.user_teams using (pg_sleep(3600) is not null); \
         alter role {schema}_ro set statement_timeout = 0"
    );
    run(&mut platform.admin().await, &slow).await;
    let people = json!({ "collection": "userTeams" });
    let began = Instant::now();
    let meanwhile = async {
        tokio::time::sleep(Duration::from_millis(1500)).await;
        let second = ask(&console, json!({ "collection": "courses" })).await;
        let other = ask_in(&console, "munro", people.clone()).await;
        (second, other, began.elapsed())
    };
    let (long, (second, other, after)) = tokio::join!(ask(&console, people.clone()), meanwhile);
    let took = began.elapsed();
    assert_eq!(
        long.refused(),
        [("query".to_owned(), "too_long".to_owned())],
        "{}",
        long.body
    );
    assert!(
        took >= Duration::from_secs(5) && took < Duration::from_secs(7),
        "{took:?}"
    );
    assert_eq!(
        (second.status, &second.body["code"]),
        (StatusCode::TOO_MANY_REQUESTS, &json!("query_running"))
    );
    assert_eq!(other.status, StatusCode::OK, "another tenant is not kept waiting");
    assert!(after < Duration::from_secs(5), "{after:?}");
    let left = "select count(*) from pg_stat_activity where usename = $1";
    let role = format!("{schema}_ro");
    let mut admin = platform.admin().await;
    let began = Instant::now();
    loop {
        let backends: i64 = sqlx::query_scalar(left)
            .bind(&role)
            .fetch_one(&mut admin)
            .await
            .unwrap();
        if backends == 0 {
            break;
        }
        // Well before the limit that its own session has.
        assert!(began.elapsed() < Duration::from_millis(1500), "it still runs");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let members = "select count(*) from pg_auth_members join pg_roles on pg_roles.oid = roleid where rolname = $1 and inherit_option";
    let members: i64 = sqlx::query_scalar(members)
        .bind(&role)
        .fetch_one(&mut admin)
        .await
        .unwrap();
    assert_eq!(members, 0, "nobody stays a member of the reading role");
    assert_eq!(
        ask(&console, json!({ "collection": "courses" })).await.status,
        StatusCode::OK
    );
    assert_eq!(
        log(&platform).await.len(),
        4,
        "also what was cancelled, or had to wait, was asked"
    );
}

#[tokio::test]
async fn only_an_operator_who_gave_a_code_a_short_while_ago_may_ask() {
    let (platform, mut console) = platform().await;
    let courses = json!({ "collection": "courses" });
    assert_eq!(
        ask(&console, courses.clone()).await.status,
        StatusCode::OK,
        "just signed in"
    );
    platform.clock.set(platform.clock.now() + Span::minutes(16));
    let renewed = console.post("/api/session/refresh", &json!({})).await;
    console.token = renewed.body["accessToken"].as_str().map(str::to_owned);
    let stale = ask(&console, courses.clone()).await;
    assert_eq!(
        (stale.status, &stale.body["code"]),
        (StatusCode::FORBIDDEN, &json!("not_fresh"))
    );
    let with = async |code: &str| {
        let body = json!({ "query": courses, "reason": "A ticket of today", "code": code });
        console.post("/api/tenants/acme/query", &body).await
    };
    assert_eq!(
        with("000000").await.refused(),
        [("code".to_owned(), "wrong_code".to_owned())]
    );
    let code = totp::code(FACTOR, platform.clock.now());
    assert_eq!(with(&code).await.status, StatusCode::OK);
    assert_eq!(with(&code).await.refused()[0].1, "wrong_code", "each code once");
    assert_eq!(
        ask(&console, courses.clone()).await.status,
        StatusCode::OK,
        "for a quarter of an hour"
    );
    assert_eq!(log(&platform).await.len(), 3);
}

#[tokio::test]
async fn answers_are_taken_as_files_and_questions_are_kept() {
    let (platform, console) = platform().await;
    people(&platform, "acme", 2).await;
    let query =
        json!({ "collection": "userTeams", "fields": ["status", "email"], "order": [{ "field": "createdAt" }] });
    let file = async |format: &str| {
        let body = json!({ "query": query, "reason": "A ticket of today", "format": format });
        console.post("/api/tenants/acme/query/export", &body).await
    };
    let csv = file("csv").await;
    assert_eq!(csv.headers["content-type"], "text/csv; charset=utf-8");
    assert!(
        csv.body
            .as_str()
            .unwrap()
            .starts_with("\u{FEFF}status,email\r\nactive,•••\r\n"),
        "{}",
        csv.body
    );
    assert_eq!(
        file("json").await.body[0],
        json!({ "status": "active", "email": "•••" })
    );
    assert_eq!(file("xml").await.refused()[0].0, "format");
    assert_eq!(log(&platform).await[0].0, "tenant.query_exported");

    let save = async |name: &str, limit: u32| {
        let mut query = query.clone();
        query["limit"] = json!(limit);
        console
            .post("/api/queries", &json!({ "name": name, "query": query }))
            .await
            .status
    };
    assert_eq!(save("", 1).await, StatusCode::UNPROCESSABLE_ENTITY);
    let (one, other) = tokio::join!(save("Who is active", 10), save("who is active", 10));
    assert_eq!((one, other), (StatusCode::NO_CONTENT, StatusCode::NO_CONTENT));
    assert_eq!(save("Who is active", 20).await, StatusCode::NO_CONTENT);
    let saved = console.get("/api/queries").await.body;
    assert_eq!(
        saved.as_array().unwrap().len(),
        1,
        "the same name is the same question: {saved}"
    );
    assert_eq!(
        (&saved[0]["query"]["limit"], &saved[0]["isOwn"]),
        (&json!(20), &json!(true))
    );
    let path = format!("/api/queries/{}", saved[0]["id"].as_str().unwrap());

    let somebody_else = "insert into control.operators select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'email', 'other@learnt.test'))).* from control.operators o; \
         update control.saved_queries set operator_id = (select id from control.operators where email = 'other@learnt.test')";
    run(&mut platform.register().await, somebody_else).await;
    assert_eq!(console.get("/api/queries").await.body[0]["isOwn"], json!(false));
    assert_eq!(
        console.delete(&path).await.status,
        StatusCode::NOT_FOUND,
        "it is another's"
    );
    let back = "update control.saved_queries set operator_id = (select id from control.operators where email <> 'other@learnt.test')";
    run(&mut platform.register().await, back).await;
    assert_eq!(console.delete(&path).await.status, StatusCode::NO_CONTENT);
    assert_eq!(console.delete(&path).await.status, StatusCode::NOT_FOUND);
}
