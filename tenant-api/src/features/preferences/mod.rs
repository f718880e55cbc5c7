//! preferences: what a person chose for their own screens: shortcuts in the toolbar, and the layout.
//!
//! Invariants: a person changes their own and nobody else's; only listed keys are kept, and no more than a screen needs.
//!
//! Doors: [`shortcuts`], for the session user, who reads the row together with the memberships.
use crate::prelude::*;

use learnt_queries::queries::preferences as sql;

mod api;
pub mod domain_events;
mod model;

/// What everybody has in the toolbar at first (specification, section 9).
const SHORTCUTS: [&str; 4] = ["calendar", "mail", "contacts", "todo"];

/// What a person chose, or what everybody begins with.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredPreferences {
    /// Navigation items in the toolbar.
    pub shortcuts: Vec<String>,
    /// Layout settings.
    pub settings: Value,
}

/// What is in somebody's toolbar: what they chose, or what everybody begins with.
pub fn shortcuts(chosen: Option<Vec<String>>) -> Vec<String> {
    chosen.unwrap_or_else(|| SHORTCUTS.map(str::to_owned).to_vec())
}

/// What a person chose.
async fn chosen(client: &TenantClient, user_id: Uuid) -> Result<StoredPreferences> {
    let found = sql::preferences().bind(&**client, &user_id).opt().await.sql()?;
    let (shortcuts, settings) = found.map_or((None, None), |found| (found.shortcuts, Some(found.settings)));
    Ok(StoredPreferences::of(shortcuts, settings))
}

impl StoredPreferences {
    fn of(shortcuts: Option<Vec<String>>, settings: Option<Value>) -> Self {
        Self {
            shortcuts: self::shortcuts(shortcuts),
            settings: settings.unwrap_or_else(|| Value::Object(serde_json::Map::new())),
        }
    }
}

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    audit_actions: &["preferences.chosen"],
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::SignedIn, routes!(api::preferences, api::choose)))
        .routes(gate(Gate::SignedIn, routes!(api::update_user)))
        .routes(gate(
            Gate::SignedIn,
            routes!(api::provider_user, api::patch_provider_user),
        ))
}
