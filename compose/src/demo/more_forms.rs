//! Forms in each of the other states that a form can have, so that the builders' list shows all of them; and one that two people mark.

use anyhow::Context;
use serde_json::{Value, json};

use super::forms::{publish, save, titled};
use crate::client::Client;

pub(super) const LIFT: &str = "Lifting plan: two look at it";

/// What becomes of a form after it was saved.
enum FinalState {
    Draft,
    PublishedWithDraft,
    Unpublished,
    DraftWithChanges,
    Archived,
}

impl FinalState {
    fn status(&self) -> &'static str {
        match self {
            Self::Draft => "draft",
            Self::PublishedWithDraft => "publishedwithdraft",
            Self::Unpublished => "unpublished",
            Self::DraftWithChanges => "draftwithchanges",
            Self::Archived => "archived",
        }
    }
}

const FORMS: [(&str, &str, &str, FinalState); 5] = [
    (
        "Confined spaces: before you go in",
        "assessment",
        "Safety",
        FinalState::Draft,
    ),
    (
        "Expenses: a receipt to approve",
        "request",
        "People",
        FinalState::PublishedWithDraft,
    ),
    ("Summer party: who comes?", "survey", "People", FinalState::Unpublished),
    (
        "Fire drill: how did it go?",
        "survey",
        "Safety",
        FinalState::DraftWithChanges,
    ),
    (
        "Winter tyres: the check of last year",
        "survey",
        "Safety",
        FinalState::Archived,
    ),
];

/// One page that asks for a few words.
fn draft(title: &str, kind: &str, category: &str, question: &str) -> Value {
    let approver = if kind == "survey" { "none" } else { "admin" };
    json!({"title": title, "kind": kind, "category": category, "settings": {"approver": approver, "openToTeam": true},
        "content": {"sections": [{"id": "page", "fields": [
            {"id": "words", "type": "longText", "label": question, "required": true},
            {"id": "on", "type": "date", "label": "On which day?"}]}]}})
}

/// A plan that two judge by themselves, and whose drawing a marker brings back with notes.
fn lift(markers: &Value) -> Value {
    let level = |id: &str, label: &str, points: u8| json!({"id": id, "label": label, "points": points});
    let rubric = json!([
        {"id": "load", "title": "Knows the load", "levels": [level("load0", "Not yet", 0), level("load1", "In part", 2), level("load2", "Clearly", 4)]},
        {"id": "way", "title": "Keeps the way clear", "levels": [level("way0", "Not yet", 0), level("way1", "In part", 2), level("way2", "Clearly", 4)]},
    ]);
    json!({"title": LIFT, "kind": "assessment", "category": "Safety",
        "settings": {"openToTeam": true, "approver": "named", "approvers": markers, "secondMarker": true, "rubric": rubric, "passScore": 50},
        "content": {"sections": [{"id": "page", "fields": [
            {"id": "load", "type": "shortText", "label": "What is lifted, and how heavy is it?", "required": true},
            {"id": "way", "type": "longText", "label": "Which way does it go, and who keeps it clear?", "required": true},
            {"id": "drawing", "type": "file", "label": "The drawing, with your notes", "markerOnly": true}]}]}})
}

/// Puts them there; does only what is not done yet.
pub(super) async fn fill(admin: &Client) -> anyhow::Result<()> {
    for (title, kind, category, ends) in FORMS {
        if titled(admin, title, &[ends.status()]).await?.is_some() {
            continue;
        }
        let (path, mut revision) = made(admin, title, kind).await?;
        let first = draft(title, kind, category, "In your own words");
        let next = draft(title, kind, category, "In a few words");
        match ends {
            FinalState::Draft => drop(save(admin, &path, first, &revision).await?),
            FinalState::PublishedWithDraft => {
                revision = publish(admin, &path, first, &revision).await?;
                save(admin, &path, next, &revision).await?;
            }
            FinalState::Unpublished => {
                revision = publish(admin, &path, first, &revision).await?;
                step(admin, &path, "unpublish", &revision).await?;
            }
            FinalState::DraftWithChanges => {
                revision = publish(admin, &path, first, &revision).await?;
                revision = step(admin, &path, "unpublish", &revision).await?;
                save(admin, &path, next, &revision).await?;
            }
            FinalState::Archived => {
                revision = publish(admin, &path, first, &revision).await?;
                step(admin, &path, "archive", &revision).await?;
            }
        }
    }
    two_markers(admin).await
}

/// The form that two people mark: whoever puts it there, and somebody else who may.
pub(super) async fn two_markers(admin: &Client) -> anyhow::Result<()> {
    if titled(admin, LIFT, &["published"]).await?.is_none() {
        let me = admin.get("/api/me").await?.ok()?.value()["uid"].clone();
        let found = admin.get("/api/forms/markers").await?.ok()?.value();
        let others = found.as_array().into_iter().flatten().map(|one| &one["id"]);
        let markers: Vec<&Value> = others.filter(|id| **id != me).take(1).collect();
        let (path, revision) = made(admin, LIFT, "assessment").await?;
        publish(admin, &path, lift(&json!(markers)), &revision).await?;
    }
    Ok(())
}

async fn made(admin: &Client, title: &str, kind: &str) -> anyhow::Result<(String, Value)> {
    let body = json!({"title": title, "kind": kind});
    let made = admin.post("/api/forms", body).await?.ok()?.value();
    let id = made["id"].as_str().context("a form without an id")?;
    Ok((format!("/api/forms/{id}"), made["revision"].clone()))
}

async fn step(admin: &Client, path: &str, step: &str, revision: &Value) -> anyhow::Result<Value> {
    let body = json!({"revision": revision, "step": step});
    let moved = admin.post(&format!("{path}/status"), body).await?.ok()?.value();
    Ok(moved["revision"].clone())
}
