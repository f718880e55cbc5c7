//! How long the log is kept, and how it is read when it is long.
use std::collections::HashSet;

use learnt_compose::client::Client;
use learnt_compose::testing::{TestStack, TestTenant};
use serde_json::{Value, json};

use super::{may, rows, text};

const SETTINGS: &str = "/api/settings/audit-log";

/// So many rows of somebody else, a day apart, the newest so many days ago.
async fn long_ago(tenant: &TestTenant, count: usize, days: usize) {
    tenant
        .sql(format!(
            "insert into audit_log (id, at, action, subject, actor_name) \
             select gen_random_uuid(), now() - make_interval(days => {days} + n), 'course.created', 'old-' || n, 'Old Hand' \
             from generate_series(1, {count}) n"
        ))
        .await;
}

async fn superadmin(tenant: &TestTenant) -> Client {
    let admin = tenant.admin().await;
    let me = admin.get("/api/me").await.unwrap().ok().unwrap().value();
    let raised = "update user_teams set roles = '{superadmin}', rank = 4 where user_id = ";
    tenant.sql(format!("{raised}'{}'", text(&me["uid"]))).await;
    // A session whose person's roles changed goes on anew.
    tenant.admin().await
}

async fn page(admin: &Client, query: &str) -> Value {
    let path = format!("/api/audit-log?action=course.created&perPage=10{query}");
    admin.get(&path).await.unwrap().ok().unwrap().value()
}

fn subjects(page: &Value) -> Vec<String> {
    page["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| text(&row["subject"]))
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_older_than_it_is_kept_is_deleted_and_a_row_says_so() {
    let acme = TestStack::shared().await.tenant("kept").await;
    let root = superadmin(&acme).await;
    long_ago(&acme, 3, 800).await;
    long_ago(&acme, 2, 400).await;
    acme.job("audit.purge").await;
    let left = subjects(&page(&root, "").await);
    assert_eq!(
        left,
        ["old-1", "old-2"],
        "two years are kept unless the tenant says otherwise"
    );
    let logged = rows(&root, "action=audit.purged").await;
    assert_eq!(
        (logged.len(), &logged[0]["details"]["count"]),
        (1, &json!(3)),
        "{logged:?}"
    );
    assert_eq!(
        (&logged[0]["actor"], &logged[0]["details"]["months"]),
        (&Value::Null, &json!(24))
    );

    let saved = root.get(SETTINGS).await.unwrap().ok().unwrap().value();
    assert_eq!(saved, json!({"months": 24, "revision": 1}));
    for months in [0, 11, 121] {
        let change = json!({"months": months, "revision": 1});
        assert_eq!(root.patch(SETTINGS, change).await.unwrap().status, 422, "{months}");
    }
    let change = json!({"months": 12, "revision": 1});
    let changed = root
        .patch(SETTINGS, change.clone())
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    assert_eq!(changed, json!({"months": 12, "revision": 2}));
    let stale = root.patch(SETTINGS, change).await.unwrap();
    assert_eq!(
        (stale.status.as_u16(), stale.code().as_str()),
        (409, "changed_meanwhile")
    );
    let logged = rows(&root, "action=audit_settings.changed").await;
    assert_eq!(logged[0]["details"], json!({"before": 24, "months": 12}));

    acme.job("audit.purge").await;
    assert!(subjects(&page(&root, "").await).is_empty());
    acme.job("audit.purge").await;
    assert_eq!(
        rows(&root, "action=audit.purged").await.len(),
        2,
        "nothing was left to delete"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_applications_role_deletes_nothing_that_is_kept() {
    let acme = TestStack::shared().await.tenant("guarded").await;
    let admin = acme.admin().await;
    let mine = admin.get(SETTINGS).await.unwrap();
    assert_eq!((mine.status.as_u16(), mine.code().as_str()), (403, "role"));
    let root = superadmin(&acme).await;
    long_ago(&acme, 2, 300).await;
    for sql in [
        "delete from audit_log",
        "update audit_settings set months = 0",
        "create or replace function audit_purge(p_id uuid, p_most integer) returns bigint language sql as 'select 1'",
        "alter function audit_purge set search_path = pg_temp",
    ] {
        assert!(!may(&acme, sql).await, "{sql}");
    }
    // A table of the same name that the caller would rather have it read, and a short retention in it.
    let trap = "create temp table audit_settings as select 0::smallint as months; \
                select audit_purge(gen_random_uuid(), 100); drop table pg_temp.audit_settings";
    may(&acme, trap).await;
    assert!(may(&acme, "select audit_purge(gen_random_uuid(), 100)").await);
    assert_eq!(subjects(&page(&root, "").await), ["old-1", "old-2"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_log_is_read_on_and_back_and_nothing_moves_meanwhile() {
    let acme = TestStack::shared().await.tenant("long").await;
    let admin = superadmin(&acme).await;
    long_ago(&acme, 35, 10).await;
    let first = page(&admin, "").await;
    assert_eq!((&first["total"], &first["isEstimate"]), (&json!(35), &json!(false)));
    assert_eq!(first["previous"], Value::Null);
    // Written meanwhile: numbered pages would show a row twice.
    acme.sql(
        "insert into audit_log (id, at, action, subject) values (gen_random_uuid(), now(), 'course.created', 'new')",
    )
    .await;
    let mut pages = vec![first];
    while let Some(next) = pages.last().unwrap()["next"].as_str() {
        pages.push(page(&admin, &format!("&after={next}")).await);
    }
    let all: Vec<String> = pages.iter().flat_map(subjects).collect();
    let expected: Vec<String> = (1..=35).map(|n| format!("old-{n}")).collect();
    assert_eq!((all, pages.len()), (expected, 4));
    assert_eq!(pages[1]["total"], Value::Null, "only the first page counts");
    let back = page(&admin, &format!("&before={}", text(&pages[2]["previous"]))).await;
    assert_eq!(subjects(&back), subjects(&pages[1]));
    let newest = page(&admin, &format!("&before={}", text(&back["previous"]))).await;
    assert_eq!(subjects(&newest), subjects(&pages[0]));
    let newer = page(&admin, &format!("&before={}", text(&newest["previous"]))).await;
    assert_eq!(
        (subjects(&newer), &newer["previous"]),
        (vec!["new".to_owned()], &Value::Null)
    );

    let up = page(&admin, "&sort=at").await;
    let further = page(&admin, &format!("&sort=at&after={}", text(&up["next"]))).await;
    assert_eq!(
        (&subjects(&up)[0], &subjects(&further)[0]),
        (&"old-35".to_owned(), &"old-25".to_owned())
    );
    let odd = admin.get("/api/audit-log?after=yesterday").await.unwrap();
    assert_eq!(odd.value()["errors"][0]["code"], "not_a_cursor");
    let mine = admin
        .get("/api/me/audit-log?perPage=1")
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    assert!(
        mine["total"].as_i64().unwrap() >= 1 && mine["isEstimate"] == json!(false),
        "{mine}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_too_long_to_be_counted_is_estimated_and_exported_whole() {
    let acme = TestStack::shared().await.tenant("estimated").await;
    let admin = superadmin(&acme).await;
    long_ago(&acme, 4_500, 0).await;
    let first = page(&admin, "").await;
    assert_eq!(first["isEstimate"], json!(true));
    assert!(first["total"].as_i64().unwrap() > 1_000, "{}", first["total"]);
    let few = page(&admin, "&search=old%20hand&to=2000-01-01").await;
    assert_eq!((&few["total"], &few["isEstimate"]), (&json!(0), &json!(false)));
    let file = admin
        .get("/api/audit-log/export.csv?action=course.created")
        .await
        .unwrap()
        .text();
    let lines: HashSet<&str> = file.lines().skip(1).collect();
    assert_eq!(lines.len(), 4_500);
}
