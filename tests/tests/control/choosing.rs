//! Operators choose what of a tenant's settings is theirs: checked at the field, told to the directory, written down.
use http::StatusCode;
use learnt_control_plane::builder;
use serde_json::{Value, json};
use sqlx::postgres::PgListener;

use super::platform::{Answer, Console, TestPlatform, order};

const PATH: &str = "/api/tenants/acme/settings";
const SCRIPT: &str = "https://chat.test/load.js?key=s3cret";

async fn platform() -> (TestPlatform, Console) {
    let platform = TestPlatform::quiet().await;
    let console = platform.operator().await;
    builder::provision(&platform.control, order("acme")).await.unwrap();
    (platform, console)
}

async fn choose(console: &Console, settings: Value, revision: &Value) -> Answer {
    let body = json!({"settings": settings, "revision": revision});
    console.patch(PATH, &body).await
}

async fn chosen(console: &Console) -> Value {
    let shown = console.get(PATH).await;
    assert_eq!(shown.status, StatusCode::OK, "{}", shown.body);
    shown.body
}

async fn audit_events(console: &Console) -> Vec<Value> {
    let page = console.get("/api/audit-log?action=tenant.settings_changed").await;
    page.body["items"].as_array().unwrap().clone()
}

#[tokio::test]
async fn what_an_operator_chooses_is_told_to_the_directory_and_written_down_without_a_key() {
    let (platform, console) = platform().await;
    let before = chosen(&console).await;
    let nothing =
        json!({"marketplaceLink": null, "showSupportChatDialog": false, "supportChatScript": null, "rewards": false});
    assert_eq!(before["settings"], nothing);

    let mut listener = PgListener::connect(&platform.databases.urls.control).await.unwrap();
    listener.listen("learnt_directory").await.unwrap();
    let body = json!({
        "marketplaceLink": "https://shop.test/x", "showSupportChatDialog": true, "supportChatScript": SCRIPT,
        "usernameTitleLabel": "Staff number", "plan": "enterprise",
    });
    let changed = choose(&console, body, &before["revision"]).await;
    assert_eq!(changed.status, StatusCode::OK, "{}", changed.body);
    let settings = json!({
        "marketplaceLink": "https://shop.test/x", "showSupportChatDialog": true, "supportChatScript": SCRIPT, "rewards": false,
    });
    assert_eq!(changed.body["settings"], settings);
    assert_eq!(chosen(&console).await, changed.body);
    let notice = tokio::time::timeout(std::time::Duration::from_secs(5), listener.recv()).await;
    notice.unwrap().unwrap();
    let stored: Value = sqlx::query_scalar("select settings from control.directory where team_id = 'acme'")
        .fetch_one(&mut platform.register().await)
        .await
        .unwrap();
    assert_eq!(
        (&stored["supportChatScript"], &stored["usernameTitleLabel"]),
        (&json!(SCRIPT), &json!("Username or email")),
        "what is about signing in is the tenant's own"
    );

    let rows = audit_events(&console).await;
    assert_eq!(rows.len(), 1);
    assert_eq!(
        (&rows[0]["subject"], &rows[0]["operatorName"]),
        (&json!("acme"), &json!("Root"))
    );
    assert_eq!(
        rows[0]["details"],
        json!({
            "fields": ["marketplaceLink", "showSupportChatDialog", "supportChatScript"],
            "before": {"showSupportChatDialog": false},
            "after": {"marketplaceLink": "https://shop.test/x", "showSupportChatDialog": true, "supportChatScript": "https://chat.test"},
        })
    );
}

#[tokio::test]
async fn what_is_refused_or_changes_nothing_leaves_no_trace() {
    let (_platform, console) = platform().await;
    let before = chosen(&console).await;
    let revision = &before["revision"];
    let wrong = json!({"marketplaceLink": "javascript:alert(1)", "supportChatScript": "http://chat.test/x.js", "rewards": "yes"});
    let refused = choose(&console, wrong, revision).await.refused();
    let at = |field: &str, code: &str| (format!("settings.{field}"), code.to_owned());
    assert_eq!(
        refused,
        [
            at("marketplaceLink", "not_a_link"),
            at("rewards", "not_a_switch"),
            at("supportChatScript", "not_a_script")
        ]
    );
    let speechless = choose(&console, json!({"showSupportChatDialog": true}), revision).await;
    assert_eq!(speechless.refused(), [at("supportChatScript", "required")]);
    let same = choose(
        &console,
        json!({"rewards": false, "hideAccountExistence": true}),
        revision,
    )
    .await;
    assert_eq!((same.status, &same.body), (StatusCode::OK, &before));
    let unseen = console.patch(PATH, &json!({"settings": {"rewards": true}})).await;
    assert_eq!(
        unseen.status,
        StatusCode::BAD_REQUEST,
        "a change says what it was made of"
    );
    assert_eq!(chosen(&console).await, before);
    assert!(audit_events(&console).await.is_empty());
}

#[tokio::test]
async fn of_two_operators_at_once_the_second_is_told() {
    let (_platform, console) = platform().await;
    let revision = chosen(&console).await["revision"].clone();
    let (one, other) = tokio::join!(
        choose(&console, json!({"rewards": true}), &revision),
        choose(&console, json!({"marketplaceLink": "https://shop.test/"}), &revision),
    );
    let (won, lost) = if one.status == StatusCode::OK {
        (one, other)
    } else {
        (other, one)
    };
    assert_eq!(
        (won.status, lost.status, &lost.body["code"]),
        (StatusCode::OK, StatusCode::CONFLICT, &json!("changed_meanwhile"))
    );
    assert_eq!(chosen(&console).await, won.body, "nothing of the other's was saved");
    assert_eq!(audit_events(&console).await.len(), 1);
}

#[tokio::test]
async fn nobody_but_an_operator_sees_or_chooses() {
    let (platform, console) = platform().await;
    let before = chosen(&console).await;
    let outsider = Console::new(&platform.control);
    assert_eq!(outsider.get(PATH).await.status, StatusCode::UNAUTHORIZED);
    let refused = choose(&outsider, json!({"rewards": true}), &before["revision"]).await;
    assert_eq!(refused.status, StatusCode::UNAUTHORIZED);
    assert_eq!(chosen(&console).await, before);
    for path in ["/api/tenants/nobody/settings", "/api/tenants/%27/settings"] {
        let body = json!({"settings": {"rewards": true}, "revision": 1});
        assert_eq!(console.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(console.patch(path, &body).await.status, StatusCode::NOT_FOUND, "{path}");
    }
}
