//! The way to a Postgres server, with a sentence for each way of not getting there.

use std::time::Duration;

use sqlx::{Connection, PgConnection};
use url::Url;

use crate::bootstrap::BootstrapError;

/// How long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// Whether a superuser's address can be used: answers the server's version. Nothing is changed.
pub async fn look(admin_url: &str) -> Result<String, BootstrapError> {
    let admin = Url::parse(admin_url).map_err(|error| BootstrapError::Address(error.to_string()))?;
    let mut connection = connect(&admin).await?;
    let version = check_server(&mut connection, &host_and_port(&admin)).await?;
    connection.close().await?;
    Ok(version)
}

/// host:port
pub(crate) fn host_and_port(admin: &Url) -> String {
    format!(
        "{}:{}",
        admin.host_str().unwrap_or("localhost"),
        admin.port().unwrap_or(5432)
    )
}

/// A server that takes the call and never answers is one that does not answer.
pub(crate) async fn connect(admin: &Url) -> Result<PgConnection, BootstrapError> {
    let address = host_and_port(admin);
    let connecting = tokio::time::timeout(PATIENCE, PgConnection::connect(admin.as_str()));
    match connecting.await {
        Ok(Ok(connection)) => Ok(connection),
        Ok(Err(sqlx::Error::Database(error))) => Err(BootstrapError::Refused {
            place: address,
            reason: error.message().to_owned(),
        }),
        Ok(Err(sqlx::Error::Tls(error))) => Err(BootstrapError::Unencrypted {
            place: address,
            reason: error.to_string(),
        }),
        Ok(Err(error)) => Err(BootstrapError::Away {
            place: address,
            reason: error.to_string(),
        }),
        Err(_) => Err(BootstrapError::Away {
            place: address,
            reason: format!("nothing in {} seconds", PATIENCE.as_secs()),
        }),
    }
}

/// Whether the server is new enough, and the account may do everything; answers the version.
pub(crate) async fn check_server(connection: &mut PgConnection, address: &str) -> Result<String, BootstrapError> {
    let (number, version, user, superuser) = sqlx::query_as::<_, (String, String, String, String)>(
        "select current_setting('server_version_num'), current_setting('server_version'), current_user::text, current_setting('is_superuser')",
    )
    .fetch_one(connection)
    .await?;
    if number.parse::<u32>().unwrap_or_default() < 150_000 {
        return Err(BootstrapError::TooOld {
            place: address.to_owned(),
            version,
        });
    }
    if superuser != "on" {
        return Err(BootstrapError::NotSuperuser(user));
    }
    Ok(version)
}
