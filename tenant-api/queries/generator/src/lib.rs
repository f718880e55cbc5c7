//! Checks `tenant-api/queries/*.sql` against the tenants' migrations and writes typed Rust for them.
//!
//! A crate of its own, below the tenant API: a query can be generated before the code that uses it compiles.
use std::collections::HashMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clorinde::config::{Config, TypeMapping};
use learnt_kernel::ids::random_label;
use tokio_postgres::{Client, NoTls};

const HEAD: &str = "//! Generated from tenant-api/queries/*.sql; never edited by hand.\n#![allow(missing_docs, clippy::all, rustdoc::all)]\n";

/// Generates into `tenant-api/queries/generated/src` below this root; with `check` only compares and names what differs.
pub async fn run(root: &Path, admin_url: &str, check: bool) -> Result<()> {
    let scratch = Scratch::make(admin_url, root).await?;
    let written = generate(root, &scratch).await;
    scratch.drop(admin_url).await?;
    let fresh = written?;
    let committed = root.join("tenant-api/queries/generated/src");
    let result = if check {
        compare(&fresh, &committed)
    } else {
        replace(&fresh, &committed)
    };
    std::fs::remove_dir_all(&fresh)?;
    result
}

/// A database of our own with one tenant's tables in it.
struct Scratch {
    name: String,
    client: Client,
}

async fn connect(url: &str, database: Option<&str>) -> Result<Client> {
    let mut config: tokio_postgres::Config = url.parse().context("the Postgres address cannot be read")?;
    if let Some(database) = database {
        config.dbname(database);
    }
    let (client, connection) = config.connect(NoTls).await?;
    tokio::spawn(connection);
    Ok(client)
}

impl Scratch {
    async fn make(url: &str, root: &Path) -> Result<Self> {
        let name = format!("learnt_generate_{}", random_label(8));
        connect(url, None)
            .await?
            .batch_execute(&format!("create database {name}"))
            .await?;
        let client = connect(url, Some(&name)).await?;
        client
            .batch_execute("create schema extensions; create extension pg_trgm schema extensions; create schema tenant; set search_path to tenant")
            .await?;
        for file in sql_files(&root.join("migrations/tenant"))? {
            let sql = std::fs::read_to_string(&file)?;
            client
                .batch_execute(&sql)
                .await
                .with_context(|| format!("{} does not apply", file.display()))?;
        }
        Ok(Self { name, client })
    }

    async fn drop(self, url: &str) -> Result<()> {
        drop(self.client);
        connect(url, None)
            .await?
            .batch_execute(&format!("drop database {} with (force)", self.name))
            .await?;
        Ok(())
    }
}

fn sql_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = std::fs::read_dir(folder).with_context(|| format!("{} cannot be read", folder.display()))?;
    let mut files: Vec<PathBuf> = entries.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    files.retain(|file| file.extension().is_some_and(|extension| extension == "sql"));
    files.sort();
    Ok(files)
}

/// Writes into a fresh folder; returns its `src`'s parent.
async fn generate(root: &Path, scratch: &Scratch) -> Result<PathBuf> {
    let into = std::env::temp_dir().join(&scratch.name);
    let mut config = Config::builder()
        .queries(root.join("tenant-api/queries"))
        .destination(&into)
        .sync(false)
        .r#async(true)
        .build();
    let mapping = [
        ("timestamptz", "chrono::DateTime<chrono::Utc>"),
        ("date", "chrono::NaiveDate"),
    ];
    config.types.mapping = mapping
        .into_iter()
        .map(|(pg, rust)| (format!("pg_catalog.{pg}"), copied(rust)))
        .collect::<HashMap<_, _>>();
    // The generator drives its own connection with a blocking wait: keep it off the runtime's threads.
    tokio::task::block_in_place(|| clorinde::gen_live(&scratch.client, config))
        .map_err(|error| anyhow::anyhow!("{error:?}"))?;
    cache_in_transactions(&into.join("src/client/async_/deadpool.rs"))?;
    prepare_once(&into.join("src/queries"))?;
    let lib = into.join("src/lib.rs");
    std::fs::write(&lib, format!("{HEAD}{}", std::fs::read_to_string(&lib)?))?;
    let formatted = tokio::process::Command::new("rustfmt")
        .args(["--edition", "2024", "--config-path"])
        .arg(root.join("rustfmt.toml"))
        .arg(&lib)
        .status()
        .await
        .context("rustfmt is needed and cannot be run")?;
    if !formatted.success() {
        bail!("rustfmt does not take what was generated");
    }
    Ok(into)
}

/// A statement that was prepared once on a connection is prepared in its transactions too: without this each one inside a
/// transaction is parsed and planned anew, and costs a round trip more.
fn cache_in_transactions(client: &Path) -> Result<()> {
    const ANEW: &str = "fn stmt_cache() -> bool {\n        false";
    let text = std::fs::read_to_string(client)?;
    if !text.contains(ANEW) {
        bail!(
            "{} says nothing of transactions without a cache any more",
            client.display()
        );
    }
    Ok(std::fs::write(
        client,
        text.replace(ANEW, &ANEW.replace("false", "true")),
    )?)
}

/// The same for statements that answer no rows: they are handed over as text, which is parsed and planned anew at each call
/// and costs a round trip more.
fn prepare_once(queries: &Path) -> Result<()> {
    const CALL: &str = ".execute(";
    const AS_TEXT: &str = "self.0,";
    let mut seen = 0;
    for (name, text) in files(queries)? {
        let mut parts = text.split(CALL);
        let mut once = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            once.push_str(CALL);
            match part.trim_start().strip_prefix(AS_TEXT) {
                Some(rest) => {
                    seen += 1;
                    once.push_str("&client.prepare(self.0).await?,");
                    once.push_str(rest);
                }
                None => once.push_str(part),
            }
        }
        std::fs::write(queries.join(name), once)?;
    }
    if seen == 0 {
        bail!("{} hands no statement over as text any more", queries.display());
    }
    Ok(())
}

fn copied(rust: &str) -> TypeMapping {
    TypeMapping::Simple(rust.to_owned())
}

/// Every file below a folder, with its text, by its path in it.
fn files(folder: &Path) -> Result<HashMap<PathBuf, String>> {
    let mut found = HashMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in std::fs::read_dir(&next)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                found.insert(path.strip_prefix(folder)?.to_owned(), std::fs::read_to_string(&path)?);
            }
        }
    }
    Ok(found)
}

fn replace(fresh: &Path, committed: &Path) -> Result<()> {
    let sources = files(&fresh.join("src"))?;
    for gone in files(committed)?.keys().filter(|path| !sources.contains_key(*path)) {
        std::fs::remove_file(committed.join(gone))?;
    }
    for (path, text) in sources {
        let target = committed.join(path);
        if std::fs::read_to_string(&target).is_ok_and(|old| old == text) {
            continue;
        }
        std::fs::create_dir_all(target.parent().context("a file lies in a folder")?)?;
        std::fs::write(target, text)?;
    }
    Ok(())
}

fn compare(fresh: &Path, committed: &Path) -> Result<()> {
    let (fresh, committed) = (files(&fresh.join("src"))?, files(committed)?);
    let mut stale: Vec<String> = fresh
        .keys()
        .chain(committed.keys())
        .filter(|path| fresh.get(*path) != committed.get(*path))
        .map(|path| path.display().to_string())
        .collect();
    stale.sort();
    stale.dedup();
    if stale.is_empty() {
        return Ok(());
    }
    bail!(
        "The generated queries are stale ({}). Generate them again and commit the result.",
        stale.join(", ")
    )
}
