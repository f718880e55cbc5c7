//! By when courses are to be completed: what a course and its rules say, for whom, and what becomes of it.
use chrono::{DateTime, Duration, NaiveDate, Utc};
use learnt_kernel::clock::{Clock, SystemClock};
use serde_json::{Value, json};

use super::{Learner, Story, activity, page, text};

/// The tenants of tests live in UTC.
fn today() -> NaiveDate {
    SystemClock.now().date_naive()
}

fn end_of(day: NaiveDate) -> DateTime<Utc> {
    day.and_hms_opt(23, 59, 59).unwrap().and_utc()
}

fn in_days(days: i64) -> Value {
    json!(end_of(today() + Duration::days(days)).to_rfc3339_opts(chrono::SecondsFormat::Secs, true))
}

async fn set_due(story: &Story, course: &str, due: Value) -> Value {
    let path = format!("/api/courses/{course}/due");
    story
        .ada
        .put(&path, json!({"due": due}))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value()
}

async fn due(learner: &Learner) -> Value {
    let courses = learner.courses().await;
    assert_eq!(courses.len(), 1, "{courses:?}");
    courses[0]["dueAt"].clone()
}

async fn changes(story: &Story, rule: &Value, mut body: Value) -> Value {
    let path = format!("/api/permissions/{}", text(&rule["id"]));
    body["revision"] = rule["revision"].clone();
    let saved = story.ada.patch(&path, body).await.unwrap().ok().unwrap().value();
    saved["permission"].clone()
}

async fn dated(story: &Story, person: &str, values: Value) {
    let path = format!("/api/people/{person}");
    let revision = story.reads(&path).await["revision"].clone();
    let body = json!({"revision": revision, "profile": {"fields": {"hireDate": values}}});
    story.ada.patch(&path, body).await.unwrap().ok().unwrap();
}

async fn hire_date(story: &Story) {
    let field =
        json!({"key": "hireDate", "label": "Hire date", "type": "date", "visibleTo": "admins", "editableBy": "admins"});
    story.does("/api/settings/fields", field).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_course_says_holds_for_all_who_have_it_and_all_who_come() {
    let story = Story::begin("due").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Safety", vec![page("A")]).await;
    let path = format!("/api/courses/{course}/due");
    assert_eq!(story.reads(&path).await, json!({"due": {"kind": "none"}}));
    story.gives(&course, json!({"everyone": []})).await;
    assert_eq!(due(&lena).await, Value::Null, "nobody said by when");

    set_due(&story, &course, json!({"kind": "after", "days": 14})).await;
    assert_eq!(due(&lena).await, in_days(14), "until the last second of the day");
    let otto = story.learner("Otto", "York").await;
    assert_eq!(due(&otto).await, in_days(14), "a new hire as well");
    set_due(
        &story,
        &course,
        json!({"kind": "on", "date": today() + Duration::days(3)}),
    )
    .await;
    assert_eq!((due(&lena).await, due(&otto).await), (in_days(3), in_days(3)));
    let shown = lena.player(&lena.only().await).await;
    assert_eq!(shown["dueAt"], in_days(3));

    // What is completed keeps its date.
    let id = lena.only().await;
    lena.reports(&id, &activity(&shown, "A"), json!({"opened": true}))
        .await
        .ok()
        .unwrap();
    set_due(&story, &course, json!({"kind": "none"})).await;
    assert_eq!((due(&lena).await, due(&otto).await), (in_days(3), Value::Null));
    assert_eq!(story.event_count("course.dated").await, 3, "told each time");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rule_says_otherwise_for_its_people_and_the_earliest_date_counts() {
    let story = Story::begin("due-rules").await;
    let (lena, otto) = (
        story.learner("Lena", "Leeds").await,
        story.learner("Otto", "York").await,
    );
    let course = story.course("Safety", vec![page("A")]).await;
    set_due(&story, &course, json!({"kind": "after", "days": 30})).await;
    story.gives(&course, json!({"everyone": []})).await;
    let leeds = json!({"type": "course", "documentId": course, "rule": {"loc1": ["Leeds"]}, "due": {"kind": "after", "days": 7}});
    let leeds = story.does("/api/permissions", leeds).await["permission"].clone();
    assert_eq!(leeds["due"], json!({"kind": "after", "days": 7}));
    assert_eq!((due(&lena).await, due(&otto).await), (in_days(7), in_days(30)));

    let leeds = changes(&story, &leeds, json!({"due": {"kind": "after", "days": 5}})).await;
    assert_eq!(due(&lena).await, in_days(5), "the rule changed");
    let leeds = changes(&story, &leeds, json!({"due": {"kind": "after", "days": 60}})).await;
    assert_eq!(due(&lena).await, in_days(30), "everyone's rule is the stricter one now");
    let leeds = changes(&story, &leeds, json!({"due": {"kind": "after", "days": 5}})).await;
    story.moves(&lena.id, "York").await.ok().unwrap();
    assert_eq!(due(&lena).await, in_days(30), "she works elsewhere");
    story.moves(&otto.id, "Leeds").await.ok().unwrap();
    assert_eq!(due(&otto).await, in_days(5), "and he there");
    let status = format!("/api/permissions/{}/status", text(&leeds["id"]));
    story.does(&status, json!({"status": "archived"})).await;
    assert_eq!(due(&otto).await, in_days(30), "a rule that is put away says nothing");
    story.does(&status, json!({"status": "active"})).await;
    let leeds = story
        .reads(&format!(
            "/api/permissions?documentId={course}&search=safety&sort=createdAt"
        ))
        .await;
    assert_eq!(leeds["items"][1]["due"]["days"], 5, "it kept what it said");

    // What may be left undone is due by nothing that somebody else makes a duty.
    let optional = json!({"type": "course", "documentId": course, "rule": {"userId": [lena.id]}, "isOptional": true,
        "due": {"kind": "after", "days": 1}});
    story.does("/api/permissions", optional).await;
    assert_eq!(due(&lena).await, in_days(30));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_date_of_the_person_decides_and_a_changed_profile_follows_at_once() {
    let story = Story::begin("due-field").await;
    hire_date(&story).await;
    let (lena, otto) = (
        story.learner("Lena", "Leeds").await,
        story.learner("Otto", "York").await,
    );
    dated(&story, &lena.id, json!(["2026-03-30"])).await;
    let course = story.course("Safety", vec![page("A")]).await;
    story.gives(&course, json!({"everyone": []})).await;
    set_due(
        &story,
        &course,
        json!({"kind": "field", "field": "hireDate", "days": 30}),
    )
    .await;
    assert_eq!(due(&lena).await, "2026-04-29T23:59:59Z");
    assert_eq!(due(&otto).await, Value::Null, "of him nothing is known");
    dated(&story, &lena.id, json!(["2028-02-29"])).await;
    assert_eq!(due(&lena).await, "2028-03-30T23:59:59Z");
    dated(&story, &otto.id, json!(["31/12/2026"])).await;
    assert_eq!(due(&otto).await, "2027-01-30T23:59:59Z");
    dated(&story, &lena.id, json!([])).await;
    assert_eq!(due(&lena).await, Value::Null);
    set_due(
        &story,
        &course,
        json!({"kind": "field", "field": "hireDate", "days": -31}),
    )
    .await;
    assert_eq!(due(&otto).await, "2026-11-30T23:59:59Z");

    // What old files brought, and no calendar has, is no date.
    let odd = format!(
        "update user_teams set fields = '{{\"hireDate\": \"soon\"}}' where user_id = '{}'",
        otto.id
    );
    story.tenant.sql(odd).await;
    set_due(
        &story,
        &course,
        json!({"kind": "field", "field": "hireDate", "days": 0}),
    )
    .await;
    assert_eq!(due(&otto).await, Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_date_that_cannot_be_kept_is_refused_with_its_reason() {
    let story = Story::begin("due-refused").await;
    hire_date(&story).await;
    let course = story.course("Safety", vec![page("A")]).await;
    let path = format!("/api/courses/{course}/due");
    for (due, code) in [
        (json!({"kind": "after", "days": -1}), "out_of_range"),
        (json!({"kind": "after", "days": 5_000}), "out_of_range"),
        (json!({"kind": "on", "date": "1999-01-01"}), "out_of_range"),
        (
            json!({"kind": "field", "field": "birthday", "days": 0}),
            "unknown_field",
        ),
    ] {
        let refused = story.ada.put(&path, json!({"due": due})).await.unwrap();
        assert_eq!(refused.status.as_u16(), 422, "{}", refused.text());
        assert_eq!(refused.value()["errors"][0]["code"], code);
    }
    let unread = story.ada.put(&path, json!({"due": {"kind": "moon"}})).await.unwrap();
    assert!(unread.status.is_client_error());
    let resource = json!({"title": "Handbook", "link": "https://example.org"});
    let made = story.ada.post("/api/resources", resource).await.unwrap();
    if made.status.is_success() {
        let rule = json!({"type": "resource", "documentId": made.value()["id"], "rule": {"everyone": []},
            "due": {"kind": "after", "days": 1}});
        let refused = story.ada.post("/api/permissions", rule).await.unwrap();
        assert_eq!(refused.value()["errors"][0]["code"], "never_due");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_late_or_soon_due_is_counted_found_and_given_more_time() {
    let story = Story::begin("due-late").await;
    let (lena, otto, mia) = (
        story.learner("Lena", "Leeds").await,
        story.learner("Otto", "Leeds").await,
        story.learner("Mia", "Leeds").await,
    );
    let course = story.course("Safety", vec![page("A")]).await;
    story.gives(&course, json!({"roles": ["learner"]})).await;
    set_due(
        &story,
        &course,
        json!({"kind": "on", "date": today() - Duration::days(1)}),
    )
    .await;
    let list = async |filter: &str| {
        let list = story.reads(&format!("/api/courses/{course}/learners?{filter}")).await;
        let items = list["items"].as_array().unwrap().clone();
        items.iter().map(|one| text(&one["firstName"])).collect::<Vec<_>>()
    };
    assert_eq!(list("due=overdue&sort=name").await.len(), 3);
    let id = otto.only().await;
    let page = activity(&otto.player(&id).await, "A");
    otto.reports(&id, &page, json!({"opened": true})).await.ok().unwrap();
    let extend = async |whom: &Learner, date: Value| {
        let body = json!({"ids": [whom.only().await], "date": date});
        story.does(&format!("/api/courses/{course}/learners/due"), body).await["people"].clone()
    };
    assert_eq!(extend(&mia, json!(today() + Duration::days(2))).await, 1);
    assert_eq!(
        extend(&otto, json!(today() + Duration::days(2))).await,
        0,
        "he is through"
    );
    assert_eq!(list("due=overdue").await, ["Lena"]);
    assert_eq!(list("due=soon").await, ["Mia"]);
    assert_eq!(list("sort=-dueAt").await[0], "Mia");
    let counts = story.reads(&format!("/api/courses/{course}/progress")).await;
    assert_eq!((&counts["overdue"], &counts["dueSoon"]), (&json!(1), &json!(1)));
    let file = story
        .ada
        .get(&format!("/api/courses/{course}/learners.csv?due=overdue"))
        .await
        .unwrap();
    let file = file.ok().unwrap().text();
    assert!(
        file.contains("dueAt") && file.contains("Lena") && !file.contains("Mia"),
        "{file}"
    );
    let mine = async |whom: &Learner, filter: &str| {
        let page = whom
            .browser
            .get(&format!("/api/me/courses?due={filter}&sort=dueAt"))
            .await
            .unwrap();
        page.ok().unwrap().value()["total"].clone()
    };
    assert_eq!(
        (mine(&lena, "overdue").await, mine(&lena, "soon").await),
        (json!(1), json!(0))
    );
    assert_eq!(
        (mine(&mia, "overdue").await, mine(&mia, "soon").await),
        (json!(0), json!(1))
    );

    // Her own date goes before the course's, until she is due by the rules again.
    set_due(&story, &course, json!({"kind": "after", "days": 30})).await;
    assert_eq!((due(&lena).await, due(&mia).await), (in_days(30), in_days(2)));
    assert_eq!(extend(&mia, Value::Null).await, 1);
    assert_eq!(due(&mia).await, in_days(30));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_course_and_a_rule_that_change_at_once_leave_everybody_with_what_both_say() {
    let story = Story::begin("due-race").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Safety", vec![page("A")]).await;
    let rule = json!({"type": "course", "documentId": course, "rule": {"loc1": ["York"]}, "due": {"kind": "after", "days": 2}});
    story.does("/api/permissions", rule).await;
    story.gives(&course, json!({"everyone": []})).await;
    for round in 0..8 {
        let (town, days) = if round % 2 == 0 { ("York", 9) } else { ("Leeds", 12) };
        let path = format!("/api/courses/{course}/due");
        let body = json!({"due": {"kind": "after", "days": days}});
        let (moved, saved) = tokio::join!(story.moves(&lena.id, town), story.ada.put(&path, body));
        moved.ok().unwrap();
        saved.unwrap().ok().unwrap();
        let expected = if round % 2 == 0 { 2 } else { 12 };
        assert_eq!(due(&lena).await, in_days(expected), "round {round}");
    }
}

/// Against a calendar of another make: days are counted where the organisation is, over turned clocks and leap days.
#[tokio::test(flavor = "multi_thread")]
async fn dates_are_counted_in_the_organisations_time_zone() {
    let story = Story::begin("due-zones").await;
    let mut seed = 42_u64;
    let mut roll = |n: u64| {
        seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) % n
    };
    let zones = [
        chrono_tz::UTC,
        chrono_tz::Europe::Berlin,
        chrono_tz::America::New_York,
        chrono_tz::Australia::Lord_Howe,
        chrono_tz::Pacific::Kiritimati,
        chrono_tz::Asia::Kathmandu,
        chrono_tz::America::St_Johns,
    ];
    let mut cases = Vec::new();
    for _ in 0..400 {
        let zone = zones[usize::try_from(roll(7)).unwrap()];
        let given =
            DateTime::<Utc>::from_timestamp(i64::try_from(1_700_000_000 + roll(200_000_000)).unwrap(), 0).unwrap();
        let days = i64::try_from(roll(800)).unwrap();
        let day = given.with_timezone(&zone).date_naive() + Duration::days(days);
        cases.push(format!(
            "('{}'::timestamptz, {days}, '{zone}', '{day} 23:59:59')",
            given.to_rfc3339()
        ));
    }
    let wrong = format!(
        "select count(*) from (values {}) as c (given, days, zone, expected) where to_char(due_moment(jsonb_build_object('kind', 'after', \
         'days', days), given, null, false, zone) at time zone zone, 'YYYY-MM-DD HH24:MI:SS') <> expected",
        cases.join(",")
    );
    assert_eq!(story.count(&wrong).await, 0);

    // A date of every year: the first one that has not passed; the 29th of February is the 28th in other years.
    for (date, given, expected) in [
        ("2024-02-29", "2025-01-10", "2025-02-28"),
        ("2024-02-29", "2025-03-01", "2026-02-28"),
        ("2024-02-29", "2027-03-01", "2028-02-29"),
        ("2026-03-01", "2026-03-01", "2026-03-01"),
        ("2026-03-01", "2026-03-02", "2027-03-01"),
        ("2026-12-31", "2030-01-01", "2030-12-31"),
        ("2027-05-05", "2026-01-01", "2027-05-05"),
    ] {
        let sql = format!(
            "select count(*) where (due_moment('{{\"kind\": \"on\", \"date\": \"{date}\"}}', '{given}T12:00:00Z', null, true, 'Europe/Berlin') \
             at time zone 'Europe/Berlin')::date = '{expected}'"
        );
        assert_eq!(story.count(&sql).await, 1, "{date} from {given}");
    }
}
