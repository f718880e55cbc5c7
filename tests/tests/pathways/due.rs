//! By when pathways are to be completed: what they and what gives them say, for whom, and what becomes of who is late.
use chrono::{DateTime, Duration, NaiveDate, Utc};
use learnt_kernel::clock::{Clock, SystemClock};
use serde_json::{Value, json};

use super::{course, read};
use crate::learning::{Learner, Story, text};

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

fn after(days: i64) -> Value {
    json!({"kind": "after", "days": days})
}

fn on(days: i64) -> Value {
    json!({"kind": "on", "date": today() + Duration::days(days)})
}

/// Says by when a pathway is to be completed, and publishes that.
async fn publish_due(story: &Story, id: &str, due: Value) {
    story.writes(id, json!({"due": due})).await.ok().unwrap();
    story.steps(id, "publish").await.ok().unwrap();
}

async fn due(learner: &Learner, id: &str) -> Value {
    learner.on(id).await["dueAt"].clone()
}

/// How many of a person's pathways a filter keeps.
async fn mine(learner: &Learner, filter: &str) -> Value {
    let path = format!("/api/me/pathways?due={filter}&sort=dueAt");
    read(&learner.browser, &path).await["total"].clone()
}

/// A published pathway over one course.
async fn welcome(story: &Story) -> (String, String) {
    let fire = story.lesson("Fire").await;
    let id = story.pathway("Welcome", vec![course(&fire)]).await;
    (id, fire)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_pathway_says_holds_once_it_is_published_for_all_who_have_it_and_all_who_come() {
    let story = Story::begin("pathway-due").await;
    let lena = story.learner("Lena", "Leeds").await;
    let (id, fire) = welcome(&story).await;
    let path = format!("/api/pathways/{id}");
    assert_eq!(story.reads(&path).await["due"], json!({"kind": "none"}));
    story.gives_pathway(&id, json!({"everyone": []})).await;
    assert_eq!(due(&lena, &id).await, Value::Null, "nobody said by when");

    story.writes(&id, json!({"due": after(14)})).await.ok().unwrap();
    assert_eq!(story.reads(&path).await["due"], after(14));
    assert_eq!(due(&lena, &id).await, Value::Null, "it is a draft yet");
    story.steps(&id, "publish").await.ok().unwrap();
    assert_eq!(due(&lena, &id).await, in_days(14), "until the last second of the day");
    let otto = story.learner("Otto", "York").await;
    assert_eq!(due(&otto, &id).await, in_days(14), "a new hire as well");
    publish_due(&story, &id, on(3)).await;
    assert_eq!((due(&lena, &id).await, due(&otto, &id).await), (in_days(3), in_days(3)));

    // What is completed keeps its date.
    lena.completes(&fire).await;
    assert_eq!(lena.on(&id).await["status"], "completed");
    publish_due(&story, &id, json!({"kind": "none"})).await;
    assert_eq!(
        (due(&lena, &id).await, due(&otto, &id).await),
        (in_days(3), Value::Null)
    );

    // A copy says what the first one says.
    publish_due(&story, &id, after(5)).await;
    let copy = story.does(&format!("{path}/duplicate"), json!({})).await;
    assert_eq!(copy["due"], after(5));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rule_or_an_admin_says_otherwise_and_the_earliest_date_counts() {
    let story = Story::begin("pathway-due-rules").await;
    let (lena, otto) = (
        story.learner("Lena", "Leeds").await,
        story.learner("Otto", "York").await,
    );
    let (id, _) = welcome(&story).await;
    publish_due(&story, &id, after(30)).await;
    story.gives_pathway(&id, json!({"everyone": []})).await;
    let leeds = json!({"type": "pathway", "documentId": id, "rule": {"loc1": ["Leeds"]}, "due": after(7)});
    let leeds = story.does("/api/permissions", leeds).await["permission"].clone();
    assert_eq!(leeds["due"], after(7));
    assert_eq!(
        (due(&lena, &id).await, due(&otto, &id).await),
        (in_days(7), in_days(30))
    );
    story.moves(&lena.id, "York").await.ok().unwrap();
    assert_eq!(due(&lena, &id).await, in_days(30), "she works elsewhere");
    story.moves(&lena.id, "Leeds").await.ok().unwrap();
    let body = json!({"revision": leeds["revision"], "due": after(60)});
    let path = format!("/api/permissions/{}", text(&leeds["id"]));
    story.ada.patch(&path, body).await.unwrap().ok().unwrap();
    assert_eq!(
        due(&lena, &id).await,
        in_days(30),
        "everyone's rule is the stricter one now"
    );

    let given = json!({"userIds": [otto.id], "type": "pathway", "documentId": id, "due": today() + Duration::days(2)});
    story.does("/api/people/assignments", given).await;
    assert_eq!(due(&otto, &id).await, in_days(2));
    let back = json!({"userIds": [otto.id], "type": "pathway", "documentId": id});
    story.does("/api/people/assignments/taken", back).await;
    assert_eq!(due(&otto, &id).await, in_days(30));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_date_of_the_person_decides_and_what_cannot_be_kept_is_refused() {
    let story = Story::begin("pathway-due-field").await;
    let field =
        json!({"key": "hireDate", "label": "Hire date", "type": "date", "visibleTo": "admins", "editableBy": "admins"});
    story.does("/api/settings/fields", field).await;
    let lena = story.learner("Lena", "Leeds").await;
    let dated = async |values: Value| {
        let path = format!("/api/people/{}", lena.id);
        let revision = story.reads(&path).await["revision"].clone();
        let body = json!({"revision": revision, "profile": {"fields": {"hireDate": values}}});
        story.ada.patch(&path, body).await.unwrap().ok().unwrap();
    };
    dated(json!(["2026-03-30"])).await;
    let (id, _) = welcome(&story).await;
    story.gives_pathway(&id, json!({"everyone": []})).await;
    publish_due(&story, &id, json!({"kind": "field", "field": "hireDate", "days": 30})).await;
    assert_eq!(due(&lena, &id).await, "2026-04-29T23:59:59Z");
    dated(json!(["2028-02-29"])).await;
    assert_eq!(
        due(&lena, &id).await,
        "2028-03-30T23:59:59Z",
        "a changed profile follows at once"
    );
    dated(json!([])).await;
    assert_eq!(due(&lena, &id).await, Value::Null);

    for (due, code) in [
        (after(-1), "out_of_range"),
        (after(5_000), "out_of_range"),
        (json!({"kind": "on", "date": "1999-01-01"}), "out_of_range"),
        (
            json!({"kind": "field", "field": "birthday", "days": 0}),
            "unknown_field",
        ),
    ] {
        let refused = story.writes(&id, json!({"due": due})).await;
        assert_eq!(refused.status.as_u16(), 422, "{}", refused.text());
        assert_eq!(refused.value()["errors"][0]["code"], code);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_late_or_soon_due_is_found_and_given_more_time() {
    let story = Story::begin("pathway-late").await;
    let (lena, otto, mia) = (
        story.learner("Lena", "Leeds").await,
        story.learner("Otto", "Leeds").await,
        story.learner("Mia", "Leeds").await,
    );
    let (id, fire) = welcome(&story).await;
    story.gives_pathway(&id, json!({"loc1": ["Leeds"]})).await;
    publish_due(&story, &id, on(-1)).await;
    let list = async |filter: &str| {
        let list = story.reads(&format!("/api/pathways/{id}/learners?{filter}")).await;
        let items = list["items"].as_array().unwrap().clone();
        items.iter().map(|one| text(&one["firstName"])).collect::<Vec<_>>()
    };
    assert_eq!(list("due=overdue").await, ["Lena", "Mia", "Otto"]);
    assert_eq!(mine(&otto, "overdue").await, 1);
    otto.completes(&fire).await;
    assert_eq!(mine(&otto, "overdue").await, 0, "who is through is not late");

    let extend = async |whom: &Learner, date: Value| {
        let body = json!({"userIds": [whom.id], "type": "pathway", "documentId": id, "date": date});
        story.does("/api/people/extensions", body).await["people"].clone()
    };
    assert_eq!(extend(&mia, json!(today() + Duration::days(2))).await, 1);
    assert_eq!(list("due=overdue").await, ["Lena"]);
    assert_eq!(list("due=soon").await, ["Mia"]);
    assert_eq!(list("sort=-dueAt").await[0], "Mia");
    assert_eq!(
        (mine(&lena, "overdue").await, mine(&lena, "soon").await),
        (json!(1), json!(0))
    );
    assert_eq!(
        (mine(&mia, "overdue").await, mine(&mia, "soon").await),
        (json!(0), json!(1))
    );
    let file = story
        .ada
        .get(&format!("/api/pathways/{id}/learners.csv?due=overdue"))
        .await;
    let file = file.unwrap().ok().unwrap().text();
    assert!(
        file.contains("dueAt") && file.contains("Lena") && !file.contains("Mia"),
        "{file}"
    );

    // Her own date goes before the pathway's, until she is due by that again.
    publish_due(&story, &id, after(30)).await;
    assert_eq!((due(&lena, &id).await, due(&mia, &id).await), (in_days(30), in_days(2)));
    assert_eq!(extend(&mia, Value::Null).await, 1);
    assert_eq!(due(&mia, &id).await, in_days(30));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_not_completed_a_pathway_is_reminded_before_it_is_due_and_told_once_that_it_was() {
    let story = Story::begin("pathway-told").await;
    let (lena, otto) = (
        story.learner("Lena", "Leeds").await,
        story.learner("Otto", "Leeds").await,
    );
    let (id, fire) = welcome(&story).await;
    story.gives_pathway(&id, json!({"loc1": ["Leeds"]})).await;
    publish_due(&story, &id, on(0)).await;
    otto.completes(&fire).await;
    let notified = async |kind: &str, whom: &Learner| {
        let sql = format!(
            "select count(*) from user_notifications where kind = '{kind}' and user_id = '{}'",
            whom.id
        );
        story.count(&sql).await
    };
    story.tenant.job("notifications.due").await;
    assert_eq!(
        notified("pathwayDueSoon", &lena).await,
        0,
        "its gift told the date just now"
    );
    let earlier = "update user_learning_pathways set permitted_at = permitted_at - interval '9 days'";
    story.tenant.sql(earlier).await;
    story.tenant.job("notifications.due").await;
    story.tenant.job("notifications.due").await;
    assert_eq!(notified("pathwayDueSoon", &lena).await, 1, "once");
    let passes = "update user_learning_pathways set due_at = now() - interval '1 hour'";
    story.tenant.sql(passes).await;
    story.tenant.job("notifications.due").await;
    story.tenant.job("notifications.due").await;
    assert_eq!(notified("pathwayOverdue", &lena).await, 1, "once");
    for kind in ["pathwayDueSoon", "pathwayOverdue"] {
        assert_eq!(notified(kind, &otto).await, 0, "he is through");
    }
    let news = read(&lena.browser, "/api/notifications").await;
    let late = news["items"].as_array().unwrap().iter();
    let late: Vec<&Value> = late.filter(|one| one["kind"] == "pathwayOverdue").collect();
    assert_eq!(late[0]["title"], "Overdue: Welcome");
    assert_eq!(late[0]["link"], format!("/apps/pathways/{id}"));
}
