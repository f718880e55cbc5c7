//! The product under measurement: databases of its own in the throw-away cluster, a builder in this process, and the recipes
//! of the two programs that serve.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use learnt_compose::client::Client;
use learnt_compose::mails::code_for;
use learnt_compose::secrets::Secrets;
use learnt_compose::testing::{PASSWORD, PATIENCE, TestDatabases, test_cluster};
use learnt_control_plane::builder::{self, Address, NewAdmin, NewTeam, NewTenant};
use learnt_control_plane::features::teams::Theme;
use learnt_control_plane::{Config, ControlPlane, Pace, start_with};
use learnt_kernel::clock::{Clock, SystemClock};
use learnt_kernel::email::EmailAddress;
use learnt_kernel::host::{Host, PlatformRoots};
use learnt_kernel::ids::random_label;
use learnt_kernel::tenant::{Label, TenantId};
use learnt_kernel::token::{AccessClaims, Keys};
use serde_json::json;
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use uuid::Uuid;

use super::programs::{Recipe, free_port};

/// The root below which the tenants lie.
const ROOT: &str = "learnt.localhost";

/// Everything that is measured stands on this.
pub struct Product {
    pub databases: TestDatabases,
    /// A control plane without work of its own: it builds what it is told to.
    pub control: ControlPlane,
    /// A superuser's address in the database that holds the tenants.
    pub superuser: String,
    /// The process above all backends.
    pub postmaster: u32,
    secrets: Secrets,
    folder: PathBuf,
    /// Where the tenant API answers.
    pub port: u16,
}

/// A tenant.
#[derive(Clone, Debug)]
pub struct LoadTenant {
    pub id: String,
    pub host: String,
    pub admin: String,
}

impl Product {
    /// Prepares the databases and the builder; no program runs yet.
    pub async fn prepare() -> Result<Self> {
        let cluster = test_cluster().await?;
        // The throw-away cluster ends when nobody has asked for it for some minutes.
        tokio::spawn(async {
            loop {
                tokio::time::sleep(Duration::from_secs(60)).await;
                let _ = test_cluster().await;
            }
        });
        let databases = TestDatabases::make(&cluster).await?;
        let folder = std::env::temp_dir().join(format!("learnt-load-{}", random_label(8)));
        std::fs::create_dir_all(folder.join("mail"))?;
        let control = start_with(control_config(&databases, &cluster.secrets)?, Arc::new(SystemClock)).await?;
        // As many as any plan asks for, and those that single parts add.
        let mut connection = PgConnection::connect(&databases.urls.control).await?;
        sqlx::query("update control.clusters set max_tenants = 1000000")
            .execute(&mut connection)
            .await?;
        connection.close().await?;
        let server = cluster.url.rsplit_once('/').context("an address has a database")?.0;
        Ok(Self {
            superuser: format!("{server}/{}", databases.names.tenants_database),
            postmaster: postmaster(&cluster.url).await?,
            databases,
            control,
            secrets: cluster.secrets,
            folder,
            port: free_port()?,
        })
    }

    /// The tenant API, which counts as started when it answers at `host`.
    pub fn tenant_api(&self, first: (String, &'static str)) -> Recipe {
        let text = |path: PathBuf| path.to_string_lossy().into_owned();
        let variables = BTreeMap::from([
            ("LEARNT_EDGE_URL", self.databases.urls.edge.clone()),
            ("LEARNT_CLUSTER_MAIN_ADDR", self.databases.urls.cluster_addr.clone()),
            ("LEARNT_MASTER_KEY", self.databases.master_key.to_text()),
            ("LEARNT_DATA_DIR", text(self.folder.join("data"))),
            ("LEARNT_MAIL_DIR", text(self.folder.join("mail"))),
            ("LEARNT_LISTEN", format!("127.0.0.1:{}", self.port)),
            ("LEARNT_PUBLIC_SCHEME", "http".to_owned()),
            ("LEARNT_PUBLIC_PORT", self.port.to_string()),
            // So that the load can come from many addresses.
            ("LEARNT_TRUSTED_PROXY", "127.0.0.1".to_owned()),
        ]);
        self.recipe("learnt-tenant-api", variables, self.port, first)
    }

    /// The control plane as a program, with its usual stock.
    pub fn control_plane(&self) -> Result<Recipe> {
        let (console, internal) = (free_port()?, free_port()?);
        let variables = BTreeMap::from([
            ("LEARNT_CONTROL_URL", self.databases.urls.control.clone()),
            ("LEARNT_CLUSTER_MAIN_URL", self.databases.urls.cluster.clone()),
            ("LEARNT_MASTER_KEY", self.databases.master_key.to_text()),
            ("LEARNT_INTERNAL_KEY", self.secrets.internal_key.clone()),
            ("LEARNT_CONSOLE_LISTEN", format!("127.0.0.1:{console}")),
            ("LEARNT_INTERNAL_LISTEN", format!("127.0.0.1:{internal}")),
        ]);
        let first = ("console.localhost".to_owned(), "/healthz");
        Ok(self.recipe("learnt-control-plane", variables, console, first))
    }

    fn recipe(
        &self,
        name: &'static str,
        variables: BTreeMap<&'static str, String>,
        port: u16,
        first: (String, &'static str),
    ) -> Recipe {
        Recipe {
            name,
            variables,
            first,
            port,
            folder: self.folder.clone(),
        }
    }

    /// Orders a tenant and builds it, as the console does.
    pub async fn order(&self) -> Result<LoadTenant> {
        let label = format!("load-{}", random_label(6));
        let admin = format!("admin@{label}.test");
        let order = NewTenant {
            name: label.clone(),
            team: NewTeam {
                label: Label::parse(&label)?,
                display_name: label.clone(),
                address: Address::Below(ROOT.to_owned()),
                theme: Theme::default(),
                support_email: None,
            },
            admin: NewAdmin {
                first_name: "Ada".to_owned(),
                last_name: "Admin".to_owned(),
                email: EmailAddress::parse(&admin)?,
            },
            plan: "business".to_owned(),
            time_zone: chrono_tz::UTC,
            is_demo: false,
            platform_own: false,
        };
        let id: TenantId = builder::provision(&self.control, order).await?;
        Ok(LoadTenant {
            id: id.to_string(),
            host: format!("{label}.{ROOT}"),
            admin,
        })
    }

    /// Waits until the tenant's host answers with the tenant.
    pub async fn first_answer(&self, tenant: &LoadTenant) -> Result<()> {
        let (client, began) = (self.client(tenant)?, Instant::now());
        loop {
            let reply = client.get("/api/bootstrap").await?;
            if reply.status.is_success() && reply.value()["tenant"]["id"] == tenant.id {
                return Ok(());
            }
            ensure!(
                began.elapsed() < PATIENCE,
                "{} does not answer: {}",
                tenant.host,
                reply.text()
            );
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }

    /// A browser at a tenant's host.
    pub fn client(&self, tenant: &LoadTenant) -> Result<Client> {
        Ok(Client::new(Client::connections()?, self.port, &tenant.host))
    }

    /// Accepts the first admin's invitation; answers the browser, signed in.
    pub async fn join(&self, tenant: &LoadTenant) -> Result<Client> {
        let mails = self.folder.join("mail");
        let code = code_for(&mails, &tenant.admin, PATIENCE * 3)
            .await
            .with_context(|| format!("no mail came to {}", tenant.admin))?;
        let client = self.client(tenant)?;
        client.accept_invitation(&code, PASSWORD).await?;
        Ok(client)
    }

    /// Signs a tenant's first admin in; the access token is made to last until all is measured.
    pub async fn token(&self, tenant: &LoadTenant) -> Result<String> {
        let client = self.client(tenant)?;
        ensure!(
            client.sign_in(&tenant.admin, PASSWORD).await?,
            "{} cannot sign in",
            tenant.admin
        );
        let token = client.token().context("nobody is signed in")?;
        let keys = Keys::from_master(&self.databases.master_key);
        let mut claims = AccessClaims::clone(&*keys.verify(&token, &tenant.id, SystemClock.now())?);
        claims.exp += 24 * 3600;
        Ok(keys.sign(&claims))
    }

    /// An access token for a session that was written by hand.
    pub fn token_for(&self, tenant: &LoadTenant, person: Uuid, session: Uuid) -> String {
        let keys = Keys::from_master(&self.databases.master_key);
        let mut claims = AccessClaims::new(&tenant.id, person, session, 1, SystemClock.now());
        claims.exp += 24 * 3600;
        keys.sign(&claims)
    }

    /// Throws away what the programs wrote.
    pub fn clear(&self) -> Result<()> {
        Ok(std::fs::remove_dir_all(&self.folder)?)
    }

    /// The name of a tenant's schema.
    pub async fn schema(&self, tenant: &str) -> Result<String> {
        let mut control = PgConnection::connect(&self.databases.urls.control).await?;
        let name = sqlx::query_scalar("select schema_name from control.tenants where id = $1")
            .bind(tenant)
            .fetch_one(&mut control)
            .await?;
        Ok(name)
    }

    /// Lets Postgres count a tenant's rows, as autovacuum does within a minute; the tenant's own role may not.
    pub async fn analyze(&self, tenant: &str) -> Result<()> {
        let schema = self.schema(tenant).await?;
        let mut connection = PgConnection::connect(&self.superuser).await?;
        let tables =
            "select string_agg(format('%I.%I', schemaname, tablename), ', ') from pg_tables where schemaname = $1";
        let tables: String = sqlx::query_scalar(tables)
            .bind(&schema)
            .fetch_one(&mut connection)
            .await?;
        sqlx::query(AssertSqlSafe(format!("analyze {tables}")))
            .execute(&mut connection)
            .await?;
        Ok(connection.close().await?)
    }

    /// A tenant's own login, as the tenant API uses it.
    pub async fn login(&self, tenant: &str) -> Result<String> {
        let role = format!("{}_app", self.schema(tenant).await?);
        let password = self.databases.master_key.role_password(&role, 1);
        Ok(format!(
            "postgres://{role}:{password}@{}",
            self.databases.urls.cluster_addr
        ))
    }
}

/// A published course with one page; answers its id.
pub async fn published_course(admin: &Client, title: &str) -> Result<String> {
    let course = admin.post("/api/courses", json!({"title": title})).await?.ok()?.value();
    let id = course["id"].as_str().context("a course has an id")?.to_owned();
    let section = json!({"title": "Section", "revision": course["revision"]});
    let section = admin
        .post(&format!("/api/courses/{id}/sections"), section)
        .await?
        .ok()?
        .value();
    let page = json!({
        "revision": section["revision"], "sectionId": section["id"], "type": "page", "completion": {"kind": "viewed"}, "title": "Read this",
        "required": true, "completion": {"kind": "viewed"},
        "content": {"doc": {"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Hello."}]}]}},
    });
    let activity = admin
        .post(&format!("/api/courses/{id}/activities"), page)
        .await?
        .ok()?
        .value();
    let publish = json!({"revision": activity["revision"], "learners": "keep"});
    admin.post(&format!("/api/courses/{id}/publish"), publish).await?.ok()?;
    Ok(id)
}

/// So many published courses with one page each, given to everyone.
pub async fn give_courses(admin: &Client, count: usize) -> Result<()> {
    for number in 0..count {
        let id = published_course(admin, &format!("Course {number}")).await?;
        let rule = json!({"type": "course", "documentId": id, "title": "Everyone", "rule": {"everyone": ["true"]}});
        admin.post("/api/permissions", rule).await?.ok()?;
    }
    let mine = admin.get("/api/me/courses").await?.ok()?.value();
    ensure!(
        mine["total"] == count,
        "the admin was given {} of {count} courses",
        mine["total"]
    );
    Ok(())
}

/// What this process calls its own connections, so that they are not counted as the services'.
pub const OURS: &str = "learnt-load";

fn named(url: &str) -> String {
    let sign = if url.contains('?') { '&' } else { '?' };
    format!("{url}{sign}application_name={OURS}")
}

fn control_config(databases: &TestDatabases, secrets: &Secrets) -> Result<Config> {
    let unused = SocketAddr::from(([127, 0, 0, 1], 0));
    Ok(Config {
        control_url: named(&databases.urls.control),
        clusters: BTreeMap::from([("main".to_owned(), named(&databases.urls.cluster))]),
        master_key: databases.master_key.clone(),
        platform_roots: PlatformRoots::parse(ROOT)?,
        console_host: Host::parse("console.localhost")?,
        reserved_hosts: Vec::new(),
        public: learnt_kernel::config::PublicAddress {
            scheme: "http".to_owned(),
            port: None,
        },
        internal_key: secrets.internal_key.clone(),
        console_listen: unused,
        internal_listen: unused,
        console_dist: None,
        trusted_proxy: None,
        stock: 0,
        log_months: 24,
        tenant_connections: 40,
        dns_server: None,
        private_domains: false,
        work: false,
        pace: Pace::default(),
    })
}

/// The process above the one that serves our connection.
async fn postmaster(url: &str) -> Result<u32> {
    let mut connection = PgConnection::connect(url).await?;
    let backend: i32 = sqlx::query_scalar("select pg_backend_pid()")
        .fetch_one(&mut connection)
        .await?;
    super::cpu::parent(u32::try_from(backend)?).context("Postgres has to run on this machine")
}
