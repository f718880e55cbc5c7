//! The private cluster: started, killed in every way, and whole again.

use std::{fs, process::Command};

use learnt_compose::{
    postgres::{Cluster, ClusterOptions},
    testing::own_server::{options, programs},
};
use sqlx::{Connection, PgConnection};

fn postmaster(options: &ClusterOptions) -> String {
    let text = fs::read_to_string(options.folder.join("data/postmaster.pid")).unwrap();
    text.lines().next().unwrap().trim().to_owned()
}

fn is_alive(pid: &str) -> bool {
    Command::new("kill").args(["-0", pid]).status().unwrap().success()
}

#[tokio::test]
async fn what_was_written_is_there_after_a_stop_and_a_start() {
    let (_folder, options) = options("stop");
    let cluster = Cluster::start(&programs(), &options).await.unwrap();
    let mut connection = PgConnection::connect(cluster.url()).await.unwrap();
    sqlx::query("create table kept as select 42 as answer")
        .execute(&mut connection)
        .await
        .unwrap();
    connection.close().await.unwrap();
    let pid = postmaster(&options);
    cluster.stop().await.unwrap();
    assert!(!is_alive(&pid));

    let cluster = Cluster::start(&programs(), &options).await.unwrap();
    let mut connection = PgConnection::connect(cluster.url()).await.unwrap();
    let answer: i32 = sqlx::query_scalar("select answer from kept")
        .fetch_one(&mut connection)
        .await
        .unwrap();
    assert_eq!(answer, 42);
    connection.close().await.unwrap();
    cluster.stop().await.unwrap();
}

#[tokio::test]
async fn a_wrong_password_is_refused() {
    let (_folder, options) = options("password");
    let cluster = Cluster::start(&programs(), &options).await.unwrap();
    let wrong = cluster.url().replace("s3cret-of-the-test", "guess");
    assert!(PgConnection::connect(&wrong).await.is_err());
    cluster.stop().await.unwrap();
}

#[tokio::test]
async fn the_server_ends_when_its_owner_is_gone() {
    let (_folder, options) = options("orphan");
    let cluster = Cluster::start(&programs(), &options).await.unwrap();
    let pid = postmaster(&options);
    // What the system does when a process dies: its end of the pipe closes.
    drop(cluster);
    for _ in 0..200 {
        if !is_alive(&pid) {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("Postgres lives on without its owner");
}

#[tokio::test]
async fn a_killed_server_and_a_stale_pid_file_do_not_hinder_the_next_start() {
    let (_folder, options) = options("kill");
    let cluster = Cluster::start(&programs(), &options).await.unwrap();
    let pid = postmaster(&options);
    assert!(Command::new("kill").args(["-KILL", &pid]).status().unwrap().success());
    while is_alive(&pid) {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    drop(cluster);
    // The pid file now names a process that is somebody else's.
    let file = options.folder.join("data/postmaster.pid");
    let stale = fs::read_to_string(&file).unwrap().replacen(&pid, "1", 1);
    fs::write(&file, stale).unwrap();
    let cluster = Cluster::start(&programs(), &options).await.unwrap();
    cluster.stop().await.unwrap();
}

#[tokio::test]
async fn a_half_made_cluster_is_never_found() {
    let (_folder, options) = options("half");
    fs::create_dir_all(options.folder.join("data/base")).unwrap();
    let cluster = Cluster::start(&programs(), &options).await.unwrap();
    cluster.stop().await.unwrap();
}
