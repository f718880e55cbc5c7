//! What people do about neighbours' domain events: whoever signs in has joined, and was seen.
use learnt_kernel::problem::Result;
use learnt_queries::queries::people as sql;
use serde::Deserialize;
use uuid::Uuid;

use crate::app::App;
use crate::db::{Change, Sql};
use crate::domain_events::{DomainEvent, ReceivedEvent};
use crate::registry::Reacting;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Begun {
    user_id: Uuid,
    team_id: String,
}

/// `session.begun`: notes when a person was first and last seen in a team.
pub fn seen<'a>(_: &'a App, change: &'a mut Change<'_>, event: &'a ReceivedEvent) -> Reacting<'a> {
    Box::pin(note(change, event))
}

async fn note(change: &mut Change<'_>, event: &ReceivedEvent) -> Result<()> {
    let begun: Begun = event.read()?;
    let noted = sql::mark_seen()
        .bind(change.tx(), &event.at, &begun.user_id, &begun.team_id)
        .await
        .sql()?;
    if noted > 0 {
        let subject = format!("{}_{}", begun.user_id, begun.team_id);
        change
            .publish(DomainEvent::new("person.seen", subject, serde_json::json!({})).topic("people"))
            .await?;
    }
    Ok(())
}
