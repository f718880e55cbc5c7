//! kill -9, wherever it falls: in the very first start, and while tenants are being built.
use std::time::Duration;

use learnt_compose::mails::mails_to;
use learnt_compose::state::State;
use learnt_migrations::bootstrap::Names;
use sqlx::{Connection, PgConnection};

use super::checkout::{Checkout, kill};
use super::console::{Operator, order};

/// How long something that happens by itself may take on a machine with other things to do.
const PATIENCE: Duration = Duration::from_secs(90);

async fn register(checkout: &Checkout, state: &State) -> PgConnection {
    let urls = checkout.secrets().urls(state, &Names::default()).unwrap();
    PgConnection::connect(&urls.control).await.unwrap()
}

async fn texts(connection: &mut PgConnection, sql: &'static str) -> Vec<String> {
    sqlx::query_scalar(sql).fetch_all(connection).await.unwrap()
}

/// Waits until a question has the answer that it must have in the end.
async fn comes_to(connection: &mut PgConnection, sql: &'static str, wanted: &[&str]) {
    let deadline = tokio::time::Instant::now() + PATIENCE;
    loop {
        let found = texts(connection, sql).await;
        if found == wanted {
            return;
        }
        assert!(tokio::time::Instant::now() < deadline, "{sql}: {found:?}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Every schema and every role has an owner in the register, and every owner its schema and its three roles.
async fn assert_no_orphans(checkout: &Checkout, state: &State) {
    let urls = checkout.secrets().urls(state, &Names::default()).unwrap();
    let mut tenant_database = PgConnection::connect(&urls.cluster).await.unwrap();
    let named = texts(
        &mut register(checkout, state).await,
        "select schema_name from control.tenants union all select schema_name from control.stock order by 1",
    )
    .await;
    let schemas = texts(
        &mut tenant_database,
        "select nspname::text from pg_namespace where nspname ~ '^t_[a-z0-9]{16}$' order by 1",
    )
    .await;
    assert_eq!(schemas, named);
    let roles = texts(
        &mut tenant_database,
        "select rolname::text from pg_roles where rolname ~ '^t_[a-z0-9]{16}_' order by 1",
    )
    .await;
    let wanted: Vec<String> = named
        .iter()
        .flat_map(|name| ["app", "owner", "ro"].map(|role| format!("{name}_{role}")))
        .collect();
    assert_eq!(roles, wanted);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_start_that_is_killed_anywhere_is_followed_by_one_that_works() {
    let checkout = Checkout::new();
    // Ever a little later: making the cluster, the databases, the register, the stock.
    for cut in [150, 900, 2000, 3500] {
        let mut up = checkout.begin_up();
        tokio::time::sleep(Duration::from_millis(cut)).await;
        kill(up.id());
        checkout.kill_what_serves();
        up.wait().unwrap();
    }
    let state = checkout.up();
    let mut register = register(&checkout, &state).await;
    comes_to(
        &mut register,
        "select status from control.stock order by status",
        &["ready", "ready", "ready"],
    )
    .await;
    assert_no_orphans(&checkout, &state).await;
    let half_made: Vec<_> = std::fs::read_dir(checkout.home.file("pg"))
        .unwrap()
        .flatten()
        .filter(|entry| entry.file_name().to_string_lossy().contains("-new-"))
        .collect();
    assert!(half_made.is_empty(), "{half_made:?}");
    assert_eq!(checkout.up().pid, state.pid, "a second one changes nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn tenants_whose_builder_is_killed_are_built_to_the_end() {
    let checkout = Checkout::new();
    let state = checkout.up();
    assert!(
        state.places.iter().any(|endpoint| endpoint
            .note
            .as_deref()
            .is_some_and(|note| note.contains("./learnt operator"))),
        "the table says how to get in"
    );
    let operator = Operator::enter(&checkout, "root@learnt.test");
    let console = operator.sign_in(state.port).await;
    let labels = ["one", "two", "three", "four", "five", "six"];
    // More than there are in stock, so that roles, schemas and tables are being made while the process dies.
    for pair in labels.chunks(2) {
        for label in pair {
            order(&console, label).await;
        }
        tokio::time::sleep(Duration::from_millis(120)).await;
        checkout.kill_what_serves();
        checkout.up();
    }
    let state = State::load(&checkout.home).unwrap();
    assert!(state.places.iter().all(|endpoint| {
        endpoint
            .note
            .as_deref()
            .is_none_or(|note| !note.contains("./learnt operator"))
    }));
    let mut register = register(&checkout, &state).await;
    comes_to(&mut register, "select distinct status from control.tenants", &["ready"]).await;
    comes_to(
        &mut register,
        "select tenant_id || ' ' || count(*) filter (where status = 'done') from control.tenant_steps group by tenant_id order by 1",
        &["five 8", "four 8", "one 8", "six 8", "three 8", "two 8"],
    )
    .await;
    comes_to(
        &mut register,
        "select status from control.stock order by status",
        &["ready", "ready", "ready"],
    )
    .await;
    assert_no_orphans(&checkout, &state).await;
    for label in labels {
        // A mail that was just leaving when its worker was killed leaves again when its claim has ended.
        let deadline = tokio::time::Instant::now() + 3 * PATIENCE;
        let mails = || mails_to(&checkout.home.file("mail"), &format!("admin@{label}.test"));
        while mails().is_empty() && tokio::time::Instant::now() < deadline {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        assert_eq!(mails().len(), 1, "one invitation to {label}'s first admin");
    }
}
