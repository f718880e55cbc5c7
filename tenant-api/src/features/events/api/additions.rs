//! People who are added by a rule, over HTTP.

use crate::prelude::*;

use super::super::additions::{self, AdditionPreview, AdditionRequest, EventAddition};
use super::desk::{LONGEST_NOTE, at};

/// Whom to add.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AddByRule {
    /// Category → values: AND across categories, OR inside a list.
    #[schema(value_type = std::collections::HashMap<String, Vec<String>>)]
    rule: Value,
    /// Who finds no seat goes to the wait list.
    #[serde(default)]
    wait_list: bool,
    /// Why: at most 500 characters, for the ledger.
    #[serde(default)]
    note: String,
}

impl AddByRule {
    fn wanted(&self, event: Uuid) -> Result<AdditionRequest<'_>> {
        if self.note.chars().count() > LONGEST_NOTE {
            return Err(Problem::field("note", "too_long", "Use at most 500 characters."));
        }
        Ok(AdditionRequest {
            event,
            rule: &self.rule,
            may_wait: self.wait_list,
            note: self.note.trim(),
        })
    }
}

/// What became of the latest people who were added by a rule
#[derive(Serialize, ToSchema)]
pub struct LatestAddition {
    /// Nothing: nobody was.
    addition: Option<EventAddition>,
}

/// What it would come to if people were added by this rule now
#[utoipa::path(post, path = "/api/events/{id}/attendees/by-rule/preview", tag = "events", params(("id" = Uuid, Path)), request_body = AddByRule,
    responses((status = 200, body = AdditionPreview), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "not_published, event_cancelled, event_started"), (status = 422, body = Problem)))]
pub async fn events_preview_addition(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<AddByRule>,
) -> Result<Json<AdditionPreview>> {
    let mut client = actor.client().await?;
    // Never committed: the rule is matched as one that is saved would be, and is gone afterwards.
    let change = Change::begin(&mut client, &actor).await?;
    Ok(Json(additions::preview(&change, at(&actor), &body.wanted(id)?).await?))
}

/// Add whom this rule names: a seat for each while there are some, then the wait list or a refusal with its reason; more than 200
/// people are added as a job
#[utoipa::path(post, path = "/api/events/{id}/attendees/by-rule", tag = "events", params(("id" = Uuid, Path)), request_body = AddByRule,
    responses((status = 200, body = LatestAddition), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "not_published, event_cancelled, event_started"), (status = 422, body = Problem)))]
pub async fn events_add_by_rule(
    actor: Actor,
    Path(id): Path<Uuid>,
    Json(body): Json<AddByRule>,
) -> Result<Json<LatestAddition>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    additions::add(&mut change, at(&actor), &body.wanted(id)?).await?;
    change.commit(&actor.app).await?;
    let addition = additions::latest(&client, at(&actor).team, id).await?;
    Ok(Json(LatestAddition { addition }))
}

/// How far the latest people are who were added by a rule
#[utoipa::path(get, path = "/api/events/{id}/attendees/by-rule", tag = "events", params(("id" = Uuid, Path)),
    responses((status = 200, body = LatestAddition), (status = 404, body = Problem)))]
pub async fn events_addition(actor: Actor, Path(id): Path<Uuid>) -> Result<Json<LatestAddition>> {
    let client = actor.client().await?;
    let addition = additions::latest(&client, at(&actor).team, id).await?;
    Ok(Json(LatestAddition { addition }))
}
