//! Calls of specification section 7 about people: thin adapters.
use learnt_queries::queries::people as sql;

use super::team;
use crate::features::fields::facet;
use crate::features::people::model::{Membership, Status};
use crate::features::people::own_fields::OwnFields;
use crate::features::people::profile::Profile;
use crate::prelude::*;

/// More are found with the list's pages.
const MOST: i64 = 200;

/// Attributes whose values stand among a membership's facets.
const CATEGORIES: [&str; 24] = [
    "userId", "status", "roles", "position", "tags", "managers", "loc1", "loc2", "loc3", "loc4", "loc5", "loc6",
    "div1", "div2", "div3", "div4", "div5", "div6", "custom1", "custom2", "custom3", "custom4", "custom5", "custom6",
];

/// Whom to find.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FindUserTeams {
    /// The host's tenant; any other one holds nobody.
    tenant_id: String,
    /// `email`, `username`, `employeeId`, or an attribute that rules can ask for.
    property: String,
    value: String,
}

/// A user-team record.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FoundUserTeam {
    /// `<user id>_<team id>`.
    id: String,
    user_id: Uuid,
    team_id: String,
    tenant_id: String,
    status: Status,
    /// The held roles.
    roles: Vec<Role>,
    /// What the membership says.
    #[serde(flatten)]
    profile: Profile,
}

/// Find user teams by property: members of this team
#[utoipa::path(post, path = "/api/functions/findUserTeamsByProperty", operation_id = "people_find_by_property", tag = "people", request_body = FindUserTeams,
    responses((status = 200, body = Vec<FoundUserTeam>), (status = 422, body = Problem)))]
pub async fn find_user_teams(actor: Actor, Json(wanted): Json<FindUserTeams>) -> Result<Json<Vec<FoundUserTeam>>> {
    let tenant_id = actor.context.tenant.id.as_str();
    if wanted.tenant_id != tenant_id {
        return Ok(Json(Vec::new()));
    }
    let client = actor.client().await?;
    let (team_id, value) = (team(&actor), wanted.value.trim());
    let lower = value.to_lowercase();
    let found = match wanted.property.as_str() {
        "email" => {
            sql::members_by_email()
                .bind(&*client, &team_id, &[lower.as_str()].as_slice())
                .all()
                .await
        }
        "username" => {
            sql::members_by_username()
                .bind(&*client, &team_id, &[lower.as_str()].as_slice())
                .all()
                .await
        }
        "employeeId" => {
            sql::members_by_employee_id()
                .bind(&*client, &team_id, &[value].as_slice())
                .all()
                .await
        }
        category if CATEGORIES.contains(&category) => {
            let wanted = [facet(category, value)];
            sql::members_by_facet()
                .bind(&*client, &team_id, &wanted.as_slice(), &MOST)
                .all()
                .await
        }
        _ => {
            return Err(Problem::field(
                "property",
                "unknown",
                "People cannot be found by this property.",
            ));
        }
    };
    let own = OwnFields::of(&*client, team_id).await?;
    let found = found.sql()?.into_iter().map(Membership::from);
    let records = found.map(|mut one| FoundUserTeam {
        profile: {
            one.profile.without(own.archived());
            one.profile
        },
        id: one.id,
        user_id: one.user_id,
        team_id: one.team_id,
        tenant_id: tenant_id.to_owned(),
        status: one.status,
        roles: one.roles,
    });
    Ok(Json(records.collect()))
}
