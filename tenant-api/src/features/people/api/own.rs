//! What the team knows of the signed-in person, as they see it themselves. It is the admins' to change, but for what was given
//! to people themselves: of the fields that everybody has by the tenant's superadmins, of the others by the team's admins.
use chrono::NaiveDate;
use futures_util::future::try_join;
use learnt_queries::queries::people as sql;

use super::{Named, ProfileValues, authority, managers, team};
use crate::features::fields::ProfileRule;
use crate::features::files;
use crate::features::people::commands::{self, Edit};
use crate::features::people::model::{Membership, Status};
use crate::features::people::own_fields::OwnMembershipFields;
use crate::features::people::profile::Profile;
use crate::prelude::*;

/// One's own page.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OwnProfile {
    /// What the membership says.
    pub profile: Profile,
    /// What may be done here with the fields that everybody has.
    pub rules: Vec<ProfileRule>,
    pub avatar: Option<String>,
    pub status: Status,
    /// The held roles.
    pub roles: Vec<Role>,
    /// Those who manage the person.
    pub managers: Vec<Named>,
    /// Those whom fields of people name.
    pub named: Vec<Named>,
    /// The day the employment ends.
    pub termination_date: Option<NaiveDate>,
    /// A member since.
    pub created_at: DateTime<Utc>,
    /// Counts every edit; goes back with the next one.
    pub revision: i32,
}

/// What the team knows of me.
#[utoipa::path(get, path = "/api/me/profile", operation_id = "people_own_profile", tag = "people", responses((status = 200, body = OwnProfile), (status = 401, body = Problem)))]
pub async fn profile(actor: Actor) -> Result<Json<OwnProfile>> {
    let client = actor.client().await?;
    Ok(Json(own(&actor.app, &client, &actor).await?))
}

/// What was given to people themselves; what is left out stays as it is.
#[derive(Debug, Deserialize, ToSchema)]
pub struct OwnPatch {
    /// The revision that was on the screen.
    pub revision: i32,
    /// Whatever is not one's own to change is refused at its name.
    #[serde(flatten)]
    pub values: ProfileValues,
}

/// Changes what the team lets people say of themselves.
#[utoipa::path(patch, path = "/api/me/profile", operation_id = "people_edit_own", tag = "people", request_body = OwnPatch, responses((status = 200, body = OwnProfile), (status = 401, body = Problem), (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem)))]
pub async fn edit(actor: Actor, Json(body): Json<OwnPatch>) -> Result<Json<OwnProfile>> {
    let values = body.values.values()?;
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let mine = OwnMembershipFields::lock(change.tx(), team(&actor), &values).await?;
    mine.may_fill(&values)?;
    let edit = Edit {
        by: authority(&actor),
        team: team(&actor),
        user_id: actor.user_id,
        revision: body.revision,
    };
    commands::edit(&mut change, &edit, values).await?;
    change.commit(&actor.app).await?;
    Ok(Json(own(&actor.app, &client, &actor).await?))
}

async fn own(app: &App, client: &TenantClient, actor: &Actor) -> Result<OwnProfile> {
    let member = async {
        sql::member()
            .bind(&**client, &team(actor), &actor.user_id)
            .opt()
            .await
            .sql()
    };
    let (row, mine) = try_join(member, OwnMembershipFields::of(&**client, team(actor))).await?;
    let row = row.ok_or_else(Problem::not_found)?;
    let avatar = files::avatar_url(app, &actor.context.tenant, row.avatar.as_deref());
    let created_at = row.created_at;
    let mut member = Membership::from(row);
    mine.hide_unseen(&mut member);
    let people = mine.people(&member.profile);
    let (chiefs, named) = try_join(
        managers(client, actor, &member.managers),
        managers(client, actor, &people),
    )
    .await?;
    Ok(OwnProfile {
        rules: mine.rules(),
        revision: member.revision,
        named,
        profile: member.profile,
        avatar,
        status: member.status,
        roles: member.roles,
        managers: chiefs,
        termination_date: member.termination_date,
        created_at,
    })
}
