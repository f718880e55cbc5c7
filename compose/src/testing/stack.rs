//! The running product for tests: both services in this process on a real port, and tenants made by the production builder.

use std::{path::PathBuf, sync::Arc, time::Duration};

use anyhow::Context;
use axum::{body::Body, http::Request};
use learnt_control_plane::{
    builder::{self, Address, NewAdmin, NewTeam, NewTenant},
    features::{operators, teams::Theme},
};
use learnt_kernel::{
    clock::SystemClock,
    email::EmailAddress,
    host::{Host, PlatformRoots},
    ids::random_label,
    password::HashCost,
    tenant::{Label, TenantId},
};
use learnt_migrations::bootstrap::Urls;
use reqwest::Method;
use serde_json::Value;
use sqlx::{Connection, PgConnection};
use tokio::{net::TcpListener, runtime::Runtime, sync::OnceCell};
use tower::ServiceExt;

use super::address::{self, address, believed};
use super::waiting::PATIENCE;
use super::{TestDatabases, audit_check, openapi_check, test_cluster};
use crate::{
    client::{CheckFuture, Client, Reply},
    mails::code_for,
    stack::{Stack, StackOptions},
};

/// The root that test tenants lie below.
pub const ROOT: &str = "learnt.localhost";

/// The console's host.
pub const CONSOLE: &str = "console.localhost";

/// Everybody's password.
pub const PASSWORD: &str = "story-story-1";

/// What every test's browser looks at in every answer.
fn watch<'a>(host: &'a str, method: &'a Method, path: &'a str, reply: &'a Reply) -> CheckFuture<'a> {
    Box::pin(async move {
        openapi_check::check_response(host, method, path, reply)?;
        audit_check::check_audit_row(host, method, path, reply).await
    })
}

static SHARED: OnceCell<TestStack> = OnceCell::const_new();

/// The product of one test process.
pub struct TestStack {
    stack: Arc<Stack>,
    runtime: Runtime,
    http: reqwest::Client,
    databases: TestDatabases,
    port: u16,
    mail_dir: PathBuf,
    secrets: crate::secrets::Secrets,
}

/// A tenant of one test, with its first admin.
pub struct TestTenant {
    stack: &'static TestStack,
    /// Its id, which is also its first team's.
    pub id: String,
    /// Its first team's host.
    pub host: String,
    /// Its first admin's address.
    pub admin_email: String,
}

impl TestStack {
    /// The one of this process; the first who asks starts it.
    pub async fn shared() -> &'static Self {
        SHARED
            .get_or_init(|| async { Self::start().await.expect("the product starts for the tests") })
            .await
    }

    /// The one of this process, if somebody has asked for it.
    pub fn running() -> Option<&'static Self> {
        SHARED.get()
    }

    async fn start() -> anyhow::Result<Self> {
        let cluster = test_cluster().await?;
        let databases = TestDatabases::make(&cluster).await?;
        let secrets = cluster.secrets.clone();
        let folder = cluster
            .folder
            .join(format!("{}.data", databases.names.control_database));
        let mail_dir = folder.join("mail");
        std::fs::create_dir_all(&mail_dir)?;
        let options = StackOptions {
            urls: databases.urls.clone(),
            master_key: databases.master_key.clone(),
            internal_key: secrets.internal_key.clone(),
            data_dir: folder.join("data"),
            mail_dir: mail_dir.clone(),
            smtp_url: None,
            platform_roots: PlatformRoots::parse("learnt.localhost,teams.localhost")?,
            console_host: Host::parse(CONSOLE)?,
            mail_host: Host::parse("mail.localhost")?,
            dist: None,
            // Tests keep all cores at work: building ahead would only take from them.
            stock: 0,
            // Whoever wants figures or licences counted says so: counting those of all tests' tenants again and again, or visiting each
            // of them in case that nobody said that something is due, would be a good part of the work.
            control_pace: learnt_control_plane::Pace {
                figures: Duration::from_secs(3600),
                licences: Duration::from_secs(3600),
                ..Default::default()
            },
            tenant_pace: learnt_tenant_api::config::Pace {
                sweep: Duration::from_secs(3600),
                // Nobody guesses these, and a story signs in ever so often.
                hashing: HashCost { memory: 64, passes: 1 },
                // A test's tenant is quiet for ever once its test has ended, and each connection that stays hears of every
                // table that is made for the next one.
                reap_after: Duration::from_secs(3),
                ..Default::default()
            },
        };
        // A runtime of its own: each test brings one that ends with the test.
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()?;
        let (stack, port) = runtime
            .spawn(async move {
                let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
                let port = listener.local_addr()?.port();
                let stack = Arc::new(Stack::start(options, port, Arc::new(SystemClock)).await?);
                let routes = believed(stack.router()?);
                tokio::spawn(Stack::serve_routes(routes, vec![listener], std::future::pending()));
                anyhow::Ok((stack, port))
            })
            .await??;
        // Each story makes a tenant or more, and all of them lie in one cluster.
        let mut control = PgConnection::connect(&databases.urls.control).await?;
        sqlx::query("update control.clusters set max_tenants = 100000")
            .execute(&mut control)
            .await?;
        control.close().await?;
        Ok(Self {
            stack,
            runtime,
            http: Client::connections()?,
            databases,
            port,
            mail_dir,
            secrets,
        })
    }

    /// The port of the product on 127.0.0.1.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Where the databases are.
    pub fn urls(&self) -> &Urls {
        &self.databases.urls
    }

    /// The key that everything is derived from.
    pub fn master_key(&self) -> &learnt_kernel::token::MasterKey {
        &self.databases.master_key
    }

    /// Where mails are kept.
    pub fn mail_dir(&self) -> &std::path::Path {
        &self.mail_dir
    }

    /// Both services, to look behind the scenes.
    pub fn stack(&self) -> &Arc<Stack> {
        &self.stack
    }

    /// A browser at a host; nobody is signed in. Connections of its own: a test's runtime ends before the product does.
    pub fn client(&self, host: &str) -> Client {
        let http = Client::connections().unwrap_or_else(|_| self.http.clone());
        Client::new(http, self.port, host)
            .with_header(address::HEADER, &address().to_string())
            .watched(watch)
    }

    /// Runs something on the product's own runtime.
    pub async fn inside<T: Send + 'static>(&self, work: impl Future<Output = T> + Send + 'static) -> anyhow::Result<T> {
        Ok(self.runtime.spawn(work).await?)
    }

    /// A new tenant whose name and label begin with `name`. Its first admin is invited, and has not come yet.
    pub async fn invited_tenant(&'static self, name: &str) -> anyhow::Result<TestTenant> {
        let label = format!("{name}-{}", random_label(6));
        let admin_email = format!("admin@{label}.test");
        let order = NewTenant {
            name: name.to_owned(),
            team: NewTeam {
                label: Label::parse(&label)?,
                display_name: name.to_owned(),
                address: Address::Below(ROOT.to_owned()),
                theme: Theme::default(),
                support_email: None,
            },
            admin: NewAdmin {
                first_name: "Ada".to_owned(),
                last_name: "Admin".to_owned(),
                email: EmailAddress::parse(&admin_email)?,
            },
            plan: "business".to_owned(),
            time_zone: chrono_tz::UTC,
            is_demo: false,
            platform_own: false,
        };
        let stack = self.stack.clone();
        let id: TenantId = self
            .inside(async move { builder::provision(stack.control(), order).await })
            .await??;
        let tenant = TestTenant {
            stack: self,
            host: format!("{label}.{ROOT}"),
            id: id.to_string(),
            admin_email,
        };
        tenant.wait_until_known().await?;
        Ok(tenant)
    }

    /// A new tenant whose first admin has accepted the invitation; their password is `PASSWORD`.
    pub async fn tenant(&'static self, name: &str) -> TestTenant {
        let tenant = self.invited_tenant(name).await.expect("the builder makes a tenant");
        tenant
            .join(&tenant.admin_email)
            .await
            .expect("the first admin accepts the invitation");
        tenant
    }

    /// An operator with a second factor of the test's own.
    pub async fn operator(&self, email: &str, totp_secret: Vec<u8>) -> anyhow::Result<()> {
        let (stack, email) = (self.stack.clone(), EmailAddress::parse(email)?);
        self.inside(async move {
            operators::ensure(stack.control(), &email, "Olga Operator", PASSWORD, &totp_secret).await
        })
        .await??;
        Ok(())
    }

    /// The key of the internal API.
    pub fn internal_key(&self) -> &str {
        &self.secrets.internal_key
    }
}

impl TestTenant {
    /// The same tenant once more.
    pub fn again(&self) -> Self {
        Self {
            stack: self.stack,
            id: self.id.clone(),
            host: self.host.clone(),
            admin_email: self.admin_email.clone(),
        }
    }

    /// The product that it lives in.
    pub fn stack(&self) -> &'static TestStack {
        self.stack
    }

    /// A browser at its host; nobody is signed in.
    pub fn client(&self) -> Client {
        self.stack.client(&self.host)
    }

    /// A browser in which its first admin is signed in.
    pub async fn admin(&self) -> Client {
        self.sign_in(&self.admin_email).await
    }

    /// A browser in which somebody is signed in.
    pub async fn sign_in(&self, username: &str) -> Client {
        let client = self.client();
        let fits = client.sign_in(username, PASSWORD).await.expect("signing in answers");
        assert!(fits, "{username} cannot sign in");
        client
    }

    /// Accepts the newest invitation that was mailed to an address, with `PASSWORD`; answers the browser, signed in.
    pub async fn join(&self, email: &str) -> anyhow::Result<Client> {
        let code = code_for(self.stack.mail_dir(), email, PATIENCE)
            .await
            .with_context(|| format!("no mail came to {email}"))?;
        let client = self.client();
        client.accept_invitation(&code, PASSWORD).await?;
        Ok(client)
    }

    /// Runs SQL in its schema, as its own role: what time or somebody else would have done.
    pub async fn sql(&self, sql: impl Into<String>) {
        let (product, id, sql) = (self.stack.stack.clone(), self.id.clone(), sql.into());
        let work = async move {
            let app = product.tenant_api();
            let id = TenantId::parse(&id).expect("a tenant's id");
            let tenant = app.directory.now().tenant(&id).expect("the tenant is known");
            let client = app.client_of(&tenant).await.expect("its database answers");
            client.batch_execute(&sql).await.expect("the statement is sound");
        };
        self.stack.inside(work).await.expect("the product runs");
    }

    /// Reads a column of texts in its schema.
    pub async fn texts(&self, sql: impl Into<String>) -> Vec<String> {
        let (product, id, sql) = (self.stack.stack.clone(), self.id.clone(), sql.into());
        let work = async move {
            let app = product.tenant_api();
            let id = TenantId::parse(&id).expect("a tenant's id");
            let tenant = app.directory.now().tenant(&id).expect("the tenant is known");
            let client = app.client_of(&tenant).await.expect("its database answers");
            let found = client.query(&sql, &[]).await.expect("the statement is sound");
            found.iter().map(|row| row.get(0)).collect()
        };
        self.stack.inside(work).await.expect("the product runs")
    }

    /// Does a daily job now, as if its time had come.
    pub async fn job(&self, key: &str) {
        self.sql(format!(
            "insert into scheduled_work (key, kind, due_at) values ('{key}', '{key}', now() - interval '1 minute') \
             on conflict (key) do update set due_at = excluded.due_at, attempts = 0"
        ))
        .await;
        let (product, id) = (self.stack.stack.clone(), self.id.clone());
        let work = async move {
            let app = product.tenant_api();
            let id = TenantId::parse(&id).expect("a tenant's id");
            let tenant = app.directory.now().tenant(&id).expect("the tenant is known");
            learnt_tenant_api::schedule::drain(app, &tenant, 100)
                .await
                .expect("its database answers")
        };
        self.stack.inside(work).await.expect("the product runs");
        // The product's own look at the calendar may have come first, and may still be at it.
        let done = format!("select key from scheduled_work where key = '{key}' and due_at > now() and attempts = 0");
        let patience = tokio::time::Instant::now() + PATIENCE;
        while self.texts(done.clone()).await.is_empty() {
            assert!(tokio::time::Instant::now() < patience, "{key} was not done");
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    }

    /// Changes settings of the tenant, as the console does, and waits until its hosts show them.
    pub async fn settings(&self, change: Value) {
        let request = Request::patch(format!("/internal/tenants/{}/settings", self.id))
            .header("content-type", "application/json")
            .header("authorization", format!("Bearer {}", self.stack.internal_key()))
            .header("x-learnt-tenant", &self.id)
            .body(Body::from(change.to_string()))
            .expect("a request can be made");
        let changed = self.stack.stack.control().internal.clone().oneshot(request).await;
        let status = changed.expect("the control plane answers").status();
        assert!(status.is_success(), "{status}: {change}");
        let (product, id) = (self.stack.stack.clone(), self.id.clone());
        let settings = async move {
            let id = TenantId::parse(&id).expect("a tenant's id");
            let shown = |key: &str, settings: &Value| settings[key] == change[key];
            let keys: Vec<String> = change
                .as_object()
                .map_or_else(Vec::new, |all| all.keys().cloned().collect());
            product
                .tenant_api()
                .directory
                .wait_until(PATIENCE, |all| {
                    all.tenant(&id)
                        .is_some_and(|tenant| keys.iter().all(|key| shown(key, &tenant.settings)))
                })
                .await
        };
        let settings = self.stack.inside(settings).await.expect("the directory is asked");
        assert!(settings, "the directory does not show the settings");
    }

    /// The tenant API hears of a new tenant by a notice; a test waits for it.
    async fn wait_until_known(&self) -> anyhow::Result<()> {
        let client = self.client();
        let deadline = tokio::time::Instant::now() + PATIENCE;
        loop {
            let reply = client.get("/api/bootstrap").await?;
            if reply.status.is_success() && reply.value()["tenant"]["id"] == self.id {
                return Ok(());
            }
            if tokio::time::Instant::now() > deadline {
                anyhow::bail!(
                    "the tenant API does not know {}: {} {}",
                    self.host,
                    reply.status,
                    reply.text()
                );
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}
