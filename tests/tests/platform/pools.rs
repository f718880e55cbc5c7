//! Connections: a share for each, a budget for all.
use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt;
use learnt_compose::testing::TestStack;
use learnt_kernel::clock::SystemClock;
use learnt_kernel::tenant::TenantId;
use learnt_tenant_api::config::{Config, Pace};

use super::{config, replica};

#[tokio::test]
async fn one_tenant_holds_its_share_and_all_together_the_budget() {
    let stack = TestStack::shared().await;
    let tenants = [
        stack.tenant("one").await,
        stack.tenant("two").await,
        stack.tenant("three").await,
    ];
    let pace = Pace {
        evict_after: Duration::from_millis(200),
        ..Pace::default()
    };
    let api = replica(
        Config {
            pool_budget: 4,
            tenant_pool: 3,
            pace,
            ..config(stack)
        },
        Arc::new(SystemClock),
    )
    .await;
    let directory = api.app.directory.now();
    let [one, two, three] = tenants
        .each_ref()
        .map(|tenant| directory.tenant(&TenantId::parse(&tenant.id).unwrap()).unwrap());
    let pools = &api.app.pools;
    let mut connections = Vec::new();
    for _ in 0..3 {
        connections.push(pools.client(&one).await.unwrap());
    }
    let soon = Duration::from_millis(500);
    assert!(
        tokio::time::timeout(soon, pools.client(&one)).await.is_err(),
        "a fourth is more than one tenant's share"
    );
    let other = tokio::time::timeout(soon, pools.client(&two)).await.unwrap().unwrap();
    assert_eq!(pools.open(), 4);
    let wanting = tokio::time::timeout(Duration::from_secs(6), pools.client(&three));
    let giving = async {
        tokio::time::sleep(Duration::from_millis(300)).await;
        connections.clear();
    };
    let (got, ()) = tokio::join!(wanting, giving);
    assert!(got.unwrap().is_ok(), "an idle connection of another tenant makes room");
    assert!(pools.open() <= 4, "{}", pools.open());
    drop(other);
    api.shutdown().await;
}

#[tokio::test]
async fn who_waits_gets_what_others_do_not_use() {
    let stack = TestStack::shared().await;
    let mut tenants = Vec::new();
    for _ in 0..5 {
        tenants.push(stack.invited_tenant("idle").await.unwrap());
    }
    let few = Config {
        pool_budget: 4,
        tenant_pool: 4,
        ..config(stack)
    };
    let api = replica(few, Arc::new(SystemClock)).await;
    let directory = api.app.directory.now();
    let all: Vec<_> = tenants
        .iter()
        .map(|tenant| directory.tenant(&TenantId::parse(&tenant.id).unwrap()).unwrap())
        .collect();
    let (wanting, touched) = all.split_last().unwrap();
    for tenant in touched {
        drop(api.app.pools.client(tenant).await.unwrap());
    }
    // Four idle tenants hold the whole budget; soon one has all of it.
    let wanted = (0..4).map(|_| api.app.pools.client(wanting));
    let connections =
        tokio::time::timeout(Duration::from_millis(1500), futures_util::future::try_join_all(wanted)).await;
    assert_eq!(connections.unwrap().unwrap().len(), 4);
    api.shutdown().await;
}

#[tokio::test]
async fn many_tenants_share_a_small_budget() {
    let stack = TestStack::shared().await;
    let mut tenants = Vec::new();
    for _ in 0..12 {
        tenants.push(stack.invited_tenant("crowd").await.unwrap());
    }
    let api = replica(
        Config {
            pool_budget: 4,
            tenant_pool: 2,
            ..config(stack)
        },
        Arc::new(SystemClock),
    )
    .await;
    let directory = api.app.directory.now();
    let all: Vec<_> = tenants
        .iter()
        .map(|tenant| directory.tenant(&TenantId::parse(&tenant.id).unwrap()).unwrap())
        .collect();
    let work = (0..240).map(|turn| {
        let (tenant, pools) = (all[turn * 7 % all.len()].clone(), api.app.pools.clone());
        async move {
            let client = pools.client(&tenant).await?;
            let schema: String = client.query_one("select current_schema()::text", &[]).await?.get(0);
            assert_eq!(
                schema,
                tenant.schema.as_str(),
                "a connection of another tenant was given out"
            );
            assert!(pools.open() <= 4);
            Ok::<(), learnt_tenant_api::DbError>(())
        }
    });
    let outcomes: Vec<_> = futures_util::stream::iter(work).buffer_unordered(24).collect().await;
    let refused = outcomes.iter().filter(|outcome| outcome.is_err()).count();
    assert_eq!(refused, 0, "nobody starves");
    api.shutdown().await;
}
