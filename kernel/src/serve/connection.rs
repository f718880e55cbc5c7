//! One connection: its requests one after another, until either side ends it.

use std::{convert::Infallible, future::Future, net::SocketAddr, pin::Pin, sync::Arc};

use axum::{
    Router,
    body::Body,
    extract::ConnectInfo,
    http::{HeaderValue, Request, Response, StatusCode, header},
    response::IntoResponse,
};
use hyper::{body::Incoming, server::conn::http1, service::Service};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::TcpStream;
use tower::ServiceExt;

use super::{
    Limits,
    shutdown::ShutdownSignal,
    timeouts::{Phase, TimedConnection, TimedRequestBody, TimedResponseBody},
};
use crate::problem::Problem;

/// Asked by whoever sends requests here, whether to go on doing so.
const READY: &str = "/readyz";

/// Serves a connection. When the service closes, a connection that rests is closed at once, any other one after its answer.
pub async fn serve(stream: TcpStream, peer: SocketAddr, router: Router, limits: Arc<Limits>, ending: ShutdownSignal) {
    let phase = Arc::<Phase>::default();
    let stream = TokioIo::new(TimedConnection::new(stream, phase.clone(), &limits));
    let door = ConnectionService {
        router,
        peer,
        phase,
        limits: limits.clone(),
        ending: ending.clone(),
    };
    let mut connection = std::pin::pin!(
        http1::Builder::new()
            .timer(TokioTimer::new())
            // From when it begins to rest: how long a head itself may take is the stream's matter.
            .header_read_timeout(limits.rest)
            .serve_connection(stream, door)
            .with_upgrades()
    );
    // Whoever breaks off has their reasons; what was too slow is counted where it was noticed.
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = ending.closing() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection broke off");
    }
}

/// What stands between a connection and the router.
struct ConnectionService {
    router: Router,
    peer: SocketAddr,
    phase: Arc<Phase>,
    limits: Arc<Limits>,
    ending: ShutdownSignal,
}

impl Service<Request<Incoming>> for ConnectionService {
    type Response = Response<TimedResponseBody>;
    type Error = Infallible;
    type Future = Pin<Box<dyn Future<Output = Result<Self::Response, Infallible>> + Send>>;

    fn call(&self, request: Request<Incoming>) -> Self::Future {
        self.phase.busy();
        let within = self.limits.body;
        let mut request = request.map(|body| Body::new(TimedRequestBody::new(body, within)));
        request.extensions_mut().insert(ConnectInfo(self.peer));
        let (router, phase, ending) = (self.router.clone(), self.phase.clone(), self.ending.clone());
        Box::pin(async move {
            let mut answer = if ending.has_begun() && request.uri().path() == READY {
                Problem::unavailable(
                    "ending",
                    "The service is restarting. Please try again in a few seconds.",
                )
                .into_response()
            } else {
                let Ok(answer) = router.oneshot(request).await;
                answer
            };
            if answer.status() == StatusCode::SWITCHING_PROTOCOLS {
                phase.upgraded();
            } else if ending.has_begun() {
                // Whoever keeps connections makes the next one elsewhere.
                answer
                    .headers_mut()
                    .insert(header::CONNECTION, HeaderValue::from_static("close"));
            }
            Ok(answer.map(|body| TimedResponseBody::new(body, phase)))
        })
    }
}
