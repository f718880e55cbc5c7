//! The cluster of the tests: the one that `DATABASE_URL` names, else a throw-away one in memory that the first test
//! process starts, later ones share, and that ends some minutes after the last. It runs in a container where containers are
//! wanted, else from the programs that are here.

use std::{
    fs::{self, File},
    path::{Path, PathBuf},
    sync::Once,
    time::Duration,
};

use anyhow::Context;
use learnt_kernel::config::Env;
use sqlx::{Connection, PgConnection};

use super::containers;
use crate::{
    account::Account,
    postgres::{Choice, Cluster, ClusterOptions, choose},
    secrets::Secrets,
};

/// A cluster to test in.
#[derive(Debug, Clone)]
pub struct TestCluster {
    /// A superuser's address.
    pub url: String,
    /// Secrets that all test processes share.
    pub secrets: Secrets,
    /// A folder that all test processes share.
    pub folder: PathBuf,
    /// Whether nobody else uses the cluster.
    pub private: bool,
}

/// Finds or starts the cluster.
pub async fn test_cluster() -> anyhow::Result<TestCluster> {
    let mut env = Env::from_process();
    let in_container = containers::are_wanted(&mut env)?;
    let folder = shared_folder(in_container)?;
    let lock = File::create(folder.join("lock"))?;
    lock.lock()?;
    let secrets = Secrets::load_or_make(&folder.join("secrets"))?;
    let named = env.optional("DATABASE_URL");
    let private = named.is_none();
    let url = match named {
        Some(url) => url,
        None => throw_away(&folder, &secrets, in_container, &mut env).await?,
    };
    Ok(TestCluster {
        url,
        secrets,
        folder,
        private,
    })
}

/// The throw-away one that runs already, else a new one; its address is kept for whoever comes later.
async fn throw_away(folder: &Path, secrets: &Secrets, in_container: bool, env: &mut Env) -> anyhow::Result<String> {
    let touched = folder.join("touched");
    fs::write(&touched, "")?;
    open_to_all(&touched)?;
    keep(&touched);
    let running = fs::read_to_string(folder.join("url")).unwrap_or_default();
    if !running.is_empty()
        && let Ok(connection) = PgConnection::connect(&running).await
    {
        connection.close().await?;
        return Ok(running);
    }
    let url = if in_container {
        containers::postgres(&secrets.postgres).await?
    } else {
        from_programs(folder, secrets, touched, env).await?
    };
    fs::write(folder.join("url"), &url)?;
    Ok(url)
}

async fn from_programs(folder: &Path, secrets: &Secrets, touched: PathBuf, env: &mut Env) -> anyhow::Result<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .context("the crate lies in no folder")?;
    let choice = choose(root, None, env.optional("LEARNT_PG_BIN").map(PathBuf::from))?;
    let Choice::Programs(programs) = choice else {
        anyhow::bail!("a server was found where programs were asked for")
    };
    let pg = folder.join("pg");
    // Whatever is left there was made by a run that was killed: tests start anew.
    clear(&pg)?;
    let options = ClusterOptions {
        folder: pg,
        password: secrets.postgres.clone(),
        log: folder.join("postgres.log"),
        throw_away: true,
        idle_file: Some(touched),
    };
    let cluster = Cluster::start(&programs, &options).await?;
    Ok(cluster.url().to_owned())
}

/// The cluster lasts as long as this process, however long its tests run: the file that says so is touched every minute.
fn keep(touched: &Path) {
    static STARTED: Once = Once::new();
    let touched = touched.to_owned();
    STARTED.call_once(|| {
        std::thread::spawn(move || {
            loop {
                std::thread::sleep(Duration::from_secs(60));
                // The folder may be gone; then nobody tests any more.
                let _ = fs::write(&touched, "");
            }
        });
    });
}

/// In memory where there is a place for it; one for each account and checkout, and another for what belongs to a container.
fn shared_folder(in_container: bool) -> anyhow::Result<PathBuf> {
    let memory = Path::new("/dev/shm");
    let base = if memory.is_dir() {
        memory.to_owned()
    } else {
        std::env::temp_dir()
    };
    let checkout: String = env!("CARGO_MANIFEST_DIR")
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() { c } else { '-' })
        .collect();
    let kind = if in_container { "-container" } else { "" };
    let folder = base.join(format!("learnt-test{checkout}{kind}"));
    fs::create_dir_all(&folder)?;
    open_to_all(&folder)?;
    Ok(folder)
}

/// The account of Postgres looks at the folder and the touched file; secrets in it have modes of their own.
fn open_to_all(path: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let mode = if path.is_dir() { 0o755 } else { 0o644 };
    fs::set_permissions(path, fs::Permissions::from_mode(mode))
}

fn clear(pg: &Path) -> anyhow::Result<()> {
    if pg.exists() {
        let pid = fs::read_to_string(pg.join("data/postmaster.pid")).ok();
        if let Some(pid) = pid.as_deref().and_then(|text| text.lines().next()) {
            // It did not answer, and its data are about to go.
            let _ = Account::for_postgres()?
                .command("kill")
                .args(["-KILL", pid.trim()])
                .stderr(std::process::Stdio::null())
                .status();
        }
        fs::remove_dir_all(pg)?;
    }
    Ok(())
}
