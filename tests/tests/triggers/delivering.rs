//! Webhooks: signed, tried again as their receiver says, and never sent to where nobody may look.
use chrono::Utc;
use learnt_compose::testing::{holds, until};
use learnt_kernel::tenant::TenantId;
use learnt_kernel::webhook::Secret;
use serde_json::{Value, json};
use uuid::Uuid;

use super::receiver::Receiver;
use super::{Scene, text};

/// A trigger that calls an address, woken once; answers it and its run.
async fn woken(scene: &Scene, url: &str) -> (String, String) {
    let badge = scene.badge("One").await;
    let lena = scene.person("Lena", "Leeds").await;
    let trigger = scene
        .trigger(json!({"documents": [badge], "actions": [{"type": "webhook", "url": url}]}))
        .await;
    scene.gives(&badge, &[&lena]).await;
    scene.settled(&trigger, 1).await;
    let run = text(&scene.runs(&trigger).await[0]["id"]);
    (trigger, run)
}

/// The webhooks of a trigger's runs.
async fn deliveries(scene: &Scene, trigger: &str) -> Vec<Value> {
    let mut found = Vec::new();
    for run in scene.runs(trigger).await {
        let run = scene.run(&text(&run["id"])).await;
        found.extend(run["deliveries"].as_array().unwrap().clone());
    }
    found
}

/// The states of a trigger's webhooks, as soon as they are these.
async fn until_states(scene: &Scene, trigger: &str, wanted: &[&str]) -> Vec<Value> {
    until(async || {
        let found = deliveries(scene, trigger).await;
        let mut states: Vec<String> = found.iter().map(|one| text(&one["state"])).collect();
        states.sort();
        if states == wanted {
            Ok(found)
        } else {
            Err(format!("{states:?}"))
        }
    })
    .await
}

/// The one webhook of a run, as soon as it was tried so often.
async fn tried(scene: &Scene, run: &str, times: usize) -> Value {
    until(async || {
        let delivery = scene.run(run).await["deliveries"][0].clone();
        let tries = delivery["tries"].as_array().map_or(0, Vec::len);
        if tries == times {
            Ok(delivery)
        } else {
            Err(delivery.to_string())
        }
    })
    .await
}

async fn redeliver(scene: &Scene, delivery: &Value) -> learnt_compose::client::Reply {
    let path = scene.path(&format!("trigger-deliveries/{}/again", text(&delivery["id"])));
    scene.console.post(&path, json!({})).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_webhook_is_signed_as_the_format_says() {
    let scene = Scene::begin("signed").await;
    let receiver = Receiver::open(&[]).await;
    let (trigger, run) = woken(&scene, &receiver.url).await;
    let arrived = receiver.until(1).await.remove(0);
    let delivery = tried(&scene, &run, 1).await;
    assert_eq!(
        (&delivery["state"], &delivery["tries"][0]["status"]),
        (&json!("delivered"), &json!(204))
    );
    let id = format!("msg_{}", text(&delivery["id"]).replace('-', ""));
    assert_eq!(arrived.header("webhook-id"), id);
    let timestamp: i64 = arrived.header("webhook-timestamp").parse().unwrap();
    let tenant = TenantId::parse(&scene.story.tenant.id).unwrap();
    let secret = Secret::of(
        scene.story.tenant.stack().master_key(),
        &tenant,
        trigger.parse::<Uuid>().unwrap(),
        1,
    );
    assert_eq!(
        arrived.header("webhook-signature"),
        secret.sign(&id, timestamp, &arrived.body)
    );
    assert_eq!(arrived.header("content-type"), "application/json");
    let path = scene.path(&format!("triggers/{trigger}/secret"));
    let shown = scene.console.post(&path, json!({})).await.unwrap().value();
    assert_eq!(shown["secret"], secret.to_text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_receiver_that_is_busy_is_asked_again_when_it_says() {
    let scene = Scene::begin("busy").await;
    let receiver = Receiver::open(&[(503, Some("1800"))]).await;
    let (_, run) = woken(&scene, &receiver.url).await;
    let delivery = tried(&scene, &run, 1).await;
    assert_eq!(delivery["state"], "sending");
    let due = text(&delivery["dueAt"]).parse::<chrono::DateTime<Utc>>().unwrap();
    let tried_at = text(&delivery["tries"][0]["at"])
        .parse::<chrono::DateTime<Utc>>()
        .unwrap();
    let pause = (due - tried_at).num_seconds();
    assert!((1_795..=1_810).contains(&pause), "{pause}");
    assert_eq!(redeliver(&scene, &delivery).await.code(), "on_its_way");

    // Its time has come: the same message, under the same id.
    scene
        .story
        .tenant
        .sql("update trigger_deliveries set due_at = now()")
        .await;
    let api = scene
        .quiet(std::sync::Arc::new(learnt_kernel::clock::SystemClock))
        .await;
    learnt_tenant_api::webhooks::drain(&api.app, &scene.known(&api))
        .await
        .unwrap();
    let arrived = receiver.until(2).await;
    assert_eq!(arrived[0].header("webhook-id"), arrived[1].header("webhook-id"));
    assert_eq!(tried(&scene, &run, 2).await["state"], "delivered");
    api.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_receiver_that_wants_no_more_is_left_alone_until_somebody_sends_again() {
    let scene = Scene::begin("gone").await;
    let receiver = Receiver::open(&[(410, None)]).await;
    let (trigger, run) = woken(&scene, &receiver.url).await;
    let delivery = tried(&scene, &run, 1).await;
    assert_eq!(delivery["state"], "gone");
    let shown = scene
        .console
        .get(&scene.path(&format!("triggers/{trigger}")))
        .await
        .unwrap()
        .value();
    assert_eq!((&shown["enabled"], &shown["stopped"]), (&json!(false), &json!("gone")));
    assert_eq!(scene.log().await, ["trigger.created", "trigger.stopped"]);
    redeliver(&scene, &delivery).await.ok().unwrap();
    receiver.until(2).await;
    until(async || {
        let state = text(&scene.run(&run).await["deliveries"][0]["state"]);
        holds(state == "delivered", state)
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_webhook_goes_to_an_address_that_is_not_public() {
    let scene = Scene::begin("private").await;
    for url in [
        "https://10.0.0.1/hook",
        "https://[::ffff:192.168.0.1]/",
        "https://169.254.169.254/latest",
    ] {
        let (_, run) = woken(&scene, url).await;
        let delivery = tried(&scene, &run, 1).await;
        assert_eq!(delivery["state"], "refused", "{url}");
        assert!(
            text(&delivery["tries"][0]["error"]).contains("not public"),
            "{delivery}"
        );
        scene
            .story
            .tenant
            .sql("delete from user_teams where first_name = 'Lena'")
            .await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_receiver_that_leads_elsewhere_is_not_followed() {
    let scene = Scene::begin("leading").await;
    let receiver = Receiver::open(&[(302, None)]).await;
    let (_, run) = woken(&scene, &receiver.url).await;
    let delivery = tried(&scene, &run, 1).await;
    assert_eq!(
        (&delivery["state"], &delivery["tries"][0]["status"]),
        (&json!("sending"), &json!(302))
    );
    assert_eq!(receiver.arrived().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_receiver_that_wants_no_more_gets_nothing_else_that_was_on_its_way() {
    let scene = Scene::begin("waiting").await;
    let receiver = Receiver::open(&[(503, Some("1800")), (410, None)]).await;
    let badge = scene.badge("One").await;
    let (lena, tom) = (scene.person("Lena", "Leeds").await, scene.person("Tom", "York").await);
    let call = json!([{"type": "webhook", "url": receiver.url}]);
    let trigger = scene.trigger(json!({"documents": [badge], "actions": call})).await;
    scene.gives(&badge, &[&lena, &tom]).await;
    let found = until_states(&scene, &trigger, &["gone", "gone"]).await;
    assert_eq!(receiver.arrived().len(), 2, "the one that was to come again does not");
    let last_error = |one: &Value| text(&one["tries"].as_array().unwrap().last().unwrap()["error"]);
    let waited = found.iter().find(|one| one["tries"][0]["status"] == 503).unwrap();
    assert!(last_error(waited).contains("410"), "{waited}");
    assert_eq!(scene.log().await, ["trigger.created", "trigger.stopped"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_receiver_that_says_to_come_back_in_an_age_is_given_up_and_keeps_nobody_waiting() {
    let scene = Scene::begin("ages").await;
    let receiver = Receiver::open(&[(503, Some("9223372036854775807"))]).await;
    let (trigger, run) = woken(&scene, &receiver.url).await;
    let delivery = tried(&scene, &run, 1).await;
    assert_eq!(delivery["state"], "failed");
    redeliver(&scene, &delivery).await.ok().unwrap();
    until_states(&scene, &trigger, &["delivered"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_receiver_that_hangs_keeps_no_other_one_waiting() {
    let scene = Scene::begin("hanging").await;
    let (hanging, quick) = (Receiver::hanging().await, Receiver::open(&[]).await);
    let (one, two) = (scene.badge("One").await, scene.badge("Two").await);
    for (badge, receiver) in [(&one, &hanging), (&two, &quick)] {
        let call = json!([{"type": "webhook", "url": receiver.url}]);
        scene.trigger(json!({"documents": [badge], "actions": call})).await;
    }
    let mut people = Vec::new();
    for name in ["Lena", "Tom", "Mia"] {
        people.push(scene.person(name, "Leeds").await);
    }
    let people: Vec<&str> = people.iter().map(String::as_str).collect();
    scene.gives(&one, &people).await;
    hanging.until(1).await;
    scene.gives(&two, &people).await;
    quick.until(3).await;
    assert!(hanging.arrived().len() < 3, "while others still wait for their answer");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_on_its_way_ends_with_its_trigger_and_with_its_address() {
    let scene = Scene::begin("ending").await;
    let receiver = Receiver::open(&[(503, Some("1800")), (503, Some("1800"))]).await;
    let (trigger, run) = woken(&scene, &receiver.url).await;
    let delivery = tried(&scene, &run, 1).await;
    let path = scene.path(&format!("triggers/{trigger}"));
    let elsewhere = json!([{"type": "webhook", "url": "https://elsewhere.example/"}]);
    let body = json!({"revision": 1, "content": scene.content(json!({"actions": elsewhere}))});
    scene.console.put(&path, body).await.unwrap().ok().unwrap();
    let ended = until_states(&scene, &trigger, &["failed"]).await.remove(0);
    assert!(text(&ended["tries"][1]["error"]).contains("address"), "{ended}");

    // Whoever sends it again knows where it goes; switched off, it is not tried on.
    redeliver(&scene, &delivery).await.ok().unwrap();
    receiver.until(2).await;
    tried(&scene, &run, 3).await;
    let off = scene.path(&format!("triggers/{trigger}/state"));
    let off = scene.console.post(&off, json!({"to": "disabled"})).await.unwrap();
    off.ok().unwrap();
    let ended = until_states(&scene, &trigger, &["failed"]).await.remove(0);
    assert!(text(&ended["tries"][3]["error"]).contains("switched off"), "{ended}");
    assert_eq!(receiver.arrived().len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_renewed_secret_signs_with_the_one_before_for_a_day() {
    let scene = Scene::begin("renewed").await;
    let receiver = Receiver::open(&[]).await;
    let (trigger, run) = woken(&scene, &receiver.url).await;
    let delivery = tried(&scene, &run, 1).await;
    let path = scene.path(&format!("triggers/{trigger}/secret/rotate"));
    let renew = async || scene.console.post(&path, json!({"revision": 1})).await.unwrap();
    // Of two operators at once one does it: what the other one saw is not renewed twice.
    let (one, two) = tokio::join!(renew(), renew());
    let mut states = [one.status.as_u16(), two.status.as_u16()];
    states.sort_unstable();
    assert_eq!(states, [200, 409]);
    let (done, lost) = if one.status == 200 { (one, two) } else { (two, one) };
    assert_eq!(lost.code(), "changed_meanwhile");
    assert_eq!(scene.log().await, ["trigger.created", "trigger.secret_rotated"]);

    let (tenant, id) = (
        TenantId::parse(&scene.story.tenant.id).unwrap(),
        trigger.parse::<Uuid>().unwrap(),
    );
    let secret = |version: i32| Secret::of(scene.story.tenant.stack().master_key(), &tenant, id, version);
    assert_eq!(done.value()["secret"], secret(2).to_text());
    let signed = async |arrived: usize| {
        redeliver(&scene, &delivery).await.ok().unwrap();
        let arrived = receiver.until(arrived).await.pop().unwrap();
        until_states(&scene, &trigger, &["delivered"]).await;
        let timestamp: i64 = arrived.header("webhook-timestamp").parse().unwrap();
        let with = |version: i32| secret(version).sign(&arrived.header("webhook-id"), timestamp, &arrived.body);
        (arrived.header("webhook-signature"), with(2), with(1))
    };
    let (both, new, old) = signed(2).await;
    assert_eq!(both, format!("{new} {old}"));
    let a_day_ago = "update team_triggers set secret_rotated_at = now() - interval '1 day'";
    scene.story.tenant.sql(a_day_ago).await;
    let (alone, new, _) = signed(3).await;
    assert_eq!(alone, new);
}
