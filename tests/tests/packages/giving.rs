//! Whoever has a package has what is in it, and completes it with that.

use learnt_compose::testing::{PATIENCE, within};
use serde_json::json;

use crate::learning::{Story, page, text};

#[tokio::test(flavor = "multi_thread")]
async fn a_package_gives_its_items_now_and_later_and_takes_them_with_it() {
    let story = Story::begin("package").await;
    let lena = story.learner("Lena", "Leeds").await;
    let (a, b) = (
        story.course("Safety", vec![page("A")]).await,
        story.course("Lifting", vec![page("A")]).await,
    );
    let id = story.package("First month", &[("course", &a)]).await;
    let saved = story.gives_package(&id, json!({"loc1": ["Leeds"]})).await;
    assert_eq!(saved["added"], 1);
    assert_eq!(lena.titles().await, ["Safety"]);
    let otto = story.learner("Otto", "Leeds").await;
    assert_eq!(otto.titles().await, ["Safety"], "who comes later has it too");

    // What is added waits until it is published, and then everybody has it.
    story
        .package_saves(&id, &[("course", &a), ("course", &b)], json!({}))
        .await
        .ok()
        .unwrap();
    assert_eq!(lena.titles().await, ["Safety"]);
    assert_eq!(story.package_reads(&id).await["status"], "publishedwithdraft");
    story.package_steps(&id, "publish").await.ok().unwrap();
    assert_eq!(lena.titles().await, ["Lifting", "Safety"]);
    story
        .package_saves(&id, &[("course", &b)], json!({}))
        .await
        .ok()
        .unwrap();
    story.package_steps(&id, "publish").await.ok().unwrap();
    assert_eq!(lena.titles().await, ["Lifting"]);

    // What something else gives stays.
    story.gives(&b, json!({"userId": [lena.id]})).await;
    let rule = format!("/api/permissions/{}/status", text(&saved["permission"]["id"]));
    let gone = story.does(&rule, json!({"status": "archived"})).await;
    assert_eq!(gone["removed"], 2);
    assert_eq!(lena.titles().await, ["Lifting"]);
    assert!(otto.titles().await.is_empty());
    let why = story
        .reads(&format!("/api/permissions/why?documentId={b}&userId={}", otto.id))
        .await;
    assert_eq!(why["has"], false);
    story.does(&rule, json!({"status": "active"})).await;
    assert_eq!(otto.titles().await, ["Lifting"]);
    let why = story
        .reads(&format!("/api/permissions/why?documentId={b}&userId={}", otto.id))
        .await;
    assert_eq!(why["assignment"]["others"], json!(["package"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_package_is_completed_with_its_last_item_however_it_is_raced() {
    let story = Story::begin("package-done").await;
    let lena = story.learner("Lena", "Leeds").await;
    let (a, b) = (
        story.course("Safety", vec![page("A")]).await,
        story.course("Lifting", vec![page("A")]).await,
    );
    let id = story.package("First month", &[("course", &a), ("course", &b)]).await;
    story.gives_package(&id, json!({"everyone": []})).await;
    lena.completes_titled("Safety").await;
    let record = story.package_record(&id, &lena.id).await;
    assert_eq!(
        (&record["status"], &record["progress"]),
        (&json!("inprogress"), &json!(50))
    );

    let otto = story.learner("Otto", "York").await;
    // Both of his at the same moment, and each twice.
    tokio::join!(
        otto.completes_titled("Safety"),
        otto.completes_titled("Lifting"),
        otto.completes_titled("Safety"),
        otto.completes_titled("Lifting")
    );
    let record = story.package_record(&id, &otto.id).await;
    assert_eq!(
        (&record["status"], &record["progress"]),
        (&json!("completed"), &json!(100))
    );
    let written = story.reads("/api/audit-log?action=package.completed").await;
    let rows = written["items"].as_array().unwrap();
    assert_eq!(rows.len(), 1, "once");
    assert_eq!(
        (&rows[0]["actorName"], &rows[0]["subjectName"], &rows[0]["details"]),
        (&json!("Otto Berg"), &json!("First month"), &json!({})),
        "who, and what"
    );
    let counts = story.reads(&format!("/api/packages/{id}/progress")).await;
    assert_eq!((&counts["completed"], &counts["inprogress"]), (&json!(1), &json!(1)));

    // Who did everything before is done as soon as they have it.
    let other = story.package("Again", &[("course", &a)]).await;
    story.gives_package(&other, json!({"userId": [lena.id]})).await;
    assert_eq!(story.package_record(&other, &lena.id).await["status"], "completed");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_item_that_is_unpublished_waits_and_nothing_is_lost() {
    let story = Story::begin("package-hidden").await;
    let lena = story.learner("Lena", "Leeds").await;
    let (a, b) = (
        story.course("Safety", vec![page("A")]).await,
        story.course("Lifting", vec![page("A")]).await,
    );
    let id = story.package("First month", &[("course", &a), ("course", &b)]).await;
    story.gives_package(&id, json!({"everyone": []})).await;
    lena.completes_titled("Lifting").await;
    story.does(&format!("/api/courses/{b}/unpublish"), json!({})).await;
    let shown = story.package_reads(&id).await;
    assert_eq!(
        (&shown["items"][1]["status"], &shown["items"][1]["isAvailable"]),
        (&json!("unpublished"), &json!(false))
    );
    let otto = story.learner("Otto", "York").await;
    assert_eq!(otto.titles().await, ["Safety"], "the others are given");
    otto.completes_titled("Safety").await;
    assert_eq!(
        story.package_record(&id, &otto.id).await["progress"],
        50,
        "what waits is still to be done"
    );
    story.does(&format!("/api/courses/{b}/publish"), json!({})).await;
    assert_eq!(otto.titles().await, ["Lifting", "Safety"]);
    assert_eq!(lena.courses().await[0]["progress"], 100, "what she did is kept");
}

#[tokio::test(flavor = "multi_thread")]
async fn items_are_kept_where_the_package_says_so() {
    let story = Story::begin("package-keeps").await;
    let lena = story.learner("Lena", "Leeds").await;
    let a = story.course("Safety", vec![page("A")]).await;
    let id = story.package_draft("First month", &[("course", &a)]).await;
    story
        .package_saves(&id, &[("course", &a)], json!({"onRemoval": "keep"}))
        .await
        .ok()
        .unwrap();
    story.package_steps(&id, "publish").await.ok().unwrap();
    story.gives_package(&id, json!({"loc1": ["Leeds"]})).await;
    story.moves(&lena.id, "York").await.ok().unwrap();
    assert_eq!(lena.titles().await, ["Safety"], "she keeps it");
    assert_eq!(story.package_reads(&id).await["people"], 0);
    story.package_steps(&id, "unpublish").await.ok().unwrap();
    assert_eq!(lena.titles().await, ["Safety"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn courses_are_due_as_the_package_says() {
    let story = Story::begin("package-due").await;
    let lena = story.learner("Lena", "Leeds").await;
    let a = story.course("Safety", vec![page("A")]).await;
    let id = story.package("First month", &[("course", &a)]).await;
    story.gives_package(&id, json!({"everyone": []})).await;
    assert_eq!(lena.courses().await[0]["dueAt"], json!(null));
    let due = json!({"due": {"kind": "on", "date": "2031-03-01"}});
    story.package_saves(&id, &[("course", &a)], due).await.ok().unwrap();
    assert_eq!(lena.courses().await[0]["dueAt"], json!(null), "a draft changes nothing");
    story.package_steps(&id, "publish").await.ok().unwrap();
    assert!(text(&lena.courses().await[0]["dueAt"]).starts_with("2031-03-01"));
    let otto = story.learner("Otto", "York").await;
    assert!(text(&otto.courses().await[0]["dueAt"]).starts_with("2031-03-01"));
    let wrong = json!({"due": {"kind": "field", "field": "hat", "days": 0}});
    let refused = story.package_saves(&id, &[("course", &a)], wrong).await;
    assert_eq!(
        (refused.status.as_u16(), refused.value()["errors"][0]["code"].clone()),
        (422, json!("unknown_field"))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_package_is_taken_by_people_themselves_with_all_that_is_in_it() {
    let story = Story::begin("package-offer").await;
    let lena = story.learner("Lena", "Leeds").await;
    let a = story.course("Safety", vec![page("A")]).await;
    let id = story.package("First month", &[("course", &a)]).await;
    let body = json!({"type": "package", "documentId": id, "rule": {"everyone": []}, "isOptional": true});
    story.does("/api/permissions", body).await;
    assert!(lena.titles().await.is_empty());
    let moves = async |what: &str| {
        let body = json!({"type": "package", "documentId": id});
        let path = format!("/api/me/optional-learning/{what}");
        lena.browser.post(&path, body).await.unwrap().ok().unwrap();
    };
    moves("enrol").await;
    assert_eq!(lena.titles().await, ["Safety"]);
    assert_eq!(lena.courses().await[0]["isOptional"], true);
    moves("leave").await;
    assert!(lena.titles().await.is_empty());
}

/// More than are settled at once.
const MANY: i64 = 5_200;

#[tokio::test(flavor = "multi_thread")]
async fn a_package_for_very_many_people_is_a_job() {
    let story = Story::begin("package-many").await;
    let a = story.course("Safety", vec![page("A")]).await;
    let id = story.package("First month", &[("course", &a)]).await;
    let team = &story.tenant.id;
    story
        .tenant
        .sql(format!(
            "insert into user_teams (id, user_id, team_id, first_name, last_name, loc1, facets, search, created_at, updated_at) \
             select p.id::text || '_{team}', p.id, '{team}', 'Person', p.n::text, '{{Leeds}}', \
               array['everyone=', 'loc1=leeds', 'roles=learner', 'status=active', 'userid=' || p.id], 'person ' || p.n, now(), now() \
             from (select n, gen_random_uuid() as id from generate_series(1, {MANY}) n) p"
        ))
        .await;
    let saved = story.gives_package(&id, json!({"loc1": ["Leeds"]})).await;
    assert_eq!(saved["inProgress"], MANY);
    within(3 * PATIENCE, async || {
        let job = story.reads(&format!("/api/packages/{id}/assignment-job")).await;
        if job["finishedAt"].is_string() {
            Ok(())
        } else {
            Err(job)
        }
    })
    .await;
    let assigned_sql = "select count(*) from user_courses where archived_at is null";
    assert_eq!(story.count(assigned_sql).await, MANY);
}

#[tokio::test(flavor = "multi_thread")]
async fn given_or_published_while_an_item_is_completed_it_counts_that_item() {
    let story = Story::begin("package-meanwhile").await;
    let lena = story.learner("Lena", "Leeds").await;
    for round in 0..4 {
        let (first, second) = (format!("First {round}"), format!("Second {round}"));
        let (a, b) = (
            story.course(&first, vec![page("A")]).await,
            story.course(&second, vec![page("A")]).await,
        );
        story.gives(&a, json!({"everyone": []})).await;
        story.gives(&b, json!({"everyone": []})).await;
        let id = story.package(&format!("Month {round}"), &[("course", &a)]).await;
        tokio::join!(
            lena.completes_titled(&first),
            story.gives_package(&id, json!({"everyone": []}))
        );
        assert_eq!(story.package_record(&id, &lena.id).await["status"], "completed");
    }
    for round in 0..4 {
        let (first, second) = (format!("Third {round}"), format!("Fourth {round}"));
        let (a, b) = (
            story.course(&first, vec![page("A")]).await,
            story.course(&second, vec![page("A")]).await,
        );
        story.gives(&b, json!({"everyone": []})).await;
        let id = story.package(&format!("Week {round}"), &[("course", &a)]).await;
        story.gives_package(&id, json!({"everyone": []})).await;
        let items = [("course", a.as_str()), ("course", b.as_str())];
        story.package_saves(&id, &items, json!({})).await.ok().unwrap();
        let (_, published) = tokio::join!(lena.completes_titled(&second), story.package_steps(&id, "publish"));
        published.ok().unwrap();
        assert_eq!(story.package_record(&id, &lena.id).await["progress"], 50);
        lena.completes_titled(&first).await;
        assert_eq!(story.package_record(&id, &lena.id).await["status"], "completed");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn its_people_see_what_is_in_a_package_and_nobody_else_does() {
    let story = Story::begin("package-own").await;
    let (lena, otto) = (
        story.learner("Lena", "Leeds").await,
        story.learner("Otto", "York").await,
    );
    let (a, b) = (
        story.course("Safety", vec![page("A")]).await,
        story.course("Lifting", vec![page("A")]).await,
    );
    let id = story.package("First month", &[("course", &a), ("course", &b)]).await;
    story.gives_package(&id, json!({"loc1": ["Leeds"]})).await;
    lena.completes_titled("Safety").await;
    story.does(&format!("/api/courses/{b}/unpublish"), json!({})).await;
    let mine = async |path: &str| lena.browser.get(path).await.unwrap().ok().unwrap().value();
    let list = mine("/api/me/packages?search=month&status=inprogress&sort=-progress").await;
    assert_eq!(
        (&list["total"], &list["items"][0]["items"], &list["items"][0]["done"]),
        (&json!(1), &json!(2), &json!(1))
    );
    let own = format!("/api/me/packages/{id}");
    let open = mine(&own).await;
    assert_eq!((&open["title"], &open["progress"]), (&json!("First month"), &json!(50)));
    let each = |field: &str| -> Vec<serde_json::Value> {
        let states = open["states"].as_array().unwrap();
        states.iter().map(|state| state[field].clone()).collect()
    };
    assert_eq!(each("title"), [json!("Safety"), json!("Lifting")]);
    assert_eq!(each("isDone"), [json!(true), json!(false)]);
    assert_eq!(each("isAvailable"), [json!(true), json!(false)]);
    assert_eq!(each("status"), [json!("completed"), json!("notstarted")]);
    assert!(each("recordId")[0].is_string());

    assert_eq!(otto.browser.get(&own).await.unwrap().status, 404);
    let his = otto
        .browser
        .get("/api/me/packages")
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    assert_eq!(his["total"], 0);
    story.package_steps(&id, "unpublish").await.ok().unwrap();
    assert_eq!(
        lena.browser.get(&own).await.unwrap().status,
        404,
        "what is hidden waits"
    );
}
