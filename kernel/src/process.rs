//! How a service's program is ended from outside, and how it ends by itself.

use std::process::ExitCode;

use tokio::signal::unix::{SignalKind, signal};

/// Waits for Ctrl-C, or the supervisor's TERM.
pub async fn shutdown_requested() {
    let interrupt = tokio::signal::ctrl_c();
    let Ok(mut terminate) = signal(SignalKind::terminate()) else {
        let _ = interrupt.await;
        return;
    };
    tokio::select! {
        _ = interrupt => {}
        _ = terminate.recv() => {}
    }
}

/// Logs what went wrong, a sentence a line, and says so to whoever started the program.
pub fn ended(outcome: Result<(), Vec<String>>) -> ExitCode {
    let Err(sentences) = outcome else {
        return ExitCode::SUCCESS;
    };
    for sentence in sentences {
        tracing::error!("{sentence}");
    }
    ExitCode::FAILURE
}
