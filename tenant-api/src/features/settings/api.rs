//! The team's look, as its admin sees and changes it.
use serde_json::Map;

use super::{DIRECTORY_PATIENCE, revision_of};
use crate::db::directory::Register;
use crate::features::files;
use crate::look::{PICTURES, ShownTheme};
use crate::prelude::*;

pub mod navigation;
pub mod writing;

/// A team's look.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Look {
    display_name: String,
    /// Colours and palette as they are kept; pictures as the ids of their uploads.
    #[schema(value_type = Object)]
    theme: Value,
    /// The same as everybody sees it, with the pictures' addresses.
    shown: ShownTheme,
    terms_and_conditions_url: Option<String>,
    /// Where people write for help.
    support_email: Option<String>,
    /// To be sent with a change.
    revision: i32,
}

/// What is to be different; what is absent stays, `null` takes a value away, what is unknown is dropped.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(
    dead_code,
    reason = "the shape for the document; absent and null differ, so the control plane reads the object itself"
)]
pub struct LookChange {
    /// `#rrggbb`
    primary_color: Option<String>,
    /// `#rrggbb`
    secondary_color: Option<String>,
    /// `#rrggbb`
    sidebar_background_color: Option<String>,
    /// `#rrggbb`
    top_header_background_color: Option<String>,
    /// One of the presets.
    palette: Option<String>,
    /// Whether the navigation begins unfolded for whoever has not chosen otherwise.
    navigation_open: Option<bool>,
    /// An upload's id.
    icon_logo: Option<String>,
    /// An upload's id.
    logged_out_logo: Option<String>,
    /// An upload's id.
    logged_out_background_image: Option<String>,
    /// An upload's id.
    favicon: Option<String>,
    /// The team's name.
    display_name: Option<String>,
    terms_and_conditions_url: Option<String>,
    /// Where people write for help.
    support_email: Option<String>,
    /// The revision that was looked at: an older one is refused with 409.
    revision: Option<i32>,
}

/// The team's look
#[utoipa::path(get, path = "/api/settings/theme", tag = "settings", responses((status = 200, body = Look), (status = 403, body = Problem)))]
pub async fn theme(actor: Actor) -> Json<Look> {
    let team = &actor.context.team;
    Json(Look {
        display_name: team.display_name.clone(),
        theme: team.theme.clone(),
        shown: ShownTheme::of(team),
        terms_and_conditions_url: team.terms_url.clone(),
        support_email: team.support_email.clone(),
        revision: team.revision,
    })
}

/// Change the team's look
#[utoipa::path(patch, path = "/api/settings/theme", tag = "settings", request_body = LookChange,
    responses((status = 200, body = Look), (status = 403, body = Problem), (status = 409, body = Problem, description = "changed_meanwhile"), (status = 422, body = Problem), (status = 503, body = Problem, description = "control_plane_unavailable")))]
pub async fn change_theme(actor: Actor, Json(change): Json<Map<String, Value>>) -> Result<Json<Look>> {
    let context = &actor.context;
    check_pictures(&actor.app, context, &change).await?;
    writing::ready(&actor.app, context).await?;
    let team = actor
        .app
        .control_plane
        .change_theme(&context.tenant.id, &context.team.id, &change)
        .await?;
    note(&actor, &change).await?;
    let text = |key: &str| team[key].as_str().map(str::to_owned);
    let revision = revision_of(&team);
    // Pictures are open as soon as the directory names them: the page that gets this answer asks for them at once. A
    // directory that takes longer is no reason to call the change failed.
    let known = |register: &Register| {
        let found = register.team(&context.team.id);
        found.is_some_and(|(_, team)| team.revision >= revision)
    };
    actor.app.directory.wait_until(DIRECTORY_PATIENCE, known).await;
    Ok(Json(Look {
        display_name: text("displayName").unwrap_or_default(),
        theme: team["theme"].clone(),
        shown: ShownTheme::read(&context.team.id, &team["theme"]),
        terms_and_conditions_url: text("termsAndConditionsUrl"),
        support_email: text("supportEmail"),
        revision,
    }))
}

/// Which parts of the look were changed; what they are now is for everybody to see.
async fn note(actor: &Actor, change: &Map<String, Value>) -> Result<()> {
    let fields: Vec<&str> = change
        .keys()
        .map(String::as_str)
        .filter(|key| *key != "revision")
        .collect();
    let entry = AuditEntry::new("theme.changed", actor.context.team.id.to_string())
        .named(actor.context.team.display_name.as_str());
    writing::record(actor, entry.with("fields", fields)).await
}

/// The control plane cannot look into a tenant's uploads: that a picture is one of them, and a picture, is known here.
async fn check_pictures(app: &App, context: &TenantContext, change: &Map<String, Value>) -> Result<()> {
    let is_set = |value: &Value| !value.is_null() && value.as_str().is_none_or(|text| !text.trim().is_empty());
    let named: Vec<(&str, Option<Uuid>)> = PICTURES
        .iter()
        .filter_map(|name| Some((*name, change.get(*name).filter(|value| is_set(value))?)))
        .map(|(name, value)| (name, value.as_str().and_then(|text| text.parse().ok())))
        .collect();
    if named.is_empty() {
        return Ok(());
    }
    let ids: Vec<Uuid> = named.iter().filter_map(|(_, id)| *id).collect();
    let uploads = files::views(app, context, &app.client(context).await?, &ids).await?;
    let is_picture = |id: &Uuid| uploads.get(id).is_some_and(|upload| upload.kind == "image");
    let wrong: Vec<FieldError> = named
        .iter()
        .filter(|(_, id)| !id.as_ref().is_some_and(is_picture))
        .map(|(name, _)| FieldError::new(*name, "not_an_upload", "Upload a picture and choose it here."))
        .collect();
    if wrong.is_empty() {
        Ok(())
    } else {
        Err(Problem::unprocessable(wrong))
    }
}
