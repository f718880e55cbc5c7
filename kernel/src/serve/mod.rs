//! The HTTP server of every service: what a connection may take its time for, how many one address may have, and an end in
//! three steps (not ready, drained, closed) in which nobody is cut off.

mod connection;
mod shutdown;
#[cfg(test)]
mod tests;
mod timeouts;

use std::{
    collections::HashMap,
    io,
    net::{IpAddr, SocketAddr},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use axum::Router;
use tokio::net::{TcpListener, TcpStream};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

pub use shutdown::{ShutdownController, ShutdownSignal, shutdown_channel, wait_for_shutdown};

/// After a failure of the system to take a connection (no file descriptors), this long nothing is taken.
const BREATH: Duration = Duration::from_secs(1);

/// What a connection may take its time for.
#[derive(Clone, Debug)]
pub struct Limits {
    /// From its first byte a request's head has to be there within this time.
    pub head: Duration,
    /// Between two requests a connection may rest for so long. Longer than a proxy keeps one.
    pub rest: Duration,
    /// Of a body, 8 KiB have to come within this time, or its end.
    pub body: Duration,
    /// Of an answer, something has to be taken within this time.
    pub answer: Duration,
    /// Connections of one address at once. Those of the trusted proxy are not counted.
    pub of_an_address: usize,
    /// The proxy whose connections are not counted.
    pub trusted_proxy: Option<IpAddr>,
    /// For so long a service that is to end says that it is not ready and goes on.
    pub drain: Duration,
    /// How long requests under way may take to end after that.
    pub grace: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            head: Duration::from_secs(10),
            rest: Duration::from_secs(75),
            body: Duration::from_secs(20),
            answer: Duration::from_secs(60),
            of_an_address: 512,
            trusted_proxy: None,
            drain: Duration::from_secs(5),
            grace: Duration::from_secs(30),
        }
    }
}

/// Serves until the end, then lets requests under way end, but no longer than for the grace.
pub async fn serve(listener: TcpListener, router: Router, limits: Limits, shutdown: ShutdownSignal) {
    let (limits, addresses) = (Arc::new(limits), Arc::new(Addresses::default()));
    let (connections, cut) = (TaskTracker::new(), CancellationToken::new());
    loop {
        let (stream, peer) = tokio::select! {
            () = shutdown.closing() => break,
            taken = take(&listener) => taken,
        };
        let trusted = limits.trusted_proxy.map(|proxy| proxy.to_canonical());
        let counted = trusted != Some(peer.ip().to_canonical());
        let Some(slot) = addresses.enter(peer.ip(), if counted { limits.of_an_address } else { usize::MAX }) else {
            metrics::counter!("learnt_connections_refused_total").increment(1);
            continue;
        };
        // Answers are small and wanted at once; without this they only come later.
        let _ = stream.set_nodelay(true);
        let serving = connection::serve(stream, peer, router.clone(), limits.clone(), shutdown.clone());
        let cut = cut.clone();
        connections.spawn(async move {
            tokio::select! {
                () = cut.cancelled() => {}
                () = serving => {}
            }
            drop(slot);
        });
    }
    drop(listener);
    connections.close();
    if tokio::time::timeout(limits.grace, connections.wait()).await.is_err() {
        cut.cancel();
        connections.wait().await;
    }
}

async fn take(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok(taken) => return taken,
            // Whoever was about to come went away.
            Err(error)
                if matches!(
                    error.kind(),
                    io::ErrorKind::ConnectionRefused
                        | io::ErrorKind::ConnectionAborted
                        | io::ErrorKind::ConnectionReset
                ) => {}
            Err(error) => {
                tracing::error!(%error, "no connection can be taken");
                tokio::time::sleep(BREATH).await;
            }
        }
    }
}

/// How many connections each address has.
#[derive(Default)]
struct Addresses(Mutex<HashMap<IpAddr, usize>>);

/// A connection's place, until it is dropped.
struct ConnectionSlot {
    all: Arc<Addresses>,
    address: IpAddr,
}

impl Addresses {
    fn enter(self: &Arc<Self>, address: IpAddr, most: usize) -> Option<ConnectionSlot> {
        let address = network(address);
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let open = all.entry(address).or_default();
        if *open >= most {
            return None;
        }
        *open += 1;
        Some(ConnectionSlot {
            all: self.clone(),
            address,
        })
    }
}

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        let mut all = self.all.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = all.get_mut(&self.address) {
            *open -= 1;
            if *open == 0 {
                all.remove(&self.address);
            }
        }
    }
}

/// Whoever has one IPv6 address has all that share its first half.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::from([a, b, c, d, 0, 0, 0, 0])
        }
        four => four,
    }
}
