//! Before something about signing in is changed: whoever sits here has just proved who they are, or does so now.
use chrono::Duration;
use learnt_kernel::caller::Caller;
use learnt_kernel::problem::{Problem, Result};

use super::{commands, sessions, teams};
use crate::app::App;
use crate::edge::Person;

/// So long a proof is good for.
const FRESH: Duration = Duration::minutes(10);
const WRONG: &str = "The password is not right.";
const AGAIN: &str = "Please prove that it is you: enter your password, or sign in again.";

/// Lets go on whose session proved itself a moment ago, or who gives the right password. Nobody does this in another
/// person's name.
pub async fn prove(app: &App, person: &Person, caller: &Caller, password: Option<String>) -> Result<()> {
    person.in_own_name()?;
    let proof = teams::proof(app, person).await?;
    if app.clock.now() - proof.proved_at <= FRESH {
        return Ok(());
    }
    let password = password
        .filter(|password| !password.is_empty())
        .ok_or_else(|| Problem::forbidden("prove_yourself", AGAIN))?;
    let account = app.identity.account(person.user_id, &person.here.tenant.id).await?;
    let right = commands::check_password(app, &person.here, caller, "", password, account.as_ref()).await;
    // Inside, 401 says that the session is over: a page would renew its token and ask once more.
    right.map_err(|refused| match refused.status().as_u16() {
        401 => Problem::field("password", "incorrect", WRONG),
        _ => refused,
    })?;
    sessions::proved(app, person, None).await
}
