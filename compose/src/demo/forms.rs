//! Forms of the demo's teams, with submissions in every state; and what people said of the last weeks, so that charts say something.

use anyhow::Context;
use learnt_kernel::tenant::TenantId;
use serde_json::{Value, json};
use uuid::Uuid;

use super::learners::person;
use crate::client::Client;
use crate::stack::Stack;

const TALK: &str = "Toolbox talk: how was it?";
const SITE: &str = "Site walk: what did you find?";
const CHECK: &str = "Ladders: the check";
const WATCH: &str = "Working safely: an observation";
const LEAVE: &str = "Leave request";

fn options(ids: &[(&str, &str)]) -> Value {
    let one = |(id, label): &(&str, &str)| json!({"id": id, "label": label});
    ids.iter().map(one).collect()
}

/// Each with its kind, questions and settings.
fn all() -> [(&'static str, &'static str, Value, Value); 5] {
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
    [
        (TALK, "survey", talk, json!({"openToTeam": true})),
        (
            SITE,
            "assessment",
            site,
            json!({"openToTeam": true, "approver": "admin", "rubric": rubric, "passScore": 50}),
        ),
        (CHECK, "assessment", check, json!({"openToTeam": true, "passScore": 60})),
        (WATCH, "observation", watch, json!({})),
        (
            LEAVE,
            "request",
            leave,
            json!({"openToTeam": true, "approver": "admin"}),
        ),
    ]
}

/// Builds and publishes them; does only what is not done yet.
pub(super) async fn build(admin: &Client) -> anyhow::Result<()> {
    for (title, kind, fields, settings) in all() {
        if find(admin, title).await?.is_some() {
            continue;
        }
        let made = admin
            .post("/api/forms", json!({"title": title, "kind": kind}))
            .await?
            .ok()?
            .value();
        let path = format!("/api/forms/{}", made["id"].as_str().context("a form without an id")?);
        let body = json!({"revision": made["revision"], "title": title, "kind": kind, "category": "Safety", "settings": settings,
            "content": {"sections": [{"id": "page", "fields": fields}]}});
        let saved = admin.put(&path, body).await?.ok()?.value();
        let body = json!({"revision": saved["revision"], "step": "publish"});
        admin.post(&format!("{path}/status"), body).await?.ok()?;
        if title == SITE {
            let kept = json!({"name": "A walk that is marked"});
            admin.post(&format!("{path}/template"), kept).await?.ok()?;
        }
    }
    Ok(())
}

/// The form of this title that people answer.
async fn find(admin: &Client, title: &str) -> anyhow::Result<Option<String>> {
    let known = admin
        .get("/api/forms?status=published&perPage=200")
        .await?
        .ok()?
        .value();
    let mut rows = known["items"].as_array().into_iter().flatten();
    let row = rows.find(|row| row["title"] == title);
    Ok(row.and_then(|row| row["id"].as_str()).map(str::to_owned))
}

/// What a learner does with them, each at another place; what they did before stays.
pub(super) async fn answer(admin: &Client, learner: &Client, email: &str, place: usize) -> anyhow::Result<()> {
    let right = if place == 0 { "four" } else { "two" };
    submit(admin, learner, CHECK, json!({"angle": right, "alone": place > 1})).await?;
    let days = json!({"from": "2027-02-01", "until": "2027-02-05", "why": "Skiing with the family"});
    if let Some(asked) = submit(admin, learner, LEAVE, days).await?
        && place == 1
    {
        mark(admin, &asked, json!({"outcome": "approved", "comment": "Enjoy it."})).await?;
    }
    let found = json!({"place": "Hall 2", "found": "A cable lay across the way. I would hang it up."});
    if let Some(walk) = submit(admin, learner, SITE, found).await? {
        let good = json!({"outcome": "competent", "comment": "Well seen.", "marks": {"rubric.sees": "sees2", "rubric.acts": "acts1"}});
        let again = json!({"outcome": "pendingResubmission", "comment": "Say who you would tell of it.",
            "comments": {"found": "Who is to hang it up?"}, "marks": {"rubric.sees": "sees1", "rubric.acts": "acts0"}});
        match place {
            0 => mark(admin, &walk, again).await?,
            1 => mark(admin, &walk, good).await?,
            _ => {}
        }
    }
    if place == 0 {
        observe(admin, email).await?;
    }
    Ok(())
}

async fn submit(admin: &Client, learner: &Client, title: &str, answers: Value) -> anyhow::Result<Option<Value>> {
    let form = find(admin, title).await?.context("a form that is not there")?;
    let known = learner
        .get(&format!("/api/me/form-submissions?formId={form}"))
        .await?
        .ok()?
        .value();
    if known["total"] != 0 {
        return Ok(None);
    }
    let path = format!("/api/me/forms/{form}/submissions");
    send(learner, &path, json!({}), answers).await.map(Some)
}

async fn observe(admin: &Client, email: &str) -> anyhow::Result<()> {
    let form = find(admin, WATCH).await?.context("a form that is not there")?;
    let known = admin
        .get(&format!("/api/forms/{form}/submissions"))
        .await?
        .ok()?
        .value();
    if known["total"] != 0 {
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

/// What the team's people said of the talks of the last weeks, one row each: nobody could type as many answers at a start.
pub(super) async fn enter(stack: &Stack, id: &TenantId, admin: &Client) -> anyhow::Result<()> {
    let form: Uuid = find(admin, TALK).await?.context("a form that is not there")?.parse()?;
    let app = stack.tenant_api();
    let tenant = app.directory.now().tenant(id).context("the tenant is not known")?;
    let client = app.client_of(&tenant).await?;
    let now = app.clock.now();
    // The same people say the same each time.
    let sql = "insert into form_submissions (id, form_id, version, team_id, user_id, attempt, status, answers, started_at, submitted_at, \
           changed_at, changed_by) \
         select gen_random_uuid(), f.id, f.live_version, f.team_id, p.user_id, 1, 'completed', \
           jsonb_build_object('recommend', greatest(0, 10 - p.place % 7 * (p.place % 3)), 'rating', 3 + p.place % 3, \
             'parts', jsonb_build_object('news', (array['very', 'somewhat', 'not'])[1 + p.place % 3], \
               'risks', (array['very', 'very', 'somewhat'])[1 + p.place % 3], 'questions', (array['somewhat', 'very'])[1 + p.place % 2])) \
           || case when p.place % 4 = 0 then jsonb_build_object('better', (array['More time for questions, please.', \
             'Shorter slides and more practice.', 'More practice with the new harness.', 'Time for questions at the end.'])[1 + p.place / 4 % 4]) \
             else '{}' end, \
           at.moment - make_interval(secs => 60 + p.place % 5 * 40), at.moment, at.moment, p.user_id \
         from forms f \
         join (select u.user_id, u.team_id, (row_number() over (partition by u.team_id order by u.id))::integer as place from user_teams u \
           where u.status not in ('inactive', 'terminated', 'archived')) p on p.team_id = f.team_id and p.place <= 60 \
         cross join lateral (select $2::timestamptz - make_interval(days => p.place % 28, mins => p.place * 7) as moment) at \
         where f.id = $1 and not exists (select from form_submissions s where s.form_id = f.id)";
    client.execute(sql, &[&form, &now]).await?;
    let sql = "insert into form_changes (form_id, started_at, submission_id) \
         select form_id, started_at, id from form_submissions where form_id = $1";
    client.execute(sql, &[&form]).await?;
    let sql = "insert into form_attempts (form_id, user_id, attempts) \
         select form_id, user_id, 1 from form_submissions where form_id = $1 and user_id is not null on conflict do nothing";
    client.execute(sql, &[&form]).await?;
    Ok(())
}
