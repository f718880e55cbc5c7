//! What a Postgres cluster needs once, before anything is migrated: our roles, our databases, and what is taken from everybody.

use learnt_kernel::tenant::NotALabel;
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use url::Url;

use crate::{
    revokes,
    server::{check_server, connect, host_and_port},
};

pub use crate::server::look;

/// How the roles and databases are called. Several installations may share a cluster under different names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Names {
    pub control_database: String,
    /// The database that holds tenants' schemas.
    pub tenants_database: String,
    /// The control plane's login role; owns both databases and makes the tenants' roles.
    pub control_role: String,
    /// The tenant API's login role in the control database.
    pub edge_role: String,
}

impl Default for Names {
    fn default() -> Self {
        Self {
            control_database: "learnt".to_owned(),
            tenants_database: "learnt_tenants".to_owned(),
            control_role: "learnt_control".to_owned(),
            edge_role: "learnt_edge".to_owned(),
        }
    }
}

/// Passwords of the two login roles.
#[derive(Clone)]
pub struct Passwords {
    /// The control plane's.
    pub control: String,
    /// The tenant API's.
    pub edge: String,
}

/// Where the services connect.
#[derive(Clone, PartialEq, Eq)]
pub struct Urls {
    /// `LEARNT_CONTROL_URL`.
    pub control: String,
    /// `LEARNT_CLUSTER_<ID>_URL`.
    pub cluster: String,
    /// `LEARNT_EDGE_URL`.
    pub edge: String,
    /// `LEARNT_CLUSTER_<ID>_ADDR`: host:port/database, without a user, with the address's own parameters.
    pub cluster_addr: String,
}

/// Why a cluster could not be prepared; each is a sentence with its remedy.
#[derive(Debug, thiserror::Error)]
pub enum BootstrapError {
    /// The address is none.
    #[error(
        "The database's address does not work ({0}). It looks like this: postgres://user:password@host:5432/postgres"
    )]
    Address(String),
    /// No connection.
    #[error("Postgres at {place} does not answer ({reason}). Start it, or correct the address.")]
    Away {
        /// host:port
        place: String,
        reason: String,
    },
    /// It answers, and lets us not in.
    #[error("Postgres at {place} refuses ({reason}). Correct user, password and database in the address.")]
    Refused {
        /// host:port
        place: String,
        reason: String,
    },
    /// The encryption that the address asks for cannot be had.
    #[error(
        "Postgres at {place} offers no connection as encrypted as the address asks for ({reason}). Switch TLS on there, or ask for less: sslmode=prefer."
    )]
    Unencrypted {
        /// host:port
        place: String,
        reason: String,
    },
    #[error("Postgres at {place} is version {version}. Version 15 or later is needed.")]
    TooOld {
        /// host:port
        place: String,
        version: String,
    },
    /// The account may not do it.
    #[error(
        "The account '{0}' is not a superuser of Postgres. Preparing the cluster takes one, once: it makes roles and databases and takes rights from PUBLIC."
    )]
    NotSuperuser(String),
    /// Something else.
    #[error("Preparing the databases failed: {0}")]
    Postgres(#[from] sqlx::Error),
    /// A configured name is none.
    #[error("'{0}' cannot be the name of a role or database. Use small letters, digits and underscores.")]
    Name(String),
}

/// Makes the roles and databases if they are missing, sets the passwords, and takes from PUBLIC what no tenant's role may
/// have. `admin_url` is a superuser's. `private` says that the cluster is ours alone: then its other databases are closed to
/// everybody as well. Safe to repeat and to run twice at once.
pub async fn database(
    admin_url: &str,
    names: &Names,
    passwords: &Passwords,
    private: bool,
) -> Result<Urls, BootstrapError> {
    for name in [
        &names.control_database,
        &names.tenants_database,
        &names.control_role,
        &names.edge_role,
    ] {
        check_name(name).map_err(|_| BootstrapError::Name(name.clone()))?;
    }
    let admin = Url::parse(admin_url).map_err(|error| BootstrapError::Address(error.to_string()))?;
    let mut connection = connect(&admin).await?;
    check_server(&mut connection, &host_and_port(&admin)).await?;
    // Two bootstraps at once would update the same catalog rows.
    sqlx::query("select pg_advisory_lock(hashtextextended('learnt bootstrap', 7))")
        .execute(&mut connection)
        .await?;
    make_roles(&mut connection, names, passwords).await?;
    make_database(&mut connection, &names.control_database, &names.control_role).await?;
    make_database(&mut connection, &names.tenants_database, &names.control_role).await?;
    close_databases(&mut connection, names, private).await?;
    prepare(&admin, &names.control_database, &control_database_sql(names)).await?;
    prepare(&admin, &names.tenants_database, &tenants_database_sql(names)).await?;
    // Ends the session, and with it the lock.
    connection.close().await?;
    Ok(urls(&admin, names, passwords))
}

/// Drops both databases, and the roles of the tenants in them. The two login roles stay: another installation may use them.
pub async fn remove(admin_url: &str, names: &Names) -> Result<(), BootstrapError> {
    let admin = Url::parse(admin_url).map_err(|error| BootstrapError::Address(error.to_string()))?;
    let mut connection = connect(&admin).await?;
    for database in [&names.control_database, &names.tenants_database] {
        check_name(database).map_err(|_| BootstrapError::Name(database.clone()))?;
        let ours: bool = sqlx::query_scalar(
            "select exists (select from pg_database where datname = $1 and pg_get_userbyid(datdba) = $2)",
        )
        .bind(database)
        .bind(&names.control_role)
        .fetch_one(&mut connection)
        .await?;
        // Somebody else's database may bear the name.
        if !ours {
            continue;
        }
        run(&mut connection, format!("drop database {database} with (force)")).await?;
    }
    // The builder marks a tenant's roles with the database that they belong to.
    let roles = sqlx::query_scalar::<_, String>(
        "select quote_ident(role.rolname) from pg_roles role join pg_shdescription note on note.objoid = role.oid and note.classoid = 'pg_authid'::regclass \
         where note.description = 'learnt:' || $1 union all select quote_ident(rolname) from pg_roles where rolname = $1 || '_members'",
    )
    .bind(&names.tenants_database)
    .fetch_all(&mut connection)
    .await?;
    if !roles.is_empty() {
        run(&mut connection, format!("drop role {}", roles.join(", "))).await?;
    }
    connection.close().await?;
    Ok(())
}

/// The text of what is done inside the databases.
pub(crate) fn fingerprint() -> String {
    let names = Names::default();
    control_database_sql(&names) + &tenants_database_sql(&names)
}

fn check_name(name: &str) -> Result<(), NotALabel> {
    let fine = (1..=48).contains(&name.len())
        && name.starts_with(|c: char| c.is_ascii_lowercase())
        && name
            .bytes()
            .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_');
    if fine { Ok(()) } else { Err(NotALabel) }
}

async fn run(connection: &mut PgConnection, sql: String) -> Result<(), sqlx::Error> {
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(connection).await.map(|_| ())
}

async fn make_roles(connection: &mut PgConnection, names: &Names, passwords: &Passwords) -> Result<(), sqlx::Error> {
    for (role, attributes, password) in [
        (
            &names.control_role,
            "login createrole nosuperuser nocreatedb",
            &passwords.control,
        ),
        (
            &names.edge_role,
            "login nocreaterole nosuperuser nocreatedb",
            &passwords.edge,
        ),
    ] {
        let statement = sqlx::query_scalar::<_, String>(
            "select case when exists (select from pg_roles where rolname = $1) then 'alter' else 'create' end || format(' role %I %s password %L', $1::text, $2::text, $3::text)",
        )
        .bind(role)
        .bind(attributes)
        .bind(password)
        .fetch_one(&mut *connection)
        .await?;
        run(connection, statement).await?;
    }
    Ok(())
}

async fn make_database(connection: &mut PgConnection, name: &str, owner: &str) -> Result<(), sqlx::Error> {
    let there = sqlx::query_scalar::<_, bool>("select exists (select from pg_database where datname = $1)")
        .bind(name)
        .fetch_one(&mut *connection)
        .await?;
    if there {
        return Ok(());
    }
    // Names in any script sort as people expect (ICU), and searching knows their letters (C.UTF-8, where the system has it).
    let icu = sqlx::query_scalar::<_, bool>("select exists (select from pg_collation where collprovider = 'i')")
        .fetch_one(&mut *connection)
        .await?;
    let provider = if icu {
        "locale_provider icu icu_locale 'und'"
    } else {
        ""
    };
    let create = |locale: &str| {
        format!("create database {name} owner {owner} template template0 encoding 'UTF8' {provider} locale '{locale}'")
    };
    match run(connection, create("C.UTF-8")).await {
        Ok(()) => Ok(()),
        Err(_) => run(connection, create("C")).await,
    }
}

async fn close_databases(connection: &mut PgConnection, names: &Names, private: bool) -> Result<(), sqlx::Error> {
    let ours = [&names.control_database, &names.tenants_database];
    let open = sqlx::query_scalar::<_, String>(
        "select datname::text from pg_database where datallowconn and (has_database_privilege('public', oid, 'connect') or has_database_privilege('public', oid, 'temporary'))",
    )
    .fetch_all(&mut *connection)
    .await?;
    for name in open {
        if private || ours.contains(&&name) {
            let quoted = name.replace('"', "\"\"");
            run(
                connection,
                format!("revoke connect, temporary on database \"{quoted}\" from public"),
            )
            .await?;
        }
    }
    run(
        connection,
        format!(
            // In the tenants' database it only listens: it owns nothing there and may use nothing.
            "grant connect on database {}, {} to {}",
            names.control_database, names.tenants_database, names.edge_role
        ),
    )
    .await
}

fn control_database_sql(names: &Names) -> String {
    let Names {
        control_role,
        edge_role,
        ..
    } = names;
    format!(
        "{}
        revoke all on schema public from public;
        create schema if not exists control authorization {control_role};
        create schema if not exists identity authorization {control_role};
        grant usage on schema control, identity to {edge_role};",
        revokes::in_database(control_role)
    )
}

fn tenants_database_sql(names: &Names) -> String {
    format!(
        "{}
        revoke all on schema public from public;
        create schema if not exists extensions;
        grant usage on schema extensions to public;
        create extension if not exists pg_trgm schema extensions;",
        revokes::in_database(&names.control_role)
    )
}

async fn prepare(admin: &Url, database: &str, sql: &str) -> Result<(), sqlx::Error> {
    let mut url = admin.clone();
    url.set_path(database);
    let mut connection = PgConnection::connect(url.as_str()).await?;
    run(&mut connection, format!("set client_min_messages = warning; {sql}")).await?;
    connection.close().await
}

fn urls(admin: &Url, names: &Names, passwords: &Passwords) -> Urls {
    let login = |role: &str, password: &str, database: &str| {
        let mut url = admin.clone();
        // An address with a host takes a user; one without was refused by the connection already.
        let _ = url.set_username(role);
        let _ = url.set_password(Some(password));
        url.set_path(database);
        url.to_string()
    };
    Urls {
        control: login(&names.control_role, &passwords.control, &names.control_database),
        cluster: login(&names.control_role, &passwords.control, &names.tenants_database),
        edge: login(&names.edge_role, &passwords.edge, &names.control_database),
        cluster_addr: format!(
            "{}/{}{}",
            host_and_port(admin),
            names.tenants_database,
            admin.query().map(|query| format!("?{query}")).unwrap_or_default()
        ),
    }
}
