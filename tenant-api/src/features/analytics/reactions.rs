//! What analytics does about domain events: a session that began is an attempt and a success.
use learnt_kernel::ids::new_id;
use learnt_kernel::problem::Result;
use learnt_queries::queries::analytics as sql;
use serde::Deserialize;
use serde_json::json;
use uuid::Uuid;

use crate::app::App;
use crate::db::{Change, Sql};
use crate::domain_events::ReceivedEvent;
use crate::registry::Reacting;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Begun {
    user_id: Uuid,
    team_id: String,
}

/// `session.begun`: notes the attempt and the success.
pub fn signed_in<'a>(_: &'a App, change: &'a mut Change<'_>, event: &'a ReceivedEvent) -> Reacting<'a> {
    Box::pin(async move { note(change, event).await })
}

async fn note(change: &Change<'_>, event: &ReceivedEvent) -> Result<()> {
    let begun: Begun = event.read()?;
    for name in ["login attempt", "login success"] {
        sql::note()
            .bind(
                change.tx(),
                &new_id(),
                &event.at,
                &"track",
                &name,
                &Some(begun.user_id),
                &begun.team_id,
                &json!({}),
            )
            .await
            .sql()?;
    }
    Ok(())
}
