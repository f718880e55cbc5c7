//! Licences: who counts in a month, written down by whatever counts, and what the plan makes of it.
//!
//! Invariants: one row a person and month, in the transaction of what counted first; what is done in somebody else's name,
//! superadmins and demo accounts, which the platform's operators mark, never count; the month is that of the tenant's zone; no row is
//! ever changed. A month that is reviewed is shown with the numbers of the platform's bill.
//!
//! Doors: [`signed_in`] and [`learnt`].
mod api;
mod model;

use chrono::{DateTime, Utc};

use learnt_kernel::licence::{Metric, month_of, terms};
use learnt_kernel::problem::Result;
use learnt_kernel::role::Gate;
use learnt_kernel::tenant::TenantId;
use learnt_queries::client::GenericClient;
use learnt_queries::queries::licences as sql;
use moka::sync::Cache;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use crate::app::App;
use crate::db::directory::Tenant;
use crate::db::{Change, Sql};
use crate::edge::{Actor, gate};

/// People of whom this process knows that nothing is to be written for them in a month: they cost no statement.
#[derive(Clone)]
pub struct Settled(Cache<(TenantId, i32, Uuid), ()>);

impl Default for Settled {
    fn default() -> Self {
        // Not for longer: whoever is superadmin no longer counts again.
        let memory = std::time::Duration::from_secs(600);
        Self(Cache::builder().max_capacity(100_000).time_to_live(memory).build())
    }
}

/// Somebody signed in, or went on with a session of their own.
pub async fn signed_in(
    app: &App,
    client: &impl GenericClient,
    tenant: &Tenant,
    (user, team): (Uuid, &str),
    now: DateTime<Utc>,
) -> Result<()> {
    count(app, client, tenant, Metric::SignedIn, (user, team), now).await
}

/// Somebody worked on something that is to be learnt. Whoever acts in another's name does not make them count.
pub async fn learnt(app: &App, change: &Change<'_>, actor: &Actor) -> Result<()> {
    if actor.impersonates() {
        return Ok(());
    }
    let (here, metric) = (&actor.here, Metric::LearningActive);
    let person = (actor.user_id, here.team.id.as_str());
    count(app, change.tx(), &here.tenant, metric, person, change.now()).await
}

async fn count(
    app: &App,
    client: &impl GenericClient,
    tenant: &Tenant,
    metric: Metric,
    (user, team): (Uuid, &str),
    now: DateTime<Utc>,
) -> Result<()> {
    if terms(&tenant.plan).metric != metric {
        return Ok(());
    }
    let month = month_of(now, &tenant.time_zone);
    let key = (tenant.id.clone(), chrono::Datelike::num_days_from_ce(&month), user);
    if app.settled.0.contains_key(&key) {
        return Ok(());
    }
    let counted = sql::count_person()
        .bind(client, &month, &user, &team, &metric.as_str(), &now)
        .await
        .sql()?;
    // What is written now may still be taken back with its transaction; what stood there before is settled.
    if counted == 0 {
        app.settled.0.insert(key, ());
    }
    Ok(())
}

/// The routes of this feature.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::Superadmin, routes!(api::show)))
        .routes(gate(Gate::Superadmin, routes!(api::people)))
}
