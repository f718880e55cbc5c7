//! Inviting many people over HTTP.

use crate::prelude::*;

use super::super::invitations::{self, InvitationJob, Invited};
use super::super::list::Filter;

/// At most so many are chosen one by one.
const MOST_CHOSEN: usize = 1_000;

/// Whom to invite: these people, or all that a filter keeps.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = InvitationsBody)]
pub struct Body {
    /// These.
    pub ids: Option<Vec<Uuid>>,
    /// All that this filter of the list keeps.
    pub filter: Option<Filter>,
    /// Also those who were invited before and have not come.
    #[serde(default)]
    pub again: bool,
}

/// Mails invitations to people who have not come yet. Many are gone through by a job.
#[utoipa::path(post, path = "/api/people/invitations", operation_id = "people_invite_many", tag = "people", request_body = Body,
    responses((status = 200, body = Invited), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn invite_many(actor: Actor, Json(body): Json<Body>) -> Result<Json<Invited>> {
    let team = actor.context.team.id.as_str();
    let mut client = actor.client().await?;
    let users = match (body.ids, body.filter) {
        (Some(mut ids), None) => {
            ids.sort_unstable();
            ids.dedup();
            if ids.is_empty() || ids.len() > MOST_CHOSEN {
                let sentence = format!("Choose between one and {MOST_CHOSEN} people.");
                return Err(Problem::field("ids", "out_of_range", sentence));
            }
            ids
        }
        (None, Some(filter)) => invitations::matching_people(&client, team, &filter).await?,
        _ => return Err(Problem::field("ids", "required", "Choose people or a filter.")),
    };
    let mut change = Change::begin(&mut client, &actor).await?;
    let invited = invitations::invite(&mut change, team, actor.user_id, &users, body.again).await?;
    change.commit(&actor.app).await?;
    Ok(Json(invited))
}

/// The team's latest invitations that were a job: how far they are and what came of them.
#[utoipa::path(get, path = "/api/people/invitations", operation_id = "people_invitations", tag = "people",
    responses((status = 200, body = Option<InvitationJob>)))]
pub async fn latest(actor: Actor) -> Result<Json<Option<InvitationJob>>> {
    let client = actor.client().await?;
    Ok(Json(
        invitations::latest(&*client, actor.context.team.id.as_str()).await?,
    ))
}
