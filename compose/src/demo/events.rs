//! The events of the demo's teams, written, published and filled as its admins and people would do it.

use std::collections::HashMap;

use anyhow::Context;
use chrono::{Datelike, Duration, NaiveDateTime, NaiveTime, Weekday};
use chrono_tz::Tz;
use learnt_kernel::clock::{Clock, SystemClock};
use serde_json::{Value, json};

use super::content::document;
use super::learners;
use super::programme::{ASSETS, DemoEvent, OFFERED, State, events_of};
use super::tenants::DemoTenant;
use crate::client::Client;

/// When what is on another day begins.
const MORNING: NaiveTime = match NaiveTime::from_hms_opt(9, 0, 0) {
    Some(time) => time,
    None => NaiveTime::MIN,
};

/// Writes and publishes what is not there yet.
pub(super) async fn publish(admin: &Client, tenant: &DemoTenant) -> anyhow::Result<()> {
    let all = events_of(tenant.label);
    if all.is_empty() {
        return Ok(());
    }
    let zone: Tz = tenant.time_zone.parse().context("a tenant's time zone")?;
    let trainer = match tenant.learners.get(1) {
        Some(learner) => Some(learners::person(admin, learner.email).await?),
        None => None,
    };
    let existing = admin.get("/api/events/managed?perPage=200").await?.ok()?.value();
    let people = admin.get("/api/people?status=active&perPage=20").await?.ok()?.value();
    let mut people: Vec<&str> = rows(&people).filter_map(|row| row["id"].as_str()).collect();
    // Whoever runs events has no seat at them.
    let trainer = match &trainer {
        Some(id) => id.as_str(),
        None if people.is_empty() => anyhow::bail!("a team without people has no events"),
        None => people.remove(0),
    };
    people.retain(|id| *id != trainer);
    let assets = assets(admin).await?;
    for event in all {
        if !rows(&existing).any(|row| row["title"] == event.title) {
            write(admin, event, (&people, trainer, &assets, zone))
                .await
                .context(event.title)?;
        }
    }
    Ok(())
}

fn rows(page: &Value) -> impl Iterator<Item = &Value> {
    page["items"].as_array().into_iter().flatten()
}

/// So many hours from now, by the clocks there. What is not today is in the morning of a working day, whenever the demo is made.
fn on_its_day(hours: i64, zone: Tz) -> NaiveDateTime {
    let at = (SystemClock.now() + Duration::hours(hours))
        .with_timezone(&zone)
        .naive_local();
    if hours.abs() < 24 {
        return at;
    }
    let later = match at.weekday() {
        Weekday::Sat => 2,
        Weekday::Sun => 1,
        _ => 0,
    };
    (at.date() + Duration::days(later)).and_time(MORNING)
}

/// What events take up, by name.
async fn assets(admin: &Client) -> anyhow::Result<HashMap<String, String>> {
    let existing = admin.get("/api/event-assets?perPage=200").await?.ok()?.value();
    let text = |row: &Value, name: &str| row[name].as_str().unwrap_or_default().to_owned();
    let mut assets: HashMap<String, String> = rows(&existing)
        .map(|row| (text(row, "name"), text(row, "id")))
        .collect();
    for (kind, name, location, capacity) in ASSETS {
        if assets.contains_key(*name) {
            continue;
        }
        let body = json!({"kind": kind, "name": name, "place": location, "capacity": capacity});
        let made = admin.post("/api/event-assets", body).await?.ok()?.value();
        assets.insert((*name).to_owned(), text(&made, "id"));
    }
    Ok(assets)
}

async fn write(
    admin: &Client,
    event: &DemoEvent,
    (people, trainer, assets, zone): (&[&str], &str, &HashMap<String, String>, Tz),
) -> anyhow::Result<()> {
    // What is over is published while it is to come, and moved then.
    let is_over = event.state == State::Over;
    let begins = if is_over { 24 } else { event.begins };
    let starts = on_its_day(begins, zone);
    let ends = starts + Duration::hours(event.hours);
    let local = |at: NaiveDateTime| at.format("%Y-%m-%dT%H:00").to_string();
    let content = json!({
        "title": event.title, "description": document(event.text), "category": event.category, "tags": event.tags,
        "address": event.address, "onlineUrl": event.online, "starts": local(starts), "ends": local(ends),
        "timeZone": zone.name(), "capacity": event.seats, "approval": event.approval, "promotion": event.promotion,
        "assets": event.takes.iter().filter_map(|name| assets.get(*name)).collect::<Vec<_>>(),
        "trainers": event.has_trainer.then_some(trainer).into_iter().collect::<Vec<_>>(), "offerHours": event.offer_hours,
        "audience": if event.roles.is_empty() { "everyone" } else { "rules" },
    });
    let made = admin.post("/api/events", content).await?.ok()?.value();
    if event.state == State::Draft {
        return Ok(());
    }
    let path = format!("/api/events/{}", made["id"].as_str().context("an event without an id")?);
    if !event.roles.is_empty() {
        let rule = json!({"type": "event", "documentId": made["id"], "rule": {"roles": event.roles}});
        admin.post("/api/permissions", rule).await?.ok()?;
    }
    let body = json!({"revision": made["revision"], "status": "published", "bookAnyway": true});
    let mut saved = admin.post(&format!("{path}/status"), body).await?.ok()?.value();
    if is_over {
        let mut content = saved["content"].clone();
        content["revision"] = saved["revision"].clone();
        let starts = on_its_day(event.begins, zone);
        content["starts"] = json!(local(starts));
        content["ends"] = json!(local(starts + Duration::hours(event.hours)));
        saved = admin.put(&path, content).await?.ok()?.value();
    }
    if !event.rule.is_empty() {
        let body = json!({"revision": saved["revision"], "rule": event.rule, "bookAnyway": true});
        admin.post(&format!("{path}/series"), body).await?.ok()?;
    }
    let seated: Vec<&str> = people.iter().copied().take(event.people).collect();
    if !seated.is_empty() {
        let body = json!({"transition": "add", "userIds": seated});
        admin.post(&format!("{path}/attendees"), body).await?.ok()?;
    }
    let last = event.people + event.waiting;
    if let Some(waiting) = people.get(event.people..last)
        && !waiting.is_empty()
    {
        wait(admin, &format!("{path}/attendees"), waiting).await?;
    }
    if let (true, [there @ .., missed]) = (is_over, seated.as_slice()) {
        for (transition, users) in [("attended", there), ("notAttended", std::slice::from_ref(missed))] {
            let body = json!({"transition": transition, "userIds": users});
            admin.post(&format!("{path}/attendees"), body).await?.ok()?;
        }
    }
    if let State::Cancelled(reason) = event.state {
        let body = json!({"revision": saved["revision"], "status": "cancelled", "reason": reason});
        admin.post(&format!("{path}/status"), body).await?.ok()?;
    }
    Ok(())
}

/// These people come to an event that is full.
async fn wait(admin: &Client, attendees: &str, people: &[&str]) -> anyhow::Result<()> {
    let body = json!({"rule": {"userId": people}, "waitList": true});
    admin.post(&format!("{attendees}/by-rule"), body).await?.ok()?;
    Ok(())
}

/// A learner registers for what is to come: whoever finds it full waits, and where somebody approves, they are asked.
pub(super) async fn book(browser: &Client) -> anyhow::Result<()> {
    for words in ["first%20aid", "forklift%20licence", "evacuation%20chair"] {
        let path = format!("/api/events?search={words}&perPage=5");
        let existing = browser.get(&path).await?.ok()?.value();
        for row in rows(&existing).filter(|row| row["mine"].is_null()) {
            let id = row["id"].as_str().context("an event without an id")?;
            browser
                .post(&format!("/api/events/{id}/register"), json!({}))
                .await?
                .ok()?;
        }
    }
    Ok(())
}

/// Somebody gives a seat back for which others wait: it is offered to the first of them, who has not answered yet. Those who sign in
/// stand before the last of the team's people.
pub(super) async fn offer(admin: &Client) -> anyhow::Result<()> {
    let existing = admin.get("/api/events/managed?perPage=200").await?.ok()?.value();
    let Some(event) = rows(&existing).find(|row| row["title"] == OFFERED) else {
        return Ok(());
    };
    let path = format!(
        "/api/events/{}/attendees",
        event["id"].as_str().context("an event without an id")?
    );
    let people = admin.get(&format!("{path}?perPage=100")).await?.ok()?.value();
    if rows(&people).any(|row| row["state"] == "cancelled") {
        return Ok(());
    }
    let Some(leaves) = rows(&people).find(|row| row["state"] == "attending") else {
        return Ok(());
    };
    let all = admin.get("/api/people?status=active&perPage=20").await?.ok()?.value();
    let last: Vec<&str> = rows(&all).filter_map(|row| row["id"].as_str()).collect();
    wait(
        admin,
        &path,
        last.get(last.len().saturating_sub(2)..).unwrap_or_default(),
    )
    .await?;
    let body = json!({"transition": "remove", "userIds": [leaves["userId"]], "note": "On holiday that week."});
    admin.post(&path, body).await?.ok()?;
    Ok(())
}
