//! The question bank: kept by category, copied into quizzes, drawn by chance; and what was answered.

use super::quizzes::{begins, id, question, quiz, submits};
use super::*;

#[tokio::test(flavor = "multi_thread")]
async fn questions_are_kept_found_changed_once_and_removed() {
    let story = Story::begin("bank").await;
    let saved = json!({"questions": [question(100, "single"), question(200, "numeric")], "category": " Fire ", "tags": ["Stairs", "stairs"]});
    let ids = story.does("/api/questions", saved).await["ids"]
        .as_array()
        .unwrap()
        .clone();
    story
        .does(
            "/api/questions",
            json!({"questions": [question(300, "gap")], "category": "Water"}),
        )
        .await;
    let labels = story.reads("/api/questions/words").await;
    assert_eq!(
        labels["categories"],
        json!([{"category": "Fire", "questions": 2}, {"category": "Water", "questions": 1}])
    );
    assert_eq!(labels["tags"], json!(["Stairs"]));
    let of = &story;
    let found = |filter: &'static str| async move {
        let page = of.reads(&format!("/api/questions?{filter}")).await;
        page["total"].clone()
    };
    assert_eq!(found("category=Fire").await, 2);
    assert_eq!(found("tag=Stairs&search=OPTION%20101").await, 1);
    assert_eq!(found("search=nothing").await, 0);
    let page = story.reads("/api/questions?category=Fire&perPage=1&page=2").await;
    assert_eq!(
        (page["items"].as_array().unwrap().len(), &page["total"]),
        (1, &json!(2))
    );
    assert_eq!(page["items"][0]["question"]["category"], "Fire");

    for bad in [
        json!({"questions": []}),
        json!({"questions": [{"id": id(1), "kind": "numeric", "text": "How many?"}]}),
        json!({"questions": [question(1, "single")], "category": "x".repeat(101)}),
    ] {
        assert_eq!(
            story.ada.post("/api/questions", bad).await.unwrap().status.as_u16(),
            422
        );
    }

    let path = format!("/api/questions/{}", text(&ids[0]));
    let both = [
        json!({"revision": 1, "category": "Smoke"}),
        json!({"revision": 1, "tags": ["Exit"]}),
    ];
    let at_once = futures_util::future::join_all(both.map(|body| story.ada.patch(&path, body))).await;
    let mut codes: Vec<u16> = at_once
        .into_iter()
        .map(|reply| reply.unwrap().status.as_u16())
        .collect();
    codes.sort_unstable();
    assert_eq!(codes, [200, 409], "one of two admins is told");
    assert_eq!(story.ada.delete(&path, json!({})).await.unwrap().status.as_u16(), 204);
    assert_eq!(story.ada.delete(&path, json!({})).await.unwrap().status.as_u16(), 404);
    assert_eq!(
        story
            .count("select count(*) from audit_log where action like 'question.%'")
            .await,
        4
    );
    let lena = story.learner("Lena", "Leeds").await;
    assert_eq!(lena.browser.get("/api/questions").await.unwrap().status.as_u16(), 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn as_many_as_are_wanted_are_drawn_from_each_category_and_answers_are_counted() {
    let story = Story::begin("bank-draw").await;
    let of = |n: u32, category: &str| {
        let mut question = question(n, "single");
        question["category"] = json!(category);
        question
    };
    let questions = json!([
        of(100, "Fire"),
        of(200, "Fire"),
        of(300, "Fire"),
        of(400, "Water"),
        of(500, "")
    ]);
    let drawn =
        json!({"questions": questions, "draws": [{"category": "Fire", "count": 1}, {"category": "Water", "count": 1}]});
    let course = story.course("Asked", vec![quiz(drawn)]).await;
    let (lena, round) = learner_of(&story, "Lena", &course).await;
    let attempt = begins(&lena, &round).await.ok().unwrap().value();
    let paper: Vec<String> = attempt["paper"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| text(&one["id"]))
        .collect();
    assert_eq!(paper.len(), 3, "{paper:?}");
    assert!(paper.contains(&id(400)) && paper.contains(&id(500)));
    assert!(!attempt.to_string().contains("category"));
    submits(&lena, &attempt, json!({id(500): id(502)})).await.ok().unwrap();

    let shown = lena.player(&round).await;
    let path = format!(
        "/api/courses/{course}/activities/{}/statistics",
        activity(&shown, "The quiz")
    );
    let bank = story.reads(&path).await;
    let last = &bank.as_array().unwrap()[4]["answers"];
    assert_eq!(last[0], json!({"text": "Option 501", "right": true, "count": 0}));
    assert_eq!(last[1], json!({"text": "Option 502", "right": false, "count": 1}));

    let more = story
        .draft(
            "Too many",
            vec![quiz(json!({"draws": [{"category": "Fire", "count": 1}]}))],
        )
        .await;
    let refused = story
        .ada
        .post(&format!("/api/courses/{more}/publish"), json!({}))
        .await
        .unwrap()
        .value();
    let sentence = "The quiz: A category has fewer questions than should be drawn.";
    assert_eq!(refused["errors"][0]["message"], sentence);
}
