//! The stock while a database fails: nothing piles up, and the other databases have theirs.
use chrono::TimeDelta;
use learnt_control_plane::builder;
use learnt_kernel::clock::Clock;
use learnt_kernel::tenant::SchemaName;

use super::platform::{TestPlatform, run};

async fn rows(platform: &TestPlatform, cluster: &str) -> Vec<(String, String)> {
    sqlx::query_as("select schema_name, status from control.stock where cluster_id = $1 order by schema_name")
        .bind(cluster)
        .fetch_all(&mut platform.register().await)
        .await
        .unwrap()
}

#[tokio::test]
async fn a_database_that_fails_gets_no_further_rows_and_keeps_no_other_one_waiting() {
    let platform = TestPlatform::with(|config| {
        let main = config.clusters["main"].clone();
        let (server, _) = main.rsplit_once('/').unwrap();
        // Its name comes before the other's.
        config.clusters.insert("gone".to_owned(), format!("{server}/gone"));
    })
    .await;
    for _ in 0..4 {
        assert!(builder::refill(platform.control.provisioner(), 2).await.is_err());
    }
    let half_built = rows(&platform, "gone").await;
    assert!(half_built.len() == 1 && half_built[0].1 == "building", "{half_built:?}");
    let ready = rows(&platform, "main").await;
    assert!(
        ready.len() == 2 && ready.iter().all(|row| row.1 == "ready"),
        "{ready:?}"
    );
}

#[tokio::test]
async fn a_schema_beyond_repair_is_given_up() {
    let platform = TestPlatform::quiet().await;
    let broken = SchemaName::random();
    // An owner without the roles beside it: somebody else's doing.
    run(
        &mut platform.admin().await,
        &format!("create role {}", broken.owner_role()),
    )
    .await;
    let row =
        "insert into control.stock (schema_name, cluster_id, status, created_at) values ($1, 'main', 'building', $2)";
    sqlx::query(row)
        .bind(broken.as_str())
        .bind(platform.clock.now())
        .execute(&mut platform.register().await)
        .await
        .unwrap();
    assert!(builder::refill(platform.control.provisioner(), 2).await.is_err());
    assert_eq!(rows(&platform, "main").await.len(), 1);
    platform.clock.advance(TimeDelta::hours(2));
    assert!(builder::refill(platform.control.provisioner(), 2).await.is_err());
    assert_eq!(rows(&platform, "main").await, [], "it stands in nobody's way any more");
    assert_eq!(builder::refill(platform.control.provisioner(), 2).await.unwrap(), 2);
    run(
        &mut platform.admin().await,
        &format!("drop role {}", broken.owner_role()),
    )
    .await;
}
