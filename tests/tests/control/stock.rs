//! The stock while a database fails: nothing piles up, and the other databases have theirs.
use chrono::TimeDelta;
use learnt_control_plane::builder;
use learnt_kernel::clock::Clock;
use learnt_kernel::tenant::SchemaName;

use super::house::{House, run};

async fn rows(house: &House, cluster: &str) -> Vec<(String, String)> {
    sqlx::query_as("select schema_name, status from control.stock where cluster_id = $1 order by schema_name")
        .bind(cluster)
        .fetch_all(&mut house.register().await)
        .await
        .unwrap()
}

#[tokio::test]
async fn a_database_that_fails_gets_no_further_rows_and_keeps_no_other_one_waiting() {
    let house = House::with(|config| {
        let main = config.clusters["main"].clone();
        let (server, _) = main.rsplit_once('/').unwrap();
        // Its name comes before the other's.
        config.clusters.insert("gone".to_owned(), format!("{server}/gone"));
    })
    .await;
    for _ in 0..4 {
        assert!(builder::refill(house.control.crew(), 2).await.is_err());
    }
    let half_built = rows(&house, "gone").await;
    assert!(half_built.len() == 1 && half_built[0].1 == "building", "{half_built:?}");
    let ready = rows(&house, "main").await;
    assert!(
        ready.len() == 2 && ready.iter().all(|row| row.1 == "ready"),
        "{ready:?}"
    );
}

#[tokio::test]
async fn a_schema_beyond_repair_is_given_up() {
    let house = House::quiet().await;
    let broken = SchemaName::random();
    // An owner without the roles beside it: somebody else's doing.
    run(
        &mut house.admin().await,
        &format!("create role {}", broken.owner_role()),
    )
    .await;
    let row =
        "insert into control.stock (schema_name, cluster_id, status, created_at) values ($1, 'main', 'building', $2)";
    sqlx::query(row)
        .bind(broken.as_str())
        .bind(house.clock.now())
        .execute(&mut house.register().await)
        .await
        .unwrap();
    assert!(builder::refill(house.control.crew(), 2).await.is_err());
    assert_eq!(rows(&house, "main").await.len(), 1);
    house.clock.advance(TimeDelta::hours(2));
    assert!(builder::refill(house.control.crew(), 2).await.is_err());
    assert_eq!(rows(&house, "main").await, [], "it stands in nobody's way any more");
    assert_eq!(builder::refill(house.control.crew(), 2).await.unwrap(), 2);
    run(&mut house.admin().await, &format!("drop role {}", broken.owner_role())).await;
}
