//! Where webhooks arrive: a receiver on this machine, which answers as it is told.
use std::collections::VecDeque;
use std::net::Ipv4Addr;
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use learnt_compose::testing::until;
use tokio::net::TcpListener;

/// What arrived.
#[derive(Clone, Debug)]
pub struct Arrived {
    pub headers: HeaderMap,
    pub body: String,
}

impl Arrived {
    pub fn header(&self, name: &str) -> String {
        self.headers[name].to_str().unwrap().to_owned()
    }
}

#[derive(Default)]
struct Kept {
    arrived: Vec<Arrived>,
    answers: VecDeque<(u16, Option<&'static str>)>,
    hangs: bool,
}

pub struct Receiver {
    pub url: String,
    kept: Arc<Mutex<Kept>>,
}

impl Receiver {
    /// Answers these in turn, each a status with a `Retry-After`, and 204 from then on.
    pub async fn open(answers: &[(u16, Option<&'static str>)]) -> Self {
        Self::serve(Kept {
            answers: answers.iter().copied().collect(),
            ..Kept::default()
        })
        .await
    }

    /// Takes what comes and never answers.
    pub async fn hanging() -> Self {
        Self::serve(Kept {
            hangs: true,
            ..Kept::default()
        })
        .await
    }

    async fn serve(kept: Kept) -> Self {
        let kept = Arc::new(Mutex::new(kept));
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let url = format!("http://{}/hook", listener.local_addr().unwrap());
        let router = Router::new().route("/hook", post(take)).with_state(kept.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        Self { url, kept }
    }

    pub fn arrived(&self) -> Vec<Arrived> {
        self.kept.lock().unwrap().arrived.clone()
    }

    /// What arrived, as soon as it is so many.
    pub async fn until(&self, number: usize) -> Vec<Arrived> {
        until(async || {
            let arrived = self.arrived();
            if arrived.len() == number {
                Ok(arrived)
            } else {
                Err(format!("{} of {number}", arrived.len()))
            }
        })
        .await
    }
}

async fn take(State(kept): State<Arc<Mutex<Kept>>>, headers: HeaderMap, body: String) -> Response {
    let hangs = {
        let mut kept = kept.lock().unwrap();
        kept.arrived.push(Arrived { headers, body });
        kept.hangs
    };
    if hangs {
        std::future::pending::<()>().await;
    }
    let mut kept = kept.lock().unwrap();
    let (status, after) = kept.answers.pop_front().unwrap_or((204, None));
    let status = StatusCode::from_u16(status).unwrap();
    match after {
        Some(after) => (status, [("retry-after", after)]).into_response(),
        None => status.into_response(),
    }
}
