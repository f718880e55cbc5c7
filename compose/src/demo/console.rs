//! What the demo's operator prepared at the console: queries worth keeping, and a template of the navigation.
use anyhow::Context;
use learnt_control_plane::ControlPlane;
use learnt_control_plane::features::{navigation, query};
use learnt_kernel::email::EmailAddress;
use serde_json::{Value, json};

/// Keeps them for this operator. Safe to repeat.
pub async fn prepare(control: &ControlPlane, operator: &EmailAddress) -> anyhow::Result<()> {
    for (name, query) in queries() {
        query::save_query(control, operator, name, query).await.context(name)?;
    }
    navigation::prepare(control, operator, "Learning only", learning_only())
        .await
        .context("a template of the navigation")
}

fn queries() -> [(&'static str, Value); 3] {
    let newest = |field: &str| json!([{ "field": field, "descending": true }]);
    [
        (
            "Who was invited and never came",
            json!({ "collection": "userTeams", "fields": ["_id", "teamId", "status", "invitedAt", "email"], "order": newest("invitedAt"), "limit": 100,
                "filters": [{ "field": "invitedAt", "operator": "isFilled", "value": "" }, { "field": "joinedAt", "operator": "isEmpty", "value": "" }] }),
        ),
        (
            "Courses that were begun and not completed",
            json!({ "collection": "userCourses", "fields": ["userId", "courseId", "progress", "startedAt", "dueAt"], "order": newest("progress"), "limit": 100,
                "filters": [{ "field": "status", "operator": "is", "value": "inprogress" }] }),
        ),
        (
            "Who acted as somebody",
            json!({ "collection": "impersonationSessions", "fields": ["createdAt", "endedAt", "status", "teamId"], "order": newest("createdAt"), "limit": 50, "filters": [] }),
        ),
    ]
}

/// For organisations that want courses and nothing else.
fn learning_only() -> Value {
    let item = |id: &str, url: &str, icon: &str| json!({ "id": id, "type": "item", "url": url, "icon": icon });
    let admin = |id: &str, url: &str, icon: &str| json!({ "id": id, "type": "item", "url": url, "icon": icon, "auth": ["admin"] });
    json!([
        { "id": "learn", "type": "group", "children": [
            item("homepage", "/apps/homepage/myhomepage", "home"),
            item("mycourses", "/apps/courses/mycourses", "courses"),
            item("mybundles", "/apps/courses/mybundles", "bundles"),
            item("myprofile", "/pages/profile", "profile")] },
        { "id": "admin", "type": "group", "auth": ["admin"], "children": [
            admin("admin-courses", "/apps/admin/courses", "admin-courses"),
            admin("admin-users", "/apps/admin/users", "users"),
            admin("settings-theme", "/apps/admin/settings/theme", "theme")] },
        { "id": "way-out", "type": "divider" },
        item("logout", "/logout", "logout")
    ])
}
