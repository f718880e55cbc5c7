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
