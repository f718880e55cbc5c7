//! My team: whom a manager sees, and how far they are.
use serde_json::json;
use uuid::Uuid;

use super::{due_on, manager, names};
use crate::learning::{Story, activity, page, text};

#[tokio::test(flavor = "multi_thread")]
async fn a_manager_sees_how_far_their_own_people_are_and_nobody_else() {
    let story = Story::begin("my-team").await;
    let lena = story.learner("Lena", "Leeds").await;
    let otto = story.learner("Otto", "York").await;
    let mia = story.learner("Mia", "York").await;
    let marco = manager(&story, "Marco").await;
    marco.manages(&story, &[&lena, &otto]).await;
    let safety = story.course("Safety", vec![page("A"), page("B")]).await;
    let hygiene = story.course("Hygiene", vec![page("A")]).await;
    story.gives(&safety, json!({"everyone": []})).await;
    story.gives(&hygiene, json!({"loc1": ["Leeds"]})).await;
    due_on(&story, &safety, "2026-01-31").await;

    let team = marco.reads("/api/my-team").await;
    assert_eq!(
        (names(&team), team["total"].clone()),
        (vec!["Lena".to_owned(), "Otto".to_owned()], json!(2))
    );
    let row = &team["items"][0];
    assert_eq!(
        (
            &row["assigned"],
            &row["completed"],
            &row["overdue"],
            &row["notstarted"],
            &row["percent"]
        ),
        (&json!(2), &json!(0), &json!(1), &json!(2), &json!(0))
    );
    let figures = marco.reads("/api/my-team/figures").await;
    assert_eq!((&figures["people"], &figures["assigned"]), (&json!(2), &json!(3)));
    assert_eq!((&figures["late"], &figures["overdue"]), (&json!(2), &json!(2)));

    // Lena completes what is late; her filters follow.
    let done = lena
        .courses()
        .await
        .into_iter()
        .find(|one| one["title"] == "Safety")
        .unwrap();
    let shown = lena.player(&text(&done["id"])).await;
    for step in ["A", "B"] {
        let id = text(&done["id"]);
        lena.reports(&id, &activity(&shown, step), json!({"opened": true}))
            .await
            .ok()
            .unwrap();
    }
    for (query, wanted) in [
        ("state=overdue", vec!["Otto"]),
        ("state=completed", vec![]),
        ("state=notstarted", vec!["Lena", "Otto"]),
        ("sort=-percent", vec!["Lena", "Otto"]),
        ("sort=-overdue", vec!["Otto", "Lena"]),
        ("search=ott%20ber", vec!["Otto"]),
        ("search=mia", vec![]),
        ("perPage=1&page=2", vec!["Otto"]),
    ] {
        assert_eq!(
            names(&marco.reads(&format!("/api/my-team?{query}")).await),
            wanted,
            "{query}"
        );
    }
    let of_safety = marco
        .reads(&format!("/api/my-team?documentId={safety}&state=completed"))
        .await;
    assert_eq!(
        (names(&of_safety), &of_safety["items"][0]["percent"]),
        (vec!["Lena".to_owned()], &json!(100))
    );
    let of_hygiene = marco.reads(&format!("/api/my-team?documentId={hygiene}")).await;
    assert_eq!(names(&of_hygiene), ["Lena"]);
    let courses = marco.reads("/api/my-team/courses").await;
    let first = &courses["items"][0];
    assert_eq!(
        (&first["title"], &first["overdue"], &first["assigned"]),
        (&json!("Safety"), &json!(1), &json!(2))
    );
    assert_eq!(courses["total"], 2);

    // A person of theirs, whole; somebody else's is nobody, and so is the manager themselves.
    let page = |id: &str, what: &str| format!("/api/people/{id}/{what}");
    let summary = marco.reads(&page(&lena.id, "summary")).await;
    assert_eq!(
        (&summary["firstName"], &summary["completed"]),
        (&json!("Lena"), &json!(1))
    );
    for what in ["summary", "learning", "certificates", "badges", "timeline"] {
        marco.reads(&page(&lena.id, what)).await;
        story.reads(&page(&mia.id, what)).await;
        for outsider in [&mia.id, &marco.id, &Uuid::nil().to_string()] {
            assert_eq!(marco.refused(&page(outsider, what), None).await, 404, "{what}");
        }
        assert_eq!(
            otto.browser.get(&page(&lena.id, what)).await.unwrap().status.as_u16(),
            403
        );
    }
    assert_eq!(marco.refused(&page(&lena.id, "audit-log"), None).await, 403);
    assert!(
        story.reads(&page(&lena.id, "audit-log")).await["items"]
            .as_array()
            .is_some_and(|rows| !rows.is_empty())
    );
    assert_eq!(
        story.ada.get("/api/my-team").await.unwrap().status.as_u16(),
        403,
        "admins are no managers"
    );
    assert_eq!(lena.browser.get("/api/my-team").await.unwrap().status.as_u16(), 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_persons_learning_says_what_they_have_and_why_and_keeps_what_they_had() {
    let story = Story::begin("person-learning").await;
    let lena = story.learner("Lena", "Leeds").await;
    let marco = manager(&story, "Marco").await;
    marco.manages(&story, &[&lena]).await;
    let safety = story.course("Safety", vec![page("A"), page("B")]).await;
    story.gives(&safety, json!({"loc1": ["Leeds"]})).await;
    let hygiene = story.course("Hygiene", vec![page("A")]).await;
    let given = json!({"userIds": [lena.id], "type": "course", "documentId": hygiene, "due": "2026-12-24"});
    assert_eq!(marco.does("/api/people/assignments", given).await, json!({"people": 1}));

    let path = format!("/api/people/{}/learning", lena.id);
    let list = marco.reads(&format!("{path}?sort=title")).await;
    let (first, second) = (&list["items"][0], &list["items"][1]);
    assert_eq!(
        (&first["title"], &second["title"]),
        (&json!("Hygiene"), &json!("Safety"))
    );
    assert_eq!(
        first["reasons"],
        json!([{"kind": "manager", "name": "Marco Boss", "canTake": true}])
    );
    assert_eq!(second["reasons"][0]["kind"], "rule");
    assert!(text(&first["dueAt"]).starts_with("2026-12-24"), "{first}");
    assert_eq!(marco.reads(&format!("{path}?type=bundle")).await["total"], 0);
    assert_eq!(
        marco.reads(&format!("{path}?search=hyg&state=notstarted")).await["total"],
        1
    );

    // Every activity of it, in every round.
    let course = format!("/api/people/{}/courses/{safety}", lena.id);
    let shown = marco.reads(&course).await;
    assert_eq!(
        (shown["rounds"].as_array().map(Vec::len), &shown["canSettle"]),
        (Some(1), &json!(false))
    );
    assert_eq!(shown["activities"][1]["title"], "B");
    assert_eq!(story.reads(&course).await["canSettle"], true);

    // What is moved away stays known.
    story.moves(&lena.id, "York").await.ok().unwrap();
    assert_eq!(marco.reads(&path).await["total"], 1);
    let former = marco.reads(&format!("{path}?former=true")).await;
    assert_eq!(
        (&former["items"][0]["title"], &former["total"]),
        (&json!("Safety"), &json!(1))
    );
}
