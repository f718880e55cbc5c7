//! Postgres behind TLS: what each `sslmode` takes for its server, as libpq does.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use learnt_compose::postgres::Cluster;
use learnt_compose::testing::TestStack;
use learnt_compose::testing::own_server::{options, programs};
use learnt_kernel::clock::SystemClock;
use learnt_tenant_api::config::Config;
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
use sqlx::{AssertSqlSafe, Connection, PgConnection};

use super::{config, quiet_replica};

/// An authority, and its certificate as a file.
fn authority(folder: &Path, name: &str) -> (CertifiedIssuer<'static, KeyPair>, String) {
    let mut params = CertificateParams::default();
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let issuer = CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap();
    let file = folder.join(format!("{name}.pem"));
    fs::write(&file, issuer.pem()).unwrap();
    (issuer, file.to_str().unwrap().to_owned())
}

/// Writes a file beside the server's data, as the server: a key must be its own, and nobody else's to read.
async fn place(server: &mut PgConnection, name: &str, text: &str) {
    let sql = format!(
        "copy (select unnest(string_to_array('{}', '|'))) to program 'umask 077; cat > {name}'",
        text.trim().replace('\n', "|")
    );
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(server).await.unwrap();
}

#[tokio::test]
async fn each_sslmode_takes_the_servers_that_it_should() {
    let stack = TestStack::shared().await;
    let (folder, options) = options("tls");
    let (issuer, ours) = authority(&folder.0, "ours");
    let (_, other) = authority(&folder.0, "other");
    let key = KeyPair::generate().unwrap();
    let certificate = CertificateParams::new(vec!["localhost".to_owned()])
        .unwrap()
        .signed_by(&key, &issuer)
        .unwrap();

    let cluster = Cluster::start(&programs(), &options).await.unwrap();
    let mut server = PgConnection::connect(cluster.url()).await.unwrap();
    place(&mut server, "server.crt", &certificate.pem()).await;
    place(&mut server, "server.key", &key.serialize_pem()).await;
    sqlx::raw_sql(
        "create schema control; create sequence control.directory_version; create sequence control.directory_number",
    )
    .execute(&mut server)
    .await
    .unwrap();
    let url_with = |query: &str, host: &str| {
        let url = format!("{}?{query}", cluster.url().replace("127.0.0.1", host));
        let settings = Config {
            edge_url: url,
            ..config(stack)
        };
        async move {
            let api = quiet_replica(settings, Arc::new(SystemClock)).await;
            api.app.identity.directory_counters().await.is_ok()
        }
    };
    assert!(
        url_with("sslmode=prefer", "127.0.0.1").await,
        "the server speaks without it"
    );
    assert!(
        !url_with("sslmode=require", "127.0.0.1").await,
        "nothing less than asked for"
    );

    for change in ["alter system set ssl = on", "select pg_reload_conf()"] {
        sqlx::raw_sql(change).execute(&mut server).await.unwrap();
    }
    while !url_with("sslmode=require", "127.0.0.1").await {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let (ours, other) = (format!("&sslrootcert={ours}"), format!("&sslrootcert={other}"));
    for (mode, root, host, taken) in [
        ("disable", "", "127.0.0.1", true),
        ("prefer", "", "127.0.0.1", true),
        ("require", &*other, "127.0.0.1", false),
        ("require", &*ours, "127.0.0.1", true),
        ("verify-ca", "", "127.0.0.1", false),
        ("verify-ca", &*other, "127.0.0.1", false),
        ("verify-ca", &*ours, "127.0.0.1", true),
        ("verify-full", &*ours, "127.0.0.1", false),
        ("verify-full", &*other, "localhost", false),
        ("verify-full", &*ours, "localhost", true),
    ] {
        let query = format!("sslmode={mode}{root}");
        assert_eq!(url_with(&query, host).await, taken, "{query} at {host}");
    }
    server.close().await.unwrap();
    cluster.stop().await.unwrap();
}
