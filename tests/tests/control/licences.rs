//! Licence bills: two years of evidence are counted as plain SQL counts them, reviewed, waived, closed, and never change again.
use chrono::{DateTime, Duration, Utc};
use http::StatusCode;
use learnt_control_plane::builder;
use learnt_kernel::clock::Clock;
use serde_json::{Value, json};
use sqlx::AssertSqlSafe;

use super::platform::{Answer, Console, TestPlatform, order, run};

pub(super) async fn platform() -> (TestPlatform, Console) {
    let platform = TestPlatform::quiet().await;
    let console = platform.operator().await;
    builder::provision(&platform.control, order("acme")).await.unwrap();
    (platform, console)
}

/// So many people for each of the last months, each in one of two teams.
pub(super) async fn evidence(platform: &TestPlatform, tenant: &str, months: u32) {
    let (schema, now) = (platform.schema(tenant).await, platform.clock.now());
    let sql = format!(
        "insert into {schema}.licence_counts (month, user_id, team_id, event, at) \
         select (date_trunc('month', '{now}'::timestamptz at time zone 'Europe/Berlin') - make_interval(months => back))::date, \
           md5(person::text)::uuid, case when person % 3 = 0 then '{tenant}-two' else '{tenant}' end, 'signedIn', \
           '{now}'::timestamptz - make_interval(months => back) + make_interval(secs => person) \
         from generate_series(0, {months} - 1) back, generate_series(1, 900 + back * 17 % 250) person",
        now = now.to_rfc3339(),
    );
    run(&mut platform.admin().await, &sql).await;
}

pub(super) fn path(platform: &TestPlatform, months_back: u32, rest: &str) -> String {
    let month = month(platform, months_back);
    format!("/api/licences/acme/{month}{rest}")
}

pub(super) fn month(platform: &TestPlatform, back: u32) -> String {
    let now: DateTime<chrono_tz::Tz> = platform.clock.now().with_timezone(&chrono_tz::Europe::Berlin);
    let first = learnt_kernel::licence::first_of(now.date_naive());
    learnt_kernel::licence::month_text(first - chrono::Months::new(back))
}

pub(super) async fn decide(platform: &TestPlatform, console: &Console, back: u32, to: &str) -> Answer {
    let body = json!({"to": to, "note": "Looked at by Root"});
    console.post(&path(platform, back, "/state"), &body).await
}

#[tokio::test]
async fn the_bill_of_two_years_equals_an_independent_recount_to_the_person() {
    let (platform, console) = platform().await;
    evidence(&platform, "acme", 24).await;
    assert_eq!(
        builder::count_licences(platform.control.provisioner()).await.unwrap(),
        1
    );
    let schema = platform.schema("acme").await;
    let counted: Vec<(String, i64, i64)> = sqlx::query_as(AssertSqlSafe(format!(
        "select to_char(month, 'YYYY-MM'), count(distinct user_id), count(distinct user_id) filter (where team_id = 'acme-two') \
         from {schema}.licence_counts group by month"
    )))
    .fetch_all(&mut platform.admin().await)
    .await
    .unwrap();
    assert_eq!(counted.len(), 24);
    assert_eq!(
        console.get("/api/licences/months").await.body.as_array().unwrap().len(),
        24
    );
    for (month, people, two) in counted {
        let page = console.get(&format!("/api/licences?month={month}")).await.body;
        let line = &page["items"][0];
        assert_eq!(
            (&line["counted"], &line["included"]),
            (&json!(people), &json!(1000)),
            "{month}"
        );
        assert_eq!(line["over"], json!((people - 1000).max(0)), "{month}");
        let of_two = line["teams"]
            .as_array()
            .unwrap()
            .iter()
            .find(|team| team["teamId"] == "acme-two");
        assert_eq!(of_two.unwrap()["counted"], json!(two), "{month}");
        let behind = console
            .get(&format!("/api/licences/acme/{month}/people?perPage=1"))
            .await
            .body;
        assert_eq!(behind["total"], json!(people), "{month}");
    }
    let present = console.get(&path(&platform, 0, "")).await.body["line"].clone();
    let before = console.get(&path(&platform, 1, "")).await.body["line"].clone();
    assert_eq!(
        present["difference"].as_i64().unwrap(),
        present["counted"].as_i64().unwrap() - before["counted"].as_i64().unwrap()
    );
    assert_eq!(present["trend"].as_array().unwrap().len(), 12);
    assert_eq!(
        (&present["state"], &before["state"]),
        (&json!("open"), &json!("in_review"))
    );
    let file = console
        .get(&format!("/api/licences/export.csv?month={}", month(&platform, 1)))
        .await;
    let file = file.body.as_str().unwrap().to_owned();
    let book = console
        .get(&format!("/api/licences/export.xlsx?month={}", month(&platform, 1)))
        .await;
    assert_eq!(
        book.headers["content-type"],
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
    );
    assert!(
        book.body.as_str().unwrap().starts_with("PK"),
        "a workbook is an archive"
    );
    let pdf = console
        .get(&format!("/api/licences/export.pdf?month={}", month(&platform, 1)))
        .await;
    assert_eq!(pdf.headers["content-type"], "application/pdf");
    assert!(pdf.body.as_str().unwrap().starts_with("%PDF-"));
    assert!(
        file.contains(&format!(
            "{},acme,The acme company,business,signedIn,1000,",
            month(&platform, 1)
        )),
        "{file}"
    );
}

#[tokio::test]
async fn a_month_is_reviewed_waived_approved_and_closed_for_good() {
    let (platform, console) = platform().await;
    evidence(&platform, "acme", 3).await;
    builder::count_licences(platform.control.provisioner()).await.unwrap();
    assert_eq!(
        decide(&platform, &console, 0, "approved").await.status,
        StatusCode::CONFLICT,
        "it is not over"
    );
    let people = console.get(&path(&platform, 1, "/people?perPage=2")).await.body["items"].clone();
    let user = people[0]["userId"].as_str().unwrap();
    let waiver = path(&platform, 1, &format!("/waivers/{user}"));
    let nobody = path(&platform, 1, "/waivers/00000000-0000-7000-8000-00000000dead");
    let why = json!({"text": "Left on the first day"});
    assert_eq!(console.put(&nobody, &why).await.status, StatusCode::NOT_FOUND);
    assert_eq!(console.put(&waiver, &json!({"text": ""})).await.refused()[0].0, "text");
    assert_eq!(console.put(&waiver, &why).await.status, StatusCode::NO_CONTENT);
    assert_eq!(console.put(&waiver, &why).await.status, StatusCode::NO_CONTENT, "once");
    let line = console.get(&path(&platform, 1, "")).await.body["line"].clone();
    assert_eq!((&line["waived"], &line["billed"]), (&json!(1), &Value::Null));

    // Of two operators who approve at once, one does.
    let (one, other) = tokio::join!(
        decide(&platform, &console, 1, "approved"),
        decide(&platform, &console, 1, "approved")
    );
    let mut states = [one.status, other.status];
    states.sort();
    assert_eq!(states, [StatusCode::NO_CONTENT, StatusCode::CONFLICT]);
    let billed = line["counted"].as_i64().unwrap() - 1;
    assert_eq!(
        console.delete(&waiver).await.body["code"],
        "wrong_state",
        "not after it is approved"
    );

    // Evidence that comes late changes nothing any more; a recount shows it.
    let schema = platform.schema("acme").await;
    let late = format!(
        "insert into {schema}.licence_counts select month, gen_random_uuid(), team_id, event, at from {schema}.licence_counts \
         where to_char(month, 'YYYY-MM') = '{}' limit 1",
        month(&platform, 1)
    );
    run(&mut platform.admin().await, &late).await;
    let recount = console.post(&path(&platform, 1, "/recount"), &json!({})).await.body;
    assert_eq!(recount, json!({"bill": billed + 1, "evidence": billed + 2}));
    assert_eq!(
        decide(&platform, &console, 1, "invoiced").await.status,
        StatusCode::NO_CONTENT
    );
    assert_eq!(
        decide(&platform, &console, 1, "invoiced").await.status,
        StatusCode::CONFLICT,
        "closed once"
    );
    for to in ["in_review", "approved", "disputed"] {
        assert_eq!(
            decide(&platform, &console, 1, to).await.body["code"],
            "wrong_state",
            "{to}"
        );
    }
    assert_eq!(console.put(&waiver, &why).await.status, StatusCode::CONFLICT);
    let note = console
        .post(&path(&platform, 1, "/notes"), &json!({"text": "Too late"}))
        .await;
    assert_eq!(note.status, StatusCode::CONFLICT);
    let shown = console.get(&path(&platform, 1, "")).await.body;
    assert_eq!(
        (&shown["line"]["state"], &shown["line"]["billed"]),
        (&json!("invoiced"), &json!(billed))
    );
    let moves: Vec<&Value> = shown["notes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|note| &note["to"])
        .collect();
    assert_eq!(moves, ["approved", "invoiced"]);
}

#[tokio::test]
async fn a_month_ends_in_the_tenants_own_zone() {
    let (platform, _console) = platform().await;
    // Midnight in Berlin is 22 or 23 o'clock in UTC.
    let midnight = "2027-03-31T22:00:00Z".parse::<DateTime<Utc>>().unwrap();
    platform.clock.set(midnight - Duration::minutes(1));
    builder::count_licences(platform.control.provisioner()).await.unwrap();
    let state = async |month: &str| {
        let sql = "select state from control.licence_months where to_char(month, 'YYYY-MM') = $1";
        let found: Option<String> = sqlx::query_scalar(sql)
            .bind(month)
            .fetch_optional(&mut platform.register().await)
            .await
            .unwrap();
        json!(found)
    };
    assert_eq!(
        (state("2027-03").await, state("2027-04").await),
        (json!("open"), Value::Null)
    );
    platform.clock.set(midnight + Duration::minutes(1));
    builder::count_licences(platform.control.provisioner()).await.unwrap();
    assert_eq!(
        (state("2027-03").await, state("2027-04").await),
        (json!("open"), json!("open")),
        "what is on its way may still land"
    );
    platform.clock.set(midnight + Duration::minutes(6));
    builder::count_licences(platform.control.provisioner()).await.unwrap();
    assert_eq!(
        (state("2027-03").await, state("2027-04").await),
        (json!("in_review"), json!("open"))
    );
    // A clock that jumps over the ends of months leaves none of them open, and one that goes back opens none again.
    platform.clock.set(midnight + Duration::days(70));
    builder::count_licences(platform.control.provisioner()).await.unwrap();
    let jumped = (state("2027-04").await, state("2027-06").await);
    assert_eq!(jumped, (json!("in_review"), json!("open")));
    platform.clock.set(midnight + Duration::minutes(6));
    builder::count_licences(platform.control.provisioner()).await.unwrap();
    assert_eq!((state("2027-04").await, state("2027-06").await), jumped);
}

#[tokio::test]
async fn a_waiver_that_lands_while_a_month_is_approved_is_in_its_bill() {
    let (platform, console) = platform().await;
    evidence(&platform, "acme", 2).await;
    builder::count_licences(platform.control.provisioner()).await.unwrap();
    let counted = console.get(&path(&platform, 1, "")).await.body["line"]["counted"]
        .as_i64()
        .unwrap();

    // Another operator waives somebody: the row is locked, and nothing is committed yet.
    let mut other = platform.register().await;
    let month = month(&platform, 1);
    run(&mut other, "begin").await;
    let waive = format!(
        "select from control.licence_months where tenant_id = 'acme' and to_char(month, 'YYYY-MM') = '{month}' for update; \
         insert into control.licence_waivers select 'acme', to_date('{month}', 'YYYY-MM'), md5('1')::uuid, 'Left', gen_random_uuid(), 'Olga', now()"
    );
    run(&mut other, &waive).await;
    let landing = async {
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
        run(&mut other, "commit").await;
    };
    let (approved, ()) = tokio::join!(decide(&platform, &console, 1, "approved"), landing);
    assert_eq!(approved.status, StatusCode::NO_CONTENT);
    let line = console.get(&path(&platform, 1, "")).await.body["line"].clone();
    assert_eq!((&line["waived"], &line["billed"]), (&json!(1), &json!(counted - 1)));
}

#[tokio::test]
async fn nobody_approves_a_number_that_they_did_not_see() {
    let (platform, console) = platform().await;
    evidence(&platform, "acme", 2).await;
    builder::count_licences(platform.control.provisioner()).await.unwrap();
    let counted = console.get(&path(&platform, 1, "")).await.body["line"]["counted"]
        .as_i64()
        .unwrap();
    let people = console.get(&path(&platform, 1, "/people?perPage=1")).await.body["items"].clone();
    let waiver = path(
        &platform,
        1,
        &format!("/waivers/{}", people[0]["userId"].as_str().unwrap()),
    );
    console.put(&waiver, &json!({"text": "Left on the first day"})).await;
    let approve = async |people: i64| {
        let body = json!({"to": "approved", "people": people});
        console.post(&path(&platform, 1, "/state"), &body).await
    };
    assert_eq!(approve(counted).await.body["code"], "changed_meanwhile");
    assert_eq!(approve(counted - 1).await.status, StatusCode::NO_CONTENT);
}

#[tokio::test]
async fn the_month_in_which_a_tenant_is_archived_is_closed_when_it_is_over() {
    let (platform, console) = platform().await;
    evidence(&platform, "acme", 1).await;
    builder::count_licences(platform.control.provisioner()).await.unwrap();
    let archive = json!({"reason": "They left"});
    console.post("/api/tenants/acme/archive", &archive).await;
    platform.clock.set(platform.clock.now() + Duration::days(32));
    let states = async || {
        builder::count_licences(platform.control.provisioner()).await.unwrap();
        let sql = "select state from control.licence_months order by month";
        let found: Vec<String> = sqlx::query_scalar(sql)
            .fetch_all(&mut platform.register().await)
            .await
            .unwrap();
        found
    };
    assert_eq!(states().await, ["in_review"], "and no further month begins");
    assert_eq!(states().await, ["in_review"]);
}
