//! Operators make triggers, try them out on paper, and change them; both logs say so.
use serde_json::{Value, json};

use super::{Scene, operator, refused, text};

fn notify() -> Value {
    json!([{"type": "notify", "title": "Hello", "text": "There"}])
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_with_a_trigger_is_said_at_its_fields() {
    let scene = Scene::begin("wrong").await;
    let badge = scene.badge("One").await;
    let create = async |change: Value| {
        let path = scene.path("triggers");
        refused(&scene.console.post(&path, scene.content(change)).await.unwrap())
    };
    assert_eq!(
        create(json!({"title": " ", "actions": []})).await,
        ["title required", "actions required"]
    );
    assert_eq!(
        create(json!({"teamId": "learnt", "actions": notify()})).await,
        ["teamId unknown"]
    );
    assert_eq!(
        create(json!({"rule": {"shoeSize": ["41"]}, "actions": notify()})).await,
        ["rule.shoeSize unknown_category"]
    );
    let foreign = Scene::begin("foreign").await;
    let theirs = foreign.badge("Theirs").await;
    assert_eq!(
        create(json!({"actions": [{"type": "awardBadge", "badge": theirs}]})).await,
        ["actions.0.document unknown"]
    );
    assert_eq!(
        create(json!({"documents": [badge, theirs], "actions": notify()})).await,
        ["documents unknown"]
    );
    assert_eq!(
        create(json!({"actions": [{"type": "webhook", "url": "http://hooks.example"}]})).await,
        ["actions.0.url not_a_link"]
    );
    assert!(scene.log().await.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_operators_at_once_one_saves_and_the_other_is_told() {
    let scene = Scene::begin("racing").await;
    let (other, _) = operator(scene.story.tenant.stack()).await;
    let trigger = scene.trigger(json!({"actions": notify()})).await;
    let path = scene.path(&format!("triggers/{trigger}"));
    let body =
        |title: &str| json!({"revision": 1, "content": scene.content(json!({"title": title, "actions": notify()}))});
    let (one, two) = tokio::join!(scene.console.put(&path, body("Mine")), other.put(&path, body("Theirs")));
    let (one, two) = (one.unwrap(), two.unwrap());
    let mut states = [one.status.as_u16(), two.status.as_u16()];
    states.sort_unstable();
    assert_eq!(states, [204, 409]);
    let lost = if one.status == 409 { one } else { two };
    assert_eq!(lost.code(), "changed_meanwhile");
    assert_eq!(scene.log().await, ["trigger.created", "trigger.changed"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dry_run_lists_whom_a_trigger_would_concern_and_does_nothing() {
    let scene = Scene::begin("paper").await;
    let badge = scene.badge("One").await;
    let (lena, tom) = (scene.person("Lena", "Leeds").await, scene.person("Tom", "Leeds").await);
    scene.person("Ute", "York").await;
    scene.gives(&badge, &[&lena]).await;
    let dry = async |days: Value| {
        let body = json!({
            "teamId": scene.story.tenant.id, "event": "badgeEarned", "documents": [badge], "rule": {"loc1": ["leeds"]}, "days": days,
        });
        let page = scene
            .console
            .post(&scene.path("triggers/dry-run"), body)
            .await
            .unwrap()
            .ok()
            .unwrap()
            .value();
        let items = page["items"].as_array().unwrap().clone();
        items
            .iter()
            .map(|one| (text(&one["userId"]), one["times"].as_i64().unwrap()))
            .collect::<Vec<_>>()
    };
    assert_eq!(dry(json!(30)).await, [(lena.clone(), 1)]);
    // Of everybody that it is for nothing is counted.
    assert_eq!(dry(json!(null)).await, [(lena, 0), (tom, 0)]);
    assert_eq!(scene.count("select id::text from trigger_runs").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_trigger_is_found_switched_off_and_put_away_and_both_logs_say_so() {
    let scene = Scene::begin("life").await;
    let trigger = scene
        .trigger(json!({"title": "Welcome on board", "actions": notify()}))
        .await;
    let list = async |query: &str| {
        let page = scene
            .console
            .get(&scene.path(&format!("triggers?{query}")))
            .await
            .unwrap()
            .ok()
            .unwrap();
        page.value()["total"].as_i64().unwrap()
    };
    assert_eq!(
        (
            list("search=BOARD").await,
            list("state=off").await,
            list("search=nothing").await
        ),
        (1, 0, 0)
    );
    let turn = async |to: &str| {
        let path = scene.path(&format!("triggers/{trigger}/state"));
        scene.console.post(&path, json!({"to": to})).await.unwrap()
    };
    turn("disabled").await.ok().unwrap();
    assert_eq!(list("state=off").await, 1);
    turn("enabled").await.ok().unwrap();
    turn("archived").await.ok().unwrap();
    assert_eq!(list("").await, 0);
    assert_eq!(turn("enabled").await.status, 404);
    assert_eq!(
        scene.log().await,
        [
            "trigger.created",
            "trigger.disabled",
            "trigger.enabled",
            "trigger.archived"
        ]
    );
    let log = format!("/api/audit-log?search={}&perPage=50", scene.story.tenant.id);
    let page = scene.console.get(&log).await.unwrap().value();
    let actions: Vec<String> = page["items"]
        .as_array()
        .unwrap()
        .iter()
        .rev()
        .map(|row| text(&row["action"]))
        .collect();
    assert_eq!(
        actions,
        [
            "trigger.created",
            "trigger.disabled",
            "trigger.enabled",
            "trigger.archived"
        ]
    );
    let who = "select actor_name || ' ' || (details->>'operator') from audit_log where action = 'trigger.archived'";
    assert_eq!(scene.story.tenant.texts(who).await, ["Olga Operator true"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_editor_offers_what_the_team_has() {
    let scene = Scene::begin("offered").await;
    let badge = scene.badge("First aider").await;
    scene.person("Lena", "Leeds").await;
    let team = &scene.story.tenant.id;
    let ask = async |rest: String| {
        scene
            .console
            .get(&scene.path(&rest))
            .await
            .unwrap()
            .ok()
            .unwrap()
            .value()
    };
    let badges = ask(format!("triggers/choices?team={team}&kind=badge&search=AID")).await;
    assert_eq!(badges, json!([{"value": badge, "label": "First aider"}]));
    let categories = ask(format!("triggers/categories?team={team}")).await;
    assert_eq!(categories.as_array().unwrap().len(), 27);
    let values = ask(format!("triggers/values?team={team}&category=loc1&search=lee")).await;
    assert_eq!(values, json!([{"value": "Leeds", "label": "Leeds"}]));
    let people = ask(format!("triggers/values?team={team}&category=managers&search=lena")).await;
    assert!(text(&people[0]["label"]).starts_with("Lena Berg ("), "{people}");
}
