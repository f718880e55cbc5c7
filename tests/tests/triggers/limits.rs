//! What holds a trigger back: its limits, circles, its author, and the switch.
use learnt_compose::testing::{TestStack, holds, until};
use learnt_control_plane::features::operators;
use learnt_kernel::email::EmailAddress;
use serde_json::{Value, json};

use super::receiver::Receiver;
use super::{Scene, operator, text};

fn notify() -> Value {
    json!([{"type": "notify", "title": "Hello", "text": "There"}])
}

#[tokio::test(flavor = "multi_thread")]
async fn triggers_do_not_go_round_in_circles() {
    let scene = Scene::begin("circles").await;
    let mut badges = Vec::new();
    for number in 0..5 {
        badges.push(scene.badge(&format!("Badge {number}")).await);
    }
    let mut triggers = Vec::new();
    for pair in badges.windows(2) {
        let award = json!([{"type": "awardBadge", "badge": pair[1]}]);
        triggers.push(scene.trigger(json!({"documents": [pair[0]], "actions": award})).await);
    }
    let lena = scene.person("Lena", "Leeds").await;
    scene.gives(&badges[0], &[&lena]).await;
    for trigger in &triggers[..3] {
        assert_eq!(scene.settled(trigger, 1).await, ["done"]);
    }
    assert_eq!(scene.settled(&triggers[3], 1).await, ["stopped"]);
    let run = &scene.runs(&triggers[3]).await[0];
    assert_eq!(run["errorCode"], "too_deep");
    assert!(text(&run["error"]).contains("prevent a loop"), "{run}");
    let last = format!("select id::text from user_badges where badge_id = '{}'", badges[4]);
    assert_eq!(scene.count(&last).await, 0);
    assert_eq!(scene.again(&text(&run["id"]), false).await.code(), "wrong_state");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_more_than_a_persons_limit_is_skipped_and_more_than_an_hours_waits() {
    let scene = Scene::begin("limited").await;
    let (one, two) = (scene.badge("One").await, scene.badge("Two").await);
    let (lena, tom) = (scene.person("Lena", "Leeds").await, scene.person("Tom", "York").await);
    let each = scene.trigger(json!({"perPerson": 1, "actions": notify()})).await;
    let hourly = scene
        .trigger(json!({"title": "Hourly", "documents": [two], "perHour": 1, "actions": notify()}))
        .await;
    scene.gives(&one, &[&lena]).await;
    scene.settled(&each, 1).await;
    scene.gives(&two, &[&lena, &tom]).await;
    let mut states = scene.settled(&each, 3).await;
    states.sort();
    assert_eq!(states, ["done", "done", "skipped"]);
    let skipped = scene
        .runs(&each)
        .await
        .into_iter()
        .find(|run| run["state"] == "skipped")
        .unwrap();
    assert_eq!(
        (&skipped["name"], &skipped["errorCode"]),
        (&json!("Lena Berg"), &json!("per_person"))
    );
    let waiting =
        "select id::text from trigger_runs where state = 'waiting' and due_at > now() + interval '59 minutes'";
    super::until_rows(&scene, waiting, 1).await;
    let runs = scene.runs(&hourly).await;
    assert_eq!(runs.iter().filter(|run| run["state"] == "done").count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_trigger_waits_for_its_delay_and_does_nothing_once_it_is_off() {
    let scene = Scene::begin("delayed").await;
    let badge = scene.badge("One").await;
    let lena = scene.person("Lena", "Leeds").await;
    let trigger = scene.trigger(json!({"delaySeconds": 3600, "actions": notify()})).await;
    scene.gives(&badge, &[&lena]).await;
    super::until_rows(
        &scene,
        "select id::text from trigger_runs where due_at > now() + interval '59 minutes'",
        1,
    )
    .await;
    let path = scene.path(&format!("triggers/{trigger}/state"));
    scene
        .console
        .post(&path, json!({"to": "disabled"}))
        .await
        .unwrap()
        .ok()
        .unwrap();
    scene
        .story
        .tenant
        .sql("update trigger_runs set due_at = now(); update scheduled_work set due_at = now() where kind = 'triggers.run'")
        .await;
    let api = scene
        .quiet(std::sync::Arc::new(learnt_kernel::clock::SystemClock))
        .await;
    scene.drain(&api).await;
    assert_eq!(scene.settled(&trigger, 1).await, ["skipped"]);
    assert_eq!(scene.runs(&trigger).await[0]["errorCode"], "switched_off");
    // Off, it is not woken at all.
    let other = scene.badge("Two").await;
    scene.gives(&other, &[&lena]).await;
    scene.drain(&api).await;
    assert_eq!(scene.runs(&trigger).await.len(), 1);
    api.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_runs_in_a_suspended_tenant_and_what_waits_can_be_switched_off() {
    let scene = Scene::begin("suspended").await;
    let receiver = Receiver::open(&[(503, Some("1800"))]).await;
    let badge = scene.badge("One").await;
    let lena = scene.person("Lena", "Leeds").await;
    let delayed = scene.trigger(json!({"delaySeconds": 3600, "actions": notify()})).await;
    let dropped = scene
        .trigger(json!({"title": "Dropped", "delaySeconds": 3600, "actions": notify()}))
        .await;
    let call = json!([{"type": "webhook", "url": receiver.url}]);
    let called = scene.trigger(json!({"title": "Called", "actions": call})).await;
    scene.gives(&badge, &[&lena]).await;
    scene.settled(&called, 1).await;
    super::until_rows(&scene, "select id::text from trigger_deliveries where attempts = 1", 1).await;
    super::until_rows(&scene, "select id::text from trigger_runs where state = 'waiting'", 2).await;

    let make = async |what: &str, body: Value| {
        let done = scene.console.post(&scene.path(what), body).await.unwrap();
        assert!(done.status.is_success(), "{what}: {}", done.text());
    };
    make("suspend", json!({"reason": "Unpaid"})).await;
    let due = "update trigger_runs set due_at = now() where state = 'waiting'; \
         update scheduled_work set due_at = now() where kind = 'triggers.run'; \
         update trigger_deliveries set due_at = now() where due_at is not null";
    scene.story.tenant.sql(due).await;
    let clock = std::sync::Arc::new(learnt_kernel::clock::SystemClock);
    let api = scene.quiet(clock.clone()).await;
    scene.drain(&api).await;
    api.shutdown().await;
    for trigger in [&delayed, &dropped] {
        assert_eq!(scene.runs(trigger).await[0]["state"], "waiting");
    }
    assert_eq!(receiver.arrived().len(), 1);
    make(&format!("triggers/{dropped}/state"), json!({"to": "disabled"})).await;

    make("resume", json!({})).await;
    // What was to leave leaves as soon as the tenant is there again.
    receiver.until(2).await;
    // Runs wait for a minute at most; whoever met them before the tenant was resumed may just have put them off again.
    let api = scene.quiet(clock).await;
    let at_once = "update scheduled_work set due_at = now() where kind = 'triggers.run'";
    until(async || {
        scene.story.tenant.sql(at_once).await;
        scene.drain(&api).await;
        let state = scene.runs(&delayed).await[0]["state"].clone();
        holds(state == "done", state.to_string())
    })
    .await;
    assert_eq!(scene.settled(&dropped, 1).await, ["skipped"]);
    api.shutdown().await;
}

async fn disable(stack: &'static TestStack, email: &str) {
    let email = EmailAddress::parse(email).unwrap();
    let product = stack.stack().clone();
    let work = async move { operators::disable(product.control(), email).await };
    stack.inside(work).await.unwrap().unwrap().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_trigger_does_nothing_that_its_author_may_not_do_any_more() {
    let scene = Scene::begin("author").await;
    let badge = scene.badge("One").await;
    let lena = scene.person("Lena", "Leeds").await;
    let trigger = scene.trigger(json!({"actions": notify()})).await;
    let stack = scene.story.tenant.stack();
    let (other, _) = operator(stack).await;
    disable(stack, &scene.operator).await;
    scene.gives(&badge, &[&lena]).await;
    let scene = Scene {
        console: other,
        ..scene
    };
    assert_eq!(scene.settled(&trigger, 1).await, ["failed"]);
    let run = &scene.runs(&trigger).await[0];
    assert_eq!(run["errorCode"], "author_gone");
    assert!(text(&run["error"]).starts_with("Olga Operator"), "{run}");

    // Another operator answers for it from now on.
    let shown = scene
        .console
        .get(&scene.path(&format!("triggers/{trigger}")))
        .await
        .unwrap()
        .value();
    let body = json!({"revision": shown["revision"], "content": scene.content(json!({"actions": notify()}))});
    let path = scene.path(&format!("triggers/{trigger}"));
    scene.console.put(&path, body).await.unwrap().ok().unwrap();
    scene.again(&text(&run["id"]), false).await.ok().unwrap();
    assert_eq!(scene.settled(&trigger, 1).await, ["done"]);
}
