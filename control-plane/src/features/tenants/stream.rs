//! The steps of a tenant's building as they happen.
use std::time::Duration;

use futures_util::Stream;
use tokio::sync::broadcast;
use tokio::time::Instant;

use super::model::{Progress, StepView};
use crate::app::App;
use crate::registry::{Registry, RegistryError};

/// How long one stream lives; the console opens the next one.
const LIFE: Duration = Duration::from_secs(240);

/// How often the table is read while nothing is heard: another process may be the builder.
const POLL: Duration = Duration::from_millis(500);

/// How far a tenant is now.
pub(super) async fn now(registry: &Registry, id: &str) -> Result<Progress, RegistryError> {
    let tenant = registry.tenant(id).await?;
    let steps = registry.steps(id).await?.into_iter().map(StepView::from).collect();
    Ok(Progress {
        status: tenant.status,
        steps,
    })
}

/// How far a tenant is: at once, and again after each change, until it is ready or has failed.
pub(super) fn progress(app: App, id: String) -> impl Stream<Item = Progress> {
    let changes = app.provisioner.watch();
    let watch = ProgressStream {
        app,
        id,
        changes,
        last: None,
        until: Instant::now() + LIFE,
        over: false,
    };
    futures_util::stream::unfold(watch, |mut watch| async move {
        let progress = watch.next().await?;
        Some((progress, watch))
    })
}

struct ProgressStream {
    app: App,
    id: String,
    changes: broadcast::Receiver<String>,
    last: Option<Progress>,
    until: Instant,
    over: bool,
}

impl ProgressStream {
    async fn next(&mut self) -> Option<Progress> {
        while !self.over && Instant::now() < self.until {
            let now = now(&self.app.registry, &self.id).await.ok()?;
            self.over = now.is_over();
            if self.last.as_ref() != Some(&now) {
                self.last = Some(now.clone());
                return Some(now);
            }
            self.wait().await;
        }
        None
    }

    async fn wait(&mut self) {
        let deadline = Instant::now() + POLL;
        loop {
            match tokio::time::timeout_at(deadline, self.changes.recv()).await {
                Ok(Ok(id)) if id != self.id => continue,
                // Ours, or too many to tell: look. A closed channel must not spin.
                Ok(Ok(_) | Err(broadcast::error::RecvError::Lagged(_))) | Err(_) => return,
                Ok(Err(broadcast::error::RecvError::Closed)) => return tokio::time::sleep_until(deadline).await,
            }
        }
    }
}
