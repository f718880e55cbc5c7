//! presence: who has the product open, where in it, and on what.
//!
//! A *sign of life* comes from a page every thirty seconds; it is written at most once a minute. Somebody is *online* while the
//! last one is younger than the lease; signing out and the end of the last live socket say at once that they went.
//!
//! Doors: [`mark_offline`], [`touch`], and [`of`] for whoever shows people.
use crate::prelude::*;

use std::collections::HashMap;

use learnt_queries::queries::{people, presence as sql};

mod api;
mod model;

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(gate(Gate::SignedIn, routes!(api::report_presence)))
}

/// Somebody shows that they are there, which their membership keeps: a session of theirs in this team was just renewed or taken over.
pub async fn touch(client: &impl GenericClient, now: DateTime<Utc>, user_id: Uuid, team: &str) -> Result<()> {
    people::mark_present()
        .bind(client, &now, &user_id, &team)
        .await
        .sql()
        .map(drop)
}

/// Whether somebody has the product open, and where (specification, section 3).
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Presence {
    /// `online` or `offline`.
    pub state: &'static str,
    /// The team at whose host they are.
    pub current_team: Option<String>,
    /// The membership they are there with.
    pub current_user_team: Option<String>,
    /// `dashboard`, `chat`, `mycourses`, `home`, `admincourses`, `feed` or `unknown`.
    pub current_feature: Option<String>,
    /// `desktop`, `mobile` or `tablet`.
    pub device_type: Option<String>,
    /// Who made a hand-held device.
    pub mobile_vendor: Option<String>,
    /// What it is called.
    pub mobile_model: Option<String>,
    pub browser_name: Option<String>,
    pub browser_version: Option<String>,
    /// The system.
    pub os_name: Option<String>,
    pub os_version: Option<String>,
    /// When they came or went.
    pub last_changed: DateTime<Utc>,
}

impl Presence {
    /// Whether they are there.
    pub fn is_online(&self) -> bool {
        self.state == "online"
    }

    fn read(row: sql::PresenceOf, now: DateTime<Utc>) -> Self {
        if row.state != "online" || now - row.seen_at > model::LEASE {
            return Self::offline(row.seen_at);
        }
        let user_id = row.user_id;
        Self {
            state: "online",
            current_user_team: row.team_id.as_ref().map(|team| format!("{user_id}_{team}")),
            current_team: row.team_id,
            current_feature: row.feature,
            device_type: row.device_type,
            mobile_vendor: row.mobile_vendor,
            mobile_model: row.mobile_model,
            browser_name: row.browser_name,
            browser_version: row.browser_version,
            os_name: row.os_name,
            os_version: row.os_version,
            last_changed: row.last_changed,
        }
    }

    /// Offline: nothing is said of where they were.
    fn offline(since: DateTime<Utc>) -> Self {
        Self {
            state: "offline",
            current_team: None,
            current_user_team: None,
            current_feature: None,
            device_type: None,
            mobile_vendor: None,
            mobile_model: None,
            browser_name: None,
            browser_version: None,
            os_name: None,
            os_version: None,
            last_changed: since,
        }
    }
}

/// Who of these people is there; whoever never was is absent.
pub async fn of(client: &TenantClient, users: &[Uuid], now: DateTime<Utc>) -> Result<HashMap<Uuid, Presence>> {
    let rows = sql::presence_of().bind(&**client, &users).all().await.sql()?;
    Ok(rows
        .into_iter()
        .map(|row| (row.user_id, Presence::read(row, now)))
        .collect())
}

/// These people went.
pub async fn mark_offline(change: &Change<'_>, users: &[Uuid]) -> Result<()> {
    sql::mark_offline()
        .bind(change.tx(), &change.now(), &users)
        .await
        .sql()
        .map(drop)
}
