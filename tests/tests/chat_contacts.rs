//! Whom people may turn to: their managers, their own people and the admins; to admins everybody.

use learnt_compose::client::Client;
use learnt_compose::testing::{PASSWORD, TestStack, TestTenant};
use serde_json::{Value, json};

const CONTACTS: &str = "/api/chat/contacts";

/// A team in which Lena is managed by Mona, Otto by nobody, and Ada administers all of them.
struct Team {
    tenant: TestTenant,
    ada: Client,
    lena: (Client, String),
    mona: (Client, String),
    otto: (Client, String),
}

impl Team {
    async fn gather(name: &str) -> Self {
        let tenant = TestStack::shared().await.tenant(name).await;
        let ada = tenant.admin().await;
        let lena = member(&tenant, &ada, "Lena", "learner").await;
        let mona = member(&tenant, &ada, "Mona", "manager").await;
        let otto = member(&tenant, &ada, "Otto", "learner").await;
        let named = json!({"revision": 1, "managers": [mona.1]});
        ada.put(&format!("/api/people/{}/managers", lena.1), named)
            .await
            .unwrap()
            .ok()
            .unwrap();
        Self {
            tenant,
            ada,
            lena,
            mona,
            otto,
        }
    }
}

/// Somebody who signs in by a name, with their id.
async fn member(tenant: &TestTenant, ada: &Client, name: &str, role: &str) -> (Client, String) {
    let username = format!("{name}.{}", tenant.id).to_lowercase();
    let profile = json!({"firstName": name, "lastName": "Berg", "username": username, "phone": "+49 30 1234",
        "position": "Fitter"});
    let made = ada.post(
        "/api/people",
        json!({"profile": profile, "roles": [role], "password": PASSWORD}),
    );
    let made = made.await.unwrap().ok().unwrap().value();
    (tenant.sign_in(&username).await, made["id"].as_str().unwrap().to_owned())
}

async fn contacts(browser: &Client, query: &str) -> Value {
    browser
        .get(&format!("{CONTACTS}?{query}"))
        .await
        .unwrap()
        .ok()
        .unwrap()
        .value()
}

/// First names with what their people are to the one who asks.
async fn near(browser: &Client, query: &str) -> Vec<String> {
    let page = contacts(browser, query).await;
    let items = page["items"].as_array().unwrap().iter();
    items
        .map(|one| {
            let (name, relation) = (one["displayName"].as_str().unwrap(), one["relation"].as_str().unwrap());
            format!("{} {relation}", name.split(' ').next().unwrap())
        })
        .collect()
}

async fn admin_name(team: &Team) -> String {
    let me = team.ada.get("/api/me").await.unwrap().ok().unwrap().value();
    let first = me["data"]["currentUserTeam"]["firstName"].as_str().unwrap();
    format!("{first} admin")
}

fn sorted(mut names: Vec<String>) -> Vec<String> {
    names.sort();
    names
}

#[tokio::test]
async fn one_sees_whom_one_may_turn_to_and_nobody_else() {
    let team = Team::gather("contacts").await;
    let admin = admin_name(&team).await;
    assert_eq!(
        sorted(near(&team.lena.0, "").await),
        sorted(vec!["Mona manager".into(), admin.clone()])
    );
    assert_eq!(
        sorted(near(&team.mona.0, "").await),
        sorted(vec!["Lena report".into(), admin.clone()])
    );
    assert_eq!(near(&team.otto.0, "").await, [admin.as_str()]);
    assert_eq!(
        sorted(near(&team.ada, "").await),
        ["Lena member", "Mona member", "Otto member"]
    );
    assert_eq!(team.tenant.client().get(CONTACTS).await.unwrap().status, 401);

    // Mona comes to administer the team too: to Lena she is her manager first, and to herself nobody.
    let promote = format!(
        "update user_teams set roles = '{{admin}}', rank = 3 where user_id = '{}'",
        team.mona.1
    );
    team.tenant.sql(promote).await;
    assert!(near(&team.lena.0, "").await.contains(&"Mona manager".to_owned()));
    assert!(near(&team.otto.0, "").await.contains(&"Mona admin".to_owned()));
}

#[tokio::test]
async fn presence_and_telephone_are_for_admins() {
    let team = Team::gather("presence").await;
    let there = json!({"path": "/apps/courses/mycourses"});
    team.mona.0.post("/api/me/presence", there).await.unwrap().ok().unwrap();
    let seen = contacts(&team.lena.0, "search=mona").await["items"][0].clone();
    assert_eq!(seen["displayName"], "Mona Berg");
    assert_eq!((&seen["position"], &seen["phone"]), (&json!("Fitter"), &json!(null)));
    assert!(seen.get("online").is_none(), "{seen}");
    let seen = contacts(&team.ada, "").await["items"].clone();
    let online: Vec<&Value> = seen.as_array().unwrap().iter().map(|one| &one["online"]).collect();
    assert_eq!(online, [false, true, false], "{seen}");
    assert!(seen.as_array().unwrap().iter().all(|one| one["phone"] == "+49 30 1234"));

    // What people do not see of themselves they do not see of others either.
    let hidden = r#"{"position": {"access": "hidden", "required": false}}"#;
    team.tenant
        .sql(format!("update profile_rules set rules = '{hidden}'"))
        .await;
    assert_eq!(
        contacts(&team.lena.0, "search=mona").await["items"][0]["position"],
        json!(null)
    );
    assert_eq!(
        contacts(&team.ada, "search=mona").await["items"][0]["position"],
        "Fitter"
    );
}

#[tokio::test]
async fn who_left_and_who_is_elsewhere_is_nobodys_contact() {
    let (team, munro) = tokio::join!(Team::gather("leaving"), Team::gather("munro"));
    assert!(near(&team.lena.0, "search=mona").await == ["Mona manager"]);
    let elsewhere = contacts(&munro.ada, "").await.to_string();
    assert!(
        !elsewhere.contains(&team.lena.1) && !elsewhere.contains(&team.mona.1),
        "{elsewhere}"
    );
    for status in ["terminated", "archived", "inactive"] {
        let left = json!({"ids": [team.mona.1], "status": status});
        team.ada.post("/api/people/status", left).await.unwrap().ok().unwrap();
        assert_eq!(near(&team.lena.0, "search=mona").await, [""; 0], "{status}");
        assert_eq!(near(&team.ada, "search=mona").await, [""; 0], "{status}");
    }
    // A manager who is in another team of the tenant only, and an admin there.
    let moved = format!(
        "update user_teams set status = 'active', roles = '{{admin}}', rank = 3, team_id = 'second', \
         id = user_id::text || '_second' where user_id = '{}'",
        team.mona.1
    );
    team.tenant.sql(moved).await;
    for browser in [&team.lena.0, &team.otto.0, &team.ada] {
        assert_eq!(near(browser, "search=mona").await, [""; 0]);
    }
}

#[tokio::test]
async fn whoever_acts_as_somebody_sees_their_contacts() {
    let team = Team::gather("acting").await;
    let acting = team.tenant.admin().await;
    let begun = json!({"userId": team.lena.1, "reason": "She called and cannot find her manager", "home": "/"});
    let reply = acting.post("/api/impersonation", begun).await.unwrap().ok().unwrap();
    acting.set_token(Some(reply.value()["accessToken"].as_str().unwrap().to_owned()));
    assert_eq!(
        contacts(&acting, "").await.to_string(),
        contacts(&team.lena.0, "").await.to_string()
    );
}

#[tokio::test]
async fn pages_follow_each_other_by_name_and_words_are_looked_for_in_names() {
    let team = Team::gather("pages").await;
    let many = "insert into user_teams (id, user_id, team_id, first_name, last_name, email, facets, search, created_at, updated_at) \
        select u::text || '_' || t.team_id, u, t.team_id, 'Person', 'Number ' || n, 'zebra' || n || '@many.test', '{}', \
          lower('Person Number ' || n || ' zebra' || n || '@many.test'), now(), now() \
        from (select n, gen_random_uuid() u from generate_series(1, 64) n) made, (select team_id from user_teams limit 1) t";
    team.tenant.sql(many).await;
    let (mut names, mut sizes, mut cursor) = (Vec::new(), Vec::new(), String::new());
    loop {
        let page = contacts(&team.ada, &format!("cursor={}", url_encoded(&cursor))).await;
        let items = page["items"].as_array().unwrap();
        sizes.push(items.len());
        names.extend(items.iter().map(|one| one["displayName"].as_str().unwrap().to_owned()));
        match page["next"].as_str() {
            Some(next) => next.clone_into(&mut cursor),
            None => break,
        }
    }
    assert_eq!(sizes, [30, 30, 7]);
    assert_eq!(names[..3], ["Lena Berg", "Mona Berg", "Otto Berg"]);
    let once: std::collections::BTreeSet<&String> = names.iter().collect();
    assert_eq!(once.len(), 67);

    let found = contacts(&team.ada, "search=64%20person").await;
    assert_eq!(found["items"][0]["displayName"], "Person Number 64");
    assert_eq!(
        (found["items"].as_array().unwrap().len(), &found["next"]),
        (1, &json!(null))
    );
    assert_eq!(near(&team.ada, "search=zebra").await, [""; 0], "an address is no name");
    assert_eq!(near(&team.ada, "search=%25").await, [""; 0]);
    assert_eq!(near(&team.otto.0, "search=person").await, [""; 0]);
    for odd in ["x", "%5B%5D"] {
        let refused = team.ada.get(&format!("{CONTACTS}?cursor={odd}")).await.unwrap();
        assert_eq!(
            (refused.status.as_u16(), refused.code()),
            (422, "invalid_fields".into())
        );
    }
}

fn url_encoded(text: &str) -> String {
    url::form_urlencoded::byte_serialize(text.as_bytes()).collect()
}
