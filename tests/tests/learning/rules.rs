//! Rules: what they may say, two admins at one rule, why and why not.
use serde_json::{Value, json};

use super::{Story, page, text};

#[tokio::test(flavor = "multi_thread")]
async fn every_fault_of_a_rule_is_named_at_its_category() {
    let story = Story::begin("faults").await;
    let course = story.course("Safety", vec![page("A")]).await;
    for path in ["/api/permissions", "/api/permissions/preview"] {
        let body = json!({"type": "course", "documentId": course,
            "rule": {"shoeSize": ["41"], "loc1": [], "userId": ["lena"], "roles": ["learner", "king"]}});
        let refused = story.ada.post(path, body).await.unwrap();
        let mut fields: Vec<String> = refused.value()["errors"]
            .as_array()
            .unwrap()
            .iter()
            .map(|one| text(&one["field"]))
            .collect();
        fields.sort();
        assert_eq!(refused.status.as_u16(), 422);
        assert_eq!(fields, ["rule.loc1", "rule.roles", "rule.shoeSize", "rule.userId"]);
        let unknown =
            json!({"type": "course", "documentId": "0190f7a0-0000-7000-8000-000000000001", "rule": {"everyone": []}});
        let refused = story.ada.post(path, unknown).await.unwrap();
        assert_eq!(
            (refused.status.as_u16(), refused.value()["errors"][0]["field"].clone()),
            (422, json!("documentId"))
        );
    }
    assert_eq!(story.count("select count(*) from permissions").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_admins_at_one_rule_the_second_is_told() {
    let story = Story::begin("admins").await;
    let course = story.course("Safety", vec![page("A")]).await;
    let rule = story.gives(&course, json!({"loc1": ["Leeds"]})).await["permission"].clone();
    let path = format!("/api/permissions/{}", text(&rule["id"]));
    let edit = |location: &str| json!({"revision": rule["revision"], "rule": {"loc1": [location]}});
    story.ada.patch(&path, edit("York")).await.unwrap().ok().unwrap();
    let second = story.ada.patch(&path, edit("Bath")).await.unwrap();
    assert_eq!(
        (second.status.as_u16(), second.code().as_str()),
        (409, "changed_meanwhile")
    );
    let listed = story
        .reads(&format!("/api/permissions?documentId={course}&type=course"))
        .await;
    assert_eq!(listed["items"][0]["rule"], json!({"loc1": ["York"]}));
}

#[tokio::test(flavor = "multi_thread")]
async fn and_across_categories_or_inside_a_list() {
    let story = Story::begin("andor").await;
    let course = story.course("Safety", vec![page("A")]).await;
    let names = async |rule: Value| {
        let ask = json!({"type": "course", "documentId": course, "rule": rule});
        let found = story.does("/api/permissions/preview", ask).await;
        let people = found["people"]["matching"].as_array().unwrap();
        people.iter().map(|one| text(&one["firstName"])).collect::<Vec<_>>()
    };
    for (name, location) in [("Anna", "Leeds"), ("Berta", "York"), ("Carl", "Bath")] {
        story.learner(name, location).await;
    }
    assert_eq!(names(json!({"loc1": ["leeds", "YORK"]})).await, ["Anna", "Berta"]);
    assert_eq!(
        names(json!({"loc1": ["leeds", "york"], "roles": ["admin"]})).await,
        Vec::<String>::new()
    );
    assert_eq!(
        names(json!({"loc1": ["leeds", "york"], "roles": ["admin", "learner"], "status": ["active"]})).await,
        ["Anna", "Berta"]
    );
    assert_eq!(names(json!({"everyone": []})).await.len(), 4, "the admin too");
    assert_eq!(
        names(json!({"loc1": ["lee"]})).await,
        Vec::<String>::new(),
        "a value is a whole value"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn why_and_why_not() {
    let story = Story::begin("why").await;
    let (lena, otto) = (
        story.learner("Lena", "Leeds").await,
        story.learner("Otto", "York").await,
    );
    let course = story.course("Safety", vec![page("A")]).await;
    story
        .gives(&course, json!({"loc1": ["Leeds"], "roles": ["learner"]}))
        .await;
    let why = async |user: &str| {
        story
            .reads(&format!("/api/permissions/why?documentId={course}&userId={user}"))
            .await
    };
    let hers = why(&lena.id).await;
    assert_eq!(
        (&hers["has"], &hers["verdicts"][0]["matches"]),
        (&json!(true), &json!(true))
    );
    let his = why(&otto.id).await;
    assert_eq!(
        (&his["has"], &his["verdicts"][0]["matches"], &his["assignment"]),
        (&json!(false), &json!(false), &json!(null))
    );
    let reasons = his["verdicts"][0]["reasons"].as_array().unwrap();
    let value_of = |category: &str| reasons.iter().find(|one| one["category"] == category).unwrap()["held"].clone();
    assert_eq!((value_of("loc1"), value_of("roles")), (json!([]), json!(["learner"])));

    story
        .does("/api/people/status", json!({"ids": [lena.id], "status": "inactive"}))
        .await;
    let away = why(&lena.id).await;
    assert_eq!(
        (&away["has"], &away["verdicts"][0]["matches"]),
        (&json!(false), &json!(false))
    );
    assert_eq!(away["verdicts"][0]["membershipStatus"], "inactive");
    assert!(away["assignment"]["archivedAt"].is_string());
    let nobody = "0190f7a0-0000-7000-8000-000000000001";
    let path = format!("/api/permissions/why?documentId={course}&userId={nobody}");
    assert_eq!(story.ada.get(&path).await.unwrap().status.as_u16(), 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn values_are_suggested_from_what_people_have() {
    let story = Story::begin("values").await;
    for (name, location) in [("Anna", "Leeds"), ("Berta", "leeds"), ("Carl", "Bath")] {
        story.learner(name, location).await;
    }
    let values = async |query: &str| {
        let found = story.reads(&format!("/api/permissions/values?{query}")).await;
        found
            .as_array()
            .unwrap()
            .iter()
            .map(|one| text(&one["label"]))
            .collect::<Vec<_>>()
    };
    assert_eq!(
        values("category=loc1").await.len(),
        2,
        "one place, however it is written"
    );
    assert_eq!(values("category=loc1&search=ba").await, ["Bath"]);
    assert_eq!(values("category=roles&search=man").await, ["manager"]);
    assert!(values("category=userId&search=berta").await[0].starts_with("Berta Berg"));
    assert_eq!(
        story
            .ada
            .get("/api/permissions/values?category=hat")
            .await
            .unwrap()
            .status
            .as_u16(),
        422
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_rule_is_not_in_force_twice_for_one_course() {
    let story = Story::begin("twice").await;
    let course = story.course("Safety", vec![page("A")]).await;
    let other = story.course("Fire", vec![page("A")]).await;
    let leeds = story.gives(&course, json!({"loc1": ["Leeds", "York"]})).await["permission"].clone();
    let body = |course: &str, rule: Value| json!({"type": "course", "documentId": course, "rule": rule});
    let same = body(&course, json!({"loc1": ["york", "LEEDS"]}));
    let refused = story.ada.post("/api/permissions", same.clone()).await.unwrap();
    let error = refused.value()["errors"][0].clone();
    assert_eq!(
        (refused.status.as_u16(), &error["field"], &error["code"]),
        (422, &json!("rule"), &json!("same_rule"))
    );
    story.gives(&other, json!({"loc1": ["Leeds", "York"]})).await;
    // Neither by a change nor by putting an archived one in force again.
    let bath = story.gives(&course, json!({"loc1": ["Bath"]})).await["permission"].clone();
    let path = |rule: &Value| format!("/api/permissions/{}", text(&rule["id"]));
    let edit = json!({"revision": bath["revision"], "rule": {"loc1": ["Leeds", "York"]}});
    let refused = story.ada.patch(&path(&bath), edit).await.unwrap();
    assert_eq!(refused.value()["errors"][0]["code"], "same_rule");
    let set = async |rule: &Value, status: &str| {
        let path = format!("{}/status", path(rule));
        story.ada.post(&path, json!({"status": status})).await.unwrap()
    };
    set(&leeds, "archived").await.ok().unwrap();
    story.ada.post("/api/permissions", same).await.unwrap().ok().unwrap();
    assert_eq!(set(&leeds, "active").await.status, 422);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_admins_who_make_the_same_rule_at_once_one_is_refused() {
    let story = Story::begin("twice-race").await;
    let course = story.course("Safety", vec![page("A")]).await;
    let body = json!({"type": "course", "documentId": course, "rule": {"everyone": []}});
    let make = async || {
        story
            .ada
            .post("/api/permissions", body.clone())
            .await
            .unwrap()
            .status
            .as_u16()
    };
    let (one, other, third) = tokio::join!(make(), make(), make());
    let mut answers = [one, other, third];
    answers.sort_unstable();
    assert_eq!(answers, [201, 422, 422]);
}

/// While a program is replaced the one before writes sources that name an assignment of a course, and nothing else.
#[tokio::test(flavor = "multi_thread")]
async fn what_the_program_before_gave_can_be_taken() {
    let story = Story::begin("before").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Safety", vec![page("A")]).await;
    let rule = story.gives(&course, json!({"loc1": ["Leeds"]})).await["permission"].clone();
    story
        .tenant
        .sql(
            "update assignment_sources s set user_course_id = uc.id, document_id = null, user_id = null \
             from user_courses uc where uc.user_id = s.user_id and uc.course_id = s.document_id",
        )
        .await;
    story
        .does(
            &format!("/api/permissions/{}/status", text(&rule["id"])),
            json!({"status": "archived"}),
        )
        .await;
    assert!(lena.courses().await.is_empty());
    assert_eq!(story.count("select count(*) from assignment_sources").await, 0);
}
