//! The whole product over databases of its own, with a clock that the story moves: whoever does something does it through its doors, and
//! it is written down in a table of the story's.
use std::path::PathBuf;
use std::sync::Arc;

use chrono::{DateTime, Utc};
use chrono_tz::Tz;
use learnt_compose::client::{Client, Reply};
use learnt_compose::mails::code_for;
use learnt_compose::stack::{Stack, StackOptions};
use learnt_compose::testing::{CONSOLE, PASSWORD, PATIENCE, ROOT, TestDatabases, holds, test_cluster, until};
use learnt_control_plane::builder::{self, Address, NewAdmin, NewTeam, NewTenant};
use learnt_control_plane::features::operators;
use learnt_control_plane::features::teams::{self, Theme};
use learnt_kernel::clock::{Clock, FixedClock};
use learnt_kernel::email::EmailAddress;
use learnt_kernel::host::{Host, PlatformRoots};
use learnt_kernel::password::HashCost;
use learnt_kernel::tenant::{Label, TeamId, TenantId};
use learnt_kernel::totp;
use serde_json::{Value, json};
use sqlx::{Connection, PgConnection};
use tokio::net::TcpListener;

use super::super::platform::INTERNAL_KEY;
use crate::impersonation::{refresh, start, take};

const OPERATOR: &str = "olga@learnt.test";
const SECRET: &[u8] = b"12345678901234567890";

pub struct Installation {
    stack: Arc<Stack>,
    pub clock: Arc<FixedClock>,
    port: u16,
    mail_dir: PathBuf,
    _databases: TestDatabases,
    /// Holds the story's tables, which go with it.
    pub notes: PgConnection,
}

/// A team and its host.
#[derive(Clone, Copy)]
pub struct Team {
    pub tenant: &'static str,
    pub id: &'static str,
}

impl Team {
    fn host(self) -> String {
        format!("{}.{ROOT}", self.id)
    }
}

/// Somebody, and the browser that they keep at each host.
pub struct Person {
    pub id: String,
    pub login: String,
    pub browsers: Vec<(&'static str, Client)>,
}

impl Installation {
    pub async fn open(at: DateTime<Utc>) -> Self {
        let cluster = test_cluster().await.unwrap();
        let databases = TestDatabases::make(&cluster).await.unwrap();
        let folder = cluster
            .folder
            .join(format!("{}.data", databases.names.control_database));
        let mail_dir = folder.join("mail");
        std::fs::create_dir_all(&mail_dir).unwrap();
        let options = StackOptions {
            urls: databases.urls.clone(),
            master_key: databases.master_key.clone(),
            internal_key: INTERNAL_KEY.to_owned(),
            data_dir: folder.join("data"),
            mail_dir: mail_dir.clone(),
            smtp_url: None,
            platform_roots: PlatformRoots::parse(ROOT).unwrap(),
            console_host: Host::parse(CONSOLE).unwrap(),
            mail_host: Host::parse("mail.localhost").unwrap(),
            dist: None,
            stock: 0,
            control_pace: learnt_control_plane::Pace::default(),
            tenant_pace: learnt_tenant_api::config::Pace {
                hashing: HashCost { memory: 64, passes: 1 },
                ..Default::default()
            },
        };
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let clock = Arc::new(FixedClock::at(at));
        let stack = Arc::new(Stack::start(options, port, clock.clone()).await.unwrap());
        let routes = stack.router().unwrap();
        tokio::spawn(Stack::serve_routes(routes, vec![listener], std::future::pending()));
        let email = EmailAddress::parse(OPERATOR).unwrap();
        operators::ensure(stack.control(), &email, "Olga", PASSWORD, SECRET)
            .await
            .unwrap();
        let notes = PgConnection::connect(&cluster.url).await.unwrap();
        Self {
            stack,
            clock,
            port,
            mail_dir,
            _databases: databases,
            notes,
        }
    }

    pub fn client(&self, host: &str) -> Client {
        Client::new(Client::connections().unwrap(), self.port, host)
    }

    /// A tenant of one team, and its admin, who has joined.
    pub async fn tenant(&mut self, team: Team, plan: &str, time_zone: Tz) -> Person {
        let login = format!("ada@{}.test", team.tenant);
        let order = NewTenant {
            name: team.tenant.to_owned(),
            team: new_team(team),
            admin: NewAdmin {
                first_name: "Ada".to_owned(),
                last_name: "Admin".to_owned(),
                email: EmailAddress::parse(&login).unwrap(),
            },
            plan: plan.to_owned(),
            time_zone,
            is_demo: false,
            platform_own: false,
        };
        builder::provision(self.stack.control(), order).await.unwrap();
        self.until_known(team).await;
        self.join(team, &login).await
    }

    /// A further team, whose admin is the first one's.
    pub async fn team(&self, team: Team) {
        let (tenant, id) = (TenantId::parse(team.tenant).unwrap(), TeamId::parse(team.id).unwrap());
        let control = self.stack.control();
        teams::add(control, &tenant, &new_team(team)).await.unwrap();
        teams::seat_first_admin(control, &tenant, &id).await.unwrap();
        self.until_known(team).await;
    }

    async fn until_known(&self, team: Team) {
        let client = self.client(&team.host());
        until(async || {
            let shown = client.get("/api/bootstrap").await.unwrap().value();
            holds(shown["team"]["id"] == team.id, shown.to_string())
        })
        .await;
    }

    /// Accepts the invitation that was mailed, which is a sign-in.
    pub async fn join(&mut self, team: Team, email: &str) -> Person {
        let code = code_for(&self.mail_dir, email, PATIENCE).await.unwrap();
        let browser = self.client(&team.host());
        browser.accept_invitation(&code, PASSWORD).await.unwrap();
        let me = browser.get("/api/me").await.unwrap().ok().unwrap().value();
        let person = Person {
            id: me["uid"].as_str().unwrap().to_owned(),
            login: email.to_owned(),
            browsers: vec![(team.id, browser)],
        };
        self.note(team, &person.id, "signedIn", true).await;
        person
    }

    /// Goes on with the session that somebody has at this host, or signs in; false where they may not.
    pub async fn enter(&mut self, team: Team, person: &mut Person) -> bool {
        if let Some((_, browser)) = person.browsers.iter().find(|(host, _)| *host == team.id) {
            let reply = refresh(browser).await;
            if reply.status.is_success() {
                take(browser, &reply);
                self.note(team, &person.id, "signedIn", true).await;
                return true;
            }
        }
        let browser = self.client(&team.host());
        let form = json!({"username": person.login, "password": PASSWORD, "persist": true});
        let reply = browser.post("/api/auth/login", form).await.unwrap();
        if !reply.status.is_success() {
            return false;
        }
        take(&browser, &reply);
        person.browsers.retain(|(host, _)| *host != team.id);
        person.browsers.push((team.id, browser));
        self.note(team, &person.id, "signedIn", true).await;
        true
    }

    /// Works on something that is to be learnt, as soon as they have it; they came in for it.
    pub async fn learn(&mut self, team: Team, person: &Person, resource: &str) {
        open(browser_of(person, team), resource).await;
        self.note(team, &person.id, "learningActive", true).await;
    }

    /// An admin goes on and learns in somebody's name.
    pub async fn act_as(&mut self, team: Team, admin: &mut Person, person: &str, resource: &str) {
        assert!(self.enter(team, admin).await, "{} comes in", admin.login);
        let browser = browser_of(admin, team);
        let began = start(browser, person).await.ok().unwrap();
        take(browser, &began);
        let on = refresh(browser).await.ok().unwrap();
        take(browser, &on);
        open(browser, resource).await;
        let back = browser.post("/api/impersonation/end", json!({})).await.unwrap();
        take(browser, &back.ok().unwrap());
        self.note(team, person, "signedIn", false).await;
        self.note(team, person, "learningActive", false).await;
    }

    /// The operator at the console.
    pub async fn console(&self) -> Client {
        let console = self.client(CONSOLE);
        let form = json!({"email": OPERATOR, "password": PASSWORD});
        let first = console.post("/api/session", form).await.unwrap().ok().unwrap().value();
        let form = json!({"challenge": first["challenge"], "code": self.code(-1)});
        let second = console.post("/api/session/totp", form).await.unwrap();
        take(&console, &second.ok().unwrap());
        console
    }

    fn code(&self, steps: i64) -> String {
        totp::code(SECRET, self.clock.now() + chrono::Duration::seconds(30 * steps))
    }

    /// The operator makes something of a member, or takes it back: `superadmins` or `demo-accounts`.
    pub async fn stand(&mut self, team: Team, person: &Person, what: &str, on: bool) {
        let console = self.console().await;
        let back = if what == "superadmins" { "/withdraw" } else { "/unmark" };
        let path = format!("/api/tenants/{}/{what}{}", team.tenant, if on { "" } else { back });
        let body =
            json!({"teamId": team.id, "email": person.login, "reason": "As agreed with them", "code": self.code(0)});
        console.post(&path, body).await.unwrap().ok().unwrap();
        if what == "superadmins" {
            let them = "select distinct user_id::text from user_teams where 'superadmin' = any (roles)";
            until(async || {
                let found = self.texts(team.tenant, them).await;
                holds(found.contains(&person.id) == on, format!("{found:?}"))
            })
            .await;
        }
        let now = self.clock.now();
        let sql = if on {
            "insert into standings (tenant, person, since) values ($1, $2::uuid, $3)"
        } else {
            "update standings set until = $3 where tenant = $1 and person = $2::uuid and until is null"
        };
        let query = sqlx::query(sql).bind(team.tenant).bind(&person.id).bind(now);
        query.execute(&mut self.notes).await.unwrap();
    }

    /// A column of texts in a tenant's schema.
    async fn texts(&self, tenant: &str, sql: &str) -> Vec<String> {
        let app = self.stack.tenant_api();
        let tenant = app.directory.now().tenant(&TenantId::parse(tenant).unwrap()).unwrap();
        let client = app.client_of(&tenant).await.unwrap();
        let found = client.query(sql, &[]).await.unwrap();
        found.iter().map(|row| row.get(0)).collect()
    }

    /// A tenant changes its plan, which its service knows before anybody does anything more.
    pub async fn change_plan(&self, tenant: &str, from: &str, to: &str) {
        let console = self.console().await;
        let body = json!({"plan": to, "from": from});
        let path = format!("/api/tenants/{tenant}/plan");
        console.put(&path, body).await.unwrap().ok().unwrap();
        let id = TenantId::parse(tenant).unwrap();
        let directory = &self.stack.tenant_api().directory;
        let is_known = directory.wait_until(PATIENCE, |all| all.tenant(&id).is_some_and(|one| one.plan == to));
        assert!(is_known.await, "the plan is known");
    }

    /// What the control plane does every few minutes.
    pub async fn count(&self) {
        let counted = builder::count_licences(self.stack.control().provisioner())
            .await
            .unwrap();
        assert_eq!(counted, 2);
    }
}

pub fn browser_of(person: &Person, team: Team) -> &Client {
    let found = person.browsers.iter().find(|(host, _)| *host == team.id);
    &found.unwrap().1
}

/// A rule gives it to whoever comes a moment after they came.
async fn open(browser: &Client, resource: &str) {
    until(async || {
        let path = format!("/api/me/resources/{resource}/opened");
        let reply: Reply = browser.post(&path, json!({})).await.unwrap();
        holds(reply.status.is_success(), reply.text())
    })
    .await;
}

fn new_team(team: Team) -> NewTeam {
    NewTeam {
        label: Label::parse(team.id).unwrap(),
        display_name: team.id.to_owned(),
        address: Address::Below(ROOT.to_owned()),
        theme: Theme::default(),
        support_email: None,
    }
}

/// The id of what was made.
pub fn id_of(made: &Value) -> String {
    made["id"].as_str().unwrap().to_owned()
}
