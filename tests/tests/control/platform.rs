//! A control plane of a test's own: two databases, no background work unless asked for, a clock that stands still.
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use chrono::{DateTime, Utc};
use http::{HeaderMap, Request, StatusCode};
use learnt_compose::testing::{TestCluster, TestDatabases, test_cluster};
use learnt_control_plane::builder::{Address, NewAdmin, NewTeam, NewTenant};
use learnt_control_plane::features::operators;
use learnt_control_plane::features::teams::Theme;
use learnt_control_plane::{Config, ControlPlane, Pace, start_with};
use learnt_kernel::clock::{Clock, FixedClock};
use learnt_kernel::config::PublicAddress;
use learnt_kernel::email::EmailAddress;
use learnt_kernel::host::{Host, PlatformRoots};
use learnt_kernel::tenant::Label;
use learnt_kernel::totp;
use serde_json::Value;
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use tower::ServiceExt;

pub const INTERNAL_KEY: &str = "the-internal-key-of-the-tests-0123456789";
pub const ROOT: &str = "root@learnt.test";
pub const PASSWORD: &str = "demo-demo-1";
pub const FACTOR: &[u8] = b"12345678901234567890";

pub struct TestPlatform {
    pub cluster: TestCluster,
    pub databases: TestDatabases,
    pub clock: Arc<FixedClock>,
    pub control: ControlPlane,
}

impl TestPlatform {
    /// No work in the background: the test itself is the builder.
    pub async fn quiet() -> Self {
        Self::with(|_| {}).await
    }

    pub async fn working() -> Self {
        Self::with(|config| config.work = true).await
    }

    pub async fn with(change: impl FnOnce(&mut Config)) -> Self {
        let cluster = test_cluster().await.unwrap();
        let databases = TestDatabases::make(&cluster).await.unwrap();
        let clock = Arc::new(FixedClock::at(DateTime::from_timestamp(1_800_000_000, 0).unwrap()));
        let mut config = config(&databases);
        change(&mut config);
        let control = start_with(config, clock.clone()).await.unwrap();
        Self {
            cluster,
            databases,
            clock,
            control,
        }
    }

    /// Another process over the same databases, as after a kill.
    pub async fn another(&self) -> ControlPlane {
        start_with(config(&self.databases), self.clock.clone()).await.unwrap()
    }

    pub async fn register(&self) -> PgConnection {
        PgConnection::connect(&self.databases.urls.control).await.unwrap()
    }

    pub async fn tenant_database(&self) -> PgConnection {
        PgConnection::connect(&self.databases.urls.cluster).await.unwrap()
    }

    /// A superuser's connection to the tenants' database.
    pub async fn admin(&self) -> PgConnection {
        let mut url = url::Url::parse(&self.cluster.url).unwrap();
        url.set_path(&self.databases.names.tenants_database);
        PgConnection::connect(url.as_str()).await.unwrap()
    }

    /// The schema of a tenant.
    pub async fn schema(&self, tenant: &str) -> String {
        sqlx::query_scalar("select schema_name from control.tenants where id = $1")
            .bind(tenant)
            .fetch_one(&mut self.register().await)
            .await
            .unwrap()
    }

    /// Each step with its state, in order.
    pub async fn steps(&self, tenant: &str) -> Vec<(String, String)> {
        sqlx::query_as("select step, status from control.tenant_steps where tenant_id = $1 order by position")
            .bind(tenant)
            .fetch_all(&mut self.register().await)
            .await
            .unwrap()
    }

    /// Schemas of the stock that can be claimed.
    pub async fn ready(&self) -> i64 {
        sqlx::query_scalar("select count(*) from control.stock where status = 'ready'")
            .fetch_one(&mut self.register().await)
            .await
            .unwrap()
    }

    /// Schemas and roles of this platform's tenants' database that neither a tenant nor the stock names.
    pub async fn orphans(&self) -> Vec<String> {
        let existing: Vec<String> = sqlx::query_scalar(
            "select nspname::text from pg_namespace where nspname like 't\\_%' union \
             select substring(rolname::text from '^(t_[a-z0-9]{16})_') from pg_roles role \
             join pg_shdescription note on note.objoid = role.oid and note.description = 'learnt:' || current_database()",
        )
        .fetch_all(&mut self.tenant_database().await)
        .await
        .unwrap();
        let named: Vec<String> = sqlx::query_scalar(
            "select schema_name from control.tenants where schema_name is not null union all select schema_name from control.stock",
        )
        .fetch_all(&mut self.register().await)
        .await
        .unwrap();
        existing.into_iter().filter(|name| !named.contains(name)).collect()
    }

    /// A connection as one of a tenant's own roles.
    pub async fn as_role(&self, role: &str) -> PgConnection {
        let mut url = url::Url::parse(&self.databases.urls.cluster).unwrap();
        url.set_username(role).unwrap();
        url.set_password(Some(&self.databases.master_key.role_password(role, 1)))
            .unwrap();
        PgConnection::connect(url.as_str()).await.unwrap()
    }

    /// An operator who is signed in.
    pub async fn operator(&self) -> Console {
        operators::ensure(
            &self.control,
            &EmailAddress::parse(ROOT).unwrap(),
            "Root",
            PASSWORD,
            FACTOR,
        )
        .await
        .unwrap();
        self.operator_again().await
    }

    /// The same operator, signed in once more where the browser is; answers the new token.
    pub async fn operator_again_at(&self, console: &Console) -> Option<String> {
        self.sign_in(console.clone()).await.token
    }

    /// The same operator, signed in once more.
    pub async fn operator_again(&self) -> Console {
        self.sign_in(Console::new(&self.control)).await
    }

    async fn sign_in(&self, mut console: Console) -> Console {
        let first = console
            .post(
                "/api/session",
                &serde_json::json!({ "email": ROOT, "password": PASSWORD }),
            )
            .await;
        assert_eq!(first.status, StatusCode::OK, "{:?}", first.body);
        let code = totp::code(FACTOR, self.clock.now());
        let second = console
            .post(
                "/api/session/totp",
                &serde_json::json!({ "challenge": first.body["challenge"], "code": code }),
            )
            .await;
        assert_eq!(second.status, StatusCode::OK, "{:?}", second.body);
        console.token = second.body["accessToken"].as_str().map(str::to_owned);
        console.cookie = second.cookie();
        console
    }
}

pub fn config(databases: &TestDatabases) -> Config {
    Config {
        control_url: databases.urls.control.clone(),
        clusters: BTreeMap::from([("main".to_owned(), databases.urls.cluster.clone())]),
        master_key: databases.master_key.clone(),
        platform_roots: PlatformRoots::parse("learnt.localhost,teams.localhost").unwrap(),
        console_host: Host::parse("console.localhost").unwrap(),
        reserved_hosts: vec![
            Host::parse("console.localhost").unwrap(),
            Host::parse("mail.localhost").unwrap(),
        ],
        public: PublicAddress {
            scheme: "http".to_owned(),
            port: Some(4400),
        },
        internal_key: INTERNAL_KEY.to_owned(),
        console_listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        internal_listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        console_dist: None,
        trusted_proxy: None,
        stock: 2,
        log_months: 24,
        tenant_connections: 40,
        dns_server: None,
        // Everything answers on this machine.
        private_domains: true,
        work: false,
        pace: Pace::default(),
    }
}

/// The order of a tenant, complete and good.
pub fn order(label: &str) -> NewTenant {
    NewTenant {
        name: format!("The {label} company"),
        team: NewTeam {
            label: Label::parse(label).unwrap(),
            display_name: label.to_uppercase(),
            address: Address::Below("learnt.localhost".to_owned()),
            theme: Theme::default(),
            support_email: None,
        },
        admin: NewAdmin {
            first_name: "Anna".to_owned(),
            last_name: "Berg".to_owned(),
            email: EmailAddress::parse(&format!("anna@{label}.test")).unwrap(),
        },
        plan: "business".to_owned(),
        time_zone: chrono_tz::Europe::Berlin,
        is_demo: false,
        platform_own: false,
    }
}

pub async fn run(connection: &mut PgConnection, sql: &str) {
    sqlx::raw_sql(AssertSqlSafe(sql.to_owned()))
        .execute(connection)
        .await
        .unwrap();
}

/// What came back.
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Value,
}

impl Answer {
    pub fn cookie(&self) -> Option<String> {
        let header = self.headers.get("set-cookie")?.to_str().ok()?;
        header.split(';').next().map(str::to_owned)
    }

    /// The fields that were refused, with their codes.
    pub fn refused(&self) -> Vec<(String, String)> {
        let errors = self.body["errors"].as_array().cloned().unwrap_or_default();
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        errors
            .iter()
            .map(|error| (text(&error["field"]), text(&error["code"])))
            .collect()
    }
}

/// A browser at the console.
#[derive(Clone)]
pub struct Console {
    pub router: Router,
    pub token: Option<String>,
    pub cookie: Option<String>,
    pub headers: Vec<(&'static str, String)>,
    /// The address it calls from.
    pub peer: [u8; 4],
}

impl Console {
    pub fn new(control: &ControlPlane) -> Self {
        Self {
            router: control.console.clone(),
            token: None,
            cookie: None,
            headers: vec![
                ("origin", control.state().config.public.origin("console.localhost")),
                ("x-learnt", "1".to_owned()),
            ],
            peer: [198, 51, 100, 7],
        }
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, Body::empty()).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        self.send("POST", path, Body::from(body.to_string())).await
    }

    pub async fn patch(&self, path: &str, body: &Value) -> Answer {
        self.send("PATCH", path, Body::from(body.to_string())).await
    }

    pub async fn put(&self, path: &str, body: &Value) -> Answer {
        self.send("PUT", path, Body::from(body.to_string())).await
    }

    pub async fn delete(&self, path: &str) -> Answer {
        self.send("DELETE", path, Body::empty()).await
    }

    async fn send(&self, method: &str, path: &str, body: Body) -> Answer {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header("content-type", "application/json");
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        if let Some(token) = &self.token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        if let Some(cookie) = &self.cookie {
            request = request.header("cookie", cookie);
        }
        let mut request = request.body(body).unwrap();
        let peer = SocketAddr::from((self.peer, 40_000));
        request.extensions_mut().insert(ConnectInfo(peer));
        answer(&self.router, request).await
    }
}

pub async fn answer(router: &Router, request: Request<Body>) -> Answer {
    let response = router.clone().oneshot(request).await.unwrap();
    let (parts, body) = response.into_parts();
    let bytes = to_bytes(body, 1 << 22).await.unwrap();
    let body =
        serde_json::from_slice(&bytes).unwrap_or_else(|_| Value::String(String::from_utf8_lossy(&bytes).into_owned()));
    Answer {
        status: parts.status,
        headers: parts.headers,
        body,
    }
}

/// Now, by the platform's clock.
pub fn now(platform: &TestPlatform) -> DateTime<Utc> {
    platform.clock.now()
}
