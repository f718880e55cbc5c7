//! Authenticator apps: set up, shown to work, checked.
use learnt_kernel::totp;

use super::model::Refusal;
use super::{codes, qr};
use crate::db::factors::StoredAuthenticator;
use crate::prelude::*;

/// What an authenticator app is set up with. Shown once.
#[derive(Serialize, ToSchema)]
pub struct Setup {
    /// To be typed where no camera is.
    secret: String,
    /// What the picture says.
    uri: String,
    /// The picture, as SVG.
    qr: String,
}

/// A new secret for somebody's app, which counts once a code of it was given.
pub async fn begin(app: &App, context: &TenantContext, user_id: Uuid) -> Result<Setup> {
    let secret = totp::new_secret();
    let sealed = app.config.master_key.seal(&secret);
    if !app.identity.begin_app(user_id, &sealed, app.clock.now()).await? {
        return Err(Refusal::TotpOn.into());
    }
    let ways = app
        .identity
        .sign_in_methods(user_id, context.tenant.id.as_str())
        .await?;
    let account = ways.map(|ways| ways.email.unwrap_or(format!("{} {}", ways.first_name, ways.last_name)));
    let uri = totp::uri(&secret, &context.team.display_name, &account.unwrap_or_default());
    Ok(Setup {
        qr: qr::svg(&uri)?,
        secret: totp::base32(&secret),
        uri,
    })
}

/// The app shows the right code: it counts from now on. Answers new recovery codes.
pub async fn confirm(app: &App, user_id: Uuid, code: &str, is_first: bool) -> Result<Option<Vec<String>>> {
    let now = app.clock.now();
    let Some(stored) = app
        .identity
        .app(user_id)
        .await?
        .filter(|stored| stored.confirmed_at.is_none())
    else {
        return Ok(None);
    };
    let Some(step) = totp::accept(&open(app, &stored)?, code, now, stored.last_step) else {
        return Ok(None);
    };
    let (codes, hashes) = codes::new_with_hashes();
    let confirmed = app
        .identity
        .confirm_app(user_id, &stored, step, &hashes, is_first, now)
        .await?;
    Ok(confirmed.then_some(codes))
}

/// Whether this is a code of somebody's app that was not taken before.
pub async fn check(app: &App, user_id: Uuid, code: &str) -> Result<bool> {
    let stored = app.identity.app(user_id).await?;
    let Some(stored) = stored.filter(|stored| stored.confirmed_at.is_some()) else {
        return Ok(false);
    };
    match totp::accept(&open(app, &stored)?, code, app.clock.now(), stored.last_step) {
        Some(step) => Ok(app.identity.use_step(user_id, step).await?),
        None => Ok(false),
    }
}

fn open(app: &App, stored: &StoredAuthenticator) -> Result<Vec<u8>> {
    app.config.master_key.open(&stored.secret).ok_or_else(|| {
        Problem::internal_text("a person's second factor cannot be opened: was LEARNT_MASTER_KEY changed?")
    })
}
