//! The wall between schemas: as each tenant's two login roles, everything that could lead to a neighbour is tried for real.

#[path = "../walls/attempts.rs"]
mod attempts;

use std::str::FromStr;
use std::time::Duration;

use attempts::{Attempt, Outcome};
use learnt_compose::testing::TestStack;
use learnt_kernel::ids::new_id;
use tokio_postgres::error::SqlState;
use tokio_postgres::{AsyncMessage, Client, Config, NoTls, SimpleQueryMessage};
use url::Url;

/// Two tenants of one database, with people in both.
struct TenantPair {
    stack: &'static TestStack,
    acme: String,
    munro: String,
    keeper: String,
    admin: Client,
}

impl TenantPair {
    async fn built() -> Self {
        let stack = TestStack::shared().await;
        let acme = stack.tenant("acme").await;
        let munro = stack.tenant("munro").await;
        let control = connect(Config::from_str(&stack.urls().control).unwrap()).await.unwrap();
        let schema = async |tenant: &str| -> String {
            let row = control
                .query_one("select schema_name from control.tenants where id = $1", &[&tenant])
                .await
                .unwrap();
            row.get(0)
        };
        let admin = connect(Config::from_str(&stack.urls().cluster).unwrap()).await.unwrap();
        Self {
            stack,
            acme: schema(&acme.id).await,
            munro: schema(&munro.id).await,
            keeper: Url::parse(&stack.urls().cluster).unwrap().username().to_owned(),
            admin,
        }
    }

    fn login(&self, role: &str, database: Option<&str>) -> Config {
        let (address, own_database) = self.stack.urls().cluster_addr.split_once('/').unwrap();
        let (host, port) = address.split_once(':').unwrap();
        let mut config = Config::new();
        config
            .host(host)
            .port(port.parse().unwrap())
            .dbname(database.unwrap_or(own_database))
            .user(role)
            .password(self.stack.master_key().role_password(role, 1));
        config
    }

    /// The tables of a schema, as its owner sees them.
    async fn tables(&self, schema: &str) -> Vec<String> {
        let rows = self
            .admin
            .query("select relname::text from pg_class c join pg_namespace n on n.oid = relnamespace where nspname = $1 and relkind = 'r'", &[&schema])
            .await
            .unwrap();
        rows.iter().map(|row| row.get(0)).collect()
    }
}

async fn connect(config: Config) -> Result<Client, tokio_postgres::Error> {
    let (client, connection) = config.connect(NoTls).await?;
    tokio::spawn(connection);
    Ok(client)
}

/// Who the connection is after what it tried.
async fn itself(client: &Client) -> String {
    let messages = client.simple_query("select current_user").await.unwrap();
    messages
        .iter()
        .find_map(|message| {
            if let SimpleQueryMessage::Row(row) = message {
                row.get(0).map(str::to_owned)
            } else {
                None
            }
        })
        .unwrap()
}

/// Makes the attempts as this role, and answers what did not come out as it must.
async fn holes(pair: &TenantPair, role: &str, attempts: Vec<Attempt>) -> Vec<String> {
    let mut holes = Vec::new();
    let mut client = connect(pair.login(role, None)).await.unwrap();
    for Attempt { aim, sql, outcome } in attempts {
        let result = client.simple_query(&sql).await;
        let state = result.as_ref().err().and_then(|error| error.code().cloned());
        let fits = match outcome.state() {
            Some(expected) => state.as_ref() == Some(expected),
            None => state.is_none() && itself(&client).await == role,
        };
        if !fits {
            let came = result.map_or_else(
                |error| error.as_db_error().map_or(error.to_string(), ToString::to_string),
                |_| "it went through".to_owned(),
            );
            holes.push(format!("{role}: {aim} ({sql}): {came}, where {outcome:?} was due"));
        }
        // Nothing that one attempt left behind may help or hinder the next.
        client = connect(pair.login(role, None)).await.unwrap();
    }
    holes
}

fn none(holes: &[String]) {
    assert!(holes.is_empty(), "holes in the wall:\n  {}", holes.join("\n  "));
}

#[tokio::test]
async fn a_neighbours_schema_refuses_everything() {
    let pair = TenantPair::built().await;
    for (own, neighbour) in [(&pair.acme, &pair.munro), (&pair.munro, &pair.acme)] {
        let tables = pair.tables(neighbour).await;
        assert!(tables.len() > 15, "{neighbour} has tables: {tables:?}");
        for role in [format!("{own}_app"), format!("{own}_ro")] {
            let reading_only = role.ends_with("_ro");
            let mut attempts = attempts::on_a_neighbours_tables(neighbour, &tables);
            attempts.extend(attempts::on_a_neighbour(neighbour));
            if reading_only {
                attempts.retain(|attempt| {
                    attempt.sql.starts_with("select")
                        || attempt.sql.starts_with("set")
                        || attempt.sql.starts_with("begin")
                });
            }
            none(&holes(&pair, &role, attempts).await);
        }
    }
}

#[tokio::test]
async fn the_server_refuses_everything_that_is_not_a_row() {
    let pair = TenantPair::built().await;
    for role in [format!("{}_app", pair.acme), format!("{}_ro", pair.acme)] {
        let mut attempts = attempts::on_the_platform(&pair.acme, &pair.keeper);
        if role.ends_with("_ro") {
            // Where Postgres says "read only" before it looks at rights, there is nothing to learn of the rights.
            attempts.retain(|attempt| {
                attempt.sql.starts_with("select count")
                    || attempt.sql.starts_with("set")
                    || attempt.sql.starts_with("reset")
            });
        }
        none(&holes(&pair, &role, attempts).await);
    }
    let at_home = attempts::at_home(&pair.acme);
    none(&holes(&pair, &format!("{}_app", pair.acme), at_home).await);
    let reading = attempts::reading_only(&pair.acme);
    none(&holes(&pair, &format!("{}_ro", pair.acme), reading).await);
}

#[tokio::test]
async fn a_role_connects_to_its_database_only() {
    let pair = TenantPair::built().await;
    let control = Url::parse(&pair.stack.urls().control)
        .unwrap()
        .path()
        .trim_start_matches('/')
        .to_owned();
    for role in [format!("{}_app", pair.acme), format!("{}_ro", pair.acme)] {
        assert!(
            connect(pair.login(&role, None)).await.is_ok(),
            "{role} connects where it lives"
        );
        let refused = connect(pair.login(&role, Some(&control))).await.err().unwrap();
        assert_eq!(
            refused.code(),
            Some(&SqlState::INSUFFICIENT_PRIVILEGE),
            "{role} at {control}: {refused}"
        );
    }
    let owner = format!("{}_owner", pair.acme);
    assert!(
        connect(pair.login(&owner, None)).await.is_err(),
        "an owner does not log in"
    );
    let mut outsider = pair.login(&format!("{}_app", pair.munro), None);
    outsider.password(pair.stack.master_key().role_password(&format!("{}_app", pair.acme), 1));
    assert!(
        connect(outsider).await.is_err(),
        "one tenant's password opens no other tenant"
    );
}

#[tokio::test]
async fn what_can_be_overheard_names_nobody() {
    let pair = TenantPair::built().await;
    let (client, mut connection) = pair
        .login(&format!("{}_app", pair.acme), None)
        .connect(NoTls)
        .await
        .unwrap();
    let (sender, mut receiver) = tokio::sync::mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Some(Ok(message)) = std::future::poll_fn(|context| connection.poll_message(context)).await {
            if let AsyncMessage::Notification(note) = message
                && sender.send(format!("{} {}", note.channel(), note.payload())).is_err()
            {
                return;
            }
        }
    });
    client
        .batch_execute("listen learnt_facts; listen learnt_directory; listen learnt_live")
        .await
        .unwrap();

    // A third tenant moves in next door: its schema is claimed, its events are announced.
    let newcomer = pair.stack.tenant("newcomer").await;
    let note = tokio::time::timeout(Duration::from_secs(10), receiver.recv())
        .await
        .unwrap()
        .unwrap();
    let mut notes = vec![note];
    while let Ok(note) = receiver.try_recv() {
        notes.push(note);
    }
    for note in notes {
        for name in [&newcomer.id, &newcomer.admin_email, &pair.munro] {
            assert!(
                !note.contains(name.as_str()),
                "a neighbour can overhear {name} in: {note}"
            );
        }
    }
}

#[tokio::test]
async fn a_schema_left_out_of_the_path_is_not_found_by_guessing() {
    let pair = TenantPair::built().await;
    let client = connect(pair.login(&format!("{}_app", pair.acme), None)).await.unwrap();
    let id = new_id();
    // What a statement without a schema's name touches is decided by the role, whatever is guessed.
    let path: String = client.query_one("show search_path", &[]).await.unwrap().get(0);
    assert!(path.starts_with(&pair.acme), "{path}");
    let rows = client
        .query("select id from user_teams where user_id = $1", &[&id])
        .await
        .unwrap();
    assert!(rows.is_empty());
    let visible: Vec<String> = client
        .query(
            "select nspname::text from pg_namespace where nspname like 't\\_%' and has_schema_privilege(oid, 'usage')",
            &[],
        )
        .await
        .unwrap()
        .iter()
        .map(|row| row.get(0))
        .collect();
    assert_eq!(
        visible,
        std::slice::from_ref(&pair.acme),
        "the only tenant's schema that the role may use is its own"
    );
}

#[tokio::test]
async fn a_role_cannot_let_others_into_its_own_schema() {
    let pair = TenantPair::built().await;
    let client = connect(pair.login(&format!("{}_app", pair.acme), None)).await.unwrap();
    // Postgres lets this pass with a warning where the role has the right itself, and grants nothing.
    let schema = &pair.acme;
    client
        .batch_execute(&format!(
            "grant usage on schema {schema} to public; grant select on {schema}.courses to public"
        ))
        .await
        .unwrap();
    let neighbour = format!("{}_app", pair.munro);
    let let_in: bool = pair
        .admin
        .query_one(
            "select has_schema_privilege($1, $2, 'usage') or has_table_privilege($1, $2 || '.courses', 'select')",
            &[&neighbour, schema],
        )
        .await
        .unwrap()
        .get(0);
    assert!(!let_in, "a tenant's role opened its schema to its neighbours");
}

#[test]
fn an_outcome_is_told_apart_by_its_state() {
    assert_eq!(Outcome::Denied.state(), Some(&SqlState::INSUFFICIENT_PRIVILEGE));
    assert_eq!(Outcome::StillItself.state(), None);
}
