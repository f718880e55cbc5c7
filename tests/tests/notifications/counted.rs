//! Reminding and mailing costs as many statements for many people as for few.
use chrono::{Duration, Timelike};
use learnt_kernel::clock::{Clock, SystemClock};
use learnt_tenant_api::{pump, schedule};
use serde_json::json;
use sqlx::{Connection, PgConnection};

use super::{ScheduledReplica, Story, until};

/// Adds so many people who came in and proved their address.
async fn people(story: &Story, count: usize) {
    for number in 0..count {
        let email = format!("lena{number}@{}.test", story.tenant.id).to_lowercase();
        let profile = json!({"firstName": format!("Lena{number}"), "lastName": "Berg", "email": email, "lists": {"loc1": ["Leeds"]}});
        story
            .does("/api/people", json!({"profile": profile, "invite": false}))
            .await;
    }
    story
        .sql("update user_teams set joined_at = now() where joined_at is null")
        .await;
    let mut register = PgConnection::connect(&story.tenant.stack().urls().control)
        .await
        .unwrap();
    let proved = sqlx::query("update identity.emails set verified_at = now() where split_part(address, '@', 2) = $1")
        .bind(format!("{}.test", story.tenant.id).to_lowercase())
        .execute(&mut register)
        .await
        .unwrap();
    assert!(proved.rows_affected() >= count as u64);
}

/// How many statements remind so many people of a date and write each of them a mail of that and of what waited.
async fn sent_for(count: usize) -> usize {
    let story = Story::begin("counted").await;
    people(&story, count).await;
    let now = SystemClock.now();
    let minute = |at: chrono::DateTime<chrono::Utc>| at.hour() * 60 + at.minute();
    let quiet = format!(
        "update notification_settings set quiet_from = {}, quiet_until = {}",
        minute(now - Duration::hours(2)),
        minute(now + Duration::hours(3))
    );
    story.sql(quiet).await;
    for (title, until) in [("Fire safety", None), ("Lifting", Some(now + Duration::hours(26)))] {
        let course = story.course(title, until).await;
        story.gives(&course, "Leeds").await;
    }
    until("everybody is told of both", async || {
        let count_sql = "select count(*) from user_notifications where kind = 'courseAssigned'";
        story.count(count_sql).await == 2 * i64::try_from(count).unwrap()
    })
    .await;
    story.rests().await;
    // Nothing else is due meanwhile, and dates are looked at before mails leave.
    let first = now + Duration::hours(1);
    let planned = format!(
        "update scheduled_work set due_at = due_at + interval '90 days' where kind not in ('notifications.due', 'notifications.mail');
         insert into scheduled_work (key, kind, due_at) values ('notifications.due', 'notifications.due', '{}')
         on conflict (key) do update set due_at = excluded.due_at",
        first.to_rfc3339()
    );
    story.sql(planned).await;

    let (later, counted) = ScheduledReplica::counted(&story).await;
    let (app, tenant) = (&later.api.app, later.tenant());
    later.clock.set(now + Duration::hours(4));
    // What is asked once is asked before: connections, and the types of the schema.
    pump::drain(app, &tenant).await.unwrap();
    let (done, sent) = counted.during(schedule::drain(app, &tenant, 100)).await;
    assert!(done.unwrap() >= 2, "dates and mails");
    for (what, sql) in [
        (
            "reminded",
            "select count(*) from user_notifications where kind = 'courseDueSoon'",
        ),
        ("mailed", "select count(*) from mails where kind = 'notification'"),
    ] {
        assert_eq!(story.count(sql).await, i64::try_from(count).unwrap(), "{what}");
    }
    later.api.shutdown().await;
    sent
}

#[tokio::test(flavor = "multi_thread")]
async fn thirty_people_are_reminded_and_mailed_with_as_many_statements_as_three() {
    let (few, many) = tokio::join!(sent_for(3), sent_for(30));
    assert!(few > 5, "{few} were counted");
    assert!(many <= few + 3, "{few} statements for three people, {many} for thirty");
}
