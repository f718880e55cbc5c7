//! What analytics does about facts: a session that began is an attempt and a success.
use learnt_kernel::ids::new_id;
use learnt_kernel::problem::Result;
use learnt_queries::queries::analytics as sql;
use serde::Deserialize;
use serde_json::json;
use uuid::Uuid;

use crate::app::App;
use crate::db::{Change, Sql};
use crate::facts::Happened;
use crate::reactions::Reacting;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Begun {
    user_id: Uuid,
    team_id: String,
}

/// `session.begun`: notes the attempt and the success.
pub fn signed_in<'a>(_: &'a App, change: &'a mut Change<'_>, fact: &'a Happened) -> Reacting<'a> {
    Box::pin(async move { note(change, fact).await })
}

async fn note(change: &Change<'_>, fact: &Happened) -> Result<()> {
    let begun: Begun = fact.read()?;
    for name in ["login attempt", "login success"] {
        sql::note()
            .bind(
                change.tx(),
                &new_id(),
                &fact.at,
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
