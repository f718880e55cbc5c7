//! Forms of the demo's teams, and what their learners do with them; what others submitted before stands in `submissions`.

use anyhow::Context;
use serde_json::{Value, json};

use super::learners::person;
use crate::client::Client;

pub(super) const TALK: &str = "Toolbox talk: how was it?";
pub(super) const SITE: &str = "Site walk: what did you find?";
pub(super) const CHECK: &str = "Ladders: the check";
pub(super) const WATCH: &str = "Working safely: an observation";
pub(super) const LEAVE: &str = "Leave request";
pub(super) const MISS: &str = "Report a near miss";
pub(super) const PULSE: &str = "How is the work going?";

fn options(ids: &[(&str, &str)]) -> Value {
    let one = |(id, label): &(&str, &str)| json!({"id": id, "label": label});
    ids.iter().map(one).collect()
}

/// The only page of a form.
fn page(fields: &Value) -> Value {
    json!([{"id": "page", "fields": fields}])
}

/// Pages that follow from what happened.
fn near_miss() -> Value {
    let when = |field: &str, op: &str, value: Value| json!({"all": true, "rules": [{"field": field, "op": op, "value": value}]});
    json!([
        {"id": "what", "title": "What happened", "jumps": [{"to": "prevent", "when": when("hurt", "is", json!(false))}], "fields": [
            {"id": "kind", "type": "singleChoice", "label": "What was it?", "required": true, "options": options(&[
                ("slip", "Somebody slipped or tripped"), ("object", "Something fell"), ("vehicle", "A vehicle came too close"),
                ("machine", "A machine ran without its guard"), ("other", "Something else")])},
            {"id": "other", "type": "shortText", "label": "In a few words", "visibleWhen": when("kind", "is", json!("other")), "required": true},
            {"id": "where", "type": "dropdown", "label": "Where was it?", "options": options(&[
                ("hall", "Hall 2"), ("yard", "The yard"), ("site", "A customer's site"), ("office", "The office")])},
            {"id": "hurt", "type": "yesNo", "label": "Was anybody hurt?", "required": true}]},
        {"id": "injury", "title": "The injury", "jumps": [{"to": "end", "when": when("care", "contains", json!("hospital"))}], "fields": [
            {"id": "who", "type": "person", "label": "Who was hurt?"},
            {"id": "care", "type": "multipleChoice", "label": "What was done?", "options": options(&[
                ("aid", "First aid"), ("doctor", "A doctor was seen"), ("hospital", "They went to hospital")])},
            {"id": "photo", "type": "image", "label": "A photo of the place"}]},
        {"id": "prevent", "title": "So that it does not happen again", "fields": [
            {"id": "again", "type": "rating", "label": "How likely is it to happen again?", "min": 1, "max": 5, "required": true},
            {"id": "idea", "type": "longText", "label": "What would you change?"},
            {"id": "days", "type": "number", "label": "Days until it can be changed", "min": 1},
            {"id": "cost", "type": "number", "label": "What it costs (euros)", "visibleWhen": when("days", "answered", Value::Null)},
            {"id": "perday", "type": "calculated", "label": "Euros for each day", "formula": "{cost} / {days}",
                "visibleWhen": when("cost", "answered", Value::Null)},
            {"id": "sign", "type": "signature", "label": "Your signature"}]},
    ])
}

type FormPlan = (&'static str, &'static str, &'static str, Value, Value);

/// Each with its kind, category, pages and settings.
fn all() -> [FormPlan; 7] {
    let talk = json!([
        {"id": "recommend", "type": "scale", "label": "How likely are you to recommend the talk?", "min": 0, "max": 10,
            "ends": ["Not at all", "Very likely"], "required": true},
        {"id": "rating", "type": "rating", "label": "How clear was it?", "min": 1, "max": 5, "required": true},
        {"id": "parts", "type": "matrix", "label": "How useful was each part?",
            "rows": options(&[("news", "What is new"), ("risks", "The risks of the week"), ("questions", "Your questions")]),
            "options": options(&[("very", "Very"), ("somewhat", "Somewhat"), ("not", "Not")])},
        {"id": "better", "type": "longText", "label": "What should we do better?"},
    ]);
    let site = json!([
        {"id": "place", "type": "shortText", "label": "Where were you?", "required": true},
        {"id": "found", "type": "longText", "label": "What did you find, and what would you do about it?", "required": true},
    ]);
    let level = |id: &str, label: &str, points: u8| json!({"id": id, "label": label, "points": points});
    let rubric = json!([
        {"id": "sees", "title": "Sees the risk", "levels": [level("sees0", "Not yet", 0), level("sees1", "In part", 2), level("sees2", "Clearly", 4)]},
        {"id": "acts", "title": "Knows what to do", "levels": [level("acts0", "Not yet", 0), level("acts1", "In part", 2), level("acts2", "Clearly", 4)]},
    ]);
    let check = json!([
        {"id": "angle", "type": "singleChoice", "label": "How steep does a ladder stand?", "points": 1, "correct": ["four"], "required": true,
            "options": options(&[("two", "One out, two up"), ("four", "One out, four up"), ("eight", "One out, eight up")])},
        {"id": "alone", "type": "yesNo", "label": "May the top rung be stood on?", "points": 1, "correct": ["no"], "required": true},
        {"id": "hands", "type": "singleChoice", "label": "How many points of contact does a climber keep?", "points": 1, "correct": ["three"],
            "required": true, "options": options(&[("two", "Two"), ("three", "Three"), ("four", "Four")])},
        {"id": "wind", "type": "multipleChoice", "label": "When is a ladder left alone?", "points": 1, "correct": ["storm", "ice"],
            "options": options(&[("storm", "In a storm"), ("ice", "When it is icy"), ("morning", "In the morning")])},
    ]);
    let watch = json!([
        {"id": "seen", "type": "matrix", "label": "What did you see?", "required": true,
            "rows": options(&[("gear", "Wears the gear"), ("place", "Keeps the place clear"), ("asks", "Asks when unsure")]),
            "options": options(&[("always", "Always"), ("mostly", "Mostly"), ("no", "Not yet")])},
        {"id": "next", "type": "longText", "label": "What comes next?"},
    ]);
    let leave = json!([
        {"id": "from", "type": "date", "label": "First day", "required": true},
        {"id": "until", "type": "date", "label": "Last day", "required": true},
        {"id": "why", "type": "shortText", "label": "Reason"},
    ]);
    let pulse = json!([
        {"id": "load", "type": "scale", "label": "How is the amount of work?", "min": 1, "max": 5, "ends": ["Too little", "Too much"], "required": true},
        {"id": "heard", "type": "rating", "label": "I am heard in my team", "min": 1, "max": 5, "required": true},
        {"id": "say", "type": "longText", "label": "What should change?"},
    ]);
    let walk = json!({"openToTeam": true, "approver": "admin", "rubric": rubric, "passScore": 50});
    [
        (TALK, "survey", "Safety", page(&talk), json!({"openToTeam": true})),
        (SITE, "assessment", "Safety", page(&site), walk),
        (
            CHECK,
            "assessment",
            "Safety",
            page(&check),
            json!({"openToTeam": true, "passScore": 60}),
        ),
        (WATCH, "observation", "Safety", page(&watch), json!({})),
        (
            LEAVE,
            "request",
            "People",
            page(&leave),
            json!({"openToTeam": true, "approver": "admin"}),
        ),
        (
            MISS,
            "survey",
            "Safety",
            near_miss(),
            json!({"openToTeam": true, "oneAtATime": true}),
        ),
        (
            PULSE,
            "survey",
            "People",
            page(&pulse),
            json!({"openToTeam": true, "anonymous": true, "attempts": 1}),
        ),
    ]
}

/// Builds and publishes them; does only what is not done yet.
pub(super) async fn build(admin: &Client) -> anyhow::Result<()> {
    for (title, kind, category, sections, settings) in all() {
        if find(admin, title).await?.is_some() {
            continue;
        }
        let made = admin
            .post("/api/forms", json!({"title": title, "kind": kind}))
            .await?
            .ok()?
            .value();
        let path = format!("/api/forms/{}", made["id"].as_str().context("a form without an id")?);
        let draft = |sections: &Value| json!({"title": title, "kind": kind, "category": category, "settings": settings, "content": {"sections": sections}});
        let mut revision = made["revision"].clone();
        if title == TALK {
            // Its first version asked less.
            let mut first = sections.clone();
            if let Some(fields) = first[0]["fields"].as_array_mut() {
                fields.truncate(3);
                fields[1]["label"] = json!("Was it clear?");
            }
            revision = publish(admin, &path, draft(&first), &revision).await?;
        }
        publish(admin, &path, draft(&sections), &revision).await?;
        if title == SITE {
            let template = json!({"name": "A walk that is marked"});
            admin.post(&format!("{path}/template"), template).await?.ok()?;
        }
    }
    Ok(())
}

/// Saves a form; answers its revision.
pub(super) async fn save(admin: &Client, path: &str, mut draft: Value, revision: &Value) -> anyhow::Result<Value> {
    draft["revision"] = revision.clone();
    let saved = admin.put(path, draft).await?.ok()?.value();
    Ok(saved["revision"].clone())
}

/// Saves and publishes a form; answers its revision.
pub(super) async fn publish(admin: &Client, path: &str, draft: Value, revision: &Value) -> anyhow::Result<Value> {
    let revision = save(admin, path, draft, revision).await?;
    let body = json!({"revision": revision, "step": "publish"});
    let live = admin.post(&format!("{path}/status"), body).await?.ok()?.value();
    Ok(live["revision"].clone())
}

/// The form of this title that people answer.
pub(super) async fn find(admin: &Client, title: &str) -> anyhow::Result<Option<String>> {
    titled(admin, title, &["published"]).await
}

/// The form of this title in one of these states.
pub(super) async fn titled(admin: &Client, title: &str, states: &[&str]) -> anyhow::Result<Option<String>> {
    for status in states {
        let path = format!("/api/forms?status={status}&perPage=200");
        let existing = admin.get(&path).await?.ok()?.value();
        let mut rows = existing["items"].as_array().into_iter().flatten();
        let row = rows.find(|row| row["title"] == title);
        if let Some(id) = row.and_then(|row| row["id"].as_str()) {
            return Ok(Some(id.to_owned()));
        }
    }
    Ok(None)
}

/// What a learner does with them, each at another place; what they did before stays.
pub(super) async fn answer(admin: &Client, learner: &Client, email: &str, index: usize) -> anyhow::Result<()> {
    let right = if index == 0 { "four" } else { "two" };
    let check = json!({"angle": right, "alone": index > 1, "hands": "three", "wind": ["storm"]});
    submit(admin, learner, CHECK, check).await?;
    let days = json!({"from": "2027-02-01", "until": "2027-02-05", "why": "Skiing with the family"});
    if let Some(submission) = submit(admin, learner, LEAVE, days).await?
        && index == 1
    {
        mark(
            admin,
            &submission,
            json!({"outcome": "approved", "comment": "Enjoy it."}),
        )
        .await?;
    }
    let found = json!({"place": "Hall 2", "found": "A cable lay across the way. I would hang it up."});
    if let Some(walk) = submit(admin, learner, SITE, found).await? {
        let good = json!({"outcome": "competent", "comment": "Well seen.", "marks": {"rubric.sees": "sees2", "rubric.acts": "acts1"}});
        let again = json!({"outcome": "pendingResubmission", "comment": "Say who you would tell of it.",
            "comments": {"found": "Who is to hang it up?"}, "marks": {"rubric.sees": "sees1", "rubric.acts": "acts0"}});
        match index {
            0 => mark(admin, &walk, again).await?,
            1 => mark(admin, &walk, good).await?,
            _ => {}
        }
    }
    if index == 0 {
        observe(admin, email).await?;
    }
    Ok(())
}

async fn submit(admin: &Client, learner: &Client, title: &str, answers: Value) -> anyhow::Result<Option<Value>> {
    let form = find(admin, title).await?.context("a form that is not there")?;
    let existing = learner
        .get(&format!("/api/me/form-submissions?formId={form}"))
        .await?
        .ok()?
        .value();
    if existing["total"] != 0 {
        return Ok(None);
    }
    let path = format!("/api/me/forms/{form}/submissions");
    send(learner, &path, json!({}), answers).await.map(Some)
}

async fn observe(admin: &Client, email: &str) -> anyhow::Result<()> {
    let form = find(admin, WATCH).await?.context("a form that is not there")?;
    let existing = admin
        .get(&format!("/api/forms/{form}/submissions"))
        .await?
        .ok()?
        .value();
    if existing["total"] != 0 {
        return Ok(());
    }
    let about = json!({"about": person(admin, email).await?});
    let answers =
        json!({"seen": {"gear": "always", "place": "mostly", "asks": "always"}, "next": "May show it to a newcomer."});
    send(admin, &format!("/api/me/forms/{form}/submissions"), about, answers)
        .await
        .map(drop)
}

async fn send(browser: &Client, path: &str, about: Value, answers: Value) -> anyhow::Result<Value> {
    let begun = browser.post(path, about).await?.ok()?.value();
    let path = format!(
        "/api/form-submissions/{}/submit",
        begun["id"].as_str().context("a submission without an id")?
    );
    let body = json!({"revision": begun["revision"], "answers": answers});
    Ok(browser.post(&path, body).await?.ok()?.value())
}

async fn mark(admin: &Client, submission: &Value, mut body: Value) -> anyhow::Result<()> {
    body["revision"] = submission["revision"].clone();
    let path = format!(
        "/api/form-submissions/{}/mark",
        submission["id"].as_str().context("a submission without an id")?
    );
    admin.post(&path, body).await?.ok().map(drop)
}
