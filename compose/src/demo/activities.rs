//! A course of the demo that asks for more than reading: a form, a live session, a quiz and an assignment; and what its learners did.

use anyhow::Context;
use reqwest::Method;
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};

use super::content::document;
use super::courses::stable_id;
use crate::client::Client;

const TITLE: &str = "First aid at work: the assessment";
const HANDLE: &str = "first-aid-assessment";
const FORM: &str = "How was the training?";

/// Builds, publishes and gives it; does only what is not done yet.
pub(super) async fn build(admin: &Client) -> anyhow::Result<()> {
    let form = form(admin).await.context("its form")?;
    let existing = admin.get("/api/courses?perPage=200").await?.ok()?.value();
    let mut rows = existing["items"].as_array().into_iter().flatten();
    if rows.any(|row| row["handle"] == HANDLE && row["status"] != "draft") {
        return Ok(());
    }
    let rows = existing["items"].as_array().into_iter().flatten();
    let id = match rows.into_iter().find(|row| row["handle"] == HANDLE) {
        Some(row) => row["id"].clone(),
        None => {
            let new = json!({"title": TITLE, "handle": HANDLE});
            admin.post("/api/courses", new).await?.ok()?.value()["id"].clone()
        }
    };
    let id = id.as_str().context("a course without an id")?;
    let path = format!("/api/courses/{id}");
    let section = stable_id(HANDLE, &[0]);
    let view = admin.get(&path).await?.ok()?.value();
    if view["sections"].as_array().is_none_or(Vec::is_empty) {
        let details = json!({"description": "Show what you know: a quiz, a plan of your own, and an afternoon of practice.",
            "category": "Safety", "tags": ["First aid"], "revision": view["revision"]});
        admin.patch(&path, details).await?.ok()?;
        edit(admin, &path, "sections", json!({"id": section, "title": "Assessment"})).await?;
    }
    let there = admin.get(&path).await?.ok()?.value();
    let has = |title: &str| {
        there["sections"][0]["activities"]
            .as_array()
            .into_iter()
            .flatten()
            .any(|one| one["title"] == title)
    };
    for mut activity in activities(admin, &form).await? {
        if !has(activity["title"].as_str().unwrap_or_default()) {
            activity["sectionId"] = json!(section);
            edit(admin, &path, "activities", activity).await?;
        }
    }
    edit(admin, &path, "publish", json!({"learners": "keep"})).await?;
    let bank = json!({"questions": questions(), "category": "First aid", "tags": ["Emergency"]});
    admin.post("/api/questions", bank).await?.ok()?;
    let rule = json!({"type": "course", "documentId": id, "rule": {"everyone": []}});
    admin.post("/api/permissions", rule).await?.ok().map(drop)
}

async fn edit(admin: &Client, path: &str, what: &str, mut body: Value) -> anyhow::Result<()> {
    body["revision"] = admin.get(path).await?.ok()?.value()["revision"].clone();
    admin.post(&format!("{path}/{what}"), body).await?.ok().map(drop)
}

/// A survey that everybody is given, too.
async fn form(admin: &Client) -> anyhow::Result<String> {
    let existing = admin.get("/api/forms?perPage=200").await?.ok()?.value();
    let mut rows = existing["items"].as_array().into_iter().flatten();
    if let Some(id) = rows.find(|row| row["title"] == FORM).and_then(|row| row["id"].as_str()) {
        return Ok(id.to_owned());
    }
    let made = admin
        .post("/api/forms", json!({"title": FORM, "kind": "survey"}))
        .await?
        .ok()?
        .value();
    let id = made["id"].as_str().context("a form without an id")?.to_owned();
    let fields = json!([
        {"id": "useful", "type": "rating", "label": "How useful was it for your work?", "required": true},
        {"id": "words", "type": "longText", "label": "What should we change?"},
    ]);
    let draft = json!({"revision": made["revision"], "title": FORM, "kind": "survey", "category": "Safety",
        "content": {"sections": [{"id": "page", "fields": fields}]}, "settings": {"thanks": "Thank you, we read every answer."}});
    let path = format!("/api/forms/{id}");
    let saved = admin.put(&path, draft).await?.ok()?.value();
    let step = json!({"revision": saved["revision"], "step": "publish"});
    admin.post(&format!("{path}/status"), step).await?.ok()?;
    let rule = json!({"type": "form", "documentId": id, "rule": {"everyone": []}, "isOptional": true});
    admin.post("/api/permissions", rule).await?.ok()?;
    Ok(id)
}

async fn activities(admin: &Client, form: &str) -> anyhow::Result<Vec<Value>> {
    let id = |at: usize| stable_id(HANDLE, &[0, at]);
    let events = admin
        .get("/api/events/managed?status=published&span=upcoming&sort=startsAt&perPage=3")
        .await?
        .ok()?
        .value();
    let events: Vec<&Value> = events["items"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|row| &row["id"])
        .collect();
    let doc = document(&[
        "Draw or write the first aid plan of your workplace: where the kits are, who is trained, and whom to call.",
        "A photo of a sketch is enough.",
    ]);
    let rubric = json!([
        {"id": id(20), "text": "All first aid kits are on the plan"},
        {"id": id(21), "text": "At least two trained people are named"},
        {"id": id(22), "text": "The emergency number is there"},
    ]);
    let mut all = vec![
        json!({"id": id(1), "type": "quiz", "title": "What do you do?", "completion": {"kind": "score", "percent": 70},
            "content": {"questions": questions(), "attempts": 3, "minutes": 15, "review": "submitted"}}),
        json!({"id": id(2), "type": "assignment", "title": "The plan of your workplace", "completion": {"kind": "competent"},
            "content": {"doc": doc, "rubric": rubric, "attempts": 0, "maxFiles": 3}}),
        json!({"id": id(3), "type": "form", "title": "Tell us how it was", "required": false,
            "completion": {"kind": "submitted"}, "content": {"form": form},
            "opens": {"kind": "afterActivities", "activities": [id(1)]}}),
    ];
    if !events.is_empty() {
        all.push(
            json!({"id": id(4), "type": "event", "title": "An afternoon of practice", "completion": {"kind": "attended"},
            "content": {"events": events}}),
        );
    }
    Ok(all)
}

fn questions() -> Value {
    let id = |at: usize| stable_id(HANDLE, &[1, at]);
    let option = |at: usize, text: &str, right: bool| json!({"id": id(at), "text": text, "right": right});
    let pair = |at: usize, text: &str, with: &str| json!({"id": id(at), "text": text, "matchId": id(at + 50), "matchText": with});
    json!([
        {"id": id(1), "kind": "single", "text": "Somebody has fainted and breathes. What comes first?", "points": 1,
            "options": [option(11, "The recovery position", true), option(12, "A glass of water", false), option(13, "Wait", false)],
            "feedback": "On their side they keep breathing freely."},
        {"id": id(2), "kind": "multiple", "text": "What belongs in a first aid kit?", "points": 2,
            "options": [option(21, "Sterile gauze", true), option(22, "Painkillers", false), option(23, "Gloves", true),
                option(24, "A rescue blanket", true)], "feedback": "Medicine is never part of it."},
        {"id": id(3), "kind": "ordering", "text": "Put the steps in order.", "points": 2,
            "options": [option(31, "Make the place safe", false), option(32, "Speak to the person", false),
                option(33, "Call for help", false), option(34, "Give first aid", false)], "feedback": ""},
        {"id": id(4), "kind": "matching", "text": "What do you use for what?", "points": 2,
            "options": [pair(41, "A small cut", "A plaster"), pair(42, "A burn", "Cool water"), pair(43, "A sprain", "Cold and rest")],
            "feedback": ""},
        {"id": id(5), "kind": "gap", "text": "The emergency number in Europe is ___.", "points": 1, "gaps": [["112"]], "feedback": ""},
        {"id": id(6), "kind": "numeric", "text": "How many compressions a minute?", "points": 1, "number": 110, "tolerance": 10,
            "feedback": "Between 100 and 120."},
    ])
}

/// What a learner did in it: the first ones more than the last ones.
pub(super) async fn try_out(admin: &Client, learner: &Client, index: usize) -> anyhow::Result<()> {
    let mine = learner.get("/api/me/courses?perPage=100").await?.ok()?.value();
    let rows = mine["items"].as_array().context("the list of courses has no rows")?;
    let Some(row) = rows
        .iter()
        .find(|row| row["title"] == TITLE && row["status"] == "notstarted")
    else {
        return Ok(());
    };
    let path = format!(
        "/api/me/courses/{}",
        row["id"].as_str().context("an assignment without an id")?
    );
    let of = |at: usize, what: &str| format!("{path}/activities/{}/{what}", stable_id(HANDLE, &[0, at]));
    let attempt = learner.post(&of(1, "quiz"), json!({})).await?.ok()?.value();
    let id = |at: usize| stable_id(HANDLE, &[1, at]).to_string();
    let mut answers = json!({
        id(1): id(11), id(2): [id(21), id(23)], id(3): [id(31), id(32), id(33), id(34)],
        id(4): {id(41): id(91), id(42): id(92), id(43): id(93)}, id(5): "112", id(6): "105",
    });
    if index % 2 == 1 {
        answers[id(1)] = json!(id(12));
        answers[id(3)] = json!([id(33), id(31), id(32), id(34)]);
        answers[id(6)] = json!("60");
    }
    let submit = format!(
        "/api/quiz-attempts/{}/submit",
        attempt["id"].as_str().context("an attempt without an id")?
    );
    learner.post(&submit, json!({"answers": answers})).await?.ok()?;
    let work = learner.post(&of(2, "coursework"), json!({})).await?.ok()?.value();
    let work_path = format!(
        "/api/coursework/{}",
        work["id"].as_str().context("coursework without an id")?
    );
    let file = Part::bytes(&b"Where;What\nReception;First aid kit\nWorkshop;First aid kit and eye wash\n"[..])
        .file_name("plan.csv");
    let form = Form::new().text("kind", "office").part("file", file);
    let request = learner
        .request(Method::POST, &format!("{work_path}/files"))
        .multipart(form);
    learner.send(request).await?.ok()?;
    let words =
        json!({"revision": work["revision"], "note": "The plan of our floor. Room 12 follows when it is built."});
    let handed = learner.post(&format!("{work_path}/submit"), words).await?.ok()?.value();
    let outcome = match index % 3 {
        0 => "competent",
        1 => "pendingResubmission",
        _ => return Ok(()),
    };
    let line = |at: usize| stable_id(HANDLE, &[0, at]).to_string();
    let marking = json!({"revision": handed["revision"], "outcome": outcome,
        "comment": if outcome == "competent" { "Clear and complete." } else { "Please name two trained people and their floors." },
        "criteria": {line(20): true, line(21): outcome == "competent", line(22): true}});
    admin.post(&format!("{work_path}/mark"), marking).await?.ok().map(drop)
}
