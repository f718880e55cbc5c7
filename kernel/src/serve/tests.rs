//! The server on real sockets: who is too slow, who is too many, and the end.

use std::{sync::Arc, time::Duration};

use axum::{
    Router,
    body::Bytes,
    routing::{get, post},
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    sync::Notify,
    task::JoinHandle,
};

use super::{Limits, ShutdownController, serve, shutdown_channel};
use crate::server;

/// Longer than any deadline of these tests, and shorter than anybody waits.
const PATIENCE: Duration = Duration::from_secs(20);

struct Running {
    address: std::net::SocketAddr,
    end: ShutdownController,
    serving: JoinHandle<()>,
    /// Somebody asked for the slow answer.
    requested: Arc<Notify>,
    /// It may come now.
    answer: Arc<Notify>,
}

async fn start(limits: Limits) -> Running {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (requested, answer) = (Arc::<Notify>::default(), Arc::<Notify>::default());
    let slow = {
        let (requested, answer) = (requested.clone(), answer.clone());
        move || async move {
            requested.notify_one();
            answer.notified().await;
            "late"
        }
    };
    let router = Router::new()
        .route("/", get(|| async { "here" }))
        .route("/slow", get(slow))
        .route("/long", get(|| async { vec![b'x'; 64 * 1024 * 1024] }))
        .route("/length", post(|body: Bytes| async move { body.len().to_string() }))
        .route("/readyz", get(|| async { "ready" }))
        .merge(server::health());
    let (end, ending) = shutdown_channel();
    let serving = tokio::spawn(serve(listener, router, limits, ending));
    Running {
        address,
        end,
        serving,
        requested,
        answer,
    }
}

fn limits() -> Limits {
    Limits {
        head: Duration::from_millis(100),
        body: Duration::from_millis(100),
        answer: Duration::from_millis(100),
        ..Limits::default()
    }
}

impl Running {
    async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.unwrap()
    }
}

/// Asks on a connection that goes on afterwards; answers what came, or nothing where it was closed.
async fn ask(stream: &mut TcpStream, path: &str) -> String {
    let request = format!("GET {path} HTTP/1.1\r\nhost: x\r\n\r\n");
    if stream.write_all(request.as_bytes()).await.is_err() {
        return String::new();
    }
    some(stream).await
}

/// What comes next, or nothing where the connection was closed.
async fn some(stream: &mut TcpStream) -> String {
    let mut buffer = [0; 4096];
    let read = tokio::time::timeout(PATIENCE, stream.read(&mut buffer)).await.unwrap();
    String::from_utf8_lossy(&buffer[..read.unwrap_or_default()]).into_owned()
}

#[tokio::test]
async fn who_dribbles_a_head_or_says_nothing_is_closed_and_who_rests_is_not() {
    let running = start(limits()).await;
    let (mut silent, mut dribbling, mut resting) = (
        running.connect().await,
        running.connect().await,
        running.connect().await,
    );
    assert!(ask(&mut resting, "/").await.ends_with("here"));
    dribbling.write_all(b"GET / HT").await.unwrap();
    assert_eq!(some(&mut silent).await, "");
    assert_eq!(some(&mut dribbling).await, "");
    assert!(
        ask(&mut resting, "/").await.ends_with("here"),
        "a rest is longer than a head"
    );
    // The second head on a connection has a deadline too.
    resting.write_all(b"GET / HT").await.unwrap();
    assert_eq!(some(&mut resting).await, "");
}

#[tokio::test]
async fn a_body_has_to_come_and_an_answer_has_to_be_taken() {
    let running = start(limits()).await;
    let mut sender = running.connect().await;
    sender
        .write_all(b"POST /length HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n123")
        .await
        .unwrap();
    let refused = some(&mut sender).await;
    assert!(refused.starts_with("HTTP/1.1 4"), "{refused}");
    assert_eq!(some(&mut sender).await, "", "and the connection is closed");
    let mut sender = running.connect().await;
    sender
        .write_all(b"POST /length HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n12345")
        .await
        .unwrap();
    sender.write_all(b"67890").await.unwrap();
    assert!(some(&mut sender).await.ends_with("10"));

    let mut reader = running.connect().await;
    reader
        .write_all(b"GET /long HTTP/1.1\r\nhost: x\r\n\r\n")
        .await
        .unwrap();
    // Nothing is read until the server has given up; what lay in between is less than the answer.
    tokio::time::sleep(Duration::from_millis(600)).await;
    let mut taken = Vec::new();
    let _ = tokio::time::timeout(PATIENCE, reader.read_to_end(&mut taken))
        .await
        .unwrap();
    assert!(taken.len() < 64 * 1024 * 1024, "{}", taken.len());
}

#[tokio::test]
async fn one_address_has_so_many_connections_and_the_proxy_as_many_as_it_wants() {
    let few = Limits {
        of_an_address: 2,
        ..Limits::default()
    };
    let running = start(few.clone()).await;
    let (mut first, mut second) = (running.connect().await, running.connect().await);
    assert!(ask(&mut first, "/").await.ends_with("here"));
    assert!(ask(&mut second, "/").await.ends_with("here"));
    let mut third = running.connect().await;
    assert_eq!(ask(&mut third, "/").await, "");
    drop(first);
    let again = async {
        loop {
            if ask(&mut running.connect().await, "/").await.ends_with("here") {
                return;
            }
        }
    };
    tokio::time::timeout(PATIENCE, again).await.unwrap();

    let behind = Limits {
        trusted_proxy: Some([127, 0, 0, 1].into()),
        ..few
    };
    let running = start(behind).await;
    let mut all = Vec::new();
    for _ in 0..5 {
        let mut one = running.connect().await;
        assert!(ask(&mut one, "/").await.ends_with("here"));
        all.push(one);
    }
}

#[tokio::test]
async fn the_end_is_told_first_and_cuts_nobody_off() {
    let running = start(Limits::default()).await;
    let (mut idle, mut busy) = (running.connect().await, running.connect().await);
    assert!(ask(&mut idle, "/readyz").await.starts_with("HTTP/1.1 200"));
    busy.write_all(b"GET /slow HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
    running.requested.notified().await;

    running.end.drain();
    let refused = ask(&mut idle, "/readyz").await;
    assert!(refused.starts_with("HTTP/1.1 503"), "{refused}");
    assert!(refused.contains("connection: close"), "{refused}");
    let served = ask(&mut running.connect().await, "/").await;
    assert!(served.ends_with("here"), "everything else is served: {served}");

    running.end.close();
    let refused = async {
        while TcpStream::connect(running.address).await.is_ok() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, refused).await.unwrap();
    running.answer.notify_one();
    let late = some(&mut busy).await;
    assert!(late.ends_with("late"), "what was under way is finished: {late}");
    tokio::time::timeout(PATIENCE, running.serving).await.unwrap().unwrap();
}
