//! What a trigger does: each action, all of them or none, for whom its rule is.
use serde_json::{Value, json};

use super::receiver::Receiver;
use super::{Scene, text, until_rows};

/// A published course that nobody is given.
async fn course(scene: &Scene, title: &str) -> String {
    let course = text(&scene.story.does("/api/courses", json!({"title": title})).await["id"]);
    let draft = scene.story.draft(&course).await;
    let body = json!({"title": "Start", "revision": draft["revision"]});
    let section = scene.story.does(&format!("/api/courses/{course}/sections"), body).await;
    scene.story.adds_page(&course, &section["id"], "Page").await;
    scene.story.publishes(&course, "keep").await;
    course
}

#[tokio::test(flavor = "multi_thread")]
async fn a_trigger_mails_tells_assigns_sets_awards_and_calls_once() {
    let scene = Scene::begin("acting").await;
    let receiver = Receiver::open(&[]).await;
    let (first, second) = (scene.badge("First aider").await, scene.badge("Champion").await);
    let fire = course(&scene, "Fire safety").await;
    let (lena, tom) = (scene.person("Lena", "Leeds").await, scene.person("Tom", "York").await);
    let trigger = scene
        .trigger(json!({
            "documents": [first], "rule": {"loc1": ["LEEDS", "Bath"]},
            "actions": [
                {"type": "email", "subject": "Well done, {firstName}", "text": "You earned {about}.\n\nGo on!"},
                {"type": "notify", "title": "Well done", "text": "You earned {about}."},
                {"type": "assign", "kind": "course", "document": fire},
                {"type": "setField", "field": "loc2", "value": "Ward 7"},
                {"type": "awardBadge", "badge": second},
                {"type": "webhook", "url": receiver.url},
            ],
        }))
        .await;
    scene.gives(&first, &[&lena, &tom]).await;

    assert_eq!(scene.settled(&trigger, 1).await, ["done"], "Tom is in York");
    let runs = scene.runs(&trigger).await;
    assert_eq!(
        (&runs[0]["name"], &runs[0]["documentTitle"]),
        (&json!("Lena Berg"), &json!("First aider"))
    );
    assert_eq!(
        scene.outcomes(&runs[0]).await,
        [
            "email posted",
            "notify notified",
            "assign assigned",
            "setField set",
            "awardBadge awarded",
            "webhook queued"
        ]
    );
    let mailed = "select subject from mails where kind = 'trigger'";
    assert_eq!(scene.story.tenant.texts(mailed).await, ["Well done, Lena"]);
    until_rows(&scene, &format!("{mailed} and status = 'sent'"), 1).await;
    let notes = "select params->>'text' from user_notifications where kind = 'message'";
    assert_eq!(scene.story.tenant.texts(notes).await, ["You earned First aider."]);
    let given = format!(
        "select kind from assignment_sources where type = 'course' and document_id = '{fire}' and user_id = '{lena}' and source_id = '{trigger}'"
    );
    assert_eq!(scene.story.tenant.texts(given).await, ["trigger"]);
    let location_sql =
        format!("select loc2[1] from user_teams where user_id = '{lena}' and 'loc2=ward 7' = any (facets)");
    assert_eq!(scene.story.tenant.texts(location_sql).await, ["Ward 7"]);
    let champions = format!("select user_id::text from user_badges where badge_id = '{second}'");
    assert_eq!(scene.story.tenant.texts(champions).await, std::slice::from_ref(&lena));
    let arrived = receiver.until(1).await;
    let body: Value = serde_json::from_str(&arrived[0].body).unwrap();
    assert_eq!(body["type"], "badge.earned");
    assert_eq!(
        (&body["data"]["person"]["id"], &body["data"]["document"]["title"]),
        (&json!(lena), &json!("First aider"))
    );

    // The audit log says by which trigger it was done.
    let by = "select details->>'trigger' from audit_log where action in ('badge.given', 'person.changed') and details ? 'trigger'";
    assert_eq!(scene.story.tenant.texts(by).await, ["Well done", "Well done"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_trigger_takes_back_is_what_no_rule_gives() {
    let scene = Scene::begin("taking").await;
    let badge = scene.badge("Moved on").await;
    let (ruled, free) = (course(&scene, "Ruled").await, course(&scene, "Free").await);
    let rule = json!({"type": "course", "documentId": ruled, "rule": {"everyone": []}});
    scene.story.does("/api/permissions", rule).await;
    let lena = scene.person("Lena", "Leeds").await;
    let giving = scene.badge("Newcomer").await;
    let assign = scene
        .trigger(json!({"documents": [giving], "actions": [{"type": "assign", "kind": "course", "document": free}]}))
        .await;
    scene.gives(&giving, &[&lena]).await;
    scene.settled(&assign, 1).await;
    let take = scene
        .trigger(json!({
            "documents": [badge],
            "actions": [
                {"type": "unassign", "kind": "course", "document": free},
                {"type": "unassign", "kind": "course", "document": ruled},
            ],
        }))
        .await;
    scene.gives(&badge, &[&lena]).await;
    scene.settled(&take, 1).await;
    let runs = scene.runs(&take).await;
    assert_eq!(
        scene.outcomes(&runs[0]).await,
        ["unassign unassigned", "unassign keptByRule"]
    );
    let assigned_sql = format!("select id::text from user_courses where user_id = '{lena}' and archived_at is null");
    assert_eq!(scene.count(&assigned_sql).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_action_that_is_refused_undoes_the_others_and_is_tried_again() {
    let scene = Scene::begin("refused").await;
    let (badge, gone) = (scene.badge("Start").await, scene.badge("Gone").await);
    let lena = scene.person("Lena", "Leeds").await;
    let trigger = scene
        .trigger(json!({
            "documents": [badge],
            "actions": [{"type": "notify", "title": "Hello", "text": "There"}, {"type": "awardBadge", "badge": gone}],
        }))
        .await;
    scene
        .story
        .tenant
        .sql(format!("update badges set status = 'archived' where id = '{gone}'"))
        .await;
    scene.gives(&badge, &[&lena]).await;
    assert_eq!(scene.settled(&trigger, 1).await, ["failed"]);
    let run = &scene.runs(&trigger).await[0];
    assert!(text(&run["error"]).contains("archived"), "{run}");
    let notes = "select id::text from user_notifications where kind = 'message'";
    assert_eq!(scene.count(notes).await, 0, "all of it or nothing");

    assert_eq!(scene.again(&text(&run["id"]), true).await.code(), "wrong_state");
    scene
        .story
        .tenant
        .sql(format!("update badges set status = 'active' where id = '{gone}'"))
        .await;
    scene.again(&text(&run["id"]), false).await.ok().unwrap();
    assert_eq!(scene.settled(&trigger, 1).await, ["done"]);
    assert_eq!(scene.count(notes).await, 1);
    assert_eq!(scene.log().await, ["trigger.created", "trigger.retried"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn each_event_wakes_its_own_triggers() {
    let scene = Scene::begin("events").await;
    let all = [
        "personInvited",
        "statusChanged",
        "courseAssigned",
        "courseCompleted",
        "certificateIssued",
        "badgeEarned",
    ];
    let mut triggers = Vec::new();
    for event in all {
        let notify = json!([{"type": "notify", "title": event, "text": "Something happened"}]);
        triggers.push(
            scene
                .trigger(json!({"title": event, "event": event, "actions": notify}))
                .await,
        );
    }
    let invited =
        json!({"profile": {"firstName": "Ina", "lastName": "Berg", "email": "ina@events.test"}, "invite": true});
    scene.story.does("/api/people", invited).await;
    assert_eq!(scene.settled(&triggers[0], 1).await, ["done"]);
    let learner = scene.story.learner("Lars").await;
    let course = scene.story.certified("Fire", &["One"]).await;
    // Everybody of the team is given it: Ada, Ina and Lars.
    assert_eq!(scene.settled(&triggers[2], 3).await.len(), 3);
    learner.does(&course, &["One"]).await;
    for trigger in &triggers[3..5] {
        scene.settled(trigger, 1).await;
        assert_eq!(scene.runs(trigger).await[0]["name"], "Lars Berg");
        assert_eq!(scene.runs(trigger).await[0]["documentTitle"], "Fire");
    }
    let away = json!({"ids": [learner.id], "status": "sick leave"});
    let moved = scene.story.ada.post("/api/people/status", away).await.unwrap();
    assert!(moved.status.is_success(), "{}", moved.text());
    scene.settled(&triggers[1], 1).await;
}
