//! Two years of two tenants through the product's own doors, while the clock goes on from step to step: the bill names whom an independent
//! recount of what they did names, each in the month and team in which they counted, and nobody else.
mod installation;
mod lives;
mod notes;

use chrono::Duration;
use learnt_compose::client::Client;
use learnt_kernel::clock::Clock;
use learnt_kernel::licence::month_text;
use serde_json::json;

use installation::{Installation, Person, Team, browser_of, id_of};
use lives::{
    Becomes, CHANGES, HUDSON, IsNoLonger, KORU, KORU_TWO, LIVES, Leaves, MONTHS, Returns, Step, TimelineEvent, ZONES,
    begins, first_of, two_years,
};
use notes::CountedKey;

/// Who is there by now, and what there is to be learnt in each team.
struct Participants {
    people: Vec<Option<Person>>,
    away: Vec<bool>,
    admins: [Person; 2],
    resources: Vec<(&'static str, String)>,
}

impl Participants {
    fn resource(&self, team: Team) -> String {
        self.resources.iter().find(|(of, _)| *of == team.id).unwrap().1.clone()
    }
}

fn admin_of(admins: &mut [Person; 2], team: Team) -> &mut Person {
    let [koru, hudson] = admins;
    if team.tenant == KORU.tenant { koru } else { hudson }
}

/// A published resource that everybody of the team is given.
async fn resource(admin: &Client) -> String {
    let made = admin
        .post("/api/resources", json!({"title": "Fire plan"}))
        .await
        .unwrap();
    let id = id_of(&made.ok().unwrap().value());
    let path = format!("/api/resources/{id}");
    let moved = async |what: &str, mut body: serde_json::Value| {
        body["revision"] = admin.get(&path).await.unwrap().ok().unwrap().value()["revision"].clone();
        admin.post(&format!("{path}/{what}"), body).await.unwrap().ok().unwrap();
    };
    let file = admin
        .upload(
            "office",
            "list.csv",
            "application/octet-stream",
            b"name,place\n".to_vec(),
        )
        .await;
    moved("versions", json!({"fileId": file.unwrap().ok().unwrap().value()["id"]})).await;
    moved("status", json!({"status": "published"})).await;
    let rule = json!({"type": "resource", "documentId": id, "rule": {"everyone": []}});
    admin.post("/api/permissions", rule).await.unwrap().ok().unwrap();
    id
}

async fn comes(installation: &mut Installation, cast: &mut Participants, who: usize) {
    let (home, email) = (LIVES[who].teams[0], format!("person-{who}@people.test"));
    for team in LIVES[who].teams {
        let admin = admin_of(&mut cast.admins, *team);
        assert!(installation.enter(*team, admin).await);
        let profile = json!({"firstName": "Person", "lastName": format!("Number {who}"), "email": email});
        let body = json!({"profile": profile, "invite": team.id == home.id});
        browser_of(admin, *team)
            .post("/api/people", body)
            .await
            .unwrap()
            .ok()
            .unwrap();
    }
    cast.people[who] = Some(installation.join(home, &email).await);
}

async fn turns(installation: &mut Installation, cast: &mut Participants, who: usize, turn: TimelineEvent) {
    let team = LIVES[who].teams[0];
    let person = cast.people[who].as_ref().unwrap();
    match turn {
        Leaves | Returns => {
            let leaves = matches!(turn, Leaves);
            let admin = admin_of(&mut cast.admins, team);
            assert!(installation.enter(team, admin).await);
            let status = if leaves { "terminated" } else { "active" };
            let body = json!({"ids": [person.id], "status": status});
            let moved = browser_of(admin, team).post("/api/people/status", body).await.unwrap();
            assert_eq!(moved.ok().unwrap().value()["changed"], 1);
            cast.away[who] = leaves;
        }
        Becomes(what) => installation.stand(team, person, what, true).await,
        IsNoLonger(what) => installation.stand(team, person, what, false).await,
    }
}

async fn happens(installation: &mut Installation, cast: &mut Participants, step: Step) {
    match step {
        Step::Comes(who) => comes(installation, cast, who).await,
        Step::Turns(who, turn) => turns(installation, cast, who, turn).await,
        Step::Enters(who, team) | Step::Learns(who, team) => {
            let resource = cast.resource(team);
            let person = cast.people[who].as_mut().unwrap();
            let is_in = installation.enter(team, person).await;
            assert_eq!(is_in, !cast.away[who], "person {who} at {}", installation.clock.now());
            if is_in && matches!(step, Step::Learns(..)) {
                installation.learn(team, person, &resource).await;
            }
        }
        Step::Stays(who, team) => {
            let person = cast.people[who].as_mut().unwrap();
            let sign = json!({"path": "/apps/courses/mycourses"});
            let stays = browser_of(person, team).post("/api/me/presence", sign).await.unwrap();
            // A session may have come to its last day in just this night: then they sign in again.
            if stays.status == 401 {
                assert_eq!(stays.code(), "session_ended", "nothing else signs them out");
                assert!(installation.enter(team, person).await);
            } else {
                stays.ok().unwrap();
            }
        }
        Step::IsActedAs(who, team) => {
            // Nobody acts as whoever is above them, or is gone.
            let is_above = LIVES[who]
                .events
                .iter()
                .any(|(_, turn)| matches!(turn, Becomes("superadmins")));
            if is_above || cast.away[who] {
                return;
            }
            let resource = cast.resource(team);
            let person = cast.people[who].as_ref().unwrap().id.clone();
            installation
                .act_as(team, admin_of(&mut cast.admins, team), &person, &resource)
                .await;
        }
        Step::PlanChanges => {
            installation.change_plan(KORU.tenant, "business", "enterprise").await;
            installation.plan(KORU.tenant, "learningActive").await;
        }
        Step::MonthsAreOver => installation.count().await,
    }
}

/// Whom the console names behind the bill's numbers, which are theirs.
async fn billed(console: &Client) -> Vec<CountedKey> {
    let read = async |path: String| console.get(&path).await.unwrap().ok().unwrap().value();
    let mut found = Vec::new();
    for month in (0..MONTHS).map(|month| month_text(first_of(month))) {
        let page = read(format!("/api/licences?month={month}")).await;
        for line in page["items"].as_array().unwrap() {
            let tenant = line["tenantId"].as_str().unwrap();
            let people = read(format!("/api/licences/{tenant}/{month}/people?perPage=100")).await;
            let people = people["items"].as_array().unwrap();
            assert_eq!(line["counted"], json!(people.len()), "{tenant} {month}");
            for team in line["teams"].as_array().unwrap() {
                let of_team = people.iter().filter(|one| one["teamId"] == team["teamId"]);
                assert_eq!(team["counted"], json!(of_team.count()), "{tenant} {month} {team}");
            }
            found.extend(people.iter().map(|one| {
                let text = |key: &str| one[key].as_str().unwrap().to_owned();
                (month.clone(), tenant.to_owned(), text("teamId"), text("userId"))
            }));
        }
    }
    found.sort();
    found
}

/// Each month that is over is approved as it was counted, invoiced, and its evidence gives the billed number.
async fn closed(console: &Client) {
    for (tenant, month) in [KORU, HUDSON]
        .iter()
        .flat_map(|team| (0..MONTHS - 1).map(move |month| (team.tenant, month)))
    {
        let path = format!("/api/licences/{tenant}/{}", month_text(first_of(month)));
        let line = console.get(&path).await.unwrap().ok().unwrap().value()["line"].clone();
        let metric = if tenant == HUDSON.tenant || month >= CHANGES {
            "learningActive"
        } else {
            "signedIn"
        };
        assert_eq!(
            (&line["state"], &line["metric"]),
            (&json!("in_review"), &json!(metric)),
            "{path}"
        );
        for to in ["approved", "invoiced"] {
            console
                .post(&format!("{path}/state"), json!({"to": to}))
                .await
                .unwrap()
                .ok()
                .unwrap();
        }
        let recount = console
            .post(&format!("{path}/recount"), json!({}))
            .await
            .unwrap()
            .ok()
            .unwrap()
            .value();
        assert_eq!(
            recount,
            json!({"bill": line["counted"], "evidence": line["counted"]}),
            "{path}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bill_of_two_years_of_memberships_and_activity_names_whom_a_recount_names() {
    let mut installation = Installation::open(begins(0, HUDSON) + Duration::minutes(1)).await;
    installation
        .write_down(&ZONES.map(|(team, zone)| (team.tenant, zone)))
        .await;
    installation.plan(KORU.tenant, "signedIn").await;
    installation.plan(HUDSON.tenant, "learningActive").await;
    let koru = installation.tenant(KORU, "business", ZONES[0].1).await;
    let hudson = installation.tenant(HUDSON, "enterprise", ZONES[1].1).await;
    installation.team(KORU_TWO).await;
    let mut cast = Participants {
        people: LIVES.iter().map(|_| None).collect(),
        away: vec![false; LIVES.len()],
        admins: [koru, hudson],
        resources: Vec::new(),
    };
    for team in [KORU, KORU_TWO, HUDSON] {
        let admin = admin_of(&mut cast.admins, team);
        assert!(installation.enter(team, admin).await);
        cast.resources.push((team.id, resource(browser_of(admin, team)).await));
    }
    for (at, step) in two_years() {
        installation
            .clock
            .set(at.max(installation.clock.now() + Duration::seconds(1)));
        happens(&mut installation, &mut cast, step).await;
    }
    installation.count().await;
    let (console, recount) = (installation.console().await, installation.recount().await);
    assert!(recount.len() > 100, "{} people and months", recount.len());
    assert_eq!(billed(&console).await, recount);
    closed(&console).await;
    assert_eq!(billed(&console).await, recount, "what is closed names the same");
}
