//! kill -9 while people complete courses: whatever a completion leads to is there exactly once, and nothing of it by half.
use std::time::Duration;

use futures_util::future::join;
use learnt_compose::client::Client;
use learnt_compose::testing::PASSWORD;
use serde_json::{Value, json};
use sqlx::PgConnection;

use super::bookings::{admin, database, kill_and_start, texts};
use super::checkout::Checkout;
use super::console::Operator;

const PATIENCE: Duration = Duration::from_secs(120);
const PAGES: [&str; 2] = ["A", "B"];

/// People, courses and kills: a crowd only in `./learnt test thorough`.
#[expect(
    clippy::disallowed_methods,
    reason = "which run this is, is said to the tests' program alone"
)]
fn size() -> (usize, usize, usize) {
    if std::env::var("LEARNT_THOROUGH").is_ok_and(|value| !value.is_empty()) {
        (16, 12, 12)
    } else {
        (6, 6, 2)
    }
}

/// What must hold at every moment, for a completion does all of it in one transaction: questions that find nothing.
const ALWAYS: &[&str] = &[
    // A course is completed with its last page.
    "select uc.id::text from user_courses uc left join user_activities a on a.user_course_id = uc.id and a.status = 'completed'
     group by uc.id, uc.status having (count(a.activity_id) = 2) <> (uc.status = 'completed')",
    // It is told once, is worth one certificate, and its points once.
    "select uc.id::text from user_courses uc left join facts f on f.kind = 'course.completed' and f.payload->>'userCourseId' = uc.id::text
     group by uc.id, uc.status having count(f.id) <> (uc.status = 'completed')::int",
    "select uc.id::text from user_courses uc left join certificates c on c.user_course_id = uc.id
     group by uc.id, uc.status having count(c.id) <> (uc.status = 'completed')::int",
    "select uc.id::text from user_courses uc left join reward_transactions t on t.user_id = uc.user_id
       and t.document_type = 'course' and t.document_id = uc.course_id
     group by uc.id, uc.status having count(t.id) <> (uc.status = 'completed')::int",
    // A pathway is completed with its last course, and a package with its last pathway; each is told once and earns once.
    "select up.id::text from user_learning_pathways up
     join learning_pathways p on p.id = up.pathway_id
     join pathway_items i on i.pathway_id = p.id and i.version = p.live_version
     left join user_courses uc on uc.user_id = up.user_id and uc.course_id = i.document_id and uc.status = 'completed'
     group by up.id, up.status having (count(*) = count(uc.id)) <> (up.status = 'completed')",
    "select up.id::text from user_packages up
     join learning_packages p on p.id = up.package_id
     join learning_package_items i on i.package_id = p.id and i.version = p.live_version
     left join user_learning_pathways w on w.user_id = up.user_id and w.pathway_id = i.document_id and w.status = 'completed'
     group by up.id, up.status having (count(*) = count(w.id)) <> (up.status = 'completed')",
    "select up.id::text from user_learning_pathways up left join facts f on f.kind = 'pathway.completed'
       and f.payload->>'userPathwayId' = up.id::text
     group by up.id, up.status having count(f.id) <> (up.status = 'completed')::int",
    "select up.id::text from user_packages up left join facts f on f.kind = 'package.completed' and f.payload->>'userPackageId' = up.id::text
     group by up.id, up.status having count(f.id) <> (up.status = 'completed')::int",
    "select up.id::text from user_learning_pathways up left join reward_transactions t on t.user_id = up.user_id
       and t.document_type = 'pathway' and t.document_id = up.pathway_id
     group by up.id, up.status having count(t.id) <> (up.status = 'completed')::int",
    "select up.id::text from user_packages up left join reward_transactions t on t.user_id = up.user_id
       and t.document_type = 'package' and t.document_id = up.package_id
     group by up.id, up.status having count(t.id) <> (up.status = 'completed')::int",
    // A pathway is worth the badge of its rule, once.
    "select up.id::text from user_learning_pathways up join badge_rules r on r.trigger = 'pathway' and r.refs = array[up.pathway_id]
     left join user_badges b on b.rule_id = r.id and b.user_id = up.user_id
     group by up.id, up.status having count(b.id) <> (up.status = 'completed')::int",
    // What somebody has is the sum of what they earned.
    "select m.id from user_teams m where m.reward_points_count <> (
       select coalesce(sum(t.reward_point_amount), 0) from reward_transactions t where t.user_id = m.user_id and t.team_id = m.team_id)",
];

/// What must hold once nothing waits any more.
const IN_THE_END: &[&str] = &[
    "select id::text from user_courses where status <> 'completed'",
    "select uc.id::text from user_courses uc left join user_notifications n on n.user_id = uc.user_id and n.kind = 'courseCompleted'
       and n.params->>'userCourseId' = uc.id::text
     group by uc.id having count(n.id) <> 1",
    "select f.id::text from facts f left join trigger_runs r on r.event_id = f.id and r.state = 'done'
     where f.kind = 'course.completed' group by f.id having count(r.id) <> 1",
    "select m.user_id::text from user_courses m
     group by m.user_id having count(*) <> (select count(*) from user_notifications n where n.user_id = m.user_id and n.kind = 'message')",
    "select m.user_id::text from user_courses m
     group by m.user_id having 1 <> (select count(*) from user_badges b where b.user_id = m.user_id and b.rule_id is null)",
];

fn id_of(made: &Value) -> String {
    made["id"].as_str().unwrap().to_owned()
}

async fn does(browser: &Client, path: &str, body: Value) -> Value {
    browser.post(path, body).await.unwrap().ok().unwrap().value()
}

async fn reads(browser: &Client, path: &str) -> Value {
    browser.get(path).await.unwrap().ok().unwrap().value()
}

async fn is_worth(ada: &Client, kind: &str, id: &str, points: u32) {
    let body = json!({"type": kind, "documentId": id, "points": points});
    ada.put("/api/rewards/points", body).await.unwrap().ok().unwrap();
}

/// A published course of two pages, with a certificate and points.
async fn course(ada: &Client, number: usize) -> String {
    let id = id_of(&does(ada, "/api/courses", json!({"title": format!("Safety {number}")})).await);
    let path = format!("/api/courses/{id}");
    let revision = async || reads(ada, &path).await["revision"].clone();
    let body = json!({"title": "Start", "revision": revision().await});
    let section = does(ada, &format!("{path}/sections"), body).await;
    for page in PAGES {
        let doc =
            json!({"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "text", "text": page}]}]});
        let body = json!({
            "sectionId": section["id"], "type": "page", "completion": {"kind": "viewed"}, "title": page, "content": {"doc": doc},
            "revision": revision().await,
        });
        does(ada, &format!("{path}/activities"), body).await;
    }
    let body = json!({"certificate": true, "revision": revision().await});
    ada.patch(&path, body).await.unwrap().ok().unwrap();
    does(ada, &format!("{path}/publish"), json!({})).await;
    is_worth(ada, "course", &id, 10).await;
    id
}

/// A published pathway or package with these in it.
async fn around(ada: &Client, path: &str, kind: &str, contents: &[String]) -> String {
    let id = id_of(&does(ada, path, json!({"title": format!("Welcome {}", contents[0])})).await);
    let path = format!("{path}/{id}");
    let items = contents
        .iter()
        .map(|one| json!({"kind": kind, "documentId": one, "required": true}));
    let mut draft = reads(ada, &path).await;
    draft["items"] = items.collect();
    ada.put(&path, draft).await.unwrap().ok().unwrap();
    let revision = reads(ada, &path).await["revision"].clone();
    does(
        ada,
        &format!("{path}/status"),
        json!({"revision": revision, "step": "publish"}),
    )
    .await;
    id
}

/// Rewards are on, and whoever completes anything earns a badge and is told so.
async fn rewards(checkout: &Checkout, port: u16, ada: &Client) {
    let console = Operator::enter(checkout, "olga@learnt.test").sign_in(port).await;
    let path = "/api/tenants/crowd/settings";
    let revision = reads(&console, path).await["revision"].clone();
    let body = json!({"settings": {"rewards": true}, "revision": revision});
    console.patch(path, body).await.unwrap().ok().unwrap();
    let badge = id_of(&does(ada, "/api/badges", json!({"title": "Safe"})).await);
    let trigger = json!({
        "teamId": "crowd", "title": "Well done", "event": "courseCompleted", "documents": [], "rule": {"everyone": []},
        "actions": [{"type": "awardBadge", "badge": badge}, {"type": "notify", "title": "Well done", "text": "Go on"}],
        "delaySeconds": 0, "perHour": null, "perPerson": null,
    });
    let made = console.post("/api/tenants/crowd/triggers", trigger).await.unwrap();
    made.ok().unwrap();
}

/// A rule that awards a badge of its own for all of this, in force; answers its id.
async fn rule(ada: &Client, trigger: &str, refs: &[String], is_retroactive: bool) -> String {
    let title = format!("{trigger} {}", refs[0]);
    let badge = id_of(&does(ada, "/api/badges", json!({"title": title})).await);
    let made = does(ada, "/api/badge-rules", json!({"badgeId": badge})).await;
    let path = format!("/api/badge-rules/{}", id_of(&made));
    let said = json!({
        "revision": made["revision"], "title": title, "badgeId": badge, "trigger": trigger, "refs": refs, "match": "all",
        "rule": {"everyone": []}, "everyCycle": false, "retroactive": is_retroactive,
    });
    let saved = ada.put(&path, said).await.unwrap().ok().unwrap().value();
    let body = json!({"revision": saved["revision"], "status": "active"});
    does(ada, &format!("{path}/status"), body).await;
    id_of(&made)
}

/// The admin's browser, once the program that has just begun knows the tenant.
async fn enters(port: u16) -> Client {
    let deadline = tokio::time::Instant::now() + PATIENCE;
    let browser = Client::new(Client::connections().unwrap(), port, "crowd.learnt.localhost");
    while !browser
        .sign_in("admin@crowd.test", PASSWORD)
        .await
        .is_ok_and(|fits| fits)
    {
        assert!(tokio::time::Instant::now() < deadline, "the admin never comes in");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    browser
}

/// A rule that looks back is killed as it begins, and awards everybody once all the same.
async fn looks_back(checkout: &Checkout, port: u16, courses: &[String], people: usize) {
    let ada = enters(port).await;
    let id = rule(&ada, "course", courses, true).await;
    kill_and_start(checkout);
    let mut tenants = database(checkout).await;
    let over = format!("badge_rules where id = '{id}' and run_after is null");
    comes_to(&mut tenants, &over, 1).await;
    let awarded = format!("user_badges where rule_id = '{id}'");
    assert_eq!(count(&mut tenants, &awarded).await, people, "{awarded}");
}

/// Somebody who learns: all the pages of all their courses, in order.
struct Learner {
    username: String,
    browser: Client,
    steps: Vec<String>,
}

/// Somebody new, with their id.
async fn learner(ada: &Client, port: u16, number: usize) -> (Learner, String) {
    let username = format!("berg-{number}");
    let profile = json!({"firstName": "Lena", "lastName": format!("Berg {number}"), "username": username});
    let made = does(ada, "/api/people", json!({"profile": profile, "password": PASSWORD})).await;
    let browser = Client::new(Client::connections().unwrap(), port, "crowd.learnt.localhost");
    assert!(browser.sign_in(&username, PASSWORD).await.unwrap());
    let learner = Learner {
        username,
        browser,
        steps: Vec::new(),
    };
    (learner, id_of(&made))
}

impl Learner {
    /// Looks up what they have.
    async fn looks(&mut self) {
        let mine = reads(&self.browser, "/api/me/courses?perPage=200").await;
        for one in mine["items"].as_array().unwrap() {
            let path = format!("/api/me/courses/{}", one["id"].as_str().unwrap());
            let player = reads(&self.browser, &path).await;
            let sections = player["sections"].as_array().unwrap().iter();
            let pages = sections.flat_map(|section| section["activities"].as_array().unwrap());
            self.steps
                .extend(pages.map(|page| format!("{path}/activities/{}/progress", id_of(page))));
        }
    }

    /// Does everything, each step twice at once, until it is answered; answers the rounds that it was told are completed.
    async fn learns(self) -> Vec<String> {
        let mut completed = Vec::new();
        for step in &self.steps {
            let deadline = tokio::time::Instant::now() + PATIENCE;
            while !self.steps_on(step, &mut completed).await {
                assert!(tokio::time::Instant::now() < deadline, "{step} is never answered");
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
        completed
    }

    async fn steps_on(&self, step: &str, completed: &mut Vec<String>) -> bool {
        let once = || self.browser.post(step, json!({"opened": true}));
        let (first, second) = join(once(), once()).await;
        let mut is_done = false;
        // Where nobody is there, or was killed before the answer, it was done whole, or not at all.
        for reply in [first, second].into_iter().flatten() {
            match reply.status.as_u16() {
                200 => is_done = true,
                401 => drop(self.browser.sign_in(&self.username, PASSWORD).await),
                // A program that has just begun may not know the tenant yet, or have its hands full.
                404 | 429 | 503 => {}
                status => panic!("{status}: {}", reply.text()),
            }
            if reply.status == 200 && reply.value()["course"]["status"] == "completed" {
                let round = step.split('/').nth(4).unwrap();
                completed.push(round.to_owned());
            }
        }
        is_done
    }
}

async fn count(tenants: &mut PgConnection, rows: &str) -> usize {
    let found = texts(tenants, &format!("select count(*)::text from {rows}")).await;
    found[0].parse().unwrap()
}

async fn find_nothing(tenants: &mut PgConnection, questions: &[&str]) {
    for question in questions {
        assert_eq!(texts(tenants, question).await, Vec::<String>::new(), "{question}");
    }
}

/// Waits until so many of these rows are there.
async fn comes_to(tenants: &mut PgConnection, rows: &str, wanted: usize) {
    let deadline = tokio::time::Instant::now() + PATIENCE;
    while count(tenants, rows).await < wanted {
        assert!(tokio::time::Instant::now() < deadline, "{rows}: never {wanted} of them");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_is_killed_while_people_complete_courses_does_everything_once() {
    let (people, courses, kills) = size();
    let checkout = Checkout::new();
    let state = checkout.up();
    let ada = admin(&checkout, &state).await;
    rewards(&checkout, state.port, &ada).await;
    let (mut learners, mut ids) = (Vec::new(), Vec::new());
    for number in 0..people {
        let (learner, id) = learner(&ada, state.port, number).await;
        learners.push(learner);
        ids.push(id);
    }
    let mut all = Vec::new();
    for number in 0..courses {
        all.push(course(&ada, number).await);
    }
    let mut pathways = Vec::new();
    for pair in all.chunks(2) {
        let pathway = around(&ada, "/api/pathways", "course", pair).await;
        is_worth(&ada, "pathway", &pathway, 20).await;
        rule(&ada, "pathway", std::slice::from_ref(&pathway), false).await;
        pathways.push(pathway);
    }
    let package = around(&ada, "/api/packages", "pathway", &pathways).await;
    is_worth(&ada, "package", &package, 40).await;
    let rule = json!({"type": "package", "documentId": package, "rule": {"userId": ids}});
    does(&ada, "/api/permissions", rule).await;
    for learner in &mut learners {
        learner.looks().await;
        assert_eq!(learner.steps.len(), courses * PAGES.len());
    }

    let clients: Vec<_> = learners
        .into_iter()
        .map(|learner| tokio::spawn(learner.learns()))
        .collect();
    let (total, done, mut halfway) = (people * courses, "user_courses where status = 'completed'", 0);
    for kill in 0..kills {
        // Ever further, and at another moment of what is going on.
        let mut tenants = database(&checkout).await;
        comes_to(&mut tenants, done, total * (kill + 1) / (kills + 2)).await;
        tokio::time::sleep(Duration::from_millis(kill as u64 * 17 % 60)).await;
        kill_and_start(&checkout);
        let mut tenants = database(&checkout).await;
        halfway += usize::from(count(&mut tenants, done).await < total);
        find_nothing(&mut tenants, ALWAYS).await;
    }
    assert!(halfway > 0, "it was never in the middle of anything");
    let mut completed = Vec::new();
    for client in clients {
        completed.extend(client.await.unwrap());
    }

    // What waits in a queue while nothing runs is done by the next start.
    kill_and_start(&checkout);
    let mut tenants = database(&checkout).await;
    comes_to(&mut tenants, "trigger_runs where state = 'done'", total).await;
    comes_to(&mut tenants, "user_notifications where kind = 'courseCompleted'", total).await;
    looks_back(&checkout, state.port, &all, people).await;
    let mut tenants = database(&checkout).await;
    find_nothing(&mut tenants, ALWAYS).await;
    find_nothing(&mut tenants, IN_THE_END).await;
    for (rows, wanted) in [
        ("user_courses", total),
        ("certificates", total),
        ("user_packages where status = 'completed'", people),
        ("trigger_runs", total),
    ] {
        assert_eq!(count(&mut tenants, rows).await, wanted, "{rows}");
    }
    let lost: i64 = sqlx::query_scalar(
        "select count(*) from unnest($1::text[]) reported (id)
         where not exists (select from user_courses uc where uc.id::text = reported.id and uc.status = 'completed')",
    )
    .bind(completed)
    .fetch_one(&mut tenants)
    .await
    .unwrap();
    assert_eq!(lost, 0, "what was answered is kept");
}
