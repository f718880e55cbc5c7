//! By when the demo's courses are due and when they begin again, and how their pages are completed: what is late, what is due
//! soon, and an earlier version to look back at.

use anyhow::Context;
use chrono::{Datelike, Duration};
use learnt_kernel::clock::{Clock, SystemClock};
use serde_json::{Value, json};

use super::content::DemoCourse;
use crate::client::Client;

/// By when a course is to be completed; days from now where it is one date for everybody.
fn due(handle: &str) -> Option<Value> {
    let on = |days: i64| json!({"kind": "on", "date": (SystemClock.now() + Duration::days(days)).date_naive()});
    match handle {
        "fire-safety" => Some(json!({"kind": "after", "days": 14})),
        "lifting-without-harm" | "course-writing" => Some(on(-3)),
        "listening-to-customers" => Some(on(5)),
        "welcome" => Some(json!({"kind": "after", "days": 30})),
        _ => None,
    }
}

/// The last day of this month, or in a week where that is all but over: what stands in the calendar that is shown first.
fn soon() -> String {
    let today = SystemClock.now().date_naive();
    let days = i64::from(today.num_days_in_month()) - i64::from(today.day());
    let days = if days < 2 { 7 } else { days };
    (today + Duration::days(days)).format("%m-%d").to_string()
}

/// When it begins again.
fn refresher(handle: &str) -> Option<Value> {
    match handle {
        "lifting-without-harm" => Some(json!({"mode": "fixedDate", "monthDay": soon()})),
        "fire-safety" => Some(json!({"mode": "timeframe", "days": 365})),
        "listening-to-customers" => Some(json!({"mode": "fixedDate", "monthDay": "03-01"})),
        _ => None,
    }
}

/// Says the dates of courses where nobody did yet, and has their pages read to the end. Whoever is in them finishes what they began.
pub(super) async fn set_dates(admin: &Client, courses: &[DemoCourse]) -> anyhow::Result<()> {
    let list = admin.get("/api/courses?perPage=200").await?.ok()?.value();
    let rows = list["items"].as_array().context("the list of courses has no rows")?;
    for course in courses {
        let Some(row) = rows.iter().find(|row| row["handle"] == course.handle) else {
            continue;
        };
        let path = format!("/api/courses/{}", row["id"].as_str().context("a course without an id")?);
        if let Some(due) = due(course.handle)
            && admin.get(&format!("{path}/due")).await?.ok()?.value()["due"]["kind"] == "none"
        {
            admin.put(&format!("{path}/due"), json!({"due": due})).await?.ok()?;
        }
        if let Some(refresher) = refresher(course.handle)
            && admin.get(&format!("{path}/refresher")).await?.ok()?.value()["refresher"]["mode"] == "none"
        {
            let body = json!({"refresher": refresher});
            admin.put(&format!("{path}/refresher"), body).await?.ok()?;
        }
        read_pages(admin, &path).await?;
    }
    Ok(())
}

/// A version in which pages are completed at their end, with an estimate of how long each takes.
async fn read_pages(admin: &Client, path: &str) -> anyhow::Result<()> {
    let view = admin.get(path).await?.ok()?.value();
    let sections = view["sections"].as_array().into_iter().flatten();
    let pages: Vec<&Value> = sections
        .flat_map(|section| section["activities"].as_array().into_iter().flatten())
        .filter(|activity| activity["type"] == "page" && activity["completion"]["kind"] == "viewed")
        .collect();
    if pages.is_empty() || view["status"] != "published" {
        return Ok(());
    }
    let mut revision = view["revision"].clone();
    for page in pages {
        let id = page["id"].as_str().context("an activity without an id")?;
        let body = json!({"revision": revision, "completion": {"kind": "read"}, "minutes": 3});
        let edited = admin
            .patch(&format!("{path}/activities/{id}"), body)
            .await?
            .ok()?
            .value();
        revision = edited["revision"].clone();
    }
    admin
        .post(
            &format!("{path}/publish"),
            json!({"learners": "keep", "revision": revision}),
        )
        .await?
        .ok()?;
    Ok(())
}
