//! A course for more people than one request should hold: a job gives and takes it, with progress and a result.
use learnt_compose::testing::{PATIENCE, within};
use serde_json::{Value, json};

use super::{Story, page, text};

/// More than are settled at once.
const MANY: i64 = 5_200;

/// People who were just written, all in Leeds; the planner knows nothing of them yet.
async fn many_people(story: &Story) {
    let team = &story.tenant.id;
    let sql = format!(
        "insert into user_teams (id, user_id, team_id, first_name, last_name, loc1, facets, search, created_at, updated_at) \
         select p.id::text || '_{team}', p.id, '{team}', 'Person', p.n::text, '{{Leeds}}', \
           array['everyone=', 'loc1=leeds', 'roles=learner', 'status=active', 'userid=' || p.id], 'person ' || p.n, now(), now() \
         from (select n, gen_random_uuid() as id from generate_series(1, {MANY}) n) p"
    );
    story.tenant.sql(sql).await;
}

/// The course's job, once it is through.
async fn done(story: &Story, course: &str) -> Value {
    within(3 * PATIENCE, async || {
        let job = story.reads(&format!("/api/courses/{course}/assignment-job")).await;
        if job["finishedAt"].is_string() {
            Ok(job)
        } else {
            Err(job)
        }
    })
    .await
}

async fn holders(story: &Story) -> i64 {
    story
        .count("select count(*) from user_courses uc where uc.archived_at is null and exists (select from assignment_sources s where s.user_id = uc.user_id and s.document_id = uc.course_id)")
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn many_people_are_given_a_course_by_a_job_and_lose_it_by_another() {
    let story = Story::begin("many").await;
    let course = story.course("Safety", vec![page("A")]).await;
    assert_eq!(
        story.reads(&format!("/api/courses/{course}/assignment-job")).await,
        json!(null)
    );
    many_people(&story).await;
    let everybody = MANY + 1;
    let saved = story.gives(&course, json!({"everyone": []})).await;
    assert_eq!(
        (&saved["inProgress"], &saved["added"]),
        (&json!(everybody), &json!(0)),
        "{saved}"
    );
    let job = done(&story, &course).await;
    assert_eq!(
        (&job["total"], &job["done"], &job["added"], &job["removed"]),
        (&json!(everybody), &json!(everybody), &json!(everybody), &json!(0))
    );
    assert_eq!(holders(&story).await, everybody);

    let rule = text(&saved["permission"]["id"]);
    // Before a rule is archived it can be seen what that comes to.
    let preview_body = json!({"type": "course", "documentId": course, "permissionId": rule});
    let preview = story.does("/api/permissions/preview", preview_body).await;
    assert_eq!(
        (&preview["matching"], &preview["added"], &preview["removed"]),
        (&json!(0), &json!(0), &json!(everybody))
    );
    assert_eq!(preview["people"]["removed"].as_array().unwrap().len(), 50);
    assert_eq!(holders(&story).await, everybody, "nothing was archived yet");
    let archived = story
        .does(
            &format!("/api/permissions/{rule}/status"),
            json!({"status": "archived"}),
        )
        .await;
    assert_eq!(archived["inProgress"], everybody);
    let job = done(&story, &course).await;
    assert_eq!((&job["added"], &job["removed"]), (&json!(0), &json!(everybody)));
    assert_eq!(holders(&story).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newer_change_takes_the_place_of_a_job_that_is_under_way() {
    let story = Story::begin("overtaken").await;
    let course = story.course("Safety", vec![page("A")]).await;
    many_people(&story).await;
    let rule = story.gives(&course, json!({"everyone": []})).await["permission"].clone();
    // Whether the job is at its beginning, in the middle or through: in the end it is the newer rule that counts.
    let edit = json!({"revision": rule["revision"], "rule": {"roles": ["admin"]}});
    let path = format!("/api/permissions/{}", text(&rule["id"]));
    story.ada.patch(&path, edit).await.unwrap().ok().unwrap();
    done(&story, &course).await;
    assert_eq!(holders(&story).await, 1, "the only admin");
    assert_eq!(story.count("select count(*) from assignment_portions").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn publishing_gives_a_course_to_many_by_a_job_too() {
    let story = Story::begin("published").await;
    let course = story.draft("Safety", vec![page("A")]).await;
    many_people(&story).await;
    let saved = story.gives(&course, json!({"loc1": ["Leeds"]})).await;
    assert_eq!(
        saved["inProgress"],
        json!(null),
        "nothing is given before it is published"
    );
    story.does(&format!("/api/courses/{course}/publish"), json!({})).await;
    assert_eq!(done(&story, &course).await["added"], MANY);
    assert_eq!(holders(&story).await, MANY);
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_changes_while_a_job_runs_has_what_the_rules_say() {
    let story = Story::begin("meanwhile").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.course("Safety", vec![page("A")]).await;
    many_people(&story).await;
    story.gives(&course, json!({"loc1": ["Leeds"]})).await;
    story.moves(&lena.id, "York").await.ok().unwrap();
    done(&story, &course).await;
    assert!(lena.courses().await.is_empty(), "she works in York now");
    assert_eq!(holders(&story).await, MANY);
}
