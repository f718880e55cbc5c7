//! What superadmins settle for people's own pages: what is seen of the fields that everybody has, and what is changed.

use learnt_compose::client::Client;
use learnt_compose::testing::{PASSWORD, TestStack, TestTenant};
use serde_json::{Value, json};

use super::{one, with, wrong};

const SETTINGS: &str = "/api/settings/profile";
const OWN: &str = "/api/me/profile";

/// Somebody of whom everything is known, signed in.
async fn filled(acme: &TestTenant, name: &str) -> Client {
    let username = format!("{name}.{}", acme.id).to_lowercase();
    let profile = json!({
        "firstName": name, "lastName": "Berg", "username": username, "employeeId": format!("E-{name}"), "position": "Nurse",
        "phone": "+44 20 7946", "dob": "1990-03-01", "lists": {"tags": ["night"], "loc1": ["Leeds"]},
    });
    let body = json!({"profile": profile, "password": PASSWORD});
    let admin = acme.admin().await;
    admin.post("/api/people", body).await.unwrap().ok().unwrap();
    acme.sign_in(&username).await
}

async fn superadmin(acme: &TestTenant, name: &str) -> Client {
    filled(acme, name).await;
    let raised = format!("update user_teams set roles = '{{superadmin}}', rank = 4 where first_name = '{name}'");
    acme.sql(raised).await;
    // A session whose person's roles changed goes on anew.
    acme.sign_in(&format!("{name}.{}", acme.id).to_lowercase()).await
}

fn rule(field: &str, access: &str, required: bool) -> Value {
    json!({"field": field, "access": access, "required": required})
}

async fn settle(root: &Client, rules: Value) -> Value {
    let now = root.get(SETTINGS).await.unwrap().ok().unwrap().value();
    let change = json!({"revision": now["revision"], "fields": rules});
    root.patch(SETTINGS, change).await.unwrap().ok().unwrap().value()
}

async fn own(browser: &Client) -> Value {
    browser.get(OWN).await.unwrap().ok().unwrap().value()
}

#[tokio::test(flavor = "multi_thread")]
async fn people_see_and_change_what_was_settled_and_nothing_else() {
    let acme = TestStack::shared().await.tenant("profile-rules").await;
    let (root, lena) = (superadmin(&acme, "Root").await, filled(&acme, "Lena").await);
    let at_first = own(&lena).await;
    assert!(
        at_first["rules"]
            .as_array()
            .unwrap()
            .iter()
            .all(|rule| rule["access"] == "shown")
    );
    let edit = async |change: Value| {
        let revision = own(&lena).await["revision"].clone();
        lena.patch(OWN, with(json!({"revision": revision}), change))
            .await
            .unwrap()
    };
    assert_eq!(
        wrong(&edit(json!({"phone": "1"})).await),
        one("phone", "not_yours"),
        "at first it is all the admins'"
    );

    let rules = json!([
        rule("firstName", "editable", false),
        rule("phone", "editable", true),
        rule("tags", "editable", false),
        rule("position", "hidden", false),
        rule("dob", "hidden", false),
        rule("employeeId", "hidden", false),
        rule("username", "hidden", false)
    ]);
    let settled = settle(&root, rules).await;
    let phone = settled["fields"]
        .as_array()
        .unwrap()
        .iter()
        .find(|one| one["field"] == "phone")
        .unwrap();
    assert_eq!(phone["choices"], json!(["hidden", "shown", "editable"]));

    let now = own(&lena).await;
    let profile = &now["profile"];
    for hidden in ["position", "dob", "username"] {
        assert_eq!(profile[hidden], Value::Null, "{hidden}");
    }
    assert_eq!(
        (&profile["employeeId"], &profile["phone"], &profile["loc1"]),
        (&json!(""), &json!("+44 20 7946"), &json!(["Leeds"]))
    );
    let me = lena.get("/api/me").await.unwrap().ok().unwrap().value();
    assert_eq!(me["data"]["currentUserTeam"]["position"], Value::Null);

    let change = json!({"firstName": "Helena", "phone": "+44 1", "lists": {"tags": ["day"]}});
    let done = edit(change).await.ok().unwrap().value();
    assert_eq!(
        (
            &done["profile"]["firstName"],
            &done["profile"]["phone"],
            &done["profile"]["tags"]
        ),
        (&json!("Helena"), &json!("+44 1"), &json!(["day"]))
    );
    for (field, change) in [
        ("lastName", json!({"lastName": "X"})),
        ("email", json!({"email": "x@acme.test"})),
        ("username", json!({"username": "helena"})),
        ("employeeId", json!({"employeeId": "E-1"})),
        ("position", json!({"position": "Chief"})),
        ("dob", json!({"dob": "1991-01-01"})),
        ("loc1", json!({"lists": {"loc1": ["York"]}})),
    ] {
        assert_eq!(wrong(&edit(change).await), one(field, "not_yours"));
    }
    assert_eq!(wrong(&edit(json!({"phone": " "})).await), one("phone", "required"));
    assert_eq!(
        wrong(&edit(json!({"firstName": ""})).await),
        one("firstName", "required")
    );
    assert_eq!(
        wrong(&edit(json!({"phone": "call me"})).await),
        one("phone", "not_a_phone")
    );

    let admin = acme.admin().await;
    let found = admin.get("/api/people?search=helena").await.unwrap().value();
    let page = super::path("/api/people", &found["items"][0]);
    let page = admin.get(&page).await.unwrap().ok().unwrap().value();
    assert_eq!(
        page["profile"]["position"], "Nurse",
        "what she does not see is still there"
    );
    let rows = admin.get("/api/audit-log?action=profile_rules.changed").await.unwrap();
    let rows = rows.ok().unwrap().value();
    let fields = &rows["items"][0]["details"]["fields"];
    assert_eq!(fields.as_array().unwrap().len(), 7, "{rows}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_opens_an_account_is_not_given_to_people_and_admins_settle_nothing() {
    let acme = TestStack::shared().await.tenant("profile-fixed").await;
    let (root, lena, admin) = (
        superadmin(&acme, "Root").await,
        filled(&acme, "Lena").await,
        acme.admin().await,
    );
    for (field, access) in [("email", "editable"), ("firstName", "hidden"), ("managers", "editable")] {
        let change = json!({"revision": 1, "fields": [rule(field, access, false)]});
        let refused = root.patch(SETTINGS, change).await.unwrap();
        assert_eq!(wrong(&refused), one(field, "not_a_choice"));
    }
    let change = json!({"revision": 1, "fields": [rule("phone", "editable", false)]});
    for browser in [&lena, &admin] {
        assert_eq!(browser.get(SETTINGS).await.unwrap().code(), "role");
        assert_eq!(browser.patch(SETTINGS, change.clone()).await.unwrap().code(), "role");
    }
    assert_eq!(acme.client().get(SETTINGS).await.unwrap().status, 401);
    let munro = TestStack::shared().await.tenant("profile-strange").await;
    let foreign = filled(&munro, "Munro").await;
    settle(&root, json!([rule("phone", "editable", false)])).await;
    let edit = json!({"revision": own(&foreign).await["revision"], "phone": "1"});
    let refused = foreign.patch(OWN, edit).await.unwrap();
    assert_eq!(wrong(&refused), one("phone", "not_yours"), "it holds in one tenant");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_settle_other_fields_at_once_neither_loses_theirs_silently() {
    let acme = TestStack::shared().await.tenant("profile-both").await;
    let (one, other) = (superadmin(&acme, "Root").await, superadmin(&acme, "Ruth").await);
    let access = |settings: &Value, field: &str| {
        let fields = settings["fields"].as_array().unwrap().clone();
        fields.into_iter().find(|one| one["field"] == field).unwrap()["access"].clone()
    };
    let mut now = one.get(SETTINGS).await.unwrap().ok().unwrap().value();
    for body in ["editable", "hidden", "shown", "editable"] {
        let change = |field: &str| json!({"revision": now["revision"], "fields": [rule(field, body, false)]});
        let (phone, tags) = tokio::join!(
            one.patch(SETTINGS, change("phone")),
            other.patch(SETTINGS, change("tags"))
        );
        let (phone, tags) = (phone.unwrap(), tags.unwrap());
        let (late, field, refused) = if phone.status == 200 {
            (&other, "tags", tags)
        } else {
            (&one, "phone", phone)
        };
        assert_eq!(refused.code(), "changed_meanwhile", "{}", refused.text());
        let before = late.get(SETTINGS).await.unwrap().ok().unwrap().value();
        let first = if field == "tags" { "phone" } else { "tags" };
        assert_eq!(access(&before, first), body, "who was first has it");
        // Whoever was told looks again, and settles theirs beside the other one's.
        settle(late, json!([rule(field, body, false)])).await;
        now = one.get(SETTINGS).await.unwrap().ok().unwrap().value();
        assert_eq!(
            (access(&now, "phone"), access(&now, "tags")),
            (json!(body), json!(body))
        );
        assert_eq!(now["revision"], json!(before["revision"].as_i64().unwrap() + 1));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_settle_at_once_the_second_is_told_and_nothing_is_changed_by_rules_that_are_over() {
    let acme = TestStack::shared().await.tenant("profile-race").await;
    let (one, other) = (superadmin(&acme, "Root").await, superadmin(&acme, "Ruth").await);
    let lena = filled(&acme, "Lena").await;
    let change = |access: &str, revision: i64| json!({"revision": revision, "fields": [rule("phone", access, false)]});
    let (a, b) = tokio::join!(
        one.patch(SETTINGS, change("editable", 1)),
        other.patch(SETTINGS, change("editable", 1))
    );
    let mut codes = [a.unwrap().status.as_u16(), b.unwrap().status.as_u16()];
    codes.sort_unstable();
    assert_eq!(codes, [200, 409]);

    for round in 1..=5_i64 {
        let revision = own(&lena).await["revision"].clone();
        let number = format!("+44 {round}");
        let (settled, edited) = tokio::join!(
            one.patch(SETTINGS, change("shown", round * 2)),
            lena.patch(OWN, json!({"revision": revision, "phone": number}))
        );
        settled.unwrap().ok().unwrap();
        let (edited, now) = (edited.unwrap(), own(&lena).await);
        let is_changed = now["profile"]["phone"] == number.as_str();
        assert_eq!(edited.status == 200, is_changed, "{}", edited.text());
        let late = json!({"revision": now["revision"], "phone": "1"});
        assert_eq!(
            wrong(&lena.patch(OWN, late).await.unwrap()),
            super::one("phone", "not_yours")
        );
        let again = change("editable", round * 2 + 1);
        one.patch(SETTINGS, again).await.unwrap().ok().unwrap();
    }
}
