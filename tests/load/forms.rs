//! Figures of forms: opening a large one, keeping a draft, submitting, each beside the yardstick; and what a hundred thousand
//! submissions say together, as figures and as a file.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use futures_util::{StreamExt, TryStreamExt, stream};
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection, PgConnection};

use super::client::client;
use super::cpu::{self, Memory};
use super::people::crowd;
use super::product::Product;
use super::requests::{AT_ONCE, Kind, SignedInUser, WARMING, YARDSTICK, yardstick};
use super::table::Row;

/// Questions of the form that is opened, and of the one that many have answered.
const FIELDS: usize = 100;
const QUESTIONS: usize = 50;
/// How many have answered it.
const SUBMISSIONS: usize = 100_000;
/// Turns that opening gets, and requests in a turn.
const TURNS: usize = 3;
const REQUESTS: usize = 500;
/// Drafts that are submitted, and how often each is saved before.
const DRAFTS: usize = 300;
const SAVES: usize = 3;
/// How often the figures are looked at.
const VIEWS: usize = 20;
/// What takes longer has failed.
const PATIENCE: Duration = Duration::from_secs(600);

/// The figures of one tenant with a form that many have answered.
pub async fn figures(product: &Product, served: u32, bare: (u32, u16), visitor: &SignedInUser) -> Result<Vec<Row>> {
    let base = format!("http://127.0.0.1:{}", product.port);
    let stack = [served, product.postmaster];
    let caller = Caller {
        http: client()?,
        base: base.clone(),
        visitor: visitor.clone(),
    };
    let large = caller.published(FIELDS).await?;
    let path = format!("/api/me/forms/{large}");
    let shot = visitor.clone();
    let mut opening = Kind::new(&base, &stack, move |_| shot.shot(&path, "sections"));
    let mut yard = yardstick(product, bare);
    for _ in 0..=TURNS {
        yard.turn(YARDSTICK).await?;
        opening.turn(REQUESTS).await?;
    }
    let (draft, submit) = answering(product, &caller, &stack, &large).await?;
    let of = |work, each: f64, goal: f64, what: &str| {
        let note = format!("{what}: {each:.3} ms CPU against bare {:.3}", yard.each());
        Row::at_most(work, each / yard.each(), "×", goal, note)
    };
    let many = caller.published(QUESTIONS).await?;
    answered(product, visitor, &many).await?;
    // The goals are milliseconds where the yardstick takes 0.0735 of them.
    let mut rows = vec![
        of("forms, opening", opening.each(), 13.6, &format!("{FIELDS} fields")),
        of(
            "forms, keeping a draft",
            draft,
            8.2,
            &format!("{} of {DRAFTS} people, {AT_ONCE} at once", DRAFTS * SAVES),
        ),
        of(
            "forms, submitting",
            submit,
            27.2,
            &format!("{} people, {AT_ONCE} at once", DRAFTS - WARMING),
        ),
    ];
    rows.push(analytics(&caller, &many).await?);
    rows.extend(export(&caller, served, &many).await?);
    Ok(rows)
}

/// The visitor, who says and reads as their own page does.
pub struct Caller {
    pub http: reqwest::Client,
    pub base: String,
    pub visitor: SignedInUser,
}

impl Caller {
    /// Says something; answers what came of it.
    pub async fn calls(&self, method: reqwest::Method, path: &str, body: Value) -> Result<Value> {
        let host = &self.visitor.tenant.host;
        let request = self
            .http
            .request(method, format!("{}{path}", self.base))
            .header("host", host)
            .header("origin", self.base.replace("127.0.0.1", host))
            .header("x-learnt", "1")
            .bearer_auth(&self.visitor.token);
        let answer = request.json(&body).send().await?;
        let (status, text) = (answer.status(), answer.text().await?);
        ensure!(status.is_success(), "{path} answered {status}: {text}");
        Ok(serde_json::from_str(&text)?)
    }

    /// Reads something.
    pub async fn reads(&self, path: &str) -> Result<reqwest::Response> {
        Ok(self.asks(path).await?.error_for_status()?)
    }

    /// Asks for something, whatever comes of it.
    async fn asks(&self, path: &str) -> Result<reqwest::Response> {
        let request = self
            .http
            .get(format!("{}{path}", self.base))
            .header("host", &self.visitor.tenant.host)
            .bearer_auth(&self.visitor.token)
            .timeout(Duration::from_secs(300));
        Ok(request.send().await?)
    }

    /// A form of so many questions that everybody may answer; answers its id.
    async fn published(&self, questions: usize) -> Result<String> {
        let post = reqwest::Method::POST;
        let made = self
            .calls(post.clone(), "/api/forms", json!({"title": "Load", "kind": "survey"}))
            .await?;
        let id = made["id"].as_str().context("a form has an id")?.to_owned();
        let fields: Vec<Value> = (0..questions).map(question).collect();
        let draft = json!({"revision": made["revision"], "title": "Load", "kind": "survey",
            "content": {"sections": [{"id": "page", "fields": fields}]}, "settings": {"openToTeam": true}});
        let saved = self
            .calls(reqwest::Method::PUT, &format!("/api/forms/{id}"), draft)
            .await?;
        let publish = json!({"revision": saved["revision"], "step": "publish"});
        self.calls(post, &format!("/api/forms/{id}/status"), publish).await?;
        Ok(id)
    }
}

/// Of three questions one is of words, one a number and one a choice.
fn question(number: usize) -> Value {
    let (id, label) = (format!("q{number}"), format!("Question {number}"));
    match number % 3 {
        0 => {
            let options: Vec<Value> = ["a", "b", "c", "d"]
                .iter()
                .map(|one| json!({"id": one, "label": one}))
                .collect();
            json!({"id": id, "type": "singleChoice", "label": label, "options": options})
        }
        1 => json!({"id": id, "type": "rating", "label": label, "max": 5.0}),
        _ => json!({"id": id, "type": "shortText", "label": label}),
    }
}

fn answers(questions: usize) -> Value {
    let answer = |number: usize| match number % 3 {
        0 => json!("a"),
        1 => json!(3),
        _ => json!("Longer breaks"),
    };
    (0..questions)
        .map(|one| (format!("q{one}"), answer(one)))
        .collect::<serde_json::Map<_, _>>()
        .into()
}

/// CPU milliseconds of keeping a draft, and of submitting it: of many people, a few of them at a time.
async fn answering(product: &Product, caller: &Caller, stack: &[u32], form: &str) -> Result<(f64, f64)> {
    let people = crowd(product, &caller.visitor, DRAFTS).await?;
    let mut drafts: Vec<Drafting> = people
        .into_iter()
        .map(|visitor| Drafting {
            caller: Caller {
                visitor,
                http: caller.http.clone(),
                base: caller.base.clone(),
            },
            last: Value::Null,
        })
        .collect();
    let begin = format!("/api/me/forms/{form}/submissions");
    drafts = Drafting::each(drafts, async |_| (begin.clone(), reqwest::Method::POST, json!({}))).await?;
    let save = async |last: &Value| {
        let body = json!({"revision": last["revision"], "answers": answers(FIELDS)});
        (path_of(last), reqwest::Method::PUT, body)
    };
    // What is prepared once is prepared the first time.
    drafts = Drafting::each(drafts, save).await?;
    let before = cpu::used(stack);
    for _ in 0..SAVES {
        drafts = Drafting::each(drafts, save).await?;
    }
    let cpu_time = cpu::used(stack) - before;
    let submit = async |last: &Value| {
        let body = json!({"revision": last["revision"], "answers": answers(FIELDS)});
        (format!("{}/submit", path_of(last)), reqwest::Method::POST, body)
    };
    let counted = drafts.split_off(WARMING);
    drafts = Drafting::each(drafts, submit).await?;
    let before = cpu::used(stack);
    let counted = Drafting::each(counted, submit).await?;
    let submitted = cpu::used(stack) - before;
    let many = counted.len();
    drafts.extend(counted);
    let open = drafts.iter().find(|draft| draft.last["status"] != "completed");
    ensure!(open.is_none(), "{:?}", open.map(|draft| &draft.last));
    let each = |used: Duration, many: usize| used.as_secs_f64() * 1000.0 / many as f64;
    Ok((each(cpu_time, DRAFTS * SAVES), each(submitted, many)))
}

/// Somebody with a draft, as it was answered last.
struct Drafting {
    caller: Caller,
    last: Value,
}

impl Drafting {
    /// Each of them says something, a few at a time.
    async fn each(
        drafts: Vec<Self>,
        says: impl AsyncFn(&Value) -> (String, reqwest::Method, Value),
    ) -> Result<Vec<Self>> {
        stream::iter(drafts)
            .map(async |Self { caller, last }| {
                let (path, method, body) = says(&last).await;
                let last = caller.calls(method, &path, body).await?;
                anyhow::Ok(Self { caller, last })
            })
            .buffer_unordered(AT_ONCE)
            .try_collect()
            .await
    }
}

fn path_of(draft: &Value) -> String {
    format!("/api/form-submissions/{}", draft["id"].as_str().unwrap_or_default())
}

/// Many submissions of people who are not there: what stands in them is what is counted.
async fn answered(product: &Product, visitor: &SignedInUser, form: &str) -> Result<()> {
    let mut connection = PgConnection::connect(&product.login(&visitor.tenant.id).await?).await?;
    let answer = (0..QUESTIONS).map(|number| match number % 3 {
        0 => format!("'q{number}', substr('abcd', 1 + (n * 7 + {number}) % 4, 1)"),
        1 => format!("'q{number}', 1 + (n * 11 + {number}) % 5"),
        _ => format!("'q{number}', 'Longer breaks ' || (n * 13 + {number}) % 2000"),
    });
    let answer = answer.collect::<Vec<_>>();
    // A function takes a hundred arguments at most.
    let (first, rest) = answer.split_at(QUESTIONS / 2);
    let rows = format!(
        "insert into form_submissions (id, form_id, version, team_id, user_id, attempt, status, answers, started_at, submitted_at, changed_at)
         select gen_random_uuid(), '{form}', 1, f.team_id, gen_random_uuid(), 1, 'completed',
           jsonb_build_object({}) || jsonb_build_object({}), now() - interval '1 hour', now() - n * interval '1 second', now()
         from generate_series(1, {SUBMISSIONS}) n, forms f where f.id = '{form}'",
        first.join(", "),
        rest.join(", ")
    );
    sqlx::query(AssertSqlSafe(rows)).execute(&mut connection).await?;
    // As whoever submits does it: what is to be counted is named.
    let named = format!(
        "insert into form_changes (form_id, started_at, submission_id)
         select form_id, started_at, id from form_submissions where form_id = '{form}'"
    );
    sqlx::query(AssertSqlSafe(named)).execute(&mut connection).await?;
    product.analyze(&visitor.tenant.id).await?;
    connection.close().await?;
    Ok(())
}

/// Looks at the figures until they are there: where counting what is new takes longer than an answer may, whoever asks again finds the more
/// of it counted.
async fn counted(caller: &Caller, path: &str) -> Result<Value> {
    let began = Instant::now();
    loop {
        let answer = caller.asks(path).await?;
        if answer.status() != reqwest::StatusCode::SERVICE_UNAVAILABLE {
            return Ok(answer.error_for_status()?.json().await?);
        }
        ensure!(began.elapsed() < PATIENCE, "{path} is still being counted");
    }
}

/// Milliseconds until the figures are there, each time after another submission has come, which they count. What was entered all at once is
/// counted before: where people submit, the product's own job does so within half a minute.
async fn analytics(caller: &Caller, form: &str) -> Result<Row> {
    let path = format!("/api/forms/{form}/analytics");
    let mut times = Vec::new();
    let began = Instant::now();
    let found = counted(caller, &path).await?;
    ensure!(found["submitted"] == json!(SUBMISSIONS), "{}", found["submitted"]);
    let prepared = began.elapsed().as_secs_f64();
    for view in 1..=VIEWS {
        let begin = format!("/api/me/forms/{form}/submissions");
        let begun = caller.calls(reqwest::Method::POST, &begin, json!({})).await?;
        let id = begun["id"].as_str().context("a draft has an id")?;
        let body = json!({"revision": begun["revision"], "answers": answers(QUESTIONS)});
        let submit = format!("/api/form-submissions/{id}/submit");
        caller.calls(reqwest::Method::POST, &submit, body).await?;
        let began = Instant::now();
        let found: Value = caller.reads(&path).await?.json().await?;
        times.push(began.elapsed().as_secs_f64() * 1000.0);
        ensure!(
            found["submitted"] == json!(SUBMISSIONS + view),
            "{}",
            found["submitted"]
        );
    }
    times.sort_by(f64::total_cmp);
    let p95 = times.get(times.len() * 95 / 100).copied().unwrap_or(f64::NAN);
    let note = format!(
        "p95 of {VIEWS} views, each after a submission; {SUBMISSIONS} submissions of {QUESTIONS} questions; fastest {:.0} ms; all entered at once were counted before, in {prepared:.1} s",
        times.first().copied().unwrap_or(f64::NAN)
    );
    Ok(Row::at_most("forms, analytics", p95, "ms", 300.0, note))
}

/// Seconds of the file of all, and what the service takes in memory meanwhile.
async fn export(caller: &Caller, served: u32, form: &str) -> Result<Vec<Row>> {
    let before = Memory::of(served).anonymous;
    let began = Instant::now();
    let mut answer = caller.reads(&format!("/api/forms/{form}/submissions.csv")).await?;
    let (mut most, mut bytes, mut lines) = (before, 0, 0);
    while let Some(piece) = answer.chunk().await? {
        bytes += piece.len();
        lines += piece.iter().filter(|byte| **byte == b'\n').count();
        most = most.max(Memory::of(served).anonymous);
    }
    ensure!(lines > SUBMISSIONS, "the file has {lines} lines");
    let took = began.elapsed().as_secs_f64();
    let grown = most.saturating_sub(before) as f64 / 1e6;
    let note = format!("{lines} lines, {:.0} MB", bytes as f64 / 1e6);
    Ok(vec![
        Row::at_most("forms, CSV", took, "s", 20.0, note),
        Row::at_most(
            "forms, CSV, memory",
            grown,
            "MB",
            32.0,
            "what the service took more meanwhile".to_owned(),
        ),
    ])
}
