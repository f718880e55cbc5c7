//! A trigger acts in its team: what happens to its people in another one is none of its business.
use serde_json::json;

use super::Scene;
use crate::brand::second_team;

#[tokio::test(flavor = "multi_thread")]
async fn what_happens_in_one_team_wakes_no_trigger_of_another() {
    let scene = Scene::begin("teams").await;
    let (second, _) = second_team(&scene.story.tenant).await;
    let lena = scene.person("Lena", "Leeds").await;
    // Lena is in both.
    let there = format!(
        "insert into user_teams select (jsonb_populate_record(one, jsonb_build_object('id', user_id || '_{second}', 'team_id', '{second}', 'username', null))).* \
         from user_teams one where user_id = '{lena}'"
    );
    scene.story.tenant.sql(there).await;
    let mut triggers = Vec::new();
    for team in [&scene.story.tenant.id, &second] {
        for event in ["statusChanged", "badgeEarned"] {
            let notify = json!([{"type": "notify", "title": event, "text": "Something happened"}]);
            let change = json!({"teamId": team, "title": event, "event": event, "actions": notify});
            triggers.push(scene.trigger(change).await);
        }
    }
    let badge = scene.badge("One").await;
    scene.gives(&badge, &[&lena]).await;
    let away = json!({"ids": [lena], "status": "sick leave"});
    let moved = scene.story.ada.post("/api/people/status", away).await.unwrap();
    assert!(moved.status.is_success(), "{}", moved.text());
    for own in &triggers[..2] {
        assert_eq!(scene.settled(own, 1).await, ["done"]);
    }
    for others in &triggers[2..] {
        assert!(scene.runs(others).await.is_empty(), "{others}");
    }
    let dry = json!({"teamId": second, "event": "badgeEarned", "documents": [], "rule": {"everyone": ["everyone"]}, "days": 30});
    let page = scene.console.post(&scene.path("triggers/dry-run"), dry).await.unwrap();
    assert_eq!(page.ok().unwrap().value()["total"], 0);
}
