//! The programme of the demo's teams: one that is over, one that runs, one that is full with somebody waiting, a series, some to
//! come, one cancelled, a draft.

use std::collections::HashMap;

use anyhow::Context;
use chrono::{DateTime, Duration, NaiveTime, Utc};
use learnt_kernel::clock::{Clock, SystemClock};
use serde_json::{Value, json};

use super::content::document;
use crate::client::Client;

/// An event.
pub(super) struct DemoEvent {
    title: &'static str,
    text: &'static [&'static str],
    category: &'static str,
    tags: &'static [&'static str],
    address: &'static str,
    online: &'static str,
    /// Hours from now, on another day at nine in the morning; and for how long.
    begins: i64,
    hours: i64,
    seats: Option<i32>,
    /// So many people of the team have a seat.
    people: usize,
    approval: bool,
    promotion: &'static str,
    /// Which of the rooms and the equipment it takes up.
    takes: &'static [&'static str],
    /// Whether the first of the team's people runs it.
    has_trainer: bool,
    /// Only for these roles.
    roles: &'static [&'static str],
    /// By a rule, if it is one of a series.
    rule: &'static str,
    state: State,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Draft,
    Published,
    /// It was some days ago: who had a seat was there, but for the last one.
    Over,
    Cancelled(&'static str),
}

const EVENT: DemoEvent = DemoEvent {
    title: "",
    text: &[],
    category: "",
    tags: &[],
    address: "",
    online: "",
    begins: 0,
    hours: 2,
    seats: None,
    people: 0,
    approval: false,
    promotion: "auto",
    takes: &[],
    has_trainer: false,
    roles: &[],
    rule: "",
    state: State::Published,
};

/// When what is on another day begins.
const MORNING: NaiveTime = match NaiveTime::from_hms_opt(9, 0, 0) {
    Some(time) => time,
    None => NaiveTime::MIN,
};

/// The programme of the demo tenant with this label.
pub(super) fn events_of(label: &str) -> &'static [DemoEvent] {
    match label {
        "acme" | "munro" | "stellar" => PROGRAMME,
        _ => &[],
    }
}

/// Rooms and equipment: kind, name, place, for how many.
const ASSETS: &[(&str, &str, &str, Option<i32>)] = &[
    ("room", "Training room", "1 Station Road, first floor", Some(16)),
    ("room", "Gym", "1 Station Road, basement", Some(20)),
    ("room", "Workshop", "Hall 1", Some(10)),
    (
        "equipment",
        "Resuscitation doll",
        "Cupboard beside the training room",
        None,
    ),
    ("equipment", "Projector", "Reception", None),
];

const PROGRAMME: &[DemoEvent] = &[
    DemoEvent {
        title: "Ladders and steps",
        text: &["Half a morning with our safety officer, and every kind of ladder that we have."],
        category: "Safety",
        tags: &["On site"],
        address: "Hall 1, workshop",
        begins: -24 * 12,
        hours: 3,
        seats: Some(10),
        people: 5,
        state: State::Over,
        ..EVENT
    },
    DemoEvent {
        title: "Stretch for ten minutes",
        text: &["Every week before the shift begins. No mat needed."],
        category: "Health",
        tags: &["On site"],
        address: "Gym, 1 Station Road",
        takes: &["Gym"],
        has_trainer: true,
        begins: 24 * 2,
        hours: 1,
        seats: Some(15),
        rule: "FREQ=WEEKLY;COUNT=8",
        ..EVENT
    },
    DemoEvent {
        title: "Safety walk through hall 2",
        text: &["We walk the marked way together and look for what does not belong there."],
        category: "Safety",
        tags: &["Hall", "On site"],
        address: "Hall 2, gate 3",
        has_trainer: true,
        begins: -1,
        hours: 6,
        seats: Some(12),
        people: 4,
        ..EVENT
    },
    DemoEvent {
        title: "First aid, part 1",
        text: &[
            "One morning, and you know what to do.",
            "# What you learn",
            "- Look, call, help.",
            "- Resuscitation, with practice.",
        ],
        category: "Safety",
        tags: &["First aid", "On site"],
        address: "Training room, 1 Station Road",
        takes: &["Training room", "Resuscitation doll"],
        has_trainer: true,
        begins: 24 * 6,
        hours: 4,
        seats: Some(2),
        people: 2,
        promotion: "offer",
        ..EVENT
    },
    DemoEvent {
        title: "Forklift licence: practice",
        text: &["Bring the shoes that you work in. Somebody approves each registration."],
        category: "Licences",
        tags: &["Forklift", "On site"],
        address: "Loading bay, ramp 6",
        begins: 24 * 9,
        hours: 6,
        seats: Some(8),
        people: 3,
        approval: true,
        ..EVENT
    },
    DemoEvent {
        title: "Talking so that others listen",
        text: &["Ninety minutes online, with exercises in small groups."],
        category: "People",
        tags: &["Communication", "Online"],
        online: "https://meet.example/listen",
        begins: 24 * 13,
        seats: Some(40),
        people: 5,
        ..EVENT
    },
    DemoEvent {
        title: "Open evening: ask the trainers",
        text: &["No registration is ever too late, and no question too small."],
        category: "People",
        tags: &["Online"],
        online: "https://meet.example/ask",
        begins: 24 * 20,
        ..EVENT
    },
    DemoEvent {
        title: "Round table for managers",
        text: &["What went well, what did not, and who helps whom next month. Only managers see this one."],
        category: "People",
        tags: &["On site"],
        address: "Training room, 1 Station Road",
        takes: &["Training room", "Projector"],
        begins: 24 * 11,
        seats: Some(16),
        roles: &["manager", "admin"],
        ..EVENT
    },
    DemoEvent {
        title: "Lifting workshop",
        text: &["Two hours with a trainer."],
        category: "Health",
        tags: &["On site"],
        address: "Gym, 1 Station Road",
        begins: 24 * 4,
        seats: Some(6),
        people: 2,
        state: State::Cancelled("The trainer is ill. A new date follows."),
        ..EVENT
    },
    DemoEvent {
        title: "Fire drill, spring",
        text: &["Still to be planned with the fire brigade."],
        category: "Safety",
        begins: 24 * 60,
        state: State::Draft,
        ..EVENT
    },
];

/// Writes and publishes what is not there yet.
pub(super) async fn publish(admin: &Client, all: &[DemoEvent]) -> anyhow::Result<()> {
    if all.is_empty() {
        return Ok(());
    }
    let known = admin.get("/api/events/managed?perPage=200").await?.ok()?.value();
    let people = admin.get("/api/people?perPage=20").await?.ok()?.value();
    let people: Vec<&str> = rows(&people).filter_map(|row| row["id"].as_str()).collect();
    let assets = assets(admin).await?;
    for event in all {
        if !rows(&known).any(|row| row["title"] == event.title) {
            write(admin, event, (&people, &assets)).await.context(event.title)?;
        }
    }
    Ok(())
}

fn rows(page: &Value) -> impl Iterator<Item = &Value> {
    page["items"].as_array().into_iter().flatten()
}

/// So many hours from now; what is not today is not in the night, whenever the demo is made.
fn on_its_day(hours: i64) -> DateTime<Utc> {
    let at = SystemClock.now() + Duration::hours(hours);
    if hours.abs() < 24 {
        return at;
    }
    at.date_naive().and_time(MORNING).and_utc()
}

/// What events take up, by name.
async fn assets(admin: &Client) -> anyhow::Result<HashMap<String, String>> {
    let known = admin.get("/api/event-assets?perPage=200").await?.ok()?.value();
    let text = |row: &Value, name: &str| row[name].as_str().unwrap_or_default().to_owned();
    let mut assets: HashMap<String, String> = rows(&known).map(|row| (text(row, "name"), text(row, "id"))).collect();
    for (kind, name, place, capacity) in ASSETS {
        if assets.contains_key(*name) {
            continue;
        }
        let body = json!({"kind": kind, "name": name, "place": place, "capacity": capacity});
        let made = admin.post("/api/event-assets", body).await?.ok()?.value();
        assets.insert((*name).to_owned(), text(&made, "id"));
    }
    Ok(assets)
}

async fn write(
    admin: &Client,
    event: &DemoEvent,
    (people, assets): (&[&str], &HashMap<String, String>),
) -> anyhow::Result<()> {
    // What is over is published while it is to come, and moved then.
    let is_over = event.state == State::Over;
    let begins = if is_over { 24 } else { event.begins };
    let starts = on_its_day(begins);
    let ends = starts + Duration::hours(event.hours);
    let local = |at: DateTime<Utc>| at.format("%Y-%m-%dT%H:00").to_string();
    let content = json!({
        "title": event.title, "description": document(event.text), "category": event.category, "tags": event.tags,
        "address": event.address, "onlineUrl": event.online, "starts": local(starts), "ends": local(ends),
        "timeZone": "UTC", "capacity": event.seats, "approval": event.approval, "promotion": event.promotion,
        "assets": event.takes.iter().filter_map(|name| assets.get(*name)).collect::<Vec<_>>(),
        "trainers": people.iter().take(usize::from(event.has_trainer)).collect::<Vec<_>>(),
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
    let wish = json!({"revision": made["revision"], "status": "published", "bookAnyway": true});
    let mut kept = admin.post(&format!("{path}/status"), wish).await?.ok()?.value();
    if is_over {
        let mut content = kept["content"].clone();
        content["revision"] = kept["revision"].clone();
        let starts = on_its_day(event.begins);
        content["starts"] = json!(local(starts));
        content["ends"] = json!(local(starts + Duration::hours(event.hours)));
        kept = admin.put(&path, content).await?.ok()?.value();
    }
    if !event.rule.is_empty() {
        let body = json!({"revision": kept["revision"], "rule": event.rule, "bookAnyway": true});
        admin.post(&format!("{path}/series"), body).await?.ok()?;
    }
    let seated: Vec<&str> = people.iter().copied().take(event.people).collect();
    if !seated.is_empty() {
        let body = json!({"transition": "add", "userIds": seated});
        admin.post(&format!("{path}/attendees"), body).await?.ok()?;
    }
    if let (true, [there @ .., missed]) = (is_over, seated.as_slice()) {
        for (transition, users) in [("attended", there), ("notAttended", std::slice::from_ref(missed))] {
            let body = json!({"transition": transition, "userIds": users});
            admin.post(&format!("{path}/attendees"), body).await?.ok()?;
        }
    }
    if let State::Cancelled(reason) = event.state {
        let wish = json!({"revision": kept["revision"], "status": "cancelled", "reason": reason});
        admin.post(&format!("{path}/status"), wish).await?.ok()?;
    }
    Ok(())
}

/// A learner registers for what is to come: whoever finds it full waits, and where somebody approves, they are asked.
pub(super) async fn book(browser: &Client) -> anyhow::Result<()> {
    for words in ["first%20aid", "forklift%20licence"] {
        let path = format!("/api/events?search={words}&perPage=5");
        let known = browser.get(&path).await?.ok()?.value();
        for row in rows(&known).filter(|row| row["mine"].is_null()) {
            let id = row["id"].as_str().context("an event without an id")?;
            browser
                .post(&format!("/api/events/{id}/register"), json!({}))
                .await?
                .ok()?;
        }
    }
    Ok(())
}
