//! The team's navigation, as a superadmin sees and changes it.

use super::super::{DIRECTORY_PATIENCE, entries, revision_of};
use super::writing;
use crate::db::directory::Register;
use crate::prelude::*;
use crate::settings::SettledNavigation;

/// A team's navigation.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Navigation {
    /// Its entries, also those that are switched off; none where the product's own stands.
    #[schema(value_type = Vec<Object>)]
    navigation: Vec<Value>,
    /// With what a team begins that has none of its own; none: the product's own.
    #[schema(value_type = Vec<Object>)]
    template: Vec<Value>,
    /// Ids and addresses of entries that the organisation does not have: nobody of it is shown them.
    unavailable: Vec<String>,
    /// Whether the sample areas are there: apps with invented data that stay in the browser.
    sample_areas: bool,
    /// To be sent with a change.
    revision: i32,
}

/// What is to be different; what is absent stays.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NavigationChange {
    /// The whole tree, an empty one being the product's own again: entries with id, type, title, url, icon, badge, auth, exact,
    /// target, enabled and children; other keys are dropped.
    #[serde(default)]
    #[schema(value_type = Option<Vec<Object>>)]
    navigation: Option<Value>,
    /// Whether the sample areas are there.
    #[serde(default)]
    sample_areas: Option<bool>,
    /// The revision that was looked at: an older one is refused with 409.
    #[serde(default)]
    revision: Option<i32>,
}

impl NavigationChange {
    /// As the control plane is asked: without what is to stay.
    fn body(&self) -> Value {
        let parts = [
            ("navigation", self.navigation.clone()),
            ("sampleAreas", self.sample_areas.map(Value::from)),
            ("revision", self.revision.map(Value::from)),
        ];
        let errors = parts
            .into_iter()
            .filter_map(|(name, value)| Some((name.to_owned(), value?)));
        Value::Object(errors.collect())
    }
}

/// The team's navigation
#[utoipa::path(get, path = "/api/settings/navigation", tag = "settings", responses((status = 200, body = Navigation), (status = 403, body = Problem)))]
pub async fn navigation(actor: Actor) -> Json<Navigation> {
    let team = &actor.context.team;
    let entries = entries(&team.side_navigation);
    Json(to_view(&actor, entries, team.sample_areas, team.revision))
}

/// Change the team's navigation
#[utoipa::path(patch, path = "/api/settings/navigation", tag = "settings", request_body = NavigationChange,
    responses((status = 200, body = Navigation), (status = 403, body = Problem), (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem), (status = 503, body = Problem, description = "control_plane_unavailable")))]
pub async fn change_navigation(actor: Actor, Json(form): Json<NavigationChange>) -> Result<Json<Navigation>> {
    let context = &actor.context;
    writing::ready(&actor.app, context).await?;
    let team = actor
        .app
        .control_plane
        .change_navigation(&context.tenant.id, &context.team.id, &form.body())
        .await?;
    let entry =
        AuditEntry::new("navigation.changed", context.team.id.as_str()).named(context.team.display_name.as_str());
    let entry = match form.sample_areas {
        Some(on) => entry.with("after", json!({"sampleAreas": on})),
        None => entry,
    };
    writing::record(&actor, entry).await?;
    let revision = revision_of(&team);
    let known = |register: &Register| {
        let found = register.team(&context.team.id);
        found.is_some_and(|(_, team)| team.revision >= revision)
    };
    actor.app.directory.wait_until(DIRECTORY_PATIENCE, known).await;
    let entries = entries(&team["sideNavigation"]);
    let samples = team["sampleAreas"].as_bool().unwrap_or_default();
    Ok(Json(to_view(&actor, entries, samples, revision)))
}

fn to_view(actor: &Actor, navigation: Vec<Value>, sample_areas: bool, revision: i32) -> Navigation {
    let settled = SettledNavigation::of(&actor.context.tenant.settings);
    Navigation {
        navigation,
        unavailable: settled.unavailable(),
        sample_areas,
        template: settled.entries,
        revision,
    }
}
