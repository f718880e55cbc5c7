//! How people want to be told, and what the tenant settles.
use serde_json::{Value, json};

use super::{Person, Story};

async fn superadmin(story: &Story, name: &str) -> Person {
    let person = story.learner(name, "Bath").await;
    let raised = "update user_teams set roles = '{superadmin}', rank = 4 where user_id = ";
    story.sql(format!("{raised}'{}'", person.id)).await;
    // A session whose person's roles changed goes on anew.
    let username = format!("{name}.{}", story.tenant.id).to_lowercase();
    Person {
        browser: story.tenant.sign_in(&username).await,
        ..person
    }
}

fn kind<'v>(all: &'v Value, name: &str) -> &'v Value {
    let mut kinds = all["kinds"].as_array().unwrap().iter();
    kinds.find(|one| one["kind"] == name).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_person_chooses_is_kept_and_followed() {
    let story = Story::begin("chosen").await;
    let lena = story.learner("Lena", "Leeds").await;
    let read = async || {
        lena.browser
            .get("/api/notifications/preferences")
            .await
            .unwrap()
            .ok()
            .unwrap()
            .value()
    };
    let at_first = read().await;
    let assigned =
        json!({"kind": "courseAssigned", "inApp": true, "mail": "each", "inAppAllowed": true, "mailAllowed": true});
    assert_eq!(kind(&at_first, "courseAssigned"), &assigned);
    assert_eq!(
        (&at_first["quietOf"], &at_first["quiet"]),
        (&json!("organisation"), &Value::Null)
    );
    assert_eq!(
        (&at_first["digestAt"], &at_first["timeZone"]),
        (&json!("08:00"), &json!("UTC"))
    );

    let choice = json!({"kinds": [{"kind": "courseAssigned", "inApp": false, "mail": "none"}], "quietOf": "own",
        "quiet": {"from": "21:30", "until": "06:00"}, "digestAt": "07:15", "timeZone": "Europe/Berlin"});
    let saved = lena.chooses(choice).await;
    assert_eq!(saved, read().await);
    assert_eq!(kind(&saved, "courseAssigned")["inApp"], false);
    assert_eq!(
        kind(&saved, "courseOverdue"),
        kind(&at_first, "courseOverdue"),
        "what is not named stays"
    );
    assert_eq!(saved["quiet"], json!({"from": "21:30", "until": "06:00"}));
    let back = lena.chooses(json!({"quietOf": "none"})).await;
    assert_eq!((&back["quiet"], &back["digestAt"]), (&Value::Null, &json!("07:15")));

    let course = story.course("Fire safety", None).await;
    story.gives(&course, "Leeds").await;
    story.rests().await;
    assert!(lena.notifications().await.is_empty(), "she wants to know nothing of it");
    assert_eq!(
        story.count("select count(*) from user_notifications").await,
        0,
        "and nothing is written"
    );
    for odd in [
        json!({"quietOf": "own"}),
        json!({"quietOf": "own", "quiet": {"from": "08:00", "until": "08:00"}}),
        json!({"timeZone": "Europe/Atlantis"}),
    ] {
        let reply = lena
            .browser
            .patch("/api/notifications/preferences", odd.clone())
            .await
            .unwrap();
        assert_eq!(reply.status, 422, "{odd}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_organisation_does_not_allow_reaches_nobody() {
    let story = Story::begin("settled").await;
    let root = superadmin(&story, "Root").await;
    let (lena, marco) = (
        story.learner("Lena", "Leeds").await,
        story.mailed("Marco", "Leeds").await,
    );
    let path = "/api/settings/notifications";
    let at_first = root.browser.get(path).await.unwrap().ok().unwrap().value();
    assert_eq!(
        (&at_first["dueDays"], &at_first["revision"]),
        (&json!([1, 7]), &json!(1))
    );
    let closed = json!({"kind": "courseAssigned", "inAppAllowed": true, "inAppDefault": true,
        "mailAllowed": false, "mailDefault": "each"});
    let change = json!({"kinds": [closed], "dueDays": [1, 14, 3], "hasQuiet": true,
        "quiet": {"from": "22:00", "until": "06:00"}, "digestAt": "09:00", "revision": 1});
    let settled = root
        .browser
        .patch(path, change.clone())
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value();
    assert_eq!(
        (&settled["dueDays"], &settled["revision"]),
        (&json!([1, 3, 14]), &json!(2))
    );
    let stale = root.browser.patch(path, change).await.unwrap();
    assert_eq!(
        (stale.status.as_u16(), stale.code().as_str()),
        (409, "changed_meanwhile")
    );

    let mine = lena
        .browser
        .get("/api/notifications/preferences")
        .await
        .unwrap()
        .value();
    let assigned = kind(&mine, "courseAssigned");
    assert_eq!(
        (&assigned["mail"], &assigned["mailAllowed"]),
        (&json!("none"), &json!(false))
    );
    assert_eq!(
        (&mine["quiet"]["from"], &mine["digestAt"]),
        (&json!("22:00"), &json!("09:00"))
    );
    let body = json!({"kinds": [{"kind": "courseAssigned", "inApp": true, "mail": "each"}]});
    let refused = lena
        .browser
        .patch("/api/notifications/preferences", body)
        .await
        .unwrap();
    assert_eq!(refused.status, 422, "{}", refused.text());

    let course = story.course("Fire safety", None).await;
    story.gives(&course, "Leeds").await;
    marco.wait_for_notifications(1).await;
    story.rests().await;
    assert_eq!(
        story
            .count("select count(*) from mails where kind = 'notification'")
            .await,
        0
    );
    let shut = json!({"kind": "courseAssigned", "inAppAllowed": false, "inAppDefault": true,
        "mailAllowed": false, "mailDefault": "each"});
    let shut = json!({"kinds": [shut], "revision": 2});
    root.browser.patch(path, shut).await.unwrap().ok().unwrap();
    let other = story.course("Lifting", None).await;
    story.gives(&other, "Leeds").await;
    story.rests().await;
    assert_eq!(marco.notifications().await.len(), 1);
    let rows = story.reads("/api/audit-log?action=notification_settings.changed").await;
    assert_eq!(rows["total"], 2, "{rows}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_several_tabs_choose_at_once_is_kept_of_all() {
    let story = Story::begin("tabs").await;
    let lena = story.learner("Lena", "Leeds").await;
    let path = "/api/notifications/preferences";
    for round in 0..8 {
        let (is_on, way) = (round % 2 == 1, if round % 2 == 0 { "none" } else { "digest" });
        let tabs = ["courseAssigned", "courseDueSoon", "courseOverdue"]
            .into_iter()
            .flat_map(|kind| {
                [
                    json!({"kinds": [{"kind": kind, "inApp": is_on}]}),
                    json!({"kinds": [{"kind": kind, "mail": way}]}),
                ]
            });
        let replies = futures_util::future::join_all(tabs.map(|choice| lena.browser.patch(path, choice))).await;
        assert!(replies.into_iter().all(|reply| reply.unwrap().status == 200));
        let saved = lena.browser.get(path).await.unwrap().ok().unwrap().value();
        for name in ["courseAssigned", "courseDueSoon", "courseOverdue"] {
            let one = kind(&saved, name);
            assert_eq!(
                (&one["inApp"], &one["mail"]),
                (&json!(is_on), &json!(way)),
                "{name}, {round}"
            );
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_superadmins_at_once_the_second_is_told() {
    let story = Story::begin("both").await;
    let (one, other) = (superadmin(&story, "Root").await, superadmin(&story, "Ruth").await);
    let change = |at: &str| json!({"digestAt": at, "revision": 1});
    let path = "/api/settings/notifications";
    let (a, b) = tokio::join!(
        one.browser.patch(path, change("06:00")),
        other.browser.patch(path, change("07:00"))
    );
    let mut codes = [a.unwrap().status.as_u16(), b.unwrap().status.as_u16()];
    codes.sort_unstable();
    assert_eq!(codes, [200, 409]);
}
