//! The doors of identity.
use learnt_kernel::caller::Caller;
use learnt_kernel::problem::Result;
use learnt_kernel::refresh::SignedIn;
use uuid::Uuid;

use super::commands;
use crate::app::App;
use crate::db::Change;
use crate::edge::Here;

pub mod invitation;
pub mod me;
pub mod moving;
pub mod sign_in;

/// Begins a session for a person who is known to be who they say.
async fn begin(app: &App, here: &Here, caller: &Caller, user_id: Uuid, persist: bool) -> Result<SignedIn> {
    let mut client = app.client(here).await?;
    let mut change = Change::by(&mut client, commands::hand_of(user_id)).await?;
    let signed_in = commands::begin(app, &mut change, &here.team.id, caller, user_id, persist).await?;
    change.commit(app).await?;
    Ok(signed_in)
}
