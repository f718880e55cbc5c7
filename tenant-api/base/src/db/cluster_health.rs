//! Whether the tenants' databases answer: somebody logs in there, as the role that listens, and leaves again.
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use anyhow::Context;
use futures_util::future::join_all;
use learnt_kernel::database_url;
use tokio::sync::Mutex;
use tokio_postgres::Config as PgConfig;
use tokio_postgres::error::SqlState;

use super::tls::Tls;
use crate::config::Config;

/// Who asks within this time gets the last answer: everybody may ask.
const REMEMBERED: Duration = Duration::from_secs(1);
/// A database that takes longer does not answer.
const PATIENCE: Duration = Duration::from_secs(2);

/// Which clusters answer: how to reach each, and what was found last.
pub struct ClusterHealth {
    clusters: Vec<(String, PgConfig, Tls)>,
    last: Mutex<Option<(Instant, BTreeMap<String, bool>)>>,
}

impl ClusterHealth {
    /// Nobody was asked yet.
    pub fn new(config: &Config) -> anyhow::Result<Self> {
        let edge: PgConfig = database_url::without_tls(&config.edge_url)
            .parse()
            .context("LEARNT_EDGE_URL")?;
        let mut clusters = Vec::new();
        for (id, address) in &config.clusters {
            let tls = Tls::new(&address.tls).with_context(|| format!("LEARNT_CLUSTER_{}_ADDR", id.to_uppercase()))?;
            let mut login = PgConfig::new();
            login
                .host(&address.host)
                .port(address.port)
                .dbname(&address.database)
                .user(edge.get_user().unwrap_or("learnt_edge"))
                .password(edge.get_password().unwrap_or_default())
                .application_name("learnt-tenant-api")
                .ssl_mode(tls.mode)
                .connect_timeout(PATIENCE);
            clusters.push((id.clone(), login, tls));
        }
        Ok(Self {
            clusters,
            last: Mutex::default(),
        })
    }

    /// Each cluster, and whether it answers.
    pub async fn now(&self) -> BTreeMap<String, bool> {
        let mut last = self.last.lock().await;
        if let Some((at, healthy)) = &*last
            && at.elapsed() < REMEMBERED
        {
            return healthy.clone();
        }
        let checks = self.clusters.iter().map(|(id, login, tls)| async move {
            let answers = answers(login, tls).await;
            metrics::gauge!("learnt_cluster_answers", "cluster" => id.clone()).set(f64::from(u8::from(answers)));
            (id.clone(), answers)
        });
        let healthy: BTreeMap<String, bool> = join_all(checks).await.into_iter().collect();
        *last = Some((Instant::now(), healthy.clone()));
        healthy
    }
}

/// Whoever is refused for another reason than that the database is gone, or not ready, was answered.
async fn answers(login: &PgConfig, tls: &Tls) -> bool {
    let connecting = tokio::time::timeout(PATIENCE, login.connect(tls.connector.clone()));
    match connecting.await {
        Ok(Ok(_)) => true,
        Ok(Err(error)) => error.code().is_some_and(|code| {
            ![
                SqlState::INVALID_CATALOG_NAME,
                SqlState::CANNOT_CONNECT_NOW,
                SqlState::ADMIN_SHUTDOWN,
                SqlState::CRASH_SHUTDOWN,
            ]
            .contains(code)
        }),
        Err(_) => false,
    }
}
