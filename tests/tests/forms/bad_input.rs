//! What is too much, too late or not what it says: each has its sentence and loses nothing.
use learnt_kernel::clock::{Clock, SystemClock};
use serde_json::{Value, json};

use super::pdf::NAMES;
use super::{Story, fields, mark, read, save, send, start, step, submitted, text, words};

fn many(count: usize) -> Value {
    (0..count)
        .map(|number| json!({"id": format!("f{number}"), "type": "shortText", "label": format!("Question {number}")}))
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn five_hundred_questions_are_one_form_and_more_are_several() {
    let story = Story::begin("form-large").await;
    let form = story.published("survey", many(500), json!({})).await;
    let answers: serde_json::Map<String, Value> = (0..500).map(|one| (format!("f{one}"), json!("Yes"))).collect();
    let done = submitted(&story.lena, &form, Value::Object(answers)).await;
    assert_eq!(done["answers"].as_object().unwrap().len(), 500);
    let more = save(&story.ada, &form, many(501), json!({}))
        .await
        .ok()
        .unwrap()
        .value();
    assert_eq!(more["lacking"][0]["message"], "A form can have at most 500 questions.");
    let refused = step(&story.ada, &more, "publish").await;
    assert_eq!(fields(&refused), ["content too_many"]);
    let saved = read(&story.ada, &format!("/api/forms/{}", text(&form["id"]))).await;
    assert_eq!(
        saved["content"]["sections"][0]["fields"].as_array().unwrap().len(),
        501,
        "the draft is kept"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_deleted_and_what_goes_in_circles_is_named_where_it_stands() {
    let story = Story::begin("form-gone").await;
    let when = |field: &str| json!({"rules": [{"field": field, "op": "answered"}]});
    let all = json!([
        {"id": "a", "type": "number", "label": "A"},
        {"id": "b", "type": "shortText", "label": "B", "visibleWhen": when("a")},
        {"id": "sum", "type": "calculated", "label": "Sum", "formula": "{a} + 1"}]);
    let draft = story.draft("survey", all, json!({})).await;
    assert_eq!(draft["lacking"], json!([]));
    let less = json!([
        {"id": "b", "type": "shortText", "label": "B", "visibleWhen": when("a")},
        {"id": "sum", "type": "calculated", "label": "Sum", "formula": "{a} + 1"}]);
    let draft = save(&story.ada, &draft, less, json!({})).await.ok().unwrap().value();
    let lacking: Vec<_> = draft["lacking"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| text(&one["message"]))
        .collect();
    assert_eq!(
        lacking,
        [
            "This condition refers to a question that no longer exists.",
            "This formula refers to a question that no longer exists."
        ]
    );
    let round = json!([
        {"id": "a", "type": "calculated", "label": "A", "formula": "{b} + 1"},
        {"id": "b", "type": "calculated", "label": "B", "formula": "{a} + 1"}]);
    let draft = save(&story.ada, &draft, round, json!({})).await.ok().unwrap().value();
    let refused = step(&story.ada, &draft, "publish").await;
    assert_eq!(fields(&refused), ["fields.a circular"]);
    let mirror = json!([
        {"id": "a", "type": "number", "label": "A", "visibleWhen": when("b")},
        {"id": "b", "type": "number", "label": "B", "visibleWhen": when("a")},
        {"id": "c", "type": "number", "label": "C", "requiredWhen": when("c")}]);
    let draft = save(&story.ada, &draft, mirror, json!({})).await.ok().unwrap().value();
    let refused = step(&story.ada, &draft, "publish").await;
    assert_eq!(fields(&refused), ["fields.a circular", "fields.c circular"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_formula_that_divides_by_zero_comes_to_nothing_and_is_no_obstacle() {
    let story = Story::begin("form-zero").await;
    let all = json!([
        {"id": "cost", "type": "number", "label": "Cost"},
        {"id": "days", "type": "number", "label": "Days"},
        {"id": "each", "type": "calculated", "label": "Each day", "formula": "{cost} / {days}"},
        {"id": "twice", "type": "calculated", "label": "Twice", "formula": "{each} * 2"}]);
    let form = story.published("survey", all, json!({})).await;
    let none = submitted(&story.lena, &form, json!({"cost": 40, "days": 0})).await;
    assert_eq!(
        (&none["status"], &none["answers"]),
        (&json!("completed"), &json!({"cost": 40, "days": 0}))
    );
    let some = submitted(&story.otto, &form, json!({"cost": 40, "days": 8, "each": 1})).await;
    assert_eq!(
        (&some["answers"]["each"], &some["answers"]["twice"]),
        (&json!(5.0), &json!(10.0)),
        "what follows is worked out, whatever was sent"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn names_in_eight_scripts_come_back_as_they_were_written() {
    let story = Story::begin("form-scripts").await;
    let form = story.published("survey", words(), json!({})).await;
    for name in NAMES {
        let done = submitted(&story.lena, &form, json!({"why": name})).await;
        assert_eq!(done["answers"]["why"], name);
    }
    let path = format!("/api/forms/{}", text(&form["id"]));
    let figures = read(&story.ada, &format!("{path}/analytics")).await;
    let texts = figures["questions"][0]["texts"].as_array().unwrap();
    let file = story
        .ada
        .get(&format!("{path}/submissions.csv"))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .text();
    for name in NAMES {
        assert!(texts.iter().any(|text| text == name), "{name} in {texts:?}");
        assert!(file.contains(name), "{name} in {file}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_megabyte_that_was_pasted_is_refused_and_what_was_kept_stays() {
    let story = Story::begin("form-pasted").await;
    let form = story.published("survey", words(), json!({})).await;
    let begun = start(&story.lena, &form, json!({})).await.ok().unwrap().value();
    let saved = send(&story.lena, &begun, "", json!({"why": "Half a"}))
        .await
        .ok()
        .unwrap()
        .value();
    for way in ["", "submit"] {
        let refused = send(&story.lena, &saved, way, json!({"why": "x".repeat(1024 * 1024)})).await;
        assert_eq!(refused.status, 413, "{}", refused.text());
    }
    // What fits the whole and not its question is said there.
    let long = send(&story.lena, &saved, "submit", json!({"why": "x".repeat(20_001)})).await;
    assert_eq!(fields(&long), ["answers.why too_long"]);
    let now = read(&story.lena, &format!("/api/form-submissions/{}", text(&begun["id"]))).await;
    assert_eq!(
        (&now["answers"]["why"], &now["status"]),
        (&json!("Half a"), &json!("inprogress"))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_date_that_passes_while_somebody_types_loses_nothing() {
    let story = Story::begin("form-late").await;
    let soon = SystemClock.now() + chrono::Duration::hours(1);
    let settings = json!({"dueAt": soon, "closesAt": soon});
    let form = story.published("survey", words(), settings).await;
    let begun = start(&story.lena, &form, json!({})).await.ok().unwrap().value();
    let passed = |name: &str| {
        format!(
            "update form_versions set settings = jsonb_set(settings, '{{{name}}}', to_jsonb(now() - interval '1 second')) \
             where form_id = '{}'",
            text(&form["id"])
        )
    };
    story.tenant.sql(passed("closesAt")).await;
    let closed = send(&story.lena, &begun, "submit", json!({"why": "A moment too late"})).await;
    assert_eq!((closed.status.as_u16(), closed.code()), (409, "form_closed".into()));
    let saved = send(&story.lena, &begun, "", json!({"why": "A moment too late"})).await;
    let saved = saved.ok().unwrap().value();
    let now = read(&story.lena, &format!("/api/form-submissions/{}", text(&begun["id"]))).await;
    assert_eq!(
        (&now["answers"]["why"], &now["revision"]),
        (&json!("A moment too late"), &saved["revision"]),
        "a draft is kept after it closed"
    );
    // Its builder gives them more time: a due date alone closes nothing.
    story
        .tenant
        .sql("update form_versions set settings = settings - 'closesAt'")
        .await;
    story.tenant.sql(passed("dueAt")).await;
    let done = send(&story.lena, &saved, "submit", json!({"why": "A moment too late"})).await;
    assert_eq!(done.ok().unwrap().value()["status"], "completed");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_whose_reply_was_lost_is_submitted_once() {
    let story = Story::begin("form-lost").await;
    let form = story.published("survey", words(), json!({"attempts": 1})).await;
    let begun = start(&story.lena, &form, json!({})).await.ok().unwrap().value();
    // The reply is lost on the way: the same is sent again, as it stood on the device.
    let answers = json!({"why": "On the train"});
    send(&story.lena, &begun, "submit", answers.clone()).await.ok().unwrap();
    let again = send(&story.lena, &begun, "submit", answers).await.ok().unwrap().value();
    assert_eq!(
        (&again["status"], again["moves"].as_array().unwrap().len()),
        (&json!("completed"), 2)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_marker_who_leaves_was_to_mark_goes_to_others() {
    let story = Story::begin("form-leaver").await;
    let settings = json!({"approver": "named", "approvers": [story.max_id]});
    let form = story.published("assessment", words(), settings).await;
    let first = submitted(&story.lena, &form, json!({"why": "Dunno"})).await;
    let path = format!("/api/form-submissions/{}", text(&first["id"]));
    let taken = json!({"markerId": story.max_id, "seenMarkerId": null});
    story
        .max
        .put(&format!("{path}/marker"), taken)
        .await
        .unwrap()
        .ok()
        .unwrap();
    assert_eq!(read(&story.ada, &path).await["assigned"]["name"], "Max Berg");
    let gone = json!({"ids": [story.max_id], "status": "terminated"});
    story.ada.post("/api/people/status", gone).await.unwrap().ok().unwrap();
    let left = read(&story.ada, &path).await;
    assert_eq!(
        (&left["assigned"], &left["canMark"]),
        (&json!(null), &json!(true)),
        "nobody has it who is not there"
    );
    mark(&story.ada, &left, "competent", json!({})).await.ok().unwrap();
    // What comes later is told to those who are left.
    submitted(&story.otto, &form, json!({"why": "Smoke"})).await;
    let notifications = read(&story.ada, "/api/notifications").await;
    assert_eq!(notifications["items"][0]["title"], "To mark: Fire safety");
}
