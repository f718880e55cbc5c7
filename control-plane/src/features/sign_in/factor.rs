//! The second factor of operators: six digits of their app, each once, and guesses counted.
use learnt_kernel::caller::Caller;
use learnt_kernel::problem::{Problem, Result};
use learnt_kernel::totp;

use crate::app::App;
use crate::registry::Operator;

/// What is said of digits that are wrong or used up.
pub const WRONG_CODE: &str = "This code is incorrect or has already been used. Enter the next code from your app.";

/// Whether this is a code of the operator's app that was not taken before. From now on it is.
pub async fn check(app: &App, caller: &Caller, operator: &Operator, code: &str) -> Result<bool> {
    let now = app.clock.now();
    let attempt = app
        .attempts
        .at_account(&format!("totp/{}", operator.id), &caller.client_key(), now)
        .map_err(Problem::too_many)?;
    let secret = app.config.master_key.open(&operator.totp_secret).ok_or_else(|| {
        Problem::internal_text("an operator's second factor cannot be opened: was LEARNT_MASTER_KEY changed?")
    })?;
    let Some(step) = totp::accept(&secret, code, now, operator.totp_last_step) else {
        return Ok(false);
    };
    if !app.registry.use_totp_step(operator.id, step).await? {
        return Ok(false);
    }
    attempt.succeeded();
    Ok(true)
}
