//! The yardstick: the least that an axum route over a tenant's own pool can do. One query, one JSON answer; no session,
//! no gate, no directory.

use std::net::Ipv4Addr;

use anyhow::Result;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::get;
use axum::{Json, Router};
use deadpool_postgres::{Manager, ManagerConfig, Pool, RecyclingMethod};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio_postgres::NoTls;

/// Serves `/bare` on a free port, prints the port, and ends with its input.
#[expect(clippy::print_stdout, reason = "this line is what the measuring process reads")]
pub async fn serve(url: &str) -> Result<()> {
    let config = url.parse()?;
    let fast = ManagerConfig {
        recycling_method: RecyclingMethod::Fast,
    };
    let pool = Pool::builder(Manager::from_config(config, NoTls, fast))
        .max_size(8)
        .build()?;
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
    println!("{}", listener.local_addr()?.port());
    let router = Router::new().route("/bare", get(read)).with_state(pool);
    tokio::spawn(async move { axum::serve(listener, router).await });
    tokio::task::spawn_blocking(|| std::io::stdin().read_line(&mut String::new())).await??;
    Ok(())
}

async fn read(State(pool): State<Pool>) -> Result<Json<Value>, StatusCode> {
    one(&pool)
        .await
        .map(Json)
        .map_err(|_| StatusCode::INTERNAL_SERVER_ERROR)
}

async fn one(pool: &Pool) -> Result<Value> {
    let client = pool.get().await?;
    let statement = client
        .prepare_cached("select id, team_id, first_name, last_name, email, roles, status from user_teams limit 1")
        .await?;
    let row = client.query_one(&statement, &[]).await?;
    Ok(json!({
        "id": row.get::<_, String>(0), "teamId": row.get::<_, String>(1), "firstName": row.get::<_, String>(2),
        "lastName": row.get::<_, String>(3), "email": row.get::<_, Option<String>>(4), "roles": row.get::<_, Vec<String>>(5),
        "status": row.get::<_, String>(6),
    }))
}
