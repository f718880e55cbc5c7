//! A submission as a PDF: whose, what stands in it, and in which scripts.
use learnt_compose::client::{Client, Reply};
use serde_json::{Value, json};

use super::{Story, mark, send, start, submitted, text};

/// One name for each script.
pub(super) const NAMES: [&str; 8] = [
    "Łucja Østergård-Nguyễn",
    "Дмитрий Щербаков",
    "Αναστασία Παπαδοπούλου",
    "محمد عبد الرحمن الخطيب",
    "שרון כהן",
    "श्रीकान्त क्षत्रिय",
    "欧阳慧敏",
    "髙橋 さくら・マリア",
];

async fn pdf(browser: &Client, submission: &Value, language: &str) -> Reply {
    let path = format!(
        "/api/form-submissions/{}/pdf?language={language}",
        text(&submission["id"])
    );
    browser.get(&path).await.unwrap()
}

fn questions() -> Value {
    let options = json!([{"id": "a", "label": "Water"}, {"id": "b", "label": "Foam"}]);
    json!([{"id": "q", "type": "singleChoice", "label": "Oil burns. Use…", "options": options, "points": 2.0, "correct": ["b"]},
        {"id": "names", "type": "longText", "label": "Who was there?"},
        {"id": "sign", "type": "signature", "label": "Sign here"}])
}

#[tokio::test(flavor = "multi_thread")]
async fn a_submission_is_a_pdf_for_its_person_its_markers_and_admins_alone() {
    let story = Story::begin("form-pdf").await;
    let settings = json!({"approver": "manager", "passScore": 50});
    let form = story.published("assessment", questions(), settings).await;
    let begun = start(&story.lena, &form, json!({})).await.ok().unwrap().value();
    let draft = pdf(&story.lena, &begun, "en").await;
    assert_eq!((draft.status.as_u16(), draft.code()), (409, "not_submitted".into()));
    let answers =
        json!({"q": "a", "names": NAMES.join("\n"), "sign": {"name": NAMES[3], "drawing": "M1 1L50 60L90 20"}});
    let done = send(&story.lena, &begun, "submit", answers).await.ok().unwrap().value();
    let open = pdf(&story.lena, &done, "en").await.ok().unwrap();
    let comment = json!({"comment": "Read page 3 again.", "comments": {"q": "Water spreads it."}});
    mark(&story.max, &done, "notCompetent", comment).await.ok().unwrap();

    let reply = pdf(&story.lena, &done, "en").await.ok().unwrap();
    assert_eq!(reply.headers["content-type"], "application/pdf");
    assert_eq!(
        reply.headers["content-disposition"],
        "attachment; filename=\"fire-safety.pdf\""
    );
    assert!(
        !reply.headers.contains_key("missing-characters"),
        "eight scripts have their letters"
    );
    assert!(reply.body.starts_with(b"%PDF-1.7"));
    assert!(reply.body.len() > open.body.len(), "what was decided stands in it");
    for marker in [&story.max, &story.ada] {
        assert_eq!(
            reply.body,
            pdf(marker, &done, "en").await.ok().unwrap().body,
            "the same bytes"
        );
    }
    let arabic = pdf(&story.lena, &done, "ar").await.ok().unwrap();
    assert_ne!(arabic.body, reply.body);
    assert!(!arabic.headers.contains_key("missing-characters"));
    assert_eq!(pdf(&story.otto, &done, "en").await.status, 404, "somebody else's");
    assert_eq!(pdf(&story.tenant.client(), &done, "en").await.status, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_manager_who_does_not_mark_gets_no_pdf_and_many_answers_take_many_pages() {
    let story = Story::begin("form-pages").await;
    let form = story
        .published("assessment", questions(), json!({"approver": "admin"}))
        .await;
    let long = "One two three four five. ".repeat(700);
    let hers = submitted(&story.lena, &form, json!({"q": "a", "names": long})).await;
    let seen = story
        .max
        .get(&format!("/api/form-submissions/{}", text(&hers["id"])))
        .await
        .unwrap();
    assert_eq!(seen.status, 200, "he may look at what his people did");
    assert_eq!(pdf(&story.max, &hers, "en").await.status, 404);
    let whole = pdf(&story.ada, &hers, "en").await.ok().unwrap();
    let pages = whole.body.windows(11).filter(|part| *part == b"/Type /Page").count();
    assert!(pages > 4, "{pages}");
}
