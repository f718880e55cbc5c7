//! A ledger: which migrations there are, which of them a schema has seen, and whether they are still the same.

use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

use sha2::{Digest, Sha256, Sha384};
use sqlx::{AssertSqlSafe, Connection, PgConnection, Row};

/// How long a second migrator of the same schema waits for the first.
const PATIENCE: Duration = Duration::from_secs(30);

/// How much SQL, in bytes, a fresh schema gets in one transaction. A commit tells every connection of the server what it has
/// changed, and whoever is told more at once than Postgres keeps (4,096 things) forgets all that it knew of its own tables, and
/// plans everything anew: a schema that is made in one go costs all other tenants that.
const BATCH: usize = 16_000;

/// How the line begins with which a file has all views of a kind gathered in one.
const GATHER: &str = "select gather_";

/// One file as `build.rs` lists it.
pub(crate) struct File {
    pub version: i64,
    pub name: &'static str,
    pub sql: &'static str,
}

/// One migration file.
#[derive(Debug, Clone)]
pub struct Migration {
    /// When it was written: the digits in front of the file's name.
    pub version: i64,
    /// Whose it is and what it does: the rest of the file's name.
    pub name: String,
    pub sql: &'static str,
    /// SHA-384 of the SQL.
    pub checksum: Vec<u8>,
}

/// Which files a schema has seen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Applied {
    /// How many of them were applied just now.
    pub files: usize,
    /// The newest of them.
    pub version: i64,
    /// Names the whole set: a file that arrived later than a newer one makes another digest, although the newest is the same.
    pub digest: String,
}

impl Applied {
    fn of<'a>(files: usize, set: impl Iterator<Item = (i64, &'a [u8])>) -> Self {
        let (mut hash, mut newest) = (Sha256::new(), 0);
        for (version, checksum) in set {
            hash.update(version.to_be_bytes());
            hash.update(checksum);
            newest = newest.max(version);
        }
        Self {
            files,
            version: newest,
            digest: hex::encode(&hash.finalize()[..16]),
        }
    }
}

/// Why a schema was not migrated. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum MigrationError {
    /// An applied file was edited.
    #[error("migration {version} ({name}) was edited after it had been applied; add a new file instead")]
    Edited {
        /// The file's version.
        version: i64,
        /// The file's name.
        name: String,
    },
    /// The ledger names an older file that is gone.
    #[error("migration {0} was applied, and its file is gone; put it back")]
    Gone(i64),
    /// Another migrator holds the schema.
    #[error("another migrator has been at work on {0} for too long")]
    Busy(String),
    /// One file failed.
    #[error("migration {version} ({name}) failed: {source}")]
    Failed {
        /// The file's version.
        version: i64,
        /// The file's name.
        name: String,
        /// What Postgres said.
        source: sqlx::Error,
    },
    /// Postgres failed otherwise.
    #[error(transparent)]
    Postgres(#[from] sqlx::Error),
}

/// The files of one ledger, in order.
pub(crate) struct Ledger {
    migrations: Vec<Migration>,
}

/// Where a ledger is kept, and for whom its migrations run.
pub(crate) struct MigrationTarget<'a> {
    /// The schema that holds the table `_migrations`.
    pub schema: &'a str,
    /// The search path while the files run.
    pub search_path: &'a str,
    /// The role that owns what is made, if it exists.
    pub owner: Option<&'a str>,
    /// Roles that must not see the ledger, if they exist.
    pub excluded_roles: &'a [String],
}

impl Ledger {
    pub(crate) fn new(files: &'static [File]) -> Self {
        let migrations = files
            .iter()
            .map(|file| Migration {
                version: file.version,
                name: file.name.to_owned(),
                sql: file.sql,
                checksum: Sha384::digest(file.sql).to_vec(),
            })
            .collect();
        Self { migrations }
    }

    pub(crate) fn migrations(&self) -> &[Migration] {
        &self.migrations
    }

    pub(crate) fn latest(&self) -> i64 {
        self.migrations.last().map_or(0, |migration| migration.version)
    }

    /// The highest applied version; `None` if the schema has no ledger.
    pub(crate) async fn version(connection: &mut PgConnection, schema: &str) -> Result<Option<i64>, sqlx::Error> {
        Ok(applied(connection, schema)
            .await?
            .last_key_value()
            .map(|(version, _)| *version))
    }

    /// All files, as a schema has seen them that was built by this program.
    pub(crate) fn newest(&self) -> Applied {
        let set = self.migrations.iter();
        Applied::of(
            0,
            set.map(|migration| (migration.version, migration.checksum.as_slice())),
        )
    }

    /// Applies every file that the place has not seen, whatever newer ones it has, in one transaction.
    pub(crate) async fn migrate(
        &self,
        connection: &mut PgConnection,
        target: &MigrationTarget<'_>,
    ) -> Result<Applied, MigrationError> {
        // Nearly always there is nothing to do: found out by one statement, without a transaction.
        let applied_files = applied(connection, target.schema).await?;
        if self.pending(&applied_files)?.is_empty() {
            return Ok(together(0, &applied_files));
        }
        let mut transaction = connection.begin().await?;
        lock(&mut transaction, target.schema).await?;
        let mut applied_files = applied(&mut transaction, target.schema).await?;
        let pending = self.pending(&applied_files)?;
        run(&mut transaction, prelude(target)).await?;
        for migration in &pending {
            let file = format!(
                "{}\n;\n{}",
                migration.sql,
                rows(target.schema, std::slice::from_ref(migration))
            );
            run(&mut transaction, file)
                .await
                .map_err(|source| MigrationError::Failed {
                    version: migration.version,
                    name: migration.name.clone(),
                    source,
                })?;
        }
        transaction.commit().await?;
        let files = pending.len();
        applied_files.extend(pending.into_iter().map(|one| (one.version, one.checksum.clone())));
        Ok(together(files, &applied_files))
    }

    fn pending(&self, applied: &BTreeMap<i64, Vec<u8>>) -> Result<Vec<&Migration>, MigrationError> {
        // A later version than ours was applied by a newer program: both work meanwhile (expand, move, contract).
        for (version, checksum) in applied.range(..=self.latest()) {
            let Some(known_migration) = self.migrations.iter().find(|migration| migration.version == *version) else {
                return Err(MigrationError::Gone(*version));
            };
            if known_migration.checksum != *checksum {
                return Err(MigrationError::Edited {
                    version: *version,
                    name: known_migration.name.clone(),
                });
            }
        }
        Ok(self
            .migrations
            .iter()
            .filter(|migration| !applied.contains_key(&migration.version))
            .collect())
    }

    /// All files with their ledger rows for a fresh schema: texts to be sent one after the other, each as one simple query, which
    /// is all or nothing. Where it was interrupted, `migrate` goes on.
    pub(crate) fn batches(&self, target: &MigrationTarget<'_>) -> Vec<String> {
        let (mut batches, mut size) = (Vec::<Vec<&Migration>>::new(), 0);
        for migration in &self.migrations {
            size += migration.sql.len();
            match batches.last_mut() {
                Some(batch) if size <= BATCH => batch.push(migration),
                _ => {
                    size = migration.sql.len();
                    batches.push(vec![migration]);
                }
            }
        }
        let (spared, last) = (self.spared(), batches.len().saturating_sub(1));
        let texts = batches.iter().enumerate().map(|(number, batch)| {
            let mut text = prelude(target);
            // Whoever applied a file to an older schema has seen that its functions are sound.
            text.push_str("set local check_function_bodies = off;\n");
            if number < last {
                // The disk is waited for once: with the last one, all that came before it lies there.
                text.push_str("set local synchronous_commit = off;\n");
            }
            for migration in batch {
                let spared = spared.get(&migration.version).into_iter().flatten();
                text.push_str(&spared.fold(migration.sql.to_owned(), |sql, line| sql.replace(line, "")));
                text.push_str("\n;\n");
            }
            text.push_str(&rows(target.schema, batch));
            text
        });
        texts.collect()
    }

    /// Lines that a fresh schema can do without, by the file that they stand in. Each file that adds a view of a kind has all of
    /// them gathered; there the last time is enough, and the first, on whose view files in between may stand.
    fn spared(&self) -> BTreeMap<i64, BTreeSet<&'static str>> {
        let mut calls = BTreeMap::<&'static str, Vec<i64>>::new();
        for migration in &self.migrations {
            for line in migration.sql.lines().filter(|line| line.starts_with(GATHER)) {
                let files = calls.entry(line).or_default();
                if files.last() != Some(&migration.version) {
                    files.push(migration.version);
                }
            }
        }
        let mut spared = BTreeMap::<i64, BTreeSet<&'static str>>::new();
        for (line, files) in calls {
            let between = files.len().saturating_sub(2);
            for version in files.into_iter().skip(1).take(between) {
                spared.entry(version).or_default().insert(line);
            }
        }
        spared
    }
}

fn together(files: usize, applied_files: &BTreeMap<i64, Vec<u8>>) -> Applied {
    Applied::of(
        files,
        applied_files
            .iter()
            .map(|(version, checksum)| (*version, checksum.as_slice())),
    )
}

async fn run(connection: &mut PgConnection, sql: String) -> Result<(), sqlx::Error> {
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(connection).await.map(|_| ())
}

/// The ledger as it is; empty if there is none.
async fn applied(connection: &mut PgConnection, schema: &str) -> Result<BTreeMap<i64, Vec<u8>>, sqlx::Error> {
    let there = sqlx::query_scalar::<_, bool>(
        "select exists (select from pg_class where relname = '_migrations' and relnamespace = (select oid from pg_namespace where nspname = $1))",
    )
    .bind(schema)
    .fetch_one(&mut *connection)
    .await?;
    if !there {
        return Ok(BTreeMap::new());
    }
    let rows = sqlx::query(AssertSqlSafe(format!(
        r#"select version, checksum from "{schema}"._migrations order by version"#
    )))
    .fetch_all(connection)
    .await?;
    rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
}

/// Only one migrator at a time works on a schema; others wait, and then find nothing to do.
async fn lock(connection: &mut PgConnection, schema: &str) -> Result<(), MigrationError> {
    let deadline = tokio::time::Instant::now() + PATIENCE;
    loop {
        let is_locked = sqlx::query_scalar::<_, bool>("select pg_try_advisory_xact_lock(hashtextextended($1, 7))")
            .bind(schema)
            .fetch_one(&mut *connection)
            .await?;
        if is_locked {
            return Ok(());
        }
        if tokio::time::Instant::now() > deadline {
            return Err(MigrationError::Busy(schema.to_owned()));
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Settings of the transaction, the owner's role, and the ledger itself.
fn prelude(target: &MigrationTarget<'_>) -> String {
    let mut text = format!(
        "set local lock_timeout = '2s';\nset local client_min_messages = warning;\nset local search_path = {};\n",
        target.search_path
    );
    if let Some(owner) = target.owner {
        text.push_str(&format!(
            "select set_config('role', rolname, true) from pg_roles where rolname = '{owner}';\n"
        ));
    }
    text.push_str(&format!(
        "create table if not exists \"{}\"._migrations (version bigint primary key, name text not null, checksum bytea not null, applied_at timestamptz not null default now());\n",
        target.schema
    ));
    for role in target.excluded_roles {
        text.push_str(&format!(
            "do $$ begin if exists (select from pg_roles where rolname = '{role}') then revoke all on \"{}\"._migrations from \"{role}\"; end if; end $$;\n",
            target.schema
        ));
    }
    text
}

fn rows(schema: &str, migrations: &[&Migration]) -> String {
    let rows: Vec<String> = migrations
        .iter()
        .map(|migration| {
            let checksum = hex::encode(&migration.checksum);
            let name = migration.name.replace('\'', "''");
            format!("({}, '{name}', '\\x{checksum}')", migration.version)
        })
        .collect();
    format!(
        "insert into \"{schema}\"._migrations (version, name, checksum) values {};\n",
        rows.join(",\n")
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{control, tenant};

    #[test]
    fn a_fresh_schema_gets_every_file_in_batches_that_are_not_too_large() {
        let schema = learnt_kernel::tenant::SchemaName::random();
        let batches = tenant::batches(&schema);
        assert!(batches.len() > 5, "{}", batches.len());
        let (mut at, mut calls) = (0, BTreeMap::<&str, usize>::new());
        for migration in tenant::migrations() {
            for line in migration.sql.lines().filter(|line| line.starts_with(GATHER)) {
                *calls.entry(line).or_default() += 1;
            }
            let row = format!("({}, '{}', ", migration.version, migration.name);
            while !batches[at].contains(&row) {
                at += 1;
            }
            let rest = migration.sql.lines().filter(|line| !line.starts_with(GATHER));
            assert!(
                rest.clone().all(|line| batches[at].contains(line)),
                "{}",
                migration.name
            );
        }
        assert_eq!(at, batches.len() - 1);
        assert!(calls.values().any(|times| *times > 2), "{calls:?}");
        for (line, times) in calls {
            let kept: usize = batches.iter().map(|batch| batch.matches(line).count()).sum();
            assert_eq!(kept, times.min(2), "{line}");
        }
        // What is waited for is the last one.
        let waits: Vec<bool> = batches
            .iter()
            .map(|batch| !batch.contains("synchronous_commit = off"))
            .collect();
        assert!(waits.ends_with(&[false, true]), "{waits:?}");
        assert_eq!(waits.iter().filter(|waits| **waits).count(), 1);
    }

    #[test]
    fn files_are_in_order_and_have_the_checksums_that_installations_keep() {
        for migrations in [control::migrations(), tenant::migrations()] {
            assert!(migrations.is_sorted_by(|one, next| one.version < next.version));
        }
        let first = &tenant::migrations()[0];
        assert_eq!(
            (first.version, first.name.as_str()),
            (20_261_120_100_000, "people.create")
        );
        let checksum = hex::encode(&first.checksum);
        assert_eq!(
            checksum,
            "6edd7eac2dcc566f520795334ddbb3a62a6dba6206814ca24388dd134dfc61005c93740e82d777c1c9f7055a4bfa7e87"
        );
    }
}
