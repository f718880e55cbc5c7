//! Licences: who counts in a month, written down by whatever counts, and what the plan makes of it.
//!
//! Invariants: one row a person and month, in the transaction of what counted first; what is done in somebody else's name,
//! superadmins and demo accounts, which the platform's operators mark, never count; the month is that of the tenant's zone; no row is
//! ever changed. A month that is reviewed is shown with the numbers of the platform's bill.
//!
//! Doors: [`signed_in`], [`learnt`] and [`month_is_young`].
mod api;
mod model;

use chrono::Duration;
use chrono_tz::Tz;

use learnt_kernel::licence::{Metric, month_of};
use learnt_queries::queries::licences as sql;

use crate::db::directory::Tenant;
use crate::prelude::*;

/// Longer than an access token of the month before is taken after its end: until then whoever was just seen need not have counted.
const YOUNG: Duration = Duration::minutes(10);

/// Whether the month of a zone began so short a time ago that somebody may have been seen in it before anything counted them.
pub fn month_is_young(zone: &Tz, now: DateTime<Utc>) -> bool {
    month_of(now - YOUNG, zone) != month_of(now, zone)
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
    let (context, metric) = (&actor.context, Metric::LearningActive);
    let person = (actor.user_id, context.team.id.as_str());
    count(app, change.tx(), &context.tenant, metric, person, change.now()).await
}

async fn count(
    app: &App,
    client: &impl GenericClient,
    tenant: &Tenant,
    metric: Metric,
    (user, team): (Uuid, &str),
    now: DateTime<Utc>,
) -> Result<()> {
    let of = (&tenant.id, &tenant.time_zone);
    let Some(key) = app.settled_licences.counts((&tenant.plan, metric), of, user, now) else {
        return Ok(());
    };
    let counted = sql::count_person()
        .params(
            client,
            &sql::CountPersonParams {
                month: key.month(),
                user_id: user,
                team_id: team,
                event: metric.into_str(),
                now,
            },
        )
        .await
        .sql()?;
    // What is written now may still be taken back with its transaction; what stood there before is settled.
    if counted == 0 {
        app.settled_licences.mark_settled(key);
    }
    Ok(())
}

/// What this feature declares.
pub const FEATURE: Feature = Feature {
    routes,
    ..Feature::EMPTY
};

/// The routes of this feature.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(gate(Gate::Superadmin, routes!(api::show)))
        .routes(gate(Gate::Superadmin, routes!(api::people)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use learnt_kernel::token::LIFETIME;

    #[test]
    fn a_month_is_young_for_longer_than_a_token_of_the_one_before_is_taken() {
        let zone = chrono_tz::Pacific::Auckland;
        let midnight: DateTime<Utc> = "2027-04-30T12:00:00Z".parse().unwrap();
        let is_young = |after: Duration| month_is_young(&zone, midnight + after);
        assert!(is_young(Duration::zero()) && is_young(LIFETIME + Duration::minutes(2)));
        assert!(!is_young(Duration::seconds(-1)) && !is_young(YOUNG));
    }
}
