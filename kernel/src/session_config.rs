//! When an idle session ends: what a new tenant starts with, and what holds where its settings say nothing.
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// When an idle session ends (specification, sections 3 and 4).
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct SessionConfig {
    /// How many units of idleness.
    pub expire_session_after: u32,
    /// `seconds`, `minutes`, `hours` or `days`.
    pub unit: String,
    /// Whether idleness is looked at.
    pub check_user_inactivity: bool,
    /// Whether a session survives the browser's restart unless the person chooses.
    pub persist_user_session: bool,
}

impl Default for SessionConfig {
    fn default() -> Self {
        Self {
            expire_session_after: 30,
            unit: "minutes".into(),
            check_user_inactivity: false,
            persist_user_session: true,
        }
    }
}
