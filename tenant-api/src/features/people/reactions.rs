//! What people do about neighbours' facts: whoever signs in has joined, and was seen.
use learnt_kernel::problem::Result;
use learnt_queries::queries::people as sql;
use serde::Deserialize;
use uuid::Uuid;

use crate::app::App;
use crate::db::{Change, Sql};
use crate::facts::{Fact, Happened};
use crate::reactions::Reacting;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Begun {
    user_id: Uuid,
    team_id: String,
}

/// `session.begun`: notes when a person was first and last seen in a team.
pub fn seen<'a>(_: &'a App, change: &'a mut Change<'_>, fact: &'a Happened) -> Reacting<'a> {
    Box::pin(note(change, fact))
}

async fn note(change: &mut Change<'_>, fact: &Happened) -> Result<()> {
    let begun: Begun = fact.read()?;
    let noted = sql::mark_seen()
        .bind(change.tx(), &fact.at, &begun.user_id, &begun.team_id)
        .await
        .sql()?;
    if noted > 0 {
        let subject = format!("{}_{}", begun.user_id, begun.team_id);
        change
            .tell(Fact::new("person.seen", subject, serde_json::json!({})).topic("people"))
            .await?;
    }
    Ok(())
}
