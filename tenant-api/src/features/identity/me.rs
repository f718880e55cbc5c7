//! The session user of specification section 3.
use learnt_kernel::email;
use learnt_queries::queries::identity as sql;

use crate::features::impersonation::{self, Impersonation};
use crate::features::{files, preferences, sessions};
use crate::look::ShownTheme;
use crate::prelude::*;
use crate::settings::TenantSettings;

/// Who is signed in, as the application holds it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SessionUser {
    /// The person.
    pub uid: Uuid,
    /// All held roles.
    pub role: Vec<Role>,
    /// Whether somebody else acts in this person's name.
    pub is_impersonating: bool,
    /// Who does, why and until when.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub impersonation: Option<Impersonation>,
    /// The person's data.
    pub data: SessionData,
}

/// The person's data.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SessionData {
    /// Address, if there is one.
    #[serde(serialize_with = "email::write_shown")]
    pub email: Option<String>,
    /// First and last name.
    pub display_name: String,
    /// Navigation items that the person put into the toolbar.
    pub shortcuts: Vec<String>,
    /// The host's team.
    pub current_team: CurrentTeam,
    /// The host's tenant.
    pub current_tenant: CurrentTenant,
    /// The membership of the host's team.
    pub current_user_team: CurrentUserTeam,
    /// All usable memberships in this tenant.
    pub user_teams: Vec<UserTeam>,
}

/// The host's team.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CurrentTeam {
    pub id: String,
    pub display_name: String,
    /// Colours, logos, favicon.
    pub theme: ShownTheme,
}

/// The host's tenant.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CurrentTenant {
    pub id: String,
    pub name: String,
    pub settings: TenantSettings,
}

/// What the person is in the host's team.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CurrentUserTeam {
    pub user_id: Uuid,
    pub tenant_id: String,
    pub team_id: String,
    pub first_name: String,
    pub last_name: String,
    /// Address.
    #[serde(serialize_with = "email::write_shown")]
    pub email: Option<String>,
    /// All held roles, the first one shown in the tooltip.
    pub roles: Vec<String>,
    pub position: Option<String>,
    pub avatar: Option<String>,
    pub reward_points_count: i64,
}

/// A membership in this tenant.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UserTeam {
    /// `<user id>_<team id>`.
    pub id: String,
    pub team_id: String,
}

/// Reads the person's memberships in this tenant and puts the session user together.
pub async fn session_user(actor: &Actor) -> Result<SessionUser> {
    let client = actor.client().await?;
    let all = sql::own_memberships()
        .bind(&*client, &actor.user_id)
        .all()
        .await
        .sql()?;
    let usable: Vec<_> = all
        .into_iter()
        .filter(|one| sessions::may_sign_in(&one.status))
        .collect();
    let user_teams = usable
        .iter()
        .map(|one| UserTeam {
            id: one.id.clone(),
            team_id: one.team_id.clone(),
        })
        .collect();
    let impersonation = if actor.impersonates() {
        impersonation::banner(&client, actor.session_id).await?
    } else {
        None
    };
    let (context, mine) = (&actor.context, actor.membership_id.as_str());
    let current = usable
        .into_iter()
        .find(|one| one.id == mine)
        .ok_or_else(Problem::not_found)?;
    Ok(SessionUser {
        uid: actor.user_id,
        role: actor.roles.clone(),
        is_impersonating: actor.impersonates(),
        impersonation,
        data: SessionData {
            email: current.email.clone(),
            display_name: actor.name.clone(),
            shortcuts: preferences::shortcuts(current.shortcuts),
            current_team: CurrentTeam {
                id: context.team.id.to_string(),
                display_name: context.team.display_name.clone(),
                theme: ShownTheme::of(&context.team),
            },
            current_tenant: CurrentTenant {
                id: context.tenant.id.to_string(),
                name: context.tenant.name.clone(),
                settings: context.tenant.options.clone(),
            },
            current_user_team: CurrentUserTeam {
                user_id: actor.user_id,
                tenant_id: context.tenant.id.to_string(),
                team_id: current.team_id,
                first_name: current.first_name,
                last_name: current.last_name,
                email: current.email,
                roles: current.roles,
                position: current.position.filter(|_| actor.sees_position),
                avatar: files::avatar_url(&actor.app, &context.tenant, current.avatar.as_deref()),
                reward_points_count: current.reward_points_count,
            },
            user_teams,
        },
    })
}
