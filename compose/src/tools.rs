//! The small commands: logs, psql, totp, doctor.

use std::{
    os::unix::process::CommandExt,
    path::{Path, PathBuf},
    process::Command,
};

use chrono::{DateTime, Utc};
use learnt_kernel::{tenant::SchemaName, totp};
use learnt_migrations::bootstrap::Names;
use learnt_tenant_api::config::ClusterAddress;
use sqlx::{Connection, PgConnection};

use crate::{
    home::Home,
    listen,
    postgres::{Choice, choose},
    run::{Sentences, error_sentences},
    secrets::Secrets,
    settings::Settings,
    state::{Claim, State},
};

/// Shows the logs of the services and of Postgres; becomes `tail`.
pub fn logs(home: &Home, follow: bool) -> Sentences {
    let files: Vec<PathBuf> = ["log/learnt.log", "log/postgres.log"]
        .iter()
        .map(|name| home.file(name))
        .filter(|path| path.exists())
        .collect();
    if files.is_empty() {
        return vec!["There are no logs yet. Start with ./learnt up.".to_owned()];
    }
    let mut tail = Command::new("tail");
    tail.args(["-n", "200"]);
    if follow {
        tail.arg("-F");
    }
    error_sentences(&tail.args(files).exec())
}

/// A psql session as the tenant's own role, in the tenant's own schema; becomes `psql`.
pub async fn psql(home: &Home, tenant: &str, arguments: &[String]) -> Sentences {
    match psql_command(home, tenant).await {
        Ok(mut command) => {
            let error = command.args(arguments).exec();
            if error.kind() == std::io::ErrorKind::NotFound {
                return vec!["There is no psql here. Install it (Debian: apt-get install postgresql-client; macOS: brew install libpq).".to_owned()];
            }
            error_sentences(&error)
        }
        Err(sentences) => sentences,
    }
}

async fn psql_command(home: &Home, tenant: &str) -> Result<Command, Sentences> {
    let not_running = || vec!["Learnt is not running. Start it with ./learnt up.".to_owned()];
    let state = State::load(home)
        .filter(|_| Claim::is_taken(home))
        .ok_or_else(not_running)?;
    let secrets = Secrets::load(&home.file("secrets"))
        .map_err(|error| error_sentences(&error))?
        .ok_or_else(not_running)?;
    let urls = secrets.urls(&state, &Names::default()).ok_or_else(not_running)?;
    let address = ClusterAddress::parse(&state.cluster_addr).ok_or_else(not_running)?;
    let mut control = PgConnection::connect(&urls.control)
        .await
        .map_err(|error| error_sentences(&error))?;
    let tenants = sqlx::query_as::<_, (String, String, i32)>(
        "select id, schema_name, key_version from control.tenants where schema_name is not null order by id",
    )
    .fetch_all(&mut control)
    .await
    .map_err(|error| error_sentences(&error))?;
    control.close().await.map_err(|error| error_sentences(&error))?;
    let Some((_, schema, key_version)) = tenants.iter().find(|(id, _, _)| id == tenant) else {
        let tenant_ids: Vec<&str> = tenants.iter().map(|(id, _, _)| id.as_str()).collect();
        return Err(vec![format!(
            "There is no tenant '{tenant}'. There are: {}.",
            tenant_ids.join(", ")
        )]);
    };
    let role = SchemaName::parse(schema)
        .map_err(|error| error_sentences(&error))?
        .app_role();
    let mut command = Command::new("psql");
    command
        .args(["-h", &address.host, "-p", &address.port.to_string(), "-U", &role])
        .args(["-d", &address.database])
        .env("PGSSLMODE", address.tls.mode.into_str())
        .env("PGPASSWORD", secrets.master_key().role_password(&role, *key_version));
    if let Some(file) = &address.tls.root_certificate {
        command.env("PGSSLROOTCERT", file);
    }
    Ok(command)
}

/// The demo operator's second factor now, and for how long it holds.
pub fn totp_code(home: &Home, now: DateTime<Utc>) -> Result<(String, i64), Sentences> {
    let secrets = Secrets::load(&home.file("secrets"))
        .map_err(|error| error_sentences(&error))?
        .ok_or_else(|| vec!["There is no operator yet. Start with ./learnt up.".to_owned()])?;
    Ok((
        totp::code(secrets.operator_totp(), now),
        30 - now.timestamp().rem_euclid(30),
    ))
}

/// The secret behind the second factor, as authenticator apps take it.
pub fn totp_secret(home: &Home) -> Result<String, Sentences> {
    let secrets = Secrets::load(&home.file("secrets"))
        .map_err(|error| error_sentences(&error))?
        .ok_or_else(|| vec!["There is no operator yet. Start with ./learnt up.".to_owned()])?;
    Ok(totp::base32(secrets.operator_totp()))
}

/// One thing that `doctor` looked at.
pub struct Finding {
    pub what: String,
    /// How it is.
    pub found: String,
    /// What to do, if something is to be done.
    pub remedy: Option<String>,
}

fn ok_finding(what: &str, found: impl Into<String>) -> Finding {
    Finding {
        what: what.to_owned(),
        found: found.into(),
        remedy: None,
    }
}

fn failed_finding(what: &str, found: impl Into<String>, remedy: &str) -> Finding {
    Finding {
        what: what.to_owned(),
        found: found.into(),
        remedy: Some(remedy.to_owned()),
    }
}

/// Looks at everything that `up` and `test` need.
pub async fn doctor(home: &Home) -> Vec<Finding> {
    let mut findings = vec![
        tool("cargo", &["--version"], "Install Rust 1.95 or later: https://rustup.rs"),
        tool(
            "cc",
            &["--version"],
            "Rust needs it to link. Debian: apt-get install build-essential; macOS: xcode-select --install",
        ),
        tool(
            "node",
            &["--version"],
            "Install Node 20.19 or later: https://nodejs.org",
        ),
        tool(
            "psql",
            &["--version"],
            "Only ./learnt psql needs it. Debian: apt-get install postgresql-client",
        ),
    ];
    match Settings::from_env() {
        Ok(settings) => {
            findings.push(postgres(home, &settings));
            findings.push(port(home, &settings).await);
        }
        Err(sentences) => findings.extend(
            sentences
                .into_iter()
                .map(|sentence| failed_finding("settings", sentence, "Correct the variable.")),
        ),
    }
    for (what, dist) in [("web app", home.web_dist()), ("console app", home.console_dist())] {
        findings.push(if dist.join("index.html").is_file() {
            ok_finding(what, "built")
        } else {
            failed_finding(what, "not built", "./learnt up builds it")
        });
    }
    findings.push(names_resolve());
    findings.push(match State::load(home).filter(|_| Claim::is_taken(home)) {
        Some(state) => ok_finding(
            "running",
            format!(
                "process {} on port {}, Postgres {}",
                state.pid, state.port, state.postgres
            ),
        ),
        None => ok_finding("running", "no"),
    });
    findings
}

fn tool(name: &str, arguments: &[&str], remedy: &str) -> Finding {
    match Command::new(name).args(arguments).output() {
        Ok(output) if output.status.success() => {
            let stdout = String::from_utf8_lossy(&output.stdout);
            ok_finding(name, stdout.lines().next().unwrap_or_default().trim())
        }
        _ => failed_finding(name, "not found", remedy),
    }
}

fn postgres(home: &Home, settings: &Settings) -> Finding {
    match choose(home.root(), settings.database_url.clone(), settings.pg_bin.clone()) {
        Ok(Choice::Server(_)) => ok_finding("postgres", "DATABASE_URL names a server"),
        Ok(Choice::Programs(programs)) => match programs.first() {
            Some(first) => ok_finding(
                "postgres",
                format!("version {} in {}", first.major, first.folder.display()),
            ),
            None => failed_finding("postgres", "not found", "Run npm ci."),
        },
        Err(error) => failed_finding("postgres", "not found", &error.to_string()),
    }
}

async fn port(home: &Home, settings: &Settings) -> Finding {
    if Claim::is_taken(home) {
        return ok_finding("port", "in use by Learnt");
    }
    match listen::listen(settings.port).await {
        Ok(listening) => match listening.instead_of {
            Some(taken) => ok_finding("port", format!("{taken} {} will be used instead.", listening.port)),
            None => ok_finding("port", format!("{} is free", listening.port)),
        },
        Err(taken) => failed_finding("port", taken.to_string(), "End that program, or unset LEARNT_PORT."),
    }
}

/// Browsers resolve `*.localhost` themselves; other programs ask the system.
fn names_resolve() -> Finding {
    use std::net::ToSocketAddrs;
    if "acme.learnt.localhost:80"
        .to_socket_addrs()
        .is_ok_and(|mut addresses| addresses.any(|address| address.ip().is_loopback()))
    {
        return ok_finding("*.localhost", "resolves on this machine");
    }
    ok_finding(
        "*.localhost",
        "not resolved by the system; browsers resolve it themselves, and localhost:<port> lists the hosts-file line",
    )
}

/// The checkout that a command was started in.
pub fn home() -> Result<Home, Sentences> {
    let mut env = learnt_kernel::config::Env::from_process();
    let from_script = env.optional("LEARNT_HOME");
    let directory = std::env::current_dir().map_err(|error| error_sentences(&error))?;
    let start = from_script.as_deref().map_or(directory.as_path(), Path::new);
    let home = Home::find(start).ok_or_else(|| {
        vec![format!(
            "{} lies in no checkout of Learnt. Use the script ./learnt of the checkout.",
            start.display()
        )]
    })?;
    Ok(match env.optional("LEARNT_RUN") {
        Some(run) => home.running_in(directory.join(run)),
        None => home,
    })
}
