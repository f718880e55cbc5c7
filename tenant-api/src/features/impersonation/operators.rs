//! Operators of the platform who act as somebody: what the console kept for them becomes a session in the person's name. They
//! have no account here, so that there is nothing for them to come back to at this host.
use learnt_kernel::refresh::SignedIn;

use super::commands::make_room;
use super::model::{LONGEST, Refusal, Request};
use super::start::{ImpersonationStart, begin, find};
use crate::features::sessions::challenges::{self, Kind};
use crate::features::sessions::invalid_code;
use crate::prelude::*;

/// What the stored function `admit_operator` keeps.
#[derive(Deserialize)]
struct OperatorAdmission {
    operator: Uuid,
    name: String,
    reason: String,
    home: String,
}

/// An operator arrives with what the console gave them. It works once, for a minute, at this host; another one of theirs in
/// this tenant ends for it.
pub async fn arrive(
    app: &App,
    change: &mut Change<'_>,
    context: &TenantContext,
    caller: &Caller,
    code: &str,
) -> Result<SignedIn> {
    let taken = challenges::claim(change, context, Kind::Operator, code).await?;
    let read = taken.and_then(|taken| {
        Some((
            taken.user_id?,
            serde_json::from_value::<OperatorAdmission>(taken.state).ok()?,
        ))
    });
    let (person, admitted) = read.ok_or_else(invalid_code)?;
    let team = &context.team.id;
    let found = find(change, team, person).await?.ok_or_else(invalid_code)?;
    if !found.person.usable {
        return Err(Problem::from(Refusal::CannotSignIn(found.person.name)));
    }
    make_room(change, admitted.operator, true).await?;
    let beginning = ImpersonationStart {
        actor: admitted.operator,
        operator: Some(&admitted.name),
        own_session: None,
        team,
        target: found,
        request: Request {
            reason: admitted.reason,
            home: admitted.home,
        },
        until: change.now() + LONGEST,
    };
    begin(app, change, caller, beginning).await
}
