//! The two databases of one test process: copied from templates that are migrated once, dropped by whoever comes later.

use std::{
    fs::{self, File},
    path::PathBuf,
};

use learnt_kernel::{ids::random_label, token::MasterKey};
use learnt_migrations::{
    bootstrap::{self, Names, Passwords, Urls},
    control, fingerprint,
};
use sqlx::{AssertSqlSafe, Connection, PgConnection};

use super::TestCluster;

/// A control database and a tenants' database, prepared and migrated.
pub struct TestDatabases {
    pub names: Names,
    /// Where the services connect.
    pub urls: Urls,
    /// The key that the roles' passwords come from.
    pub master_key: MasterKey,
    /// Held while the databases are in use; a later process drops what nobody holds.
    _held: File,
}

impl TestDatabases {
    /// Makes them.
    pub async fn make(cluster: &TestCluster) -> anyhow::Result<Self> {
        let lock = File::create(cluster.folder.join("databases.lock"))?;
        lock.lock()?;
        let mut admin = PgConnection::connect(&cluster.url).await?;
        drop_abandoned(cluster).await?;
        let template = names(&format!("tpl_{}", fingerprint()));
        let master_key = cluster.secrets.master_key();
        if !exists(&mut admin, &template.tenants_database).await? {
            prepare_template(&mut admin, cluster, &template, &passwords(&master_key)).await?;
        }
        let label = random_label(8);
        let own = names(&label);
        let lock_file = File::create(cluster.folder.join(format!("{label}.held")))?;
        lock_file.lock()?;
        for (copy, of) in [
            (&own.control_database, &template.control_database),
            (&own.tenants_database, &template.tenants_database),
        ] {
            run(
                &mut admin,
                format!("create database {copy} template {of} owner {}", own.control_role),
            )
            .await?;
        }
        admin.close().await?;
        let urls = bootstrap::database(&cluster.url, &own, &passwords(&master_key), cluster.private).await?;
        Ok(Self {
            names: own,
            urls,
            master_key,
            _held: lock_file,
        })
    }
}

fn names(label: &str) -> Names {
    Names {
        control_database: format!("learnt_test_{label}_control"),
        tenants_database: format!("learnt_test_{label}_tenants"),
        control_role: "learnt_test_control".to_owned(),
        edge_role: "learnt_test_edge".to_owned(),
    }
}

fn passwords(master_key: &MasterKey) -> Passwords {
    Passwords {
        control: master_key.role_password("control", 1),
        edge: master_key.role_password("edge", 1),
    }
}

async fn run(connection: &mut PgConnection, sql: String) -> Result<(), sqlx::Error> {
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(connection).await.map(|_| ())
}

async fn exists(connection: &mut PgConnection, database: &str) -> Result<bool, sqlx::Error> {
    sqlx::query_scalar("select exists (select from pg_database where datname = $1)")
        .bind(database)
        .fetch_one(connection)
        .await
}

/// The tenants' database is renamed last: a template that is there is complete.
async fn prepare_template(
    admin: &mut PgConnection,
    cluster: &TestCluster,
    template: &Names,
    passwords: &Passwords,
) -> anyhow::Result<()> {
    let half = names(&random_label(8));
    let urls = bootstrap::database(&cluster.url, &half, passwords, cluster.private).await?;
    let mut connection = PgConnection::connect(&urls.control).await?;
    control::migrate(&mut connection).await?;
    connection.close().await?;
    for (from, to) in [
        (&half.control_database, &template.control_database),
        (&half.tenants_database, &template.tenants_database),
    ] {
        run(admin, format!("drop database if exists {to} with (force)")).await?;
        run(admin, format!("alter database {from} rename to {to}")).await?;
    }
    Ok(())
}

/// Drops databases whose process has ended.
async fn drop_abandoned(cluster: &TestCluster) -> anyhow::Result<()> {
    let lock_files: Vec<PathBuf> = fs::read_dir(&cluster.folder)?
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "held"))
        .collect();
    for path in lock_files {
        let Some(label) = path.file_stem().and_then(|stem| stem.to_str()) else {
            continue;
        };
        if File::open(&path)?.try_lock().is_err() {
            continue;
        }
        bootstrap::remove(&cluster.url, &names(label)).await?;
        fs::remove_file(path)?;
    }
    Ok(())
}
