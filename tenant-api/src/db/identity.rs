//! The control database as the tenant API sees it (role `learnt_edge`): who people are, and the directory's view.
use std::time::Duration;

use deadpool_postgres::{Manager, ManagerConfig, Object, Pool, QueueMode, RecyclingMethod, Runtime};
use learnt_kernel::database_url;

use super::directory::{DomainRow, Row};
use super::errors::DbError;
use super::tls::Tls;

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

    /// The counter that moves with each change of the directory.
    pub async fn directory_version(&self) -> Result<i64, DbError> {
        let row = self
            .client()
            .await?
            // A sequence that was never used shows the value that its first use will give.
            .query_one(
                "select last_value - (not is_called)::int from control.directory_version",
                &[],
            )
            .await?;
        Ok(row.get(0))
    }

    /// The whole directory.
    pub async fn directory(&self) -> Result<Vec<Row>, DbError> {
        let sql = "select tenant_id, tenant_name, tenant_status, plan, cluster_id, schema_name, key_version, settings, time_zone, \
                   tenant_revision, is_demo, team_id, team_display_name, team_status, is_default, support_email, main_domain, terms_url, \
                   registration_tags, side_navigation, auth_providers, theme, team_revision, domains from control.directory order by tenant_id, team_id";
        let rows = self.client().await?.query(sql, &[]).await?;
        Ok(rows.iter().map(read).collect())
    }
}

fn read(row: &tokio_postgres::Row) -> Row {
    Row {
        tenant_id: row.get("tenant_id"),
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
        domains: serde_json::from_value::<Vec<DomainRow>>(row.get("domains")).unwrap_or_default(),
    }
}
