//! fleet: all tenants together, as they were last counted; the databases that hold them; what needs somebody to look at it, and
//! reactions that were given up, with another try.
mod api;
mod model;

use std::collections::HashMap;

use chrono::Duration;

pub use api::routes;

use crate::app::App;
use crate::builder::{DAYS, day_in};
use crate::registry::{RegistryError, TenantRow};

/// The last 30 days of each of these tenants, as they were last counted, each in its own time zone.
pub(crate) async fn days(app: &App, rows: &[TenantRow]) -> Result<HashMap<String, Vec<i64>>, RegistryError> {
    let ids: Vec<String> = rows.iter().map(|row| row.id.clone()).collect();
    let now = app.clock.now();
    // The earliest day that any time zone's last 30 begin with.
    let from = now.date_naive() - Duration::days(DAYS);
    let mut found: HashMap<String, HashMap<_, i64>> = HashMap::new();
    for day in app.registry.days_of(ids, from).await? {
        found.entry(day.tenant_id).or_default().insert(day.day, day.people);
    }
    let line = |row: &TenantRow| {
        let figures = found.get(&row.id)?;
        let today = day_in(&row.time_zone, now);
        let days = (0..DAYS)
            .rev()
            .map(|back| figures.get(&(today - Duration::days(back))).copied());
        Some((row.id.clone(), days.map(Option::unwrap_or_default).collect()))
    };
    Ok(rows.iter().filter_map(line).collect())
}
