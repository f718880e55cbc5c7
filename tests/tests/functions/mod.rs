//! The specification's callable functions, under their own names and payloads: what they do when all is well, and how they fail.

use learnt_compose::client::Reply;
use serde_json::{Value, json};

use crate::learning::{Story, page, text};

impl Story {
    async fn calls(&self, function: &str, payload: Value) -> Reply {
        self.ada
            .post(&format!("/api/functions/{function}"), payload)
            .await
            .unwrap()
    }

    async fn status_of(&self, course: &str) -> String {
        text(&self.reads(&format!("/api/courses/{course}")).await["status"])
    }
}

/// Status, code and the two words of a failure.
fn failure(reply: &Reply) -> (u16, String, Value, Value) {
    let body = reply.value();
    let details = body["details"]["code"].clone();
    (reply.status.as_u16(), reply.code(), body["message"].clone(), details)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_permission_object_makes_changes_and_puts_away_a_rule_and_its_people_follow() {
    let story = Story::begin("call-rules").await;
    let (lena, otto) = tokio::join!(story.learner("Lena", "Leeds"), story.learner("Otto", "York"));
    let course = story.course("Lifting", vec![page("A")]).await;
    let function = "handleUserCoursesUpdateOnCall";
    let mut rule = json!({"documentId": course, "type": "course", "status": "active", "tenantId": story.tenant.id,
        "title": "Leeds", "rule": {"loc1": ["Leeds"]}});
    let payload =
        |new: &Value, pre: &Value| json!({"newPermissionObject": new, "prePermissionObject": pre, "token": "x"});
    let made = story.calls(function, payload(&rule, &Value::Null)).await.ok().unwrap();
    let data = made.value()["data"].clone();
    assert_eq!((&data["added"], &data["removed"]), (&json!(1), &json!(0)));
    assert_eq!((lena.courses().await.len(), otto.courses().await.len()), (1, 0));

    rule["_id"] = data["ids"][0].clone();
    let before = rule.clone();
    rule["rule"] = json!({"loc1": ["York"]});
    let moved = story.calls(function, payload(&rule, &before)).await.ok().unwrap();
    let data = moved.value()["data"].clone();
    assert_eq!((&data["added"], &data["removed"]), (&json!(1), &json!(1)));
    assert_eq!((lena.courses().await.len(), otto.courses().await.len()), (0, 1));

    // Who knew another rule than there is now overwrites nothing; a course has the function of courses.
    let mut stale = before.clone();
    stale["updatedAt"] = json!("1");
    let reply = story.calls(function, payload(&rule, &stale)).await;
    assert_eq!(
        (reply.status.as_u16(), reply.code()),
        (409, "changed_meanwhile".to_owned())
    );
    let reply = story
        .calls("handleUserItemsUpdateOnCall", payload(&rule, &before))
        .await;
    assert_eq!(reply.value()["errors"][0]["field"], "type", "{}", reply.text());
    let mut strange = rule.clone();
    strange["tenantId"] = json!("somebody-else");
    assert_eq!(story.calls(function, payload(&strange, &before)).await.status, 404);
    assert_eq!(otto.courses().await.len(), 1);

    story.calls(function, payload(&Value::Null, &rule)).await.ok().unwrap();
    assert_eq!(otto.courses().await.len(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn all_rules_of_a_document_are_put_away_and_in_force_again_for_everybody() {
    let story = Story::begin("call-status").await;
    let (lena, otto) = tokio::join!(story.learner("Lena", "Leeds"), story.learner("Otto", "York"));
    let course = story.course("Lifting", vec![page("A")]).await;
    story.gives(&course, json!({"loc1": ["Leeds"]})).await;
    story.gives(&course, json!({"loc1": ["York"]})).await;
    let function = "changeStatusOfAllPermittedUsers";
    let payload = |status: &str| json!({"document": {"_id": course, "title": "Lifting"}, "documentType": "course", "status": status});
    for (status, having) in [("archived", 0), ("active", 1)] {
        let data = story.calls(function, payload(status)).await.ok().unwrap().value()["data"].clone();
        assert_eq!(data["ids"].as_array().unwrap().len(), 2, "{data}");
        assert_eq!(
            (lena.courses().await.len(), otto.courses().await.len()),
            (having, having)
        );
    }
    let again = story.calls(function, payload("active")).await.ok().unwrap().value();
    assert_eq!(again["data"]["ids"], json!([]), "nothing new");
    let sentence = json!("Something went wrong while changing permissions status");
    let reply = story.calls(function, payload("gone")).await;
    assert_eq!(
        failure(&reply),
        (422, "invalid_fields".into(), sentence.clone(), json!("invalid_fields"))
    );
    let nobody = learnt_kernel::ids::new_id();
    let reply = story
        .calls(
            function,
            json!({"document": nobody, "documentType": "course", "status": "active"}),
        )
        .await;
    assert_eq!((failure(&reply).0, failure(&reply).2), (422, sentence.clone()));
    let reply = story.calls(function, json!({"documentType": "course"})).await;
    let (status, code, message, details) = failure(&reply);
    assert_eq!(
        (message, details),
        (sentence, json!(code)),
        "what is left out fails alike"
    );
    assert!((400..500).contains(&status), "{}", reply.text());

    // A person's rules are counted anew in the teams that are theirs.
    let function = "setUserPermissionsForMultipleTeamsOnCall";
    let membership = format!("{}_{}", lena.id, story.tenant.id);
    let payload = |teams: Value| json!({"userTeams": teams, "userId": lena.id, "tenantId": story.tenant.id});
    let done = story.calls(function, payload(json!([membership]))).await.ok().unwrap();
    assert_eq!(done.value()["data"]["ids"], json!([lena.id]));
    let reply = story.calls(function, payload(json!([{"teamId": "elsewhere"}]))).await;
    assert_eq!(reply.value()["errors"][0]["field"], "userTeams");
    assert_eq!(lena.courses().await.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn courses_and_documents_are_published_hidden_and_put_away_all_of_them_or_none() {
    let story = Story::begin("call-documents").await;
    let lena = story.learner("Lena", "Leeds").await;
    let course = story.draft("Lifting", vec![page("A")]).await;
    story.gives(&course, json!({"everyone": []})).await;
    story
        .calls(
            "publishCourseOnCall",
            json!({"course": {"id": course, "title": "Lifting"}, "token": "x"}),
        )
        .await
        .ok()
        .unwrap();
    assert_eq!(lena.courses().await.len(), 1);
    let hide = || story.calls("unpublishUserCoursesUpdateOnCall", json!({"courseId": course}));
    hide().await.ok().unwrap();
    assert_eq!(story.status_of(&course).await, "unpublished");
    assert_eq!(
        (hide().await.status.as_u16(), hide().await.code()),
        (409, "wrong_state".to_owned())
    );

    // One of two has nothing in it: neither is published, and the failure says why.
    let empty = story.draft("Empty", Vec::new()).await;
    let function = "updateDocumentStatusOnCall";
    let payload = |ids: &[&String], status: &str| json!({"documentIds": ids, "documentType": "course", "status": status, "tenantId": story.tenant.id});
    let reply = story.calls(function, payload(&[&course, &empty], "published")).await;
    let (status, code, message, details) = failure(&reply);
    assert_eq!(message, "Something went wrong while updating document status");
    assert!(
        (400..500).contains(&status) && details == json!(code),
        "{}",
        reply.text()
    );
    assert_eq!(story.status_of(&course).await, "unpublished");
    for (status, then) in [
        ("published", "published"),
        ("archived", "archived"),
        ("restored", "unpublished"),
    ] {
        story.calls(function, payload(&[&course], status)).await.ok().unwrap();
        assert_eq!(story.status_of(&course).await, then);
    }
    let made = story.does("/api/pathways", json!({"title": "Way"})).await;
    let body = json!({"documentIds": [made["id"]], "documentType": "pathway", "status": "archived"});
    story.calls(function, body).await.ok().unwrap();
    let path = format!("/api/pathways/{}", text(&made["id"]));
    assert_eq!(story.reads(&path).await["status"], "archived");
    let nothing = story.calls(function, payload(&[], "published")).await;
    assert_eq!(nothing.value()["errors"][0]["field"], "documentIds");
    let unread = story
        .calls(function, json!({"documentIds": "all", "status": "published"}))
        .await;
    assert_eq!(
        failure(&unread).2,
        "Something went wrong while updating document status"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn people_move_to_a_state_all_of_them_or_none() {
    let story = Story::begin("call-people").await;
    let (lena, otto) = tokio::join!(story.learner("Lena", "Leeds"), story.learner("Otto", "York"));
    let function = "handleUserTeamsStatusUpdateOnCall";
    let payload = |ids: Value, status: &str| json!({"userIds": ids, "status": status, "tenantId": story.tenant.id});
    let state = async |id: &str| text(&story.reads(&format!("/api/people/{id}")).await["status"]);
    let nobody = learnt_kernel::ids::new_id();
    let reply = story
        .calls(function, payload(json!([lena.id, nobody]), "sick leave"))
        .await;
    assert_eq!(reply.status, 404);
    assert_eq!(state(&lena.id).await, "active");
    let reply = story.calls(function, payload(json!([lena.id]), "asleep")).await;
    assert_eq!(reply.value()["errors"][0]["field"], "status");
    let both = payload(json!([lena.id, otto.id]), "sick leave");
    story.calls(function, both).await.ok().unwrap();
    assert_eq!(
        (state(&lena.id).await, state(&otto.id).await),
        ("sick leave".into(), "sick leave".into())
    );
    for learners in ["handleUserTeamsStatusUpdateOnCall", "publishCourseOnCall"] {
        let path = format!("/api/functions/{learners}");
        assert_eq!(lena.browser.post(&path, json!({})).await.unwrap().status, 403);
    }
}
