//! What people do about neighbours' domain events: whoever signs in has joined, and was seen.
use learnt_queries::queries::people as sql;

use super::domain_events::PersonSeen;
use crate::domain_events::Received;
use crate::features::identity::domain_events::SessionBegun;
use crate::prelude::*;
use crate::registry::HandlerFuture;

/// `session.begun`: notes when a person was first and last seen in a team.
pub fn note_seen<'a>(_: &'a App, change: &'a mut Change<'_>, event: &'a Received<SessionBegun>) -> HandlerFuture<'a> {
    Box::pin(note(change, event))
}

async fn note(change: &mut Change<'_>, event: &Received<SessionBegun>) -> Result<()> {
    let begun = &event.payload;
    let noted = sql::mark_seen()
        .bind(change.tx(), &event.at, &begun.user_id, &begun.team_id)
        .await
        .sql()?;
    if noted > 0 {
        let subject = format!("{}_{}", begun.user_id, begun.team_id);
        change
            .publish(DomainEvent::of(subject, PersonSeen {}).topic("people"))
            .await?;
    }
    Ok(())
}
