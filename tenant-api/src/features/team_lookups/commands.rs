//! What is done while somebody waits: nothing that depends on whose address it is.

use super::{lookup_signal, model};
use crate::db::team_lookups::NewLookup;
use crate::language::Language;
use crate::prelude::*;

/// Notes that somebody asks for an address's teams.
pub async fn ask(app: &App, caller: &Caller, typed: &str, language: Language) -> Result<()> {
    let (address, now) = (model::address(typed)?, app.clock.now());
    app.attempts
        .at_team_lookup(address.as_str(), &caller.client_key(), now)
        .map_err(Problem::too_many)?;
    let new = NewLookup {
        mail_id: new_id(),
        address: address.as_str(),
        language: language.into_str(),
        not_since: now - model::PAUSE,
    };
    app.identity.create_team_lookup(&new, now).await?;
    lookup_signal(app).notify_one();
    Ok(())
}
