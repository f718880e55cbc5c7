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
pub struct ReceivedRequest {
    pub headers: HeaderMap,
    pub body: String,
}

impl ReceivedRequest {
    pub fn header(&self, name: &str) -> String {
        self.headers[name].to_str().unwrap().to_owned()
    }
}

#[derive(Default)]
struct ReceiverState {
    arrived: Vec<ReceivedRequest>,
    answers: VecDeque<(u16, Option<&'static str>)>,
    hangs: bool,
}

pub struct Receiver {
    pub url: String,
    state: Arc<Mutex<ReceiverState>>,
}

impl Receiver {
    /// Answers these in turn, each a status with a `Retry-After`, and 204 from then on.
    pub async fn open(answers: &[(u16, Option<&'static str>)]) -> Self {
        Self::serve(ReceiverState {
            answers: answers.iter().copied().collect(),
            ..ReceiverState::default()
        })
        .await
    }

    /// Takes what comes and never answers.
    pub async fn hanging() -> Self {
        Self::serve(ReceiverState {
            hangs: true,
            ..ReceiverState::default()
        })
        .await
    }

    async fn serve(state: ReceiverState) -> Self {
        let state = Arc::new(Mutex::new(state));
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let url = format!("http://{}/hook", listener.local_addr().unwrap());
        let router = Router::new().route("/hook", post(take)).with_state(state.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        Self { url, state }
    }

    pub fn arrived(&self) -> Vec<ReceivedRequest> {
        self.state.lock().unwrap().arrived.clone()
    }

    /// What arrived, as soon as it is so many.
    pub async fn until(&self, number: usize) -> Vec<ReceivedRequest> {
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

async fn take(State(state): State<Arc<Mutex<ReceiverState>>>, headers: HeaderMap, body: String) -> Response {
    let hangs = {
        let mut state = state.lock().unwrap();
        state.arrived.push(ReceivedRequest { headers, body });
        state.hangs
    };
    if hangs {
        std::future::pending::<()>().await;
    }
    let mut state = state.lock().unwrap();
    let (status, after) = state.answers.pop_front().unwrap_or((204, None));
    let status = StatusCode::from_u16(status).unwrap();
    match after {
        Some(after) => (status, [("retry-after", after)]).into_response(),
        None => status.into_response(),
    }
}
