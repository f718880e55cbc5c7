//! Reward points of the demo: what some courses are worth, and that somebody redeemed some.

use anyhow::Context;
use serde_json::{Value, json};

use crate::client::Client;

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
