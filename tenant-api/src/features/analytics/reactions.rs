//! What analytics does about domain events: a session that began is an attempt and a success.
use learnt_queries::queries::analytics as sql;

use crate::domain_events::Received;
use crate::features::identity::domain_events::SessionBegun;
use crate::prelude::*;
use crate::registry::HandlerFuture;

/// `session.begun`: notes the attempt and the success.
pub fn on_signed_in<'a>(
    _: &'a App,
    change: &'a mut Change<'_>,
    event: &'a Received<SessionBegun>,
) -> HandlerFuture<'a> {
    Box::pin(async move { note(change, event).await })
}

async fn note(change: &Change<'_>, event: &Received<SessionBegun>) -> Result<()> {
    let begun = &event.payload;
    for name in ["login attempt", "login success"] {
        sql::note()
            .params(
                change.tx(),
                &sql::NoteParams {
                    id: new_id(),
                    at: event.at,
                    kind: "track",
                    name,
                    user_id: Some(begun.user_id),
                    team_id: &begun.team_id,
                    properties: json!({}),
                },
            )
            .await
            .sql()?;
    }
    Ok(())
}
