//! Tells the control plane how requests of each tenant were answered, once a minute and in one statement: the fleet's page shows tenants that
//! fail or are slow.
use std::time::Duration;

use chrono::{DurationRound, TimeDelta};
use learnt_kernel::answers;
use serde_json::{Value, json};
use tokio_util::sync::CancellationToken;

use crate::app::App;
use crate::db::DbError;

/// How often it is reported.
const PAUSE: Duration = Duration::from_secs(60);

/// Tells until the service stops, and what is left then.
pub async fn run(app: App, stop: CancellationToken) {
    loop {
        let is_over = tokio::select! {
            () = stop.cancelled() => true,
            () = tokio::time::sleep(PAUSE) => false,
        };
        if let Err(error) = flush(&app).await {
            tracing::debug!(%error, "how requests were answered could not be reported; it is reported later");
        }
        if is_over {
            return;
        }
    }
}

/// Reports what was counted since the last time. What could not be reported is kept for the next time.
pub async fn flush(app: &App) -> Result<(), DbError> {
    let counted = answers::drain();
    if counted.is_empty() {
        return Ok(());
    }
    let now = app.clock.now();
    let hour = now.duration_trunc(TimeDelta::hours(1)).unwrap_or(now);
    let rows: Vec<Value> = counted
        .iter()
        .map(|(tenant, one)| json!({"tenant": tenant, "requests": one.requests, "errors": one.errors, "durations": one.durations}))
        .collect();
    let result = app.identity.note_answers(hour, &Value::Array(rows)).await;
    if result.is_err() {
        answers::restore(counted);
    }
    result
}
