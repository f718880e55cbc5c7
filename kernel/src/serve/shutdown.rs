//! The end of a service: first it says that it is not ready and goes on, so that whoever sends requests here learns to send
//! them elsewhere; then it takes no more connections and finishes what is under way.

use std::time::Duration;

use tokio::sync::watch;

use crate::process;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    Serving,
    Draining,
    Closing,
}

/// Announces the stages of a shutdown.
pub struct ShutdownController(watch::Sender<Stage>);

/// Follows the stages of a shutdown.
#[derive(Clone)]
pub struct ShutdownSignal(watch::Receiver<Stage>);

/// An end that has not begun, and what hears of it.
pub fn shutdown_channel() -> (ShutdownController, ShutdownSignal) {
    let (sender, receiver) = watch::channel(Stage::Serving);
    (ShutdownController(sender), ShutdownSignal(receiver))
}

impl ShutdownController {
    /// Not ready from now on; everything is served.
    pub fn drain(&self) {
        self.0.send_replace(Stage::Draining);
    }

    /// No more connections from now on.
    pub fn close(&self) {
        self.0.send_replace(Stage::Closing);
    }
}

impl ShutdownSignal {
    /// Whether the end has begun.
    pub fn has_begun(&self) -> bool {
        *self.0.borrow() > Stage::Serving
    }

    /// Waits until no more connections are taken. Whoever could say so being gone says so too.
    pub async fn closing(&self) {
        let mut stage = self.0.clone();
        let _ = stage.wait_for(|stage| *stage == Stage::Closing).await;
    }
}

/// Waits until the program is asked to end, and ends in order: drained for so long, unless it is asked once more.
pub async fn wait_for_shutdown(end: ShutdownController, drain: Duration) {
    process::shutdown_requested().await;
    end.drain();
    tracing::info!(
        seconds = drain.as_secs(),
        "ending: not ready any more, requests are still taken"
    );
    tokio::select! {
        () = tokio::time::sleep(drain) => {}
        () = process::shutdown_requested() => {}
    }
    tracing::info!("ending: requests under way are finished");
    end.close();
}
