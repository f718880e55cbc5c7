//! What people may do with the fields that everybody has, on their own page.

use crate::prelude::*;

use super::super::commands;
use super::super::profile::{Access, ProfileRule, ProfileRules};
use super::super::read;

/// A field that everybody has, as it is settled.
#[derive(Serialize, ToSchema)]
pub struct ProfileSetting {
    /// The field and what holds for it.
    #[serde(flatten)]
    rule: ProfileRule,
    /// What can be settled.
    choices: Vec<Access>,
}

/// What the organisation's people may do with the fields that everybody has.
#[derive(Serialize, ToSchema)]
pub struct ProfileSettings {
    /// All of them, in the order of the page.
    fields: Vec<ProfileSetting>,
    /// To be sent with a change.
    revision: i32,
}

impl ProfileSettings {
    fn of((rules, revision): (ProfileRules, i32)) -> Self {
        let setting = |rule: ProfileRule| ProfileSetting {
            choices: rule.field.choices().to_vec(),
            rule,
        };
        Self {
            fields: rules.all().into_iter().map(setting).collect(),
            revision,
        }
    }
}

/// What is to be different.
#[derive(Deserialize, ToSchema)]
pub struct ProfileSettingsChange {
    /// Fields; those that are not named stay.
    #[serde(default)]
    fields: Vec<ProfileRule>,
    /// The revision that was looked at: an older one is refused with 409.
    revision: i32,
}

/// What people may do with the fields that everybody has
#[utoipa::path(get, path = "/api/settings/profile", operation_id = "profile_settings", tag = "settings",
    responses((status = 200, body = ProfileSettings), (status = 403, body = Problem)))]
pub async fn settings(actor: Actor) -> Result<Json<ProfileSettings>> {
    let client = actor.client().await?;
    Ok(Json(ProfileSettings::of(read::profile_rules(&*client).await?)))
}

/// Change what people may do with the fields that everybody has
#[utoipa::path(patch, path = "/api/settings/profile", operation_id = "profile_change_settings", tag = "settings", request_body = ProfileSettingsChange,
    responses((status = 200, body = ProfileSettings), (status = 403, body = Problem), (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem)))]
pub async fn change_settings(actor: Actor, Json(body): Json<ProfileSettingsChange>) -> Result<Json<ProfileSettings>> {
    let mut client = actor.client().await?;
    let mut change = Change::begin(&mut client, &actor).await?;
    let settled = commands::settle(&mut change, body.revision, actor.real_id, &body.fields).await?;
    change.commit(&actor.app).await?;
    // What people see of themselves is remembered with their sessions.
    actor.app.sessions.forget_tenant(&actor.context.tenant.id).await;
    Ok(Json(ProfileSettings::of(settled)))
}
