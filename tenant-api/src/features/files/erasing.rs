//! Files of tenants that the control plane is erasing: their rows are gone already, and so are these soon.
use std::time::Duration;

use learnt_kernel::tenant::TenantId;
use tokio_util::sync::CancellationToken;

use crate::app::App;

/// How often the control database is asked.
const LOOK: Duration = Duration::from_secs(5);

/// Looks for tenants to be erased until the service stops.
pub async fn run(app: App, stop: CancellationToken) {
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            () = tokio::time::sleep(LOOK) => {}
        }
        // While the control database is away nothing is erased: the directory says so already.
        let Ok(tenants) = app.identity.erasing_files().await else {
            continue;
        };
        for id in tenants.iter().filter_map(|id| TenantId::parse(id).ok()) {
            if let Err(error) = erase(&app, &id).await {
                tracing::warn!(tenant = %id, %error, "the files of an erased tenant could not all be removed; it is tried again");
            }
        }
    }
}

async fn erase(app: &App, id: &TenantId) -> anyhow::Result<()> {
    // Whoever still knows it may still be writing.
    if app.directory.now().tenant(id).is_some() {
        return Ok(());
    }
    let (files, bytes) = super::erase_all(app, id).await?;
    app.identity.files_erased(id.as_str(), files, bytes).await?;
    tracing::info!(tenant = %id, files, "the files of an erased tenant are removed");
    Ok(())
}
