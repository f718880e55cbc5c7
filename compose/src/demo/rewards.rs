//! Reward points of the demo: what some courses are worth, that somebody redeemed some, and when that was.

use anyhow::Context;
use chrono::{DateTime, Utc};
use learnt_kernel::tenant::TenantId;
use serde_json::{Value, json};

use crate::{client::Client, stack::Stack};

/// The tenant of the demo that has rewards.
pub(super) const WITH_REWARDS: &str = "acme";

/// Courses that are worth something, and what each of their activities is worth.
const WORTH: &[(&str, i32, i32)] = &[("Lifting without harm", 50, 5), ("Fire safety at work", 100, 10)];

/// What is redeemed by whoever has as much.
const REDEEMED: i64 = 10;

/// Says what the courses are worth; what is said already stays.
pub(super) async fn set_worth(admin: &Client) -> anyhow::Result<()> {
    let page = admin.get("/api/courses?perPage=200").await?.ok()?.value();
    let rows = page["items"].as_array().context("the list of courses has no rows")?;
    for (title, points, each) in WORTH {
        let Some(row) = rows.iter().find(|row| row["title"] == *title) else {
            continue;
        };
        let id = row["id"].as_str().context("a course without an id")?;
        let existing = admin
            .get(&format!("/api/rewards/points?type=course&documentId={id}"))
            .await?;
        if existing.ok()?.value()["points"] != 0 {
            continue;
        }
        let course = admin.get(&format!("/api/courses/{id}")).await?.ok()?.value();
        for activity in activities(&course) {
            worth(admin, id, json!({"activityId": activity, "points": each})).await?;
        }
        worth(admin, id, json!({"points": points})).await?;
    }
    Ok(())
}

fn activities(course: &Value) -> impl Iterator<Item = &Value> {
    let sections = course["sections"].as_array().into_iter().flatten();
    let all = sections.flat_map(|section| section["activities"].as_array().into_iter().flatten());
    all.map(|activity| &activity["id"])
}

async fn worth(admin: &Client, course: &str, mut body: Value) -> anyhow::Result<()> {
    body["type"] = json!("course");
    body["documentId"] = json!(course);
    admin.put("/api/rewards/points", body).await?.ok().map(drop)
}

/// Whoever has points and redeemed none redeems some.
pub(super) async fn redeem(learner: &Client) -> anyhow::Result<()> {
    let balance = learner.get("/api/me/rewards/balance").await?.ok()?.value();
    let redeemed = learner.get("/api/me/rewards?redeem=true").await?.ok()?.value();
    if balance["balance"].as_i64().unwrap_or(0) < REDEEMED || redeemed["total"] != 0 {
        return Ok(());
    }
    let body = json!({"amount": REDEEMED});
    learner.post("/api/me/rewards/redemptions", body).await?.ok().map(drop)
}

/// How many days ago a person `m` earned their points: the same ones each time, more of them of late.
const DAYS_AGO: &str = "(4 + 330 * power(abs(hashtext(m.user_id::text)) % 1000 / 1000.0, 1.6))";

/// What people completed before the move to Learnt earned them points at that time, and some have redeemed a part of them since. They have
/// not come in yet; whoever has did so today.
pub(super) async fn enter(stack: &Stack, id: &TenantId) -> anyhow::Result<()> {
    let app = stack.tenant_api();
    let tenant = app.directory.now().tenant(id).context("the tenant is not known")?;
    let client = app.client_of(&tenant).await?;
    let now: DateTime<Utc> = app.clock.now();
    // One in four who has as much, half-way between that time and now.
    let redeem = format!(
        "with spent as ( \
           insert into reward_transactions (id, team_id, user_id, reward_point_amount, redeem, created_at) \
           select gen_random_uuid(), m.team_id, m.user_id, 10 + 10 * (abs(hashtext(m.id)) % 4), true, \
             $1::timestamptz - make_interval(hours => (12 * {DAYS_AGO})::int) \
           from user_teams m \
           where m.joined_at is null and m.reward_points_count >= 40 and abs(hashtext(m.id)) % 4 = 0 \
             and not exists (select from reward_transactions t where t.user_id = m.user_id and t.redeem) \
           returning user_id, team_id, reward_point_amount) \
         update user_teams m set reward_points_count = m.reward_points_count - spent.reward_point_amount \
         from spent where m.user_id = spent.user_id and m.team_id = spent.team_id"
    );
    client.execute(&redeem, &[&now]).await?;
    let earned = format!(
        "update reward_transactions t \
         set created_at = t.created_at - make_interval(hours => (24 * {DAYS_AGO})::int + abs(hashtext(t.document_title)) % 60) \
         from user_teams m \
         where m.team_id = t.team_id and m.user_id = t.user_id and m.joined_at is null and not t.redeem \
           and t.created_at > $1::timestamptz - interval '1 day'"
    );
    client.execute(&earned, &[&now]).await?;
    let sums = "insert into reward_totals (team_id, user_id, earned, redeemed, last_at) \
         select team_id, user_id, coalesce(sum(reward_point_amount) filter (where not redeem), 0), \
           coalesce(sum(reward_point_amount) filter (where redeem), 0), max(created_at) \
         from reward_transactions group by team_id, user_id \
         on conflict (team_id, user_id) do update \
         set earned = excluded.earned, redeemed = excluded.redeemed, last_at = excluded.last_at";
    client.execute(sums, &[]).await?;
    Ok(())
}
