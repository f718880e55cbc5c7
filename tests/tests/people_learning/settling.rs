//! What admins do to people's pathways, packages, resources and forms by hand: they mark them as completed, and let them begin anew.
use serde_json::{Value, json};

use super::manager;
use crate::forms;
use crate::learning::{Learner, Story, activities, page, text};

const SETTLE: &str = "/api/people/settlements";

/// A pathway or a package with these items, published and given to everybody.
async fn around(story: &Story, kind: &str, items: Value) -> String {
    let family = format!("/api/{kind}s");
    let made = story.does(&family, json!({"title": "First month"})).await;
    let path = format!("{family}/{}", text(&made["id"]));
    let mut draft = story.reads(&path).await;
    draft["items"] = items;
    let saved = story.ada.put(&path, draft).await.unwrap().ok().unwrap().value();
    let publish = json!({"revision": saved["revision"], "step": "publish"});
    story.does(&format!("{path}/status"), publish).await;
    let rule = json!({"type": kind, "documentId": made["id"], "rule": {"everyone": []}});
    story.does("/api/permissions", rule).await;
    text(&made["id"])
}

fn item(kind: &str, id: &str) -> Value {
    json!({"kind": kind, "documentId": id, "required": true})
}

fn settle_request(people: &[&Learner], kind: &str, id: &str, what: &str, reason: &str) -> Value {
    let ids: Vec<&str> = people.iter().map(|one| one.id.as_str()).collect();
    json!({"userIds": ids, "type": kind, "documentId": id, "what": what, "reason": reason})
}

impl Learner {
    /// Completes a course of one page.
    async fn finishes(&self, course: &str) {
        let courses = self.courses().await;
        let round = courses.iter().find(|one| one["courseId"] == course).unwrap();
        let id = text(&round["id"]);
        let first = text(&activities(&self.player(&id).await)[0]["id"]);
        self.reports(&id, &first, json!({"opened": true})).await.ok().unwrap();
    }

    /// Where they are with something, as their admins see it.
    async fn progress_of(&self, story: &Story, id: &str) -> (String, i64) {
        let path = format!("/api/people/{}/learning?perPage=100", self.id);
        let all = story.reads(&path).await;
        let mut rows = all["items"].as_array().unwrap().iter();
        let row = rows.find(|row| row["documentId"] == id).unwrap();
        (text(&row["status"]), row["progress"].as_i64().unwrap())
    }
}

fn progress(status: &str, progress: i64) -> (String, i64) {
    (status.to_owned(), progress)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pathway_is_completed_by_waiving_what_is_left_and_begins_anew_with_all_that_lies_on_it() {
    let story = Story::begin("settle-pathway").await;
    let (lena, otto) = (
        story.learner("Lena", "Leeds").await,
        story.learner("Otto", "York").await,
    );
    let marco = manager(&story, "Marco").await;
    marco.manages(&story, &[&lena]).await;
    let (a, b) = (
        story.course("Safety", vec![page("A")]).await,
        story.course("Lifting", vec![page("A")]).await,
    );
    let way = around(&story, "pathway", json!([item("course", &a), item("course", &b)])).await;
    lena.finishes(&a).await;

    let complete = settle_request(&[&lena, &otto], "pathway", &way, "complete", "Done before");
    let without = settle_request(&[&lena], "pathway", &way, "complete", " ");
    let refused = story.ada.post(SETTLE, without).await.unwrap();
    assert_eq!(
        refused.value()["errors"][0]["field"],
        "reason",
        "whoever is let off is told why"
    );
    let own = settle_request(&[&lena], "pathway", &way, "complete", "Done before");
    assert_eq!(marco.refused(SETTLE, Some(own)).await, 403, "admins alone settle");

    // Two admins at once, and the learner: each is completed once.
    let (one, other, ()) = tokio::join!(
        story.ada.post(SETTLE, complete.clone()),
        story.ada.post(SETTLE, complete.clone()),
        lena.finishes(&b)
    );
    for reply in [one, other] {
        reply.unwrap().ok().unwrap();
    }
    assert_eq!(story.event_count("pathway.completed").await, 2);
    for person in [&lena, &otto] {
        assert_eq!(person.progress_of(&story, &way).await, progress("completed", 100));
    }
    assert_eq!(
        otto.progress_of(&story, &b).await.0,
        "notstarted",
        "courses stay as they are"
    );
    let shown = otto
        .browser
        .get(&format!("/api/me/pathways/{way}"))
        .await
        .unwrap()
        .ok()
        .unwrap();
    assert_eq!(shown.value()["states"][0]["waiveReason"], "Done before");
    assert_eq!(story.does(SETTLE, complete).await, json!({"people": 0}));

    let reset = settle_request(&[&lena, &otto], "pathway", &way, "reset", "");
    let (one, other) = tokio::join!(story.ada.post(SETTLE, reset.clone()), story.ada.post(SETTLE, reset));
    let people = |reply: learnt_compose::client::Reply| reply.ok().unwrap().value()["people"].as_u64().unwrap();
    assert_eq!(
        people(one.unwrap()) + people(other.unwrap()),
        2,
        "each begins anew once"
    );
    for id in [&way, &a, &b] {
        assert_eq!(
            lena.progress_of(&story, id).await,
            progress("notstarted", 0),
            "all of it begins anew"
        );
    }
    let rounds = story.reads(&format!("/api/people/{}/courses/{a}", lena.id)).await;
    assert_eq!(rounds["rounds"][1]["status"], "completed", "its history stays");
    // A new version takes stock of what was done before: what was done before that moment counts no longer.
    let path = format!("/api/pathways/{way}");
    let mut draft = story.reads(&path).await;
    draft["title"] = json!("First weeks");
    let saved = story.ada.put(&path, draft).await.unwrap().ok().unwrap().value();
    let publish = json!({"revision": saved["revision"], "step": "publish"});
    story.does(&format!("{path}/status"), publish).await;
    assert_eq!(lena.progress_of(&story, &way).await, progress("notstarted", 0));
    lena.finishes(&a).await;
    assert_eq!(lena.progress_of(&story, &way).await, progress("inprogress", 50));
    let rows = "select count(*) from audit_log where action = 'learning.reset' and details ? 'pathway'";
    assert_eq!(story.count(rows).await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_package_is_completed_with_what_is_in_it_dated_with_its_courses_and_begins_anew() {
    let story = Story::begin("settle-package").await;
    let (lena, otto) = (
        story.learner("Lena", "Leeds").await,
        story.learner("Otto", "York").await,
    );
    let (a, b) = (
        story.course("Safety", vec![page("A")]).await,
        story.course("Lifting", vec![page("A")]).await,
    );
    let made = story.does("/api/pathways", json!({"title": "Way"})).await;
    let way = text(&made["id"]);
    let path = format!("/api/pathways/{way}");
    let mut draft = story.reads(&path).await;
    draft["items"] = json!([item("course", &b)]);
    let saved = story.ada.put(&path, draft).await.unwrap().ok().unwrap().value();
    let publish = json!({"revision": saved["revision"], "step": "publish"});
    story.does(&format!("{path}/status"), publish).await;
    let sheet = sheet(&story).await;
    let items = json!([item("course", &a), item("pathway", &way), item("resource", &sheet)]);
    let package = around(&story, "package", items).await;

    let dated =
        |kind: &str, id: &str, date: Value| json!({"userIds": [lena.id], "type": kind, "documentId": id, "date": date});
    let until = dated("package", &package, json!("2027-03-01"));
    assert_eq!(story.does("/api/people/extensions", until).await, json!({"people": 1}));
    for course in lena.courses().await {
        assert_eq!(course["dueAt"], "2027-03-01T23:59:59Z", "{course}");
    }
    let hers = format!("/api/me/pathways/{way}");
    let hers = async || lena.browser.get(&hers).await.unwrap().ok().unwrap().value()["dueAt"].clone();
    assert_eq!(hers().await, "2027-03-01T23:59:59Z", "the pathway in it, too");
    assert_eq!(otto.courses().await[0]["dueAt"], Value::Null);
    let back = dated("package", &package, Value::Null);
    story.does("/api/people/extensions", back).await;
    assert_eq!(lena.courses().await[0]["dueAt"], Value::Null, "as the rules say again");
    assert_eq!(hers().await, Value::Null);
    let refused = story
        .ada
        .post("/api/people/extensions", dated("resource", &sheet, json!("2027-03-01")))
        .await;
    assert_eq!(refused.unwrap().status.as_u16(), 422, "a resource has no date");

    let complete = settle_request(&[&lena, &otto], "package", &package, "complete", "Done on paper");
    assert_eq!(story.does(SETTLE, complete).await, json!({"people": 2}));
    for id in [&a, &way, &sheet, &package] {
        assert_eq!(lena.progress_of(&story, id).await, progress("completed", 100));
    }
    assert_eq!(
        lena.progress_of(&story, &b).await.0,
        "notstarted",
        "it was waived on its pathway"
    );
    assert_eq!(story.event_count("package.completed").await, 2);
    for (action, title) in [("package.completed", "First month"), ("pathway.completed", "Way")] {
        let log = story.reads(&format!("/api/audit-log?action={action}")).await;
        let rows = log["items"].as_array().unwrap().iter();
        let mut whose: Vec<&str> = rows
            .filter(|row| row["subjectName"] == title)
            .filter_map(|row| row["details"]["person"].as_str())
            .collect();
        whose.sort_unstable();
        assert_eq!(whose, ["Lena Berg", "Otto Berg"], "what, and whose: {log}");
    }

    let reset = settle_request(&[&lena], "package", &package, "reset", "");
    assert_eq!(story.does(SETTLE, reset).await, json!({"people": 1}));
    for id in [&a, &way, &sheet, &package] {
        assert_eq!(lena.progress_of(&story, id).await, progress("notstarted", 0), "{id}");
        assert_eq!(otto.progress_of(&story, id).await.0, "completed");
    }
    lena.finishes(&a).await;
    assert_eq!(lena.progress_of(&story, &package).await, progress("inprogress", 33));

    // One thing of it by itself, for people who have it.
    let open = settle_request(&[&lena], "resource", &sheet, "complete", "");
    assert_eq!(story.does(SETTLE, open.clone()).await, json!({"people": 1}));
    assert_eq!(story.does(SETTLE, open).await, json!({"people": 0}));
    assert_eq!(lena.progress_of(&story, &package).await, progress("inprogress", 66));
    let event = settle_request(&[&lena], "event", &sheet, "complete", "");
    assert_eq!(story.ada.post(SETTLE, event).await.unwrap().status.as_u16(), 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_counts_as_completed_and_is_answered_anew_with_all_attempts() {
    let story = forms::Story::begin("settle-form").await;
    let fields = json!([{"id": "why", "type": "shortText", "label": "Why?"}]);
    let form = story
        .published("survey", fields, json!({"attempts": 1, "openToTeam": false}))
        .await;
    let rule = json!({"type": "form", "documentId": form["id"], "rule": {"userId": [story.lena_id]}});
    story.ada.post("/api/permissions", rule).await.unwrap().ok().unwrap();
    let settle = async |what: &str| {
        let body = json!({"userIds": [story.lena_id], "type": "form", "documentId": form["id"], "what": what, "reason": "By phone"});
        story.ada.post(SETTLE, body).await.unwrap().ok().unwrap().value()["people"].clone()
    };
    let mine = async || forms::read(&story.lena, "/api/me/forms").await["items"][0].clone();
    assert_eq!(settle("complete").await, 1);
    assert_eq!(settle("complete").await, 0);
    assert_eq!(mine().await["completionStatus"], "completed");
    assert_eq!(settle("reset").await, 1);
    assert_eq!(mine().await["completionStatus"], "notstarted");

    forms::submitted(&story.lena, &form, json!({"why": "Because"})).await;
    assert_eq!(mine().await["completionStatus"], "completed");
    let again = forms::start(&story.lena, &form, json!({})).await;
    assert_eq!(again.status.as_u16(), 409, "one attempt");
    assert_eq!(settle("reset").await, 1);
    assert_eq!(settle("reset").await, 0, "there is nothing more to begin anew");
    assert_eq!(mine().await["completionStatus"], "notstarted");
    let path = format!("/api/me/forms/{}", forms::text(&form["id"]));
    assert_eq!(forms::read(&story.lena, &path).await["submissionId"], Value::Null);
    forms::submitted(&story.lena, &form, json!({"why": "Once more"})).await;
    let submission = forms::read(
        &story.ada,
        &format!("/api/forms/{}/submissions", forms::text(&form["id"])),
    )
    .await;
    assert_eq!(submission["total"], 2, "what was submitted before stays");
}

/// A published CSV.
async fn sheet(story: &Story) -> String {
    let made = story.does("/api/resources", json!({"title": "List"})).await;
    let kind = "application/octet-stream";
    let file = story
        .ada
        .upload("office", "list.csv", kind, b"a,b\n".to_vec())
        .await
        .unwrap();
    let path = format!("/api/resources/{}", text(&made["id"]));
    let body = json!({"revision": made["revision"], "fileId": file.ok().unwrap().value()["id"]});
    let uploaded = story.does(&format!("{path}/versions"), body).await;
    let body = json!({"revision": uploaded["revision"], "status": "published"});
    story.does(&format!("{path}/status"), body).await;
    text(&made["id"])
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_a_form_is_listed_with_where_they_stand_and_settled_together() {
    let story = forms::Story::begin("form-holders").await;
    let fields = json!([{"id": "why", "type": "shortText", "label": "Why?"}]);
    let form = story.published("survey", fields, json!({"openToTeam": false})).await;
    let path = format!("/api/forms/{}/learners", forms::text(&form["id"]));
    assert_eq!(forms::read(&story.ada, &path).await["total"], 0, "nobody has it yet");
    let rule = json!({"type": "form", "documentId": form["id"], "rule": {"everyone": []}});
    story.ada.post("/api/permissions", rule).await.unwrap().ok().unwrap();

    let of = async |query: &str| forms::read(&story.ada, &format!("{path}?{query}")).await;
    let all = of("").await["total"].as_i64().unwrap();
    assert!(all > 1);
    assert_eq!(of("status=notstarted").await["total"], all);
    forms::submitted(&story.lena, &form, json!({"why": "Because"})).await;
    let done = of("status=completed").await;
    assert_eq!(
        (&done["total"], &done["items"][0]["userId"]),
        (&json!(1), &json!(story.lena_id))
    );
    assert!(done["items"][0]["completedAt"].is_string(), "and since when");
    let open = of("status=notstarted&perPage=200").await;
    let ids: Vec<&Value> = open["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| &one["userId"])
        .collect();
    let body =
        json!({"userIds": ids, "type": "form", "documentId": form["id"], "what": "complete", "reason": "On paper"});
    let settled = story.ada.post(SETTLE, body).await.unwrap().ok().unwrap().value();
    assert_eq!(settled["people"], all - 1);
    assert_eq!(of("status=completed&sort=-completedAt").await["total"], all);
    assert_eq!(of("search=nobody-is-called-so").await["items"], json!([]));
    assert_eq!(of("page=9").await["total"], all, "a page behind the last one");

    assert_eq!(
        story.lena.get(&path).await.unwrap().status,
        403,
        "who has it is for admins"
    );
    let unknown = "/api/forms/0190f7a0-0000-7000-8000-00000000dead/learners";
    assert_eq!(story.ada.get(unknown).await.unwrap().status, 404);
}
