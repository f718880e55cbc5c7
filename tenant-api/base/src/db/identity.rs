//! The control database as the tenant API sees it (role `learnt_edge`): who people are, and the directory's view.
use std::collections::HashSet;
use std::time::Duration;

use chrono::{DateTime, NaiveDate, Utc};
use deadpool_postgres::{Manager, ManagerConfig, Object, Pool, QueueMode, RecyclingMethod, Runtime};
use learnt_kernel::database_url;
use serde_json::Value;
use uuid::Uuid;

use super::directory::{Changes, DomainRow, Row};
use super::errors::DbError;
use super::tls::Tls;

/// How far changes of the directory are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counters {
    /// Those that say which tenant changed.
    pub numbered: i64,
    /// Those that do not: of a program from before, or by hand.
    pub unnumbered: i64,
}

/// A few connections to the control database.
#[derive(Clone)]
pub struct Identity {
    pool: Pool,
}

impl Identity {
    /// Connects at first use; the service starts without the control database.
    pub fn new(url: &str) -> anyhow::Result<Self> {
        let tls = Tls::new(&database_url::check(url)?)?;
        let mut login: tokio_postgres::Config = database_url::without_tls(url).parse()?;
        login
            .ssl_mode(tls.mode)
            .application_name("learnt-tenant-api")
            .connect_timeout(Duration::from_secs(3));
        if login.get_options().is_none() {
            login.options("-c statement_timeout=30s -c idle_in_transaction_session_timeout=30s -c lock_timeout=10s");
        }
        let manager = Manager::from_config(
            login,
            tls.connector,
            ManagerConfig {
                recycling_method: RecyclingMethod::Fast,
            },
        );
        let pool = Pool::builder(manager)
            .max_size(8)
            .queue_mode(QueueMode::Lifo)
            .runtime(Runtime::Tokio1)
            .wait_timeout(Some(Duration::from_secs(5)))
            .create_timeout(Some(Duration::from_secs(5)))
            .build()?;
        Ok(Self { pool })
    }

    /// Closes connections that were not used for so long.
    pub fn reap(&self, after: Duration) {
        self.pool.retain(|_, metrics| metrics.last_used() < after);
    }

    pub(super) async fn client(&self) -> Result<Object, DbError> {
        Ok(self.pool.get().await?)
    }

    /// What changed in the directory after a version, in one look; after -1: all there is.
    pub async fn directory_changes(&self, after: i64) -> Result<Changes, DbError> {
        let sql = "select change.tenant_id as changed, change.version, team_id is not null as shown, \
                   tenant_name, tenant_status, plan, cluster_id, schema_name, key_version, settings, time_zone, \
                   tenant_revision, is_demo, team_id, team_display_name, team_status, is_default, support_email, main_domain, terms_url, \
                   registration_tags, side_navigation, auth_providers, theme, team_revision, sample_areas, domains \
                   from control.directory_changes change left join control.directory on directory.tenant_id = change.tenant_id \
                   where change.version > $1 order by change.tenant_id, team_id";
        let rows = self.client().await?.query(sql, &[&after]).await?;
        let mut changes = Changes::default();
        for row in &rows {
            changes.version = changes.version.max(row.get("version"));
            let teams = changes.tenants.entry(row.get("changed")).or_default();
            if row.get("shown") {
                teams.push(read(row));
            }
        }
        Ok(changes)
    }

    /// How far changes of the directory are counted.
    pub async fn directory_counters(&self) -> Result<Counters, DbError> {
        // A sequence that was never used shows the value that its first use will give.
        let all = "select last_value - (not is_called)::int from control.directory_version";
        let numbered = "select last_value - (not is_called)::int from control.directory_number";
        let client = self.client().await?;
        // In this order: what is numbered in between must not look like what was not.
        let all: i64 = client.query_one(all, &[]).await?.get(0);
        let numbered: i64 = client.query_one(numbered, &[]).await?.get(0);
        Ok(Counters {
            numbered,
            unnumbered: all - numbered,
        })
    }

    /// Whether an operator of the platform may still do something.
    pub async fn operator_stands(&self, operator: Uuid) -> Result<bool, DbError> {
        let sql = "select control.operator_stands($1)";
        Ok(self.client().await?.query_one(sql, &[&operator]).await?.get(0))
    }

    /// A tenant's bills, the newest first, as the platform's console has them.
    pub async fn bills(&self, tenant: &str) -> Result<Vec<Bill>, DbError> {
        let sql =
            "select month, plan, metric, included, counted, waived, billed, state, teams from control.tenant_bills($1)";
        let rows = self.client().await?.query(sql, &[&tenant]).await?;
        Ok(rows
            .iter()
            .map(|row| Bill {
                month: row.get("month"),
                plan: row.get("plan"),
                metric: row.get("metric"),
                included: row.get("included"),
                counted: row.get("counted"),
                waived: row.get("waived"),
                billed: row.get("billed"),
                state: row.get("state"),
                teams: row.get("teams"),
            })
            .collect())
    }

    /// Who of a tenant's month is not billed.
    pub async fn waived(&self, tenant: &str, month: NaiveDate) -> Result<HashSet<Uuid>, DbError> {
        let sql = "select control.tenant_waived($1, $2)";
        let rows = self.client().await?.query(sql, &[&tenant, &month]).await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    /// Tells how requests of tenants were answered in this hour.
    pub async fn note_answers(&self, hour: DateTime<Utc>, counted: &Value) -> Result<(), DbError> {
        let sql = "select control.note_answers($1, $2)";
        self.client().await?.query(sql, &[&hour, counted]).await?;
        Ok(())
    }

    /// Tenants whose files are to be removed: the control plane is erasing them.
    pub async fn erasing_files(&self) -> Result<Vec<String>, DbError> {
        let sql = "select tenant_id from control.erasing_files";
        let rows = self.client().await?.query(sql, &[]).await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    /// Tells the control plane that a tenant's files are gone: so many, of so many bytes.
    pub async fn files_erased(&self, tenant: &str, files: i64, bytes: i64) -> Result<(), DbError> {
        let sql = "select control.files_erased($1, $2, $3)";
        self.client().await?.query(sql, &[&tenant, &files, &bytes]).await?;
        Ok(())
    }
}

/// A tenant's month as the platform bills it.
#[derive(Clone, Debug)]
pub struct Bill {
    /// The first day.
    pub month: NaiveDate,
    /// The plan of that month.
    pub plan: String,
    /// What made a person count.
    pub metric: String,
    /// How many were included; none: any number.
    pub included: Option<i32>,
    pub counted: i32,
    /// Of them not billed.
    pub waived: i32,
    /// What was approved.
    pub billed: Option<i32>,
    /// open, in_review, approved, disputed or invoiced.
    pub state: String,
    /// People by team.
    pub teams: Value,
}

fn read(row: &tokio_postgres::Row) -> Row {
    Row {
        tenant_id: row.get("changed"),
        tenant_name: row.get("tenant_name"),
        tenant_status: row.get("tenant_status"),
        plan: row.get("plan"),
        cluster_id: row.get("cluster_id"),
        schema_name: row.get("schema_name"),
        key_version: row.get("key_version"),
        settings: row.get("settings"),
        time_zone: row.get("time_zone"),
        tenant_revision: row.get("tenant_revision"),
        is_demo: row.get("is_demo"),
        team_id: row.get("team_id"),
        team_display_name: row.get("team_display_name"),
        team_status: row.get("team_status"),
        is_default: row.get("is_default"),
        support_email: row.get("support_email"),
        main_domain: row.get("main_domain"),
        terms_url: row.get("terms_url"),
        registration_tags: row.get("registration_tags"),
        side_navigation: row.get("side_navigation"),
        auth_providers: row.get("auth_providers"),
        theme: row.get("theme"),
        team_revision: row.get("team_revision"),
        sample_areas: row.get("sample_areas"),
        domains: serde_json::from_value::<Vec<DomainRow>>(row.get("domains")).unwrap_or_default(),
    }
}
