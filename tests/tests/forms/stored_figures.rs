//! Figures that are kept come to what a plain count of all submissions comes to, whatever has happened to them.
use std::time::{Duration, Instant};

use learnt_compose::client::Client;
use learnt_compose::testing;
use serde_json::{Value, json};

use super::{Story, mark, read, save, send, start, step, submitted, text};

fn questions(key: &str) -> Value {
    let options = json!([{"id": "a", "label": "A"}, {"id": "b", "label": "B"}, {"id": "c", "label": "C"}]);
    json!([
        {"id": "one", "type": "singleChoice", "label": "One", "options": options, "points": 2.0, "correct": [key]},
        {"id": "two", "type": "dropdown", "label": "Two", "options": options, "points": 1.0, "correct": ["b"]},
        {"id": "many", "type": "multipleChoice", "label": "Many", "options": options},
        {"id": "grid", "type": "matrix", "label": "Grid", "options": options, "rows": [{"id": "r", "label": "R"}, {"id": "s", "label": "S"}]},
        {"id": "age", "type": "number", "label": "Age"},
        {"id": "say", "type": "longText", "label": "Anything else?"}])
}

fn answers(number: usize) -> Value {
    let pick = |at: usize| ["a", "b", "c"][at % 3];
    json!({"one": pick(number), "two": pick(number / 2), "many": [pick(number), pick(number + 1)],
        "grid": {"r": pick(number), "s": pick(number / 3)}, "age": number % 7, "say": "Longer breaks"})
}

/// Many submissions at once, decided by hand, entered as an import would: the rows, and what names them.
async fn entered(story: &Story, form: &Value, count: usize) {
    let form = text(&form["id"]);
    let pick = |at: &str| format!("(array['a', 'b', 'c'])[1 + {at} % 3]");
    let (one, next, two, three) = (pick("n"), pick("(n + 1)"), pick("(n / 2)"), pick("(n / 3)"));
    let rows = format!(
        "with entered as (insert into form_submissions (id, form_id, version, team_id, user_id, attempt, status, answers, score, max_score,
           marked_by, started_at, submitted_at, changed_at)
         select gen_random_uuid(), f.id, 1, f.team_id, gen_random_uuid(), 1, 'completed', jsonb_build_object('one', {one}, 'two', {two},
           'many', jsonb_build_array({one}, {next}), 'grid', jsonb_build_object('r', {one}, 's', {three}), 'age', n % 7), n % 4, 3, gen_random_uuid(),
           now() - n * interval '1 minute', now() - n * interval '50 seconds', now()
         from generate_series(1, {count}) n, forms f where f.id = '{form}' returning form_id, started_at, id)
         insert into form_changes (form_id, started_at, submission_id) select form_id, started_at, id from entered"
    );
    story.tenant.sql(rows).await;
}

/// What a plain count of all submissions comes to; `and` narrows it down.
async fn recount(story: &Story, form: &Value, key: &str, and: &str) -> Value {
    let all = format!(
        "with s as (select * from form_submissions where form_id = '{}' and status <> 'inprogress' {and}),
         p as (select case when answers ->> 'one' = '{key}' then 2.0 else 0 end as x, case when answers ->> 'two' = 'b' then 1.0 else 0 end as y
           from s where max_score > 0 and status in ('completed', 'competent', 'notCompetent'))
         select jsonb_build_object(
           'submitted', (select count(*) from s),
           'average', (select avg(100 * score / nullif(max_score, 0)) from s where status in ('completed', 'competent', 'notCompetent')),
           'byStatus', (select coalesce(jsonb_object_agg(status, n), '{{}}') from (select status, count(*) as n from s group by 1) x),
           'one', (select coalesce(jsonb_object_agg(a, n), '{{}}') from (select answers ->> 'one' as a, count(*) as n from s group by 1) x where a is not null),
           'many', (select coalesce(jsonb_object_agg(a, n), '{{}}') from (select e as a, count(*) as n from s, jsonb_array_elements_text(answers -> 'many') e group by 1) x),
           'grid', (select coalesce(jsonb_object_agg(a, n), '{{}}') from (select k || v as a, count(*) as n from s, jsonb_each_text(answers -> 'grid') e (k, v) group by 1) x),
           'age', (select coalesce(jsonb_object_agg(a, n), '{{}}') from (select answers ->> 'age' as a, count(*) as n from s group by 1) x where a is not null),
           'half', (select percentile_cont(0.5) within group (order by extract(epoch from submitted_at - started_at)) / 60 from s),
           'difficulty', (select avg(x) / 2 from p having count(*) >= 5),
           'discrimination', (select corr(x, y) from p having count(*) >= 5))::text",
        text(&form["id"])
    );
    serde_json::from_str(&story.tenant.texts(&all).await[0]).unwrap()
}

/// The same, as the product reports it.
fn reported(figures: &Value) -> Value {
    let question = |id: &str| {
        let all = figures["questions"].as_array().unwrap();
        all.iter().find(|one| one["field"]["id"] == id).unwrap().clone()
    };
    let counts = |id: &str| -> Value {
        let all = question(id)["counts"].as_array().unwrap().clone();
        let pair = |one: Value| (text(&one["part"]) + &text(&one["answer"]), one["count"].clone());
        all.into_iter().map(pair).collect::<serde_json::Map<_, _>>().into()
    };
    json!({"submitted": figures["submitted"], "average": figures["averageScore"], "byStatus": figures["byStatus"], "one": counts("one"),
        "many": counts("many"), "grid": counts("grid"), "age": counts("age"), "half": figures["minutes"],
        "difficulty": question("one")["difficulty"], "discrimination": question("one")["discrimination"]})
}

fn equals(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Object(one), Value::Object(other)) => {
            one.len() == other.len()
                && one
                    .iter()
                    .all(|(key, value)| other.get(key).is_some_and(|other| equals(value, other)))
        }
        (Value::Number(one), Value::Number(other)) => (one.as_f64().unwrap() - other.as_f64().unwrap()).abs() < 1e-6,
        _ => one == other,
    }
}

async fn agrees(story: &Story, form: &Value, key: &str, after: &str) {
    let path = format!("/api/forms/{}/analytics", text(&form["id"]));
    let (counted, plain) = (
        reported(&read(&story.ada, &path).await),
        recount(story, form, key, "").await,
    );
    assert!(equals(&counted, &plain), "after {after}: {counted}\nand not {plain}");
}

#[tokio::test(flavor = "multi_thread")]
async fn kept_figures_are_a_plain_count_after_every_kind_of_change() {
    let story = Story::begin("form-kept").await;
    let settings = json!({"passScore": 50, "openToTeam": true});
    let form = story.published("assessment", questions("a"), settings.clone()).await;
    agrees(&story, &form, "a", "nothing").await;
    entered(&story, &form, 3500).await;
    agrees(&story, &form, "a", "an import").await;
    let spans = "select count(*)::text from form_spans";
    assert_eq!(
        story.tenant.texts(spans).await,
        ["3"],
        "of a thousand to two thousand each"
    );
    let first = submitted(&story.lena, &form, answers(1)).await;
    agrees(&story, &form, "a", "a submission").await;
    let begun = start(&story.otto, &form, json!({})).await.ok().unwrap().value();
    let path = format!("/api/forms/{}/analytics", text(&form["id"]));
    let begun = send(&story.otto, &begun, "", json!({"one": "b"}))
        .await
        .ok()
        .unwrap()
        .value();
    assert_eq!(
        read(&story.ada, &path).await["begun"],
        1,
        "a draft is begun and not counted"
    );
    agrees(&story, &form, "a", "a draft").await;
    send(&story.otto, &begun, "submit", answers(2)).await.ok().unwrap();
    agrees(&story, &form, "a", "a draft that was submitted").await;

    // Another key: by it questions are judged, and results follow once they are mended.
    let edited = save(&story.ada, &form, questions("c"), settings)
        .await
        .ok()
        .unwrap()
        .value();
    let live = step(&story.ada, &edited, "publish").await.ok().unwrap().value();
    agrees(&story, &form, "c", "another key").await;
    let body = json!({"revision": live["revision"]});
    let mended = story
        .ada
        .post(&format!("/api/forms/{}/rescoring", text(&form["id"])), body)
        .await
        .unwrap();
    assert!(mended.ok().is_ok());
    agrees(&story, &form, "c", "a mended key").await;
    submitted(&story.lena, &form, answers(3)).await;
    agrees(&story, &form, "c", "a submission of another version").await;
    for version in [1, 2] {
        let own = reported(&read(&story.ada, &format!("{path}?version={version}")).await);
        let plain = recount(&story, &form, "c", &format!("and version = {version}")).await;
        assert!(equals(&own, &plain), "of version {version}: {own}\nand not {plain}");
    }
    // A span of time begins and ends within spans that are kept.
    let ends = "select to_char((now() - n * interval '1 day') at time zone 'utc', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"') from generate_series(1, 0, -1) n";
    let [from, until] = story.tenant.texts(ends).await.try_into().unwrap();
    let own = reported(&read(&story.ada, &format!("{path}?since={from}&before={until}")).await);
    let and = format!("and submitted_at >= '{from}' and submitted_at < '{until}'");
    let plain = recount(&story, &form, "c", &and).await;
    assert!(equals(&own, &plain), "of a day: {own}\nand not {plain}");

    // What a manager's people come to is no span's: it is counted by itself.
    assert_eq!(read(&story.max, &path).await["submitted"], 2, "his people's");
    assert_eq!(first["status"], "notCompetent");
}

#[tokio::test(flavor = "multi_thread")]
async fn kept_figures_follow_markers_and_those_who_answer_anew() {
    let story = Story::begin("form-kept-marked").await;
    let form = story
        .published("assessment", questions("a"), json!({"approver": "manager"}))
        .await;
    entered(&story, &form, 40).await;
    let first = submitted(&story.lena, &form, answers(1)).await;
    agrees(&story, &form, "a", "what waits for a marker").await;
    let returned = mark(
        &story.max,
        &first,
        "pendingResubmission",
        json!({"comment": "Say more."}),
    )
    .await;
    let returned = returned.ok().unwrap().value();
    agrees(&story, &form, "a", "what was returned").await;
    let open = send(&story.lena, &returned, "reopen", json!({}))
        .await
        .ok()
        .unwrap()
        .value();
    agrees(&story, &form, "a", "what is answered anew").await;
    let again = send(&story.lena, &open, "submit", answers(3))
        .await
        .ok()
        .unwrap()
        .value();
    agrees(&story, &form, "a", "what was submitted again").await;
    mark(&story.max, &again, "competent", json!({})).await.ok().unwrap();
    agrees(&story, &form, "a", "what was marked").await;
}

/// Somebody who submits so often.
async fn submits(browser: &Client, form: &Value, times: usize) {
    for number in 0..times {
        submitted(browser, form, answers(number)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn many_submit_while_some_look_and_each_look_is_whole() {
    let story = Story::begin("form-kept-crowd").await;
    let form = story.published("survey", questions("a"), json!({})).await;
    entered(&story, &form, 2100).await;
    let path = format!("/api/forms/{}/analytics", text(&form["id"]));
    let looks = async |browser: &Client| {
        let mut before = 0;
        for _ in 0..12 {
            let figures = read(browser, &path).await;
            let now = figures["submitted"].as_i64().unwrap();
            assert!(now >= before, "{now} after {before}");
            before = now;
            let counts = figures["questions"][0]["counts"].as_array().unwrap().iter();
            let all: i64 = counts.map(|one| one["count"].as_i64().unwrap()).sum();
            assert_eq!(all, now, "each of them has answered it");
        }
    };
    tokio::join!(
        submits(&story.lena, &form, 8),
        submits(&story.otto, &form, 8),
        submits(&story.max, &form, 8),
        looks(&story.ada),
        looks(&story.ada),
    );
    let figures = read(&story.ada, &path).await;
    assert_eq!(figures["submitted"], 2124);
    agrees(&story, &form, "a", "a crowd").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_changed_is_counted_before_anybody_looks() {
    let story = Story::begin("form-kept-job").await;
    let settings = json!({"openToTeam": true});
    let form = story.published("survey", questions("a"), settings.clone()).await;
    entered(&story, &form, 2500).await;
    let edited = save(&story.ada, &form, questions("b"), settings)
        .await
        .ok()
        .unwrap()
        .value();
    step(&story.ada, &edited, "publish").await.ok().unwrap();
    let counted = "select (not exists (select from form_changes) and exists (select from form_spans where tally is not null))::text";
    testing::until(async || {
        let now = story.tenant.texts(counted).await;
        testing::holds(now == ["true"], format!("never counted: {now:?}"))
    })
    .await;
    let began = Instant::now();
    agrees(&story, &form, "b", "the job").await;
    assert!(began.elapsed() < Duration::from_secs(5), "nothing is left to count");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_kept_of_an_anonymous_answer_before_five_have_come() {
    let story = Story::begin("form-kept-five").await;
    let choice = json!([{"id": "mood", "type": "singleChoice", "label": "Mood", "options": [{"id": "a", "label": "A"}, {"id": "b", "label": "B"}]}]);
    let form = story.published("survey", choice, json!({"anonymous": true})).await;
    let path = format!("/api/forms/{}/analytics", text(&form["id"]));
    let answer = async |browser: &Client, mood: &str| {
        #[expect(
            clippy::disallowed_methods,
            reason = "an anonymous answer has an id that says no time"
        )]
        let id = uuid::Uuid::new_v4();
        let at = format!("/api/me/forms/{}/anonymous", text(&form["id"]));
        let reply = browser
            .post(&at, json!({"id": id, "answers": {"mood": mood}}))
            .await
            .unwrap();
        assert_eq!(reply.status, 204, "{}", reply.text());
    };
    let named = "select count(*)::text from form_changes";
    for one in 1..=4 {
        answer(&story.lena, "a").await;
        let figures = read(&story.ada, &path).await;
        assert_eq!(
            (&figures["withheld"], &figures["submitted"]),
            (&json!(true), &json!(one))
        );
        assert_eq!(story.tenant.texts(named).await, ["0"], "nothing names one of four");
    }
    answer(&story.otto, "b").await;
    let five = read(&story.ada, &path).await;
    assert_eq!(five["questions"][0]["answered"], 5);
    // The sixth to the ninth, one after the other, and whoever looks in between by whatever filter learns nothing of them.
    let filters = [
        "",
        "?version=1",
        "?since=1970-01-01T00:00:00Z",
        "?before=2100-01-01T00:00:00Z",
        "?before=1990-01-01T00:00:00Z",
        "?whose=roles%3Dlearner",
        "?version=7&whose=roles%3Dmanager&since=2020-01-01T00:00:00Z",
    ];
    for _ in 6..=9 {
        answer(&story.otto, "b").await;
        for (filter, browser) in filters.iter().flat_map(|one| [(one, &story.ada), (one, &story.max)]) {
            let now = read(browser, &format!("{path}{filter}")).await;
            assert_eq!(now["questions"], five["questions"], "{filter}");
            assert_eq!(
                (&now["counted"], &now["byStatus"]),
                (&five["counted"], &five["byStatus"]),
                "{filter}"
            );
        }
        assert_eq!(story.tenant.texts(named).await, ["0"]);
    }
    answer(&story.otto, "b").await;
    let ten = read(&story.ada, &path).await;
    assert_eq!(
        (&ten["counted"], &ten["questions"][0]["answered"]),
        (&json!(10), &json!(10))
    );
}
