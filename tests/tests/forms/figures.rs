//! What all answers say together, and the same as files.
use std::io::Read;

use learnt_compose::client::Client;
use serde_json::{Value, json};

use super::{Story, fields, read, start, submitted, text};
use crate::files_uploads::PNG;

fn questions() -> Value {
    let choice = |id: &str| {
        json!({"id": id, "type": "singleChoice", "label": id, "points": 1.0, "correct": ["a"],
            "options": [{"id": "a", "label": "A"}, {"id": "b", "label": "B"}]})
    };
    json!([choice("one"), choice("two"), {"id": "say", "type": "longText", "label": "Anything else?"},
        {"id": "photo", "type": "image", "label": "A photo: yours"}])
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_follow_people_questions_and_where_they_stopped() {
    let story = Story::begin("form-figures").await;
    let form = story
        .published("assessment", questions(), json!({"passScore": 50}))
        .await;
    for _ in 0..3 {
        submitted(
            &story.lena,
            &form,
            json!({"one": "a", "two": "a", "say": "Longer breaks"}),
        )
        .await;
        submitted(
            &story.otto,
            &form,
            json!({"one": "b", "two": "b", "say": "Breaks please"}),
        )
        .await;
    }
    let begun = start(&story.lena, &form, json!({})).await.ok().unwrap().value();
    super::send(&story.lena, &begun, "", json!({"one": "a"}))
        .await
        .ok()
        .unwrap();
    let path = format!("/api/forms/{}/analytics", text(&form["id"]));
    let figures = read(&story.ada, &path).await;
    assert_eq!((&figures["submitted"], &figures["begun"]), (&json!(6), &json!(1)));
    let one = &figures["questions"][0];
    assert_eq!((&one["answered"], &one["stopped"]), (&json!(6), &json!(1)));
    assert_eq!((&one["difficulty"], &one["discrimination"]), (&json!(0.5), &json!(1.0)));
    assert_eq!(
        figures["questions"][2]["words"][0],
        json!({"word": "breaks", "count": 6})
    );

    // Max sees his people only, and everybody can be narrowed down by what people have in common.
    assert_eq!(read(&story.max, &path).await["submitted"], 3);
    let facets = read(&story.ada, &format!("{path}/people")).await;
    let learners = json!({"category": "roles", "value": "learner", "people": 2});
    assert!(facets.as_array().unwrap().contains(&learners), "{facets}");
    assert_eq!(
        read(&story.ada, &format!("{path}?whose=roles%3Dlearner")).await["submitted"],
        6
    );
    assert_eq!(
        read(&story.ada, &format!("{path}?whose=roles%3Dmanager")).await["submitted"],
        0
    );
}

async fn anonymously(browser: &Client, form: &Value, reason: &str) {
    let path = format!("/api/me/forms/{}/anonymous", text(&form["id"]));
    #[expect(
        clippy::disallowed_methods,
        reason = "an anonymous answer has an id that says no time"
    )]
    let id = uuid::Uuid::new_v4();
    let body = json!({"id": id, "answers": {"why": reason}});
    let reply = browser.post(&path, body).await.unwrap();
    assert_eq!(reply.status, 204, "{}", reply.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn anonymous_answers_are_counted_five_at_a_time_in_no_smaller_groups() {
    let story = Story::begin("form-five").await;
    let form = story
        .published("survey", super::words(), json!({"anonymous": true}))
        .await;
    let path = format!("/api/forms/{}/analytics", text(&form["id"]));
    let answer = |browser, reason: &'static str| anonymously(browser, &form, reason);
    tokio::join!(
        answer(&story.lena, "A"),
        answer(&story.otto, "B"),
        answer(&story.max, "C"),
        answer(&story.ada, "D")
    );
    assert_eq!(read(&story.ada, &path).await["withheld"], true);
    answer(&story.lena, "E").await;
    let five = read(&story.ada, &path).await;
    assert_eq!(five["questions"][0]["texts"], json!(["A", "B", "C", "D", "E"]));
    answer(&story.otto, "Whose is this?").await;
    let six = read(&story.ada, &format!("{path}?version=1&whose=roles%3Dadmin")).await;
    assert_eq!((&six["submitted"], &six["counted"]), (&json!(6), &json!(5)));
    assert_eq!(
        six["questions"], five["questions"],
        "the sixth waits for four more, whatever is asked for"
    );
    assert_eq!(read(&story.ada, &format!("{path}/people")).await, json!([]));
    let file = story
        .ada
        .get(&format!("/api/forms/{}/submissions.csv", text(&form["id"])))
        .await
        .unwrap();
    assert!(!file.ok().unwrap().text().contains("Whose is this?"));

    // A form that is no longer anonymous still keeps the answers that were.
    let now = read(&story.ada, &format!("/api/forms/{}", text(&form["id"]))).await;
    super::save(&story.ada, &now, super::words(), json!({"anonymous": false}))
        .await
        .ok()
        .unwrap();
    let after = read(&story.ada, &format!("{path}?whose=roles%3Dadmin")).await;
    assert_eq!((&after["anonymous"], &after["counted"]), (&json!(true), &json!(5)));
}

#[tokio::test(flavor = "multi_thread")]
async fn submissions_leave_as_a_workbook_and_uploads_as_an_archive() {
    let story = Story::begin("form-files").await;
    let form = story.published("survey", questions(), json!({})).await;
    let begun = start(&story.lena, &form, json!({})).await.ok().unwrap().value();
    let at = format!("/api/form-submissions/{}/files?field=photo", text(&begun["id"]));
    let upload = |bytes: &'static [u8], kind: &'static str| {
        let part = reqwest::multipart::Part::bytes(bytes).file_name("me.png");
        let body = reqwest::multipart::Form::new().text("kind", kind).part("file", part);
        story
            .lena
            .send(story.lena.request(reqwest::Method::POST, &at).multipart(body))
    };
    let refused = upload(b"<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "image")
        .await
        .unwrap();
    assert_eq!(fields(&refused), ["file wrong_type"]);
    let refused = upload(b"\0\0\0\x18ftypheic\0\0\0\0", "image").await.unwrap();
    assert_eq!(fields(&refused), ["file wrong_type"]);
    let file = upload(PNG, "image").await.unwrap().ok().unwrap().value();
    let answers = json!({"one": "a", "say": "=1+1", "photo": [file["id"]]});
    super::send(&story.lena, &begun, "submit", answers).await.ok().unwrap();
    submitted(&story.otto, &form, json!({"one": "b", "say": "Hidden"})).await;

    let book = story
        .ada
        .get(&format!("/api/forms/{}/submissions.xlsx", text(&form["id"])))
        .await
        .unwrap()
        .ok()
        .unwrap();
    let sheet = part(&book.body, "xl/worksheets/sheet1.xml");
    assert!(
        sheet.contains("<t xml:space=\"preserve\">=1+1</t>") && sheet.contains("Hidden"),
        "{sheet}"
    );
    assert_eq!(sheet.matches("<row>").count(), 3);
    let book = story
        .max
        .get(&format!("/api/forms/{}/submissions.xlsx", text(&form["id"])))
        .await
        .unwrap()
        .ok()
        .unwrap();
    assert!(
        !part(&book.body, "xl/worksheets/sheet1.xml").contains("Hidden"),
        "only his people"
    );
    let files = story
        .ada
        .get(&format!("/api/forms/{}/files.zip", text(&form["id"])))
        .await
        .unwrap()
        .ok()
        .unwrap();
    let mut archive = zip::ZipArchive::new(std::io::Cursor::new(&files.body)).unwrap();
    let names: Vec<String> = archive.file_names().map(|name| name.unwrap().into_owned()).collect();
    assert_eq!(names.len(), 1);
    assert!(
        names[0].starts_with("Lena Berg") && names[0].ends_with("/A photo  yours/me.png"),
        "{names:?}"
    );
    let mut bytes = Vec::new();
    archive.by_index(0).unwrap().read_to_end(&mut bytes).unwrap();
    assert!(bytes.starts_with(b"\x89PNG"));
}

fn part(bytes: &[u8], name: &str) -> String {
    let mut archive = zip::ZipArchive::new(std::io::Cursor::new(bytes)).unwrap();
    let mut text = String::new();
    archive.by_name(name).unwrap().read_to_string(&mut text).unwrap();
    text
}
