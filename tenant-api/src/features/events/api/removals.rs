//! People who are removed by a rule, over HTTP.

use crate::prelude::*;

use super::super::removals::{self, EventRemoval, RemovalPreview, RemovalRequest};
use super::desk::{LONGEST_NOTE, at};

/// Whom to remove.
#[derive(Deserialize, ToSchema)]
pub struct RemoveByRule {
    /// Category → values: AND across categories, OR inside a list.
    #[schema(value_type = std::collections::HashMap<String, Vec<String>>)]
    rule: Value,
    /// Why: at most 500 characters, for the ledger.
    #[serde(default)]
    note: String,
}

impl RemoveByRule {
    fn unwanted(&self, event: Uuid) -> Result<RemovalRequest<'_>> {
        if self.note.chars().count() > LONGEST_NOTE {
            return Err(Problem::field("note", "too_long", "Use at most 500 characters."));
        }
        Ok(RemovalRequest {
            event,
            rule: &self.rule,
            note: self.note.trim(),
        })
    }
}

/// What it would come to if people were removed by this rule now
#[utoipa::path(post, path = "/api/events/{id}/attendees/remove-by-rule/preview", tag = "events", params(("id" = Uuid, Path)),
    request_body = RemoveByRule,
    responses((status = 200, body = RemovalPreview), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn events_preview_removal(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<RemoveByRule>,
) -> Result<Json<RemovalPreview>> {
    let mut client = actor.client().await?;
    // Never committed: the rule is matched as one that is saved would be, and is gone afterwards.
    let change = Change::begin(&mut client, &actor).await?;
    Ok(Json(removals::preview(&change, at(&actor), &body.unwanted(id)?).await?))
}

/// Remove whom this rule names, from a seat or the wait list, all at once; those who wait get what is free. Whoever was there or was
/// missed stays
#[utoipa::path(post, path = "/api/events/{id}/attendees/remove-by-rule", tag = "events", params(("id" = Uuid, Path)),
    request_body = RemoveByRule,
    responses((status = 200, body = EventRemoval), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn events_remove_by_rule(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<RemoveByRule>,
) -> Result<Json<EventRemoval>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let removal = removals::remove(&mut change, at(&actor), &body.unwanted(id)?).await?;
    change.commit(&actor.app).await?;
    Ok(Json(removal))
}
