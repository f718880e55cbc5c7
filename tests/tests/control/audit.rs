//! What operators did is written down, and a tenant's log is read through its face, which is written down too.
use http::StatusCode;
use learnt_control_plane::builder;
use serde_json::{Value, json};

use super::house::{Console, House, order, run};

async fn deeds(console: &Console, query: &str) -> Vec<Value> {
    let page = console.get(&format!("/api/audit-log?{query}")).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    page.body["items"].as_array().unwrap().clone()
}

fn words(rows: &[Value]) -> Vec<&str> {
    rows.iter().map(|row| row["action"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn what_an_operator_does_is_written_down_with_name_and_place() {
    let house = House::quiet().await;
    let console = house.operator().await;
    let body = json!({
        "name": "Acme", "team": {"displayName": "Acme", "label": "acme"}, "root": "learnt.localhost",
        "admin": {"firstName": "Anna", "lastName": "Berg", "email": "anna@acme.test"}, "plan": "business",
    });
    let ordered = console.post("/api/tenants", &body).await;
    assert_eq!(ordered.status, StatusCode::ACCEPTED, "{}", ordered.body);
    let refused = console.post("/api/tenants", &body).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    let rows = deeds(&console, "").await;
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

    assert_eq!(words(&deeds(&console, "search=ACME").await), ["tenant.ordered"]);
    assert_eq!(
        words(&deeds(&console, "action=operator.signed_in").await),
        ["operator.signed_in"]
    );
    assert!(deeds(&console, "to=2020-01-01").await.is_empty());
    assert!(
        deeds(&console, &format!("operator={}", uuid::Uuid::nil()))
            .await
            .is_empty()
    );
    let odd = console.get("/api/audit-log?from=soon").await;
    assert_eq!(odd.refused(), [("from".to_owned(), "not_a_date".to_owned())]);
    let words = console.get("/api/audit-log/actions").await;
    assert_eq!(words.body, json!(["operator.signed_in", "tenant.ordered"]));
    let file = console.get("/api/audit-log/export.csv?action=tenant.ordered").await;
    let text = file.body.as_str().unwrap();
    assert_eq!(text.lines().count(), 2, "{text}");
    assert!(text.contains("tenant.ordered,acme,Acme"), "{text}");

    console.post("/api/session/logout", &json!({})).await;
    // The next code of the second factor.
    house.clock.advance(chrono::Duration::seconds(30));
    let again = house.operator_again().await;
    assert_eq!(deeds(&again, "").await[1]["action"], "operator.signed_out");
}

#[tokio::test]
async fn the_operators_log_is_only_added_to() {
    let house = House::quiet().await;
    house.operator().await;
    for sql in [
        "update control.audit_log set action = 'x.y'",
        "delete from control.audit_log",
        "truncate control.audit_log",
    ] {
        let refused = sqlx::query(sqlx::AssertSqlSafe(sql))
            .execute(&mut house.register().await)
            .await;
        assert!(refused.is_err(), "{sql}");
    }
}

#[tokio::test]
async fn a_tenants_log_is_read_through_its_face_and_that_is_written_down() {
    let house = House::quiet().await;
    let console = house.operator().await;
    builder::provision(&house.control, order("acme")).await.unwrap();
    let schema = house.schema("acme").await;
    for (number, action) in ["person.created", "person.invited", "course.created"]
        .iter()
        .enumerate()
    {
        run(
            &mut house.admin().await,
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
    let last = read("perPage=2&page=2").await;
    assert_eq!(
        (&last["total"], &last["items"][0]["action"]),
        (&json!(3), &json!("person.created"))
    );
    assert_eq!(read("perPage=2&page=9").await["total"], 3);
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

    let reads = deeds(&console, "action=tenant.log_read").await;
    assert_eq!(reads.len(), 7);
    assert_eq!(
        (&reads[0]["subject"], &reads[0]["operatorName"]),
        (&json!("acme"), &json!("Root"))
    );
    assert_eq!(deeds(&console, "action=tenant.log_exported").await.len(), 1);
}
