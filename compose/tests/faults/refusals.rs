//! What `up` says when it cannot do its work, and that it leaves nothing behind.
use std::net::TcpListener;

use learnt_compose::testing::test_cluster;
use learnt_kernel::ids::random_label;
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use url::Url;

use super::checkout::Checkout;

#[test]
fn no_postgres_to_be_found() {
    let checkout = Checkout::new();
    let output = checkout.learnt(&["up"], &[("LEARNT_PG_BIN", "/nowhere/bin")]);
    assert_eq!(output.code, Some(1));
    let [sentence] = output.sentences()[..] else {
        panic!("{}", output.stderr)
    };
    assert!(
        sentence.contains("LEARNT_PG_BIN (/nowhere/bin") && sentence.contains("npm ci"),
        "{sentence}"
    );
    checkout.assert_untouched();
}

#[test]
fn a_taken_port_is_named_with_its_holder_beside_whatever_else_is_missing() {
    let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let port = listener.local_addr().unwrap().port().to_string();
    let checkout = Checkout::new();
    let output = checkout.learnt(&["up"], &[("LEARNT_PORT", &port)]);
    assert_eq!(output.code, Some(1));
    let [sentence] = output.sentences()[..] else {
        panic!("{}", output.stderr)
    };
    assert!(
        sentence.contains(&format!("Port {port} is taken by"))
            && sentence.contains(&std::process::id().to_string())
            && sentence.contains("LEARNT_PORT"),
        "{sentence}"
    );
    checkout.assert_untouched();

    let output = checkout.learnt(&["up"], &[("LEARNT_PORT", &port), ("LEARNT_PG_BIN", "/nowhere/bin")]);
    assert_eq!(
        (output.code, output.sentences().len()),
        (Some(1), 2),
        "{}",
        output.stderr
    );
    checkout.assert_untouched();
}

#[test]
fn all_wrong_variables_stand_in_one_list() {
    let checkout = Checkout::new();
    let wrong = [
        ("LEARNT_PORT", "many"),
        ("DATABASE_URL", "mysql://user:s3cret@db/x"),
        ("LEARNT_PLATFORM_ROOTS", "a b"),
        ("LEARNT_CONSOLE_HOST", "x/y"),
        ("LEARNT_DEMO", "perhaps"),
        ("LEARNT_SMTP_URL", "mail.example"),
        ("LEARNT_LOG", "info,learnt=loud"),
    ];
    let output = checkout.learnt(&["up"], &wrong);
    assert_eq!(output.code, Some(1));
    let sentences = output.sentences();
    assert_eq!(sentences.len(), wrong.len(), "{}", output.stderr);
    for (name, _) in wrong {
        assert!(
            sentences.iter().any(|sentence| sentence.starts_with(name)),
            "{name}: {sentences:#?}"
        );
    }
    assert!(!output.stderr.contains("s3cret"));
    checkout.assert_untouched();
}

/// Answers the one sentence about a `DATABASE_URL` that does not do.
fn refused(checkout: &Checkout, url: &str) -> String {
    let output = checkout.learnt(&["up"], &[("DATABASE_URL", url)]);
    assert_eq!(output.code, Some(1), "{}", output.stdout);
    let [sentence] = output.sentences()[..] else {
        panic!("{}", output.stderr)
    };
    assert!(sentence.starts_with("DATABASE_URL: "), "{sentence}");
    assert!(!output.stderr.contains("not-the-passw0rd"), "{}", output.stderr);
    checkout.assert_untouched();
    sentence.to_owned()
}

fn with(url: &str, change: impl FnOnce(&mut Url)) -> String {
    let mut url = Url::parse(url).unwrap();
    change(&mut url);
    url.into()
}

#[tokio::test]
async fn a_server_that_is_not_there_or_lets_us_not_in() {
    let cluster = test_cluster().await.unwrap();
    let checkout = Checkout::new();
    let free = TcpListener::bind(("127.0.0.1", 0))
        .unwrap()
        .local_addr()
        .unwrap()
        .port();
    let nobody = with(&cluster.url, |url| {
        url.set_password(Some("not-the-passw0rd")).unwrap();
        url.set_port(Some(free)).unwrap();
    });
    assert!(refused(&checkout, &nobody).contains(&format!("127.0.0.1:{free} does not answer")));
    let no_host = with(&cluster.url, |url| url.set_host(Some("no-such-host.invalid")).unwrap());
    assert!(refused(&checkout, &no_host).contains("no-such-host.invalid"));
    let guess = with(&cluster.url, |url| {
        url.set_password(Some("not-the-passw0rd")).unwrap();
    });
    let sentence = refused(&checkout, &guess);
    assert!(
        sentence.contains("refuses") && sentence.contains("Correct user, password"),
        "{sentence}"
    );
    let encrypted = with(&cluster.url, |url| url.set_query(Some("sslmode=require")));
    let sentence = refused(&checkout, &encrypted);
    assert!(sentence.contains("sslmode=prefer"), "{sentence}");
}

#[tokio::test]
async fn an_account_without_the_rights_changes_nothing() {
    let cluster = test_cluster().await.unwrap();
    let role = format!("lowly_{}", random_label(6));
    let mut admin = PgConnection::connect(&cluster.url).await.unwrap();
    let run = |sql: String| sqlx::raw_sql(AssertSqlSafe(sql));
    run(format!(
        "create role {role} login password 'x'; grant connect on database postgres to {role}"
    ))
    .execute(&mut admin)
    .await
    .unwrap();
    let url = with(&cluster.url, |url| {
        url.set_username(&role).unwrap();
        url.set_password(Some("x")).unwrap();
    });
    let checkout = Checkout::new();
    let sentence = refused(&checkout, &url);
    assert!(sentence.contains(&format!("'{role}' is not a superuser")), "{sentence}");
    run(format!("drop owned by {role}; drop role {role}"))
        .execute(&mut admin)
        .await
        .unwrap();
}
