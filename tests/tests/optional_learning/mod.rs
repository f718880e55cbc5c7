//! What an optional rule offers is taken and left by people themselves, against the running product, as stories.

use serde_json::{Value, json};

use crate::learning::{Learner, Story, activity, page, text};

impl Story {
    /// Offers a document by a rule.
    async fn offers(&self, kind: &str, id: &str, rule: Value) -> Value {
        let body = json!({"type": kind, "documentId": id, "rule": rule, "isOptional": true});
        self.does("/api/permissions", body).await["permission"].clone()
    }
}

impl Learner {
    async fn catalogue(&self, query: &str) -> Vec<Value> {
        let path = format!("/api/me/optional-learning?{query}");
        let page = self.browser.get(&path).await.unwrap().ok().unwrap().value();
        page["items"].as_array().unwrap().clone()
    }

    /// Takes or leaves a course; answers the status and the code of a refusal.
    async fn moves_course(&self, what: &str, id: &str) -> (u16, String) {
        let path = format!("/api/me/optional-learning/{what}");
        let body = json!({"type": "course", "documentId": id});
        let reply = self.browser.post(&path, body).await.unwrap();
        let code = if reply.status.is_success() {
            String::new()
        } else {
            reply.code()
        };
        (reply.status.as_u16(), code)
    }
}

fn done() -> (u16, String) {
    (204, String::new())
}

fn refused(code: &str) -> (u16, String) {
    (409, code.to_owned())
}

fn titles(rows: &[Value]) -> Vec<String> {
    rows.iter().map(|row| text(&row["title"])).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_optional_rule_gives_nothing_and_offers() {
    let story = Story::begin("offers").await;
    let (lena, otto) = (
        story.learner("Lena", "Leeds").await,
        story.learner("Otto", "York").await,
    );
    let course = story.course("Juggling", vec![page("A"), page("B")]).await;
    let ask = json!({"type": "course", "documentId": course, "rule": {"loc1": ["Leeds"]}, "isOptional": true});
    let preview = story.does("/api/permissions/preview", ask).await;
    assert_eq!(
        (&preview["matching"], &preview["added"]),
        (&json!(1), &json!(0)),
        "it offers to one, and gives to nobody"
    );
    let rule = story.offers("course", &course, json!({"loc1": ["Leeds"]})).await;
    assert_eq!(rule["people"], 0);
    assert!(lena.courses().await.is_empty(), "an optional rule is no duty");
    let shown = lena.catalogue("").await;
    assert_eq!(
        (&shown[0]["id"], &shown[0]["isEnrolled"], &shown[0]["recordId"]),
        (&json!(course), &json!(false), &json!(null))
    );
    assert!(otto.catalogue("").await.is_empty(), "nobody offers it to him");
    assert_eq!(otto.moves_course("enrol", &course).await, refused("not_offered"));

    assert_eq!(lena.moves_course("enrol", &course).await, done());
    assert_eq!(lena.moves_course("enrol", &course).await, done(), "twice is once");
    let mine = lena.courses().await;
    assert_eq!((mine.len(), &mine[0]["isOptional"]), (1, &json!(true)));
    let shown = lena.catalogue("enrolled=true").await;
    assert_eq!(shown[0]["recordId"], mine[0]["id"]);
    let path = format!("/api/permissions?documentId={course}&type=course");
    assert_eq!(story.reads(&path).await["items"][0]["people"], 1, "one took it");
    let why = story
        .reads(&format!("/api/permissions/why?documentId={course}&userId={}", lena.id))
        .await;
    assert_eq!(why["assignment"]["others"], json!(["self"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn progress_is_kept_when_somebody_leaves_and_found_again() {
    let story = Story::begin("leaves").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Juggling", vec![page("A"), page("B")]).await;
    story.offers("course", &course, json!({"everyone": []})).await;
    assert_eq!(lena.moves_course("enrol", &course).await, done());
    let id = lena.only().await;
    let first = activity(&lena.player(&id).await, "A");
    lena.reports(&id, &first, json!({"opened": true})).await.ok().unwrap();
    assert_eq!(lena.moves_course("leave", &course).await, done());
    assert_eq!(lena.moves_course("leave", &course).await, done(), "twice is once");
    assert!(lena.courses().await.is_empty());
    let shown = lena.catalogue("").await;
    assert_eq!(
        (&shown[0]["isEnrolled"], &shown[0]["progress"]),
        (&json!(false), &json!(50))
    );
    assert_eq!(lena.moves_course("enrol", &course).await, done());
    assert_eq!(lena.only().await, id, "the same assignment");
    assert_eq!(lena.courses().await[0]["progress"], 50);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_duty_is_not_left_and_what_was_taken_outlives_its_rule() {
    let story = Story::begin("duty").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Safety", vec![page("A")]).await;
    let offer = story.offers("course", &course, json!({"everyone": []})).await;
    assert_eq!(lena.moves_course("enrol", &course).await, done());
    let duty = story.gives(&course, json!({"loc1": ["Leeds"]})).await;
    assert_eq!(lena.courses().await[0]["isOptional"], false, "a rule makes it a duty");
    assert!(lena.catalogue("").await.is_empty(), "and takes it out of the catalogue");
    assert_eq!(lena.moves_course("leave", &course).await, refused("assigned"));

    let away = |rule: &Value| format!("/api/permissions/{}/status", text(&rule["id"]));
    story
        .does(&away(&duty["permission"]), json!({"status": "archived"}))
        .await;
    assert_eq!(lena.courses().await[0]["isOptional"], true, "her own choice is left");
    story.does(&away(&offer), json!({"status": "archived"})).await;
    let shown = lena.catalogue("").await;
    assert_eq!(
        (&shown[0]["isOffered"], &shown[0]["isEnrolled"]),
        (&json!(false), &json!(true))
    );
    assert_eq!(lena.moves_course("leave", &course).await, done());
    assert!(lena.catalogue("").await.is_empty());
    assert_eq!(lena.moves_course("enrol", &course).await, refused("not_offered"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_duty_that_becomes_optional_is_taken_from_nobody() {
    let story = Story::begin("softer").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Safety", vec![page("A")]).await;
    let rule = story.gives(&course, json!({"everyone": []})).await["permission"].clone();
    let path = format!("/api/permissions/{}", text(&rule["id"]));
    let soft = json!({"revision": rule["revision"], "isOptional": true});
    let saved = story.ada.patch(&path, soft).await.unwrap().ok().unwrap().value();
    assert_eq!(saved["removed"], 0);
    assert_eq!(lena.courses().await[0]["isOptional"], true);
    let otto = story.learner("Otto", "York").await;
    assert!(otto.courses().await.is_empty(), "who comes later takes it by himself");
    assert_eq!(otto.catalogue("").await.len(), 1);
    assert_eq!(lena.moves_course("leave", &course).await, done());
    story.moves(&lena.id, "York").await.ok().unwrap();
    assert!(
        lena.courses().await.is_empty(),
        "what she left does not come back by itself"
    );
    assert_eq!(lena.catalogue("").await.len(), 1);

    let hard = json!({"revision": saved["permission"]["revision"], "isOptional": false});
    let saved = story.ada.patch(&path, hard).await.unwrap().ok().unwrap().value();
    // The admin has it already; Lena and Otto get it.
    assert_eq!(saved["added"], 2);
    assert_eq!(otto.courses().await[0]["isOptional"], false);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_catalogue_is_searched_narrowed_sorted_and_paged() {
    let story = Story::begin("catalogue").await;
    let lena = story.learner("Lena", "Leeds").await;
    for (title, category, tags) in [
        ("Baking", "Food", vec!["Fun"]),
        ("Archery", "Sport", vec!["Fun", "Outdoors"]),
        ("Climbing", "Sport", vec!["Outdoors"]),
    ] {
        let id = story.draft(title, vec![page("A")]).await;
        let revision = story.reads(&format!("/api/courses/{id}")).await["revision"].clone();
        let details = json!({"revision": revision, "category": category, "tags": tags});
        story
            .ada
            .patch(&format!("/api/courses/{id}"), details)
            .await
            .unwrap()
            .ok()
            .unwrap();
        story.does(&format!("/api/courses/{id}/publish"), json!({})).await;
        story.offers("course", &id, json!({"everyone": []})).await;
    }
    assert_eq!(titles(&lena.catalogue("").await), ["Archery", "Baking", "Climbing"]);
    assert_eq!(
        titles(&lena.catalogue("sort=-title&perPage=2").await),
        ["Climbing", "Baking"]
    );
    assert_eq!(
        titles(&lena.catalogue("sort=-title&perPage=2&page=2").await),
        ["Archery"]
    );
    assert_eq!(titles(&lena.catalogue("search=climb").await), ["Climbing"]);
    assert_eq!(
        titles(&lena.catalogue("category=Sport&tag=Fun&type=course").await),
        ["Archery"]
    );
    assert!(lena.catalogue("type=resource").await.is_empty());
    let facets = lena.browser.get("/api/me/optional-learning/facets").await.unwrap();
    let facets = facets.ok().unwrap().value();
    assert_eq!(facets["types"], json!([{"value": "course", "count": 3}]));
    assert_eq!(facets["categories"][0], json!({"value": "Sport", "count": 2}));
    assert_eq!(facets["tags"].as_array().unwrap().len(), 2);
}

/// Two windows, and a rule that goes at the same moment: whatever comes first, sources and records agree.
#[tokio::test(flavor = "multi_thread")]
async fn taking_leaving_and_a_rule_that_goes_at_once_agree() {
    let story = Story::begin("offers-race").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Juggling", vec![page("A")]).await;
    let offer = story.offers("course", &course, json!({"everyone": []})).await;
    let away = format!("/api/permissions/{}/status", text(&offer["id"]));
    for _ in 0..5 {
        let archive = story.ada.post(&away, json!({"status": "archived"}));
        let (one, other, left, gone) = tokio::join!(
            lena.moves_course("enrol", &course),
            lena.moves_course("enrol", &course),
            lena.moves_course("leave", &course),
            archive
        );
        assert!(
            [one, other]
                .iter()
                .all(|one| *one == done() || *one == refused("not_offered"))
        );
        assert_eq!((left, gone.unwrap().status.as_u16()), (done(), 200));
        let sources = story.count("select count(*) from assignment_sources").await;
        let active = story
            .count("select count(*) from user_courses where archived_at is null")
            .await;
        assert!(
            sources <= 1 && sources == active,
            "{sources} sources, {active} assignments"
        );
        story.does(&away, json!({"status": "active"})).await;
        assert_eq!(lena.moves_course("leave", &course).await, done());
    }
}
